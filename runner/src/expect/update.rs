//! Rewrites an expected-results file so that it describes a complete run.

use super::declarations::{Declarations, Subject};
use super::entry::{Entry, Expectations, ExpectationsError, Scope};
use super::group::Group;
use crate::record::{Case, Head, Verdict};
use crate::request::Operation;
use crate::score::Tally;
use crate::vector::Expectation;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, value};

/// A file that cannot be updated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UpdateError {
    /// The file cannot be read.
    File(ExpectationsError),
    /// The results are only a part of the suite.
    Partial,
}

impl fmt::Display for UpdateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::File(error) => write!(f, "{error}"),
            Self::Partial => {
                write!(
                    f,
                    "only a complete run, without filters and shards and with the `pairs` of the file, can update expected \
                     results"
                )
            }
        }
    }
}

impl std::error::Error for UpdateError {}

/// Rewrites an expected-results file after a complete run of its selection. It keeps comments and the order of entries. It
/// removes entries of cases that pass or do not exist any more, corrects status and count, and splits entries whose cases have
/// several verdicts. Each failure that no entry declares is put into the list of the first group whose symptom it shows; the
/// others are appended with an empty reason and link, which a person fills in. A second update changes nothing.
///
/// # Errors
/// If the file cannot be read, or the results are another selection of the suite.
pub fn update(text: &str, head: &Head, cases: &[Case]) -> Result<String, UpdateError> {
    let expectations = Expectations::parse_unexplained(text).map_err(UpdateError::File)?;
    let selection: Vec<String> = expectations.pairs.iter().map(|pairs| format!("--pairs {pairs}")).collect();
    if head.shard.is_some() || head.filters != selection || head.planned != cases.len() {
        return Err(UpdateError::Partial);
    }
    let unreadable = |error: toml_edit::TomlError| UpdateError::File(ExpectationsError(error.to_string()));
    let mut document: DocumentMut = text.parse().map_err(unreadable)?;
    let entries = Expectations { groups: Vec::new(), ..expectations.clone() };
    let declarations = entries.declare(cases);
    // Results are in the order in which the cases ended, which differs from run to run.
    let mut ordered: Vec<&Case> = cases.iter().collect();
    ordered.sort_by(|a, b| a.id.cmp(&b.id));
    let mut covered: HashMap<usize, Vec<&Case>> = HashMap::new();
    for case in ordered.iter().copied() {
        if let Some((line, _)) = declarations.of(&case.id) {
            covered.entry(line).or_default().push(case);
        }
    }
    let mut file = File::take(&mut document);
    let tables = std::mem::take(&mut file.tables);
    for (entry, table) in expectations.entries.iter().zip(tables) {
        file.revise(entry, table, covered.get(&entry.line).map_or(&[], Vec::as_slice));
    }
    let (lists, rest) = listed(&expectations.groups, cases, new(cases, &declarations));
    for addition in undeclared(&ordered, &rest) {
        file.tables.push(addition.table());
    }
    let groups = tables_of(document.remove("group"));
    let lists = groups.into_iter().zip(lists).filter(|(_, list)| !list.is_empty());
    let groups = lists.map(|(table, list)| list.written(table)).collect();
    Ok(file.print(document, groups))
}

fn tables_of(item: Option<Item>) -> Vec<Table> {
    match item {
        Some(Item::ArrayOfTables(tables)) => tables.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The rules and cases of a group.
#[derive(Default)]
struct List {
    rules: BTreeMap<String, usize>,
    cases: BTreeSet<String>,
}

impl List {
    fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.cases.is_empty()
    }

    /// The table of the group with this list instead of its own.
    fn written(self, mut table: Table) -> Table {
        table.remove("cases");
        table.remove("rules");
        if !self.cases.is_empty() {
            let mut cases: Array = self.cases.iter().map(String::as_str).collect();
            cases.iter_mut().for_each(|case| case.decor_mut().set_prefix("\n    "));
            cases.set_trailing("\n");
            cases.set_trailing_comma(true);
            table.insert("cases", value(cases));
        }
        if !self.rules.is_empty() {
            let mut rules = Table::new();
            for (rule, count) in &self.rules {
                rules.insert(rule, Item::Value(integer(*count)));
            }
            table.insert("rules", Item::Table(rules));
        }
        table
    }
}

/// Puts each new failure into the list of the first group whose symptom it shows. Returns the lists and the ids of the others.
fn listed<'a>(groups: &[Group], cases: &'a [Case], new: HashSet<&'a str>) -> (Vec<List>, HashSet<&'a str>) {
    let mut taken: Vec<HashSet<&str>> = vec![HashSet::new(); groups.len()];
    let mut rest = HashSet::new();
    for case in cases.iter().filter(|case| new.contains(case.id.as_str())) {
        match groups.iter().position(|group| group.shows(case)) {
            Some(at) => taken[at].insert(case.id.as_str()),
            None => rest.insert(case.id.as_str()),
        };
    }
    let mut rules: HashMap<&str, Vec<&Case>> = HashMap::new();
    cases.iter().for_each(|case| rules.entry(&case.rule).or_default().push(case));
    let lists = groups.iter().zip(taken).map(|(group, taken)| {
        let mut list = List::default();
        for (rule, cases) in &rules {
            let admitted: Vec<&&Case> = cases.iter().filter(|case| group.admits(**case)).collect();
            let own = || admitted.iter().filter(|case| taken.contains(case.id.as_str()));
            let is_own =
                |case: &&&Case| taken.contains(case.id.as_str()) || case.verdict == Verdict::NotApplicable;
            match own().next().is_some() && admitted.iter().all(is_own) {
                true => _ = list.rules.insert((*rule).to_string(), admitted.len()),
                false => list.cases.extend(own().map(|case| case.id.clone())),
            }
        }
        list
    });
    (lists.collect(), rest)
}

/// The entries of the file on their way into the new file.
struct File {
    tables: Vec<Table>,
    /// The comment above a removed first entry that is about the whole file.
    comment: String,
}

impl File {
    fn take(document: &mut DocumentMut) -> Self {
        Self { tables: tables_of(document.remove("entry")), comment: String::new() }
    }

    /// Adds what becomes of an entry.
    fn revise(&mut self, entry: &Entry, mut table: Table, cases: &[&Case]) {
        let tested: Vec<&&Case> = cases.iter().filter(|c| c.verdict != Verdict::NotApplicable).collect();
        let verdicts: BTreeSet<Verdict> = tested.iter().map(|case| case.verdict).collect();
        let single = match verdicts.iter().collect::<Vec<_>>().as_slice() {
            [] if !cases.is_empty() => Some(entry.status),
            [verdict] if verdict.is_declarable() => Some(**verdict),
            _ => None,
        };
        let too_broad = matches!(&entry.scope, Scope::Case(_)) && cases.len() > super::MOST_MATCHES;
        match single.filter(|_| !too_broad) {
            Some(verdict) => {
                if verdict != entry.status {
                    replace(&mut table, "status", verdict.name().into());
                }
                if let Scope::Rule { .. } = &entry.scope {
                    replace(&mut table, "count", integer(cases.len()));
                }
                self.tables.push(table);
            }
            None => {
                let comment = self.split(entry, &table, &tested);
                if self.tables.is_empty() {
                    self.comment.push_str(&comment);
                }
            }
        }
    }

    /// Replaces an entry by one entry for each of its cases that does not pass. Returns the comment that is left over.
    fn split(&mut self, entry: &Entry, table: &Table, cases: &[&&Case]) -> String {
        let prefix = table.decor().prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default();
        let mut prefix = Some(prefix);
        for case in cases.iter().filter(|case| case.verdict.is_declarable()) {
            let mut single = Table::new();
            single.insert("case", value(&case.id));
            single.insert("status", value(case.verdict.name()));
            single.insert("reason", value(&entry.reason));
            single.insert("link", value(&entry.link));
            single.decor_mut().set_prefix(prefix.take().unwrap_or("\n"));
            self.tables.push(single);
        }
        // A comment that an empty line separates from a removed entry is about the file.
        let file = prefix.and_then(|prefix| prefix.rfind("\n\n").map(|end| &prefix[..end + 1]));
        file.unwrap_or_default().to_string()
    }

    fn print(mut self, mut document: DocumentMut, groups: Vec<Table>) -> String {
        if let Some(first) = self.tables.first_mut() {
            let prefix = first.decor().prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default();
            let separator = if prefix.starts_with('\n') { "" } else { "\n" };
            let prefix = match self.comment.is_empty() {
                true => prefix.trim_start_matches('\n').to_string(),
                false => format!("{}{separator}{prefix}", self.comment),
            };
            first.decor_mut().set_prefix(prefix);
        }
        let mut places = 0..;
        let mut array = |tables: Vec<Table>| {
            let mut array = ArrayOfTables::new();
            for mut table in tables {
                table.set_position(places.next());
                array.push(table);
            }
            Item::ArrayOfTables(array)
        };
        let is_empty = self.tables.is_empty();
        let (entries, groups) = (array(self.tables), (!groups.is_empty()).then(|| array(groups)));
        if let Some(groups) = groups {
            document.insert("group", groups);
        }
        match is_empty {
            true => format!("{}{document}", self.comment),
            false => {
                document.insert("entry", entries);
                document.to_string()
            }
        }
    }
}

/// Replaces a value and keeps the comment behind it.
fn replace(table: &mut Table, key: &str, new: toml_edit::Value) {
    if let Some(old) = table.get_mut(key).and_then(Item::as_value_mut) {
        super::replace_value(old, new);
    }
}

fn integer(number: usize) -> toml_edit::Value {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

/// Cases with the same verdict that one new entry declares.
struct Addition<'a> {
    verdict: Verdict,
    first: &'a Case,
    /// All platforms of the rule, if this is empty.
    platforms: Vec<&'a str>,
    count: usize,
}

impl Addition<'_> {
    fn table(&self) -> Table {
        let mut table = Table::new();
        if self.count == 1 {
            table.insert("case", value(&self.first.id));
        } else {
            table.insert("rule", value(&self.first.rule));
            table.insert("expect", value(self.first.expect.name()));
            table.insert("operation", value(self.first.operation.name()));
            if !self.platforms.is_empty() {
                table.insert("platforms", value(self.platforms.iter().copied().collect::<Array>()));
            }
            table.insert("count", Item::Value(integer(self.count)));
        }
        table.insert("status", value(self.verdict.name()));
        table.insert("reason", value(""));
        table.insert("link", value(""));
        table.decor_mut().set_prefix("\n");
        table
    }
}

type Key<'a> = (&'a str, Operation, Expectation);

/// The ids of failures that no entry declares.
fn new<'a>(cases: &'a [Case], declarations: &Declarations) -> HashSet<&'a str> {
    let mut tally = Tally::default();
    cases.iter().for_each(|case| tally.add(case));
    let skipped: HashSet<&str> = tally.skipped_platforms().map(|(platform, ..)| platform).collect();
    let failures: HashSet<&str> =
        cases.iter().filter(|case| case.verdict.is_failure()).map(|case| case.id.as_str()).collect();
    // The entry of the counterpart covers the case.
    let is_covered = |case: &&Case| case.counterpart.as_deref().is_some_and(|id| failures.contains(id));
    let is_new = |case: &&Case| match case.verdict {
        _ if is_covered(case) => false,
        Verdict::Skip => skipped.contains(case.platform()),
        verdict => verdict.is_declarable(),
    };
    let undeclared = |case: &&Case| declarations.of(&case.id).is_none();
    cases.iter().filter(is_new).filter(undeclared).map(|case| case.id.as_str()).collect()
}

/// Entries for new failures. All cases of a rule with the same verdict on a platform make one entry, others one entry each.
fn undeclared<'a>(cases: &[&'a Case], new: &HashSet<&str>) -> Vec<Addition<'a>> {
    let mut rules: BTreeMap<Key, BTreeMap<&str, Vec<&Case>>> = BTreeMap::new();
    for case in cases {
        let key = (case.rule.as_str(), case.operation, case.expect);
        rules.entry(key).or_default().entry(&case.platform).or_default().push(case);
    }
    let mut additions = Vec::new();
    for platforms in rules.values() {
        let mut uniform: BTreeMap<Verdict, Vec<(&str, &[&Case])>> = BTreeMap::new();
        for (platform, cases) in platforms {
            let new = |case: &&&Case| new.contains(case.id.as_str());
            let verdict = cases.first().map(|case| case.verdict);
            if cases.iter().all(|case| Some(case.verdict) == verdict && new(&case)) {
                let verdict = verdict.unwrap_or(Verdict::Fail);
                uniform.entry(verdict).or_default().push((platform, cases));
                continue;
            }
            additions.extend(cases.iter().filter(new).map(|case| Addition {
                verdict: case.verdict,
                first: case,
                platforms: Vec::new(),
                count: 1,
            }));
        }
        for (verdict, covered) in uniform {
            let count = covered.iter().map(|(_, cases)| cases.len()).sum();
            let Some(first) = covered.first().and_then(|(_, cases)| cases.first()) else { continue };
            let all = covered.len() == platforms.len();
            let names = covered.iter().map(|(platform, _)| *platform).filter(|_| !all).collect();
            additions.push(Addition { verdict, first, platforms: names, count });
        }
    }
    additions
}
