__attribute__((intel_reqd_sub_group_size(8)))
kernel void f(global double *a) {
    double x = a[0];
    float y;
    __asm__("not (M1, 8) %0(0,0)<1> %1(0,0)<1;1,0>" : "=rw"(y) : "rw"(x));
}
