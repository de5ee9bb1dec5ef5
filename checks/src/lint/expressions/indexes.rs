//! Rules that ask for the declaration that a field names, where the bullet of the field does not make it an index into that
//! table.

use super::super::Finding;
use super::super::spec::Spec;
use genvisa_reader::isa::{Field, Refers, Rule};
use genvisa_rule::functions::{Answer, Table};
use genvisa_rule::{Expr, Function};
use std::collections::{BTreeMap, BTreeSet};

/// The functions that ask for the declaration that a field names.
#[derive(Default)]
struct Asked<'s> {
    tables: BTreeSet<Table>,
    /// Whether the field alone determines the table.
    is_any: bool,
    rule: Option<&'s Rule>,
}

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut asked = BTreeMap::<(&str, &str), Asked<'_>>::new();
    for (rule, expr) in spec.rules() {
        for (name, table) in expr.walk().filter_map(asked_for) {
            let Some(field) = spec.fields_of(&rule.subject).and_then(|all| find(all, name)) else {
                continue;
            };
            let asked = asked.entry((&rule.subject, &field.name)).or_default();
            match table {
                Some(table) => asked.tables.extend([table]),
                None => asked.is_any = true,
            }
            asked.rule.get_or_insert(rule);
        }
    }
    asked.into_iter().filter_map(|((subject, name), asked)| finding(spec, subject, name, &asked)).collect()
}

fn find<'f>(fields: &'f [Field], name: &str) -> Option<&'f Field> {
    fields.iter().find(|field| field.name == name && !field.is_operand() && field.bits.is_empty())
}

/// The field that a call asks about, and the table of the declaration: `None` where the field determines it.
fn asked_for(expr: &Expr) -> Option<(&str, Option<Table>)> {
    let Expr::Call { name, args, .. } = expr else { return None };
    let [Expr::Name(field)] = &args[..] else { return None };
    let [field] = &field.path[..] else { return None };
    match Function::find(name)?.answer {
        Answer::Declaration(table, _) => Some((field, Some(table))),
        Answer::Index(_) | Answer::OperandOrIndex(_) => Some((field, None)),
        _ => None,
    }
}

fn finding(spec: &Spec<'_>, subject: &str, name: &str, asked: &Asked<'_>) -> Option<Finding> {
    let field = find(spec.fields_of(subject)?, name)?;
    let rule = asked.rule?;
    // An index whose table another field determines is in the rules of several tables.
    let message = match (field.refers.map(Refers::table), asked.tables.first()) {
        (None, _) if asked.is_any => format!("`{name}` is no index, and a rule asks for what it names"),
        (None, Some(table)) if asked.tables.len() == 1 => {
            format!("`{name}` is no index, and a rule takes it for one of a {}", noun(*table))
        }
        (Some(refers), Some(table)) if asked.tables.iter().all(|one| *one != refers) => {
            format!(
                "`{name}` is the index of a {}, and a rule takes it for one of a {}",
                noun(refers),
                noun(*table)
            )
        }
        _ => return None,
    };
    let at = rule.at();
    let labels = vec![spec.label(&field.at, &field.label, ""), spec.label(&at, "", "the rule")];
    let help =
        "the bullet of an index states its table: `index of the label`, `index of the surface variable`";
    Some(Finding::new("expressions", [subject, "/", name].concat(), message, help, labels))
}

fn noun(table: Table) -> String {
    format!("{table:?}").to_ascii_lowercase()
}
