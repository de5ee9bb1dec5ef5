//! Findings as text: a headline, the place, and the rule below.

use crate::program::has_colourful_output;
use genvisa_asm::Problem;
use genvisa_findings::program::{Finding, Related, Row, Rows};
use genvisa_findings::severity;
use genvisa_report::{Report, clipped};

/// The finding in a text as a problem with a range, and the facts that explain it.
pub fn problem(rows: &mut Rows<'_>, finding: &Finding<'_>) -> (Problem, Vec<String>) {
    if let Some(problem) = rows.problem(finding) {
        return (problem.clone(), Vec::new());
    }
    let row = rows.row(finding);
    let problem = Problem::new(row.span.clone(), headline(&row)).with_severity(severity(row.level));
    let problem = match &row.fix {
        Some(fix) => problem.with_help(fix.text.clone()),
        None => problem,
    };
    let problem = match row.related.clone() {
        Some(Related { span, label, .. }) => problem.with_other(span, label),
        None => problem,
    };
    (problem, notes(&row))
}

/// A finding in an object.
pub fn in_object(row: &Row<'_>) -> String {
    let mut place = row.file.to_string();
    if let Some(part) = &row.place {
        place += ": ";
        place += &part.text(clipped);
    }
    if let Some(byte) = row.byte {
        place += &format!(", byte {byte}");
    }
    let headline = headline(row);
    let instruction = row.instruction.as_ref().map(|text| format!("the instruction is `{}`", text.trim()));
    let report = Report::new(severity(row.level), &headline).file(&place);
    let notes = instruction.into_iter().chain(notes(row));
    let help = row.fix.as_ref().map(|fix| fix.text.clone()).unwrap_or_default();
    notes.fold(report, Report::note).help(help).render(has_colourful_output())
}

fn headline(row: &Row<'_>) -> String {
    match row.rule.or(row.code.as_deref()) {
        Some(id) => format!("{id}: {}", row.message),
        None => row.message.to_string(),
    }
}

/// The rule and the values of its parts.
fn notes(row: &Row<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    let (Some(sentence), Some(expected), Some(page)) = (row.sentence, row.expected, &row.page) else {
        return notes;
    };
    if !row.message.contains(sentence) {
        notes.push(format!("the rule: {sentence}"));
    }
    notes.push(format!("`{expected}` ({page})"));
    // Values that are unknown explain nothing.
    let values = row.values.iter().filter(|one| one.value != "unknown");
    let values: Vec<String> = values.map(|one| format!("`{}` is {}", one.part, one.value)).collect();
    if !values.is_empty() {
        notes.push(format!("here {}", values.join(", ")));
    }
    notes
}
