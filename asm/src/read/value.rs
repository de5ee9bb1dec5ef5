//! Values: text to fields, as the form determines.

use super::reader::Reader;
use super::token::{by_word, channels, digits, quoted_or_bare, spelled};
use crate::Problem;
use crate::access;
use crate::cursor::Cursor;
use crate::error::MOST_LABELS;
use crate::expression::unary;
use crate::forms::{Bits, Look, Value};
use crate::operand;
use crate::symbols::{Named, Symbol};
use genvisa::LabelKind;
use genvisa_report::clipped;
use genvisa_runtime::{Fields, Refers};

impl Reader<'_> {
    /// Reads a value.
    pub(super) fn value(
        &mut self,
        value: &Value,
        element: usize,
        cursor: &mut Cursor<'_>,
    ) -> Result<(), Problem> {
        self.look(value.field, element, &value.look, cursor)
    }

    fn look(
        &mut self,
        field: usize,
        element: usize,
        look: &Look,
        cursor: &mut Cursor<'_>,
    ) -> Result<(), Problem> {
        let start = cursor.here();
        self.follow_look(field, element, look, start, cursor)?;
        if !matches!(look, Look::Each(..)) {
            self.note(field, element, start, cursor);
        }
        Ok(())
    }

    fn follow_look(
        &mut self,
        field: usize,
        element: usize,
        look: &Look,
        start: usize,
        cursor: &mut Cursor<'_>,
    ) -> Result<(), Problem> {
        match look {
            Look::Predicate(_) => {
                let raw = operand::read::predicate(cursor, self.names)?;
                self.set(field, element, raw, start, cursor)
            }
            Look::Channels(ranges) => {
                let raw = channels(
                    ranges,
                    self.instruction.info().fields.get(field).map_or("", |f| f.name),
                    cursor,
                )?;
                self.set(field, element, raw, start, cursor)
            }
            Look::Vector(_) | Look::AddressOf | Look::At | Look::Lsc => {
                let operand = match look {
                    Look::At => operand::read::at(cursor, self.names),
                    Look::Lsc => operand::read::lsc(cursor, self.names),
                    Look::Vector(role) => operand::read::vector(cursor, *role, self.names),
                    _ => operand::read::vector_or_address(cursor, self.names),
                }?;
                access::set_vector(&mut self.instruction, field, operand);
                Ok(())
            }
            Look::Raw | Look::Register => {
                let operand = operand::read::raw(cursor, matches!(look, Look::Register), self.names)?;
                match access::set_raw_operand(&mut self.instruction, field, element, operand) {
                    true => Ok(()),
                    false => Err(Problem::new(cursor.since(start), "the instruction takes fewer operands")),
                }
            }
            Look::Index { table, kind, is_quoted } => {
                let index = self.index(*table, kind, *is_quoted, cursor)?;
                self.set(field, element, index.into(), start, cursor)
            }
            Look::Spelled { bits, spellings, names, only, is_glued } => {
                let code = spelled(&[spellings, names], only, *is_glued, cursor)?;
                self.set_bits(field, element, *bits, code, start, cursor)
            }
            Look::Decimal(bits, is_glued) => {
                let number = if *is_glued { digits(cursor)? } else { unary(cursor, self.names)? as u64 };
                self.set_bits(field, element, *bits, number, start, cursor)
            }
            Look::Hex(bits, has_prefix) => {
                cursor.skip_blanks();
                if *has_prefix && !cursor.eat_here("0x") && !cursor.eat_here("0X") {
                    return Err(cursor.expected("a hexadecimal number"));
                }
                let digits = cursor.take_while(|b| b.is_ascii_hexdigit());
                let number = u64::from_str_radix(digits, 16);
                let number = number.map_err(|_| cursor.expected("hexadecimal digits, 16 at most"))?;
                if number > bits.mask() {
                    let most = bits.mask();
                    let message = format!("{number:#x} does not fit here: expected 0x0 to {most:#x}");
                    return Err(Problem::new(cursor.since(start), message));
                }
                self.set_bits(field, element, *bits, number, start, cursor)
            }
            Look::Letters(bits, letters) => {
                let written = cursor.take_while(|b| b.is_ascii_alphabetic());
                let mut code = 0;
                for letter in written.chars() {
                    let bit = letters.chars().position(|known| known.eq_ignore_ascii_case(&letter));
                    let bit = bit.filter(|bit| code >> bit == 0);
                    let bit = bit.ok_or_else(|| {
                        Problem::new(
                            cursor.since(start),
                            format!(
                                "`{}`: expected some of the letters {letters}, in this order",
                                clipped(written)
                            ),
                        )
                    })?;
                    code |= 1 << bit;
                }
                if code == 0 {
                    return Err(cursor.expected(&format!("some of the letters {letters}")));
                }
                self.set_bits(field, element, *bits, code, start, cursor)
            }
            Look::Flag(bits, text, is_for_one) => {
                let before = *cursor;
                let is_there = by_word(text, true, cursor).is_ok();
                if !is_there {
                    *cursor = before;
                }
                self.set_bits(field, element, *bits, (is_there == *is_for_one).into(), start, cursor)
            }
            Look::Silent(bits, codes) => {
                let now = bits.get(access::raw(&self.instruction, field, element));
                match codes.first() {
                    Some(code) if !codes.contains(&now) => {
                        self.set_bits(field, element, *bits, *code, start, cursor)
                    }
                    _ => Ok(()),
                }
            }
            Look::Each(between, look, counter) => self.each(field, between.trim(), look, *counter, cursor),
        }
    }

    /// Reads elements up to the end of the statement or a closing bracket.
    fn each(
        &mut self,
        field: usize,
        between: &str,
        look: &Look,
        counter: usize,
        cursor: &mut Cursor<'_>,
    ) -> Result<(), Problem> {
        let start = cursor.here();
        let mut count = 0;
        while !matches!(cursor.peek(), None | Some(b')')) {
            if count > 0 && !between.is_empty() {
                // Commas may be left out.
                cursor.eat(between);
            }
            let here = cursor.here();
            if self.instruction.field(field, count).is_none() {
                let message = format!("expected at most {count} elements");
                return Err(Problem::new(here..cursor.next_span().end, message));
            }
            self.look(field, count, look, cursor)?;
            if count == 0 && access::is_nothing(&self.instruction, field) {
                return Err(Problem::new(here..cursor.offset(), "the first element cannot be null"));
            }
            count += 1;
        }
        self.set(counter, 0, count as u64, start, cursor)
    }

    fn index(
        &mut self,
        table: Refers,
        kind: &Option<LabelKind>,
        is_quoted: bool,
        cursor: &mut Cursor<'_>,
    ) -> Result<u32, Problem> {
        match table {
            Refers::Variable => operand::read::variable(cursor, self.names),
            Refers::Address => operand::read::address(cursor, self.names),
            Refers::Surface => operand::read::surface(cursor, self.names),
            Refers::Sampler => operand::read::sampler(cursor, self.names),
            Refers::Predicate => {
                operand::read::of_class(cursor, self.names, "a predicate variable", |s| match s {
                    Symbol::Predicate(index) => Some(index),
                    _ => None,
                })
            }
            Refers::Label => {
                let start = cursor.here();
                let name = quoted_or_bare(cursor, "the name of a label")?;
                let label = self.names.label(&name, *kind);
                if label >= MOST_LABELS.into() {
                    return Err(Problem::too_many_labels(cursor.since(start)));
                }
                self.names.note(Named::Label(label), cursor.since(start));
                Ok(label)
            }
            Refers::String => {
                let start = cursor.here();
                if !is_quoted && cursor.peek().is_some_and(|b| b.is_ascii_digit()) {
                    return Err(cursor.expected("a name or text in quotes"));
                }
                // The finalizer takes a bare name in place of quotes for a label alone.
                let text = match is_quoted {
                    true => crate::quote::read(cursor)?,
                    false => quoted_or_bare(cursor, "text in quotes")?,
                };
                let string = self.names.string(&text);
                self.names.note(Named::Text(string), cursor.since(start));
                Ok(string)
            }
        }
    }

    /// Writes a whole field.
    pub(super) fn set(
        &mut self,
        field: usize,
        element: usize,
        raw: u64,
        start: usize,
        cursor: &Cursor<'_>,
    ) -> Result<(), Problem> {
        match access::set_raw(&mut self.instruction, field, element, raw) {
            true => Ok(()),
            false => Err(Problem::new(cursor.since(start), format!("{} does not fit here", raw as i64))),
        }
    }

    /// Writes a bit range of a field.
    pub(super) fn set_bits(
        &mut self,
        field: usize,
        element: usize,
        bits: Bits,
        code: u64,
        start: usize,
        cursor: &Cursor<'_>,
    ) -> Result<(), Problem> {
        let number = code as i64;
        let fault = || match code > bits.mask() {
            true => format!("{number} does not fit here: expected 0 to {}", bits.mask()),
            false => format!("{number} does not fit here"),
        };
        let raw = bits.set(access::raw(&self.instruction, field, element), code);
        match raw.is_some_and(|raw| access::set_raw(&mut self.instruction, field, element, raw)) {
            true => Ok(()),
            false => Err(Problem::new(cursor.since(start), fault())),
        }
    }
}
