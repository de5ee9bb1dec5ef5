//! Predefined variables, surfaces and samplers, from the variables chapter.

use crate::symbols::Symbol;
use foldhash::HashMap;
use genvisa::DataType;
use genvisa::variables::{FIRST_DECLARED, SAMPLERS, SURFACES, VARIABLES};
use genvisa_runtime::Predefined;
use std::sync::LazyLock;

/// The predefined things of a class, the letter before an index, and the symbol of an index.
type Class = (&'static [Predefined], char, fn(u32) -> Symbol);

/// The classes with predefined things.
const CLASSES: [Class; 3] =
    [(VARIABLES, 'V', Symbol::Variable), (SURFACES, 'T', Symbol::Surface), (SAMPLERS, 'S', Symbol::Sampler)];

/// The name that finalizers use without `%`.
const BARE: &str = "TSS";

/// The letter of each class and its first index that a program can declare.
const FIRST: [(char, u32); 4] = [
    ('V', FIRST_DECLARED.variable),
    ('P', FIRST_DECLARED.predicate),
    ('S', FIRST_DECLARED.sampler),
    ('T', FIRST_DECLARED.surface),
];

struct Names {
    by_name: HashMap<String, Symbol>,
    /// The names of each class, by index.
    of: [Vec<Option<String>>; 3],
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let mut names = Names { by_name: HashMap::default(), of: Default::default() };
    for ((predefined, letter, symbol), of) in CLASSES.into_iter().zip(&mut names.of) {
        for one in predefined {
            let (symbol, indexed) = (symbol(one.index), format!("{letter}{}", one.index));
            let name = match one.name {
                "" => indexed.clone(),
                BARE => BARE.to_string(),
                name => format!("%{name}"),
            };
            names.by_name.insert(indexed, symbol);
            names.by_name.insert(name.clone(), symbol);
            let index = one.index as usize;
            of.resize(of.len().max(index + 1), None);
            of[index] = Some(name);
        }
    }
    names
});

/// The predefined variable of a name.
pub fn find(name: &str) -> Option<Symbol> {
    NAMES.by_name.get(name).copied()
}

/// The name of a predefined variable.
pub fn name_of(symbol: Symbol) -> Option<&'static str> {
    let [variables, surfaces, samplers] = &NAMES.of;
    let (names, index) = match symbol {
        Symbol::Variable(index) => (variables, index),
        Symbol::Surface(index) => (surfaces, index),
        Symbol::Sampler(index) => (samplers, index),
        Symbol::Address(_) | Symbol::Predicate(_) => return None,
    };
    names.get(index as usize)?.as_deref()
}

/// The rows of a predefined variable, one for each of its sizes.
pub fn rows_of(symbol: Symbol) -> impl Iterator<Item = &'static Predefined> {
    let rows =
        CLASSES.iter().flat_map(|(rows, _, symbol)| rows.iter().map(move |row| (symbol(row.index), row)));
    rows.filter(move |(of, _)| *of == symbol).map(|(_, row)| row)
}

/// The type of a predefined general variable.
pub fn type_of(variable: u32) -> Option<DataType> {
    let predefined = VARIABLES.iter().find(|one| one.index == variable)?;
    DataType::from_code(predefined.ty?.into())
}

/// The names, as they are printed.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMES.of.iter().flatten().filter_map(Option::as_deref)
}

/// Whether a name belongs to something predefined, or to an index that is reserved for it, and cannot be declared.
pub fn is_taken(name: &str) -> bool {
    NAMES.by_name.contains_key(name) || is_reserved(name)
}

/// Whether a name is a letter and an index that no declared variable has: `V25`, `P0`.
fn is_reserved(name: &str) -> bool {
    FIRST.iter().any(|(letter, first)| {
        let digits =
            name.strip_prefix(*letter).filter(|digits| *digits == "0" || !digits.starts_with(['0', '+']));
        digits.and_then(|digits| digits.parse().ok()).is_some_and(|index: u32| index < *first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_predefined_variable_has_the_type_of_its_row() {
        for row in VARIABLES {
            assert_eq!(
                type_of(row.index),
                row.ty.and_then(|code| DataType::from_code(code.into())),
                "{}",
                row.index
            );
        }
        assert_eq!((type_of(7), type_of(21)), (Some(DataType::Ud), None));
    }

    #[test]
    fn known() {
        assert_eq!(find("%r0"), Some(Symbol::Variable(7)));
        assert_eq!(find("V7"), Some(Symbol::Variable(7)));
        assert_eq!(find("%slm"), Some(Symbol::Surface(0)));
        assert_eq!(find("T1"), Some(Symbol::Surface(1)));
        assert_eq!(find("TSS"), Some(Symbol::Surface(3)));
        assert_eq!(find("S31"), Some(Symbol::Sampler(31)));
        assert_eq!((find("r0"), find("V21"), find("%TSS"), find("S0")), (None, None, None, None));
        assert_eq!(name_of(Symbol::Surface(1)), Some("T1"));
        assert_eq!(name_of(Symbol::Surface(3)), Some("TSS"));
        assert_eq!(name_of(Symbol::Variable(20)), Some("%msg0"));
        assert_eq!(name_of(Symbol::Variable(21)), None);
    }

    /// A printed name is found, and cannot be declared.
    #[test]
    fn printed() {
        for name in names() {
            let symbol = find(name);
            assert_eq!((symbol.and_then(name_of), is_taken(name)), (Some(name), true));
            let bare = name.strip_prefix('%').unwrap_or(name);
            assert!(bare.bytes().all(crate::cursor::is_name), "{name}");
            assert!(bare.bytes().next().is_some_and(|first| first.is_ascii_alphabetic()), "{name}");
        }
    }

    #[test]
    fn taken() {
        let taken = ["V0", "V20", "V21", "V31", "T0", "T1", "T3", "T5", "TSS", "S31", "P0", "%r0"];
        assert!(taken.iter().all(|name| is_taken(name)));
        let free = ["V32", "V031", "V+1", "V", "T6", "T00", "S0", "S30", "P1", "A0", "r0", "v7"];
        assert!(!free.iter().any(|name| is_taken(name)));
    }
}
