//! Rules without a meaning, where pages state a rule and not the facts that it needs: the functions of its fields, or bit ranges.

use crate::RenderError;
use crate::domain;
use genvisa_reader::isa::{Check, Field, Isa, Rule};
use genvisa_rule::functions::{Answer, Domain, Function};
use genvisa_rule::{Expr, Name, names, symbols};
use std::collections::BTreeMap;

/// Removes these rules, and the kinds of labels that no page lists. One error is about all rules with the same problem.
pub(crate) fn remove_rules_without_meaning(isa: &mut Isa) -> Vec<RenderError> {
    let mut removed: BTreeMap<String, Vec<Rule>> = BTreeMap::new();
    for rule in std::mem::take(&mut isa.rules) {
        match problem(isa, &rule) {
            None => isa.rules.push(rule),
            Some(why) => removed.entry(why).or_default().push(rule),
        }
    }
    if !has_encodings(isa, Domain::LabelKind) {
        let fields = isa.instructions.iter_mut().flat_map(|i| &mut i.fields);
        fields.for_each(|field| field.label_kind = None);
    }
    let error = |(why, rules): (String, Vec<Rule>)| {
        let first = rules.first()?;
        let what = match rules.len() {
            1 => format!("the rule {}", first.id),
            count => format!("{count} rules, the first is {}", first.id),
        };
        Some(RenderError { what, why: format!("{why} ({}:{})", first.page, first.line) })
    };
    removed.into_iter().filter_map(error).collect()
}

fn problem(isa: &Isa, rule: &Rule) -> Option<String> {
    let subject = &*rule.subject;
    let is_field = || isa.fields.iter().any(|field| field.name == subject);
    if isa.instruction(subject).is_none() && isa.record(subject).is_none() && !is_field() {
        return Some(format!("no page describes `{subject}`"));
    }
    if rule.check == Check::Runtime {
        return None;
    }
    let expr = genvisa_rule::parse(&rule.expr).ok()?;
    let unlisted = symbols(&expr).find_map(|(compared, _)| {
        let Expr::Call { name: function, .. } = compared else { return None };
        let domain = Function::find(function)?.result;
        let is_listed =
            matches!(domain, Domain::Int | Domain::Bool | Domain::Role) || has_encodings(isa, domain);
        (!is_listed).then(|| format!("no page lists the encodings of `{function}`"))
    });
    unlisted
        .or_else(|| expr.walk().find_map(|call| without_meaning(isa, rule, call)))
        .or_else(|| names(&expr).find_map(|name| without_bit_range(isa, rule, name)))
}

/// Whether the pages list values of a function.
fn has_encodings(isa: &Isa, domain: Domain) -> bool {
    let name = match domain {
        Domain::Class => "OperandClass",
        Domain::Modifier => "Modifier",
        Domain::LabelKind => "LabelKind",
        _ => return !isa.types.is_empty(),
    };
    let listed = domain::ENUMS.iter().find(|(ty, ..)| *ty == name).and_then(|(_, record, field, range)| {
        let field = isa.record(record)?.field(field)?;
        field.bits.iter().find(|group| group.name == *range)
    });
    listed.is_some_and(|group| !group.values.is_empty())
}

/// A call of a function whose argument is a field of another kind.
fn without_meaning(isa: &Isa, rule: &Rule, call: &Expr) -> Option<String> {
    let Expr::Call { name, args, .. } = call else { return None };
    let function = Function::find(name)?;
    if !matches!(function.answer, Answer::Operand | Answer::OperandOrIndex(_) | Answer::Index(_)) {
        return None;
    }
    let (place, _) = args.first()?.as_place()?;
    let field = field(isa, &rule.subject, place.path.first()?)?;
    let is_index = field.refers.is_some() && field.bits.is_empty();
    let has_meaning = is_index || field.is_operand() && function.is_of_operand();
    (!has_meaning).then(|| format!("`{name}` has no meaning for `{}`", field.name))
}

/// A bit range of a field whose chapter is not at hand.
fn without_bit_range(isa: &Isa, rule: &Rule, name: &Name) -> Option<String> {
    let [first, _] = &name.path[..] else { return None };
    let field = field(isa, &rule.subject, first)?;
    isa.bit_ranges(field).is_none().then(|| format!("no page describes the bit ranges of `{first}`"))
}

/// A field of an instruction or structure, or the shared field itself.
fn field<'a>(isa: &'a Isa, subject: &str, name: &str) -> Option<&'a Field> {
    isa.fields_of(subject).unwrap_or(&isa.fields).iter().find(|field| field.name == name)
}
