[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  float y;
  asm("add (M1, 16) %0(0,0)<1> %1 0x1:f" : "=rw"(y) : "rw"(x));
}
