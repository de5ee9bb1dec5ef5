//! Rules of a class of declarations: each field that refers to such a declaration has them.
//!
//! A chapter states such a rule once, about a field with the name of the class (`surface`). A reading names it
//! `surface/surface/slm`.

use crate::coverage::{Interpretation, SentenceCoverage};
use crate::isa::{Field, Instruction, Isa, Refers, Rule};
use foldhash::HashMap;
use genvisa_rule::{BinaryOp, Expr, parse};

/// Gives the rules of classes to the fields of all instructions.
pub(super) fn all(isa: &Isa, rules: &mut Vec<Rule>, coverage: &mut SentenceCoverage) {
    // A rule with another name than that of the class is about no field that refers to the class, and stays as it is.
    let of_class = |rule: &mut Rule| {
        Refers::parse(&rule.subject).is_some() && rule.id.split('/').nth(1) == Some(&*rule.subject)
    };
    let stated: Vec<Rule> = rules.extract_if(.., of_class).collect();
    let mut by_subject: HashMap<&str, Vec<&[Rule]>> = HashMap::default();
    for rules in rules.chunk_by(|a, b| a.subject == b.subject) {
        by_subject.entry(&rules[0].subject).or_default().push(rules);
    }
    let mut added = Vec::new();
    for rule in &stated {
        let Ok(expr) = parse(&rule.expr) else { continue };
        let of_fields = of_fields(isa, &by_subject, &added, rule, &expr);
        let ids = of_fields.iter().map(|rule| rule.id.clone()).collect();
        added.extend(of_fields);
        note(coverage, rule, ids);
    }
    rules.extend(added);
}

/// Notes that the rules of fields follow from a rule of a class, wherever it is stated.
fn note(coverage: &mut SentenceCoverage, rule: &Rule, ids: Vec<String>) {
    for page in coverage.pages.iter_mut().filter(|page| page.path[..] == *rule.page) {
        for sentence in &mut page.sentences {
            if let Interpretation::Rules { rules } = &mut sentence.interpretation
                && let Some(at) = rules.iter().position(|id| *id == rule.id)
            {
                rules.splice(at..=at, ids.iter().cloned());
            }
        }
        page.class_rules.push((rule.line, ids.clone()));
    }
}

/// A rule of a class, for each field that refers to a declaration of the class. The other rules are those of the pages and
/// those of fields that follow from other classes.
fn of_fields(
    isa: &Isa,
    of_pages: &HashMap<&str, Vec<&[Rule]>>,
    of_fields: &[Rule],
    rule: &Rule,
    expr: &Expr,
) -> Vec<Rule> {
    let class = &rule.subject;
    let mut found = Vec::new();
    for instruction in &isa.instructions {
        let others =
            || of_pages.get(&*instruction.name).into_iter().flatten().copied().flatten().chain(of_fields);
        for field in instruction.fields.iter().filter(|f| f.refers == Refers::parse(class)) {
            let expr = expr.about(class, &field.name);
            if !is_vacuous(others(), instruction, &expr) {
                found.push(of_field(rule, instruction, field, &expr));
            }
        }
    }
    found
}

fn of_field(rule: &Rule, instruction: &Instruction, field: &Field, expr: &Expr) -> Rule {
    let class = &rule.subject;
    let aspect = rule.id.rsplit('/').next().unwrap_or_default();
    Rule {
        id: [&instruction.name, "/", &field.name, "/", aspect].concat(),
        subject: instruction.name.as_str().into(),
        page: field.at.page.clone(),
        line: field.at.line,
        expr: expr.to_string(),
        doc: rule.doc.replace(&format!("`{class}`"), &format!("`{}`", field.name)),
        ..rule.clone()
    }
}

/// Whether a rule `field == 0 => …` is about a value that another rule of the instruction forbids on all platforms.
fn is_vacuous<'r>(mut rules: impl Iterator<Item = &'r Rule>, instruction: &Instruction, expr: &Expr) -> bool {
    let Expr::Binary { op: BinaryOp::Implies, left, .. } = expr else { return false };
    let Expr::Binary { op: BinaryOp::Eq, left: field, right: value } = &**left else { return false };
    let refused = Expr::Binary { op: BinaryOp::Ne, left: field.clone(), right: value.clone() }.to_string();
    let refuses =
        |rule: &Rule| rule.expr == refused && rule.platforms.is_all() && *rule.subject == *instruction.name;
    rules.any(refuses)
}
