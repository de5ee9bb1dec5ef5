[[intel::reqd_sub_group_size(16)]]
void f(float8 &d, int8 a, int8 b) {
  asm("dpasw.bf.bf.8.8 (M1, 8) %0.0 %0.0 %2.0 %1(0,0)" : "+rw"(d) : "rw"(a), "rw"(b));
}
