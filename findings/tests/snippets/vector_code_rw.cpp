SYCL_ESIMD_FUNCTION void g() {
  simd<unsigned, 8> x, y;
  asm("add (M1, 8) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:d" : "=rw"(y) : "rw"(x));
}
