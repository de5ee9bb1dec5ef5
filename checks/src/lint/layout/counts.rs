//! Members of instructions without a count beside a number of them: `Num_labels` and `Label`.

use super::super::Finding;
use super::super::spec::Spec;
use genvisa_reader::Label;
use genvisa_reader::isa::{Field, Instruction};

/// The begin of the name of a member that counts another one, which is in plural.
const BEGIN: &str = "num_";

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.isa.instructions.iter().flat_map(|one| of_instruction(spec, one)).collect()
}

fn of_instruction(spec: &Spec<'_>, instruction: &Instruction) -> Vec<Finding> {
    let fields = &instruction.fields;
    let pairs = fields.iter().filter_map(|count| Some((count, counted(fields, count)?)));
    let finding = |(count, field): (&Field, &Field)| {
        let labels =
            [spec.label(&field.at, &field.label, ""), spec.label(&count.at, &count.label, "the count")];
        without_count([&instruction.name, &field.name, &field.label, &count.name], labels)
    };
    pairs.map(finding).collect()
}

/// A member without its count. The names are those of the owner, of the member, of the member as the page writes it, and of the
/// number.
pub(super) fn without_count([owner, name, written, count]: [&str; 4], labels: [Label; 2]) -> Finding {
    let message = format!("`{name}` has no count, and `{count}` counts nothing");
    let help = format!("did you mean `{written}[{count}]`?");
    Finding::new("layout", [owner, "/", name].concat(), message, help, labels.into())
}

/// The member that a number counts by its name, where no member has the number as its count.
fn counted<'f>(fields: &'f [Field], count: &Field) -> Option<&'f Field> {
    let plural = count.name.strip_prefix(BEGIN)?;
    let singular = plural.strip_suffix('s')?;
    if fields.iter().any(|field| field.count.as_deref() == Some(&count.name)) {
        return None;
    }
    let is_counted = |field: &&Field| field.count.is_none() && [plural, singular].contains(&&*field.name);
    fields.iter().find(is_counted)
}
