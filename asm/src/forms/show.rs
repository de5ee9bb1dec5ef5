//! A form as a person reads it in a message: `add[.sat] (M1, 16) dst(0,0)<1> src0(0,0)<1;1,0> src1(0,0)<1;1,0>`.

use super::{Form, Group, Look, Node, Value};
use genvisa::{Instruction, InstructionInfo};
use genvisa_runtime::{Refers, Role};

/// Spellings of a word that are listed in a message.
const FEW: usize = 4;

impl Form {
    /// The instruction of the form.
    pub fn info(&self) -> Option<&'static InstructionInfo> {
        Instruction::ALL.get(self.instruction).copied()
    }

    /// The name of the field of a value.
    pub fn field(&self, value: &Value) -> &'static str {
        let field = self.info().and_then(|info| info.fields.get(value.field));
        field.map_or("", |field| field.name)
    }

    /// The names of the operands, which have blanks before them.
    pub fn operands(&self) -> Vec<&'static str> {
        let pairs = self.nodes.windows(2);
        let names = pairs.filter_map(|pair| match pair {
            [Node::Blanks(_), Node::Value(Value { look: Look::Channels(_), .. })] => None,
            [Node::Blanks(_), Node::Value(value)] => Some(self.field(value)),
            [Node::Blanks(_), Node::Group(group, _)] => Some(group.name()),
            _ => None,
        });
        names.collect()
    }

    /// The text of the form for a statement of the instruction `word`, with names in the place of values.
    pub fn shown(&self, word: &str) -> String {
        let mut out = String::new();
        self.show(&self.nodes, word, &mut out);
        out
    }

    fn show(&self, nodes: &[Node], word: &str, out: &mut String) {
        for (n, node) in nodes.iter().enumerate() {
            // The word of the statement comes behind the predicate.
            let is_word = nodes.iter().take(n).all(|before| matches!(before, Node::Optional(_)));
            match node {
                Node::Text(text, _) => out.push_str(text),
                Node::Blanks(_) => out.push(' '),
                Node::Saturation(_) => out.push_str("[.sat]"),
                Node::Optional(inner) => {
                    let mut text = String::new();
                    self.show(inner, word, &mut text);
                    out.push_str(&format!(
                        "[{}]{}",
                        text.trim_end(),
                        if text.ends_with(' ') { " " } else { "" }
                    ));
                }
                Node::Value(value) => self.show_value(value, if is_word { word } else { "" }, out),
                Node::Group(group, _) => out.push_str(group.example()),
                Node::Again(part) => self.show(std::slice::from_ref(part), "", out),
            }
        }
    }

    fn show_value(&self, value: &Value, word: &str, out: &mut String) {
        let name = self.field(value);
        let text = match &value.look {
            Look::Silent(..) => String::new(),
            Look::Predicate(_) => "P1".to_string(),
            Look::Channels(_) => "M1, 16".to_string(),
            Look::Vector(Role::Destination) => format!("{name}(0,0)<1>"),
            Look::Vector(Role::Scalar) => format!("{name}(0,0)<0;1,0>"),
            Look::Vector(_) => format!("{name}(0,0)<1;1,0>"),
            Look::At => format!("{name}(0,0)"),
            Look::AddressOf => format!("&{name}"),
            Look::Raw => format!("{name}.0"),
            Look::Lsc | Look::Register => name.to_string(),
            Look::Index { table: Refers::String, .. } => format!("\"{name}\""),
            Look::Index { .. } => name.to_string(),
            Look::Flag(_, text, _) => format!("[{text}]"),
            Look::Spelled { spellings, only, .. } => {
                let is_possible = |code: &u64| only.is_empty() || only.contains(code);
                let known: Vec<&str> = spellings
                    .iter()
                    .filter(|(code, _)| is_possible(code))
                    .map(|(_, text)| text.as_str())
                    .collect();
                match known.iter().find(|known| word.starts_with(**known)) {
                    Some(word) => word.to_string(),
                    None if known.len() <= FEW => known.join("|"),
                    None => format!("<{name}>"),
                }
            }
            Look::Decimal(..) | Look::Hex(_, false) => format!("<{name}>"),
            Look::Hex(_, true) => format!("0x<{name}>"),
            Look::Letters(_, letters) => letters.clone(),
            Look::Each(between, look, _) => {
                let one = if matches!(**look, Look::Raw) { ".0" } else { "" };
                format!("{name}{one}{between}…")
            }
        };
        out.push_str(&text);
    }
}

impl Group {
    /// The name of the group, as templates have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::Address => "address",
            Self::Surface => "surface",
            Self::Rectangle => "rectangle",
            Self::Variable => "variable",
        }
    }

    /// A text of the group.
    pub fn example(self) -> &'static str {
        match self {
            Self::Data => "d32",
            Self::Address => "flat[V10]:a64",
            Self::Surface => "bti(0x1)",
            Self::Rectangle => "d32.16x8nn",
            Self::Variable => "V10",
        }
    }
}
