//! The names of a kernel or function that is being read.

use super::object::{LabelSpans, Object, pooled};
use crate::module::predefined;
use crate::operand::bytes_of;
use crate::symbols::{Named, Names, Symbol};
use genvisa::object::LabelInfo;
use genvisa::variables::VARIABLES;
use genvisa::{DataType, LabelKind};
use genvisa_runtime::object::PoolString;
use hashbrown::hash_table::Entry;
use std::hash::BuildHasher;
use std::ops::Range;

impl Names for Object {
    fn find(&self, name: &str) -> Option<Symbol> {
        self.declared(name).or_else(|| predefined::find(name))
    }

    fn find_at(&self, name: &str, start: usize) -> Option<Symbol> {
        let symbol = self.find(name)?;
        self.note(Named::Variable(symbol), start..start + name.len());
        Some(symbol)
    }

    fn note(&self, named: Named, span: Range<usize>) {
        self.note_name(named, span, false);
    }

    fn known(&self) -> Vec<&str> {
        if !self.may_compare() {
            return Vec::new();
        }
        let declared = (0..).zip(&self.variables).filter(|(_, binding)| binding.is_some());
        let mut known: Vec<&str> = declared.map(|(index, _)| self.text(index)).collect();
        predefined::names().for_each(|name| known.push(name));
        known
    }

    fn type_of(&self, variable: u32) -> Option<DataType> {
        match self.info(variable) {
            Some(info) => info.bit_properties.data_type(),
            None => predefined::type_of(variable),
        }
    }

    fn size_of(&self, symbol: Symbol) -> Option<u32> {
        match symbol {
            Symbol::Variable(index) => {
                let elements = match self.info(index) {
                    Some(info) => info.num_elements.into(),
                    None => VARIABLES.iter().find(|one| one.index == index)?.elements,
                };
                Some(elements * bytes_of(self.type_of(index)?))
            }
            // The size of an address is two bytes.
            Symbol::Address(index) => {
                Some(2 * u32::from(self.data.address_info.get(index as usize)?.num_elements))
            }
            _ => None,
        }
    }

    fn grf(&self) -> u32 {
        self.target.grf
    }

    fn label(&mut self, name: &[u8], kind: Option<LabelKind>) -> u32 {
        let name_index = self.string(name);
        let known = self.labels.get(name_index as usize).copied().flatten();
        let index = known.unwrap_or_else(|| {
            let index = u32::try_from(self.data.label_info.len()).unwrap_or(u32::MAX);
            self.data.label_info.push(LabelInfo { name_index, ..LabelInfo::default() });
            self.places.push(LabelSpans::default());
            if let Some(place) = self.labels.get_mut(name_index as usize) {
                *place = Some(index);
            }
            index
        });
        if let (Some(places), Some(info)) =
            (self.places.get_mut(index as usize), self.data.label_info.get_mut(index as usize))
        {
            places.used.get_or_insert(self.statement.clone());
            // FCCALL has the bytes of CALL, and is one by the kind of its label.
            let decides = |kind: &LabelKind| !places.is_kind_known || *kind == LabelKind::Composition;
            if let Some(kind) = kind.filter(decides) {
                info.kind = info.kind.with_kind(kind);
                places.is_kind_known = true;
            }
        }
        index
    }

    fn string(&mut self, text: &[u8]) -> u32 {
        let (pool, hasher) = (&mut self.data.string_pool, &self.hasher);
        let is_it = |index: &u32| pooled(pool, *index) == text;
        let rehash = |index: &u32| hasher.hash_one(pooled(pool, *index));
        let index = match self.strings.entry(hasher.hash_one(text), is_it, rehash) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(place) => *place.insert(u32::try_from(pool.len()).unwrap_or(u32::MAX)).get(),
        };
        self.has_zero |= text.contains(&0);
        pool.push(PoolString(text.to_vec()));
        self.variables.push(None);
        self.labels.push(None);
        index
    }
}
