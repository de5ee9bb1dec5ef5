//! Pages to the model: the only place that reads English.
//!
//! Every entry of every page becomes a fact, a rule, or prose that constrains nothing; the rest is reported. The
//! words that are understood are in [`words`].

mod attributes;
mod bits;
mod chapter;
mod characters;
mod check;
mod constant;
mod cx;
mod derive;
mod description;
mod explicit;
mod field;
mod format;
mod index;
mod instruction;
mod kept;
mod known;
mod layout;
mod link;
mod log;
mod names;
mod near;
mod opcodes;
mod page_name;
mod parallel;
mod properties;
mod reasons;
mod record;
mod references;
mod reworded;
mod section;
mod semantics;
mod sentences;
mod similar;
mod supplied;
mod table;
mod tables;
mod text;
mod words;

pub use names::{dangling, unknown_names};
pub use section::{SectionPart, sections};
pub use text::snake;
pub use words::{Section, announces_list, is_normative, leans};
pub(crate) use words::{kind_of, wire_bits, wire_name};

use crate::coverage::{PageCoverage, SentenceCoverage};
use crate::diagnostics::Diagnostics;
use crate::isa::{Isa, Rule};
use crate::page::{EntryKind, Page, is_fence};
use crate::readings::Readings;
use crate::source::Source;
use cx::Cx;
use instruction::Lowered;
use known::Known;
use log::{Log, Spot};
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// The result of reading pages.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    /// The model of their facts.
    pub isa: Isa,
    /// Everything that is wrong with them.
    pub diagnostics: Diagnostics,
    /// The interpretation of each of their sentences.
    pub coverage: SentenceCoverage,
}

/// Reads pages with the readings that are part of the program: their model, and everything that is wrong
/// with them.
pub fn read(sources: &[Source]) -> (Isa, Diagnostics) {
    let Outcome { isa, diagnostics, .. } = read_with(sources, Readings::embedded());
    (isa, diagnostics)
}

/// Reads pages.
pub fn read_with(sources: &[Source], readings: &Readings) -> Outcome {
    // Boxes, because results change their place several times.
    let read = |known: &mut _, source| Box::new(Reading::of(source, &blocks_of(source), readings, known));
    linked(sources, parallel::map(sources, size, read), readings)
}

/// The blocks of each page, for callers that need them besides the model.
pub fn blocks(sources: &[Source]) -> Vec<Page<'_>> {
    parallel::map(sources, size, |(), source| blocks_of(source))
}

/// As [`read_with`], of pages whose blocks are known: each source has its page at the same place of `blocks`.
pub fn read_blocks<'a>(sources: &'a [Source], blocks: &[Page<'a>], readings: &Readings) -> Outcome {
    let pages: Vec<(&Source, &Page<'a>)> = sources.iter().zip(blocks).collect();
    let read = |known: &mut _, (source, page): &(&'a Source, &Page<'a>)| {
        Box::new(Reading::of(source, page, readings, known))
    };
    linked(sources, parallel::map(&pages, |(source, _)| size(source), read), readings)
}

fn size(source: &Source) -> usize {
    source.text.len()
}

fn blocks_of(source: &Source) -> Page<'_> {
    Page::read(&source.text)
}

/// Links pages.
fn linked<'a>(sources: &'a [Source], mut pages: Vec<Box<Reading<'a>>>, readings: &Readings) -> Outcome {
    let of_pages: Vec<Vec<Rule>> = pages.iter_mut().map(|page| std::mem::take(&mut page.isa.rules)).collect();
    let mut all = Reading::default();
    all.reserve(&pages);
    pages.into_iter().for_each(|page| all.add(*page));
    let Reading { mut isa, mut log, mut coverage, files } = all;
    let is_complete = link::facts(&mut isa, &mut log);
    let of_index = index::platforms(&mut isa, &mut log);
    opcodes::all(&mut isa, &mut log);
    let listed: Vec<String> = isa.platforms.iter().map(|platform| platform.name.clone()).collect();
    supplied::platforms(&mut isa, &mut log);
    let stated = std::mem::take(&mut log.stated);
    // Names in expressions are those of facts, so that they can be checked while the rules are combined.
    let (found, rules) = names::problems(&isa, is_complete, &stated, || {
        check::all(&isa, &listed, &mut log);
        let mut rules = Vec::with_capacity(capacity(&of_pages));
        of_pages.into_iter().for_each(|mut of_page| rules.append(&mut of_page));
        references::all(&isa, &mut rules, &mut coverage);
        link::rules(&isa, is_complete, &mut rules, &mut log, &stated, of_index);
        log.problems.extend(reasons::problems(&isa, is_complete, &rules, &log.reasons));
        sort(&mut rules);
        rules
    });
    isa.rules = rules;
    link::label_kinds(&mut isa);
    names::report(&mut isa, &mut log, is_complete, &stated, found);
    isa.instructions.sort_by(|a, b| a.name.cmp(&b.name));
    isa.types.sort_by_key(|t| t.code);
    let texts = sources.iter().map(|s| (s.path.as_str(), s.text.as_str())).chain(readings.files());
    Outcome { isa, diagnostics: Diagnostics::new(log.problems, files, texts), coverage }
}

/// The number of rules to reserve memory for. Besides those of single pages, some follow from several.
fn capacity(of_pages: &[Vec<Rule>]) -> usize {
    of_pages.iter().map(Vec::len).sum::<usize>() * 5 / 4
}

/// Sorts rules by subject and line. Their places are sorted first: rules are large, and each is to be swapped once.
fn sort(rules: &mut [Rule]) {
    let order = order(rules);
    for place in 0..order.len() {
        // A rule from before this place was swapped with one behind it.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        rules.swap(place, from);
    }
}

/// The places of rules when they are sorted by subject and line.
fn order(rules: &[Rule]) -> Vec<usize> {
    let mut groups: Vec<(&str, Range<usize>)> = Vec::new();
    for rules in rules.chunk_by(|a, b| a.subject == b.subject) {
        let start = groups.last().map_or(0, |(_, places)| places.end);
        groups.push((&rules[0].subject, start..start + rules.len()));
    }
    // Pages and their rules are mostly in order already, of which a stable sort makes use.
    groups.sort_by_key(|(subject, _)| *subject);
    let mut order = Vec::with_capacity(rules.len());
    for same in groups.chunk_by(|a, b| a.0 == b.0) {
        let start = order.len();
        order.extend(same.iter().flat_map(|(_, places)| places.clone()));
        order[start..].sort_by_key(|place| rules[*place].line);
    }
    order
}

/// The first fence of code that has a heading in it, and the heading: the fence behind the code is missing.
fn swallowing<'a>(page: &Page<'a>) -> Option<(&'a str, &'a str)> {
    page.code.iter().find_map(|span| {
        let code = page.text.get(span.clone()).filter(|code| is_fence(code))?;
        let start = memchr::memmem::find(code.as_bytes(), b"\n##")? + 1;
        let heading = code.get(start..)?.lines().next()?;
        let is_heading = heading.trim_start_matches('#').starts_with(' ');
        is_heading.then(|| (code.lines().next().unwrap_or_default(), heading))
    })
}

/// The content of single pages, before they are linked.
#[derive(Default)]
struct Reading<'a> {
    isa: Isa,
    log: Log<'a>,
    coverage: SentenceCoverage,
    /// The texts of the pages with problems. They are copied by the processor that has just read them.
    files: Vec<genvisa_report::Source<'static>>,
}

impl<'a> Reading<'a> {
    /// Reads one page.
    fn of(source: &'a Source, page: &Page<'a>, readings: &Readings, known: &mut Known<'a>) -> Self {
        let mut reading = Self::default();
        let mut rules = Vec::with_capacity(page.entries.len() / 4);
        let name = instruction::name_of(page).unwrap_or_else(|| chapter::name_of(&source.path).to_string());
        let mut coverage = PageCoverage {
            path: source.path.clone(),
            readings: name,
            prose: Vec::with_capacity(page.entries.len() * 2),
            statements: Vec::with_capacity(page.entries.len()),
            ..PageCoverage::default()
        };
        let readings = match readings.of(&coverage.readings) {
            Some(Err(flaw)) => {
                let spot = Spot { path: flaw.path.clone(), span: flaw.span.clone() };
                let help = "no reading of this file is used until it is valid";
                reading.log.error(
                    &spot,
                    format!("the readings of {} are not valid: {}", coverage.readings, flaw.message),
                    help,
                );
                None
            }
            other => other.and_then(Result::ok),
        };
        let mut cx = Cx {
            page,
            path: Arc::from(&*source.path),
            log: &mut reading.log,
            rules: &mut rules,
            subject: Arc::default(),
            readings,
            known,
            coverage: &mut coverage,
            counted: Cell::new((0, 1)),
            summed: Cell::default(),
            passed_over: Vec::with_capacity(page.entries.len()),
            replacing: Vec::new(),
        };
        let is_instruction = instruction::is_instruction(page);
        if is_instruction {
            match instruction::lower(&mut cx) {
                Some(Lowered::Instruction(instruction)) => {
                    page_name::check(&mut cx, &instruction);
                    reading.isa.instructions = vec![*instruction];
                }
                Some(Lowered::Group(group)) => reading.isa.groups.push(group),
                None => {}
            }
        } else {
            chapter::lower(&mut cx, &mut reading.isa);
        }
        let swallowing = swallowing(page);
        if let Some((fence, heading)) = swallowing {
            // Everything else follows from it.
            cx.log.problems.clear();
            let help = format!("`{heading}` is part of the code: close the code by its fence in front of it");
            cx.error(fence, "this has no end", help);
        }
        let unclosed = page.entries.iter().filter(|e| matches!(e.kind, EntryKind::Unclosed));
        for entry in unclosed.filter(|_| swallowing.is_none()) {
            let help =
                "the rest of the page is part of it: close the comment by `-->`, the code by its fence";
            cx.error(page.text(entry), "this has no end", help);
        }
        if source.text.trim_start_matches('\u{feff}').trim().is_empty() {
            cx.warning(&source.text[..0], "the page is empty", "");
        }
        for entry in page.entries.iter().filter(|e| words::is_html_table(page.text(e))) {
            cx.warning(
                page.text(entry),
                "a table of HTML is not read",
                "write its rows as `| cell | cell |`",
            );
        }
        characters::check(&mut cx);
        reworded::report(&mut cx, is_instruction);
        cx.replace_rules();
        cx.unique_rules();
        coverage.prose.sort_unstable_by_key(|words| words.start);
        coverage.statements.sort_unstable_by_key(|statement| statement.span.start);
        reading.isa.rules = rules;
        reading.coverage.pages = vec![coverage];
        if !reading.log.problems.is_empty() {
            reading.files.push(genvisa_report::Source::new(source.path.clone(), source.text.clone()));
        }
        reading
    }

    /// Reserves memory for the content of pages.
    fn reserve(&mut self, pages: &[Box<Self>]) {
        let Self { isa, log, coverage, files } = self;
        log.reserve(pages.iter().map(|page| &page.log));
        coverage.pages.reserve(pages.len());
        files.reserve(pages.iter().map(|page| page.files.len()).sum());
        isa.instructions.reserve(pages.iter().map(|page| page.isa.instructions.len()).sum());
    }

    fn add(&mut self, other: Self) {
        let Isa {
            platforms,
            newest_version,
            types,
            fields,
            records,
            predefined,
            classes,
            attributes,
            tables,
            instructions,
            groups,
            index,
            matrix_columns,
            matrix,
            rules,
        } = other.isa;
        self.isa.platforms.extend(platforms);
        self.isa.newest_version = self.isa.newest_version.or(newest_version);
        self.isa.types.extend(types);
        self.isa.fields.extend(fields);
        self.isa.records.extend(records);
        self.isa.predefined.extend(predefined);
        self.isa.classes.extend(classes);
        self.isa.attributes.extend(attributes);
        self.isa.tables.extend(tables);
        self.isa.instructions.extend(instructions);
        self.isa.groups.extend(groups);
        self.isa.index.extend(index);
        self.isa.matrix_columns.extend(matrix_columns);
        self.isa.matrix.extend(matrix);
        self.isa.rules.extend(rules);
        self.log.add_all(other.log);
        self.coverage.pages.extend(other.coverage.pages);
        self.files.extend(other.files);
    }
}
