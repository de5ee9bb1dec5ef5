//! What the finalizer makes of rules: for each, whether it refuses what breaks the rule and nothing else.
//!
//! Every negative case of the conformance suite is put into a module and asked about, on the platform that it is made for.
//! A verdict on it means something where its twin, which differs in one place and breaks no rule, is accepted: where it is
//! not, the case counts as one whose twin is refused. Where that is so of all cases of a rule, there are more: of those forms
//! that no exception speaks of.

use crate::case::Case;
use crate::co_dependent::CoDependent;
use crate::exceptions::Exceptions;
use crate::finalizer::{Finalizer, Input, PACKAGE, Verdict};
use crate::spec::Spec;
use crate::suite::Suite;
use crate::valid::modest;
use crate::whole;
use genvisa_reader::isa::{Check, Rule};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Where the report is, from the root of the repository.
pub const PATH: &str = "docs/oracle-report.md";

/// What becomes of what breaks a rule, in the order of the columns.
pub const WORDS: [&str; 6] = ["accepted", "rejected", "crashed", "timed out", "unclear", TWIN_REFUSED];

/// The word for cases that say nothing.
const TWIN_REFUSED: &str = "twin refused";

/// A rule, and what became of its cases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The rule.
    pub rule: String,
    /// How many of its cases, by word.
    pub counts: BTreeMap<&'static str, usize>,
}

/// The sections of the report: which rows are in each, the first that takes a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Unenforced,
    Refused,
    Enforced,
    Unseen,
}

impl Section {
    const ALL: [(Self, &str, &str); 4] = [
        (
            Self::Unenforced,
            "Rules that the finalizer does not enforce",
            "At least one case that breaks the rule is accepted, and its twin too.",
        ),
        (
            Self::Refused,
            "Rules whose valid cases it does not accept",
            "Neither what breaks the rule nor the twin that breaks none: nothing can be said of the rule. Why twins are refused is \
             mostly told below.",
        ),
        (Self::Enforced, "Rules that it enforces", "What breaks the rule is not compiled, and its twin is."),
        (
            Self::Unseen,
            "Rules without a case",
            "Those of whole files and of executions, those that cannot be broken alone in an instruction, and those whose cases \
             are bytes of another instruction.",
        ),
    ];

    fn of(row: &Row) -> Self {
        let has = |word: &str| row.counts.contains_key(word);
        match () {
            () if has("accepted") => Self::Unenforced,
            () if row.counts.keys().any(|word| *word != TWIN_REFUSED) => Self::Enforced,
            () if has(TWIN_REFUSED) => Self::Refused,
            () => Self::Unseen,
        }
    }
}

/// Asks about rules.
pub struct Asker<'a> {
    spec: &'a Spec,
    exceptions: Exceptions,
    finalizer: &'a Finalizer,
    /// All cases, and those of which no exception speaks.
    suites: [Suite<'a>; 2],
}

impl<'a> Asker<'a> {
    /// Asks a finalizer about the rules of a specification.
    pub fn new(
        spec: &'a Spec,
        co_dependent: &[CoDependent],
        exceptions: Exceptions,
        finalizer: &'a Finalizer,
    ) -> Self {
        let suite = || Suite::new(spec, co_dependent.to_vec());
        let suites = [suite(), suite().without(exceptions.clone())];
        Self { spec, exceptions, finalizer, suites }
    }

    /// The row of a rule, by number.
    ///
    /// # Errors
    /// Where the finalizer cannot be run.
    pub fn row(&self, rule: usize) -> Result<Row, String> {
        let id = self.spec.isa.rules.get(rule).map(|rule| rule.id.clone()).unwrap_or_default();
        let [all, others] = &self.suites;
        let mut row = Row { rule: id, counts: BTreeMap::new() };
        self.count(all, rule, &mut row)?;
        if row.counts.keys().all(|word| *word == TWIN_REFUSED) {
            self.count(others, rule, &mut row)?;
        }
        Ok(row)
    }

    fn count(&self, suite: &Suite<'_>, rule: usize, row: &mut Row) -> Result<(), String> {
        let mut known = BTreeSet::new();
        for topic in suite.topics.iter().filter(|topic| topic.rule == rule) {
            let cases = suite.cases(topic);
            // Bytes that are another instruction, or none, say nothing about this one.
            let counted = cases.cases.values().filter(|case| {
                case.is_readable
                    && !case.violated.is_empty()
                    && case.violated.iter().all(|(rule, _)| *rule == row.rule)
            });
            for case in counted {
                if known.insert(case.sum)
                    && let Some(word) = self.word(case)?
                {
                    *row.counts.entry(word).or_default() += 1;
                }
            }
        }
        Ok(())
    }

    /// What becomes of a case; nothing where no module can hold it.
    fn word(&self, case: &Case) -> Result<Option<&'static str>, String> {
        let Some((twin, _)) = &case.counterpart else { return Ok(None) };
        match self.verdict(twin)? {
            Some(Verdict::Accepted(_)) => Ok(self.verdict(case)?.map(|verdict| verdict.word())),
            _ => Ok(Some(TWIN_REFUSED)),
        }
    }

    fn verdict(&self, case: &Case) -> Result<Option<Verdict>, String> {
        let frame = self.exceptions.frame(&case.instruction);
        let module = whole::module(&modest(case.clone()), &frame);
        let Some(object) = module.ok().and_then(|module| module.to_bytes().ok()) else { return Ok(None) };
        let platform = self.spec.finalizer_name(&case.platform);
        self.finalizer.compile(Input::Object(&object), platform).map(Some).map_err(|e| e.to_string())
    }
}

/// The line of a row.
pub fn line(row: &Row) -> String {
    let mut line = format!("| `{}` |", row.rule);
    for word in WORDS {
        let _ = match row.counts.get(word) {
            Some(count) => write!(line, " {count} |"),
            None => write!(line, " |"),
        };
    }
    line
}

/// The report. `rows` are those of the rules that are seen in one instruction, `others` all other rules.
pub fn render(rows: &[Row], others: &[&Rule], exceptions: &Exceptions, version: &str) -> String {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|a, b| a.rule.cmp(&b.rule));
    let mut out = format!(
        "# What Intel's finalizer makes of the rules\n\n\
         Written by `cargo xtask oracle --rules`, with GenX_IR of {PACKAGE} {version}; not to be edited. A number is that of cases of\n\
         the conformance suite that break this rule and no other. A case whose twin is refused says nothing: the twin differs from\n\
         it in one place, and breaks no rule.\n"
    );
    out += "\n| | rules |\n| --- | --- |\n";
    let of = |section: Section| rows.iter().copied().filter(move |row| Section::of(row) == section);
    for (section, title, _) in Section::ALL {
        let more = if section == Section::Unseen { others.len() } else { 0 };
        let _ = writeln!(out, "| {title} | {} |", of(section).count() + more);
    }
    for (section, title, about) in Section::ALL {
        let _ = write!(out, "\n## {title}\n\n{about}\n\n");
        if section == Section::Unseen {
            out += "| rule | seen |\n| --- | --- |\n";
            let mut unseen: Vec<(&str, &str)> =
                of(section).map(|row| (row.rule.as_str(), "in an instruction")).collect();
            unseen.extend(others.iter().map(|rule| (rule.id.as_str(), seen(rule))));
            unseen.sort_unstable();
            unseen.iter().for_each(|(rule, seen)| {
                let _ = writeln!(out, "| `{rule}` | {seen} |");
            });
            continue;
        }
        let _ = writeln!(out, "| rule | {} |\n|{}", WORDS.join(" | "), " --- |".repeat(1 + WORDS.len()));
        of(section).for_each(|row| {
            let _ = writeln!(out, "{}", line(row));
        });
    }
    out += "\n## Valid instructions of which it makes something else\n\n\
            From `conformance/oracle/generated.toml`, where each entry is tried.\n\n\
            | of | when | on | object | text | printed | why |\n| --- | --- | --- | --- | --- | --- | --- |\n";
    for exception in &exceptions.exceptions {
        let cell = |text: &str| text.replace('|', "\\|");
        let code = |text: &str| if text.is_empty() { String::new() } else { format!("`{}`", cell(text)) };
        let seen = [&exception.outcome.object, &exception.outcome.text, &exception.outcome.printed]
            .map(|word| cell(word))
            .join(" | ");
        let of = exception.of.join(", ");
        let _ = writeln!(
            out,
            "| {} | {} | {} | {seen} | {} |",
            cell(&of),
            code(&exception.when),
            exception.on,
            cell(&exception.reason)
        );
    }
    out
}

fn seen(rule: &Rule) -> &'static str {
    match rule.check {
        Check::Static => "in an instruction",
        Check::Object => "in a whole file",
        Check::Runtime => "at execution",
    }
}

/// The rules that a report has rows for, each with its line.
pub fn rules(report: &str) -> BTreeMap<&str, &str> {
    let row = |line| -> Option<(&str, &str)> {
        Some((str::split_once(str::strip_prefix(line, "| `")?, '`')?.0, line))
    };
    report.lines().filter_map(row).collect()
}

/// How many cases of a rule do not end, by its line.
pub fn endless(line: &str) -> usize {
    let column = WORDS.iter().position(|word| *word == Verdict::TimedOut.word());
    let cell = column.and_then(|column| line.split('|').nth(2 + column));
    cell.and_then(|cell| cell.trim().parse().ok()).unwrap_or_default()
}

/// Whether two lines of a rule say the same of what is certain: how many cases are rejected, and whether one is accepted.
/// A rule without a case has a line of another form.
pub fn is_alike(one: &str, other: &str) -> bool {
    let certain = |line: &str| {
        let cell = |n: usize| line.split('|').nth(2 + n).map(str::trim).unwrap_or_default().to_string();
        (cell(0).is_empty(), cell(1))
    };
    let has_cases = |line: &str| line.split('|').count() == WORDS.len() + 3;
    match (has_cases(one), has_cases(other)) {
        (true, true) => certain(one) == certain(other),
        _ => one.split('|').skip(2).all(|cell| cell.trim().is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(counts: &[(&'static str, usize)]) -> Row {
        Row { rule: "X/a/b".into(), counts: counts.iter().copied().collect() }
    }

    #[test]
    fn lines_say_what_is_certain() {
        let told = line(&row(&[("accepted", 3), ("rejected", 2), ("timed out", 7)]));
        assert_eq!(told, "| `X/a/b` | 3 | 2 | | 7 | | |");
        assert_eq!(rules(&told).get("X/a/b"), Some(&told.as_str()));
        assert_eq!((endless(&told), endless("| `X/a/b` | at execution |")), (7, 0));
        // How the others end varies.
        assert!(is_alike(&told, &line(&row(&[("accepted", 1), ("rejected", 2), ("crashed", 9)]))));
        assert!(!is_alike(&told, &line(&row(&[("accepted", 3), ("rejected", 1)]))));
        assert!(!is_alike(&told, &line(&row(&[("rejected", 2)]))));
        assert!(!is_alike(&told, "| `X/a/b` | in an instruction |"));
        assert!(is_alike(&line(&row(&[])), "| `X/a/b` | in an instruction |"));
    }

    #[test]
    fn the_first_section_that_takes_a_row_has_it() {
        let section = |counts: &[(&'static str, usize)]| Section::of(&row(counts));
        assert_eq!(section(&[("accepted", 1), ("rejected", 9)]), Section::Unenforced);
        assert_eq!(section(&[("crashed", 1), (TWIN_REFUSED, 9)]), Section::Enforced);
        assert_eq!(section(&[(TWIN_REFUSED, 9)]), Section::Refused);
        assert_eq!(section(&[]), Section::Unseen);
    }
}
