//! The constants of an expression that a sentence does not name.

use super::super::spec::Spec;
use super::words::Words;
use genvisa_reader::isa::{BitGroup, Field, Rule};
use genvisa_rule::{BinaryOp, Expr, Int, Name, Pattern, UnaryOp};
use std::fmt::Display;

/// The constants of an expression that its sentence must name and does not, as they are written in the expression.
pub(super) fn missing(spec: &Spec<'_>, rule: &Rule, expr: &Expr, words: &Words<'_>) -> Vec<String> {
    let mut search = Search { spec, rule, words, missing: Vec::new() };
    search.condition(expr);
    search.factors(expr);
    search.missing
}

struct Search<'a> {
    spec: &'a Spec<'a>,
    rule: &'a Rule,
    words: &'a Words<'a>,
    missing: Vec<String>,
}

impl Search<'_> {
    fn refuse(&mut self, constant: impl Display) {
        let constant = format!("`{constant}`");
        if !self.missing.contains(&constant) {
            self.missing.push(constant);
        }
    }

    /// The factors within arithmetic, where the sentence has numbers at all: others have them in words.
    fn factors(&mut self, expr: &Expr) {
        if !self.words.has_numbers() {
            return;
        }
        for part in expr.walk() {
            let Expr::Binary { op: BinaryOp::Mul, left, right } = part else { continue };
            for side in [left, right] {
                if let Expr::Int(int) = &**side
                    && int.value > 1
                    && !self.words.has_number(int.value)
                {
                    self.refuse(int);
                }
            }
        }
    }

    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Binary { op, left, right } if op.is_comparison() => self.comparison(*op, left, right),
            Expr::Binary { op, left, right } if op.is_truth() => {
                self.condition(left);
                self.condition(right);
            }
            Expr::Unary { op: UnaryOp::Not, operand } if self.names_the_others(operand) => {}
            Expr::Unary { op: UnaryOp::Not, operand } => self.condition(operand),
            Expr::Matches { subject, patterns } => {
                self.attributes(subject);
                self.members(subject, patterns);
            }
            _ => self.attributes(expr),
        }
    }

    /// The names of attributes that an expression asks for.
    fn attributes(&mut self, expr: &Expr) {
        for call in expr.walk() {
            let Expr::Call { name, args, .. } = call else { continue };
            let [Expr::Str(attribute)] = &args[..] else { continue };
            if name != "on" && !self.words.has(attribute) {
                self.refuse(attribute);
            }
        }
    }

    fn comparison(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        for (side, other) in [(left, right), (right, left)] {
            self.attributes(side);
            match side {
                Expr::Name(name) if name.is_symbol() => self.symbol(name),
                Expr::Int(int) => self.compared(op, *int, other),
                _ => {}
            }
        }
    }

    fn symbol(&mut self, name: &Name) {
        let text = name.to_string();
        if !self.words.has_symbol(&text) {
            self.refuse(text);
        }
    }

    /// A number that something is compared with.
    fn compared(&mut self, op: BinaryOp, int: Int, other: &Expr) {
        let (words, value) = (self.words, int.value);
        if let Expr::Binary { op: inner, right, .. } = other {
            let within = match &**right {
                Expr::Int(int) => Some(int),
                _ => None,
            };
            match (inner, within) {
                (BinaryOp::Rem, _) if value == 0 => {
                    if let Some(factor) = within.filter(|factor| !words.has_number(factor.value)) {
                        self.refuse(factor);
                    }
                    return;
                }
                (BinaryOp::BitAnd, Some(mask)) if value == 0 => {
                    let bits = words.bits();
                    if !words.has_number(mask.value) && mask.value.cast_unsigned() & !bits != 0 {
                        self.refuse(mask);
                    }
                    return;
                }
                (BinaryOp::BitAnd, Some(mask)) => {
                    let shifted = value >> mask.value.trailing_zeros().min(63);
                    if words.has_number(shifted) {
                        return;
                    }
                }
                _ => {}
            }
        }
        let neighbour = match op {
            BinaryOp::Lt => [Some(value - 1), None],
            BinaryOp::Gt => [Some(value + 1), None],
            BinaryOp::Ge => [Some(value - 1), None],
            BinaryOp::Le => [Some(value + 1), None],
            _ => [None, None],
        };
        let neighbour = neighbour.into_iter().flatten().any(|n| words.has_number(n));
        if !neighbour && !self.is_named(value, other) {
            self.refuse(int);
        }
    }

    fn members(&mut self, subject: &Expr, patterns: &[Pattern]) {
        let symbols = patterns.iter().filter_map(|pattern| match pattern {
            Pattern::Name(name) => name.path.first().map(String::as_str),
            _ => None,
        });
        let symbols: Vec<&str> = symbols.collect();
        for pattern in patterns {
            match pattern {
                Pattern::Name(name) => {
                    let text = name.to_string();
                    let at = symbols.iter().position(|s| *s == text);
                    if !at.is_some_and(|at| self.words.has_between(&symbols, at)) {
                        self.symbol(name);
                    }
                }
                Pattern::Int(int) => self.member(*int, subject),
                Pattern::Range(from, to) => {
                    // All codes of a range may be named one by one, too.
                    for end in [from, to] {
                        self.member(*end, subject);
                    }
                }
            }
        }
    }

    fn member(&mut self, int: Int, subject: &Expr) {
        if !self.words.spans(int.value) && !self.is_named(int.value, subject) {
            self.refuse(int);
        }
    }

    /// Whether the sentence names a number: by itself, by the encoding that it is the code of, or by what is predefined
    /// under that index.
    fn is_named(&self, value: i64, compared_with: &Expr) -> bool {
        let words = self.words;
        let predefined = || {
            let known =
                self.spec.isa.predefined.iter().filter(|p| i64::from(p.index) == value && !p.name.is_empty());
            known.into_iter().any(|p| words.has(&p.name))
        };
        words.has_number(value) || self.is_encoding(value, compared_with) || predefined()
    }

    /// Whether the sentence names all encodings that a set of codes does not have: what is left where the set is excluded.
    fn names_the_others(&self, set: &Expr) -> bool {
        let Expr::Matches { subject, patterns } = set else { return false };
        let Some(group) = main_name(subject).and_then(|name| {
            let groups = self.groups(name.path.first()?);
            groups.into_iter().find(|g| Some(&g.name) == name.path.last())
        }) else {
            return false;
        };
        let is_excluded = |code: u64| {
            patterns.iter().any(|pattern| match pattern {
                Pattern::Int(int) => int.value.cast_unsigned() == code,
                Pattern::Range(from, to) => {
                    (from.value.cast_unsigned()..=to.value.cast_unsigned()).contains(&code)
                }
                Pattern::Name(name) => {
                    group.values.iter().any(|v| v.code == code && v.name == name.to_string())
                }
            })
        };
        let mut others = group.values.iter().filter(|v| !is_excluded(v.code)).peekable();
        others.peek().is_some() && others.all(|v| self.encoding(group, v.code))
    }

    fn is_encoding(&self, value: i64, expr: &Expr) -> bool {
        let Some(Asked { name, is_region, shift, mask }) = Asked::by(expr) else { return false };
        let field = if is_region { "region" } else { name.path.first().map_or("", String::as_str) };
        let last = if is_region { field } else { name.path.last().map_or("", String::as_str) };
        let groups = self.groups(field);
        let value = value.cast_unsigned();
        if let Some(group) = groups.iter().find(|g| g.name == last && mask == u64::MAX) {
            return self.encoding(group, value);
        }
        // A whole field: the encodings of all its bit ranges, or of those under the mask.
        let mask = mask.checked_shl(shift).unwrap_or_default();
        let value = value.checked_shl(shift).unwrap_or_default();
        let mut covered = groups.iter().filter(|g| mask >> g.lo & 1 == 1).peekable();
        covered.peek().is_some() && covered.all(|g| self.encoding(g, value >> g.lo & ones(g.hi - g.lo + 1)))
    }

    /// Whether the sentence names an encoding of some bits: its value, its name or one word of its name.
    fn encoding(&self, group: &BitGroup, code: u64) -> bool {
        let mut found = group.values.iter().filter(|v| v.code == code);
        found.any(|v| match v.value {
            Some(value) => self.words.has_number(value),
            None => self.words.has_symbol(&v.name),
        })
    }

    /// The bit ranges of a field of the rule's subject, or of a field of that name that others share.
    fn groups(&self, name: &str) -> Vec<&BitGroup> {
        let own = |fields: &'_ [Field]| fields.iter().any(|f| f.name == name && !f.bits.is_empty());
        let subject = &*self.rule.subject;
        let instruction = self.spec.instruction(subject).map(|i| &i.fields[..]);
        let record = self.spec.record(subject).map(|r| &r.fields[..]);
        let others = self.spec.isa.records.iter().map(|r| &r.fields[..]);
        let mut all = instruction.into_iter().chain(record).chain([&self.spec.isa.fields[..]]).chain(others);
        let fields = all.find(|fields| own(fields)).unwrap_or_default();
        fields.iter().filter(|f| f.name == name).flat_map(|f| &f.bits).collect()
    }
}

/// The bits that an expression asks for: `code(f.x)`, `region(f) & 0xf00`, `imm(f) >> 4 & 0xf`.
struct Asked<'e> {
    name: &'e Name,
    is_region: bool,
    shift: u32,
    mask: u64,
}

impl<'e> Asked<'e> {
    fn by(expr: &'e Expr) -> Option<Self> {
        match expr {
            Expr::Name(name) => Some(Self { name, is_region: false, shift: 0, mask: u64::MAX }),
            Expr::Call { name, args, .. } if matches!(name.as_str(), "code" | "raw" | "region" | "imm") => {
                let of = args.first().and_then(Self::by)?;
                Some(Self { is_region: name == "region", ..of })
            }
            Expr::Binary { op, left, right } => {
                let Expr::Int(int) = &**right else { return None };
                let of = Self::by(left)?;
                match op {
                    BinaryOp::BitAnd => Some(Self { mask: int.value.cast_unsigned(), ..of }),
                    BinaryOp::Shr => Some(Self { shift: u32::try_from(int.value).ok()?, ..of }),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// The field or bit range whose value or code an expression is.
fn main_name(expr: &Expr) -> Option<&Name> {
    match expr {
        Expr::Name(name) => Some(name),
        Expr::Call { name, args, .. } if name == "code" => args.first().and_then(main_name),
        _ => None,
    }
}

/// So many low bits.
fn ones(width: u32) -> u64 {
    u64::MAX.checked_shr(64 - width.min(64)).unwrap_or_default()
}
