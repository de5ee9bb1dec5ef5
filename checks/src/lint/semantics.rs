//! Pseudo-code of the Semantics: names that are nearly those of fields, slips of keywords, loops without two semicolons, and
//! brackets that are not closed, lines that are lost. Words of all other kinds are free, because pseudo-code has sentences in it.

mod effects;
mod statements;

use super::Finding;
use super::near;
use super::spec::{Sheet, Spec};
use foldhash::{HashMap, HashSet};
use genvisa_reader::isa::Instruction;
use genvisa_reader::page::is_fence;
use genvisa_reader::{Section, sections};
use std::collections::{BTreeMap, BTreeSet};

/// A word that so many pages have is no slip.
const PAGES: usize = 4;
/// The fewest letters of a name of the chapters.
const LETTERS: usize = 4;
/// The brackets that belong together.
const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// The words before brackets.
const KEYWORDS: [&str; 5] = ["for", "if", "while", "else if", "} else if"];

/// The pseudo-code of an instruction.
struct Code<'s> {
    instruction: &'s Instruction,
    sheet: &'s Sheet<'s>,
    /// The blocks of code, each as its lines without comments.
    blocks: Vec<Vec<&'s str>>,
    /// The words, each with what is behind it on its line.
    words: Vec<(&'s str, &'s str)>,
}

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let codes: Vec<Code<'_>> = spec.isa.instructions.iter().filter_map(|one| code(spec, one)).collect();
    let mut pages = HashMap::<&str, usize>::default();
    for code in &codes {
        let own: HashSet<&str> = code.words.iter().map(|(word, _)| *word).collect();
        own.into_iter().for_each(|word| *pages.entry(word).or_default() += 1);
    }
    let is_common = |word: &str| pages.get(word).is_some_and(|n| *n >= PAGES);
    // Names of the chapters that nearly all pages have, as `ChEn`.
    let is_name = |word: &str| word.len() >= LETTERS && word.chars().any(|c| c.is_ascii_uppercase());
    let common = pages.iter().filter(|(word, n)| **n * 2 >= codes.len() && is_name(word));
    let common: Vec<&str> = common.map(|(word, _)| *word).collect();
    let mut found = Vec::new();
    for code in &codes {
        found.extend(code.slips(spec, &is_common, &common));
        found.extend(code.brackets(spec));
        found.extend(code.keywords(spec));
    }
    found.extend(statements::run(spec, &codes));
    found.extend(effects::run(spec, &codes));
    found
}

fn code<'s>(spec: &'s Spec<'_>, instruction: &'s Instruction) -> Option<Code<'s>> {
    let sheet = spec.sheet(&instruction.at)?;
    let parts = sections(sheet.page).filter(|part| part.section == Some(Section::Semantics));
    let entries = parts.flat_map(|part| part.entries);
    let mut blocks: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for entry in entries {
        let Some(block) = sheet.page.code.iter().position(|span| span.contains(&entry.span.start)) else {
            continue;
        };
        // The span of an entry begins behind the indentation of its first line.
        let start = sheet.page.line_start(entry.span.start);
        let text = sheet.page.text.get(start..entry.span.end).unwrap_or_default();
        let lines = text.lines().filter(|line| !is_fence(line));
        let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
        blocks.entry(block).or_default().extend(lines);
    }
    let blocks: Vec<Vec<&str>> = blocks.into_values().collect();
    let words = blocks.iter().flatten().flat_map(|line| words(line)).collect();
    Some(Code { instruction, sheet, blocks, words })
}

/// The words of a line, each with what is behind it.
fn words(line: &str) -> impl Iterator<Item = (&str, &str)> {
    near::words(line).map(|word| {
        let end = word.as_ptr() as usize - line.as_ptr() as usize + word.len();
        (word, line.get(end..).unwrap_or_default())
    })
}

impl<'s> Code<'s> {
    /// The names that the code can have: those of fields and their bits, and those that it assigns itself.
    fn known(&self) -> BTreeSet<&'s str> {
        let fields = self.instruction.fields.iter().chain(&self.instruction.named);
        let fields = fields.flat_map(|field| {
            field.bits.iter().map(|group| group.name.as_str()).chain([field.name.as_str()])
        });
        fields.filter(|name| name.len() > 2).collect()
    }

    fn slips(&self, spec: &Spec<'_>, is_common: &dyn Fn(&str) -> bool, common: &[&'s str]) -> Vec<Finding> {
        let mut known = self.known();
        known.extend(common);
        let assigns = |rest: &str| {
            let rest = rest.trim_start();
            rest.starts_with('=') && !rest.starts_with("==") || rest.starts_with('[') && rest.contains("] = ")
        };
        let assigned = self.words.iter().filter(|(_, rest)| assigns(rest));
        let assigned: HashSet<&str> = assigned.map(|(word, _)| *word).collect();
        let mut seen = HashSet::default();
        let mut found = Vec::new();
        for (word, rest) in self.words.iter().copied() {
            let is_element = rest.starts_with('[');
            let is_free = assigned.contains(word) || !is_element && is_common(word);
            if known.contains(word) || is_free || !seen.insert(word) {
                continue;
            }
            let is_name = is_element || word.contains(|c: char| c == '_' || c.is_ascii_digit());
            let is_slip = |name: &&&str| match is_name {
                true => near::is_slip(word, name),
                false => near::is_misspelt(word, name),
            };
            let is_meant = |name: &&&str| is_slip(name) || is_element && word.eq_ignore_ascii_case(name);
            let Some(meant) = known.iter().find(is_meant) else { continue };
            let message = format!("`{word}` is no field of {}", self.instruction.name);
            found.push(self.finding(spec, word, message, format!("did you mean `{meant}`?")));
        }
        found
    }

    /// Words before brackets at the begin of a line that are nearly keywords, and loops without two semicolons.
    fn keywords(&self, spec: &Spec<'_>) -> Vec<Finding> {
        let mut found = Vec::new();
        for line in self.blocks.iter().flatten().map(|line| line.trim()) {
            let Some((word, rest)) = line.split_once(" (") else { continue };
            let marks = rest.matches(';').count() - usize::from(rest.trim_end().ends_with(';'));
            let problem = match word {
                "for" if marks != 2 && !rest.starts_with("each ") => {
                    Some((format!("the loop has {marks} `;` in its brackets, not 2"), String::new()))
                }
                "for" => None,
                _ if KEYWORDS.contains(&word) => None,
                _ if marks == 2 => {
                    Some((format!("`{word}` begins no loop"), "did you mean `for`?".to_string()))
                }
                _ => KEYWORDS
                    .iter()
                    .find(|known| near::is_slip(word, known))
                    .map(|known| (format!("`{word}` is no keyword"), format!("did you mean `{known}`?"))),
            };
            if let Some((message, help)) = problem {
                found.push(self.finding(spec, line, message, help));
            }
        }
        found
    }

    fn brackets(&self, spec: &Spec<'_>) -> Vec<Finding> {
        let mut found = Vec::new();
        for lines in &self.blocks {
            let count = |bracket: char| lines.iter().map(|line| line.matches(bracket).count()).sum::<usize>();
            for (open, close) in BRACKETS {
                if count(open) == count(close) {
                    continue;
                }
                // A brace is closed on another line; other brackets are on one.
                let is_uneven = |line: &&&str| line.matches(open).count() != line.matches(close).count();
                let Some(line) = lines.iter().find(is_uneven) else { continue };
                let message = format!("{} `{open}` and {} `{close}`", count(open), count(close));
                found.push(self.finding(spec, line.trim(), message, String::new()));
            }
        }
        found
    }

    fn finding(&self, spec: &Spec<'_>, part: &str, message: String, help: String) -> Finding {
        let Instruction { name, at, .. } = self.instruction;
        let here = self.sheet.label(part, "");
        let labels = vec![here, spec.label(at, name, "the instruction")];
        Finding::new("semantics", name.as_str(), message, help, labels)
    }
}
