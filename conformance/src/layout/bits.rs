//! The bit ranges of an integer field.

use super::Sampling;
use super::build::{Builder, Position};
use super::node::BitRange;
use super::values::Bits;
use genvisa_reader::isa::{BitGroup, Refers};

impl<'a> Builder<'a> {
    /// Adds a slot for each bit range of an integer field, and one for the bits that no bit range covers.
    pub(super) fn ranges(&mut self, position: Position<'a>, width: u32, signed: bool) -> Vec<BitRange<'a>> {
        let Position { node, field, .. } = position;
        let spec = self.layout.spec;
        let prefix = match node {
            0 => self.owner(position),
            _ => format!("{}.{}.{}", self.owner(position), self.layout.nodes[node].subject, field.name),
        };
        // Fields that many instructions share are the subject of rules of their own.
        let shared = spec.shared(field).filter(|_| node == 0);
        let subject = if shared.is_some() { &field.name } else { self.layout.nodes[node].subject };
        let groups = if field.bits.is_empty() { shared.map_or(&[][..], |s| &s.bits) } else { &field.bits };
        let groups = self.present(groups);
        let whole = u64::MAX >> (64 - width);
        if groups.is_empty() {
            let path = &[field.name.as_str()];
            let bits =
                Bits { subject, path, refers: field.refers.map(Refers::table), width, signed, values: &[] };
            let (domain, sampling) = self.domain(position, &bits);
            let slot = self.slot(prefix, domain, sampling);
            return vec![BitRange { name: &field.name, mask: whole, shift: 0, signed, values: &[], slot }];
        }
        let range = |group: &&'a BitGroup| self.range(position, subject, &prefix, group);
        let mut ranges: Vec<BitRange<'a>> = groups.iter().map(range).collect();
        let rest = whole & !ranges.iter().fold(0, |all, range| all | range.mask);
        if rest != 0 {
            let single = (0..width).map(|bit| 1 << bit).filter(|bit| rest & bit != 0);
            let mut domain: Vec<i64> =
                std::iter::once(0).chain(single).chain([rest]).map(|b| b as i64).collect();
            domain.dedup();
            let slot = self.slot(format!("{prefix}.(rest)"), domain, Sampling::Each);
            ranges.push(BitRange { name: "", mask: rest, shift: 0, signed: false, values: &[], slot });
        }
        ranges
    }

    /// The groups of bits that a field has on the platform. A group of other platforms only is included as well unless its
    /// bits have another meaning here.
    fn present(&self, groups: &'a [BitGroup]) -> Vec<&'a BitGroup> {
        let (spec, platform) = (self.layout.spec, self.layout.platform);
        let is_here = |group: &&BitGroup| spec.on(&group.platforms, platform);
        let overlaps = |a: &BitGroup, b: &BitGroup| a.lo <= b.hi && b.lo <= a.hi;
        let is_free = |group: &&BitGroup| !groups.iter().filter(is_here).any(|other| overlaps(group, other));
        groups.iter().filter(|group| is_here(group) || is_free(group)).collect()
    }

    /// Adds a slot for a documented bit range.
    fn range(
        &mut self,
        position: Position<'a>,
        subject: &str,
        prefix: &str,
        group: &'a BitGroup,
    ) -> BitRange<'a> {
        let width = group.hi - group.lo + 1;
        let mask = (u64::MAX >> (64 - width)) << group.lo;
        let field = position.field.name.as_str();
        let whole_path = [field, group.name.as_str()];
        let (name, path) = match group.name == field {
            true => (prefix.to_string(), &whole_path[..1]),
            false => (format!("{prefix}.{}", group.name), &whole_path[..]),
        };
        let values = &group.values;
        let bits = Bits { subject, path, refers: None, width, signed: false, values };
        let (domain, sampling) = self.domain(position, &bits);
        let slot = self.slot(name, domain, sampling);
        if !values.is_empty() {
            self.layout.documented[slot] = values.len();
        }
        BitRange { name: &group.name, mask, shift: group.lo, signed: false, values, slot }
    }
}
