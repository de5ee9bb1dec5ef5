//! Sentences without a form: pages repeat half of those about fields, and to look one up takes less time than to read it again.

use foldhash::HashSet;

/// The sentences of the pages that one processor has read.
#[derive(Default)]
pub(super) struct Known<'a>(HashSet<(&'a str, Place)>);

/// The place of a sentence about a field, which determines the forms that it may have.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Place {
    /// Whether the field is an operand.
    pub(super) is_operand: bool,
    /// Whether it is the first one of the bullet of an integer.
    pub(super) describes: bool,
    /// Whether, besides, it is not known yet that the integer is an index.
    pub(super) may_refer: bool,
}

impl<'a> Known<'a> {
    /// Whether a sentence about a field is known to have no form, and no slip in the words of one.
    pub(super) fn has_no_form(&self, sentence: &'a str, place: Place) -> bool {
        self.0.contains(&(sentence, place))
    }

    /// Notes such a sentence.
    pub(super) fn add_without_form(&mut self, sentence: &'a str, place: Place) {
        self.0.insert((sentence, place));
    }
}
