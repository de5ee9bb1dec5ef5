//! The values of a slot, the preferred one first.

use super::Sampling;
use super::build::{Builder, Position, elements};
use crate::whole::CALLEE;
use genvisa_reader::isa::Enumerant;
use genvisa_rule::functions::Table;
use std::collections::HashSet;

/// A bit range that needs a slot.
pub(super) struct Bits<'b> {
    /// The instruction, structure or shared field whose rules mention the bit range.
    pub(super) subject: &'b str,
    /// Its name in those rules.
    pub(super) path: &'b [&'b str],
    /// The table that the page states it is an index into.
    pub(super) refers: Option<Table>,
    /// Its width in bits.
    pub(super) width: u32,
    pub(super) signed: bool,
    /// The documented encodings.
    pub(super) values: &'b [Enumerant],
}

impl<'a> Builder<'a> {
    /// The values of a bit range and how they are tried.
    pub(super) fn domain(&mut self, position: Position<'a>, bits: &Bits<'_>) -> (Vec<i64>, Sampling) {
        let Bits { width, values, .. } = *bits;
        let mentions = self.layout.spec.mentions(bits.subject);
        let tables = mentions.tables(bits.path, bits.refers);
        let max = if width == 64 { i64::MAX } else { (1 << width) - 1 };
        if !tables.is_empty() {
            let mut domain: Vec<i64> =
                tables.iter().flat_map(|table| self.indexes(*table, position)).collect();
            domain.extend(mentions.about(bits.path));
            let owner = self.layout.nodes[position.node].field;
            domain.extend(self.layout.spec.mentions(&self.layout.instruction.name).variables(owner));
            domain.push(max);
            domain.retain(|index| (0..=max).contains(index));
            return (distinct(domain), Sampling::Each);
        }
        if let Some(most) = self.counted(position) {
            return ((0..=most.min(max)).collect(), Sampling::Each);
        }
        if width <= 8 && (!values.is_empty() || width < 8) {
            let documented = values.iter().map(|v| v.code as i64);
            return (distinct(documented.chain(0..=max).collect()), Sampling::Each);
        }
        let (low, high) = if bits.signed { (-(1 << (width - 1)), (1 << (width - 1)) - 1) } else { (0, max) };
        let mut domain = sample(0, low, high);
        domain.extend(self.compared(position, bits.subject));
        domain.retain(|n| (low..=high).contains(n));
        let documented = values.iter().map(|v| v.code as i64).collect();
        // The first string of a pool is empty; that of a function is a name that instructions can have.
        let name = (bits.refers == Some(Table::String)).then_some(i64::from(CALLEE));
        (distinct([documented, name.into_iter().collect(), domain].concat()), Sampling::Boundary)
    }

    /// The numbers that rules compare a field with, and their neighbours. Rules of the instruction that compare the whole
    /// operand count as well.
    fn compared(&self, position: Position<'a>, subject: &str) -> impl Iterator<Item = i64> {
        let spec = self.layout.spec;
        let owner = self.layout.nodes[position.node].field;
        let of_instruction = (!owner.is_empty()).then(|| spec.mentions(&self.layout.instruction.name));
        let of_instruction = of_instruction.into_iter().flat_map(|mentions| mentions.numbers_with(owner));
        let numbers = spec.mentions(subject).numbers().into_iter().chain(of_instruction);
        numbers.flat_map(|n| [n, n.saturating_sub(1), n.saturating_add(1)])
    }

    /// The largest number of elements that a field counts; `None` if the field of the instruction is not a count.
    fn counted(&self, position: Position<'a>) -> Option<i64> {
        let instruction = self.layout.instruction;
        let fields = instruction.fields.iter().filter(|_| position.node == 0);
        let counted = fields.filter(|field| field.count.as_ref() == Some(&position.field.name));
        counted.map(|field| elements(self.layout.spec, instruction, field) as i64).max()
    }
}

/// Numbers from all over a range, dense near zero and at powers of two. The preferred number is the first.
pub fn sample(preferred: i64, low: i64, high: i64) -> Vec<i64> {
    let powers = (0..63).map(|n| 1i64 << n).take_while(|p| *p - 1 <= high);
    let near = powers.flat_map(|p| [p - 1, p, p + 1]);
    let mut domain: Vec<i64> = near.flat_map(|n| [n, -n]).chain([low, high]).collect();
    domain.retain(|n| (low..=high).contains(n));
    domain.sort_by_key(|n| (n.unsigned_abs(), *n < 0));
    distinct([vec![preferred], domain].concat())
}

/// Removes repeated values; the first of each stays.
pub fn distinct(mut values: Vec<i64>) -> Vec<i64> {
    let mut seen = HashSet::new();
    values.retain(|value| seen.insert(*value));
    values
}

#[cfg(test)]
mod tests {
    use super::{distinct, sample};

    #[test]
    fn the_first_of_equal_values_stays() {
        assert_eq!(distinct(vec![3, 1, 3, 2, 1, 3]), [3, 1, 2]);
        assert_eq!(distinct(Vec::new()), [0; 0]);
    }

    #[test]
    fn a_sample_has_the_preferred_number_first_and_is_dense_at_powers_of_two() {
        assert_eq!(sample(5, 0, 10), [5, 0, 1, 2, 3, 4, 7, 8, 9, 10]);
        assert_eq!(sample(0, -3, 3), [0, 1, -1, 2, -2, 3, -3]);
        assert_eq!(sample(40, 40, 40), [40]);
        assert_eq!(sample(0, -1, i64::MAX).last(), Some(&i64::MAX));
    }
}
