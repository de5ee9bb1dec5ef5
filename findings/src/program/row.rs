//! Findings as users read them.

use super::Program;
use super::declared;
use super::finding::{Cause, Finding};
use crate::related::{DECLARED, declaration, field_span};
use crate::verdict::{Fix, Value, Verdict, Verdicts, code, find_word_in, list};
use genvisa::{DecodeError, Level, Module, ModuleLocation, Rule, Violation};
use genvisa_asm::Problem;
use genvisa_asm::report::Source;
use genvisa_report::text_of;
use genvisa_runtime::Wire;
use genvisa_runtime::object::Declared;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::ops::Range;

/// Makes the rows of findings about a program. [`Program::rows`](super::Program::rows) returns it.
pub struct Rows<'a> {
    pub(super) program: &'a Program<'a>,
    pub(super) verdicts: Verdicts<'a>,
}

/// A finding as users read it.
#[derive(Debug, Clone, Serialize)]
pub struct Row<'a> {
    /// The level of the rule; input that cannot be read is an error.
    #[serde(serialize_with = "name")]
    pub level: Level,
    /// Name of the file, `<stdin>` for standard input.
    pub file: &'a str,
    /// The bytes in the text; empty for an object.
    #[serde(skip)]
    pub span: Range<usize>,
    /// The same range in lines and columns; absent for an object.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
    /// Location in an object. Absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<ObjectPlace>,
    /// Bytes from the start of an object file to the location. Absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byte: Option<usize>,
    /// The instruction of an object as text. Absent for a text, and for declarations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// Identifier of the rule; absent if the input cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The kind of mistake in an input that cannot be read or is not in use; absent for a rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The facts that were found and those that are allowed.
    pub message: Cow<'a, str>,
    /// The facts that were found.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub found: String,
    /// The values that are allowed in their place, if they are a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<String>,
    /// The requirement of the rule as a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<&'static str>,
    /// The violated expression, in the rule language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
    /// The parts of the expression and their values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The source of the rule, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The only change that satisfies the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<Replacement>,
    /// Another place in the text that explains the finding, such as the declaration of the variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub related: Option<Related>,
}

/// A place that explains a finding.
#[derive(Debug, Clone, Serialize)]
pub struct Related {
    /// The meaning of the place.
    pub label: &'static str,
    /// The bytes in the text.
    #[serde(serialize_with = "ends")]
    pub span: Range<usize>,
    /// The same range in lines and columns.
    #[serde(flatten)]
    pub region: Region,
}

impl Related {
    /// A range of bytes and its label.
    pub fn new(source: &Source<'_>, (span, label): (Range<usize>, &'static str)) -> Self {
        Self { label, region: Region::of(source, &span), span }
    }
}

/// A change that satisfies a rule.
#[derive(Debug, Clone, Serialize)]
pub struct Replacement {
    /// The change in words.
    pub text: String,
    /// The range in the text that is replaced; absent for an object.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
    /// The new text; absent for an object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replacement: Option<String>,
    /// Bytes from the start of the object file to those that are replaced; absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byte: Option<usize>,
    /// The new bytes; absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Vec<u8>>,
}

/// A fix of a text, if the word that it replaces is once in one of some ranges.
fn in_text(fix: &Fix, source: &Source<'_>, ranges: [&Range<usize>; 2]) -> Option<Replacement> {
    let (old, new) = fix.words.as_ref()?;
    let span = find_word_in(source.text(), ranges, old)?;
    Some(Replacement {
        text: format!("write `{new}`"),
        region: Some(Region::of(source, &span)),
        replacement: Some(new.clone()),
        byte: None,
        bytes: None,
    })
}

/// A fix of an object whose instruction begins at a byte.
fn in_object(fix: Fix, byte: usize) -> Replacement {
    let (offset, bytes) = fix.bytes;
    let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let at = byte + offset;
    let text = match fix.words {
        Some((_, new)) => format!("write `{new}`: {} at byte {at}", hex.join(" ")),
        None => format!("write {} at byte {at}", hex.join(" ")),
    };
    Replacement { text, region: None, replacement: None, byte: Some(at), bytes: Some(bytes) }
}

impl<'a> Rows<'a> {
    /// A finding as users read it.
    pub fn row(&mut self, finding: &Finding<'_>) -> Row<'a> {
        let program = self.program;
        let source = program.source();
        let region = source.map(|source| Region::of(source, &finding.span));
        let row = Row { span: finding.span.clone(), ..Row::blank(finding.level(), program.name, region) };
        match &finding.cause {
            Cause::Violated(location, violation) => {
                let Verdict { message, found, allowed, values, field, fix, .. } =
                    self.verdicts.verdict(*location, violation);
                let rule = violation.rule;
                let span = field_span(program.spans(), *location, field, &finding.span);
                let region = source.map(|source| Region::of(source, &span));
                let row = Row {
                    message: with_others(message, finding).into(),
                    found,
                    allowed,
                    related: source.and_then(|source| {
                        let span = declaration(program.spans(), *location, &span, &values)?;
                        Some(Related::new(source, (span, DECLARED)))
                    }),
                    values,
                    span: span.clone(),
                    ..Row::of_rule(rule, program.name, region)
                };
                match (source, fix) {
                    (Some(source), Some(fix)) => {
                        Row { fix: in_text(&fix, source, [&span, &finding.statement]), ..row }
                    }
                    (Some(_), None) => row,
                    (None, fix) => {
                        let row = self.located(row, *location, violation);
                        let fix = row.byte.zip(fix).map(|(byte, fix)| in_object(fix, byte));
                        Row { fix, ..row }
                    }
                }
            }
            Cause::Undecodable(location, rest) => {
                let row = row.unreadable(&rest.error);
                let message = match rest.bytes.first() {
                    Some(opcode) => format!(
                        "the instruction with the opcode {opcode:#04x} cannot be decoded: {}",
                        row.message
                    ),
                    None => row.message.to_string(),
                };
                let message = message + &misplaced(&program.module, *location).unwrap_or_default();
                Row {
                    place: Some(ObjectPlace::of(&program.module, *location)),
                    message: message.into(),
                    ..row
                }
            }
            Cause::Unused(bytes) => row.unused(bytes),
            Cause::Unread(number) => {
                let problem = program.problems.get(*number);
                let other = source.zip(problem.and_then(|problem| problem.other.clone()));
                Row {
                    code: Some("syntax".to_string()),
                    message: problem.map_or("", |problem| &problem.message).into(),
                    related: other.map(|(source, other)| Related::new(source, other)),
                    ..row
                }
            }
        }
    }

    /// Adds the location in an object.
    fn located(&mut self, row: Row<'a>, location: ModuleLocation, violation: &Violation) -> Row<'a> {
        let module = &self.program.module;
        let at = self.verdicts.instruction(location);
        let part = declared::of(module, location, violation);
        let byte = at.as_ref().map(|at| at.byte).or(part.map(|part| part.byte));
        let place =
            ObjectPlace { element: part.and_then(|part| part.element), ..ObjectPlace::of(module, location) };
        Row {
            place: Some(place),
            byte: byte.or_else(|| module.offset_of(location)),
            instruction: at.map(|at| at.text),
            ..row
        }
    }

    /// The mistake in the text that a finding is about.
    pub fn problem(&self, finding: &Finding<'_>) -> Option<&'a Problem> {
        match &finding.cause {
            Cause::Unread(number) => self.program.problems.get(*number),
            Cause::Violated(..) | Cause::Undecodable(..) | Cause::Unused(_) => None,
        }
    }
}

/// A message and the other operands, or the number of other instructions, for which it holds.
pub(crate) fn with_others(message: String, finding: &Finding<'_>) -> String {
    let operands: Vec<String> = finding.operands.iter().map(|operand| code(operand)).collect();
    match finding.others {
        0 if !operands.is_empty() => format!("{message}; the same holds for {}", list(&operands, " and ")),
        0 => message,
        1 => format!("{message}; the same holds for 1 more instruction"),
        others => format!("{message}; the same holds for {others} more instructions"),
    }
}

/// A clause about an `entry` that leads elsewhere than behind the declarations of a kernel or function, where instructions begin.
fn misplaced(module: &Module, location: ModuleLocation) -> Option<String> {
    let version = module.version();
    let (code, declarations) = match location {
        ModuleLocation::KernelInstruction(n, _) => {
            let data = &module.kernels.get(n)?.data;
            (data.code(), data.encoded_len(version))
        }
        ModuleLocation::FunctionInstruction(n, _) => {
            let data = &module.functions.get(n)?.as_ref()?.data;
            (data.code(), data.encoded_len(version))
        }
        _ => return None,
    };
    let is_misplaced = code.entry as usize != declarations;
    is_misplaced
        .then(|| format!("; `entry` is {}, but the declarations have {declarations} bytes", code.entry))
}

impl<'a> Row<'a> {
    /// A finding without a message.
    pub fn blank(level: Level, file: &'a str, region: Option<Region>) -> Self {
        Self {
            level,
            file,
            span: 0..0,
            region,
            place: None,
            byte: None,
            instruction: None,
            rule: None,
            code: None,
            message: "".into(),
            found: String::new(),
            allowed: Vec::new(),
            sentence: None,
            expected: None,
            values: Vec::new(),
            page: None,
            fix: None,
            related: None,
        }
    }

    /// A finding about a violated rule, without a message.
    pub(crate) fn of_rule(rule: &'static Rule, file: &'a str, region: Option<Region>) -> Self {
        Self {
            rule: Some(rule.id),
            sentence: Some(rule.doc),
            expected: Some(rule.expr),
            page: Some(format!("{}:{}", rule.page, rule.line)),
            ..Self::blank(rule.level, file, region)
        }
    }

    /// The same about bytes that belong to nothing.
    pub(crate) fn unused(self, bytes: &Range<usize>) -> Self {
        Self {
            byte: Some(bytes.start),
            code: Some("decode/unused".to_string()),
            message: match bytes.len() {
                1 => "the byte belongs to no part of the file".into(),
                count => format!("{count} bytes belong to no part of the file").into(),
            },
            ..self
        }
    }

    /// The same about bytes that cannot be decoded.
    pub fn unreadable(self, error: &DecodeError) -> Self {
        let field = error.path.to_string();
        let message =
            if field.is_empty() { error.fault.to_string() } else { format!("`{field}`: {}", error.fault) };
        Self {
            byte: Some(error.offset),
            code: Some(format!("decode/{}", error.fault.code())),
            message: message.into(),
            ..self
        }
    }
}

/// A location in an object: the header, or a kernel or function with its name, and the index of an instruction or of an element of
/// a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectPlace {
    part: &'static str,
    name: String,
    instruction: Option<usize>,
    element: Option<(&'static str, usize)>,
}

impl ObjectPlace {
    /// The header of a file.
    pub(crate) fn header() -> Self {
        Self { part: "header", name: String::new(), instruction: None, element: None }
    }

    /// A kernel or function of debug information, which does not state which of the two.
    pub(crate) fn object(name: String) -> Self {
        Self { part: "object", name, instruction: None, element: None }
    }

    fn of(module: &Module, place: ModuleLocation) -> Self {
        let header = &module.header;
        let kernel = |n: usize| header.kernel_info.get(n).map(|info| &info.name);
        let function = |n: usize| header.function_info.get(n).map(|info| &info.name);
        let (part, name, instruction) = match place {
            ModuleLocation::Header => ("header", None, None),
            ModuleLocation::Kernel(n) => ("kernel", kernel(n), None),
            ModuleLocation::KernelInstruction(n, at) => ("kernel", kernel(n), Some(at)),
            ModuleLocation::Function(n) => ("function", function(n), None),
            ModuleLocation::FunctionInstruction(n, at) => ("function", function(n), Some(at)),
        };
        let name = name.map_or(&[][..], Vec::as_slice);
        Self { part, name: text_of(name).into_owned(), instruction, element: None }
    }

    /// `kernel k, instruction 3`, with the name as `show` returns it.
    pub fn text(&self, show: impl FnOnce(&str) -> Cow<'_, str>) -> String {
        let mut text = self.part.to_string();
        if self.part != "header" {
            text += " ";
            text += &show(&self.name);
        }
        if let Some(at) = self.instruction {
            text += &format!(", instruction {at}");
        }
        if let Some((noun, number)) = self.element {
            text += &format!(", {noun} {number}");
        }
        text
    }
}

/// Writes the location with the whole name, which JSON escapes.
impl Serialize for ObjectPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text(|name| name.into()))
    }
}

/// Writes a range as its two ends.
fn ends<S: Serializer>(span: &Range<usize>, serializer: S) -> Result<S::Ok, S::Error> {
    (span.start, span.end).serialize(serializer)
}

/// Writes the name of a level.
fn name<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

/// A range in a text, in lines and columns from 1. The end is exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Region {
    /// The first line.
    pub line: usize,
    /// The first column, in characters.
    pub column: usize,
    /// The line of the end.
    pub end_line: usize,
    /// The column behind the last character.
    pub end_column: usize,
}

impl Region {
    /// The range of some bytes.
    pub fn of(source: &Source<'_>, span: &Range<usize>) -> Self {
        let ((line, column), (end_line, end_column)) =
            (source.position(span.start), source.position(span.end));
        Self { line, column, end_line, end_column }
    }
}
