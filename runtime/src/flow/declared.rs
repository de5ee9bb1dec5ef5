//! The declarations that a single instruction names.

use super::access::{self, Access, Effect};
use crate::object::TargetPlatform;
use crate::{Declarations, Fields, InstructionInfo, Refers};
use alloc::vec::Vec;

/// A declaration that an instruction names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeclaredAccess {
    /// The table.
    pub table: Refers,
    /// The position in the table: the first declared variable is number 0.
    pub position: u32,
    /// The effect of the instruction on it.
    pub effect: Effect,
}

/// The variables that an instruction names, predefined and declared ones, reads before writes.
pub fn variables(info: &InstructionInfo, fields: &dyn Fields) -> Vec<Access> {
    let mut all = Vec::new();
    access::each(info, fields, |access| all.push(access));
    all
}

/// Calls a function for each declaration that an instruction names, reads before writes. Predefined variables are none.
pub fn accesses<P: TargetPlatform>(
    info: &InstructionInfo,
    fields: &dyn Fields,
    platform: P,
    mut found: impl FnMut(DeclaredAccess),
) {
    let nothing = Declarations::default();
    let first = platform.context(&nothing).platform.first;
    access::each(info, fields, |access| {
        if let Some(position) = access.index.checked_sub(first.of(access.table)) {
            found(DeclaredAccess { table: access.table, position, effect: access.effect });
        }
    });
}

/// Whether an instruction reads a predefined variable that has no value at the start of a kernel.
pub fn reads_unset<P: TargetPlatform>(info: &InstructionInfo, fields: &dyn Fields, platform: P) -> bool {
    let nothing = Declarations::default();
    let facts = platform.context(&nothing).platform;
    let unset = facts.variables.iter().filter(|row| row.unset && row.platforms.contains(facts.number));
    let mut is_found = false;
    access::each(info, fields, |access| {
        let is_read = access.table == Refers::Variable && access.effect == Effect::Read;
        is_found |= is_read && unset.clone().any(|row| row.index == access.index);
    });
    is_found
}
