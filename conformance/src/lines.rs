//! The pages of the specification line by line: the facts and rules that each line became.

use crate::spec::Spec;
use genvisa_checks::coverage::{Meaning, ProseList, Why, coverage};
use genvisa_reader::{Readings, read_with};
use genvisa_runner::report::lines::{LinePart, PageLine, PageLines};

/// The lines of all embedded pages. The list of prose is no part of this package, so that only some prose has its reason here;
/// `cargo xtask coverage` of the repository has all.
pub fn lines() -> Vec<PageLines> {
    let sources = Spec::sources();
    let outcome = read_with(&sources, Readings::embedded());
    let (pages, _) = coverage(&sources, &outcome, &ProseList::default());
    let pages = sources.iter().zip(pages).map(|(source, page)| {
        let text = source.text.lines().map(|text| PageLine { text: text.to_string(), parts: Vec::new() });
        let mut lines: Vec<PageLine> = text.collect();
        for item in &page.items {
            let at = usize::try_from(item.line).ok().and_then(|line| line.checked_sub(1));
            if let Some(line) = at.and_then(|at| lines.get_mut(at)) {
                add(line, &item.meaning);
            }
        }
        // Rules that follow from a table elsewhere and apply to a line here belong to this line as well.
        for rule in outcome.isa.rules.iter().filter(|rule| *rule.page == *source.path) {
            let line = usize::try_from(rule.line).ok().and_then(|line| lines.get_mut(line.checked_sub(1)?));
            if let Some(line) =
                line.filter(|line| !line.parts.iter().any(|part| part.rules.contains(&rule.id)))
            {
                add(line, &Meaning::Rule { ids: vec![rule.id.clone()] });
            }
        }
        PageLines { page: source.path.clone(), lines }
    });
    pages.collect()
}

/// Adds the meaning of a part of a line.
fn add(line: &mut PageLine, meaning: &Meaning) {
    let (name, place, rules): (&str, String, &[String]) = match meaning {
        Meaning::Fact { path, rules } => ("fact", path.clone(), rules),
        Meaning::Rule { ids } => ("rule", String::new(), ids),
        Meaning::Semantics => ("semantics", String::new(), &[]),
        Meaning::Text => ("text form", String::new(), &[]),
        Meaning::Prose { why } => ("prose", reason(why), &[]),
        Meaning::Unlisted { .. } => ("prose", String::new(), &[]),
        Meaning::Unread => ("unread", String::new(), &[]),
    };
    let known = line.parts.iter().position(|part| part.meaning == name);
    let at = known.unwrap_or(line.parts.len());
    if known.is_none() {
        line.parts.push(LinePart { meaning: name.to_string(), ..LinePart::default() });
    }
    let Some(part) = line.parts.get_mut(at) else { return };
    if !place.is_empty() && !part.places.contains(&place) {
        part.places.push(place);
    }
    for rule in rules {
        if !part.rules.contains(rule) {
            part.rules.push(rule.clone());
        }
    }
}

/// The reason why a part of a page states no fact.
fn reason(why: &Why) -> String {
    match why {
        Why::Plain => String::new(),
        Why::Title => "a title".into(),
        Why::Markup => "markup".into(),
        Why::Announcement => "announces a list".into(),
        Why::Redundant => "repeats a fact".into(),
        Why::Label => "the name of a fact".into(),
        Why::Examples => "an example".into(),
        Why::Repeats { rule } => format!("repeats {rule}"),
        Why::Reading { reason } => reason.clone(),
        Why::Listed { kind, place } => format!("{} {place}", kind.name()).trim_end().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every rule follows from a line of its page, and the line that the model names is one of them.
    #[test]
    fn each_rule_belongs_to_its_line() {
        let spec = Spec::embedded().unwrap();
        let pages = lines();
        let mut missing = BTreeSet::new();
        for rule in &spec.isa.rules {
            let page = pages.iter().find(|page| *page.page == *rule.page).unwrap();
            let line = &page.lines[rule.line as usize - 1];
            if !line.parts.iter().any(|part| part.rules.contains(&rule.id)) {
                missing.insert(rule.id.as_str());
            }
        }
        assert!(missing.is_empty(), "{} of {}: {missing:?}", missing.len(), spec.isa.rules.len());
        let parts = || pages.iter().flat_map(|page| &page.lines).flat_map(|line| &line.parts);
        assert!(parts().all(|part| part.meaning != "unread"));
        for meaning in ["fact", "rule", "semantics", "text form", "prose"] {
            assert!(parts().any(|part| part.meaning == meaning), "{meaning}");
        }
        // The text is that of the page.
        let sources = Spec::sources();
        let text =
            |page: &PageLines| page.lines.iter().map(|line| format!("{}\n", line.text)).collect::<String>();
        assert!(sources.iter().zip(&pages).all(|(source, page)| source.text == text(page)));
    }
}
