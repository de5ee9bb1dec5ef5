//! A case: a spec defect, and the evidence that the project handles it.

use crate::{Read, World, fact};
use genvisa_reader::Interpretation;
use serde::Deserialize;
use serde_json::Value;
use std::ops::RangeInclusive;

/// A file of cases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The cases.
    pub defect: Vec<Case>,
}

/// A spec defect.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The lines of the lists of defects that name it: `chapters.md:31`.
    pub list: Vec<String>,
    /// Its places in Intel's pages of February 2025: `3D_LOAD.md:16-50`.
    pub at: Vec<String>,
    /// The defect in one sentence.
    what: String,
    /// Facts (see [`fact`]) of the model of Intel's pages.
    #[serde(default)]
    intel: Vec<String>,
    /// Facts of the model of our pages.
    #[serde(default)]
    ours: Vec<String>,
    /// Entries of `spec/errata.md`, by heading. They name each page of `at`.
    #[serde(default)]
    errata: Vec<String>,
    /// Findings on Intel's pages: `names/IFCALL/func_id`.
    #[serde(default)]
    lint: Vec<String>,
    /// The rule that a sentence of these lines states, or `none` where a reading gives the reason why it states none.
    #[serde(default)]
    states: Vec<String>,
    /// The reader takes neither a fact nor a rule from these lines. The text is the reason why nothing is lost.
    prose: Option<String>,
}

impl Case {
    /// The name of the case in messages.
    pub fn name(&self) -> String {
        format!("{} ({})", self.at.join(", "), self.what)
    }

    /// The statements of the case that do not hold.
    pub fn problems(&self, world: &World) -> Vec<String> {
        let facts = |read: &Read, facts: &[String]| {
            facts.iter().filter_map(|f| fact::problem(&read.model, f)).collect::<Vec<_>>()
        };
        let mut problems = facts(&world.intel, &self.intel);
        problems.extend(facts(&world.ours, &self.ours).iter().map(|p| format!("ours: {p}")));
        problems.extend(self.errata.iter().filter_map(|entry| self.erratum(&world.errata, entry)));
        problems
            .extend(self.lint.iter().filter(|l| !found(&world.intel, l)).map(|l| format!("no finding {l}")));
        problems.extend(
            self.states
                .iter()
                .filter(|s| !self.stated(&world.intel, s))
                .map(|s| format!("does not state {s}")),
        );
        if let Some(why) = &self.prose {
            problems.extend(self.read(&world.intel.model));
            problems.extend(why.is_empty().then(|| "no reason why it is prose".to_string()));
        }
        let shown = [&self.intel, &self.ours, &self.errata, &self.lint, &self.states];
        if shown.iter().all(|list| list.is_empty()) && self.prose.is_none() {
            problems.push("the case has no evidence".to_string());
        }
        if self.at.is_empty() || self.list.is_empty() {
            problems.push("the case has no place or no line of a list".to_string());
        }
        problems
    }

    /// The problem with an entry of the errata, if any.
    fn erratum(&self, errata: &str, entry: &str) -> Option<String> {
        let mut sections = errata.split("\n### ").skip(1);
        let Some(section) = sections.find(|s| s.lines().next() == Some(entry)) else {
            return Some(format!("spec/errata.md has no entry {entry}"));
        };
        let names = |at: &&String| at.split(".md").next().is_some_and(|page| section.contains(page));
        let unnamed = self.at.iter().find(|at| !names(at))?;
        Some(format!("the entry {entry} does not name the page of {unnamed}"))
    }

    /// Whether a sentence of these lines states the rule.
    fn stated(&self, intel: &Read, rule: &str) -> bool {
        let sentences = intel.outcome.coverage.pages.iter().flat_map(|page| {
            page.sentences.iter().filter(|s| self.has(&format!("{}:{}", page.path, s.line)))
        });
        sentences.into_iter().any(|sentence| match &sentence.interpretation {
            Interpretation::Rules { rules } => rules.iter().any(|r| r == rule),
            Interpretation::NoRule { .. } => rule == "none",
            Interpretation::Unread => false,
        })
    }

    /// The facts that were read from lines that state no fact.
    fn read(&self, model: &Value) -> Option<String> {
        let here = match model {
            Value::Object(object) => {
                let at = object.get("at").and_then(Value::as_str).map(str::to_string);
                let rule = || Some(format!("{}:{}", object.get("page")?.as_str()?, object.get("line")?));
                at.or_else(rule).filter(|at| self.has(at))
            }
            _ => None,
        };
        let inside = || match model {
            Value::Object(object) => object.values().find_map(|v| self.read(v)),
            Value::Array(list) => list.iter().find_map(|v| self.read(v)),
            _ => None,
        };
        here.map(|at| format!("something is read at {at}: {model:.200}")).or_else(inside)
    }

    /// Whether the place `path/PAGE.md:LINE` is in these lines.
    fn has(&self, place: &str) -> bool {
        let name = place.rsplit('/').next().unwrap_or(place);
        let Some((page, line)) = name.rsplit_once(':') else { return false };
        self.at.iter().filter_map(|at| at.split_once(':')).any(|(of, lines)| {
            of == page && range(lines).zip(line.parse().ok()).is_some_and(|(r, n)| r.contains(&n))
        })
    }
}

fn range(lines: &str) -> Option<RangeInclusive<u32>> {
    let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
    Some(first.parse().ok()?..=last.parse().ok()?)
}

fn found(read: &Read, finding: &str) -> bool {
    finding
        .split_once('/')
        .is_some_and(|(lint, subject)| read.findings.iter().any(|f| f.lint == lint && f.subject == subject))
}
