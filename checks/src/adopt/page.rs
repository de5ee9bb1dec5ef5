//! The skeleton of a new page: every fact of the model, and a marker for every sentence.

use super::print::{self, marker};
use genvisa_reader::isa::{Field, Instruction, PARAMETERS, Rule};

/// The page of an instruction. `rules` are those that a person stated for it.
pub(super) fn skeleton(instruction: &Instruction, rules: &[&Rule]) -> String {
    let mut lines = vec![format!("# {}", instruction.name), String::new(), marker(&instruction.at)];
    let mut section = |title: &str, body: Vec<String>| {
        lines.extend([String::new(), format!("## {title}"), String::new()]);
        lines.extend(body);
    };
    section("Opcode", opcode(instruction));
    section("Format", format(instruction));
    section("Semantics", vec!["```".into(), marker(&instruction.at), "```".into()]);
    section("Description", description(instruction, rules));
    section("Text", vec!["```".into(), format!("//{}", marker(&instruction.at)), "```".into()]);
    section("Notes", Vec::new());
    lines.join("\n") + "\n"
}

fn opcode(instruction: &Instruction) -> Vec<String> {
    match &instruction.sub_opcode {
        Some(sub) => vec![
            format!("  {} = {:#04x}", sub.group, instruction.opcode),
            format!("  {} = {:#04x}", sub.name, sub.code),
        ],
        None => vec![format!("  {} = {:#04x}", instruction.name, instruction.opcode)],
    }
}

/// The cell with the opcode, and that with the sub-opcode.
fn code_cells(instruction: &Instruction) -> (String, Option<String>) {
    match &instruction.sub_opcode {
        Some(sub) => (
            format!("{:#04x}({})", instruction.opcode, sub.group),
            Some(format!("{:#04x}({})", sub.code, sub.name)),
        ),
        None => (format!("{:#04x}({})", instruction.opcode, instruction.name), None),
    }
}

/// The cell of a field.
pub(super) fn cell(instruction: &Instruction, field: &Field) -> String {
    let count =
        field.count.as_ref().map(|count| instruction.field(count).map_or(count, |field| &field.label));
    match count {
        Some(count) => format!("{}[{count}]", field.label),
        None => field.label.clone(),
    }
}

/// The body of the Format section.
pub(super) fn format(instruction: &Instruction) -> Vec<String> {
    let (code, fields) = plain_cells(instruction);
    if instruction.parameters.is_empty() {
        return print::format_rows(&code, &fields);
    }
    let tables = instruction.parameters.iter();
    let tables: Vec<_> = tables.map(|table| self::table(instruction, &table.when, &table.names)).collect();
    tables.join(&String::new())
}

/// The cell with the opcode, and those that all layouts have.
fn plain_cells(instruction: &Instruction) -> (String, Vec<String>) {
    let (code, sub) = code_cells(instruction);
    let plain =
        instruction.fields.iter().filter(|f| instruction.parameters.is_empty() || f.name != PARAMETERS);
    (code, sub.into_iter().chain(plain.map(|field| cell(instruction, field))).collect())
}

/// A table of parameters under its condition.
pub(super) fn table(instruction: &Instruction, when: &str, names: &[String]) -> Vec<String> {
    let (code, fields) = plain_cells(instruction);
    let label =
        |name: &String| instruction.named.iter().find(|f| f.name == *name).map_or(name, |f| &f.label).clone();
    let cells: Vec<_> = fields.into_iter().chain(names.iter().map(label)).collect();
    let mut lines = vec!["### CONDITION".to_string(), String::new()];
    lines.extend(conditions(instruction, when));
    lines.push(String::new());
    lines.extend(print::format_rows(&code, &cells));
    lines
}

/// `op == ld`, `matches!(op, ld | ld_lz)` and `ty(si) == UD` as items of a list.
fn conditions(instruction: &Instruction, when: &str) -> Vec<String> {
    let label =
        |name: &str| instruction.field(name.trim()).map_or(name.trim().to_string(), |f| f.label.clone());
    let item = |part: &str| match part.strip_prefix("matches!(").and_then(|part| part.strip_suffix(')')) {
        Some(inside) => inside.split_once(',').map(|(field, codes)| {
            format!("- {}: {}", label(field), codes.split('|').map(str::trim).collect::<Vec<_>>().join(", "))
        }),
        None => part.split_once("==").map(|(field, code)| format!("- {}: {}", label(field), code.trim())),
    };
    when.split("&&").map(|part| item(part.trim()).unwrap_or_else(|| format!("- {}", part.trim()))).collect()
}

fn description(instruction: &Instruction, rules: &[&Rule]) -> Vec<String> {
    let fields =
        instruction.fields.iter().filter(|f| f.name != PARAMETERS || instruction.parameters.is_empty());
    let mut lines: Vec<String> = fields.chain(&instruction.named).flat_map(print::field).collect();
    if !rules.is_empty() {
        lines.extend([String::new(), "#### Rules".to_string()]);
        lines.extend(rules.iter().map(|rule| self::rule(rule)));
    }
    lines.extend([String::new(), "#### Properties".to_string()]);
    lines.extend(properties(instruction));
    if !instruction.type_maps.is_empty() {
        lines.extend([String::new(), "#### Operand type maps".to_string()]);
        lines.extend(instruction.type_maps.iter().flat_map(print::type_map));
    }
    lines
}

/// A rule in the form of a page. The sentence is one of ours: it comes from a reading.
pub(super) fn rule(rule: &Rule) -> String {
    let place = rule.id.split_once('/').map_or(rule.id.as_str(), |(_, place)| place);
    format!(
        "- **{place}{}:** `{}`: {}.",
        print::tag(&rule.platforms),
        rule.expr,
        rule.doc.trim_end_matches('.')
    )
}

/// The properties that are facts.
fn properties(instruction: &Instruction) -> Vec<String> {
    PROPERTIES
        .iter()
        .filter_map(|(name, value)| Some(format!("- **{name}:** {}", value(instruction)?)))
        .collect()
}

/// A property by its name on the page, with its value as the page spells it.
pub(super) type Property = (&'static str, fn(&Instruction) -> Option<String>);

pub(super) const PROPERTIES: [Property; 4] = [
    ("Supported Types", |i| (!i.supported_types.is_empty()).then(|| print::types(&i.supported_types))),
    ("Saturation", |i| i.saturation.map(|yes| if yes { "Yes" } else { "No" }.to_string())),
    ("Source Modifier", |i| i.source_modifier.map(|modifier| print::modifier(modifier).to_string())),
    ("Control Flow", |i| i.flow.map(|flow| print::flow(flow).to_string())),
];
