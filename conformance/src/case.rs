//! A case: the bytes of one instruction, what its kernel declares, and what is broken.

use crate::layout::{Holds, Layout, PREFERRED, Part, Run, Version};
use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};

/// A broken rule and the field of the instruction that breaks it; the field is empty where the rule is about the
/// instruction as a whole.
pub type Broken = (String, String);

/// What an implementation is to judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// What it shows, in names: rule, polarity, platform, instruction, and the value that it is about. So it stays while
    /// other rules come and go, even where they make the bytes change.
    pub id: String,
    /// Checksum of all that an implementation gets to see.
    pub sum: u64,
    /// Name of the instruction.
    pub instruction: String,
    /// Name of the platform.
    pub platform: String,
    /// The object version.
    pub version: Version,
    /// The instruction.
    pub bytes: Vec<u8>,
    /// What its kernel declares.
    pub kernel: Kernel,
    /// Whether the bytes are this instruction: its opcodes, and tags that select something.
    pub is_readable: bool,
    /// What is broken: nothing in a positive case.
    pub broken: BTreeSet<Broken>,
    /// For a negative case: the positive one that differs in one slot, and what differs.
    pub twin: Option<(Box<Case>, String)>,
}

/// What a kernel declares, in the order of its tables.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Kernel {
    /// Type and number of elements of the general variables.
    pub variables: Vec<(u8, u32)>,
    /// Elements of the address variables.
    pub addresses: Vec<u32>,
    /// Elements of the predicate variables.
    pub predicates: Vec<u32>,
    /// Elements of the surfaces.
    pub surfaces: Vec<u32>,
    /// Elements of the samplers.
    pub samplers: Vec<u32>,
    /// Kinds of the labels.
    pub labels: Vec<u8>,
}

impl Case {
    /// A case of a rule, from the values of all slots. `about` says what it shows.
    pub fn new(
        layout: &Layout<'_>,
        rule: &str,
        about: &str,
        values: &[i64],
        broken: BTreeSet<Broken>,
        twin: Option<(Box<Case>, String)>,
    ) -> Self {
        let platform = layout.spec.isa.platforms[layout.platform].name.clone();
        let instruction = layout.instruction.name.clone();
        let (bytes, is_readable) = encode(layout, values);
        let kernel = declare(layout, values);
        let polarity = if broken.is_empty() { "positive" } else { "negative" };
        let id = format!("{rule}/{polarity}/{platform}/{instruction}/{about}");
        let mut content = Fnv::default();
        (&instruction, &platform, layout.version, &bytes, &kernel).hash(&mut content);
        let sum = content.finish();
        let version = layout.version;
        Self { id, sum, instruction, platform, version, bytes, kernel, is_readable, broken, twin }
    }
}

impl fmt::Display for Case {
    /// The id, and what there is to see.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ", self.id, self.instruction)?;
        self.bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        match &self.twin {
            Some((twin, difference)) => write!(f, ", {difference}, twin {}", twin.id),
            None => Ok(()),
        }
    }
}

/// FNV-1a: the same on every machine.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }
}

/// The bytes of the instruction, and whether they say what they are.
fn encode(layout: &Layout<'_>, values: &[i64]) -> (Vec<u8>, bool) {
    let mut encoder = Encoder { layout, values, bytes: Vec::new(), is_readable: true };
    encoder.place(0);
    let instruction = layout.instruction;
    let opcodes = [Some(instruction.opcode), instruction.sub_opcode.as_ref().map(|sub| sub.code)];
    encoder.is_readable &=
        encoder.bytes.iter().zip(opcodes.iter().flatten()).all(|(byte, code)| byte == code);
    (encoder.bytes, encoder.is_readable)
}

struct Encoder<'a, 'v> {
    layout: &'a Layout<'a>,
    values: &'v [i64],
    bytes: Vec<u8>,
    is_readable: bool,
}

impl Encoder<'_, '_> {
    /// Fields in order, integers with the lowest byte first.
    fn place(&mut self, place: usize) {
        let layout = self.layout;
        for part in layout.places[place].parts.iter().filter(|part| is_there(part, self.values)) {
            match &part.holds {
                Holds::Integer { bits, runs } => {
                    let place =
                        |run: &Run<'_>| run.place(self.values.get(run.slot).copied().unwrap_or_default());
                    let raw = runs.iter().fold(0, |raw, run| raw | place(run));
                    self.bytes.extend(raw.to_le_bytes().iter().take(*bits as usize / 8));
                }
                Holds::Structure(inner) => self.place(*inner),
                Holds::Variants(inner) => {
                    let is_chosen = |inner: &&usize| {
                        let tag = layout.places[**inner].tag;
                        tag.is_some_and(|(slot, code)| self.values.get(slot) == Some(&code))
                    };
                    match inner.iter().find(is_chosen) {
                        Some(inner) => self.place(*inner),
                        None => self.is_readable = false,
                    }
                }
            }
        }
    }
}

fn is_there(part: &Part<'_>, values: &[i64]) -> bool {
    part.when.eval(values).is_some_and(|truth| truth != 0)
}

fn declare(layout: &Layout<'_>, values: &[i64]) -> Kernel {
    let mut kernel = Kernel::default();
    let value = |slot: Option<usize>, otherwise: i64| {
        slot.and_then(|slot| values.get(slot).copied()).unwrap_or(otherwise)
    };
    let [elements, addresses, predicates] = PREFERRED;
    for declared in &layout.declared {
        let ty = value(declared.variable.map(|[ty, _]| ty), 0) as u8;
        kernel.variables.push((ty, value(declared.variable.map(|[_, elements]| elements), elements) as u32));
        kernel.addresses.push(value(declared.address, addresses) as u32);
        kernel.predicates.push(value(declared.predicate, predicates) as u32);
        kernel.surfaces.push(1);
        kernel.samplers.push(1);
        kernel.labels.push(value(declared.label, 0) as u8);
    }
    kernel
}

/// What differs between two choices, for people.
pub fn difference(layout: &Layout<'_>, bad: &[i64], good: &[i64]) -> String {
    let mut text = String::new();
    for (slot, (bad, good)) in layout.slots().iter().zip(bad.iter().zip(good)) {
        if bad != good {
            let comma = if text.is_empty() { "" } else { ", " };
            let _ = write!(text, "{comma}{} {bad} instead of {good}", slot.name);
        }
    }
    text
}
