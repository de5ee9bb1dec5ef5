#define DOUBLE "add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> " \
               "%1(0,0)<1;1,0>"
[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  float y;
  asm(DOUBLE : "=rw"(y) : "rw"(x));
}
