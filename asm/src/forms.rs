//! The forms of all instructions, made ready to be followed.
//!
//! A page's template names fields; here each name has become the number of a field and what its value looks like, which
//! follows from reflection. Nothing here knows an instruction.

use crate::cursor::is_name;
use crate::proof::Proof;
use foldhash::HashMap;
use genvisa::{Instruction, InstructionInfo, LabelKind};
use genvisa_runtime::{FieldInfo, Role, RunInfo};
use genvisa_syntax::{FieldPath, Item, Line, Shape};
use std::sync::{LazyLock, OnceLock};

/// One form of one instruction.
#[derive(Debug)]
pub struct Form {
    /// The number of the instruction in [`Instruction::ALL`].
    pub instruction: usize,
    /// What stands in it.
    pub nodes: Vec<Node>,
    /// Whether it is read and never printed.
    pub is_read_only: bool,
    /// Made where it is first asked for: who reads text does not.
    proof: OnceLock<Option<Proof>>,
}

impl Form {
    /// What an instruction has to meet so that its line says all of it; nothing where lines have to be read to know.
    pub fn proof(&self) -> Option<&Proof> {
        let make = || Proof::of(Instruction::ALL.get(self.instruction)?, &self.nodes);
        self.proof.get_or_init(make).as_ref()
    }
}

/// A part of a form.
#[derive(Debug)]
pub enum Node {
    /// Text that stands for itself, and whether something that looks like a part of a name can follow at once.
    Text(String, bool),
    /// So many blanks.
    Blanks(usize),
    /// Whether the destination, the field of this number, saturates.
    Saturation(usize),
    /// Left out where everything in it is zero.
    Optional(Vec<Node>),
    /// A value.
    Value(Value),
    /// Several fields that are written in one, by their names.
    Group(Group, Vec<(&'static str, Value)>),
}

/// A field, or a run of bits in it.
#[derive(Debug)]
pub struct Value {
    /// The number of the field.
    pub field: usize,
    /// Whether other fields say if it is there, or how often.
    pub depends: bool,
    /// What it looks like.
    pub look: Look,
}

/// What a value looks like.
#[derive(Debug)]
pub enum Look {
    /// `!P1.any`.
    Predicate(&'static [RunInfo]),
    /// `M1, 16`.
    Channels(&'static [RunInfo]),
    /// A vector operand.
    Vector(Role),
    /// A vector operand whose region goes without saying.
    Lsc,
    /// A vector operand by its row and column alone.
    At,
    /// A vector operand of which the address counts.
    AddressOf,
    /// A raw operand.
    Raw,
    /// A raw operand whose offset is left out where it is zero.
    Register,
    /// The name of what an index points to.
    Index {
        /// Where it points.
        space: Space,
        /// Whether it is always in quotes.
        is_quoted: bool,
        /// The kind that a label must have, by the rules of the instruction.
        kind: Option<LabelKind>,
    },
    /// The spelling of an encoding.
    Spelled {
        /// Where its bits are.
        bits: Bits,
        /// Codes and spellings; the longest first, so that none hides another.
        spellings: Vec<(u64, String)>,
        /// What is read as well: the names of encodings that are spelled otherwise.
        names: Vec<(u64, String)>,
        /// The codes that the form is for; empty: all.
        only: Vec<u64>,
        /// Whether something that looks like a part of a name can follow at once.
        is_glued: bool,
    },
    /// A decimal number, and whether a letter can follow at once.
    Decimal(Bits, bool),
    /// Hexadecimal digits, behind `0x` or not.
    Hex(Bits, bool),
    /// A letter for each bit.
    Letters(Bits, String),
    /// Text for 1 (or for 0), nothing for the other.
    Flag(Bits, String, bool),
    /// Nothing: the form is for these codes only, and reading writes the first.
    Silent(Bits, Vec<u64>),
    /// All elements, with this between them; the number of the field that counts them.
    Each(&'static str, Box<Look>, usize),
}

/// Where bits are in a field.
#[derive(Debug, Clone, Copy)]
pub struct Bits {
    /// Highest bit.
    pub hi: u32,
    /// Lowest bit.
    pub lo: u32,
}

impl Bits {
    /// Ones in all places.
    fn mask(self) -> u64 {
        u64::MAX >> (63 - (self.hi - self.lo))
    }

    /// The bits of a field.
    pub fn get(self, raw: u64) -> u64 {
        raw >> self.lo & self.mask()
    }

    /// The field with other bits; nothing where they do not fit.
    pub fn set(self, raw: u64, code: u64) -> Option<u64> {
        (code & !self.mask() == 0).then(|| raw & !(self.mask() << self.lo) | code << self.lo)
    }
}

/// What an index points into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Space {
    /// General variables.
    Variable,
    /// Address variables.
    Address,
    /// Predicate variables.
    Predicate,
    /// Surfaces.
    Surface,
    /// Samplers.
    Sampler,
    /// Labels.
    Label,
    /// The string pool.
    String,
}

/// Fields that are written in one. The names are those of the assembly chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// `d32x4t`, `d32.xyzw`.
    Data,
    /// `bti(0x1)[V10+0x10]:a32`.
    Address,
    /// `bti(0x1)`.
    Surface,
    /// `d16.2x16x8nt`.
    Rectangle,
    /// A variable of the class that another field says.
    Variable,
}

impl Group {
    /// Its name, and the fields that it may have.
    const ALL: [(&'static str, Self, &'static [&'static str]); 5] = [
        ("data", Self::Data, &["lsc_sub_op", "data_size", "data_order", "data_elems_per_addr", "ch_mask"]),
        (
            "address",
            Self::Address,
            &[
                "addr_type",
                "surface",
                "addr_scale",
                "src0_addrs",
                "addr_imm_offset",
                "addr_size",
                "src0_addr_base",
                "src0_addr_pitch",
                "src0_addrs_u",
                "src0_addrs_v",
                "src0_addrs_r",
                "src0_addrs_lod",
            ],
        ),
        ("surface", Self::Surface, &["addr_type", "surface"]),
        (
            "rectangle",
            Self::Rectangle,
            &["data_size", "blocks", "block_width", "block_height", "data_order", "vnni"],
        ),
        ("variable", Self::Variable, &["properties", "variable"]),
    ];
}

/// All forms.
#[derive(Debug, Default)]
pub struct Forms {
    /// In the order of [`Instruction::ALL`], and of the page.
    pub all: Vec<Form>,
    /// By the word that a statement begins with, behind the predicate.
    by_word: HashMap<String, Vec<usize>>,
    /// The forms that are printed, by opcode and sub-opcode.
    by_opcode: Vec<Vec<(Option<u8>, Vec<usize>)>>,
    /// What is wrong with templates: nothing, as a test says.
    pub errors: Vec<String>,
}

/// The forms of the pages.
pub static FORMS: LazyLock<Forms> = LazyLock::new(|| Forms::of(Instruction::ALL));

impl Forms {
    /// Makes the forms of some instructions ready.
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
        let compiler = Compiler { info, spelled: spelled.collect() };
        for (text, line) in &lines {
            let Line::Form { items, is_read_only } = line else { continue };
            let nodes = compiler.nodes(items).map_err(|why| format!("`{text}`: {why}"))?;
            let words = words(&nodes);
            let form = self.all.len();
            for word in words {
                self.by_word.entry(word).or_default().push(form);
            }
            if !is_read_only {
                self.print(form, info);
            }
            self.all.push(Form {
                instruction: number,
                nodes,
                is_read_only: *is_read_only,
                proof: OnceLock::new(),
            });
        }
        Ok(())
    }

    /// The forms that begin with a word.
    pub fn by_word(&self, word: &str) -> &[usize] {
        self.by_word.get(word).map_or(&[], Vec::as_slice)
    }

    /// The words that statements begin with.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.by_word.keys().map(String::as_str)
    }

    /// Notes that a form is printed.
    fn print(&mut self, form: usize, info: &InstructionInfo) {
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

    /// The forms in which an instruction is printed, and those with the same bytes.
    pub fn of_instruction(&self, info: &InstructionInfo) -> impl ExactSizeIterator<Item = &Form> + Clone {
        let own = self.by_opcode.get(usize::from(info.opcode)).map_or(&[][..], Vec::as_slice);
        let own = own.iter().find(|(sub_opcode, _)| *sub_opcode == info.sub_opcode);
        own.map_or(&[][..], |(_, forms)| forms).iter().map(|form| &self.all[*form])
    }
}

/// The words that a form can begin with, behind the predicate: up to the first point, bracket or blank.
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

/// Makes nodes of the items of one instruction's templates.
struct Compiler<'a> {
    info: &'static InstructionInfo,
    /// Runs, and how their encodings are spelled.
    spelled: Vec<(&'a FieldPath, &'a [(String, String)])>,
}

impl Compiler<'_> {
    fn nodes(&self, items: &[Item]) -> Result<Vec<Node>, String> {
        let mut nodes = items.iter().map(|item| self.node(item)).collect::<Result<Vec<_>, _>>()?;
        for n in 0..nodes.len() {
            let follows = !matches!(
                nodes.get(n + 1),
                None | Some(Node::Blanks(_) | Node::Optional(_) | Node::Saturation(_))
            );
            let is_word = match nodes.get(n + 1) {
                Some(Node::Text(text, _)) => text.bytes().next().is_some_and(is_name),
                _ => false,
            };
            match &mut nodes[n] {
                Node::Text(_, is_glued) => *is_glued = follows,
                Node::Value(Value { look: Look::Spelled { is_glued, .. }, .. }) => *is_glued = follows,
                Node::Value(Value { look: Look::Decimal(_, is_glued), .. }) => *is_glued = is_word,
                _ => {}
            }
        }
        Ok(nodes)
    }

    fn node(&self, item: &Item) -> Result<Node, String> {
        Ok(match item {
            Item::Text(text) => Node::Text(text.clone(), false),
            Item::Blanks(blanks) => Node::Blanks(*blanks),
            Item::Saturation => {
                let is_destination = |field: &FieldInfo| field.role == Role::Destination;
                let first = self.info.fields.iter().position(is_destination);
                Node::Saturation(first.ok_or("there is no destination to saturate")?)
            }
            Item::Optional(items) => Node::Optional(self.nodes(items)?),
            Item::Field(path, shape) => Node::Value(self.value(path, shape)?),
            Item::Group(name) => {
                let known = Group::ALL.iter().find(|(known, ..)| known == name);
                let (_, group, fields) =
                    known.ok_or_else(|| format!("there is no group of fields `{name}`"))?;
                let parts = fields.iter().filter_map(|field| {
                    let path = FieldPath { field: (*field).to_string(), bits: None };
                    self.info.field(field)?;
                    Some(self.value(&path, &Shape::Plain).map(|value| (*field, value)))
                });
                Node::Group(*group, parts.collect::<Result<_, _>>()?)
            }
        })
    }

    fn value(&self, path: &FieldPath, shape: &Shape) -> Result<Value, String> {
        let number = self.info.fields.iter().position(|field| field.name == path.field);
        let number = number.ok_or_else(|| format!("there is no field `{}`", path.field))?;
        let field = &self.info.fields[number];
        let bits = || self.bits(field, path);
        let look = match shape {
            Shape::Plain => self.plain(field, path)?,
            Shape::Quoted => match field.refers {
                Some(space @ ("label" | "string")) => self.index(field, space, true)?,
                _ => return Err(format!("`{path}` has no name to quote")),
            },
            Shape::Hex => Look::Hex(bits()?, false),
            Shape::Prefixed => Look::Hex(bits()?, true),
            Shape::Letters(letters) => Look::Letters(bits()?, letters.clone()),
            Shape::Flag { text, is_for_one } => Look::Flag(bits()?, text.clone(), *is_for_one),
            Shape::Silent(names) => Look::Silent(bits()?, self.codes(field, path, names)?),
            Shape::Only(only) => match self.plain(field, path)? {
                Look::Spelled { bits, spellings, names, is_glued, .. } => {
                    Look::Spelled { bits, spellings, names, only: self.codes(field, path, only)?, is_glued }
                }
                _ => return Err(format!("`{path}` has no encodings")),
            },
            Shape::Register if field.role == Role::Raw => Look::Register,
            Shape::Lsc if field.role != Role::None => Look::Lsc,
            Shape::At if field.role != Role::None => Look::At,
            Shape::AddressOf if field.role != Role::None => Look::AddressOf,
            Shape::Register | Shape::Lsc | Shape::At | Shape::AddressOf => {
                return Err(format!("`{path}` is not such an operand"));
            }
            Shape::Each(between) => {
                let counter =
                    field.count.and_then(|count| self.info.fields.iter().position(|f| f.name == count));
                let counter = counter.ok_or_else(|| format!("`{path}` is there once"))?;
                Look::Each(between, Box::new(self.plain(field, path)?), counter)
            }
        };
        Ok(Value { field: number, depends: field.when.is_some() || field.count.is_some(), look })
    }

    /// As the type of the field says.
    fn plain(&self, field: &'static FieldInfo, path: &FieldPath) -> Result<Look, String> {
        let has = |name: &str| field.runs.iter().any(|run| run.name == name);
        if path.bits.is_none() {
            if has("id") && has("combine") && has("inverse") {
                return Ok(Look::Predicate(field.runs));
            }
            if has("mask") {
                return Ok(Look::Channels(field.runs));
            }
            match (field.role, field.refers) {
                (Role::Raw, _) => return Ok(Look::Raw),
                (Role::None, Some(space)) => return self.index(field, space, false),
                (Role::None, None) => {}
                (role, _) => return Ok(Look::Vector(role)),
            }
        }
        let bits = self.bits(field, path)?;
        let run = self.run(field, path).filter(|run| !run.values.is_empty());
        let Some(run) = run else { return Ok(Look::Decimal(bits, false)) };
        let spelled = self.spelled.iter().find(|(other, _)| self.is_same(field, other, path));
        let spell = |name: &str, value: Option<i64>| {
            let own = spelled.and_then(|(_, list)| list.iter().find(|(of, _)| of == name));
            match (own, value) {
                (Some((_, text)), _) => text.clone(),
                (None, Some(value)) => value.to_string(),
                (None, None) => name.to_lowercase(),
            }
        };
        let mut spellings: Vec<(u64, String)> =
            run.values.iter().map(|value| (value.code, spell(value.name, value.value))).collect();
        let is_new = |name: &String| !spellings.iter().any(|(_, text)| text == name);
        let named = run.values.iter().map(|value| (value.code, value.name.to_lowercase()));
        let mut names: Vec<(u64, String)> = named.filter(|(_, name)| is_new(name)).collect();
        for list in [&mut spellings, &mut names] {
            list.sort_by_key(|(_, text)| std::cmp::Reverse(text.len()));
        }
        Ok(Look::Spelled { bits, spellings, names, only: Vec::new(), is_glued: false })
    }

    fn index(&self, field: &FieldInfo, space: &str, is_quoted: bool) -> Result<Look, String> {
        let space = space_of(space)?;
        // `kind(label) == Subroutine`
        let wanted = format!("kind({}) == ", field.name);
        let kind = self.info.rules.iter().find_map(|rule| rule.expr.strip_prefix(&wanted));
        let kind = kind.and_then(|kind| LabelKind::INFO.iter().find(|info| info.name == kind));
        Ok(Look::Index { space, is_quoted, kind: kind.and_then(|kind| LabelKind::from_code(kind.code)) })
    }

    /// Whether two places are the same run of a field.
    fn is_same(&self, field: &FieldInfo, a: &FieldPath, b: &FieldPath) -> bool {
        let run = |path: &FieldPath| path.bits.clone().unwrap_or_else(|| field.name.to_string());
        a.field == b.field && run(a) == run(b)
    }

    fn run(&self, field: &'static FieldInfo, path: &FieldPath) -> Option<&'static RunInfo> {
        let name = path.bits.as_deref().unwrap_or(field.name);
        field.runs.iter().find(|run| run.name == name)
    }

    /// Where the bits of a path are: of its run, or of the whole field.
    fn bits(&self, field: &'static FieldInfo, path: &FieldPath) -> Result<Bits, String> {
        let whole = field.bits.ok_or_else(|| format!("`{}` is no number", path.field))?;
        match (self.run(field, path), &path.bits) {
            (Some(run), _) => Ok(Bits { hi: run.hi, lo: run.lo }),
            (None, None) => Ok(Bits { hi: whole.saturating_sub(1), lo: 0 }),
            (None, Some(run)) => Err(format!("`{}` has no bits `{run}`", path.field)),
        }
    }

    fn codes(
        &self,
        field: &'static FieldInfo,
        path: &FieldPath,
        names: &[String],
    ) -> Result<Vec<u64>, String> {
        let run = self.run(field, path);
        let code = |name: &String| {
            let values = run.map_or(&[][..], |run| run.values);
            let named = values.iter().find(|value| value.name == *name);
            let number = name.parse::<i64>().ok();
            let named =
                named.or_else(|| values.iter().find(|value| number.is_some() && value.value == number));
            let code = named.map(|value| value.code).or_else(|| name.parse().ok());
            code.ok_or_else(|| format!("`{path}` has no encoding `{name}`"))
        };
        names.iter().map(code).collect()
    }
}

fn space_of(refers: &str) -> Result<Space, String> {
    Ok(match refers {
        "variable" => Space::Variable,
        "address" => Space::Address,
        "predicate" => Space::Predicate,
        "surface" => Space::Surface,
        "sampler" => Space::Sampler,
        "label" => Space::Label,
        "string" => Space::String,
        other => return Err(format!("nobody knows what an index of `{other}` is called")),
    })
}
