//! The specification, with every expression in it parsed once.

mod layouts;
mod mentions;
mod one_number;
mod platforms;
mod version;

pub use layouts::{Layout, Layouts};
pub use mentions::{Mentions, numbers};
pub use one_number::{is_about_one_number, is_limit};
pub use platforms::platforms;
pub use version::{VERSION, Version, is_in, read_version};

use genvisa_reader::Source;
use genvisa_reader::isa::{BitGroup, Check, Field, Isa, Record, Rule, Space, structure};
use genvisa_rule::Expr;
use std::collections::BTreeMap;

/// The pages that this crate was built with: path and text.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Expressions by subject (an instruction or a structure) and name.
type Named = BTreeMap<String, BTreeMap<String, Expr>>;

/// A specification that cases can be generated from.
pub struct Spec {
    /// The model.
    pub isa: Isa,
    /// The expressions of the rules, in the order of [`Isa::rules`].
    pub rules: Vec<Expr>,
    /// The definitions of the structures.
    definitions: Named,
    /// The conditions of the fields that are not always present.
    conditions: Named,
    /// The conditions on which instructions use their operands, where they do not always.
    uses: Named,
    /// The names and numbers in the rules and definitions, by subject.
    mentions: BTreeMap<String, Mentions>,
    /// The first declared index of each class of variables.
    first: BTreeMap<Space, i64>,
    /// The layouts of structures and instructions.
    pub layouts: Layouts,
}

impl Spec {
    /// The specification that this crate was built with.
    ///
    /// # Errors
    /// If a page cannot be read, with the rendered problems.
    pub fn embedded() -> Result<Self, String> {
        Self::read(&Self::sources())
    }

    /// The pages that this crate was built with.
    pub fn sources() -> Vec<Source> {
        let page = |(path, text): &(&str, &str)| Source { path: path.to_string(), text: text.to_string() };
        PAGES.iter().map(page).collect()
    }

    /// Reads pages.
    ///
    /// # Errors
    /// If a page cannot be read, with the rendered problems.
    pub fn read(pages: &[Source]) -> Result<Self, String> {
        let (isa, diagnostics) = genvisa_reader::read(pages);
        if diagnostics.errors() > 0 {
            return Err(diagnostics.render(false));
        }
        Self::new(isa)
    }

    /// Parses the expressions of a model.
    ///
    /// # Errors
    /// If an expression cannot be parsed, with its owner.
    pub fn new(isa: Isa) -> Result<Self, String> {
        let rules =
            isa.rules.iter().map(|rule| parse(&rule.id, &rule.expr)).collect::<Result<Vec<_>, _>>()?;
        let conditions = field_conditions(&isa, |field| field.when.as_ref())?;
        let uses = field_conditions(&isa, |field| field.used_if.as_ref())?;
        let definitions = definitions(&isa)?;
        let mut mentions: BTreeMap<String, Mentions> = BTreeMap::new();
        for (rule, expr) in isa.rules.iter().zip(&rules) {
            mentions.entry(rule.subject.to_string()).or_default().add(expr);
        }
        for (subject, own) in &definitions {
            let of_subject = mentions.entry(subject.clone()).or_default();
            own.values().for_each(|definition| of_subject.add(definition));
        }
        let first = isa.classes.iter().filter_map(|class| Some((class.space, i64::from(class.first?))));
        let first = first.collect();
        let layouts = Layouts::default();
        let mut own = Self { isa, rules, definitions, conditions, uses, mentions, first, layouts };
        own.layouts = Layouts::of(&own);
        Ok(own)
    }

    /// The definition that a structure gives a name.
    pub fn definition(&self, subject: &str, name: &str) -> Option<&Expr> {
        self.definitions.get(subject)?.get(name)
    }

    /// The condition on which a field is present; `None` if it always is.
    pub fn condition(&self, subject: &str, field: &str) -> Option<&Expr> {
        self.conditions.get(subject)?.get(field)
    }

    /// The condition on which an instruction uses an operand; `None` if it always does.
    pub fn used_if(&self, subject: &str, field: &str) -> Option<&Expr> {
        self.uses.get(subject)?.get(field)
    }

    /// The structure of a field, by the type of the field.
    pub fn operand(&self, ty: &str) -> Option<&Record> {
        self.isa.record(structure(ty).unwrap_or(ty))
    }

    /// The structures that a tag selects from, with their codes.
    pub fn variants<'a>(&'a self, selector: &'a BitGroup) -> impl Iterator<Item = (i64, &'a Record)> {
        self.isa.records.iter().filter_map(|record| {
            let name = record.variant.as_deref()?;
            let code = selector.values.iter().find(|v| v.name == name)?.code;
            Some((code as i64, record))
        })
    }

    /// The field of a chapter that an instruction's field is an instance of (`pred`).
    pub fn shared(&self, field: &Field) -> Option<&Field> {
        self.isa.fields.iter().find(|shared| shared.name == field.name && !field.is_operand())
    }

    /// The names and numbers that the rules and definitions of a subject mention.
    pub fn mentions(&self, subject: &str) -> &Mentions {
        static NONE: Mentions = Mentions::NONE;
        self.mentions.get(subject).unwrap_or(&NONE)
    }

    /// The number of elements of a field that the rules of its instruction name (`src[2]` names three).
    pub fn elements(&self, instruction: &str, field: &str) -> usize {
        let rules = self.isa.rules.iter().zip(&self.rules).filter(|(rule, _)| *rule.subject == *instruction);
        let parts = rules.flat_map(|(_, expr)| expr.walk());
        let named = parts.filter_map(|part| match part {
            Expr::Index { of, at } if of.path[0] == field => Some(usize::from(*at) + 1),
            _ => None,
        });
        named.max().unwrap_or_default()
    }

    /// The index of the first declared variable of a class.
    pub fn first_declared(&self, space: Space) -> i64 {
        self.first.get(&space).copied().unwrap_or_default()
    }

    /// The rules that a single instruction can violate, with their numbers.
    pub fn static_rules(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.isa.rules.iter().enumerate().filter(|(_, rule)| rule.check == Check::Static)
    }

    /// The instructions that the rules of each subject apply to, and in which of their fields.
    pub fn uses(&self) -> BTreeMap<&str, Vec<(usize, Vec<&str>)>> {
        let mut uses: BTreeMap<&str, Vec<(usize, Vec<&str>)>> = BTreeMap::new();
        for (number, instruction) in self.isa.instructions.iter().enumerate() {
            uses.entry(&instruction.name).or_default().push((number, vec![""]));
            let mut own: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for field in &instruction.fields {
                if self.shared(field).is_some() {
                    own.entry(&field.name).or_default().push(&field.name);
                }
                for ty in field.wire.iter().map(|wire| wire.ty.as_str()) {
                    let Some(record) = self.operand(ty) else { continue };
                    let variants =
                        self.isa.records.iter().filter(|r| record.selector.is_some() && r.variant.is_some());
                    for subject in variants.chain([record]) {
                        let fields = own.entry(&subject.name).or_default();
                        if fields.last() != Some(&field.name.as_str()) {
                            fields.push(&field.name);
                        }
                    }
                }
            }
            for (subject, fields) in own {
                uses.entry(subject).or_default().push((number, fields));
            }
        }
        uses
    }
}

fn parse(owner: &str, text: &str) -> Result<Expr, String> {
    genvisa_rule::parse(text).map_err(|e| format!("{owner}: `{text}`: {e}"))
}

/// The conditions of fields, by subject and name.
fn field_conditions(isa: &Isa, of: impl Fn(&Field) -> Option<&String>) -> Result<Named, String> {
    let mut conditions = Named::new();
    let instructions = isa.instructions.iter().map(|i| (&i.name, &i.fields));
    let records = isa.records.iter().map(|r| (&r.name, &r.fields));
    for (owner, fields) in instructions.chain(records) {
        for field in fields {
            if let Some(text) = of(field) {
                conditions.entry(owner.clone()).or_default().insert(field.name.clone(), parse(owner, text)?);
            }
        }
    }
    Ok(conditions)
}

fn definitions(isa: &Isa) -> Result<Named, String> {
    let mut definitions = Named::new();
    for record in &isa.records {
        let own = definitions.entry(record.name.clone()).or_default();
        for definition in &record.definitions {
            own.insert(definition.name.clone(), parse(&record.name, &definition.expr)?);
        }
    }
    Ok(definitions)
}
