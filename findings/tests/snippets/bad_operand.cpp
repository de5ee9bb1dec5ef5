[[intel::reqd_sub_group_size(16)]]
void f(float x, float &y, float &z) {
  asm("add (M1, 16) %0(0,0)<1> %2(0,0)<1;1,0> 0x1:f" : "=rw"(y), "=rw",z) : "rw"(x));
  asm("add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:f" : "=rw"(y) "rw"(x));
  asm("add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %2(0,0)<1;1,0>" : "=rw"(y));
}
