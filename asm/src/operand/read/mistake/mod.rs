//! Mistakes in vector operands, from the whole text of the operand. This runs only for statements that cannot be read.
//!
//! A message that begins with "this" is about the operand; the reader of instructions puts the name of the operand there.

mod immediate;
mod region;

pub(super) use region::{legal, number, number_span, whole_region};

use super::class_name;
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::forms::FORMS;
use crate::symbols::{Names, Symbol};
use genvisa_report::clipped;
use immediate::{modifier, of_immediate};
use region::of_region;

/// The problem of a vector operand that begins at one cursor and cannot be read on at another one.
#[cold]
pub(super) fn of_vector(
    begin: Cursor<'_>,
    end: &Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
    problem: Problem,
) -> Problem {
    let mut here = begin;
    let first = here.peek();
    let start = here.offset();
    match first {
        Some(b'-' | b'~' | b'!' | b'+' | b'|' | b'(') if !is_destination => {
            modifier(here).unwrap_or_else(|| of_immediate(begin, end, problem))
        }
        Some(b'r') if here.starts_with("r[") => of_indirect(here, problem),
        Some(b'[') => with_form(expected_operand(here, is_destination), INDIRECT),
        Some(b) if is_name(b) && !b.is_ascii_digit() || b == b'%' => {
            let Some(name) = here.name() else { return problem };
            let behind = here;
            match names.find(name) {
                Some(Symbol::Variable(_)) => of_general(name, start, behind, is_destination, problem),
                Some(symbol @ Symbol::Address(_)) => {
                    let example = format!("{} is written `{}(0)<1>`", class_name(symbol), clipped(name));
                    with_form(problem, &example)
                }
                Some(symbol @ (Symbol::Surface(_) | Symbol::Sampler(_))) if { here }.peek() != Some(b'(') => {
                    let message =
                        format!("this is {} without an element: `{}(0)`", class_name(symbol), clipped(name));
                    Problem::new(start..here.offset(), message)
                }
                Some(_) | None => problem,
            }
        }
        Some(b'&') if !is_destination => problem,
        Some(_) if !is_destination => of_immediate(begin, end, problem),
        Some(b) if b.is_ascii_digit() => {
            Problem::new(here.next_span(), "this is a destination, which cannot be a number")
        }
        _ => problem,
    }
}

/// The problem that an operand is the address of a variable, which most instructions do not take.
#[cold]
pub(super) fn address(begin: Cursor<'_>) -> Problem {
    let mut here = begin;
    let start = here.here();
    here.eat("&");
    let name = here.name().unwrap_or("V32");
    let span = here.since(start);
    let problem =
        Problem::new(span, "this is the address of a variable, which this instruction does not take");
    match FORMS.word_with_address() {
        Some(word) => problem.with_help(format!(
            "an address variable holds an address: `{word} (M1, 1) A0(0)<1> &{} 0x0:uw`",
            clipped(name)
        )),
        None => problem,
    }
}

/// An indirect operand, for messages.
const INDIRECT: &str = "an indirect operand is `r[A0(0),0]<8;8,1>:ud`";

/// The problem of an indirect operand.
fn of_indirect(begin: Cursor<'_>, problem: Problem) -> Problem {
    let text = begin.rest();
    let place = |c: char| text.find(c).unwrap_or(text.len());
    let region = begin.offset() + place('<');
    // A `<` compares numbers, so that a missing bracket is noticed late.
    if place('<') < place(']') && problem.span.start > region {
        return with_form(Problem::new(region..region + 1, "this has no `]` before its region"), INDIRECT);
    }
    with_form(problem, INDIRECT)
}

/// The problem that no operand is at the cursor.
fn expected_operand(mut here: Cursor<'_>, is_destination: bool) -> Problem {
    here.expected(if is_destination { "a destination" } else { "an operand" })
}

/// The problem with the form of the operand as help, unless there is better help.
fn with_form(problem: Problem, form: &str) -> Problem {
    match problem.help {
        None => problem.with_help(form),
        Some(_) => problem,
    }
}

/// The region that an example has.
fn region_of(is_destination: bool) -> &'static str {
    if is_destination { "<1>" } else { "<1;1,0>" }
}

/// The problem of a general variable whose name ends at `behind`.
fn of_general(
    name: &str,
    start: usize,
    behind: Cursor<'_>,
    is_destination: bool,
    problem: Problem,
) -> Problem {
    let (name, region) = (clipped(name), region_of(is_destination));
    let mut here = behind;
    let next = here.peek();
    let mark = here.next_span();
    match next {
        Some(b'(') => {}
        Some(b'[') => {
            return Problem::new(
                mark,
                format!("this has the brackets `[` and `]`: expected `{name}(0,0){region}`"),
            );
        }
        Some(b'.') => {
            let message = format!("this is an operand with an element and a region: `{name}(0,0){region}`");
            return Problem::new(mark, message);
        }
        Some(b'<') if !is_destination => {
            return Problem::new(
                mark,
                format!("this needs an element before its region: `{name}(0,0){region}`"),
            );
        }
        Some(b'<') => return of_region(here, is_destination, problem),
        _ => {
            let span = start..behind.offset();
            return Problem::new(span, format!("this needs an element and a region: `{name}(0,0){region}`"));
        }
    }
    let text = here.rest();
    let (close, open) = (text.find(')').unwrap_or(text.len()), text.find('<').unwrap_or(text.len()));
    if open < close && problem.span.start > mark.start + open {
        let span = mark.start + open..mark.start + open + 1;
        return Problem::new(
            span,
            format!("this has no `)` before its region: expected `{name}(0,0){region}`"),
        );
    }
    if problem.span.start <= mark.start + close {
        let is_vague = problem.message.starts_with("expected ");
        let form = format!("an element is a row and a column: `{name}(0,0){region}`");
        return if is_vague { with_form(problem, &form) } else { problem };
    }
    here.advance(close + 1);
    let element_end = here.offset();
    match here.peek() {
        Some(b'<') => of_region(here, is_destination, problem),
        Some(b'(' | b'[') => Problem::new(
            here.next_span(),
            format!("this has a region in other brackets: expected `{region}`"),
        ),
        _ => {
            let written = here.written(start);
            Problem::new(start..element_end, format!("this needs a region: `{}{region}`", clipped(written)))
        }
    }
}
