//! The items of single pages.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::coverage::{Coverage, Item, Meaning, Why};
use genvisa_reader::Source;
use genvisa_reader::isa::Rule;
use serde::Serialize;
use std::fmt::Write;

/// An item with its page and text.
#[derive(Serialize)]
struct Shown<'a> {
    page: &'a str,
    /// The name of its file in the list of prose.
    name: &'a str,
    text: &'a str,
    /// The key of its entry in the list.
    sum: String,
    #[serde(flatten)]
    item: &'a Item,
}

/// Prints each item of the pages with a name.
pub(super) fn print(
    sources: &[Source],
    covered: &[Coverage],
    name: &str,
    json: bool,
) -> Result<Outcome, Unusable> {
    let shown = pages::named(sources, covered, name)?;
    let items = shown.iter().flat_map(|(source, page)| {
        page.items.iter().map(|item| {
            let text = source.text.get(item.span.clone()).unwrap_or_default();
            Shown { page: &source.path, name: &page.name, text, sum: Rule::checksum(text), item }
        })
    });
    let items: Vec<Shown<'_>> = items.collect();
    console::print(&if json { console::json_lines(&items)? } else { items.iter().map(line).collect() })?;
    let open = |page: &Coverage| page.counts.unread + page.counts.unlisted > 0;
    Ok(if shown.iter().any(|(_, page)| open(page)) { Outcome::Findings } else { Outcome::Clean })
}

/// `page:line: form, meaning: text`.
fn line(shown: &Shown<'_>) -> String {
    let Shown { page, text, item, .. } = shown;
    let mut out = format!("{page}:{}: {}: {}: ", item.line, word(&item.form), meaning(&item.meaning));
    for (n, word) in text.split_whitespace().enumerate() {
        let _ = write!(out, "{}{word}", if n > 0 { " " } else { "" });
    }
    out + "\n"
}

fn meaning(meaning: &Meaning) -> String {
    match meaning {
        Meaning::Fact { path, rules } if rules.is_empty() => format!("fact {path}"),
        Meaning::Fact { path, rules } => format!("fact {path}, rules {}", rules.join(", ")),
        Meaning::Rule { ids } => format!("rule {}", ids.join(", ")),
        Meaning::Semantics => "semantics".to_string(),
        Meaning::Text => "text".to_string(),
        Meaning::Prose { why } => format!("prose ({})", reason(why)),
        Meaning::Unlisted { holds } => format!("unlisted, holds a {}", word(holds)),
        Meaning::Unread => "unread".to_string(),
    }
}

fn reason(why: &Why) -> String {
    match why {
        Why::Plain => "holds no fact".to_string(),
        Why::Title => "title".to_string(),
        Why::Markup => "markup".to_string(),
        Why::Announcement => "announces a list".to_string(),
        Why::Redundant => "redundant".to_string(),
        Why::Label => "label".to_string(),
        Why::Examples => "examples".to_string(),
        Why::Repeats { rule } => format!("repeats rule {rule}"),
        Why::Reading { reason } => format!("reading: {reason}"),
        Why::Listed { kind, place } => format!("{} {place}", kind.name()).trim_end().to_string(),
    }
}

/// The name of a variant, as it is serialised.
fn word(variant: &impl Serialize) -> String {
    let name = serde_json::to_value(variant).ok();
    name.and_then(|name| Some(name.as_str()?.to_string())).unwrap_or_default()
}
