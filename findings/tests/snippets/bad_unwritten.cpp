[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  float y, z;
  asm("mov (M1, 16) %0(0,0)<1> %2(0,0)<1;1,0>" : "=rw"(y), "=rw"(z) : "rw"(x));
}
