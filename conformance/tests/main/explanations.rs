//! The values that explain violations agree with the checks: a rule is violated if and only if its expression is false with
//! the values of its parts, in all cases of the suite.

use crate::all_cases::all_cases;
use genvisa::{Explainer, Instruction, Part, Platform, RULES, Rule, Scope, Version};
use genvisa_conformance::case::Case;
use genvisa_conformance::native::{platform, scope, variables};
use genvisa_rule::{Env, Expr, Span, eval, names, parse};
use genvisa_runtime::{Check, Context};
use rayon::prelude::*;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A rule and the field that it is about.
type Found = BTreeSet<(&'static str, &'static str)>;

/// The expressions of all rules that are evaluated, by their ids. Functions that only an execution knows have no parts.
static EXPRS: LazyLock<BTreeMap<&str, Expr>> = LazyLock::new(|| {
    let evaluated = RULES.iter().filter(|rule| rule.check != Check::Runtime);
    evaluated.map(|rule| (rule.id, parse(rule.expr).unwrap())).collect()
});

/// Evaluates the rules that it visits.
struct Evaluator {
    /// The fields of the instruction that are repeated.
    repeated: Vec<&'static str>,
    violated: Found,
    /// Parts of rules that have no value at all.
    missing: RefCell<BTreeSet<String>>,
}

/// Elements of repeated fields in the cases, at most.
const MOST: usize = 32;

impl Explainer for Evaluator {
    fn visit(
        &mut self,
        rules: &'static [Rule],
        cx: &Context<'_>,
        part: &dyn Fn(&str, usize) -> Option<Part>,
    ) {
        for rule in rules {
            let Some(expr) = EXPRS.get(rule.id).filter(|_| rule.platforms.contains(cx.platform.number))
            else {
                continue;
            };
            let is_about_each =
                names(expr).any(|name| self.repeated.contains(&name.path.first().unwrap().as_str()));
            for at in 0..if is_about_each { MOST } else { 1 } {
                let values = Values { part: &|text| part(text, at), missing: &self.missing };
                if eval(expr, &values) == Some(0) {
                    self.violated.insert((rule.id, cx.field));
                }
            }
        }
    }
}

/// The values of the parts of one rule.
struct Values<'v> {
    part: &'v dyn Fn(&str) -> Option<Part>,
    missing: &'v RefCell<BTreeSet<String>>,
}

impl Values<'_> {
    fn of(&self, text: &str) -> Option<Part> {
        let part = (self.part)(text);
        if part.is_none() {
            self.missing.borrow_mut().insert(text.to_string());
        }
        part
    }
}

impl Env for Values<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.of(&path.join("."))?.value
    }

    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        self.of(&format!("{}[{at}]", path.join(".")))?.value
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let call = Expr::Call { name: function.to_string(), args: args.to_vec(), span: Span::default() };
        self.of(&call.to_string())?.value
    }

    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let value = self.of(&compared_with.to_string())?.names.value_of(name);
        if value.is_none() {
            self.missing.borrow_mut().insert(format!("{name} of {compared_with}"));
        }
        value
    }
}

/// The violated rules, by the check and by the values of their parts, and parts without a value.
fn both(case: &Case) -> Option<(Found, Found, BTreeSet<String>)> {
    let version = Version::new(case.version.0, case.version.1);
    let (instruction, _) = Instruction::decode(&case.bytes, version).ok()?;
    let (platform, variables): (Platform, _) = (platform(&case.platform)?, variables(&case.kernel));
    let scope: &dyn Scope = &scope(&case.kernel, &variables);
    let mut reported = Found::new();
    instruction.check(scope, platform, &mut |violation| {
        reported.insert((violation.rule.id, violation.field));
    });
    let repeated = instruction.info().fields.iter().filter(|field| field.count.is_some());
    let mut evaluator = Evaluator {
        repeated: repeated.map(|field| field.name).collect(),
        violated: Found::new(),
        missing: RefCell::default(),
    };
    instruction.explain(scope, platform, &mut evaluator);
    Some((reported, evaluator.violated, evaluator.missing.into_inner()))
}

#[test]
fn values_of_parts_make_exactly_the_violated_rules_false() -> Result<(), String> {
    let topics: Vec<_> = all_cases()?.collect();
    let seen: Vec<usize> = topics
        .into_par_iter()
        .map(|(_, cases)| {
            let mut seen = 0;
            for case in cases.cases.values() {
                let Some((reported, evaluated, missing)) = both(case) else { continue };
                assert_eq!((reported, missing), (evaluated, BTreeSet::new()), "{}", case.id);
                seen += 1;
            }
            seen
        })
        .collect();
    assert!(seen.iter().sum::<usize>() > 10_000, "{}", seen.iter().sum::<usize>());
    Ok(())
}
