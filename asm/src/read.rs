//! Reading an instruction: the statement is followed along each form that begins with its word.

use crate::Problem;
use crate::access;
use crate::cursor::{Cursor, is_name};
use crate::expression::unary;
use crate::forms::{Bits, FORMS, Form, Group, Look, Node, Space, Value};
use crate::group;
use crate::newer;
use crate::operand::{self, code_of};
use crate::symbols::{Names, Symbol};
use genvisa::{Instruction, LabelKind, Modifier};
use genvisa_report::nearest;
use genvisa_runtime::{Fields, Role, RunInfo};
use std::ops::Range;

/// Where a field of an instruction stands in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPlace {
    /// Its name.
    pub field: &'static str,
    /// The number of its element.
    pub element: usize,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// Reads the instruction that stands at the cursor, up to the end of its statement.
///
/// # Errors
/// Where it is none, or not one of its forms: of several forms, what stopped the one that came furthest.
pub fn instruction(cursor: &mut Cursor<'_>, names: &mut dyn Names) -> Result<Instruction, Problem> {
    closely(cursor, names, None)
}

/// Reads an instruction as [`instruction`] does, and where its fields stand, if somebody wants to know.
///
/// # Errors
/// As [`instruction`].
pub fn closely(
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    places: Option<&mut Vec<FieldPlace>>,
) -> Result<Instruction, Problem> {
    let statement = *cursor;
    along_forms(cursor, names, places).map_err(|problem| match word(&statement) {
        Ok((word, _)) => newer::explain(word, &statement, problem),
        Err(_) => problem,
    })
}

fn along_forms(
    cursor: &mut Cursor<'_>,
    names: &mut dyn Names,
    mut places: Option<&mut Vec<FieldPlace>>,
) -> Result<Instruction, Problem> {
    let word = word(cursor)?;
    let forms = FORMS.by_word(word.0);
    if forms.is_empty() {
        return Err(unknown(word));
    }
    let mut furthest: Option<Problem> = None;
    for form in forms.iter().filter_map(|form| FORMS.all.get(*form)) {
        let mut here = *cursor;
        match follow(form, &mut here, names, places.as_deref_mut()) {
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
    Err(furthest.unwrap_or_else(|| unknown(word)))
}

/// The form that a line is read along first.
pub(crate) fn first_form(line: &str) -> Option<&'static Form> {
    let (word, _) = word(&Cursor::new(line, 0)).ok()?;
    FORMS.all.get(*FORMS.by_word(word).first()?)
}

/// Where the word stands: behind the predicate, if there is one.
fn behind_predicate(mut cursor: Cursor<'_>) -> Result<Cursor<'_>, Problem> {
    if cursor.peek() == Some(b'(') {
        // A predicate holds no bracket.
        cursor.take_while(|b| b != b')');
        if !cursor.eat(")") {
            return Err(cursor.expected("`)` behind the predicate"));
        }
    }
    cursor.skip_blanks();
    Ok(cursor)
}

/// The word that says which instruction it is, and where it begins.
fn word<'t>(cursor: &Cursor<'t>) -> Result<(&'t str, usize), Problem> {
    let mut here = behind_predicate(*cursor)?;
    let start = here.offset();
    let word = here.take_while(|b| is_name(b) || b == b'+');
    if word.is_empty() { Err(here.expected("an instruction")) } else { Ok((word, start)) }
}

fn unknown((word, start): (&str, usize)) -> Problem {
    let problem = Problem::new(start..start + word.len(), format!("there is no instruction `{word}`"));
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
    mut places: Option<&mut Vec<FieldPlace>>,
) -> Result<Instruction, Problem> {
    let blank = Instruction::blank(form.instruction);
    let instruction = blank.ok_or_else(|| cursor.expected("an instruction that bytes can say"))?;
    if let Some(places) = &mut places {
        places.clear();
    }
    let mut reader = Reader { instruction, saturates: None, deepest: None, names, places };
    reader.word_before_predicate(&form.nodes, *cursor)?;
    let mut result = reader.nodes(&form.nodes, cursor);
    if result.is_ok() && !cursor.is_at_end() {
        result = Err(cursor.expected("the end of the line"));
    }
    match (result, reader.deepest) {
        (Ok(()), _) => {}
        // An optional part that was begun and not understood tells more than what follows it.
        (Err(problem), Some(deepest)) if deepest.span.start > problem.span.start => return Err(deepest),
        (Err(problem), _) => return Err(problem),
    }
    if let Some((field, operand)) =
        reader.saturates.and_then(|field| Some((field, access::vector(&reader.instruction, field)?)))
    {
        let saturated = operand::read::with_modifier(operand, Modifier::Sat);
        access::set_vector(&mut reader.instruction, field, saturated);
    }
    Ok(reader.instruction)
}

pub(crate) struct Reader<'n> {
    pub(crate) instruction: Instruction,
    /// The field of the destination, where it saturates.
    saturates: Option<usize>,
    /// What stopped the optional part that came furthest.
    deepest: Option<Problem>,
    pub(crate) names: &'n mut dyn Names,
    /// Where fields stand, if somebody wants to know.
    places: Option<&'n mut Vec<FieldPlace>>,
}

impl Reader<'_> {
    /// Says that a field stands between a place and the cursor. What was said first stays: it is the field itself, and not
    /// the group that it is a part of.
    #[inline]
    fn note(&mut self, field: usize, element: usize, start: usize, cursor: &Cursor<'_>) {
        if self.places.is_some() {
            self.note_place(field, element, start, cursor);
        }
    }

    fn note_place(&mut self, field: usize, element: usize, start: usize, cursor: &Cursor<'_>) {
        let Some(places) = &mut self.places else { return };
        let field = self.instruction.info().fields.get(field).map_or("", |field| field.name);
        let is_it = |place: &FieldPlace| place.field == field && place.element == element;
        let len = cursor.since(start).len();
        let written = cursor.from(start).get(..len).unwrap_or_default().trim_end();
        if !written.is_empty() && !places.iter().any(is_it) {
            places.push(FieldPlace { field, element, span: start..start + written.len() });
        }
    }

    /// Whether there is a predicate may depend on the word behind it: then that is read first.
    fn word_before_predicate(&mut self, nodes: &[Node], cursor: Cursor<'_>) -> Result<(), Problem> {
        let [Node::Optional(inner), Node::Value(word), ..] = nodes else { return Ok(()) };
        let depends = |node: &Node| matches!(node, Node::Value(value) if self.is_absent(value));
        if { cursor }.peek() != Some(b'(') || !inner.iter().any(depends) {
            return Ok(());
        }
        let mut ahead = behind_predicate(cursor)?;
        let noted = self.places.as_ref().map_or(0, |places| places.len());
        let read = self.value(word, 0, &mut ahead);
        if let Some(places) = &mut self.places {
            places.truncate(noted);
        }
        read
    }

    fn nodes(&mut self, nodes: &[Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let mut rest = nodes;
        while let Some((node, behind)) = rest.split_first() {
            let flags = rest.iter().take_while(|node| as_flag(node).is_some()).count();
            rest = if flags > 1 {
                let (flags, behind) = rest.split_at_checked(flags).unwrap_or((rest, &[]));
                self.flags(flags, cursor)?;
                behind
            } else {
                self.node(node, cursor)?;
                behind
            };
        }
        Ok(())
    }

    /// Texts for single bits that stand side by side, in any order, each once.
    fn flags(&mut self, nodes: &[Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let mut open: Vec<Flag<'_>> = nodes.iter().filter_map(as_flag).collect();
        // The longest first, so that none hides another.
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

    fn node(&mut self, node: &Node, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
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
                parts.iter().for_each(|(_, part)| self.note(part.field, 0, start, cursor));
                Ok(())
            }
        }
    }

    /// Whether the other fields say that it is not there.
    pub(crate) fn is_absent(&self, value: &Value) -> bool {
        value.depends && !matches!(value.look, Look::Each(..)) && self.instruction.times(value.field) == 0
    }

    fn optional(&mut self, inner: &[Node], cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        if inner.iter().any(|node| matches!(node, Node::Value(value) if self.is_absent(value))) {
            return Ok(());
        }
        // Most optional parts are not there, which their first character tells.
        if let Some(Node::Text(text, _)) = inner.first()
            && { *cursor }.peek() != text.bytes().next()
        {
            return Ok(());
        }
        let (before, known, saturates) = (*cursor, self.instruction, self.saturates);
        let noted = self.places.as_ref().map_or(0, |places| places.len());
        let start = cursor.here();
        if let Err(problem) = self.nodes(inner, cursor) {
            if problem.span.start > start
                && self.deepest.as_ref().is_none_or(|deepest| deepest.span.start < problem.span.start)
            {
                self.deepest = Some(problem);
            }
            (*cursor, self.instruction, self.saturates) = (before, known, saturates);
            if let Some(places) = &mut self.places {
                places.truncate(noted);
            }
        }
        Ok(())
    }

    pub(crate) fn value(
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
            Look::Channels(runs) => {
                let raw =
                    channels(runs, self.instruction.info().fields.get(field).map_or("", |f| f.name), cursor)?;
                self.set(field, element, raw, start, cursor)
            }
            Look::Vector(_) | Look::AddressOf | Look::At | Look::Lsc => {
                let operand = match look {
                    Look::At => operand::read::at(cursor, self.names),
                    Look::Lsc => operand::read::lsc(cursor, self.names),
                    Look::Vector(role) => operand::read::vector(cursor, *role, self.names),
                    // Addresses are among what a source can be.
                    _ => operand::read::vector(cursor, Role::Source, self.names),
                }?;
                access::set_vector(&mut self.instruction, field, operand);
                Ok(())
            }
            Look::Raw | Look::Register => {
                let operand = operand::read::raw(cursor, matches!(look, Look::Register), self.names)?;
                match access::set_raw_operand(&mut self.instruction, field, element, operand) {
                    true => Ok(()),
                    false => Err(Problem::new(cursor.since(start), "there are too many operands")),
                }
            }
            Look::Index { space, kind, .. } => {
                let index = self.index(*space, kind, cursor)?;
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
                            format!("`{written}`: expected some of {letters}, in this order"),
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

    /// All that follows, up to the end or to a closing bracket.
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
                let message = format!("expected at most {count} of them");
                return Err(Problem::new(here..cursor.next_span().end, message));
            }
            self.look(field, count, look, cursor)?;
            if count == 0 && access::is_nothing(&self.instruction, field) {
                return Err(Problem::new(here..cursor.offset(), "the first of them cannot be nothing"));
            }
            count += 1;
        }
        self.set(counter, 0, count as u64, start, cursor)
    }

    fn index(
        &mut self,
        space: Space,
        kind: &Option<LabelKind>,
        cursor: &mut Cursor<'_>,
    ) -> Result<u32, Problem> {
        match space {
            Space::Variable => operand::read::variable(cursor, self.names),
            Space::Address => operand::read::address(cursor, self.names),
            Space::Surface => operand::read::surface(cursor, self.names),
            Space::Sampler => operand::read::sampler(cursor, self.names),
            Space::Predicate => {
                operand::read::of_class(cursor, self.names, "a predicate variable", |s| match s {
                    Symbol::Predicate(index) => Some(index),
                    _ => None,
                })
            }
            Space::Label => {
                let name = quoted_or_bare(cursor, "the name of a label")?;
                Ok(self.names.label(&name, *kind))
            }
            Space::String => {
                let text = quoted_or_bare(cursor, "a text in quotes")?;
                Ok(self.names.string(&text))
            }
        }
    }

    /// Writes a whole field.
    pub(crate) fn set(
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

    /// Writes a run of bits.
    pub(crate) fn set_bits(
        &mut self,
        field: usize,
        element: usize,
        bits: Bits,
        code: u64,
        start: usize,
        cursor: &Cursor<'_>,
    ) -> Result<(), Problem> {
        let raw = bits.set(access::raw(&self.instruction, field, element), code);
        match raw.is_some_and(|raw| access::set_raw(&mut self.instruction, field, element, raw)) {
            true => Ok(()),
            false => Err(Problem::new(cursor.since(start), format!("{} does not fit here", code as i64))),
        }
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

/// A text that stands for itself. Blanks may stand between its words and its punctuation.
#[inline]
fn literal(text: &str, is_glued: bool, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    // Most of it stands here as it is.
    cursor.skip_blanks();
    let stands_here = if is_glued { cursor.eat_here(text) } else { cursor.eat_word_here(text) };
    if stands_here {
        return Ok(());
    }
    by_word(text, is_glued, cursor).map_err(|left| cursor.expected(&format!("`{left}`")))
}

/// The same word by word; where it does not stand here, what is missing.
fn by_word<'w>(text: &'w str, is_glued: bool, cursor: &mut Cursor<'_>) -> Result<(), &'w str> {
    let mut left = text;
    while let Some(first) = left.chars().next() {
        let word = left.bytes().take_while(|b| is_name(*b)).count();
        let (token, behind) = left.split_at_checked(word.max(1)).unwrap_or((left, ""));
        let token = if first.is_ascii() { token } else { left };
        cursor.skip_blanks();
        let stands_here =
            if is_glued && behind.is_empty() { cursor.eat_here(token) } else { cursor.eat(token) };
        if !stands_here {
            return Err(left);
        }
        left = left.get(token.len()..).unwrap_or_default();
    }
    Ok(())
}

/// The spelling that stands here: the longest.
pub(crate) fn spelled(
    spellings: &[&[(u64, String)]],
    only: &[u64],
    is_glued: bool,
    cursor: &mut Cursor<'_>,
) -> Result<u64, Problem> {
    cursor.skip_blanks();
    let rest = cursor.rest();
    let stands_here = |text: &str| {
        rest.strip_prefix(text).is_some_and(|behind| {
            is_glued
                || !text.bytes().last().is_some_and(is_name)
                || !behind.bytes().next().is_some_and(is_name)
        })
    };
    let found =
        spellings.iter().copied().flatten().filter(|(code, _)| only.is_empty() || only.contains(code));
    // None hides a longer one.
    let longest = found.clone().filter(|(_, text)| stands_here(text)).max_by_key(|(_, text)| text.len());
    let found = longest.ok_or(found);
    match found {
        Ok((code, text)) => {
            cursor.advance(text.len());
            Ok(*code)
        }
        Err(known) => {
            let known: Vec<&str> = known.map(|(_, text)| text.as_str()).collect();
            let list = known.iter().take(12).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
            let more = if known.len() > 12 { ", …" } else { "" };
            let word = rest.bytes().take_while(|b| is_name(*b)).count();
            let word = rest.get(..word).unwrap_or_default();
            Err(cursor.expected(&format!("one of {list}{more}")).with_nearest(word, known))
        }
    }
}

/// Decimal digits, and whatever follows at once.
fn digits(cursor: &mut Cursor<'_>) -> Result<u64, Problem> {
    cursor.skip_blanks();
    let digits = cursor.take_while(|b| b.is_ascii_digit());
    digits.parse().map_err(|_| cursor.expected("a decimal number"))
}

/// `M1, 16`
pub(crate) fn channels(runs: &[RunInfo], name: &str, cursor: &mut Cursor<'_>) -> Result<u64, Problem> {
    let mut raw = 0;
    let bits = |run: &RunInfo| Bits { hi: run.hi, lo: run.lo };
    if !cursor.peek().is_some_and(|b| b.is_ascii_digit()) {
        let Some(mask) = runs.iter().find(|run| run.name == "mask") else {
            return Err(cursor.expected("an execution size"));
        };
        let what = "an execution size, or an execution mask (`M1` to `M8`, `M1_NM` to `M8_NM`) before it";
        let Some(written) = cursor.name() else { return Err(cursor.expected(what)) };
        let span = cursor.offset() - written.len()..cursor.offset();
        let written = if written == "NoMask" { "M1_NM" } else { written };
        let code = mask.values.iter().find(|value| value.name == written).map(|value| value.code);
        let code = code.ok_or_else(|| {
            Problem::new(span, format!("`{written}` is no execution mask"))
                .with_nearest(written, mask.values.iter().map(|value| value.name))
        })?;
        raw = bits(mask).set(raw, code).unwrap_or_default();
        cursor.expect(",")?;
    }
    let start = cursor.here();
    let digits = {
        cursor.skip_blanks();
        cursor.take_while(|b| b.is_ascii_digit())
    };
    let run = runs.iter().find(|run| run.name == name).or_else(|| runs.iter().find(|run| run.name != "mask"));
    let Some(run) = run else { return Err(cursor.expected("an execution size")) };
    let code = digits.parse().ok().and_then(|number| code_of(run.values, number));
    let code = code.ok_or_else(|| {
        let sizes = run.values.iter().filter_map(|value| Some(value.value?.to_string()));
        let sizes = sizes.collect::<Vec<_>>().join(", ");
        match digits {
            "" => cursor.expected(&format!("one of {sizes}")),
            _ => Problem::new(
                cursor.since(start),
                format!("{digits} is no size here: expected one of {sizes}"),
            ),
        }
    })?;
    Ok(bits(run).set(raw, code).unwrap_or(raw))
}

/// A name, or a text in quotes.
pub(crate) fn quoted_or_bare(cursor: &mut Cursor<'_>, what: &str) -> Result<String, Problem> {
    if cursor.peek() == Some(b'"') {
        return crate::quote::read(cursor);
    }
    let is_part = |b: u8| is_name(b) || matches!(b, b'$' | b'@' | b'?');
    match cursor.take_while(is_part) {
        "" => Err(cursor.expected(what)),
        name => Ok(name.to_string()),
    }
}

impl Group {
    /// The part of a group that is a field, if the instruction has it and it is there.
    pub(crate) fn part<'p>(parts: &'p [(&'static str, Value)], name: &str) -> Option<&'p Value> {
        parts.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}
