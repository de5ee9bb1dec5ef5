[[intel::reqd_sub_group_size(16)]]
void f(float *p, int x) {
  asm("lsc_store.ugm (M1_NM, 1) flat[%0]:a64 %1.8:d32" :: "rw.u"(p), "rw"(x));
}
