//! Attributes of declarations: a table of them, or a list of `Name:`, `Size:` and `Value:` for each; and their rules.

use super::cx::Cx;
use super::table::Table;
use super::text::snake;
use super::{near, words};
use crate::isa::{
    At, Attribute, AttributeValue, Check, Checksum, Isa, Level, OWNERS, PlatformSet, Range, Rule, RuleKind,
};
use crate::page::{Entry, is_of_word, is_word};
use genvisa_rule::{Pattern, Written, all, attribute, attribute_bytes, has_attribute};

/// Words for values that are numbers without limits.
const NUMBERS: [&str; 2] = ["number", "bytes"];

/// Reads a table: `| Attribute | Of | Value | Value names | Bytes | Required | Meaning |`.
pub(super) fn table<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let column = |name: &str| table.column(&[name]);
    for row in &table.rows {
        let (name, of) = (row.cell(column("attribute")), row.cell(column("of")));
        let value = row.cell(column("value"));
        let owner = |of: &str| OWNERS.iter().find(|(word, _)| *word == of).map(|(_, structure)| *structure);
        let Some(owners) = of.split(", ").map(owner).collect::<Option<Vec<&str>>>() else {
            let known: Vec<&str> = OWNERS.iter().map(|owner| owner.0).collect();
            let place = if of.is_empty() { cx.page.text(row.entry) } else { of };
            cx.error(place, "no known owner of attributes", format!("owners are {}", known.join(", ")));
            continue;
        };
        let mut one = Attribute { name: name.to_string(), ..Attribute::default() };
        one.at = cx.at(row.entry);
        one.sum = Checksum::of(cx.page.text(row.entry));
        match value {
            "none" => one.value = AttributeValue::None,
            "string" => one.value = AttributeValue::Text,
            _ if NUMBERS.contains(&value) => {}
            _ => match numbers(value) {
                Some(numbers) => one.numbers = numbers,
                None => {
                    let place = if value.is_empty() { cx.page.text(row.entry) } else { value };
                    let help = "write none, string, number, bytes, numbers as `0, 1`, or limits as `0 to 64`";
                    cx.error(place, format!("`{value}` is no value of an attribute"), help);
                }
            },
        }
        let (bytes, required) = (row.cell(column("bytes")), row.cell(column("required")));
        if !bytes.is_empty() {
            match numbers(bytes).as_deref() {
                Some([range]) => one.bytes = Some(*range),
                _ => cx.error(bytes, format!("`{bytes}` is no number of bytes"), "write it as `0 to 4`"),
            }
        }
        if !required.is_empty() {
            match words::answer(required) {
                Some(answer) => one.required = answer,
                None => {
                    cx.error(required, format!("`{required}` is neither yes nor no"), "expected Yes or No");
                }
            }
        }
        for of in owners {
            cx.defines(format!("attribute {name} of {of}"), name);
            isa.attributes.push(Attribute { of: of.to_string(), ..one.clone() });
        }
    }
}

/// Numbers and limits: `0, 1`, `0 to 64`, `8|16|32`, `0-64`, `0 (CM), 1(IGC)`.
fn numbers(text: &str) -> Option<Vec<Range>> {
    let one = |part: &str| {
        let part = part.split_once('(').map_or(part, |(number, _)| number);
        let limits = part.split_once(" to ").or_else(|| part.split_once('-')).unwrap_or((part, part));
        let [min, max] = [limits.0.trim().parse().ok()?, limits.1.trim().parse().ok()?];
        (min <= max).then_some(Range { min, max })
    };
    text.trim().trim_end_matches('.').split([',', '|']).map(one).collect()
}

/// Reads an item of a list about an attribute: `Name: SimdSize`, `Size: 1`, `Value: 8|16|32`. `record` is the structure that the
/// section describes. False: it is something else.
pub(super) fn item<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, entry: &Entry<'a>, record: &str) -> bool {
    let text = cx.page.text(entry);
    let at = cx.at(entry);
    let key = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let follows = |known: &Attribute| {
        let distance = at.line.checked_sub(known.at.line).filter(|_| known.at.page == at.page);
        distance.is_some_and(|lines| lines <= ITEMS)
    };
    let rest = text.get(key.len()..).unwrap_or_default();
    let is_slip = |known: &str| {
        near::is_slip(key, known)
            || key.eq_ignore_ascii_case(known) && !(key == known && rest.starts_with(':'))
    };
    let is_about_last = isa.attributes.last().is_some_and(follows);
    // A name is one word; another item that begins with such a word is a sentence.
    let is_named = || rest.split(|c: char| !is_of_word(c)).filter(|word| !word.is_empty()).count() == 1;
    let meant = KEYS.iter().find(|known| is_slip(known) && is_about_last);
    let meant = meant.or_else(|| Some(&NAME).filter(|known| is_slip(known) && is_named()));
    if let Some(key) = meant.filter(|_| cx.page.is_item(entry)) {
        let help = format!("expected `{key}: value`");
        cx.error(text.lines().next().unwrap_or(text), "this is no item about an attribute", help);
        return true;
    }
    let Some((key, value)) = text.split_once(':').filter(|_| cx.page.is_item(entry)) else { return false };
    let value = value.trim();
    if key == NAME && is_word(value) {
        cx.fact("name", text);
        let (name, of) = (value.to_string(), record.to_string());
        let sum = Checksum::of(text);
        isa.attributes.push(Attribute { name, of, at, sum, ..Attribute::default() });
        return true;
    }
    // Only the items directly behind a name are about it.
    let Some(open) = isa.attributes.last_mut().filter(|known| follows(known)) else { return false };
    match key {
        "Size" => match numbers(value).as_deref() {
            Some([Range { min, max }]) if min == max => open.recommended = Some(*min),
            Some([range]) => open.bytes = Some(*range),
            _ => return false,
        },
        "Value" if value == "N/A" => open.value = AttributeValue::None,
        "Value" if value.starts_with("string") => {
            open.value = AttributeValue::Text;
            return false;
        }
        "Value" => {
            let first = value.split_whitespace().next().unwrap_or_default();
            let Some((stated, numbers)) = [value, first].into_iter().find_map(|t| Some((t, numbers(t)?)))
            else {
                return false;
            };
            open.numbers = numbers;
            cx.fact("attribute", key);
            // Names of values are in parentheses.
            for (n, part) in stated.split(['(', ')']).enumerate() {
                if n % 2 == 0 { cx.fact("attribute", part) } else { cx.describes(part) }
            }
            cx.prose(value.strip_prefix(stated).unwrap_or_default());
            return true;
        }
        _ => return false,
    }
    cx.fact("attribute", text);
    true
}

/// The key of the first item about an attribute.
const NAME: &str = "Name";

/// The keys of items about an attribute behind its name.
const KEYS: [&str; 2] = ["Size", "Value"];

/// The number of lines that the items of an attribute are on.
const ITEMS: u32 = 6;

/// The rules that follow from attributes; a rule that a page states has precedence.
pub(super) fn rules(isa: &Isa, rules: &mut Vec<Rule>) {
    let mut found: Vec<Rule> = Vec::new();
    for one in isa.attributes.iter().filter(|one| isa.record(&one.of).is_some()) {
        let place = format!("attribute_info/{}", snake(&separated(&one.name)));
        let name = &one.name;
        if !one.numbers.is_empty() {
            let expr = is_in(attribute(name), &one.numbers);
            found.push(rule(
                one,
                &place,
                RuleKind::Field,
                expr,
                format!("`attribute_info` must give the attribute `{name}` {}", values(&one.numbers)),
            ));
        }
        if one.value == AttributeValue::None {
            // No bytes count as 1.
            let expr = is_in(attribute(name), &[Range { min: 0, max: 1 }]);
            let doc = format!("`attribute_info` must give the attribute `{name}` no bytes, 0 or 1");
            found.push(rule(one, &place, RuleKind::Field, expr, doc));
        }
        if let Some(bytes) = one.bytes {
            let count = attribute_bytes(name);
            let (expr, limits) = match bytes {
                Range { min: 0, max } => (count.is_at_most(max), format!("at most {max}")),
                Range { min, max } => (count.is_within(min, max), format!("from {min} to {max}")),
            };
            found.push(rule(
                one,
                &format!("{place}_bytes"),
                RuleKind::Size,
                expr,
                format!("`attribute_info` must give the attribute `{name}` {limits} bytes"),
            ));
        }
        if one.required {
            let expr = has_attribute(name);
            found.push(rule(
                one,
                &format!("{place}_present"),
                RuleKind::Field,
                expr,
                format!("`attribute_info` must have the attribute `{name}`"),
            ));
        }
    }
    found.extend(OWNERS.iter().filter_map(|(_, owner)| own(isa, owner)));
    found.retain(|rule| !rules.iter().any(|known| known.id == rule.id));
    rules.extend(found);
}

/// The rule that excludes the attributes of other declarations; `None` if no page describes the declaration or its attributes.
fn own(isa: &Isa, owner: &str) -> Option<Rule> {
    let first = isa.attributes.iter().find(|one| one.of == owner && isa.record(owner).is_some())?;
    let is_own = |name: &str| isa.attributes.iter().any(|one| one.of == owner && one.name == name);
    let mut others: Vec<&str> = isa.attributes.iter().map(|one| one.name.as_str()).collect();
    others.retain(|name| !is_own(name));
    others.sort_unstable();
    others.dedup();
    let names: Vec<String> = others.iter().map(|name| format!("`{name}`")).collect();
    let noun = match names.len() {
        0 => return None,
        1 => "attribute",
        _ => "attributes",
    };
    let doc =
        format!("`attribute_info` must not have the {noun} {} of other declarations", series(&names, "and"));
    let expr = all(others.iter().map(|name| has_attribute(name).negated()));
    Some(rule(first, "attribute_info/own", RuleKind::Field, expr, doc))
}

/// A name with the end of each abbreviation marked: `SLM_Size`.
fn separated(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut out = String::with_capacity(name.len() + 2);
    for (n, letter) in letters.iter().enumerate() {
        let is_upper =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_uppercase);
        let begins_word = is_upper(Some(n)) && letters.get(n + 1).is_some_and(char::is_ascii_lowercase);
        if begins_word && is_upper(n.checked_sub(1)) {
            out.push('_');
        }
        out.push(*letter);
    }
    out
}

fn rule(of: &Attribute, name: &str, kind: RuleKind, expr: Written, doc: String) -> Rule {
    let At { page, line } = of.at.clone();
    Rule {
        id: [&of.of, "/", name].concat(),
        subject: of.of.as_str().into(),
        page,
        line,
        platforms: PlatformSet::default(),
        kind,
        check: Check::Object,
        level: Level::Error,
        expr: expr.into_text(),
        sum: of.sum,
        doc,
    }
}

/// Whether a number is one of some.
fn is_in(number: Written, ranges: &[Range]) -> Written {
    let patterns = ranges.iter().map(|range| match range {
        Range { min, max } if min == max => Pattern::Int((*min).into()),
        Range { min, max } => Pattern::Range((*min).into(), (*max).into()),
    });
    number.is_one_of(patterns)
}

/// `the value 0 or 1`, `a value from 0 to 64`, `the value 8 or 16 to 32`.
fn values(ranges: &[Range]) -> String {
    let one =
        |Range { min, max }: &Range| if min == max { min.to_string() } else { format!("{min} to {max}") };
    match ranges {
        [Range { min, max }] if min != max => format!("a value from {min} to {max}"),
        _ => format!("the value {}", series(&ranges.iter().map(one).collect::<Vec<_>>(), "or")),
    }
}

/// `a`, `a or b`, `a, b or c`, with this word in front of the last item.
fn series(items: &[String], word: &str) -> String {
    match items {
        [others @ .., last] if !others.is_empty() => format!("{} {word} {last}", others.join(", ")),
        _ => items.concat(),
    }
}
