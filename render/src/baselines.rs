//! The instructions as plain structs, read and written in other ways: what the bench compares `genvisa` with.
//!
//! In the newest object version only, and without a word on what the bits mean: as somebody would write it who has one
//! kind of file to read.

use crate::RenderError;
use crate::instruction::most;
use crate::names::{camel, ident, snake};
use crate::types::integer;
use crate::view::{FileView, folder};
use crate::world::World;
use genvisa_reader::isa::{self, BitGroup, Field, Record};
use genvisa_rule::{BinaryOp, Env, Expr, Pattern};
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// The files, and the templates behind them: records for crates that derive, and code that uses none.
const FILES: [(&str, &str); 2] =
    [("benches/codec/records.rs", "bench_records"), ("benches/codec/straight.rs", "bench_straight")];

/// A structure.
#[derive(Debug, Serialize)]
struct Plain {
    ty: String,
    fields: Vec<PlainField>,
    /// What a tag selects, where one does.
    tagged: Option<Tagged>,
}

/// A field: there once, or when a condition holds, or as often as another field says.
#[derive(Debug, Serialize)]
struct PlainField {
    ident: String,
    ty: String,
    /// The function that says whether it is there, and the fields before it that it is to be asked with.
    when: Option<(String, Vec<String>)>,
    /// The counting field.
    count: Option<String>,
    /// How many there can be.
    most: i64,
}

/// A condition.
#[derive(Debug, Serialize)]
struct Function {
    name: String,
    /// Names and types.
    parameters: Vec<(String, String)>,
    body: String,
}

/// What a tag selects: by which bits of it, and the enum over the structures.
#[derive(Debug, Serialize)]
struct Tagged {
    by: String,
    choice: Choice,
}

/// An enum, and the number that selects each variant.
#[derive(Debug, Serialize)]
struct Choice {
    ty: String,
    /// Number, name, and type.
    variants: Vec<(String, String, String)>,
}

impl World<'_> {
    /// The plain structs.
    pub(super) fn baselines(&self) -> Result<Vec<FileView>, RenderError> {
        // What has the bytes of another instruction is read as that one.
        let instructions = || self.isa.instructions.iter().filter(|i| i.same_as.is_none());
        let mut functions = Vec::new();
        let mut structures = self.operands(&mut functions)?;
        for i in instructions() {
            let fields = plain_fields(&i.name, &i.fields, &mut functions)?;
            structures.push(Plain { ty: camel(&i.name), fields, tagged: None });
        }
        let mut first = BTreeMap::new();
        let mut second: BTreeMap<&str, Choice> = BTreeMap::new();
        for i in instructions() {
            let (code, ty) = (format!("{:#04x}", i.opcode), camel(&i.name));
            match &i.sub_opcode {
                None => _ = first.insert(i.opcode, (code, ty.clone(), ty)),
                Some(sub) => {
                    let group = camel(&sub.group);
                    first.insert(i.opcode, (code, group.clone(), group.clone()));
                    let choice = Choice { ty: group, variants: Vec::new() };
                    let choice = second.entry(&sub.group).or_insert(choice);
                    choice.variants.push((format!("{:#04x}", sub.code), camel(&sub.name), ty));
                }
            }
        }
        let record = Choice { ty: "Record".to_string(), variants: first.into_values().collect() };
        let choices: Vec<_> = std::iter::once(record).chain(second.into_values()).collect();
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        let data = json!({ "structures": structures, "choices": choices, "functions": functions });
        let file = |(path, template): (&str, &'static str)| FileView {
            path: path.to_string(),
            page: page.clone(),
            template,
            data: data.clone(),
        };
        Ok(FILES.map(file).into())
    }

    /// The structures in instructions.
    fn operands(&self, functions: &mut Vec<Function>) -> Result<Vec<Plain>, RenderError> {
        let in_instructions = self.isa.instructions.iter().flat_map(|i| &i.fields).flat_map(|f| &f.wire);
        let named: BTreeSet<_> = in_instructions.filter_map(|wire| structure(&wire.ty)).collect();
        let is_in_instructions = |r: &&Record| named.contains(r.name.as_str()) || r.variant.is_some();
        let mut plain = Vec::new();
        for record in self.isa.records.iter().filter(is_in_instructions) {
            let fields = plain_fields(&record.name, &record.fields, functions)?;
            let tagged = record.selector.as_deref().map(|by| self.plain_tagged(record, by)).transpose()?;
            plain.push(Plain { ty: camel(&record.name), fields, tagged });
        }
        Ok(plain)
    }

    fn plain_tagged(&self, record: &Record, selector: &str) -> Result<Tagged, RenderError> {
        let found = record.fields.iter().find_map(|f| Some((f, f.bits.iter().find(|g| g.name == selector)?)));
        let (tag, run) = found.ok_or_else(|| RenderError {
            what: record.name.clone(),
            why: format!("its tag has no such run of bits ({})", record.at),
        })?;
        let mut variants = Vec::new();
        for value in &run.values {
            let records = self.isa.records.iter().filter(|r| r.variant.as_ref() == Some(&value.name));
            variants.extend(
                records.map(|r| (format!("{:#04x}", value.code), camel(&value.name), camel(&r.name))),
            );
        }
        let choice = Choice { ty: format!("{}Info", camel(&record.name)), variants };
        Ok(Tagged { by: bits(tag, Some(run)), choice })
    }
}

fn plain_fields(
    owner: &str,
    fields: &[Field],
    functions: &mut Vec<Function>,
) -> Result<Vec<PlainField>, RenderError> {
    let mut plain: Vec<PlainField> = Vec::new();
    for (n, field) in fields.iter().enumerate() {
        let refuse = |why: String| RenderError {
            what: format!("{owner}.{}", field.name),
            why: format!("{why} ({})", field.at),
        };
        let Some(wire) = field.wire.iter().find(|wire| wire.versions.before.is_none()) else { continue };
        let ty = match (integer(&wire.ty), structure(&wire.ty)) {
            (Some(ty), _) => ty.to_string(),
            (None, Some(name)) => camel(name),
            (None, None) => return Err(refuse(format!("the type {} is unknown", wire.ty))),
        };
        let mut when = None;
        if let Some(text) = &field.when {
            let before = Before { fields: fields.get(..n).unwrap_or_default() };
            let expr = genvisa_rule::parse(text).map_err(|e| refuse(format!("`{text}`: {e}")))?;
            match genvisa_rule::eval(&expr, &before) {
                Some(0) => continue,
                Some(_) => {}
                None => {
                    let function = before.function(format!("{owner}_has_{}", field.name), &expr, &plain);
                    let function =
                        function.ok_or_else(|| refuse(format!("`{text}` is not about numbers")))?;
                    let arguments = function.parameters.iter().map(|(name, _)| name.clone()).collect();
                    when = Some((declare(function, functions), arguments));
                }
            }
        }
        let counter = field.count.as_ref().and_then(|count| fields.iter().find(|f| f.name == *count));
        if field.count.is_some() && (when.is_some() || counter.is_none()) {
            return Err(refuse("it is counted by no field, or only there at times".to_string()));
        }
        let (count, most) = (counter.map(|counter| ident(&counter.name)), counter.map_or(1, most));
        plain.push(PlainField { ident: ident(&field.name), ty, when, count, most });
    }
    Ok(plain)
}

/// Adds a function where there is none that says the same; gives its name.
fn declare(function: Function, functions: &mut Vec<Function>) -> String {
    let same = |f: &&Function| f.body == function.body && f.parameters == function.parameters;
    match functions.iter().find(same) {
        Some(known) => known.name.clone(),
        None => {
            let name = function.name.clone();
            functions.push(function);
            name
        }
    }
}

/// The structure behind a type that is no integer.
fn structure(ty: &str) -> Option<&str> {
    isa::structure(ty).or_else(|| integer(ty).is_none().then_some(ty))
}

/// The value of a run of bits, as Rust.
fn bits(field: &Field, run: Option<&BitGroup>) -> String {
    let name = ident(&field.name);
    match run {
        None => name,
        Some(run) if run.lo == 0 && Some(run.hi + 1) == field.width() => name,
        Some(run) => {
            let mask = u64::MAX >> (63 - (run.hi - run.lo).min(63));
            let shifted = if run.lo == 0 { name } else { format!("{name} >> {}", run.lo) };
            format!("{shifted} & {mask:#x}")
        }
    }
}

/// The fields before one that has a condition.
struct Before<'a> {
    fields: &'a [Field],
}

impl Before<'_> {
    /// A field, and the run that the path names: a bare name is the main one, if there are any.
    fn find(&self, path: &[String]) -> Option<(&Field, Option<&BitGroup>)> {
        let field = self.fields.iter().find(|f| Some(&f.name) == path.first())?;
        match path.get(1) {
            Some(run) => Some((field, Some(field.bits.iter().find(|g| g.name == *run)?))),
            None => Some((field, field.main_group())),
        }
    }

    /// The function that says whether a condition holds.
    fn function(&self, name: String, condition: &Expr, plain: &[PlainField]) -> Option<Function> {
        let fields = genvisa_rule::names(condition).filter_map(|name| self.find(&name.path));
        let names: BTreeSet<_> = fields.map(|(field, _)| ident(&field.name)).collect();
        let asked = plain.iter().filter(|field| names.contains(&field.ident));
        let parameters = asked.map(|f| (f.ident.clone(), f.ty.clone())).collect();
        Some(Function { name: snake(&name), parameters, body: self.condition(condition)? })
    }

    /// A condition, as Rust. Encodings are compared by their codes.
    fn condition(&self, expr: &Expr) -> Option<String> {
        Some(match expr {
            Expr::Int(int) => int.value.to_string(),
            Expr::Name(name) => {
                let (field, run) = self.find(&name.path)?;
                bits(field, run)
            }
            Expr::Call { name, args, .. } if name == "raw" => match args.as_slice() {
                [Expr::Name(name)] => bits(self.find(&name.path)?.0, None),
                _ => return None,
            },
            Expr::Binary { op: op @ (BinaryOp::And | BinaryOp::Or), left, right } => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                format!("({left}) {} ({right})", op.symbol())
            }
            Expr::Binary { op, left, right } if op.is_comparison() => {
                format!("{} {} {}", self.condition(left)?, op.symbol(), self.condition(right)?)
            }
            Expr::Matches { subject, patterns } => {
                let Expr::Name(name) = &**subject else { return None };
                let (_, run) = self.find(&name.path)?;
                let code = |pattern: &Pattern| match pattern {
                    Pattern::Int(int) => Some(int.value.to_string()),
                    Pattern::Name(name) => {
                        let known = run?.values.iter().find(|v| Some(&v.name) == name.path.first())?;
                        Some(format!("{:#04x}", known.code))
                    }
                    Pattern::Range(..) => None,
                };
                let codes = patterns.iter().map(code).collect::<Option<Vec<_>>>()?;
                format!("matches!({}, {})", self.condition(subject)?, codes.join(" | "))
            }
            _ => return None,
        })
    }
}

/// What is known without an instruction: fields that the newest object version has not are zero.
impl Env for Before<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let (field, _) = self.find(path)?;
        field.wire.iter().all(|wire| wire.versions.before.is_some()).then_some(0)
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        match args {
            [Expr::Name(name)] if function == "raw" => self.field(&name.path),
            _ => None,
        }
    }

    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}
