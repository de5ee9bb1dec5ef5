//! The names of encodings in expressions (`ty(dst) == UD`).

use super::Translator;
use crate::layout::{FieldContent, label_kinds};
use crate::solve::Formula;
use genvisa_reader::isa::{Enumerant, Role};
use genvisa_rule::{Domain, Expr, Function};

/// The roles of operands, by the code that formulas use for them.
const ROLES: [(&str, Role); 6] = [
    ("Destination", Role::Destination),
    ("Source", Role::Source),
    ("Scalar", Role::Scalar),
    ("Block", Role::Block),
    ("Raw", Role::Raw),
    ("RawDestination", Role::RawDestination),
];

impl Translator<'_, '_> {
    /// The code of the role of the node.
    pub(super) fn role(&self) -> Formula {
        let role = self.here().role;
        let code = ROLES.iter().position(|(_, known)| Some(*known) == role);
        Formula::Known(code.map(|code| code as i64))
    }

    /// The value of the name of an encoding, which depends on the expression that it is compared with.
    pub(super) fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        match compared_with {
            Expr::Call { name: function, args, .. } => match Function::find(function)?.result {
                Domain::Type => self.type_code(name),
                Domain::LabelKind => code(label_kinds(self.layout.spec), name),
                Domain::Role => Some(ROLES.iter().position(|(role, _)| *role == name)? as i64),
                // `class(dst)`: the structure of `dst` defines `class`, and that definition has the encodings.
                Domain::Class | Domain::Modifier => {
                    let [operand] = args.as_slice() else { return None };
                    let (operand, element) = operand.as_place()?;
                    let FieldContent::Structure(node) = self.here().field(&operand.path[0], element)?.content
                    else {
                        return None;
                    };
                    let there = self.at(node);
                    there.symbol(there.layout.spec.definition(there.here().subject, function)?, name)
                }
                Domain::Int | Domain::Bool => None,
            },
            Expr::Name(_) | Expr::Index { .. } => {
                let (path, element) = compared_with.as_place()?;
                match self.here().range(&path.path, element) {
                    Some((_, range)) => code(range.values, name),
                    None if path.path == ["ty"] => self.type_code(name),
                    None => {
                        self.symbol(self.layout.spec.definition(self.here().subject, &path.path[0])?, name)
                    }
                }
            }
            _ => None,
        }
    }

    fn type_code(&self, name: &str) -> Option<i64> {
        let found = self.layout.spec.isa.types.iter().find(|t| t.name == name);
        found.map(|t| i64::from(t.code))
    }
}

fn code(values: &[Enumerant], name: &str) -> Option<i64> {
    let found = values.iter().find(|v| v.name == name)?;
    Some(found.value.unwrap_or(found.code as i64))
}
