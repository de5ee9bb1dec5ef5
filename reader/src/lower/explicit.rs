//! Rules and definitions that a page states in the rule language.

use super::cx::{Cx, NewRule};
use super::log::{Stated, Usage, Used};
use super::text::plain;
use super::words::kind_of;
use crate::isa::Definition;
use crate::page::{Entry, EntryKind, is_of_word, is_word};
use genvisa_report::nearest;
use genvisa_rule::{Expr, Written};
use std::sync::Arc;

/// Reads a list of rules: ``**place/what{PVC+}:** `expression`: sentence``.
pub(super) fn rules<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>]) {
    for entry in entries {
        let EntryKind::Label { name, arg } = entry.kind else {
            cx.list_item(entry, "a rule", "**place/what:** `expression`: sentence");
            continue;
        };
        cx.no_argument(arg);
        // A marker without a blank begins no item: the line belongs to the item before it.
        if let Some(line) =
            cx.page.text(entry).lines().map(str::trim_start).find(|line| line.starts_with("-**"))
        {
            cx.error(line, "this is not a rule", "expected `- **place/what:** `expression`: sentence`");
        }
        if name.split('/').count() != 2 || !name.split('/').all(is_word) {
            cx.error(
                name,
                format!("`{name}` is no name of a rule"),
                "rules are named `place/what`: the field that is constrained, and by what",
            );
            continue;
        }
        let Some((expr, doc)) = expression(cx, entry, Usage::Rule) else { continue };
        let (kind, check) = kind_of(&expr);
        let doc = plain(doc.trim().trim_start_matches(':').trim().trim_end_matches('.'));
        if doc.is_empty() {
            let help = "a sentence behind the expression states the requirement, for messages";
            cx.error(cx.page.text(entry), format!("the rule `{name}` has no sentence"), help);
        }
        let new = NewRule {
            name: &[name],
            platforms: cx.platforms(entry.tag),
            kind,
            check,
            expr: Written::from(&*expr),
            doc,
            source: cx.page.text(entry),
        };
        cx.rule(entry.line, new);
    }
}

/// Whether an entry has the form of a rule, and is no code: ``**place/what:** `expression` ``.
pub(super) fn is_rule(cx: &Cx<'_, '_>, entry: &Entry<'_>) -> bool {
    let EntryKind::Label { name, .. } = entry.kind else { return false };
    name.split_once('/').is_some_and(|(place, what)| is_word(place) && is_word(what))
        && cx.page.body(entry).trim_start().starts_with('`')
        && !cx.page.is_code(entry.span.start)
}

/// Checks the name of a rule: the first part is the field, or the bit range of a field, that is constrained.
pub(super) fn check_place<'a>(cx: &mut Cx<'_, 'a>, name: &'a str, subject: &str, known: &[&str]) {
    // Other names are no names of rules, which is reported already.
    let Some((field, _)) = name.split_once('/') else { return };
    if known.contains(&field) {
        return;
    }
    let help = match nearest(field, known.iter().copied()) {
        Some(similar) => format!("did you mean `{similar}`?"),
        None => "rules are named `place/what`: the field that is constrained, and by what".to_string(),
    };
    cx.error(field, format!("`{field}` is no field of {subject}"), help);
}

/// Reads a list of definitions: ``**available:** `expression` ``.
pub(super) fn definitions<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>]) -> Vec<Definition> {
    let mut list: Vec<Definition> = Vec::new();
    for entry in entries {
        let EntryKind::Label { name, arg } = entry.kind else {
            cx.list_item(entry, "a definition", "**name:** `expression`");
            continue;
        };
        cx.no_argument(arg);
        if list.iter().any(|d| d.name == name) {
            cx.error(name, format!("`{name}` is defined twice"), "");
            continue;
        }
        let Some((expr, _)) = expression(cx, entry, Usage::Definition) else { continue };
        let spot = cx.spot(name);
        cx.log.definition_names.push(Used { word: name, spot });
        list.push(Definition { name: name.to_string(), expr: expr.to_string(), at: cx.at(entry) });
    }
    list
}

/// The expression of an entry, and what is behind it.
fn expression<'a>(cx: &mut Cx<'_, 'a>, entry: &Entry<'a>, usage: Usage) -> Option<(Arc<Expr>, &'a str)> {
    let body = cx.page.body(entry);
    let code = body.trim_start().strip_prefix('`').and_then(|b| b.split_once('`'));
    let Some((text, behind)) = code else {
        let place = if body.trim().is_empty() { cx.page.text(entry) } else { body.trim() };
        cx.error(place, "expected an expression", "write it as inline code: `` `exec_size == 8` ``");
        return None;
    };
    Some((parsed(cx, text, usage)?, behind))
}

/// Reads the condition on which a field is present.
pub(super) fn condition<'a>(cx: &mut Cx<'_, 'a>, text: &'a str) -> Option<Arc<Expr>> {
    parsed(cx, text, Usage::Condition)
}

/// Reads an expression; its mistakes are reported at their positions.
fn parsed<'a>(cx: &mut Cx<'_, 'a>, text: &'a str, usage: Usage) -> Option<Arc<Expr>> {
    if let Some(name) = bracketed(text) {
        let help = "the name of a function is missing in front of it, or the brackets are too many";
        cx.error(name, format!("`{name}` has brackets around one name"), help);
    }
    let errors = match genvisa_rule::parse(text) {
        Ok(expr) => match genvisa_rule::check(&expr) {
            Ok(()) => {
                // The names in it are checked when all pages are read.
                let (subject, spot, expr) = (cx.subject.clone(), cx.spot(text), Arc::new(expr));
                cx.log.stated.push(Stated {
                    subject,
                    expr: expr.clone(),
                    usage,
                    spot,
                    sentence: None,
                    place: None,
                    otherwise: None,
                });
                return Some(expr);
            }
            Err(errors) => errors,
        },
        Err(error) => vec![error],
    };
    for error in errors {
        let range = error.range.start.min(text.len())..error.range.end.min(text.len());
        let place = text.get(range).filter(|p| !p.is_empty()).unwrap_or(text);
        cx.error(place, error.message, error.help);
    }
    None
}

/// The first brackets around one name that follow no name of a function: `(region) == 2`.
fn bracketed(text: &str) -> Option<&str> {
    text.match_indices('(').find_map(|(at, _)| {
        let is_call = text[..at].ends_with(|c: char| is_of_word(c) || c == '!');
        let (name, _) = text[at + 1..].split_once(')').filter(|_| !is_call)?;
        let is_name = name.split('.').all(is_word) && name.starts_with(|c: char| c.is_ascii_alphabetic());
        is_name.then(|| &text[at..at + name.len() + 2])
    })
}

#[cfg(test)]
mod tests {
    use super::bracketed;

    #[test]
    fn brackets_around_one_name_lack_a_function() {
        for (text, found) in [
            ("(region)", Some("(region)")),
            ("a && (exec_size) & 1 == 1", Some("(exec_size)")),
            ("min((op.mode), 2)", Some("(op.mode)")),
            ("raw(region)", None),
            ("(a + 1) * 2", None),
            ("matches!(op, load)", None),
            ("(1 << 2) - a", None),
        ] {
            assert_eq!(bracketed(text), found, "{text}");
        }
    }
}
