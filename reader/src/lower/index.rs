//! The index of all instructions: groups, entries, and the platforms that have them.

use super::chapter::state::Chapter;
use super::cx::Cx;
use super::log::{InstructionTag, Log};
use super::text::plain;
use super::{sentences, words};
use crate::isa::{
    Check, Checksum, IndexEntry, IndexGroup, Instruction, Isa, Level, PlatformSet, Rule, RuleKind,
};
use crate::page::{Entry, is_word, tag};
use foldhash::HashMap;

/// Reads an entry of the index: `[NAME - what it does {XEHP+}](instructions/NAME.md)`. False: it is other text.
pub(super) fn entry<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, entry: &Entry<'a>) -> bool {
    let text = cx.page.text(entry);
    let Some((inner, link)) = text.strip_prefix('[').and_then(|t| t.strip_suffix(')')?.split_once("]("))
    else {
        return false;
    };
    let Some(file) = link.strip_suffix(".md").filter(|l| l.contains("instructions/")) else { return false };
    let (name, description) = inner.split_once(" - ").unwrap_or((inner, ""));
    let name = name.trim();
    if !is_word(name) {
        let help = "an entry is written `[NAME - what it does {XEHP+}](instructions/NAME.md)`";
        cx.error(text, "an entry of the index without the name of an instruction", help);
        return true;
    }
    let tagged = description.rfind('{').and_then(|n| Some((&description[..n], tag(&description[n..])?)));
    let (description, tag) = match tagged {
        Some((before, (inner, ""))) => (before, inner),
        _ => (description, entry.tag),
    };
    if description.contains(['{', '}']) || description.is_empty() && inner.contains(['{', '}']) {
        let help = "platforms are tagged in braces behind the description: `{XEHP+}`";
        cx.error(inner, "a tag that is not closed or not behind the description", help);
    }
    cx.describes(description);
    let platforms = if words::is_no_platform(tag) { PlatformSet::default() } else { cx.platforms(tag) };
    cx.defines(format!("entry {name} of the index"), name);
    let spot = cx.spot(text);
    cx.log.instruction_tags.push(InstructionTag { name: name.to_string(), in_index: true, spot });
    let at = cx.at(entry);
    let found = IndexEntry {
        name: name.to_string(),
        link: file.rsplit('/').next().unwrap_or(file).to_string(),
        platforms,
        doc: plain(description),
        at: at.clone(),
    };
    let (title, index) = (chapter.title, &mut chapter.isa.index);
    match index.iter_mut().find(|g| g.title == title) {
        Some(group) => group.entries.push(found),
        None => index.push(IndexGroup { title: title.to_string(), entries: vec![found], at }),
    }
    true
}

/// Gives instructions the platforms of their entries, and returns the rules that they exist there only. A page that
/// states other platforms itself is an error.
pub(super) fn platforms(isa: &mut Isa, log: &mut Log<'_>) -> Vec<Rule> {
    let mut rules = Vec::new();
    let tags = std::mem::take(&mut log.instruction_tags);
    let tag_of = |name: &str, in_index: bool| {
        tags.iter().find(|tag| tag.name == name && tag.in_index == in_index).map(|tag| &tag.spot)
    };
    let Isa { index, instructions, .. } = isa;
    // Some entries are misspelt, and some instructions have another name than their page; the link is right.
    let by_name = places(instructions, |i| Some(&i.name));
    let by_page = places(instructions, |i| i.at.page.rsplit('/').next()?.strip_suffix(".md"));
    let found = |IndexEntry { name, link, .. }: &IndexEntry| {
        let place = by_name.get(name.as_str()).or_else(|| by_name.get(link.as_str()));
        place.or_else(|| by_page.get(link.as_str())).copied()
    };
    let entries = index.iter().flat_map(|g| &g.entries);
    let found: Vec<_> = entries.filter_map(|entry| Some((entry, found(entry)?))).collect();
    for (entry, n) in found {
        let Some(instruction) = instructions.get_mut(n) else { continue };
        if !instruction.platforms.is_all() {
            if instruction.platforms != entry.platforms
                && let (Some(page), Some(index)) =
                    (tag_of(&instruction.name, false), tag_of(&entry.name, true))
            {
                let message = format!("page and index disagree on the platforms of {}", instruction.name);
                log.conflict(page, message, index, "the entry of the index", "one of the two is wrong");
            }
            continue;
        }
        instruction.platforms = entry.platforms.clone();
        if entry.platforms.is_all() {
            continue;
        }
        rules.push(Rule {
            id: format!("{}/platform", instruction.name),
            subject: instruction.name.as_str().into(),
            page: entry.at.page.clone(),
            line: entry.at.line,
            platforms: PlatformSet::default(),
            kind: RuleKind::Platform,
            check: Check::Static,
            level: Level::Error,
            expr: genvisa_rule::on(&entry.platforms).to_string(),
            doc: sentences::platforms(&instruction.name, &entry.platforms),
            sum: Checksum::of(&entry.platforms.to_string()),
        });
    }
    rules
}

/// The places of instructions by a name of theirs; of several with one name, that of the first.
fn places<'i>(
    instructions: &'i [Instruction],
    name: impl Fn(&'i Instruction) -> Option<&'i str>,
) -> HashMap<&'i str, usize> {
    // Of equal keys, a map keeps the last.
    instructions.iter().enumerate().rev().filter_map(|(n, i)| Some((name(i)?, n))).collect()
}
