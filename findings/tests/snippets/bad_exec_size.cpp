[[intel::reqd_sub_group_size(16)]]
int load(int *ptr) {
  int value;
  asm volatile("lsc_load.ugm (M1, 32) %0:d32 flat[%1]:a64" : "=rw"(value) : "rw"(ptr));
  return value;
}
