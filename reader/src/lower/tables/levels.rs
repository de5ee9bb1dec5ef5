//! The table of levels: the rules whose violation is not an error.

use crate::isa::Level;
use crate::lower::cx::Cx;
use crate::lower::log::Leveled;
use crate::lower::table::Table;
use crate::lower::text::plain;

/// `| Rules | Level | Reason | Seen |`; a cell of rules has one or several ids, separated by commas.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, table: &Table<'_, 'a>) {
    let (rules, level) = (table.column(&["rules"]), table.column(&["level"]));
    let (reason, seen) = (table.column(&["reason"]), table.column(&["seen"]));
    for row in &table.rows {
        let word = row.cell(level);
        let (reason, seen) = (row.cell(reason), code(row.cell(seen)));
        let Some(level) = Level::with_evidence(word, plain(reason), seen.to_string()) else {
            let place = if word.is_empty() { cx.page.text(row.entry) } else { word };
            let help = "the level is `warning` or `note`; rules that the table does not list are errors";
            cx.error(place, format!("`{word}` is no level of a rule"), help);
            continue;
        };
        if reason.is_empty() {
            let help =
                "a level has a reason, and where one is known a program of the corpus that violates the rule";
            cx.error(cx.page.text(row.entry), "a level without evidence", help);
            continue;
        }
        cx.prose(reason);
        cx.fact("level", word);
        cx.fact("seen", seen);
        for rule in row.cell(rules).split(',').map(code) {
            if rule.is_empty() {
                cx.error(
                    cx.page.text(row.entry),
                    "a level without a rule",
                    "ids of rules, separated by commas",
                );
                continue;
            }
            cx.defines(format!("the level of {rule}"), rule);
            cx.fact("rule", rule);
            let spot = cx.spot(rule);
            cx.log.levels.push(Leveled { rule, level: level.clone(), spot });
        }
    }
}

/// A part of a cell without blanks and backticks around it.
fn code(text: &str) -> &str {
    text.trim().trim_matches('`')
}
