//! Which printed lines say all that an instruction is, without reading them again.
//!
//! To read a printed line is the proof that it says all. For most forms that is known before anything is printed: each
//! field stands in the form once, and nothing that can be printed can be taken for something else. What is left to ask of
//! an instruction are a few demands. A line of which this cannot be said is read.

use crate::access;
use crate::cursor::{Cursor, is_name};
use crate::expression::FIRST_BYTES;
use crate::forms::{Bits, Form, Look, Node, Space, Value};
use crate::operand::print::reads_back;
use crate::symbols::{Naming, Symbol};
use crate::{print, read};
use genvisa::operands::{RawOperand, ValBits};
use genvisa::{Instruction, InstructionInfo};
use genvisa_runtime::{Fields, Role, RunInfo};

/// What an instruction has to meet so that the line of a form says all of it.
#[derive(Debug, Default)]
pub struct Proof(Vec<Demand>);

/// One demand.
#[derive(Debug)]
struct Demand {
    field: usize,
    /// Whether nothing is printed for zero.
    is_optional: bool,
    what: What,
}

/// What is demanded of a field.
#[derive(Debug)]
enum What {
    /// Bits that the form does not say are zero.
    Zero(u64),
    /// Bits are one of these codes, none of which is taken for another.
    Among(Bits, Vec<u64>),
    /// The whole number is one of these: a bit for each.
    Told(Box<[bool; 256]>),
    /// A predicate that is declared, and no more.
    Predicate,
    /// A vector operand that is read as what it is; whether it may saturate.
    Vector(Role, bool),
    /// A raw operand whose variable is declared.
    Raw,
    /// Something that is declared.
    Index(Space),
}

impl Proof {
    /// Of a form of an instruction; nothing where its lines have to be read.
    pub fn of(info: &'static InstructionInfo, nodes: &[Node]) -> Option<Self> {
        let is_plain = info.fields.iter().all(|field| field.when.is_none() && field.count.is_none());
        let named =
            info.fields.iter().filter(|field| matches!(field.refers, Some("label" | "string"))).count();
        // Of instructions with the same bytes, only the one that they are decoded as is sure to be what is read.
        if !is_plain || named > 1 || info.same_as.is_some() {
            return None;
        }
        let mut prover =
            Prover { info, demands: Vec::new(), said: vec![0; info.fields.len()], saturation: None };
        prover.nodes(nodes, Ahead::default(), false)?;
        for (n, field) in info.fields.iter().enumerate() {
            let said = *prover.said.get(n)?;
            match field.bits {
                // What a number has in front of its bits is its sign: that is read elsewhere.
                Some(_) if said != u64::MAX => {
                    prover.demands.push(Demand { field: n, is_optional: false, what: What::Zero(!said) });
                }
                None if said == 0 => return None,
                _ => {}
            }
        }
        Some(Self(prover.demands))
    }

    /// Whether it holds for an instruction.
    pub fn holds(&self, one: &Instruction, naming: &dyn Naming) -> bool {
        self.0.iter().all(|demand| demand.is_met(one, naming))
    }
}

impl Demand {
    fn is_met(&self, one: &Instruction, naming: &dyn Naming) -> bool {
        let Some(value) = one.field(self.field, 0) else { return false };
        let raw = value.raw().unwrap_or_default();
        let is_zero = self.is_optional && raw == 0;
        match &self.what {
            What::Zero(mask) => raw & mask == 0,
            What::Among(bits, codes) => codes.contains(&bits.get(raw)),
            What::Told(told) => is_zero || usize::try_from(raw).is_ok_and(|raw| told.get(raw) == Some(&true)),
            What::Predicate => {
                is_zero || {
                    let bits = ValBits::from_raw(raw as u16);
                    let read = ValBits::from_raw(bits.id());
                    let read = bits.combine().zip(bits.inverse()).map(|(combine, inverse)| {
                        u64::from(read.with_combine(combine).with_inverse(inverse).raw())
                    });
                    read == Some(raw) && naming.is_known(Symbol::Predicate(bits.id().into()))
                }
            }
            What::Vector(role, saturates) => access::vector(one, self.field)
                .is_some_and(|operand| reads_back(operand, *role, *saturates, naming)),
            What::Raw => access::raw_operand(one, self.field, 0).is_some_and(|operand| {
                naming.is_known(Symbol::Variable(operand.id))
                    || self.is_optional && operand == RawOperand::default()
            }),
            What::Index(space) => {
                is_zero || u32::try_from(raw).is_ok_and(|index| is_known(*space, index, naming))
            }
        }
    }
}

fn is_known(space: Space, index: u32, naming: &dyn Naming) -> bool {
    naming.is_known(match space {
        Space::Variable => Symbol::Variable(index),
        Space::Address => Symbol::Address(index),
        Space::Predicate => Symbol::Predicate(index),
        Space::Surface => Symbol::Surface(index),
        Space::Sampler => Symbol::Sampler(index),
        Space::Label => return naming.is_bare_label(index),
        Space::String => return false,
    })
}

/// A set of bytes; others than ASCII are in none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Bytes(u128);

impl Bytes {
    fn of(bytes: impl IntoIterator<Item = u8>) -> Self {
        Self(bytes.into_iter().filter(u8::is_ascii).fold(0, |set, byte| set | 1 << byte))
    }

    fn all(is_in: impl Fn(u8) -> bool) -> Self {
        Self::of((0..128).filter(|byte| is_in(*byte)))
    }

    fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What can stand behind a part of a form.
#[derive(Debug, Clone, Copy, Default)]
struct Ahead {
    /// At once.
    next: Bytes,
    /// Behind blanks.
    beyond: Bytes,
}

/// What a part can begin with, and whether it can be nothing.
struct Start(Bytes, bool);

struct Prover {
    info: &'static InstructionInfo,
    demands: Vec<Demand>,
    /// The bits of each field that the form says.
    said: Vec<u64>,
    /// The destination that saturates where the form says so.
    saturation: Option<usize>,
}

impl Prover {
    /// What stands at the begin of some nodes, from the last to the first: what a part can be taken for depends on what
    /// follows.
    fn nodes(&mut self, nodes: &[Node], mut ahead: Ahead, in_optional: bool) -> Option<Ahead> {
        if let Some(Node::Saturation(field)) = nodes.iter().find(|node| matches!(node, Node::Saturation(_))) {
            self.saturation = Some(*field);
        }
        let mut rest = nodes;
        while let Some((node, before)) = rest.split_last() {
            let flags = rest.iter().rev().take_while(|node| flag(node).is_some()).count();
            let (start, before) = match node {
                _ if flags > 0 => {
                    let (before, flags) = rest.split_at_checked(rest.len() - flags)?;
                    (self.flags(flags, ahead, in_optional)?, before)
                }
                Node::Blanks(0) => (Start(Bytes::default(), true), before),
                Node::Blanks(_) => {
                    ahead.next = Bytes::of(*b" ");
                    rest = before;
                    continue;
                }
                Node::Text(text, is_glued) => (Self::text(text, *is_glued, ahead)?, before),
                Node::Saturation(_) => {
                    let is_clear = !ahead.beyond.meets(Bytes::of(*b".")) && !ahead.next.meets(names());
                    (Some(Start(Bytes::of(*b"."), true)).filter(|_| is_clear && !in_optional)?, before)
                }
                Node::Optional(inner) => {
                    let Some(Node::Text(text, _)) = inner.first() else { return None };
                    let is_there = Bytes::of(text.bytes().next());
                    // Where it is left out, what follows must not look like it.
                    let is_clear = is_there != Bytes::default() && !ahead.beyond.meets(is_there);
                    self.nodes(inner, ahead, true).filter(|_| is_clear)?;
                    (Start(is_there, true), before)
                }
                Node::Value(value) => {
                    let mut others =
                        nodes.iter().filter(|node| matches!(node, Node::Value(_) | Node::Optional(_)));
                    let is_alone = others.nth(1).is_none();
                    (self.value(value, ahead, in_optional, is_alone)?, before)
                }
                Node::Group(..) => return None,
            };
            let Start(bytes, can_be_empty) = start;
            ahead = match can_be_empty {
                true => Ahead { next: ahead.next.with(bytes), beyond: ahead.beyond.with(bytes) },
                false => Ahead { next: bytes, beyond: bytes },
            };
            rest = before;
        }
        Some(ahead)
    }

    fn text(text: &str, is_glued: bool, ahead: Ahead) -> Option<Start> {
        let (first, last) = (text.bytes().next()?, text.bytes().last()?);
        let is_cut = !is_glued && is_name(last) && ahead.next.meets(names());
        (text.is_ascii() && first != b' ' && !is_cut).then(|| Start(Bytes::of([first]), false))
    }

    /// Flags side by side: none is the begin of another one or of what follows.
    fn flags(&mut self, nodes: &[Node], ahead: Ahead, in_optional: bool) -> Option<Start> {
        let flags: Vec<(usize, Bits, &str, bool)> = nodes.iter().filter_map(flag).collect();
        let starts = Bytes::of(flags.iter().filter_map(|(_, _, text, _)| text.bytes().next()));
        if ahead.next.with(ahead.beyond).meets(starts) {
            return None;
        }
        for (n, (field, bits, text, is_for_one)) in flags.iter().enumerate() {
            let hides = |(m, (_, _, other, _)): (usize, &(usize, Bits, &str, bool))| {
                m != n && other.starts_with(text)
            };
            let is_clear = text.is_ascii() && !text.is_empty() && !text.starts_with(' ');
            if !is_clear || in_optional && !is_for_one || flags.iter().enumerate().any(hides) {
                return None;
            }
            self.say(*field, *bits)?;
            self.demand(*field, false, What::Among(*bits, vec![0, 1]));
        }
        Some(Start(starts, true))
    }

    /// Notes that bits of a field are said: once.
    fn say(&mut self, field: usize, bits: Bits) -> Option<()> {
        let mask = bits.set(0, bits.get(u64::MAX))?;
        let said = self.said.get_mut(field)?;
        let is_new = *said & mask == 0;
        *said |= mask;
        is_new.then_some(())
    }

    /// Notes that a whole field is said.
    fn say_all(&mut self, field: usize) -> Option<()> {
        self.say(field, Bits { hi: 63, lo: 0 })
    }

    fn demand(&mut self, field: usize, is_optional: bool, what: What) {
        self.demands.push(Demand { field, is_optional, what });
    }

    /// A value; `is_alone` says whether the optional part that it is in has no other one, so that it is not printed where it
    /// is zero.
    fn value(&mut self, value: &Value, ahead: Ahead, in_optional: bool, is_alone: bool) -> Option<Start> {
        let field = value.field;
        let is_optional = in_optional && is_alone;
        let ends_as_name = !ahead.next.meets(names());
        let name = names().with(Bytes::of(*b"%"));
        match &value.look {
            Look::Predicate(_) => {
                let is_clear = ends_as_name && !ahead.beyond.meets(Bytes::of(*b"."));
                self.say_all(field).filter(|()| is_clear)?;
                self.demand(field, is_optional, What::Predicate);
                Some(Start(name.with(Bytes::of(*b"!")), false))
            }
            Look::Channels(runs) => {
                self.say_all(field).filter(|()| ends_as_name)?;
                let told = told_channels(runs, self.info.fields.get(field)?.name);
                self.demand(field, is_optional, What::Told(told));
                Some(Start(names(), false))
            }
            Look::Vector(role) => {
                self.say_all(field).filter(|()| ends_as_name)?;
                let saturates = self.saturation == Some(field);
                self.demand(field, false, What::Vector(*role, saturates));
                Some(Start(name.with(Bytes::of(*b"(")), false))
            }
            Look::Raw | Look::Register => {
                // An offset is an expression: no operator may follow. What begins with `%` is the next name.
                let operators =
                    Bytes::of(FIRST_BYTES.iter().copied().filter(|b| *b != b'%')).with(Bytes::of(*b"?."));
                self.say_all(field).filter(|()| ends_as_name && !ahead.beyond.meets(operators))?;
                self.demand(field, is_optional, What::Raw);
                Some(Start(name, false))
            }
            Look::Index { space, is_quoted: false, .. } if *space != Space::String => {
                let is_clear = ends_as_name && !ahead.next.meets(Bytes::of(*b"$@?"));
                self.say_all(field).filter(|()| is_clear)?;
                self.demand(field, is_optional, What::Index(*space));
                Some(Start(name, false))
            }
            Look::Spelled { bits, spellings, names, only, is_glued } => {
                self.say(field, *bits)?;
                let all =
                    spellings.iter().chain(names).filter(|(code, _)| only.is_empty() || only.contains(code));
                let all: Vec<&(u64, String)> = all.collect();
                let is_told = |(code, text): &&(u64, String)| {
                    let is_whole = *is_glued || !text.bytes().last().is_some_and(is_name) || ends_as_name;
                    // A longer text would be taken where it goes on like what follows.
                    let hides = |(other, longer): &&(u64, String)| {
                        let more = longer.strip_prefix(text.as_str());
                        more.is_some_and(|more| match more.bytes().next() {
                            Some(next) => !next.is_ascii() || ahead.next.meets(Bytes::of([next])),
                            None => other != code,
                        })
                    };
                    text.is_ascii()
                        && !text.is_empty()
                        && is_whole
                        && !all.iter().copied().any(|other| hides(&other))
                };
                let printed = |code: &u64| spellings.iter().find(|(known, _)| known == code);
                let told = spellings.iter().filter(|(code, _)| only.is_empty() || only.contains(code));
                let told =
                    told.map(|(code, _)| *code).filter(|code| printed(code).as_ref().is_some_and(is_told));
                let codes: Vec<u64> = told.collect();
                self.demand(field, false, What::Among(*bits, codes));
                Some(Start(Bytes::of(spellings.iter().filter_map(|(_, text)| text.bytes().next())), false))
            }
            Look::Decimal(bits, _) => {
                self.say(field, *bits).filter(|()| !ahead.next.meets(Bytes::all(|b| b.is_ascii_digit())))?;
                let is_glued = matches!(value.look, Look::Decimal(_, true));
                (is_glued || ends_as_name).then(|| Start(Bytes::all(|b| b.is_ascii_digit()), false))
            }
            Look::Hex(bits, _) => {
                self.say(field, *bits).filter(|()| ends_as_name)?;
                Some(Start(Bytes::all(|b| b.is_ascii_hexdigit()), false))
            }
            Look::Letters(bits, letters) => {
                let are_clear = letters
                    .bytes()
                    .all(|b| b.is_ascii_uppercase() && letters.matches(char::from(b)).count() == 1);
                self.say(field, *bits).filter(|()| ends_as_name && are_clear)?;
                Some(Start(Bytes::of(letters.bytes()), false))
            }
            Look::Silent(bits, codes) => {
                self.say(field, *bits).filter(|()| !in_optional)?;
                // Reading keeps zero where that is one of them.
                let read = if codes.contains(&0) { 0 } else { *codes.first()? };
                self.demand(field, false, What::Among(*bits, vec![read]));
                Some(Start(Bytes::default(), true))
            }
            _ => None,
        }
    }
}

/// What names are made of.
fn names() -> Bytes {
    Bytes::all(is_name)
}

/// A flag as [`read`] takes it.
fn flag(node: &Node) -> Option<(usize, Bits, &str, bool)> {
    match node {
        Node::Value(Value { field, look: Look::Flag(bits, text, is_for_one), .. }) => {
            Some((*field, *bits, text, *is_for_one))
        }
        _ => None,
    }
}

/// The execution sizes that are read as what they are.
fn told_channels(runs: &[RunInfo], name: &str) -> Box<[bool; 256]> {
    let mut told = Box::new([false; 256]);
    let mut text = String::new();
    for (raw, told) in (0..).zip(told.iter_mut()) {
        text.clear();
        if print::channels(runs, name, raw, &mut text).is_ok() {
            let mut cursor = Cursor::new(&text, 0);
            *told = read::channels(runs, name, &mut cursor) == Ok(raw) && cursor.is_at_end();
        }
    }
    told
}

/// Whether the word of a line leads to a form before all others.
pub fn is_first(form: &Form, line: &str) -> bool {
    read::first_form(line).is_some_and(|first| std::ptr::eq(first, form))
}

#[cfg(test)]
mod tests {
    use crate::forms::FORMS;
    use crate::operand::{code_of, number_of};
    use genvisa::Instruction;
    use genvisa::operands::{AddrOpndWidth, HorizontalStride, VerticalStride, Width};

    /// What is taken for granted of numbers: none has two codes.
    #[test]
    fn numbers() {
        let all = [AddrOpndWidth::INFO, HorizontalStride::INFO, VerticalStride::INFO, Width::INFO];
        for value in all.into_iter().flat_map(|values| values.iter().map(move |value| (values, value))) {
            let number = number_of(value.0, value.1.code);
            assert!(number.is_none_or(|number| code_of(value.0, number) == Some(value.1.code)), "{number:?}");
        }
    }

    #[test]
    fn forms() {
        let printed = FORMS.all.iter().filter(|form| !form.is_read_only);
        let of = |name| {
            let mut own = printed.clone().filter(|form| Instruction::ALL[form.instruction].name == name);
            own.any(|form| form.proof().is_some())
        };
        assert!(["ADD", "MOV", "CMP", "GOTO", "GATHER4_SCALED", "SVM_BLOCK_LD"].into_iter().all(of));
        // Some fields are there or not, what `&` stands for is not seen, and any number of labels can be meant.
        assert!(!["LSC_UNTYPED", "3D_SAMPLE", "ADDR_ADD", "SWITCHJMP"].into_iter().any(of));
        let proven = printed.clone().filter(|form| form.proof().is_some()).count();
        assert!(2 * proven > printed.count(), "{proven} forms");
    }
}
