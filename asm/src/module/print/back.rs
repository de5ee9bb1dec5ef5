//! Reads printed lines back, to check that they represent their instructions.

use super::naming::Names;
use crate::cursor::Cursor;
use crate::module::predefined;
use crate::symbols::{self, Naming, Symbol};
use foldhash::HashMap;
use genvisa::variables::FIRST_DECLARED;
use genvisa::{DataType, Instruction, LabelKind};

/// The names of an object.
#[derive(Debug, Default)]
pub struct Back {
    grf: u32,
    symbols: HashMap<String, Symbol>,
    types: HashMap<u32, DataType>,
    labels: HashMap<Vec<u8>, Vec<u32>>,
    strings: HashMap<Vec<u8>, Vec<u32>>,
    /// The labels and strings of the instruction, which are preferred among several of the same name.
    preferred: Vec<u32>,
}

impl Back {
    /// Collects all names. `counts` are the numbers of variables, address variables, predicates, samplers and surfaces.
    pub fn of(names: &Names<'_>, counts: [usize; 5], labels: usize, strings: usize) -> Self {
        let first = FIRST_DECLARED;
        let [variables, addresses, predicates, samplers, surfaces] = counts;
        let symbols = (first.variable..).take(variables).map(Symbol::Variable);
        let symbols = symbols.chain((0..).take(addresses).map(Symbol::Address));
        let symbols = symbols.chain((first.predicate..).take(predicates).map(Symbol::Predicate));
        let symbols = symbols.chain((first.sampler..).take(samplers).map(Symbol::Sampler));
        let symbols = symbols.chain((first.surface..).take(surfaces).map(Symbol::Surface));
        let symbols = symbols.map(|symbol| (names.name(symbol).into_owned(), symbol)).collect();
        let mut back = Self { grf: names.grf(), symbols, ..Self::default() };
        for index in (first.variable..).take(variables) {
            back.types.extend(names.type_of(index).map(|ty| (index, ty)));
        }
        for index in (0..).take(labels) {
            back.labels.entry(names.label(index).into_owned()).or_default().push(index);
        }
        for index in (0..).take(strings) {
            back.strings.entry(names.string(index).into_owned()).or_default().push(index);
        }
        back
    }

    /// Whether a line is read as an instruction.
    pub fn gives(&mut self, one: &Instruction, line: &str) -> bool {
        let fields = one.info().fields.iter().enumerate();
        let named = fields
            .filter(|(_, field)| field.refers.is_some_and(genvisa_runtime::Refers::is_named_by_programs));
        self.preferred = named
            .flat_map(|(field, _)| {
                let elements = 0..genvisa_runtime::Fields::times(one, field);
                elements.map(move |element| crate::access::raw(one, field, element) as u32)
            })
            .collect();
        let read = crate::read::instruction(&mut Cursor::new(line, 0), self);
        read.is_ok_and(|read| read == *one)
    }

    /// The preferred one of several things with the same name.
    fn pick(&self, known: Option<&Vec<u32>>) -> u32 {
        let known = known.map_or(&[][..], Vec::as_slice);
        let preferred = known.iter().find(|index| self.preferred.contains(index)).or(known.first());
        preferred.copied().unwrap_or(u32::MAX)
    }
}

impl symbols::Names for Back {
    fn find(&self, name: &str) -> Option<Symbol> {
        self.symbols.get(name).copied().or_else(|| predefined::find(name))
    }

    fn known(&self) -> Vec<&str> {
        Vec::new()
    }

    fn type_of(&self, variable: u32) -> Option<DataType> {
        self.types.get(&variable).copied().or_else(|| predefined::type_of(variable))
    }

    fn grf(&self) -> u32 {
        self.grf
    }

    fn label(&mut self, name: &[u8], _: Option<LabelKind>) -> u32 {
        self.pick(self.labels.get(name))
    }

    fn string(&mut self, text: &[u8]) -> u32 {
        self.pick(self.strings.get(text))
    }
}
