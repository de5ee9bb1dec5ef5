// platforms: PVC PVC_XT
SYCL_EXTERNAL void wait() {
  asm volatile("nbarrier.wait 0x1:ub\n"
               "lsc_fence.ugm.none.group");
  asm volatile("barrier");
}
