[[intel::reqd_sub_group_size(16)]]
void f(float *p, float x) {
  asm("lsc_load.ugm (M1, 16) %0:d32 flat[%1]:a64" :: "rw"(x), "rw"(p));
}
