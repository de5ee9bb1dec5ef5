//! The outline of a body: the positions of labels and subroutines, and the calls between subroutines.

use crate::flow::predicate;
use crate::{Fields, Flow, InstructionInfo, Refers};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The effect of an instruction on the outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A block begins at a label.
    Block(u32),
    /// A subroutine begins at a label.
    Subroutine(u32),
    /// A call of the subroutine at a label.
    Call(u32),
    /// A call of a function, which is not in the body.
    FunctionCall,
    /// A return from a subroutine or function.
    Return,
    /// A return with a predicate: execution can continue behind it.
    ConditionalReturn,
    /// No code, for instance a line number for debuggers.
    Nothing,
    /// Any other instruction.
    Other,
}

impl Step {
    /// The effect of an instruction, from the control flow that its page states and the label that it names.
    pub fn of(info: &InstructionInfo, fields: &dyn Fields) -> Self {
        let label = first_index(info, fields, Refers::Label);
        let at_label = |step: fn(u32) -> Self| label.map_or(Self::Other, step);
        match info.flow {
            Flow::Block => at_label(Self::Block),
            Flow::Subroutine => at_label(Self::Subroutine),
            Flow::Call => label.map_or(Self::FunctionCall, Self::Call),
            Flow::Return if predicate(info, fields).is_some() => Self::ConditionalReturn,
            Flow::Return => Self::Return,
            Flow::NoCode => Self::Nothing,
            Flow::Branch | Flow::Next => Self::Other,
        }
    }
}

/// The first index of an instruction into a table; `None` if it has no such field.
pub fn first_index(info: &InstructionInfo, fields: &dyn Fields, table: Refers) -> Option<u32> {
    let field = info.fields.iter().position(|field| field.refers == Some(table))?;
    u32::try_from(fields.field(field, 0)?.raw()?).ok()
}

/// The occurrences of a label in a body.
#[derive(Clone, Copy, Debug)]
struct LabelLocation {
    /// Number of occurrences.
    count: u32,
    /// The number of the subroutine of the first occurrence, in the order of the body.
    subroutine: u32,
}

/// The outline of a body.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    labels: BTreeMap<u32, LabelLocation>,
    /// For each subroutine the representative of its cycle of calls. Two subroutines have the same representative if each
    /// of them calls the other, directly or through others.
    cycles: Vec<u32>,
    begins: bool,
    ends: bool,
    calls_functions: bool,
}

impl Outline {
    /// The outline of the instructions of a body.
    pub fn of(steps: impl Iterator<Item = Step>) -> Self {
        let mut outline = Self { ends: true, ..Self::default() };
        let (mut calls, mut subroutine, mut last) = (Vec::new(), 0, None);
        for (n, step) in steps.enumerate() {
            let label = match step {
                Step::Subroutine(label) => {
                    outline.begins |= n == 0;
                    outline.ends &= n == 0 || matches!(last, Some(Step::Return | Step::ConditionalReturn));
                    subroutine += u32::from(n > 0);
                    Some(label)
                }
                Step::Block(label) => Some(label),
                Step::Call(label) => {
                    calls.push((subroutine, label));
                    None
                }
                Step::FunctionCall => {
                    outline.calls_functions = true;
                    None
                }
                _ => None,
            };
            if let Some(label) = label {
                outline.labels.entry(label).or_insert(LabelLocation { count: 0, subroutine }).count += 1;
            }
            last = if step == Step::Nothing { last } else { Some(step) };
        }
        outline.ends &= last == Some(Step::Return);
        let known = |(from, label): (u32, u32)| Some((from, outline.subroutine_of(label)?));
        outline.cycles =
            cycles(subroutine as usize + 1, &calls.into_iter().filter_map(known).collect::<Vec<_>>());
        outline
    }

    /// Number of times that a label occurs in the body.
    pub fn places(&self, label: u32) -> u32 {
        self.labels.get(&label).map_or(0, |location| location.count)
    }

    /// The number of the subroutine that contains a label; `None` unless the label occurs exactly once.
    pub fn subroutine_of(&self, label: u32) -> Option<u32> {
        self.labels.get(&label).filter(|location| location.count == 1).map(|location| location.subroutine)
    }

    /// Whether the subroutine at a label calls a subroutine, directly or through others, if that subroutine calls it.
    pub fn calls_back(&self, subroutine: u32, label: u32) -> Option<bool> {
        let cycle = |n: u32| self.cycles.get(n as usize);
        Some(cycle(subroutine)? == cycle(self.subroutine_of(label)?)?)
    }

    /// Whether the first instruction begins a subroutine.
    pub fn begins(&self) -> bool {
        self.begins
    }

    /// Whether each subroutine ends with a return, and the last one with a return that no predicate skips.
    pub fn ends(&self) -> bool {
        self.ends
    }

    /// Whether an instruction calls a function.
    pub fn calls_functions(&self) -> bool {
        self.calls_functions
    }
}

/// The representative of each node's strongly connected component.
///
/// Kosaraju's algorithm without recursion: the depth of calls in a program is not limited.
fn cycles(count: usize, edges: &[(u32, u32)]) -> Vec<u32> {
    let lists = |reversed: bool| {
        let mut lists = alloc::vec![Vec::new(); count];
        for (from, to) in edges {
            let (from, to) = if reversed { (to, from) } else { (from, to) };
            if let Some(list) = lists.get_mut(*from as usize) {
                list.push(*to);
            }
        }
        lists
    };
    let (forward, backward) = (lists(false), lists(true));
    let mut order = Vec::with_capacity(count);
    let mut seen = alloc::vec![false; count];
    for start in 0..count as u32 {
        walk(start, &forward, &mut seen, |node| order.push(node));
    }
    let mut cycles = alloc::vec![0; count];
    let mut seen = alloc::vec![false; count];
    for start in order.into_iter().rev() {
        walk(start, &backward, &mut seen, |node| {
            if let Some(cycle) = cycles.get_mut(node as usize) {
                *cycle = start;
            }
        });
    }
    cycles
}

/// Depth-first search from a node over nodes not seen before. Calls `finish` on each node after its successors.
fn walk(start: u32, next: &[Vec<u32>], seen: &mut [bool], mut finish: impl FnMut(u32)) {
    let mut is_new =
        |node: u32| seen.get_mut(node as usize).is_some_and(|seen| !core::mem::replace(seen, true));
    if !is_new(start) {
        return;
    }
    let mut path = alloc::vec![(start, 0)];
    while let Some((node, at)) = path.last_mut() {
        let node = *node;
        let to = next.get(node as usize).and_then(|list| list.get(*at)).copied();
        *at += 1;
        match to {
            Some(to) if is_new(to) => path.push((to, 0)),
            Some(_) => {}
            None => {
                finish(node);
                path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Step::{Block, Call, ConditionalReturn, FunctionCall, Nothing, Other, Return, Subroutine};
    use super::*;

    fn outline(steps: &[Step]) -> Outline {
        Outline::of(steps.iter().copied())
    }

    #[test]
    fn labels_belong_to_subroutines() {
        let o = outline(&[Subroutine(0), Block(1), Return, Subroutine(2), Block(3), Block(1), Return]);
        assert_eq!([0, 1, 2, 3, 4].map(|label| o.places(label)), [1, 2, 1, 1, 0]);
        let of = [0, 1, 2, 3, 4].map(|label| o.subroutine_of(label));
        assert_eq!(of, [Some(0), None, Some(1), Some(1), None]);
    }

    #[test]
    fn bodies_begin_and_end() {
        let both = |steps: &[Step]| (outline(steps).begins(), outline(steps).ends());
        assert_eq!(both(&[]), (false, false));
        assert_eq!(both(&[Subroutine(0), Other, Return]), (true, true));
        assert_eq!(both(&[Subroutine(0), Return, Nothing]), (true, true));
        assert_eq!(both(&[Subroutine(0), ConditionalReturn]), (true, false));
        assert_eq!(both(&[Subroutine(0), ConditionalReturn, Subroutine(1), Return]), (true, true));
        assert_eq!(both(&[Subroutine(0), ConditionalReturn, Return]), (true, true));
        assert_eq!(both(&[Other, Return]), (false, true));
        assert_eq!(both(&[Subroutine(0), Other]), (true, false));
        assert_eq!(both(&[Subroutine(0), Other, Subroutine(1), Return]), (true, false));
        assert_eq!(both(&[Other, Subroutine(1), Return]), (false, false));
    }

    #[test]
    fn calls_of_functions_are_found() {
        let calls = |steps: &[Step]| outline(steps).calls_functions();
        assert!(!calls(&[Subroutine(0), Call(1), Return, Subroutine(1), Return]));
        assert!(calls(&[Subroutine(0), Call(1), Return, Subroutine(1), FunctionCall, Return]));
    }

    #[test]
    fn cycles_of_calls_are_found() {
        // 0 calls 1, 1 calls 2, 2 calls 1 and 3, 3 calls itself.
        let o = outline(&[
            Subroutine(0),
            Call(1),
            Return,
            Subroutine(1),
            Call(2),
            Return,
            Subroutine(2),
            Call(1),
            Call(3),
            Return,
            Subroutine(3),
            Call(3),
            Call(9),
            Return,
        ]);
        let back = [(0, 1), (1, 2), (2, 1), (2, 3), (3, 3), (3, 9)].map(|(from, to)| o.calls_back(from, to));
        assert_eq!(back, [Some(false), Some(true), Some(true), Some(false), Some(true), None]);
    }

    #[test]
    fn long_chains_of_calls() {
        let chain = (0..100_000).flat_map(|n| [Subroutine(n), Call((n + 1) % 100_000), Return]);
        assert_eq!(Outline::of(chain).calls_back(7, 8), Some(true));
    }
}
