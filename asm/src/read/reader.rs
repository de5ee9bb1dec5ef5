//! The reader of one statement along the parts of one form.

use super::token::literal;
use super::{FieldSpan, after_predicate, group};
use crate::Problem;
use crate::cursor::Cursor;
use crate::forms::{Bits, Look, Node, Value};
use crate::symbols::Names;
use genvisa::Instruction;
use genvisa_runtime::Fields;

/// The part of a form that could not be read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stop {
    pub(super) node: &'static Node,
    /// The parts beside it.
    pub(super) before: Option<&'static Node>,
    pub(super) behind: Option<&'static Node>,
    /// The offset in the text at which it begins.
    pub(super) start: usize,
    /// The offset in the text up to which it was read.
    pub(super) end: usize,
}

/// Reads a statement into an instruction.
pub(super) struct Reader<'n> {
    /// The instruction as far as it has been read.
    pub(super) instruction: Instruction,
    /// The field of the destination, if it saturates.
    pub(super) saturates: Option<usize>,
    /// The field of the distance of addresses, if the text does not have it: then the data are adjacent.
    pub(super) absent_pitch: Option<usize>,
    /// The problem of the optional part that matched furthest, and the place where reading stopped.
    pub(super) deepest: Option<(Problem, Option<Stop>)>,
    /// The place where reading stopped.
    pub(super) stop: Option<Stop>,
    pub(super) names: &'n mut dyn Names,
    /// The spans of fields, if they are wanted.
    pub(super) spans: Option<&'n mut Vec<FieldSpan>>,
}

impl Reader<'_> {
    /// Notes the span of a field, from an offset to the cursor. The first span of a field stays: it is the field itself, and
    /// not the group of the field.
    #[inline]
    pub(super) fn note(&mut self, field: usize, element: usize, start: usize, cursor: &Cursor<'_>) {
        if self.spans.is_some() {
            self.note_span(field, element, start, cursor);
        }
    }

    fn note_span(&mut self, field: usize, element: usize, start: usize, cursor: &Cursor<'_>) {
        let Some(spans) = &mut self.spans else { return };
        let field = self.instruction.info().fields.get(field).map_or("", |field| field.name);
        let is_it = |span: &FieldSpan| span.field == field && span.element == element;
        let len = cursor.since(start).len();
        let written = cursor.from(start).get(..len).unwrap_or_default().trim_end();
        if !written.is_empty() && !spans.iter().any(is_it) {
            spans.push(FieldSpan { field, element, span: start..start + written.len() });
        }
    }

    /// The word after the predicate may determine whether there is a predicate. Then the word is read first.
    pub(super) fn word_before_predicate(
        &mut self,
        nodes: &[Node],
        cursor: Cursor<'_>,
    ) -> Result<(), Problem> {
        let [Node::Optional(inner), Node::Value(word), ..] = nodes else { return Ok(()) };
        let depends = |node: &Node| matches!(node, Node::Value(value) if self.is_absent(value));
        if { cursor }.peek() != Some(b'(') || !inner.iter().any(depends) {
            return Ok(());
        }
        let mut ahead = after_predicate(cursor)?;
        let noted = self.spans.as_ref().map_or(0, |spans| spans.len());
        let read = self.value(word, 0, &mut ahead);
        if let Some(spans) = &mut self.spans {
            spans.truncate(noted);
        }
        read
    }

    /// Reads parts of a form in order.
    pub(super) fn nodes(&mut self, nodes: &'static [Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let mut rest = nodes;
        while let Some((node, behind)) = rest.split_first() {
            let flags = rest.iter().take_while(|node| as_flag(node).is_some()).count();
            rest = if flags > 1 {
                let (flags, behind) = rest.split_at_checked(flags).unwrap_or((rest, &[]));
                self.flags(flags, cursor)?;
                behind
            } else {
                let start = cursor.offset();
                if let Err(problem) = self.node(node, cursor) {
                    let number = nodes.len() - rest.len();
                    self.note_stop(nodes, number, start, cursor);
                    return Err(problem);
                }
                behind
            };
        }
        Ok(())
    }

    /// Notes the innermost part that could not be read.
    #[cold]
    fn note_stop(&mut self, nodes: &'static [Node], number: usize, start: usize, cursor: &Cursor<'_>) {
        if let (None, Some(node)) = (self.stop, nodes.get(number)) {
            let before = number.checked_sub(1).and_then(|before| nodes.get(before));
            let behind = nodes.get(number + 1);
            self.stop = Some(Stop { node, before, behind, start, end: cursor.offset() });
        }
    }

    /// Reads adjacent flags, which may be in any order, each once.
    fn flags(&mut self, nodes: &[Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let mut open: Vec<Flag<'_>> = nodes.iter().filter_map(as_flag).collect();
        // The longest first, so that no flag hides a longer one.
        open.sort_by_key(|flag| std::cmp::Reverse(flag.text.len()));
        while let Some(n) = open.iter().position(|flag| cursor.starts_with(flag.text)) {
            let flag = open.remove(n);
            let start = cursor.offset();
            cursor.advance(flag.text.len());
            self.set_bits(flag.field, 0, flag.bits, flag.is_for_one.into(), start, cursor)?;
            self.note(flag.field, 0, start, cursor);
        }
        open.iter().try_for_each(|flag| {
            self.set_bits(flag.field, 0, flag.bits, (!flag.is_for_one).into(), start, cursor)
        })
    }

    fn node(&mut self, node: &'static Node, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        match node {
            Node::Text(text, is_glued) => literal(text, *is_glued, cursor),
            Node::Blanks(_) => {
                cursor.skip_blanks();
                Ok(())
            }
            Node::Saturation(field) => {
                if cursor.eat(".sat") {
                    self.saturates = Some(*field);
                }
                Ok(())
            }
            Node::Optional(inner) => self.optional(inner, cursor),
            Node::Value(value) if self.is_absent(value) => Ok(()),
            Node::Value(value) => self.value(value, 0, cursor),
            Node::Group(group, parts) => {
                let start = cursor.here();
                group::read(*group, parts, self, cursor)?;
                parts.values().for_each(|part| self.note(part.field, 0, start, cursor));
                Ok(())
            }
            Node::Again(part) => self.again(part, cursor),
        }
    }

    /// Reads a part that repeats the values of an earlier one.
    fn again(&mut self, part: &'static Node, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let (known, start) = (self.instruction, cursor.here());
        self.node(part, cursor)?;
        if self.instruction == known {
            return Ok(());
        }
        let message = "this differs from the same part earlier in the statement: both must be equal";
        Err(Problem::new(cursor.since(start), message))
    }

    /// Whether other fields determine that a value is absent.
    pub(super) fn is_absent(&self, value: &Value) -> bool {
        value.depends && !matches!(value.look, Look::Each(..)) && self.instruction.times(value.field) == 0
    }

    fn optional(&mut self, inner: &'static [Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        if inner.iter().any(|node| matches!(node, Node::Value(value) if self.is_absent(value))) {
            return Ok(());
        }
        // Most optional parts are absent, and the first character shows it.
        if let Some(Node::Text(text, _)) = inner.first()
            && { *cursor }.peek() != text.bytes().next()
        {
            return Ok(());
        }
        let (before, known, saturates) = (*cursor, self.instruction, self.saturates);
        let noted = self.spans.as_ref().map_or(0, |spans| spans.len());
        let start = cursor.here();
        if let Err(problem) = self.nodes(inner, cursor) {
            let stop = self.stop.take();
            if problem.span.start > start
                && self.deepest.as_ref().is_none_or(|(deepest, _)| deepest.span.start < problem.span.start)
            {
                self.deepest = Some((problem, stop));
            }
            (*cursor, self.instruction, self.saturates) = (before, known, saturates);
            if let Some(spans) = &mut self.spans {
                spans.truncate(noted);
            }
        }
        Ok(())
    }
}

/// A text for a bit.
struct Flag<'n> {
    field: usize,
    bits: Bits,
    text: &'n str,
    is_for_one: bool,
}

fn as_flag(node: &Node) -> Option<Flag<'_>> {
    match node {
        Node::Value(Value { field, look: Look::Flag(bits, text, is_for_one), .. }) => {
            Some(Flag { field: *field, bits: *bits, text, is_for_one: *is_for_one })
        }
        _ => None,
    }
}
