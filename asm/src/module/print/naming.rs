//! Names in text: those of the object, or others if text cannot represent them.

use super::super::predefined;
use super::super::words::is_reserved;
use super::tables::Tables;
use crate::Target;
use crate::cursor::is_name;
use crate::print::is_bare;
use crate::symbols::{Naming, Symbol};
use foldhash::fast::RandomState;
use foldhash::{HashMap, HashSet};
use genvisa::object::LabelInfo;
use genvisa::variables::FIRST_DECLARED;
use genvisa::{DataType, LabelKind};
use std::borrow::Cow;

/// The begin of names for undeclared things. No assembler accepts them.
pub const UNDECLARED: &str = "%undeclared_";

/// Bytes of a name that are printed again when the name is varied or shown: thousands of things can share a long name.
pub const MOST_SHOWN: usize = 256;

/// A name in text.
#[derive(Debug, Clone)]
pub struct Name<'m> {
    /// The name.
    pub text: Cow<'m, str>,
    /// The name in the object.
    pub original: Original<'m>,
}

/// The name of something in the object.
#[derive(Debug, Clone, Copy)]
pub enum Original<'m> {
    /// It is the one in the text.
    Same,
    /// It is another one, because text cannot represent it.
    Other(&'m [u8]),
    /// The string pool has no such name.
    Missing,
}

/// The name of a label.
#[derive(Debug, Clone)]
enum LabelName<'m> {
    /// A label of this kernel or function.
    Own(Name<'m>),
    /// A label of another kernel, which keeps its name.
    Foreign(&'m [u8]),
    /// The string pool has no such name.
    Missing,
}

/// The names of all variables and labels of an object, each by its position in its table.
#[derive(Debug)]
pub struct Names<'m> {
    tables: Tables<'m>,
    target: Target,
    variables: Vec<Name<'m>>,
    addresses: Vec<Name<'m>>,
    predicates: Vec<Name<'m>>,
    samplers: Vec<Name<'m>>,
    surfaces: Vec<Name<'m>>,
    labels: Vec<LabelName<'m>>,
}

impl<'m> Names<'m> {
    /// Chooses a name for everything declared.
    pub fn of(tables: Tables<'m>, target: Target) -> Self {
        let (t, first) = (tables, FIRST_DECLARED);
        let mut all = Chooser::new(
            tables,
            t.variables.len() + t.addresses.len() + t.predicates.len(),
            is_variable_name,
        );
        let variables = all.note('V', first.variable, t.variables.iter().map(|info| info.name_index));
        let addresses = all.note('A', 0, t.addresses.iter().map(|info| info.name_index));
        let predicates = all.note('P', first.predicate, t.predicates.iter().map(|info| info.name_index));
        let samplers = all.note('S', first.sampler, t.samplers.iter().map(|info| info.name_index));
        let surfaces = all.note('T', first.surface, t.surfaces.iter().map(|info| info.name_index));
        let [variables, addresses, predicates, samplers, surfaces] =
            [variables, addresses, predicates, samplers, surfaces].map(|wanted| all.choose(wanted));
        let mut all = Chooser::new(tables, t.labels.len(), is_label_name);
        // A label of another kernel keeps its name, and no other label may have it.
        let is_foreign = |info: &&LabelInfo| info.kind.kind() == Some(LabelKind::Composition);
        let foreign = t.labels.iter().filter(is_foreign);
        all.used.extend(foreign.filter_map(|info| t.text(info.name_index)).map(Cow::Borrowed));
        let own = t.labels.iter().filter(|info| !is_foreign(info));
        let own = all.note('L', 0, own.map(|info| info.name_index));
        let mut own = all.choose(own).into_iter();
        let labels = t.labels.iter().map(|info| {
            let name = match is_foreign(&info) {
                true => t.bytes(info.name_index).map(LabelName::Foreign),
                false => own.next().map(LabelName::Own),
            };
            name.unwrap_or(LabelName::Missing)
        });
        let labels = labels.collect();
        Self { tables, target, variables, addresses, predicates, samplers, surfaces, labels }
    }

    /// The name of something declared in the tables.
    pub fn declared(&self, symbol: Symbol) -> Option<&Name<'m>> {
        let (names, index, first) = match symbol {
            Symbol::Variable(index) => (&self.variables, index, FIRST_DECLARED.variable),
            Symbol::Address(index) => (&self.addresses, index, 0),
            Symbol::Predicate(index) => (&self.predicates, index, FIRST_DECLARED.predicate),
            Symbol::Sampler(index) => (&self.samplers, index, FIRST_DECLARED.sampler),
            Symbol::Surface(index) => (&self.surfaces, index, FIRST_DECLARED.surface),
        };
        names.get(index.checked_sub(first)? as usize)
    }

    /// The name of a label in its definition.
    pub fn definition(&self, index: u32) -> Cow<'_, str> {
        let known = match self.labels.get(index as usize) {
            Some(LabelName::Own(name)) => Some(&*name.text),
            Some(LabelName::Foreign(name)) => {
                std::str::from_utf8(name).ok().filter(|name| is_label_name(name))
            }
            _ => None,
        };
        known.map_or_else(|| format!("{UNDECLARED}L{index}").into(), Cow::Borrowed)
    }

    /// The name of a label in the object.
    pub fn original_label(&self, index: u32) -> Original<'m> {
        match self.labels.get(index as usize) {
            Some(LabelName::Own(name)) => name.original,
            _ => Original::Same,
        }
    }
}

impl Naming for Names<'_> {
    fn name(&self, symbol: Symbol) -> Cow<'_, str> {
        if let Some(name) = self.declared(symbol) {
            return Cow::Borrowed(&name.text);
        }
        predefined::name_of(symbol)
            .map_or_else(|| format!("{UNDECLARED}{}", symbol.indexed()).into(), Cow::Borrowed)
    }

    fn type_of(&self, variable: u32) -> Option<DataType> {
        let declared = variable.checked_sub(FIRST_DECLARED.variable);
        match declared.and_then(|position| self.tables.variables.get(position as usize)) {
            Some(info) => info.bit_properties.data_type(),
            None => predefined::type_of(variable),
        }
    }

    fn grf(&self) -> u32 {
        self.target.grf
    }

    fn label(&self, index: u32) -> Cow<'_, [u8]> {
        match self.labels.get(index as usize) {
            Some(LabelName::Own(name)) => name.text.as_bytes().into(),
            Some(LabelName::Foreign(name)) => (*name).into(),
            _ => format!("{UNDECLARED}L{index}").into_bytes().into(),
        }
    }

    fn label_kind(&self, index: u32) -> Option<LabelKind> {
        self.tables.labels.get(index as usize)?.kind.kind()
    }

    fn string(&self, index: u32) -> Cow<'_, [u8]> {
        let string = self.tables.bytes(index).map(Cow::Borrowed);
        string.unwrap_or_else(|| format!("{UNDECLARED}{index}").into_bytes().into())
    }

    fn is_known(&self, symbol: Symbol) -> bool {
        self.declared(symbol).is_some() || predefined::name_of(symbol).is_some()
    }

    fn is_bare_label(&self, index: u32) -> bool {
        (index as usize) < self.labels.len() && is_bare(&self.label(index))
    }
}

fn is_variable_name(name: &str) -> bool {
    is_word(name, is_name) && !predefined::is_taken(name)
}

fn is_label_name(name: &str) -> bool {
    is_word(name, |b| is_name(b) || matches!(b, b'-' | b'$' | b'@' | b'?'))
}

fn is_word(name: &str, is_part: impl Fn(u8) -> bool) -> bool {
    let begins = name.bytes().next().is_some_and(|b| !b.is_ascii_digit() && b != b'-');
    begins && name.bytes().all(is_part) && !is_reserved(name)
}

/// The name of something in the object, and another one in case text cannot represent it.
struct Wanted<'m> {
    name: Option<&'m [u8]>,
    /// The name if it can be used.
    kept: Option<&'m str>,
    /// The other name: a letter and the index.
    fallback: (char, u32),
}

/// Chooses different names. The first thing with a name keeps it, before other names are invented.
struct Chooser<'m> {
    tables: Tables<'m>,
    is_valid: fn(&str) -> bool,
    used: HashSet<Cow<'m, str>>,
    /// The number of variations of a name.
    varied: HashMap<String, u32>,
}

impl<'m> Chooser<'m> {
    fn new(tables: Tables<'m>, count: usize, is_valid: fn(&str) -> bool) -> Self {
        let used = HashSet::with_capacity_and_hasher(count, RandomState::default());
        Self { tables, is_valid, used, varied: HashMap::default() }
    }

    /// Collects wanted names. Things without a name get a letter and their index.
    fn note(&mut self, letter: char, first: u32, names: impl Iterator<Item = u32>) -> Vec<Wanted<'m>> {
        let wanted = names.zip(first..).map(|(name, index)| {
            let text = self.tables.text(name).filter(|text| (self.is_valid)(text));
            let kept = text.filter(|text| self.used.insert(Cow::Borrowed(text)));
            Wanted { name: self.tables.bytes(name), kept, fallback: (letter, index) }
        });
        wanted.collect()
    }

    fn choose(&mut self, wanted: Vec<Wanted<'m>>) -> Vec<Name<'m>> {
        let names = wanted.into_iter().map(|wanted| {
            if let Some(text) = wanted.kept {
                return Name { text: text.into(), original: Original::Same };
            }
            let text = match wanted.name.unwrap_or_default() {
                [] => self.vary(format!("{}{}", wanted.fallback.0, wanted.fallback.1).as_bytes()),
                name => self.vary(name),
            };
            Name { text: text.into(), original: wanted.name.map_or(Original::Missing, Original::Other) }
        });
        names.collect()
    }

    /// A free name that resembles one that cannot be used.
    fn vary(&mut self, name: &[u8]) -> String {
        let begin = name.get(..MOST_SHOWN).unwrap_or(name);
        let letters = begin.iter().map(|b| if b.is_ascii_alphanumeric() { char::from(*b) } else { '_' });
        let mut base: String = letters.collect();
        if base.starts_with(|c: char| c.is_ascii_digit()) {
            base.insert(0, '_');
        }
        if (self.is_valid)(&base) && self.used.insert(base.clone().into()) {
            return base;
        }
        let count = self.varied.entry(base.clone()).or_default();
        loop {
            *count += 1;
            let varied = format!("{base}_{count}");
            if (self.is_valid)(&varied) && self.used.insert(varied.clone().into()) {
                return varied;
            }
        }
    }
}
