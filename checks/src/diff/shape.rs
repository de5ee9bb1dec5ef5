//! The shape of the model, as data: which attributes make one fact, which lists have members with names.

use super::Kind;
use serde_json::Value;

/// Attributes that say where something stands or explain it, and change no fact.
pub(super) const NO_FACTS: &[&str] = &["at", "doc", "line", "page", "sum"];

/// Attributes that hold a set of names, separated by commas or as a list: their order says nothing.
pub(super) const SETS: &[&str] = &["platforms", "dst", "src"];

/// Attributes in the rule language: compared by what they mean, not by how they are written.
pub(super) const EXPRESSIONS: &[&str] = &["expr", "when"];

/// Attributes that list forms of assembly text: compared by what stands in them.
pub(super) const FORMS: &[&str] = &["text"];

/// How objects of one sort are compared.
pub(super) struct Shape {
    /// Attributes that make one fact together, with the sort of the fact.
    pub(super) facts: &'static [(Kind, &'static [&'static str])],
    /// Attributes that are lists of named members.
    pub(super) lists: &'static [List],
}

impl Shape {
    /// Whether an attribute has a place here, or says nothing.
    pub(super) fn knows(&self, attribute: &str) -> bool {
        NO_FACTS.contains(&attribute)
            || self.facts.iter().any(|(_, group)| group.contains(&attribute))
            || self.lists.iter().any(|list| list.name == attribute)
    }
}

/// How a list of named members is compared.
pub(super) struct List {
    /// The attribute.
    pub(super) name: &'static str,
    /// What its members are.
    pub(super) kind: Kind,
    /// The name of a member within its owner, unique or nearly so; empty where it is the owner's main part.
    pub(super) key: Key,
    /// Whether the order of the members is a fact.
    pub(super) ordered: bool,
    /// Whether the members are parts of one subject that has the list's name, rather than subjects of their own.
    pub(super) table: bool,
    /// The shape of a member.
    pub(super) shape: &'static Shape,
}

/// Names a member: owner, member.
type Key = fn(&Value, &Value) -> String;

const fn list(name: &'static str, kind: Kind, key: Key, shape: &'static Shape) -> List {
    List { name, kind, key, ordered: false, table: false, shape }
}

const fn sequence(name: &'static str, kind: Kind, key: Key, shape: &'static Shape) -> List {
    List { ordered: true, ..list(name, kind, key, shape) }
}

impl List {
    const fn table(self) -> Self {
        List { table: true, ..self }
    }
}

/// The whole model.
pub(super) static ISA: Shape = Shape {
    facts: &[],
    lists: &[
        sequence("platforms", Kind::Platform, name, &PLATFORM).table(),
        list("types", Kind::Type, name, &DATA_TYPE).table(),
        list("fields", Kind::SharedField, name, &FIELD),
        list("records", Kind::Record, name, &RECORD),
        list("predefined", Kind::Predefined, variable, &PREDEFINED).table(),
        list("classes", Kind::VariableClass, |_, v| text(v, "space"), &VARIABLE_CLASS).table(),
        list("tables", Kind::Table, |_, v| text(v, "title"), &TABLE).table(),
        list("instructions", Kind::Instruction, name, &INSTRUCTION),
        list("groups", Kind::Group, name, &GROUP).table(),
        list("index", Kind::Index, |_, v| text(v, "title"), &INDEX_GROUP).table(),
        sequence("matrix_columns", Kind::Matrix, itself, &NAME).table(),
        list("matrix", Kind::Matrix, name, &MATRIX_ROW).table(),
        list("rules", Kind::Rule, |_, v| text(v, "id"), &RULE),
    ],
};

static PLATFORM: Shape = Shape { facts: &[(Kind::Platform, &["version", "grf", "finalizer"])], lists: &[] };

static DATA_TYPE: Shape =
    Shape { facts: &[(Kind::Type, &["code", "bits", "range", "saturation"])], lists: &[] };

static PREDEFINED: Shape = Shape {
    facts: &[(Kind::Predefined, &["name", "ty", "writable", "aliasable"])],
    lists: &[list("elements", Kind::Elements, platforms, &ELEMENTS)],
};

static ELEMENTS: Shape = Shape { facts: &[(Kind::Elements, &["count"])], lists: &[] };

static VARIABLE_CLASS: Shape = Shape {
    facts: &[(Kind::VariableClass, &["first", "max", "writable", "input", "indexable"])],
    lists: &[],
};

static TABLE: Shape =
    Shape { facts: &[(Kind::Table, &["header"])], lists: &[sequence("rows", Kind::Row, first_cell, &ROW)] };

/// A list of cells.
static ROW: Shape = Shape { facts: &[], lists: &[] };

static RECORD: Shape = Shape {
    facts: &[(Kind::Variant, &["variant"]), (Kind::Selector, &["selector"])],
    lists: &[
        sequence("fields", Kind::Field, name, &FIELD),
        list("definitions", Kind::Definition, name, &DEFINITION),
    ],
};

static DEFINITION: Shape = Shape { facts: &[(Kind::Definition, &["expr"])], lists: &[] };

static FIELD: Shape = Shape {
    facts: &[
        (Kind::Label, &["label"]),
        (Kind::Count, &["count"]),
        (Kind::Condition, &["when"]),
        (Kind::Range, &["range"]),
        (Kind::Refers, &["refers"]),
        (Kind::Ignored, &["ignored"]),
    ],
    lists: &[
        list("wire", Kind::Width, |_, v| text(v, "versions"), &WIRE),
        list("bits", Kind::Bits, run, &BITS),
        list("classes", Kind::Class, itself, &NAME),
        list("types", Kind::Type, name, &NAME),
    ],
};

static WIRE: Shape = Shape { facts: &[(Kind::Width, &["ty"])], lists: &[] };

static BITS: Shape = Shape {
    facts: &[(Kind::Bits, &["hi", "lo"]), (Kind::Platform, &["platforms"]), (Kind::Range, &["range"])],
    lists: &[list("values", Kind::Encoding, code, &ENUMERANT)],
};

static ENUMERANT: Shape =
    Shape { facts: &[(Kind::Encoding, &["name", "value"]), (Kind::Platform, &["platforms"])], lists: &[] };

static INSTRUCTION: Shape = Shape {
    facts: &[
        (Kind::Opcode, &["opcode"]),
        (Kind::SubOpcode, &["sub_opcode"]),
        (Kind::SameAs, &["same_as"]),
        (Kind::Platform, &["platforms"]),
        (Kind::Saturation, &["saturation"]),
        (Kind::SourceModifier, &["source_modifier"]),
    ],
    lists: &[
        sequence("fields", Kind::Field, name, &FIELD),
        list("parameters", Kind::Parameters, |_, v| text(v, "when"), &PARAMETERS),
        list("named", Kind::Field, |_, v| format!("params.{}", text(v, "name")), &FIELD),
        list("supported_types", Kind::Type, name, &NAME),
        list("properties", Kind::Property, name, &PROPERTY),
        list("type_maps", Kind::TypeMap, platforms, &TYPE_MAP),
        sequence("text", Kind::Text, itself, &NAME),
    ],
};

static PARAMETERS: Shape = Shape { facts: &[], lists: &[sequence("names", Kind::Parameters, itself, &NAME)] };

static GROUP: Shape = Shape { facts: &[(Kind::Group, &["opcode", "field"])], lists: &[] };

static INDEX_GROUP: Shape = Shape { facts: &[], lists: &[list("entries", Kind::Index, name, &INDEX_ENTRY)] };

static INDEX_ENTRY: Shape =
    Shape { facts: &[(Kind::Platform, &["platforms"]), (Kind::Index, &["link"])], lists: &[] };

static MATRIX_ROW: Shape = Shape { facts: &[(Kind::Platform, &["platforms"])], lists: &[] };

static PROPERTY: Shape = Shape { facts: &[(Kind::Property, &["value"])], lists: &[] };

static TYPE_MAP: Shape = Shape { facts: &[(Kind::TypeMap, &["dst", "src"])], lists: &[] };

static RULE: Shape = Shape {
    facts: &[
        (Kind::Rule, &["expr"]),
        (Kind::Platform, &["platforms"]),
        (Kind::RuleKind, &["kind"]),
        (Kind::Check, &["check"]),
    ],
    lists: &[],
};

/// A name, possibly only on some platforms.
static NAME: Shape = Shape { facts: &[(Kind::Platform, &["platforms"])], lists: &[] };

/// A textual attribute; nothing where the member has none.
pub(super) fn text(member: &Value, attribute: &str) -> String {
    member.get(attribute).and_then(Value::as_str).unwrap_or_default().to_string()
}

fn name(_: &Value, member: &Value) -> String {
    text(member, "name")
}

fn platforms(_: &Value, member: &Value) -> String {
    text(member, "platforms")
}

/// What is no more than its name.
fn itself(_: &Value, member: &Value) -> String {
    member.as_str().unwrap_or_default().to_string()
}

/// The first cell of a row that is not empty.
fn first_cell(_: &Value, row: &Value) -> String {
    let mut cells = row.as_array().into_iter().flatten().filter_map(Value::as_str);
    cells.find(|cell| !cell.is_empty()).unwrap_or_default().to_string()
}

/// The run that carries its field's value has its field's name.
fn run(field: &Value, run: &Value) -> String {
    let name = text(run, "name");
    if name == text(field, "name") { String::new() } else { name }
}

fn number(member: &Value, attribute: &str) -> u64 {
    member.get(attribute).and_then(Value::as_u64).unwrap_or_default()
}

fn code(_: &Value, member: &Value) -> String {
    format!("{:#b}", number(member, "code"))
}

/// `V4`, `T5`, `S31`.
fn variable(_: &Value, member: &Value) -> String {
    let letter = match text(member, "space").as_str() {
        "surface" => 'T',
        "sampler" => 'S',
        _ => 'V',
    };
    format!("{letter}{}", number(member, "index"))
}
