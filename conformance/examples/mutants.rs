//! Changes valid objects in one place and compares `genvisa` with Intel's finalizer: `cargo xtask oracle --mutants COUNT`.
//!
//! A mutant is an object with one changed byte or one changed field. Those that `genvisa` finds no error and no new warning in
//! are given to the finalizer, and those that it does not accept are grouped by its message and by the changed field. The same seed makes the same
//! mutants, and the answers of the finalizer are cached, so that a second run continues where the first one ended.

use genvisa::{Level, Module, Platform};
use genvisa_asm::module::assemble;
use genvisa_conformance::finalizer::{Finalizer, Input, Verdict};
use genvisa_conformance::object::file::Object;
use genvisa_conformance::object::node::Node;
use genvisa_conformance::object::tree::{Codec, Item, Value};
use genvisa_conformance::spec::Spec;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest object that is changed: in a large one most changes are equal.
const LARGEST: usize = 6_000;
/// The start of a message about a program with more variables than registers.
const SPILL: &str = "Spill memory used";
/// The line before the messages of the finalizer.
const HEADING: &str = "[vISA Finalizer Messages]";
/// The examples of each group that are kept.
const KEPT: usize = 2;

fn main() -> ExitCode {
    match run() {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

/// Rules, each with the number of its violations.
type Warnings = BTreeMap<&'static str, usize>;

/// A program that both accept.
struct Base {
    name: String,
    platform: Platform,
    bytes: Vec<u8>,
    /// The rules that it violates, none of which is an error, and how often.
    warnings: Warnings,
}

/// A mutant that the finalizer does not accept.
struct Survivor {
    group: String,
    example: String,
    bytes: Vec<u8>,
}

fn run() -> Result<String, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [count, seed, folder, out] = arguments.as_slice() else {
        return Err("arguments: COUNT SEED FOLDER OUT".into());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|e| format!("{text}: {e}"));
    let (count, seed, out) = (number(count)?, number(seed)?, Path::new(out));
    let finalizer = Finalizer::find()?;
    let spec = Spec::embedded()?;
    let mut files = Vec::new();
    programs(Path::new(folder), &mut files)?;
    files.sort();
    let bases: Vec<Base> = files.par_iter().flat_map(|file| bases(file, &finalizer)).collect();
    if bases.is_empty() {
        return Err(format!("{folder} has no program that both accept"));
    }
    let mutants = (0..count).into_par_iter().filter_map(|n| mutant(&spec, &bases, seed, n));
    let found: Vec<(bool, Option<Survivor>)> =
        mutants.map(|mutant| ask(&spec, &finalizer, mutant)).collect::<Result<_, _>>()?;
    let tried = found.len();
    let clean = found.iter().filter(|(is_clean, _)| *is_clean).count();
    let mut groups: BTreeMap<String, Vec<Survivor>> = BTreeMap::new();
    for survivor in found.into_iter().filter_map(|(_, survivor)| survivor) {
        groups.entry(survivor.group.clone()).or_default().push(survivor);
    }
    fs::create_dir_all(out).map_err(|e| format!("{}: {e}", out.display()))?;
    let survivors: usize = groups.values().map(Vec::len).sum();
    let mut report = format!(
        "{tried} mutants of {} programs (each on each of its platforms), {clean} without a finding, {survivors} of them not accepted\n",
        bases.len()
    );
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(_, all)| std::cmp::Reverse(all.len()));
    for (n, (group, all)) in groups.iter().enumerate() {
        report += &format!("\n{} x {group}\n", all.len());
        for (k, one) in all.iter().take(KEPT).enumerate() {
            let file = out.join(format!("{n:03}-{k}.isa"));
            fs::write(&file, &one.bytes).map_err(|e| format!("{}: {e}", file.display()))?;
            report += &format!("    {n:03}-{k}.isa {}\n", one.example);
        }
    }
    Ok(report)
}

fn programs(folder: &Path, into: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            programs(&path, into)?;
        } else if path.extension().is_some_and(|end| end == "visaasm" || end == "isa") {
            into.push(path);
        }
    }
    Ok(())
}

/// The program in a file for each of its platforms on which both accept it.
fn bases(file: &Path, finalizer: &Finalizer) -> Vec<Base> {
    let Ok(read) = fs::read(file) else { return Vec::new() };
    let is_object = file.extension().is_some_and(|end| end == "isa");
    let platforms = platforms(file, if is_object { "" } else { std::str::from_utf8(&read).unwrap_or("") });
    let bytes = match is_object {
        true => Some(read),
        false => std::str::from_utf8(&read).ok().and_then(|text| assemble(text).ok()?.encode().ok()),
    };
    let Some(bytes) = bytes.filter(|bytes| bytes.len() <= LARGEST) else { return Vec::new() };
    let accepted = |platform: Platform| {
        let warnings = warnings(&bytes, platform)?;
        let verdict = finalizer.compile(Input::Object(&bytes), platform.finalizer_name()).ok()?;
        let name = file.display().to_string();
        let base = Base { name, platform, bytes: bytes.clone(), warnings };
        matches!(verdict, Verdict::Accepted(_)).then_some(base)
    };
    platforms.into_iter().filter_map(accepted).collect()
}

/// The platforms that a comment of a program lists, or else the one that its folder is named after, or else SKL.
fn platforms(file: &Path, text: &str) -> Vec<Platform> {
    // Folders have the names of platforms with and without underscores.
    let plain = |name: &str| name.to_lowercase().replace('_', "");
    let named = |word: &str| {
        let is_it =
            |p: &&Platform| [p.name(), p.finalizer_name()].iter().any(|name| plain(name) == plain(word));
        Platform::ALL.iter().find(is_it).copied()
    };
    let lists = ["// platform:", "// platforms:"];
    let list = text.lines().find_map(|line| lists.iter().find_map(|list| line.strip_prefix(list)));
    if let Some(list) = list {
        return list.split_whitespace().filter_map(named).collect();
    }
    let folder = file.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or("");
    vec![named(folder).unwrap_or(Platform::Skl)]
}

/// The rules that are violated with a warning. Nothing if `genvisa` does not read the whole object or finds an error in it.
fn warnings(bytes: &[u8], platform: Platform) -> Option<Warnings> {
    let module = Module::decode(bytes).ok()?;
    let mut tidy = module.clone();
    let whole = module.gaps.is_empty() && tidy.lay_out().is_ok() && tidy == module;
    let rest = module.kernels.iter().any(|kernel| kernel.body.rest.is_some())
        || module.functions.iter().flatten().any(|function| function.body.rest.is_some());
    if !whole || rest {
        return None;
    }
    let mut found = Warnings::new();
    for (_, violation) in module.validate_flow(platform) {
        match violation.rule.level {
            Level::Error => return None,
            Level::Warning { .. } => *found.entry(violation.rule.id).or_default() += 1,
            Level::Note { .. } => {}
        }
    }
    Some(found)
}

/// A changed object.
struct Mutant<'b> {
    base: &'b Base,
    change: String,
    bytes: Vec<u8>,
}

/// A generator of numbers that is the same everywhere: xorshift.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() >> 16).unwrap_or_default() % n.max(1)
    }
}

fn mutant<'b>(spec: &Spec, bases: &'b [Base], seed: u64, n: u64) -> Option<Mutant<'b>> {
    let mut chance = Chance((seed << 32 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| _ = chance.next());
    let base = &bases[chance.below(bases.len())];
    if chance.below(2) == 0 {
        let mut bytes = base.bytes.clone();
        let at = chance.below(bytes.len());
        let new = value(&mut chance, u64::from(bytes[at]), 8) as u8;
        let change = format!("byte {at}: {:#04x} becomes {new:#04x}", bytes[at]);
        bytes[at] = new;
        return Some(Mutant { base, change, bytes });
    }
    let codec = codec(spec, &base.bytes)?;
    let mut object = Object::read(&codec, &base.bytes).ok()?;
    let mut places = Vec::new();
    for node in object.nodes(&codec) {
        for (field, described) in codec.fields(node.item.shape).iter().enumerate() {
            let is_int = matches!(node.item.values.get(field), Some(Value::Int(_)));
            let counts = codec.counted(node.item.shape, &described.name).is_some();
            if let Some(bits) = codec.bits(described).filter(|_| is_int && !counts) {
                let name = format!("{} {}.{}", node.field, node.subject, described.name);
                places.push((node.place.clone(), field, bits, name));
            }
        }
    }
    let (place, field, bits, name) = places.swap_remove(chance.below(places.len()));
    let Some(Value::Int(raw)) = object.item_mut(&place)?.values.get_mut(field) else { return None };
    let old = *raw;
    *raw = value(&mut chance, old, bits);
    let change = format!("{}: {old:#x} becomes {raw:#x}", name.trim());
    let bytes = object.bytes(&codec);
    Some(Mutant { base, change, bytes })
}

/// Another value: one bit, one more, one less, a small number, or any.
fn value(chance: &mut Chance, old: u64, bits: u32) -> u64 {
    let mask = u64::MAX >> (64 - bits);
    let new = match chance.below(5) {
        0 => old ^ 1 << chance.below(bits as usize),
        1 => old.wrapping_add(1),
        2 => old.wrapping_sub(1),
        3 => chance.next() % 17,
        _ => chance.next(),
    };
    new & mask
}

fn codec<'a>(spec: &'a Spec, bytes: &[u8]) -> Option<Codec<'a>> {
    Some(Codec { spec, version: (*bytes.get(4)?, *bytes.get(5)?) })
}

/// Whether `genvisa` finds neither an error nor another warning, and the survivor if the finalizer does not accept it then.
fn ask(spec: &Spec, finalizer: &Finalizer, mutant: Mutant<'_>) -> Result<(bool, Option<Survivor>), String> {
    let Mutant { base, change, bytes } = mutant;
    let found = warnings(&bytes, base.platform);
    let is_known =
        |(rule, count): (&&str, &usize)| base.warnings.get(rule).is_some_and(|known| count <= known);
    let is_clean = found.is_some_and(|found| found.iter().all(is_known));
    if bytes == base.bytes || !is_clean {
        return Ok((false, None));
    }
    let platform = base.platform.finalizer_name();
    let verdict = finalizer.compile(Input::Object(&bytes), platform).map_err(|e| e.to_string())?;
    let message = match &verdict {
        Verdict::Accepted(_) => return Ok((true, None)),
        // The code is complete: variables that have no register are in memory.
        Verdict::Unclear(why) if first_line(why).starts_with(SPILL) => return Ok((true, None)),
        Verdict::Rejected(why) | Verdict::Unclear(why) => first_line(why),
        Verdict::Crashed(signal) => format!("signal {signal}"),
        Verdict::TimedOut => "no end".into(),
    };
    let field = changed(spec, &base.bytes, &bytes).unwrap_or_else(|| "the file".into());
    let group = format!("{}: {message} [{field}]", verdict.word());
    let example = format!("-p {} {} of {}: {change}", base.platform.name(), field, base.name);
    Ok((true, Some(Survivor { group, example, bytes })))
}

/// The first line of a message that names a defect, without its numbers and without the name before a colon.
fn first_line(message: &str) -> String {
    let lines = message.lines().map(str::trim).filter(|line| !line.is_empty() && *line != HEADING);
    let line = lines.clone().find(|line| line.contains("rror")).or_else(|| lines.clone().next());
    let line = line.unwrap_or("no message");
    let line = line.rsplit_once(" : ").map_or(line, |(_, defect)| defect);
    let mut text = String::new();
    for c in line.chars().take(150) {
        match c.is_ascii_digit() {
            true if text.ends_with('#') => {}
            true => text.push('#'),
            false => text.push(c),
        }
    }
    text
}

/// The first field in which two objects differ.
fn changed(spec: &Spec, old: &[u8], new: &[u8]) -> Option<String> {
    let codec = codec(spec, old)?;
    let [old, new] = [old, new].map(|bytes| Object::read(&codec, bytes).ok());
    let (old, new) = (old?, new?);
    let (olds, news) = (old.nodes(&codec), new.nodes(&codec));
    let pair = olds.iter().zip(&news).find(|(a, b)| differs(a.item, b.item))?;
    let (a, b): (&Node<'_>, &Node<'_>) = pair;
    if a.item.shape != b.item.shape {
        return Some(format!("{} becomes {}", a.subject, b.subject));
    }
    let at = a.item.values.iter().zip(&b.item.values).position(|(a, b)| !is_table(a) && a != b)?;
    let field = &codec.fields(a.item.shape).get(at)?.name;
    let owner = match a.place.part {
        genvisa_conformance::object::node::Part::Line(routine, line) => {
            let item = old.routine(routine)?.body.get(line)?;
            codec.name(item.shape).to_string() + " "
        }
        _ => String::new(),
    };
    let operand = if a.field.is_empty() { String::new() } else { format!("{} ", a.field) };
    let subject = if owner.trim() == a.subject { "" } else { a.subject };
    Some(format!("{owner}{operand}{subject}.{field}"))
}

/// Whether two items differ in themselves, without those in them.
fn differs(a: &Item, b: &Item) -> bool {
    a.shape != b.shape || a.values.iter().zip(&b.values).any(|(a, b)| !is_table(a) && a != b)
}

fn is_table(value: &Value) -> bool {
    matches!(value, Value::Items(_))
}
