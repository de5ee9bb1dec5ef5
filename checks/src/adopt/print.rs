//! Facts in the grammar of pages. A sentence of the other page is replaced by a [`marker`].

use genvisa_reader::isa::{
    BitGroup, Enumerant, Field, Flow, PlatformSet, Range, Refers, SourceModifier, TypeMap, TypeName,
};
use std::collections::BTreeSet;

/// The place of a sentence that a person must write.
pub(super) fn marker(at: &impl std::fmt::Display) -> String {
    format!("{}: {at}", super::MARKER)
}

/// ` {XEHP+}`, or nothing.
pub(super) fn tag(platforms: &PlatformSet) -> String {
    if platforms.is_all() { String::new() } else { format!("{{{platforms}}}") }
}

/// `UB,B.{XEHP+}BF`
pub(super) fn types(types: &[TypeName]) -> String {
    let mut sets: Vec<(&PlatformSet, Vec<&str>)> = Vec::new();
    for ty in types {
        match sets.iter_mut().find(|(set, _)| **set == ty.platforms) {
            Some((_, names)) => names.push(&ty.name),
            None => sets.push((&ty.platforms, vec![&ty.name])),
        }
    }
    sets.sort_by_key(|(set, _)| !set.is_all());
    let one = |(set, names): &(&PlatformSet, Vec<&str>)| format!("{}{}", tag(set), names.join(","));
    sets.iter().map(one).collect::<Vec<_>>().join(".")
}

/// `- {XEHP+}0b01: NAME - .name`
pub(super) fn encoding(value: &Enumerant, group: &BitGroup) -> String {
    let Enumerant { name, platforms, .. } = value;
    format!("- {}{}: {name}{}", tag(platforms), code(value.code, group, true), explanation(value))
}

/// ` - .name`, or nothing: the text behind the name of an encoding. A sentence becomes a marker.
pub(super) fn explanation(value: &Enumerant) -> String {
    let text = value.doc.trim();
    let text = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    match text {
        "" => String::new(),
        _ if is_prose(text) => format!(" - {}", marker(&value.at)),
        _ => format!(" - {text}"),
    }
}

/// Whether a text is a phrase of a person and no fact.
pub(super) fn is_prose(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(is_word);
    // Marks such as `<sup>` occur often.
    words.collect::<BTreeSet<_>>().len() > 1
}

/// A code of a bit range: binary with a digit for each bit, or decimal.
pub(super) fn code(code: u64, group: &BitGroup, is_binary: bool) -> String {
    let width = (group.hi - group.lo + 1) as usize;
    if is_binary { format!("0b{code:0width$b}") } else { code.to_string() }
}

/// `Bit[7..4]`
pub(super) fn range(group: &BitGroup) -> String {
    if group.hi == group.lo {
        format!("Bit[{}]", group.lo)
    } else {
        format!("Bit[{}..{}]", group.hi, group.lo)
    }
}

/// The lines of a bit range, and of its encodings.
pub(super) fn bits(field: &Field, group: &BitGroup, indent: &str) -> Vec<String> {
    let todo = marker(&group.at);
    let head = if group.name == field.name {
        format!("- {}{}: {todo}", range(group), tag(&group.platforms))
    } else if group.name == "mask" {
        format!("- {}{}: execution mask", range(group), tag(&group.platforms))
    } else {
        format!("- {} (bit {}-{}){}: {todo}", group.name, group.lo, group.hi, tag(&group.platforms))
    };
    let values = group.values.iter().map(|value| format!("{indent}  {}", encoding(value, group)));
    std::iter::once(format!("{indent}{head}")).chain(values).collect()
}

/// The lines of the bits that no bit range covers.
pub(super) fn reserved(field: &Field, indent: &str) -> Vec<String> {
    let width = field.width().unwrap_or_default().min(64);
    let covered = |bit: &u32| field.bits.iter().any(|group| (group.lo..=group.hi).contains(bit));
    let mut lines = Vec::new();
    let mut bit = 0;
    while bit < width {
        let Some(lo) = (bit..width).find(|bit| !covered(bit)) else { break };
        let end = (lo..width).find(covered).unwrap_or(width);
        let group = BitGroup { hi: end - 1, lo, ..BitGroup::default() };
        lines.push(format!("{indent}- {}: reserved", range(&group)));
        bit = end;
    }
    lines.reverse();
    lines
}

/// The facts in the text of a field.
pub(super) fn phrases(field: &Field) -> Vec<String> {
    let mut out = Vec::new();
    out.extend(field.refers.map(|refers| refers_phrase(refers).to_string()));
    out.extend(field.ignored.then(|| "ignored".to_string()));
    out.extend(field.when.as_ref().map(|when| format!("Present only if `{when}`")));
    out.extend(field.used_if.as_ref().map(|used| format!("Used only if `{used}`")));
    out.extend(field.range.map(|range| format!("Range [{}..{}]", range.min, range.max)));
    out.extend((!field.types.is_empty()).then(|| format!("Must have type {}", types(&field.types))));
    out.extend((!field.classes.is_empty()).then(|| format!("Operand class: {}", field.classes.join(","))));
    out
}

/// The words by which the reader knows an index.
pub(super) fn refers_phrase(refers: Refers) -> &'static str {
    match refers {
        Refers::Variable => "index of the general variable",
        Refers::Address => "index of the address variable",
        Refers::Predicate => "index of the predicate variable",
        Refers::Surface => "index of the surface variable",
        Refers::Sampler => "index of the sampler variable",
        Refers::Label => "index of the label",
        Refers::String => "index of the string",
    }
}

/// The bullet of a field with its bits.
pub(super) fn field(field: &Field) -> Vec<String> {
    let wire = field.wire.last().map_or("ub", |wire| wire.ty.as_str());
    described(field, &format!("- **{}({wire}):**", field.label))
}

/// The bullet of a field of a structure with its bits.
pub(super) fn member(field: &Field) -> Vec<String> {
    described(field, &format!("- **{}:**", field.label))
}

fn described(field: &Field, name: &str) -> Vec<String> {
    let mut head = format!("{name} {}", marker(&field.at));
    for phrase in phrases(field) {
        head.push_str(". ");
        head.push_str(&phrase);
    }
    let mut lines = vec![head];
    lines.extend(field.bits.iter().flat_map(|group| bits(field, group, "  ")));
    if !field.bits.is_empty() && !field.is_operand() {
        lines.extend(reserved(field, "  "));
    }
    lines
}

/// `0 to 64`, `8, 16, 32`
pub(super) fn limits(ranges: &[Range]) -> String {
    let one = |Range { min, max }: &Range| match min == max {
        true => min.to_string(),
        false => format!("{min} to {max}"),
    };
    ranges.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub(super) fn modifier(modifier: SourceModifier) -> &'static str {
    match modifier {
        SourceModifier::None => "none",
        SourceModifier::Arithmetic => "arithmetic",
        SourceModifier::Logic => "logic",
    }
}

pub(super) fn flow(flow: Flow) -> &'static str {
    match flow {
        Flow::Block => "begins a block",
        Flow::Subroutine => "begins a subroutine",
        Flow::Branch => "branches",
        Flow::Call => "calls",
        Flow::Return => "returns",
        Flow::NoCode => "no code",
    }
}

/// The lines of a combination of types.
pub(super) fn type_map(map: &TypeMap) -> [String; 3] {
    [
        format!("- **Type map{}**", tag(&map.platforms)),
        format!("  - **Dst types:** {}", map.dst.join(", ")),
        format!("  - **Src types:** {}", map.src.join(", ")),
    ]
}

/// A row of a table.
pub(super) fn row(cells: &[String]) -> String {
    let cell = |cell: &String| if cell.is_empty() { " |".to_string() } else { format!(" {cell} |") };
    "|".to_string() + &cells.iter().map(cell).collect::<String>()
}

/// The rows of a Format table: at most six cells behind the first one.
pub(super) fn format_rows(code: &str, cells: &[String]) -> Vec<String> {
    const WIDTH: usize = 6;
    let width = cells.len().min(WIDTH);
    let line = |first: &str, cells: &[String]| {
        let empty = std::iter::repeat_n(String::new(), width - cells.len());
        let cells: Vec<_> =
            std::iter::once(first.to_string()).chain(cells.iter().cloned()).chain(empty).collect();
        row(&cells)
    };
    let mut rows = vec![format!("|{}", " |".repeat(width + 1)), format!("|{}", " --- |".repeat(width + 1))];
    match cells.is_empty() {
        true => rows.push(line(code, &[])),
        false => {
            let chunks = cells.chunks(WIDTH).enumerate();
            rows.extend(chunks.map(|(n, cells)| line(if n == 0 { code } else { "" }, cells)));
        }
    }
    rows
}
