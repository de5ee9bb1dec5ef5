//! Mistakes: all of a file in one run, each where it is, with what was expected; in little time whatever the text is.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use expect_test::{Expect, expect};
use genvisa_asm::Target;
use genvisa_asm::module::assemble;
use genvisa_asm::report::Source;
use rayon::prelude::*;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Each mistake of a text: line and column, the message, and the advice in brackets.
#[track_caller]
fn finds(text: &str, expected: &Expect) {
    let source = Source::new("k.visaasm", text);
    let mut found = String::new();
    for problem in assemble(text).err().unwrap_or_default() {
        let (line, column) = source.position(problem.span.start);
        let _ = write!(found, "{line}:{column}-{}: {}", column + problem.span.len(), problem.message);
        if let Some(help) = problem.help {
            let _ = write!(found, " [{help}]");
        }
        if let Some((span, what)) = problem.other {
            let (line, column) = source.position(span.start);
            let _ = write!(found, " [{line}:{column} {what}]");
        }
        found.push('\n');
    }
    expected.assert_eq(&found);
}

/// The same, of lines of a kernel.
#[track_caller]
fn finds_in_kernel(lines: &str, expected: &Expect) {
    finds(&format!(".version 4.1\n.kernel \"k\"\n{lines}"), expected);
}

#[test]
fn everything_in_one_run() {
    let text = "\
.version 4.1
.kernel \"sums\"
.decl total v_type=G type=ud num_elts=16 align=GRF
.decl part v_type=G type=uz num_elts=16 align=GRF
.decl total v_type=A num_elts=4
.input totl offset=32 size=64
.kernel_attr SimdSzie=16
.function \"main\"
    mvo (M1, 16) total(0,0)<1> part(0,0)<1;1,0>
    mov (M1, 16) totel(0,0)<1> part(0,0)<1;1,0>
    mov (M1, 17) total(0,0)<1> part(0,0)<1;1,0>
    jmp (M1, 1) lop
loop:
loop:
    ret (M1, 1) now
}
";
    let problems = assemble(text).unwrap_err();
    expect![[r#"
        error: there is no data type `uz`
         --> sums.visaasm:4:26
          |
        4 | .decl part v_type=G type=uz num_elts=16 align=GRF
          |                          ^^
          |
          = help: types are ud, d, uw, w, ub, b, df, f, uq, q, hf, bf

        error: `total` is already declared
         --> sums.visaasm:5:7
          |
        5 | .decl total v_type=A num_elts=4
          |       ^^^^^
          |
         ::: sums.visaasm:3:7
          |
        3 | .decl total v_type=G type=ud num_elts=16 align=GRF
          |       ----- declared here

        error: there is no variable `totl`
         --> sums.visaasm:6:8
          |
        6 | .input totl offset=32 size=64
          |        ^^^^
          |
          = help: did you mean `total`?

        error: `SimdSzie` is not an attribute of a kernel or function
         --> sums.visaasm:7:14
          |
        7 | .kernel_attr SimdSzie=16
          |              ^^^^^^^^
          |
          = help: did you mean `SimdSize`?

        error: there is no instruction `mvo`
         --> sums.visaasm:9:5
          |
        9 |     mvo (M1, 16) total(0,0)<1> part(0,0)<1;1,0>
          |     ^^^
          |
          = help: did you mean `mov`?

        error: `dst`: `totel` is not declared: expected a destination
          --> sums.visaasm:10:18
           |
        10 |     mov (M1, 16) totel(0,0)<1> part(0,0)<1;1,0>
           |                  ^^^^^
           |
           = help: did you mean `total`?

        error: 17 is not an execution size here: expected one of 1, 2, 4, 8, 16, 32
          --> sums.visaasm:11:14
           |
        11 |     mov (M1, 17) total(0,0)<1> part(0,0)<1;1,0>
           |              ^^
           |
           = help: the form is `[(P1)] mov[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>`

        error: the label `lop` is not defined
          --> sums.visaasm:12:17
           |
        12 |     jmp (M1, 1) lop
           |                 ^^^
           |
           = help: did you mean `loop`?

        error: the label `loop` is already defined
          --> sums.visaasm:14:1
           |
        14 | loop:
           | ^^^^
           |
          ::: sums.visaasm:13:1
           |
        13 | loop:
           | ---- defined here

        error: `ret` takes no operands: expected the end of the line
          --> sums.visaasm:15:17
           |
        15 |     ret (M1, 1) now
           |                 ^^^
           |
           = help: the form is `[(P1)] ret (M1, 16)`

        error: there is no open scope to close
          --> sums.visaasm:16:1
           |
        16 | }
           | ^
           |
           = help: remove the `}`, or add a `{` before it

    "#]]
    .assert_eq(&Source::new("sums.visaasm", text).render(&problems, false));
}

/// A text with a mistake and without an object has that mistake alone; without an object, there are no bytes.
#[test]
fn a_version_is_no_program() {
    let text = ".version 4.1\n";
    assert_eq!(Target::default().assemble_to_bytes(text.as_bytes()), None);
    assert_eq!(assemble(text).unwrap_err().len(), 1);
    assert_eq!(assemble(".version 4.1\n.krnel\n").unwrap_err().len(), 1);
}

#[test]
fn begins() {
    finds(
        "",
        &expect![[r#"
        1:1-1: there is no program here: expected `.version` and `.kernel`
    "#]],
    );
    finds(
        "// nothing\n",
        &expect![[r#"
        1:1-1: there is no program here: expected `.version` and `.kernel`
    "#]],
    );
    finds(
        ".version 4.1\n",
        &expect![[r#"
        2:1-1: expected `.kernel` or `.global_function` behind the version, found the end of the text
    "#]],
    );
    finds(
        ".kernel k\n    ret (M1, 1)\n",
        &expect![[r#"
            1:1-8: expected `.version` before everything else [use `.version 4.1`, which can hold everything]
        "#]],
    );
    finds(
        ".version 4\n.kernel k\n",
        &expect![[r#"
            1:11-11: expected `.` and a second number, as in `.version 4.1`, found the end of the line
        "#]],
    );
    finds(
        ".version 4.300\n.kernel k\n",
        &expect![[r#"
        1:12-15: expected a number up to 255, found `300`
    "#]],
    );
    finds(
        ".version 4.1 now\n.version 3.6\n.kernel k\n",
        &expect![[r#"
            1:14-17: expected the end of the line, found `now`
            2:10-13: the version is stated twice [remove it: the version is already 4.1]
        "#]],
    );
    finds(
        ".version 4.1\n    ret (M1, 1)\n    ret (M1, 1)\n",
        &expect![[r#"
            2:5-8: expected `.kernel` or `.global_function` before this [declarations and instructions belong to a kernel: `.kernel "name"`]
        "#]],
    );
    finds(
        ".version 4.1\n.decl x v_type=G type=ud num_elts=1\n.kernel k\n",
        &expect![[r#"
            2:7-8: expected `.kernel` or `.global_function` before this [declarations and instructions belong to a kernel: `.kernel "name"`]
        "#]],
    );
    finds(
        ".version 4.1\n.kernel\n.kernel %k\n.kernel \"\"\n.kernel \"a\\0b\"\n.function\n",
        &expect![[r#"
            2:8-8: expected a name, found the end of the line
            3:9-11: expected a name, found `%k`
            4:9-11: a kernel or function must have a name
            5:9-15: a text cannot contain a zero byte, which ends texts in objects
            6:10-10: expected a name, found the end of the line
        "#]],
    );
    finds(
        &format!(".version 3.6\n.kernel {}\n", "k".repeat(300)),
        &expect![[r#"
            2:9-309: objects of version 3.6 cannot hold this name: name: 300 does not fit the 8 bits that this object version has for it [use `.version 4.1`, which can hold everything]
        "#]],
    );
}

#[test]
fn versions_that_are_too_old() {
    finds(
        ".version 3.6\n.kernel \"k\"\n.decl V v_type=G type=f num_elts=64 align=GRF\n\
         sample_3d.RGBA (M1, 8) 0x0:uw S31 T2 V.0 V.0 V.0\n",
        &expect![[r#"
            4:1-49: objects of version 3.6 cannot hold this: 3D_SAMPLE.op: the field must be zero: it is absent in this object version or excluded by another field [use `.version 4.1`, which can hold everything]
        "#]],
    );
}

#[test]
fn declarations() {
    finds_in_kernel(
        ".decl\n.decl 7 v_type=G type=ud num_elts=1\n.decl %x v_type=G type=ud num_elts=1\n.decl a\n.decl b v_type=F num_elts=1\n\
         .decl c v_type=G num_elts=1 type=ud\n.decl d v_type=G type=ud\n.decl e v_type=G type=vf num_elts=1\n\
         .decl f v_type=G type=Ud num_elts=1\n.decl g v_type=G type=ud num_elts=65536\n.decl h v_type=G type=ud num_elts=-1\n\
         .decl i v_type=G type=ud num_elts=1 align=grf\n.decl j v_type=G type=ud num_elts=1 align=3\n\
         .decl k v_type=G type=ud num_elts=1 align=256\n.decl l v_type=A type=ud num_elts=1\n.decl m v_type=T v_name=x num_elts=1\n\
         .decl n v_type=T num_elts=1 v_name=\"x\"\n.decl o v_type=G type=ud num_elts=1 attrs={}\n\
         .decl p v_type=G type=ud num_elts=1 attrs={Outputs}\n.decl q v_type=G type=ud num_elts=1 attrs={Output Scope=1}\n\
         .decl r v_type=G type=ud num_elts=1 attrs={SimdSize=1}\n.decl s v_type=G type=ud num_elts=1 attrs={Output} align=GRF\n\
         .decl t v_type=G type=ud num_elts=1/0\n\
         .decl u v_type=G type=bool num_elts=1\n.decl v v_type=G type=uv num_elts=1\n.decl w v_type=G type=v num_elts=1\n",
        &expect![[r#"
            3:6-6: expected the name of a variable, found the end of the line
            4:7-8: expected the name of a variable, found `7` [a name begins with a letter or `_`]
            5:7-9: a declared name cannot begin with `%`, which predefined variables have
            6:8-8: `v_type=` is missing [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            7:16-17: expected one of the classes `G`, `A`, `P`, `S`, `T`, found `F` [`G` is a general variable, `A` an address, `P` a predicate, `S` a sampler and `T` a surface]
            8:18-26: `type=` is missing before `num_elts` [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            9:25-25: `num_elts=` is missing [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            10:23-25: a variable cannot have type `vf`
            11:23-25: there is no data type `Ud` [types are ud, d, uw, w, ub, b, df, f, uq, q, hf, bf]
            12:35-40: 65536 is not a number of elements: expected 0 to 65535
            13:35-37: -1 is not a number of elements: expected 0 to 65535
            14:43-46: there is no alignment `grf` [did you mean `GRF`?]
            15:43-44: 3 is not an alignment: expected a power of two from 1 to 128
            16:43-46: 256 is not an alignment: expected a power of two from 1 to 128
            17:18-22: `num_elts=` is missing before `type` [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            18:18-24: `num_elts=` is missing before `v_name` [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            19:36-37: expected a name, found `"`
            20:44-45: expected the name of an attribute, found `}`
            21:44-51: `Outputs` is not an attribute of a variable [did you mean `Output`?]
            22:51-56: expected `,` or `}`, found `Scope`
            24:52-57: expected the end of the declaration, found `align` [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
            25:35-38: this divides by zero
            26:23-27: a variable cannot have type `bool`
            27:23-25: a variable cannot have type `uv`
            28:23-24: a variable cannot have type `v`
        "#]],
    );
}

#[test]
fn names() {
    finds_in_kernel(
        ".decl V7 v_type=G type=ud num_elts=1\n.decl TSS v_type=T num_elts=1\n.decl add v_type=G type=ud num_elts=1\n\
         .decl x v_type=G type=ud num_elts=1\n.decl x v_type=P num_elts=1\n{\n.decl x v_type=P num_elts=1\n.decl x v_type=A num_elts=1\n}\n\
         .decl y v_type=Q\n    mov (M1, 1) y(0,0)<1> z(0,0)<0;1,0>\n",
        &expect![[r#"
            3:7-9: `V7` is a predefined variable [choose another name]
            4:7-10: `TSS` is a predefined variable [choose another name]
            5:7-10: `add` is a reserved word [choose another name]
            7:7-8: `x` is already declared [6:7 declared here]
            10:7-8: `x` is already declared [9:7 declared here]
            12:16-17: expected one of the classes `G`, `A`, `P`, `S`, `T`, found `Q` [`G` is a general variable, `A` an address, `P` a predicate, `S` a sampler and `T` a surface]
        "#]],
    );
}

#[test]
fn aliases() {
    finds_in_kernel(
        ".decl a v_type=G type=ud num_elts=16\n.decl t v_type=T num_elts=1\n.decl b v_type=G type=ud num_elts=1 alias=<c, 0>\n\
         .decl c v_type=G type=ud num_elts=1 alias=<c, 0>\n.decl d v_type=G type=ud num_elts=1 alias=<t, 0>\n\
         .decl e v_type=G type=ud num_elts=1 alias=<%null, 0>\n.decl f v_type=G type=ud num_elts=1 alias=<a>\n\
         .decl g v_type=G type=ud num_elts=1 alias=<a, -4>\n.decl h v_type=G type=ud num_elts=1 alias=<a, 65536>\n\
         .decl i v_type=G type=ud num_elts=1 alias=(a, 0)\n.decl j v_type=G type=ud num_elts=1 alias=<a, 1 > 2>\n",
        &expect![[r#"
            5:44-45: no variable `c` is declared before this
            7:44-45: `t` is not a general variable
            8:44-49: `%null` cannot have aliases
            9:45-46: expected `,` and an offset in bytes, found `>` [an alias is a variable and an offset in bytes: `alias=<V32, 0>`]
            10:47-49: -4 is not an offset in bytes: expected 0 to 65535
            11:47-52: 65536 is not an offset in bytes: expected 0 to 65535
            12:43-44: expected `<` after `alias=`, found `(` [an alias is a variable and an offset in bytes: `alias=<V32, 0>`]
            13:51-52: expected the end of the declaration, found `2` [the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs]
        "#]],
    );
}

#[test]
fn inputs() {
    finds_in_kernel(
        ".decl a v_type=A num_elts=1\n.decl p v_type=P num_elts=1\n.decl big v_type=G type=uq num_elts=65535\n\
         .decl x v_type=G type=ud num_elts=1\n.input a\n.input p\n.input %r0\n.input V7\n.input\n.input big\n\
         .input x size=4 offset=32\n.input x offset=32 size=65536\n.implicit_LOCAL_SIZES x\n.implicit_UNDEFINED_32 x\n.implicit_ x\n\
         .parameter x\n.input nothing\n.input x offset=8 more\n.input T0\n.input S31\n.input %slm\n",
        &expect![[r#"
            7:8-9: `a` cannot be an input: expected a general variable, a sampler or a surface
            8:8-9: `p` cannot be an input: expected a general variable, a sampler or a surface
            9:8-11: `%r0` is predefined: an input must be a declared variable
            10:8-10: `V7` is predefined: an input must be a declared variable
            11:7-7: expected the name of a variable, found the end of the line
            12:11-11: expected `size=`: this variable is larger than an input can be, found the end of the line
            13:17-23: expected the end of the input, found `offset` [the parts are in this order: name, `offset=32`, `size=64`]
            14:25-30: 65536 is not a size: expected 0 to 65535
            15:1-22: `LOCAL_SIZES` is not an implicit input [did you mean `LOCAL_SIZE`?]
            16:1-23: `UNDEFINED_32` is not an implicit input [inputs without a name have a number up to 31: `.implicit_UNDEFINED_12`]
            17:1-11: `` is not an implicit input [inputs without a name have a number up to 31: `.implicit_UNDEFINED_12`]
            18:13-13: expected `size=`, found the end of the line
            19:8-15: there is no variable `nothing`
            20:19-23: expected the end of the input, found `more` [the parts are in this order: name, `offset=32`, `size=64`]
            21:8-10: `T0` is predefined: an input must be a declared variable
            22:8-11: `S31` is predefined: an input must be a declared variable
            23:8-12: `%slm` is predefined: an input must be a declared variable
        "#]],
    );
    finds(
        ".version 4.1\n.global_function f\n.decl x v_type=G type=ud num_elts=1\n.input x\n",
        &expect![[r#"
            4:8-9: a function cannot have inputs [arguments are in %arg, and the attribute ArgSize is their size]
        "#]],
    );
}

#[test]
fn attributes() {
    finds_in_kernel(
        ".kernel_attr\n.kernel_attr Nothing\n.kernel_attr SLMSize\n.kernel_attr SLMSize=\n.kernel_attr SimdSize=\"16\"\n\
         .kernel_attr Target=\"vc\"\n.kernel_attr NoBarrier=0\n.kernel_attr NoBarrier=true\n.kernel_attr OutputAsmPath=x\n\
         .kernel_attr OutputAsmPath=\"x\n.kernel_attr SLMSize=4294967296\n.kernel_attr Scope=1\n.kernel_attr OutputAsmPath=\"\\q\"\n",
        &expect![[r#"
            3:13-13: expected the name of an attribute, found the end of the line
            4:14-21: `Nothing` is not an attribute of a kernel or function [attributes are OutputAsmPath, AsmName, Target, SimdSize, SLMSize, SpillMemOffset, PerThreadInputSize, NBarrierCnt, NumGRF, NoBarrier, AllLaneActive, Caller, Composable, Entry, ArgSize, RetValSize, Extern]
            6:22-22: expected a number, found the end of the line
            7:23-24: expected a number, found `"`
            8:21-25: `vc` is not one of `"cm"`, `"3d"`
            9:14-25: finalizers ignore the value of `NoBarrier`, so that it is present [remove the attribute if it does not apply]
            10:24-28: expected `NoBarrier` without a value, found `true`
            11:28-29: expected text in quotes: `OutputAsmPath="…"`, found `x`
            12:28-30: the closing quote is missing
            13:22-32: 4294967296 has more than 32 bits
            15:29-30: this escape has no meaning [use \a \b \e \f \n \r \t \v \' \" \? \\, \101 and \x41]
        "#]],
    );
    let long = format!(".kernel_attr AsmName=\"{}\"\n", "x".repeat(256));
    finds_in_kernel(
        &long,
        &expect![[r#"
            3:22-280: the text of an attribute has at most 255 bytes
        "#]],
    );
}

#[test]
fn labels() {
    finds_in_kernel(
        ".function main\n.function main\nmain:\n    yield\nmain:\n    jmp (M1, 1) man\n    jmp (M1, 1) \"add\"\na: yield\na:\na:\n.function a\n",
        &expect![[r#"
            4:11-15: the label `main` is already defined [3:11 defined here]
            7:1-5: the label `main` is already defined [3:11 defined here]
            8:17-20: the label `man` is not defined [did you mean `main`?]
            9:18-21: the label `add` is not defined
            10:4-9: expected the end of the line: a label is a statement of its own, found `yield`
            11:1-2: the label `a` is already defined [10:1 defined here]
            12:1-2: the label `a` is already defined [10:1 defined here]
            13:11-12: the label `a` is already defined [10:1 defined here]
        "#]],
    );
}

#[test]
fn brackets() {
    finds_in_kernel(
        "}\n{ yield } }\n{\n{\n",
        &expect![[r#"
            3:1-2: there is no open scope to close [remove the `}`, or add a `{` before it]
            4:11-12: there is no open scope to close [remove the `}`, or add a `{` before it]
            6:1-2: this scope is not closed [end it with `}`]
        "#]],
    );
    finds_in_kernel(
        ".decl x v_type=G type=ud num_elts=1 } }\n    yield {\n",
        &expect![[r#"
            3:37-38: there is no open scope to close [remove the `}`, or add a `{` before it]
            4:11-12: expected the end of the line, found `{` [the form is `yield`]
        "#]],
    );
}

#[test]
fn statements() {
    finds_in_kernel(
        ".decll x\n.\n.bytes 30 00\n.bytes 30 00 00\n.bytes 1\n.bytes 5f 5f\n    nothing at all\n    ;\n    yield now\n    yi\u{e9}ld\n    /* open\n    yield\n",
        &expect![[r#"
            3:1-7: there is no directive `.decll` [did you mean `.decl`?]
            4:1-2: there is no directive `.` [directives are `.decl`, `.input`, `.kernel_attr`, `.function`, `.kernel`, `.global_function`, `.funcdecl`, `.file`, `.loc`, `.parameter`, `.version`, `.bytes`]
            5:8-13: these bytes are not an instruction: byte 1, SUBROUTINE.label: the bytes end here, 2 more expected
            6:8-16: `.bytes` cannot be assembled here: the instruction refers to a label or a string by its index [keep the original object: only its tables determine the label or string]
            7:8-9: these bytes are not an instruction: byte 1, ADD.exec_size: the bytes end here, 1 more expected
            8:8-13: the instruction ends after 1 bytes [write each instruction on a line of its own]
            9:5-12: there is no instruction `nothing`
            10:5-6: expected a directive, a label or an instruction, found `;`
            11:11-14: `yield` takes no operands: expected the end of the line [the form is `yield`]
            12:5-7: there is no instruction `yi`
            13:5-7: this comment has no end [end it with `*/`]
        "#]],
    );
}

/// Where something is missing, uses of it are no mistakes as well: one wrong line is one mistake.
#[test]
fn one_mistake_is_one() {
    finds_in_kernel(
        ".decl x v_type=G type=ud num_elts=\n    mov (M1, 1) x(0,0)<1> x(0,0)<0;1,0>\n    mov (M1, 1) x(0,0)<1> lable\n    jmp (M1, 1) lable\nlable:\n",
        &expect![[r#"
            3:35-35: expected a number, found the end of the line
            5:27-32: `src0`: `lable` is not declared: expected an operand [declare it before its first use: `.decl lable v_type=…`]
        "#]],
    );
}

/// Texts that are made to be slow, each with the number of its mistakes.
/// A text with many consequences of one mistake has one message.
#[test]
fn consequences_are_not_reported() {
    let messages = |lines: &str| -> Vec<String> {
        let text = format!(".version 4.1\n.kernel \"k\"\n{lines}");
        assemble(&text).unwrap_err().into_iter().map(|problem| problem.message).collect()
    };
    let uses = "    mov (M1, 1) x(0,0)<1> x(0,0)<0;1,0>\n".repeat(40);
    assert_eq!(messages(&uses), ["`dst`: `x` is not declared: expected a destination"]);
    let scopes = format!("{}{}", "{\n".repeat(1010), "}\n".repeat(1010));
    assert_eq!(messages(&scopes), ["scopes are nested more than 1000 times"]);
    // Each of two names and each of two kernels has a message.
    let others = format!("{uses}    mov (M1, 1) y(0,0)<1> 0x1:ud\n.kernel \"l\"\n{uses}");
    assert_eq!(messages(&others).len(), 3);
}

#[test]
fn too_many_labels_are_one_mistake() {
    let labels = |count: usize| {
        let labels: String = (0..count).map(|n| format!("L{n}:\n")).collect();
        assemble(&format!(
            ".version 4.1\n.kernel \"k\"\n.function \"m\"\n{labels}    jmp (M1, 1) L{}\n",
            count - 1
        ))
    };
    assert!(labels(65534).is_ok());
    for count in [65535, 65600] {
        let problems = labels(count).unwrap_err();
        let [problem] = &problems[..] else { panic!("{problems:#?}") };
        assert_eq!(problem.message, "there are too many labels: an object can have at most 65535");
        assert!(problem.span.start > 65534 * 5, "{problem:?}");
    }
}

#[test]
fn hostile() {
    let many = |n: usize, line: &dyn Fn(usize) -> String| (0..n).map(line).collect::<String>();
    let kernel = ".version 4.1\n.kernel \"k\"\n";
    let declared = many(50_000, &|n| format!(".decl v{n} v_type=G type=ud num_elts=1\n"));
    let texts: [(&str, String, usize); 23] = [
        ("a long name", format!(".decl {}", "x".repeat(10_000_000)), 1),
        ("a long line of brackets", format!("    mov (M1, 16) {}", "(".repeat(10_000_000)), 1),
        ("a long predicate", format!("    ({}", "!".repeat(10_000_000)), 1),
        ("a long sum", format!(".decl x v_type=G type=ud num_elts={}\n", "1+".repeat(5_000_000)), 1),
        ("a long text", format!("    FILE \"{}", "\\x41".repeat(2_500_000)), 1),
        ("a long attribute", format!(".kernel_attr AsmName=\"{}\"", "a".repeat(10_000_000)), 1),
        (
            "many attributes",
            format!(".decl x v_type=G type=ud num_elts=1 attrs={{{}}}", "Output,".repeat(1_400_000)),
            1,
        ),
        (
            "many labels in a line",
            format!("    switchjmp (M1, 1) V1(0,0)<0;1,0> ({})", many(1_000_000, &|n| format!("L{n}, "))),
            1,
        ),
        ("zeros", "\0".repeat(10_000_000), 1),
        ("scopes in lines", "{\n".repeat(300_000), 2),
        ("scopes in a line", "{".repeat(1_000_000), 2),
        ("comments that open", "/*".repeat(5_000_000), 2),
        ("comments that close", "/**/".repeat(2_500_000), 0),
        ("joined lines", " \\\n".repeat(3_000_000), 0),
        ("no instructions", many(50_000, &|n| format!("    foo{n} (M1, 16) x\n")), 50_000),
        ("nearly instructions", many(50_000, &|n| format!("    sample_l{n}.RGBA (M1, 16)\n")), 50_000),
        (
            "unknown variables",
            declared + &many(100_000, &|n| format!("    mov (M1, 1) w{n}(0,0)<1> 0x1:ud\n")),
            100_000,
        ),
        (
            "declarations and names with a mistake",
            many(50_000, &|n| format!(".declV{n} v_type=G type=ud num_elts=1\n"))
                + &many(50_000, &|n| format!("    mov (M1, 1) other_{n}(0,0)<1> 0x1:ud\n")),
            100_000,
        ),
        ("unknown labels", many(60_000, &|n| format!("    jmp (M1, 1) L{n}\n")), 60_000),
        ("labels again", many(100_000, &|n| format!("L{}:\n", n % 100)), 99_900),
        ("kernels", many(50_000, &|n| format!(".kernel \"k{n}\"\n.decl x v_type=Q\n")), 50_000),
        (
            "names in scopes",
            "{\n.decl x v_type=G type=ud num_elts=1\n".repeat(900)
                + &"    mov (M1, 1) x(0,0)<1> 0x1:ud\n".repeat(100_000)
                + &"}\n".repeat(900),
            0,
        ),
        ("no lines", "a\n".repeat(3_000_000), 200_001),
    ];
    texts.into_par_iter().for_each(|(what, text, count)| {
        let text = format!("{kernel}{text}");
        let begin = Instant::now();
        let problems = assemble(&text).err().unwrap_or_default();
        let shown = Source::new("k", &text).render(&problems, false);
        let time = begin.elapsed();
        assert_eq!(problems.len(), count, "{what}: {}", shown.get(..1000).unwrap_or(&shown));
        assert!(shown.len() < 100_000, "{what}: {} bytes are shown", shown.len());
        assert!(problems.is_sorted_by_key(|problem| problem.span.start), "{what}: in the order of the text");
        println!("{what}: {time:?}");
        assert!(time < Duration::from_secs(20), "{what} takes {time:?}");
    });
}

#[test]
fn a_label_without_a_place_is_reported_at_its_first_use() {
    finds_in_kernel(
        "    jmp (M1, 1) nowhere\n    jmp (M1, 1) nowhere\n    jmp (M1, 1) nowhere\n",
        &expect![[r#"
            3:17-24: the label `nowhere` is not defined
        "#]],
    );
}

/// A variable of another class is no suggestion: the next mistake would be its class.
#[test]
fn suggested_variables_are_of_the_class_that_is_meant() {
    finds_in_kernel(
        ".decl mask v_type=P num_elts=16\n.decl total v_type=G type=ud num_elts=16 align=GRF\n\
        \x20   mov (M1, 16) total(0,0)<1> maks(0,0)<1;1,0>\n\
        \x20   mov (M1, 16) totla(0,0)<1> total(0,0)<1;1,0>\n\
        \x20   (msk) mov (M1, 16) total(0,0)<1> total(0,0)<1;1,0>\n\
        \x20   (totel) mov (M1, 16) total(0,0)<1> total(0,0)<1;1,0>\n",
        &expect![[r#"
            5:32-36: `src0`: `maks` is not declared: expected an operand [did you mean `mask`?]
            6:18-23: `dst`: `totla` is not declared: expected a destination [did you mean `total`?]
            7:6-9: `pred`: `msk` is not declared: expected a predicate variable [did you mean `mask`?]
            8:6-11: `pred`: `totel` is not declared: expected a predicate variable [declare it before its first use: `.decl totel v_type=P num_elts=…`]
        "#]],
    );
}

/// The type that is suggested for a number without one is the narrowest that holds it, from 32 bits on.
#[test]
fn suggested_types_of_numbers_hold_them() {
    finds_in_kernel(
        ".decl total v_type=G type=ud num_elts=16 align=GRF\n\
        \x20   mov (M1, 16) total(0,0)<1> 0xffffffff\n\
        \x20   mov (M1, 16) total(0,0)<1> 0x100000000\n\
        \x20   mov (M1, 16) total(0,0)<1> -2147483648\n\
        \x20   mov (M1, 16) total(0,0)<1> -2147483649\n",
        &expect![[r#"
            4:32-42: `src0` is an immediate and needs a type: `0xffffffff:ud` [the form is `[(P1)] mov[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>`]
            5:32-43: `src0` is an immediate and needs a type: `0x100000000:uq` [the form is `[(P1)] mov[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>`]
            6:32-43: `src0` is an immediate and needs a type: `-2147483648:d` [the form is `[(P1)] mov[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>`]
            7:32-43: `src0` is an immediate and needs a type: `-2147483649:q` [the form is `[(P1)] mov[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0>`]
        "#]],
    );
}

/// A name behind a directive has a digit or a capital; other words are slips of directives.
#[test]
fn a_name_that_follows_a_directive_without_a_blank_is_parted() {
    finds_in_kernel(
        ".declvar1 v_type=G type=ud num_elts=16\n.declTotal v_type=G type=ud num_elts=16\n.declar x v_type=P num_elts=1\n",
        &expect![[r#"
            3:1-10: there is no directive `.declvar1` [a blank is missing: `.decl var1`]
            4:1-11: there is no directive `.declTotal` [a blank is missing: `.decl Total`]
            5:1-8: there is no directive `.declar` [directives are `.decl`, `.input`, `.kernel_attr`, `.function`, `.kernel`, `.global_function`, `.funcdecl`, `.file`, `.loc`, `.parameter`, `.version`, `.bytes`]
        "#]],
    );
}

/// The words are those of the forms of the page, in their order.
#[test]
fn the_name_of_an_instruction_leads_to_the_first_words_of_its_page() {
    finds_in_kernel(
        "    lsc_untyped (M1, 16) x\n    media_vme (M1, 16) x\n",
        &expect![[r#"
        3:5-16: there is no instruction `lsc_untyped` [statements of `LSC_UNTYPED` begin with `lsc_load`, `lsc_load_status`, `lsc_load_strided`, `lsc_load_quad`, `lsc_store`, `lsc_store_strided`, `lsc_store_uncompressed`, `lsc_store_quad`, …]
        4:5-14: there is no instruction `media_vme`
    "#]],
    );
}
