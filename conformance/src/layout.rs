//! What can be chosen in a case: every bit of one instruction, and what its kernel declares.
//!
//! Each field of the instruction has variables of its own to refer to: field number n, the n-th declared one of each
//! class. So a rule about one operand can be broken without touching another.

use crate::facts::Stated;
use crate::spec::{Spec, numbers};
use genvisa_codegen::isa::{BitGroup, Enumerant, Field, Instruction, Record, Refers, Role, Space};
use genvisa_codegen::solve::Slot;
use genvisa_rule::Expr;

/// The slots of one instruction on one platform.
pub struct Layout<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// The instruction.
    pub instruction: &'a Instruction,
    /// Number of the platform.
    pub platform: usize,
    /// What can be chosen.
    pub slots: Vec<Slot>,
    /// How the values of each slot are tried.
    pub spread: Vec<Spread>,
    /// The instruction (the first), its operands, and the structures in them.
    pub places: Vec<Place<'a>>,
    /// What the kernel declares for each field.
    pub declared: Vec<Declared>,
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
    pub guard: Option<(usize, i64)>,
    /// Its fields, in the order of the bytes.
    pub parts: Vec<Part<'a>>,
}

/// A field.
pub struct Part<'a> {
    /// Its name.
    pub name: &'a str,
    /// What an integer is an index into.
    pub refers: Option<Refers>,
    /// Number of the field in the instruction.
    pub number: usize,
    /// The condition on which it is there.
    pub when: Option<&'a Expr>,
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
    /// The value behind a code: the number or the code of a documented encoding, the code itself without a list.
    pub fn value(&self, code: i64) -> Option<i64> {
        if self.values.is_empty() {
            return Some(code);
        }
        self.values.iter().find(|v| v.code as i64 == code).map(|v| v.value.unwrap_or(code))
    }

    /// Its bits in the field.
    pub fn place(&self, code: i64) -> u64 {
        ((code as u64) << self.shift) & self.mask
    }
}

/// Slots of what a kernel declares for a field.
pub struct Declared {
    /// Type and number of elements of a general variable.
    pub variable: [usize; 2],
    /// Elements of an address variable.
    pub address: usize,
    /// Elements of a predicate variable.
    pub predicate: usize,
    /// Kind of a label.
    pub label: usize,
}

/// The tables that an index can point into.
const TABLES: [(&str, Refers); 6] = [
    ("var_", Refers::Variable),
    ("addr_", Refers::Address),
    ("pred_", Refers::Predicate),
    ("surface_", Refers::Surface),
    ("sampler_", Refers::Sampler),
    ("label_", Refers::Label),
];

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
    /// Lays out an instruction.
    pub fn new(spec: &'a Spec, instruction: &'a Instruction, platform: usize) -> Self {
        let mut layout = Self {
            spec,
            instruction,
            platform,
            slots: Vec::new(),
            spread: Vec::new(),
            places: Vec::new(),
            declared: Vec::new(),
        };
        let subject = instruction.name.as_str();
        layout.places.push(Place { subject, field: "", role: None, guard: None, parts: Vec::new() });
        let sub_opcode = instruction.sub_opcode.as_ref().map(|sub| ("sub_opcode", sub.code));
        for (name, code) in [("opcode", instruction.opcode)].into_iter().chain(sub_opcode) {
            let others = (0..=255).filter(|c| *c != i64::from(code));
            let slot =
                layout.slot(name.into(), std::iter::once(code.into()).chain(others).collect(), Spread::Each);
            let run = Run { name, mask: 0xff, shift: 0, signed: false, values: &[], slot };
            let holds = Holds::Integer { bits: 8, runs: vec![run] };
            layout.places[0].parts.push(Part { name, refers: None, number: 0, when: None, holds });
        }
        for (number, field) in instruction.fields.iter().enumerate() {
            layout.declare(field);
            let part = layout.part(0, field, number);
            layout.places[0].parts.push(part);
        }
        layout
    }

    /// All rules that hold here, by id: so the sequence of the pages decides nothing.
    pub fn constraints(&'a self) -> Vec<Stated<'a>> {
        let mut stated = Vec::new();
        let rules = self.spec.isa.rules.iter().zip(&self.spec.rules).enumerate();
        let rules = rules.filter(|(_, (rule, _))| rule.check == genvisa_codegen::isa::Check::Static);
        for (number, (rule, expr)) in
            rules.filter(|(_, (rule, _))| self.spec.on(&rule.platforms, self.platform))
        {
            for (place, field) in self.instances(&rule.subject) {
                stated.push(Stated { layout: self, rule: number, id: &rule.id, expr, place, field });
            }
        }
        stated.sort_by_key(|s| (s.id, s.place, s.field));
        stated
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

    fn slot(&mut self, name: String, domain: Vec<i64>, spread: Spread) -> usize {
        self.slots.push(Slot { name, domain });
        self.spread.push(spread);
        self.slots.len() - 1
    }

    fn declare(&mut self, field: &Field) {
        let isa = &self.spec.isa;
        let types: Vec<i64> = isa.types.iter().map(|t| t.code.into()).collect();
        let kinds = label_kinds(self.spec).iter().map(|kind| kind.code as i64).collect();
        let mut slot =
            |what: &str, domain, spread| self.slot(format!("{}.{what}", field.name), domain, spread);
        let declared = Declared {
            variable: [
                slot("variable.type", types, Spread::Each),
                slot("variable.elements", sample(1024, 1, 65535), Spread::Around),
            ],
            address: slot("address.elements", sample(16, 1, 65535), Spread::Around),
            predicate: slot("predicate.elements", sample(32, 1, 65535), Spread::Around),
            label: slot("label.kind", kinds, Spread::Each),
        };
        self.declared.push(declared);
    }

    fn part(&mut self, place: usize, field: &'a Field, number: usize) -> Part<'a> {
        let spec = self.spec;
        let subject = self.places[place].subject;
        let when = spec.condition(subject, &field.name);
        let wire = field.wire.iter().rfind(|w| {
            w.versions.from.is_none_or(|from| from <= VERSION)
                && w.versions.before.is_none_or(|b| VERSION < b)
        });
        let bits = wire.and_then(|wire| wire.bits());
        let holds = match (bits, wire.and_then(|wire| spec.operand(&wire.ty))) {
            (Some(bits), _) => {
                let signed = wire.is_some_and(|w| matches!(w.ty.as_str(), "b" | "w" | "d" | "q"));
                Holds::Integer { bits, runs: self.runs(place, field, number, bits, signed) }
            }
            (None, Some(record)) => {
                let role = role(field, wire.map_or("", |wire| wire.ty.as_str()));
                Holds::Structure(self.structure(&field.name, record, Some(role), None, number))
            }
            (None, None) => Holds::Integer { bits: 0, runs: Vec::new() }, // tables and strings: not in an instruction
        };
        Part { name: &field.name, refers: field.refers, number, when, holds }
    }

    fn structure(
        &mut self,
        field: &'a str,
        record: &'a Record,
        role: Option<Role>,
        guard: Option<(usize, i64)>,
        number: usize,
    ) -> usize {
        let place = self.places.len();
        self.places.push(Place { subject: &record.name, field, role, guard, parts: Vec::new() });
        for field in &record.fields {
            let part = self.part(place, field, number);
            self.places[place].parts.push(part);
        }
        if let Some(selector) = &record.selector {
            let holds = Holds::Variants(self.variants(place, record, selector, number));
            self.places[place].parts.push(Part { name: "", refers: None, number, when: None, holds });
        }
        place
    }

    /// What the tag of a structure selects from.
    fn variants(&mut self, place: usize, record: &'a Record, selector: &str, number: usize) -> Vec<usize> {
        let groups = record.fields.iter().flat_map(|f| &f.bits);
        let Some(group) = groups.into_iter().find(|g| g.name == selector) else { return Vec::new() };
        let variants: Vec<_> = self.spec.variants(group).collect();
        let Place { field, role, .. } = self.places[place];
        let slot = self.places[place].runs().find(|(_, run)| run.name == selector).map(|(_, run)| run.slot);
        let build =
            |(code, record)| self.structure(field, record, role, slot.map(|slot| (slot, code)), number);
        variants.into_iter().map(build).collect()
    }

    fn runs(
        &mut self,
        place: usize,
        field: &'a Field,
        number: usize,
        bits: u32,
        signed: bool,
    ) -> Vec<Run<'a>> {
        let spec = self.spec;
        let Place { subject, field: owner, .. } = self.places[place];
        let prefix = if owner.is_empty() { String::new() } else { format!("{owner}.{subject}.") };
        let whole = u64::MAX >> (64 - bits);
        let shared = spec.shared(field).filter(|_| place == 0);
        let groups: &'a [BitGroup] =
            if field.bits.is_empty() { shared.map_or(&[], |s| &s.bits) } else { &field.bits };
        let groups: Vec<_> = groups.iter().filter(|g| spec.on(&g.platforms, self.platform)).collect();
        let subject = if shared.is_some() { &field.name } else { subject };

        let mut runs = Vec::new();
        for group in &groups {
            let width = group.hi - group.lo + 1;
            let mask = (u64::MAX >> (64 - width)) << group.lo;
            let name = format!("{prefix}{}.{}", field.name, group.name);
            let path =
                if group.name == field.name { vec![&group.name] } else { vec![&field.name, &group.name] };
            let (domain, spread) = self.domain(subject, &path, None, number, width, false, &group.values);
            let slot = self.slot(name, domain, spread);
            let values = &group.values;
            runs.push(Run { name: &group.name, mask, shift: group.lo, signed: false, values, slot });
        }
        if groups.is_empty() {
            let name = format!("{prefix}{}", field.name);
            let (domain, spread) =
                self.domain(subject, &[&field.name], field.refers, number, bits, signed, &[]);
            let slot = self.slot(name, domain, spread);
            return vec![Run { name: &field.name, mask: whole, shift: 0, signed, values: &[], slot }];
        }
        let rest = whole & !runs.iter().fold(0, |all, run| all | run.mask);
        if rest != 0 {
            let single = (0..bits).map(|bit| 1 << bit).filter(|bit| rest & bit != 0);
            let mut domain: Vec<i64> =
                std::iter::once(0).chain(single).chain([rest]).map(|b| b as i64).collect();
            domain.dedup();
            let slot = self.slot(format!("{prefix}{}.(rest)", field.name), domain, Spread::Each);
            runs.push(Run { name: "", mask: rest, shift: 0, signed: false, values: &[], slot });
        }
        runs
    }

    /// The values of a run, the preferred one first.
    #[expect(clippy::too_many_arguments, reason = "all that is known about a run")]
    fn domain(
        &self,
        subject: &str,
        path: &[&String],
        refers: Option<Refers>,
        number: usize,
        width: u32,
        signed: bool,
        values: &[Enumerant],
    ) -> (Vec<i64>, Spread) {
        let max = (u64::MAX >> (64 - width)) as i64;
        let tables = self.tables(subject, path, refers);
        if !tables.is_empty() {
            let mut domain: Vec<i64> = tables.iter().flat_map(|table| self.indexes(*table, number)).collect();
            let about = |e: &&Expr| {
                e.walk().any(|e| matches!(e, Expr::Name(n) if n.path.iter().eq(path.iter().copied())))
            };
            domain.extend(self.spec.expressions(subject).filter(about).flat_map(numbers));
            domain.push(max);
            domain.retain(|index| (0..=max).contains(index));
            return (distinct(domain), Spread::Each);
        }
        if width <= 8 && (!values.is_empty() || width < 8) {
            let documented = values.iter().map(|v| v.code as i64);
            return (distinct(documented.chain(0..=max).collect()), Spread::Each);
        }
        let (low, high) = match signed {
            true => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
            false if width == 64 => (0, i64::MAX),
            false => (0, max),
        };
        let mut domain = sample(0, low, high);
        let named = self.spec.expressions(subject).flat_map(numbers);
        domain.extend(named.flat_map(|n| [n, n.saturating_sub(1), n.saturating_add(1)]));
        domain.retain(|n| (low..=high).contains(n));
        let documented = values.iter().map(|v| v.code as i64).collect();
        (distinct([documented, domain].concat()), Spread::Around)
    }

    /// The tables that a value is an index into: as the page says, or as the expressions about it use it.
    fn tables(&self, subject: &str, path: &[&String], refers: Option<Refers>) -> Vec<Refers> {
        let parts = self.spec.expressions(subject).flat_map(|e| e.walk());
        let used = parts.filter_map(|part| match part {
            Expr::Call { name, args, .. } => match args.as_slice() {
                [Expr::Name(arg)] if arg.path.iter().eq(path.iter().copied()) => {
                    TABLES.iter().find(|(prefix, _)| name.starts_with(prefix)).map(|(_, table)| *table)
                }
                _ => None,
            },
            _ => None,
        });
        let mut tables: Vec<Refers> = refers.into_iter().chain(used).collect();
        tables.sort_by_key(|table| TABLES.iter().position(|(_, t)| t == table));
        tables.dedup();
        tables
    }

    /// Indexes into a table: the variable of this field, predefined ones of every kind, and some that are not declared.
    fn indexes(&self, table: Refers, number: usize) -> Vec<i64> {
        let first = space(table).map_or(0, |space| self.spec.first_declared(space));
        let own = first + number as i64;
        let all: Vec<_> = self.spec.isa.predefined.iter().filter(|p| Some(p.space) == space(table)).collect();
        let mut kinds = std::collections::HashSet::new();
        let kinds = all.iter().filter(|p| {
            let elements = p.elements.iter().find(|e| self.spec.on(&e.platforms, self.platform));
            kinds.insert((&p.ty, elements.map(|e| e.count)))
        });
        let kinds = kinds.map(|p| i64::from(p.index));
        let gaps: Vec<_> =
            (0..first).filter(|index| all.iter().all(|p| i64::from(p.index) != *index)).collect();
        let gaps = gaps.first().into_iter().chain(gaps.last()).copied();
        let none = first + self.instruction.fields.len() as i64;
        // No predicate is the rule, not the exception.
        let ahead = if table == Refers::Predicate { vec![0, own] } else { vec![own] };
        ahead.into_iter().chain(kinds).chain(gaps).chain([none]).collect()
    }
}

impl<'a> Place<'a> {
    /// The field of that name.
    pub fn part(&self, name: &str) -> Option<&Part<'a>> {
        self.parts.iter().find(|part| part.name == name)
    }

    /// The run that a name in a rule means: `field` is the run with the field's name, `field.run` another one.
    pub fn run(&self, path: &[String]) -> Option<&Run<'a>> {
        let (field, run) = match path {
            [field] => (field, field),
            [field, run] => (field, run),
            _ => return None,
        };
        match &self.part(field)?.holds {
            Holds::Integer { runs, .. } => runs.iter().find(|r| r.name == run.as_str()),
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

/// The object version of all cases.
pub const VERSION: (u8, u8) = (4, 1);

/// The kinds of labels.
pub fn label_kinds(spec: &Spec) -> &[Enumerant] {
    let kind = spec.isa.record("label_info").and_then(|record| record.field("kind"));
    kind.and_then(Field::main_group).map_or(&[], |group| &group.values)
}

fn role(field: &Field, ty: &str) -> Role {
    match ty {
        "raw_operand" => Role::Raw,
        "scalar" => Role::Scalar,
        _ if field.is_destination() => Role::Destination,
        _ => Role::Source,
    }
}

/// Numbers from all over a range, dense at small ones and at powers of two.
fn sample(preferred: i64, low: i64, high: i64) -> Vec<i64> {
    let powers = (0..63).map(|n| 1i64 << n).take_while(|p| *p - 1 <= high);
    let near = powers.flat_map(|p| [p - 1, p, p + 1]);
    let mut domain: Vec<i64> = near.flat_map(|n| [n, -n]).chain([low, high]).collect();
    domain.retain(|n| (low..=high).contains(n));
    domain.sort_by_key(|n| (n.unsigned_abs(), *n < 0));
    distinct([vec![preferred], domain].concat())
}

/// Drops what was there before.
fn distinct(mut values: Vec<i64>) -> Vec<i64> {
    let mut seen = std::collections::HashSet::new();
    values.retain(|value| seen.insert(*value));
    values
}
