//! The facts about the fields of an instruction that its builder needs. They follow from the text forms of its page.

use crate::names::{camel, ident, variant};
use crate::parts::OPERANDS;
use crate::view::{FileView, folder};
use crate::world::World;
use genvisa_reader::isa::{Field, Instruction, Isa, Role};
use genvisa_rule::{Env, Expr, eval, parse};
use genvisa_syntax::{Item, Line};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A field that a builder may omit, which is zero then.
const OPTIONAL: &str = "optional";
/// A field with a condition that is true in the newest object version.
const REQUIRED: &str = "required";
/// A destination that can saturate.
const SATURATES: &str = "saturates";

/// The instruction in a row of the test.
const DECODED: &str = "one";

impl World<'_> {
    /// A test of all builders.
    pub(super) fn builders_test(&self) -> FileView {
        let rows = self.isa.instructions.iter().map(|instruction| {
            let member = |field: &Field| {
                let counter = field.count.as_ref().and_then(|count| instruction.field(count));
                let is_list = counter.is_some_and(|counter| self.is_count(instruction, counter));
                let call = if is_list { "()" } else { "" };
                format!("{DECODED}.{}{call}", ident(&field.name))
            };
            let members = instruction.fields.iter().filter(|field| !self.is_count(instruction, field));
            let (optional, required): (Vec<_>, Vec<_>) =
                members.partition(|field| self.is_optional(instruction, field));
            let setters = optional.iter().map(|field| format!("with_{}({})", ident(&field.name).trim_start_matches("r#"), member(field)));
            json!({
                "ty": camel(&instruction.name),
                "binding": if required.is_empty() && optional.is_empty() { format!("_{DECODED}") } else { DECODED.to_string() },
                "required": required.iter().map(|field| member(field)).collect::<Vec<_>>(),
                "setters": setters.collect::<Vec<_>>(),
            })
        });
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        let data = json!({ "rows": rows.collect::<Vec<_>>() });
        FileView { path: "generated/tests/builders.rs".to_string(), page, template: "builders_test", data }
    }

    /// Whether `new` of an instruction does not take a field.
    fn is_optional(&self, instruction: &Instruction, field: &Field) -> bool {
        match self.builder(instruction, field).next() {
            Some(OPTIONAL) => true,
            Some(REQUIRED) => false,
            _ => field.when.is_some(),
        }
    }

    /// An instruction as an example of operands: `new` takes a field with an encoding of 16, and then a destination that can
    /// saturate and two sources.
    pub(super) fn operands_example(&self) -> Option<Value> {
        let example = |instruction: &Instruction| {
            let required: Vec<&Field> =
                instruction.fields.iter().filter(|field| !self.is_optional(instruction, field)).collect();
            let [size, dst, src0, src1] = required[..] else { return None };
            let is_operand = |field: &&Field| field.wire.iter().all(|wire| wire.ty == OPERANDS);
            let is_fit = [dst, src0, src1].iter().all(is_operand)
                && self.builder(instruction, dst).any(|word| word == SATURATES);
            let (module, _) = self.shared(size).filter(|_| is_fit)?;
            let range = self.isa.fields.iter().find(|field| field.name == size.name)?.main_group()?;
            let of_16 = range.values.iter().find(|value| value.value == Some(16))?;
            let sizes = self.chapters.get(&module)?.enum_of("", &size.name, &range.name)?;
            Some(json!({
                "ty": camel(&instruction.name),
                "word": instruction.name.to_lowercase(),
                "binding": ident(&instruction.name.to_lowercase()),
                "source": ident(&src1.name),
                "module": module,
                "sizes": sizes,
                "size": variant(of_16, &range.name),
            }))
        };
        self.isa.instructions.iter().find_map(example)
    }

    /// Whether a field is a number that counts the elements of a list. The builder of the list sets it.
    fn is_count(&self, instruction: &Instruction, field: &Field) -> bool {
        let counts = instruction.fields.iter().any(|other| other.count.as_ref() == Some(&field.name));
        counts && field.bits.is_empty() && self.shared(field).is_none()
    }

    /// The words of `#[field(…)]` for the builder. A field with a condition is optional without a word, unless the condition
    /// depends on fields alone that the newest object version does not have: these are zero.
    pub(super) fn builder(
        &self,
        instruction: &Instruction,
        field: &Field,
    ) -> impl Iterator<Item = &'static str> {
        let forms = self.forms.get(instruction.name.as_str()).map(Vec::as_slice).unwrap_or_default();
        // The builder counts the elements of a list.
        let is_count = instruction.fields.iter().any(|other| other.count.as_ref() == Some(&field.name));
        let is_optional =
            !is_count && field.when.is_none() && forms.iter().any(|items| !names(items, &field.name));
        let is_required = field.when.as_ref().is_some_and(|when| {
            parse(when).is_ok_and(|when| eval(&when, &Newest(instruction)).is_some_and(|value| value != 0))
        });
        let first = instruction.fields.iter().find(|field| field.role() == Some(Role::Destination));
        let is_first = first.is_some_and(|first| first.name == field.name);
        let saturates = is_first
            && self.parts.has_operands
            && forms.iter().any(|items| items.contains(&Item::Saturation));
        let words = [(is_optional, OPTIONAL), (is_required, REQUIRED), (saturates, SATURATES)];
        words.into_iter().filter_map(|(is_so, word)| is_so.then_some(word))
    }
}

/// The fields of an instruction in the newest object version: those that it does not have are zero, and the others are unknown.
struct Newest<'i>(&'i Instruction);

impl Env for Newest<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let field = self.0.field(path.first()?)?;
        field.wire.iter().all(|wire| wire.versions.before.is_some()).then_some(0)
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        match (function, args) {
            ("raw" | "code", [Expr::Name(name)]) => self.field(&name.path),
            _ => None,
        }
    }

    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}

/// The forms of each instruction that are printed, by the name of the instruction.
pub(crate) fn forms(isa: &Isa) -> BTreeMap<&str, Vec<Vec<Item>>> {
    let of_one =
        |instruction: &'_ Instruction| instruction.text.iter().filter_map(|line| printed(line)).collect();
    isa.instructions.iter().map(|instruction| (instruction.name.as_str(), of_one(instruction))).collect()
}

/// The items of a form that is printed. A form that is only read omits what older texts omitted.
fn printed(line: &str) -> Option<Vec<Item>> {
    match Line::parse(line) {
        Ok(Line::Form { items, is_read_only: false }) => Some(items),
        _ => None,
    }
}

/// Whether a form has a field outside of its optional parts.
fn names(items: &[Item], field: &str) -> bool {
    items.iter().any(|item| matches!(item, Item::Field(path, _) if path.field == field))
}
