//! Examples of rules, which follow from the cases of the conformance suite, not from the pages.

use crate::RenderError;
use genvisa_reader::isa::Isa;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The examples of rules, by the ids of the rules.
#[derive(Debug, Clone, Default)]
pub struct Examples(BTreeMap<String, OfRule>);

/// The examples of a rule.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Examples")]
#[serde(deny_unknown_fields)]
pub(super) struct OfRule {
    /// The reasons why no case violates the rule alone, on some or all platforms.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    not_alone: Vec<String>,
    /// A valid and an invalid example.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<Example>,
}

/// Lines that keep a rule, and lines that differ in one place and violate it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Example {
    /// The platform of the valid lines.
    platform: String,
    /// The platform of the invalid lines.
    invalid_platform: String,
    /// The fields in which the invalid lines differ, with their values.
    difference: String,
    /// Whether the lines express all of the example: a kernel or a function with them keeps or violates the rule.
    assembles: bool,
    /// Whether the lines are whole programs, because the rule is about a whole module.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_program: bool,
    /// Declarations and an instruction, or a whole program. Absent where no text expresses the difference.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    valid: Vec<String>,
    /// As `valid`, and invalid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    invalid: Vec<String>,
}

/// The file of the examples.
#[derive(Deserialize)]
struct File {
    examples: BTreeMap<String, OfRule>,
}

impl Examples {
    /// Reads the file that the second stage of `cargo xtask regen` writes. `path` is for the message.
    ///
    /// # Errors
    /// If the text is no such file, with its line and column.
    pub fn parse(path: &str, text: &str) -> Result<Self, RenderError> {
        let file = serde_json::from_str::<File>(text);
        let File { examples } =
            file.map_err(|error| RenderError { what: path.to_string(), why: error.to_string() })?;
        Ok(Self(examples))
    }

    /// The examples of the rules of a model: the file may be older than the pages.
    pub(super) fn of<'e>(&'e self, isa: &'e Isa) -> BTreeMap<&'e str, &'e OfRule> {
        let known = |rule: &'e str| Some((rule, self.0.get(rule)?));
        isa.rules.iter().filter_map(|rule| known(&rule.id)).collect()
    }
}
