//! What can be chosen in a case: every bit of one instruction, and what its kernel declares.
//!
//! Each operand of the instruction has variables of its own to refer to: operand number n, the n-th declared one of each
//! class. So a rule about one operand can be broken without touching another.

use crate::domain::{distinct, sample};
use crate::formulas::{Stated, Tables};
use crate::solve::{Formula, Problem, Slot, Terms};
use crate::spec::Spec;
use genvisa_reader::isa::{
    BitGroup, Check, Enumerant, Field, Instruction, Record, Refers, Role, Space, Wire,
};
use genvisa_rule::BinaryOp;
use std::collections::BTreeMap;

/// The slots of one instruction on one platform, and the rules about them.
pub struct Layout<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// The instruction.
    pub instruction: &'a Instruction,
    /// Number of the platform.
    pub platform: usize,
    /// The object version.
    pub version: Version,
    /// How the values of each slot are tried.
    pub spread: Vec<Spread>,
    /// How many values of each slot stand for something that the pages name; they are the first.
    pub documented: Vec<usize>,
    /// The instruction (the first), its operands, and the structures in them.
    pub places: Vec<Place<'a>>,
    /// What the kernel declares for each operand.
    pub declared: Vec<Declared>,
    /// What an index leads to.
    pub tables: Tables,
    /// All rules that hold here, by id: so the sequence of the pages decides nothing.
    pub rules: Vec<Stated<'a>>,
    /// The slots and, in the order of the rules, what must hold.
    pub problem: Problem,
}

/// How the values of a slot are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spread {
    /// All of them.
    Each,
    /// Around the place where a rule begins or ceases to hold.
    Around,
}

/// Something that has fields: an instruction or a structure.
pub struct Place<'a> {
    /// Its name, the subject of its rules.
    pub subject: &'a str,
    /// The field of the instruction that it is in; empty for the instruction itself.
    pub field: &'a str,
    /// How the instruction uses the operand that it is in.
    pub role: Option<Role>,
    /// For a structure behind a tag: the slot of the tag, and the code that selects it.
    pub tag: Option<(usize, i64)>,
    /// When it is there.
    pub guard: Formula,
    /// Its fields, in the order of the bytes.
    pub parts: Vec<Part<'a>>,
}

/// A field, or one of the elements of a field that is there several times.
pub struct Part<'a> {
    /// Its name.
    pub name: &'a str,
    /// Which element it is.
    pub element: Option<u8>,
    /// What an integer is an index into.
    pub refers: Option<Refers>,
    /// When it is there.
    pub when: Formula,
    /// What it holds.
    pub holds: Holds<'a>,
}

/// What a field holds.
pub enum Holds<'a> {
    /// An integer.
    Integer {
        /// Its width in bits.
        bits: u32,
        /// The runs of bits in it.
        runs: Vec<Run<'a>>,
    },
    /// A structure: the number of its place.
    Structure(usize),
    /// One of several structures: the numbers of their places.
    Variants(Vec<usize>),
}

/// A run of bits.
pub struct Run<'a> {
    /// Its name; empty for the bits that no run covers.
    pub name: &'a str,
    /// The bits in the field.
    pub mask: u64,
    /// The lowest bit of the value.
    pub shift: u32,
    /// Whether the highest bit is a sign.
    pub signed: bool,
    /// The documented encodings.
    pub values: &'a [Enumerant],
    /// The slot of its code.
    pub slot: usize,
}

impl Run<'_> {
    /// The value: the number or the code of a documented encoding, the code itself without a list.
    pub fn value(&self) -> Formula {
        let code = Formula::Slot(self.slot);
        if self.values.is_empty() {
            return code;
        }
        let arm = |v: &Enumerant| (v.code as i64, Formula::number(v.value.unwrap_or(v.code as i64)));
        Formula::case(code, self.values.iter().map(arm).collect(), Formula::Known(None))
    }

    /// Its bits in the field.
    pub fn place(&self, code: i64) -> u64 {
        ((code as u64) << self.shift) & self.mask
    }
}

/// Slots of what a kernel declares for an operand, as far as the operand can name it.
#[derive(Debug, Clone, Default)]
pub struct Declared {
    /// Type and number of elements of a general variable.
    pub variable: Option<[usize; 2]>,
    /// Elements of an address variable.
    pub address: Option<usize>,
    /// Elements of a predicate variable.
    pub predicate: Option<usize>,
    /// Kind of a label.
    pub label: Option<usize>,
}

/// Elements of a general variable, an address variable and a predicate variable that no rule asks for.
pub const PREFERRED: [i64; 3] = [1024, 16, 32];

/// The class of variables that a table holds; labels are none.
pub fn space(table: Refers) -> Option<Space> {
    Some(match table {
        Refers::Variable => Space::Variable,
        Refers::Address => Space::Address,
        Refers::Predicate => Space::Predicate,
        Refers::Surface => Space::Surface,
        Refers::Sampler => Space::Sampler,
        Refers::Label | Refers::String => return None,
    })
}

impl<'a> Layout<'a> {
    /// Lays out an instruction. Its variables have types that they can be declared with.
    pub fn new(spec: &'a Spec, instruction: &'a Instruction, platform: usize, version: Version) -> Self {
        let types = variable_types(spec).iter().map(|ty| ty.code as i64).collect();
        Self::with_types(spec, instruction, platform, version, types)
    }

    /// Lays out an instruction whose variables have any type that there is, as no file can declare them: who judges one
    /// instruction alone is told of such all the same.
    pub fn of_any_type(
        spec: &'a Spec,
        instruction: &'a Instruction,
        platform: usize,
        version: Version,
    ) -> Self {
        let types = spec.isa.types.iter().map(|ty| ty.code.into()).collect();
        Self::with_types(spec, instruction, platform, version, types)
    }

    fn with_types(
        spec: &'a Spec,
        instruction: &'a Instruction,
        platform: usize,
        version: Version,
        types: Vec<i64>,
    ) -> Self {
        let mut builder = Builder {
            layout: Layout {
                spec,
                instruction,
                platform,
                version,
                spread: Vec::new(),
                documented: Vec::new(),
                places: Vec::new(),
                declared: Vec::new(),
                tables: Tables::default(),
                rules: Vec::new(),
                problem: Problem::new(Vec::new(), Vec::new()),
            },
            slots: Vec::new(),
            operands: instruction.fields.iter().map(|field| elements(spec, instruction, field).max(1)).sum(),
            wanted: BTreeMap::new(),
            types,
        };
        builder.instruction();
        builder.declare();
        let Builder { mut layout, slots, .. } = builder;
        layout.tables = Tables::new(&layout);
        let formulas = layout.state();
        layout.problem = Problem::new(slots, formulas).with_moods(layout.moods());
        layout.settle();
        layout
    }

    /// Variables of one type go together, and so do operands of one class; and how many channels there are decides what
    /// all operands may be.
    fn moods(&self) -> Vec<Vec<(usize, i64)>> {
        let types: Vec<usize> = self.declared.iter().filter_map(|own| Some(own.variable?[0])).collect();
        let mut tags: Vec<usize> = self.places.iter().filter_map(|place| Some(place.tag?.0)).collect();
        tags.dedup();
        let mut classes: Vec<i64> = self.places.iter().filter_map(|place| Some(place.tag?.1)).collect();
        classes.sort_unstable();
        classes.dedup();
        let all = |slots: &[usize], value: i64| slots.iter().map(|slot| (*slot, value)).collect();
        let channels = self.places[0].run(&["exec_size".into()], None).map(|(_, run)| run);
        let by_channels: Vec<(usize, i64)> = match channels {
            Some(run) => run.values.iter().map(|v| (run.slot, v.code as i64)).collect(),
            None => Vec::new(),
        };
        // Operands as wide as they go: the last code of every list in them, over as many channels as there can be.
        let inner = self.places.iter().filter(|place| place.tag.is_some()).flat_map(Place::runs);
        let last = inner.filter_map(|(_, run)| Some((run.slot, run.values.last()?.code as i64)));
        let wide: Vec<(usize, i64)> = by_channels.iter().rev().take(1).copied().chain(last).collect();
        let by_type = self.spec.isa.types.iter().map(|ty| all(&types, ty.code.into()));
        let by_class = classes.into_iter().map(|class| all(&tags, class));
        std::iter::once(wide)
            .chain(by_channels.into_iter().rev().map(|one| vec![one]))
            .chain(by_type)
            .chain(by_class)
            .collect()
    }

    /// The same, with more that must hold: behind the rules, and none of them.
    #[must_use]
    pub fn and(mut self, more: Vec<Formula>) -> Self {
        let Problem { slots, mut constraints, .. } = self.problem.clone();
        constraints.extend(more);
        self.problem = Problem::new(slots, constraints).with_moods(self.moods());
        self
    }

    /// Lets every slot prefer its value in an instruction that breaks nothing: what is then to be broken or mended is a
    /// matter of few slots.
    fn settle(&mut self) {
        let terms = Terms { limit: SETTLE, ..Terms::default() };
        let hopeless: Vec<usize> = (0..self.rules.len())
            .filter(|number| self.problem.constraints[*number] == Formula::Known(Some(0)))
            .collect();
        let Some(values) = self.problem.satisfy(Terms { ignored: &hopeless, ..terms }, &[]).found() else {
            return;
        };
        for (number, (slot, value)) in self.problem.slots.iter_mut().zip(values).enumerate() {
            let place = slot.domain.iter().position(|other| *other == value).unwrap_or_default();
            if place >= self.documented[number] {
                continue; // what the pages name stays in front
            }
            let others = slot.domain.iter().copied().filter(|other| *other != value);
            slot.domain = std::iter::once(value).chain(others).collect();
        }
    }

    /// The name of the platform.
    pub fn platform(&self) -> &'a str {
        self.spec.isa.platforms.get(self.platform).map_or("", |platform| &platform.name)
    }

    /// The slots.
    pub fn slots(&self) -> &[Slot] {
        &self.problem.slots
    }

    /// States all rules that hold here.
    fn state(&mut self) -> Vec<Formula> {
        let mut stated = Vec::new();
        for (number, rule) in self.spec.isa.rules.iter().enumerate() {
            let is_here = rule.check == Check::Static && self.spec.on(&rule.platforms, self.platform);
            for (place, field) in self.instances(&rule.subject).into_iter().filter(|_| is_here) {
                let formula = self.rule(number, place);
                stated.push((Stated { rule: number, id: &rule.id, place, field }, formula));
            }
        }
        stated.sort_by_key(|(s, _)| (s.id, s.place, s.field));
        let (rules, formulas) = stated.into_iter().unzip();
        self.rules = rules;
        formulas
    }

    /// Where the rules of a subject are stated: the place, and the field of the instruction.
    pub fn instances(&self, subject: &str) -> Vec<(usize, &'a str)> {
        let places = self.places.iter().enumerate().filter(|(_, place)| place.subject == subject);
        let shared = self
            .instruction
            .fields
            .iter()
            .filter(|field| field.name == subject && self.spec.shared(field).is_some());
        let shared = shared.map(|field| (0, field.name.as_str()));
        places.map(|(number, place)| (number, place.field)).chain(shared).collect()
    }
}

/// How many elements of a field a case can have: none where it is there once.
fn elements(spec: &Spec, instruction: &Instruction, field: &Field) -> usize {
    let Some(count) = &field.count else { return 0 };
    let named = spec.elements(&instruction.name, &field.name);
    let limit = instruction.field(count).and_then(|count| count.range).map_or(0, |range| range.max);
    named.max(2).max(usize::try_from(limit).unwrap_or_default().min(MANY))
}

/// Elements of a field that a case can have although no rule names them.
const MANY: usize = 40;

/// Failures that the search for an instruction that breaks nothing may go through.
const SETTLE: usize = 20_000;

/// Lays out.
struct Builder<'a> {
    layout: Layout<'a>,
    slots: Vec<Slot>,
    /// How many operands there are, each with declarations of its own.
    operands: usize,
    /// What they name of each class, and what they are called.
    wanted: BTreeMap<(usize, Refers), String>,
    /// The types of variables.
    types: Vec<i64>,
}

/// A field of a structure or an instruction, on the way to being laid out.
#[derive(Clone, Copy)]
struct Spot<'a> {
    place: usize,
    field: &'a Field,
    element: Option<u8>,
    /// Number of the operand.
    number: usize,
}

impl<'a> Builder<'a> {
    fn instruction(&mut self) {
        let instruction = self.layout.instruction;
        let subject = instruction.name.as_str();
        let always = Formula::number(1);
        let parts = Vec::new();
        self.layout.places.push(Place {
            subject,
            field: "",
            role: None,
            tag: None,
            guard: always.clone(),
            parts,
        });
        let sub_opcode = instruction.sub_opcode.as_ref().map(|sub| ("sub_opcode", sub.code));
        for (name, code) in [("opcode", instruction.opcode)].into_iter().chain(sub_opcode) {
            let others = (0..=255).filter(|c| *c != i64::from(code));
            let slot =
                self.slot(name.into(), std::iter::once(code.into()).chain(others).collect(), Spread::Each);
            let run = Run { name, mask: 0xff, shift: 0, signed: false, values: &[], slot };
            let holds = Holds::Integer { bits: 8, runs: vec![run] };
            let part = Part { name, element: None, refers: None, when: always.clone(), holds };
            self.layout.places[0].parts.push(part);
        }
        for field in &instruction.fields {
            let elements = elements(self.layout.spec, instruction, field);
            for element in 0..elements.max(1) {
                self.layout.declared.push(Declared::default());
                let number = self.layout.declared.len() - 1;
                let element = field.count.as_ref().map(|_| element as u8);
                self.part(Spot { place: 0, field, element, number });
            }
        }
    }

    fn slot(&mut self, name: String, domain: Vec<i64>, spread: Spread) -> usize {
        self.layout.documented.push(domain.len());
        self.slots.push(Slot { name, domain: domain.into() });
        self.layout.spread.push(spread);
        self.slots.len() - 1
    }

    /// Adds a field to its place.
    fn part(&mut self, spot: Spot<'a>) {
        let Spot { place, field, element, .. } = spot;
        let spec = self.layout.spec;
        let mut when = match spec.condition(self.layout.places[place].subject, &field.name) {
            Some(when) => self.layout.formula(when, place),
            None => Formula::number(1),
        };
        if let (Some(count), Some(element)) = (&field.count, element) {
            let count = self.layout.field(place, std::slice::from_ref(count));
            let behind = Formula::binary(BinaryOp::Gt, count, Formula::number(element.into()));
            when = Formula::binary(BinaryOp::And, when, behind);
        }
        let version = self.layout.version;
        let wire = field.wire.iter().rfind(|wire| is_in(wire, version));
        let bits = wire.and_then(|wire| wire.bits());
        let holds = match (bits, wire.and_then(|wire| spec.operand(&wire.ty))) {
            (Some(bits), _) => {
                let signed = wire.is_some_and(|w| matches!(w.ty.as_str(), "b" | "w" | "d" | "q"));
                Holds::Integer { bits, runs: self.runs(spot, bits, signed) }
            }
            (None, Some(record)) => {
                Holds::Structure(self.structure(record, field.role(), None, when.clone(), spot))
            }
            // What this object version has not is zero to rules, and has no bytes. Tables and strings are not in an
            // instruction.
            (None, None) => {
                let other = field.wire.iter().find_map(|wire| wire.bits());
                let runs = other.map(|bits| self.runs(spot, bits, false)).unwrap_or_default();
                for run in &runs {
                    self.slots[run.slot].domain = [0].into();
                    self.layout.documented[run.slot] = 1;
                }
                Holds::Integer { bits: 0, runs }
            }
        };
        // What is in an element is there once in it.
        let element = element.filter(|_| field.count.is_some());
        let part = Part { name: &field.name, element, refers: field.refers, when, holds };
        self.layout.places[place].parts.push(part);
    }

    /// Adds a structure. `spot` is the field of the instruction that it is in.
    fn structure(
        &mut self,
        record: &'a Record,
        role: Option<Role>,
        tag: Option<(usize, i64)>,
        guard: Formula,
        spot: Spot<'a>,
    ) -> usize {
        let place = self.layout.places.len();
        let field = &spot.field.name;
        let parts = Vec::new();
        self.layout.places.push(Place { subject: &record.name, field, role, tag, guard, parts });
        for field in &record.fields {
            self.part(Spot { place, field, ..spot });
        }
        if let Some(selector) = &record.selector {
            let holds = Holds::Variants(self.variants(place, record, selector, spot));
            let when = Formula::number(1);
            let part = Part { name: "", element: None, refers: None, when, holds };
            self.layout.places[place].parts.push(part);
        }
        place
    }

    /// What the tag of a structure selects from.
    fn variants(&mut self, place: usize, record: &'a Record, selector: &str, spot: Spot<'a>) -> Vec<usize> {
        let groups = record.fields.iter().flat_map(|f| &f.bits);
        let Some(group) = groups.into_iter().find(|g| g.name == selector) else { return Vec::new() };
        let variants: Vec<_> = self.layout.spec.variants(group).collect();
        let Place { role, guard, .. } = &self.layout.places[place];
        let (role, guard) = (*role, guard.clone());
        let runs = self.layout.places[place].runs();
        let slot = runs.filter(|(_, run)| run.name == selector).map(|(_, run)| run.slot).next();
        let Some(slot) = slot else { return Vec::new() };
        let build = |(code, record)| {
            let is_it = Formula::binary(BinaryOp::Eq, Formula::Slot(slot), Formula::number(code));
            let guard = Formula::binary(BinaryOp::And, guard.clone(), is_it);
            self.structure(record, role, Some((slot, code)), guard, spot)
        };
        variants.into_iter().map(build).collect()
    }

    /// The field of the instruction that something is in, and which element of it.
    fn owner(&self, spot: Spot<'a>) -> String {
        let at = spot.element.map_or(String::new(), |element| format!("[{element}]"));
        match spot.place {
            0 => format!("{}{at}", spot.field.name),
            place => format!("{}{at}", self.layout.places[place].field),
        }
    }

    fn runs(&mut self, spot: Spot<'a>, bits: u32, signed: bool) -> Vec<Run<'a>> {
        let Spot { place, field, .. } = spot;
        let (spec, platform) = (self.layout.spec, self.layout.platform);
        let Place { subject, .. } = self.layout.places[place];
        let owner = self.owner(spot);
        let prefix = match place {
            0 => owner,
            _ => format!("{owner}.{subject}.{}", field.name),
        };
        let whole = u64::MAX >> (64 - bits);
        let shared = spec.shared(field).filter(|_| place == 0);
        let groups: &'a [BitGroup] =
            if field.bits.is_empty() { shared.map_or(&[], |s| &s.bits) } else { &field.bits };
        // Bits that mean something only on other platforms are there all the same, unless they mean something else here.
        let is_here = |group: &&BitGroup| spec.on(&group.platforms, platform);
        let overlaps = |a: &BitGroup, b: &BitGroup| a.lo <= b.hi && b.lo <= a.hi;
        let groups: Vec<_> = groups
            .iter()
            .filter(|group| {
                is_here(group) || !groups.iter().filter(is_here).any(|other| overlaps(group, other))
            })
            .collect();
        let subject = if shared.is_some() { &field.name } else { subject };

        let mut runs = Vec::new();
        for group in &groups {
            let width = group.hi - group.lo + 1;
            let mask = (u64::MAX >> (64 - width)) << group.lo;
            let name = match group.name == field.name {
                true => prefix.clone(),
                false => format!("{prefix}.{}", group.name),
            };
            let path = if group.name == field.name {
                vec![field.name.as_str()]
            } else {
                vec![field.name.as_str(), group.name.as_str()]
            };
            let (domain, spread) = self.domain(spot, subject, &path, None, width, false, &group.values);
            let slot = self.slot(name, domain, spread);
            let values = &group.values;
            if !values.is_empty() {
                self.layout.documented[slot] = values.len();
            }
            runs.push(Run { name: &group.name, mask, shift: group.lo, signed: false, values, slot });
        }
        if groups.is_empty() {
            let (domain, spread) =
                self.domain(spot, subject, &[&field.name], field.refers, bits, signed, &[]);
            let slot = self.slot(prefix, domain, spread);
            return vec![Run { name: &field.name, mask: whole, shift: 0, signed, values: &[], slot }];
        }
        let rest = whole & !runs.iter().fold(0, |all, run| all | run.mask);
        if rest != 0 {
            let single = (0..bits).map(|bit| 1 << bit).filter(|bit| rest & bit != 0);
            let mut domain: Vec<i64> =
                std::iter::once(0).chain(single).chain([rest]).map(|b| b as i64).collect();
            domain.dedup();
            let slot = self.slot(format!("{prefix}.(rest)"), domain, Spread::Each);
            runs.push(Run { name: "", mask: rest, shift: 0, signed: false, values: &[], slot });
        }
        runs
    }

    /// The values of a run, the preferred one first.
    #[expect(clippy::too_many_arguments, reason = "all that is known about a run")]
    fn domain(
        &mut self,
        spot: Spot<'a>,
        subject: &str,
        path: &[&str],
        refers: Option<Refers>,
        width: u32,
        signed: bool,
        values: &[Enumerant],
    ) -> (Vec<i64>, Spread) {
        let said = self.layout.spec.said(subject);
        let tables = said.tables(path, refers);
        let max = if width == 64 { i64::MAX } else { (1 << width) - 1 };
        if !tables.is_empty() {
            let mut domain: Vec<i64> = tables.iter().flat_map(|table| self.indexes(*table, spot)).collect();
            domain.extend(said.about(path));
            domain.push(max);
            domain.retain(|index| (0..=max).contains(index));
            return (distinct(domain), Spread::Each);
        }
        if self.counts(spot) {
            // As many as there can be elements, and, to break a limit, one more.
            let elements =
                self.layout.instruction.fields.iter().filter(|f| f.count.as_ref() == Some(&spot.field.name));
            let most =
                elements.map(|f| self::elements(self.layout.spec, self.layout.instruction, f) as i64).max();
            return ((0..=most.unwrap_or_default().min(max)).collect(), Spread::Each);
        }
        if width <= 8 && (!values.is_empty() || width < 8) {
            let documented = values.iter().map(|v| v.code as i64);
            return (distinct(documented.chain(0..=max).collect()), Spread::Each);
        }
        let (low, high) = if signed { (-(1 << (width - 1)), (1 << (width - 1)) - 1) } else { (0, max) };
        let mut domain = sample(0, low, high);
        // Numbers that the instruction compares an operand with count as well.
        let owner = self.layout.places[spot.place].field;
        let of_instruction =
            (!owner.is_empty()).then(|| self.layout.spec.said(&self.layout.instruction.name));
        let named =
            said.numbers().chain(of_instruction.into_iter().flat_map(|said| said.numbers_with(owner)));
        domain.extend(named.flat_map(|n| [n, n.saturating_sub(1), n.saturating_add(1)]));
        domain.retain(|n| (low..=high).contains(n));
        let documented = values.iter().map(|v| v.code as i64).collect();
        (distinct([documented, domain].concat()), Spread::Around)
    }

    /// Whether a field of the instruction counts the elements of another one.
    fn counts(&self, spot: Spot<'a>) -> bool {
        let fields = &self.layout.instruction.fields;
        spot.place == 0 && fields.iter().any(|field| field.count.as_ref() == Some(&spot.field.name))
    }

    /// Indexes into a table: the variable of this operand, predefined ones of every kind, and some that are not
    /// declared.
    fn indexes(&mut self, table: Refers, spot: Spot<'a>) -> Vec<i64> {
        let owner = self.owner(spot);
        self.wanted.entry((spot.number, table)).or_insert(owner);
        let Layout { spec, platform, .. } = self.layout;
        let first = space(table).map_or(0, |space| spec.first_declared(space));
        let own = first + spot.number as i64;
        let all: Vec<_> = spec.isa.predefined.iter().filter(|p| Some(p.space) == space(table)).collect();
        let mut kinds = std::collections::HashSet::new();
        let kinds = all.iter().filter(|p| {
            let elements = p.elements.iter().find(|e| spec.on(&e.platforms, platform));
            kinds.insert((&p.ty, elements.map(|e| e.count)))
        });
        let kinds = kinds.map(|p| i64::from(p.index));
        let gaps: Vec<_> =
            (0..first).filter(|index| all.iter().all(|p| i64::from(p.index) != *index)).collect();
        let gaps = gaps.first().into_iter().chain(gaps.last()).copied();
        let none = first + self.operands as i64;
        // No predicate is the rule, not the exception.
        let ahead = if table == Refers::Predicate { vec![0, own] } else { vec![own] };
        ahead.into_iter().chain(kinds).chain(gaps).chain([none]).collect()
    }

    /// Makes slots for what the kernel declares, behind all others: how large a variable is, is best decided when it is
    /// known what has to fit in.
    fn declare(&mut self) {
        let types = std::mem::take(&mut self.types);
        let kinds: Vec<i64> = label_kinds(self.layout.spec).iter().map(|kind| kind.code as i64).collect();
        for ((number, table), owner) in std::mem::take(&mut self.wanted) {
            let mut declared = self.layout.declared[number].clone();
            let mut slot = |what: &str, domain, spread| self.slot(format!("{owner}.{what}"), domain, spread);
            let [variable, address, predicate] = PREFERRED.map(|elements| sample(elements, 1, 65535));
            match table {
                Refers::Variable => {
                    let ty = slot("variable.type", types.clone(), Spread::Each);
                    declared.variable = Some([ty, slot("variable.elements", variable, Spread::Around)]);
                }
                Refers::Address => {
                    declared.address = Some(slot("address.elements", address, Spread::Around));
                }
                Refers::Predicate => {
                    declared.predicate = Some(slot("predicate.elements", predicate, Spread::Around));
                }
                Refers::Label => declared.label = Some(slot("label.kind", kinds.clone(), Spread::Each)),
                Refers::Surface | Refers::Sampler | Refers::String => {}
            }
            self.layout.declared[number] = declared;
        }
    }
}

impl<'a> Place<'a> {
    /// The field of that name, or one element of it.
    pub fn part(&self, name: &str, element: Option<u8>) -> Option<&Part<'a>> {
        self.parts.iter().find(|part| part.name == name && part.element == element)
    }

    /// Whether a field is there several times.
    pub fn is_repeated(&self, name: &str) -> bool {
        self.parts.iter().any(|part| part.name == name && part.element.is_some())
    }

    /// The run that a name in a rule means, with its field: `field` is the run with the field's name, `field.run`
    /// another one.
    pub fn run(&self, path: &[String], element: Option<u8>) -> Option<(&Part<'a>, &Run<'a>)> {
        let (field, run) = match path {
            [field] => (field, field),
            [field, run] => (field, run),
            _ => return None,
        };
        let part = self.part(field, element)?;
        match &part.holds {
            Holds::Integer { runs, .. } => Some((part, runs.iter().find(|r| r.name == run.as_str())?)),
            Holds::Structure(_) | Holds::Variants(_) => None,
        }
    }

    /// All runs with their fields.
    pub fn runs(&self) -> impl Iterator<Item = (&Part<'a>, &Run<'a>)> {
        self.parts.iter().flat_map(|part| {
            let runs = match &part.holds {
                Holds::Integer { runs, .. } => runs.as_slice(),
                Holds::Structure(_) | Holds::Variants(_) => &[],
            };
            runs.iter().map(move |run| (part, run))
        })
    }
}

/// An object version.
pub type Version = (u8, u8);

/// The object version of all cases, but for those about fields that only others have.
pub const VERSION: Version = (4, 1);

/// Whether an object version has a field in this form.
pub fn is_in(wire: &Wire, version: Version) -> bool {
    wire.versions.from.is_none_or(|from| from <= version)
        && wire.versions.before.is_none_or(|before| version < before)
}

/// The types that a declaration of a general variable can give it: fewer than there are.
fn variable_types(spec: &Spec) -> &[Enumerant] {
    let properties = spec.isa.record("var_info").and_then(|record| record.field("bit_properties"));
    let groups = properties.map_or(&[][..], |field| &field.bits);
    groups.iter().find(|group| group.name == "data_type").map_or(&[], |group| &group.values)
}

/// The kinds of labels.
pub fn label_kinds(spec: &Spec) -> &[Enumerant] {
    let kind = spec.isa.record("label_info").and_then(|record| record.field("kind"));
    kind.and_then(Field::main_group).map_or(&[], |group| &group.values)
}
