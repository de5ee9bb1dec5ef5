//! The variables that have no value on any path.
//!
//! A value is never lost, so that a variable has one on some path to an instruction if and only if a path leads from an
//! instruction that writes it. Two orders of the blocks, which visit successors from left to right and from right to left,
//! decide that in linear time: where a path leads from one block to another, both orders have the first one before the other.
//! The inverse is true of structured programs; of others it errs on the side of a value.

use super::access::{Access, Effect, Tables};
use super::graph::{Graph, Successors};
use crate::Refers;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// A number that no block has.
const NONE: u32 = u32::MAX;

/// The instructions that read a variable without a value. `ends` has the end of the accesses of each instruction.
pub fn undefined(
    graph: &Graph,
    tables: &Tables,
    accesses: &[Access],
    ends: &[usize],
) -> BTreeSet<(usize, Refers, u32)> {
    let Components { members, is_cycle, orders: [order, second] } = Components::of(graph);
    let mut found = BTreeSet::new();
    // For each storage the smallest number in the second order of a block before that writes it.
    let mut written = alloc::vec![NONE; tables.storages()];
    let lines = |component: u32| {
        let nodes: &[u32] = members.get(component as usize).map_or(&[], Vec::as_slice);
        nodes.iter().filter_map(|node| graph.blocks.get(*node as usize)).flat_map(Clone::clone)
    };
    let of_line = |line: usize| {
        let start = line.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
        let end = ends.get(line).copied().unwrap_or(start);
        accesses.get(start..end).unwrap_or_default()
    };
    for component in order {
        let number = second.get(component as usize).copied().unwrap_or(0);
        // All instructions of a cycle precede each other.
        let passes: &[[bool; 2]] = match is_cycle.get(component as usize) {
            Some(true) => &[[false, true], [true, false]],
            _ => &[[true, true]],
        };
        for [reads, writes] in passes {
            for line in lines(component) {
                for access in of_line(line) {
                    let Some(storage) = tables.storage(access.table, access.index) else { continue };
                    let Some(written) = written.get_mut(storage) else { continue };
                    match access.effect {
                        Effect::Read if *reads && *written > number => {
                            found.insert((line, access.table, access.index));
                        }
                        Effect::Write if *writes => *written = number.min(*written),
                        Effect::Read | Effect::Write | Effect::Name => {}
                    }
                }
            }
        }
    }
    found
}

/// The cycles of a graph: nodes of which each leads to all others.
struct Components {
    members: Vec<Vec<u32>>,
    is_cycle: Vec<bool>,
    /// The components in a first order, and the number of each one in a second order.
    orders: [Vec<u32>; 2],
}

impl Components {
    /// Tarjan's algorithm without recursion.
    fn of(graph: &Graph) -> Self {
        let nodes = graph.nodes();
        let mut of = alloc::vec![NONE; nodes];
        let (mut index, mut low) = (alloc::vec![NONE; nodes], alloc::vec![NONE; nodes]);
        let (mut members, mut is_cycle) = (Vec::new(), Vec::new());
        let (mut stack, mut count) = (Vec::new(), 0);
        let mut path: Vec<(u32, usize)> = if nodes > 0 { alloc::vec![(0, 0)] } else { Vec::new() };
        let get = |list: &[u32], n: u32| list.get(n as usize).copied().unwrap_or(NONE);
        let set = |list: &mut [u32], n: u32, value: u32| {
            if let Some(place) = list.get_mut(n as usize) {
                *place = value;
            }
        };
        while let Some((node, at)) = path.last_mut() {
            let node = *node;
            if get(&index, node) == NONE {
                set(&mut index, node, count);
                set(&mut low, node, count);
                count += 1;
                stack.push(node);
            }
            if let Some(next) = graph.next(node as usize).get(*at).copied() {
                *at += 1;
                if get(&index, next) == NONE {
                    path.push((next, 0));
                } else if get(&of, next) == NONE {
                    let lower = get(&low, node).min(get(&index, next));
                    set(&mut low, node, lower);
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                let lower = get(&low, *parent).min(get(&low, node));
                set(&mut low, *parent, lower);
            }
            if get(&low, node) == get(&index, node) {
                let mut all = Vec::new();
                while let Some(member) = stack.pop() {
                    set(&mut of, member, members.len() as u32);
                    all.push(member);
                    if member == node {
                        break;
                    }
                }
                is_cycle.push(all.len() > 1 || graph.next(node as usize).contains(&node));
                members.push(all);
            }
        }
        let orders = orders(graph, &of, members.len());
        Self { members, is_cycle, orders }
    }
}

/// The components in a topological order, and the number of each one in the order of the opposite search.
fn orders(graph: &Graph, of: &[u32], count: usize) -> [Vec<u32>; 2] {
    let mut edges = Vec::new();
    for (node, from) in of.iter().enumerate().filter(|(_, from)| **from != NONE) {
        let targets = graph.next(node).iter().filter_map(|next| of.get(*next as usize));
        edges.extend(targets.filter(|to| *to != from).map(|to| (*from as usize, *to as usize)));
    }
    let successors = Successors::of(count, &edges);
    let start = of.first().copied().unwrap_or(NONE);
    let search = |backwards: bool| {
        let mut seen = alloc::vec![false; count];
        let mut is_new =
            |node: u32| seen.get_mut(node as usize).is_some_and(|seen| !core::mem::replace(seen, true));
        let mut order = Vec::with_capacity(count);
        let mut path = if is_new(start) { alloc::vec![(start, 0)] } else { Vec::new() };
        while let Some((node, at)) = path.last_mut() {
            let (node, all) = (*node, successors.next(*node as usize));
            let n = if backwards { all.len().checked_sub(*at + 1) } else { Some(*at) };
            *at += 1;
            match n.and_then(|n| all.get(n)) {
                Some(to) if is_new(*to) => path.push((*to, 0)),
                Some(_) => {}
                None => {
                    order.push(node);
                    path.pop();
                }
            }
        }
        order.reverse();
        order
    };
    let (first, second) = (search(false), search(true));
    let mut numbers = alloc::vec![0; count];
    for (number, component) in second.into_iter().enumerate() {
        if let Some(place) = numbers.get_mut(component as usize) {
            *place = number as u32;
        }
    }
    [first, numbers]
}
