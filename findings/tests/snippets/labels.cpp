[[intel::reqd_sub_group_size(16)]]
void count(int n) {
  asm("again%=:\n"
      "add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> -1:d\n"
      ".decl P v_type=P num_elts=16\n"
      "cmp.gt (M1, 16) P %0(0,0)<1;1,0> 0x0:d\n"
      "(P) goto (M1, 16) again%=\n"
      : "+rw"(n));
}
