//! Facts about the flow of a whole kernel or function: which instructions execution reaches, which variables have a value there,
//! which declarations are in use, and where channels wait for others.
//!
//! `graph` has the blocks and the edges between them, `values` the variables that have a value, and `access` the declarations
//! that an instruction names. The time is proportional to the number of instructions. Where a fact cannot be certain in that
//! time, no defect is assumed.

mod access;
mod bits;
mod declared;
mod graph;
mod values;

pub(crate) use access::predicate;
pub use access::{Access, Effect};
pub use declared::{DeclaredAccess, accesses, reads_unset, variables};

use crate::object::{BodyInstruction, Declared, Routine, TargetPlatform};
use crate::{Declarations, Refers};
use access::Tables;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use bits::Bits;
use graph::{Graph, Line};

/// Facts about the flow of a body.
#[derive(Clone, Debug, Default)]
pub struct FlowFacts {
    reached: Bits,
    /// Whether execution comes from the instruction in front.
    entered: Bits,
    /// Whether no execution continues behind, although code without a label follows.
    cut: Bits,
    divergent: Bits,
    /// Whether execution comes to the place behind the last instruction.
    runs_past_end: bool,
    /// Jumps beyond a label at which some channels may wait.
    skipping: Bits,
    /// Numbers of instructions, and the tables and indexes of the variables that they read without a value.
    undefined: BTreeSet<(usize, Refers, u32)>,
    tables: Tables,
}

impl FlowFacts {
    /// The facts about a kernel or function on a platform.
    pub fn of<D: Declared, I: BodyInstruction>(routine: &Routine<D, I>, platform: I::Platform) -> Self
    where
        I::Platform: TargetPlatform,
    {
        let nothing = Declarations::default();
        let context = platform.context(&nothing);
        let mut tables = Tables::of(&routine.data, context.platform);
        let (mut lines, mut accesses, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let mut subroutine = 0;
        for instruction in routine.body.iter() {
            let (info, fields) = instruction.reflect();
            let line = Line::of(info, fields);
            subroutine += u32::from(line.begins_subroutine() && !lines.is_empty());
            access::each(info, fields, |access| {
                // Execution begins at the first label, which is its use.
                tables.note(&access, line.defines() && !lines.is_empty(), subroutine);
                accesses.push(access);
            });
            if line.calls_function() {
                accesses.extend(tables.of_functions());
            }
            lines.push(line);
            ends.push(accesses.len());
        }
        let graph = Graph::of(&lines);
        let undefined = values::undefined(&graph, &tables, &accesses, &ends);
        Self {
            reached: graph.reached_lines(),
            entered: graph.entered_lines(),
            cut: graph.cut_lines(&lines),
            divergent: graph::divergent(&lines),
            runs_past_end: graph.runs_past_end(),
            skipping: graph::skipping(&lines),
            undefined,
            tables,
        }
    }

    /// Whether an instruction is reached.
    pub fn reached(&self, line: usize) -> bool {
        self.reached.has(line)
    }

    /// Whether execution comes to an instruction from the one in front.
    pub fn entered(&self, line: usize) -> bool {
        self.entered.has(line)
    }

    /// Whether the code behind an instruction is reached; `None` if it begins with a label, or the instruction is not reached.
    pub fn next_reached(&self, line: usize) -> Option<bool> {
        self.reached(line).then(|| !self.cut.has(line))
    }

    /// Whether execution comes to the place behind the last instruction.
    pub fn runs_past_end(&self) -> bool {
        self.runs_past_end
    }

    /// Whether some channels may wait while an instruction executes.
    pub fn diverges(&self, line: usize) -> bool {
        self.divergent.has(line)
    }

    /// Whether a jump leads beyond a label at which some channels may wait.
    pub fn skips_waiting(&self, line: usize) -> bool {
        self.skipping.has(line)
    }

    /// Whether a path to an instruction gives a variable a value.
    pub fn is_written(&self, line: usize, table: Refers, index: u32) -> bool {
        !self.undefined.contains(&(line, table, index))
    }

    /// Whether an instruction names a declaration, or a part of it.
    pub fn is_used(&self, table: Refers, position: u32) -> Option<bool> {
        self.tables.is_used(table, position)
    }

    /// Whether instructions of several subroutines name a general variable, or a part of it.
    pub fn is_shared(&self, position: u32) -> Option<bool> {
        self.tables.is_shared(position)
    }
}
