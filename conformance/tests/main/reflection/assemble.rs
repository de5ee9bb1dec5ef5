//! Writes instructions from reflection data alone. Conditions are evaluated from their text, not as compiled code.

use genvisa::{BitRangeInfo, FieldInfo, InstructionInfo, Version};
use genvisa_rule::{Env, Expr, eval, parse};
use std::collections::BTreeMap;

/// The bytes of an instruction.
pub struct Assembled {
    /// Opcode and sub-opcode.
    pub head: Vec<u8>,
    /// The bytes of each field.
    pub fields: Vec<Vec<u8>>,
    /// The number of elements of each field.
    pub times: Vec<usize>,
    /// The first field with more elements than it can have, and their number.
    pub too_many: Option<(&'static str, usize)>,
}

impl Assembled {
    pub fn bytes(&self) -> Vec<u8> {
        self.head.iter().chain(self.fields.iter().flatten()).copied().collect()
    }
}

/// The raw values of the integer fields. Fields that are not listed are zero.
pub type Numbers = BTreeMap<&'static str, u64>;

/// An instruction and the conditions of its fields.
pub struct Plan {
    pub info: &'static InstructionInfo,
    conditions: Vec<Option<Expr>>,
}

impl Plan {
    pub fn new(info: &'static InstructionInfo) -> Self {
        let condition = |field: &FieldInfo| field.when.map(|when| parse(when).unwrap());
        Self { info, conditions: info.fields.iter().map(condition).collect() }
    }

    /// Writes the instruction with these values in its integer fields. `element` gives the bytes of all other fields, by
    /// number of the field and number of the element.
    pub fn assemble(
        &self,
        version: Version,
        numbers: &Numbers,
        element: &dyn Fn(usize, usize) -> Vec<u8>,
    ) -> Assembled {
        let mut assembled = Assembled {
            head: std::iter::once(self.info.opcode).chain(self.info.sub_opcode).collect(),
            fields: Vec::new(),
            times: Vec::new(),
            too_many: None,
        };
        let mut numbers_so_far = Numbers::new();
        for (n, field) in self.info.fields.iter().enumerate() {
            let times = self.times(n, version, &Fields { info: self.info, fields: &numbers_so_far });
            assembled.times.push(times);
            if !field.is_in(version) && field.bits.is_some() {
                // A field of another object version is zero.
                numbers_so_far.insert(field.name, 0);
            }
            if times > field.most {
                assembled.too_many.get_or_insert((field.name, times));
                break;
            }
            let mut bytes = Vec::new();
            for at in 0..times {
                match (width(field, version), field.count) {
                    (Some(width), None) => {
                        let number = numbers.get(field.name).copied().unwrap_or(0);
                        numbers_so_far.insert(field.name, number);
                        bytes.extend(&number.to_le_bytes()[..width]);
                    }
                    _ => bytes.extend(element(n, at)),
                }
            }
            assembled.fields.push(bytes);
        }
        assembled
    }

    /// The number of elements of a field: 0 if it is absent, 1 if it is not repeated.
    fn times(&self, n: usize, version: Version, present: &Fields<'_>) -> usize {
        let field = &self.info.fields[n];
        let holds = |when: &Expr| eval(when, present).is_some_and(|truth| truth != 0);
        if !field.is_in(version) || !self.conditions[n].as_ref().is_none_or(holds) {
            return 0;
        }
        let count = |of: &str| present.field(&[of.to_string()]).and_then(|count| usize::try_from(count).ok());
        field.count.map_or(1, |of| count(of).unwrap_or(0))
    }

    /// The fields that determine, as a condition or a count, the number of elements of a field, directly or through others.
    pub fn deciding(&self, n: usize) -> Vec<&'static FieldInfo> {
        let names = |n: usize| {
            let names = self.conditions[n].iter().flat_map(genvisa_rule::names);
            let names = names.filter_map(|name| name.path.first().cloned());
            names.chain(self.info.fields[n].count.map(str::to_string)).collect::<Vec<_>>()
        };
        let (mut found, mut open) = (Vec::<&FieldInfo>::new(), names(n));
        while let Some(name) = open.pop() {
            // `opcode` and `sub_opcode` are not fields.
            let Some(n) = self.info.fields.iter().position(|field| field.name == name) else { continue };
            if found.iter().all(|known| known.name != name) {
                open.extend(names(n));
                found.push(&self.info.fields[n]);
            }
        }
        found
    }
}

/// The size of an integer field in bytes. It may depend on the object version: `uw{-v3.4}, ud{v3.4+}`.
pub fn width(field: &FieldInfo, version: Version) -> Option<usize> {
    let newest = field.bits? as usize / 8;
    let here = |ty: &str| {
        let (ty, tag) = ty.trim().trim_end_matches('}').split_once('{')?;
        let (major, minor) = tag.trim_matches(['-', '+', 'v']).split_once('.')?;
        let is_new = version.at_least(major.parse().ok()?, minor.parse().ok()?);
        let size = ["b", "w", "d", "q"].iter().position(|end| ty.ends_with(end))?;
        (is_new == tag.ends_with('+')).then_some(1 << size)
    };
    Some(field.ty.split(',').find_map(here).unwrap_or(newest))
}

/// The fields before the current one.
struct Fields<'a> {
    info: &'static InstructionInfo,
    fields: &'a Numbers,
}

impl Fields<'_> {
    fn range(&self, path: &[String]) -> Option<(&'static FieldInfo, &'static BitRangeInfo, u64)> {
        let field = self.info.field(path.first()?)?;
        let range =
            field.bit_ranges.iter().find(|range| Some(range.name) == path.last().map(String::as_str))?;
        Some((field, range, range.code(*self.fields.get(field.name)?)))
    }
}

impl Env for Fields<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let field = self.info.field(path.first()?)?;
        if field.bit_ranges.is_empty() {
            let (number, bits) = (*self.fields.get(field.name)?, field.bits?);
            let signed = !field.ty.starts_with('u');
            let unused = u64::BITS - bits;
            return Some(if signed { (number << unused) as i64 >> unused } else { number as i64 });
        }
        let (field, range, code) = self.range(path)?;
        if range.values.is_empty() {
            return Some(code as i64);
        }
        let is_accepted = range.name != field.name || field.only.is_none_or(|only| only.contains(&code));
        let known = range.values.iter().find(|known| known.code == code).filter(|_| is_accepted)?;
        Some(known.value.unwrap_or(code as i64))
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let [Expr::Name(name)] = args else { return None };
        match function {
            "code" => self.range(&name.path).map(|(_, _, code)| code as i64),
            "raw" => self.fields.get(name.path.first()?.as_str()).map(|raw| *raw as i64),
            _ => panic!("{function} in a condition"),
        }
    }

    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let Expr::Name(of) = compared_with else { return None };
        let field = self.info.field(of.path.first()?)?;
        let range =
            field.bit_ranges.iter().find(|range| Some(range.name) == of.path.last().map(String::as_str))?;
        let named = range.values.iter().find(|known| known.name == name);
        named.map(|known| known.value.unwrap_or(known.code as i64))
    }
}
