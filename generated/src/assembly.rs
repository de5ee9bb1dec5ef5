// Generated from spec/chapters/assembly.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: assembly.
//!
//! Lines and words
//!
//! - form: `\` as the last character of a line; stands for: the statement goes on in the next line
//! - form: `V32`, `_x1`; stands for: a name: letters, digits and `_`, no digit in front. Capital and small letters
//!   differ. Words of instructions are no names of variables
//! - form: `%r0`; stands for: the name of a predefined variable
//! - form: `BB_1`, `a-b$`; stands for: the name of a label: `-`, `$`, `@` and `?` can be in it as well
//! - form: `16`, `0x10`; stands for: a number in decimal or hexadecimal digits; a zero in front is no octal mark
//! - form: `"a.cl"`; stands for: text in quotes, with the escapes `\a` `\b` `\e` `\f` `\n` `\r` `\t` `\v` `\'` `\"`
//!   `\?` `\\`, one to three octal digits behind `\`, one or two hexadecimal ones behind `\x`
//!
//! Reserved words
//!
//! - Initial: A; Reserved words: `AVS_16_DOWN_SAMPLE` `AVS_16_FULL` `AVS_16x4` `AVS_16x8` `AVS_4x4` `AVS_4x8`
//!   `AVS_8_DOWN_SAMPLE` `AVS_8_FULL` `AVS_8x4`
//! - Initial: F; Reserved words: `FILE`
//! - Initial: L; Reserved words: `LOC`
//! - Initial: a; Reserved words: `acos` `add` `add3` `addc` `addr_add` `and` `arg` `asin` `asr` `atan` `avg` `avs`
//! - Initial: b; Reserved words: `barrier` `bfe` `bfi` `bfrev` `bss` `bti`
//! - Initial: c; Reserved words: `call` `cbit` `cmp` `cos`
//! - Initial: d; Reserved words: `div` `divm` `dp2` `dp3` `dp4` `dp4a` `dph` `dword_atomic`
//! - Initial: e; Reserved words: `exp`
//! - Initial: f; Reserved words: `faddr` `fbh` `fbl` `fcall` `fccall` `fcvt` `fence_global` `fence_local` `fence_sw`
//!   `flat` `frc` `fret`
//! - Initial: g; Reserved words: `gather` `gather4_scaled` `gather4_typed` `gather_scaled` `goto`
//! - Initial: i; Reserved words: `ifcall` `inv`
//! - Initial: j; Reserved words: `jmp`
//! - Initial: l; Reserved words: `line` `load` `load_2dms_w` `load_3d` `load_lz` `load_mcs` `log` `lrp`
//!   `lsc_apndctr_atomic_add` `lsc_apndctr_atomic_sub` `lsc_atomic_and` `lsc_atomic_fadd` `lsc_atomic_fcas`
//!   `lsc_atomic_fmax` `lsc_atomic_fmin` `lsc_atomic_fsub` `lsc_atomic_iadd` `lsc_atomic_icas` `lsc_atomic_idec`
//!   `lsc_atomic_iinc` `lsc_atomic_isub` `lsc_atomic_load` `lsc_atomic_or` `lsc_atomic_smax` `lsc_atomic_smin`
//!   `lsc_atomic_store` `lsc_atomic_umax` `lsc_atomic_umin` `lsc_atomic_xor` `lsc_ccs_update` `lsc_fence` `lsc_load`
//!   `lsc_load_block2d` `lsc_load_quad` `lsc_load_status` `lsc_load_strided` `lsc_read_state_info` `lsc_store`
//!   `lsc_store_block2d` `lsc_store_quad` `lsc_store_strided` `lsc_store_uncompressed` `lzd`
//! - Initial: m; Reserved words: `mad` `madw` `max` `media_ld` `media_st` `min` `mod` `mov` `movs` `mul` `mulh`
//! - Initial: n; Reserved words: `not`
//! - Initial: o; Reserved words: `or` `oword_ld` `oword_ld_unaligned` `oword_st`
//! - Initial: p; Reserved words: `plane` `pow`
//! - Initial: q; Reserved words: `qw_gather` `qw_scatter`
//! - Initial: r; Reserved words: `raw_send` `raw_sendc` `raw_sends` `raw_sends_eot` `raw_sendsc` `raw_sendsc_eot`
//!   `resinfo` `ret` `rndd` `rnde` `rndu` `rndz` `rol` `ror` `rsqrt` `rt_write_3d`
//! - Initial: s; Reserved words: `sad2` `sad2add` `sample` `sample4` `sample4_c` `sample4_po` `sample4_po_c`
//!   `sample_3d` `sample_b` `sample_b_c` `sample_c` `sample_c_lz` `sample_d` `sample_d_c` `sample_l` `sample_l_c`
//!   `sample_lz` `sample_unorm` `sampleinfo` `sampler_cache_flush` `scatter` `scatter4_scaled` `scatter4_typed`
//!   `scatter_scaled` `sel` `setp` `shl` `shr` `sin` `sqrt` `sqrtm` `srnd` `ss` `subb` `svm_atomic` `svm_block_ld`
//!   `svm_block_st` `svm_gather` `svm_gather4scaled` `svm_scatter` `svm_scatter4scaled` `switchjmp`
//! - Initial: t; Reserved words: `typed_atomic`
//! - Initial: u; Reserved words: `urb_write_3d`
//! - Initial: v; Reserved words: `vme_fbr` `vme_ime` `vme_sic`
//! - Initial: w; Reserved words: `wait`
//! - Initial: x; Reserved words: `xor`
//! - Initial: y; Reserved words: `yield`
//!
//! The file
//!
//! - statement: `.version 4.1`; says: the version of the object file
//! - statement: `.kernel "NAME"`, `.kernel NAME`; says: a kernel begins
//! - statement: `.global_function "NAME"`; says: a function begins that kernels of any file can call
//! - statement: `.function "NAME"`; says: a subroutine begins: the instruction SUBROUTINE with a label of this name.
//!   A label statement of the same name as the next statement is the same label
//! - statement: `.funcdecl "NAME"`; says: nothing: the function is one that is called
//! - statement: `.decl NAME v_type=G ...`; says: a variable
//! - statement: `.input NAME offset=32 size=64`; says: bytes of the register file that the variable has at the start.
//!   Without offset: 0; without size: that of the variable
//! - statement: `.implicit_KIND NAME offset=32 size=4`; says: the same for an argument that the runtime fills
//! - statement: `.parameter NAME size=64`; says: an input at offset 0; read, printed as `.input`
//! - statement: `.file "a.cl"`, `.loc 12`; says: the instructions FILE and LOC
//! - statement: `.bytes 30 00 00`; says: an instruction without a text, as it is in objects; one that names labels or
//!   strings is printed so, and not read
//! - statement: `.kernel_attr NAME=VALUE`; says: an attribute of the object, as in the table Known attributes of the
//!   object chapter. Attributes without a value have no `=VALUE`; a value that has a name can be that name in quotes:
//!   `Target="cm"`
//! - statement: `{`, `}`; says: a scope begins and ends: names that are declared in it are known in it, and hide
//!   those outside. Scopes are read, and printed flat, each variable under a name of its own
//!
//! .decl
//!
//! - part: `type=ud`; says: type of the elements, for G: `ud` `d` `uw` `w` `ub` `b` `uq` `q` `f` `hf` `bf` `df`
//!   `bool`
//! - part: `num_elts=16`; says: number of elements
//! - part: `v_name=NAME`; says: a name for S and T that finalizers print; passed over
//! - part: `align=GRF`; says: where G begins: `byte` `word` `dword` `qword` `oword` `hword` `GRF` `GRFx2` `wordx32`
//!   `wordx64`, or bytes: 1, 2, 4, 8, 16, 32 (`hword`), 64 (`wordx32`), 128 (`wordx64`). `2GRF`, `32word` and `64word`
//!   are read as well. Nothing is `byte`
//! - part: `alias=<V32, 64>`; says: the variable is a part of another one, from this byte on
//! - part: `attrs={Output, Scope=1}`; says: attributes of variables, from the same table
//!
//! Predicates and channels
//!
//! - form: `(P1) `, `(!P1) ` in front of an instruction; stands for: every channel by its own bit, or by its inverse
//! - form: `(P1.any) `, `(P1.all) `; stands for: all channels, where any or all of the bits are set
//! - form: `(M1, 16)`; stands for: execution mask and execution size: `M1` to `M8`, `M1_NM` to `M8_NM`, and 1, 2, 4,
//!   8, 16 or 32 channels
//! - form: `(16)`, `(NoMask, 16)`; stands for: read as `(M1, 16)`, `(M1_NM, 16)`
//! - form: `.sat`; stands for: the destination saturates
//!
//! Operands in text
//!
//! - form: `V1(0,8)<8;8,1>`; class: general; stands for: a source: register and element within it where it begins,
//!   then vertical stride, width and horizontal stride
//! - form: `V1(0,8)<2>`, `V1<2>`; class: general; stands for: a destination: horizontal stride. Vertical stride and
//!   width are Null. Without a place it is (0,0)
//! - form: `(-)V1(0,0)<0;1,0>`; class: general, indirect; stands for: a source with a modifier: `(-)` Neg, `(abs)`
//!   Abs, `(-abs)` NegAbs, `(~)` Not
//! - form: `r[A0(0),16]<8;8,1>:ud`; class: indirect; stands for: elements at an address: element of the address
//!   variable, bytes behind it, region and type. The bytes can be missing on reading
//! - form: `r[A0(0),16]<1,0>:ud`; class: indirect; stands for: every row has an address of its own: the vertical
//!   stride is Null. `<1>` alone has no width either
//! - form: `A0(0)<8>`; class: address; stands for: elements of an address variable: the first one, and how many
//! - form: `P1`; class: predicate; stands for: bits of a predicate variable
//! - form: `T6(0)`, `S0(0)`, `%bss(0)`; class: state; stands for: element of a surface or sampler variable
//! - form: `&V1[32]`, `&T6`; class: general, state; stands for: the address of a variable: where it begins plus
//!   bytes; in the object (row, column) by the registers of the platform, which text does not say, with the region
//!   \<0;1,0\>. Of a surface: plus elements
//! - form: `0x10:ud`, `-1:d`, `1.5:f`, `1e+3:df`; class: immediate; stands for: a value with its type
//! - form: `V1.32`; class: raw; stands for: bytes from this one on; `%null.0` is no operand
//! - form: `T6`, `%slm`, `S0`; stands for: the surface or sampler of a field that is an index
//!
//! Messages of the load and store cache
//!
//! - group: `&data`; form: `d32`; stands for: DataSize: `d8` `d16` `d32` `d64` `d8c32` `d16c32` `d16c32h`; the last
//!   three are named `d8u32`, `d16u32`, `d16u32h` on pages, and read so too. `u` in front is read as `d`
//! - form: `d32x4`; stands for: with DataElemsPerAddr; `x1` is left out
//! - form: `d32x16t`; stands for: DataOrder: transposed
//! - group: `&surface`; form: `flat`, `arg`, `bti(0x3)`, `ss(V32)`, `bss(V32(0,1))`; stands for: AddrType, and the
//!   surface: a number or element of a variable. That of `flat` and `arg` is `0:ud`
//! - group: `&address`; form: `flat[V32]:a64`; stands for: a surface, addresses and AddrSize: `a16`, `a32` or `a64`.
//!   `[V32]` alone is flat
//! - form: `flat[V32-0x20]:a64`; stands for: AddrImmOffset, left out where it is 0. AddrScale stands in front with a
//!   star, and is left out where it is 1
//! - form: `flat[V32+0x10, 0x20]:a64`; stands for: strided: base and pitch; the pitch is that of the data where it is
//!   missing on reading
//! - form: `bti(0x3)[V32, V34]:a32`; stands for: typed: coordinates U, V, R and LOD; those that are missing at the
//!   end are V0
//! - group: `&rectangle`; form: `d16.2x16x8nt`; stands for: DataSize, Blocks, BlockWidth, BlockHeight; `t` where
//!   DataOrder is transposed, `t` where VNNI is, `n` where they are not. One block is left out; so can `n` be on
//!   reading
//! - group: `&variable`; form: `V32`, `A0`, `P1`; stands for: a variable of one of these classes, and the class in
//!   the properties
//!
//! What is not read
//!
//! | statement | text | what it is |
//! | --- | --- | --- |
//! | `lsc_load_block2d` | `+` | an address in a register of its own, with offsets |
//! | `lsc_store_block2d` | `+` | an address in a register of its own, with offsets |
//! | `lsc_load_block2d` | `]` | an address in a register of its own |
//! | `lsc_store_block2d` | `]` | an address in a register of its own |
//! | `lsc_apndctr` | `lsc_apndctr` | a counter of a surface: pages give its code and no text |
//! | `lsc_ccs_update` | `lsc_ccs_update` | an instruction |
//! | `lsc_` | `.` | a third level of caches |
//! | `lsc_` | `a32s` | addresses of 32 bits with a sign, beside a base |
//! | `lsc_` | `a32u` | addresses of 32 bits without a sign, beside a base |
//! | `lsc_` | `surf(` | a surface by its state |
//! | `lsc_` | `…)[` | a base beside the addresses |
//! | `sample` | `%null` | a second surface |
//! | `load_` | `%null` | a second surface |
//! | `sample` | `…>[` | a sampler or surface by its state |
//! | `load_` | `…>[` | a surface by its state |
//! | `sample_mlod` | `sample_mlod` | an operation of samplers |
//! | `dpas` | `8` | a float of eight bits |
//! | `svm_block_st` | `una` | an alignment of what is written |
//! | `ifcall` | `.uniform` | that all channels call one function |
//! | `nbarrier` | `0x` | a barrier with numbers of its producers and consumers |
//! | `raw_sendg` | `raw_sendg` | an instruction |
//! | `bf_cvt` | `bf_cvt` | an instruction |
//! | `tanh` | `tanh` | an instruction |
//! | `asin` | `asin` | an instruction |
//! | `acos` | `acos` | an instruction |
//! | `atan` | `atan` | an instruction |
