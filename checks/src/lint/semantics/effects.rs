//! Lost lines of pseudo-code: an operand that it does not use, an index that no loop runs over, a comparison as a statement.

use super::super::spec::Spec;
use super::super::{Finding, repeated};
use super::{Code, words};
use crate::adopt::MARKER;
use genvisa_reader::isa::Field;

/// The fewest operands from which it is known that code uses them.
const MANY: usize = 20;

pub(super) fn run(spec: &Spec<'_>, codes: &[Code<'_>]) -> Vec<Finding> {
    let mut found: Vec<Finding> = codes.iter().flat_map(|code| code.indexes(spec)).collect();
    found.extend(codes.iter().flat_map(|code| code.comparisons(spec)));
    found.extend(operands(spec, codes));
    found
}

/// Operands of vectors that nearly all code uses: it reads the sources and assigns the destinations.
fn operands(spec: &Spec<'_>, codes: &[Code<'_>]) -> Vec<Finding> {
    let mut answers: Vec<(bool, &Code<'_>, &Field)> = Vec::new();
    // A person has yet to write the code behind a marker.
    let is_written = |code: &&Code<'_>| {
        !code.words.is_empty() && !code.blocks.iter().flatten().any(|line| line.contains(MARKER))
    };
    for code in codes.iter().filter(is_written) {
        let fields = code.instruction.fields.iter();
        for field in fields.filter(|field| field.is_vector() && field.when.is_none()) {
            let is_use =
                |(word, rest): &(&str, &str)| *word == field.name && (!field.written || rest.contains('='));
            answers.push((code.words.iter().any(is_use), code, field));
        }
    }
    if repeated::usual(answers.iter().map(|(is_used, ..)| *is_used), MANY) != Some(true) {
        return Vec::new();
    }
    let unused = answers.iter().filter(|(is_used, ..)| !is_used);
    let finding = |(_, code, field): &(bool, &Code<'_>, &Field)| {
        let verb = if field.written { "assigns" } else { "reads" };
        let message = format!("no line {verb} `{}`", field.name);
        let part = code.blocks.iter().flatten().map(|line| line.trim()).find(|line| !line.is_empty());
        let finding = code.finding(spec, part.unwrap_or_default(), message, String::new());
        Finding { subject: [&code.instruction.name, "/", &field.name].concat(), ..finding }
    };
    unused.map(finding).collect()
}

impl Code<'_> {
    /// Indexes of one letter that no line sets and no field has as its name.
    fn indexes(&self, spec: &Spec<'_>) -> Vec<Finding> {
        let mut found: Vec<Finding> = Vec::new();
        let mut seen = 0_u32;
        for line in self.blocks.iter().flatten() {
            for index in line.as_bytes().windows(3).filter(|w| w[0] == b'[' && w[2] == b']') {
                let letter = index[1];
                let bit = if letter.is_ascii_lowercase() { 1 << (letter - b'a') } else { 0 };
                if bit == 0 || seen & bit != 0 {
                    continue;
                }
                seen |= bit;
                let name = char::from(letter).to_string();
                if self.sets(&name) {
                    continue;
                }
                let message = format!("no line sets the index `{name}`");
                let help = "a loop runs over it: `for (n = 0; n < exec_size; ++n)`".to_string();
                found.push(self.finding(spec, line.trim(), message, help));
            }
        }
        found
    }

    /// Whether a line sets a variable, or it is a field.
    fn sets(&self, name: &str) -> bool {
        let is_set = |(word, rest): &(&str, &str)| {
            let rest = rest.trim_start();
            *word == name && rest.starts_with('=') && !rest.starts_with("==")
        };
        let is_each = |line: &&str| line.contains("each ") && words(line).any(|(word, _)| word == name);
        let is_field = |field: &Field| field.name == name || field.label == name;
        self.words.iter().any(is_set)
            || self.blocks.iter().flatten().any(is_each)
            || self.instruction.fields.iter().chain(&self.instruction.named).any(is_field)
    }

    /// `dst[n] == 1;` compares and changes nothing.
    fn comparisons(&self, spec: &Spec<'_>) -> Vec<Finding> {
        let lines = self.blocks.iter().flatten().map(|line| line.trim());
        let statements = lines.filter(|line| line.ends_with(';') && is_comparison(line));
        statements
            .map(|line| {
                let help = "an assignment has one `=`".to_string();
                self.finding(spec, line, "the statement compares and changes nothing".to_string(), help)
            })
            .collect()
    }
}

/// Whether the first sign of equality of a line is a comparison outside of brackets.
fn is_comparison(line: &str) -> bool {
    let Some((before, _)) = line.split_once(" == ") else { return false };
    let is_name = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'[' | b']' | b'+' | b'-' | b'*' | b' ')
    };
    before.bytes().all(is_name) && !before.contains("return")
}

#[cfg(test)]
mod tests {
    use super::is_comparison;

    #[test]
    fn a_comparison_is_no_statement() {
        assert!(is_comparison("dst[n] == src0[n];") && is_comparison("block == block + 1;"));
        for other in ["dst[n] = a == b;", "if (a == b) c;", "while (a == b);", "return a == b;", "a = b;"] {
            assert!(!is_comparison(other), "{other}");
        }
    }
}
