//! The summary of a run as Markdown.

use super::account::percent;
use super::describe;
use crate::record::{Strictness, Verdict};
use crate::results::Results;
use std::collections::BTreeMap;

/// Appends a row of a table.
pub(crate) fn line(text: &mut String, cells: impl IntoIterator<Item = String>) {
    for cell in cells {
        text.push_str("| ");
        text.push_str(&cell);
        text.push(' ');
    }
    text.push_str("|\n");
}

/// A text for a cell of a table.
pub(crate) fn escape(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ").replace('<', "&lt;").replace('*', "\\*")
}

/// The most cases that the summary lists.
const LISTED: usize = 50;

/// The summary: sums, problems, a table of pages, and the first cases that do not pass.
pub fn markdown(results: &Results) -> String {
    let Results { head, cases, summary } = results;
    let shard = head.shard.as_ref().map(|shard| format!(", shard {shard}")).unwrap_or_default();
    let mut text = format!(
        "# {}\n\nSuite {}{shard}, digest `{}`. {} cases were planned.\n\n",
        escape(&results.name()),
        escape(&head.suite),
        head.digest,
        head.planned
    );
    line(&mut text, ["verdict", "cases"].map(String::from));
    line(&mut text, ["---", "---"].map(String::from));
    for verdict in Verdict::ALL.into_iter().filter(|verdict| summary.count(*verdict) > 0) {
        line(&mut text, [verdict.name().into(), summary.count(verdict).to_string()]);
    }
    let credited = |level| summary.credited.get(&level).copied().unwrap_or_default();
    text.push_str(&format!(
        "\nOf the credited rejections, {} are rejected (L1), {} in the right phase or for the right rule (L2), and {} for \
         the right rule (L3). The expected-results file declares {} results.\n\n",
        credited(Strictness::L1),
        credited(Strictness::L2),
        credited(Strictness::L3),
        summary.expected
    ));
    match summary.problems.is_empty() {
        true => text.push_str("No problems.\n"),
        false => {
            text.push_str("Problems:\n\n");
            for problem in &summary.problems {
                // The ids of a problem are indented already.
                text.push_str(&format!("- {}\n", problem.to_string().replace("\n  ", "\n  - ")));
            }
        }
    }
    if !summary.order_dependent.is_empty() {
        let cases = summary.order_dependent.to_string().replace("\n  ", "\n- ");
        text.push_str(&format!(
            "\nThe results of {} cases depend on the order: they differ in a process of their own.\n{cases}\n",
            summary.order_dependent.count
        ));
    }
    let mut pages: BTreeMap<&str, (usize, usize, usize)> = BTreeMap::new();
    for case in cases {
        let (passed, applicable, all) = pages.entry(&case.page).or_default();
        *all += 1;
        *applicable += usize::from(!matches!(case.verdict, Verdict::Skip | Verdict::NotApplicable));
        *passed += usize::from(case.verdict == Verdict::Pass);
    }
    text.push('\n');
    line(&mut text, ["page", "pass", "applicable", "%", "cases"].map(String::from));
    line(&mut text, ["---"; 5].map(String::from));
    for (page, (passed, applicable, all)) in pages {
        let numbers = [passed, applicable, percent(passed, applicable), all].map(|number| number.to_string());
        line(&mut text, [escape(page)].into_iter().chain(numbers));
    }
    let failed: Vec<_> = cases.iter().filter(|case| case.verdict.is_failure()).collect();
    if !failed.is_empty() {
        text.push('\n');
        line(&mut text, ["case", "verdict", "outcome"].map(String::from));
        line(&mut text, ["---"; 3].map(String::from));
        for case in failed.iter().take(LISTED) {
            line(
                &mut text,
                [format!("`{}`", escape(&case.id)), case.verdict.name().into(), escape(&describe(case))],
            );
        }
        if failed.len() > LISTED {
            text.push_str(&format!("\n{} more cases do not pass.\n", failed.len() - LISTED));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{escape, line};

    #[test]
    fn a_text_in_a_cell_has_no_signs_of_markdown() {
        assert_eq!(escape("a|b\nc\r<d>*e*"), "a\\|b c &lt;d>\\*e\\*");
        let mut text = String::new();
        line(&mut text, ["a".to_string(), String::new()]);
        assert_eq!(text, "| a |  |\n");
    }
}
