#include <sycl/ext/intel/esimd.hpp>
SYCL_ESIMD_FUNCTION void f() {
  esimd::simd<float, 16> x, y;
  asm("add (M1, 16) %0 %1 %1" : "=r"(y.data()) : "r"(x.data()));
}
