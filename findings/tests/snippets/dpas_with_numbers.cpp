// platforms: PVC_XT
#define REPEAT 8
typedef short __attribute__((ext_vector_type(8))) short8;
typedef int __attribute__((ext_vector_type(8))) int8;
typedef float __attribute__((ext_vector_type(8))) float8;
[[sycl::reqd_sub_group_size(16)]]
void mma(float8 &d, short8 a, int8 b, float8 c) {
  asm("{\n"
      ".decl A v_type=G type=d num_elts=64 alias=<%1,0>\n"
      "dpas.bf.bf.8.%4 (M1, 16) %0.0 %3.0 %2.0 A(0,0)\n"
      "}\n" : "=rw"(d) : "rw"(a), "rw"(b), "rw"(c), "P"(REPEAT));
}
