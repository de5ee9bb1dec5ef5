//! The enums that expanded rules expect at `crate::domain`, of a specification with two platforms.

use genvisa_macros::{Enumeration, sets};
use genvisa_runtime::{Context, FirstDeclared, PlatformFacts, Scope};

/// Platforms, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Platform {
    Old = 0,
    New = 1,
}

impl Platform {
    pub fn context(self, scope: &dyn Scope) -> Context<'_> {
        const FACTS: [PlatformFacts; 2] = [facts(0), facts(1)];
        Context::new(scope, &FACTS[self as usize])
    }
}

const fn facts(number: u32) -> PlatformFacts {
    PlatformFacts {
        number,
        grf: 32,
        type_bits: &[32, 16],
        first: FirstDeclared { variable: 10, predicate: 1, surface: 6, sampler: 0 },
        variables: &[],
        surfaces: &[],
        samplers: &[],
    }
}

/// Data types.
#[allow(dead_code, reason = "rules know them by name")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum DataType {
    UD = 0,
    UW = 1,
}

/// Operand classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OperandClass {
    General = 0,
    Immediate = 2,
}

/// Kinds of labels.
#[allow(dead_code, reason = "explanations know them by name")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LabelKind {
    Block = 0,
}

sets! {
    NOTHING = Null;
}
