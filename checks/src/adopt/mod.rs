//! Adopts newer pages: writes the facts that changed between two versions of Intel's pages into a specification.
//!
//! Each change is written into the line that states the fact, and the pages are read again. A change that is then in the
//! model is written; all others are left to a person. Sentences are never copied: a [`MARKER`] has the place of each.

mod carry;
mod draft;
mod fate;
mod lists;
mod loss;
mod merge;
mod moves;
mod page;
mod print;
mod rows;
mod write;

use crate::coverage::{Meaning, ProseList, coverage};
use crate::diff::{
    Change, ChangeKind, FactKind, PageWording, Version, brief, compare, compare_pages, essential, to_brief,
};
use crate::errata::{Claim, claims, stale};
use crate::lint::{Finding, lint};
pub use carry::{Carried, REVIEW, carry};
use draft::Draft;
pub use fate::Fate;
use fate::{fate, fate_after, follows, is_carried, is_of_same_place, is_pending};
use genvisa_reader::isa::{Checksum, Instruction, Isa, Rule};
use genvisa_reader::{
    Diagnostic, Interpretation, Label, NEARLY_READ, Outcome, PageCoverage, Readings, Sentence, Severity,
    Source, UNREAD, line_at, read_with,
};
pub use loss::{Doubt, Kept};
pub use moves::{Moved, rejoin};
use std::collections::{BTreeMap, BTreeSet};
use write::{Models, code_marker, write};

/// The begin of the text in place of a sentence that a person must write; the place of the sentence follows.
pub const MARKER: &str = "TODO(restate)";

/// A changed fact.
#[derive(Debug, Clone)]
pub struct Item {
    /// The change between the old and the new pages.
    pub change: Change,
    /// Its fate.
    pub fate: Fate,
    /// Why the loss of the fact is left to a person; `None` for all other changes.
    pub kept: Option<Kept>,
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

/// A warning or an error of the reader about the new pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Whether it is an error: the line is not read.
    pub is_error: bool,
    /// The page.
    pub page: String,
    /// The line.
    pub line: u32,
    /// The message.
    pub message: String,
}

impl Unread {
    pub(crate) fn of(page: &PageCoverage, sentence: &Sentence) -> Self {
        Unread {
            page: page.path.clone(),
            line: sentence.line,
            sum: sentence.sum.to_string(),
            readings: page.readings.clone(),
        }
    }
}

/// The result of adopting new pages.
#[derive(Debug, Clone)]
pub struct Adoption {
    /// The changed facts that repeat no other.
    pub items: Vec<Item>,
    /// The pages of the specification that are new or changed.
    pub pages: Vec<Source>,
    /// The paths of the pages of the specification that are gone.
    pub removed: Vec<String>,
    /// The changed text of Intel's pages.
    pub wording: Vec<PageWording>,
    /// The unread sentences of the new pages that the old pages do not have.
    pub unread: Vec<Unread>,
    /// The old sentences whose readings state no rule, and that the new pages do not have as they were.
    pub reworded: Vec<Unread>,
    /// The parts of the new pages that could state a fact, state none, and have no reason.
    pub unlisted: Vec<Unread>,
    /// The errors of the new pages, and the warnings that the old pages do not have, apart from those about unread sentences.
    pub warnings: Vec<Warning>,
    /// The contradictions that the changes bring into the specification, apart from its markers.
    pub contradictions: Vec<Warning>,
    /// The claims of errata that hold no longer, as `ENTRY: CLAIM`.
    pub obsolete: Vec<String>,
    /// The sentences that a person must write: page and line of the specification, from 1.
    pub sentences: Vec<(String, u32)>,
    /// The names of the pages of the old version that the new one has not and that the list of prose has entries of.
    pub stale_prose: Vec<String>,
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

/// The lists beside a specification.
#[derive(Debug, Clone, Copy)]
pub struct Lists<'a> {
    /// The differences between the specification and the old pages.
    pub errata: &'a str,
    /// The findings of lints that are meant.
    pub allow: Option<&'a Source>,
    /// The reasons why sentences state no fact.
    pub prose: &'a ProseList,
}

/// Adopts the new pages.
pub fn adopt(versions: Versions<'_>, lists: Lists<'_>, readings: &Readings) -> Adoption {
    let Versions { old, new, spec } = versions;
    let Lists { errata, allow, prose } = lists;
    let mut comparison = compare_pages(old, new);
    moves::settle(&mut comparison.pages);
    let before = compare(&spec.outcome.isa, &new.outcome.isa);
    let context = Context {
        readings,
        old: &old.outcome.isa,
        new: &new.outcome.isa,
        old_text: &Draft::new(old.pages),
        text: &Draft::new(new.pages),
        stated: &stated(new.outcome),
    };
    let fates: Vec<Fate> = comparison
        .facts
        .iter()
        .map(|change| fate(change, &before, context.with(&spec.outcome.isa)))
        .collect();
    let mut work = Work { pages: spec.pages.to_vec(), outcome: spec.outcome.clone(), context };
    let mut kept = loss::kept(&comparison.facts, old, new);
    let open = comparison.facts.iter().zip(&fates).enumerate();
    let open = open.filter(|(n, (_, fate))| **fate == Fate::Open && !kept.contains_key(n));
    let todo: Vec<&Change> = open.map(|(_, (change, _))| change).collect();
    // Pages of instructions use the platforms and types of chapters, and most rules follow from facts.
    work.write(&todo, is_of_chapter);
    work.write(&todo, |change| change.kind != FactKind::Rule);
    work.write(&todo, |change| change.kind != FactKind::Rule);
    work.write(&todo, |_| true);
    let after = compare(&work.outcome.isa, &new.outcome.isa);
    let decided = comparison.facts.iter().zip(fates).enumerate().map(|(n, (change, fate))| match fate {
        Fate::Open => match fate_after(change, &after, context.with(&work.outcome.isa)) {
            Fate::Open => (Fate::Open, kept.remove(&n)),
            fate => (fate, None),
        },
        Fate::Conflict if follows(change, spec, &work.outcome.isa, context.stated) => (Fate::Written, None),
        fate => (fate, None),
    });
    let shown: BTreeSet<*const Change> =
        essential(&comparison.facts).into_iter().map(std::ptr::from_ref).collect();
    let items = comparison.facts.iter().zip(decided).filter(|(change, (fate, _))| {
        // A rule that follows from a fact is of interest where it does not follow.
        shown.contains(&std::ptr::from_ref(*change)) || *fate == Fate::Open && change.kind != FactKind::Rule
    });
    let mut items: Vec<Item> =
        items.map(|(change, (fate, kept))| Item { change: change.clone(), fate, kept }).collect();
    items.extend(missing(&items, &after));
    let pages = work.changed(spec.pages);
    let removed = work.removed(spec.pages);
    let sentences = pages.iter().flat_map(marked).collect();
    let (claims, _) = claims(errata);
    let mut obsolete = obsolete(
        &claims,
        &compare(&old.outcome.isa, &spec.outcome.isa),
        &comparison.facts,
        &compare(&new.outcome.isa, &work.outcome.isa),
    );
    let mut gone = of_gone(&claims, &spec.outcome.isa, &work.outcome.isa);
    gone.retain(|claim| !obsolete.contains(claim));
    obsolete.extend(gone);
    let obsolete = obsolete.iter().map(|claim| format!("{}: {}", claim.entry, claim.text)).collect();
    let unread = unread(old.outcome, new.outcome);
    let reworded = reworded(old.outcome, new.outcome);
    let unlisted = unlisted(old, new, prose);
    let warnings = warnings(old, new);
    let contradictions = contradictions(spec, Version { pages: &work.pages, outcome: &work.outcome }, allow);
    Adoption {
        warnings,
        contradictions,
        items,
        pages,
        removed,
        wording: comparison.pages,
        unread,
        reworded,
        unlisted,
        obsolete,
        sentences,
        stale_prose: stale_prose(old.outcome, new.outcome, prose),
    }
}

/// The facts that the skeletons of new pages lack. Each has markers in place of its semantics and assembly form.
fn missing(items: &[Item], after: &[Change]) -> Vec<Item> {
    let is_new = |item: &&Item| {
        let Item { change, fate, .. } = item;
        (change.kind, change.what, *fate) == (FactKind::Instruction, ChangeKind::Added, Fate::Written)
    };
    let new: BTreeSet<&str> = items.iter().filter(is_new).map(|item| item.change.subject.as_str()).collect();
    let lacking = essential(after).into_iter().filter(|change| {
        ![FactKind::Text, FactKind::Semantics].contains(&change.kind) && new.contains(change.subject.as_str())
    });
    lacking.map(|change| Item { change: change.clone(), fate: Fate::Open, kept: None }).collect()
}

/// Whether a change is of a list that pages of instructions refer to.
fn is_of_chapter(change: &Change) -> bool {
    ["platforms", "types"].contains(&change.subject.as_str())
}

/// The ids of the rules that sentences state.
fn stated(outcome: &Outcome) -> BTreeSet<String> {
    let sentences = outcome.coverage.pages.iter().flat_map(|page| &page.sentences);
    let rules = sentences.filter_map(|sentence| match &sentence.interpretation {
        Interpretation::Rules { rules } => Some(rules),
        _ => None,
    });
    rules.flatten().cloned().collect()
}

/// How often changes are written, each time without those that had no effect. Others may depend on them.
const ATTEMPTS: usize = 6;

/// The other pages.
#[derive(Clone, Copy)]
struct Context<'a> {
    readings: &'a Readings,
    old: &'a Isa,
    new: &'a Isa,
    old_text: &'a Draft,
    text: &'a Draft,
    stated: &'a BTreeSet<String>,
}

impl<'a> Context<'a> {
    /// The models, with this one of the specification.
    fn with(self, spec: &'a Isa) -> Models<'a> {
        let Context { old, new, old_text, text, stated, .. } = self;
        Models { spec, old, new, old_text, text, stated }
    }
}

/// The specification while changes are written into it.
struct Work<'a> {
    pages: Vec<Source>,
    outcome: Outcome,
    context: Context<'a>,
}

impl Work<'_> {
    /// Writes all changes that remain and that are wanted. A change that is not in the model afterwards is undone: its page
    /// states the fact in another form.
    fn write(&mut self, changes: &[&Change], wanted: impl Fn(&Change) -> bool) {
        let new = self.context.new;
        let before = compare(&self.outcome.isa, new);
        let wanted = changes.iter().copied().filter(|change| wanted(change));
        let open = |change| match is_carried(change, self.context.with(&self.outcome.isa)) {
            Some(is_carried) => (!is_carried).then_some(change),
            None => is_pending(change, &before, new),
        };
        let mut pending: Vec<(&Change, &Change)> =
            wanted.filter_map(|change| Some((change, open(change)?))).collect();
        for _ in 0..ATTEMPTS {
            if pending.is_empty() {
                return;
            }
            let ours: Vec<&Change> = pending.iter().map(|(_, ours)| *ours).collect();
            let (pages, outcome) = self.with(&ours);
            let after = compare(&outcome.isa, new);
            let count = pending.len();
            let models = self.context.with(&outcome.isa);
            pending.retain(|(change, _)| match is_carried(change, models) {
                Some(is_carried) => is_carried || has_marker(&pages, models, change),
                None => is_pending(change, &after, new).is_none(),
            });
            if pending.len() == count {
                (self.pages, self.outcome) = (pages, outcome);
                return;
            }
        }
    }

    /// The pages with these changes. Of a page that has errors then, each change is tried alone.
    fn with(&self, changes: &[&Change]) -> (Vec<Source>, Outcome) {
        let readings = self.context.readings;
        let original = Draft::new(&self.pages);
        let mut draft = original.clone();
        let models = self.context.with(&self.outcome.isa);
        for change in changes {
            attempt(&mut draft, models, change);
        }
        let mut outcome = read_with(&draft.sources(), readings);
        let wrong = self.pages_with_errors(&outcome);
        if !wrong.is_empty() {
            wrong.iter().for_each(|page| draft.restore(page, &original));
            outcome = read_with(&draft.sources(), readings);
            if !self.pages_with_errors(&outcome).is_empty() {
                // Another page needs a page that was removed.
                draft.restore_removed(&original);
                outcome = read_with(&draft.sources(), readings);
            }
            for round in rounds(changes, &wrong) {
                let mut trial = draft.clone();
                round.iter().for_each(|change| attempt(&mut trial, models, change));
                let mut result = read_with(&trial.sources(), readings);
                let failed = self.pages_with_errors(&result);
                if !failed.is_empty() {
                    failed.iter().for_each(|page| trial.restore(page, &draft));
                    result = read_with(&trial.sources(), readings);
                }
                if self.pages_with_errors(&result).is_empty() {
                    (draft, outcome) = (trial, result);
                }
            }
        }
        (draft.sources(), outcome)
    }

    /// The pages with errors that they did not have before. A change of any of the places of an error may have caused it.
    fn pages_with_errors(&self, outcome: &Outcome) -> BTreeSet<String> {
        let errors = |outcome: &Outcome| -> BTreeSet<(String, String)> {
            let errors = outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error);
            let places = errors.flat_map(|d| d.labels.iter().map(|label| (&label.path, &d.message)));
            places.map(|(path, message)| (path.to_string(), message.to_string())).collect()
        };
        let known = errors(&self.outcome);
        errors(outcome).into_iter().filter(|error| !known.contains(error)).map(|(page, _)| page).collect()
    }

    fn changed(&self, before: &[Source]) -> Vec<Source> {
        self.pages.iter().filter(|page| !before.contains(page)).cloned().collect()
    }

    fn removed(&self, before: &[Source]) -> Vec<String> {
        let is_gone = |page: &&Source| self.pages.iter().all(|other| other.path != page.path);
        before.iter().filter(is_gone).map(|page| page.path.clone()).collect()
    }
}

/// The changes of these pages, so that each round has at most one change of a page.
fn rounds<'a>(changes: &[&'a Change], pages: &BTreeSet<String>) -> Vec<Vec<&'a Change>> {
    let mut by_page: BTreeMap<String, Vec<&Change>> = BTreeMap::new();
    for change in changes {
        let page = change.old_at.as_deref().and_then(|at| at.rsplit_once(':')).map(|(page, _)| page);
        let page = page.filter(|page| pages.contains(*page)).or(pages
            .iter()
            .map(String::as_str)
            .find(|page| page.rsplit('/').next() == Some(&format!("{}.md", change.subject))));
        if let Some(page) = page {
            by_page.entry(page.to_string()).or_default().push(change);
        }
    }
    let longest = by_page.values().map(Vec::len).max().unwrap_or_default();
    (0..longest).map(|n| by_page.values().filter_map(|changes| changes.get(n).copied()).collect()).collect()
}

/// Whether the page of an instruction has a marker for a change of its code.
fn has_marker(pages: &[Source], models: Models<'_>, change: &Change) -> bool {
    let page = models.spec.instruction(&change.subject).map(|i| &*i.at.page);
    let text = pages.iter().find(|source| Some(source.path.as_str()) == page).map(|source| &source.text);
    let marker = code_marker(models, change);
    text.zip(marker).is_some_and(|(text, marker)| text.contains(&marker))
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

/// The claims that explained differences from the old pages, explain none from the new pages, and whose facts the new pages
/// state as we do. A fact that the new pages state no longer, or elsewhere, needs its claim.
fn obsolete<'e>(
    claims: &[Claim<'e>],
    ours: &[Change],
    theirs: &[Change],
    remaining: &[Change],
) -> Vec<Claim<'e>> {
    let lines = to_brief(remaining);
    let gone = stale(&lines.lines().collect(), claims);
    let is_stated = |change: &Change| {
        theirs
            .iter()
            .any(|other| is_of_same_place(other, change) && other.new.is_some() == change.new.is_some())
            && !remaining.iter().any(|other| is_of_same_place(other, change))
    };
    let is_settled = |claim: &Claim<'_>| {
        let mut explained = ours.iter().filter(|change| claim.explains(brief(change).trim_end())).peekable();
        explained.peek().is_some() && explained.all(is_stated)
    };
    gone.into_iter().filter(is_settled).collect()
}

/// The claims about instructions that the specification has no longer. Those of an instruction with a new name still explain it.
fn of_gone<'e>(claims: &[Claim<'e>], before: &Isa, after: &Isa) -> Vec<Claim<'e>> {
    let code = |one: &Instruction| (one.opcode, one.sub_opcode.as_ref().map(|sub| sub.code));
    let is_new_name = |one: &Instruction| before.instruction(&one.name).is_none();
    let is_gone = |claim: &Claim<'_>| {
        let subject = claim.text.split(' ').next().unwrap_or_default();
        let Some(old) = before.instruction(subject) else { return false };
        let is_renamed = || after.instructions.iter().any(|one| is_new_name(one) && code(one) == code(old));
        after.instruction(subject).is_none() && !is_renamed()
    };
    claims.iter().copied().filter(is_gone).collect()
}

/// The pages that only the old version has and that the list of prose has entries of: they are of no sentence any more.
fn stale_prose(old: &Outcome, new: &Outcome, prose: &ProseList) -> Vec<String> {
    let names = |outcome: &Outcome| -> BTreeSet<String> {
        outcome.coverage.pages.iter().map(|page| page.readings.clone()).collect()
    };
    let listed: BTreeSet<String> = prose.keys().into_iter().map(|(page, _)| page).collect();
    let new = names(new);
    names(old).into_iter().filter(|page| !new.contains(page) && listed.contains(page)).collect()
}

/// The sentences that only the new pages leave unread.
fn unread(old: &Outcome, new: &Outcome) -> Vec<Unread> {
    let all = |outcome: &Outcome| -> Vec<Unread> {
        let pages = outcome.coverage.pages.iter();
        let sentences = pages.flat_map(|page| page.sentences.iter().map(move |sentence| (page, sentence)));
        let unread = sentences.filter(|(_, s)| matches!(s.interpretation, Interpretation::Unread));
        unread.map(|(page, sentence)| Unread::of(page, sentence)).collect()
    };
    let known: BTreeSet<(String, String)> = all(old).into_iter().map(|u| (u.readings, u.sum)).collect();
    all(new).into_iter().filter(|u| !known.contains(&(u.readings.clone(), u.sum.clone()))).collect()
}

/// The sentences with a reading without rules that the new pages do not have. Another wording may state a rule, or none any more;
/// the sentences of pages that are gone are left out, and rules that are gone are changed facts.
fn reworded(old: &Outcome, new: &Outcome) -> Vec<Unread> {
    let mut found = Vec::new();
    for page in &old.coverage.pages {
        // A page that was split has several parts.
        let mut parts = new.coverage.pages.iter().filter(|other| other.readings == page.readings).peekable();
        if parts.peek().is_none() {
            continue;
        }
        let sums: BTreeSet<Checksum> = parts.flat_map(|part| &part.sentences).map(|s| s.sum).collect();
        let has_no_rule = |s: &&Sentence| matches!(s.interpretation, Interpretation::NoRule { .. });
        let gone = page.sentences.iter().filter(has_no_rule).filter(|s| !sums.contains(&s.sum));
        found.extend(gone.map(|sentence| Unread::of(page, sentence)));
    }
    found
}

/// The parts of the new pages that are prose without a reason, and that the old pages do not have. The skeletons of new pages have a
/// marker for each sentence.
fn unlisted(old: Version<'_>, new: Version<'_>, prose: &ProseList) -> Vec<Unread> {
    let of = |version: Version<'_>| {
        let (pages, _) = coverage(version.pages, version.outcome, prose);
        let pages = pages.into_iter().zip(version.pages);
        let items = pages.flat_map(|(page, source)| {
            let unlisted =
                page.items.into_iter().filter(|item| matches!(item.meaning, Meaning::Unlisted { .. }));
            let (path, readings) = (page.page, page.name);
            unlisted.map(move |item| Unread {
                page: path.clone(),
                line: item.line,
                sum: Rule::checksum(source.text.get(item.span).unwrap_or_default()),
                readings: readings.clone(),
            })
        });
        items.collect::<Vec<_>>()
    };
    let known: BTreeSet<(String, String)> = of(old).into_iter().map(|u| (u.readings, u.sum)).collect();
    let pages: BTreeSet<&str> =
        old.outcome.coverage.pages.iter().map(|page| page.readings.as_str()).collect();
    let is_new = |u: &Unread| {
        pages.contains(u.readings.as_str()) && !known.contains(&(u.readings.clone(), u.sum.clone()))
    };
    of(new).into_iter().filter(is_new).collect()
}

/// The findings of lints that the specification did not have before and does not allow. A marker is listed for itself.
fn contradictions(before: Version<'_>, after: Version<'_>, allow: Option<&Source>) -> Vec<Warning> {
    let of = |version: Version<'_>| {
        let (findings, _) = lint(version.pages, version.outcome, allow);
        findings.into_iter().filter(|finding| finding.lint != "restate" && finding.allowed.is_none())
    };
    let key = |f: &Finding| (f.lint, f.subject.clone(), f.problem.message.to_string());
    let known: BTreeSet<_> = of(before).map(|finding| key(&finding)).collect();
    of(after)
        .filter(|finding| !known.contains(&key(finding)))
        .filter_map(|finding| warning(after.pages, &finding.problem))
        .collect()
}

/// The warnings that only the new pages give, and all of their errors. Unread sentences are listed for themselves.
fn warnings(old: Version<'_>, new: Version<'_>) -> Vec<Warning> {
    let of = |version: Version<'_>| {
        let is_warning = |problem: &&Diagnostic| {
            problem.severity <= Severity::Warning && ![UNREAD, NEARLY_READ].contains(&&*problem.message)
        };
        let problems = version.outcome.diagnostics.iter().filter(is_warning);
        let found = problems.filter_map(|problem| warning(version.pages, problem));
        found.collect::<Vec<_>>()
    };
    let known: BTreeSet<String> = of(old).into_iter().map(|warning| warning.message).collect();
    of(new).into_iter().filter(|warning| warning.is_error || !known.contains(&warning.message)).collect()
}

/// A problem with its line, where it is of a page.
fn warning(pages: &[Source], problem: &Diagnostic) -> Option<Warning> {
    // The first place of a problem of a reading is in its file, the second is the sentence.
    let (page, line) = problem.labels.iter().find_map(|label| place(pages, label))?;
    // An error of a reading is none of a page: the sentence with a rule that it copies may have changed.
    let is_of_page = problem.labels.first().is_some_and(|label| place(pages, label).is_some());
    let is_error = is_of_page && problem.severity == Severity::Error;
    Some(Warning { is_error, page: page.to_string(), line, message: problem.message.to_string() })
}

/// The page and the line of a label; `None` if it is in a file that is no page.
fn place<'p>(pages: &'p [Source], label: &Label) -> Option<(&'p str, u32)> {
    let source = pages.iter().find(|source| *source.path == *label.path)?;
    Some((&source.path, u32::try_from(line_at(&source.text, label.span.start)).ok()?))
}

#[cfg(test)]
mod tests {
    use super::{MARKER, Readings, Source, Version, Warning, marked, read_with, warnings};

    #[test]
    fn a_marker_is_named_with_its_page_and_line() {
        let text = format!("# ADD\n\n{MARKER}: ADD.md:7\ntext\na list: {MARKER}\n");
        let page = Source { path: "ADD.md".to_string(), text };
        assert_eq!(marked(&page), [("ADD.md".to_string(), 3), ("ADD.md".to_string(), 5)]);
        assert_eq!(marked(&Source { text: "# ADD\n".to_string(), ..page }), []);
    }

    /// A line with an error is not read, so its facts are missing.
    #[test]
    fn errors_of_the_new_pages_are_reported_also_where_the_old_pages_have_them() {
        let page = "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| | |\n| --- | --- |\n\
                    | 0x01(ADD) | Dst |\n\n## Semantics\n\n## Description\n\n- **Dst(ub):** result\n\n## Text\n\n\
                    ## Notes\n\n## Strange\n";
        let pages = [Source { path: "ADD.md".to_string(), text: page.to_string() }];
        let outcome = read_with(&pages, &Readings::default());
        let version = Version { pages: &pages, outcome: &outcome };
        let message = "unknown section `Strange`".to_string();
        let error = Warning { is_error: true, page: "ADD.md".to_string(), line: 25, message };
        assert_eq!(warnings(version, version), [error]);
    }
}
