//! Rules on the parameters of an instruction, wherever in its list they are.

use super::derived::Derived;
use super::operands::has_type;
use crate::isa::{PARAMETERS, Parameters, RuleKind};
use crate::lower::cx::Cx;
use crate::lower::field::Draft;
use crate::lower::sentences::{self, Position};
use genvisa_rule::{Expr, Written, all, any, element, field};

/// The rules that the bullets of parameters state.
pub(in crate::lower) fn parameters<'a>(
    cx: &mut Cx<'_, 'a>,
    layouts: &[Parameters],
    named: &[Box<Draft<'a>>],
    fields: &[Box<Draft<'a>>],
) {
    let with_condition = layouts.iter().filter_map(|l| Some((l, genvisa_rule::parse(&l.when).ok()?)));
    let layouts: Vec<(&Parameters, Expr)> = with_condition.collect();
    types(cx, &layouts, named);
    count(cx, &layouts, fields);
}

/// The rules on the types of parameters.
fn types<'a>(cx: &mut Cx<'_, 'a>, layouts: &[(&Parameters, Expr)], named: &[Box<Draft<'a>>]) {
    for draft in named.iter().filter(|d| !d.field.types.is_empty()) {
        let positions = positions(layouts, &draft.field.name);
        let parts = positions.iter().map(|(at, conditions)| {
            let has = has_type(&element(PARAMETERS, *at), &draft.field.types);
            let conditions = conditions.iter().map(|parts| all(parts.iter().map(Written::from)));
            if conditions.len() == 0 { has } else { any(conditions).implies(has) }
        });
        if positions.is_empty() {
            continue;
        }
        let rule = Derived {
            name: &[PARAMETERS, "/", &draft.field.name, "_type"],
            kind: RuleKind::Type,
            expr: all(parts),
            sentence: sentences::parameter(&draft.field.name, &draft.field.types, &positions),
        };
        rule.add(cx, draft.field.at.line, draft.types_text);
    }
}

/// The rule that a list of parameters has no more of them than its layout.
fn count<'a>(cx: &mut Cx<'_, 'a>, layouts: &[(&Parameters, Expr)], fields: &[Box<Draft<'a>>]) {
    let of = |name: &str| fields.iter().find(|draft| draft.field.name == name);
    let Some(counter) = of(PARAMETERS).and_then(|list| of(list.field.count.as_deref()?)) else { return };
    let mut limits: Vec<(usize, Vec<Expr>)> = Vec::new();
    for (layout, when) in layouts {
        match limits.iter_mut().find(|(most, _)| *most == layout.names.len()) {
            Some((_, conditions)) => add(conditions, when),
            None => limits.push((layout.names.len(), vec![when.clone()])),
        }
    }
    if limits.is_empty() {
        return;
    }
    limits.sort_by_key(|(most, _)| *most);
    let name = counter.field.name.as_str();
    let parts = limits.iter().map(|(most, conditions)| {
        let most = i64::try_from(*most).unwrap_or(i64::MAX);
        any(conditions.iter().map(Written::from)).implies(field(name).is_at_most(most))
    });
    let rule = Derived {
        name: &[name, "/layout"],
        kind: RuleKind::Field,
        expr: all(parts),
        sentence: sentences::parameters(name, &limits),
    };
    rule.add(cx, counter.field.at.line, counter.text);
}

/// Adds a condition. Encodings of one field are one list.
fn add(conditions: &mut Vec<Expr>, when: &Expr) {
    if let Expr::Matches { subject: of, patterns: more } = when {
        for condition in conditions.iter_mut() {
            if let Expr::Matches { subject, patterns } = condition
                && subject == of
            {
                patterns.extend(more.iter().cloned());
                return;
            }
        }
    }
    conditions.push(when.clone());
}

/// The positions of a parameter in the layouts.
fn positions(layouts: &[(&Parameters, Expr)], name: &str) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for (layout, when) in layouts {
        let Some(at) = layout.names.iter().position(|n| n == name) else { continue };
        let Ok(at) = u8::try_from(at) else { continue };
        // A condition on its own type demands nothing of it.
        let is_own = |part: &Expr| match part {
            Expr::Call { name, args, .. } => match &args[..] {
                [Expr::Index { of, at: place }] => name == "ty" && *place == at && of.path == [PARAMETERS],
                _ => false,
            },
            _ => false,
        };
        let demands = |part: &&Expr| **part != Expr::Bool(true) && !part.walk().any(is_own);
        let condition: Vec<Expr> = when.conjuncts().into_iter().filter(demands).cloned().collect();
        match positions.iter_mut().find(|p| p.0 == at) {
            Some((_, list)) if !list.contains(&condition) => list.push(condition),
            Some(_) => {}
            None => positions.push((at, vec![condition])),
        }
    }
    for (_, conditions) in &mut positions {
        if conditions.iter().any(Vec::is_empty) {
            conditions.clear();
        }
    }
    positions
}
