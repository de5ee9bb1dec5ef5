//! Follows a form from its last part to its first, because the text that follows a part determines where the part ends.

use super::bytes::{Ahead, Bytes, Start};
use super::{Condition, Requirement};
use crate::cursor::{Cursor, is_name};
use crate::expression::FIRST_BYTES;
use crate::forms::{Bits, Look, Node, Value};
use crate::{print, read};
use genvisa::InstructionInfo;
use genvisa_runtime::{BitRangeInfo, Refers};

/// Collects the conditions of a form.
pub struct Prover {
    info: &'static InstructionInfo,
    conditions: Vec<Condition>,
    /// The bits of each field that the form prints.
    printed: Vec<u64>,
    /// The destination, if the form prints whether it saturates.
    saturation: Option<usize>,
}

impl Prover {
    pub fn new(info: &'static InstructionInfo) -> Self {
        Self { info, conditions: Vec::new(), printed: vec![0; info.fields.len()], saturation: None }
    }

    /// The conditions under which lines of a form are read back; `None` if no conditions on single fields suffice.
    pub fn prove(mut self, nodes: &[Node]) -> Option<Vec<Condition>> {
        self.nodes(nodes, Ahead::default(), false)?;
        for (number, field) in self.info.fields.iter().enumerate() {
            let printed = *self.printed.get(number)?;
            match field.bits {
                Some(_) if printed != u64::MAX => self.require(number, false, Requirement::Zero(!printed)),
                None if printed == 0 => return None,
                _ => {}
            }
        }
        Some(self.conditions)
    }

    fn nodes(&mut self, nodes: &[Node], mut ahead: Ahead, in_optional: bool) -> Option<Ahead> {
        if let Some(Node::Saturation(field)) = nodes.iter().find(|node| matches!(node, Node::Saturation(_))) {
            self.saturation = Some(*field);
        }
        let mut rest = nodes;
        while let Some((node, before)) = rest.split_last() {
            let flags = rest.iter().rev().take_while(|node| Flag::of(node).is_some()).count();
            if flags > 0 {
                let (before, flags) = rest.split_at_checked(rest.len() - flags)?;
                ahead = ahead.before(self.flags(flags, ahead, in_optional)?);
                rest = before;
                continue;
            }
            ahead = match node {
                Node::Blanks(0) => ahead,
                Node::Blanks(_) => Ahead { next: Bytes::of(*b" "), ..ahead },
                node => ahead.before(self.node(node, nodes, ahead, in_optional)?),
            };
            rest = before;
        }
        Some(ahead)
    }

    /// A part among its siblings.
    fn node(&mut self, node: &Node, siblings: &[Node], ahead: Ahead, in_optional: bool) -> Option<Start> {
        match node {
            Node::Text(text, is_glued) => Self::text(text, *is_glued, ahead),
            Node::Saturation(_) => {
                let is_clear = !ahead.beyond.meets(Bytes::of(*b".")) && !ahead.next.meets(names());
                (is_clear && !in_optional).then(|| Start::maybe(Bytes::of(*b".")))
            }
            Node::Optional(inner) => {
                let Some(Node::Text(text, _)) = inner.first() else { return None };
                let first = Bytes::of(text.bytes().next());
                // If the part is omitted, the following text must not look like it.
                let is_clear = !first.is_empty() && !ahead.beyond.meets(first);
                self.nodes(inner, ahead, true).filter(|_| is_clear)?;
                Some(Start::maybe(first))
            }
            Node::Value(value) => {
                let has_zero = |node: &&Node| matches!(node, Node::Value(_) | Node::Optional(_));
                // An optional part with a single value is omitted if that value is zero.
                let is_optional = in_optional && siblings.iter().filter(has_zero).count() == 1;
                self.value(value, ahead, in_optional, is_optional)
            }
            Node::Group(..) | Node::Again(_) | Node::Blanks(_) => None,
        }
    }

    fn text(text: &str, is_glued: bool, ahead: Ahead) -> Option<Start> {
        let (first, last) = (text.bytes().next()?, text.bytes().last()?);
        let is_cut = !is_glued && is_name(last) && ahead.next.meets(names());
        (text.is_ascii() && first != b' ' && !is_cut).then(|| Start::of(Bytes::of([first])))
    }

    /// Adjacent flags: none is the start of another one or of the following text.
    fn flags(&mut self, nodes: &[Node], ahead: Ahead, in_optional: bool) -> Option<Start> {
        let flags: Vec<Flag<'_>> = nodes.iter().filter_map(Flag::of).collect();
        let starts = Bytes::of(flags.iter().filter_map(|flag| flag.text.bytes().next()));
        if ahead.next.with(ahead.beyond).meets(starts) {
            return None;
        }
        for (n, flag) in flags.iter().enumerate() {
            let text = flag.text;
            let hides = |(m, other): (usize, &Flag<'_>)| m != n && other.text.starts_with(text);
            let is_clear = text.is_ascii() && !text.is_empty() && !text.starts_with(' ');
            if !is_clear || in_optional && !flag.is_for_one || flags.iter().enumerate().any(hides) {
                return None;
            }
            self.print(flag.field, flag.bits)?;
            self.require(flag.field, false, Requirement::Code(flag.bits, vec![0, 1]));
        }
        Some(Start::maybe(starts))
    }

    /// Notes that the form prints bits of a field; `None` if it already did.
    fn print(&mut self, field: usize, bits: Bits) -> Option<()> {
        let mask = bits.set(0, bits.get(u64::MAX))?;
        let printed = self.printed.get_mut(field)?;
        let is_new = *printed & mask == 0;
        *printed |= mask;
        is_new.then_some(())
    }

    /// Notes that the form prints a whole field.
    fn print_all(&mut self, field: usize) -> Option<()> {
        self.print(field, Bits { hi: 63, lo: 0 })
    }

    fn require(&mut self, field: usize, is_optional: bool, requirement: Requirement) {
        self.conditions.push(Condition { field, is_optional, requirement });
    }

    fn value(&mut self, value: &Value, ahead: Ahead, in_optional: bool, is_optional: bool) -> Option<Start> {
        let field = value.field;
        let ends_as_name = !ahead.next.meets(names());
        let name = names().with(Bytes::of(*b"%"));
        match &value.look {
            Look::Predicate(_) => {
                let is_clear = ends_as_name && !ahead.beyond.meets(Bytes::of(*b"."));
                self.print_all(field).filter(|()| is_clear)?;
                self.require(field, is_optional, Requirement::Predicate);
                Some(Start::of(name.with(Bytes::of(*b"!"))))
            }
            Look::Channels(ranges) => {
                self.print_all(field).filter(|()| ends_as_name)?;
                let numbers = readable_channels(ranges, self.info.fields.get(field)?.name);
                self.require(field, is_optional, Requirement::Number(numbers));
                Some(Start::of(names()))
            }
            Look::Vector(role) => {
                self.print_all(field).filter(|()| ends_as_name)?;
                let saturates = self.saturation == Some(field);
                self.require(field, false, Requirement::Vector(*role, saturates));
                Some(Start::of(name.with(Bytes::of(*b"("))))
            }
            Look::Raw | Look::Register => {
                // An offset is an expression, so no operator may follow. A `%` begins the next name.
                let operators = FIRST_BYTES.iter().copied().filter(|b| *b != b'%');
                let operators = Bytes::of(operators).with(Bytes::of(*b"?."));
                self.print_all(field).filter(|()| ends_as_name && !ahead.beyond.meets(operators))?;
                self.require(field, is_optional, Requirement::Raw);
                Some(Start::of(name))
            }
            Look::Index { table, is_quoted: false, .. } if *table != Refers::String => {
                let is_clear = ends_as_name && !ahead.next.meets(Bytes::of(*b"$@?"));
                self.print_all(field).filter(|()| is_clear)?;
                self.require(field, is_optional, Requirement::Index(*table));
                Some(Start::of(name))
            }
            Look::Spelled { bits, spellings, names, only, is_glued } => {
                self.print(field, *bits)?;
                let known = Spellings { spellings, names, only, is_glued: *is_glued };
                self.require(field, false, Requirement::Code(*bits, known.readable(ahead)));
                let first = spellings.iter().filter_map(|(_, text)| text.bytes().next());
                Some(Start::of(Bytes::of(first)))
            }
            look => self.digits(field, look, ahead, in_optional),
        }
    }

    /// Values that are printed as digits or letters, or not at all.
    fn digits(&mut self, field: usize, look: &Look, ahead: Ahead, in_optional: bool) -> Option<Start> {
        let ends_as_name = !ahead.next.meets(names());
        let digits = Bytes::that(|b| b.is_ascii_digit());
        match look {
            Look::Decimal(bits, is_glued) => {
                self.print(field, *bits).filter(|()| !ahead.next.meets(digits))?;
                (*is_glued || ends_as_name).then(|| Start::of(digits))
            }
            Look::Hex(bits, _) => {
                self.print(field, *bits).filter(|()| ends_as_name)?;
                Some(Start::of(Bytes::that(|b| b.is_ascii_hexdigit())))
            }
            Look::Letters(bits, letters) => {
                let is_unique = |b: u8| letters.matches(char::from(b)).count() == 1;
                let are_clear = letters.bytes().all(|b| b.is_ascii_uppercase() && is_unique(b));
                self.print(field, *bits).filter(|()| ends_as_name && are_clear)?;
                Some(Start::of(Bytes::of(letters.bytes())))
            }
            Look::Silent(bits, codes) => {
                self.print(field, *bits).filter(|()| !in_optional)?;
                // Reading keeps zero if zero is one of the codes, and writes the first code otherwise.
                let read = if codes.contains(&0) { 0 } else { *codes.first()? };
                self.require(field, false, Requirement::Code(*bits, vec![read]));
                Some(Start::maybe(Bytes::default()))
            }
            _ => None,
        }
    }
}

/// Bytes of names.
fn names() -> Bytes {
    Bytes::that(is_name)
}

/// A flag of a form.
struct Flag<'n> {
    field: usize,
    bits: Bits,
    text: &'n str,
    is_for_one: bool,
}

impl<'n> Flag<'n> {
    fn of(node: &'n Node) -> Option<Self> {
        match node {
            Node::Value(Value { field, look: Look::Flag(bits, text, is_for_one), .. }) => {
                Some(Self { field: *field, bits: *bits, text, is_for_one: *is_for_one })
            }
            _ => None,
        }
    }
}

/// The spellings of the encodings of a value, as in [`Look::Spelled`].
struct Spellings<'n> {
    spellings: &'n [(u64, String)],
    names: &'n [(u64, String)],
    only: &'n [u64],
    is_glued: bool,
}

impl Spellings<'_> {
    fn is_for(&self, code: u64) -> bool {
        self.only.is_empty() || self.only.contains(&code)
    }

    /// The codes whose spelling is read back as the same code.
    fn readable(&self, ahead: Ahead) -> Vec<u64> {
        let mut codes = Vec::new();
        for (code, _) in self.spellings.iter().filter(|(code, _)| self.is_for(*code)) {
            let printed = self.spellings.iter().find(|(known, _)| known == code);
            if printed.is_some_and(|(code, text)| self.is_readable(*code, text, ahead)) {
                codes.push(*code);
            }
        }
        codes
    }

    fn is_readable(&self, code: u64, text: &str, ahead: Ahead) -> bool {
        let ends_as_name = text.bytes().last().is_some_and(is_name);
        let is_whole = self.is_glued || !ends_as_name || !ahead.next.meets(names());
        let mut others = self.spellings.iter().chain(self.names).filter(|(code, _)| self.is_for(*code));
        // A longer spelling is read instead if it continues like the following text.
        let is_hidden = others.any(|(other, longer)| {
            longer.strip_prefix(text).is_some_and(|more| match more.bytes().next() {
                Some(next) => !next.is_ascii() || ahead.next.meets(Bytes::of([next])),
                None => *other != code,
            })
        });
        text.is_ascii() && !text.is_empty() && is_whole && !is_hidden
    }
}

/// The execution sizes and masks that are read back, found by printing and reading each one.
fn readable_channels(ranges: &[BitRangeInfo], name: &str) -> Box<[bool; 256]> {
    let mut readable = Box::new([false; 256]);
    let mut text = String::new();
    for (raw, readable) in (0..).zip(readable.iter_mut()) {
        text.clear();
        if print::channels(ranges, name, raw, &mut text).is_ok() {
            let mut cursor = Cursor::new(&text, 0);
            *readable = read::channels(ranges, name, &mut cursor) == Ok(raw) && cursor.is_at_end();
        }
    }
    readable
}
