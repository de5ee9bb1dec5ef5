//! The flow of a body by definition: sets of instructions that grow until nothing changes. The runtime has faster ways, and the
//! cases compare both.

use super::facts::Facts;
use super::node::is_written;
use super::tree::{Item, Own, Shape};
use genvisa_reader::isa::{Flow, Refers};
use genvisa_rule::functions::{Answer, Fact, Table};
use genvisa_rule::{Env, Expr, Function, eval};
use std::collections::BTreeSet;

/// A declaration: its table and its index.
pub type Declaration = (Table, u64);

/// The facts about the flow of one body.
#[derive(Debug, Default)]
pub struct Body {
    lines: Vec<Line>,
    /// The subroutine of each line.
    subroutine: Vec<usize>,
    /// The lines that execution reaches, and behind them the ends of subroutines.
    reached: BTreeSet<usize>,
    /// For each line the declarations that have a value in front of it on some path.
    written: Vec<BTreeSet<Declaration>>,
    divergent: BTreeSet<usize>,
    used: BTreeSet<Declaration>,
    /// The general variables with the subroutines that name them, or a part of them.
    users: BTreeSet<(u64, usize)>,
}

#[derive(Debug, Default)]
struct Line {
    flow: Option<Flow>,
    labels: Vec<u64>,
    has_predicate: bool,
    /// Whether each channel takes the branch by itself.
    is_of_channels: bool,
    /// Whether only some channels may take the branch.
    splits: bool,
    reads: Vec<Declaration>,
    writes: Vec<Declaration>,
    names: Vec<Declaration>,
}

impl Line {
    fn defines(&self) -> Option<u64> {
        let is_label = matches!(self.flow, Some(Flow::Block | Flow::Subroutine));
        self.labels.first().copied().filter(|_| is_label)
    }

    fn is_branch(&self) -> bool {
        self.flow == Some(Flow::Branch) && !self.labels.is_empty()
    }
}

impl Body {
    /// The facts about the body of a kernel or function; those about paths only if the flow is known.
    pub fn of(facts: &Facts<'_>, routine: usize) -> Self {
        let body = facts.object.routine(routine).map_or(&[][..], |routine| &routine.body);
        let lines: Vec<Line> = body.iter().map(|item| line(facts, routine, item)).collect();
        let mut subroutine = Vec::new();
        for (n, line) in lines.iter().enumerate() {
            let last = subroutine.last().copied().unwrap_or(0);
            subroutine.push(last + usize::from(n > 0 && line.flow == Some(Flow::Subroutine)));
        }
        let mut own = Self { lines, subroutine, ..Self::default() };
        if facts.knows_flow {
            own.follow(facts, routine);
            own.diverge();
            own.note_uses(facts, routine);
        }
        own
    }

    /// The line of the first definition of a label.
    fn line_of(&self, label: u64) -> Option<usize> {
        self.lines.iter().position(|line| line.defines() == Some(label))
    }

    /// The lines that can follow a line. The end of a subroutine has the number of the subroutine behind all lines.
    fn successors(&self, n: usize) -> Vec<usize> {
        let count = self.lines.len();
        if let Some(ended) = n.checked_sub(count) {
            let calls = (0..count).filter(|n| self.callee(*n) == Some(ended));
            return calls.map(|n| n + 1).filter(|n| *n < count).collect();
        }
        let mut next: Vec<usize> = Vec::new();
        if self.continues(n) && n + 1 < count {
            next.push(n + 1);
        }
        let line = &self.lines[n];
        match line.flow {
            Some(Flow::Return) => next.push(count + self.subroutine[n]),
            Some(Flow::Call | Flow::Branch) => {
                next.extend(line.labels.iter().filter_map(|label| self.line_of(*label)));
            }
            _ => {}
        }
        next
    }

    /// The subroutine that a line calls.
    fn callee(&self, n: usize) -> Option<usize> {
        let line = self.lines.get(n).filter(|line| line.flow == Some(Flow::Call))?;
        self.subroutine.get(self.line_of(*line.labels.first()?)?).copied()
    }

    /// Whether execution can continue directly with the next line.
    fn continues(&self, n: usize) -> bool {
        let line = &self.lines[n];
        match line.flow {
            Some(Flow::Return) => line.has_predicate,
            Some(Flow::Branch) => line.has_predicate || !line.is_branch(),
            Some(Flow::Call) => line.has_predicate || self.callee(n).is_none(),
            _ => true,
        }
    }

    /// Follows all paths.
    fn follow(&mut self, facts: &Facts<'_>, routine: usize) {
        let nodes = self.lines.len() + self.subroutine.last().map_or(0, |last| last + 1);
        let next: Vec<Vec<usize>> = (0..nodes).map(|n| self.successors(n)).collect();
        let given: BTreeSet<Declaration> = facts.given(routine).into_iter().collect();
        let mut written: Vec<Option<BTreeSet<Declaration>>> = vec![None; nodes];
        let mut open: BTreeSet<usize> = BTreeSet::new();
        if let Some(first) = written.first_mut() {
            *first = Some(given);
            open.insert(0);
        }
        while let Some(n) = open.pop_first() {
            let mut values = written[n].clone().unwrap_or_default();
            values.extend(self.lines.get(n).map_or(&[][..], |line| &line.writes));
            for next in &next[n] {
                let before = written[*next].as_ref().map(BTreeSet::len);
                let there = written[*next].get_or_insert_default();
                there.extend(&values);
                if before != Some(there.len()) {
                    open.insert(*next);
                }
            }
        }
        self.reached = (0..nodes).filter(|n| written[*n].is_some()).collect();
        written.truncate(self.lines.len());
        self.written = written.into_iter().map(Option::unwrap_or_default).collect();
    }

    /// Finds the lines during which some channels may wait.
    fn diverge(&mut self) {
        let mut is_split = false;
        let mut found: BTreeSet<usize> = BTreeSet::new();
        for (n, line) in self.lines.iter().enumerate() {
            is_split = (is_split || line.splits) && line.flow != Some(Flow::Subroutine);
            if line.splits || is_split && line.is_branch() && !line.has_predicate {
                for target in line.labels.iter().filter_map(|label| self.line_of(*label)) {
                    found.extend(if target > n { n + 1..target } else { target..n + 1 });
                }
            }
        }
        loop {
            let called: BTreeSet<usize> = found.iter().filter_map(|n| self.callee(*n)).collect();
            let before = found.len();
            found.extend((0..self.lines.len()).filter(|n| called.contains(&self.subroutine[*n])));
            if found.len() == before {
                break;
            }
        }
        self.divergent = found;
    }

    fn note_uses(&mut self, facts: &Facts<'_>, routine: usize) {
        let mut used: BTreeSet<Declaration> = BTreeSet::new();
        for (n, line) in self.lines.iter().enumerate() {
            let own = line.defines().filter(|_| n > 0);
            used.extend(
                line.names.iter().filter(|(table, index)| *table != Table::Label || own != Some(*index)),
            );
        }
        used.extend(facts.inputs(routine).map(|index| (Table::Variable, index)));
        // A variable with a part in use is in use.
        let mut open: Vec<u64> =
            used.iter().filter(|(table, _)| *table == Table::Variable).map(|(_, index)| *index).collect();
        while let Some(index) = open.pop() {
            let parent = facts.parent(routine, index).filter(|parent| *parent != 0);
            open.extend(parent.filter(|parent| used.insert((Table::Variable, *parent))));
        }
        self.used = used;
        for (line, subroutine) in self.lines.iter().zip(&self.subroutine) {
            let named = line.names.iter().filter(|(table, _)| *table == Table::Variable);
            for (_, index) in named {
                let mut next = Some(*index);
                while let Some(index) = next.filter(|index| self.users.insert((*index, *subroutine))) {
                    next = facts.parent(routine, index).filter(|parent| *parent != 0);
                }
            }
        }
    }

    /// `reached()`.
    pub fn reached(&self, n: usize) -> bool {
        self.reached.contains(&n)
    }

    /// `next_reached()`.
    pub fn next_reached(&self, n: usize) -> Option<bool> {
        if !self.reached(n) {
            return None;
        }
        let rest = self.lines.get(n + 1..).unwrap_or_default();
        let first = rest.iter().find(|line| line.flow != Some(Flow::NoCode));
        Some(rest.is_empty() || self.reached(n + 1) || first.is_none_or(|line| line.defines().is_some()))
    }

    /// `falls_in()`.
    pub fn falls_in(&self, n: usize) -> bool {
        let Some(before) = n.checked_sub(1).filter(|before| self.reached(*before)) else { return false };
        let returns = |callee| self.reached(self.lines.len() + callee);
        self.continues(before) || self.callee(before).is_some_and(returns)
    }

    /// `diverges()`.
    pub fn diverges(&self, n: usize) -> bool {
        self.divergent.contains(&n)
    }

    /// `skips_waiting()`: a branch in front of the jump, in its subroutine, leads to a label between the jump and its target.
    pub fn skips_waiting(&self, n: usize) -> bool {
        let Some(line) = self.lines.get(n).filter(|line| line.is_branch() && !line.is_of_channels) else {
            return false;
        };
        let targets =
            |line: &Line| line.labels.iter().filter_map(|label| self.line_of(*label)).collect::<Vec<usize>>();
        let last = targets(line).into_iter().max().unwrap_or(0);
        let start = (0..=n).rev().find(|n| self.lines[*n].flow == Some(Flow::Subroutine)).unwrap_or(0);
        let first_split = (start..n).find(|n| self.lines[*n].splits).unwrap_or(n);
        let waits = (first_split..n).filter(|n| self.lines[*n].is_of_channels);
        waits.flat_map(|n| targets(&self.lines[n])).any(|label| label > n && label < last)
    }

    /// `var_shared()`.
    pub fn is_shared(&self, index: u64) -> bool {
        self.users.iter().filter(|(user, _)| *user == index).count() > 1
    }

    /// Whether a path to a line gives a declaration that it reads a value. Nothing is wrong in a line that is not reached.
    pub fn is_written(&self, n: usize, declaration: Declaration) -> bool {
        let reads = self.lines.get(n).is_some_and(|line| line.reads.contains(&declaration));
        !reads || !self.reached(n) || self.written.get(n).is_some_and(|known| known.contains(&declaration))
    }

    /// Whether a line names a declaration.
    pub fn is_used(&self, declaration: Declaration) -> bool {
        self.used.contains(&declaration)
    }

    /// `label_places(i)`.
    pub fn places(&self, label: u64) -> usize {
        self.lines.iter().filter(|line| line.defines() == Some(label)).count()
    }

    /// The subroutine that contains a label, which has one definition.
    fn subroutine_of(&self, label: u64) -> Option<usize> {
        let line = self.line_of(label).filter(|_| self.places(label) == 1)?;
        self.subroutine.get(line).copied()
    }

    /// `in_subroutine()`.
    pub fn in_subroutine(&self, n: usize) -> Option<bool> {
        Some(*self.subroutine.get(n)? > 0)
    }

    /// `same_subroutine(i)`.
    pub fn same_subroutine(&self, n: usize, label: u64) -> Option<bool> {
        Some(self.subroutine_of(label)? == *self.subroutine.get(n)?)
    }

    /// `calls_back(i)`: of two subroutines, each calls the other, directly or indirectly, or they are one.
    pub fn calls_back(&self, n: usize, label: u64) -> Option<bool> {
        let (here, there) = (*self.subroutine.get(n)?, self.subroutine_of(label)?);
        Some(here == there || self.calls(here, there) && self.calls(there, here))
    }

    fn calls(&self, from: usize, to: usize) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some(from) = open.pop() {
            for n in (0..self.lines.len()).filter(|n| self.subroutine[*n] == from) {
                let label = self.lines[n].labels.first().filter(|_| self.lines[n].flow == Some(Flow::Call));
                let Some(called) = label.and_then(|label| self.subroutine_of(*label)) else { continue };
                if called == to {
                    return true;
                }
                if seen.insert(called) {
                    open.push(called);
                }
            }
        }
        false
    }

    /// `begins_subroutine()`.
    pub fn begins_subroutine(&self) -> bool {
        self.lines.first().is_some_and(|line| line.flow == Some(Flow::Subroutine))
    }

    /// `runs_past_end()`.
    pub fn runs_past_end(&self) -> bool {
        let Some(last) = self.lines.len().checked_sub(1).filter(|last| self.reached(*last)) else {
            return false;
        };
        let returns = |subroutine: usize| {
            (0..=last).any(|n| {
                self.subroutine[n] == subroutine
                    && self.reached(n)
                    && self.lines[n].flow == Some(Flow::Return)
            })
        };
        self.continues(last) || self.callee(last).is_some_and(returns)
    }

    /// `calls_functions()`.
    pub fn calls_functions(&self) -> bool {
        self.lines.iter().any(|line| line.flow == Some(Flow::Call) && line.labels.is_empty())
    }

    /// `ends_subroutines()`.
    pub fn ends_subroutines(&self) -> bool {
        let code: Vec<&Line> = self.lines.iter().filter(|line| line.flow != Some(Flow::NoCode)).collect();
        let is_return = |line: &&Line| line.flow == Some(Flow::Return);
        let is_last = |line: &&Line| is_return(line) && !line.has_predicate;
        let ends = |n: usize| n.checked_sub(1).and_then(|n| code.get(n)).is_some_and(is_return);
        let begins = (0..code.len()).filter(|n| code[*n].flow == Some(Flow::Subroutine));
        let first = self.lines.first().map(|line| line.flow) == Some(Some(Flow::Subroutine));
        begins.filter(|n| *n > 0 || !first).all(ends) && code.last().is_some_and(is_last)
    }
}

/// The effect of an instruction.
fn line(facts: &Facts<'_>, routine: usize, item: &Item) -> Line {
    let codec = &facts.codec;
    let Shape::Instruction(number) = item.shape else { return Line::default() };
    let mut line = Line::default();
    let Some(instruction) = codec.spec.isa.instructions.get(number) else { return line };
    line.flow = instruction.flow;
    let own = Own { codec, item };
    let path = |names: &[&str]| names.iter().map(|name| (*name).to_string()).collect::<Vec<_>>();
    let predicate = own.field(&path(&["pred", "id"])).filter(|id| *id != 0);
    line.has_predicate = predicate.is_some();
    let is_one_channel = own.field(&path(&["exec_size"])) == Some(1);
    let has_channels = codec.field(item.shape, "exec_size").is_some();
    let is_each = own.call("code", &[name(&["pred", "combine"])]).is_none_or(|combine| combine == 0);
    line.is_of_channels = line.flow == Some(Flow::Branch) && has_channels && !is_one_channel;
    line.splits = line.is_of_channels && line.has_predicate && is_each;

    // The declarations that operands name, and whether it is a pointer to the operand.
    let mut named: Vec<(Declaration, bool, bool)> = Vec::new();
    for (n, field) in codec.fields(item.shape).iter().enumerate() {
        if let Some(refers) = field.refers {
            let elements = match item.values.get(n) {
                Some(super::tree::Value::Ints(all)) => all.clone(),
                _ => codec.int(item, n).into_iter().collect(),
            };
            if refers == Refers::Label {
                line.labels.extend(&elements);
            }
            named.extend(elements.iter().map(|index| ((refers.table(), *index), false, is_written(field))));
        }
        // Only paths depend on the operands.
        for operand in item.items(n).iter().filter(|_| facts.knows_flow) {
            let operand = operand.variant.as_deref().unwrap_or(operand);
            let subject = codec.name(operand.shape);
            let Some(declared) = codec.spec.definition(subject, "declared") else { continue };
            let own = Own { codec, item: operand };
            let found = declared.walk().find_map(|part| match part {
                Expr::Call { name, args, .. } => match Function::find(name)?.answer {
                    Answer::Declaration(table, Fact::Declared) => Some((table, eval(args.first()?, &own)?)),
                    _ => None,
                },
                _ => None,
            });
            let Some((table, index)) = found else { continue };
            let points = table == Table::Address && codec.spec.definition(subject, "region").is_some();
            if codec.is_used(item, field) {
                named.push(((table, index as u64), points, is_written(field)));
            } else {
                line.names.push((table, index as u64));
            }
        }
    }
    if let Some(id) = predicate {
        let is_result =
            codec.fields(item.shape).iter().any(|field| field.name == "pred" && is_written(field));
        let list = if is_result { &mut line.writes } else { &mut line.reads };
        list.push((Table::Predicate, id as u64));
        line.names.push((Table::Predicate, id as u64));
    }
    // A function gets all of them, and gives them values.
    if line.flow == Some(Flow::Call) && line.labels.is_empty() {
        line.reads.extend(facts.unset(routine));
        line.writes.extend(facts.unset(routine));
    }
    // A source of an address is a variable to which the address points from now on: it may be written through it.
    let takes_addresses =
        named.iter().any(|((table, _), points, written)| *table == Table::Address && !points && *written);
    for (declaration, points, is_written) in named {
        let storage = facts.storage(routine, declaration);
        match declaration.0 {
            Table::Label | Table::Surface | Table::Sampler | Table::String => {}
            Table::Address if points => line.reads.extend(storage),
            Table::Variable if takes_addresses => line.writes.extend(storage),
            _ if is_written => line.writes.extend(storage),
            _ => line.reads.extend(storage),
        }
        line.names.push(declaration);
    }
    line
}

/// The name of a field.
pub fn name(path: &[&str]) -> Expr {
    let path = path.iter().map(|part| (*part).to_string()).collect();
    Expr::Name(genvisa_rule::Name { path, span: genvisa_rule::Span { start: 0, end: 0 } })
}
