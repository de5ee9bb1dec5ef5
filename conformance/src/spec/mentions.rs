//! The names and numbers that rules and definitions mention: they decide which values are worth a case.

use genvisa_rule::functions::{Answer, Table};
use genvisa_rule::{BinaryOp, Expr, Function, Pattern};
use std::collections::BTreeSet;

/// The names and numbers in the rules and definitions of one subject.
#[derive(Debug, Default)]
pub struct Mentions {
    /// The names and numbers of each expression.
    expressions: Vec<(BTreeSet<Vec<String>>, Vec<i64>)>,
    /// The names that are used as an index into a table.
    indexes: Vec<(Vec<String>, Table)>,
    /// Operands, and the indexes of their variables that rules of an instruction are about.
    variables: Vec<(String, i64)>,
}

impl Mentions {
    /// No names and no numbers.
    pub(super) const NONE: Self =
        Self { expressions: Vec::new(), indexes: Vec::new(), variables: Vec::new() };

    /// Adds the names and numbers of an expression.
    pub(super) fn add(&mut self, expr: &Expr) {
        let names = genvisa_rule::names(expr).map(|name| name.path.clone()).collect();
        self.expressions.push((names, numbers(expr)));
        self.variables.extend(expr.walk().filter_map(variable));
        for part in expr.walk() {
            let Expr::Call { name, args, .. } = part else { continue };
            let [Expr::Name(arg)] = args.as_slice() else { continue };
            if let Some(Answer::Declaration(table, _)) = Function::find(name).map(|function| function.answer)
            {
                self.indexes.push((arg.path.clone(), table));
            }
        }
    }

    /// All numbers. Their order does not depend on that of the rules.
    pub fn numbers(&self) -> BTreeSet<i64> {
        self.expressions.iter().flat_map(|(_, numbers)| numbers).copied().collect()
    }

    /// The numbers of expressions that name a bit range.
    pub fn about(&self, path: &[&str]) -> BTreeSet<i64> {
        let is_it = |name: &Vec<String>| name.iter().eq(path.iter().copied());
        let about = self.expressions.iter().filter(|(names, _)| names.iter().any(is_it));
        about.flat_map(|(_, numbers)| numbers).copied().collect()
    }

    /// The numbers of expressions that name a field, also shifted to their position in it: `x >> 4 & 3` yields 3 << 4.
    pub fn numbers_with(&self, field: &str) -> BTreeSet<i64> {
        let with = |names: &BTreeSet<Vec<String>>| names.iter().any(|name| name[0] == field);
        let mut found = BTreeSet::new();
        for (_, numbers) in self.expressions.iter().filter(|(names, _)| with(names)) {
            found.extend(numbers);
            for shift in numbers.iter().filter(|shift| (1..32).contains(*shift)) {
                found.extend(numbers.iter().filter(|n| (0..1 << 16).contains(*n)).map(|n| n << shift));
            }
        }
        found
    }

    /// The indexes of variables of an operand that rules are about.
    pub fn variables(&self, operand: &str) -> impl Iterator<Item = i64> {
        self.variables.iter().filter(move |(name, _)| name == operand).map(|(_, index)| *index)
    }

    /// The tables that a value is an index into: the one that the page states, and those of the functions that take it.
    pub fn tables(&self, path: &[&str], refers: Option<Table>) -> Vec<Table> {
        let used = self.indexes.iter().filter(|(name, _)| name.iter().eq(path.iter().copied()));
        let mut tables: Vec<Table> = refers.into_iter().chain(used.map(|(_, table)| *table)).collect();
        tables.retain(|table| *table != Table::String);
        tables.sort_unstable();
        tables.dedup();
        tables
    }
}

/// The operand and the index in `index(dst) == 14`.
fn variable(part: &Expr) -> Option<(String, i64)> {
    let Expr::Binary { op: BinaryOp::Eq, left, right } = part else { return None };
    let (Expr::Call { name, args, .. }, Expr::Int(index)) = (&**left, &**right) else { return None };
    let [Expr::Name(operand)] = args.as_slice() else { return None };
    (name == "index").then(|| (operand.to_string(), index.value))
}

/// The numbers that an expression names.
pub fn numbers(expr: &Expr) -> Vec<i64> {
    let of = |e: &Expr| match e {
        Expr::Int(int) => vec![int.value],
        Expr::Matches { patterns, .. } => patterns
            .iter()
            .flat_map(|p| match p {
                Pattern::Int(int) => vec![int.value],
                Pattern::Range(from, to) => vec![from.value, to.value],
                Pattern::Name(_) => Vec::new(),
            })
            .collect(),
        _ => Vec::new(),
    };
    expr.walk().flat_map(of).collect()
}
