//! A report on the rules that Intel's finalizer enforces.
//!
//! The finalizer compiles a module around every negative case of the conformance suite, on the platform of the case. The
//! verdict shows something about the rule only if the valid counterpart of the case is accepted. Otherwise the case counts
//! as "counterpart refused". If that is so for all cases of a rule, cases to which no exception applies are tried as well.

mod reporter;

pub use reporter::Reporter;

use crate::exceptions::Exceptions;
use crate::finalizer::{PACKAGE, Verdict};
use genvisa_reader::isa::{Check, Rule};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The path of the report in the repository.
pub const PATH: &str = "docs/oracle-report.md";

/// The outcomes of a case, in the order of the columns.
pub const WORDS: [&str; 6] = ["accepted", "rejected", "crashed", "timed out", "unclear", COUNTERPART_REFUSED];

/// The outcome of cases whose valid counterpart is not accepted.
const COUNTERPART_REFUSED: &str = "counterpart refused";

/// A rule and the outcomes of its cases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The rule.
    pub rule: String,
    /// The number of cases, by outcome.
    pub counts: BTreeMap<&'static str, usize>,
}

/// The sections of the report. A row is in the first section that applies.
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
            "At least one case that violates the rule is accepted, and so is its valid counterpart.",
        ),
        (
            Self::Refused,
            "Rules whose valid cases the finalizer does not accept",
            "The finalizer refuses the valid counterparts as well, so its verdicts show nothing about the rule. The last \
             section states most of the reasons.",
        ),
        (
            Self::Enforced,
            "Rules that the finalizer enforces",
            "No case that violates the rule is accepted, and at least one valid counterpart is.",
        ),
        (
            Self::Unseen,
            "Rules without a case",
            "Rules about whole files and executions, rules that no single instruction violates alone, and rules whose cases \
             are bytes of another instruction.",
        ),
    ];

    fn of(row: &Row) -> Self {
        let has = |word: &str| row.counts.contains_key(word);
        match () {
            () if has("accepted") => Self::Unenforced,
            () if row.counts.keys().any(|word| *word != COUNTERPART_REFUSED) => Self::Enforced,
            () if has(COUNTERPART_REFUSED) => Self::Refused,
            () => Self::Unseen,
        }
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

/// The text of the report. `rows` are those of the rules that a single instruction can violate, `others` all other rules.
pub fn render(rows: &[Row], others: &[&Rule], exceptions: &Exceptions, version: &str) -> String {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|a, b| a.rule.cmp(&b.rule));
    let mut out = format!(
        "# The rules that Intel's finalizer enforces\n\n\
         Written by `cargo xtask oracle --rules`, with GenX_IR of {PACKAGE} {version}; do not edit. Each number counts\n\
         cases of the conformance suite that violate this rule and no other. The valid counterpart of a case differs from it in one\n\
         place. A case whose counterpart is refused shows nothing about the rule.\n"
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
            out += "| rule | violated by |\n| --- | --- |\n";
            let mut unseen: Vec<(&str, &str)> =
                of(section).map(|row| (row.rule.as_str(), "a single instruction")).collect();
            unseen.extend(others.iter().map(|rule| (rule.id.as_str(), violated_by(rule))));
            unseen.sort_unstable();
            unseen.iter().for_each(|(rule, by)| {
                let _ = writeln!(out, "| `{rule}` | {by} |");
            });
            continue;
        }
        let _ = writeln!(out, "| rule | {} |\n|{}", WORDS.join(" | "), " --- |".repeat(1 + WORDS.len()));
        of(section).for_each(|row| {
            let _ = writeln!(out, "{}", line(row));
        });
    }
    out += "\n## Valid instructions with another outcome\n\n\
            These are the entries of `conformance/oracle/generated.toml`. A test tries each of them.\n\n\
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

fn violated_by(rule: &Rule) -> &'static str {
    match rule.check {
        Check::Static => "a single instruction",
        Check::Object => "a whole file",
        Check::Runtime => "an execution",
    }
}

/// The rules of a report, each with its line.
pub fn rules(report: &str) -> BTreeMap<&str, &str> {
    let row = |line| -> Option<(&str, &str)> {
        Some((str::split_once(str::strip_prefix(line, "| `")?, '`')?.0, line))
    };
    report.lines().filter_map(row).collect()
}

/// The number of cases of a rule that exceed the time limit, from its line.
pub fn timeouts(line: &str) -> usize {
    let column = WORDS.iter().position(|word| *word == Verdict::TimedOut.word());
    let cell = column.and_then(|column| line.split('|').nth(2 + column));
    cell.and_then(|cell| cell.trim().parse().ok()).unwrap_or_default()
}

/// Whether two lines of a rule agree on the outcomes that do not vary: the number of rejected cases, and whether any case is
/// accepted. A rule without a case has a line of another form.
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
    fn lines_agree_if_their_constant_outcomes_do() {
        let line_of_row = line(&row(&[("accepted", 3), ("rejected", 2), ("timed out", 7)]));
        assert_eq!(line_of_row, "| `X/a/b` | 3 | 2 | | 7 | | |");
        assert_eq!(rules(&line_of_row).get("X/a/b"), Some(&line_of_row.as_str()));
        assert_eq!((timeouts(&line_of_row), timeouts("| `X/a/b` | an execution |")), (7, 0));
        // The other outcomes vary.
        assert!(is_alike(&line_of_row, &line(&row(&[("accepted", 1), ("rejected", 2), ("crashed", 9)]))));
        assert!(!is_alike(&line_of_row, &line(&row(&[("accepted", 3), ("rejected", 1)]))));
        assert!(!is_alike(&line_of_row, &line(&row(&[("rejected", 2)]))));
        assert!(!is_alike(&line_of_row, "| `X/a/b` | a single instruction |"));
        assert!(is_alike(&line(&row(&[])), "| `X/a/b` | a single instruction |"));
    }

    #[test]
    fn a_row_is_in_the_first_section_that_applies() {
        let section = |counts: &[(&'static str, usize)]| Section::of(&row(counts));
        assert_eq!(section(&[("accepted", 1), ("rejected", 9)]), Section::Unenforced);
        assert_eq!(section(&[("crashed", 1), (COUNTERPART_REFUSED, 9)]), Section::Enforced);
        assert_eq!(section(&[(COUNTERPART_REFUSED, 9)]), Section::Refused);
        assert_eq!(section(&[]), Section::Unseen);
    }
}
