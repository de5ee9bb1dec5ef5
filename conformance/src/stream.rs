//! Valid instructions, each as often as in real programs: the input of benches and of tests of allocation.

use crate::case::Case;
use crate::layout::VariableTypes;
use crate::model::Model;
use crate::solve::{Outcome, Terms};
use crate::spec::{Spec, VERSION};
use genvisa_reader::isa::Instruction;
use std::collections::{BTreeMap, BTreeSet};

/// The number of slots of an instruction with random values. The rules determine the others.
const CHOICES: usize = 6;
/// The failures that the search for the others may go through.
const LIMIT: usize = 1_000;

/// `each` cases of every instruction that decoders return, on the newest platform that has it. They are the same in every
/// run.
///
/// # Errors
/// If no fields make an instruction valid.
pub fn of_each(spec: &Spec, each: usize) -> Result<Vec<Case>, String> {
    let decoded = spec.isa.instructions.iter().filter(|i| i.same_as.is_none());
    let mut cases = Vec::new();
    for instruction in decoded {
        cases.extend(of(spec, instruction, each).ok_or_else(|| {
            format!("{}: nothing satisfies its rules ({})", instruction.name, instruction.at)
        })?);
    }
    Ok(cases)
}

/// The number of occurrences of each instruction in the output of Intel's compiler for our kernels: a name and a count per
/// line.
pub const MIX: &str = include_str!("../mix.txt");

/// About `len` cases in random order, each instruction as often as in the [`MIX`]. Instructions that are not in it occur
/// once per case.
pub fn mixed(cases: &[Case], len: usize) -> Vec<&Case> {
    let lines = MIX.lines().filter_map(|line| line.split_once(' '));
    let counts: BTreeMap<&str, usize> = lines.filter_map(|(name, n)| Some((name, n.parse().ok()?))).collect();
    let total: usize = counts.values().sum();
    let mut stream: Vec<&Case> = Vec::new();
    for own in cases.chunk_by(|a, b| a.instruction == b.instruction) {
        let count = counts.get(own[0].instruction.as_str()).map_or(1, |n| (n * len).div_ceil(total));
        stream.extend(own.iter().cycle().take(count));
    }
    let mut chance = Chance(1);
    for n in (1..stream.len()).rev() {
        stream.swap(n, chance.below(n + 1));
    }
    stream
}

fn of(spec: &Spec, instruction: &Instruction, each: usize) -> Option<Vec<Case>> {
    let platform = (0..spec.isa.platforms.len()).rev().find(|p| spec.on(&instruction.platforms, *p))?;
    let model = Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
    let documented = &model.layout.documented;
    let open: Vec<usize> = (0..documented.len()).filter(|slot| documented[*slot] > 1).collect();
    let mut chance = Chance(u64::from(instruction.opcode) << 8);
    let mut cases = Vec::new();
    for number in 0..each {
        let mut chosen: Vec<(usize, i64)> = Vec::new();
        for _ in 0..CHOICES.min(open.len()) {
            let slot = open[chance.below(open.len())];
            let value = model.slots()[slot].domain[chance.below(documented[slot])];
            chosen.push((slot, value));
        }
        let values = satisfy(&model, chosen)?;
        cases.push(Case::new(&model, "stream", &number.to_string(), &values, BTreeSet::new(), None));
    }
    Some(cases)
}

/// An instruction with the chosen values, or with as many of them, from the first on, as are valid together.
fn satisfy(model: &Model<'_>, mut chosen: Vec<(usize, i64)>) -> Option<Vec<i64>> {
    loop {
        let terms = Terms { limit: LIMIT, ..Terms::default() };
        if let Outcome::Found(values) = model.problem.satisfy(terms, &chosen) {
            return Some(values);
        }
        chosen.pop()?;
    }
}

/// Pseudo-random numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ z >> 31) % end as u64) as usize
    }
}
