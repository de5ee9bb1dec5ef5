//! Facts that follow from several pages.

use super::log::{Copied, ExpressionPlace, Log, Same, Spot, Stated, Variant};
use super::{attributes, supplied};
use crate::diagnostics::Severity;
use crate::isa::{Check, Field, Isa, Record, Rule, RuleKind};
use crate::page::is_word;
use foldhash::{HashMap, HashSet};
use genvisa_rule::{Domain, Expr, Function};
use std::sync::Arc;

/// Combines the facts of different pages, without their rules. Returns whether the pages are complete.
pub(super) fn facts(isa: &mut Isa, log: &mut Log<'_>) -> bool {
    for variant in std::mem::take(&mut log.variants) {
        select(isa, log, &variant);
    }
    for record in isa.records.iter_mut().filter(|r| r.selector.is_some()) {
        // `info[]`: the place of the structure that is selected, no field of its own.
        record.fields.retain(|f| f.count.as_deref() != Some(""));
    }
    let mut same = std::mem::take(&mut log.same);
    same.retain(|same| copy_bits(isa, log, same));
    log.same = same;
    let is_complete = isa.is_complete();
    supplied::layouts(isa, log, is_complete);
    supplied::all(isa, log, is_complete);
    is_complete
}

/// Combines the rules of different pages. `stated` has the expressions of readings, and `of_index` the rules of the
/// index.
pub(super) fn rules(
    isa: &Isa,
    is_complete: bool,
    rules: &mut Vec<Rule>,
    log: &mut Log<'_>,
    stated: &[Stated],
    of_index: Vec<Rule>,
) {
    for same in std::mem::take(&mut log.same) {
        copy_rules_of_bits(isa, rules, &same);
    }
    let copied = std::mem::take(&mut log.copied);
    copy_rules(is_complete, rules, log, stated, &copied);
    rules.extend(of_index);
    restated(isa, rules);
    objects(isa, rules);
    attributes::rules(isa, rules);
    levels(isa, rules, log);
}

/// Gives labels the kinds that rules demand of them on all platforms.
pub(super) fn label_kinds(isa: &mut Isa) {
    for rule in isa.rules.iter().filter(|rule| rule.kind == RuleKind::Label && rule.platforms.is_all()) {
        let Some((label, kind)) = label_kind(&rule.expr) else { continue };
        let instruction = isa.instructions.iter_mut().find(|i| *i.name == *rule.subject);
        let mut fields = instruction.into_iter().flat_map(|i| &mut i.fields);
        if let Some(field) = fields.find(|field| field.name == label) {
            field.label_kind = Some(kind.to_string());
        }
    }
}

/// The label and the kind of `kind(label) == Block`. Rules are written in one form, so the text need not be parsed.
fn label_kind(expr: &str) -> Option<(&str, &str)> {
    let (call, kind) = expr.split_once(" == ")?;
    let (function, label) = call.strip_suffix(')')?.split_once('(')?;
    let is_kind = Function::find(function).is_some_and(|function| function.result == Domain::LabelKind);
    (is_kind && is_word(label) && is_word(kind)).then_some((label, kind))
}

/// Gives rules the levels that the tables of levels list. Only now the rules of all pages are known.
fn levels(isa: &Isa, rules: &mut [Rule], log: &mut Log<'_>) {
    let errors = log.problems.iter().filter(|problem| problem.severity == Severity::Error);
    let wrong: Vec<Arc<str>> =
        errors.filter_map(|problem| Some(problem.labels.first()?.path.clone())).collect();
    let mut without_page: Vec<(&str, Spot)> = Vec::new();
    for leveled in std::mem::take(&mut log.levels) {
        let subject = leveled.rule.split('/').next().unwrap_or_default();
        match rules.iter_mut().find(|rule| rule.id == leveled.rule) {
            Some(rule) => rule.level = leveled.level,
            // A fact of a page with errors may be lost.
            None if is_of_page(isa, &wrong, subject) => {}
            None if isa.fields_of(subject).is_none() => without_page.push((subject, leveled.spot)),
            None => {
                let message = format!("there is no rule `{}`", leveled.rule);
                log.error(&leveled.spot, message, "a rule is listed by its id: `ADD/dst/type`");
            }
        }
    }
    // One message: a folder with some of the pages has the levels of all.
    let Some((_, first)) = without_page.first() else { return };
    let mut subjects: Vec<String> = without_page.iter().map(|(subject, _)| format!("`{subject}`")).collect();
    subjects.sort_unstable();
    subjects.dedup();
    let others = subjects.split_off(subjects.len().min(4));
    let others = if others.is_empty() { String::new() } else { format!(" and {} more", others.len()) };
    let message = format!("levels are not used: no page describes {}{others}", subjects.join(", "));
    log.warning(&first.clone(), message, "rows about pages that are elsewhere can stay");
}

/// Whether the subject of a rule is of one of some pages, or may be, because no page has it.
fn is_of_page(isa: &Isa, pages: &[Arc<str>], subject: &str) -> bool {
    let at = isa.instruction(subject).map(|i| &i.at).or_else(|| isa.record(subject).map(|r| &r.at));
    pages.iter().any(|page| at.is_none_or(|at| at.page == *page))
}

/// Gives a field the bits of the field of the same name in another structure or instruction. False: a list of the field
/// itself has precedence, or one of the fields does not exist.
fn copy_bits(isa: &mut Isa, log: &mut Log<'_>, same: &Same) -> bool {
    let Some(like) = field(isa, &same.like, &same.field) else {
        let message = format!("nothing called `{}` has a field `{}`", same.like, same.field);
        log.warning(&same.spot, message, "");
        return false;
    };
    if field(isa, &same.record, &same.field).is_none_or(|own| !own.bits.is_empty()) {
        return false;
    }
    let (bits, reserved, range) = (like.bits.clone(), like.reserved, like.range);
    let target = isa.fields_of_mut(&same.record);
    let Some(field) = target.and_then(|f| f.iter_mut().find(|f| f.name == same.field)) else { return false };
    (field.bits, field.reserved, field.range) = (bits, reserved, range);
    true
}

/// Gives a field that has the bits of another one the rules that follow from bits; other statements about the other
/// field concern its own structure.
fn copy_rules_of_bits(isa: &Isa, rules: &mut Vec<Rule>, same: &Same) {
    let Some(field) = field(isa, &same.record, &same.field) else { return };
    let place = [&same.like, "/", &same.field].concat();
    let own = |r: &&Rule| r.id.strip_prefix(&place).is_some_and(|rest| rest.starts_with(['/', '.']));
    let of_bits = |r: &&Rule| matches!(r.kind, RuleKind::Encoding | RuleKind::Reserved | RuleKind::Range);
    let found: Vec<Rule> = rules.iter().filter(of_bits).filter(own).cloned().collect();
    rules.extend(found.into_iter().map(|rule| Rule {
        id: [&*same.record, &rule.id[same.like.len()..]].concat(),
        subject: same.record.clone(),
        page: field.at.page.clone(),
        line: same.line,
        ..rule
    }));
}

/// A field of an instruction or structure.
fn field<'i>(isa: &'i Isa, subject: &str, name: &str) -> Option<&'i Field> {
    isa.fields_of(subject)?.iter().find(|field| field.name == name)
}

/// Gives rules the constraints of the rules that they repeat, about their own fields. A reading may name a rule of a page
/// that was not read: then the constraint is unknown, unless the pages are complete.
fn copy_rules(
    is_complete: bool,
    rules: &mut Vec<Rule>,
    log: &mut Log<'_>,
    stated: &[Stated],
    copied: &[Copied],
) {
    // All rules are looked at once, not once for each copy, and most have another subject.
    let ids: HashSet<&str> = copied.iter().flat_map(|c| [c.of.as_str(), c.rule.id.as_str()]).collect();
    let subjects: HashSet<&str> = ids.iter().filter_map(|id| id.split('/').next()).collect();
    let mut known: HashMap<&str, Vec<Rule>> = HashMap::default();
    let groups = rules.chunk_by(|a, b| a.subject == b.subject);
    for rule in groups.filter(|rules| subjects.contains(&*rules[0].subject)).flatten() {
        if let Some(id) = ids.get(rule.id.as_str()) {
            known.entry(id).or_default().push(rule.clone());
        }
    }
    let mut expressions: HashMap<&str, Vec<&Arc<Expr>>> = HashMap::default();
    for Stated { place, expr, .. } in stated {
        if let Some(ExpressionPlace::Rule(id)) = place
            && let Some(id) = ids.get(id.as_str())
        {
            expressions.entry(id).or_default().push(expr);
        }
    }
    let mut missing = Vec::new();
    for one in copied {
        let Copied { rule, of, .. } = one;
        let field_of = |id: &str| id.split('/').nth(1).unwrap_or_default().to_string();
        let (from, to) = (field_of(of), field_of(&rule.id));
        let found = known.get(of.as_str()).cloned().unwrap_or_default();
        if found.is_empty() && is_complete {
            missing.push(one);
        }
        for other in found {
            let expressions = expressions.get(of.as_str()).map(|all| &all[..]).unwrap_or_default();
            let Some(expr) = expression_of(&other, expressions) else { continue };
            let Rule { platforms, kind, check, .. } = other;
            let new = Rule { platforms, kind, check, expr: expr.about(&from, &to).text(), ..rule.clone() };
            let same = known.entry(&rule.id).or_default();
            if !same.iter().any(|known| known.platforms == new.platforms) {
                same.push(new.clone());
                rules.push(new);
            }
        }
    }
    for Copied { of, spot, sentence, .. } in missing {
        let message = format!("there is no rule `{of}` to copy");
        let help = "`copies` names a rule of the same pages; `cargo xtask rules` prints them";
        log.conflict(spot, message, sentence, "the sentence of the page", help);
    }
}

/// The expression of a rule. One that a reading states is known; to read the text of a rule takes long.
fn expression_of(rule: &Rule, stated: &[&Arc<Expr>]) -> Option<Arc<Expr>> {
    let known = stated.iter().find(|expr| expr.text() == rule.expr).map(|expr| Arc::clone(expr));
    known.or_else(|| genvisa_rule::parse(&rule.expr).ok().map(Arc::new))
}

/// A structure with `//group = Value` follows the structure that has a bit range of that name.
fn select(isa: &mut Isa, log: &mut Log<'_>, variant: &Variant<'_>) {
    let has_group = |r: &Record| r.fields.iter().flat_map(|f| &f.bits).any(|g| g.name == variant.group);
    let Some(record) = isa.records.iter_mut().find(|r| has_group(r)) else {
        let message = format!("no structure has bits called `{}`", variant.group);
        log.warning(&variant.spot, message, "the structure follows a tag that has them");
        return;
    };
    record.selector = Some(variant.group.to_string());
    let mut groups = record.fields.iter().flat_map(|f| &f.bits).filter(|g| g.name == variant.group);
    if !groups.any(|g| g.values.iter().any(|v| v.name == variant.value)) {
        let message = format!("`{}` is no encoding of `{}`", variant.value, variant.group);
        log.error(&variant.spot, message, format!("see the structure `{}`", record.name));
    }
}

/// A rule of a structure of a file needs the whole file; only operands are parts of one instruction.
fn objects(isa: &Isa, rules: &mut [Rule]) {
    let wires = isa.instructions.iter().flat_map(|i| &i.fields).flat_map(|f| &f.wire);
    let types: HashSet<&str> = wires.map(|wire| wire.ty.as_str()).collect();
    let is_operand = |r: &Record| {
        r.selector.is_some()
            || r.variant.is_some()
            || !r.definitions.is_empty()
            || types.contains(r.name.as_str())
    };
    let of_files = isa.records.iter().filter(|r| !is_operand(r)).map(|r| r.name.as_str());
    let of_files: HashSet<&str> = of_files.collect();
    for rules in rules.chunk_by_mut(|a, b| a.subject == b.subject) {
        if of_files.contains(&*rules[0].subject) {
            let own = rules.iter_mut().filter(|rule| rule.check == Check::Static);
            own.for_each(|rule| rule.check = Check::Object);
        }
    }
}

/// Lists of a shared field that instructions restate are theirs: what one of them forbids, another may allow.
fn restated(isa: &Isa, rules: &mut Vec<Rule>) {
    let restated =
        |name: &&str| isa.instructions.iter().any(|i| i.field(name).is_some_and(|f| !f.bits.is_empty()));
    let fields: Vec<&str> = isa.fields.iter().map(|field| field.name.as_str()).filter(restated).collect();
    let derived = |id: &str| id.ends_with("/encoding") || id.ends_with("/reserved");
    rules.retain(|rule| !(fields.contains(&&*rule.subject) && derived(&rule.id)));
}
