//! The text forms of all instructions, compiled from the templates of the pages.
//!
//! A template names fields; a compiled form has the number of each field and how its value is spelled, which follows from
//! reflection. No instruction is named here.

mod compile;
mod group;
mod node;
mod show;
mod spelling;

pub use group::{COORDINATES, Group, Parts};
pub use node::{Bits, Look, Node, Value};

use compile::Compiler;
use foldhash::HashMap;
use genvisa::{Instruction, InstructionInfo};
use genvisa_syntax::Line;
use std::sync::LazyLock;

/// One form of one instruction.
#[derive(Debug)]
pub struct Form {
    /// The index of the form in [`Forms::all`].
    pub number: usize,
    /// The index of the instruction in [`Instruction::ALL`].
    pub instruction: usize,
    /// The parts of the form, in order.
    pub nodes: Vec<Node>,
    /// Whether the form is read and never printed.
    pub is_read_only: bool,
}

/// The forms of some instructions.
#[derive(Debug, Default)]
pub struct Forms {
    /// All forms, in the order of the instructions and of their pages.
    pub all: Vec<Form>,
    /// The forms by the first word of their statements, after the predicate.
    by_word: HashMap<String, Vec<usize>>,
    /// The forms that can be printed, by opcode and sub-opcode.
    by_opcode: Vec<Vec<(Option<u8>, Vec<usize>)>>,
    /// Templates that cannot be compiled. A test checks that there are none.
    pub errors: Vec<String>,
}

/// The forms of all instructions.
pub static FORMS: LazyLock<Forms> = LazyLock::new(|| Forms::of(Instruction::ALL));

impl Forms {
    /// Compiles the templates of some instructions.
    pub fn of(instructions: &[&'static InstructionInfo]) -> Self {
        let mut forms = Self::default();
        for (number, info) in instructions.iter().enumerate() {
            if let Err(why) = forms.add(number, info) {
                forms.errors.push(format!("{}: {why}", info.name));
            }
        }
        forms
    }

    fn add(&mut self, number: usize, info: &'static InstructionInfo) -> Result<(), String> {
        let mut lines = Vec::new();
        for text in info.text {
            lines.push((text, Line::parse(text).map_err(|e| format!("`{text}`: {e}"))?));
        }
        let spelled = lines.iter().filter_map(|(_, line)| match line {
            Line::Spellings { path, list } => Some((path, list.as_slice())),
            _ => None,
        });
        let compiler = Compiler::new(info, spelled.collect());
        for (text, line) in &lines {
            let Line::Form { items, is_read_only } = line else { continue };
            let nodes = compiler.nodes(items).map_err(|why| format!("`{text}`: {why}"))?;
            let words = words(&nodes);
            let form = self.all.len();
            for word in words {
                self.by_word.entry(word).or_default().push(form);
            }
            if !is_read_only {
                self.add_printed(form, info);
            }
            self.all.push(Form { number: form, instruction: number, nodes, is_read_only: *is_read_only });
        }
        Ok(())
    }

    /// The numbers of the forms that begin with a word.
    pub fn by_word(&self, word: &str) -> &[usize] {
        self.by_word.get(word).map_or(&[], Vec::as_slice)
    }

    /// The words that statements begin with.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.by_word.keys().map(String::as_str)
    }

    /// The word of an instruction that takes the address of a variable.
    pub fn word_with_address(&self) -> Option<&str> {
        let is_address = |node: &Node| matches!(node, Node::Value(Value { look: Look::AddressOf, .. }));
        let form = self.all.iter().find(|form| form.nodes.iter().any(is_address))?;
        let found = self.by_word.iter().find(|(_, forms)| forms.contains(&form.number));
        found.map(|(word, _)| word.as_str())
    }

    /// Notes that a form can be printed.
    fn add_printed(&mut self, form: usize, info: &InstructionInfo) {
        let opcode = usize::from(info.opcode);
        if self.by_opcode.len() <= opcode {
            self.by_opcode.resize(opcode + 1, Vec::new());
        }
        let forms = &mut self.by_opcode[opcode];
        match forms.iter_mut().find(|(sub_opcode, _)| *sub_opcode == info.sub_opcode) {
            Some((_, forms)) => forms.push(form),
            None => forms.push((info.sub_opcode, vec![form])),
        }
    }

    /// The forms that print an instruction and the instructions with the same bytes.
    pub fn of_instruction(&self, info: &InstructionInfo) -> impl ExactSizeIterator<Item = &Form> + Clone {
        let own = self.by_opcode.get(usize::from(info.opcode)).map_or(&[][..], Vec::as_slice);
        let own = own.iter().find(|(sub_opcode, _)| *sub_opcode == info.sub_opcode);
        own.map_or(&[][..], |(_, forms)| forms).iter().map(|form| &self.all[*form])
    }
}

/// The words that a form can begin with, after the predicate: up to the first point, bracket or blank.
fn words(nodes: &[Node]) -> Vec<String> {
    let mut words = vec![String::new()];
    for node in nodes.iter().skip_while(|node| matches!(node, Node::Optional(_))) {
        let parts = match node {
            Node::Text(text, _) => {
                let part = text.split(['.', '(']).next().unwrap_or_default();
                words.iter_mut().for_each(|word| word.push_str(part));
                if part.len() < text.len() {
                    break;
                }
                continue;
            }
            Node::Value(Value { look: Look::Spelled { spellings, only, .. }, .. }) => {
                let here = spellings.iter().filter(|(code, _)| only.is_empty() || only.contains(code));
                here.map(|(_, spelling)| spelling.as_str()).collect()
            }
            Node::Value(Value { look: Look::Flag(_, text, _), .. }) if !text.starts_with('.') => {
                vec!["", text.as_str()]
            }
            Node::Value(Value { look: Look::Silent(..), .. }) => continue,
            _ => break,
        };
        let longer = words.iter().flat_map(|word| parts.iter().map(|part| [word.as_str(), part].concat()));
        words = longer.collect();
    }
    words.retain(|word| !word.is_empty());
    words
}
