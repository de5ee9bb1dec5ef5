template <> struct Convert {
  static void run(float8 const &src, float8 &dst) {
    asm("{\n"
        ".decl IN v_type=G type=UD num_elts=128 alias=<%1,0>\n"
        ".decl OUT v_type=G type=UD num_elts=128 alias=<%0,0>\n"
        "mov (M1_NM, 16) OUT(0,0)<1> IN(0,0)<1;1,0>\n"
        "mov (M1_NM, 16) OUT(1,0)<1> IN(1,0)<1;1,0>\n"
        "}\n"
        : "=rw"(dst) : "rw"(src));
  }
};
[[sycl::reqd_sub_group_size(16)]] void kernel();
