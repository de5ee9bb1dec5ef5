//! The fragments that programs of a platform are made of: generated instructions and the templates.
//!
//! The forms of an instruction depend on the seed, the platform and the instruction alone. They are made when the first program
//! needs one of them, so that neither the order of programs nor the number of threads has an effect.

use super::fragment::Fragment;
use super::templates::{Assembled, Templates};
use crate::case::Fnv;
use crate::exceptions::Exceptions;
use crate::spec::Spec;
use crate::valid::{Valid, with_variables_of};
use fastrand::Rng;
use genvisa::Platform;
use genvisa_reader::isa::Instruction;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// The numbers of occurrences of instructions in real programs.
const MIX: &str = include_str!("../../mix.txt");

/// The forms of an instruction: the most, and the fewest.
const FORMS: [usize; 2] = [48, 16];

/// The occurrences in real programs from which on an instruction has the most forms.
const FREQUENT: u64 = 200;

/// The largest number of chosen values of one instruction. The rules determine the others.
const CHOICES: usize = 8;

/// In so many of 1000 draws, every instruction has the same chance: the most frequent ones of real programs are a few.
const UNIFORM: u32 = 300;

/// The numbers of elements that are tried for a variable.
const ELEMENTS: [u32; 10] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/// The fragments of a platform.
pub struct Stock<'a> {
    spec: &'a Spec,
    exceptions: &'a Exceptions,
    seed: u64,
    /// The number of the platform in the specification.
    number: usize,
    /// The platform.
    pub platform: Platform,
    /// The templates.
    pub templates: Assembled,
    instructions: Vec<Kind<'a>>,
    /// The occurrences in real programs of all instructions of the platform.
    occurrences: u64,
}

/// An instruction.
struct Kind<'a> {
    instruction: &'a Instruction,
    occurrences: u64,
    forms: OnceLock<Vec<Fragment>>,
}

impl<'a> Stock<'a> {
    /// The fragments of a platform, given by its number in the specification. Instructions to which an exception applies are
    /// left out.
    ///
    /// # Errors
    /// If a template cannot be assembled.
    pub fn new(
        spec: &'a Spec,
        number: usize,
        platform: Platform,
        templates: &Templates,
        exceptions: &'a Exceptions,
        seed: u64,
    ) -> Result<Self, String> {
        let mix = mix();
        let known = spec.isa.instructions.iter().filter(|one| spec.on(&one.platforms, number));
        let instructions: Vec<Kind<'a>> = known
            .map(|instruction| {
                let occurrences = mix.get(instruction.name.as_str()).copied().unwrap_or_default();
                Kind { instruction, occurrences, forms: OnceLock::new() }
            })
            .collect();
        let occurrences = instructions.iter().map(|kind| kind.occurrences).sum();
        let templates = templates.assembled(platform)?;
        Ok(Self { spec, exceptions, seed, number, platform, templates, instructions, occurrences })
    }

    /// A fragment: a template by its weight, or an instruction by its occurrences in real programs.
    pub fn draw(&self, rng: &mut Rng) -> Option<&Fragment> {
        let mut draw = rng.u32(0..1000);
        for (weight, fragment) in &self.templates.fragments {
            match draw.checked_sub(*weight) {
                Some(rest) => draw = rest,
                None => return Some(fragment),
            }
        }
        self.instruction(rng)
    }

    /// An instruction.
    pub fn instruction(&self, rng: &mut Rng) -> Option<&Fragment> {
        let kind = if self.occurrences == 0 || rng.u32(0..1000) < UNIFORM {
            self.instructions.get(rng.usize(0..self.instructions.len().max(1)))?
        } else {
            let mut draw = rng.u64(0..self.occurrences);
            self.instructions.iter().find(|kind| match draw.checked_sub(kind.occurrences) {
                Some(rest) => {
                    draw = rest;
                    false
                }
                None => true,
            })?
        };
        let forms = kind.forms.get_or_init(|| self.forms(kind));
        forms.get(rng.usize(0..forms.len().max(1)))
    }

    /// The forms of an instruction, each once.
    fn forms(&self, kind: &Kind<'a>) -> Vec<Fragment> {
        let valid = Valid::new(self.spec, kind.instruction, self.number, self.exceptions, None);
        let mut rng = seeded(&(self.seed, self.platform.name(), &kind.instruction.name));
        let count = FORMS[usize::from(kind.occurrences < FREQUENT)];
        let mut found = Vec::new();
        for _ in 0..count {
            let choices: Vec<(usize, usize)> =
                (0..rng.usize(0..=CHOICES)).map(|_| (rng.u16(..).into(), rng.u16(..).into())).collect();
            let Some(mut whole) = valid.choose(&choices, None) else { continue };
            whole.case = with_variables_of(whole.case, &ELEMENTS);
            let frame = self.exceptions.frame(&kind.instruction.name);
            if let Some(fragment) = Fragment::of(&whole, frame, self.platform)
                && !found.contains(&fragment)
            {
                found.push(fragment);
            }
        }
        found
    }
}

/// The occurrences of instructions in real programs.
fn mix() -> HashMap<&'static str, u64> {
    // The comments in front have no number.
    let rows = MIX.lines().filter_map(|line| line.split_once(' '));
    rows.filter_map(|(name, n)| Some((name, n.parse().ok()?))).collect()
}

/// Random choices that some values determine.
pub fn seeded(by: &impl Hash) -> Rng {
    let mut checksum = Fnv::default();
    by.hash(&mut checksum);
    Rng::with_seed(checksum.finish())
}
