//! Names of rules and definitions that their expressions contradict: a rule that does not name its field, a place that a
//! structure does not have, a definition that nothing uses, a name in an expression that nothing defines.

use super::super::Finding;
use super::super::spec::Spec;
use super::scope::Scope;
use genvisa_reader::isa::{Check, Definition, Rule};
use genvisa_reader::unknown_names;
use genvisa_rule::functions::operand_functions;
use genvisa_rule::{Expr, Function, names};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (rule, expr) in spec.rules() {
        let Some(scope) = Scope::of(spec, &rule.subject) else { continue };
        found.extend(other_place(spec, &scope, rule, expr));
        found.extend(no_place(spec, &scope, rule, expr));
    }
    for scope in Scope::all(spec).filter(|scope| !scope.definitions.is_empty()) {
        let rules = spec.rules().filter(|(rule, _)| *rule.subject == *scope.name).map(|(_, expr)| expr);
        let rules: Vec<&Expr> = rules.collect();
        let unused = scope.definitions.iter().filter(|definition| !is_used(spec, &scope, definition, &rules));
        found.extend(unused.map(|definition| no_definition(spec, &scope, definition)));
    }
    found.extend(undefined(spec));
    found
}

/// A rule about a field of an instruction names the field, if it names fields. That on an execution may name what others
/// do at the same time.
fn other_place(spec: &Spec<'_>, scope: &Scope<'_>, rule: &Rule, expr: &Expr) -> Option<Finding> {
    spec.instruction(&rule.subject).filter(|_| rule.check != Check::Runtime)?;
    let place = rule.id.split('/').nth(1)?;
    let of_field = place.split('.').next()?;
    let field = scope.fields.iter().find(|field| field.name == of_field)?;
    let mut named = names(expr).peekable();
    named.peek()?;
    if named.any(|name| name.path.iter().any(|part| place.split('.').any(|known| known == part))) {
        return None;
    }
    let message = format!("the rule {} does not name `{place}`", rule.id);
    let labels = vec![spec.label(&rule.at(), "", ""), spec.label(&field.at, &field.label, "the field")];
    let help = "the first part of the name of a rule is the field that it constrains";
    Some(Finding::new("expressions", rule.id.as_str(), message, help, labels))
}

/// A rule of a structure is about a field, a bit range, another name for one, a name of its expression or a function that it
/// calls. That on an execution may be about a function that has no value before.
fn no_place(spec: &Spec<'_>, scope: &Scope<'_>, rule: &Rule, expr: &Expr) -> Option<Finding> {
    spec.record(&rule.subject)?;
    // A reading names its rules itself.
    let at = rule.at();
    let (entry, page) = spec.entry(&at)?;
    let (_, name) = rule.id.split_once('/')?;
    page.text(entry).contains(name).then_some(())?;
    let place = rule.id.split('/').nth(1)?.split('.').next()?;
    let of_field =
        scope.fields.iter().any(|f| f.name == place || f.bits.iter().any(|bits| bits.name == place));
    let has_name = |one: &Definition| spec.expr(&one.expr).is_some_and(|e| matches!(e, Expr::Name(_)));
    let is_other_name = || scope.definitions.iter().any(|one| one.name == place && has_name(one));
    let called = || expr.walk().any(|part| matches!(part, Expr::Call { name, .. } if name == place));
    let named = || names(expr).any(|name| name.path.iter().any(|part| part == place));
    let of_execution = || rule.check == Check::Runtime && Function::find(place).is_some();
    if of_field || is_other_name() || called() || named() || of_execution() {
        return None;
    }
    let message = format!("the rule {} is about `{place}`, which is no field of {}", rule.id, scope.name);
    let labels = vec![spec.label(&at, place, ""), spec.label(scope.at, scope.name, "the structure")];
    let help = "the first part of the name of a rule is the field that it constrains";
    Some(Finding::new("expressions", rule.id.as_str(), message, help, labels))
}

/// Whether a function of operands has the name of a definition, or a rule or another definition of the structure uses it.
fn is_used(spec: &Spec<'_>, scope: &Scope<'_>, definition: &Definition, rules: &[&Expr]) -> bool {
    let uses = |expr: &Expr| names(expr).any(|name| name.path.first() == Some(&definition.name));
    let mut others = scope.definitions.iter().filter(|other| other.name != definition.name);
    operand_functions().any(|name| name == definition.name)
        || rules.iter().any(|rule| uses(rule))
        || others.any(|other| spec.expr(&other.expr).is_some_and(uses))
}

fn no_definition(spec: &Spec<'_>, scope: &Scope<'_>, definition: &Definition) -> Finding {
    let name = &definition.name;
    let message = format!("{} defines `{name}`, which no rule and no function uses", scope.name);
    let labels =
        vec![spec.label(&definition.at, name, ""), spec.label(scope.at, scope.name, "the structure")];
    let help = "a definition has the name of a function of operands, or one that rules of the structure use";
    Finding::new("expressions", [scope.name, "/", name].concat(), message, help, labels)
}

/// Names of expressions that nothing defines, where the reader reports no error of their page. Without a list of types, each
/// type would be one.
fn undefined(spec: &Spec<'_>) -> Vec<Finding> {
    if spec.isa.types.is_empty() {
        return Vec::new();
    }
    let rules =
        unknown_names(spec.isa, spec.rules()).into_iter().filter(|(rule, _)| !spec.has_errors(&rule.page));
    let finding = |(rule, problem): (&Rule, String)| {
        let scope = Scope::of(spec, &rule.subject)?;
        let message = format!("in {}, {problem}", rule.id);
        let labels =
            vec![spec.label(&rule.at(), "", ""), spec.label(scope.at, scope.name, "the fields are here")];
        let help = "no program can break a rule with a name that the pages do not define";
        Some(Finding::new("expressions", rule.id.as_str(), message, help, labels))
    };
    rules.filter_map(finding).collect()
}
