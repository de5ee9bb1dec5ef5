void f(float x) {
  float y;
  asm("mov (M1, 16) %[out](0,0)<1> %[inp](0,0)<1;1,0>" : [out] "=rw"(y) : [in] "rw"(x));
}
