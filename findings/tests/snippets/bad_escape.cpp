[[intel::reqd_sub_group_size(16)]]
void f(float *p) {
  asm("lsc_load.ugm (M1, 16) %null:d32 flat[%0]:a64" :: "rw"(p));
}
