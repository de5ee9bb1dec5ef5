//! A kernel or function that is being read: its tables, and what its names stand for.

use super::super::attributes;
use super::super::predefined;
use super::super::words::is_reserved;
use super::cannot_hold;
use crate::Problem;
use crate::Target;
use crate::operand::bytes_of;
use crate::read::FieldPlace;
use crate::symbols::{Names, Symbol};
use foldhash::fast::RandomState;
use genvisa::object::{
    AddressInfo, FunctionData, KernelData, LabelInfo, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use genvisa::variables::{FIRST_DECLARED, VARIABLES};
use genvisa::{Body, DataType, Instruction, LabelKind, Version};
use genvisa_report::clipped;
use genvisa_runtime::object::{BodyInstruction, PoolString, Step};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::hash::BuildHasher;
use std::ops::Range;

/// Bytes of names that are compared, over all of a text, to find the one that was meant: a text with many mistakes and
/// many names costs no more than that.
const ADVICE: usize = 4 << 20;

/// Names for which there is room from the begin: tables that grow step by step are copied at each.
const ROOM: usize = 128;

/// Scopes inside each other, at most.
const DEEPEST: usize = 1000;

/// What is declared, by class.
pub enum Declaration {
    /// A general variable.
    Variable(VarInfo),
    /// An address variable.
    Address(AddressInfo),
    /// A predicate variable.
    Predicate(PredicateInfo),
    /// A sampler.
    Sampler(SamplerInfo),
    /// A surface.
    Surface(SurfaceInfo),
}

/// What a name stands for.
#[derive(Debug, Clone)]
struct Binding {
    symbol: Symbol,
    /// Scopes around the declaration.
    depth: u32,
    /// Where it is declared: the begin, and how many bytes.
    start: usize,
    len: u32,
}

impl Binding {
    fn span(&self) -> Range<usize> {
        self.start..self.start + self.len as usize
    }
}

/// Where a label stands in the text.
#[derive(Debug, Clone, Default)]
pub struct LabelPlaces {
    /// The first statement that uses it.
    pub used: Option<Range<usize>>,
    /// Its name where it is defined.
    pub defined: Option<Range<usize>>,
    /// Whether its kind is known.
    is_kind_known: bool,
}

/// A scope that is open.
#[derive(Debug)]
struct Scope {
    /// Its bracket.
    span: Range<usize>,
    /// How many names were hidden or new before it.
    changes: usize,
}

/// A kernel or function.
#[derive(Debug, Default)]
pub struct Object {
    /// Whether it is a function.
    pub is_function: bool,
    /// What it is for.
    target: Target,
    /// Its tables; those of a function are the same, without inputs.
    pub data: KernelData,
    /// Its instructions.
    pub body: Body,
    /// The label of the last one, where that begins a subroutine.
    pub begun: Option<u32>,
    /// Whether it is noted where its parts stand.
    pub has_places: bool,
    /// The statement that begins it.
    pub begin: Range<usize>,
    /// The statement of each instruction.
    pub statements: Vec<Range<usize>>,
    /// Where the fields of instructions stand, by the number of the instruction, if somebody wants to know.
    pub fields: BTreeMap<usize, Vec<FieldPlace>>,
    /// The name of each entry of each table.
    pub entries: BTreeMap<&'static str, Vec<Range<usize>>>,
    /// Each attribute, and its name.
    pub attributes: Vec<(&'static str, Range<usize>)>,
    /// Where its labels stand, by index.
    pub places: Vec<LabelPlaces>,
    /// The statement that is read.
    pub statement: Range<usize>,
    /// Why objects cannot hold its tables, if they cannot.
    pub unfit: Option<Problem>,
    /// Whether a string had a zero byte.
    has_zero: bool,
    /// The index of each string, which is in the pool.
    strings: HashTable<u32>,
    hasher: RandomState,
    /// What each string stands for as a name of a variable, and as a name of a label.
    variables: Vec<Option<Binding>>,
    labels: Vec<Option<u32>>,
    scopes: Vec<Scope>,
    /// What names stood for outside the scopes that are open.
    changes: Vec<(u32, Option<Binding>)>,
    advised: Cell<usize>,
}

/// The bytes of a string.
fn pooled(pool: &[PoolString], index: u32) -> &[u8] {
    pool.get(index as usize).map_or(&[], |string| &string.0)
}

impl Object {
    /// A kernel or function of a name.
    pub fn new(is_function: bool, name: &str, version: Version, target: Target) -> Self {
        let mut object = Self {
            is_function,
            target,
            body: Body::new(version),
            strings: HashTable::with_capacity(ROOM),
            variables: Vec::with_capacity(ROOM),
            labels: Vec::with_capacity(ROOM),
            ..Self::default()
        };
        object.data.string_pool.reserve(ROOM);
        object.data.var_info.reserve(ROOM);
        object.string("");
        object.data.name_index = object.string(name);
        object
    }

    /// Adds an instruction, and where it stands.
    ///
    /// # Errors
    /// Where objects of the version cannot hold it.
    pub fn push(&mut self, instruction: &Instruction, statement: Range<usize>) -> Result<(), Problem> {
        self.body.push(instruction).map_err(|why| {
            let version = self.body.version();
            cannot_hold(version, statement.clone(), "this", why)
        })?;
        self.begun = match instruction.step() {
            Step::Subroutine(label) => Some(label),
            _ => None,
        };
        if self.has_places {
            self.statements.push(statement);
        }
        Ok(())
    }

    /// Declares a variable in the innermost scope.
    pub fn declare(
        &mut self,
        name: &str,
        span: Range<usize>,
        declaration: Declaration,
    ) -> Result<(), Problem> {
        let name_index = self.string(name);
        let table = match declaration {
            Declaration::Variable(_) => "var_info",
            Declaration::Address(_) => "address_info",
            Declaration::Predicate(_) => "predicate_info",
            Declaration::Sampler(_) => "sampler_info",
            Declaration::Surface(_) => "surface_info",
        };
        if self.has_places {
            self.entries.entry(table).or_default().push(span.clone());
        }
        let (data, first) = (&mut self.data, FIRST_DECLARED);
        // Classes have an index of so many bits: most, and the first declared one.
        let (count, most, symbol): (usize, usize, fn(u32) -> Symbol) = match declaration {
            Declaration::Variable(info) => {
                data.var_info.push(VarInfo { name_index, ..info });
                (first.variable as usize + data.var_info.len(), 1 << 31, Symbol::Variable)
            }
            Declaration::Address(info) => {
                data.address_info.push(AddressInfo { name_index, ..info });
                (data.address_info.len(), 1 << 16, Symbol::Address)
            }
            Declaration::Predicate(info) => {
                data.predicate_info.push(PredicateInfo { name_index, ..info });
                (first.predicate as usize + data.predicate_info.len(), 1 << 12, Symbol::Predicate)
            }
            Declaration::Sampler(info) => {
                data.sampler_info.push(SamplerInfo { name_index, ..info });
                (first.sampler as usize + data.sampler_info.len(), 1 << 8, Symbol::Sampler)
            }
            Declaration::Surface(info) => {
                data.surface_info.push(SurfaceInfo { name_index, ..info });
                (first.surface as usize + data.surface_info.len(), 1 << 8, Symbol::Surface)
            }
        };
        if count > most {
            return Err(Problem::new(
                span,
                format!("there are too many variables of this class: {most} with the predefined ones"),
            ));
        }
        let symbol = symbol(u32::try_from(count - 1).unwrap_or_default());
        self.bind(name, name_index, span, symbol)
    }

    fn bind(
        &mut self,
        name: &str,
        name_index: u32,
        span: Range<usize>,
        symbol: Symbol,
    ) -> Result<(), Problem> {
        if predefined::is_taken(name) {
            let message = format!("`{}` is a predefined variable", clipped(name));
            return Err(Problem::new(span, message).with_help("choose another name"));
        }
        if is_reserved(name) {
            let message = format!("`{}` is a word of instructions", clipped(name));
            return Err(Problem::new(span, message).with_help("choose another name"));
        }
        let [depth, len] = [self.scopes.len(), span.len()].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let Some(place) = self.variables.get_mut(name_index as usize) else { return Ok(()) };
        if let Some(known) = place.as_ref().filter(|known| known.depth == depth) {
            let problem = Problem::new(span, format!("`{}` is declared already", clipped(name)));
            return Err(problem.with_other(known.span(), "declared here"));
        }
        let outside = place.replace(Binding { symbol, depth, start: span.start, len });
        if depth > 0 {
            self.changes.push((name_index, outside));
        }
        Ok(())
    }

    /// Opens a scope.
    pub fn open(&mut self, span: Range<usize>) -> Result<(), Problem> {
        if self.scopes.len() == DEEPEST {
            return Err(Problem::new(span, format!("scopes are nested more than {DEEPEST} times")));
        }
        self.scopes.push(Scope { span, changes: self.changes.len() });
        Ok(())
    }

    /// Says that all of it is read: what names stand for is of no use any more, and neither is room for more.
    pub fn complete(&mut self) {
        (self.strings, self.variables, self.labels) = Default::default();
        self.data.var_info.shrink_to_fit();
        self.data.string_pool.shrink_to_fit();
        self.body.shrink_to_fit();
    }

    /// Closes the innermost scope.
    pub fn close(&mut self, span: Range<usize>) -> Result<(), Problem> {
        let Some(scope) = self.scopes.pop() else {
            return Err(Problem::new(span, "no scope is open here")
                .with_help("remove the `}`, or put a `{` in front"));
        };
        for (name, outside) in self.changes.drain(scope.changes..).rev() {
            if let Some(place) = self.variables.get_mut(name as usize) {
                *place = outside;
            }
        }
        Ok(())
    }

    /// The innermost scope that is open.
    pub fn unclosed(&self) -> Option<Range<usize>> {
        self.scopes.last().map(|scope| scope.span.clone())
    }

    /// An attribute that is a number: the last of its name.
    pub fn attribute(&self, name: &str) -> Option<i64> {
        let mut attributes = self.data.attribute_info.iter().rev();
        let found = attributes.find(|attribute| self.text(attribute.name) == name)?;
        attributes::number_in(&found.value)
    }

    /// The name of it.
    pub fn name(&self) -> Vec<u8> {
        self.text(self.data.name_index).as_bytes().to_vec()
    }

    /// The sizes of the arguments and of the results of a function.
    pub fn sizes(&self) -> (u8, u8) {
        let of = |attribute: &str| u8::try_from(self.attribute(attribute).unwrap_or(0)).unwrap_or(u8::MAX);
        (of("ArgSize"), of("RetValSize"))
    }

    /// Says where a string had a zero byte: objects end strings by it.
    pub fn zero_free(&mut self, span: Range<usize>) -> Result<(), Problem> {
        if std::mem::take(&mut self.has_zero) {
            return Err(Problem::new(
                span,
                "a text cannot have a zero byte: it is the end of texts in objects",
            ));
        }
        Ok(())
    }

    /// Forgets the labels behind the first so many: those of a statement that was not understood.
    pub fn forget_labels(&mut self, count: usize) {
        for label in self.data.label_info.drain(count.min(self.data.label_info.len())..) {
            if let Some(place) = self.labels.get_mut(label.name_index as usize) {
                *place = None;
            }
        }
        self.places.truncate(count);
    }

    /// The tables of a function.
    pub fn function_data(data: KernelData, input_size: u8, return_value_size: u8) -> FunctionData {
        FunctionData {
            string_pool: data.string_pool,
            name_index: data.name_index,
            var_info: data.var_info,
            address_info: data.address_info,
            predicate_info: data.predicate_info,
            label_info: data.label_info,
            sampler_info: data.sampler_info,
            surface_info: data.surface_info,
            vme_info: data.vme_info,
            size: 0,
            entry: 0,
            input_size,
            return_value_size,
            attribute_info: data.attribute_info,
        }
    }

    /// A string of the pool.
    pub fn text(&self, index: u32) -> &str {
        let string = self.data.string_pool.get(index as usize);
        string.and_then(|string| std::str::from_utf8(&string.0).ok()).unwrap_or_default()
    }

    /// The index of a string of the pool.
    fn index_of(&self, text: &str) -> Option<u32> {
        let is_it = |index: &u32| pooled(&self.data.string_pool, *index) == text.as_bytes();
        self.strings.find(self.hasher.hash_one(text.as_bytes()), is_it).copied()
    }

    fn info(&self, variable: u32) -> Option<&VarInfo> {
        self.data.var_info.get(variable.checked_sub(FIRST_DECLARED.variable)? as usize)
    }

    /// Whether names may be compared once more.
    fn may_advise(&self) -> bool {
        let bytes: usize = self.data.string_pool.iter().map(|string| string.0.len() + 1).sum();
        self.advised.set(self.advised.get().saturating_add(bytes));
        self.advised.get() <= ADVICE
    }

    /// The names of labels that could be meant.
    pub fn known_labels(&self) -> Vec<&str> {
        if self.advised.get() > ADVICE || !self.may_advise() {
            return Vec::new();
        }
        let defined =
            self.data.label_info.iter().zip(&self.places).filter(|(_, places)| places.defined.is_some());
        defined.map(|(info, _)| self.text(info.name_index)).collect()
    }
}

impl Names for Object {
    fn find(&self, name: &str) -> Option<Symbol> {
        let declared = self.index_of(name).and_then(|index| self.variables.get(index as usize)?.as_ref());
        declared.map(|binding| binding.symbol).or_else(|| predefined::find(name))
    }

    fn known(&self) -> Vec<&str> {
        if self.advised.get() > ADVICE || !self.may_advise() {
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
            // An address has two bytes.
            Symbol::Address(index) => {
                Some(2 * u32::from(self.data.address_info.get(index as usize)?.num_elements))
            }
            _ => None,
        }
    }

    fn grf(&self) -> u32 {
        self.target.grf
    }

    fn label(&mut self, name: &str, kind: Option<LabelKind>) -> u32 {
        let name_index = self.string(name);
        let known = self.labels.get(name_index as usize).copied().flatten();
        let index = known.unwrap_or_else(|| {
            let index = u32::try_from(self.data.label_info.len()).unwrap_or(u32::MAX);
            self.data.label_info.push(LabelInfo { name_index, ..LabelInfo::default() });
            self.places.push(LabelPlaces::default());
            if let Some(place) = self.labels.get_mut(name_index as usize) {
                *place = Some(index);
            }
            index
        });
        if let (Some(places), Some(info)) =
            (self.places.get_mut(index as usize), self.data.label_info.get_mut(index as usize))
        {
            places.used.get_or_insert(self.statement.clone());
            if let Some(kind) = kind.filter(|_| !places.is_kind_known) {
                info.kind = info.kind.with_kind(kind);
                places.is_kind_known = true;
            }
        }
        index
    }

    fn string(&mut self, text: &str) -> u32 {
        let (pool, hasher) = (&mut self.data.string_pool, &self.hasher);
        let is_it = |index: &u32| pooled(pool, *index) == text.as_bytes();
        let rehash = |index: &u32| hasher.hash_one(pooled(pool, *index));
        let index = match self.strings.entry(hasher.hash_one(text.as_bytes()), is_it, rehash) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(place) => *place.insert(u32::try_from(pool.len()).unwrap_or(u32::MAX)).get(),
        };
        self.has_zero |= text.contains('\0');
        pool.push(PoolString::from(text));
        self.variables.push(None);
        self.labels.push(None);
        index
    }
}
