//! Structures: operands of instructions and records of object files.

use super::{At, Field};
use schemars::JsonSchema;
use serde::Serialize;

/// A structure: a sequence of fields without padding.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Record {
    /// The name, as written (`gen_opnd`, `kernel_info`).
    pub name: String,
    /// For one of several structures behind a tag: the enumerant that selects it (`General`), as in the comment
    /// `//operand_class = General`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// For a tagged structure (`vec_operand`): the tag's group (`operand_class`) that selects what follows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
    /// The fields.
    pub fields: Vec<Field>,
    /// Quantities of the structure that rules use, in the rule language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<Definition>,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

impl Record {
    /// The field of that name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }

    /// The definition of that name.
    pub fn definition(&self, name: &str) -> Option<&Definition> {
        self.definitions.iter().find(|d| d.name == name)
    }
}

/// A named quantity of an operand structure: `available` = `var_bytes(id) - offset`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Definition {
    /// The function of the rule language that it implements (`ty`, `available`…).
    pub name: String,
    /// The expression over the structure's own fields and definitions.
    pub expr: String,
    /// Position.
    pub at: At,
}

/// The use of an operand by an instruction: the value of `role` in rules of operand structures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A vector operand that is written.
    Destination,
    /// A vector operand that is read.
    Source,
    /// A scalar operand: only the first element is read, the region is ignored.
    Scalar,
    /// A vector operand that is the address of bytes of a variable. A rule of the page limits their number; the region is
    /// ignored.
    Block,
    /// A raw operand that is read.
    Raw,
    /// A raw operand that is written.
    RawDestination,
}

#[cfg(test)]
mod tests {
    use super::{Definition, Record};

    #[test]
    fn definitions_and_fields_are_found_by_name() {
        let definition = |name: &str| Definition { name: name.to_string(), ..Definition::default() };
        let field = |name: &str| crate::isa::Field { name: name.to_string(), ..Default::default() };
        let record = Record {
            fields: vec![field("id"), field("offset")],
            definitions: vec![definition("ty"), definition("available")],
            ..Record::default()
        };
        assert_eq!(record.definition("available").map(|one| &*one.name), Some("available"));
        assert_eq!(record.field("offset").map(|one| &*one.name), Some("offset"));
        assert!(record.definition("id").is_none() && record.field("ty").is_none());
    }
}
