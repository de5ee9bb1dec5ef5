//! The values of names and functions in rules about whole objects, by definition.

use super::file::{Object, has_linkage, is_extern};
use super::flow::{Body, Declaration};
use super::node::{Node, Part};
use super::reads::Read;
use super::tree::{Codec, Item, Own, Value};
use crate::layout::label_kinds;
use crate::spec::platforms;
use genvisa_reader::isa::Space;
use genvisa_rule::functions::{Answer, Chapters, Fact, InstructionFact, Table};
use genvisa_rule::{Domain, Env, Expr, Function, eval};
use genvisa_runtime::Role;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;

/// The fields with the tables of declarations.
pub const DECLARED: [(Table, &str, Option<Space>); 7] = [
    (Table::Variable, "var_info", Some(Space::Variable)),
    (Table::Address, "address_info", Some(Space::Address)),
    (Table::Predicate, "predicate_info", Some(Space::Predicate)),
    (Table::Surface, "surface_info", Some(Space::Surface)),
    (Table::Sampler, "sampler_info", Some(Space::Sampler)),
    (Table::Label, "label_info", None),
    (Table::String, "string_pool", None),
];

/// The field with the table of inputs.
pub const INPUTS: &str = "input_info";
/// The field with the table of attributes.
pub const ATTRIBUTES: &str = "attribute_info";

/// The facts about an object on a platform.
pub struct Facts<'o> {
    /// The layouts.
    pub codec: Codec<'o>,
    /// The object.
    pub object: &'o Object,
    /// The number of the platform.
    pub platform: usize,
    /// The flow of each body, computed once.
    bodies: Vec<OnceCell<Body>>,
    /// The number of bytes of the file, computed once.
    file_bytes: OnceCell<usize>,
    /// Whether the values of rules about the flow of bodies are known.
    pub knows_flow: bool,
    /// The parts that values followed from, if they are noted.
    reads: Option<RefCell<BTreeSet<Read>>>,
}

/// Where a general variable has its bytes.
struct Root {
    index: u64,
    place: i64,
}

impl<'o> Facts<'o> {
    /// The facts about an object.
    pub fn new(codec: Codec<'o>, object: &'o Object, platform: usize, knows_flow: bool) -> Self {
        let bodies = object.routines().map(|_| OnceCell::new()).collect();
        Self { codec, object, platform, bodies, file_bytes: OnceCell::new(), knows_flow, reads: None }
    }

    /// The same facts, which note the parts that values follow from.
    #[must_use]
    pub fn noting(self) -> Self {
        Self { reads: Some(RefCell::default()), ..self }
    }

    /// The parts that values followed from since the last time.
    pub fn take_reads(&self) -> BTreeSet<Read> {
        self.reads.as_ref().map(RefCell::take).unwrap_or_default()
    }

    fn note(&self, read: Read) {
        if let Some(reads) = &self.reads {
            reads.borrow_mut().insert(read);
        }
    }

    fn body(&self, routine: usize) -> Option<&Body> {
        self.note(Read::Body(routine));
        Some(self.bodies.get(routine)?.get_or_init(|| Body::of(self, routine)))
    }

    fn data(&self, routine: usize) -> Option<&'o Item> {
        self.object.routine(routine).map(|routine| &*routine.data)
    }

    /// The index of the first declared entry of a table.
    fn first(&self, table: Table) -> u64 {
        first_declared(&self.codec, table)
    }

    /// The declaration of an index.
    fn declaration(&self, routine: usize, table: Table, index: u64) -> Option<&'o Item> {
        self.note(Read::Declaration(routine, table, index));
        let data = self.data(routine)?;
        let position = usize::try_from(index.checked_sub(self.first(table))?).ok()?;
        let field = DECLARED.iter().find(|(known, ..)| *known == table)?.1;
        data.items(self.codec.field(data.shape, field)?).get(position)
    }

    fn string(&self, routine: usize, index: i64) -> Option<&'o [u8]> {
        self.note(Read::Strings(routine));
        let data = self.data(routine)?;
        let pool = DECLARED.iter().find(|(known, ..)| *known == Table::String)?.1;
        match data.values.get(self.codec.field(data.shape, pool)?)? {
            Value::Strings(all) => Some(all.get(usize::try_from(index).ok()?)?),
            _ => None,
        }
    }

    /// A field or a bit range of a declaration.
    fn of(&self, item: &Item, path: &[&str]) -> Option<i64> {
        let field = self.codec.field(item.shape, path.first()?)?;
        let raw = self.codec.int(item, field)?;
        match path.get(1) {
            None => Some(raw as i64),
            Some(range) => {
                let groups = &self.codec.fields(item.shape).get(field)?.bits;
                let group = groups.iter().find(|group| group.name == **range)?;
                Some(super::tree::range(raw, group.hi, group.lo) as i64)
            }
        }
    }

    /// The code of the type and the number of elements of a predefined variable, surface or sampler on the platform.
    fn predefined(&self, table: Table, index: u64) -> Option<(Option<i64>, i64, bool, bool)> {
        let space = DECLARED.iter().find(|(known, ..)| *known == table)?.2?;
        let isa = &self.codec.spec.isa;
        let row = isa.predefined.iter().find(|row| row.space == space && u64::from(row.index) == index)?;
        let ty = row.ty.as_ref().and_then(|name| isa.types.iter().find(|ty| ty.name == *name));
        let elements = row.elements.iter().find(|own| self.codec.spec.on(&own.platforms, self.platform));
        let elements = elements.map_or(0, |own| i64::from(own.count));
        Some((ty.map(|ty| i64::from(ty.code)), elements, row.writable, row.aliasable))
    }

    /// `bytes(t)`: whole bytes.
    fn bytes(&self, ty: i64) -> Option<i64> {
        let ty = self.codec.spec.isa.types.iter().find(|known| i64::from(known.code) == ty)?;
        (ty.bits >= 8).then_some(i64::from(ty.bits / 8))
    }

    fn variable(&self, routine: usize, index: u64, fact: Fact) -> Option<i64> {
        if let Some(item) = self.declaration(routine, Table::Variable, index) {
            let ty = self.of(item, &["bit_properties", "data_type"]);
            return match fact {
                Fact::Declared | Fact::Writable | Fact::Divisible => Some(1),
                Fact::Type => ty,
                Fact::Bytes => Some(self.bytes(ty?)? * self.of(item, &["num_elements"])?),
                Fact::Alias => self.of(item, &["alias_index"]),
                Fact::Alignment => self.of(item, &["bit_properties", "alignment"]),
                Fact::Root => self.root(routine, index).map(|root| root.index as i64),
                Fact::Place => self.root(routine, index).map(|root| root.place),
                Fact::Input => Some(i64::from(self.inputs(routine).any(|input| input == index))),
                Fact::Arguments
                | Fact::Attribute
                | Fact::Elements
                | Fact::Kernel
                | Fact::Kind
                | Fact::Own
                | Fact::Places
                | Fact::Printable
                | Fact::Results => None,
            };
        }
        let found = self.predefined(Table::Variable, index).filter(|_| index < self.first(Table::Variable));
        let Some((ty, elements, writable, divisible)) = found else {
            return (fact == Fact::Declared).then_some(0);
        };
        match fact {
            Fact::Declared => Some(1),
            Fact::Type => ty,
            Fact::Bytes => Some(self.bytes(ty?)? * elements),
            Fact::Alias | Fact::Place => Some(0),
            Fact::Root => Some(index as i64),
            Fact::Writable => Some(i64::from(writable)),
            Fact::Divisible => Some(i64::from(divisible)),
            Fact::Alignment
            | Fact::Arguments
            | Fact::Attribute
            | Fact::Elements
            | Fact::Input
            | Fact::Kernel
            | Fact::Kind
            | Fact::Own
            | Fact::Places
            | Fact::Printable
            | Fact::Results => None,
        }
    }

    /// The variable that a variable is a part of, 0 for none.
    pub fn parent(&self, routine: usize, index: u64) -> Option<u64> {
        let item = self.declaration(routine, Table::Variable, index)?;
        self.of(item, &["alias_index"]).map(|parent| parent as u64)
    }

    fn root(&self, routine: usize, mut index: u64) -> Option<Root> {
        let mut place = 0;
        for _ in 0..64 {
            let Some(item) = self.declaration(routine, Table::Variable, index) else {
                let known = self.predefined(Table::Variable, index);
                return known.filter(|_| index < self.first(Table::Variable)).map(|_| Root { index, place });
            };
            match self.of(item, &["alias_index"])? {
                0 => return Some(Root { index, place }),
                parent => {
                    place += self.of(item, &["alias_offset"])?;
                    index = parent as u64;
                }
            }
        }
        None
    }

    /// The declaration whose storage another one is or is a part of; `None` where it always has a value or none matters.
    pub fn storage(&self, routine: usize, (table, mut index): Declaration) -> Option<Declaration> {
        match table {
            Table::Variable => loop {
                if index < self.first(Table::Variable) {
                    return self.unset(routine).find(|unset| *unset == (table, index));
                }
                match self.parent(routine, index)? {
                    0 => return Some((table, index)),
                    // An alias of a later variable breaks a rule; nothing is known about its storage.
                    parent if parent >= index => return None,
                    parent => index = parent,
                }
            },
            Table::Address | Table::Predicate => {
                self.declaration(routine, table, index).map(|_| (table, index))
            }
            Table::Surface | Table::Sampler | Table::Label | Table::String => None,
        }
    }

    fn is_function(&self, routine: usize) -> bool {
        routine >= self.object.kernels.len()
    }

    /// The predefined variables without a value at the start of a kernel. Functions get the values of their caller.
    pub fn unset(&self, routine: usize) -> impl Iterator<Item = Declaration> {
        let isa = &self.codec.spec.isa;
        let rows = isa.predefined.iter().filter(|row| row.space == Space::Variable && row.unset);
        let is_kernel = !self.is_function(routine);
        rows.filter(move |_| is_kernel).map(|row| (Table::Variable, u64::from(row.index)))
    }

    fn input_rows(&self, routine: usize) -> Option<&'o [Item]> {
        self.note(Read::Inputs(routine));
        let data = self.data(routine)?;
        Some(data.items(self.codec.field(data.shape, INPUTS)?))
    }

    /// The inputs: class, index, offset and size.
    fn all_inputs(&self, routine: usize) -> Option<Vec<[i64; 4]>> {
        let items = self.input_rows(routine)?;
        let one = |item: &Item| {
            Some([
                self.of(item, &["kind", "category"])?,
                self.of(item, &["id"])?,
                self.of(item, &["offset"])?,
                self.of(item, &["size"])?,
            ])
        };
        Some(items.iter().filter_map(one).collect())
    }

    fn header(&self) -> &'o Item {
        self.note(Read::Header);
        &self.object.header
    }

    /// The number of bytes of the file.
    fn file_bytes(&self) -> usize {
        *self.file_bytes.get_or_init(|| self.object.bytes(&self.codec).len())
    }

    /// The rows of a table of the header.
    fn rows(&self, table: &str) -> &'o [Item] {
        rows(&self.codec, self.header(), table)
    }

    /// The number of rows of a table of the header.
    fn header_rows(&self, table: &str) -> Option<i64> {
        let header = self.header();
        Some(self.codec.len(header, self.codec.field(header.shape, table)?) as i64)
    }

    /// Whether a row of a table of the header has a name.
    fn has_name(&self, table: &str, name: &[u8]) -> Option<i64> {
        let is_it = |row: &Item| name_of(&self.codec, row).as_deref() == Some(name);
        Some(i64::from(self.rows(table).iter().any(is_it)))
    }

    /// The row of a kernel or function in the header.
    fn row_of(&self, routine: usize) -> Option<&'o Item> {
        match routine.checked_sub(self.object.kernels.len()) {
            None => self.rows("kernel_info").get(routine),
            Some(function) => self.rows("function_info").get(function),
        }
    }

    /// The variable of the file to which a kernel or function gives an index. Of several rows with one index the last counts.
    fn file_variable(&self, routine: usize, index: i64) -> Option<&'o Item> {
        let row = self.row_of(routine)?;
        let names = row.items(self.codec.field(row.shape, "variable_reloc_symtab")?);
        let is_it = |row: &&Item| self.of(row, &["symbolic_index"]) == Some(index);
        let own = names.iter().rev().find(is_it).and_then(|row| self.of(row, &["resolved_index"]));
        self.rows("file_scope_var_info").get(usize::try_from(own.unwrap_or(index)).ok()?)
    }

    /// A field of the last function of the file with a name.
    fn of_function(&self, name: &[u8], field: &str) -> Option<i64> {
        self.note(Read::Functions);
        let (codec, object) = (&self.codec, self.object);
        let own = self.rows("function_info").iter().filter(|row| !is_extern(codec, row));
        let is_it = |row: &Item| name_of(codec, row).as_deref() == Some(name);
        let found = own.zip(&object.functions).filter(|(row, _)| is_it(row)).last();
        self.of(&found?.1.data, &[field])
    }

    /// The names of the functions and variables that the file defines.
    fn defined(&self) -> Vec<Vec<u8>> {
        let both = ["function_info", "file_scope_var_info"];
        let all = both.into_iter().flat_map(|table| self.rows(table));
        let is_here = |row: &&Item| ["Static", "Global"].iter().any(|one| has_linkage(&self.codec, row, one));
        all.filter(is_here).filter_map(|row| name_of(&self.codec, row)).collect()
    }

    /// The indexes of the general variables that are inputs.
    pub fn inputs(&self, routine: usize) -> impl Iterator<Item = u64> {
        // The first class of inputs are general variables.
        let all = self.all_inputs(routine).unwrap_or_default();
        all.into_iter().filter(|[class, ..]| *class == 0).map(|[_, index, ..]| index as u64)
    }

    /// The storage of the inputs.
    pub fn given(&self, routine: usize) -> Vec<Declaration> {
        self.inputs(routine).filter_map(|index| self.storage(routine, (Table::Variable, index))).collect()
    }

    /// The value of an attribute in a table: unknown, none, or its bytes. Of several with one name the last counts.
    fn attribute_of(&self, routine: usize, owner: &'o Item, name: &str) -> Option<Vec<u8>> {
        self.note(Read::Attributes(routine));
        let table = self.codec.field(owner.shape, ATTRIBUTES)?;
        let is_it = |item: &&Item| {
            let index = self.of(item, &["name"]);
            index.and_then(|index| self.string(routine, index)) == Some(name.as_bytes())
        };
        let found = owner.items(table).iter().rev().find(is_it)?;
        match found.values.get(self.codec.field(found.shape, "value")?)? {
            Value::Ints(bytes) => Some(bytes.iter().map(|byte| *byte as u8).collect()),
            _ => None,
        }
    }
}

/// The index of the first declared entry of a table.
pub fn first_declared(codec: &Codec<'_>, table: Table) -> u64 {
    let space = DECLARED.iter().find(|(known, ..)| *known == table).and_then(|(_, _, space)| *space);
    space.map_or(0, |space| codec.spec.first_declared(space) as u64)
}

/// The number that the rule language has for the use of an operand.
fn role_number(name: &str) -> Option<i64> {
    Role::NAMES.iter().find(|(known, _)| *known == name).map(|(_, number)| *number)
}

/// The names of the kernels of an object.
pub fn kernel_names(codec: &Codec<'_>, object: &Object) -> Vec<Vec<u8>> {
    names(codec, rows(codec, &object.header, "kernel_info"))
}

/// The names of the functions of an object.
pub fn function_names(codec: &Codec<'_>, object: &Object) -> Vec<Vec<u8>> {
    names(codec, rows(codec, &object.header, "function_info"))
}

/// The rows of a table of the header.
fn rows<'o>(codec: &Codec<'_>, header: &'o Item, table: &str) -> &'o [Item] {
    codec.field(header.shape, table).map_or(&[], |table| header.items(table))
}

/// The names in rows of the header.
fn names(codec: &Codec<'_>, rows: &[Item]) -> Vec<Vec<u8>> {
    rows.iter().filter_map(|row| name_of(codec, row)).collect()
}

/// The name in a row of the header.
fn name_of(codec: &Codec<'_>, row: &Item) -> Option<Vec<u8>> {
    match row.values.get(codec.field(row.shape, "name")?)? {
        Value::Ints(bytes) => Some(bytes.iter().map(|byte| *byte as u8).collect()),
        _ => None,
    }
}

/// A rule at a node.
pub struct AtNode<'f, 'o> {
    /// The facts.
    pub facts: &'f Facts<'o>,
    /// The node.
    pub node: &'f Node<'o>,
}

impl AtNode<'_, '_> {
    fn own(&self) -> Own<'_, '_> {
        Own { codec: &self.facts.codec, item: self.node.item }
    }

    fn routine(&self) -> Option<usize> {
        self.node.place.part.routine()
    }

    fn attribute(&self, function: &str, name: &str) -> Option<i64> {
        let routine = self.routine()?;
        let codec = &self.facts.codec;
        let is_own = codec.field(self.node.item.shape, ATTRIBUTES).is_some();
        let data = self.facts.data(routine)?;
        let found = match is_own {
            true => self.facts.attribute_of(routine, self.node.item, name),
            false => self.facts.attribute_of(routine, data, name),
        };
        // A function inherits the attributes of its caller.
        if found.is_none() && !is_own && routine >= self.facts.object.kernels.len() {
            return None;
        }
        if function == "has_attribute" {
            return Some(i64::from(found.is_some()));
        }
        let bytes = found?;
        match (function, bytes.as_slice()) {
            ("attribute_bytes", all) => i64::try_from(all.len()).ok(),
            (_, []) => Some(1),
            (_, [a]) => Some(i64::from(*a as i8)),
            (_, [a, b]) => Some(i64::from(i16::from_le_bytes([*a, *b]))),
            (_, [a, b, c, d]) => Some(i64::from(u32::from_le_bytes([*a, *b, *c, *d]))),
            _ => None,
        }
    }

    fn declared(&self, table: Table, fact: Fact, index: i64) -> Option<i64> {
        let routine = self.routine()?;
        let facts = self.facts;
        let is_declared = fact == Fact::Declared;
        let Ok(raw) = u64::try_from(index) else { return is_declared.then_some(0) };
        match table {
            Table::Variable => facts.variable(routine, raw, fact),
            Table::String => {
                let string = facts.string(routine, index);
                match fact {
                    Fact::Declared => Some(i64::from(string.is_some())),
                    Fact::Bytes => i64::try_from(string?.len()).ok(),
                    Fact::Printable => Some(i64::from(string?.iter().all(|b| (b' '..=b'~').contains(b)))),
                    Fact::Attribute => {
                        let known = &self.facts.codec.spec.isa.attributes;
                        let name = string?;
                        Some(i64::from(known.iter().any(|attribute| attribute.name.as_bytes() == name)))
                    }
                    Fact::Kernel => facts.has_name("kernel_info", string?),
                    Fact::Own => {
                        let name = name_of(&facts.codec, facts.row_of(routine)?)?;
                        Some(i64::from(name == string?))
                    }
                    Fact::Arguments => facts.of_function(string?, "input_size"),
                    Fact::Results => facts.of_function(string?, "return_value_size"),
                    _ => None,
                }
            }
            Table::Label if fact == Fact::Places => facts.body(routine).map(|body| body.places(raw) as i64),
            _ => {
                let item = facts.declaration(routine, table, raw);
                match fact {
                    Fact::Declared => {
                        let known = item.is_some() || facts.predefined(table, raw).is_some();
                        Some(i64::from(known))
                    }
                    Fact::Elements => facts.of(item?, &["num_elements"]),
                    Fact::Kind => facts.of(item?, &["kind"]),
                    _ => None,
                }
            }
        }
    }

    /// The instruction that has the operand.
    fn line(&self) -> Option<&Item> {
        match self.node.place.part {
            Part::Line(routine, line) => {
                self.facts.object.routine(routine)?.body.get(line).map(|item| &**item)
            }
            Part::Header | Part::Data(_) => None,
        }
    }

    fn instruction(&self, fact: InstructionFact) -> Option<i64> {
        let line = Own { codec: &self.facts.codec, item: self.line()? };
        let path = |names: &[&str]| names.iter().map(|name| (*name).to_string()).collect::<Vec<_>>();
        match fact {
            InstructionFact::Role => role_number(&format!("{:?}", self.node.role?)),
            // An instruction without an execution size executes once.
            InstructionFact::Channels => match self.facts.codec.field(line.item.shape, "exec_size") {
                Some(_) => line.field(&path(&["exec_size"])),
                None => Some(1),
            },
            InstructionFact::FirstChannel => {
                let mask = line.call("code", &[super::flow::name(&["exec_size", "mask"])])?;
                Some(mask % 8 * 4)
            }
        }
    }

    /// A definition of the structure of an operand.
    fn operand(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let [Expr::Name(name)] = args else { return None };
        let field = self.facts.codec.field(self.node.item.shape, name.path.first()?)?;
        let part = self.node.item.items(field).first()?;
        let item = part.variant.as_deref().unwrap_or(part);
        let subject = self.facts.codec.name(item.shape);
        let definition = self.facts.codec.spec.definition(subject, function)?;
        let role = self.facts.codec.fields(self.node.item.shape).get(field)?.role();
        let node = Node { item, subject, role, ..self.node.clone() };
        eval(definition, &AtNode { facts: self.facts, node: &node })
    }

    fn module(&self, function: &str, args: &[i64]) -> Option<i64> {
        match function {
            "file_variables" => return self.facts.header_rows("file_scope_var_info"),
            "file_functions" => return self.facts.header_rows("function_info"),
            "file_names_differ" => {
                let names = self.facts.defined();
                let distinct: BTreeSet<&Vec<u8>> = names.iter().collect();
                return Some(i64::from(distinct.len() == names.len()));
            }
            "file_bytes" => {
                self.facts.note(Read::Header);
                return i64::try_from(self.facts.file_bytes()).ok();
            }
            // The header, kernels and functions of a tree follow each other from the start of the file.
            "file_free" => {
                let [offset, size] = args else { return None };
                let end = i64::try_from(self.facts.file_bytes()).ok()?;
                return Some(i64::from(*size == 0 || *offset >= end));
            }
            // The header of an object has differences from the right sizes and offsets.
            "file_object_bytes" | "file_inputs_offset" => return (*args.first()? == 0).then_some(0),
            _ => {}
        }
        let routine = self.routine()?;
        let facts = self.facts;
        let truth = |value: bool| Some(i64::from(value));
        match (function, args) {
            ("file_var_declared", [index]) => return truth(facts.file_variable(routine, *index).is_some()),
            ("file_var_bytes", [index]) => {
                let variable = facts.file_variable(routine, *index)?;
                let ty = facts.of(variable, &["bit_properties", "data_type"])?;
                return Some(facts.bytes(ty)? * facts.of(variable, &["num_elements"])?);
            }
            ("inputs_at", [offset, size]) => {
                let all = facts.all_inputs(routine)?;
                let there =
                    all.iter().filter(|[_, _, from, bytes]| overlap([*offset, *size], [*from, *bytes]));
                return Some(there.count() as i64);
            }
            ("user_inputs_first", []) => {
                let items = facts.input_rows(routine)?;
                let added = |item| facts.of(item, &["kind", "provenance"]).is_some_and(|from| from != 0);
                let first = items.iter().position(added).unwrap_or(items.len());
                return truth(items.iter().skip(first).all(added));
            }
            ("var_index", []) => {
                return Some((self.node.element? as u64 + facts.first(Table::Variable)) as i64);
            }
            ("attributes_differ", []) => {
                facts.note(Read::Attributes(routine));
                let data = facts.data(routine)?;
                let items = data.items(facts.codec.field(data.shape, ATTRIBUTES)?);
                let named = |item: &&Item| facts.string(routine, facts.of(item, &["name"])?);
                let names: Vec<_> = items.iter().filter_map(|item| named(&item)).collect();
                let is_new = |n: usize| !names[..n].contains(&names[n]);
                return truth((0..names.len()).all(is_new));
            }
            ("in_function", []) => return truth(facts.is_function(routine)),
            _ => {}
        }
        let body = facts.body(routine)?;
        match (function, args) {
            ("begins_subroutine", []) => return truth(body.begins_subroutine()),
            ("ends_subroutines", []) => return truth(body.ends_subroutines()),
            ("runs_past_end", []) => return truth(body.runs_past_end()),
            ("calls_functions", []) => return truth(body.calls_functions()),
            _ => {}
        }
        let line = match self.node.place.part {
            Part::Line(_, line) => Some(line),
            Part::Header | Part::Data(_) => None,
        };
        match (function, args) {
            ("in_subroutine", []) => return body.in_subroutine(line?).and_then(truth),
            ("same_subroutine", [label]) => return truth(body.same_subroutine(line?, *label as u64)?),
            ("calls_back", [label]) => return truth(body.calls_back(line?, *label as u64)?),
            _ if !facts.knows_flow => return None,
            ("reached", []) => return truth(body.reached(line?)),
            ("next_reached", []) => return truth(body.next_reached(line?)?),
            ("falls_in", []) => return truth(body.falls_in(line?)),
            ("diverges", []) => return truth(body.diverges(line?)),
            ("skips_waiting", []) => return truth(body.skips_waiting(line?)),
            _ => {}
        }
        let table = match function.split_once('_')?.0 {
            "var" => Table::Variable,
            "addr" | "pointer" => Table::Address,
            "pred" => Table::Predicate,
            "label" => Table::Label,
            _ => return None,
        };
        match (function.split_once('_')?.1, args) {
            ("used", []) => {
                let index = self.node.element? as u64 + facts.first(table);
                truth(body.is_used((table, index)))
            }
            ("shared", []) => {
                let index = self.node.element? as u64 + facts.first(table);
                truth(body.is_shared(index))
            }
            ("written", [index]) => {
                if self.node.is_written && function != "pointer_written" {
                    return None;
                }
                let index = u64::try_from(*index).ok()?;
                let storage = facts.storage(routine, (table, index));
                let line = line?;
                truth(storage.is_none_or(|storage| body.is_written(line, storage)))
            }
            _ => None,
        }
    }
}

impl Env for AtNode<'_, '_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.own().field(path).or_else(|| {
            // A quantity that the structure defines.
            let [name] = path else { return None };
            eval(self.facts.codec.spec.definition(self.node.subject, name)?, self)
        })
    }

    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        let item = self.node.item;
        let field = self.facts.codec.field(item.shape, path.first()?)?;
        match item.values.get(field)? {
            Value::Ints(all) => all.get(usize::from(at)).map(|raw| *raw as i64),
            _ => None,
        }
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let spec = self.facts.codec.spec;
        let known = Function::find(function)?;
        let value = |n: usize| eval(args.get(n)?, self);
        match known.answer {
            Answer::Bits(_) => self.own().call(function, args),
            Answer::Chapters(Chapters::Grf) => {
                Some(i64::from(spec.isa.platforms.get(self.facts.platform)?.grf))
            }
            Answer::Chapters(Chapters::Bytes) => self.facts.bytes(value(0)?),
            Answer::Platform => Some(i64::from(spec.on(&platforms(args)?, self.facts.platform))),
            Answer::Index(fact) if known.result == Domain::LabelKind => {
                self.declared(Table::Label, fact, value(0)?)
            }
            Answer::Declaration(table, fact) => self.declared(table, fact, value(0)?),
            Answer::Module | Answer::Flow => {
                let args = args.iter().map(|arg| eval(arg, self)).collect::<Option<Vec<_>>>()?;
                self.module(function, &args)
            }
            Answer::Instruction(fact) => self.instruction(fact),
            Answer::Attribute => match args {
                [Expr::Str(name)] => self.attribute(function, name),
                _ => None,
            },
            Answer::Operand => self.operand(function, args),
            Answer::Arithmetic(_) | Answer::OperandOrIndex(_) | Answer::Index(_) | Answer::Execution => None,
        }
    }

    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let spec = self.facts.codec.spec;
        let of_type = || {
            let found = spec.isa.types.iter().find(|ty| ty.name == name);
            found.map(|ty| i64::from(ty.code))
        };
        match compared_with {
            Expr::Call { name: function, .. } => match Function::find(function)?.result {
                Domain::Type => of_type(),
                Domain::Role => role_number(name),
                Domain::LabelKind => {
                    let found = label_kinds(spec).iter().find(|kind| kind.name == name)?;
                    Some(found.code as i64)
                }
                _ => None,
            },
            _ => self.own().symbol(compared_with, name),
        }
    }
}

/// Whether two places share a byte, each by its offset and its size.
fn overlap(one: [i64; 2], other: [i64; 2]) -> bool {
    let [[offset, size], [from, bytes]] = [one, other];
    bytes > 0 && size > 0 && from < offset + size && offset < from + bytes
}

#[cfg(test)]
mod tests {
    use super::overlap;

    #[test]
    fn places_overlap_where_they_share_a_byte() {
        for (one, other, expected) in [
            ([32, 4], [32, 4], true),
            ([32, 4], [35, 4], true),
            ([32, 4], [36, 4], false),
            ([32, 4], [28, 4], false),
            ([32, 4], [0, 100], true),
            ([32, 0], [0, 100], false),
        ] {
            assert_eq!(overlap(one, other), expected, "{one:?} {other:?}");
            assert_eq!(overlap(other, one), expected, "{other:?} {one:?}");
        }
    }
}
