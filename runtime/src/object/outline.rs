//! The outline of a body: where its labels and subroutines are, and who calls whom.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// What an instruction is to the outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A block begins at a label.
    Block(u32),
    /// A subroutine begins at a label.
    Subroutine(u32),
    /// The subroutine of a label is called.
    Call(u32),
    /// The end of a subroutine or function.
    Return,
    /// No code.
    Nothing,
    /// Anything else.
    Other,
}

/// Where a label stands.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// How often.
    count: u32,
    /// The number of the subroutine, in the order of the text.
    subroutine: u32,
}

/// The outline of a body.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    labels: BTreeMap<u32, Place>,
    /// For each subroutine the first one (in an order of no meaning) of those that call each other in a circle with it.
    circles: Vec<u32>,
    begins: bool,
    ends: bool,
}

impl Outline {
    /// Of a body, instruction by instruction.
    pub fn of(steps: impl Iterator<Item = Step>) -> Self {
        let mut outline = Self { ends: true, ..Self::default() };
        let (mut calls, mut subroutine, mut last) = (Vec::new(), 0, None);
        for (n, step) in steps.enumerate() {
            let label = match step {
                Step::Subroutine(label) => {
                    outline.begins |= n == 0;
                    outline.ends &= n == 0 || last == Some(Step::Return);
                    subroutine += u32::from(n > 0);
                    Some(label)
                }
                Step::Block(label) => Some(label),
                Step::Call(label) => {
                    calls.push((subroutine, label));
                    None
                }
                _ => None,
            };
            if let Some(label) = label {
                outline.labels.entry(label).or_insert(Place { count: 0, subroutine }).count += 1;
            }
            last = if step == Step::Nothing { last } else { Some(step) };
        }
        outline.ends &= last == Some(Step::Return);
        let known = |(from, label): (u32, u32)| Some((from, outline.subroutine_of(label)?));
        outline.circles =
            circles(subroutine as usize + 1, &calls.into_iter().filter_map(known).collect::<Vec<_>>());
        outline
    }

    /// How often a label stands in the body.
    pub fn places(&self, label: u32) -> u32 {
        self.labels.get(&label).map_or(0, |place| place.count)
    }

    /// The number of the subroutine in which a label stands; nothing where it stands nowhere, or more than once.
    pub fn subroutine_of(&self, label: u32) -> Option<u32> {
        self.labels.get(&label).filter(|place| place.count == 1).map(|place| place.subroutine)
    }

    /// Whether the subroutine of a label calls this one, itself or through others.
    pub fn calls_back(&self, subroutine: u32, label: u32) -> Option<bool> {
        let circle = |n: u32| self.circles.get(n as usize);
        Some(circle(subroutine)? == circle(self.subroutine_of(label)?)?)
    }

    /// Whether the first instruction begins a subroutine.
    pub fn begins(&self) -> bool {
        self.begins
    }

    /// Whether each subroutine ends with a return.
    pub fn ends(&self) -> bool {
        self.ends
    }
}

/// For each of so many nodes one node of its circle: two nodes have the same where each reaches the other.
///
/// Kosaraju's algorithm, without recursion: programs may nest calls as deep as they like.
fn circles(count: usize, edges: &[(u32, u32)]) -> Vec<u32> {
    let lists = |turned: bool| {
        let mut lists = alloc::vec![Vec::new(); count];
        for (from, to) in edges {
            let (from, to) = if turned { (to, from) } else { (from, to) };
            if let Some(list) = lists.get_mut(*from as usize) {
                list.push(*to);
            }
        }
        lists
    };
    let (ahead, back) = (lists(false), lists(true));
    let mut order = Vec::with_capacity(count);
    let mut seen = alloc::vec![false; count];
    for start in 0..count as u32 {
        walk(start, &ahead, &mut seen, |node| order.push(node));
    }
    let mut circles = alloc::vec![0; count];
    let mut seen = alloc::vec![false; count];
    for start in order.into_iter().rev() {
        walk(start, &back, &mut seen, |node| {
            if let Some(circle) = circles.get_mut(node as usize) {
                *circle = start;
            }
        });
    }
    circles
}

/// Goes from a node to all that it reaches and nobody has seen; names each when all behind it are named.
fn walk(start: u32, next: &[Vec<u32>], seen: &mut [bool], mut name: impl FnMut(u32)) {
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
                name(node);
                path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Step::{Block, Call, Nothing, Other, Return, Subroutine};
    use super::*;

    fn outline(steps: &[Step]) -> Outline {
        Outline::of(steps.iter().copied())
    }

    #[test]
    fn labels_stand_in_subroutines() {
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
        assert_eq!(both(&[Other, Return]), (false, true));
        assert_eq!(both(&[Subroutine(0), Other]), (true, false));
        assert_eq!(both(&[Subroutine(0), Other, Subroutine(1), Return]), (true, false));
        assert_eq!(both(&[Other, Subroutine(1), Return]), (false, false));
    }

    #[test]
    fn calls_go_in_circles() {
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
