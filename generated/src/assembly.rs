//! Generated from spec/chapters/assembly.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/assembly.md`.
//!
//! Lines and words (`spec/chapters/assembly.md:15`)
//!
//! | form | stands for |
//! | --- | --- |
//! | `\` as the last character of a line | the statement goes on in the next line |
//! | `V32`, `_x1` | a name: letters, digits and `_`, no digit in front. Capital and small letters differ. Words of instructions are no names of variables |
//! | `%r0` | the name of a predefined variable |
//! | `BB_1`, `a-b$` | the name of a label: `-`, `$`, `@` and `?` can be in it as well |
//! | `16`, `0x10` | a number in decimal or hexadecimal digits; a zero in front is no octal mark |
//! | `"a.cl"` | text in quotes, with the escapes `\a` `\b` `\e` `\f` `\n` `\r` `\t` `\v` `\'` `\"` `\?` `\\`, one to three octal digits behind `\`, one or two hexadecimal ones behind `\x` |
//!
//! The file (`spec/chapters/assembly.md:67`)
//!
//! | statement | says |
//! | --- | --- |
//! | `.version 4.1` | the version of the object file |
//! | `.kernel "NAME"`, `.kernel NAME` | a kernel begins |
//! | `.global_function "NAME"` | a function begins that kernels of any file can call |
//! | `.function "NAME"` | a subroutine begins: the instruction SUBROUTINE with a label of this name. A label statement of the same name as the next statement is the same label |
//! | `.funcdecl "NAME"` | nothing: the function is one that is called |
//! | `.decl NAME v_type=G ...` | a variable |
//! | `.input NAME offset=32 size=64` | bytes of the register file that the variable has at the start. Without offset: 0; without size: that of the variable |
//! | `.implicit_KIND NAME offset=32 size=4` | the same for an argument that the runtime fills |
//! | `.parameter NAME size=64` | an input at offset 0; read, printed as `.input` |
//! | `.file "a.cl"`, `.loc 12` | the instructions FILE and LOC |
//! | `.bytes 30 00 00` | an instruction without a text, as it is in objects; one that names labels or strings is printed so, and not read |
//! | `.kernel_attr NAME=VALUE` | an attribute of the object. Numbers: `Target` (or `"cm"`, `"3d"`), `SimdSize`, `SLMSize`, `SpillMemOffset`, `PerThreadInputSize`, `ArgSize`, `RetValSize`, `NBarrierCnt`, `NumGRF`; texts: `OutputAsmPath`, `AsmName`; without a value: `NoBarrier`, `AllLaneActive`, `Extern`, `Caller`, `Composable`, `Entry` |
//! | `{`, `}` | a scope begins and ends: names that are declared in it are known in it, and hide those outside. Scopes are read, and printed flat, each variable under a name of its own |
//!
//! .decl (`spec/chapters/assembly.md:92`)
//!
//! | part | says |
//! | --- | --- |
//! | `type=ud` | type of the elements, for G: `ud` `d` `uw` `w` `ub` `b` `uq` `q` `f` `hf` `bf` `df` `bool` |
//! | `num_elts=16` | number of elements |
//! | `v_name=NAME` | a name for S and T that finalizers print; passed over |
//! | `align=GRF` | where G begins: `byte` `word` `dword` `qword` `oword` `hword` `GRF` `GRFx2` `wordx32` `wordx64`, or bytes: 1, 2, 4, 8, 16, 32 (`hword`), 64 (`wordx32`), 128 (`wordx64`). `2GRF`, `32word` and `64word` are read as well. Nothing is `byte` |
//! | `alias=<V32, 64>` | the variable is a part of another one, from this byte on |
//! | `attrs={Output, Scope=1}` | attributes: `Input` `Output` `Input_Output` `PayloadLiveOut` `NoWidening` `DoNotSpill`, and `Scope` with a number |
//!
//! Predicates and channels (`spec/chapters/assembly.md:112`)
//!
//! | form | stands for |
//! | --- | --- |
//! | `(P1) `, `(!P1) ` in front of an instruction | every channel by its own bit, or by its inverse |
//! | `(P1.any) `, `(P1.all) ` | all channels, where any or all of the bits are set |
//! | `(M1, 16)` | execution mask and execution size: `M1` to `M8`, `M1_NM` to `M8_NM`, and 1, 2, 4, 8, 16 or 32 channels |
//! | `(16)`, `(NoMask, 16)` | read as `(M1, 16)`, `(M1_NM, 16)` |
//! | `.sat` | the destination saturates |
//!
//! Operands in text (`spec/chapters/assembly.md:122`)
//!
//! | form | class | stands for |
//! | --- | --- | --- |
//! | `V1(0,8)<8;8,1>` | general | a source: register and element within it where it begins, then vertical stride, width and horizontal stride |
//! | `V1(0,8)<2>`, `V1<2>` | general | a destination: horizontal stride. Vertical stride and width are Null. Without a place it is (0,0) |
//! | `(-)V1(0,0)<0;1,0>` | general, indirect | a source with a modifier: `(-)` Neg, `(abs)` Abs, `(-abs)` NegAbs, `(~)` Not |
//! | `r[A0(0),16]<8;8,1>:ud` | indirect | elements at an address: element of the address variable, bytes behind it, region and type. The bytes can be missing on reading |
//! | `r[A0(0),16]<1,0>:ud` | indirect | every row has an address of its own: the vertical stride is Null. `<1>` alone has no width either |
//! | `A0(0)<8>` | address | elements of an address variable: the first one, and how many |
//! | `P1` | predicate | bits of a predicate variable |
//! | `T6(0)`, `S0(0)`, `%bss(0)` | state | element of a surface or sampler variable |
//! | `&V1[32]`, `&T6` | general, state | the address of a variable: where it begins plus bytes; in the object (row, column) by the registers of the platform, which text does not say, with the region \<0;1,0\>. Of a surface: plus elements |
//! | `0x10:ud`, `-1:d`, `1.5:f`, `1e+3:df` | immediate | a value with its type |
//! | `V1.32` | raw | bytes from this one on; `%null.0` is no operand |
//! | `T6`, `%slm`, `S0` |  | the surface or sampler of a field that is an index |
//!
//! Messages of the load and store cache (`spec/chapters/assembly.md:152`)
//!
//! | group | form | stands for |
//! | --- | --- | --- |
//! | `&data` | `d32` | DataSize: `d8` `d16` `d32` `d64` `d8c32` `d16c32` `d16c32h`; the last three are named `d8u32`, `d16u32`, `d16u32h` on pages, and read so too. `u` in front is read as `d` |
//! |  | `d32x4` | with DataElemsPerAddr; `x1` is left out |
//! |  | `d32x16t` | DataOrder: transposed |
//! |  | `d32.xyw` | ChMask, for operations on some of four values: `x` is bit 0, `w` bit 3. DataElemsPerAddr is one then |
//! | `&surface` | `flat`, `arg`, `bti(0x3)`, `ss(V32)`, `bss(V32(0,1))` | AddrType, and the surface: a number or element of a variable. That of `flat` and `arg` is `0:ud` |
//! | `&address` | `flat[V32]:a64` | a surface, addresses and AddrSize: `a16`, `a32` or `a64`. `[V32]` alone is flat |
//! |  | `flat[V32-0x20]:a64` | AddrImmOffset, left out where it is 0. AddrScale stands in front with a star, and is left out where it is 1 |
//! |  | `flat[V32+0x10, 0x20]:a64` | strided: base and pitch; the pitch is that of the data where it is missing on reading |
//! |  | `bti(0x3)[V32, V34]:a32` | typed: coordinates U, V, R and LOD; those that are missing at the end are V0 |
//! | `&rectangle` | `d16.2x16x8nt` | DataSize, Blocks, BlockWidth, BlockHeight; `t` where DataOrder is transposed, `t` where VNNI is, `n` where they are not. One block is left out; so can `n` be on reading |
//! | `&variable` | `V32`, `A0`, `P1` | a variable of one of these classes, and the class in the properties |
//!
//! What is not read (`spec/chapters/assembly.md:174`)
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
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Record, Tagged, Variants};
#[allow(unused_imports)]
use genvisa_runtime::{Context, FirstDeclared, PlatformSet, Predefined, Scope};
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
