//! One instruction that breaks a rule, and a valid counterpart that differs in one place and breaks none.
//!
//! Both are cases of the rule, printed as text. The text is read and validated again, so that an example is known to be
//! true.

use crate::case::Case;
use crate::generate::Cases;
use crate::native::platform;
use crate::vectors::shrink::small_variables;
use crate::whole::{Frame, module};
use genvisa::ModuleLocation;
use genvisa::{Instruction, Version};
use genvisa_asm::Target;
use std::collections::BTreeSet;

/// How many cases of a rule are tried before one is taken whose text does not express all of it.
const TRIES: usize = 60;

/// A pair of cases as text.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Example {
    /// Why others are better: the text does not give the case back; the text is bytes.
    pub(super) flaws: [bool; 2],
    /// The platform of both.
    pub(super) platform: String,
    /// The difference between the two, as `dst.type d, not f`.
    pub(super) difference: String,
    bad: Vec<String>,
    good: Vec<String>,
}

impl Example {
    /// The best example among the cases of a rule: its text is complete, it differs in the subject of the rule, and it is
    /// short.
    pub(super) fn best(rule: &str, cases: &Cases) -> Option<Self> {
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
        for example in cases.into_iter().take(TRIES).filter_map(Self::of) {
            if best.as_ref().is_none_or(|best| example.flaws < best.flaws) {
                best = Some(example);
            }
            if best.as_ref().is_some_and(|best| best.flaws == [false; 2]) {
                break;
            }
        }
        best
    }

    fn of(case: &Case) -> Option<Self> {
        let (counterpart, differences) = case.counterpart.as_ref()?;
        let (mut bad, mut good) = (case.clone(), (**counterpart).clone());
        small_variables(&mut [&mut bad, &mut good]);
        let (bad, bad_is_true) = text(&bad)?;
        let (good, good_is_true) = text(&good)?;
        let is_bytes = bad.iter().chain(&good).any(|line| line.trim_start().starts_with(".bytes"));
        let flaws = [!bad_is_true || !good_is_true, is_bytes];
        let difference = differences.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Some(Self { flaws, platform: case.platform.clone(), difference, bad, good })
    }

    /// Whether the text of one of the two does not give the case back.
    pub(super) fn is_incomplete(&self) -> bool {
        self.flaws[0]
    }

    /// The lines of both, with the marks of a diff.
    pub(super) fn lines(&self) -> String {
        let (mut out, mut bad) = (String::new(), self.bad.as_slice());
        let add = |mark: &str, line: &String, out: &mut String| out.extend([mark, line, "\n"]);
        for line in &self.good {
            let same = bad.iter().position(|other| other == line);
            let (before, behind) = bad.split_at(same.unwrap_or_default());
            before.iter().for_each(|line| add("-", line, &mut out));
            bad = if same.is_some() { behind.get(1..).unwrap_or_default() } else { behind };
            add(if same.is_some() { " " } else { "+" }, line, &mut out);
        }
        bad.iter().for_each(|line| add("-", line, &mut out));
        out
    }
}

/// The relevant lines of a case, and whether they are complete: read again, they break the same rules.
fn text(case: &Case) -> Option<(Vec<String>, bool)> {
    let version = Version::new(case.version.0, case.version.1);
    let decoded = Instruction::decode(&case.bytes, version);
    let is_it =
        decoded.is_ok_and(|(one, len)| one.info().name == case.instruction && len == case.bytes.len());
    if !is_it {
        // The opcode belongs to another instruction, or to none.
        let bytes: String = case.bytes.iter().map(|byte| format!(" {byte:02x}")).collect();
        return Some((vec![format!("    .bytes{bytes}")], true));
    }
    let module = module(case, &Frame::default()).ok()?;
    let platform = platform(&case.platform)?;
    let text = Target::from(platform).disassemble(&module);
    let again = Target::from(platform).read(&text);
    let expected: BTreeSet<&str> = case.violated.iter().map(|(rule, _)| rule.as_str()).collect();
    let found = again.module.validate(platform).into_iter();
    let found: BTreeSet<&str> = found
        .filter(|(place, _)| matches!(place, ModuleLocation::KernelInstruction(..)))
        .map(|(_, violation)| violation.rule.id)
        .collect();
    let is_true = again.problems.is_empty() && found == expected;
    Some((extract(&text), is_true))
}

/// The body of a kernel without its first and last line, and the declarations of the names in it.
fn extract(text: &str) -> Vec<String> {
    // A comment behind an instruction explains why it is printed as bytes.
    let lines: Vec<&str> = text.lines().map(|line| line.split(" //").next().unwrap_or(line)).collect();
    let is_end = |line: &&str| matches!(line.trim(), "ret (M1_NM, 1)");
    let begin = lines.iter().position(|line| *line == "main:").map_or(0, |at| at + 1);
    let end = lines.iter().rposition(is_end).unwrap_or(lines.len());
    let body: Vec<&str> =
        lines.get(begin..end).unwrap_or_default().iter().copied().filter(|line| !line.is_empty()).collect();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let named: BTreeSet<&str> = body.iter().flat_map(|line| line.split(|c| !is_name(c))).collect();
    let declared = lines.iter().copied().filter(|line| {
        let name = line.strip_prefix(".decl ").and_then(|rest| rest.split(' ').next());
        name.is_some_and(|name| named.contains(name))
    });
    declared.chain(body).map(str::to_string).collect()
}
