//! Writes bit ranges and encodings.

use super::super::draft::Draft;
use super::super::print;
use super::field::last_line;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, BitGroup, Enumerant, Field};

/// A bit range or an encoding.
pub(super) fn bits(
    draft: &mut Draft,
    text: &Draft,
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
        Some(code) => encoding(draft, text, &old?, &new?, code, change.what),
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

/// The text behind the name of an encoding. The other cells of a row are left to a person.
fn explanation(text: &Draft, value: &Enumerant) -> String {
    let row = text.at(&value.at).filter(|line| line.trim_start().starts_with('|'));
    let is_other = |cell: &str| {
        let is_number = cell.starts_with(|c: char| c.is_ascii_digit());
        !cell.is_empty() && !is_number && !cell.trim_matches('`').eq_ignore_ascii_case(&value.name)
    };
    let has_more = row.is_some_and(|row| genvisa_reader::page::cells(row).any(is_other));
    match print::explanation(value) {
        found if found.is_empty() && has_more => format!(" - {}", print::marker(&value.at)),
        found => found,
    }
}

/// The line of an encoding: `    - {XEHP+}0b01: NAME - explanation`.
struct EncodingLine<'a> {
    margin: &'a str,
    /// `0b01`, `0x1c`, or a decimal number.
    code: &'a str,
    /// ` - explanation`, or nothing.
    explanation: &'a str,
}

impl<'a> EncodingLine<'a> {
    fn of(line: &'a str) -> Option<Self> {
        let body = line.trim_start();
        let margin = line.get(..line.len() - body.len())?;
        let (head, text) = body.strip_prefix(['-', '*'])?.split_once(':')?;
        let code = head.rsplit('}').next()?.trim();
        let explanation = text.find(" - ").and_then(|at| text.get(at..)).unwrap_or_default();
        code.starts_with(|c: char| c.is_ascii_digit()).then_some(Self { margin, code, explanation })
    }

    /// The line with another value, in the same notation.
    fn with(&self, value: &Enumerant, group: &BitGroup) -> String {
        let code = match self.code.strip_prefix("0x") {
            Some(digits) => format!("0x{:0width$x}", value.code, width = digits.len()),
            None => print::code(value.code, group, self.code.starts_with("0b")),
        };
        let Self { margin, explanation, .. } = self;
        format!("{margin}- {}{code}: {}{explanation}", print::tag(&value.platforms), value.name)
    }
}

fn encoding(
    draft: &mut Draft,
    text: &Draft,
    old: &BitGroup,
    new: &BitGroup,
    code: u64,
    what: ChangeKind,
) -> Option<()> {
    let find = |group: &BitGroup| group.values.iter().find(|value| value.code == code).cloned();
    match (what, find(old), find(new)) {
        (ChangeKind::Removed, Some(old), _) => draft.delete(&old.at),
        (_, Some(before), Some(after)) => {
            let line = EncodingLine::of(draft.at(&before.at)?)?.with(&after, new);
            draft.replace(&before.at, line)
        }
        (ChangeKind::Added, None, Some(value)) => {
            // The explanation of a value stays with its name when it gets another code.
            let same = old.values.iter().find(|other| other.name == value.name);
            let explanation = same
                .and_then(|other| EncodingLine::of(draft.at(&other.at)?))
                .map_or_else(|| explanation(text, &value), |line| line.explanation.to_string());
            let before = old.values.iter().filter(|v| v.code < code).max_by_key(|v| v.code);
            let Some(before) = before else {
                let margin = format!("{}  ", indent(draft, &old.at));
                let line = EncodingLine { margin: &margin, code: "0b", explanation: &explanation };
                let line = line.with(&value, new);
                return draft.insert_after(&old.at, [line]);
            };
            let line = EncodingLine { explanation: &explanation, ..EncodingLine::of(draft.at(&before.at)?)? };
            let line = line.with(&value, new);
            draft.insert_after(&before.at, [line])
        }
        _ => None,
    }
}
