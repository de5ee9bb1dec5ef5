//! Statements that were meant to declare a name which they do not state. Such a statement explains why a name is unknown later,
//! so that one mistake gives one message.

use super::declare::CLASS;
use crate::cursor::is_name;
use genvisa_report::nearest;

/// The bytes of a statement that can name a variable or label.
const MOST: usize = 256;

/// The number of names that are kept at a time. A text with more mistakes is not mistyped, and each unknown name is compared with
/// all of them.
const MOST_KEPT: usize = 32;

/// The names that statements with a mistake were meant to declare.
#[derive(Debug, Default)]
pub struct Suspects(Vec<Meant>);

/// A name that is meant.
#[derive(Debug)]
enum Meant {
    /// Any name.
    Any,
    /// The name that is in a text, or one nearly like a word of it.
    Within(Box<str>),
    /// The name with other digits than this one.
    OtherNumber(Box<str>),
}

impl Suspects {
    /// Notes a declaration without a name.
    pub fn note_any(&mut self) {
        self.keep(Meant::Any);
    }

    /// Notes a statement with a mistake if it seems to be a declaration.
    pub fn note_declaration(&mut self, statement: &str) {
        if let Some((head, _)) = statement.split_once(CLASS) {
            self.note_within(head);
        }
    }

    /// Notes a text that has a name in it, or one nearly like it.
    pub fn note_within(&mut self, text: &str) {
        let end =
            (0..=MOST.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or_default();
        self.keep(Meant::Within(text.get(..end).unwrap_or_default().into()));
    }

    /// Notes a name that is in use already: another number may have been meant.
    pub fn note_taken(&mut self, name: &str) {
        self.keep(Meant::OtherNumber(name.into()));
    }

    fn keep(&mut self, meant: Meant) {
        if self.0.len() < MOST_KEPT {
            self.0.push(meant);
        }
    }

    /// Whether a statement was meant to have a name. It explains one name only.
    pub fn explain(&mut self, name: &str) -> bool {
        let of = |wanted: fn(&Meant) -> bool| self.0.iter().position(|meant| wanted(meant) && meant.is(name));
        // A certain name first.
        let found =
            of(|meant| !matches!(meant, Meant::Any)).or_else(|| of(|meant| matches!(meant, Meant::Any)));
        found.map(|place| self.0.swap_remove(place)).is_some()
    }
}

impl Meant {
    fn is(&self, name: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Within(text) => {
                let squeezed = |text: &str| -> String { text.chars().filter(|c| is_name_char(*c)).collect() };
                let is_near = |word: &str| nearest(name, [&*squeezed(word)]).is_some();
                let mut words = text.split_whitespace().chain([&**text]);
                !name.is_empty() && (squeezed(text).contains(name) || words.any(is_near))
            }
            Self::OtherNumber(taken) => {
                let letters = |name: &str| name.replace(|c: char| c.is_ascii_digit(), "");
                **taken != *name && taken.len() != letters(taken).len() && letters(taken) == letters(name)
            }
        }
    }
}

fn is_name_char(c: char) -> bool {
    u8::try_from(c).is_ok_and(is_name)
}

#[cfg(test)]
mod tests {
    use super::Suspects;

    #[test]
    fn a_statement_explains_one_name_that_it_was_meant_to_declare() {
        for (statement, name) in [
            (".declV50 v_type=G", "V50"),
            (".decl V136v_type=G", "V136"),
            (".decl V,5 v_type=G", "V55"),
            (".decl V4 0v_type=G", "V40"),
            (".dec lV39 v_type=G", "V39"),
            (".decl 3P v_type=P", "P3"),
            (".decl 6 v_type=T", "T6"),
            ("V0060 v_type=G", "V0060"),
        ] {
            let mut suspects = Suspects::default();
            suspects.note_declaration(statement);
            assert!(!suspects.explain("other"), "{statement}");
            assert!(suspects.explain(name), "{statement}: {name}");
            assert!(!suspects.explain(name), "{statement}: {name} again");
        }
        let mut suspects = Suspects::default();
        suspects.note_declaration("mov (M1, 1) V40(0,0)<1> 0x1:ud");
        assert!(!suspects.explain("V40"), "an instruction declares nothing");
    }

    #[test]
    fn a_name_that_is_taken_explains_another_number() {
        let mut suspects = Suspects::default();
        suspects.note_taken("total");
        suspects.note_taken("V174");
        assert!(!suspects.explain("totl") && !suspects.explain("T147") && !suspects.explain("V174"));
        assert!(!suspects.explain("total2"), "a name without a number has no other number");
        assert!(suspects.explain("V147") && !suspects.explain("V147"));
        suspects.note_any();
        assert!(suspects.explain("totl") && !suspects.explain("totl"));
    }

    #[test]
    fn long_texts_and_texts_of_other_alphabets_are_cut_between_characters() {
        let mut suspects = Suspects::default();
        suspects.note_within(&"é".repeat(1000));
        suspects.note_within("");
        assert!(!suspects.explain("V1") && !suspects.explain(""));
    }
}
