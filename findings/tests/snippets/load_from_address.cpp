[[intel::reqd_sub_group_size(16)]]
int load(int *ptr) {
  int value;
  asm volatile("lsc_load.ugm.uc.uc (M1, 16) %0:d32 flat[%1]:a64" : "=rw"(value) : "rw"(ptr) : "memory");
  return value;
}
