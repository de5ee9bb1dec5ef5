def load(width):
    return tl.inline_asm_elementwise(f"lsc_load.ugm (M1, {width}) $0:d32 flat[$1]:a64", "=rw,rw", [p], dtype=tl.int32)
