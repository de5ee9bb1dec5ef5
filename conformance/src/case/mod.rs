//! A case: the bytes of one instruction, the declarations of its kernel, and the rules that it violates.

mod checksum;
mod encode;

pub use crate::model::Violated;

use crate::layout::{DEFAULT_ELEMENTS, Layout, STATE_ELEMENTS};
use crate::model::Model;
use crate::solve::Slot;
use crate::spec::Version;
pub(crate) use checksum::Fnv;
use genvisa_runner::vector::Difference;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::hash::{Hash, Hasher};

/// An instruction for an implementation under test, and the expected result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// Rule, polarity, platform, instruction, and the value that the case is about. The id stays when other rules are
    /// added or removed, even if that changes the bytes.
    pub id: String,
    /// Checksum of everything that an implementation is given.
    pub sum: u64,
    /// Name of the instruction.
    pub instruction: String,
    /// Name of the platform.
    pub platform: String,
    /// The object version.
    pub version: Version,
    /// The instruction.
    pub bytes: Vec<u8>,
    /// The declarations of its kernel.
    pub kernel: Kernel,
    /// Whether the bytes are this instruction: they have its opcodes, and every tag selects a structure.
    pub is_readable: bool,
    /// The violated rules; none in a positive case.
    pub violated: BTreeSet<Violated>,
    /// The valid counterpart of a negative case: the positive case that differs in one slot, and the difference.
    pub counterpart: Option<(Box<Case>, Vec<Difference>)>,
}

/// The declarations of a kernel, in the order of its tables.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// A case of a rule, from the values of all slots. `about` is the value that the case is about.
    pub fn new(
        model: &Model<'_>,
        rule: &str,
        about: &str,
        values: &[i64],
        violated: BTreeSet<Violated>,
        counterpart: Option<(Box<Case>, Vec<Difference>)>,
    ) -> Self {
        let layout = &model.layout;
        let platform = layout.platform_name().to_string();
        let instruction = layout.instruction.name.clone();
        let (bytes, is_readable) = encode::encode(model, values);
        let kernel = declare(layout, values);
        let polarity = if violated.is_empty() { "positive" } else { "negative" };
        let id = format!("{rule}/{polarity}/{platform}/{instruction}/{about}");
        let mut content = Fnv::default();
        (&instruction, &platform, layout.version, &bytes, &kernel).hash(&mut content);
        let (sum, version) = (content.finish(), layout.version);
        Self { id, sum, instruction, platform, version, bytes, kernel, is_readable, violated, counterpart }
    }
}

impl fmt::Display for Case {
    /// The id, the bytes, and the difference from the valid counterpart.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ", self.id, self.instruction)?;
        self.bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        match &self.counterpart {
            Some((valid, differences)) => {
                differences.iter().try_for_each(|difference| write!(f, ", {difference}"))?;
                write!(f, ", valid counterpart {}", valid.id)
            }
            None => Ok(()),
        }
    }
}

fn declare(layout: &Layout<'_>, values: &[i64]) -> Kernel {
    let mut kernel = Kernel::default();
    let value = |slot: Option<usize>, otherwise: i64| {
        slot.and_then(|slot| values.get(slot).copied()).unwrap_or(otherwise)
    };
    let [elements, addresses, predicates] = DEFAULT_ELEMENTS;
    for declared in &layout.declared {
        let ty = value(declared.variable.map(|[ty, _]| ty), 0) as u8;
        kernel.variables.push((ty, value(declared.variable.map(|[_, elements]| elements), elements) as u32));
        kernel.addresses.push(value(declared.address, addresses) as u32);
        kernel.predicates.push(value(declared.predicate, predicates) as u32);
        kernel.surfaces.push(value(declared.surface, STATE_ELEMENTS.0) as u32);
        kernel.samplers.push(value(declared.sampler, STATE_ELEMENTS.0) as u32);
        kernel.labels.push(value(declared.label, 0) as u8);
    }
    kernel
}

/// The slots in which two choices differ.
pub fn differences(model: &Model<'_>, bad: &[i64], good: &[i64]) -> Vec<Difference> {
    let pairs = model.slots().iter().zip(bad.iter().zip(good));
    let changed = pairs.filter(|(_, (bad, good))| bad != good);
    let one = |(slot, (bad, good)): (&Slot, (&i64, &i64))| Difference {
        field: slot.name.clone(),
        found: bad.to_string(),
        valid: good.to_string(),
    };
    changed.map(one).collect()
}
