//! A program that breaks a rule about whole modules, and a valid one that differs in one place.
//!
//! Both are objects of the cases of the rule, printed as text. Lines that both have are left out as long as the text of the one
//! keeps all rules and that of the other breaks the same rules, so that people see the part that matters. Some differences have
//! no text: a count or an offset of the file, an unknown encoding.

use super::example::{Example, uncommented, words};
use crate::native::platform;
use crate::object::ObjectCase;
use crate::object::suite::ObjectCases;
use genvisa::{Module, Platform};
use genvisa_asm::Target;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::BTreeSet;

/// The number of lines of a text that is worth printing. One with all variables that a kernel may have is not.
const LONGEST: usize = 500;

/// The number of rows of which every adjacent part is tried.
const SHORT: usize = 60;

/// The shortest example that text expresses among the cases of a rule; without one the difference alone.
pub(super) fn best(cases: &ObjectCases) -> Option<Example> {
    let negatives = cases.cases.iter().filter(|case| !case.is_debug);
    let pairs: Vec<Pair> = negatives.filter_map(|case| Pair::of(case, cases)).collect();
    let is_short = |pair: &&Pair| pair.rows.iter().map(|row| row.invalid.len()).sum::<usize>() <= LONGEST;
    let mut by_length: Vec<&Pair> = pairs.iter().filter(is_short).collect();
    by_length.sort_by_key(|pair| pair.rows.len());
    match by_length.into_iter().find(|pair| pair.is_true(&pair.rows)) {
        Some(pair) => Some(pair.example(texts(&pair.shortest()))),
        None => pairs.first().map(|pair| pair.example([Vec::new(), Vec::new()])),
    }
}

/// A line of both texts, or lines that differ.
#[derive(Clone)]
struct Row {
    valid: Vec<String>,
    invalid: Vec<String>,
    is_common: bool,
}

/// The texts of a case and of its counterpart, and the rules that the case breaks.
struct Pair<'c> {
    case: &'c ObjectCase,
    difference: String,
    platform: Platform,
    broken: BTreeSet<&'c str>,
    rows: Vec<Row>,
}

impl<'c> Pair<'c> {
    fn of(case: &'c ObjectCase, cases: &'c ObjectCases) -> Option<Self> {
        let (counterpart, difference) = case.counterpart.as_ref()?;
        let counterpart = cases.cases.iter().find(|other| other.id == *counterpart)?;
        let platform = platform(&case.platform)?;
        let text = |case: &ObjectCase| {
            let module = Module::decode(&case.bytes).ok()?;
            Some(Target::from(platform).disassemble(&module))
        };
        let rows = rows(&text(counterpart)?, &text(case)?);
        let broken = case.broken.iter().map(|(rule, _)| rule.as_str()).collect();
        Some(Self { case, difference: difference.to_string(), platform, broken, rows })
    }

    /// The rules that a text violates; `None` if it cannot be read.
    fn violated(&self, text: &str) -> Option<BTreeSet<&'static str>> {
        let read = Target::from(self.platform).read(text);
        if !read.problems.is_empty() {
            return None;
        }
        let found = match self.case.flow {
            true => read.module.validate_flow(self.platform),
            false => read.module.validate(self.platform),
        };
        Some(found.iter().map(|(_, violation)| violation.rule.id).collect())
    }

    /// Whether the one text keeps all rules, and the other breaks those of the case.
    fn is_true(&self, rows: &[Row]) -> bool {
        let [valid, invalid] = texts(rows);
        self.violated(&invalid.join("\n")).is_some_and(|found| found == self.broken)
            && self.violated(&valid.join("\n")).is_some_and(|found| found.is_empty())
    }

    /// The rows without those that do not matter.
    fn shortest(&self) -> Vec<Row> {
        let mut rows = self.rows.clone();
        loop {
            let before = rows.len();
            self.drop_parts(&mut rows);
            self.drop_names(&mut rows);
            if rows.len() == before {
                return rows;
            }
        }
    }

    /// Leaves out adjacent rows: first long parts, then single rows. Of a long text not every part is tried.
    fn drop_parts(&self, rows: &mut Vec<Row>) {
        let mut size = rows.len() / 2;
        while size > 0 {
            let is_short = rows.len() <= SHORT;
            let mut start = 0;
            while start < rows.len() {
                let end = start + size;
                if !self.drop(rows, |at, _| (start..end).contains(&at)) {
                    start = if is_short { start + 1 } else { end };
                }
            }
            size = if is_short { size - 1 } else { size / 2 };
        }
    }

    /// Leaves out all rows with a name: a variable with its uses, or a label with its branches. Without an instruction that uses
    /// two variables, both are unused; so pairs of names are tried too.
    fn drop_names(&self, rows: &mut Vec<Row>) {
        let names: BTreeSet<String> =
            rows.iter().flat_map(|row| &row.valid).flat_map(|line| words(line)).map(str::to_string).collect();
        let has = |row: &Row, name: &str| row.valid.iter().any(|line| words(line).any(|word| word == name));
        for one in &names {
            for other in names.range(one.clone()..) {
                self.drop(rows, |_, row| has(row, one) || has(row, other));
            }
        }
    }

    /// Leaves out the common rows that are chosen, if the texts stay true.
    fn drop(&self, rows: &mut Vec<Row>, is_chosen: impl Fn(usize, &Row) -> bool) -> bool {
        let kept = rows.iter().enumerate().filter(|(at, row)| !row.is_common || !is_chosen(*at, row));
        let less: Vec<Row> = kept.map(|(_, row)| row.clone()).collect();
        let is_less = less.len() < rows.len() && self.is_true(&less);
        if is_less {
            *rows = less;
        }
        is_less
    }

    fn example(&self, lines: [Vec<String>; 2]) -> Example {
        Example::of_module(&self.case.platform, self.difference.clone(), lines)
    }
}

/// The rows of two texts without empty lines.
fn rows(valid: &str, invalid: &str) -> Vec<Row> {
    let lines = |text: &'_ str| -> Vec<String> {
        let lines = text.lines().map(|line| uncommented(line).trim_end());
        lines.filter(|line| !line.is_empty() && !line.starts_with("//")).map(str::to_string).collect()
    };
    let (valid, invalid) = (lines(valid), lines(invalid));
    let mut rows = Vec::new();
    for operation in capture_diff_slices(Algorithm::Myers, &valid, &invalid) {
        let [old, new] = [operation.old_range(), operation.new_range()];
        if let DiffOp::Equal { .. } = operation {
            rows.extend(valid[old].iter().map(|line| Row {
                valid: vec![line.clone()],
                invalid: vec![line.clone()],
                is_common: true,
            }));
        } else {
            rows.push(Row { valid: valid[old].to_vec(), invalid: invalid[new].to_vec(), is_common: false });
        }
    }
    rows
}

/// The lines of both texts.
fn texts(rows: &[Row]) -> [Vec<String>; 2] {
    [
        rows.iter().flat_map(|row| &row.valid).cloned().collect(),
        rows.iter().flat_map(|row| &row.invalid).cloned().collect(),
    ]
}
