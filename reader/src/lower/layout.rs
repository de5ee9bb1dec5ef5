//! Several layouts of one instruction as one sequence of fields, some of which are not always there.

use super::bits;
use super::cx::Cx;
use super::field::{Draft, Drafts};
use super::format::{About, Cell, Condition, Format, TableLayout};
use super::text::snake;
use super::words;
use crate::isa::{At, PARAMETERS, Parameters, Wire};
use foldhash::HashMap;
use genvisa_rule::{Written, all, any, element, field};
use smallvec::SmallVec;

/// The fields of an instruction in the order of the wire.
#[derive(Default)]
pub(super) struct Ordered<'a> {
    pub(super) fields: Drafts<'a>,
    /// The elements of the field [`PARAMETERS`] in each layout.
    pub(super) parameters: Vec<Parameters>,
    /// The parameters by name.
    pub(super) named: Drafts<'a>,
}

/// The described fields, by name in snake case.
pub(super) type ByName<'a> = HashMap<String, Box<Draft<'a>>>;

/// A place in the merged sequence.
struct MergedCell<'f, 'a> {
    cell: &'f Cell<'a>,
    /// The layouts that have it.
    layouts: SmallVec<[usize; 2]>,
}

/// Puts the described fields in order. Those that are not described are reported by `missing`.
pub(super) fn order<'a>(
    cx: &mut Cx<'_, 'a>,
    format: &Format<'a>,
    mut drafts: ByName<'a>,
    missing: &mut dyn FnMut(&mut Cx<'_, 'a>, &Cell<'a>),
) -> Ordered<'a> {
    let mut ordered = Ordered::default();
    let layouts = &format.layouts;
    let counter = layouts.iter().flat_map(|l| &l.cells).find(|c| {
        drafts.get(&c.name).is_some_and(|d| !d.field.is_operand() && words::counts_parameters(d.text))
    });
    let split = |layout: &TableLayout<'a>| match counter {
        Some(counter) => layout.cells.iter().position(|c| c.name == counter.name).map(|n| n + 1),
        None => Some(layout.cells.len()),
    };
    let mut heads = Vec::with_capacity(layouts.len());
    for layout in layouts {
        let Some(end) = split(layout) else {
            let text = layout.conditions.first().map_or("", |c| c.text);
            cx.error(text, "the layout has no number of parameters", "the other layouts have one");
            return ordered;
        };
        heads.push(layout.cells.split_at(end));
    }
    if layouts.len() > bits::LIMIT {
        let text = layouts.last().and_then(|l| l.conditions.first()).map_or("", |c| c.text);
        cx.error(text, format!("more than {} layouts", bits::LIMIT), "");
        return ordered;
    }
    let Some(places) = merge(&heads.iter().map(|h| h.0).collect::<Vec<_>>()) else {
        let text = layouts.last().and_then(|l| l.conditions.first()).map_or("", |c| c.text);
        cx.error(text, "the layouts have their fields in different orders", "one order must fit all of them");
        return ordered;
    };
    let tails: Vec<&[Cell<'a>]> = heads.iter().map(|h| h.1).collect();
    check(cx, layouts, &tails, &drafts);
    let whens: Vec<Option<Written>> = places
        .iter()
        .map(|place| {
            if place.layouts.len() == layouts.len() {
                return None;
            }
            let some: Vec<&TableLayout<'a>> = place.layouts.iter().map(|&n| &layouts[n]).collect();
            when(&some, &drafts)
        })
        .collect();
    if counter.is_some() {
        ordered.parameters = parameters(cx, layouts, &tails, &drafts);
        for cell in unique(&tails) {
            match drafts.remove(&cell.name) {
                Some(draft) => ordered.named.push(draft),
                None => missing(cx, cell),
            }
        }
        for draft in ordered.named.iter().filter(|d| d.field.wire.iter().any(|w| w.ty != "raw_operand")) {
            let help = "the parameters behind a number of parameters are all of the type `raw_operand`";
            cx.error(draft.name, format!("`{}` is no raw operand", draft.name), help);
        }
    }
    exclusive(cx, layouts);
    ordered.fields.reserve_exact(places.len() + usize::from(counter.is_some()));
    for (place, when) in places.iter().zip(whens) {
        let Some(mut draft) = drafts.remove(&place.cell.name) else {
            missing(cx, place.cell);
            continue;
        };
        if let Some(count) = place.cell.count {
            let name = snake(count);
            let counts = |d: &Draft<'_>| d.field.name == name && d.field.width().is_some();
            if !ordered.fields.iter().any(|d| counts(d)) {
                cx.error(count, format!("no integer field `{count}` is before it"), "it counts the elements");
            }
            draft.field.count = Some(name);
        }
        if let Some(layout) = when {
            let own = draft.field.when.as_deref().and_then(|own| genvisa_rule::parse(own).ok());
            let own = own.as_ref().map(Written::from);
            draft.field.when = Some(all([layout].into_iter().chain(own)).into_text());
        }
        let is_counter = counter.is_some_and(|c| c.name == draft.field.name);
        let params = is_counter.then(|| Box::new(params(&draft)));
        ordered.fields.push(draft);
        ordered.fields.extend(params);
    }
    // Names that no layout has were reported; the others are in a table that could not be read.
    ordered
}

/// The field that holds all parameters.
fn params<'a>(counter: &Draft<'a>) -> Draft<'a> {
    let wire = vec![Wire { ty: "raw_operand".to_string(), ..Wire::default() }];
    let mut draft = Draft::plain("Params", counter.name, counter.text, wire, counter.field.at.clone());
    draft.field.name = PARAMETERS.to_string();
    draft.field.count = Some(counter.field.name.clone());
    draft.field.when.clone_from(&counter.field.when);
    draft
}

/// The cells of several lists, each name once.
fn unique<'f, 'a>(lists: &[&'f [Cell<'a>]]) -> Vec<&'f Cell<'a>> {
    let mut found: Vec<&Cell<'a>> = Vec::new();
    for cell in lists.iter().flat_map(|l| l.iter()) {
        if !found.iter().any(|f| f.name == cell.name) {
            found.push(cell);
        }
    }
    found
}

/// One order of all fields that fits every list: of those that may come next, the one that was named first.
fn merge<'f, 'a>(lists: &[&'f [Cell<'a>]]) -> Option<Vec<MergedCell<'f, 'a>>> {
    let mut open = unique(lists);
    let mut at = vec![0; lists.len()];
    let mut merged = Vec::with_capacity(open.len());
    while !open.is_empty() {
        let next = |n: usize| lists[n].get(at[n]);
        let behind = |name: &str, n: usize| lists[n][at[n]..].iter().any(|c| c.name == name);
        let free = |cell: &&Cell<'_>| {
            (0..lists.len()).all(|n| !behind(&cell.name, n) || next(n).is_some_and(|c| c.name == cell.name))
        };
        let cell = open.remove(open.iter().position(free)?);
        let has = |n: &usize| next(*n).is_some_and(|c| c.name == cell.name);
        let layouts: SmallVec<[usize; 2]> = (0..lists.len()).filter(has).collect();
        layouts.iter().for_each(|&n| at[n] += 1);
        merged.push(MergedCell { cell, layouts });
    }
    Some(merged)
}

/// A mistake in a condition: position, message and help.
type Wrong<'a> = (&'a str, String, String);

/// Reports conditions that say nothing. Whoever asks for one of them afterwards gets none.
fn check<'a>(cx: &mut Cx<'_, 'a>, layouts: &[TableLayout<'a>], tails: &[&[Cell<'a>]], drafts: &ByName<'a>) {
    for (layout, tail) in layouts.iter().zip(tails) {
        for condition in &layout.conditions {
            if let Err((place, message, help)) = holds(&[condition], tail, drafts) {
                cx.error(place, message, help);
            }
        }
    }
}

/// When one of some layouts holds.
fn when<'a>(layouts: &[&TableLayout<'a>], drafts: &ByName<'a>) -> Option<Written> {
    let one = |l: &&&TableLayout<'a>| match &l.conditions[..] {
        [condition] => Some(condition.about),
        _ => None,
    };
    let first = layouts.iter().find_map(|l| one(&l));
    // Conditions on the same bits are one list.
    if first.is_some() && layouts.iter().all(|l| one(&l) == first) {
        let conditions: Vec<&Condition<'a>> = layouts.iter().flat_map(|l| &l.conditions).collect();
        return holds(&conditions, &[], drafts).ok();
    }
    let each: Option<Vec<Written>> = layouts.iter().map(|layout| conditions(layout, &[], drafts)).collect();
    each.map(any)
}

/// When a layout holds.
fn conditions<'a>(layout: &TableLayout<'a>, parameters: &[Cell<'a>], drafts: &ByName<'a>) -> Option<Written> {
    let each = layout.conditions.iter().map(|c| holds(&[c], parameters, drafts).ok());
    each.collect::<Option<Vec<_>>>().map(all)
}

/// `matches!(op, ld | ld_lz)`, from conditions on one thing. The names are in the order of their codes.
fn holds<'a>(
    conditions: &[&Condition<'a>],
    parameters: &[Cell<'a>],
    drafts: &ByName<'a>,
) -> Result<Written, Wrong<'a>> {
    let names = || conditions.iter().flat_map(|c| &c.names);
    let Some(first) = conditions.first() else { return Ok(all([])) };
    match first.about {
        About::Bits { field: label, bit_range } => {
            let draft = drafts.get(&snake(label)).ok_or_else(|| {
                let help = "conditions are on described fields".to_string();
                (label, format!("no field is called `{label}`"), help)
            })?;
            let bits = if bit_range.is_empty() { draft.field.name.clone() } else { snake(bit_range) };
            let group = draft.field.bits.iter().find(|g| g.name == bits).ok_or_else(|| {
                let help = "a condition lists some of them".to_string();
                (label, format!("`{label}` has no encodings"), help)
            })?;
            let mut known: Vec<(u64, &str)> = Vec::new();
            for name in names() {
                let value = group.values.iter().find(|v| v.name == **name).ok_or_else(|| {
                    let list = group.values.iter().map(|v| v.name.as_str()).collect::<Vec<_>>();
                    let help = format!("known are {}", list.join(", "));
                    (*name, format!("`{name}` is no encoding of `{label}`"), help)
                })?;
                known.push((value.code, name));
            }
            known.sort_unstable();
            known.dedup();
            let place = match bit_range {
                "" => field(&draft.field.name),
                _ => field(&[&draft.field.name, ".", &bits].concat()),
            };
            Ok(place.is_one_of(known.into_iter().map(|(_, name)| name)))
        }
        About::Type(operand) => {
            let name = snake(operand);
            let position = parameters.iter().position(|c| c.name == name);
            let operand = match position.map(u8::try_from) {
                Some(Ok(at)) => element(PARAMETERS, at),
                None if drafts.contains_key(&name) => field(&name),
                _ => return Err((operand, format!("no operand is called `{operand}`"), String::new())),
            };
            let ty = operand.ty();
            let mut list = names().copied();
            Ok(match (list.next(), list.next()) {
                (Some(one), None) => ty.equals(one),
                _ => ty.is_one_of(names().copied()),
            })
        }
    }
}

/// The parameters of each layout.
fn parameters<'a>(
    cx: &mut Cx<'_, 'a>,
    layouts: &[TableLayout<'a>],
    tails: &[&[Cell<'a>]],
    drafts: &ByName<'a>,
) -> Vec<Parameters> {
    let mut list = Vec::with_capacity(layouts.len());
    for (layout, tail) in layouts.iter().zip(tails) {
        let when = match layout.conditions.is_empty() {
            true => Some(all([])),
            false => conditions(layout, tail, drafts),
        };
        let text = layout.conditions.first().map(|c| c.text).or_else(|| tail.first().map(|c| c.text));
        let at = At { page: cx.path.clone(), line: cx.line(text.unwrap_or_default()) };
        let names = tail.iter().map(|c| c.name.clone()).collect();
        list.extend(when.map(|when| Parameters { when: when.into_text(), names, at }));
    }
    list
}

/// No encoding has two layouts, unless another condition distinguishes them.
fn exclusive<'a>(cx: &mut Cx<'_, 'a>, layouts: &[TableLayout<'a>]) {
    let only = |l: &TableLayout<'a>| match &l.conditions[..] {
        [condition] => Some((condition.about, condition.names.clone())),
        _ => None,
    };
    let alone: Vec<(About<'a>, Vec<&'a str>)> = layouts.iter().filter_map(only).collect();
    for (n, (about, names)) in alone.iter().enumerate() {
        for name in names {
            let same = |(a, list): &&(About<'a>, Vec<&'a str>)| a == about && list.contains(name);
            if let Some((_, list)) = alone[..n].iter().find(same)
                && let Some(other) = list.iter().find(|o| o == &name)
            {
                let (here, there) = (cx.spot(name), cx.spot(other));
                let message = format!("`{name}` has two layouts");
                cx.log.conflict(&here, message, &there, "first here", "every encoding has one layout");
            }
        }
    }
}
