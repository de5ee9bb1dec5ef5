//! A Markdown page.

use super::{InputOutcome, PropertyResult, ensure};
use genvisa_checks::diff::compare;
use genvisa_checks::lint::lint;
use genvisa_reader::{Diagnostics, Readings, Source, read_with};

/// Each problem of a page has a message and a position in it. The model of a page equals itself, its rules are expressions,
/// and all lints finish.
pub fn page(text: &str) -> PropertyResult {
    let pages = [Source { path: "page.md".to_string(), text: text.to_string() }];
    let outcome = read_with(&pages, Readings::embedded());
    are_shown(&outcome.diagnostics, text)?;
    for rule in &outcome.isa.rules {
        let expr = genvisa_rule::parse(&rule.expr);
        ensure(expr.is_ok(), || format!("`{}` of {} is not an expression", rule.expr, rule.id))?;
    }
    let changes = compare(&outcome.isa, &outcome.isa);
    ensure(changes.is_empty(), || format!("the page differs from itself: {changes:#?}"))?;
    let (findings, diagnostics) = lint(&pages, &outcome, None);
    are_shown(&diagnostics, text)?;
    ensure(findings.iter().all(|finding| !finding.lint.is_empty()), || format!("{findings:#?}"))?;
    Ok(if outcome.diagnostics.errors() > 0 { InputOutcome::Refused } else { InputOutcome::Read })
}

/// Each problem has a message and a position in the page, and is rendered.
fn are_shown(problems: &Diagnostics, text: &str) -> Result<(), String> {
    let rendered = problems.render(false);
    ensure(rendered.is_empty() == problems.is_empty(), || format!("shown as {rendered:?}"))?;
    for problem in problems {
        ensure(!problem.message.is_empty() && !problem.labels.is_empty(), || format!("{problem:?}"))?;
        let outside = problem.labels.iter().find(|label| text.get(label.span.clone()).is_none());
        ensure(outside.is_none(), || format!("{problem:?} is outside of the page"))?;
    }
    Ok(())
}
