[[intel::reqd_sub_group_size(16)]]
void state(unsigned x) {
  asm("mov (M1_NM, 1) %0(0,0)<1> %%sr0(0,0)<0;1,0>" : "+rw"(x));
}
