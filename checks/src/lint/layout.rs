//! Pages without a section that every page has, fields of a structure without a bullet, and bullets in another order than
//! the Format table or the structure, code on the line of its fence, members without their count: signs that something was
//! lost or swapped.

mod counts;
mod fences;
mod structures;

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::Label;
use genvisa_reader::isa::Instruction;
use genvisa_reader::sections;
use std::collections::{BTreeMap, BTreeSet};

/// The sections that every page of an instruction has.
const NEEDED: [&str; 4] = ["format", "semantics", "description", "text"];

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let pages: Vec<Sections<'_>> =
        spec.isa.instructions.iter().filter_map(|i| Sections::of(spec, i)).collect();
    let common = common(&pages);
    let missing = pages.iter().flat_map(|page| page.missing(spec, &common));
    let order = pages.iter().filter_map(|page| page.order(spec));
    let others = [structures::run(spec), counts::run(spec), fences::run(spec)];
    missing.chain(order).chain(others.into_iter().flatten()).collect()
}

/// The headings of a page that begin sections, in lower case, and the last heading.
struct Sections<'a> {
    instruction: &'a Instruction,
    names: BTreeSet<String>,
    last: Option<Label>,
}

/// A section that nine pages in ten have is missing on the others.
fn common(pages: &[Sections<'_>]) -> BTreeSet<String> {
    let mut counts = BTreeMap::<&str, usize>::new();
    for name in pages.iter().flat_map(|page| &page.names) {
        *counts.entry(name).or_default() += 1;
    }
    let common = counts.into_iter().filter(|(_, n)| n * 10 >= pages.len() * 9).map(|(name, _)| name);
    common.chain(NEEDED).map(str::to_string).collect()
}

impl<'a> Sections<'a> {
    fn of(spec: &Spec<'a>, instruction: &'a Instruction) -> Option<Self> {
        let Sheet { path, page, .. } = spec.sheet(&instruction.at)?;
        let (mut names, mut last) = (BTreeSet::new(), None);
        for part in sections(page) {
            let (Some(heading), Some(_)) = (part.heading, part.section) else { continue };
            names.insert(page.text(heading).trim_end_matches(':').to_ascii_lowercase());
            let span = heading.span.clone();
            last = Some(Label { path: (*path).into(), span, text: "the last section".into() });
        }
        Some(Self { instruction, names, last })
    }

    fn missing(&self, spec: &Spec<'_>, common: &BTreeSet<String>) -> Vec<Finding> {
        let Instruction { name, at, .. } = self.instruction;
        let finding = |section: &String| {
            let labels = std::iter::once(spec.label(at, name, "")).chain(self.last.clone()).collect();
            let message = format!("the page of {name} has no section `{section}`");
            let help = "every page has it, or nine pages in ten; a section without content is left empty";
            Finding::new("layout", format!("{name}/{section}"), message, help, labels)
        };
        if spec.has_errors(&at.page) {
            // A section is lost with its heading.
            return Vec::new();
        }
        common.difference(&self.names).map(finding).collect()
    }

    /// The bullets have the order of the wire. Pages with several layouts are skipped: these have no common order.
    fn order(&self, spec: &Spec<'_>) -> Option<Finding> {
        let instruction = self.instruction;
        if self.names.contains("condition") {
            return None;
        }
        let pair = instruction.fields.windows(2).find(|pair| pair[1].at.line < pair[0].at.line)?;
        let [first, second] = pair else { return None };
        let message = format!(
            "{}: `{}` precedes `{}` in the Format table, and follows it under Description",
            instruction.name, first.label, second.label
        );
        let labels =
            vec![spec.label(&second.at, &second.label, ""), spec.label(&first.at, &first.label, "behind")];
        let subject = format!("{}/{}", instruction.name, second.name);
        Some(Finding::new("layout", subject, message, "one of the two is not the order of the wire", labels))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The common sections of ten pages, some of which have a section of their own.
    fn common_of(pages: usize) -> BTreeSet<String> {
        let instruction = Instruction::default();
        let page = |n| Sections {
            instruction: &instruction,
            names: if n < pages { BTreeSet::from(["own".to_string()]) } else { BTreeSet::new() },
            last: None,
        };
        common(&(0..10).map(page).collect::<Vec<_>>())
    }

    #[test]
    fn a_section_of_nine_pages_in_ten_is_common() {
        assert!(common_of(10).contains("own") && common_of(9).contains("own"));
        assert!(!common_of(8).contains("own"));
        assert!(common_of(0).contains("semantics"), "a section that every page needs");
    }
}
