void f(float x) {
  float y;
  asm("mov (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>" : "=rw"(y) : "3"(x));
}
