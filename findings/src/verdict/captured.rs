//! The parts of a violated rule, with the values that they had when it was violated.

use super::blame::free_parts;
use foldhash::HashMap;
use genvisa::{Check, Explainer, Level, Names, Part, Rule, Violation};
use genvisa_rule::functions::{Answer, Fact, Function, Table};
use genvisa_rule::{BinaryOp, Env, Expr, eval, parse};
use genvisa_runtime::Context;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

/// A violated rule, and the values of its parts.
#[derive(Debug)]
pub struct Captured {
    /// The expression of the rule.
    pub expr: Rc<Expr>,
    /// The values by the text of the part, with the parts of definitions.
    pub parts: BTreeMap<String, Part>,
    /// The number of the element that breaks the rule, if the field is repeated.
    pub element: usize,
    /// Rules about the same thing whose only free part is one of these parts, and the values of all their parts.
    siblings: Vec<Rc<Known>>,
    /// Rules about the same fact of several operands, of which this rule has one. Those that are only notes are left out.
    joint: Vec<Rc<Known>>,
    others: BTreeMap<String, Part>,
    /// The tables of the indexes that rules about the same thing require to be declared, by the text of the index.
    tables: BTreeMap<String, Table>,
    /// The same for the indexes that are 0 and need not name anything.
    absent: BTreeMap<String, Table>,
}

/// Waits for the rule of a violation, in the context in which it was violated.
pub struct Capture {
    violation: Violation,
    /// The operands of the field that keep the rule: it can be repeated, and its elements are visited one after the other.
    kept: usize,
    pub captured: Option<Captured>,
}

/// The elements of a repeated field, at most.
const MOST_ELEMENTS: usize = 256;

impl Capture {
    pub fn of(violation: Violation) -> Self {
        Self { violation, kept: 0, captured: None }
    }
}

impl Explainer for Capture {
    fn elements(&self, table: &'static str, len: usize, has_table: fn(&str) -> bool) -> Range<usize> {
        match (self.violation.field, self.violation.element) {
            (field, Some(n)) if field == table => (n as usize).min(len)..(n as usize + 1).min(len),
            (field, _) if has_table(field) => 0..len,
            // The rule is about another table, or about no part of a structure.
            _ => 0..0,
        }
    }

    fn visit(
        &mut self,
        rules: &'static [Rule],
        cx: &Context<'_>,
        part: &dyn Fn(&str, usize) -> Option<Part>,
    ) {
        let Violation { rule, field, element } = self.violation;
        let is_here = (cx.field, cx.element) == (field, element) && rules.contains(rule);
        if !is_here || self.captured.is_some() {
            return;
        }
        let Some(known) = known(rule.expr) else { return };
        // A rule about each element of a repeated field is violated by one of them.
        for at in 0..MOST_ELEMENTS {
            let mut parts = BTreeMap::new();
            collect(&known, &|text| part(text, at), &mut parts);
            let mut captured = Captured::new(Rc::clone(&known.expr), parts);
            if captured.value(&known.expr) == Some(0) {
                captured.element = self.kept + at;
                captured.add_siblings(rules, &|text| part(text, at));
                captured.add_tables(rules, &|text| part(text, at));
                self.captured = Some(captured);
                return;
            }
        }
        self.kept += 1;
    }
}

/// Adds the values of the parts of an expression and those of the definitions that it uses.
fn collect(expr: &Known, part: &dyn Fn(&str) -> Option<Part>, parts: &mut BTreeMap<String, Part>) {
    for text in &expr.parts {
        if parts.contains_key(text) {
            continue;
        }
        let Some(found) = part(text) else { continue };
        parts.insert(text.clone(), found);
        if let Some(definition) = known(found.definition) {
            collect(&definition, part, parts);
        }
    }
}

/// The expression of a rule, and the facts about it that each violation of rules about the same thing asks for.
#[derive(Debug)]
struct Known {
    expr: Rc<Expr>,
    /// The texts of its parts.
    parts: Vec<String>,
    /// The text of its only free part; `None` if it has several or none.
    only: Option<String>,
    /// The function that all free parts call; `None` if they have others, or none.
    function: Option<String>,
    /// The text of the index that must be declared, and its table.
    declared: Option<(String, Table)>,
}

impl Known {
    fn of(expr: Expr) -> Self {
        let parts = expr.walk().filter(|expr| is_part(expr)).map(ToString::to_string).collect();
        let free = free_parts(&expr);
        let only = match free[..] {
            [one] => Some(one.to_string()),
            _ => None,
        };
        let function = common_function(&free);
        let declared = declared(conditional(&expr).1);
        Self { expr: Rc::new(expr), parts, only, function, declared }
    }
}

/// The function that all of some parts call.
fn common_function(parts: &[&Expr]) -> Option<String> {
    let (first, others) = parts.split_first()?;
    let Expr::Call { name, .. } = first else { return None };
    let is_same = |part: &&Expr| matches!(part, Expr::Call { name: other, .. } if other == name);
    others.iter().all(is_same).then(|| name.clone())
}

thread_local! {
    /// Expressions by their texts.
    static KNOWN: RefCell<HashMap<String, Option<Rc<Known>>>> = RefCell::default();
}

/// The facts about an expression. Each text is parsed once.
fn known(text: &str) -> Option<Rc<Known>> {
    KNOWN.with_borrow_mut(|all| match all.get(text) {
        Some(known) => known.clone(),
        None => {
            let known = parse(text).ok().map(|expr| Rc::new(Known::of(expr)));
            all.insert(text.to_string(), known.clone());
            known
        }
    })
}

/// An expression of a rule.
pub fn parsed(text: &str) -> Option<Rc<Expr>> {
    known(text).map(|known| Rc::clone(&known.expr))
}

/// The condition of a rule, if it has one, and the rest.
fn conditional(expr: &Expr) -> (Option<&Expr>, &Expr) {
    match expr {
        Expr::Binary { op: BinaryOp::Implies, left, right } => (Some(left), right),
        required => (None, required),
    }
}

/// `id != 0`
fn is_presence(condition: &Expr, index: &str) -> bool {
    let Expr::Binary { op: BinaryOp::Ne, left, right } = condition else { return false };
    matches!(&**right, Expr::Int(zero) if zero.value == 0) && left.to_string() == index
}

/// The index that must be declared, and its table: `var_declared(id)`.
fn declared(required: &Expr) -> Option<(String, Table)> {
    let Expr::Call { name, args, .. } = required else { return None };
    match (Function::find(name)?.answer, args.as_slice()) {
        (Answer::Declaration(table, Fact::Declared), [index]) => Some((index.to_string(), table)),
        _ => None,
    }
}

/// Whether an expression has a value of its own, that is, if it is no operator and no literal.
pub fn is_part(expr: &Expr) -> bool {
    match expr {
        Expr::Name(name) => !name.is_symbol(),
        Expr::Index { .. } | Expr::Call { .. } => true,
        _ => false,
    }
}

impl Captured {
    fn new(expr: Rc<Expr>, parts: BTreeMap<String, Part>) -> Self {
        let (siblings, joint, others) = (Vec::new(), Vec::new(), BTreeMap::new());
        let (tables, absent) = (BTreeMap::new(), BTreeMap::new());
        Self { expr, parts, element: 0, siblings, joint, others, tables, absent }
    }

    /// Adds the other rules that limit one part of this rule each, and those that limit several ones together.
    fn add_siblings(&mut self, rules: &'static [Rule], part: &dyn Fn(&str) -> Option<Part>) {
        for rule in rules.iter().filter(|rule| rule.check != Check::Runtime) {
            let Some(sibling) = known(rule.expr).filter(|sibling| sibling.expr != self.expr) else {
                continue;
            };
            let is_about_part = sibling.only.as_ref().is_some_and(|only| self.parts.contains_key(only));
            let is_joint = sibling.only.is_none()
                && sibling.function.is_some()
                && sibling.parts.iter().any(|text| self.parts.contains_key(text))
                && !matches!(rule.level, Level::Note { .. });
            if is_about_part || is_joint {
                collect(&sibling, part, &mut self.others);
                let list = if is_joint { &mut self.joint } else { &mut self.siblings };
                list.push(sibling);
            }
        }
    }

    /// Adds the tables of the indexes that must be declared here.
    fn add_tables(&mut self, rules: &'static [Rule], part: &dyn Fn(&str) -> Option<Part>) {
        for rule in rules.iter().filter_map(|rule| known(rule.expr)) {
            let Some((index, table)) = &rule.declared else { continue };
            let (condition, _) = conditional(&rule.expr);
            if condition.is_some() {
                collect(&rule, part, &mut self.others);
            }
            let is_some = |condition: &&Expr| is_presence(condition, index);
            let conditions = condition.map(|condition| condition.conjuncts()).unwrap_or_default();
            let holds = |condition: &&Expr| self.value(condition) == Some(1);
            let (presence, others): (Vec<&Expr>, Vec<&Expr>) = conditions.into_iter().partition(is_some);
            if !others.iter().all(holds) {
                continue;
            }
            if presence.iter().all(holds) {
                self.tables.insert(index.clone(), *table);
            } else {
                self.absent.insert(index.clone(), *table);
            }
        }
    }

    /// The table that an index belongs to, if it is 0 and names nothing.
    pub fn absent(&self, index: &str) -> Option<Table> {
        self.absent.get(index).copied()
    }

    /// The table that an index belongs to, if it must be declared.
    pub fn table(&self, index: &str) -> Option<Table> {
        self.tables.get(index).copied()
    }

    /// Whether no rule about the part alone excludes a value of it.
    pub fn is_possible(&self, part: &Expr, value: i64) -> bool {
        let text = part.to_string();
        let mut about = self.siblings.iter().filter(|rule| rule.only.as_ref() == Some(&text));
        about.all(|rule| self.value_with(&rule.expr, &text, value) != Some(0))
    }

    /// Whether no rule about the part and the same fact of other operands excludes a value of it.
    pub fn is_accepted(&self, part: &Expr, value: i64) -> bool {
        let text = part.to_string();
        let mut about = self.joint.iter().filter(|rule| rule.parts.contains(&text));
        about.all(|rule| self.value_with(&rule.expr, &text, value) != Some(0))
    }

    /// The value of an expression.
    pub fn value(&self, expr: &Expr) -> Option<i64> {
        eval(expr, &Values { captured: self, other: None })
    }

    /// The value of an expression if a part had another value.
    pub fn value_with(&self, expr: &Expr, part: &str, value: i64) -> Option<i64> {
        eval(expr, &Values { captured: self, other: Some((part, value)) })
    }

    /// The part with a text.
    pub fn part(&self, expr: &Expr) -> Option<&Part> {
        self.parts.get(&expr.to_string())
    }
}

/// Captured values, one of which may be replaced.
struct Values<'c> {
    captured: &'c Captured,
    other: Option<(&'c str, i64)>,
}

impl Values<'_> {
    fn part(&self, text: &str) -> Option<&Part> {
        self.captured.parts.get(text).or_else(|| self.captured.others.get(text))
    }

    fn of(&self, text: &str) -> Option<i64> {
        match self.other {
            Some((part, value)) if part == text => Some(value),
            _ => self.part(text)?.value,
        }
    }
}

impl Env for Values<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.of(&path.join("."))
    }

    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        self.of(&format!("{}[{at}]", path.join(".")))
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let call = Expr::Call {
            name: function.to_string(),
            args: args.to_vec(),
            span: genvisa_rule::Span::default(),
        };
        self.of(&call.to_string())
    }

    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        self.part(&compared_with.to_string())?.names.value_of(name)
    }
}

/// The values that a part can have, if they are few: those with names, and both truths.
pub fn candidates(expr: &Expr, part: &Part, platform: u32) -> Vec<i64> {
    let on = |one: &&genvisa::EnumerantInfo| one.platforms.contains(platform);
    match part.names {
        Names::Listed(names) => names.iter().map(|(_, value)| *value).collect(),
        Names::Value(range) => {
            let values = range.values.iter().filter(on);
            values.map(|one| one.value.unwrap_or(one.code as i64)).collect()
        }
        Names::Code(range) => range.values.iter().filter(on).map(|one| one.code as i64).collect(),
        Names::None => match expr {
            Expr::Call { name, .. } if is_truth(name) => vec![0, 1],
            _ => Vec::new(),
        },
    }
}

/// Whether a function has a truth as its value.
pub fn is_truth(function: &str) -> bool {
    use genvisa_rule::Domain;
    Function::find(function).is_some_and(|function| function.result == Domain::Bool)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_of_presence_compares_the_index_with_zero() {
        for (condition, expected) in [
            ("id != 0", true),
            ("id == 0", false),
            ("id != 1", false),
            ("other != 0", false),
            ("id != other", false),
            ("id > 0", false),
        ] {
            assert_eq!(is_presence(&genvisa_rule::parse(condition).unwrap(), "id"), expected, "{condition}");
        }
    }

    #[test]
    fn an_index_is_declared_by_one_function() {
        let of = |text: &str| declared(&genvisa_rule::parse(text).unwrap()).map(|(index, _)| index);
        assert_eq!(of("var_declared(id)").as_deref(), Some("id"));
        assert_eq!(of("pred_declared(pred.id)").as_deref(), Some("pred.id"));
        for other in ["var_bytes(id)", "id", "!var_declared(id)", "min(id, 1)"] {
            assert_eq!(of(other), None, "{other}");
        }
    }

    #[test]
    fn parts_have_values_of_their_own() {
        for (text, expected) in
            [("a", true), ("a.b", true), ("a[1]", true), ("min(a, b)", true), ("a + b", false), ("1", false)]
        {
            assert_eq!(is_part(&genvisa_rule::parse(text).unwrap()), expected, "{text}");
        }
    }
}
