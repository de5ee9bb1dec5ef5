//! The causes of results for generated programs (`conformance/oracle/programs.toml`).

use crate::{Oracle, trial};
use genvisa::Platform;
use genvisa_asm::Target;
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::programs::{CAUSES, Causes, Compared, Program};
use libtest_mimic::{Failed, Trial};

/// A program with two instructions for which the finalizer crashes with the same message.
const TWO: &str = "\
.version 4.1
.kernel \"kernel0\"
.decl v1 v_type=G type=ud num_elts=1 align=GRF
.decl v2 v_type=G type=ud num_elts=1 align=GRF
.decl v3 v_type=G type=ud num_elts=1 align=GRF
.decl v4 v_type=G type=ud num_elts=1 align=GRF
.function \"main\"
main:
    mov (M1, 1) v1(0,0)<1> 0x1:ud
    sel (M1, 1) v3(0,0)<1> v1(0,0)<0;1,0> v2(0,0)<0;1,0>
    sel (M1, 1) v4(0,0)<1> v1(0,0)<0;1,0> v2(0,0)<0;1,0>
    ret (M1, 1)
";

/// Platform, declarations, instructions, and a part of the reason of its result.
const ALONE: [(Platform, &str, &str, &str); 4] = [
    (Platform::Tgllp, "ud 1, uq 1", "mov (M1, 1) v0(0,0)<1> (-)v1(0,0)<0;1,0>", "a negated quadword"),
    (
        Platform::Skl,
        "uw 32, ud 1, ud 1",
        "line (M1, 32) v0(0,0)<1> v1(0,0)<0;1,0> (abs)v2(0,0)<0;1,0>",
        "a line",
    ),
    (
        Platform::Skl,
        "hf 32, df 1, hf 1",
        "mov (M1_NM, 1) v1(0,0)<1> 0x3ff0000000000000:df\n    min (M1, 32) v0(0,0)<1> v1(0,0)<0;1,0> v2(0,0)<0;1,0>",
        "the minimum",
    ),
    (
        Platform::Dg2,
        "hf 32, df 1, hf 1",
        "mov (M1_NM, 1) v1(0,0)<1> 0x3ff0000000000000:df\n    max (M1, 32) v0(0,0)<1> v1(0,0)<0;1,0> v2(0,0)<0;1,0>",
        "the minimum",
    ),
];

/// Whole programs, each with its platform and a part of the reason of its result.
const WHOLE: [(Platform, &str, &str); 3] = [
    (
        Platform::Mtl,
        "\
.version 4.1
.kernel \"kernel0\"
.decl v0 v_type=G type=ud num_elts=8 align=GRF
.decl v1 v_type=G type=uw num_elts=8 align=GRF
.decl t0 v_type=T num_elts=1
.function \"main\"
main:
    call (M1_NM, 16) l0
    load_3d.R (M1, 8) 0x0:uw t0 v1.0 v0.0
    ret (M1_NM, 1)
.function \"l0\"
l0:
    ret (M1_NM, 1)
",
        "in a routine with a call",
    ),
    (
        Platform::Xehp,
        "\
.version 4.1
.kernel \"kernel0\"
.decl v0 v_type=G type=ud num_elts=16 align=GRF
.decl v1 v_type=G type=ud num_elts=16 align=GRF
.decl v2 v_type=G type=ud num_elts=1 align=GRF
.decl p0 v_type=P num_elts=1
.kernel_attr Target=\"cm\"
.function \"main\"
main:
    (p0) jmp (M1, 1) l0
    addc (M1, 16) v0(0,0)<1> v1(0,0)<1> v2(0,0)<0;1,0> v2(0,0)<0;1,0>
l0:
    ret (M1, 1)
",
        "a jump becomes the predicate",
    ),
    (
        Platform::Dg2,
        "\
.version 4.1
.kernel \"kernel0\"
.decl v0 v_type=G type=ud num_elts=8 align=GRF
.decl v1 v_type=G type=ud num_elts=1 align=GRF
.decl v2 v_type=G type=ud num_elts=1 align=GRF
.decl a0 v_type=A num_elts=16
.decl a1 v_type=A num_elts=16
.decl t0 v_type=T num_elts=1
.kernel_attr Target=\"cm\"
.function \"main\"
main:
    movs (M1, 1) t0(0) v1(0,0)<1;1,0>
    and (M1, 1) v1(0,0)<1> 0x0:ud r[a0(0),0]<1;1,0>:ud
    addr_add (M1, 1) a1(0)<1> &v2 0x0:uw
    scatter4_scaled.R (M1, 8) t0 r[a1(0),0]<0;1,0>:ud v0.0 %r0.0
    ret (M1, 1)
",
        "in a program of Cm",
    ),
];

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    vec![trial(oracle, "cause/together".into(), together), trial(oracle, "cause/alone".into(), alone)]
}

/// The causes of the repository explain the results of small programs.
fn alone(finalizer: &Finalizer) -> Result<(), Failed> {
    for (platform, declared, instruction, expected) in ALONE {
        let mut text = ".version 4.1\n.kernel \"kernel0\"\n".to_string();
        for (n, variable) in declared.split(", ").enumerate() {
            let (ty, count) = variable.split_once(' ').unwrap_or_default();
            text.push_str(&format!(".decl v{n} v_type=G type={ty} num_elts={count} align=GRF\n"));
        }
        text.push_str(&format!(".function \"main\"\nmain:\n    {instruction}\n    ret (M1, 1)\n"));
        explained(finalizer, platform, &text, expected)?;
    }
    WHOLE.iter().try_for_each(|(platform, text, expected)| explained(finalizer, *platform, text, expected))
}

/// A program has a result with a cause, whose reason begins as expected.
fn explained(finalizer: &Finalizer, platform: Platform, text: &str, expected: &str) -> Result<(), Failed> {
    let module = Target::from(platform).assemble(text).map_err(|problems| format!("{problems:?}"))?;
    let program = Program { number: 0, platform, module, refused: Vec::new() };
    let found = Compared::of(finalizer, &program)?;
    let reason = Causes::read(CAUSES)?.reason(finalizer, &found, &program)?;
    if found.is_expected() || !reason.as_ref().is_some_and(|reason| reason.starts_with(expected)) {
        return Err(format!("{found:?}, and its reason is {reason:?}, of\n{text}").into());
    }
    Ok(())
}

/// Two causes explain a result that neither of them explains alone.
fn together(finalizer: &Finalizer) -> Result<(), Failed> {
    let platform = Platform::Skl;
    let module = Target::from(platform).assemble(TWO).map_err(|problems| format!("{problems:?}"))?;
    let program = Program { number: 0, platform, module, refused: Vec::new() };
    let found = Compared::of(finalizer, &program)?;
    let cause = |line: &str| {
        format!(
            "[[cause]]\nobject = 'crashed'\ntext = 'crashed'\nwithout = '{line}'\nreason = 'because of {line}'\n"
        )
    };
    let (first, second, neither) = (cause(r"v3\("), cause(r"v4\("), cause(r"v9\("));
    for (text, expected) in [
        (format!("{first}{second}"), Some(r"because of v3\(")),
        (cause("sel"), Some("because of sel")),
        (format!("{first}{neither}"), None),
        (first, None),
        (second, None),
    ] {
        let reason = Causes::read(&text)?.reason(finalizer, &found, &program)?;
        if reason.as_deref() != expected {
            return Err(format!("{reason:?} in place of {expected:?} for\n{text}").into());
        }
    }
    Ok(())
}
