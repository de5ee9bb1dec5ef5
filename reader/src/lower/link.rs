//! Facts that follow from several pages.

use super::log::{Copied, ExpressionPlace, Log, Same, Stated, Variant};
use super::{attributes, index, supplied};
use crate::isa::{Check, Isa, Record, Rule, RuleKind};
use genvisa_rule::{BinaryOp, Domain, Expr, Function};
use std::sync::Arc;

/// Combines the facts of different pages.
pub(super) fn all(isa: &mut Isa, log: &mut Log<'_>) {
    for variant in std::mem::take(&mut log.variants) {
        select(isa, log, &variant);
    }
    for record in isa.records.iter_mut().filter(|r| r.selector.is_some()) {
        // `info[]`: the place of the structure that is selected, no field of its own.
        record.fields.retain(|f| f.count.as_deref() != Some(""));
    }
    for same in std::mem::take(&mut log.same) {
        copy(isa, log, &same);
    }
    for copied in std::mem::take(&mut log.copied) {
        copy_rule(isa, log, copied);
    }
    supplied::all(isa, log);
    index::platforms(isa, log);
    restated(isa);
    objects(isa);
    attributes::rules(isa);
    label_kinds(isa);
    levels(isa, log);
}

/// Gives labels the kinds that rules demand of them on all platforms.
fn label_kinds(isa: &mut Isa) {
    for rule in isa.rules.iter().filter(|rule| rule.kind == RuleKind::Label && rule.platforms.is_all()) {
        let Some((label, kind)) = label_kind(&rule.expr) else { continue };
        let instruction = isa.instructions.iter_mut().find(|i| i.name == rule.subject);
        let mut fields = instruction.into_iter().flat_map(|i| &mut i.fields);
        if let Some(field) = fields.find(|field| field.name == label) {
            field.label_kind = Some(kind);
        }
    }
}

/// The label and the kind of `kind(label) == Block`.
fn label_kind(expr: &str) -> Option<(String, String)> {
    let Expr::Binary { op: BinaryOp::Eq, left, right } = genvisa_rule::parse(expr).ok()? else { return None };
    let (Expr::Call { name, args, .. }, Expr::Name(kind)) = (*left, *right) else { return None };
    let is_kind = Function::find(&name).is_some_and(|function| function.result == Domain::LabelKind);
    match &args[..] {
        [Expr::Name(label)] if is_kind => Some((label.to_string(), kind.to_string())),
        _ => None,
    }
}

/// Gives rules the levels that the tables of levels list. Only now the rules of all pages are known.
fn levels(isa: &mut Isa, log: &mut Log<'_>) {
    for leveled in std::mem::take(&mut log.levels) {
        match isa.rules.iter_mut().find(|rule| rule.id == leveled.rule) {
            Some(rule) => rule.level = leveled.level,
            None => {
                let message = format!("there is no rule `{}`", leveled.rule);
                log.error(&leveled.spot, message, "a rule is listed by its id: `ADD/dst/type`");
            }
        }
    }
}

/// Gives a field the bits of the field of the same name in another structure or instruction, and the rules that follow
/// from bits; other statements about that field concern its own structure. A list of the field itself has precedence.
fn copy(isa: &mut Isa, log: &mut Log<'_>, same: &Same) {
    let Some(like) = isa.fields_of(&same.like).and_then(|f| f.iter().find(|f| f.name == same.field)) else {
        let message = format!("nothing called `{}` has a field `{}`", same.like, same.field);
        log.warning(&same.spot, message, "");
        return;
    };
    let (bits, reserved, range) = (like.bits.clone(), like.reserved, like.range);
    let target = isa.fields_of_mut(&same.record);
    let Some(field) = target.and_then(|f| f.iter_mut().find(|f| f.name == same.field)) else { return };
    if !field.bits.is_empty() {
        return;
    }
    let page = field.at.page.clone();
    (field.bits, field.reserved, field.range) = (bits, reserved, range);
    let place = [&same.like, "/", &same.field].concat();
    let own = |r: &&Rule| r.id.strip_prefix(&place).is_some_and(|rest| rest.starts_with(['/', '.']));
    let of_bits = |r: &&Rule| matches!(r.kind, RuleKind::Encoding | RuleKind::Reserved | RuleKind::Range);
    let rules: Vec<Rule> = isa.rules.iter().filter(own).filter(of_bits).cloned().collect();
    isa.rules.extend(rules.into_iter().map(|rule| Rule {
        id: [&same.record, &rule.id[same.like.len()..]].concat(),
        subject: same.record.clone(),
        page: page.clone(),
        line: same.line,
        ..rule
    }));
}

/// Gives a rule the constraint of the rule that it repeats, about its own field. A reading may name a rule of a page that was not
/// read: then the constraint is unknown, unless the pages are complete.
fn copy_rule(isa: &mut Isa, log: &mut Log<'_>, copied: Copied) {
    let Copied { rule, of, spot, sentence } = copied;
    let field = |id: &str| id.split('/').nth(1).unwrap_or_default().to_string();
    let (from, to) = (field(&of), field(&rule.id));
    let found: Vec<Rule> = isa.rules.iter().filter(|known| known.id == of).cloned().collect();
    if found.is_empty() && isa.is_complete() {
        let help = "`copies` names a rule of the same pages; `cargo xtask rules` prints them";
        log.conflict(
            &spot,
            format!("there is no rule `{of}` to copy"),
            &sentence,
            "the sentence of the page",
            help,
        );
    }
    for known in found {
        let Some(expr) = expression_of(&known, &log.stated) else { continue };
        let Rule { platforms, kind, check, .. } = known;
        let one = Rule { platforms, kind, check, expr: expr.about(&from, &to).text(), ..rule.clone() };
        if !isa.rules.iter().any(|known| known.id == one.id && known.platforms == one.platforms) {
            isa.rules.push(one);
        }
    }
}

/// The expression of a rule. That of a reading is known; to read the text of a rule takes long.
fn expression_of(rule: &Rule, stated: &[Stated]) -> Option<Arc<Expr>> {
    let is_stated = |s: &&Stated| matches!(&s.place, Some(ExpressionPlace::Rule(id)) if *id == rule.id);
    let mut known = stated.iter().filter(is_stated).map(|s| &s.expr);
    let read = || genvisa_rule::parse(&rule.expr).ok().map(Arc::new);
    known.find(|expr| expr.text() == rule.expr).cloned().or_else(read)
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
fn objects(isa: &mut Isa) {
    let Isa { records, instructions, rules, .. } = isa;
    let wires: Vec<_> = instructions.iter().flat_map(|i| &i.fields).flat_map(|f| &f.wire).collect();
    let operand = |r: &Record| {
        let tagged = r.selector.is_some() || r.variant.is_some();
        tagged || !r.definitions.is_empty() || wires.iter().any(|w| w.ty == r.name)
    };
    for record in records.iter().filter(|r| !operand(r)) {
        let own = rules.iter_mut().filter(|r| r.subject == record.name && r.check == Check::Static);
        own.for_each(|rule| rule.check = Check::Object);
    }
}

/// Lists of a shared field that instructions restate are theirs: what one of them forbids, another may allow.
fn restated(isa: &mut Isa) {
    let Isa { fields, instructions, rules, .. } = isa;
    let restated =
        |name: &str| instructions.iter().any(|i| i.field(name).is_some_and(|f| !f.bits.is_empty()));
    for field in fields.iter().filter(|f| restated(&f.name)) {
        let derived = |id: &str| id.ends_with("/encoding") || id.ends_with("/reserved");
        rules.retain(|r| r.subject != field.name || !derived(&r.id));
    }
}
