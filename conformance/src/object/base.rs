//! The valid objects whose changes are the cases.

use super::candidates::candidates;
use super::change::Change;
use super::evaluate::Rules;
use super::facts::Facts;
use super::file::Object;
use super::node::{NodePlace, Part};
use super::tree::Codec;
use crate::case::Case;
use crate::layout::VariableTypes;
use crate::model::Model;
use crate::solve::{Outcome, Terms};
use crate::spec::{Spec, VERSION};
use crate::valid::with_small_variables;
use crate::whole::{self, Frame};
use genvisa_asm::module::assemble;
use genvisa_rule::functions::Table;
use genvisa_rule::{BinaryOp, Expr};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Programs that keep all rules and have every structure: name and text.
const PROGRAMS: [(&str, &str); 9] = [
    ("kernel", include_str!("../../objects/kernel.visaasm")),
    ("flow", include_str!("../../objects/flow.visaasm")),
    ("media", include_str!("../../objects/media.visaasm")),
    ("wide", include_str!("../../objects/wide.visaasm")),
    ("parts", include_str!("../../objects/parts.visaasm")),
    ("floats", include_str!("../../objects/floats.visaasm")),
    ("matrices", include_str!("../../objects/matrices.visaasm")),
    ("calls", include_str!("../../objects/calls.visaasm")),
    ("waits", include_str!("../../objects/waits.visaasm")),
];

/// The program that receives the rows that text cannot declare.
const FILLED: &str = "kernel";

/// The structure of a file of debug information.
pub const DEBUG: &str = "debug_info";

/// The failures that the search for an instruction may go through.
const LIMIT: usize = 20_000;

/// A valid object.
pub struct Base {
    /// Its name, for the ids of cases.
    pub name: String,
    /// The object.
    pub object: Object,
    /// The subjects of its parts.
    pub subjects: BTreeSet<String>,
}

impl Base {
    fn new(codec: &Codec<'_>, name: &str, object: Object) -> Self {
        let subjects = object.nodes(codec).iter().map(|node| node.subject.to_string()).collect();
        Self { name: name.to_string(), object, subjects }
    }
}

/// The bases that are programs, and the file of debug information.
///
/// # Errors
/// If a program cannot be assembled or read.
pub fn programs(codec: &Codec<'_>, rules: &Rules<'_>) -> Result<Vec<Base>, String> {
    let mut bases = Vec::new();
    for (name, text) in PROGRAMS {
        let module = assemble(text).map_err(|problems| format!("{name}: {problems:?}"))?;
        let bytes = module.encode().map_err(|error| format!("{name}: {error}"))?;
        let mut object = Object::read(codec, &bytes).map_err(|why| format!("{name}: {why}"))?;
        if object.bytes(codec) != bytes {
            return Err(format!("{name}: the model writes other bytes than `genvisa`"));
        }
        if name == FILLED {
            let newest = codec.spec.isa.platforms.len().saturating_sub(1);
            object = filled(codec, object).ok_or_else(|| format!("{name}: no labels"))?;
            object = repaired(codec, rules, object, newest, &|_| true)
                .ok_or_else(|| format!("{name}: not valid"))?;
        }
        bases.push(Base::new(codec, name, object));
    }
    if let Some(shape) = codec.shape(DEBUG) {
        let object =
            Object { header: Arc::new(codec.blank(shape)), kernels: Vec::new(), functions: Vec::new() };
        let newest = codec.spec.isa.platforms.len().saturating_sub(1);
        bases.extend(
            repaired(codec, rules, object, newest, &|_| true).map(|object| Base::new(codec, "debug", object)),
        );
    }
    Ok(bases)
}

/// The same object with a label in each kernel and function that no instruction names, and a row in each table of the header.
fn filled(codec: &Codec<'_>, mut object: Object) -> Option<Object> {
    for n in 0..object.routines().count() {
        let data = &object.routine(n)?.data;
        let labels = codec.field(data.shape, "label_info")?;
        let place = NodePlace { part: Part::Data(n), steps: SmallVec::new() };
        object = Change::Resize(place, labels, codec.len(data, labels) + 1).apply(codec, &object)?;
    }
    let places: Vec<NodePlace> = object.nodes(codec).into_iter().map(|node| node.place).collect();
    for place in places.iter().filter(|place| place.part == Part::Header) {
        let shape = object.item_mut(place)?.shape;
        for field in 0..codec.fields(shape).len() {
            let item = object.item_mut(place)?;
            if codec.fields(shape)[field].count.is_some() && codec.len(item, field) == 0 {
                object = Change::Resize(place.clone(), field, 1).apply(codec, &object)?;
            }
        }
    }
    Some(object)
}

/// An object with an instruction, from the solver. The condition in front of the rule is true of it. `is_sound` states whether
/// an object keeps the rules that do not depend on the whole object.
pub fn instruction(
    codec: &Codec<'_>,
    rules: &Rules<'_>,
    rule: usize,
    platform: usize,
    is_sound: &dyn Fn(&Object) -> bool,
) -> Option<Base> {
    let spec: &Spec = codec.spec;
    let stated = spec.isa.rules.get(rule)?;
    let instruction = spec.isa.instruction(&stated.subject)?;
    let model = Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
    let premise = match spec.rules.get(rule)? {
        Expr::Binary { op: BinaryOp::Implies, left, .. } => Some(model.formula(left, 0)),
        _ => None,
    };
    let fields = model.layout.nodes.iter().flat_map(|node| &node.fields);
    let strings = fields.filter(|field| field.refers == Some(Table::String));
    let ranges = strings.flat_map(|field| field.ranges());
    let fixed: Vec<(usize, i64)> = ranges.map(|range| (range.slot, i64::from(whole::CALLEE))).collect();
    let terms = Terms { limit: LIMIT, premise: premise.as_ref(), ..Terms::default() };
    let Outcome::Found(values) = model.problem.satisfy(terms, &fixed) else { return None };
    let case = Case::new(&model, &stated.id, "base", &values, BTreeSet::new(), None);
    let module = whole::module(&with_small_variables(case), &Frame::default()).ok()?;
    let object = Object::read(codec, &module.encode().ok()?).ok()?;
    let object = repaired(codec, rules, object, platform, is_sound)?;
    Some(Base::new(codec, &instruction.name, object))
}

/// The number of rules that may be repaired in one object.
const REPAIRS: usize = 8;

/// The object with changes after which it breaks no rule. No change makes it unsound.
fn repaired(
    codec: &Codec<'_>,
    rules: &Rules<'_>,
    mut object: Object,
    platform: usize,
    is_sound: &dyn Fn(&Object) -> bool,
) -> Option<Object> {
    for _ in 0..REPAIRS {
        let before = rules.broken(*codec, &object, platform, false).len();
        if before == 0 {
            return Some(object);
        }
        let facts = Facts::new(*codec, &object, platform, false);
        let nodes = object.nodes(codec);
        let broken = nodes.iter().find_map(|node| Some((node, rules.first_broken(&facts, node)?)));
        let (node, rule) = broken?;
        let groups = candidates(codec, &object, platform, codec.spec.rules.get(rule)?, node);
        let changes = groups.iter().flat_map(|group| &group.changes);
        let better = changes.filter_map(|change| change.apply(codec, &object));
        let is_better = |changed: &Object| rules.broken(*codec, changed, platform, false).len() < before;
        object = better.into_iter().find(|changed| is_better(changed) && is_sound(changed))?;
    }
    None
}
