%y = call <2 x float> asm "mov (M1, 32) $0(0,0)<1> $1(0,0)<1;1,0>", "=rw,rw"(<2 x float> %x)
%z = call float asm "mov (M1, 32) $0(0,0)<1> $1(0,0)<1;1,0>", "=rw,rw"(float %x)
!intel_reqd_sub_group_size !1
!1 = !{i32 16}
