//! A Markdown page.

use super::{Became, Held, holds};
use genvisa_checks::diff::compare;
use genvisa_checks::lint::lint;
use genvisa_reader::{Diagnostics, Readings, Source, read_with};

/// What is wrong with a page is said where it stands. What is read of it differs in nothing from itself, has rules that
/// are expressions, and lints have their say.
pub fn page(text: &str) -> Held {
    let pages = [Source { path: "page.md".to_string(), text: text.to_string() }];
    let outcome = read_with(&pages, Readings::embedded());
    are_shown(&outcome.diagnostics, text)?;
    for rule in &outcome.isa.rules {
        let expr = genvisa_rule::parse(&rule.expr);
        holds(expr.is_ok(), || format!("`{}` of {} is no expression", rule.expr, rule.id))?;
    }
    let changes = compare(&outcome.isa, &outcome.isa);
    holds(changes.is_empty(), || format!("the page differs from itself: {changes:#?}"))?;
    let (findings, diagnostics) = lint(&pages, &outcome, None);
    are_shown(&diagnostics, text)?;
    holds(findings.iter().all(|finding| !finding.lint.is_empty()), || format!("{findings:#?}"))?;
    Ok(if outcome.diagnostics.errors() > 0 { Became::Refused } else { Became::Read })
}

/// Each problem says something about a place in the page, and is shown.
fn are_shown(problems: &Diagnostics, text: &str) -> Result<(), String> {
    let rendered = problems.render(false);
    holds(rendered.is_empty() == problems.is_empty(), || format!("shown as {rendered:?}"))?;
    for problem in problems {
        holds(!problem.message.is_empty() && !problem.labels.is_empty(), || format!("{problem:?}"))?;
        let outside = problem.labels.iter().find(|label| text.get(label.span.clone()).is_none());
        holds(outside.is_none(), || format!("{problem:?} stands outside of the page"))?;
    }
    Ok(())
}
