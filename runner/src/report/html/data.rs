//! The data of the page, in the form that `data.js` reads.

use super::Input;
use super::details::RuleDetail;
use crate::matrix::matrix;
use crate::record::{Case, Verdict};
use crate::report::describe;
use crate::report::lines::{PageLine, PageLines};
use crate::request::{Data as Contents, Operation};
use crate::vector::{Expectation, Severity, Vector};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{self, Write};

/// The data of the page. Numbers that name something are places in the lists of names.
#[derive(Serialize)]
pub(super) struct Data {
    implementations: Vec<String>,
    pages: Vec<String>,
    kinds: Vec<String>,
    platforms: Vec<String>,
    operations: Vec<&'static str>,
    verdicts: Vec<&'static str>,
    expects: [&'static str; 3],
    rules: Vec<Rule>,
    /// The names of the pages of the specification whose lines follow the cases.
    sources: Vec<String>,
    /// The lines of these pages: a line of its own for each page, which is read only when the page is opened.
    #[serde(skip)]
    lines: Vec<Vec<ShownLine>>,
    /// The places of fields: name, byte, bit, and width of each.
    layouts: Vec<Layout>,
    /// The number of cases that do not pass and are not shown.
    pub(super) left_out: usize,
}

/// A line of a page of the specification: its text, and for each kind of meaning its name, its places, and its rules.
type ShownLine = (String, Vec<(String, Vec<String>, Vec<String>)>);

type Layout = Vec<(String, usize, u32, u32)>;

#[derive(Serialize)]
struct Rule {
    id: String,
    page: usize,
    kind: usize,
    level: &'static str,
    line: u32,
    sentence: String,
    expression: String,
    url: Option<String>,
    disagreements: usize,
    /// Groups of six numbers: implementation, platform, operation, expectation, verdict, and number of cases.
    counts: Vec<usize>,
    /// A line of its own: the page reads it only when the rule is opened.
    #[serde(skip)]
    cases: Vec<Shown>,
}

impl Data {
    /// Writes a line for everything but cases and pages, a line for the cases of each rule, and a line for each page.
    pub(super) fn write(&self, mut to: impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut to, self)?;
        for rule in &self.rules {
            to.write_all(b"\n")?;
            serde_json::to_writer(&mut to, &rule.cases)?;
        }
        for page in &self.lines {
            to.write_all(b"\n")?;
            serde_json::to_writer(&mut to, page)?;
        }
        Ok(())
    }
}

/// A case with its contents. Contents are a difference from those of the first case of the rule.
#[derive(Serialize)]
struct Shown {
    id: String,
    platform: usize,
    operation: usize,
    expect: usize,
    instruction: Option<String>,
    bytes: Option<Delta<String>>,
    text: Option<Delta<Vec<String>>>,
    layout: Option<usize>,
    values: Vec<String>,
    /// Field, value, and value in the counterpart.
    differs: Vec<(String, String, String)>,
    /// The place of the counterpart among the cases of the rule.
    counterpart: Option<usize>,
    /// Implementation, verdict, outcome, and strictness or line of the expected results.
    results: Vec<(usize, usize, String, String)>,
}

/// The number of units (bytes or lines) that the contents share at the start and at the end with the first case, and the units
/// between them: hexadecimal digits, or lines.
type Delta<Units> = (usize, usize, Units);

/// The places of cases in the input.
pub(super) struct Index<'a> {
    vectors: HashMap<&'a str, &'a Vector>,
    /// The results of each case: the implementation and the case.
    cases: HashMap<&'a str, Vec<(usize, &'a Case)>>,
    /// The ids of the cases of each rule, in the order of the suite.
    rules: BTreeMap<&'a str, Vec<&'a str>>,
    disagreements: HashMap<String, usize>,
}

impl<'a> Index<'a> {
    pub(super) fn new(input: &Input<'a>) -> Self {
        let vectors: HashMap<&str, &Vector> = input.vectors.iter().map(|v| (v.id.as_str(), v)).collect();
        let mut cases: HashMap<&str, Vec<(usize, &Case)>> = HashMap::with_capacity(vectors.len());
        let mut rules: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for vector in input.vectors {
            rules.entry(&vector.rule).or_default().push(&vector.id);
        }
        for (at, results) in input.results.iter().enumerate() {
            for case in &results.cases {
                let list = cases.entry(&case.id).or_default();
                if list.is_empty() && !vectors.contains_key(case.id.as_str()) {
                    rules.entry(&case.rule).or_default().push(&case.id);
                }
                list.push((at, case));
            }
        }
        let rows = matrix(input.results, &[]).map(|matrix| matrix.rules).unwrap_or_default();
        let disagreements = rows.into_iter().map(|row| (row.name, row.disagreements)).collect();
        Self { vectors, cases, rules, disagreements }
    }

    fn results(&self, id: &str) -> &[(usize, &'a Case)] {
        self.cases.get(id).map_or(&[], Vec::as_slice)
    }

    /// The worst verdict on a case, if the page is to show the case for it: failures before skips.
    fn urgency(&self, id: &str) -> Option<u8> {
        let urgency = |verdict: Verdict| match verdict {
            Verdict::Pass | Verdict::NotApplicable => None,
            Verdict::Skip | Verdict::NeverRun => Some(1),
            _ => Some(0),
        };
        self.results(id).iter().filter_map(|(_, case)| urgency(case.verdict)).min()
    }
}

/// Names in the order in which they occur.
#[derive(Default)]
struct Names {
    list: Vec<String>,
    places: HashMap<String, usize>,
}

impl Names {
    fn place(&mut self, name: &str) -> usize {
        if let Some(place) = self.places.get(name) {
            return *place;
        }
        self.list.push(name.to_string());
        self.places.insert(name.to_string(), self.list.len() - 1);
        self.list.len() - 1
    }
}

#[derive(Default)]
struct Tables {
    pages: Names,
    kinds: Names,
    platforms: Names,
    layouts: HashMap<Layout, usize>,
}

/// The data with at most `most` cases besides the pairs, and the number of these.
pub(super) fn data(input: &Input, index: &Index, most: usize) -> (Data, usize) {
    let mut urgent: Vec<(u8, &str)> = index
        .rules
        .values()
        .flatten()
        .filter_map(|id| index.urgency(id).map(|urgency| (urgency, *id)))
        .collect();
    // The sort is stable: cases of a rule stay together.
    urgent.sort_by_key(|(urgency, _)| *urgency);
    let left_out = urgent.len().saturating_sub(most);
    urgent.truncate(most);
    let extra: HashSet<&str> = urgent.iter().map(|(_, id)| *id).collect();
    let mut tables = Tables::default();
    // Names of platforms are in the order of the alphabet.
    let mut platforms: Vec<&str> = input.vectors.iter().map(|vector| vector.platform.as_str()).collect();
    platforms.sort_unstable();
    platforms.dedup();
    platforms.into_iter().for_each(|platform| {
        tables.platforms.place(platform);
    });
    let rules = index.rules.iter().map(|(rule, ids)| tables.rule(input, index, rule, ids, &extra)).collect();
    let mut layouts: Vec<(Layout, usize)> = tables.layouts.into_iter().collect();
    layouts.sort_by_key(|(_, place)| *place);
    let data = Data {
        implementations: input.results.iter().map(|results| results.name()).collect(),
        pages: tables.pages.list,
        kinds: tables.kinds.list,
        platforms: tables.platforms.list,
        operations: Operation::ALL.map(Operation::name).to_vec(),
        verdicts: Verdict::ALL.map(Verdict::name).to_vec(),
        expects: EXPECTS.map(Expectation::name),
        rules,
        sources: input.lines.iter().map(|page| page.page.clone()).collect(),
        lines: input.lines.iter().map(shown_lines).collect(),
        layouts: layouts.into_iter().map(|(layout, _)| layout).collect(),
        left_out,
    };
    (data, extra.len())
}

fn shown_lines(page: &PageLines) -> Vec<ShownLine> {
    let shown = |line: &PageLine| {
        let parts = line.parts.iter();
        let parts = parts.map(|part| (part.meaning.clone(), part.places.clone(), part.rules.clone()));
        (line.text.clone(), parts.collect())
    };
    page.lines.iter().map(shown).collect()
}

const EXPECTS: [Expectation; 3] = [Expectation::Accept, Expectation::Reject, Expectation::Either];

fn place<T: PartialEq>(list: &[T], one: &T) -> usize {
    list.iter().position(|other| other == one).unwrap_or_default()
}

impl Tables {
    fn rule(
        &mut self,
        input: &Input,
        index: &Index,
        rule: &str,
        ids: &[&str],
        extra: &HashSet<&str>,
    ) -> Rule {
        let detail = input.details.rule(rule);
        let RuleDetail { sentence, expression, page_url } = detail.unwrap_or_default();
        let vector = ids.first().and_then(|id| index.vectors.get(id));
        let case = ids.first().and_then(|id| index.results(id).first()).map(|(_, case)| *case);
        let page = vector.map(|v| &v.page).or(case.map(|c| &c.page));
        let kind = vector.map(|v| &v.kind).or(case.map(|c| &c.kind));
        let level = vector.map(|v| v.level).or(case.map(|c| c.level));
        Rule {
            id: rule.to_string(),
            page: self.pages.place(page.map_or("", String::as_str)),
            kind: self.kinds.place(kind.map_or("", String::as_str)),
            level: level.map_or("", Severity::name),
            line: vector.map_or(0, |vector| vector.line),
            sentence,
            expression,
            url: page_url,
            disagreements: index.disagreements.get(rule).copied().unwrap_or_default(),
            counts: self.counts(index, ids),
            cases: self.shown(input, index, ids, extra),
        }
    }

    fn counts(&mut self, index: &Index, ids: &[&str]) -> Vec<usize> {
        let mut counts: BTreeMap<[usize; 5], usize> = BTreeMap::new();
        for (implementation, case) in ids.iter().flat_map(|id| index.results(id)) {
            let key = [
                *implementation,
                self.platforms.place(&case.platform),
                place(&Operation::ALL, &case.operation),
                place(&EXPECTS, &case.expect),
                place(&Verdict::ALL, &case.verdict),
            ];
            *counts.entry(key).or_default() += 1;
        }
        counts.into_iter().flat_map(|(key, count)| key.into_iter().chain([count])).collect()
    }

    /// The pair of the rule, and the cases that do not pass, each with its counterpart.
    fn shown(&mut self, input: &Input, index: &Index, ids: &[&str], extra: &HashSet<&str>) -> Vec<Shown> {
        let vectors: Vec<&Vector> = ids.iter().filter_map(|id| index.vectors.get(id).copied()).collect();
        let sample = vectors.iter().find(|vector| vector.counterpart.is_some()).or(vectors.first());
        let extra = vectors.iter().filter(|vector| extra.contains(vector.id.as_str()));
        let mut list: Vec<&Vector> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for vector in sample.into_iter().chain(extra) {
            let counterpart = vector.counterpart.as_deref().and_then(|id| index.vectors.get(id));
            for vector in [vector].into_iter().chain(counterpart) {
                places.entry(vector.id.as_str()).or_insert_with(|| {
                    list.push(vector);
                    list.len() - 1
                });
            }
        }
        let mut base = Base::default();
        let place = |id: &str| places.get(id).copied();
        let shown = list.into_iter().map(|vector| {
            let counterpart = vector.counterpart.as_deref().and_then(place);
            self.case(input, index, vector, counterpart, &mut base)
        });
        shown.collect()
    }

    fn case(
        &mut self,
        input: &Input,
        index: &Index,
        vector: &Vector,
        counterpart: Option<usize>,
        base: &mut Base,
    ) -> Shown {
        let detail = input.details.case(vector).unwrap_or_default();
        let (bytes, text) = match &vector.input {
            Contents::Base64(bytes) => (Some(bytes.as_slice()), detail.text.as_str()),
            Contents::Text(text) => (None, text.as_str()),
        };
        let places =
            detail.fields.iter().map(|field| (field.name.clone(), field.byte, field.bit, field.width));
        let next = self.layouts.len();
        let layout = Some(places.collect::<Layout>()).filter(|layout| !layout.is_empty());
        let layout = layout.map(|layout| *self.layouts.entry(layout).or_insert(next));
        Shown {
            id: vector.id.clone(),
            platform: self.platforms.place(&vector.platform),
            operation: place(&Operation::ALL, &vector.operation),
            expect: place(&EXPECTS, &vector.expect),
            instruction: vector.instruction.clone(),
            bytes: bytes.map(|bytes| base.bytes(bytes)),
            text: (!text.is_empty()).then(|| base.text(text)),
            layout,
            values: detail.fields.into_iter().map(|field| field.value).collect(),
            differs: vector
                .differs
                .iter()
                .map(|d| (d.field.clone(), d.found.clone(), d.valid.clone()))
                .collect(),
            counterpart,
            results: index.results(&vector.id).iter().map(|(at, case)| result(*at, case)).collect(),
        }
    }
}

fn result(implementation: usize, case: &Case) -> (usize, usize, String, String) {
    let strictness = case.strictness.map(|level| format!("{level:?}"));
    let declared = case.expected_by.map(|line| format!("declared in line {line}"));
    let note = [strictness, declared].into_iter().flatten().collect::<Vec<_>>().join(", ");
    (implementation, place(&Verdict::ALL, &case.verdict), describe(case), note)
}

/// The contents of the first case of a rule.
#[derive(Default)]
struct Base {
    bytes: Option<Vec<u8>>,
    text: Option<String>,
}

impl Base {
    fn bytes(&mut self, bytes: &[u8]) -> Delta<String> {
        let base = self.bytes.get_or_insert_default();
        let (prefix, suffix) = shared(base, bytes);
        let middle = bytes[prefix..bytes.len() - suffix].iter().map(|byte| format!("{byte:02x}")).collect();
        if base.is_empty() {
            *base = bytes.to_vec();
        }
        (prefix, suffix, middle)
    }

    fn text(&mut self, text: &str) -> Delta<Vec<String>> {
        let base = self.text.get_or_insert_default();
        let (old, new): (Vec<&str>, Vec<&str>) = (base.lines().collect(), text.lines().collect());
        let (prefix, suffix) = shared(&old, &new);
        let middle = new[prefix..new.len() - suffix].iter().map(ToString::to_string).collect();
        if base.is_empty() {
            *base = text.to_string();
        }
        (prefix, suffix, middle)
    }
}

/// The lengths of the common start and of the common end behind it.
fn shared<T: PartialEq>(a: &[T], b: &[T]) -> (usize, usize) {
    let prefix = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let rest = a[prefix..].iter().rev().zip(b[prefix..].iter().rev());
    (prefix, rest.take_while(|(a, b)| a == b).count())
}
