//! The state of a chapter while it is read.

use crate::isa::Isa;
use crate::lower::field::Draft;
use crate::lower::kept::Titles;
use crate::lower::record::Open;

/// The structure or field that rules and bullets currently belong to.
pub(in crate::lower) enum Current<'a> {
    Nothing,
    /// A structure.
    Record(Box<Open<'a>>),
    /// A field that instructions share.
    Field(Box<Draft<'a>>),
    /// A class of declarations, by name (`surface`). Its rules are those of each field that refers to such a declaration.
    Class(&'static str),
}

/// A chapter while it is read.
pub(in crate::lower) struct Chapter<'p, 'a> {
    pub(in crate::lower) isa: &'p mut Isa,
    pub(in crate::lower) current: Current<'a>,
    /// The level of the heading that `current` is under.
    pub(in crate::lower) level: u8,
    /// The heading, for tables and messages.
    pub(in crate::lower) title: &'a str,
    /// The titles of tables that are kept.
    pub(in crate::lower) titles: Titles,
    /// Whether bits and encodings belong to the bullet before.
    pub(in crate::lower) in_bullet: bool,
    /// The text before, which may announce a table.
    pub(in crate::lower) text_before: &'a str,
}
