//! Rules whose text says something only behind that of another rule: it is what people read where the rule is broken.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Rule};
use genvisa_reader::leans;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let rules = &spec.isa.rules;
    let leaning = rules.iter().filter(|rule| leans(&rule.doc));
    leaning
        .map(|rule| {
            let at = |rule: &Rule| At { page: rule.page.clone(), line: rule.line };
            let word = rule.doc.split_whitespace().next().unwrap_or_default();
            let before = rules.iter().filter(|other| other.page == rule.page && other.line < rule.line);
            let labels = vec![
                spec.label(&at(rule), word, ""),
                spec.label(&at(before.max_by_key(|other| other.line).unwrap_or(rule)), "", "in front of it"),
            ];
            let help = "make it a sentence that can be read alone";
            Finding::new(
                "messages",
                rule.id.as_str(),
                "the text of a rule leans on another one",
                help,
                labels,
            )
        })
        .collect()
}
