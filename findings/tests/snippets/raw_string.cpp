[[intel::reqd_sub_group_size(16)]]
float twice(float x) {
  float y;
  asm(R"visa(
    // The sum of a value and itself.
    add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %1(0,0)<1;1,0>
  )visa" : "=rw"(y) : "rw"(x));
  return y;
}
