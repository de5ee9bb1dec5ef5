void f(float x) {
  asm(make_text() : "+rw"(x));
}
