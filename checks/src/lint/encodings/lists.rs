//! Two lists of encodings that are the same but for one code or name.

use super::super::spec::Spec;
use super::super::{Finding, bits, near};
use genvisa_reader::isa::{BitGroup, Enumerant};
use std::collections::BTreeMap;

/// The fewest encodings that two lists have in common if they are one list.
const COMMON: usize = 2;

/// A list of encodings at its place.
struct List<'s> {
    subject: String,
    group: &'s BitGroup,
}

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    // Most lists are there many times.
    let mut lists = BTreeMap::<Vec<(u64, &str)>, List<'_>>::new();
    for (owner, field) in bits::fields(spec.isa) {
        // Lists of numbers have codes of their own.
        let is_named = |group: &&BitGroup| group.values.iter().any(|value| value.value.is_none());
        for group in field.bits.iter().filter(is_named).filter(|group| group.values.len() > COMMON) {
            let key = group.values.iter().map(|value| (value.code, value.name.as_str())).collect();
            lists.entry(key).or_insert_with(|| List { subject: bits::place(owner, field, group), group });
        }
    }
    let lists: Vec<List<'_>> = lists.into_values().collect();
    let pairs =
        lists.iter().enumerate().flat_map(|(n, one)| lists[..n].iter().map(move |other| (one, other)));
    pairs.flat_map(|(one, other)| differing(spec, one, other)).collect()
}

/// The encodings of two lists with one meaning that differ in their code or in the spelling of their name.
fn differing(spec: &Spec<'_>, one: &List<'_>, other: &List<'_>) -> Vec<Finding> {
    let (here, there) = (&one.group.values, &other.group.values);
    let same =
        here.iter().filter(|value| there.iter().any(|v| (v.code, &v.name) == (value.code, &value.name)));
    let same = same.count();
    let names = here.iter().filter(|value| there.iter().any(|v| v.name == value.name)).count();
    let mut found = Vec::new();
    for value in here {
        let known = |is: &dyn Fn(&Enumerant) -> bool| there.iter().find(|v| is(v));
        let is_one_list = |n: usize| n >= COMMON && n * 2 >= here.len().max(there.len());
        let (name, code) = (known(&|v| v.name == value.name), known(&|v| v.code == value.code));
        let difference = match (name, code) {
            (Some(v), _) if v.code != value.code && is_one_list(names) && same > 0 => Some((
                v,
                format!(
                    "`{}` has the code {:#x}, in {} {:#x}",
                    value.name, value.code, other.subject, v.code
                ),
            )),
            (None, Some(v)) if is_one_list(same) && near::is_slip(&value.name, &v.name) => Some((
                v,
                format!("code {:#x} is `{}`, in {} `{}`", value.code, value.name, other.subject, v.name),
            )),
            _ => None,
        };
        let Some((v, message)) = difference else { continue };
        let labels =
            vec![spec.label(&value.at, &value.name, ""), spec.label(&v.at, &v.name, "the other list")];
        let help = "the lists agree in the other encodings";
        found.push(Finding::new("encodings", one.subject.as_str(), message, help, labels));
    }
    found
}
