//! A kernel or function that is being generated: its declarations, and its instructions so far.

use super::code::Code;
use super::fragment::{Fragment, Need, Part};
use super::stock::Stock;
use crate::case::Kernel;
use crate::native::{scope, variables};
use crate::whole;
use fastrand::Rng;
use genvisa::{Declarations, Instruction, LabelKind, NEWEST_VERSION, Platform};
use genvisa_runtime::Refers;
use std::collections::{BTreeMap, BTreeSet};

/// The registers that the general variables of a routine may take.
const REGISTERS: u32 = 56;

/// The most declarations of the other tables.
const ADDRESSES: usize = 4;
const PREDICATES: usize = 12;
const STATES: usize = 8;

/// The most subroutines of a routine, and the most functions of a program.
const SUBROUTINES: usize = 3;
pub const FUNCTIONS: usize = 3;

/// The index of the string with the name of the routine, and that of the first function.
pub const OWN_NAME: u32 = 1;
pub const FIRST_FUNCTION: u32 = 2;

/// How deep places for other code are filled.
const DEPTH: usize = 3;

/// The most fragments in a place for other code.
const HOLE: usize = 4;

/// A class of declarations and a position in it.
type Name = (Refers, u32);

/// A subroutine that is called.
#[derive(Debug, Clone)]
pub struct Subroutine {
    /// Its label.
    pub label: u32,
    /// The declarations that have a value at its first call.
    valued: BTreeSet<Name>,
}

/// A kernel or function.
#[derive(Debug, Clone, Default)]
pub struct Routine {
    /// The declarations.
    pub kernel: Kernel,
    /// The variables that are inputs.
    pub inputs: Vec<u32>,
    /// The attributes, by name.
    pub attributes: BTreeMap<String, u32>,
    /// The instructions without the start of the first subroutine.
    pub bytes: Vec<u8>,
    /// The number of instructions.
    pub instructions: usize,
    /// The called subroutines, in the order of their first call.
    pub subroutines: Vec<Subroutine>,
    /// The registers of arguments and of results of the functions of the program so far.
    pub functions: Vec<[u8; 2]>,
    /// The number of this function; nothing for a kernel.
    pub function: Option<usize>,
    /// The number of the subroutine that is being generated; nothing for the first one.
    subroutine: Option<usize>,
    /// The declarations that have a value.
    valued: BTreeSet<Name>,
    /// The declarations that belong to a fragment alone.
    own: BTreeSet<Name>,
    /// The registers in use.
    registers: u32,
}

/// How declarations are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// Those of other instructions, which may be larger.
    Shared,
    /// Others of exactly the needed size.
    Exact,
}

/// The declarations of the program for those of a fragment.
type Mapping = BTreeMap<Name, u32>;

impl Routine {
    /// A kernel, or a function by its number, of a program with some functions so far.
    pub fn new(functions: Vec<[u8; 2]>, function: Option<usize>) -> Self {
        Self { functions, function, ..Self::default() }
    }

    /// Adds some fragments, and the instructions that they need.
    pub fn fill(&mut self, stock: &Stock<'_>, rng: &mut Rng, count: usize, depth: usize) {
        for _ in 0..count {
            let Some(fragment) = stock.draw(rng) else { continue };
            if self.accepts(fragment, depth) {
                self.place(stock, rng, fragment, depth);
            }
        }
    }

    /// Begins a called subroutine.
    ///
    /// # Errors
    /// If its label does not fit into its field.
    pub fn begin(&mut self, number: usize) -> Result<(), String> {
        let subroutine = self.subroutines.get(number).ok_or("no such subroutine")?;
        self.valued.clone_from(&subroutine.valued);
        self.subroutine = Some(number);
        let label = u16::try_from(subroutine.label).map_err(|error| error.to_string())?;
        self.end(&whole::begin(label))
    }

    /// Appends an instruction that names no variable.
    ///
    /// # Errors
    /// If it has no encoding.
    pub fn end(&mut self, instruction: &Instruction) -> Result<(), String> {
        self.bytes.extend(whole::encoded(instruction, NEWEST_VERSION)?);
        self.instructions += 1;
        Ok(())
    }

    /// Whether a fragment fits into this routine.
    fn accepts(&self, fragment: &Fragment, depth: usize) -> bool {
        let has = |(name, value): (&String, &u32)| self.attributes.get(name) == Some(value);
        fragment.frame.attributes.iter().all(has)
            && !fragment.frame.in_function
            && (depth < DEPTH || !fragment.branches())
    }

    /// Adds a fragment, if that is possible.
    fn place(&mut self, stock: &Stock<'_>, rng: &mut Rng, fragment: &Fragment, depth: usize) -> bool {
        for choice in [Choice::Shared, Choice::Exact] {
            let before = self.clone();
            if self.try_place(stock, rng, fragment, depth, choice, Mapping::new()).is_some() {
                return true;
            }
            *self = before;
        }
        false
    }

    fn try_place(
        &mut self,
        stock: &Stock<'_>,
        rng: &mut Rng,
        fragment: &Fragment,
        depth: usize,
        choice: Choice,
        mut mapping: Mapping,
    ) -> Option<()> {
        for need in &fragment.needs {
            let name = (need.table, need.position);
            if !mapping.contains_key(&name) {
                let position = self.declare(stock, rng, need, fragment.call, choice, &mapping)?;
                mapping.insert(name, position);
            }
        }
        let before = self.valued.clone();
        for part in &fragment.parts {
            match part {
                Part::Code(code) => self.append(stock, code, &mapping)?,
                Part::Hole => {
                    // Execution may come here from the start of the fragment without passing another hole.
                    let elsewhere = std::mem::replace(&mut self.valued, before.clone());
                    let count = rng.usize(1..=HOLE);
                    self.fill(stock, rng, count, depth + 1);
                    self.valued.extend(elsewhere);
                }
            }
        }
        for need in fragment.needs.iter().filter(|need| need.writes) {
            let position = mapping.get(&(need.table, need.position))?;
            self.valued.insert((need.table, *position));
        }
        Some(())
    }

    /// Appends an instruction, unless it breaks a rule with these declarations.
    fn append(&mut self, stock: &Stock<'_>, code: &Code, mapping: &Mapping) -> Option<()> {
        let to = |table, position| mapping.get(&(table, position)).copied();
        let (instruction, bytes) = code.moved(stock.platform, to)?;
        let variables = variables(&self.kernel);
        let mut is_valid = true;
        instruction.check(&scope(&self.kernel, &variables), stock.platform, &mut |_| is_valid = false);
        is_valid.then_some(())?;
        self.bytes.extend(bytes);
        self.instructions += 1;
        Some(())
    }

    /// The declaration of the program for one of a fragment. It has a value if it needs one.
    fn declare(
        &mut self,
        stock: &Stock<'_>,
        rng: &mut Rng,
        need: &Need,
        call: Option<[u8; 2]>,
        choice: Choice,
        mapping: &Mapping,
    ) -> Option<u32> {
        match need.table {
            Refers::Label => return self.label(need),
            Refers::String => return self.string(call),
            _ => {}
        }
        let is_free = |position: &u32| {
            !self.own.contains(&(need.table, *position))
                && !mapping.iter().any(|((table, _), used)| (*table, *used) == (need.table, *position))
        };
        let known: Vec<u32> = self
            .alike(need, choice)
            .into_iter()
            .filter(|position| is_free(position))
            .filter(|position| !need.reads || self.has_value((need.table, *position)))
            .filter(|position| !(need.writes && self.is_input((need.table, *position))))
            .collect();
        let is_new = need.is_own || known.is_empty() || rng.u32(0..4) == 0;
        if is_new && let Some(position) = self.add(stock, need) {
            if need.is_own {
                self.own.insert((need.table, position));
            }
            if !need.reads || !is_valued(need.table) || self.give_value(stock, rng, need, position) {
                return Some(position);
            }
            // The declaration stays without a use; the caller restores the routine if nothing else is found.
            return None;
        }
        (!need.is_own && !known.is_empty()).then(|| known.get(rng.usize(0..known.len())).copied())?
    }

    /// The declarations of the type and size that a fragment needs.
    fn alike(&self, need: &Need, choice: Choice) -> Vec<u32> {
        let fits = |elements: u32| match choice {
            Choice::Shared => elements >= need.elements,
            Choice::Exact => elements == need.elements,
        };
        let of = |list: &[u32]| -> Vec<u32> {
            (0..).zip(list).filter(|(_, elements)| fits(**elements)).map(|(position, _)| position).collect()
        };
        match need.table {
            Refers::Variable => (0..)
                .zip(&self.kernel.variables)
                .filter(|(_, (ty, elements))| *ty == need.ty && fits(*elements))
                .map(|(position, _)| position)
                .collect(),
            Refers::Address => of(&self.kernel.addresses),
            Refers::Predicate => of(&self.kernel.predicates),
            Refers::Surface => of(&self.kernel.surfaces),
            Refers::Sampler => of(&self.kernel.samplers),
            Refers::Label | Refers::String => Vec::new(),
        }
    }

    /// Adds a declaration, if its table is not full.
    fn add(&mut self, stock: &Stock<'_>, need: &Need) -> Option<u32> {
        let row = |list: &mut Vec<u32>, most: usize| {
            (list.len() < most).then(|| list.push(need.elements))?;
            u32::try_from(list.len() - 1).ok()
        };
        match need.table {
            Refers::Variable => {
                let registers =
                    bytes(stock.platform, need.ty, need.elements)?.div_ceil(stock.platform.grf_bytes());
                (self.registers + registers <= REGISTERS).then_some(())?;
                self.registers += registers;
                self.kernel.variables.push((need.ty, need.elements));
                u32::try_from(self.kernel.variables.len() - 1).ok()
            }
            Refers::Address => row(&mut self.kernel.addresses, ADDRESSES),
            Refers::Predicate => row(&mut self.kernel.predicates, PREDICATES),
            Refers::Surface => row(&mut self.kernel.surfaces, STATES),
            Refers::Sampler => row(&mut self.kernel.samplers, STATES),
            Refers::Label | Refers::String => None,
        }
    }

    /// A new label for a block; for a subroutine that of one that does not call this one.
    fn label(&mut self, need: &Need) -> Option<u32> {
        if need.ty != LabelKind::Subroutine as u8 {
            self.kernel.labels.push(need.ty);
            return u32::try_from(self.kernel.labels.len() - 1).ok();
        }
        let first = self.subroutine.map_or(0, |number| number + 1);
        if self.subroutines.len() < SUBROUTINES {
            self.kernel.labels.push(need.ty);
            let label = u32::try_from(self.kernel.labels.len() - 1).ok()?;
            self.subroutines.push(Subroutine { label, valued: self.valued.clone() });
            return Some(label);
        }
        self.subroutines.get(first..)?.first().map(|subroutine| subroutine.label)
    }

    /// The string of a name: that of a function, which is another than this one and does not call it.
    fn string(&mut self, call: Option<[u8; 2]>) -> Option<u32> {
        let Some(sizes) = call else { return Some(OWN_NAME) };
        let first = self.function.map_or(0, |number| number + 1);
        let known = (first..self.functions.len()).find(|number| self.functions.get(*number) == Some(&sizes));
        let number = match known {
            Some(number) => number,
            None if self.functions.len() < FUNCTIONS => {
                self.functions.push(sizes);
                self.functions.len() - 1
            }
            None => return None,
        };
        u32::try_from(number).ok().map(|number| FIRST_FUNCTION + number)
    }

    fn has_value(&self, name: Name) -> bool {
        !is_valued(name.0) || self.valued.contains(&name) || self.is_input(name)
    }

    fn is_input(&self, name: Name) -> bool {
        name.0 == Refers::Variable && self.inputs.contains(&name.1)
    }

    /// Gives a new declaration a value: as an input of a kernel, or by a template.
    fn give_value(&mut self, stock: &Stock<'_>, rng: &mut Rng, need: &Need, position: u32) -> bool {
        let can_be_input = need.table == Refers::Variable && self.function.is_none() && !need.writes;
        if can_be_input && rng.bool() {
            self.inputs.push(position);
            return true;
        }
        for (new, fragment) in &stock.templates.values {
            if new.table != need.table || new.ty != need.ty {
                continue;
            }
            let before = self.clone();
            let mapping = Mapping::from([((new.table, new.position), position)]);
            if self.try_place(stock, rng, fragment, DEPTH, Choice::Exact, mapping).is_some() {
                return true;
            }
            *self = before;
        }
        if can_be_input {
            self.inputs.push(position);
        }
        can_be_input
    }
}

/// Whether the declarations of a table receive values by instructions.
fn is_valued(table: Refers) -> bool {
    matches!(table, Refers::Variable | Refers::Address | Refers::Predicate)
}

/// The bytes of a general variable.
pub fn bytes(platform: Platform, ty: u8, elements: u32) -> Option<u32> {
    let nothing = Declarations::default();
    let one = platform.context(&nothing).bytes(Some(ty.into()))?;
    u32::try_from(one).ok()?.checked_mul(elements)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::whole::Frame;

    #[test]
    fn a_fragment_of_a_function_is_not_for_a_kernel() {
        let fragment = |in_function| Fragment {
            parts: Vec::new(),
            needs: Vec::new(),
            frame: Frame { in_function, ..Frame::default() },
            call: None,
        };
        let routine = Routine::new(Vec::new(), None);
        assert!(routine.accepts(&fragment(false), 0));
        assert!(!routine.accepts(&fragment(true), 0));
    }

    /// A subroutine calls only those behind it, so that none calls itself.
    #[test]
    fn a_call_beyond_the_most_subroutines_is_of_the_next_one() {
        let (table, ty) = (Refers::Label, LabelKind::Subroutine as u8);
        let need = Need { table, position: 0, ty, elements: 1, reads: true, writes: false, is_own: false };
        let mut routine = Routine::new(Vec::new(), None);
        assert_eq!([(); SUBROUTINES].map(|()| routine.label(&need)), [Some(0), Some(1), Some(2)]);
        let from = |subroutine| Routine { subroutine, ..routine.clone() }.label(&need);
        assert_eq!([None, Some(0), Some(1), Some(2)].map(from), [Some(0), Some(1), Some(2), None]);
    }

    /// A function calls only those behind it, and a kernel all, so that none calls itself.
    #[test]
    fn a_function_calls_only_those_behind_it() {
        let sizes = [0, 0];
        let from = |function, functions: &[[u8; 2]]| {
            let mut routine = Routine { function, functions: functions.to_vec(), ..Routine::default() };
            (routine.string(Some(sizes)), routine.functions.len())
        };
        assert_eq!(from(None, &[]), (Some(FIRST_FUNCTION), 1), "the first call makes a function");
        assert_eq!(from(None, &[sizes]), (Some(FIRST_FUNCTION), 1), "the next one calls it again");
        assert_eq!(from(Some(0), &[sizes]), (Some(FIRST_FUNCTION + 1), 2), "not itself");
        assert_eq!(from(Some(1), &[sizes; 3]), (Some(FIRST_FUNCTION + 2), 3));
        assert_eq!(from(Some(2), &[sizes; 3]), (None, 3), "no function is behind the last one");
        assert_eq!(from(None, &[[1, 1], sizes]), (Some(FIRST_FUNCTION + 1), 2), "the sizes decide");
    }
}
