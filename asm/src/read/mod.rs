//! Reading an instruction: a statement is matched with each form that begins with its word.

mod group;
mod mistake;
mod reader;
mod token;
mod value;

use crate::Problem;
use crate::access;
use crate::cursor::{Cursor, is_name};
use crate::forms::{FORMS, Form};
use crate::newer;
use crate::operand;
use crate::symbols::Names;
use genvisa::{Instruction, Modifier};
use reader::{Reader, Stop};
use std::ops::Range;

pub(crate) use mistake::foreign_comment;
pub use mistake::instead_of;
pub(crate) use token::channels;

/// The text of a field of an instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSpan {
    /// The name of the field.
    pub field: &'static str,
    /// The number of the element, for repeated fields; otherwise 0.
    pub element: usize,
    /// The bytes in the text.
    pub span: Range<usize>,
}

/// Reads the instruction at the cursor, up to the end of its statement.
///
/// # Errors
/// If the word begins no instruction, or no form of the instruction matches: the problem of the form that matched furthest.
pub fn instruction(cursor: &mut Cursor<'_>, names: &mut dyn Names) -> Result<Instruction, Problem> {
    with_spans(cursor, names, None)
}

/// Reads an instruction as [`instruction`] does, and collects the spans of its fields if `spans` is given.
///
/// # Errors
/// As [`instruction`].
pub fn with_spans(
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    spans: Option<&mut Vec<FieldSpan>>,
) -> Result<Instruction, Problem> {
    let statement = *cursor;
    along_forms(cursor, names, spans).map_err(|problem| match word(&statement) {
        Ok((word, _)) => newer::explain(word, &statement, problem),
        Err(_) => problem,
    })
}

fn along_forms(
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    mut spans: Option<&mut Vec<FieldSpan>>,
) -> Result<Instruction, Problem> {
    let word = word(cursor)?;
    let forms = FORMS.by_word(word.0);
    if forms.is_empty() {
        return Err(mistake::unknown(word, *cursor, names));
    }
    let mut furthest: Option<Box<Misfit>> = None;
    for form in forms.iter().filter_map(|form| FORMS.all.get(*form)) {
        let mut here = *cursor;
        match follow(form, &mut here, names, spans.as_deref_mut()) {
            Ok(instruction) => {
                *cursor = here;
                return Ok(instruction);
            }
            Err(misfit) if furthest.as_ref().is_none_or(|known| known.end() < misfit.end()) => {
                furthest = Some(misfit);
            }
            Err(_) => {}
        }
    }
    Err(match furthest {
        Some(misfit) => mistake::of_form(word, *cursor, *misfit, names),
        None => mistake::unknown(word, *cursor, names),
    })
}

/// A form that does not fit a statement.
struct Misfit {
    form: &'static Form,
    problem: Problem,
    /// The part of the form that could not be read; `None` if the statement continues where the form ends.
    stop: Option<Stop>,
}

impl Misfit {
    /// The offset in the text up to which the form fits.
    fn end(&self) -> usize {
        end(&self.problem, self.stop)
    }
}

/// The offset in the text at which a problem was noticed.
fn end(problem: &Problem, stop: Option<Stop>) -> usize {
    stop.map_or(0, |stop| stop.end).max(problem.span.start)
}

/// Whether statements can begin with a word.
pub(crate) fn begins_instruction(word: &str) -> bool {
    !FORMS.by_word(word).is_empty()
}

/// The form that is tried first for a line.
pub(crate) fn first_form(line: &str) -> Option<&'static Form> {
    let (word, _) = word(&Cursor::new(line, 0)).ok()?;
    FORMS.all.get(*FORMS.by_word(word).first()?)
}

/// Moves to the word of the instruction, after the predicate if there is one.
fn after_predicate(mut cursor: Cursor<'_>) -> Result<Cursor<'_>, Problem> {
    if cursor.peek() == Some(b'(') {
        let begin = cursor;
        cursor.advance(1);
        // A predicate contains no bracket.
        cursor.take_while(|b| b != b')' && b != b'(');
        if !cursor.eat(")") {
            return Err(mistake::open_predicate(begin));
        }
    }
    cursor.skip_blanks();
    Ok(cursor)
}

/// The word that names the instruction, and its offset in the text.
fn word<'t>(cursor: &Cursor<'t>) -> Result<(&'t str, usize), Problem> {
    let mut here = after_predicate(*cursor)?;
    let start = here.offset();
    let word = here.take_while(|b| is_name(b) || b == b'+');
    if word.is_empty() { Err(mistake::no_instruction(here)) } else { Ok((word, start)) }
}

fn follow(
    form: &'static Form,
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    mut spans: Option<&mut Vec<FieldSpan>>,
) -> Result<Instruction, Box<Misfit>> {
    let misfit = |problem, stop| Box::new(Misfit { form, problem, stop });
    let blank = Instruction::blank(form.instruction);
    let no_encoding = || misfit(cursor.expected("an instruction that has an encoding"), None);
    let instruction = blank.ok_or_else(no_encoding)?;
    if let Some(spans) = &mut spans {
        spans.clear();
    }
    let mut reader =
        Reader { instruction, saturates: None, absent_pitch: None, deepest: None, stop: None, names, spans };
    reader.word_before_predicate(&form.nodes, *cursor).map_err(|problem| misfit(problem, None))?;
    let mut result = reader.nodes(&form.nodes, cursor);
    if result.is_ok() && !cursor.is_at_end() {
        result = Err(cursor.expected("the end of the line"));
    }
    match (result, reader.deepest) {
        (Ok(()), _) => {}
        // A mistake inside of an optional part is more precise than one at its begin.
        (Err(problem), Some((deepest, stop))) if end(&deepest, stop) > end(&problem, reader.stop) => {
            return Err(misfit(deepest, stop));
        }
        (Err(problem), _) => return Err(misfit(problem, reader.stop)),
    }
    if let Some((field, operand)) =
        reader.saturates.and_then(|field| Some((field, access::vector(&reader.instruction, field)?)))
    {
        let saturated = operand::read::with_modifier(operand, Modifier::Sat);
        access::set_vector(&mut reader.instruction, field, saturated);
    }
    if let Some(field) = reader.absent_pitch {
        let pitch = group::bytes_of_data(&reader.instruction).map(operand::number);
        access::set_vector(&mut reader.instruction, field, pitch.unwrap_or_default());
    }
    Ok(reader.instruction)
}
