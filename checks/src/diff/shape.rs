//! The shape of the model, as data: which attributes make one fact, which lists have members with names.

use super::FactKind;
use serde_json::Value;

/// Attributes with positions and explanations, which are not facts.
pub(super) const NO_FACTS: &[&str] = &["at", "doc", "line", "notes", "page", "pseudo_code", "reason", "sum"];

/// Attributes that hold a set of names, separated by commas or as a list: their order is not a fact.
pub(super) const SETS: &[&str] = &["platforms", "dst", "src"];

/// Attributes in the rule language: compared by meaning, not by spelling.
pub(super) const EXPRESSIONS: &[&str] = &["expr", "used_if", "when"];

/// Attributes that list forms of assembly text: compared in canonical form.
pub(super) const FORMS: &[&str] = &["text"];

/// The comparison of objects of one type.
pub(super) struct Shape {
    /// Attributes that make one fact together, with the sort of the fact.
    pub(super) facts: &'static [(FactKind, &'static [&'static str])],
    /// Attributes that are lists of named members.
    pub(super) lists: &'static [List],
}

impl Shape {
    /// Whether an attribute is listed here, or is not a fact.
    pub(super) fn knows(&self, attribute: &str) -> bool {
        NO_FACTS.contains(&attribute)
            || self.facts.iter().any(|(_, group)| group.contains(&attribute))
            || self.lists.iter().any(|list| list.name == attribute)
    }
}

/// The comparison of a list of named members.
pub(super) struct List {
    /// The attribute.
    pub(super) name: &'static str,
    /// The kind of its members.
    pub(super) kind: FactKind,
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

const fn list(name: &'static str, kind: FactKind, key: Key, shape: &'static Shape) -> List {
    List { name, kind, key, ordered: false, table: false, shape }
}

const fn sequence(name: &'static str, kind: FactKind, key: Key, shape: &'static Shape) -> List {
    List { ordered: true, ..list(name, kind, key, shape) }
}

impl List {
    const fn table(self) -> Self {
        List { table: true, ..self }
    }
}

/// The whole model.
pub(super) static ISA: Shape = Shape {
    facts: &[(FactKind::ObjectVersion, &["newest_version"])],
    lists: &[
        sequence("platforms", FactKind::Platform, name, &PLATFORM).table(),
        list("types", FactKind::Type, name, &DATA_TYPE).table(),
        list("fields", FactKind::SharedField, name, &FIELD),
        list("records", FactKind::Record, name, &RECORD),
        list("predefined", FactKind::Predefined, variable, &PREDEFINED).table(),
        list("classes", FactKind::VariableClass, |_, v| text(v, "space"), &VARIABLE_CLASS).table(),
        list("attributes", FactKind::Attribute, attribute, &ATTRIBUTE).table(),
        list("tables", FactKind::Table, |_, v| text(v, "title"), &TABLE).table(),
        list("instructions", FactKind::Instruction, name, &INSTRUCTION),
        list("groups", FactKind::Group, name, &GROUP).table(),
        list("index", FactKind::Index, |_, v| text(v, "title"), &INDEX_GROUP).table(),
        sequence("matrix_columns", FactKind::Matrix, itself, &NAME).table(),
        list("matrix", FactKind::Matrix, name, &MATRIX_ROW).table(),
        list("rules", FactKind::Rule, |_, v| text(v, "id"), &RULE),
    ],
};

static PLATFORM: Shape =
    Shape { facts: &[(FactKind::Platform, &["version", "grf", "finalizer"])], lists: &[] };

static DATA_TYPE: Shape =
    Shape { facts: &[(FactKind::Type, &["code", "bits", "range", "saturation"])], lists: &[] };

static PREDEFINED: Shape = Shape {
    facts: &[(FactKind::Predefined, &["name", "ty", "writable", "aliasable", "unset"])],
    lists: &[list("elements", FactKind::Elements, platforms, &ELEMENTS)],
};

static ELEMENTS: Shape = Shape { facts: &[(FactKind::Elements, &["count"])], lists: &[] };

static VARIABLE_CLASS: Shape = Shape {
    facts: &[(FactKind::VariableClass, &["first", "max", "writable", "input", "indexable"])],
    lists: &[],
};

static ATTRIBUTE: Shape = Shape {
    facts: &[
        (FactKind::Attribute, &["value", "required"]),
        (FactKind::Range, &["numbers"]),
        (FactKind::Width, &["bytes", "recommended"]),
    ],
    lists: &[],
};

static TABLE: Shape = Shape {
    facts: &[(FactKind::Table, &["header"])],
    lists: &[sequence("rows", FactKind::Row, first_cell, &ROW)],
};

/// A list of cells.
static ROW: Shape = Shape { facts: &[], lists: &[] };

static RECORD: Shape = Shape {
    facts: &[(FactKind::Variant, &["variant"]), (FactKind::Selector, &["selector"])],
    lists: &[
        sequence("fields", FactKind::Field, name, &FIELD),
        list("definitions", FactKind::Definition, name, &DEFINITION),
    ],
};

static DEFINITION: Shape = Shape { facts: &[(FactKind::Definition, &["expr"])], lists: &[] };

static FIELD: Shape = Shape {
    facts: &[
        (FactKind::Label, &["label"]),
        (FactKind::Count, &["count"]),
        (FactKind::Condition, &["used_if", "when"]),
        (FactKind::Range, &["range"]),
        (FactKind::Refers, &["refers"]),
        (FactKind::LabelKind, &["label_kind"]),
        (FactKind::Written, &["written"]),
        (FactKind::Ignored, &["ignored"]),
    ],
    lists: &[
        list("wire", FactKind::Width, |_, v| text(v, "versions"), &WIRE),
        list("bits", FactKind::Bits, run, &BITS),
        list("classes", FactKind::Class, itself, &NAME),
        list("types", FactKind::Type, name, &NAME),
    ],
};

static WIRE: Shape = Shape { facts: &[(FactKind::Width, &["ty"])], lists: &[] };

static BITS: Shape = Shape {
    facts: &[
        (FactKind::Bits, &["hi", "lo"]),
        (FactKind::Platform, &["platforms"]),
        (FactKind::Range, &["range"]),
    ],
    lists: &[list("values", FactKind::Encoding, code, &ENUMERANT)],
};

static ENUMERANT: Shape = Shape {
    facts: &[(FactKind::Encoding, &["name", "value"]), (FactKind::Platform, &["platforms"])],
    lists: &[],
};

static INSTRUCTION: Shape = Shape {
    facts: &[
        (FactKind::Opcode, &["opcode"]),
        (FactKind::SubOpcode, &["sub_opcode"]),
        (FactKind::SameAs, &["same_as"]),
        (FactKind::Platform, &["platforms"]),
        (FactKind::Saturation, &["saturation"]),
        (FactKind::SourceModifier, &["source_modifier"]),
        (FactKind::Flow, &["flow"]),
    ],
    lists: &[
        sequence("fields", FactKind::Field, name, &FIELD),
        list("parameters", FactKind::Parameters, |_, v| text(v, "when"), &PARAMETERS),
        list("named", FactKind::Field, |_, v| format!("params.{}", text(v, "name")), &FIELD),
        list("supported_types", FactKind::Type, name, &NAME),
        list("properties", FactKind::Property, name, &PROPERTY),
        list("type_maps", FactKind::TypeMap, platforms, &TYPE_MAP),
        list("tables", FactKind::Table, |_, v| text(v, "title"), &TABLE),
        sequence("semantics", FactKind::Semantics, itself, &NAME),
        sequence("text", FactKind::Text, itself, &NAME),
    ],
};

static PARAMETERS: Shape =
    Shape { facts: &[], lists: &[sequence("names", FactKind::Parameters, itself, &NAME)] };

static GROUP: Shape = Shape { facts: &[(FactKind::Group, &["opcode", "field"])], lists: &[] };

static INDEX_GROUP: Shape =
    Shape { facts: &[], lists: &[list("entries", FactKind::Index, name, &INDEX_ENTRY)] };

static INDEX_ENTRY: Shape =
    Shape { facts: &[(FactKind::Platform, &["platforms"]), (FactKind::Index, &["link"])], lists: &[] };

static MATRIX_ROW: Shape = Shape { facts: &[(FactKind::Platform, &["platforms"])], lists: &[] };

static PROPERTY: Shape = Shape { facts: &[(FactKind::Property, &["value"])], lists: &[] };

static TYPE_MAP: Shape = Shape { facts: &[(FactKind::TypeMap, &["dst", "src"])], lists: &[] };

static RULE: Shape = Shape {
    facts: &[
        (FactKind::Rule, &["expr"]),
        (FactKind::Platform, &["platforms"]),
        (FactKind::RuleKind, &["kind"]),
        (FactKind::Check, &["check"]),
        (FactKind::Level, &["level", "seen"]),
    ],
    lists: &[],
};

/// A name, possibly only on some platforms.
static NAME: Shape = Shape { facts: &[(FactKind::Platform, &["platforms"])], lists: &[] };

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

/// The shape of an object that consists of its name.
fn itself(_: &Value, member: &Value) -> String {
    member.as_str().unwrap_or_default().to_string()
}

/// The owner and the name of an attribute.
fn attribute(_: &Value, member: &Value) -> String {
    format!("{}/{}", text(member, "of"), text(member, "name"))
}

/// The first cell of a row that is not empty.
fn first_cell(_: &Value, row: &Value) -> String {
    let mut cells = row.as_array().into_iter().flatten().filter_map(Value::as_str);
    cells.find(|cell| !cell.is_empty()).unwrap_or_default().to_string()
}

/// The bit range with the value of its field has the name of the field.
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
