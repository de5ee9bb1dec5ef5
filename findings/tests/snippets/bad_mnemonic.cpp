[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  asm("// one\n"
      "mov (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0>\n"
      "addd (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:f\n" : "+rw"(x));
}
