//! Names in expressions: every field, bit range and encoding that a rule speaks of exists.

use super::log::{Log, Spot, Stated, Usage};
use super::{parallel, supplied, words};
use crate::isa::{BitGroup, DataType, Enumerant, Field, Instruction, Isa, PlatformSet, Record, Refers, Rule};
use foldhash::HashSet;
use genvisa_report::nearest;
use genvisa_rule::functions::Argument;
use genvisa_rule::{Domain, Expr, Function, Name, Span};
use std::ops::Range;

/// The problems of an expression.
pub(super) struct Found {
    unknown: Vec<Unknown>,
    /// The message and the help, if it has one value for all programs.
    constant: Option<(&'static str, &'static str)>,
}

/// The problems of the expressions of all pages and readings, in their order. The current thread calls another function
/// first.
pub(super) fn problems<B>(
    isa: &Isa,
    is_complete: bool,
    stated: &[Stated],
    beside: impl FnOnce() -> B,
) -> (Vec<Found>, B) {
    let of_subjects: Vec<&[Stated]> = stated.chunk_by(|a, b| a.subject == b.subject).collect();
    let (found, beside) = parallel::map_beside(
        &of_subjects,
        |stated| stated.len(),
        |(), stated| {
            let subject = stated.first().and_then(|first| Subject::find(isa, &first.subject));
            let found = |stated: &Stated| {
                // The parts are looked at several times.
                let parts: Vec<&Expr> = stated.expr.walk().collect();
                let mut unknown = unknown_to(isa, is_complete, &stated.subject, subject.as_ref(), &parts);
                // A reading is for several versions of pages, whose lists of attributes differ.
                if stated.sentence.is_none() {
                    unknown.extend(parts.iter().filter_map(|part| unknown_attribute(isa, part)));
                }
                let subject = subject.as_ref().filter(|_| unknown.is_empty());
                Found {
                    constant: subject.and_then(|subject| constant(isa, subject, stated, &parts)),
                    unknown,
                }
            };
            stated.iter().map(found).collect::<Vec<_>>()
        },
        beside,
    );
    (found.into_iter().flatten().collect(), beside)
}

/// Reports the problems of expressions. An expression with unknown names may have an alternative.
pub(super) fn report(
    isa: &mut Isa,
    log: &mut Log<'_>,
    is_complete: bool,
    stated: &[Stated],
    found: Vec<Found>,
) {
    let mut seen = HashSet::default();
    for (stated, Found { unknown: problems, constant }) in stated.iter().zip(found) {
        if let (Some(place), Some(otherwise), false) = (&stated.place, &stated.otherwise, problems.is_empty())
            && unknown(isa, is_complete, &stated.subject, otherwise).is_empty()
        {
            supplied::replace(isa, &stated.subject, place, otherwise);
            continue;
        }
        if problems.is_empty() {
            match (constant, &stated.sentence) {
                (Some((message, help)), Some(sentence)) => {
                    let message = message.to_string();
                    log.conflict(&stated.spot, message, sentence, "the sentence of the page", help);
                }
                (Some((message, help)), None) => log.error(&stated.spot, message, help),
                (None, _) => {}
            }
            continue;
        }
        for Unknown { message, help, span } in problems {
            let place = place(&stated.spot, span);
            let Some(sentence) = &stated.sentence else {
                log.error(&place, message, help);
                continue;
            };
            // Several sentences may state the rules of one reading.
            if seen.insert((place.path.clone(), place.span.clone(), message.clone())) {
                log.conflict(&place, message, sentence, "the sentence of the page", help);
            }
        }
    }
}

/// A rule or a condition that has one value for all programs is a mistake: the message and the help.
fn constant(
    isa: &Isa,
    subject: &Subject<'_>,
    stated: &Stated,
    parts: &[&Expr],
) -> Option<(&'static str, &'static str)> {
    let value = super::constant::value(isa, subject, &stated.expr, parts)?;
    match (stated.usage, value) {
        (Usage::Definition, _) => None,
        (Usage::Rule, true) => Some(("the rule is always satisfied", "no program can break it")),
        (Usage::Rule, false) => Some(("the rule is never satisfied", "every program breaks it")),
        (Usage::Condition, true) => {
            Some(("the condition is always true", "a field without a condition is always present"))
        }
        (Usage::Condition, false) => Some(("the condition is never true", "the field is never present")),
    }
}

/// The rules with names that the model does not have, and their first such name: no program can break them.
pub fn dangling(isa: &Isa) -> Vec<(&Rule, String)> {
    let is_complete = isa.is_complete();
    let problem = |rule: &Rule| match genvisa_rule::parse(&rule.expr) {
        Ok(expr) => {
            let unknown = unknown(isa, is_complete, &rule.subject, &expr);
            unknown.into_iter().next().map(|unknown| unknown.message)
        }
        Err(error) => Some(error.message),
    };
    isa.rules.iter().filter_map(|rule| Some((rule, problem(rule)?))).collect()
}

/// The rules whose expressions have names that the model does not have, and their first such name.
pub fn unknown_names<'r>(
    isa: &Isa,
    rules: impl Iterator<Item = (&'r Rule, &'r Expr)>,
) -> Vec<(&'r Rule, String)> {
    let is_complete = isa.is_complete();
    let mut found = Vec::new();
    // The rules of a subject follow each other.
    let mut last: Option<(&str, Option<Subject<'_>>)> = None;
    for (rule, expr) in rules {
        if last.as_ref().is_none_or(|(name, _)| *name != &*rule.subject) {
            last = Some((&rule.subject, Subject::find(isa, &rule.subject)));
        }
        let subject = last.as_ref().and_then(|(_, subject)| subject.as_ref());
        let parts: Vec<&Expr> = expr.walk().collect();
        let unknown = unknown_to(isa, is_complete, &rule.subject, subject, &parts).into_iter().next();
        found.extend(unknown.map(|unknown| (rule, unknown.message)));
    }
    found
}

/// A name in an expression without a meaning.
struct Unknown {
    message: String,
    /// The known names.
    help: String,
    span: Span,
}

/// The names in an expression without a meaning in the model.
fn unknown(isa: &Isa, is_complete: bool, subject: &str, expr: &Expr) -> Vec<Unknown> {
    let parts: Vec<&Expr> = expr.walk().collect();
    unknown_to(isa, is_complete, subject, Subject::find(isa, subject).as_ref(), &parts)
}

/// The same, of a subject that is looked up already, and of the parts of an expression.
fn unknown_to(
    isa: &Isa,
    is_complete: bool,
    subject: &str,
    known: Option<&Subject<'_>>,
    parts: &[&Expr],
) -> Vec<Unknown> {
    let Some(known) = known else {
        // A name needs its subject. Of a few pages, the subject may be on another one.
        let is_dangling = is_complete && parts.iter().any(|part| part.as_field().is_some());
        let message = format!("no page describes `{subject}`, the subject of the rule");
        return is_dangling
            .then(|| Unknown { message, help: String::new(), span: Span::default() })
            .into_iter()
            .collect();
    };
    // Fields are reported before encodings, and these before platforms.
    let (mut fields, mut symbols, mut platforms) = (Vec::new(), Vec::new(), Vec::new());
    // A list of names is compared with one value.
    let mut of_last: Option<(&Expr, Option<Encodings<'_>>)> = None;
    for part in parts {
        if let Some(name) = part.as_field()
            && let Err((message, help)) = known.resolve(isa, is_complete, name)
        {
            fields.push(Unknown { message, help, span: name.span });
        }
        for (compared, name) in part.compared_symbols() {
            if of_last.as_ref().is_none_or(|(last, _)| !std::ptr::eq(*last, compared)) {
                of_last = Some((compared, known.encodings(isa, is_complete, compared)));
            }
            let Some((_, Some(encodings))) = &of_last else { continue };
            let word = name.path.first().map_or("", String::as_str);
            if !encodings.names().any(|name| name == word) {
                symbols.push(Unknown {
                    message: format!("`{word}` is none of the encodings of `{compared}`"),
                    help: listed("known are", &encodings.names().collect::<Vec<_>>()),
                    span: name.span,
                });
            }
        }
        unknown_platforms(isa, part, &mut platforms);
    }
    fields.append(&mut symbols);
    fields.append(&mut platforms);
    fields
}

/// A list of names, if there are any.
fn listed(words: &str, names: &[&str]) -> String {
    if names.is_empty() { String::new() } else { format!("{words} {}", names.join(", ")) }
}

/// The subject of an expression.
pub(super) enum Subject<'i> {
    Instruction(&'i Instruction),
    Record(&'i Record),
    Field(&'i Field),
    /// A class of declarations. Its one name is that of the class, which is in place of a field.
    Class(&'i str),
}

impl<'i> Subject<'i> {
    fn find(isa: &'i Isa, name: &'i str) -> Option<Self> {
        if Refers::parse(name).is_some() {
            return Some(Self::Class(name));
        }
        let field = || isa.fields.iter().find(|f| f.name == name).map(Self::Field);
        let record = || isa.record(name).map(Self::Record);
        // A rule of a shared field holds for the field of that name in each instruction.
        let of_instruction = || isa.instructions.iter().find_map(|i| i.field(name)).map(Self::Field);
        isa.instruction(name).map(Self::Instruction).or_else(record).or_else(field).or_else(of_instruction)
    }

    /// The field of that name.
    pub(super) fn field(&self, name: &str) -> Option<&'i Field> {
        match self {
            Self::Instruction(instruction) => instruction.field(name),
            Self::Record(record) => record.field(name),
            Self::Field(field) => (field.name == name).then_some(field),
            Self::Class(_) => None,
        }
    }

    /// The names beside fields: opcodes of an instruction, definitions of a structure.
    fn has_other(&self, name: &str) -> bool {
        match self {
            Self::Instruction(_) => matches!(name, "opcode" | "sub_opcode"),
            Self::Record(record) => record.definition(name).is_some(),
            Self::Field(_) => false,
            Self::Class(class) => *class == name,
        }
    }

    /// Checks that a name has a meaning; the error has the mistake and the known names.
    fn resolve(&self, isa: &Isa, is_complete: bool, name: &Name) -> Result<(), (String, String)> {
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
            // Of an instruction without fields, the layout may not be understood.
            if part.is_none() && self.has_other(first) {
                return Ok(());
            }
            return Err((format!("there is no field `{first}`"), format!("there are {}", self.known())));
        };
        let Some(part) = part else { return Ok(()) };
        match isa.bit_ranges(field).or(is_complete.then_some(&[])) {
            Some(bit_ranges) if !bit_ranges.iter().any(|r| r.name == *part) => {
                let known: Vec<&str> = bit_ranges.iter().map(|r| r.name.as_str()).collect();
                Err((format!("`{first}` has no bits `{part}`"), listed("there are", &known)))
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
            Self::Class(class) => class.to_string(),
        }
    }

    /// The values of an expression that have names; `None` if the pages that define them are not at hand.
    fn encodings(&self, isa: &'i Isa, is_complete: bool, expr: &Expr) -> Option<Encodings<'i>> {
        match expr {
            // An unknown field or bit range is reported already.
            Expr::Name(name) => {
                let (field, bit_range) = (self.field(name.path.first()?)?, name.path.last()?);
                let bit_ranges = isa.bit_ranges(field).or(is_complete.then_some(&[]))?;
                match bit_ranges.iter().find(|r| r.name == *bit_range) {
                    Some(group) => Some(Encodings::Group(group)),
                    None => (name.path.len() == 1).then_some(Encodings::None),
                }
            }
            Expr::Call { name, .. } => {
                let shared = |place| group_of(isa, place).map_or(Encodings::None, Encodings::Group);
                let known = match Function::find(name)?.result {
                    Domain::Type => Encodings::Types(&isa.types),
                    Domain::Role => Encodings::Roles,
                    Domain::Class => shared(words::CLASS_BITS),
                    Domain::Modifier => shared(words::MODIFIER_BITS),
                    Domain::LabelKind => shared(words::LABEL_BITS),
                    Domain::Int | Domain::Bool => return Some(Encodings::None),
                };
                (is_complete || known.names().next().is_some()).then_some(known)
            }
            _ => Some(Encodings::None),
        }
    }
}

/// The place of the names of values.
#[derive(Clone, Copy)]
enum Encodings<'i> {
    Group(&'i BitGroup),
    Types(&'i [DataType]),
    Roles,
    None,
}

impl<'i> Encodings<'i> {
    fn names(self) -> impl Iterator<Item = &'i str> {
        let (group, types, roles): (&[Enumerant], &[DataType], &[&str]) = match self {
            Self::Group(group) => (&group.values, &[], &[]),
            Self::Types(types) => (&[], types, &[]),
            Self::Roles => (&[], &[], &words::ROLES),
            Self::None => (&[], &[], &[]),
        };
        let named =
            group.iter().map(|value| value.name.as_str()).chain(types.iter().map(|ty| ty.name.as_str()));
        named.chain(roles.iter().copied())
    }
}

/// Some bits of a structure.
pub(super) fn group_of<'i>(isa: &'i Isa, (record, bits): (&str, &str)) -> Option<&'i BitGroup> {
    let fields = isa.record(record).map(|r| &r.fields[..]).unwrap_or_default();
    fields.iter().flat_map(|f| &f.bits).find(|g| g.name == bits)
}

/// Reports the platforms of a call `on("XEHP+")`.
fn unknown_platforms(isa: &Isa, call: &Expr, found: &mut Vec<Unknown>) {
    let Expr::Call { name, args, span } = call else { return };
    for arg in args.iter().filter(|_| name == "on") {
        let Expr::Str(text) = arg else { continue };
        match PlatformSet::parse(text) {
            None => {
                let message = format!("{text:?} is no set of platforms");
                found.push(Unknown { message, help: "written `on(\"XEHP+\")`".into(), span: *span });
            }
            Some(set) if !isa.platforms.is_empty() && set.contains(&isa.platforms, 0).is_none() => {
                let known: Vec<&str> = isa.platforms.iter().map(|p| p.name.as_str()).collect();
                let message = format!("{text:?} names an unknown platform");
                found.push(Unknown { message, help: listed("known are", &known), span: *span });
            }
            Some(_) => {}
        }
    }
}

/// The attribute of a call `attribute("Target")` that the table of attributes does not have.
fn unknown_attribute(isa: &Isa, call: &Expr) -> Option<Unknown> {
    let Expr::Call { name, args, span } = call else { return None };
    let [Expr::Str(text)] = &args[..] else { return None };
    let is_known = isa.attributes.is_empty() || isa.attributes.iter().any(|one| one.name == *text);
    if is_known || Function::find(name)?.arguments != [Argument::Attribute] {
        return None;
    }
    let known: Vec<&str> = isa.attributes.iter().map(|one| one.name.as_str()).collect();
    let help = nearest(text, known).map_or(String::new(), |known| format!("did you mean `{known}`?"));
    Some(Unknown { message: format!("no table has the attribute `{text}`"), help, span: *span })
}

/// The position of a part of an expression.
fn place(whole: &Spot, part: Span) -> Spot {
    let Range { start, end } = whole.span;
    let range = part.range();
    let (from, to) = ((start + range.start).min(end), (start + range.end).min(end));
    Spot { path: whole.path.clone(), span: if from < to { from..to } else { start..end } }
}
