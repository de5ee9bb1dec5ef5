//! Rules with one value for all programs: one that is always true can never be broken, and one that is always false never be
//! satisfied. Both are mistakes.
//!
//! A rule is evaluated for every combination of its fields and of the properties of its operands, as long as they are few.
//! Everything else is unknown; so a result that is known is known for all programs.

use super::names::Subject;
use super::words;
use crate::isa::{BitGroup, Isa};
use genvisa_rule::{Domain, Env, Expr, Function, Int, Name, Pattern, eval};

/// The greatest number of combinations that are tried. More would take longer than reading all pages.
const MOST: usize = 1 << 12;

/// Fields of more bits have too many values.
const BYTE: u32 = 8;

/// The value of an expression if it is the same for all programs.
pub(super) fn value(isa: &Isa, subject: &Subject<'_>, expr: &Expr) -> Option<bool> {
    let mut variables = Variables { isa, subject, list: Vec::new() };
    expr.walk().for_each(|part| variables.add(part));
    let variables = &variables;
    let combinations = variables.list.iter().try_fold(1, |product: usize, variable| {
        product.checked_mul(variable.domain.len()).filter(|product| *product <= MOST)
    })?;
    // Names of encodings become their codes once, because there are many combinations.
    let expr = with_codes(expr, variables)?;
    let mut found = None;
    let mut number = 0;
    for _ in 0..combinations {
        let value = eval(&expr, &Combination { variables, number })? != 0;
        if *found.get_or_insert(value) != value {
            return None;
        }
        number = (number + stride(combinations)) % combinations;
    }
    found
}

/// The expression with codes in place of the names of encodings; `None` if the code of one is unknown.
fn with_codes(expr: &Expr, variables: &Variables<'_, '_>) -> Option<Expr> {
    let code = |compared: &Expr, name: &Name| Some(Int::from(variables.code(compared, name.path.first()?)?));
    let boxed = |expr: &Expr| with_codes(expr, variables).map(Box::new);
    let side = |this: &Expr, other: &Expr| match this.as_symbol() {
        Some(name) => Some(Box::new(Expr::Int(code(other, name)?))),
        None => boxed(this),
    };
    Some(match expr {
        Expr::Unary { op, operand } => Expr::Unary { op: *op, operand: boxed(operand)? },
        Expr::Binary { op, left, right } => {
            Expr::Binary { op: *op, left: side(left, right)?, right: side(right, left)? }
        }
        Expr::Matches { subject, patterns } => {
            let pattern = |pattern: &Pattern| match pattern {
                Pattern::Name(name) => Some(Pattern::Int(code(subject, name)?)),
                Pattern::Int(_) | Pattern::Range(..) => Some(pattern.clone()),
            };
            let patterns = patterns.iter().map(pattern).collect::<Option<_>>()?;
            Expr::Matches { subject: boxed(subject)?, patterns }
        }
        other => other.clone(),
    })
}

/// The distance between combinations that are tried one after the other: all are tried, and different ones first.
fn stride(combinations: usize) -> usize {
    let is_coprime = |n: &usize| {
        let (mut a, mut b) = (*n, combinations);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a == 1
    };
    (combinations * 5 / 8 + 1..).find(is_coprime).unwrap_or(1)
}

/// A field, or a function of operands, with its values.
struct Variable<'e> {
    key: Key<'e>,
    domain: Vec<i64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Key<'e> {
    Field(&'e str),
    Call(&'e str, &'e [Expr]),
}

/// The variables of a rule.
struct Variables<'i, 'e> {
    isa: &'i Isa,
    subject: &'i Subject<'i>,
    list: Vec<Variable<'e>>,
}

impl<'e> Variables<'_, 'e> {
    /// Adds the variable that a part of the rule is, if its values are few.
    fn add(&mut self, part: &'e Expr) {
        let found = match part {
            Expr::Name(name) if !name.is_symbol() => {
                let field = name.path.first();
                let width =
                    field.and_then(|field| self.subject.field(field)?.width()).filter(|width| *width <= BYTE);
                field.zip(width).map(|(field, width)| (Key::Field(field), (0..1 << width).collect()))
            }
            Expr::Call { name, args, .. } => self.of_call(name).map(|domain| (Key::Call(name, args), domain)),
            _ => None,
        };
        if let Some((key, domain)) = found
            && self.list.iter().all(|variable| variable.key != key)
        {
            self.list.push(Variable { key, domain });
        }
    }

    fn of_call(&self, function: &str) -> Option<Vec<i64>> {
        Some(match Function::find(function)?.result {
            Domain::Int => return None,
            Domain::Bool => vec![0, 1],
            Domain::Type => self.isa.types.iter().map(|ty| i64::from(ty.code)).collect(),
            Domain::Class | Domain::Modifier => (0..8).collect(),
            Domain::LabelKind => (0..4).collect(),
            Domain::Role => (0..words::ROLES.len() as i64).collect(),
        })
    }

    /// The bit range that a name or the argument of `code` means.
    fn group(&self, path: &[String]) -> Option<&BitGroup> {
        let field = self.subject.field(path.first()?)?;
        super::names::bit_ranges(self.isa, field)?.iter().find(|group| Some(&group.name) == path.last())
    }

    /// The code of the name of an encoding, given the expression that it is compared with.
    fn code(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let code = |group: &BitGroup| {
            let found = group.values.iter().find(|value| value.name == name)?;
            i64::try_from(found.code).ok()
        };
        let isa = self.isa;
        match compared_with {
            Expr::Name(field) => code(self.group(&field.path)?),
            Expr::Call { name: function, .. } => match Function::find(function)?.result {
                Domain::Type => isa.types.iter().find(|ty| ty.name == name).map(|ty| i64::from(ty.code)),
                Domain::Role => words::ROLES.iter().position(|role| *role == name).map(|n| n as i64),
                Domain::Class => super::names::group_of(isa, words::CLASS_BITS).and_then(code),
                Domain::Modifier => super::names::group_of(isa, words::MODIFIER_BITS).and_then(code),
                Domain::LabelKind => super::names::group_of(isa, words::LABEL_BITS).and_then(code),
                Domain::Int | Domain::Bool => None,
            },
            _ => None,
        }
    }
}

/// One combination of values.
struct Combination<'v> {
    variables: &'v Variables<'v, 'v>,
    number: usize,
}

impl Combination<'_> {
    fn variable(&self, key: Key<'_>) -> Option<i64> {
        let mut rest = self.number;
        for variable in &self.variables.list {
            let count = variable.domain.len();
            if variable.key == key {
                return variable.domain.get(rest % count).copied();
            }
            rest /= count;
        }
        None
    }

    /// The bits of a bit range, of a field without bit ranges all.
    fn bits(&self, path: &[String], group: Option<&BitGroup>) -> Option<i64> {
        let raw = self.variable(Key::Field(path.first()?))?;
        match group {
            // Bits beyond the field are reported already.
            Some(group) if group.hi >= BYTE => None,
            Some(group) => Some(raw >> group.lo & ((1 << (group.hi - group.lo + 1)) - 1)),
            None => (path.len() == 1).then_some(raw),
        }
    }
}

impl Env for Combination<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let group = self.variables.group(path);
        let bits = self.bits(path, group)?;
        if let Some(group) = group.filter(|group| !group.values.is_empty()) {
            let found = group.values.iter().find(|v| i64::try_from(v.code) == Ok(bits))?;
            return Some(found.value.unwrap_or(bits));
        }
        let field = self.variables.subject.field(path.first()?)?;
        let is_signed = field.wire.iter().any(|wire| wire.integer().is_some_and(|ty| ty.signed));
        (!is_signed).then_some(bits)
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        match (function, args) {
            ("code", [Expr::Name(name)]) => self.bits(&name.path, self.variables.group(&name.path)),
            ("raw", [Expr::Name(name)]) => self.variable(Key::Field(name.path.first()?)),
            _ => self.variable(Key::Call(function, args)),
        }
    }

    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}
