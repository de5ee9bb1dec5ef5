//! The changes that can decide a rule at a node: those of the fields, strings, attributes, declarations and instructions that
//! its expression reads.

use super::change::{Bits, Change};
use super::facts::{ATTRIBUTES, INPUTS, function_names, kernel_names};
use super::file::Object;
use super::node::{Node, NodePlace, Part, Step};
use super::tree::{Codec, Item, Value};
use crate::spec::numbers;
use genvisa_reader::isa::{Field, Refers};
use genvisa_rule::functions::{Answer, Fact, Table};
use genvisa_rule::{Expr, Function};
use smallvec::{SmallVec, smallvec};
use std::collections::BTreeSet;

/// The changes of one place, in the order of their values.
pub struct Group {
    /// The changes.
    pub changes: Vec<Change>,
    /// The bits that they change, if any value between two of them is a change of the same kind.
    pub bits: Option<Bits>,
}

/// Collects the candidates.
struct Collector<'c, 'o> {
    codec: &'c Codec<'o>,
    object: &'c Object,
    grf: i64,
    numbers: Vec<i64>,
    groups: Vec<Group>,
}

/// The candidates of a rule at a node.
pub fn candidates(
    codec: &Codec<'_>,
    object: &Object,
    platform: usize,
    expr: &Expr,
    node: &Node<'_>,
) -> Vec<Group> {
    let grf = codec.spec.isa.platforms.get(platform).map_or(32, |platform| i64::from(platform.grf));
    let mut all = Collector { codec, object, grf, numbers: numbers(expr), groups: Vec::new() };
    let mut tables: BTreeSet<Table> = BTreeSet::new();
    let mut asked: BTreeSet<&str> = BTreeSet::new();
    for part in expr.walk() {
        match part {
            Expr::Name(name) if !name.is_symbol() => all.name(node, &name.path),
            Expr::Call { name, args, .. } => match Function::find(name).map(|function| function.answer) {
                Some(Answer::Declaration(Table::String, _)) => all.string(node, name, args),
                Some(Answer::Declaration(Table::Label, _)) => {}
                Some(Answer::Declaration(table, fact)) => {
                    tables.insert(table);
                    if fact == Fact::Input {
                        asked.insert(INPUTS);
                    }
                }
                Some(Answer::Attribute) => {
                    if let [Expr::Str(attribute)] = args.as_slice() {
                        all.attribute(node, attribute);
                    }
                }
                Some(Answer::Module | Answer::Flow) => {
                    asked.extend(table_of(name));
                    all.more(node);
                    if is_about_header(name) {
                        all.header(node);
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }
    let Some(routine) = node.place.part.routine() else { return all.groups };
    for (table, name) in [
        (Table::Variable, "var_info"),
        (Table::Address, "address_info"),
        (Table::Predicate, "predicate_info"),
        (Table::Surface, "surface_info"),
        (Table::Sampler, "sampler_info"),
    ] {
        if tables.contains(&table) {
            all.table(routine, name);
        }
    }
    for table in asked {
        all.table(routine, table);
        all.row(routine, table);
    }
    if asks_body(expr) {
        let line = match node.place.part {
            Part::Line(_, line) => Some(line),
            Part::Header | Part::Data(_) => None,
        };
        all.body(routine, line);
    }
    all.groups
}

/// Whether a rule asks for the instructions of a body.
pub fn asks_body(expr: &Expr) -> bool {
    expr.walk().any(|part| match part {
        Expr::Call { name, .. } => match Function::find(name).map(|function| function.answer) {
            Some(Answer::Declaration(table, _)) => table == Table::Label,
            Some(Answer::Module | Answer::Flow) => table_of(name).is_none() && !is_about_header(name),
            _ => false,
        },
        _ => false,
    })
}

/// The table of a kernel or function that the value of a function follows from, if it does not follow from the instructions.
fn table_of(function: &str) -> Option<&'static str> {
    let tables = [("input", INPUTS), ("attributes", ATTRIBUTES), ("var_index", "var_info")];
    tables.into_iter().find(|(word, _)| function.contains(word)).map(|(_, table)| table)
}

/// Whether the value of a function about the module follows from the header of the file.
fn is_about_header(function: &str) -> bool {
    function.starts_with("file_")
}

impl Collector<'_, '_> {
    /// The field or bit range that a name means, or the number of rows of the table that it counts.
    fn name(&mut self, node: &Node<'_>, path: &[String]) {
        let shape = node.item.shape;
        let Some(n) = path.first().and_then(|name| self.codec.field(shape, name)) else { return };
        let Some(field) = self.codec.fields(shape).get(n) else { return };
        match self.codec.counted(shape, &field.name) {
            Some(table) => self.lengths(node, table, field),
            None => self.ints(&node.place, node.item, n, path.get(1).map(String::as_str), true),
        }
    }

    /// One more row of the table that a declaration is in.
    fn more(&mut self, node: &Node<'_>) {
        let (Some(routine), [Step::Element(table, _)]) = (node.place.part.routine(), &node.place.steps[..])
        else {
            return;
        };
        let Some(data) = self.object.routine(routine).map(|routine| &routine.data) else { return };
        let place = NodePlace { part: Part::Data(routine), steps: SmallVec::new() };
        let change = Change::Resize(place, *table, self.codec.len(data, *table) + 1);
        self.groups.push(Group { changes: vec![change], bits: None });
    }

    /// One more row of a table of a kernel or function: its last row is repeated.
    fn row(&mut self, routine: usize, name: &str) {
        let Some(data) = self.object.routine(routine).map(|routine| &routine.data) else { return };
        let Some(table) = self.codec.field(data.shape, name) else { return };
        let place = NodePlace { part: Part::Data(routine), steps: SmallVec::new() };
        let change = Change::Resize(place, table, self.codec.len(data, table) + 1);
        self.groups.push(Group { changes: vec![change], bits: None });
    }

    fn lengths(&mut self, node: &Node<'_>, table: usize, count: &Field) {
        let most = self.codec.bits(count).map_or(0, |bits| u64::MAX >> (64 - bits));
        let near = self.numbers.iter().flat_map(|n| [n - 1, *n, n + 1]).chain(0..=2);
        let lengths: BTreeSet<u64> =
            near.filter_map(|n| u64::try_from(n).ok()).filter(|n| *n <= most).collect();
        let change = |len: u64| Change::Resize(node.place.clone(), table, len as usize);
        self.groups.push(Group { changes: lengths.into_iter().map(change).collect(), bits: None });
    }

    /// No row, one or two in each table of the header, if the rule is about it as a whole.
    fn header(&mut self, node: &Node<'_>) {
        if node.place.part != Part::Header || !node.place.steps.is_empty() {
            return;
        }
        let shape = node.item.shape;
        for field in self.codec.fields(shape) {
            if let Some(table) = self.codec.counted(shape, &field.name) {
                self.lengths(node, table, field);
            }
        }
    }

    /// The values of the bit ranges of a field, or of one of them.
    fn ints(&mut self, place: &NodePlace, item: &Item, n: usize, only: Option<&str>, is_named: bool) {
        let Some(field) = self.codec.fields(item.shape).get(n) else { return };
        let Some(bits) = self.codec.bits(field) else { return };
        let mut ranges: Vec<(String, (u32, u32))> = match only {
            // A field without a name of a range means all its bits.
            None if is_named || field.bits.is_empty() => vec![(field.name.clone(), (bits - 1, 0))],
            _ => Vec::new(),
        };
        let named = field.bits.iter().filter(|group| only.is_none_or(|only| group.name == only));
        ranges.extend(named.map(|group| (format!("{}.{}", field.name, group.name), (group.hi, group.lo))));
        ranges.dedup_by(|a, b| a.1 == b.1);
        let elements = match item.values.get(n) {
            Some(Value::Int(_)) => 1,
            Some(Value::Ints(all)) => all.len(),
            _ => 0,
        };
        for (name, range) in ranges {
            for element in 0..elements {
                let bits = Bits { place: place.clone(), field: n, element, range, name: name.clone() };
                if self.groups.iter().any(|group| group.bits.as_ref() == Some(&bits)) {
                    continue;
                }
                let Some(now) = bits.get(item) else { continue };
                let changes = self.values(now, range, is_named).into_iter();
                let changes = changes.map(|value| Change::Int(bits.clone(), value)).collect();
                self.groups.push(Group { changes, bits: Some(bits) });
            }
        }
    }

    /// The values of some bits: all of a byte, or those near the limits.
    fn values(&self, now: u64, (hi, lo): (u32, u32), is_named: bool) -> BTreeSet<u64> {
        let most = u64::MAX >> (63 - (hi - lo));
        if !is_named {
            let near = [0, 1, 2, 4, now / 2, now.saturating_sub(1), now + 1, 2 * now, 8 * now];
            return near
                .into_iter()
                .chain(0..(most + 1).min(16))
                .filter(|value| *value <= most && *value != now)
                .collect();
        }
        if most <= 0xff {
            return (0..=most).filter(|value| *value != now).collect();
        }
        let now = now as i64;
        let mut near = vec![0, 1, now, now * 2, now / 2, 8 * now];
        near.extend((0..=16).map(|bit| 1 << bit));
        near.extend(self.numbers.iter().flat_map(|n| [*n, n * self.grf]));
        near.extend([self.grf, self.grf / 2, 4 * self.grf, 8 * self.grf - 4, 34, 35, 36, 37, 38, 39, 40]);
        let values = near.into_iter().flat_map(|n| [n - 1, n, n + 1]).filter_map(|n| u64::try_from(n).ok());
        values.chain([most, most - 1]).filter(|value| *value <= most && *value != now as u64).collect()
    }

    /// The strings that an index can name: of lengths near the limit, and with characters that are not printed.
    fn string(&mut self, node: &Node<'_>, function: &str, args: &[Expr]) {
        let lengths: BTreeSet<usize> = (self.numbers.iter())
            .flat_map(|n| [n - 1, *n, n + 1])
            .filter_map(|n| usize::try_from(n).ok())
            .filter(|n| *n < 5000)
            .collect();
        let mut texts: Vec<Vec<u8>> = Vec::new();
        if function.contains("bytes") {
            texts.extend(lengths.iter().map(|len| vec![b'x'; *len]));
        }
        if function.starts_with("function") {
            texts.extend(function_names(self.codec, self.object));
        }
        if matches!(function, "string_kernel" | "string_own") {
            texts.extend(kernel_names(self.codec, self.object));
        }
        if function.contains("printable") {
            texts.extend([0x01, 0x1f, 0x20, 0x7e, 0x7f, 0x80, 0xff].map(|byte| vec![b'x', byte]));
        }
        let changes: Vec<Change> = match args {
            [Expr::Int(index)] => {
                let Some(routine) = node.place.part.routine() else { return };
                let Ok(index) = usize::try_from(index.value) else { return };
                texts.push(b"x".to_vec());
                texts.into_iter().map(|text| Change::String(routine, index, text)).collect()
            }
            [Expr::Name(name)] => {
                let Some(field) = self.codec.field(node.item.shape, &name.path[0]) else { return };
                texts.into_iter().map(|text| Change::Text(node.place.clone(), field, text)).collect()
            }
            _ => return,
        };
        self.groups.push(Group { changes, bits: None });
    }

    /// The values of an attribute, near the limits, of all lengths, and none.
    fn attribute(&mut self, node: &Node<'_>, name: &str) {
        let is_own = self.codec.field(node.item.shape, ATTRIBUTES).is_some();
        let place = match node.place.part.routine() {
            Some(routine) if !is_own => NodePlace { part: Part::Data(routine), steps: SmallVec::new() },
            _ => node.place.clone(),
        };
        let near = self.numbers.iter().flat_map(|n| [n - 1, *n, n + 1]);
        let more =
            [0, 1, 2, self.grf - 1, self.grf, self.grf + 1, 2 * self.grf, 0xffff, 0x8000_0000, 0xffff_ffff];
        let numbers: BTreeSet<u32> = near.chain(more).filter_map(|n| u32::try_from(n).ok()).collect();
        let mut values: Vec<Option<Vec<u8>>> = vec![None];
        values.extend(numbers.iter().map(|n| Some(n.to_le_bytes().to_vec())));
        let lengths = self.numbers.iter().flat_map(|n| [n - 1, *n, n + 1]).chain(0..=5);
        let lengths: BTreeSet<usize> = lengths.filter_map(|n| usize::try_from(n).ok()).collect();
        values.extend(
            lengths
                .into_iter()
                .filter(|len| *len < 256)
                .flat_map(|len| [Some(vec![0; len]), Some(vec![0xff; len])]),
        );
        let changes =
            values.into_iter().map(|value| Change::Attribute(place.clone(), name.to_string(), value));
        self.groups.push(Group { changes: changes.collect(), bits: None });
    }

    /// The integers in all rows of a table, except the names.
    fn table(&mut self, routine: usize, name: &str) {
        let Some(data) = self.object.routine(routine).map(|routine| &routine.data) else { return };
        let Some(table) = self.codec.field(data.shape, name) else { return };
        for (row, item) in data.items(table).iter().enumerate() {
            let place = NodePlace { part: Part::Data(routine), steps: smallvec![Step::Element(table, row)] };
            for (n, field) in self.codec.fields(item.shape).iter().enumerate() {
                if field.refers != Some(Refers::String)
                    && self.codec.counted(item.shape, &field.name).is_none()
                {
                    self.ints(&place, item, n, None, false);
                }
            }
        }
    }

    /// Instructions that are removed or repeated, and labels and predicates that are replaced.
    fn body(&mut self, routine: usize, line: Option<usize>) {
        let Some(body) = self.object.routine(routine).map(|routine| &routine.body) else { return };
        let here = |line: usize| (routine, line);
        let mut changes: Vec<Change> = (0..body.len()).map(|n| Change::Delete(routine, n)).collect();
        match line {
            Some(line) => {
                changes.extend((0..body.len()).map(|n| Change::Copy(here(n), here(line))));
                changes.extend((0..body.len()).map(|n| Change::Copy(here(n), here(line + 1))));
                changes.extend((0..=body.len()).map(|n| Change::Copy(here(line), here(n))));
                let others = self.object.routines().enumerate().filter(|(n, _)| *n != routine);
                changes.extend(others.map(|(n, other)| Change::Copy(here(line), (n, other.body.len()))));
            }
            None => {
                changes.extend((0..body.len()).map(|n| Change::Copy(here(n), here(0))));
                changes.extend((0..body.len()).map(|n| Change::Copy(here(n), here(body.len()))));
            }
        }
        self.groups.push(Group { changes, bits: None });
        let data = self.object.routine(routine).map(|routine| &routine.data);
        let rows = |name: &str| {
            data.and_then(|data| Some(self.codec.len(data, self.codec.field(data.shape, name)?)))
        };
        let rows = [rows("label_info"), rows("predicate_info")].map(|rows| rows.unwrap_or_default() as u64);
        for (n, item) in body.iter().enumerate() {
            let place = NodePlace { part: Part::Line(routine, n), steps: SmallVec::new() };
            for (field, described) in self.codec.fields(item.shape).iter().enumerate() {
                let is_label = described.refers == Some(Refers::Label);
                let is_predicate = self.codec.spec.shared(described).is_some() && described.name == "pred";
                if !is_label && !is_predicate {
                    continue;
                }
                let range = if is_label { (15, 0) } else { (11, 0) };
                let elements = match item.values.get(field) {
                    Some(Value::Ints(all)) => all.len(),
                    _ => 1,
                };
                for element in 0..elements {
                    let (place, name) = (place.clone(), format!("instruction {n} {}", described.name));
                    let bits = Bits { place, field, element, range, name };
                    let changes = 0..=rows[usize::from(is_predicate)];
                    let changes = changes.map(|value| Change::Int(bits.clone(), value)).collect();
                    self.groups.push(Group { changes, bits: None });
                }
            }
        }
    }
}
