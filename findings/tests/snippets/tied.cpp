[[intel::reqd_sub_group_size(8)]]
void twice(int x) {
  asm("add (M1, 8) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:d" : "=rw"(x) : "0"(x));
  asm("add (M1, 8) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d" : "+rw"(x));
}
