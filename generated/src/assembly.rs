// Generated from spec/chapters/assembly.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: assembly.
//!
//! Lines and words
//!
//! - form: `\` as the last character of a line; meaning: the statement continues on the next line
//! - form: `V32`, `_x1`; meaning: a name: letters, digits and `_`, with no digit as the first. Capital and small
//!   letters differ. No variable has a word of the list below as its name
//! - form: `%r0`; meaning: the name of a predefined variable
//! - form: `BB_1`, `a-b$`; meaning: the name of a label, which can also contain `-`, `$`, `@` and `?`
//! - form: `16`, `0x10`; meaning: a number in decimal or hexadecimal digits; a leading zero does not make it octal
//! - form: `"a.cl"`; meaning: text in quotes, with the escapes `\a` `\b` `\e` `\f` `\n` `\r` `\t` `\v` `\'` `\"` `\?`
//!   `\\`, one to three octal digits after `\`, one or two hexadecimal ones after `\x`
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
//! - statement: `.version 4.1`; meaning: the version of the object file
//! - statement: `.kernel "NAME"`, `.kernel NAME`; meaning: begins a kernel
//! - statement: `.global_function "NAME"`; meaning: begins a function that kernels of any file can call
//! - statement: `.function "NAME"`; meaning: begins a subroutine: the instruction SUBROUTINE with a label of this
//!   name. If the next statement is a label of the same name, it is this label
//! - statement: `.funcdecl "NAME"`; meaning: names a function that is called; it has no effect
//! - statement: `.decl NAME v_type=G ...`; meaning: declares a variable
//! - statement: `.input NAME offset=32 size=64`; meaning: an input: the bytes of the register file that the variable
//!   contains at the start. The default offset is 0, and the default size is that of the variable
//! - statement: `.implicit_KIND NAME offset=32 size=4`; meaning: an input that the runtime provides
//! - statement: `.parameter NAME size=64`; meaning: an input at offset 0; it is printed as `.input`
//! - statement: `.file "a.cl"`, `.loc 12`; meaning: the instructions FILE and LOC
//! - statement: `.bytes 30 00 00`; meaning: the bytes of an instruction without a text form. An instruction that
//!   names labels or strings is printed in this form, but not read
//! - statement: `.kernel_attr NAME=VALUE`; meaning: an attribute of the object, from the table Known attributes of
//!   the object chapter. Attributes without a value have no `=VALUE`, or `=1`. A number without a value is 1, except
//!   for Target and the attributes of variables. The name of a value in quotes can replace the value: `Target="cm"`
//! - statement: `{`, `}`; meaning: begin and end of a scope. Names that are declared in it are known until its end,
//!   and hide those outside. The print has no scopes; each variable has a unique name
//!
//! .decl
//!
//! - part: `type=ud`; meaning: type of the elements, for G: `ud` `d` `uw` `w` `ub` `b` `uq` `q` `f` `hf` `bf` `df`
//!   `bool`
//! - part: `num_elts=16`; meaning: number of elements
//! - part: `v_name=NAME`; meaning: a name for S and T that finalizers print; it has no effect
//! - part: `align=GRF`; meaning: the alignment of G: `byte` `word` `dword` `qword` `oword` `hword` `GRF` `GRFx2`
//!   `wordx32` `wordx64`, or bytes: 1, 2, 4, 8, 16, 32 (`hword`), 64 (`wordx32`), 128 (`wordx64`). `2GRF`, `32word` and
//!   `64word` are read as well. The default is `byte`
//! - part: `alias=<V32, 64>`; meaning: the variable is a part of another one and begins at this byte
//! - part: `attrs={Output, Scope=1}`; meaning: attributes of variables, from the same table
//!
//! Predicates and channels
//!
//! - form: `(P1) `, `(!P1) ` before an instruction; meaning: predication of every channel by its bit, or by the
//!   inverse of its bit
//! - form: `(P1.any) `, `(P1.all) `; meaning: predication of all channels, if any or all of the bits are set
//! - form: `(M1, 16)`; meaning: execution mask and execution size: `M1` to `M8`, `M1_NM` to `M8_NM`, and 1, 2, 4, 8,
//!   16 or 32 channels
//! - form: `(16)`, `(NoMask, 16)`; meaning: read as `(M1, 16)`, `(M1_NM, 16)`
//! - form: `.sat`; meaning: the destination saturates
//!
//! Operands in text
//!
//! - form: `V1(0,8)<8;8,1>`; class: general; meaning: a source: the register and the element in it at which it
//!   begins, then vertical stride, width and horizontal stride
//! - form: `V1(0,8)<2>`, `V1<2>`; class: general; meaning: a destination with its horizontal stride. Vertical stride
//!   and width are Null. The default place is (0,0)
//! - form: `(-)V1(0,0)<0;1,0>`; class: general, indirect; meaning: a source with a modifier: `(-)` Neg, `(abs)` Abs,
//!   `(-abs)` NegAbs, `(~)` Not
//! - form: `r[A0(0),16]<8;8,1>:ud`; class: indirect; meaning: elements at an address: the element of the address
//!   variable, a number of bytes that is added, region and type. The number of bytes is optional
//! - form: `r[A0(0),16]<1,0>:ud`; class: indirect; meaning: elements of which every row has its own address: the
//!   vertical stride is Null. In `<1>` the width is Null too
//! - form: `A0(0)<8>`; class: address; meaning: elements of an address variable: the first one, and their number
//! - form: `P1`; class: predicate; meaning: bits of a predicate variable
//! - form: `T6(0)`, `S0(0)`, `%bss(0)`; class: state; meaning: element of a surface or sampler variable
//! - form: `&V1[32]`, `&T6`; class: general, state; meaning: the address of a variable plus a number of bytes, or of
//!   a surface plus a number of elements. In the object the bytes are (row, column), which depends on the register size
//!   of the platform; the text does not have it. The region is \<0;1,0\>. It is the source of ADDR_ADD; in the object,
//!   this operand of any other instruction is a value
//! - form: `0x10:ud`, `-1:d`, `1.5:f`, `1e+3:df`; class: immediate; meaning: a value with its type
//! - form: `V1.32`; class: raw; meaning: the bytes of a variable from this one on; `%null.0` means no operand
//! - form: `T6`, `%slm`, `S0`; meaning: the surface or sampler of a field that is an index
//!
//! Messages of the load and store cache
//!
//! - group: `&data`; form: `d32`; meaning: DataSize: `d8` `d16` `d32` `d64` `d8c32` `d16c32` `d16c32h`; pages call
//!   the last three `d8u32`, `d16u32` and `d16u32h`, and these names are read too. An initial `u` is read as `d`
//! - form: `d32x4`; meaning: with DataElemsPerAddr; `x1` is omitted
//! - form: `d32x16t`; meaning: DataOrder: transposed
//! - group: `&surface`; form: `flat`, `arg`, `bti(0x3)`, `ss(V32)`, `bss(V32(0,1))`; meaning: AddrType, and the
//!   surface: a number or an element of a variable. The surface of `flat` and `arg` is `0:ud`
//! - group: `&address`; form: `flat[V32]:a64`; meaning: a surface, addresses and AddrSize: `a16`, `a32` or `a64`.
//!   `[V32]` without a surface is flat
//! - form: `flat[V32-0x20]:a64`; meaning: AddrImmOffset, omitted if it is 0. AddrScale precedes the variable with a
//!   star, and is omitted if it is 1
//! - form: `flat[V32+0x10, 0x20]:a64`; meaning: a strided access with base and pitch. A pitch that is absent is the
//!   size of the data
//! - form: `bti(0x3)[V32, V34]:a32`; meaning: a typed access with the coordinates U, V, R and LOD. Coordinates that
//!   are absent at the end are V0
//! - group: `&rectangle`; form: `d16.2x16x8nt`; meaning: DataSize, Blocks, BlockWidth, BlockHeight; `t` if DataOrder
//!   is transposed, otherwise `n`; the same for VNNI. A number of one block is omitted. `n` is optional in the text
//!   that is read
//! - group: `&variable`; form: `V32`, `A0`, `P1`; meaning: a variable of one of these classes, and the class in the
//!   properties
//!
//! Unsupported syntax
//!
//! | statement | text | feature |
//! | --- | --- | --- |
//! | `lsc_load_block2d` | `+` | an address in a register of its own, with offsets |
//! | `lsc_store_block2d` | `+` | an address in a register of its own, with offsets |
//! | `lsc_load_block2d` | `]` | an address in a register of its own |
//! | `lsc_store_block2d` | `]` | an address in a register of its own |
//! | `lsc_ccs_update` | `lsc_ccs_update` | an instruction |
//! | `lsc_` | `.` | a third level of caches |
//! | `lsc_` | `cc` | another policy of caches |
//! | `lsc_` | `a32s` | addresses of 32 bits with a sign, beside a base |
//! | `lsc_` | `a32u` | addresses of 32 bits without a sign, beside a base |
//! | `lsc_` | `surf(` | a surface by its state |
//! | `lsc_` | `…)[` | a base beside the addresses |
//! | `sample` | `%null` | a second surface |
//! | `load_` | `%null` | a second surface |
//! | `sample` | `…>[` | a sampler or surface by its state |
//! | `load_` | `…>[` | a surface by its state |
//! | `sample_mlod` | `sample_mlod` | an operation of samplers |
//! | `load_l` | `load_l` | an operation of samplers |
//! | `dpas` | `8` | a float of eight bits |
//! | `svm_block_st` | `una` | an alignment of the written data |
//! | `ifcall` | `.uniform` | a call of one function by all channels |
//! | `nbarrier` | `0x` | a barrier with numbers of producers and consumers |
//! | `raw_sendg` | `raw_sendg` | an instruction |
//! | `bf_cvt` | `bf_cvt` | an instruction |
//! | `tanh` | `tanh` | an instruction |
//! | `asin` | `asin` | an instruction |
//! | `acos` | `acos` | an instruction |
//! | `atan` | `atan` | an instruction |
