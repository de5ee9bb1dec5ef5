//! The sentence that begins a message: the facts that were found, and those that are allowed.
//!
//! Each shape of the false part of a rule has a template. A part without a template gets the sentence of the rule, and the
//! values in it.

use super::bits::{Bits, runs};
use super::blame::{Blame, field_of, free_parts, platform_sets};
use super::captured::{candidates, is_part, is_truth, parsed};
use super::comparison::{comparison, multiple, ranges};
use super::needs::needs;
use super::phrases::{self, requirement};
use super::reason::because;
use super::sums;
use super::words::{NO_PREDICATE, Words, class, first_declared, list, platforms, platforms_of, with_article};
use genvisa::{Names, Rule};
use genvisa_rule::functions::{Domain, Function, Table};
use genvisa_rule::{BinaryOp, Expr, Pattern, UnaryOp};

/// A violated rule in words.
#[derive(Debug, Default)]
pub struct Headline {
    pub text: String,
    /// The facts that were found.
    pub found: String,
    /// The values that the rule allows in their place; empty if they are not a list.
    pub allowed: Vec<String>,
    /// The facts that the limit of a comparison depends on.
    pub limit: Vec<String>,
    /// Whether the text needs no reason.
    pub is_complete: bool,
    /// Whether the false part is about an index.
    pub is_about_index: bool,
    /// The first field that the facts are about; `None` if they are about no field of an instruction.
    pub field: Option<(&'static str, usize)>,
    /// Changes that satisfy the false part; `None` if the rule has no list of them.
    pub change: Option<Change>,
}

/// The changes that satisfy a rule, and the conditions of the rule.
#[derive(Debug)]
pub struct Choice {
    pub change: Change,
    /// Whether the rule holds under all conditions and on all platforms.
    pub is_free: bool,
}

impl Choice {
    /// The changes of a headline about the false part of a rule.
    pub fn of(headline: &mut Headline, blame: &Blame<'_>) -> Option<Self> {
        let is_free = blame.conditions.is_empty() && platform_sets(blame.part).is_empty();
        headline.change.take().map(|change| Self { change, is_free })
    }
}

/// Changes of an instruction that satisfy a rule.
#[derive(Debug)]
pub enum Change {
    /// A part of the rule has one of some values.
    Value(Expr, Vec<i64>),
    /// Bits of a field are zero.
    ClearBits(Expr, i64),
    /// An operand has no modifier.
    NoModifier(Expr),
}

impl Headline {
    pub fn new(found: String, rest: &str) -> Self {
        Self { text: format!("{found}; {rest}"), found, ..Self::default() }
    }
}

pub fn of(rule: &Rule, blame: &Blame<'_>, words: &Words<'_>) -> Headline {
    let parts = free_parts(blame.part);
    let headline = platform(blame.part, !blame.conditions.is_empty(), words)
        .or_else(|| reserved(blame.part, words))
        .or_else(|| null(blame.part, words))
        .or_else(|| truth(blame.part, words))
        .or_else(|| reach(blame.part, words))
        .or_else(|| available(blame.part, words))
        .or_else(|| form(&parts, blame.part, words))
        .or_else(|| choice(&parts, blame.part, words))
        .or_else(|| pair(blame.part, words))
        .or_else(|| ranges(blame.part, words))
        .or_else(|| multiple(blame.part, words))
        .or_else(|| predicate(blame.part, words))
        .or_else(|| same(blame.part, words))
        .or_else(|| alternatives(blame.part, words))
        .or_else(|| comparison(blame.part, words))
        .or_else(|| sums::region(blame.part, words))
        .or_else(|| sums::fits(blame.part, words))
        .or_else(|| sums::extent(blame.part, words))
        .or_else(|| sums::product(blame.part, words))
        .or_else(|| needs(blame.part, words));
    match headline {
        Some(headline) => {
            let because = because(blame, &headline, words);
            let field = field(&parts, rule, words);
            let text = limited(&headline.text, rule, blame, &parts) + &because;
            Headline { text, field, ..headline }
        }
        None => sentence(rule, &parts, words),
    }
}

/// A text with the platforms of a rule that not all have, and without ` here` if the rule holds everywhere.
fn limited(text: &str, rule: &Rule, blame: &Blame<'_>, parts: &[&Expr]) -> String {
    let shorter = text.strip_suffix(" here");
    let is_everywhere =
        blame.conditions.is_empty() && parts.len() == 1 && platform_sets(blame.part).is_empty();
    match platforms_of(rule.platforms) {
        Some(set) => format!("{} on {set}", shorter.unwrap_or(text)),
        None if is_everywhere => shorter.unwrap_or(text).to_string(),
        None => text.to_string(),
    }
}

/// The field that the rule names, if the false part is about it; otherwise the first one that it is about.
fn field(parts: &[&Expr], rule: &Rule, words: &Words<'_>) -> Option<(&'static str, usize)> {
    let instruction = words.instruction.filter(|_| words.holder.is_none())?;
    let fields: Vec<_> =
        parts.iter().filter_map(|part| field_of(part, instruction, words.captured.element)).collect();
    let named = rule.id.split('/').nth(1)?.split('.').next()?;
    let is_named = |field: &&(&'static str, usize)| field.0 == named;
    fields.iter().find(is_named).or_else(|| fields.first()).copied()
}

/// `on("PVC+")`, `!on("PVC+")`
fn platform(part: &Expr, is_conditional: bool, words: &Words<'_>) -> Option<Headline> {
    let (call, is_excluded) = match part {
        Expr::Unary { op: UnaryOp::Not, operand } => (&**operand, true),
        _ => (part, false),
    };
    let sets = platform_sets(call);
    let (Expr::Call { .. }, [(set, _)]) = (call, sets.as_slice()) else { return None };
    let this = words.platform.name();
    let taker = words.taker()?;
    let found = format!("this is {this}");
    if is_excluded {
        let text = format!("{found}, and {taker} has no such form on {}", platforms(set));
        return Some(Headline { text, found, ..Headline::default() });
    }
    let text = match is_conditional {
        true => format!("{found}, and {taker} needs {} here", platforms(set)),
        false => format!("{taker} needs {}; {found}", platforms(set)),
    };
    Some(Headline { text, allowed: vec![platforms(set)], found, ..Headline::default() })
}

/// `raw(x) & 0b1000 == 0`
fn reserved(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let masked = part.walk().find_map(|inner| match inner {
        Expr::Binary { op: BinaryOp::Eq, left, right } => match (&**left, &**right) {
            (Expr::Binary { op: BinaryOp::BitAnd, left, right }, Expr::Int(zero)) if zero.value == 0 => {
                Some((left, right))
            }
            _ => None,
        },
        _ => None,
    });
    let (of, mask) = masked?;
    let (Expr::Call { name, .. }, Expr::Int(mask)) = (&**of, &**mask) else { return None };
    let bits = words.captured.value(of)? & mask.value;
    if !matches!(name.as_str(), "raw" | "imm") || bits == 0 {
        return None;
    }
    let set = runs(bits);
    let (noun, verb, each) =
        if bits.count_ones() == 1 { ("bit", "is", "it is") } else { ("bits", "are", "they are") };
    let found = format!("{noun} {} of {} {verb} set", list(&set, " and "), words.place(of));
    let needs: Vec<String> = unmet(part, words).iter().map(|set| platforms(set)).collect();
    let rest = match needs.as_slice() {
        [] => format!("{each} reserved and must be zero"),
        needs => {
            format!("{each} reserved before {}; this is {}", list(needs, " and "), words.platform.name())
        }
    };
    let rest = rest.replace(" or later; this", "; this");
    let change = Some(Change::ClearBits((**of).clone(), bits));
    Some(Headline { text: format!("{found}, but {rest}"), found, change, ..Headline::default() })
}

/// The sets of platforms that do not contain this one.
fn unmet<'e>(part: &'e Expr, words: &Words<'_>) -> Vec<&'e str> {
    let sets = platform_sets(part).into_iter();
    let is_unmet =
        |(_, call): &(&str, String)| parsed(call).and_then(|call| words.captured.value(&call)) == Some(0);
    sets.filter(is_unmet).map(|(set, _)| set).collect()
}

/// `var_declared(id)`, `!diverges()`
fn truth(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let (call, must) = match part {
        Expr::Unary { op: UnaryOp::Not, operand } => (&**operand, false),
        _ => (part, true),
    };
    let Expr::Call { name, .. } = call else { return None };
    if !is_truth(name) {
        return None;
    }
    let found = words.found(call);
    Some(match requirement(name, must) {
        Some(rest) => Headline { allowed: vec![rest.to_string()], ..Headline::new(found, rest) },
        None => Headline { text: found.clone(), found, is_complete: true, ..Headline::default() },
    })
}

/// `offset % grf() + written <= 2 * grf()`
fn reach(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Le, left, right } = part else { return None };
    let Expr::Binary { op: BinaryOp::Mul, left: count, right: size } = &**right else { return None };
    let (extent, place) = match &**left {
        Expr::Binary { op: BinaryOp::Add, left: from, right: extent } if is_within_register(from) => {
            (&**extent, " from the start of a register")
        }
        extent => (extent, ""),
    };
    let (Expr::Int(count), Some("grf")) = (&**count, Words::function(size)) else { return None };
    let verb = verb(extent)?;
    let amount = words.amount(&with_definitions(extent, words).iter().collect::<Vec<_>>());
    let (end, most) = (words.captured.value(left)?, words.captured.value(right)?);
    let found = match place {
        "" => format!("{amount} {verb} {end} bytes"),
        place => format!("{amount} {verb} up to byte {end}{place}"),
    };
    let rest = format!("{} registers have {most} bytes", count.value);
    Some(Headline { allowed: vec![format!("up to byte {most}")], ..Headline::new(found, &rest) })
}

/// `x % grf()`
pub fn is_within_register(expr: &Expr) -> bool {
    matches!(expr, Expr::Binary { op: BinaryOp::Rem, right, .. } if Words::function(right) == Some("grf"))
}

/// The verb for bytes that definitions count.
fn verb(expr: &Expr) -> Option<&'static str> {
    match Words::function(expr)? {
        "written" => Some("write"),
        "read" => Some("read"),
        _ => None,
    }
}

/// `null(x)`, `!null(x)`
fn null(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let (call, must) = match part {
        Expr::Unary { op: UnaryOp::Not, operand } => (&**operand, false),
        _ => (part, true),
    };
    if !matches!(call, Expr::Call { name, .. } if name == "null") {
        return None;
    }
    let rest = if must { "it must be" } else { "it must be another one" };
    Some(Headline::new(words.found(call), rest))
}

/// `available(x) >= bytes`, `written <= available`
fn available(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op, left, right } = part else { return None };
    let has_bytes = |expr: &Expr| matches!(Words::function(expr), Some("available" | "elems" | "pred_elems"));
    let (available, need) = match op {
        BinaryOp::Ge if has_bytes(left) => (left, right),
        BinaryOp::Le if has_bytes(right) => (right, left),
        _ => return None,
    };
    let needed = words.captured.value(need)?;
    let amount = words.amount(&with_definitions(need, words).iter().collect::<Vec<_>>());
    let verb = verb(need).unwrap_or("need");
    let found = words.found(available);
    let rest = match (amount.as_str(), words.taker()) {
        ("", Some(taker)) => format!("{taker} {verb}s {needed}"),
        ("", None) => format!("{needed} are needed"),
        (amount, _) if amount.starts_with(|first: char| first.is_ascii_digit()) => {
            let verb = if amount == "1 channel" || amount.starts_with("1 channel ") {
                format!("{verb}s")
            } else {
                verb.to_string()
            };
            format!("{amount} {verb} {needed}")
        }
        (amount, Some(taker)) => format!("{taker} {amount} {verb}s {needed}"),
        (amount, None) => format!("{needed} are needed {amount}"),
    };
    Some(Headline { allowed: vec![format!("{needed} or more")], ..Headline::new(found, &rest) })
}

/// The free parts of an expression, with those of definitions in place of the definitions.
fn with_definitions(expr: &Expr, words: &Words<'_>) -> Vec<Expr> {
    let mut found = Vec::new();
    for part in free_parts(expr) {
        let definition = words.captured.part(part).and_then(|known| parsed(known.definition));
        match definition {
            Some(definition) => found.extend(with_definitions(&definition, words)),
            None => found.push(part.clone()),
        }
    }
    let mut once: Vec<Expr> = Vec::new();
    found.into_iter().for_each(|part| {
        if !once.contains(&part) {
            once.push(part);
        }
    });
    once
}

/// The types of several operands together.
fn form(parts: &[&Expr], part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let is_type = |part: &&&Expr| {
        Words::function(part).and_then(Function::find).is_some_and(|f| f.result == Domain::Type)
    };
    if parts.len() < 2 || !parts.iter().all(|part| is_type(&part)) {
        return None;
    }
    let taker = words.taker()?;
    let bare = |part: &Expr| words.value(part).trim_matches('`').to_string();
    let (first, others) = parts.split_first()?;
    let is_written = first.to_string() == "ty(dst)";
    let all: Vec<String> = others.iter().map(|part| bare(part)).collect();
    let form = match is_written {
        true => format!("({} ← {})", bare(first), all.join(", ")),
        false => format!("({}, {})", bare(first), all.join(", ")),
    };
    let found = format!("the types are {form}");
    // The operands of which another type alone would do.
    let alone = parts.iter().filter_map(|one| {
        let mut allowed = allowed(one, part, words);
        allowed.retain(|value| words.captured.is_accepted(one, *value));
        let shown: Vec<String> = allowed.iter().map(|value| shown(one, *value, words)).collect();
        let Expr::Call { args, .. } = one else { return None };
        let name = args.first().map(|arg| words.place(arg))?;
        (!shown.is_empty()).then(|| format!("{name} {}", list(&shown, " or ")))
    });
    let alone: Vec<String> = alone.collect();
    let mut text = format!("{taker} has no form {form}");
    if let Some(others) = with_form(part, words) {
        text += &format!(" on {}; the form needs {others}", words.platform.name());
    }
    if !alone.is_empty() {
        // Each of them may be a list, so that a comma is in front of the last one too.
        let each: Vec<String> = alone.iter().map(|one| format!("with {one}")).collect();
        text += &format!("; it has one {}", list(&each, ", or "));
    }
    Some(Headline { text, found, allowed: alone, ..Headline::default() })
}

/// The platforms on which the false part would hold.
fn with_form(part: &Expr, words: &Words<'_>) -> Option<String> {
    let sets = platform_sets(part);
    let holds = |call: &str| {
        let known = parsed(call).and_then(|call| words.captured.value(&call))?;
        (known == 0 && words.captured.value_with(part, call, 1) == Some(1)).then_some(())
    };
    let (set, _) = sets.iter().find(|(_, call)| holds(call).is_some())?;
    Some(platforms(set))
}

/// The values of a part with which an expression would hold.
fn allowed(one: &Expr, part: &Expr, words: &Words<'_>) -> Vec<i64> {
    let Some(known) = words.captured.part(one) else { return Vec::new() };
    let text = one.to_string();
    let mut values = candidates(one, known, words.platform as u32);
    if values.is_empty() {
        values.extend(words.with_letters(one));
    }
    let holds = |value| words.captured.value_with(part, &text, value) == Some(1);
    values.retain(|value| holds(*value) && words.captured.is_possible(one, *value));
    values.dedup();
    values
}

/// The values of a part that an expression excludes, as users write them.
fn excluded(one: &Expr, part: &Expr, words: &Words<'_>) -> Vec<String> {
    let Some(known) = words.captured.part(one) else { return Vec::new() };
    let text = one.to_string();
    let mut values = candidates(one, known, words.platform as u32);
    values.retain(|value| words.captured.value_with(part, &text, *value) == Some(0));
    names_of(one, &values, words)
}

/// Values of a part, as users write them, each once.
fn names_of(one: &Expr, values: &[i64], words: &Words<'_>) -> Vec<String> {
    let mut names: Vec<String> = values.iter().map(|value| shown(one, *value, words)).collect();
    names.dedup();
    names
}

/// A value of a part, as users write it.
pub fn shown(one: &Expr, value: i64, words: &Words<'_>) -> String {
    let part = words.captured.part(one);
    let letters = || words.letters(one, value);
    letters().unwrap_or_else(|| part.map_or_else(|| value.to_string(), |part| words.shown(one, part, value)))
}

/// One part with named values.
fn choice(parts: &[&Expr], part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let [one] = parts else { return None };
    let known = words.captured.part(one)?;
    let function = Words::function(one).and_then(Function::find);
    let domain = function.map_or(Domain::Int, |function| function.result);
    let is_lettered =
        matches!(part, Expr::Binary { left, .. } if Bits::of(left).is_some_and(|bits| bits.of == *one));
    if (matches!(known.names, Names::None) && !is_lettered) || domain == Domain::Bool {
        return None;
    }
    let values = allowed(one, part, words);
    if is_lettered && values.is_empty() {
        return None;
    }
    let names = names_of(one, &values, words);
    let found = words.found(one);
    let taker = words.taker();
    // A list of all others would contain values that other rules exclude. Of numbers, rules about the part itself exclude all.
    let is_list = names.iter().all(|name| name.parse::<u64>().is_ok()) && !names.is_empty();
    let is_excluded = !is_list
        && matches!(part, Expr::Binary { op: BinaryOp::Ne, .. } | Expr::Unary { op: UnaryOp::Not, .. });
    let is_in_operand = words.instruction.is_some() && words.holder.is_some();
    let rest = match (domain, &taker) {
        (_, Some(_)) if is_excluded && is_in_operand => "that is not allowed".to_string(),
        (Domain::Modifier, Some(_)) if is_in_operand && names == ["`none`"] => {
            "it takes no modifier".to_string()
        }
        (Domain::Modifier, Some(_)) if is_in_operand && !names.is_empty() => {
            format!("it takes {}", list(&modifiers(&names), " or "))
        }
        (Domain::Class, Some(_)) if is_in_operand && !names.is_empty() => {
            format!("it must be {}", classes(&names))
        }
        (_, Some(_)) if is_in_operand && !names.is_empty() => format!("it must be {}", list(&names, " or ")),
        (_, Some(taker)) if is_excluded => match excluded(one, part, words).as_slice() {
            [] | [_] => format!("{taker} does not take it here"),
            [one, other] => format!("{taker} takes neither {one} nor {other} here"),
            all => format!("{taker} takes none of {} here", list(all, " and ")),
        },
        (_, None) if is_excluded => "that is not allowed".to_string(),
        (Domain::Modifier, Some(taker)) if names == ["`none`"] => format!("{taker} takes no modifier here"),
        (Domain::Modifier, Some(taker)) => format!("{taker} takes {} here", list(&modifiers(&names), " or ")),
        (Domain::Class, Some(taker)) => format!("{taker} takes {} here", classes(&names)),
        (Domain::LabelKind, Some(taker)) => format!("{taker} takes {} here", labels(&names)),
        _ if names.is_empty() => return needs_platform(&found, one, part, words),
        (_, Some(taker)) => format!("{taker} takes {} here", list(&names, " or ")),
        (_, None) if names.len() == 1 => format!("only {} is allowed", list(&names, " or ")),
        (_, None) => format!("allowed are {}", list(&names, " and ")),
    };
    let rest = match later(one, part, words) {
        Some(set) => {
            let value = words.value(one);
            format!("{rest}; {value} needs {}, and this is {}", platforms(&set), words.platform.name())
        }
        None => rest,
    };
    let allowed = if is_excluded { Vec::new() } else { names };
    let change = match domain {
        Domain::Modifier if is_excluded => Change::NoModifier((*one).clone()),
        _ => Change::Value((*one).clone(), values),
    };
    Some(Headline { allowed, change: Some(change), ..Headline::new(found, &rest) })
}

/// A value that only other platforms have.
fn needs_platform(found: &str, one: &Expr, part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let set = later(one, part, words)?;
    let rest = format!("that needs {}, and this is {}", platforms(&set), words.platform.name());
    Some(Headline { allowed: vec![platforms(&set)], ..Headline::new(found.to_string(), &rest) })
}

/// The platforms on which the value that was found is allowed.
fn later(one: &Expr, part: &Expr, words: &Words<'_>) -> Option<String> {
    words.captured.value(one)?;
    let sets = platform_sets(part);
    let found = sets.iter().find(|(_, call)| words.captured.value_with(part, call, 1) == Some(1));
    found.map(|(set, _)| (*set).to_string())
}

/// The modifiers with the absence of one at the end.
fn modifiers(names: &[String]) -> Vec<String> {
    let (none, mut named): (Vec<String>, Vec<String>) =
        names.iter().cloned().partition(|name| name == "`none`");
    if !none.is_empty() {
        named.push("no modifier".to_string());
    }
    named
}

/// `a general or indirect operand`
fn classes(names: &[String]) -> String {
    class(&list(&bare(names), " or "))
}

/// `a block label`
fn labels(names: &[String]) -> String {
    with_article(&format!("{} label", list(&bare(names), " or ")))
}

/// Names without their quotes.
fn bare(names: &[String]) -> Vec<String> {
    names.iter().map(|name| name.trim_matches('`').to_string()).collect()
}

/// `matches!(x * 16 + y, 0x11 | 0x12)`: the values that two fields have together.
fn pair(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Matches { subject, patterns } = part else { return None };
    let Expr::Binary { op: BinaryOp::Add, left, right: low } = &**subject else { return None };
    let Expr::Binary { op: BinaryOp::Mul, left: high, right: by } = &**left else { return None };
    let Expr::Int(by) = &**by else { return None };
    if !is_part(high) || !is_part(low) {
        return None;
    }
    let both = |pattern: &Pattern| match pattern {
        Pattern::Int(int) => {
            let (first, second) = (int.value.checked_div(by.value)?, int.value.checked_rem(by.value)?);
            Some(format!("{} with {}", shown(high, first, words), shown(low, second, words)))
        }
        _ => None,
    };
    let allowed: Vec<String> = patterns.iter().map(both).collect::<Option<_>>()?;
    let found = format!("{} and {}", words.found(high), words.found(low));
    let rest = format!("{} takes {} here", words.taker()?, list(&allowed, " or "));
    Some(Headline { allowed, ..Headline::new(found, &rest) })
}

/// `pred.id == 0`, `pred.id != 0`
fn predicate(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op, left, right } = part else { return None };
    if words.captured.value(right)? != NO_PREDICATE {
        return None;
    }
    let index = words.predicate(left)?;
    let taker = words.taker()?;
    match op {
        BinaryOp::Eq => {
            let name = words.declaration(Table::Predicate, index);
            Some(Headline::new(format!("{taker} has the predicate {name}"), "it takes no predicate here"))
        }
        BinaryOp::Ne => Some(Headline::new(format!("{taker} has no predicate"), "it needs one")),
        _ => None,
    }
}

/// `storage(dst) == storage(src0)`: one fact about two operands.
fn same(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: op @ (BinaryOp::Eq | BinaryOp::Ne), left, right } = part else { return None };
    let (Expr::Call { name, args, .. }, Expr::Call { name: other, args: others, .. }) = (&**left, &**right)
    else {
        return None;
    };
    let is_operand = |args: &[Expr]| matches!(args, [Expr::Name(_) | Expr::Index { .. }]);
    if name != other || !is_operand(args) || !is_operand(others) {
        return None;
    }
    let found = format!("{} and {}", words.found(left), words.found(right));
    let rest = match (op, phrases::noun(name)) {
        (BinaryOp::Eq, Some(noun)) => format!("both must have the same {noun}"),
        (_, Some(noun)) => format!("each must have another {noun}"),
        (BinaryOp::Eq, None) => "both must be the same".to_string(),
        (_, None) => "both must differ".to_string(),
    };
    Some(Headline::new(found, &rest))
}

/// `id == 4 || id >= 6`: declarations that an index may name.
fn alternatives(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Or, left, right } = part else { return None };
    let [one] = free_parts(part)[..] else { return None };
    let table = words.table_of(one)?;
    let name = |alternative: &Expr| {
        let Expr::Binary { op, left, right } = alternative else { return None };
        let value = words.captured.value(right).filter(|_| &**left == one)?;
        match op {
            BinaryOp::Eq => Some(words.declaration(table, value)),
            BinaryOp::Ge if value == first_declared(table) => Some("a declared one".to_string()),
            _ => None,
        }
    };
    let allowed = vec![name(left)?, name(right)?];
    let rest = format!("it must be {}", list(&allowed, " or "));
    Some(Headline { allowed, is_about_index: true, ..Headline::new(words.found(one), &rest) })
}

/// The sentence of the rule with the values in it.
fn sentence(rule: &Rule, parts: &[&Expr], words: &Words<'_>) -> Headline {
    let is_shown = |part: &&&Expr| {
        words.captured.value(part).is_some() && !matches!(part, Expr::Call { name, .. } if is_truth(name))
    };
    let found: Vec<String> = parts.iter().filter(is_shown).map(|part| words.found(part)).collect();
    let found = list(&found, " and ");
    // The sentence begins with the holder.
    let of_holder = words.holder.as_ref().map(|holder| format!(" of {holder}"));
    let found = of_holder.map_or_else(|| found.clone(), |of_holder| found.replace(&of_holder, ""));
    let doc = match &words.holder {
        Some(holder) => format!("{holder}: {}", rule.doc),
        None => rule.doc.to_string(),
    };
    let text = if found.is_empty() { doc } else { format!("{doc}; found: {found}") };
    Headline { text, found, ..Headline::default() }
}
