@triton.jit
def scale(x):
    return tl.inline_asm_elementwise(
        asm="mul (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x2:f",
        constraints="=rw,rw", args=[x], dtype=tl.float32, is_pure=True, pack=1)
