y = tl.inline_asm_elementwise("mul (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> $3(0,0)<1;1,0>", "=rw,rw", [x],
                              dtype=tl.float16, is_pure=True, pack=1)
z = tl.inline_asm_elementwise("mul (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x2:hf", "=r, r", [x], dtype=tl.float16)
