//! Reading an instruction: a statement is matched with each form that begins with its word.

mod group;
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
use genvisa_report::{clipped, nearest};
use reader::Reader;
use std::ops::Range;

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
        return Err(unknown(word));
    }
    let mut furthest: Option<Problem> = None;
    for form in forms.iter().filter_map(|form| FORMS.all.get(*form)) {
        let mut here = *cursor;
        match follow(form, &mut here, names, spans.as_deref_mut()) {
            Ok(instruction) => {
                *cursor = here;
                return Ok(instruction);
            }
            Err(problem) if furthest.as_ref().is_none_or(|known| known.span.start < problem.span.start) => {
                furthest = Some(problem);
            }
            Err(_) => {}
        }
    }
    Err(furthest.map_or_else(|| unknown(word), |problem| without_suffix(word, cursor, problem)))
}

/// If a problem is a suffix of the word, as in `.sat`: the problem that no form of the instruction has it.
fn without_suffix((word, start): (&str, usize), statement: &Cursor<'_>, problem: Problem) -> Problem {
    let behind = start + word.len();
    let Ok(mut cursor) = after_predicate(*statement) else { return problem };
    cursor.advance(word.len());
    let suffix = match cursor.peek() {
        Some(b'.') if problem.span.start == behind => cursor.take_while(|b| is_name(b) || b == b'.'),
        _ => return problem,
    };
    let message = format!("`{}` takes no `{}`", clipped(word), clipped(suffix));
    Problem { span: behind..behind + suffix.len(), message, ..problem }
}

/// The form that is tried first for a line.
pub(crate) fn first_form(line: &str) -> Option<&'static Form> {
    let (word, _) = word(&Cursor::new(line, 0)).ok()?;
    FORMS.all.get(*FORMS.by_word(word).first()?)
}

/// Moves to the word of the instruction, after the predicate if there is one.
fn after_predicate(mut cursor: Cursor<'_>) -> Result<Cursor<'_>, Problem> {
    if cursor.peek() == Some(b'(') {
        // A predicate contains no bracket.
        cursor.take_while(|b| b != b')');
        if !cursor.eat(")") {
            return Err(cursor.expected("`)` after the predicate"));
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
    if word.is_empty() { Err(here.expected("an instruction")) } else { Ok((word, start)) }
}

fn unknown((word, start): (&str, usize)) -> Problem {
    let problem =
        Problem::new(start..start + word.len(), format!("there is no instruction `{}`", clipped(word)));
    let lower = word.to_lowercase();
    match nearest(&lower, FORMS.words()) {
        Some(near) if near == lower => problem.with_help(format!("instructions are in lower case: `{near}`")),
        Some(near) => problem.with_help(format!("did you mean `{near}`?")),
        None => problem,
    }
}

fn follow(
    form: &Form,
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    mut spans: Option<&mut Vec<FieldSpan>>,
) -> Result<Instruction, Problem> {
    let blank = Instruction::blank(form.instruction);
    let instruction = blank.ok_or_else(|| cursor.expected("an instruction that has an encoding"))?;
    if let Some(spans) = &mut spans {
        spans.clear();
    }
    let mut reader = Reader { instruction, saturates: None, absent_pitch: None, deepest: None, names, spans };
    reader.word_before_predicate(&form.nodes, *cursor)?;
    let mut result = reader.nodes(&form.nodes, cursor);
    if result.is_ok() && !cursor.is_at_end() {
        result = Err(cursor.expected("the end of the line"));
    }
    match (result, reader.deepest) {
        (Ok(()), _) => {}
        // A mistake inside of an optional part is more precise than one at its begin.
        (Err(problem), Some(deepest)) if deepest.span.start > problem.span.start => return Err(deepest),
        (Err(problem), _) => return Err(problem),
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
