//! The blocks of a body and the edges between them.

use super::access::{self, part_of_predicate, predicate};
use super::bits::Bits;
use crate::object::Step;
use crate::{Fields, Flow, InstructionInfo, Refers};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::ops::Range;

/// The effect of an instruction on the flow.
#[derive(Clone, Debug)]
pub struct Line {
    step: Step,
    /// Labels of a branch.
    targets: Vec<u32>,
    /// Whether execution may continue with the next instruction after a branch, return or call.
    is_conditional: bool,
    /// Whether a branch is one of single channels: those that take it can wait at its label.
    is_of_channels: bool,
    /// Whether only some channels may take a branch.
    splits: bool,
}

/// The number of channels of an instruction has one encoding only where all channels take the same way.
const CHANNELS: &str = "exec_size";

impl Line {
    /// The effect of an instruction.
    pub fn of(info: &InstructionInfo, fields: &dyn Fields) -> Self {
        let (mut targets, mut is_of_channels, mut splits) = (Vec::new(), false, false);
        let is_conditional = predicate(info, fields).is_some();
        if info.flow == Flow::Branch {
            for (number, _) in info.fields.iter().enumerate().filter(|(_, f)| f.refers == Some(Refers::Label))
            {
                let all =
                    (0..fields.times(number)).filter_map(|element| fields.field(number, element)?.raw());
                targets.extend(all.filter_map(|raw| u32::try_from(raw).ok()));
            }
            // The code 0 is one channel.
            is_of_channels = access::code(info, fields, CHANNELS, CHANNELS).is_some_and(|code| code != 0);
            splits = is_conditional
                && part_of_predicate(info, fields, "combine").is_none_or(|combine| combine == 0)
                && is_of_channels;
        }
        Self { step: Step::of(info, fields), targets, is_conditional, is_of_channels, splits }
    }

    /// Whether the instruction defines a label.
    pub fn defines(&self) -> bool {
        matches!(self.step, Step::Block(_) | Step::Subroutine(_))
    }

    /// Whether the instruction begins a subroutine.
    pub fn begins_subroutine(&self) -> bool {
        matches!(self.step, Step::Subroutine(_))
    }

    /// Whether the instruction calls a function, which is not in the body.
    pub fn calls_function(&self) -> bool {
        matches!(self.step, Step::FunctionCall)
    }

    fn is_branch(&self) -> bool {
        !self.targets.is_empty()
    }

    fn ends_block(&self) -> bool {
        self.is_branch() || matches!(self.step, Step::Call(_) | Step::Return | Step::ConditionalReturn)
    }
}

/// The blocks of a body, the edges between them, and the blocks that execution reaches.
#[derive(Debug, Default)]
pub struct Graph {
    /// The instructions of each block.
    pub blocks: Vec<Range<usize>>,
    /// Nodes behind the blocks are ends of subroutines. The last node is the place behind the body.
    successors: Successors,
    reached: Bits,
    /// Blocks into which execution comes from the block in front: it falls into them, or returns from a call.
    falls: Bits,
}

impl Graph {
    /// The graph of the instructions of a body.
    pub fn of(lines: &[Line]) -> Self {
        let blocks = blocks(lines);
        let mut places = BTreeMap::new();
        let (mut subroutine, mut of_block) = (0, Vec::with_capacity(blocks.len()));
        for (n, block) in blocks.iter().enumerate() {
            let first = lines.get(block.start).map(|line| line.step);
            if matches!(first, Some(Step::Subroutine(_))) && n > 0 {
                subroutine += 1;
            }
            if let Some(Step::Block(label) | Step::Subroutine(label)) = first {
                places.entry(label).or_insert(n);
            }
            of_block.push(subroutine);
        }
        // Blocks behind which execution continues, and the nodes from which it does: the end of a subroutine behind its call.
        let (mut edges, mut falls) = (Vec::new(), Vec::new());
        let behind = blocks.len() + subroutine + 1;
        for (n, block) in blocks.iter().enumerate() {
            let next = if n + 1 < blocks.len() { n + 1 } else { behind };
            let Some(last) = block.end.checked_sub(1).and_then(|last| lines.get(last)) else { continue };
            let place = |label: &u32| places.get(label).copied();
            let exit = |block: usize| Some(blocks.len() + *of_block.get(block)?);
            let mut continues = last.is_conditional;
            match last.step {
                Step::Call(label) => match place(&label) {
                    Some(entry) => {
                        edges.push((n, entry));
                        edges.extend(exit(entry).map(|exit| (exit, next)));
                        falls.extend(exit(entry).map(|exit| (n, exit)));
                    }
                    None => continues = true,
                },
                Step::Return | Step::ConditionalReturn => edges.extend(exit(n).map(|exit| (n, exit))),
                _ if last.is_branch() => {
                    edges.extend(last.targets.iter().filter_map(place).map(|target| (n, target)));
                }
                _ => continues = true,
            }
            if continues {
                edges.push((n, next));
                falls.push((n, n));
            }
        }
        let successors = Successors::of(behind + 1, &edges);
        let mut graph = Self { blocks, reached: successors.reached(), successors, falls: Bits::default() };
        for (block, from) in falls {
            if graph.reached.has(block) && graph.reached.has(from) {
                graph.falls.add(block + 1);
            }
        }
        graph
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.successors.starts.len().saturating_sub(1)
    }

    /// The successors of a node.
    pub fn next(&self, node: usize) -> &[u32] {
        self.successors.next(node)
    }

    /// Whether execution reaches a node.
    pub fn is_reached(&self, node: usize) -> bool {
        self.reached.has(node)
    }

    /// Whether execution comes to the place behind the last instruction.
    pub fn runs_past_end(&self) -> bool {
        self.nodes().checked_sub(1).is_some_and(|behind| self.is_reached(behind))
    }

    fn lines_of(&self, is: impl Fn(usize) -> bool, range: impl Fn(&Range<usize>) -> Range<usize>) -> Bits {
        let mut lines = Bits::default();
        for (_, block) in self.blocks.iter().enumerate().filter(|(n, _)| is(*n)) {
            range(block).for_each(|line| lines.add(line));
        }
        lines
    }

    /// The instructions that execution reaches.
    pub fn reached_lines(&self) -> Bits {
        self.lines_of(|block| self.is_reached(block), Range::clone)
    }

    /// The first instructions of blocks into which execution falls.
    pub fn entered_lines(&self) -> Bits {
        self.lines_of(|block| self.falls.has(block), |block| block.start..block.start + 1)
    }

    /// The last instructions of reached blocks with code without a label behind them that execution does not reach.
    pub fn cut_lines(&self, lines: &[Line]) -> Bits {
        self.lines_of(
            |block| {
                let next = self.blocks.get(block + 1);
                let mut code = next.into_iter().flat_map(|next| lines.get(next.clone()).unwrap_or_default());
                let first = code.find(|line| line.step != Step::Nothing);
                self.is_reached(block)
                    && !self.is_reached(block + 1)
                    && first.is_some_and(|line| !line.defines())
            },
            |block| block.end - 1..block.end,
        )
    }
}

/// The blocks of a body: a label begins one, and a branch, call or return ends one.
fn blocks(lines: &[Line]) -> Vec<Range<usize>> {
    let (mut blocks, mut start) = (Vec::new(), 0);
    for (n, line) in lines.iter().enumerate() {
        if line.defines() && n > start {
            blocks.push(start..n);
            start = n;
        }
        if line.ends_block() {
            blocks.push(start..n + 1);
            start = n + 1;
        }
    }
    if start < lines.len() {
        blocks.push(start..lines.len());
    }
    blocks
}

/// The successors of all nodes, one list behind the other.
#[derive(Debug, Default)]
pub struct Successors {
    /// Those of node n are `targets[starts[n]..starts[n + 1]]`.
    starts: Vec<usize>,
    targets: Vec<u32>,
}

impl Successors {
    pub fn of(nodes: usize, edges: &[(usize, usize)]) -> Self {
        let mut starts = alloc::vec![0; nodes + 1];
        for (from, _) in edges {
            if let Some(count) = starts.get_mut(from + 1) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let (mut at, mut targets) = (starts.clone(), alloc::vec![0; sum]);
        for (from, to) in edges {
            let Some(at) = at.get_mut(*from) else { continue };
            if let Some(target) = targets.get_mut(*at) {
                *target = *to as u32;
            }
            *at += 1;
        }
        Self { starts, targets }
    }

    /// The successors of a node.
    pub fn next(&self, node: usize) -> &[u32] {
        let range = self.starts.get(node).zip(self.starts.get(node + 1));
        range.and_then(|(start, end)| self.targets.get(*start..*end)).unwrap_or_default()
    }

    /// The nodes that the first one leads to, and itself.
    fn reached(&self) -> Bits {
        let (mut path, mut reached) = (alloc::vec![0], Bits::default());
        reached.add(0);
        while let Some(node) = path.pop() {
            for node in self.next(node) {
                let node = *node as usize;
                if !reached.has(node) {
                    reached.add(node);
                    path.push(node);
                }
            }
        }
        reached
    }
}

/// The instructions with the first definition of each label.
fn places(lines: &[Line]) -> BTreeMap<u32, usize> {
    let mut places = BTreeMap::new();
    for (n, line) in lines.iter().enumerate() {
        if let Step::Block(label) | Step::Subroutine(label) = line.step {
            places.entry(label).or_insert(n);
        }
    }
    places
}

/// The jumps of all channels beyond a label at which some channels may wait: one behind the jump, and the target of a branch in
/// front of it that only some channels take.
pub fn skipping(lines: &[Line]) -> Bits {
    let (places, mut waits, mut skipping) = (places(lines), BTreeSet::new(), Bits::default());
    let mut is_split = false;
    for (n, line) in lines.iter().enumerate() {
        if line.begins_subroutine() {
            waits.clear();
            is_split = false;
        }
        is_split |= line.splits;
        let targets = line.targets.iter().filter_map(|label| places.get(label).copied());
        if line.is_of_channels {
            waits.extend(targets.filter(|target| is_split && *target > n));
        } else if let Some(first) = waits.range(n + 1..).next()
            && targets.max().is_some_and(|target| target > *first)
        {
            skipping.add(n);
        }
    }
    skipping
}

/// The instructions during which some channels may wait: those between a branch that only some channels take and its label,
/// and the subroutines that they call.
pub fn divergent(lines: &[Line]) -> Bits {
    let places = places(lines);
    let (mut entries, mut starts) = (BTreeMap::new(), Vec::new());
    for (n, line) in lines.iter().enumerate() {
        if let Step::Subroutine(label) = line.step {
            entries.entry(label).or_insert(starts.len());
            starts.push(n);
        }
    }
    let mut depth = alloc::vec![0_i64; lines.len() + 2];
    let mut count = |range: Range<usize>| {
        for (at, change) in [(range.start, 1), (range.end.max(range.start), -1)] {
            if let Some(depth) = depth.get_mut(at) {
                *depth += change;
            }
        }
    };
    // A branch over code with other channels in it also splits them: those that take it wait behind that code.
    let mut is_split = false;
    for (n, line) in lines.iter().enumerate() {
        is_split = (is_split || line.splits) && !matches!(line.step, Step::Subroutine(_));
        if !(line.splits || is_split && line.is_branch() && !line.is_conditional) {
            continue;
        }
        for target in line.targets.iter().filter_map(|label| places.get(label)) {
            count(if *target > n { n + 1..*target } else { *target..n + 1 });
        }
    }
    let (mut bits, mut sum) = (Bits::default(), 0);
    for (n, change) in depth.iter().enumerate().take(lines.len()) {
        sum += change;
        if sum > 0 {
            bits.add(n);
        }
    }
    let subroutine = |n: usize| {
        let end = starts.get(n + 1).copied().unwrap_or(lines.len());
        starts.get(n).map_or(0..0, |start| *start..end)
    };
    let mut seen = Bits::default();
    let mut called: Vec<usize> = Vec::new();
    let mut visit = |range: Range<usize>, bits: &Bits, called: &mut Vec<usize>| {
        for n in range.filter(|n| bits.has(*n)) {
            if let Some(Step::Call(label)) = lines.get(n).map(|line| line.step)
                && let Some(entry) = entries.get(&label)
                && !seen.has(*entry)
            {
                seen.add(*entry);
                called.push(*entry);
            }
        }
    };
    visit(0..lines.len(), &bits, &mut called);
    while let Some(entry) = called.pop() {
        subroutine(entry).for_each(|n| bits.add(n));
        visit(subroutine(entry), &bits, &mut called);
    }
    bits
}
