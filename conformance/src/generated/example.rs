//! One instruction that breaks a rule, and a valid counterpart that differs in one place and breaks none.
//!
//! Both are cases of the rule, printed as text. The text is read and validated again, so that an example is known to be
//! true.

use crate::case::Case;
use crate::generate::Cases;
use crate::native::platform;
use crate::vectors::shrink::{ELEMENTS, shrink};
use crate::whole::{Frame, module};
use genvisa::{Instruction, Version};
use genvisa_asm::Target;
use genvisa_reader::isa::RuleKind;
use serde::Serialize;
use std::collections::BTreeSet;

/// How many cases of a rule are tried before one is taken whose text does not express all of it.
const TRIES: usize = 60;

/// A pair of cases as text.
#[derive(Debug, Serialize)]
pub(super) struct Example {
    /// Why others are better: the text does not give the case back; the text is bytes.
    #[serde(skip)]
    pub(super) flaws: [bool; 2],
    /// The platform of the valid one.
    platform: String,
    /// The platform of the invalid one.
    invalid_platform: String,
    /// The difference between the two, as `dst.type d instead of f`.
    difference: String,
    /// Whether both texts give their cases back: a kernel or function with the lines violates the same rules.
    assembles: bool,
    /// Whether the lines are whole programs, because the rule is about a whole module.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_program: bool,
    /// The lines of the valid one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    valid: Vec<String>,
    /// The lines of the invalid one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    invalid: Vec<String>,
}

impl Example {
    /// The best example among the cases of a rule: its text is complete, it differs in the subject of the rule, and it is
    /// short.
    pub(super) fn best(rule: &str, kind: RuleKind, cases: &Cases) -> Option<Self> {
        let subject = rule.split('/').nth(1).unwrap_or_default();
        let mut cases: Vec<&Case> =
            cases.cases.values().filter(|case| case.violated.iter().any(|(id, _)| id == rule)).collect();
        let is_elsewhere = |case: &Case| {
            case.counterpart
                .as_ref()
                .is_none_or(|(_, all)| !all.iter().any(|one| one.field.starts_with(subject)))
        };
        // Another variable explains less than another type or size of the same variable.
        let is_other = |case: &Case| {
            case.counterpart.as_ref().is_some_and(|(_, all)| all.iter().any(|one| one.field.ends_with(".id")))
        };
        cases.sort_by_key(|case| (is_elsewhere(case), is_other(case), case.bytes.len()));
        let mut best: Option<Self> = None;
        for example in cases.into_iter().take(TRIES).filter_map(|case| Self::of(case, kind)) {
            if best.as_ref().is_none_or(|best| example.flaws < best.flaws) {
                best = Some(example);
            }
            if best.as_ref().is_some_and(|best| best.flaws == [false; 2]) {
                break;
            }
        }
        best
    }

    fn of(case: &Case, kind: RuleKind) -> Option<Self> {
        let (counterpart, differences) = case.counterpart.as_ref()?;
        let (mut bad, mut good) = (case.clone(), (**counterpart).clone());
        shrink(&mut [&mut bad, &mut good], kind, ELEMENTS);
        let (bad, bad_is_true) = text(&bad)?;
        let (good, good_is_true) = text(&good)?;
        if bad.is_empty() || good.is_empty() {
            return None;
        }
        let is_bytes = bad.iter().chain(&good).any(|line| line.trim_start().starts_with(".bytes"));
        let flaws = [!bad_is_true || !good_is_true, is_bytes];
        let difference = differences.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Some(Self {
            flaws,
            platform: counterpart.platform.clone(),
            invalid_platform: case.platform.clone(),
            difference,
            assembles: !flaws[0],
            is_program: false,
            valid: good,
            invalid: bad,
        })
    }

    /// An example of a rule about a whole module: a valid and an invalid program, without lines if text cannot express them.
    pub(super) fn of_module(platform: &str, difference: String, [valid, invalid]: [Vec<String>; 2]) -> Self {
        let assembles = !valid.is_empty();
        Self {
            flaws: [!assembles, false],
            platform: platform.to_string(),
            invalid_platform: platform.to_string(),
            difference,
            assembles,
            is_program: true,
            valid,
            invalid,
        }
    }
}

/// The relevant lines of a case, and whether they are complete: a kernel or a function with them violates the same rules, and
/// no rule about a whole module.
fn text(case: &Case) -> Option<(Vec<String>, bool)> {
    let version = Version::new(case.version.0, case.version.1);
    let decoded = Instruction::decode(&case.bytes, version);
    let is_it =
        decoded.is_ok_and(|(one, len)| one.info().name == case.instruction && len == case.bytes.len());
    if !is_it {
        // The opcode belongs to another instruction, or to none.
        let bytes: String = case.bytes.iter().map(|byte| format!(" {byte:02x}")).collect();
        return Some((vec![format!("    .bytes{bytes}")], false));
    }
    let module = module(case, &Frame::default()).ok()?;
    let platform = platform(&case.platform)?;
    let lines = extract(&Target::from(platform).disassemble(&module));
    let expected: BTreeSet<&str> = case.violated.iter().map(|(rule, _)| rule.as_str()).collect();
    let is_true = programs(&lines).iter().any(|text| {
        let again = Target::from(platform).read(text);
        let found = again.module.validate(platform);
        let found: BTreeSet<&str> = found.iter().map(|(_, violation)| violation.rule.id).collect();
        again.problems.is_empty() && found == expected
    });
    Some((lines, is_true))
}

/// A kernel and a function with the lines of an example.
fn programs(lines: &[String]) -> [String; 2] {
    let (declared, body): (Vec<&str>, Vec<&str>) =
        lines.iter().map(String::as_str).partition(|line| line.starts_with(".decl"));
    let [declared, body] = [declared, body].map(|lines| lines.join("\n"));
    [
        format!(
            ".version 4.1\n.kernel \"k\"\n{declared}\n.kernel_attr Target=\"cm\"\n.function \"k_main\"\n{body}\n    ret (M1_NM, 1)\n"
        ),
        format!(
            ".version 4.1\n.kernel \"k\"\n.kernel_attr Target=\"cm\"\n.function \"k_main\"\n    fcall (M1_NM, 1) f 1 1\n    ret (M1_NM, 1)\n.global_function \"f\"\n{declared}\n.kernel_attr ArgSize=1\n.kernel_attr RetValSize=1\n.function \"f_main\"\n{body}\n    fret (M1_NM, 1)\n"
        ),
    ]
}

/// The body of a kernel without its first and last line, and the declarations of the names in it; all declarations in front of
/// bytes, which have no names.
fn extract(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(uncommented).collect();
    let is_end = |line: &&str| matches!(line.trim(), "ret (M1_NM, 1)");
    let begin = lines.iter().position(|line| *line == "main:").map_or(0, |at| at + 1);
    let end = lines.iter().rposition(is_end).unwrap_or(lines.len());
    let body: Vec<&str> =
        lines.get(begin..end).unwrap_or_default().iter().copied().filter(|line| !line.is_empty()).collect();
    let has_bytes = body.iter().any(|line| line.trim_start().starts_with(".bytes"));
    let named: BTreeSet<&str> = body.iter().flat_map(|line| words(line)).collect();
    let declared = lines.iter().copied().filter(|line| {
        let name = line.strip_prefix(".decl ").and_then(|rest| rest.split(' ').next());
        name.is_some_and(|name| has_bytes || named.contains(name))
    });
    declared.chain(body).map(str::to_string).collect()
}

/// A printed line without its comment, which explains why an instruction is printed as bytes, or describes the object.
pub(super) fn uncommented(line: &str) -> &str {
    line.split(" //").next().unwrap_or(line)
}

/// The words of a line, names among them.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{extract, uncommented, words};

    #[test]
    fn an_extract_has_the_body_and_the_declarations_of_its_names() {
        let text = ".version 4.1\n.decl V1 v_type=G type=d\n.decl V2 v_type=G type=d\n.function \"f\"\nmain:\n\
                    \n    mov (M1, 1) V2(0,0)<1> 0x1:d // a remark\n    ret (M1_NM, 1)\n";
        assert_eq!(extract(text), [".decl V2 v_type=G type=d", "    mov (M1, 1) V2(0,0)<1> 0x1:d"]);
        let bytes = text.replace("mov (M1, 1) V2(0,0)<1> 0x1:d", ".bytes 01 02");
        let declared = [".decl V1 v_type=G type=d", ".decl V2 v_type=G type=d"];
        assert_eq!(extract(&bytes), [&declared[..], &["    .bytes 01 02"]].concat());
        assert_eq!(extract("    ret (M1_NM, 1)\n    a\n    ret (M1_NM, 1)"), ["    ret (M1_NM, 1)", "    a"]);
        assert_eq!(extract("a\nb"), ["a", "b"], "without a label and a last line");
    }

    #[test]
    fn a_comment_has_a_blank_in_front_of_it() {
        assert_eq!((uncommented("a // b"), uncommented("a//b"), uncommented("")), ("a", "a//b", ""));
        assert_eq!(words("a_1(0,b) <c>").collect::<Vec<_>>(), ["a_1", "0", "b", "c"]);
    }
}
