//! Adopts newer pages: writes the facts that changed between two versions of Intel's pages into a specification.
//!
//! Each change is written into the line that states the fact, and the pages are read again. A change that is then in the
//! model is written; all others are left to a person. Sentences are never copied: a [`MARKER`] has the place of each.

mod draft;
mod page;
mod print;
mod rows;
mod write;

use crate::diff::{
    Change, ChangeKind, FactKind, PageWording, Version, compare, compare_pages, essential, to_brief,
};
use crate::errata::{Claim, claims, stale};
use draft::Draft;
use genvisa_reader::isa::Isa;
use genvisa_reader::{Interpretation, Outcome, Readings, Severity, Source, read_with};
use std::collections::BTreeSet;
use write::{Models, write};

/// The begin of the text in place of a sentence that a person must write; the place of the sentence follows.
pub const MARKER: &str = "TODO(restate)";

/// What becomes of a changed fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// The specification has it already.
    Present,
    /// It is written into the specification.
    Written,
    /// A person must decide: the specification differs from the old pages too.
    Conflict,
    /// A person must write it.
    Open,
}

/// A changed fact.
#[derive(Debug, Clone)]
pub struct Item {
    /// The change between the old and the new pages.
    pub change: Change,
    /// What becomes of it.
    pub fate: Fate,
}

/// A normative sentence of the new pages without an interpretation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// The page.
    pub page: String,
    /// The line.
    pub line: u32,
    /// The checksum of the sentence.
    pub sum: String,
    /// The name of the file of readings, without `.toml`.
    pub readings: String,
}

/// The result of adopting new pages.
#[derive(Debug, Clone)]
pub struct Adoption {
    /// The changed facts that repeat no other.
    pub items: Vec<Item>,
    /// The pages of the specification that are new or changed.
    pub pages: Vec<Source>,
    /// The changed text of Intel's pages.
    pub wording: Vec<PageWording>,
    /// The unread sentences of the new pages that the old pages do not have.
    pub unread: Vec<Unread>,
    /// The claims of errata that hold no longer, as `ENTRY: CLAIM`.
    pub obsolete: Vec<String>,
    /// The sentences that a person must write: page and line of the specification, from 1.
    pub sentences: Vec<(String, u32)>,
}

/// Three versions of pages.
#[derive(Debug, Clone, Copy)]
pub struct Versions<'a> {
    /// The pages that the specification follows.
    pub old: Version<'a>,
    /// The pages that it is to follow.
    pub new: Version<'a>,
    /// The specification.
    pub spec: Version<'a>,
}

/// Adopts the new pages. `errata` explains the differences between the specification and the old pages.
pub fn adopt(versions: Versions<'_>, errata: &str, readings: &Readings) -> Adoption {
    let Versions { old, new, spec } = versions;
    let comparison = compare_pages(old, new);
    let before = compare(&spec.outcome.isa, &new.outcome.isa);
    let fates: Vec<Fate> = comparison.facts.iter().map(|change| fate(change, &before)).collect();
    let mut work =
        Work { pages: spec.pages.to_vec(), outcome: spec.outcome.clone(), readings, new: &new.outcome.isa };
    let todo: Vec<&Change> = comparison
        .facts
        .iter()
        .zip(&fates)
        .filter(|(_, fate)| **fate == Fate::Open)
        .map(|(change, _)| change)
        .collect();
    // Facts first: most rules follow from them. A field can be written after its instruction, and so on.
    work.write(&todo, |change| change.kind != FactKind::Rule);
    work.write(&todo, |change| change.kind != FactKind::Rule);
    work.write(&todo, |_| true);
    let after = compare(&work.outcome.isa, &new.outcome.isa);
    let fates = comparison.facts.iter().zip(fates).map(|(change, fate)| match fate {
        Fate::Open if is_pending(change, &after).is_none() => Fate::Written,
        fate => fate,
    });
    let shown: BTreeSet<*const Change> =
        essential(&comparison.facts).into_iter().map(std::ptr::from_ref).collect();
    let items = comparison.facts.iter().zip(fates).filter(|(change, fate)| {
        // A rule that follows from a fact is of interest where it does not follow.
        shown.contains(&std::ptr::from_ref(*change)) || *fate == Fate::Open && change.kind != FactKind::Rule
    });
    let items = items.map(|(change, fate)| Item { change: change.clone(), fate }).collect();
    let pages = work.changed(spec.pages);
    let sentences = pages.iter().flat_map(marked).collect();
    let obsolete =
        obsolete(errata, &compare(&old.outcome.isa, &spec.outcome.isa), &new.outcome.isa, &work.outcome.isa);
    let unread = unread(old.outcome, new.outcome);
    Adoption { items, pages, wording: comparison.pages, unread, obsolete, sentences }
}

/// The change that remains between the specification and the new pages at the place of a change.
fn is_pending<'a>(change: &Change, remaining: &'a [Change]) -> Option<&'a Change> {
    remaining.iter().find(|other| {
        let same =
            (&other.subject, other.kind, &other.place) == (&change.subject, change.kind, &change.place);
        let removed = change.what == ChangeKind::Removed;
        let value =
            if removed { other.new.is_none() && other.old == change.old } else { other.new == change.new };
        same && value
    })
}

fn fate(change: &Change, before: &[Change]) -> Fate {
    match is_pending(change, before) {
        None if differs(change, before) => Fate::Conflict,
        None => Fate::Present,
        Some(pending) if pending.what == change.what && pending.old == change.old => Fate::Open,
        Some(_) => Fate::Conflict,
    }
}

/// Whether a removed fact has another value in the specification.
fn differs(change: &Change, before: &[Change]) -> bool {
    change.what == ChangeKind::Removed
        && before.iter().any(|other| {
            (&other.subject, other.kind, &other.place) == (&change.subject, change.kind, &change.place)
        })
}

/// The specification while changes are written into it.
struct Work<'a> {
    pages: Vec<Source>,
    outcome: Outcome,
    readings: &'a Readings,
    new: &'a Isa,
}

impl Work<'_> {
    /// Writes all changes that remain and that are wanted. Of a page that has errors then, each change is tried alone.
    fn write(&mut self, changes: &[&Change], wanted: impl Fn(&Change) -> bool) {
        let before = compare(&self.outcome.isa, self.new);
        let pending: Vec<&Change> = changes
            .iter()
            .filter(|change| wanted(change))
            .filter_map(|change| is_pending(change, &before))
            .collect();
        if pending.is_empty() {
            return;
        }
        let original = Draft::new(&self.pages);
        let mut draft = original.clone();
        let models = Models { spec: &self.outcome.isa, new: self.new };
        for change in &pending {
            attempt(&mut draft, models, change);
        }
        let mut outcome = read_with(&draft.sources(), self.readings);
        let wrong = self.pages_with_errors(&outcome);
        if std::env::var_os("DEBUG_ADOPT").is_some() {
            for d in outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error) {
                eprintln!(
                    "{} {:?} {}",
                    d.message,
                    d.labels.first().map(|l| (
                        &l.path,
                        draft
                            .sources()
                            .iter()
                            .find(|s| *s.path == *l.path)
                            .map(|s| s.text[..l.span.start].matches('\n').count() + 1)
                    )),
                    d.help
                );
            }
        }
        if !wrong.is_empty() {
            wrong.iter().for_each(|page| draft.restore(page, &original));
            outcome = read_with(&draft.sources(), self.readings);
            for change in pending.iter().filter(|change| is_on(change, &wrong)) {
                let mut trial = draft.clone();
                attempt(&mut trial, models, change);
                let result = read_with(&trial.sources(), self.readings);
                if self.pages_with_errors(&result).is_empty() {
                    (draft, outcome) = (trial, result);
                }
            }
        }
        (self.pages, self.outcome) = (draft.sources(), outcome);
    }

    /// The pages with errors that they did not have before.
    fn pages_with_errors(&self, outcome: &Outcome) -> BTreeSet<String> {
        let errors = |outcome: &Outcome| -> BTreeSet<(String, String)> {
            let errors = outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error);
            errors.filter_map(|d| Some((d.labels.first()?.path.to_string(), d.message.to_string()))).collect()
        };
        let known = errors(&self.outcome);
        errors(outcome).into_iter().filter(|error| !known.contains(error)).map(|(page, _)| page).collect()
    }

    fn changed(&self, before: &[Source]) -> Vec<Source> {
        self.pages.iter().filter(|page| !before.contains(page)).cloned().collect()
    }
}

/// Whether a change is on one of these pages.
fn is_on(change: &Change, pages: &BTreeSet<String>) -> bool {
    let page = change.old_at.as_deref().and_then(|at| at.rsplit_once(':')).map(|(page, _)| page);
    page.is_none_or(|page| pages.contains(page))
}

/// Writes a change as a whole or not at all.
fn attempt(draft: &mut Draft, models: Models<'_>, change: &Change) {
    let mut trial = draft.clone();
    if write(&mut trial, models, change).is_some() {
        *draft = trial;
    }
}

/// The lines with a marker.
fn marked(page: &Source) -> Vec<(String, u32)> {
    let lines = page.text.lines().zip(1..).filter(|(line, _)| line.contains(MARKER));
    lines.map(|(_, number)| (page.path.clone(), number)).collect()
}

/// The claims that explained a difference from the old pages and explain none from the new pages.
fn obsolete(errata: &str, old: &[Change], new: &Isa, spec: &Isa) -> Vec<String> {
    let (claims, _) = claims(errata);
    let (old, new) = (to_brief(old), to_brief(&compare(new, spec)));
    let before: BTreeSet<&str> = old.lines().collect();
    let held = |claim: &Claim<'_>| before.iter().any(|change| claim.explains(change));
    let gone = stale(&new.lines().collect(), &claims);
    gone.iter().filter(|claim| held(claim)).map(|claim| format!("{}: {}", claim.entry, claim.text)).collect()
}

/// The sentences that only the new pages leave unread.
fn unread(old: &Outcome, new: &Outcome) -> Vec<Unread> {
    let all = |outcome: &Outcome| -> Vec<Unread> {
        let pages = outcome.coverage.pages.iter();
        let sentences = pages.flat_map(|page| page.sentences.iter().map(move |sentence| (page, sentence)));
        let unread = sentences.filter(|(_, s)| matches!(s.interpretation, Interpretation::Unread));
        let item = |(page, sentence): (&genvisa_reader::PageCoverage, &genvisa_reader::Sentence)| Unread {
            page: page.path.clone(),
            line: sentence.line,
            sum: sentence.sum.clone(),
            readings: page.readings.clone(),
        };
        unread.map(item).collect()
    };
    let known: BTreeSet<(String, String)> = all(old).into_iter().map(|u| (u.readings, u.sum)).collect();
    all(new).into_iter().filter(|u| !known.contains(&(u.readings.clone(), u.sum.clone()))).collect()
}
