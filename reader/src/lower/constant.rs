//! Rules with one value for all programs: one that is always true can never be broken, and one that is always false never be
//! satisfied. Both are mistakes.
//!
//! A rule is evaluated for every combination of its fields and of the properties of its operands, as long as they are few.
//! Everything else is unknown; so a result that is known is known for all programs.

use super::names::Subject;
use super::words;
use crate::isa::{BitGroup, DataType, Isa};
use genvisa_rule::{Domain, Env, Expr, Function, Name, eval};

/// The greatest number of combinations that are tried. More would take longer than reading all pages.
const MOST: usize = 1 << 12;

/// Fields of more bits have too many values.
const BYTE: u32 = 8;

/// The value of an expression with these parts if it is the same for all programs.
pub(super) fn value(isa: &Isa, subject: &Subject<'_>, expr: &Expr, parts: &[&Expr]) -> Option<bool> {
    let mut variables = Variables { isa, subject, list: Vec::new() };
    parts.iter().for_each(|part| variables.add(part));
    let variables = &variables;
    let combinations = variables.list.iter().try_fold(1, |product: usize, variable| {
        product.checked_mul(variable.values.len()).filter(|product| *product <= MOST)
    })?;
    // Everything is looked up once, because there are many combinations.
    let leaves: Vec<Leaf<'_>> = parts.iter().filter_map(|part| Leaf::of(part, variables)).collect();
    let code = |(compared, name): (&Expr, &Name)| {
        let word = name.path.first()?;
        Some((address(word.as_bytes()), variables.code(compared, word)?))
    };
    let symbols = parts.iter().flat_map(|part| part.compared_symbols());
    let mut codes: Vec<(usize, i64)> = symbols.map(code).collect::<Option<_>>()?;
    codes.sort_unstable();
    let (mut found, mut number, step) = (None, 0, stride(combinations));
    for _ in 0..combinations {
        let value = eval(expr, &Combination { leaves: &leaves, codes: &codes, number })? != 0;
        if *found.get_or_insert(value) != value {
            return None;
        }
        number = (number + step) % combinations;
    }
    found
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
struct Variable<'i, 'e> {
    key: Key<'e>,
    values: Values<'i>,
}

/// The values of a variable, in order.
#[derive(Clone, Copy)]
enum Values<'i> {
    /// The numbers from 0 on, so many.
    First(usize),
    /// The codes of data types.
    Types(&'i [DataType]),
}

impl Values<'_> {
    fn len(self) -> usize {
        match self {
            Self::First(count) => count,
            Self::Types(types) => types.len(),
        }
    }

    fn get(self, n: usize) -> Option<i64> {
        match self {
            Self::First(_) => i64::try_from(n).ok(),
            Self::Types(types) => types.get(n).map(|ty| i64::from(ty.code)),
        }
    }
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
    list: Vec<Variable<'i, 'e>>,
}

impl<'i, 'e> Variables<'i, 'e> {
    /// Adds the variable that a part of the rule is, if its values are few.
    fn add(&mut self, part: &'e Expr) {
        let found = match part {
            Expr::Name(name) if !name.is_symbol() => {
                let field = name.path.first();
                let width =
                    field.and_then(|field| self.subject.field(field)?.width()).filter(|width| *width <= BYTE);
                field.zip(width).map(|(field, width)| (Key::Field(field), Values::First(1 << width)))
            }
            Expr::Call { name, args, .. } => self.of_call(name).map(|values| (Key::Call(name, args), values)),
            _ => None,
        };
        if let Some((key, values)) = found
            && self.list.iter().all(|variable| variable.key != key)
        {
            self.list.push(Variable { key, values });
        }
    }

    fn of_call(&self, function: &str) -> Option<Values<'i>> {
        Some(match Function::find(function)?.result {
            Domain::Int => return None,
            Domain::Bool => Values::First(2),
            Domain::Type => Values::Types(&self.isa.types),
            Domain::Class | Domain::Modifier => Values::First(8),
            Domain::LabelKind => Values::First(4),
            Domain::Role => Values::First(words::ROLES.len()),
        })
    }

    /// The bit range that a name or the argument of `code` means.
    fn group(&self, path: &[String]) -> Option<&BitGroup> {
        let field = self.subject.field(path.first()?)?;
        self.isa.bit_range(field, path.last()?)
    }

    /// The bit range that a name means, or the whole field. `None` if the field has no such bits.
    fn group_of(&self, name: &Name) -> Option<Option<&BitGroup>> {
        let group = self.group(&name.path);
        (group.is_some() || name.path.len() == 1).then_some(group)
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

/// A name or a call in a rule, with everything that its value depends on.
struct Leaf<'v> {
    /// Its address in the expression, which distinguishes it from the others.
    address: usize,
    /// The values of its variable.
    values: Values<'v>,
    /// The combinations with one value of the variable after the other.
    stride: usize,
    reads: Reads<'v>,
}

/// The part of the value of a variable that a leaf is.
enum Reads<'v> {
    Whole,
    /// A bit range, of a field without bit ranges all.
    Bits(Option<&'v BitGroup>),
    /// The value that the encoding of such bits means. Without encodings, that of signed bits is unknown.
    Meaning {
        group: Option<&'v BitGroup>,
        is_signed: bool,
    },
}

impl<'v> Leaf<'v> {
    fn of(part: &Expr, variables: &'v Variables<'_, '_>) -> Option<Self> {
        let (address, key, reads) = match part {
            Expr::Name(name) => {
                let field = name.path.first()?;
                let group = variables.group_of(name)?;
                let wire = variables.subject.field(field).map(|field| &field.wire[..]).unwrap_or_default();
                let is_signed = wire.iter().any(|wire| wire.integer().is_some_and(|ty| ty.signed));
                (address(&name.path), Key::Field(field), Reads::Meaning { group, is_signed })
            }
            Expr::Call { name: function, args, .. } => {
                let (key, reads) = match (function.as_str(), &args[..]) {
                    ("code", [Expr::Name(name)]) => {
                        (Key::Field(name.path.first()?), Reads::Bits(variables.group_of(name)?))
                    }
                    ("raw", [Expr::Name(name)]) => (Key::Field(name.path.first()?), Reads::Whole),
                    (function, args) => (Key::Call(function, args), Reads::Whole),
                };
                (address(function.as_bytes()), key, reads)
            }
            _ => return None,
        };
        let at = variables.list.iter().position(|variable| variable.key == key)?;
        let (before, rest) = variables.list.split_at(at);
        let stride = before.iter().map(|variable| variable.values.len()).product();
        Some(Self { address, values: rest.first()?.values, stride, reads })
    }

    fn value(&self, combination: usize) -> Option<i64> {
        let whole = self.values.get((combination / self.stride).checked_rem(self.values.len())?)?;
        let bits = |group: Option<&BitGroup>| match group {
            // Bits beyond the field are reported already.
            Some(group) if group.hi >= BYTE => None,
            Some(group) => Some(whole >> group.lo & ((1 << (group.hi - group.lo + 1)) - 1)),
            None => Some(whole),
        };
        match self.reads {
            Reads::Whole => Some(whole),
            Reads::Bits(group) => bits(group),
            Reads::Meaning { group, is_signed } => {
                let bits = bits(group)?;
                match group.filter(|group| !group.values.is_empty()) {
                    Some(group) => {
                        let found = group.values.iter().find(|v| i64::try_from(v.code) == Ok(bits))?;
                        Some(found.value.unwrap_or(bits))
                    }
                    None => (!is_signed).then_some(bits),
                }
            }
        }
    }
}

fn address<T>(list: &[T]) -> usize {
    list.as_ptr() as usize
}

/// One combination of values.
struct Combination<'v> {
    leaves: &'v [Leaf<'v>],
    /// The codes of the names of encodings, by their addresses in the expression.
    codes: &'v [(usize, i64)],
    number: usize,
}

impl Combination<'_> {
    fn leaf(&self, address: usize) -> Option<i64> {
        self.leaves.iter().find(|leaf| leaf.address == address)?.value(self.number)
    }
}

impl Env for Combination<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.leaf(address(path))
    }

    fn call(&self, function: &str, _: &[Expr]) -> Option<i64> {
        self.leaf(address(function.as_bytes()))
    }

    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        let at = self.codes.binary_search_by_key(&address(name.as_bytes()), |(address, _)| *address).ok()?;
        self.codes.get(at).map(|(_, code)| *code)
    }
}
