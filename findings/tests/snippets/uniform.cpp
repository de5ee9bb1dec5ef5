[[intel::reqd_sub_group_size(16)]]
void broadcast(int x) {
  int y;
  asm("mov (M1, 16) %0(0,0)<1> %1(0,0)<0;1,0>" : "=rw"(y) : "rw.u"(x));
}
