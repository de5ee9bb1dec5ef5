//! `genvisa info`: describes an instruction, or a part of the text of programs.

mod example;
mod json;
mod predefined;
mod topic;

use super::platforms::names;
use crate::json::array;
use crate::{Outcome, Unusable, known, say};
use example::Example;
use genvisa::{
    BitRangeInfo, EnumerantInfo, FieldInfo, Instruction, InstructionInfo, Platform, PlatformSet, Rule,
};
use genvisa_asm::forms::FORMS;
use genvisa_asm::read::instead_of;
use genvisa_report::{clipped, nearest};
use std::fmt::Write;

/// Describe an instruction, or a part of the text of programs
///
/// An instruction has its purpose, text forms, semantics, layout, rules and an example.
/// A part is a statement (.decl), an attribute (SimdSize), a class or form of operands (indirect), a predefined variable (%tsc),
/// or a whole table (operands).
#[derive(clap::Args)]
pub struct Args {
    /// Name (SVM_GATHER), first word of its text (svm_gather) or opcode (0x4e); or a part of programs (.decl, operands)
    #[arg(value_name = "MNEMONIC|OPCODE|PART", value_parser = known::instruction(), hide_possible_values = true)]
    name: String,
    /// Show only the values and rules of this platform
    #[arg(short, long, value_parser = known::platform(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Print a JSON array with an object for each instruction or table
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let found = find(&args.name);
    if found.is_empty() {
        return topics(&args.name, args.json);
    }
    if args.json {
        return say(&array(found.iter().map(|info| json::of(info, args.platform)))?);
    }
    let pages = found.iter().map(|info| page(info, args.platform)).collect::<Vec<_>>();
    say(&pages.join("\n"))
}

/// The tables about a name that no instruction has.
fn topics(name: &str, is_json: bool) -> Result<Outcome, Unusable> {
    let (topics, variable) = (topic::find(name), predefined::find(name));
    if topics.is_empty() && variable.is_none() {
        return Err(unknown(name));
    }
    if is_json {
        let all = variable.map(predefined::json).into_iter().chain(topics.iter().map(topic::json));
        return say(&array(all)?);
    }
    let all = variable.map(predefined::text).into_iter().chain(topics.iter().map(topic::text));
    say(&all.collect::<Vec<_>>().join("\n"))
}

/// The instructions with a name, which may be that of their page, a first word of their text, or an opcode.
fn find(text: &str) -> Vec<&'static InstructionInfo> {
    let code = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u8::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    };
    let is_it = |info: &&&InstructionInfo| {
        code == Some(info.opcode) || info.names().iter().any(|name| name.eq_ignore_ascii_case(text))
    };
    let named: Vec<_> = Instruction::ALL.iter().filter(is_it).copied().collect();
    if !named.is_empty() {
        return named;
    }
    // `cmp.lt` is a form of `cmp`.
    let word = text.split('.').next().unwrap_or_default().to_lowercase();
    let forms = FORMS.by_word(&word).iter().filter_map(|form| FORMS.all.get(*form));
    let mut numbers: Vec<usize> = forms.map(|form| form.instruction).collect();
    numbers.dedup();
    numbers.into_iter().filter_map(|number| Instruction::ALL.get(number)).copied().collect()
}

fn unknown(text: &str) -> Unusable {
    let names: Vec<&str> =
        Instruction::ALL.iter().map(|info| info.name).chain(FORMS.words()).chain(topic::known()).collect();
    let nearest = || {
        let near = nearest(text, names.iter().copied());
        let near = near.or_else(|| nearest(&text.to_uppercase(), names.iter().copied()));
        near.map(|near| format!("did you mean `{near}`?"))
    };
    let help = instead_of(text).or_else(nearest).map(|help| format!("; {help}")).unwrap_or_default();
    Unusable(format!("error: no instruction and no part of programs has the name `{}`{help}", clipped(text)))
}

fn page(info: &InstructionInfo, platform: Option<Platform>) -> String {
    let mut out = String::new();
    let codes = match info.sub_opcode {
        Some(sub) => format!("{:#04x} {sub:#04x}", info.opcode),
        None => format!("{:#04x}", info.opcode),
    };
    let _ = writeln!(out, "{}  {codes}  {}:{}", info.name, info.page, info.line);
    let _ = writeln!(out, "{}", info.doc);
    let _ = writeln!(out, "platforms: {}", names(info.platforms));
    if let Some(other) = info.same_as {
        let _ = writeln!(out, "bytes: same as {other}; the decoder returns {other}");
    }
    let _ = writeln!(out, "\ntext:");
    for form in info.text {
        let _ = writeln!(out, "  {form}");
    }
    if !info.semantics.is_empty() {
        let _ = writeln!(out, "\nsemantics:");
        for line in info.semantics {
            let _ = writeln!(out, "  {line}");
        }
    }
    if !info.notes.is_empty() {
        let _ = writeln!(out, "\nnotes:");
        info.notes.iter().for_each(|note| out += &format!("  {note}\n"));
    }
    if let Some(Example { platform, program }) = Example::of(info) {
        let _ = writeln!(out, "\nexample, on {platform}:");
        program.lines().for_each(|line| out += &format!("  {line}\n"));
    }
    let _ = writeln!(out, "\nlayout, after the opcode:");
    for field in info.fields {
        out += &layout(field, platform);
    }
    for parameters in info.parameters {
        let _ = writeln!(out, "  params if {}: {}", parameters.when, parameters.names.join(", "));
    }
    let holds = |rule: &&Rule| platform.is_none_or(|p| rule.platforms.contains(p as u32));
    let _ =
        writeln!(out, "\nrules of this instruction (operands and shared fields have rules of their own):");
    for rule in info.rules.iter().filter(holds) {
        let on = if rule.platforms == PlatformSet::ALL {
            String::new()
        } else {
            format!(" {{{}}}", names(rule.platforms))
        };
        let _ = writeln!(out, "  {}{on}: {}\n      {}", rule.id, rule.doc, rule.expr);
    }
    out
}

fn layout(field: &FieldInfo, platform: Option<Platform>) -> String {
    let mut out = format!("  {:<22} {}", field.name, field.ty);
    if let Some(count) = field.count {
        let _ = write!(out, ", repeated {count} times, at most {}", field.most);
    }
    if let Some(since) = field.since {
        let _ = write!(out, ", since object version {since}");
    }
    if let Some(before) = field.before {
        let _ = write!(out, ", before object version {before}");
    }
    if let Some(when) = field.when {
        let _ = write!(out, ", if {when}");
    }
    out.push('\n');
    if !field.doc.is_empty() {
        let _ = writeln!(out, "    {}", field.doc);
    }
    for range in field.bit_ranges {
        out += &values(field, range, platform);
    }
    out
}

fn values(field: &FieldInfo, range: &BitRangeInfo, platform: Option<Platform>) -> String {
    let bits = if range.hi == range.lo {
        format!("bit {}", range.lo)
    } else {
        format!("bits {}..{}", range.hi, range.lo)
    };
    let width = (range.hi - range.lo + 1) as usize;
    let shown = shown(field, range, platform).map(|value| {
        let on = match value.platforms == PlatformSet::ALL || platform.is_some() {
            true => String::new(),
            false => format!(" {{{}}}", names(value.platforms)),
        };
        format!("0b{:0width$b} {}{on}", value.code, value.name)
    });
    let shown = shown.collect::<Vec<_>>().join(", ");
    let colon = if shown.is_empty() { "" } else { ": " };
    format!("    {} {bits}{colon}{shown}\n", range.name)
}

/// The encodings of a bit range that the instruction accepts on a platform, or on any.
fn shown(
    field: &FieldInfo,
    range: &BitRangeInfo,
    platform: Option<Platform>,
) -> impl Iterator<Item = &'static EnumerantInfo> {
    let only = field.only.filter(|_| range.name == field.name);
    let is_accepted = move |value: &&EnumerantInfo| only.is_none_or(|codes| codes.contains(&value.code));
    let is_here = move |value: &&EnumerantInfo| platform.is_none_or(|p| value.platforms.contains(p as u32));
    range.values.iter().filter(is_accepted).filter(is_here)
}
