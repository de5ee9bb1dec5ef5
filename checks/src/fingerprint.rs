//! A checksum of the facts of a model.

use genvisa_reader::isa::Isa;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use std::cell::Cell;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Write};

/// A checksum of the facts of a model: of its JSON text without some attributes, such as positions and explanations.
/// Equal facts have equal checksums.
pub fn fingerprint(isa: &Isa, is_fact: fn(&str) -> bool) -> u64 {
    let depth_left_out = Cell::new(None);
    let mut facts = Facts { hasher: DefaultHasher::new(), left_out: &depth_left_out };
    let selector = Selector { depth: 0, in_name: false, is_fact, left_out: &depth_left_out };
    // The checksum accepts every byte. A model that cannot be JSON would be a defect of the model; then the facts behind the
    // defect have no effect.
    let _ = isa.serialize(&mut Serializer::with_formatter(&mut facts, selector));
    facts.hasher.finish()
}

/// The bytes of facts.
struct Facts<'a> {
    hasher: DefaultHasher,
    /// The depth of the object whose current attribute is no fact.
    left_out: &'a Cell<Option<usize>>,
}

impl Write for Facts<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.left_out.get().is_none() {
            self.hasher.write(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Finds the attributes that are no facts while JSON is written.
struct Selector<'a> {
    /// The number of objects around.
    depth: usize,
    in_name: bool,
    is_fact: fn(&str) -> bool,
    left_out: &'a Cell<Option<usize>>,
}

impl Formatter for Selector<'_> {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        CompactFormatter.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.in_name = true;
        CompactFormatter.begin_object_key(writer, first)
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.in_name = false;
        CompactFormatter.end_object_key(writer)
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        if self.in_name && self.left_out.get().is_none() && !(self.is_fact)(text) {
            self.left_out.set(Some(self.depth));
        }
        CompactFormatter.write_string_fragment(writer, text)
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if self.left_out.get() == Some(self.depth) {
            self.left_out.set(None);
        }
        CompactFormatter.end_object_value(writer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_reader::{Source, read};

    fn of(text: &str) -> u64 {
        fingerprint(&read(&[Source { path: "A.md".into(), text: text.into() }]).0, crate::diff::is_fact)
    }

    #[test]
    fn positions_and_explanations_are_no_facts() {
        let page = "## Opcode\n\n  A = 0x01\n\n## Format\n\n| Opcode | X |\n| --- | --- |\n| 0x01 | ub |\n\n\
            ## Description\n\n- **X(ub):** A number of things.\n  - Bit[1..0]: Size.\n    - 0b00: One.\n";
        let facts = of(page);
        assert_eq!(of(&page.replace("## Format", "Prose.\n\n## Format")), facts, "other lines");
        assert_eq!(of(&page.replace("A number of things", "Another text")), facts, "another description");
        for (fact, other) in [("0x01", "0x02"), ("Bit[1..0]", "Bit[2..0]"), ("0b00", "0b01"), ("X", "Y")] {
            assert_ne!(of(&page.replace(fact, other)), facts, "{fact}");
        }
    }
}
