//! Expressions of the rule language as trees, so that consumers need no parser.

use super::operands::Operand;
use genvisa_reader::isa::{Field, Isa};
use genvisa_rule::{Expr, Name, Pattern, UnaryOp};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// An expression of the rule language.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Tree {
    /// A number.
    Int(i64),
    /// True or false.
    Bool(bool),
    /// A field, or a field and a bit range in it.
    Name(Vec<String>),
    /// The name of an encoding: its code, in the bits that it is compared with.
    Encoding(String),
    /// One element of a repeated field, from 0.
    Element { of: Vec<String>, at: u8 },
    /// A text in quotes: a set of platforms, or the name of an attribute.
    Text(String),
    /// A function with its arguments.
    Call { function: String, arguments: Vec<Tree> },
    /// Whether the operand is false.
    Not(Box<Tree>),
    /// The negative of the operand.
    Minus(Box<Tree>),
    /// An operator with two operands, as the rule language spells it: `=>`, `||`, `==`, `+`…
    Binary { op: &'static str, left: Box<Tree>, right: Box<Tree> },
    /// Whether the subject is one of some values.
    Matches { subject: Box<Tree>, alternatives: Vec<Alternative> },
}

/// Values of `matches!`.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Alternative {
    /// A number.
    Int(i64),
    /// The numbers from the first to the second, both included.
    Range(i64, i64),
    /// The name of an encoding.
    Encoding(String),
}

impl Tree {
    fn of(expr: &Expr) -> Self {
        let tree = |expr: &Expr| Box::new(Self::of(expr));
        match expr {
            Expr::Int(int) => Self::Int(int.value),
            Expr::Bool(value) => Self::Bool(*value),
            Expr::Name(name) if name.is_symbol() => Self::Encoding(name.to_string()),
            Expr::Name(Name { path, .. }) => Self::Name(path.clone()),
            Expr::Index { of, at } => Self::Element { of: of.path.clone(), at: *at },
            Expr::Str(text) => Self::Text(text.clone()),
            Expr::Call { name, args, .. } => {
                Self::Call { function: name.clone(), arguments: args.iter().map(Self::of).collect() }
            }
            Expr::Unary { op: UnaryOp::Not, operand } => Self::Not(tree(operand)),
            Expr::Unary { op: UnaryOp::Neg, operand } => Self::Minus(tree(operand)),
            Expr::Binary { op, left, right } => {
                Self::Binary { op: op.symbol(), left: tree(left), right: tree(right) }
            }
            Expr::Matches { subject, patterns } => {
                let alternative = |pattern: &Pattern| match pattern {
                    Pattern::Int(int) => Alternative::Int(int.value),
                    Pattern::Range(from, to) => Alternative::Range(from.value, to.value),
                    Pattern::Name(name) => Alternative::Encoding(name.to_string()),
                };
                Self::Matches {
                    subject: tree(subject),
                    alternatives: patterns.iter().map(alternative).collect(),
                }
            }
        }
    }
}

/// The expressions of a field.
fn of_field(field: &Field) -> impl Iterator<Item = &str> {
    [field.when.as_deref(), field.used_if.as_deref()].into_iter().flatten()
}

/// The tree of each expression of the model, by its text.
pub(super) fn all(isa: &Isa, operands: &[Operand<'_>]) -> BTreeMap<String, Tree> {
    let mut texts: BTreeSet<&str> = isa.rules.iter().map(|rule| rule.expr.as_str()).collect();
    for instruction in &isa.instructions {
        texts.extend(instruction.fields.iter().chain(&instruction.named).flat_map(of_field));
        texts.extend(instruction.parameters.iter().map(|layout| layout.when.as_str()));
    }
    for record in &isa.records {
        texts.extend(record.fields.iter().flat_map(of_field));
        texts.extend(record.definitions.iter().map(|definition| definition.expr.as_str()));
    }
    texts.extend(operands.iter().flat_map(Operand::expressions).map(String::as_str));
    let tree = |text: &str| genvisa_rule::parse(text).ok().map(|expr| (text.to_string(), Tree::of(&expr)));
    texts.into_iter().filter_map(tree).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_tree_has_all_parts() {
        let text = r#"on("XEHP+") && !params[1] => matches!(op.kind, UD | 1 | 2..=4) || -exec_size < 8"#;
        let tree = Tree::of(&genvisa_rule::parse(text).unwrap());
        let on = json!({ "call": { "function": "on", "arguments": [{ "text": "XEHP+" }] } });
        let not = json!({ "not": { "element": { "of": ["params"], "at": 1 } } });
        let alternatives = json!([{ "encoding": "UD" }, { "int": 1 }, { "range": [2, 4] }]);
        let matches =
            json!({ "matches": { "subject": { "name": ["op", "kind"] }, "alternatives": alternatives } });
        let minus = json!({ "minus": { "name": ["exec_size"] } });
        let less = json!({ "binary": { "op": "<", "left": minus, "right": { "int": 8 } } });
        let left = json!({ "binary": { "op": "&&", "left": on, "right": not } });
        let right = json!({ "binary": { "op": "||", "left": matches, "right": less } });
        let expected = json!({ "binary": { "op": "=>", "left": left, "right": right } });
        assert_eq!(serde_json::to_value(tree).unwrap(), expected);
    }
}
