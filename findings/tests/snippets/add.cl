__attribute__((intel_reqd_sub_group_size(16)))
kernel void add(global float *a) {
    float x = a[get_global_id(0)], y;
    __asm__("add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %1(0,0)<1;1,0>" : "=rw"(y) : "rw"(x));
    a[get_global_id(0)] = y;
}
