//! One file of readings.

use super::outline::{Outline, Start};
use super::reason::{Decider, NoRequirement, Reason};
use crate::isa::{Check, Checksum, PlatformSet, RuleKind, Space};
use crate::lower::{kind_of, wire_bits, wire_name};
use crate::page::Declaration;
use crate::source::line_at;
use foldhash::{HashMap, HashSet};
use genvisa_rule::Expr;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use toml::Spanned;

/// The readings of one page.
#[derive(Debug, Clone, Default)]
pub(crate) struct PageReadings {
    /// The path of their file, for messages.
    pub(crate) path: Arc<str>,
    pub(super) by_sum: HashMap<Checksum, Reading>,
    /// The starts of their sentences; `None` if an outline is not known.
    starts: Option<HashSet<Start>>,
}

/// The meaning of a sentence.
#[derive(Debug, Clone)]
pub(crate) struct Reading {
    /// The rules that it states, possibly none.
    pub(crate) rules: Vec<StatedRule>,
    /// The rules of other instructions and structures that it repeats.
    pub(crate) copies: Vec<CopiedRule>,
    /// Definitions of structures.
    pub(crate) definitions: Vec<StatedDefinition>,
    /// Names of encodings that the page lacks.
    pub(crate) values: Vec<StatedValues>,
    /// Structures, fields and numbers that the page states in words.
    pub(crate) layouts: Vec<StatedLayout>,
    /// Platforms that the pages do not list, each with the platform before it.
    pub(crate) platforms: Vec<(String, String)>,
    /// The condition on which the field of the sentence's bullet is present.
    pub(crate) present: Option<Conditional>,
    /// The reasons why it states none of these.
    pub(crate) reasons: Arc<[Reason]>,
    /// The requirement, or the reason, in our words.
    pub(crate) doc: String,
    /// The outline of the sentence; empty where it is not known.
    pub(crate) outline: Outline,
    /// The bytes of its checksum in the file.
    pub(crate) span: Range<usize>,
}

/// An expression, with its bytes in the file.
#[derive(Debug, Clone)]
pub(crate) struct Expression {
    /// Shared by all sentences that have the reading.
    pub(crate) expr: Arc<Expr>,
    /// The expression as it is printed.
    pub(crate) text: String,
    pub(crate) span: Range<usize>,
}

/// An expression, and another one for versions of the pages that do not have its names.
#[derive(Debug, Clone)]
pub(crate) struct Conditional {
    pub(crate) first: Expression,
    pub(crate) otherwise: Option<Expression>,
}

/// A rule that a sentence states.
#[derive(Debug, Clone)]
pub(crate) struct StatedRule {
    /// `place/what`, or `SUBJECT/place/what`.
    pub(crate) name: String,
    /// The platforms on which it holds.
    pub(crate) platforms: PlatformSet,
    /// Its kind.
    pub(crate) kind: RuleKind,
    /// The scope in which it can be checked.
    pub(crate) check: Check,
    /// Whether it replaces a rule of that name, which follows from another part of the page.
    pub(crate) replaces: bool,
    /// The constraint.
    pub(crate) constraint: Conditional,
}

/// A rule that repeats one of another instruction or structure.
#[derive(Debug, Clone)]
pub(crate) struct CopiedRule {
    /// `place/what`, or `SUBJECT/place/what`.
    pub(crate) name: String,
    /// The id of the rule that is copied. Its field is replaced by that of the name.
    pub(crate) of: String,
    /// The bytes of the id in the file.
    pub(crate) span: Range<usize>,
}

/// A definition of a structure.
#[derive(Debug, Clone)]
pub(crate) struct StatedDefinition {
    /// `name`, or `STRUCTURE/name`.
    pub(crate) name: String,
    /// The value.
    pub(crate) expression: Expression,
}

/// The names of encodings of a bit range.
#[derive(Debug, Clone)]
pub(crate) struct StatedValues {
    /// The instruction or structure.
    pub(crate) subject: String,
    /// Its field.
    pub(crate) field: String,
    /// The bit range: the name of the field for its main one.
    pub(crate) bits: String,
    /// Names and codes.
    pub(crate) values: Vec<(String, u64)>,
    /// The bytes of an entry in the file.
    pub(crate) span: Range<usize>,
}

/// A fact about layouts that a page states in words.
#[derive(Debug, Clone)]
pub(crate) struct StatedLayout {
    /// The fact.
    pub(crate) fact: LayoutFact,
    /// The bytes of the entry in the file.
    pub(crate) span: Range<usize>,
}

/// The kinds of such facts.
#[derive(Debug, Clone)]
pub(crate) enum LayoutFact {
    /// A structure has the fields of another one.
    Structure { name: String, like: String },
    /// The type and the number of a field of a structure that the page declares without a type.
    Field { record: String, name: String, ty: String, count: Option<String> },
    /// The first index that a program declares of a class.
    First { space: Space, index: u32 },
    /// The number of bytes of a register.
    Register { platforms: PlatformSet, bytes: u32 },
}

impl PageReadings {
    /// The reading of a sentence with a checksum. Most sentences begin with other words than those with a reading, so that
    /// their checksums need not be known.
    pub(crate) fn find(&self, sentence: &str, sum: impl FnOnce() -> Checksum) -> Option<&Reading> {
        let has_start = |starts: &HashSet<Start>| starts.contains(&Start::of_sentence(sentence));
        self.starts.as_ref().is_none_or(has_start).then(sum).and_then(|sum| self.by_sum.get(&sum))
    }

    /// The readings of which a sentence can be lost, besides some sentences that are known by their checksums.
    pub(crate) fn lost_without(
        &self,
        used: &HashSet<Checksum>,
        is_instruction: bool,
    ) -> impl Iterator<Item = &Reading> {
        let is_left = move |(sum, reading): &(&Checksum, &Reading)| {
            reading.reasons.is_empty() && (!used.contains(*sum) || reading.is_repeated(is_instruction))
        };
        self.by_sum.iter().filter(is_left).map(|(_, reading)| reading)
    }
}

impl Reading {
    /// Whether each sentence with the reading states a fact of its own: about the field of its bullet, or about the
    /// structure of its section.
    fn is_repeated(&self, is_instruction: bool) -> bool {
        let is_of_section = |rule: &StatedRule| rule.name.matches('/').count() < 2;
        self.present.is_some() || !is_instruction && self.rules.iter().any(is_of_section)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    reading: Vec<Entry>,
}

/// An entry of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// Checksum of the sentence.
    sum: Spanned<String>,
    /// Outline of the sentence.
    words: Option<String>,
    /// Rules by name (`place/what`, `place/what{PVC+}`, `SUBJECT/place/what`).
    #[serde(default)]
    rules: BTreeMap<String, Spanned<String>>,
    /// Ids of rules of other subjects that the sentence repeats, by name (`place/what`, `SUBJECT/place/what`).
    #[serde(default)]
    copies: BTreeMap<String, Spanned<String>>,
    /// Definitions by name (`name`, `STRUCTURE/name`).
    #[serde(default)]
    definitions: BTreeMap<String, Spanned<String>>,
    /// Those of the rules that replace a rule of the same name, which follows from another part of the page: the sentence
    /// corrects it.
    #[serde(default)]
    replaces: Vec<String>,
    /// Rules by name, or `present`: for versions of the pages that do not have the names of the first.
    #[serde(default)]
    otherwise: BTreeMap<String, Spanned<String>>,
    /// Platforms that the pages use and do not list, each with the platform before it.
    #[serde(default)]
    platforms: BTreeMap<String, String>,
    /// Encodings by bit range (`SUBJECT/field`, `SUBJECT/field.bits`), by name.
    #[serde(default)]
    values: BTreeMap<String, Spanned<BTreeMap<String, u64>>>,
    /// Structures that have the fields of other ones, by name.
    #[serde(default)]
    structures: BTreeMap<String, Spanned<String>>,
    /// Fields of structures, as a page declares them (`ub value[size]`), by structure.
    #[serde(default)]
    fields: BTreeMap<String, Spanned<String>>,
    /// The first variable that a program declares of a class: `V32`.
    first: Option<Spanned<String>>,
    /// Numbers of bytes of a register, by the tag of platforms (`PVC+`); `*` is all others.
    #[serde(default)]
    registers: BTreeMap<String, Spanned<u32>>,
    /// The condition on which the field of the sentence's bullet is present.
    present: Option<Spanned<String>>,
    /// The requirement of the rules, in words.
    doc: Option<String>,
    /// The reason why the sentence states no rule, in words.
    none: Option<String>,
    covered: Option<Vec<String>>,
    layout: Option<Vec<String>>,
    no_requirement: Option<NoRequirement>,
    decided_by: Option<Decider>,
    runtime: Option<Vec<String>>,
}

/// The errors of a file of readings.
#[derive(Debug, Clone)]
pub(crate) struct Flaw {
    /// The path of the file.
    pub(crate) path: Arc<str>,
    /// The first error.
    pub(crate) message: String,
    pub(crate) span: Range<usize>,
    /// The errors of other entries: a person fills in all skeletons of a file at once.
    others: Vec<(String, Range<usize>)>,
}

impl Flaw {
    /// The messages with their lines in the text of the file.
    pub(super) fn in_text(&self, text: &str) -> String {
        let all = std::iter::once((&self.message, &self.span));
        let all = all.chain(self.others.iter().map(|(message, span)| (message, span)));
        let lines = all.map(|(message, span)| format!("line {}: {message}", line_at(text, span.start)));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Reads a file of readings.
pub(super) fn parse(path: &str, text: &str) -> Result<PageReadings, Flaw> {
    let flaw = |message, span| Flaw { path: path.into(), message, span, others: Vec::new() };
    let file: File =
        toml::from_str(text).map_err(|e| flaw(e.message().to_string(), e.span().unwrap_or_default()))?;
    let mut by_sum = HashMap::default();
    let mut errors: Vec<(String, Range<usize>)> = Vec::new();
    for entry in file.reading {
        let (written, span) = (entry.sum.get_ref().clone(), entry.sum.span());
        let result = Checksum::parse(&written).map_err(|e| e.to_string());
        let result = result.and_then(|sum| match by_sum.insert(sum, reading(entry)?) {
            Some(_) => Err("there is another entry for this sentence".to_string()),
            None => Ok(()),
        });
        if let Err(error) = result {
            errors.push((format!("{written}: {error}"), span));
        }
    }
    if !errors.is_empty() {
        let (message, span) = errors.remove(0);
        return Err(Flaw { others: errors, ..flaw(message, span) });
    }
    let starts = by_sum.values().map(|reading: &Reading| reading.outline.start()).collect();
    Ok(PageReadings { path: path.into(), by_sum, starts })
}

fn reading(entry: Entry) -> Result<Reading, String> {
    let of_rule = |(name, expr): (&String, &Spanned<String>)| {
        rule(name, expr, entry.otherwise.get(name), entry.replaces.contains(name))
    };
    let rules = entry.rules.iter().map(of_rule).collect::<Result<Vec<_>, _>>()?;
    let is_known = |name: &str| entry.rules.contains_key(name) || name == PRESENT && entry.present.is_some();
    if let Some(name) = entry.otherwise.keys().find(|name| !is_known(name)) {
        return Err(format!("`otherwise` replaces `{name}`, which the entry does not have"));
    }
    if let Some(name) = entry.replaces.iter().find(|name| !entry.rules.contains_key(*name)) {
        return Err(format!("`replaces` names `{name}`, which is no rule of the entry"));
    }
    let values =
        entry.values.iter().map(|(place, list)| values(place, list)).collect::<Result<Vec<_>, _>>()?;
    let copies = entry.copies.iter().map(copied).collect::<Result<Vec<_>, _>>()?;
    let definition = |(name, expr): (&String, &Spanned<String>)| {
        Ok::<_, String>(StatedDefinition { name: name.clone(), expression: expression(expr)? })
    };
    let definitions = entry.definitions.iter().map(definition).collect::<Result<Vec<_>, _>>()?;
    let present = entry.present.as_ref().map(|first| conditional(first, entry.otherwise.get(PRESENT)));
    let present = present.transpose()?;
    let platforms: Vec<_> = entry.platforms.clone().into_iter().collect();
    let layouts = layouts(&entry)?;
    let reasons = reasons(&entry);
    let has_meaning = !(rules.is_empty()
        && copies.is_empty()
        && definitions.is_empty()
        && values.is_empty()
        && layouts.is_empty()
        && platforms.is_empty()
        && present.is_none());
    let doc = match (has_meaning, entry.doc, entry.none, reasons.is_empty()) {
        (true, Some(doc), None, true) | (false, None, Some(doc), false) => doc,
        _ => return Err(FORM.to_string()),
    };
    if doc.trim().is_empty() {
        return Err("the sentence of the entry is empty".to_string());
    }
    let outline = match &entry.words {
        Some(digits) => Outline::parse(digits).ok_or("`words` has two hexadecimal digits for each word")?,
        None => Outline::default(),
    };
    let span = inside(&entry.sum);
    Ok(Reading {
        rules,
        copies,
        definitions,
        values,
        layouts,
        platforms,
        present,
        reasons,
        doc,
        outline,
        span,
    })
}

/// The name of the condition in `otherwise`.
const PRESENT: &str = "present";

/// The keys of an entry.
const FORM: &str = "expected `doc` with `rules`, `copies`, `definitions`, `values`, `structures`, `fields`, `first`, `registers`, `platforms` or \
                    `present`; or `none` with at least one of `covered`, `layout`, `no_requirement`, `decided_by` and `runtime`";

/// The reasons of an entry.
fn reasons(entry: &Entry) -> Arc<[Reason]> {
    let list = |ids: &Option<Vec<String>>| ids.clone().filter(|ids| !ids.is_empty());
    let given = [
        list(&entry.covered).map(Reason::Covered),
        list(&entry.layout).map(Reason::Layout),
        entry.no_requirement.map(Reason::NoRequirement),
        entry.decided_by.map(Reason::DecidedBy),
        list(&entry.runtime).map(Reason::Runtime),
    ];
    given.into_iter().flatten().collect()
}

/// The facts about layouts of an entry.
fn layouts(entry: &Entry) -> Result<Vec<StatedLayout>, String> {
    let structure = |(name, like): (&String, &Spanned<String>)| {
        let fact = LayoutFact::Structure { name: name.clone(), like: like.get_ref().clone() };
        Ok(StatedLayout { fact, span: inside(like) })
    };
    let field = |(record, line): (&String, &Spanned<String>)| {
        let written = line.get_ref();
        let declared = crate::page::declaration(written).filter(|(_, rest)| rest.is_empty());
        let declared = declared.filter(|(field, _)| wire_bits(field.ty).is_some_and(|bits| bits > 0));
        let (Declaration { ty, name, count }, _) =
            declared.ok_or_else(|| format!("a field is `ub name` or `ub name[count]`, not `{written}`"))?;
        let (ty, name, count) = (wire_name(ty), name.to_string(), count.map(str::to_string));
        let fact = LayoutFact::Field { record: record.clone(), name, ty, count };
        Ok(StatedLayout { fact, span: inside(line) })
    };
    let first = |variable: &Spanned<String>| {
        let written = variable.get_ref();
        let (space, index) = Space::of_variable(written)
            .ok_or_else(|| format!("`{written}` is no variable of a class: `V32`"))?;
        Ok(StatedLayout { fact: LayoutFact::First { space, index }, span: inside(variable) })
    };
    let register = |(tag, bytes): (&String, &Spanned<u32>)| {
        let platforms = match tag.as_str() {
            "*" => PlatformSet::default(),
            tag => PlatformSet::parse(tag).ok_or_else(|| format!("{{{tag}}} is no tag"))?,
        };
        let fact = LayoutFact::Register { platforms, bytes: *bytes.get_ref() };
        Ok(StatedLayout { fact, span: bytes.span() })
    };
    let structures = entry.structures.iter().map(structure);
    let fields = entry.fields.iter().map(field);
    let first = entry.first.iter().map(first);
    structures.chain(fields).chain(first).chain(entry.registers.iter().map(register)).collect()
}

fn copied((name, of): (&String, &Spanned<String>)) -> Result<CopiedRule, String> {
    let id = of.get_ref();
    if name.matches('/').count() == 0 || id.matches('/').count() < 2 {
        return Err(format!(
            "a copy is `\"place/what\" = \"SUBJECT/place/what\"`, not `\"{name}\" = \"{id}\"`"
        ));
    }
    Ok(CopiedRule { name: name.clone(), of: id.clone(), span: inside(of) })
}

fn values(place: &str, list: &Spanned<BTreeMap<String, u64>>) -> Result<StatedValues, String> {
    let (subject, field) =
        place.split_once('/').ok_or("values are named `SUBJECT/field` or `SUBJECT/field.bits`")?;
    let (field, bits) = field.split_once('.').unwrap_or((field, field));
    let (subject, field, bits) = (subject.to_string(), field.to_string(), bits.to_string());
    let mut values: Vec<(String, u64)> =
        list.get_ref().iter().map(|(name, code)| (name.clone(), *code)).collect();
    values.sort_by_key(|(_, code)| *code);
    Ok(StatedValues { subject, field, bits, values, span: list.span() })
}

fn rule(
    name: &str,
    expr: &Spanned<String>,
    otherwise: Option<&Spanned<String>>,
    replaces: bool,
) -> Result<StatedRule, String> {
    let (name, platforms) = match name.strip_suffix('}').and_then(|n| n.split_once('{')) {
        Some((name, tag)) => (name, PlatformSet::parse(tag).ok_or_else(|| format!("{{{tag}}} is no tag"))?),
        None => (name, PlatformSet::default()),
    };
    let constraint = conditional(expr, otherwise)?;
    let (kind, check) = kind_of(&constraint.first.expr);
    Ok(StatedRule { name: name.to_string(), platforms, kind, check, replaces, constraint })
}

fn conditional(first: &Spanned<String>, otherwise: Option<&Spanned<String>>) -> Result<Conditional, String> {
    Ok(Conditional { first: expression(first)?, otherwise: otherwise.map(expression).transpose()? })
}

fn expression(text: &Spanned<String>) -> Result<Expression, String> {
    let written = text.get_ref();
    let expr = genvisa_rule::parse(written).map_err(|e| format!("{written}: {e}"))?;
    genvisa_rule::check(&expr)
        .map_err(|e| e.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    Ok(Expression { text: expr.to_string(), expr: Arc::new(expr), span: inside(text) })
}

/// The bytes of a string in the file, without its quotes.
fn inside(text: &Spanned<String>) -> Range<usize> {
    let Range { start, end } = text.span();
    start + 1..end.saturating_sub(1).max(start + 1)
}
