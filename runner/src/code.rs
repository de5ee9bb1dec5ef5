//! Instructions with their fields: the JSON text that `decode` gives and `encode` takes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A sequence of instructions.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Code(pub Vec<Decoded>);

/// An instruction. Fields that the object version or a condition excludes are left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decoded {
    /// Its name, as the index of the pages spells it: `GATHER_SCALED`. It implies opcode and sub-opcode.
    pub instruction: String,
    /// The fields by name, as the page of the instruction spells them.
    pub fields: BTreeMap<String, Content>,
}

/// The content of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Content {
    /// A number. Bit ranges are not separated.
    Number(i64),
    /// An operand: its tag, if it has one, and the fields of the structure, by name.
    Structure(BTreeMap<String, i64>),
    /// The elements of a repeated field.
    Several(Vec<Content>),
}

impl FromStr for Code {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        serde_json::from_str(text)
            .map_err(|error| format!("the text is no sequence of instructions: {error}"))
    }
}

impl fmt::Display for Code {
    /// JSON, an instruction on each line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (n, instruction) in self.0.iter().enumerate() {
            let json = serde_json::to_string(instruction).map_err(|_| fmt::Error)?;
            write!(f, "{}{json}", if n == 0 { "" } else { ",\n" })?;
        }
        f.write_str("]")
    }
}

impl Code {
    /// The first difference of other instructions from these.
    pub fn difference(&self, other: &Self) -> Option<String> {
        let absent = || "absent".to_string();
        let shown = |one: Option<&Content>| one.map_or_else(absent, Content::to_string);
        for (n, (one, two)) in self.0.iter().zip(&other.0).enumerate() {
            let at = format!("instruction {n}");
            if one.instruction != two.instruction {
                return Some(format!("{at} is {}, not {}", two.instruction, one.instruction));
            }
            for name in one.fields.keys().chain(two.fields.keys()) {
                let (expected, found) = (one.fields.get(name), two.fields.get(name));
                if expected != found {
                    let (expected, found) = (shown(expected), shown(found));
                    return Some(format!(
                        "`{name}` of {at} ({}) is {found}, not {expected}",
                        one.instruction
                    ));
                }
            }
        }
        let (expected, found) = (self.0.len(), other.0.len());
        (expected != found).then(|| format!("there are {found} instructions, not {expected}"))
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    const TEXT: &str = r#"[{"instruction":"LIFETIME","fields":{"id":32,"properties":0}},
{"instruction":"NOT","fields":{"dst":{"id":7,"tag":0},"params":[{"id":1,"offset":0}]}}]"#;

    #[test]
    fn code_is_printed_as_it_is_read() {
        assert_eq!(TEXT.parse::<Code>().unwrap().to_string(), TEXT);
    }

    #[test]
    fn the_first_difference_names_the_field() {
        let code: Code = TEXT.parse().unwrap();
        let changed =
            |from: &str, to: &str| code.difference(&TEXT.replace(from, to).parse().unwrap()).unwrap();
        assert_eq!(code.difference(&code), None);
        assert_eq!(changed("32", "33"), "`id` of instruction 0 (LIFETIME) is 33, not 32");
        assert_eq!(
            changed("\"id\":7", "\"id\":8"),
            r#"`dst` of instruction 1 (NOT) is {"id":8,"tag":0}, not {"id":7,"tag":0}"#
        );
        assert_eq!(
            changed("params", "label"),
            r#"`params` of instruction 1 (NOT) is absent, not [{"id":1,"offset":0}]"#
        );
        assert_eq!(changed("NOT", "OR"), "instruction 1 is OR, not NOT");
        let one: Code = TEXT.replace(",\n", "]\n").split_once('\n').unwrap().0.parse().unwrap();
        assert_eq!(code.difference(&one).unwrap(), "there are 1 instructions, not 2");
    }

    #[test]
    fn other_text_is_refused() {
        for text in ["", "{}", r#"[{"instruction":"NOT"}]"#, r#"[{"instruction":"NOT","fields":{"a":"b"}}]"#]
        {
            assert!(text.parse::<Code>().unwrap_err().starts_with("the text is no sequence"), "{text}");
        }
    }
}
