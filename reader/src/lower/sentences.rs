//! The sentences of rules that follow from the facts of a page: one template per kind of rule.
//!
//! The sentence is the headline of a diagnostic about the rule. It states the whole requirement and can be read alone: it names
//! the field and every constant of the expression. The lint `messages` checks this.
//!
//! Sentences of words only are concatenated, which takes less time than `format!`: there are thousands.

use super::words;
use crate::isa::{Enumerant, PARAMETERS, PlatformSet, PlatformTerm, Range, Refers, TypeMap, TypeName};
use crate::page::is_word;
use genvisa_rule::{BinaryOp, Expr, Pattern};
use std::fmt::Write;

/// The position of a parameter, and the conditions under which it has that position; no condition: it always has it. The parts
/// of a condition hold together.
pub(super) type Position = (u8, Vec<Vec<Expr>>);

/// A list of more encodings than this is given by its codes, where consecutive ones are a range.
const MOST_NAMES: usize = 20;

/// `ADD/opcode`: the byte that selects the instruction.
pub(super) fn opcode(instruction: &str, field: &str, code: u8) -> String {
    format!("`{field}` of {instruction} must be 0x{code:02x}")
}

/// `DPAS/platform`.
pub(super) fn platforms(instruction: &str, platforms: &PlatformSet) -> String {
    [instruction, " is available only ", &on(platforms)].concat()
}

/// `ADD/dst/type`.
pub(super) fn types(operand: &str, types: &[TypeName]) -> String {
    ["`", operand, "` must have ", &one_of_types(types)].concat()
}

/// `3D_SAMPLE4/params/offu_type`.
pub(super) fn parameter(name: &str, types: &[TypeName], positions: &[Position]) -> String {
    let has = one_of_types(types);
    let position = |(at, conditions): &Position| match conditions[..] {
        [] => format!("`{PARAMETERS}[{at}]`"),
        _ => {
            let one = |parts: &Vec<Expr>| parts.iter().map(condition).collect::<Vec<_>>().join(" and ");
            let any: Vec<String> = conditions.iter().map(one).collect();
            format!("`{PARAMETERS}[{at}]` if {}", any.join(", or if "))
        }
    };
    match positions {
        [(at, conditions)] if conditions.is_empty() => {
            format!("`{PARAMETERS}[{at}]` (`{name}`) must have {has}")
        }
        _ => {
            let positions: Vec<String> = positions.iter().map(position).collect();
            format!("the parameter `{name}` must have {has}: {}", positions.join("; "))
        }
    }
}

/// `3D_SAMPLE/num_params/layout`.
pub(super) fn parameters(counter: &str, limits: &[(usize, Vec<Expr>)]) -> String {
    let limits = limits.iter().map(|(most, conditions)| {
        let any: Vec<String> = conditions.iter().map(condition).collect();
        format!("{most} if {}", any.join(", or if "))
    });
    format!("`{counter}` must be at most {}", limits.collect::<Vec<_>>().join("; "))
}

/// `ADD/src0/class`.
pub(super) fn classes(operand: &str, classes: &[&str]) -> String {
    let is_vowel = |c: char| matches!(c.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u');
    let vowel = classes.first().is_some_and(|class| class.starts_with(is_vowel));
    let article = if vowel { "an" } else { "a" };
    let classes = list(classes, "or", |out, class| push_small(out, class));
    ["`", operand, "` must be ", article, " ", &classes, " operand"].concat()
}

/// `ADD/src0/modifier`.
pub(super) fn modifiers(operand: &str, modifiers: &[&str]) -> String {
    let named = modifiers.iter().filter(|modifier| **modifier != words::NO_MODIFIER);
    match named.collect::<Vec<_>>()[..] {
        [] => ["`", operand, "` must have no modifier"].concat(),
        ref named => ["`", operand, "` must have no modifier other than ", &or_types(named)].concat(),
    }
}

/// `ADDC/dst/saturation`.
pub(super) fn saturation(operand: &str, modifier: &str) -> String {
    let modifier = modifier.to_ascii_lowercase();
    ["`", operand, "` must not have the modifier `", &modifier, "`: the result cannot saturate"].concat()
}

/// `ADD/type_map`: the combinations of types. Operands are given with whether they are destinations.
pub(super) fn type_map(
    instruction: &str,
    operands: &[(&str, bool)],
    supported: &[&TypeName],
    maps: &[TypeMap],
) -> String {
    let names: Vec<String> = operands.iter().map(|(name, _)| quoted(name)).collect();
    let has = |is_destination: bool| operands.iter().any(|operand| operand.1 == is_destination);
    let row = |map: &TypeMap| {
        let (dst, src) = (&map.dst, &map.src);
        let types = match (has(true) && !dst.is_empty(), has(false) && !src.is_empty()) {
            (true, true) if dst == src => or_types(dst),
            (true, true) => format!("destination {} with {}", or_types(dst), or_types(src)),
            (true, false) => or_types(dst),
            (false, true) => or_types(src),
            (false, false) => "any types".to_string(),
        };
        if map.platforms.is_all() { types } else { format!("{} {types}", on(&map.platforms)) }
    };
    let rows: Vec<String> = maps.iter().map(row).collect();
    let mapped = |ty: &str| maps.iter().any(|map| map.dst.iter().chain(&map.src).any(|t| t == ty));
    let mut never: Vec<String> = Vec::new();
    for ty in supported.iter().filter(|ty| !mapped(&ty.name)) {
        let name = quoted(&ty.name.to_ascii_lowercase());
        if !never.contains(&name) {
            never.push(name);
        }
    }
    let never = if never.is_empty() { String::new() } else { format!("; {} has no combination", or(&never)) };
    let combination = match rows.len() {
        1 => "this combination",
        _ => "one of these combinations",
    };
    format!("the types of {} in {instruction} must be {combination}: {}{never}", and(&names), rows.join("; "))
}

/// `ADD/exec_size/encoding`.
pub(super) fn encoding(path: &str, values: &[Enumerant]) -> String {
    let mut sets: Vec<(&PlatformSet, Vec<&Enumerant>)> = Vec::new();
    for value in values {
        match sets.iter_mut().find(|(set, _)| **set == value.platforms) {
            Some((_, list)) => list.push(value),
            None => sets.push((&value.platforms, vec![value])),
        }
    }
    let sets = sets.into_iter().map(|(set, list)| (set, encodings(&list)));
    ["`", path, "` must be ", &on_each(sets)].concat()
}

/// `3D_LOAD/short_op/reserved`.
pub(super) fn reserved(field: &str, mask: u64) -> String {
    let are = if mask.count_ones() == 1 { "is" } else { "are" };
    [&bits(mask), " of `", field, "` ", are, " reserved and must be zero"].concat()
}

/// `DWORD_ATOMIC/op.word/reserved`: the bits of a bit range that only some platforms have.
pub(super) fn reserved_elsewhere(field: &str, range: &str, mask: u64, platforms: &PlatformSet) -> String {
    format!("`{field}.{range}` ({} of `{field}`) must be zero, except {}", bits(mask), on(platforms))
}

/// `NBARRIER/id/range`.
pub(super) fn range(path: &str, is_immediate: bool, range: Range) -> String {
    let Range { min, max } = range;
    let value = if is_immediate { "the value of " } else { "" };
    if min == max {
        return format!("{value}`{path}` must be {min}");
    }
    format!("{value}`{path}` must be in the range {min} to {max}")
}

/// `GATHER/surface/declared`.
pub(super) fn declared(field: &str, refers: Refers) -> String {
    let what = match refers {
        Refers::Variable => "a declared or predefined general variable",
        Refers::Address => "a declared address variable",
        Refers::Predicate => "a declared predicate variable",
        Refers::Surface => "a declared or predefined surface",
        Refers::Sampler => "a declared or predefined sampler",
        Refers::Label => "a declared label",
        Refers::String => "a string of the pool",
    };
    ["`", field, "` must be the index of ", what].concat()
}

/// `OWORD_LD/surface/t0`: a surface that cannot be accessed, except on some platforms.
pub(super) fn surface(field: &str, index: u32, except: &PlatformSet) -> String {
    let except = if except.is_all() { String::new() } else { format!(", except {}", on(except)) };
    format!("`{field}` must not be {index} (T{index}){except}")
}

/// A condition under which a parameter has its position, in words.
fn condition(expr: &Expr) -> String {
    match expr {
        Expr::Binary { op: BinaryOp::And, left, right } => {
            format!("{} and {}", condition(left), condition(right))
        }
        Expr::Binary { op: BinaryOp::Eq, left, right } => match right.as_symbol() {
            Some(name) => is_one_of(left, &[name.to_string()]),
            None => quoted(&expr.to_string()),
        },
        Expr::Matches { subject, patterns } => {
            let names: Vec<String> = patterns.iter().map(Pattern::to_string).collect();
            is_one_of(subject, &names)
        }
        _ => quoted(&expr.to_string()),
    }
}

fn is_one_of(subject: &Expr, names: &[String]) -> String {
    match subject {
        Expr::Call { name, args, .. } => match &args[..] {
            [operand] if name == "ty" => format!("`{operand}` has type {}", or_types(names)),
            _ => format!("`{subject}` is {}", or(&quote(names))),
        },
        _ => format!("`{subject}` is {}", or(&quote(names))),
    }
}

/// "type `ud` or `d`, or `bf` on XEHP and later".
fn one_of_types(types: &[TypeName]) -> String {
    let sets = TypeName::by_platforms(types).into_iter();
    let sets = sets.map(|(set, list)| (set, or_types(&list)));
    ["type ", &on_each(sets)].concat()
}

/// The allowed values on each set of platforms; the values on all platforms are first.
fn on_each<'s>(sets: impl Iterator<Item = (&'s PlatformSet, String)>) -> String {
    let mut sets: Vec<(&PlatformSet, String)> = sets.collect();
    sets.sort_by_key(|(set, _)| !set.is_all());
    let mut out = String::new();
    for (n, (set, list)) in sets.into_iter().enumerate() {
        if n == 0 {
            out = list;
        } else {
            out.extend([", or ", &list]);
        }
        if !set.is_all() {
            out.extend([" ", &on(set)]);
        }
    }
    out
}

/// "on SKL, on XEHP or on PVC and later".
fn on(platforms: &PlatformSet) -> String {
    let term = |term: &PlatformTerm| match term {
        PlatformTerm::Only(name) => ["on ", name].concat(),
        PlatformTerm::From(name) => ["on ", name, " and later"].concat(),
        PlatformTerm::Before(name) => ["before ", name].concat(),
    };
    or(&platforms.0.iter().map(term).collect::<Vec<_>>())
}

/// Encodings: numbers with their unit, names, or the codes where there are many.
fn encodings(values: &[&Enumerant]) -> String {
    let units: Vec<&str> = values.iter().filter_map(|v| Some(v.name.split_once(' ')?.1)).collect();
    let is_number = values.iter().all(|v| v.value.is_some());
    let unit = units.last().filter(|_| is_number && units.len() == values.len());
    if is_number && (unit.is_some() || units.is_empty()) {
        let mut out = list(values, "or", |out, value| {
            // Writing to a text does not fail.
            let _ = value.value.map_or(Ok(()), |number| write!(out, "{number}"));
        });
        out.extend(unit.into_iter().flat_map(|unit| [" ", unit]));
        return out;
    }
    if values.len() > MOST_NAMES {
        let codes = values.iter().map(|v| v.code).collect();
        return format!("one of the {} documented codes: {}", values.len(), or(&ranges(codes)));
    }
    list(values, "or", |out, value| match is_word(&value.name) {
        true => out.extend(["`", &value.name, "`"]),
        false => out.push_str(&value.name),
    })
}

/// "bit 3", "bits 0, 2 and 4 to 7".
fn bits(mask: u64) -> String {
    let mut bits: Vec<u64> = Vec::with_capacity(mask.count_ones() as usize);
    bits.extend((0..64).filter(|bit| mask >> bit & 1 == 1));
    let plural = if bits.len() == 1 { "" } else { "s" };
    ["bit", plural, " ", &and(&ranges(bits))].concat()
}

/// Numbers as ranges: `0`, `2`, `4 to 7`.
fn ranges(mut numbers: Vec<u64>) -> Vec<String> {
    numbers.sort_unstable();
    numbers.dedup();
    let follows = |a: &u64, b: &u64| a.checked_add(1) == Some(*b);
    let range = |list: &[u64]| match list {
        [first, _, .., last] => vec![format!("{first} to {last}")],
        _ => list.iter().map(u64::to_string).collect(),
    };
    numbers.chunk_by(follows).flat_map(range).collect()
}

/// "`ud` or `d`".
fn or_types(names: &[impl AsRef<str>]) -> String {
    list(names, "or", |out, name| {
        out.push('`');
        push_small(out, name.as_ref());
        out.push('`');
    })
}

/// Adds a name in small letters.
fn push_small(out: &mut String, name: &str) {
    let start = out.len();
    out.push_str(name);
    out[start..].make_ascii_lowercase();
}

fn quote(names: &[String]) -> Vec<String> {
    names.iter().map(|name| quoted(name)).collect()
}

fn quoted(name: &str) -> String {
    ["`", name, "`"].concat()
}

fn and(items: &[String]) -> String {
    list(items, "and", |out, item| out.push_str(item))
}

fn or(items: &[String]) -> String {
    list(items, "or", |out, item| out.push_str(item))
}

/// "a, b or c".
fn list<T>(items: &[T], word: &str, write: impl Fn(&mut String, &T)) -> String {
    let mut out = String::with_capacity(items.len() * ITEM);
    for (n, item) in items.iter().enumerate() {
        match items.len() - n {
            _ if n == 0 => {}
            1 => out.extend([" ", word, " "]),
            _ => out.push_str(", "),
        }
        write(&mut out, item);
    }
    out
}

/// The bytes of most items of a list, at most.
const ITEM: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> PlatformSet {
        PlatformSet::parse(text).unwrap()
    }

    fn type_of(name: &str, platforms: &str) -> TypeName {
        let platforms = if platforms.is_empty() { PlatformSet::default() } else { set(platforms) };
        TypeName { name: name.to_string(), platforms }
    }

    fn encoding_of(code: u64, name: &str, value: Option<i64>, platforms: &str) -> Enumerant {
        let platforms = if platforms.is_empty() { PlatformSet::default() } else { set(platforms) };
        Enumerant { code, name: name.to_string(), value, platforms, ..Enumerant::default() }
    }

    #[test]
    fn the_sentence_of_a_fact_has_its_names_and_numbers() {
        for (sentence, expected) in [
            (opcode("ADD", "opcode", 7), "`opcode` of ADD must be 0x07"),
            (platforms("DPAS", &set("XEHP+")), "DPAS is available only on XEHP and later"),
            (platforms("DPAS", &set("-PVC")), "DPAS is available only before PVC"),
            (platforms("DPAS", &set("SKL,XEHP+")), "DPAS is available only on SKL or on XEHP and later"),
            (classes("src0", &["General", "Indirect"]), "`src0` must be a general or indirect operand"),
            (classes("src0", &["Immediate"]), "`src0` must be an immediate operand"),
            (modifiers("src0", &["None"]), "`src0` must have no modifier"),
            (
                modifiers("src0", &["None", "Abs", "Neg"]),
                "`src0` must have no modifier other than `abs` or `neg`",
            ),
            (saturation("dst", "Sat"), "`dst` must not have the modifier `sat`: the result cannot saturate"),
            (reserved("mode", 0b1000), "bit 3 of `mode` is reserved and must be zero"),
            (reserved("mode", 0b1111_0011), "bits 0, 1 and 4 to 7 of `mode` are reserved and must be zero"),
            (
                reserved_elsewhere("op", "word", 0b110, &set("XEHP+")),
                "`op.word` (bits 1 and 2 of `op`) must be zero, except on XEHP and later",
            ),
            (range("id", false, Range { min: 3, max: 3 }), "`id` must be 3"),
            (range("id", true, Range { min: -1, max: 3 }), "the value of `id` must be in the range -1 to 3"),
            (declared("target", Refers::Label), "`target` must be the index of a declared label"),
            (surface("surface", 5, &PlatformSet::default()), "`surface` must not be 5 (T5)"),
            (surface("surface", 0, &set("-SKL")), "`surface` must not be 0 (T0), except before SKL"),
        ] {
            assert_eq!(sentence, expected);
        }
    }

    #[test]
    fn types_on_all_platforms_are_first() {
        assert_eq!(types("dst", &[type_of("UD", "")]), "`dst` must have type `ud`");
        let some = [type_of("BF", "XEHP+"), type_of("UD", ""), type_of("D", ""), type_of("F", "")];
        assert_eq!(types("dst", &some), "`dst` must have type `ud`, `d` or `f`, or `bf` on XEHP and later");
    }

    #[test]
    fn encodings_are_numbers_names_or_codes() {
        let number = |code: u64, unit: &str| {
            encoding_of(code, &format!("{} {unit}", code + 1), Some(code as i64 + 1), "")
        };
        assert_eq!(
            encoding("n", &[number(0, "element"), number(1, "elements")]),
            "`n` must be 1 or 2 elements"
        );
        let bare = |code: u64| encoding_of(code, &code.to_string(), Some(code as i64), "");
        assert_eq!(encoding("n", &[bare(0), bare(1), bare(2)]), "`n` must be 0, 1 or 2");
        let name = |code: u64| encoding_of(code, &format!("N{code}"), None, "");
        assert_eq!(encoding("n", &[name(1), name(2)]), "`n` must be `N1` or `N2`");
        assert_eq!(encoding("n", &[encoding_of(0, "two words", None, "")]), "`n` must be two words");
        let new = encoding_of(1, "New", None, "XEHP+");
        assert_eq!(encoding("n", &[new, name(0)]), "`n` must be `N0`, or `New` on XEHP and later");
        let many = |count: u64| encoding("n", &(0..count).map(name).collect::<Vec<_>>());
        assert!(many(20).ends_with("`N18` or `N19`"), "{}", many(20));
        assert_eq!(many(21), "`n` must be one of the 21 documented codes: 0 to 20");
    }

    #[test]
    fn three_numbers_in_a_row_are_a_range() {
        for (numbers, expected) in [
            (&[3, 1, 2][..], &["1 to 3"][..]),
            (&[1, 2], &["1", "2"]),
            (&[5, 0, 2, 2, 4, 6], &["0", "2", "4 to 6"]),
            (&[u64::MAX], &["18446744073709551615"]),
            (&[], &[]),
        ] {
            assert_eq!(ranges(numbers.to_vec()), expected, "{numbers:?}");
        }
    }

    #[test]
    fn combinations_of_types_are_rows() {
        let map = |dst: &[&str], src: &[&str], platforms: &str| TypeMap {
            dst: dst.iter().map(|ty| (*ty).to_string()).collect(),
            src: src.iter().map(|ty| (*ty).to_string()).collect(),
            platforms: if platforms.is_empty() { PlatformSet::default() } else { set(platforms) },
            ..TypeMap::default()
        };
        let all = [("dst", true), ("src0", false), ("src1", false)];
        let of = |operands: &[(&str, bool)], supported: &[&TypeName], maps: &[TypeMap]| {
            type_map("ADD", operands, supported, maps)
        };
        assert_eq!(
            of(&all, &[], &[map(&["UD", "D"], &["UD", "D"], "")]),
            "the types of `dst`, `src0` and `src1` in ADD must be this combination: `ud` or `d`"
        );
        let (bool, float) = (type_of("BOOL", ""), type_of("F", ""));
        assert_eq!(
            of(&all, &[&bool, &float, &bool], &[map(&["F"], &["HF"], ""), map(&[], &["D"], "XEHP+")]),
            "the types of `dst`, `src0` and `src1` in ADD must be one of these combinations: destination `f` with `hf`; \
             on XEHP and later `d`; `bool` has no combination"
        );
        assert_eq!(
            of(&all[1..], &[], &[map(&["F"], &["D"], ""), map(&["F"], &[], "")]),
            "the types of `src0` and `src1` in ADD must be one of these combinations: `d`; any types"
        );
    }

    #[test]
    fn parameters_have_their_positions() {
        let types = [type_of("F", "")];
        let mode = |text: &str| genvisa_rule::parse(text).unwrap();
        assert_eq!(parameter("u", &types, &[(0, vec![])]), "`params[0]` (`u`) must have type `f`");
        assert_eq!(
            parameter(
                "r",
                &types,
                &[
                    (1, vec![vec![mode("op == LOAD"), mode("n > 2")], vec![mode("matches!(op, A | B)")]]),
                    (2, vec![vec![mode("ty(src0) == HF")]]),
                ]
            ),
            "the parameter `r` must have type `f`: `params[1]` if `op` is `LOAD` and `n > 2`, or if `op` is `A` or `B`; \
             `params[2]` if `src0` has type `hf`"
        );
        assert_eq!(
            parameters(
                "n",
                &[(2, vec![mode("op == A && m == 1")]), (3, vec![mode("op == B"), mode("op == C")])]
            ),
            "`n` must be at most 2 if `op` is `A` and `m == 1`; 3 if `op` is `B`, or if `op` is `C`"
        );
    }
}
