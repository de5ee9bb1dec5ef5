//! Values of attributes: a name for each, and the same ones of all declarations that can have the attribute.

use super::super::Finding;
use super::super::spec::Spec;
use super::columns;
use genvisa_reader::isa::Attribute;
use std::collections::BTreeMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for sheet in &spec.sheets {
        for ([values, names], labels) in columns(sheet, ["value", "value names"]) {
            let (values, count) = (values.split(',').count(), names.split(',').count());
            if !names.is_empty() && values != count {
                let message = format!("{values} values and {count} names of values");
                let help = "each value has a name, and commas separate them";
                found.push(Finding::new("chapters", sheet.name(), message, help, labels.to_vec()));
            }
        }
    }
    let mut first = BTreeMap::<&str, &Attribute>::new();
    for one in &spec.isa.attributes {
        let other = *first.entry(&one.name).or_insert(one);
        if (&other.numbers, &other.value) != (&one.numbers, &one.value) {
            let message = format!("`{}` of {} has other values than of {}", one.name, one.of, other.of);
            let labels =
                vec![spec.label(&one.at, &one.name, ""), spec.label(&other.at, &other.name, "the others")];
            found.push(Finding::new("chapters", one.name.as_str(), message, "", labels));
        }
    }
    found
}
