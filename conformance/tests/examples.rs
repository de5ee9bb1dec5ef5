//! What `genvisa explain` shows of each rule: one instruction that breaks it, and its twin that differs in one place and
//! does not. They are cases of the rule, printed, read again and judged again: what stands there is true.

use expect_test::expect_file;
use genvisa::ModuleLocation;
use genvisa::{Instruction, Version};
use genvisa_asm::Target;
use genvisa_conformance::case::Case;
use genvisa_conformance::co_dependent;
use genvisa_conformance::native::platform;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::{Suite, Topic};
use genvisa_conformance::whole::{Frame, module};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const HEADER: &str = "\
# A bad and a good example of each rule, and why there is none. Generated from spec by
# UPDATE_EXPECT=1 cargo test -p genvisa-conformance --test examples
# A line with the rule and the platform; `!` why nothing breaks it alone; `=` what differs; `~` where text cannot say all
# of it; `-` lines of the bad example, `+` of the good one, ` ` of both.
";

// A rule that has no case fails the test `conformance`; here it has no example.

/// How many cases of a rule are tried for one whose text says all of it.
const TRIES: usize = 60;

/// A pair of cases as text.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Example {
    /// What is worse about it than about others: that text does not give the case back, that it is bytes.
    flaws: [bool; 2],
    platform: String,
    difference: String,
    bad: Vec<String>,
    good: Vec<String>,
}

impl Example {
    fn of(case: &Case) -> Option<Self> {
        let (valid, difference) = case.counterpart.as_ref()?;
        let (bad, bad_is_true) = text(case)?;
        let (good, good_is_true) = text(valid)?;
        let is_bytes = bad.iter().chain(&good).any(|line| line.trim_start().starts_with(".bytes"));
        let flaws = [!bad_is_true || !good_is_true, is_bytes];
        Some(Self { flaws, platform: case.platform.clone(), difference: difference.clone(), bad, good })
    }

    /// The lines of both in one.
    fn lines(&self) -> String {
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

/// The lines of a case that matter, and whether they say all of it: read again, they break the same rules.
fn text(case: &Case) -> Option<(Vec<String>, bool)> {
    let version = Version::new(case.version.0, case.version.1);
    let decoded = Instruction::decode(&case.bytes, version);
    let is_it =
        decoded.is_ok_and(|(one, len)| one.info().name == case.instruction && len == case.bytes.len());
    if !is_it {
        // Its opcode is another's, or nobody's.
        let bytes: String = case.bytes.iter().map(|byte| format!(" {byte:02x}")).collect();
        return Some((vec![format!("    .bytes{bytes}")], true));
    }
    let module = module(case, &Frame::default()).ok()?;
    let platform = platform(case)?;
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

/// The body of a kernel without begin and end, and the declarations of what it names.
fn extract(text: &str) -> Vec<String> {
    // What stands behind an instruction says why it is bytes.
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

/// The best example among the cases of a rule: the one whose text says all, about what the rule is about, the shortest.
fn example(suite: &Suite<'_>, topic: &Topic) -> Option<Example> {
    let rule = &suite.spec.isa.rules[topic.rule].id;
    let place = rule.split('/').nth(1).unwrap_or_default();
    let cases = suite.cases(topic);
    let mut cases: Vec<&Case> =
        cases.cases.values().filter(|case| case.violated.iter().any(|(id, _)| id == rule)).collect();
    let is_elsewhere =
        |case: &Case| case.counterpart.as_ref().is_none_or(|(_, what)| !what.starts_with(place));
    // Another variable says less than another type or size of the same.
    let is_other = |case: &Case| case.counterpart.as_ref().is_some_and(|(_, what)| what.contains(".id "));
    cases.sort_by_key(|case| (is_elsewhere(case), is_other(case), case.bytes.len()));
    let mut best: Option<Example> = None;
    for example in cases.into_iter().take(TRIES).filter_map(Example::of) {
        if best.as_ref().is_none_or(|best| example.flaws < best.flaws) {
            best = Some(example);
        }
        if best.as_ref().is_some_and(|best| best.flaws == [false; 2]) {
            break;
        }
    }
    best
}

#[test]
fn each_rule_has_examples() -> Result<(), String> {
    let spec = Spec::embedded()?;
    let suite = Suite::new(&spec, co_dependent::read(co_dependent::TEXT)?);
    // The topics of a rule stand side by side.
    let topics: Vec<&[Topic]> = suite.topics.chunk_by(|a, b| a.rule == b.rule).collect();
    let (examples, next) = (Mutex::new(BTreeMap::new()), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(topics) = topics.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut found: Option<Example> = None;
                    for topic in *topics {
                        if found.as_ref().is_some_and(|found| found.flaws == [false; 2]) {
                            break;
                        }
                        let other = example(&suite, topic);
                        if found.as_ref().is_none_or(|f| other.as_ref().is_some_and(|o| o.flaws < f.flaws)) {
                            found = other;
                        }
                    }
                    let rule = topics.first().map_or(0, |topic| topic.rule);
                    let mut examples = examples.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    examples.insert(spec.isa.rules[rule].id.as_str(), found);
                }
            });
        }
    });
    let examples = examples.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);

    let mut text = HEADER.to_string();
    for (rule, example) in &examples {
        let reasons: Vec<&str> =
            suite.co_dependent.iter().filter(|e| e.rule == *rule).map(|e| e.reason.as_str()).collect();
        let platform = example.as_ref().map_or("-", |example| example.platform.as_str());
        let _ = writeln!(text, "{rule} {platform}");
        reasons.iter().for_each(|reason| text.extend(["! ", reason, "\n"]));
        if let Some(example) = example {
            let _ = writeln!(text, "= {}", example.difference);
            text += if example.flaws[0] { "~\n" } else { "" };
            text += &example.lines();
        }
    }
    expect_file!["../../cli/src/examples.txt"].assert_eq(&text);
    Ok(())
}
