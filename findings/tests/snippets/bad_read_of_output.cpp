[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  asm("add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:f" : "=rw"(x));
}
