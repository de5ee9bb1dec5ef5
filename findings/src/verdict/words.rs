//! Nouns, values and lists for messages about violations.

use super::captured::{Captured, parsed};
use super::phrases::{self, Phrase};
use super::{places, plain};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{Names, Part, Platform, PlatformSet, Violation};
use genvisa_asm::forms::FORMS;
use genvisa_asm::symbols::{Naming, Symbol};
use genvisa_report::{clipped, text_of};
use genvisa_rule::functions::{Answer, Function, Table};
use genvisa_rule::{BinaryOp, Expr, Name, UnaryOp};
use genvisa_runtime::{BitRangeInfo, EnumerantInfo, InstructionInfo, Refers};
use std::fmt::Display;

/// The things that a violation is about, by the names that users know.
pub struct Words<'c> {
    pub captured: &'c Captured,
    /// The instruction; `None` for a declaration.
    pub instruction: Option<&'static InstructionInfo>,
    /// The field as code, if the rule is about an operand or another structure in it.
    pub holder: Option<String>,
    /// The number of the element of a table that the rule is about.
    pub element: Option<u32>,
    /// The structure or instruction that the rule is about.
    pub subject: &'c str,
    pub platform: Platform,
    pub naming: Option<&'c dyn Naming>,
    /// Whether encodings are as the text spells them; otherwise they have the names that rules compare.
    pub is_spelled: bool,
    /// The name that the header gives the kernel or function.
    pub header_name: Option<&'c str>,
    /// The name that two things have, in a rule about different names.
    pub twice: Option<&'c str>,
}

impl<'c> Words<'c> {
    /// The words about a structure that is no part of a kernel.
    pub fn of(
        captured: &'c Captured,
        violation: &Violation,
        holder: Option<String>,
        platform: Platform,
    ) -> Self {
        Self {
            captured,
            instruction: None,
            holder,
            element: violation.element,
            subject: violation.rule.id.split('/').next().unwrap_or_default(),
            platform,
            naming: None,
            is_spelled: false,
            header_name: None,
            twice: None,
        }
    }
}

/// Text as code.
pub fn code(text: &str) -> String {
    format!("`{text}`")
}

/// An element of a repeated field.
pub fn element(field: &str, n: impl Display) -> String {
    format!("element {n} of {}", code(field))
}

/// The repeated field with a name. A rule about it is about each of its elements, and one of them violates it.
pub fn repeated(instruction: &InstructionInfo, name: &str) -> Option<&'static str> {
    instruction.field(name).filter(|field| field.count.is_some()).map(|field| field.name)
}

/// The field or bit range that a part is the code of.
fn coded(part: &Expr) -> Option<&Expr> {
    match part {
        Expr::Call { name, args, .. } if name == "code" => args.first(),
        _ => None,
    }
}

/// `a, b or c`, cut after a number of elements; ` or ` is the separator in front of the last one.
pub fn list(items: &[String], last: &str) -> String {
    const MOST: usize = 16;
    if items.len() > MOST {
        let shown = items.get(..MOST - 1).unwrap_or_default().join(", ");
        return format!("{shown}{last}one of {} others", items.len() + 1 - MOST);
    }
    match items.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((end, front)) => format!("{}{last}{end}", front.join(", ")),
    }
}

/// A set of platforms in words: `XEHP or later`.
pub fn platforms(set: &str) -> String {
    let terms = set.split(',').map(|term| match (term.strip_suffix('+'), term.strip_prefix('-')) {
        (Some(first), _) => format!("{first} or later"),
        (None, Some(end)) => format!("a platform before {end}"),
        (None, None) => term.to_string(),
    });
    let (ranges, mut names): (Vec<String>, Vec<String>) = terms.partition(|term| term.contains(' '));
    let last = if ranges.is_empty() || names.is_empty() { " or " } else { ", or " };
    names.extend(ranges);
    list(&names, last)
}

/// The platforms that a rule applies to, in words; `None` for all of them.
pub fn platforms_of(set: PlatformSet) -> Option<String> {
    let (inside, outside): (Vec<_>, Vec<_>) =
        Platform::INFO.iter().partition(|info| set.contains(info.code as u32));
    let (first, last) = (inside.first()?, inside.last()?);
    let is_before = |limit: &EnumerantInfo| outside.iter().all(|other| other.code < limit.code);
    let is_behind = |limit: &EnumerantInfo| outside.iter().all(|other| other.code > limit.code);
    match outside.first() {
        None => None,
        Some(_) if is_before(first) => Some(platforms(&format!("{}+", first.name))),
        Some(end) if is_behind(last) => Some(platforms(&format!("-{}", end.name))),
        Some(_) => Some(list(&inside.iter().map(|info| info.name.to_string()).collect::<Vec<_>>(), " or ")),
    }
}

impl Words<'_> {
    /// The field or operand that an expression names.
    pub fn place(&self, expr: &Expr) -> String {
        match expr {
            Expr::Call { name, args, .. } => match args.as_slice() {
                [arg] if is_transparent(name) => self.place(arg),
                _ => code(&expr.to_string()),
            },
            Expr::Name(name) if let Some(field) = self.repeated(name) => {
                element(field, self.captured.element)
            }
            Expr::Name(_) | Expr::Index { .. } => places::place(expr, self.holder.as_deref()),
            _ => code(&expr.to_string()),
        }
    }

    /// The repeated field of the instruction that a name means.
    fn repeated(&self, name: &Name) -> Option<&'static str> {
        let [name] = name.path.as_slice() else { return None };
        repeated(self.instruction?, name)
    }

    /// The operand that a function is about: its argument, or the operand itself in rules about the structure.
    fn operand(&self, expr: &Expr) -> String {
        match (expr, &self.holder) {
            (Expr::Call { args, .. }, holder) if !args.is_empty() => match (args.first(), holder) {
                (Some(Expr::Str(text)), _) => code(text),
                // A number is no part of an instruction that users see.
                (Some(Expr::Int(_)), holder) => holder.clone().or_else(|| self.taker()).unwrap_or_default(),
                // Users see the operand, not the index in it.
                (Some(Expr::Name(_)), Some(holder)) if self.is_index_in_operand(expr) => holder.clone(),
                (arg, _) => arg.map(|arg| self.place(arg)).unwrap_or_default(),
            },
            (_, Some(holder)) => holder.clone(),
            _ => code(&expr.to_string()),
        }
    }

    /// The index in the predicate control of an instruction; no value if an expression is another number.
    pub fn predicate(&self, expr: &Expr) -> Option<i64> {
        let is_predicate = matches!(expr, Expr::Name(name) if name.to_string() == PREDICATE);
        self.captured.value(expr).filter(|_| is_predicate && self.instruction.is_some())
    }

    /// Whether a call is about an index in an operand. Its bit ranges have names that users know.
    fn is_index_in_operand(&self, call: &Expr) -> bool {
        let Expr::Call { name, .. } = call else { return false };
        self.instruction.is_some() && !is_transparent(name)
    }

    /// The name of the function or of the definition of its name that an expression is.
    pub fn function(expr: &Expr) -> Option<&str> {
        match expr {
            Expr::Call { name, .. } => Some(name),
            Expr::Name(name) => match name.path.as_slice() {
                [name] => Some(name),
                _ => phrases::function_of(&name.to_string()),
            },
            _ => None,
        }
    }

    /// The instruction as a subject: `` `ADD` takes ``.
    pub fn taker(&self) -> Option<String> {
        self.instruction.map(|info| code(info.name))
    }

    /// The value of a part, as users write it.
    pub fn value(&self, expr: &Expr) -> String {
        match (self.captured.part(expr), self.captured.value(expr)) {
            (Some(part), Some(value)) => {
                self.letters(expr, value).unwrap_or_else(|| self.shown(expr, part, value))
            }
            (None, Some(value)) => self.number(expr, value),
            (_, None) => "unknown".to_string(),
        }
    }

    /// The value of a part, as the rule has it. The meaning of a code follows the number.
    pub fn in_rule(&self, expr: &Expr) -> String {
        let meaning = plain(&self.value(expr));
        match self.captured.value(expr) {
            Some(code)
                if coded(expr).is_some() && ![format!("{code:#x}"), code.to_string()].contains(&meaning) =>
            {
                format!("{code:#x} ({meaning})")
            }
            _ => meaning,
        }
    }

    /// A number of a part: the name of a declaration in place of its index.
    pub fn number(&self, expr: &Expr, value: i64) -> String {
        match self.table_of(expr) {
            Some(table) => self.declaration(table, value),
            None => number(expr, value),
        }
    }

    /// The letters that the text has for the bits of a number without names: `yz` for 6.
    pub fn letters(&self, expr: &Expr, value: i64) -> Option<String> {
        let Expr::Name(name) = expr else { return None };
        let field = self.instruction?.field(name.path.first()?)?;
        let range =
            field.bit_ranges.iter().find(|range| name.path.last().is_some_and(|last| range.name == last));
        match self.captured.part(expr)?.names {
            Names::None => self.spelling(expr, range, value),
            _ => None,
        }
    }

    /// The bits that the text has letters for, of a number without names.
    pub fn with_letters(&self, expr: &Expr) -> Vec<i64> {
        // Four channels have 15 sets.
        const MOST: i64 = 15;
        (1..=MOST).filter(|value| self.letters(expr, *value).is_some()).collect()
    }

    /// How the text spells a code of a field or of a bit range. A number explains less than the name.
    fn spelling(&self, expr: &Expr, range: Option<&BitRangeInfo>, value: i64) -> Option<String> {
        let info = self.instruction.filter(|_| self.is_spelled && self.holder.is_none())?;
        let (name, _) = coded(expr).unwrap_or(expr).as_place()?;
        let text = FORMS.spelling(info, name.path.first()?, range, u64::try_from(value).ok()?)?;
        Some(code(&text)).filter(|_| text.parse::<u64>().is_err())
    }

    /// The name of an encoding, as the text spells it. A number is no code.
    fn enumerant(&self, expr: &Expr, range: &BitRangeInfo, one: &EnumerantInfo) -> String {
        let spelling =
            || i64::try_from(one.code).ok().and_then(|code| self.spelling(expr, Some(range), code));
        match one.value {
            Some(value) => value.to_string(),
            None => spelling().unwrap_or_else(|| named(expr, one.name)),
        }
    }

    /// The table of declarations that a part is an index into.
    pub fn table_of(&self, expr: &Expr) -> Option<Table> {
        match expr {
            Expr::Call { name, .. } if phrases::is_index(name) => Some(Table::Variable),
            Expr::Call { name, args, .. } if name == "index" => {
                args.first().map(|of| self.table_of_index(of))
            }
            Expr::Name(_) => self.table_of_field(expr),
            _ => None,
        }
    }

    /// A value of a part, as users write it.
    pub fn shown(&self, expr: &Expr, part: &Part, value: i64) -> String {
        let named = match part.names {
            Names::None => None,
            Names::Listed(names) => {
                let found = names.iter().find(|(_, known)| *known == value);
                found.map(|(name, _)| code(&name.to_lowercase()))
            }
            Names::Value(range) => {
                let found = range.values.iter().find(|one| one.value.unwrap_or(one.code as i64) == value);
                found.map(|one| self.enumerant(expr, range, one))
            }
            Names::Code(range) => {
                let found = range.values.iter().find(|one| one.code as i64 == value);
                found.map(|one| self.enumerant(expr, range, one))
            }
        };
        named.unwrap_or_else(|| match part.names {
            Names::Code(_) => format!("{value:#x}"),
            _ => self.number(expr, value),
        })
    }

    /// Whether a part is the index of a declaration.
    pub fn is_declaration(&self, expr: &Expr) -> bool {
        self.table_of(expr).is_some()
    }

    /// The facts about a part, as a clause: `` `dst` has type `f` ``.
    pub fn found(&self, expr: &Expr) -> String {
        if let Some(thing) = self.named(expr) {
            return format!("{} is {thing}", self.index_holder(expr));
        }
        if let (Some(NO_PREDICATE), Some(taker)) = (self.predicate(expr), self.taker()) {
            return format!("{taker} has no predicate");
        }
        if let Some(absent) = self.absent(expr) {
            return absent;
        }
        let shown = self.value(expr);
        if let (true, Expr::Call { args, .. }) = (self.is_itself(expr), expr) {
            let holder = args.first().map(|index| self.index_holder(index)).unwrap_or_default();
            return format!("{holder} is {shown}");
        }
        let shown = match Self::function(expr) {
            Some("storage") if self.is_function(expr) => {
                self.captured.value(expr).map_or(shown, |value| storage(value).to_string())
            }
            _ => shown,
        };
        self.clause(expr, &shown, self.captured.value(expr))
    }

    /// The clause about a part with a value, or with the value and the words of a requirement: `` `dst` has at least 4 bytes ``.
    pub fn clause(&self, expr: &Expr, shown: &str, value: Option<i64>) -> String {
        let phrase = Self::function(expr).filter(|_| self.is_function(expr)).and_then(phrases::of);
        let Some(phrase) = phrase else { return format!("{} is {shown}", self.place(expr)) };
        let clause = match (phrase.fails, value) {
            ("", Some(0)) => phrases::none(phrase.function).unwrap_or(phrase.holds),
            ("", _) | (_, Some(1)) => phrase.holds,
            (fails, _) => fails,
        };
        let clause = phrases::of_field(self.subject, phrase.function)
            .filter(|_| matches!(expr, Expr::Name(_)))
            .unwrap_or(clause);
        let clause = match (phrase.function, shown) {
            ("modifier", "`none`") => "{x} has no modifier",
            ("code", unnamed) if unnamed.starts_with("0x") => "{x} has the undefined code {v}",
            ("available", minus) if minus.starts_with('-') => {
                "{x} begins {v} bytes behind the end of its variable"
            }
            _ => clause,
        };
        let shown = match phrase.function {
            "class" => class(shown),
            "kind" | "label_kind" => shown.trim_matches('`').to_string(),
            "available" => shown.trim_start_matches('-').to_string(),
            _ => shown.to_string(),
        };
        let arg = match expr {
            Expr::Call { args, .. } => args.first().map(|arg| self.value(arg)).unwrap_or_default(),
            _ => String::new(),
        };
        let header = match self.header_name {
            None | Some("") => "no name".to_string(),
            Some(name) => format!("the name {}", code(&clipped(name))),
        };
        let twice =
            self.twice.map_or("one name".to_string(), |name| format!("the name {}", code(&clipped(name))));
        let clause = clause.replace("{header}", &header).replace("{twice}", &twice);
        let clause = clause.replace("{arg}", &arg).replace("{x}", &self.operand(expr)).replace("{v}", &shown);
        let clause = match value {
            Some(-1 | 1) => singular(&clause),
            _ => clause,
        };
        match clause.contains("{thing}") {
            true => {
                clause.replace("{thing}", &self.thing(expr, phrase).unwrap_or_else(|| self.operand(expr)))
            }
            false => clause,
        }
    }

    /// Whether an expression is a call of a function, or can be a definition that answers one: operands have those.
    fn is_function(&self, expr: &Expr) -> bool {
        matches!(expr, Expr::Call { .. }) || self.holder.is_some() && self.instruction.is_some()
    }

    /// The declaration that a function is about: that of its argument, or the element that the rule is about.
    fn thing(&self, expr: &Expr, phrase: &Phrase) -> Option<String> {
        let (table, index) = match expr {
            Expr::Call { args, .. } => match args.as_slice() {
                [] => (phrase.table?, self.element_index(phrase.table?)?),
                [arg] => {
                    let table = match phrase.table {
                        Some(Table::Variable) if phrase.function == "index" => self.table_of_index(arg),
                        Some(table) => table,
                        None => table(self.instruction?.field(&arg.to_string())?.refers?),
                    };
                    let index = if phrase.function == "index" { expr } else { arg };
                    (table, self.captured.value(index)?)
                }
                _ => return None,
            },
            _ => (phrase.table?, self.captured.value(expr)?),
        };
        Some(self.declaration(table, index))
    }

    /// The table that the index of an operand belongs to. Only state operands have a class of storage.
    fn table_of_index(&self, operand: &Expr) -> Table {
        let storage = parsed(&format!("storage({operand})"));
        match storage.and_then(|storage| self.captured.value(&storage)) {
            Some(SURFACE) => Table::Surface,
            Some(_) => Table::Sampler,
            None => Table::Variable,
        }
    }

    /// The index of the element that a rule about a declaration concerns.
    fn element_index(&self, table: Table) -> Option<i64> {
        Some(first_declared(table) + i64::from(self.element?))
    }

    /// The unit of the place at which an operand begins, if a part is that place.
    pub fn begins_at(&self, expr: &Expr) -> Option<&'static str> {
        let function = Self::function(expr).filter(|_| self.is_function(expr))?;
        let of_field = phrases::of_field(self.subject, function).filter(|_| matches!(expr, Expr::Name(_)));
        let clause = of_field.or_else(|| phrases::of(function).map(|phrase| phrase.holds))?;
        ["byte", "element"].into_iter().find(|unit| clause.starts_with(&format!("{{x}} begins at {unit} ")))
    }

    /// Whether the value of a part is the declaration that it is about: a variable has its bytes in itself.
    fn is_itself(&self, expr: &Expr) -> bool {
        let Expr::Call { name, args, .. } = expr else { return false };
        let of = args.first().and_then(|of| self.captured.value(of));
        phrases::is_index(name) && of.is_some() && of == self.captured.value(expr)
    }

    /// The clause about an index that names nothing: `` `dst` names no predicate ``.
    pub fn absent(&self, expr: &Expr) -> Option<String> {
        let table = self.captured.absent(&expr.to_string())?;
        Some(format!("{} names no {}", self.index_holder(expr), noun(table)))
    }

    /// The verb of the clause about a number, without its unit: a variable must `have` at least 4 bytes.
    pub fn verb(&self, expr: &Expr) -> &'static str {
        let phrase = Self::function(expr).filter(|_| self.is_function(expr)).and_then(phrases::of);
        match phrase {
            Some(phrase) if phrase.holds.contains(" has {v} ") => "have",
            _ => "be",
        }
    }

    /// A declaration by its name, or by its class and index.
    pub fn declaration(&self, table: Table, index: i64) -> String {
        let symbol = u32::try_from(index).ok().and_then(|index| match table {
            Table::Variable => Some(Symbol::Variable(index)),
            Table::Address => Some(Symbol::Address(index)),
            Table::Predicate => Some(Symbol::Predicate(index)),
            Table::Surface => Some(Symbol::Surface(index)),
            Table::Sampler => Some(Symbol::Sampler(index)),
            Table::Label | Table::String => None,
        });
        let name = match (self.naming, symbol) {
            (Some(naming), Some(symbol)) => Some(naming.name(symbol).into_owned()),
            (Some(naming), None) => u32::try_from(index).ok().map(|index| {
                let name = if table == Table::Label { naming.label(index) } else { naming.string(index) };
                text_of(&name).into_owned()
            }),
            _ => None,
        };
        // Names that no assembler accepts are those of things that are not declared.
        match name.filter(|name| !name.is_empty() && !name.starts_with(UNDECLARED)) {
            Some(name) if table == Table::Label => format!("the label `{}`", clipped(&name)),
            Some(name) => code(&clipped(&name)),
            None => match table {
                Table::Variable => format!("variable V{index}"),
                Table::Address => format!("address variable A{index}"),
                Table::Predicate => format!("predicate P{index}"),
                Table::Surface => format!("surface T{index}"),
                Table::Sampler => format!("sampler S{index}"),
                Table::Label => format!("label {index}"),
                Table::String => format!("string {index}"),
            },
        }
    }

    /// The variable that an index names, if the rules show its table.
    fn named(&self, expr: &Expr) -> Option<String> {
        let Expr::Name(_) = expr else { return None };
        let index = self.captured.value(expr)?;
        Some(self.declaration(self.table_of_field(expr)?, index))
    }

    /// The table that a field is an index into: that of the field, of functions of it, or of the rule that it is declared.
    fn table_of_field(&self, expr: &Expr) -> Option<Table> {
        let text = expr.to_string();
        if self.predicate(expr) == Some(NO_PREDICATE) || self.captured.absent(&text).is_some() {
            return None;
        }
        let refers = match self.holder {
            None => self.instruction.and_then(|info| info.field(&text)?.refers).map(table),
            Some(_) => None,
        };
        let by_function = || {
            self.captured.parts.keys().find_map(|part| {
                let function = part.strip_suffix(')')?.strip_suffix(text.as_str())?.strip_suffix('(')?;
                phrases::of(function)?.table
            })
        };
        let table = refers.or_else(by_function).or_else(|| self.captured.table(&text));
        table.filter(|table| *table != Table::String)
    }

    /// The operand or field that an index is in. Users see the operand, not the index in it.
    fn index_holder(&self, index: &Expr) -> String {
        match (&self.holder, self.instruction) {
            (Some(holder), Some(_)) => holder.clone(),
            _ => self.place(index),
        }
    }

    /// The parts of a size in words: `16 channels of `ud` with stride 2`.
    pub fn amount(&self, parts: &[&Expr]) -> String {
        let (mut channels, mut of, mut with) = (None, Vec::new(), Vec::new());
        for part in parts {
            let Some(value) = self.captured.value(part) else { continue };
            let text = part.to_string();
            let shown = self.value(part);
            match (Self::function(part), *part) {
                (Some("channels"), Expr::Call { .. }) | (Some("exec_size"), _) => {
                    channels =
                        Some(if value == 1 { "1 channel".to_string() } else { format!("{value} channels") });
                }
                (Some("grf"), _) => with.push(format!("registers of {value} bytes")),
                (Some("bytes"), Expr::Call { args, .. }) => {
                    let ty = args.first().map(|ty| self.value(ty)).unwrap_or_default();
                    of.push(ty);
                }
                (Some("first_channel"), _) if value == 0 => {}
                (Some("first_channel"), _) => with.push(format!("first channel {value}")),
                _ if is_region(part) => with.push(format!("the region {shown}")),
                _ if text.starts_with("region.") => {
                    let name = text.rsplit('.').next().unwrap_or_default();
                    // A destination has no other stride.
                    let name = if parts.len() > 3 { name.replace('_', " ") } else { "stride".to_string() };
                    // An unset distance explains nothing, and neither does the usual one.
                    if shown.parse::<u64>().is_ok() && (name.as_str(), value) != ("stride", 1) {
                        with.push(format!("{name} {shown}"));
                    }
                }
                _ => with.push(
                    places::amount(part, &shown).unwrap_or_else(|| format!("{} {shown}", self.place(part))),
                ),
            }
        }
        let mut words = Vec::new();
        words.extend(channels);
        if !of.is_empty() {
            words.push(format!("of {}", list(&of, " and ")));
        }
        if !with.is_empty() {
            words.push(format!("with {}", list(&with, " and ")));
        }
        words.join(" ")
    }
}

/// The name of an encoding as code. Texts have types in lower case.
fn named(expr: &Expr, name: &str) -> String {
    let is_type = expr.to_string().trim_end_matches(')').ends_with("type");
    let is_like_function = phrases::function_of(&expr.to_string()).is_some();
    code(&if is_type || is_like_function { name.to_lowercase() } else { name.to_string() })
}

/// A number: in the form in which such numbers are written.
pub fn number(expr: &Expr, value: i64) -> String {
    match expr {
        expr if is_region(expr) => region(value),
        Expr::Call { name, .. } if super::captured::is_truth(name) => (value != 0).to_string(),
        Expr::Call { name, .. } if name == "raw" => format!("{value:#x}"),
        Expr::Matches { .. } | Expr::Unary { op: UnaryOp::Not, .. } => (value != 0).to_string(),
        Expr::Binary { op, .. } if op.is_truth() => (value != 0).to_string(),
        Expr::Binary { op: BinaryOp::BitAnd, .. } => format!("{value:#x}"),
        _ => value.to_string(),
    }
}

/// Whether an expression is the bits of a region: `region(src0)`, `raw(region)`.
fn is_region(expr: &Expr) -> bool {
    let Expr::Call { name, args, .. } = expr else { return false };
    match (name.as_str(), args.as_slice()) {
        ("region", _) => true,
        ("raw", [Expr::Name(of)]) => of.to_string() == "region",
        _ => false,
    }
}

/// The parts of a region, and their first bits.
pub const REGION: &[(&str, u32)] = &[("vertical stride", 0), ("width", 4), ("horizontal stride", 8)];

/// A distance in a region by its code, which may have bits above. Codes without a number are shown by their name or as codes.
pub fn distance(bits: i64) -> String {
    const NUMBERS: [&str; 8] = ["Null", "0", "1", "2", "4", "8", "16", "32"];
    let bits = bits & 0xf;
    let known = usize::try_from(bits).ok().and_then(|code| NUMBERS.get(code));
    known.map_or_else(|| format!("{bits:#x}"), |number| (*number).to_string())
}

/// The bits of a region as text: `<8;8,1>`.
fn region(bits: i64) -> String {
    let parts = REGION.iter().map(|(_, shift)| distance(bits >> shift));
    let parts: Vec<String> = parts.collect();
    match parts.as_slice() {
        [vertical, width, horizontal] => code(&format!("<{vertical};{width},{horizontal}>")),
        _ => String::new(),
    }
}

/// A clause with the number 1 in place of several.
fn singular(clause: &str) -> String {
    const NOUNS: [&str; 6] = ["bytes", "elements", "places", "registers", "functions", "variables"];
    NOUNS.iter().fold(clause.to_string(), |clause, noun| {
        clause.replace(&format!(" 1 {noun}"), &format!(" 1 {}", noun.trim_end_matches('s')))
    })
}

/// The index of the first declaration in a table; those below are predefined.
pub fn first_declared(table: Table) -> i64 {
    i64::from(match table {
        Table::Variable => FIRST_DECLARED.variable,
        Table::Predicate => FIRST_DECLARED.predicate,
        Table::Surface => FIRST_DECLARED.surface,
        Table::Sampler => FIRST_DECLARED.sampler,
        Table::Address | Table::Label | Table::String => 0,
    })
}

/// The noun for a declaration in a table.
const fn noun(table: Table) -> &'static str {
    match table {
        Table::Variable => "variable",
        Table::Address => "address variable",
        Table::Predicate => "predicate",
        Table::Surface => "surface",
        Table::Sampler => "sampler",
        Table::Label => "label",
        Table::String => "string",
    }
}

/// The table of the rule language that a field is an index into.
const fn table(refers: Refers) -> Table {
    match refers {
        Refers::Variable => Table::Variable,
        Refers::Address => Table::Address,
        Refers::Predicate => Table::Predicate,
        Refers::Surface => Table::Surface,
        Refers::Sampler => Table::Sampler,
        Refers::Label => Table::Label,
        Refers::String => Table::String,
    }
}

/// The class of a surface in a state operand; the other one is that of a sampler.
const SURFACE: i64 = 0;

/// The noun for the class of a state operand.
pub const fn storage(class: i64) -> &'static str {
    if class == SURFACE { "surface" } else { "sampler" }
}

/// The index in the predicate control, which all instructions name alike (spec/chapters/operands.md).
const PREDICATE: &str = "pred.id";

/// The index in a predicate control that names no variable.
pub const NO_PREDICATE: i64 = 0;

/// The begin of the names of things that are not declared.
const UNDECLARED: &str = "%undeclared";

/// Whether the value of a function is that of its argument to users.
fn is_transparent(function: &str) -> bool {
    match Function::find(function).map(|function| function.answer) {
        Some(Answer::Bits(_)) => true,
        _ => function == "imm",
    }
}

/// An operand class with its article.
pub fn class(shown: &str) -> String {
    with_article(&format!("{} operand", shown.trim_matches('`').to_lowercase()))
}

/// A noun with its article.
pub fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_in_the_form_of_its_expression() {
        for (expr, value, expected) in [
            ("exec_size", 8, "8"),
            ("available(dst)", -1, "-1"),
            ("declared(target)", 0, "false"),
            ("declared(target)", 1, "true"),
            ("raw(mode)", 26, "0x1a"),
            ("raw(region)", 0x334, "`<4;2,2>`"),
            ("region(src0)", 0x145, "`<8;4,0>`"),
            ("matches!(op, 1 | 2)", 0, "false"),
            ("matches!(op, 1 | 2)", 1, "true"),
            ("!(a == 1)", 1, "true"),
            ("!(a == 1)", 0, "false"),
            ("a < b", 1, "true"),
            ("a < b", 0, "false"),
            ("a & 3", 26, "0x1a"),
            ("a + b", 26, "26"),
        ] {
            assert_eq!(number(&genvisa_rule::parse(expr).unwrap(), value), expected, "{expr} = {value}");
        }
    }

    #[test]
    fn a_distance_is_a_number_or_a_code() {
        let of = |bits: i64| distance(bits);
        let numbers: Vec<String> = (0..8).map(of).collect();
        assert_eq!(numbers, ["Null", "0", "1", "2", "4", "8", "16", "32"]);
        assert_eq!((of(8), of(15)), ("0x8".to_string(), "0xf".to_string()), "codes without a number");
        assert_eq!(of(0x13), "2", "bits above are those of other distances");
    }
}
