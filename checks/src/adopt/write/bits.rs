//! Writes bit ranges and encodings.

use super::super::draft::Draft;
use super::super::print;
use super::field::last_line;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, BitGroup, Enumerant, Field};

/// A bit range or an encoding.
pub(super) fn bits(
    draft: &mut Draft,
    ours: &Field,
    theirs: &Field,
    change: &Change,
    rest: &str,
) -> Option<()> {
    let (range, code) = match rest.rsplit_once('/') {
        Some((range, code)) => (range, Some(code)),
        None if rest.starts_with("0b") => ("", Some(rest)),
        None => (rest, None),
    };
    let code = code.and_then(|code| u64::from_str_radix(code.split('{').next()?.strip_prefix("0b")?, 2).ok());
    let name = if range.is_empty() { &ours.name } else { range };
    let group = |field: &'_ Field| field.bits.iter().find(|group| group.name == name).cloned();
    let (old, new) = (group(ours), group(theirs));
    match code {
        Some(code) => encoding(draft, &old?, &new?, code, change.what),
        None => {
            match (old, new) {
                (Some(old), Some(new)) => bit_range(draft, &old, &new)?,
                (None, Some(new)) => {
                    let before = ours.bits.iter().rfind(|group| group.lo < new.lo);
                    let at = before.map_or(ours.at.clone(), last_of_bits);
                    let indent = before.map_or("  ".to_string(), |group| indent(draft, &group.at));
                    draft.insert_after(&at, print::bits(theirs, &new, &indent))?;
                }
                (Some(old), None) => {
                    for at in std::iter::once(&old.at).chain(old.values.iter().map(|value| &value.at)) {
                        draft.at(at).is_some().then(|| draft.delete(at));
                    }
                }
                (None, None) => return None,
            }
            reserved(draft, ours, theirs)
        }
    }
}

fn indent(draft: &Draft, at: &At) -> String {
    let line = draft.at(at).unwrap_or_default();
    line[..line.len() - line.trim_start().len()].to_string()
}

fn last_of_bits(group: &BitGroup) -> At {
    group.values.iter().map(|value| &value.at).chain([&group.at]).max().cloned().unwrap_or_default()
}

/// The width of a bit range: its brackets or its `(bit lo-hi)`.
fn bit_range(draft: &mut Draft, old: &BitGroup, new: &BitGroup) -> Option<()> {
    let named = |group: &BitGroup| format!("(bit {}-{})", group.lo, group.hi);
    let line = draft.at(&old.at)?.to_string();
    let open = line.find("Bit[").map(|at| at + "Bit".len());
    match open.and_then(|open| Some((open, open + line.get(open..)?.find(']')?))) {
        Some((open, close)) => {
            let range = print::range(new);
            let inside = range.trim_start_matches("Bit");
            draft.replace(&old.at, format!("{}{inside}{}", line.get(..open)?, line.get(close + 1..)?))?;
        }
        _ => draft.replace_part(&old.at, &named(old), &named(new))?,
    }
    // Codes are written with as many digits as the bit range has.
    if old.hi - old.lo != new.hi - new.lo {
        let (from, to) = ((old.hi - old.lo + 1) as usize, (new.hi - new.lo + 1) as usize);
        for Enumerant { code, at, .. } in &old.values {
            let _ = draft.replace_part(at, &format!("0b{code:0from$b}:"), &format!("0b{code:0to$b}:"));
        }
    }
    Some(())
}

/// The list of reserved bits, where the page has or needs one.
fn reserved(draft: &mut Draft, ours: &Field, theirs: &Field) -> Option<()> {
    let last = last_line(draft, ours);
    let listed: Vec<At> = (ours.at.line..=last.line)
        .map(|line| At { page: ours.at.page.clone(), line })
        .filter(|at| {
            draft.at(at).is_some_and(|line| line.contains("Bit[") && line.trim_end().ends_with("reserved"))
        })
        .collect();
    let indent = listed.first().map(|at| indent(draft, at));
    for at in &listed {
        draft.delete(at)?;
    }
    match indent {
        Some(indent) => draft.insert_after(&last, print::reserved(theirs, &indent)),
        None => Some(()),
    }
}

fn encoding(draft: &mut Draft, old: &BitGroup, new: &BitGroup, code: u64, what: ChangeKind) -> Option<()> {
    let find = |group: &BitGroup| group.values.iter().find(|value| value.code == code).cloned();
    match (what, find(old), find(new)) {
        (ChangeKind::Removed, Some(old), _) => draft.delete(&old.at),
        (_, Some(before), Some(after)) => {
            let line = draft.at(&before.at)?.to_string();
            let head = line.find("0b")?;
            let written = print::encoding(&after, new);
            let rest = line.split_once(" - ").map_or(String::new(), |(_, text)| format!(" - {text}"));
            let written = written.trim_start_matches("- ");
            let dash = line.get(..head)?.trim_end_matches(|c: char| c != ' ' && c != '-').to_string();
            draft.replace(&before.at, format!("{dash}{written}{rest}"))
        }
        (ChangeKind::Added, None, Some(value)) => {
            let before = old.values.iter().filter(|v| v.code < code).max_by_key(|v| v.code);
            let at = before.map_or(&old.at, |value| &value.at);
            let line = draft.at(at)?;
            let is_listed = before.is_none() || line.trim_start_matches([' ', '-', '*']).starts_with("0b");
            let margin = match before {
                Some(_) => indent(draft, at),
                None => format!("{}  ", indent(draft, at)),
            };
            let lines = [format!("{margin}{}", print::encoding(&value, new))];
            is_listed.then(|| draft.insert_after(at, lines))?
        }
        _ => None,
    }
}
