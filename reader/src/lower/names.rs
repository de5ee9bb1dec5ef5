//! Names in expressions: every field, bit range and encoding that a rule speaks of exists.

use super::log::{Log, Spot, Stated};
use super::words;
use crate::isa::{BitGroup, Field, Instruction, Isa, PlatformSet, Record};
use genvisa_rule::{Domain, Expr, Function, Name, Span, names, symbols};

/// Checks the expressions of all pages.
pub(super) fn all(isa: &Isa, log: &mut Log<'_>) {
    for stated in std::mem::take(&mut log.stated) {
        let Some(subject) = Subject::find(isa, &stated.subject) else { continue };
        for name in names(&stated.expr) {
            if let Err((message, help)) = subject.resolve(isa, name) {
                log.error(&place(&stated, name.span), message, help);
            }
        }
        for (compared, name) in symbols(&stated.expr) {
            let Some(known) = subject.encodings(isa, compared) else { continue };
            let word = name.to_string();
            if !known.iter().any(|k| *k == word) {
                let message = format!("`{word}` is none of what `{compared}` can be");
                log.error(&place(&stated, name.span), message, format!("known are {}", known.join(", ")));
            }
        }
        platforms(isa, log, &stated);
    }
}

/// The subject of an expression.
enum Subject<'i> {
    Instruction(&'i Instruction),
    Record(&'i Record),
    Field(&'i Field),
}

impl<'i> Subject<'i> {
    fn find(isa: &'i Isa, name: &str) -> Option<Self> {
        let field = || isa.fields.iter().find(|f| f.name == name).map(Self::Field);
        let record = || isa.record(name).map(Self::Record);
        // An instruction without fields may be one whose layout is not understood.
        let instruction = isa.instruction(name).filter(|i| !i.fields.is_empty());
        instruction.map(Self::Instruction).or_else(record).or_else(field)
    }

    fn field(&self, name: &str) -> Option<&'i Field> {
        match self {
            Self::Instruction(instruction) => instruction.field(name),
            Self::Record(record) => record.field(name),
            Self::Field(field) => (field.name == name).then_some(field),
        }
    }

    /// The names beside fields: opcodes of an instruction, definitions of a structure.
    fn has_other(&self, name: &str) -> bool {
        match self {
            Self::Instruction(_) => matches!(name, "opcode" | "sub_opcode"),
            Self::Record(record) => record.definition(name).is_some(),
            Self::Field(_) => false,
        }
    }

    /// Checks that a name has a meaning; the error has the mistake and the known names.
    fn resolve(&self, isa: &Isa, name: &Name) -> Result<(), (String, String)> {
        let (first, part) = match &name.path[..] {
            [first] => (first, None),
            [first, part] => (first, Some(part)),
            _ => {
                return Err((
                    format!("`{name}` has too many parts"),
                    "names are `field` or `field.bit_range`".into(),
                ));
            }
        };
        let Some(field) = self.field(first) else {
            if part.is_none() && self.has_other(first) {
                return Ok(());
            }
            return Err((format!("there is no field `{first}`"), format!("there are {}", self.known())));
        };
        let Some(part) = part else { return Ok(()) };
        match bit_ranges(isa, field) {
            Some(bit_ranges) if !bit_ranges.iter().any(|r| r.name == *part) => {
                let known: Vec<&str> = bit_ranges.iter().map(|r| r.name.as_str()).collect();
                let help =
                    if known.is_empty() { String::new() } else { format!("there are {}", known.join(", ")) };
                Err((format!("`{first}` has no bits `{part}`"), help))
            }
            _ => Ok(()),
        }
    }

    fn known(&self) -> String {
        let list = |fields: &[Field]| fields.iter().map(|f| f.name.clone()).collect::<Vec<_>>().join(", ");
        match self {
            Self::Instruction(instruction) => list(&instruction.fields),
            Self::Record(record) => list(&record.fields),
            Self::Field(field) => field.name.clone(),
        }
    }

    /// The names of the values of an expression; `None` if the pages that were read do not define them.
    fn encodings(&self, isa: &'i Isa, expr: &Expr) -> Option<Vec<&'i str>> {
        let known: Vec<&str> = match expr {
            Expr::Name(name) => {
                let field = self.field(name.path.first()?)?;
                let bit_range = name.path.last()?;
                let group = bit_ranges(isa, field)?.iter().find(|r| r.name == *bit_range)?;
                group.values.iter().map(|v| v.name.as_str()).collect()
            }
            Expr::Call { name, .. } => match Function::find(name)?.result {
                Domain::Type => isa.types.iter().map(|t| t.name.as_str()).collect(),
                Domain::Role => words::ROLES.to_vec(),
                Domain::Class => encodings_of(isa, words::CLASS_BITS),
                Domain::Modifier => encodings_of(isa, words::MODIFIER_BITS),
                Domain::LabelKind => encodings_of(isa, words::LABEL_BITS),
                Domain::Int | Domain::Bool => return None,
            },
            _ => return None,
        };
        (!known.is_empty()).then_some(known)
    }
}

/// The bits of a field: its own, or those of the shared field of that name. `None` where that is not at hand.
fn bit_ranges<'i>(isa: &'i Isa, field: &'i Field) -> Option<&'i [BitGroup]> {
    if !field.bits.is_empty() {
        return Some(&field.bits);
    }
    if field.is_operand() {
        return Some(&[]);
    }
    isa.fields.iter().find(|f| f.name == field.name).map(|f| &f.bits[..])
}

/// The encodings of some bits of a structure.
fn encodings_of<'i>(isa: &'i Isa, (record, bits): (&str, &str)) -> Vec<&'i str> {
    let fields = isa.record(record).map(|r| &r.fields[..]).unwrap_or_default();
    let group = fields.iter().flat_map(|f| &f.bits).find(|g| g.name == bits);
    group.map(|g| g.values.iter().map(|v| v.name.as_str()).collect()).unwrap_or_default()
}

/// Platforms in `on("XEHP+")`.
fn platforms(isa: &Isa, log: &mut Log<'_>, stated: &Stated<'_>) {
    for call in stated.expr.walk() {
        let Expr::Call { name, args, span } = call else { continue };
        for arg in args.iter().filter(|_| name == "on") {
            let Expr::Str(text) = arg else { continue };
            let place = place(stated, *span);
            match PlatformSet::parse(text) {
                None => {
                    log.error(&place, format!("{text:?} is no set of platforms"), "written `on(\"XEHP+\")`")
                }
                Some(set) if !isa.platforms.is_empty() && set.contains(&isa.platforms, 0).is_none() => {
                    let known: Vec<&str> = isa.platforms.iter().map(|p| p.name.as_str()).collect();
                    let message = format!("{text:?} names an unknown platform");
                    log.error(&place, message, format!("known are {}", known.join(", ")));
                }
                Some(_) => {}
            }
        }
    }
}

/// The position of a part of an expression.
fn place(stated: &Stated<'_>, part: Span) -> Spot {
    let (start, length) = (stated.spot.span.start, stated.text.len());
    let range = part.range();
    let (from, to) = (range.start.min(length), range.end.min(length));
    let whole = from >= to || stated.text.get(from..to).is_none();
    let span = if whole { stated.spot.span.clone() } else { start + from..start + to };
    Spot { path: stated.spot.path.clone(), span }
}
