//! The names of operands: those in the program, and the placeholders that a person wrote.

use crate::finding::Finding;
use crate::fragment::Fragment;
use crate::fragment::placeholder::Part;
use crate::fragment::program::PREFIX;

/// The placeholders of all operands, by number.
pub struct Names(Vec<Option<String>>);

impl Names {
    /// The placeholders as the text has them for the first time.
    pub fn of(fragment: &Fragment, parts: &[Part]) -> Self {
        let mut names = vec![None; fragment.operands.len()];
        for part in parts {
            let (Part::Numbered(_, range) | Part::Named(_, range)) = part else { continue };
            let Some(number) = fragment.number_of(part) else { continue };
            if let Some(name @ None) = names.get_mut(number) {
                *name = fragment.template.text().get(range.clone()).map(str::to_string);
            }
        }
        Self(names)
    }

    /// An operand for messages.
    pub fn shown(&self, number: usize) -> String {
        match self.0.get(number) {
            Some(Some(name)) => format!("`{name}`"),
            _ => format!("operand {number}"),
        }
    }

    /// Replaces the names in the program by placeholders.
    pub fn rename(&self, finding: &mut Finding) {
        finding.message = self.renamed(&finding.message);
        finding.found = self.renamed(&finding.found);
        finding.help = finding.help.as_ref().map(|help| self.renamed(help));
        for note in &mut finding.notes {
            *note = self.renamed(note);
        }
    }

    fn renamed(&self, text: &str) -> String {
        let mut parts = text.split(PREFIX);
        let mut renamed = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            match number.parse().ok().and_then(|number: usize| self.0.get(number)) {
                Some(Some(name)) => renamed += name,
                _ => {
                    renamed += "operand ";
                    renamed += number;
                }
            }
            renamed += rest;
        }
        renamed
    }
}

/// The place of the name of an operand in a text of the program.
pub fn find(text: &str, number: usize) -> Option<usize> {
    let name = format!("{PREFIX}{number}");
    let is_whole = |at: &usize| {
        !text.get(at + name.len()..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    text.match_indices(&name).map(|(at, _)| at).find(is_whole)
}
