//! The layouts of instructions whose fields depend on an encoding, one for each encoding.

use genvisa_reader::isa::{BitGroup, Enumerant, Instruction, Isa};
use genvisa_rule::{Env, Expr, eval, names};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The layout of an instruction for one encoding of the bits that decide which fields it has.
#[derive(Serialize, JsonSchema)]
pub(super) struct Layout<'i> {
    /// The instruction.
    instruction: &'i str,
    /// The field, or the field and the bit range in it.
    bits: Vec<String>,
    /// The name of the encoding.
    encoding: &'i str,
    /// Its code.
    code: u64,
    /// The names of the fields that are there, in their order. The object version may leave out others.
    fields: Vec<&'i str>,
}

/// The layouts of all instructions whose conditions read the same bits, with names of encodings.
pub(super) fn all(isa: &Isa) -> Vec<Layout<'_>> {
    isa.instructions.iter().filter_map(|instruction| of(isa, instruction)).flatten().collect()
}

fn of<'i>(isa: &'i Isa, instruction: &'i Instruction) -> Option<Vec<Layout<'i>>> {
    let condition = |when: &Option<String>| when.as_deref().map(genvisa_rule::parse).transpose().ok();
    let conditions: Vec<Option<Expr>> =
        instruction.fields.iter().map(|field| condition(&field.when)).collect::<Option<_>>()?;
    let read: BTreeSet<&[String]> =
        conditions.iter().flatten().flat_map(names).map(|name| &name.path[..]).collect();
    let mut read = read.into_iter();
    let (Some(path), None) = (read.next(), read.next()) else { return None };
    let field = instruction.field(path.first()?)?;
    let group = isa.bit_range(field, path.last()?)?;
    group.values.iter().map(|value| layout(instruction, &conditions, path, group, value)).collect()
}

fn layout<'i>(
    instruction: &'i Instruction,
    conditions: &[Option<Expr>],
    path: &[String],
    group: &'i BitGroup,
    value: &'i Enumerant,
) -> Option<Layout<'i>> {
    let env = Encoding { group, value };
    let mut fields = Vec::new();
    for (field, condition) in instruction.fields.iter().zip(conditions) {
        if condition.as_ref().map_or(Some(1), |condition| eval(condition, &env))? != 0 {
            fields.push(field.name.as_str());
        }
    }
    let (instruction, bits) = (instruction.name.as_str(), path.to_vec());
    Some(Layout { instruction, bits, encoding: &value.name, code: value.code, fields })
}

/// The number that an encoding means: its own, or else its code.
fn number(encoding: &Enumerant) -> Option<i64> {
    encoding.value.or(i64::try_from(encoding.code).ok())
}

/// One encoding of bits: the only name of a condition has it as its value.
struct Encoding<'i> {
    group: &'i BitGroup,
    value: &'i Enumerant,
}

impl Env for Encoding<'_> {
    fn field(&self, _: &[String]) -> Option<i64> {
        number(self.value)
    }

    fn call(&self, function: &str, _: &[Expr]) -> Option<i64> {
        (function == "code").then(|| i64::try_from(self.value.code).ok())?
    }

    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        self.group.values.iter().find(|value| value.name == name).and_then(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules compare the number that an encoding means, as they do everywhere.
    #[test]
    fn conditions_ask_for_the_number_of_an_encoding_or_for_its_code() {
        let value =
            Enumerant { code: 4, name: "SIMD16".to_string(), value: Some(16), ..Enumerant::default() };
        let group = BitGroup { values: vec![value.clone()], ..BitGroup::default() };
        let holds = |value: &Enumerant, condition: &str| {
            let expr = genvisa_rule::parse(condition).ok()?;
            eval(&expr, &Encoding { group: &group, value })
        };
        assert_eq!(holds(&value, "exec_size == 16 && code(exec_size) == 4"), Some(1));
        assert_eq!(holds(&value, "exec_size == SIMD16"), Some(1));
        assert_eq!(holds(&Enumerant { value: None, ..value }, "op == 4"), Some(1));
    }

    /// Each layout is that of one encoding. Fields that depend on two have more.
    #[test]
    fn fields_that_depend_on_two_encodings_have_no_layouts() {
        let fields = |condition: &str| -> Option<Vec<Vec<String>>> {
            let bits = "\n  - Bit[0]: which\n    - 0b0: NONE\n    - 0b1: SIZE\n  - Bit[7..1]: reserved\n";
            let text = format!(
                "# FETCH\n\nReads.\n\n## Opcode\n\n  FETCH = 0x21\n\n## Format\n\n| | | | | |\n| --- | --- | --- | --- | --- |\n\
                 | 0x21(FETCH) | Op | Kind | Lod | Size |\n\n## Description\n\n- **Op(ub):** operation{bits}- **Kind(ub):** kind{bits}\
                 - **Lod(ub):** level. Present only if `op == SIZE`\n- **Size(ub):** bytes. Present only if `{condition}`\n"
            );
            let (isa, problems) =
                genvisa_reader::read(&[genvisa_reader::Source { path: "FETCH.md".into(), text }]);
            assert_eq!(problems.render(false), "");
            let layouts = of(&isa, isa.instruction("FETCH")?)?;
            Some(
                layouts
                    .iter()
                    .map(|layout| layout.fields.iter().map(|name| name.to_string()).collect())
                    .collect(),
            )
        };
        let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        assert_eq!(
            fields("op == NONE"),
            Some(vec![names(&["op", "kind", "size"]), names(&["op", "kind", "lod"])])
        );
        assert_eq!(fields("kind == NONE"), None);
    }
}
