//! Instructions that can be moved into another kernel: their bytes, and the places of the indexes in them.

use genvisa::{Instruction, NEWEST_VERSION, Platform};
use genvisa_runtime::flow::{DeclaredAccess, accesses};
use genvisa_runtime::object::to_bytes;
use genvisa_runtime::{Flow, Refers};

/// An instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// Its name.
    pub name: &'static str,
    /// Its effect on control flow.
    pub flow: Flow,
    /// The declarations that it names, reads before writes.
    pub accesses: Vec<DeclaredAccess>,
    bytes: Vec<u8>,
    places: Vec<Place>,
}

/// An index in the bytes of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    /// The byte with the lowest bits.
    offset: usize,
    table: Refers,
    /// The position that it leads to.
    position: u32,
}

impl Code {
    /// An instruction, if all its indexes are found.
    pub fn of(instruction: &Instruction, platform: Platform) -> Option<Self> {
        let bytes = to_bytes(instruction, NEWEST_VERSION).ok()?;
        let accesses = accesses_of(instruction, platform);
        let info = instruction.info();
        let places: Vec<Place> =
            (0..bytes.len()).filter_map(|offset| place(&bytes, offset, &accesses, platform)).collect();
        let is_whole = places.len() == accesses.len();
        is_whole.then_some(Self { name: info.name, flow: info.flow, accesses, bytes, places })
    }

    /// The instruction with other declarations, and its bytes. Nothing if an index does not fit into its field.
    pub fn moved(
        &self,
        platform: Platform,
        to: impl Fn(Refers, u32) -> Option<u32>,
    ) -> Option<(Instruction, Vec<u8>)> {
        let mut bytes = self.bytes.clone();
        for place in &self.places {
            let by = i64::from(to(place.table, place.position)?) - i64::from(place.position);
            add(&mut bytes, place.offset, by)?;
        }
        let (instruction, length) = Instruction::decode(&bytes, NEWEST_VERSION).ok()?;
        let expected = self.accesses.iter().map(|access| to(access.table, access.position));
        let found = accesses_of(&instruction, platform);
        let is_so = length == bytes.len()
            && found.iter().map(|access| Some(access.position)).eq(expected)
            && found.iter().zip(&self.accesses).all(|(a, b)| (a.table, a.effect) == (b.table, b.effect));
        is_so.then_some((instruction, bytes))
    }

    /// Whether the instruction may or may not execute.
    pub fn is_conditional(&self) -> bool {
        self.accesses.iter().any(|access| access.table == Refers::Predicate)
    }
}

/// The declarations that an instruction names.
fn accesses_of(instruction: &Instruction, platform: Platform) -> Vec<DeclaredAccess> {
    let mut found = Vec::new();
    accesses(instruction.info(), instruction, platform, |access| found.push(access));
    found
}

/// The index that has its lowest bits in a byte: the instruction with the next number in this byte is the same, except that it
/// names the next declaration there.
fn place(bytes: &[u8], offset: usize, accesses: &[DeclaredAccess], platform: Platform) -> Option<Place> {
    let mut changed = bytes.to_vec();
    let byte = changed.get_mut(offset)?;
    *byte = byte.checked_add(1)?;
    let (instruction, length) = Instruction::decode(&changed, NEWEST_VERSION).ok()?;
    let found = accesses_of(&instruction, platform);
    let mut different = found.iter().zip(accesses).filter(|(a, b)| a != b);
    let (is, was) = different.next()?;
    let is_next = *is == DeclaredAccess { position: was.position + 1, ..*was };
    let is_only = different.next().is_none() && found.len() == accesses.len() && length == bytes.len();
    (is_next && is_only).then_some(Place { offset, table: was.table, position: was.position })
}

/// Adds to the number of one or two bytes at an offset.
fn add(bytes: &mut [u8], offset: usize, by: i64) -> Option<()> {
    let rest = bytes.get_mut(offset..)?;
    match rest {
        [low, high, ..] => {
            let sum = u16::try_from(i64::from(u16::from_le_bytes([*low, *high])) + by).ok()?;
            [*low, *high] = sum.to_le_bytes();
        }
        [low] => *low = u8::try_from(i64::from(*low) + by).ok()?,
        [] => return None,
    }
    Some(())
}
