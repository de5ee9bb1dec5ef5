//! A kernel or function that is being read: its tables, and the meaning of its names.

use super::super::attributes;
use super::super::predefined;
use super::super::words::is_reserved;
use super::LONGEST;
use super::directives;
use super::fit::cannot_hold;
use super::suspect::Suspects;
use crate::Problem;
use crate::Target;
use crate::cursor::is_name;
use crate::module::spans::NameSpan;
use crate::read::FieldSpan;
use crate::symbols::{Named, Names, Symbol};
use foldhash::fast::RandomState;
use genvisa::object::{
    AddressInfo, FunctionData, KernelData, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{Body, Instruction, Version};
use genvisa_report::clipped;
use genvisa_runtime::object::{BodyInstruction, PoolString, Step};
use hashbrown::HashTable;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::BuildHasher;
use std::ops::Range;

/// Bytes of names that are compared with mistyped ones in a whole text. The limit bounds the time for texts with many
/// mistakes and many names.
const MOST_COMPARED: usize = 4 << 20;

/// Names for which memory is reserved at once, because tables that grow step by step are copied often.
const RESERVED: usize = 128;

/// The deepest nesting of scopes.
const DEEPEST: usize = 1000;

/// A declaration, by class.
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

/// The variable of a name.
#[derive(Debug, Clone)]
pub(super) struct Binding {
    pub(super) symbol: Symbol,
    /// The number of scopes around the declaration.
    depth: u32,
    /// The offset and length of the declaration in the text.
    start: usize,
    len: u32,
}

impl Binding {
    fn span(&self) -> Range<usize> {
        self.start..self.start + self.len as usize
    }
}

/// The uses and the definition of a label in the text.
#[derive(Debug, Clone, Default)]
pub struct LabelSpans {
    /// The first statement that uses it.
    pub used: Option<Range<usize>>,
    /// The name in its definition.
    pub defined: Option<Range<usize>>,
    /// Whether its kind is known.
    pub(super) is_kind_known: bool,
}

/// An open scope.
#[derive(Debug)]
struct Scope {
    /// Its bracket.
    span: Range<usize>,
    /// The number of changed names before the scope.
    changes: usize,
}

/// A kernel or function.
#[derive(Debug, Default)]
pub struct Object {
    /// Whether it is a function.
    pub is_function: bool,
    /// The platform facts that text does not state.
    pub(super) target: Target,
    /// Its tables. A function has the same ones, without inputs.
    pub data: KernelData,
    /// Its instructions.
    pub body: Body,
    /// The label of the last instruction, if that instruction begins a subroutine.
    pub begun: Option<u32>,
    /// Whether spans are collected.
    pub has_places: bool,
    /// The statement that begins it.
    pub begin: Range<usize>,
    /// The statement of each instruction.
    pub statements: Vec<Range<usize>>,
    /// The spans of the fields of instructions, by the number of the instruction, if they are wanted.
    pub fields: BTreeMap<usize, Vec<FieldSpan>>,
    /// The span of each entry of each table.
    pub entries: BTreeMap<&'static str, Vec<Range<usize>>>,
    /// The name and span of each attribute.
    pub attributes: Vec<(&'static str, Range<usize>)>,
    /// The spans of names, if they are wanted. A box keeps objects small.
    pub names: Option<Box<RefCell<Vec<NameSpan>>>>,
    /// The uses and definitions of its labels, by index.
    pub places: Vec<LabelSpans>,
    /// The statement that is read.
    pub statement: Range<usize>,
    /// The reason why no object can hold its tables.
    pub unfit: Option<Box<Problem>>,
    /// Whether a string had a zero byte.
    pub(super) has_zero: bool,
    /// The index of each string of the pool.
    pub(super) strings: HashTable<u32>,
    pub(super) hasher: RandomState,
    /// The variable and the label of each string of the pool.
    pub(super) variables: Vec<Option<Binding>>,
    pub(super) labels: Vec<Option<u32>>,
    scopes: Vec<Scope>,
    /// Open scopes inside of the deepest one that is allowed. Their declarations are in that one.
    too_deep: usize,
    /// Variables of declarations with a mistake, and their aliases.
    uncertain: BTreeSet<Symbol>,
    /// Whether the statement names one of them.
    pub(super) is_uncertain: Cell<bool>,
    /// Variables of declarations that do not state the class.
    classless: BTreeSet<Symbol>,
    /// Whether the statement names one of them.
    pub(super) is_classless: Cell<bool>,
    /// The names that statements with a mistake were meant to declare.
    pub(super) meant: Option<Box<MeantNames>>,
    /// Whether the text has no statement that begins the object.
    pub(super) is_implicit: bool,
    /// Whether its end is in a comment that does not end.
    pub(super) is_cut: bool,
    /// The causes of problems that have been reported.
    pub(super) reported: BTreeSet<Box<str>>,
    /// The variables that names had before they were declared in an open scope.
    changes: Vec<(u32, Option<Binding>)>,
    /// Bytes of names that have been compared with mistyped ones.
    compared: Cell<usize>,
}

/// The names that statements with a mistake were meant to declare.
#[derive(Debug, Default)]
pub(super) struct MeantNames {
    pub(super) variables: Suspects,
    pub(super) labels: Suspects,
}

/// The bytes of a string.
pub(super) fn pooled(pool: &[PoolString], index: u32) -> &[u8] {
    pool.get(index as usize).map_or(&[], |string| &string.0)
}

/// The name of a kernel or function.
pub(super) fn name(data: &KernelData) -> Vec<u8> {
    pooled(&data.string_pool, data.name_index).to_vec()
}

/// Moves elements to memory of their size. Shrinking in place would leave gaps that are too small for the next object.
fn fit<T>(elements: &mut Vec<T>) {
    let mut exact = Vec::with_capacity(elements.len());
    exact.append(elements);
    *elements = exact;
}

impl Object {
    /// A new kernel or function.
    pub fn new(is_function: bool, name: &[u8], version: Version, target: Target) -> Self {
        let mut object = Self {
            is_function,
            target,
            body: Body::new(version),
            strings: HashTable::with_capacity(RESERVED),
            variables: Vec::with_capacity(RESERVED),
            labels: Vec::with_capacity(RESERVED),
            ..Self::default()
        };
        object.data.string_pool.reserve(RESERVED);
        object.data.var_info.reserve(RESERVED);
        object.string(b"");
        object.data.name_index = object.string(name);
        object
    }

    /// Adds an instruction and its span.
    ///
    /// # Errors
    /// If objects of the version cannot hold the instruction.
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
        let name_index = self.string(name.as_bytes());
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
        // The number of variables with this one, the limit that the bits of an index set, and the symbol.
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
                format!(
                    "there are too many variables of this class: at most {most}, with the predefined ones"
                ),
            ));
        }
        let symbol = symbol(u32::try_from(count - 1).unwrap_or_default());
        self.bind(name, name_index, span.clone(), symbol)?;
        self.note_name(Named::Variable(symbol), span, true);
        Ok(())
    }

    /// Notes the span of a name.
    pub(super) fn note_name(&self, named: Named, span: Range<usize>, is_definition: bool) {
        if let Some(names) = &self.names {
            names.borrow_mut().push(NameSpan { named, span, is_definition });
        }
    }

    /// Notes the name of the kernel or function itself.
    pub(super) fn note_own_name(&self) {
        self.note_name(Named::Text(self.data.name_index), self.begin.clone(), true);
    }

    /// Takes the names, in the order of the text. Several forms of an instruction may have noted one name.
    pub(super) fn take_names(&mut self) -> Vec<NameSpan> {
        let mut names = self.names.take().map(|names| names.into_inner()).unwrap_or_default();
        names.sort_by_key(|name| (name.span.start, name.span.end));
        names.dedup();
        names
    }

    fn bind(
        &mut self,
        name: &str,
        name_index: u32,
        span: Range<usize>,
        symbol: Symbol,
    ) -> Result<(), Problem> {
        let refused = if predefined::is_taken(name) {
            self.meant().variables.note_taken(name);
            let what = if predefined::find(name).is_some() { "is" } else { "is reserved for" };
            Some(format!("`{}` {what} a predefined variable", clipped(name)))
        } else {
            is_reserved(name).then(|| format!("`{}` is a reserved word", clipped(name)))
        };
        let refused =
            refused.map(|message| Problem::new(span.clone(), message).with_help("choose another name"));
        let [depth, len] = [self.scopes.len(), span.len()].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let Some(place) = self.variables.get_mut(name_index as usize) else { return Ok(()) };
        if let Some(known) = place.as_ref().filter(|known| known.depth == depth) {
            let problem = Problem::new(span, format!("`{}` is already declared", clipped(name)));
            let problem = problem.with_other(known.span(), "declared here");
            self.meant().variables.note_taken(name);
            return Err(refused.unwrap_or(problem));
        }
        // A name that cannot be declared is bound as well: its uses are those of the variable that it was meant for.
        let outside = place.replace(Binding { symbol, depth, start: span.start, len });
        if depth > 0 {
            self.changes.push((name_index, outside));
        }
        refused.map_or(Ok(()), Err)
    }

    /// The variable that a name is declared for.
    pub(super) fn declared(&self, name: &str) -> Option<Symbol> {
        let binding = self.variables.get(self.index_of(name)? as usize)?.as_ref()?;
        if !self.uncertain.is_empty() && self.uncertain.contains(&binding.symbol) {
            self.is_uncertain.set(true);
            self.is_classless.set(self.is_classless.get() || self.classless.contains(&binding.symbol));
        }
        Some(binding.symbol)
    }

    /// Notes that the declaration of a name has a mistake, so that nothing follows from its parts.
    pub(super) fn doubt(&mut self, name: &str, has_class: bool) {
        let symbol = self.declared(name);
        self.uncertain.extend(symbol);
        if !has_class {
            self.classless.extend(symbol);
        }
        self.is_uncertain.set(true);
    }

    /// The names that statements with a mistake were meant to declare.
    #[cold]
    pub(super) fn meant(&mut self) -> &mut MeantNames {
        self.meant.get_or_insert_default()
    }

    /// Notes a statement with a mistake that was perhaps meant to declare a variable or to define a label.
    #[cold]
    pub(super) fn note_meant(&mut self, statement: &str) {
        let directive = directives::name_of(statement);
        if directive == Some(directives::DECLARATION) {
            // It notes its own mistakes.
            return;
        }
        let meant = self.meant();
        meant.variables.note_declaration(statement);
        let text = statement.trim();
        let word = text.bytes().position(|b| !is_name(b)).and_then(|end| text.get(..end)).unwrap_or(text);
        let is_other = directive.is_some_and(|name| name != directives::FUNCTION)
            || crate::read::begins_instruction(word);
        if text.len() <= LONGEST && !is_other {
            meant.labels.note_within(text);
        }
    }

    /// Opens a scope.
    pub fn open(&mut self, span: Range<usize>) -> Result<(), Problem> {
        if self.scopes.len() == DEEPEST {
            self.too_deep += 1;
            // The outermost of them explains the others.
            return match self.too_deep {
                1 => Err(Problem::new(span, format!("scopes are nested more than {DEEPEST} times"))),
                _ => Ok(()),
            };
        }
        self.scopes.push(Scope { span, changes: self.changes.len() });
        Ok(())
    }

    /// Releases memory that only reading needs.
    pub fn complete(&mut self) {
        (self.strings, self.variables, self.labels) = Default::default();
        fit(&mut self.data.var_info);
        fit(&mut self.data.string_pool);
        fit(&mut self.data.label_info);
        if self.names.is_some() && !self.places.is_empty() {
            let spans = self.places.iter().map(|label| label.defined.clone().or_else(|| label.used.clone()));
            self.entries.insert("label_info", spans.map(Option::unwrap_or_default).collect());
        }
        // Otherwise the places of labels are for the message that one is not defined.
        let is_complete = |label: &LabelSpans| label.used.is_none() || label.defined.is_some();
        if self.places.iter().all(is_complete) {
            self.places = Vec::new();
        }
        fit(&mut self.places);
        fit(&mut self.statements);
        self.body.shrink_to_fit();
    }

    /// Closes the innermost scope.
    pub fn close(&mut self, span: Range<usize>) -> Result<(), Problem> {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return Ok(());
        }
        let Some(scope) = self.scopes.pop() else {
            return Err(Problem::new(span, "there is no open scope to close")
                .with_help("remove the `}`, or add a `{` before it"));
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

    /// The value of a numeric attribute. The last one of a name counts.
    pub fn attribute(&self, name: &str) -> Option<i64> {
        let mut attributes = self.data.attribute_info.iter().rev();
        let found = attributes.find(|attribute| self.text(attribute.name) == name)?;
        attributes::number_in(&found.value)
    }

    /// The sizes of the arguments and of the results of a function.
    pub fn sizes(&self) -> (u8, u8) {
        let of = |attribute: &str| u8::try_from(self.attribute(attribute).unwrap_or(0)).unwrap_or(u8::MAX);
        (of("ArgSize"), of("RetValSize"))
    }

    /// Checks that no string of a statement has a zero byte, which ends strings in objects.
    pub fn zero_free(&mut self, span: Range<usize>) -> Result<(), Problem> {
        if std::mem::take(&mut self.has_zero) {
            return Err(Problem::new(span, "a text cannot contain a zero byte, which ends texts in objects"));
        }
        Ok(())
    }

    /// Removes the labels after the first `count`: those of a statement with a mistake.
    pub fn forget_labels(&mut self, count: usize) {
        for label in self.data.label_info.drain(count.min(self.data.label_info.len())..) {
            if let Some(place) = self.labels.get_mut(label.name_index as usize) {
                *place = None;
            }
        }
        self.places.truncate(count);
        if let Some(names) = &self.names {
            let mut names = names.borrow_mut();
            let of_statement = names.iter().rposition(|name| name.span.start < self.statement.start);
            let behind = names.split_off(of_statement.map_or(0, |last| last + 1));
            let is_forgotten =
                |name: &NameSpan| matches!(name.named, Named::Label(label) if label as usize >= count);
            names.extend(behind.into_iter().filter(|name| !is_forgotten(name)));
        }
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
    pub fn bytes(&self, index: u32) -> &[u8] {
        pooled(&self.data.string_pool, index)
    }

    /// A string of the pool as text; empty if it is not UTF-8.
    pub fn text(&self, index: u32) -> &str {
        std::str::from_utf8(self.bytes(index)).unwrap_or_default()
    }

    /// The index of a string of the pool.
    pub(super) fn index_of(&self, text: &str) -> Option<u32> {
        let is_it = |index: &u32| pooled(&self.data.string_pool, *index) == text.as_bytes();
        self.strings.find(self.hasher.hash_one(text.as_bytes()), is_it).copied()
    }

    pub(super) fn info(&self, variable: u32) -> Option<&VarInfo> {
        self.data.var_info.get(variable.checked_sub(FIRST_DECLARED.variable)? as usize)
    }

    /// Whether all names may be compared once more.
    pub(super) fn may_compare(&self) -> bool {
        if self.compared.get() > MOST_COMPARED {
            return false;
        }
        let bytes: usize = self.data.string_pool.iter().map(|string| string.0.len() + 1).sum();
        self.compared.set(self.compared.get().saturating_add(bytes));
        self.compared.get() <= MOST_COMPARED
    }

    /// The names of defined labels, as candidates for a mistyped one.
    pub fn known_labels(&self) -> Vec<&str> {
        if !self.may_compare() {
            return Vec::new();
        }
        let defined =
            self.data.label_info.iter().zip(&self.places).filter(|(_, places)| places.defined.is_some());
        defined.map(|(info, _)| self.text(info.name_index)).collect()
    }
}
