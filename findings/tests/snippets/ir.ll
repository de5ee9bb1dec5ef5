define spir_kernel void @f(float %x) !intel_reqd_sub_group_size !1 {
  %y = call float asm sideeffect "{\0Aadd (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> $1(0,0)<1;1,0>\0A}\0A", "=rw,rw"(float %x)
  ret void
}
!1 = !{i32 16}
