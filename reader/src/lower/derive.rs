//! Rules that follow from the facts of a page: closed lists, reserved bits, types, classes, properties.
//!
//! Expressions are written here as `genvisa_rule` prints them; a test parses every one and prints it again.

use super::bits::{Run, ones};
use super::cx::{Cx, NewRule};
use super::field::{Draft, SurfaceAnswer};
use super::words;
use crate::isa::{
    Check, Instruction, Kind, PARAMETERS, Parameters, PlatformSet, Range, Refers, SourceModifier, TypeMap,
    TypeName,
};
use crate::page::Radix;
use std::fmt::Write;

/// The rules of an instruction and its fields.
pub(super) fn instruction<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, fields: &[Draft<'a>]) {
    for draft in fields {
        runs(cx, draft, Naming::Own);
        ranges(cx, draft, Naming::Own);
        surfaces(cx, draft);
        shared_memory(cx, draft);
        operand(cx, isa, draft);
        // Whether a string exists, only a whole file tells.
        let refers = draft.field.refers.filter(|r| *r != Refers::String);
        if refers.is_some() && !draft.field.is_operand() {
            let name = &draft.field.name;
            let expr = format!("declared({name})");
            add(
                cx,
                draft.field.at.line,
                &format!("{name}/declared"),
                Kind::Declared,
                expr,
                "what it names exists",
                draft.text,
            );
        }
    }
    if !isa.type_maps.is_empty() {
        type_maps(cx, isa, fields);
    }
}

/// How rules on the runs of a field are named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// `SUBJECT/field/encoding`, `SUBJECT/field.run/encoding`.
    Own,
    /// The field is the subject: `field/encoding`, `field/run/encoding`.
    Shared,
}

impl Naming {
    fn rule(self, field: &str, run: Option<&str>, what: &str) -> String {
        match (self, run) {
            (Self::Own, None) => [field, "/", what].concat(),
            (Self::Own, Some(run)) => [field, ".", run, "/", what].concat(),
            (Self::Shared, None) => what.to_string(),
            (Self::Shared, Some(run)) => [run, "/", what].concat(),
        }
    }
}

/// The rules of the runs of a field: closed lists and reserved bits.
pub(super) fn runs<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, naming: Naming) {
    let field = &draft.field.name;
    if draft.runs.is_empty() {
        return;
    }
    // The bits of an operand are those of its immediate.
    let immediate = draft.field.is_operand();
    let Some(width) = draft.field.width().or(immediate.then_some(64)) else { return };
    for run in draft.runs.iter().filter(|r| !r.reserved) {
        let part = (run.name != *field).then_some(run.name.as_str());
        let code = match part {
            _ if immediate => bits_of_immediate(field, run),
            Some(part) => format!("code({field}.{part})"),
            None => format!("code({field})"),
        };
        // The list of an index names the special ones.
        let open = draft.field.refers.is_some() && run.width() == width;
        let Some(expr) = encodings(run, &code).filter(|_| !open) else { continue };
        let kind = match (field.as_str(), run.name.as_str()) {
            ("exec_size", "exec_size") => Kind::ExecSize,
            (_, "mask") => Kind::Mask,
            _ => Kind::Encoding,
        };
        let new = NewRule {
            name: &naming.rule(field, part, "encoding"),
            platforms: run.platforms.clone(),
            kind,
            check: Check::Static,
            expr,
            doc: "no other codes than the listed ones".to_string(),
            source: run.whole(cx.page.text, |part| cx.page.span(part)),
        };
        cx.rule(run.line, new);
    }
    if immediate {
        reserved_in_immediate(cx, draft);
    } else {
        reserved(cx, draft, width, naming);
    }
}

/// `imm(f) >> 4 & 0xf`.
fn bits_of_immediate(field: &str, run: &Run<'_>) -> String {
    let mask = ones(run.width());
    match run.lo {
        // A list without bits is one of whole values.
        0 if run.implied => format!("imm({field})"),
        0 => format!("imm({field}) & 0x{mask:x}"),
        lo => format!("imm({field}) >> {lo} & 0x{mask:x}"),
    }
}

/// Bits of an immediate that mean nothing, as far up as the page speaks of bits.
fn reserved_in_immediate(cx: &mut Cx<'_, '_>, draft: &Draft<'_>) {
    let field = &draft.field.name;
    let top = draft.runs.iter().map(|r| r.hi + 1).max().unwrap_or_default();
    let used = draft.runs.iter().filter(|r| !r.reserved).fold(0, |m, r| m | r.mask());
    let unused = ones(top) & !used;
    if unused != 0 {
        let expr = format!("imm({field}) & 0x{unused:x} == 0");
        let (name, doc) = ([field, "/reserved"].concat(), "bits without a meaning are zero");
        add(cx, draft.field.at.line, &name, Kind::Reserved, expr, doc, draft.text);
    }
}

/// The limits of numbers.
pub(super) fn ranges<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, naming: Naming) {
    let field = &draft.field;
    let immediate = field.is_operand();
    let signed = field.wire.iter().any(|w| matches!(w.ty.as_str(), "b" | "w" | "d" | "q"));
    let raw = field.wire.iter().any(|w| w.ty == "raw_operand");
    let own = draft.range.map(|l| (None, l));
    let parts = draft.runs.iter().filter(|r| r.name != field.name);
    let parts = parts.filter_map(|r| Some((Some(r), r.range?)));
    for (run, limits) in own.into_iter().chain(parts) {
        let Range { min, max } = limits.range;
        if min < 0 && !(signed && run.is_none() || immediate && run.is_none()) {
            cx.error(limits.text, "bits have no sign", "say which values of the bits are allowed");
            continue;
        }
        let value = match run {
            Some(run) if immediate => bits_of_immediate(&field.name, run),
            Some(run) => format!("{}.{}", field.name, run.name),
            // What a variable holds is only known at execution.
            None if raw => format!("loaded({})", field.name),
            None if immediate => format!("imm({})", field.name),
            None => field.name.clone(),
        };
        let name = naming.rule(&field.name, run.map(|r| r.name.as_str()), "range");
        let new = NewRule {
            name: &name,
            platforms: run.map(|r| r.platforms.clone()).unwrap_or_default(),
            kind: Kind::Range,
            check: if raw { Check::Runtime } else { Check::Static },
            expr: format!("matches!({value}, {min}..={max})"),
            doc: "the number is within its limits".to_string(),
            source: limits.text,
        };
        cx.rule(cx.line(limits.text), new);
    }
}

/// What the bullets of parameters say of them, wherever in the list they stand.
pub(super) fn parameters<'a>(cx: &mut Cx<'_, 'a>, layouts: &[Parameters], named: &[Draft<'a>]) {
    for draft in named.iter().filter(|d| !d.field.types.is_empty()) {
        // The layouts in which it stands at each place.
        let mut places: Vec<(usize, Vec<&str>)> = Vec::new();
        for layout in layouts {
            let Some(at) = layout.names.iter().position(|n| *n == draft.field.name) else { continue };
            // A condition on its own type demands nothing of it.
            let own = format!("ty({PARAMETERS}[{at}])");
            let when =
                layout.when.split(" && ").filter(|c| !c.contains(&own)).collect::<Vec<_>>().join(" && ");
            let when = layout.when.find(&when).and_then(|n| layout.when.get(n..n + when.len()));
            let Some(when) = when else { continue };
            match places.iter_mut().find(|p| p.0 == at) {
                Some((_, list)) if !list.contains(&when) => list.push(when),
                Some(_) => {}
                None => places.push((at, vec![when])),
            }
        }
        let parts = places.iter().map(|(at, whens)| {
            let has = has_type(&format!("{PARAMETERS}[{at}]"), &draft.field.types);
            if whens.iter().any(|w| matches!(*w, "" | "true")) {
                return has;
            }
            let whens = match whens[..] {
                [one] => one.to_string(),
                _ => whens.join(" || "),
            };
            format!("{whens} => {has}")
        });
        let parts: Vec<String> = parts.collect();
        let expr = match &parts[..] {
            [] => continue,
            [one] => one.clone(),
            _ => parts.iter().map(|p| format!("({p})")).collect::<Vec<_>>().join(" && "),
        };
        let name = format!("{PARAMETERS}/{}_type", draft.field.name);
        let doc = "the types of the parameter";
        add(cx, draft.field.at.line, &name, Kind::Type, expr, doc, draft.types_text);
    }
}

/// `matches!(code(f), 0b00 | 0b01)`, of the bits `code`; `None` where no code is missing from the list.
fn encodings(run: &Run<'_>, code_of: &str) -> Option<String> {
    let width = run.width() as usize;
    let mut sets: Vec<(&str, String)> = Vec::new();
    let mut everywhere: u64 = 0;
    for code in run.codes.iter().filter(|c| !c.is_reserved()) {
        let Some(value) = code.value else { continue };
        everywhere += u64::from(code.tag.is_empty());
        let list = match sets.iter().position(|(tag, _)| *tag == code.tag) {
            Some(n) => {
                sets[n].1.push_str(" | ");
                &mut sets[n].1
            }
            None => {
                sets.push((code.tag, format!("matches!({code_of}, ")));
                &mut sets.last_mut()?.1
            }
        };
        let _ = match run.codes[0].radix() {
            Radix::Hex => write!(list, "0x{value:0n$x}", n = width.div_ceil(4)),
            Radix::Plain => write!(list, "{value}"),
            Radix::Binary | Radix::Quoted => write!(list, "0b{value:0width$b}"),
        };
    }
    if sets.is_empty() || width < 64 && everywhere >> width != 0 {
        return None;
    }
    let alternatives = sets.into_iter().map(|(tag, list)| on(tag, list + ")"));
    Some(alternatives.collect::<Vec<_>>().join(" || "))
}

/// `on("XEHP+") && expr`.
fn on(tag: &str, expr: String) -> String {
    match PlatformSet::parse(tag) {
        Some(set) if !set.is_all() && !tag.is_empty() => format!("on(\"{set}\") && {expr}"),
        _ => expr,
    }
}

/// Bits that no run covers are zero; those of a run that only some platforms have, on the others.
fn reserved<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, width: u32, naming: Naming) {
    let field = &draft.field.name;
    let all = ones(width);
    let everywhere = draft.runs.iter().filter(|r| r.platforms.is_all()).fold(0, |m, r| m | r.mask());
    let anywhere = draft.runs.iter().fold(0, |m, r| m | r.mask());
    let zero = |bits: u64| match width {
        0..=16 => format!("raw({field}) & 0b{bits:0n$b} == 0", n = width as usize),
        _ => format!("raw({field}) & 0x{bits:0n$x} == 0", n = width as usize / 4),
    };
    let doc = "bits without a meaning are zero";
    if anywhere & all != all {
        let name = naming.rule(field, None, "reserved");
        add(cx, draft.field.at.line, &name, Kind::Reserved, zero(all & !anywhere), doc, draft.text);
    }
    for run in draft.runs.iter().filter(|r| !r.platforms.is_all()) {
        let bits = run.mask() & all & !everywhere;
        if bits != 0 {
            let name = naming.rule(field, Some(&run.name), "reserved");
            let expr = format!("on(\"{}\") || {}", run.platforms, zero(bits));
            add(
                cx,
                run.line,
                &name,
                Kind::Reserved,
                expr,
                "bits are zero where they have no meaning",
                run.text,
            );
        }
    }
}

fn surfaces<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>) {
    let field = &draft.field.name;
    for surface in &draft.surfaces {
        let name = format!("{field}/t{}", surface.index);
        let refuse = format!("{field} != {}", surface.index);
        let set = surface.platforms.clone();
        let (expr, platforms) = match (surface.allowed, set.is_all()) {
            (true, true) => continue,
            (true, false) => (format!("on(\"{set}\") || {refuse}"), PlatformSet::default()),
            (false, _) => (refuse, set),
        };
        let new = NewRule {
            name: &name,
            platforms,
            kind: Kind::Surface,
            check: Check::Static,
            expr,
            doc: "the surface cannot be accessed".to_string(),
            source: surface.text,
        };
        cx.rule(surface.line, new);
    }
}

/// T0 is shared local memory: a kernel that has none cannot take it.
fn shared_memory<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>) {
    let field = &draft.field;
    let is_refused = |s: &SurfaceAnswer<'_>| s.index == 0 && !s.allowed && s.platforms.is_all();
    if field.refers != Some(Refers::Surface) || draft.surfaces.iter().any(is_refused) {
        return;
    }
    let name = &field.name;
    let new = NewRule {
        name: &format!("{name}/slm"),
        platforms: PlatformSet::default(),
        kind: Kind::Surface,
        check: Check::Object,
        expr: words::WITHOUT_SHARED_MEMORY.replace("FIELD", name),
        doc: "the kernel has shared local memory where it takes T0".to_string(),
        source: draft.text,
    };
    cx.rule(field.at.line, new);
}

/// Types, classes and modifiers of an operand.
fn operand<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, draft: &Draft<'a>) {
    let (field, name) = (&draft.field, &draft.field.name);
    let line = field.at.line;
    let is_vector = field.is_vector();
    let (types, doc, text) = if !field.types.is_empty() {
        (&field.types, "the types of the operand", draft.types_text)
    } else {
        (&isa.supported_types, "the types of the instruction", draft.text)
    };
    if !field.types.is_empty() || is_vector && !has_own_type(draft) && !types.is_empty() {
        add(cx, line, &[name, "/type"].concat(), Kind::Type, has_type(name, types), doc, text);
    }
    let mut classes: Vec<&str> = field.classes.iter().filter_map(|c| words::class(c)).collect();
    classes.dedup();
    if !classes.is_empty() {
        let expr = format!("matches!(class({name}), {})", classes.join(" | "));
        add(
            cx,
            line,
            &[name, "/class"].concat(),
            Kind::Class,
            expr,
            "the classes of the operand",
            draft.classes_text,
        );
    }
    if is_vector && field.is_destination() {
        if isa.saturation != Some(true) {
            let expr = format!("modifier({name}) != Sat");
            add(
                cx,
                line,
                &[name, "/saturation"].concat(),
                Kind::Saturation,
                expr,
                "results do not saturate",
                draft.text,
            );
        }
    } else if is_vector {
        let names = words::modifier_names(isa.source_modifier.unwrap_or(SourceModifier::None));
        let expr = format!("matches!(modifier({name}), {names})");
        add(
            cx,
            line,
            &[name, "/modifier"].concat(),
            Kind::Modifier,
            expr,
            "the modifiers of sources",
            draft.text,
        );
    }
}

/// Whether an operand has a type of its own, whatever the others have: bits of a predicate and nothing else.
fn has_own_type(draft: &Draft<'_>) -> bool {
    draft.field.classes.iter().all(|c| words::class(c) == Some("Predicate"))
        && !draft.field.classes.is_empty()
}

/// `matches!(ty(f), UD | D) || on("XEHP+") && matches!(ty(f), BF)`.
fn has_type(field: &str, types: &[TypeName]) -> String {
    let mut sets: Vec<(&PlatformSet, String)> = Vec::new();
    for ty in types {
        match sets.iter_mut().find(|(set, _)| **set == ty.platforms) {
            Some((_, list)) => {
                let _ = write!(list, " | {}", ty.name);
            }
            None => sets.push((&ty.platforms, ty.name.clone())),
        }
    }
    let alternatives = sets.iter().map(|(set, list)| {
        if set.is_all() {
            format!("matches!(ty({field}), {list})")
        } else if list.contains('|') {
            format!("on(\"{set}\") && matches!(ty({field}), {list})")
        } else {
            format!("on(\"{set}\") && ty({field}) == {list}")
        }
    });
    alternatives.collect::<Vec<_>>().join(" || ")
}

/// The types of an operand, before all maps.
fn supported<'d>(d: &'d Draft<'_>, isa: &'d Instruction) -> &'d [TypeName] {
    if d.field.types.is_empty() { &isa.supported_types } else { &d.field.types }
}

/// The types of an operand in a row of a map.
fn mapped<'m>(d: &Draft<'_>, map: &'m TypeMap) -> &'m [String] {
    if d.field.is_destination() { &map.dst } else { &map.src }
}

/// One map at least fits all operands, provided that each has a supported type.
fn type_maps<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, fields: &[Draft<'a>]) {
    let operands: Vec<&Draft<'a>> =
        fields.iter().filter(|d| d.field.is_vector() && !has_own_type(d)).collect();
    if operands.is_empty() {
        return;
    }
    // A row that has everywhere all types that the instruction has at all leaves nothing to forbid.
    let is_all = |map: &TypeMap| {
        map.platforms.is_all()
            && operands.iter().all(|d| {
                let (types, supported) = (mapped(d, map), supported(d, isa));
                let has = |ty: &TypeName| types.contains(&ty.name);
                types.is_empty() || (!supported.is_empty() && supported.iter().all(has))
            })
    };
    if isa.type_maps.iter().any(is_all) {
        return;
    }
    let supported = operands.iter().filter_map(|d| {
        let types = supported(d, isa);
        (!types.is_empty()).then(|| has_type(&d.field.name, types))
    });
    let mut premise: Vec<String> = supported.collect();
    if premise.len() > 1 {
        for part in premise.iter_mut().filter(|p| p.contains(" || ")) {
            *part = format!("({part})");
        }
    }
    let maps = isa.type_maps.iter().map(|map| {
        let parts = operands.iter().filter_map(|d| {
            let types = mapped(d, map);
            (!types.is_empty()).then(|| format!("matches!(ty({}), {})", d.field.name, types.join(" | ")))
        });
        let on = (!map.platforms.is_all()).then(|| format!("on(\"{}\")", map.platforms));
        let all = on.into_iter().chain(parts).collect::<Vec<_>>().join(" && ");
        if all.is_empty() { "true".to_string() } else { all }
    });
    let mut expr = maps.collect::<Vec<_>>().join(" || ");
    if !premise.is_empty() {
        expr = format!("{} => {expr}", premise.join(" && "));
    }
    let line = isa.type_maps.first().map_or(1, |m| m.at.line);
    add(cx, line, "type_map", Kind::TypeMap, expr, "the types that go together", &isa.name);
}

fn add(cx: &mut Cx<'_, '_>, line: u32, name: &str, kind: Kind, expr: String, doc: &str, source: &str) {
    let platforms = PlatformSet::default();
    cx.rule(
        line,
        NewRule { name, platforms, kind, check: Check::Static, expr, doc: doc.to_string(), source },
    );
}
