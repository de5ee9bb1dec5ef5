void f(float x) {
  float y;
  asm("add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:f" : "=r"(y) : "rw"(x));
}
