void scale(sycl::half x) {
  sycl::half y;
  asm volatile("{\n"
               ".decl TMP v_type=G type=hf num_elts=16 align=wordx32\n"
               "mul(M1, 16) TMP(0,0)<1> %[in](0,0)<1; 1, 0> 0x4000:hf\n"
               "mov (M1, 16) %[out](0,0)<1> TMP(0,0)<1;1,0>\n"
               "}\n"
               : [out] "=rw"(y)
               : [in] "rw"(x));
}
[[intel::reqd_sub_group_size(16)]] void kernel();
