//! Spellings that differ from the others of their list, or from the same list of other pages: `where op: imin is minsint`.

use super::super::Finding;
use super::super::spec::Spec;
use super::Form;
use genvisa_syntax::{FieldPath, Line};
use std::collections::BTreeMap;

/// The fewest spellings that show how the list is made.
const SPELLINGS: usize = 3;
/// The fewest equal lists from which another one differs.
const LISTS: usize = 2;

/// The names of encodings and their spellings.
type List = [(String, String)];

/// A way in which spellings are made, and whether a name has a spelling that is made so.
type Way<'w> = (&'w str, &'w dyn Fn(&str, &str) -> bool);

pub(super) fn run(spec: &Spec<'_>, forms: &[Form<'_>]) -> Vec<Finding> {
    let lists = || {
        forms.iter().filter_map(|form| match &form.line {
            Line::Spellings { path, list } => Some((form, path, &list[..])),
            _ => None,
        })
    };
    let mut found: Vec<Finding> =
        lists().flat_map(|(form, path, list)| odd_one(spec, form, path, list)).collect();
    let mut by_names: BTreeMap<Vec<&str>, BTreeMap<&List, Vec<&Form<'_>>>> = BTreeMap::new();
    for (form, _, list) in lists() {
        let names = list.iter().map(|(name, _)| name.as_str()).collect();
        by_names.entry(names).or_default().entry(list).or_default().push(form);
    }
    for same in by_names.values() {
        let usual: Vec<&List> =
            same.iter().filter(|(_, forms)| forms.len() >= LISTS).map(|(list, _)| *list).collect();
        for (list, forms) in same {
            // Forms with other texts have the list, too.
            if forms.windows(2).any(|pair| pair[0].text != pair[1].text) {
                continue;
            }
            let Some(usual) = usual.iter().find(|usual| *usual != list) else { continue };
            let mut differing = list.iter().zip(*usual).filter(|(own, usual)| own != usual);
            let (Some(((name, text), (_, meant))), None) = (differing.next(), differing.next()) else {
                continue;
            };
            for form in forms {
                let message = format!("the spelling of `{name}` is `{text}`, and other lists have `{meant}`");
                let help = "lists of the same names have the same spellings";
                found.push(form.finding(spec, name, message, help));
            }
        }
    }
    found
}

/// A spelling that is not made as all others of its list: of the whole name, of words of it, with its numbers, as its code.
fn odd_one(spec: &Spec<'_>, form: &Form<'_>, path: &FieldPath, list: &List) -> Option<Finding> {
    let group = form
        .field(path)
        .and_then(|field| spec.isa.bit_range(field, path.bits.as_deref().unwrap_or(&path.field)));
    let is_code = |name: &str, text: &str| {
        let value = group.and_then(|group| group.values.iter().find(|value| value.name == name));
        value.is_some_and(|value| text.parse() == Ok(value.code))
    };
    let ways: [Way<'_>; 4] = [
        ("have the name in them", &|name, text| text.contains(name)),
        ("consist of words of the name", &|name, text| is_made_of(text, name)),
        ("have the numbers of the name", &|name, text| {
            numbers(name) == numbers(text) && !numbers(name).is_empty()
        }),
        ("are the codes", &is_code),
    ];
    ways.into_iter().find_map(|(way, is_made)| {
        let mut others = list.iter().filter(|(name, text)| !is_made(name, text));
        let ((name, text), None) = (others.next()?, others.next()) else { return None };
        // A name without a number has no number in its spelling.
        if list.len() < SPELLINGS || way.contains("numbers") && numbers(name).is_empty() {
            return None;
        }
        let message = format!("`{text}` of `{name}` is not made as the other spellings, which {way}");
        Some(form.finding(spec, name, message, ""))
    })
}

/// Whether each word of a spelling is one of the name of the encoding.
pub(super) fn is_made_of(text: &str, name: &str) -> bool {
    let words = |text: &'_ str| {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_ascii_lowercase).collect::<Vec<_>>()
    };
    let of_name = words(name);
    text.contains(name) || words(text).iter().all(|word| of_name.contains(word))
}

/// The different numbers of a text, in order.
fn numbers(text: &str) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let mut numbers: Vec<&str> = numbers.collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
