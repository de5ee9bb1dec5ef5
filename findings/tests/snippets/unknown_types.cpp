template <typename T, int N> void f(T x, T &y) {
  asm("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:f" : "=rw"(y) : "rw"(x));
  asm("lsc_load_block2d.ugm (M1, 1) %0:d16.%1x16x8nn flat[0x0,0x0,0x0,0x0,0x0,0x0]" : "=rw"(y) : "P"(N));
}
