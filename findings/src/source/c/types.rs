//! The types of expressions in C and C++, as far as the file states them.

use super::constants::Constants;
use crate::fragment::{Type, c_type};
use crate::source::token::{Kind, Tokens};
use std::collections::HashMap;
use std::ops::Range;

/// The type of an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CType {
    /// A number, or a vector with a number of elements for each work item.
    Value(Type, u32),
    /// A vector of vector code, with all its elements.
    Vector(Type, u32),
    /// A pointer or an array.
    Pointer(Box<CType>),
}

/// Templates whose arguments are the type and the number of elements.
const VALUES: [&str; 4] = ["vec", "marray", "array", "vector_t"];
/// The same, for the vectors of vector code.
const VECTORS: [&str; 4] = ["simd", "vector", "vector_ref", "simd_view"];
/// Words in front of a type that do not change it.
const QUALIFIERS: [&str; 34] = [
    "const",
    "volatile",
    "static",
    "register",
    "constexpr",
    "inline",
    "extern",
    "mutable",
    "typename",
    "struct",
    "class",
    "restrict",
    "__restrict",
    "__restrict__",
    "private",
    "__private",
    "local",
    "__local",
    "global",
    "__global",
    "constant",
    "__constant",
    "generic",
    "__generic",
    "kernel",
    "__kernel",
    "thread_local",
    "consteval",
    "constinit",
    "return",
    "typedef",
    "union",
    "friend",
    "explicit",
];
/// The words of built-in types.
const BUILT_IN: [&str; 9] = ["unsigned", "signed", "char", "short", "int", "long", "float", "double", "bool"];
/// Aliases are followed this deep.
const DEEPEST: usize = 8;
/// So many uses of a name are looked at for its declaration.
const MOST_PLACES: usize = 1000;
/// Types and expressions of more tokens are unknown.
const MOST_TOKENS: usize = 64;

/// The types that a file states.
pub struct Types<'t, 's> {
    tokens: &'t Tokens<'s>,
    constants: &'t Constants<'t>,
    /// The tokens of each name.
    places: HashMap<&'s str, Vec<usize>>,
    /// The types that names are aliases of.
    aliases: HashMap<&'s str, Alias>,
}

impl<'t, 's> Types<'t, 's> {
    /// The types of a file with some constants.
    pub fn new(tokens: &'t Tokens<'s>, constants: &'t Constants<'t>) -> Self {
        let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
        for at in (0..tokens.all.len()).filter(|at| tokens.is_word(*at)) {
            places.entry(tokens.text(at)).or_default().push(at);
        }
        let all = 0..tokens.all.len();
        let aliases = all.filter_map(|at| alias_at(tokens, at)).collect();
        Self { tokens, constants, places, aliases }
    }

    /// The type of an expression; `None` if the file does not state it.
    pub fn of(&self, expression: Range<usize>) -> Option<CType> {
        let tokens = self.tokens;
        let Range { start, end } = expression.clone();
        // The reader of expressions calls itself: longer ones are unknown.
        if start >= end || end - start > MOST_TOKENS {
            return None;
        }
        let text = tokens.text(start);
        match text {
            "*" => return self.of(start + 1..end).and_then(pointee),
            "&" => return self.of(start + 1..end).map(|ty| CType::Pointer(Box::new(ty))),
            "(" if tokens.behind(start) >= end => return self.of(start + 1..end - 1),
            "(" => {
                // A cast, if the brackets hold a type.
                let behind = tokens.behind(start);
                let (ty, used) = self.read(start + 1..behind - 1, 0)?;
                return (used == behind - 1).then_some(ty);
            }
            "static_cast" | "reinterpret_cast" | "bit_cast" | "const_cast"
                if tokens.text(start + 1) == "<" =>
            {
                return self.read(start + 2..end, 0).map(|(ty, _)| ty);
            }
            _ => {}
        }
        if tokens.kind(start) == Some(Kind::Number) {
            let is_float = text.contains('.') || (text.ends_with('f') && !text.starts_with("0x"));
            return c_type(if is_float { "float" } else { "int" }).map(|(ty, count)| CType::Value(ty, count));
        }
        // A name with indexes and members: the last member counts, because its declaration has the type.
        let mut at = start;
        let mut ty = None;
        while at < end {
            match tokens.text(at) {
                "[" => {
                    ty = ty.and_then(pointee);
                    at = tokens.behind(at);
                }
                "(" => {
                    // A constructor such as `float4(0)`, or a call: the type of its result is unknown but for `data()`.
                    if at == start + 1 {
                        return self.read(start..at, 0).map(|(ty, _)| ty);
                    }
                    if tokens.text(at - 1) != "data" {
                        return None;
                    }
                    at = tokens.behind(at);
                }
                "." | ":" | ">" | "-" => at += 1,
                "data" if tokens.text(at + 1) == "(" => at += 1,
                name if tokens.is_word(at) => {
                    ty = self.declared(name, start);
                    at += 1;
                }
                _ => return None,
            }
        }
        ty
    }

    /// The type of the last declaration of a name in front of a token.
    fn declared(&self, name: &str, before: usize) -> Option<CType> {
        let places = self.places.get(name)?;
        let before = places.partition_point(|at| *at < before);
        places.get(..before)?.iter().rev().take(MOST_PLACES).find_map(|at| self.declaration(*at))
    }

    /// The type that a name is declared with, if a token is its declaration.
    fn declaration(&self, at: usize) -> Option<CType> {
        let tokens = self.tokens;
        let next = tokens.text(at + 1);
        if !matches!(next, "=" | ";" | "," | ")" | "[" | "{" | "(" | ":")
            || tokens.text(at.checked_sub(1)?) == "."
        {
            return None;
        }
        let begin = self.begin_of_declaration(at);
        let (ty, behind) = match tokens.text(begin) {
            "auto" => {
                let value = at + 2;
                let (ty, _) = self.read(value..value + 12, 0)?;
                return (next == "=").then_some(ty);
            }
            _ => self.read(begin..at, 0)?,
        };
        // `float a, b[4];`: other declarators may be in front.
        let between = behind..at;
        let is_first = between.is_empty();
        if !is_first && !self.tokens.split(between, ",").len().gt(&1) {
            return None;
        }
        let mut ty = ty;
        let mut bracket = at + 1;
        while tokens.text(bracket) == "[" {
            ty = CType::Pointer(Box::new(ty));
            bracket = tokens.behind(bracket);
        }
        Some(ty)
    }

    /// The first token of the declaration with a name.
    fn begin_of_declaration(&self, name: usize) -> usize {
        let tokens = self.tokens;
        let mut depth = 0_usize;
        let mut angles = 0_usize;
        let mut at = name;
        while let Some(before) = at.checked_sub(1).filter(|before| name - before < MOST_TOKENS) {
            match tokens.text(before) {
                ">" if tokens.text(before.saturating_sub(1)) != "-" => angles += 1,
                "<" if angles > 0 => angles -= 1,
                ")" | "]" => depth += 1,
                "(" | "[" if depth > 0 => depth -= 1,
                "(" | "[" | "<" | ";" | "{" | "}" => return at,
                // A parameter begins behind a comma, unless the declaration has several names.
                "," if depth == 0
                    && angles == 0
                    && self.read(at..name, 0).is_some_and(|(_, end)| end == name) =>
                {
                    return at;
                }
                _ => {}
            }
            at = before;
        }
        at
    }

    /// Reads a type at the start of some tokens. Returns it with the token behind it.
    pub fn read(&self, range: Range<usize>, depth: usize) -> Option<(CType, usize)> {
        let tokens = self.tokens;
        let range = range.start..range.end.min(range.start + MOST_TOKENS);
        let mut at = range.start;
        let mut vector = None;
        let mut skip = |at: &mut usize| loop {
            let text = tokens.text(*at);
            if *at < range.end && (text == "alignas" || text == "__attribute__" || text == "[") {
                let open = if text == "[" { *at } else { *at + 1 };
                let behind = tokens.behind(open);
                vector = vector.or_else(|| self.vector_size(open..behind));
                *at = behind;
            } else if *at < range.end && QUALIFIERS.contains(&text) {
                *at += 1;
            } else {
                return;
            }
        };
        skip(&mut at);
        let mut words: Vec<&str> = Vec::new();
        while at < range.end && (BUILT_IN.contains(&tokens.text(at)) || QUALIFIERS.contains(&tokens.text(at)))
        {
            if BUILT_IN.contains(&tokens.text(at)) {
                words.push(tokens.text(at));
            }
            at += 1;
        }
        let mut ty = match words.is_empty() {
            false => {
                let (ty, count) = c_type(&words.join(" "))?;
                CType::Value(ty, count)
            }
            true => {
                let (ty, behind) = self.qualified(at..range.end, depth)?;
                at = behind;
                ty
            }
        };
        skip(&mut at);
        if let (CType::Value(element, 1), Some(count)) = (&ty, vector) {
            ty = CType::Value(*element, count);
        }
        while at < range.end {
            match tokens.text(at) {
                "*" => ty = CType::Pointer(Box::new(ty)),
                "&" | "const" | "volatile" | "restrict" | "__restrict" | "__restrict__" => {}
                _ => break,
            }
            at += 1;
        }
        Some((ty, at))
    }

    /// The number of elements that `ext_vector_type(8)` in an attribute gives a type.
    fn vector_size(&self, attribute: Range<usize>) -> Option<u32> {
        let at = attribute.clone().find(|at| self.tokens.text(*at) == "ext_vector_type")?;
        let behind = self.tokens.behind(at + 1);
        let count = self.constants.value(self.tokens, at + 2..behind.checked_sub(1)?)?;
        u32::try_from(count).ok().filter(|count| (1..=1024).contains(count))
    }

    /// A name with namespaces and arguments of a template.
    fn qualified(&self, range: Range<usize>, depth: usize) -> Option<(CType, usize)> {
        let tokens = self.tokens;
        let mut at = range.start;
        let mut name = "";
        while at < range.end && tokens.is_word(at) {
            name = tokens.text(at);
            at += 1;
            if tokens.text(at) == ":" && tokens.text(at + 1) == ":" {
                at += 2;
            } else {
                break;
            }
        }
        if name.is_empty() {
            return None;
        }
        if tokens.text(at) == "<" && (VALUES.contains(&name) || VECTORS.contains(&name)) {
            let close = self.close_of_angle(at)?;
            let arguments = self.split_arguments(at + 1..close);
            let [element, count, ..] = arguments.as_slice() else { return None };
            let (element, _) = self.read(element.clone(), depth + 1)?;
            let CType::Value(element, 1) = element else { return None };
            let count = u32::try_from(self.constants.value(tokens, count.clone())?)
                .ok()
                .filter(|count| *count > 0)?;
            let ty = match VECTORS.contains(&name) {
                true => CType::Vector(element, count),
                false => CType::Value(element, count),
            };
            return Some((ty, close + 1));
        }
        if let Some(ty) = (depth < DEEPEST).then(|| self.alias(name, depth))? {
            return Some((ty, at));
        }
        let (ty, count) = c_type(name)?;
        Some((CType::Value(ty, count), at))
    }

    /// The type of a name that is an alias.
    fn alias(&self, name: &str, depth: usize) -> Option<CType> {
        let alias = self.aliases.get(name)?;
        let (ty, _) = self.read(alias.ty.clone(), depth + 1)?;
        match (ty, self.vector_size(alias.attributes.clone())) {
            (CType::Value(element, 1), Some(count)) => Some(CType::Value(element, count)),
            (ty, _) => Some(ty),
        }
    }

    fn close_of_angle(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        let mut at = open;
        while at < self.tokens.all.len() && at < open + 64 {
            match self.tokens.text(at) {
                "<" => depth += 1,
                ">" => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                "(" => {
                    at = self.tokens.behind(at);
                    continue;
                }
                ";" | "{" => return None,
                _ => {}
            }
            at += 1;
        }
        None
    }

    fn split_arguments(&self, range: Range<usize>) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let (mut from, mut depth) = (range.start, 0_usize);
        for at in range.clone() {
            match self.tokens.text(at) {
                "<" => depth += 1,
                ">" => depth = depth.saturating_sub(1),
                "," if depth == 0 => {
                    parts.push(from..at);
                    from = at + 1;
                }
                _ => {}
            }
        }
        parts.push(from..range.end);
        parts
    }
}

/// The tokens of an alias: those of its type, and those of the attributes behind its name.
struct Alias {
    ty: Range<usize>,
    attributes: Range<usize>,
}

/// The alias that a token begins: `using NAME = TYPE;` or `typedef TYPE NAME ATTRIBUTES;`.
fn alias_at<'s>(tokens: &Tokens<'s>, at: usize) -> Option<(&'s str, Alias)> {
    let end = || (at + 1..at + MOST_TOKENS).find(|n| tokens.text(*n) == ";");
    match tokens.text(at) {
        "using" if tokens.text(at + 2) == "=" => {
            let end = end()?;
            Some((tokens.text(at + 1), Alias { ty: at + 3..end, attributes: end..end }))
        }
        "typedef" => {
            let end = end()?;
            // An attribute may be behind the name.
            let attribute =
                (at + 2..end).rfind(|n| tokens.text(*n) == "__attribute__" && tokens.behind(n + 1) == end);
            let behind = attribute.filter(|n| tokens.is_word(n - 1) && n - 1 > at + 1).unwrap_or(end);
            let name = behind - 1;
            let alias = Alias { ty: at + 1..name, attributes: behind..end };
            tokens.is_word(name).then(|| (tokens.text(name), alias))
        }
        _ => None,
    }
}

/// The type behind a pointer, or of the elements of a vector.
fn pointee(ty: CType) -> Option<CType> {
    match ty {
        CType::Pointer(inner) => Some(*inner),
        CType::Value(element, count) if count > 1 => Some(CType::Value(element, 1)),
        CType::Value(..) | CType::Vector(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::tokens;
    use super::*;
    use genvisa::DataType::{D, F, Hf, W};
    use std::collections::BTreeMap;

    /// The type of the expression behind `$`.
    fn of(source: &str) -> Option<CType> {
        let given = BTreeMap::new();
        let all = tokens(source);
        let from = (0..all.all.len()).find(|at| all.text(*at) == "$").unwrap() + 1;
        let constants = Constants::of(&all, &given);
        Types::new(&all, &constants).of(from..all.all.len())
    }

    fn value(ty: genvisa::DataType, count: u32) -> Option<CType> {
        Some(CType::Value(Type(ty), count))
    }

    #[test]
    fn declarations() {
        assert_eq!(of("void f(const float x, int y) { $x"), value(F, 1));
        assert_eq!(of("void f(const float x, unsigned y) { $y"), value(D, 1));
        assert_eq!(of("float a, b = 1; $b"), value(F, 1));
        assert_eq!(of("sycl::half h; $h"), value(Hf, 1));
        assert_eq!(of("float8 v; $v"), value(F, 8));
        assert_eq!(of("int x[4]; $x[1]"), value(D, 1));
        assert_eq!(of("float *p; $*p"), value(F, 1));
        assert_eq!(of("__global float *p; $p"), Some(CType::Pointer(Box::new(CType::Value(Type(F), 1)))));
        assert_eq!(of("short s; { float s; } $s"), value(F, 1), "scopes are not followed");
        assert_eq!(of("auto v = simd<float, 16>(1); $v"), Some(CType::Vector(Type(F), 16)));
        assert_eq!(of("$x"), None);
        assert_eq!(of("T x; $x"), None);
    }

    #[test]
    fn templates_and_aliases() {
        assert_eq!(of("esimd::simd<short, N * 2> v; $v"), None, "a parameter of a template");
        assert_eq!(of("; constexpr int N = 8; simd<short, N * 2> v; $v"), Some(CType::Vector(Type(W), 16)));
        assert_eq!(of("typedef float __attribute__((ext_vector_type(8))) f8; f8 x; $x"), value(F, 8));
        assert_eq!(of("using f8 = float __attribute__((ext_vector_type(8))); f8 x; $x"), value(F, 8));
        assert_eq!(of("typedef float f4 __attribute__((ext_vector_type(4))); f4 x; $x"), value(F, 4));
        assert_eq!(of("using A = B; using B = A; A x; $x"), None);
        assert_eq!(of("sycl::vec<float, 4> x; $x"), value(F, 4));
    }

    #[test]
    fn expressions() {
        assert_eq!(of("$(float)x"), value(F, 1));
        assert_eq!(of("$reinterpret_cast<short &>(x)"), value(W, 1));
        assert_eq!(of("$1.0f"), value(F, 1));
        assert_eq!(of("simd<float, 8> v; $v.data()"), Some(CType::Vector(Type(F), 8)));
        assert_eq!(of("struct S { half h; }; S s; $s.h"), value(Hf, 1));
        assert_eq!(of("$float4(0)"), value(F, 4));
        assert_eq!(of("$call(x)"), None);
        assert_eq!(of("$"), None);
        assert_eq!(of("$("), None);
    }
}
