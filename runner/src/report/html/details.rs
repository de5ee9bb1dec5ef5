//! Facts about cases and rules that this crate does not know.

use crate::vector::Vector;

/// The contents of a case for people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseDetail {
    /// The assembly text of an object.
    pub text: String,
    /// The fields of the instruction that the case is about, or of the module.
    pub fields: Vec<Field>,
}

/// A field of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its path: `src0.region.width`.
    pub name: String,
    /// The byte of the object with its lowest bit.
    pub byte: usize,
    /// The lowest bit in that byte, from 0.
    pub bit: u32,
    /// The number of bits.
    pub width: u32,
    /// Its value for people: a number or a name.
    pub value: String,
}

/// The text of a rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RuleDetail {
    /// The sentence that states the rule.
    pub sentence: String,
    /// The rule in the rule language.
    pub expression: String,
    /// The address of the page, if it has one.
    pub page_url: Option<String>,
}

/// The source of details.
pub trait Details {
    /// The contents of a case.
    fn case(&self, vector: &Vector) -> Option<CaseDetail>;

    /// The text of a rule.
    fn rule(&self, rule: &str) -> Option<RuleDetail>;
}

/// No details: pages show bytes and names only.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoDetails;

impl Details for NoDetails {
    fn case(&self, _: &Vector) -> Option<CaseDetail> {
        None
    }

    fn rule(&self, _: &str) -> Option<RuleDetail> {
        None
    }
}
