//! The enums with the names that rules use in `ty`, `class`, `modifier` and `kind`.

/// The name of an enum in expanded rules, and the structure, field and bit range that have its encodings.
pub(crate) const ENUMS: [(&str, &str, &str, &str); 3] = [
    ("OperandClass", "vec_operand", "tag", "operand_class"),
    ("Modifier", "vec_operand", "tag", "modifiers"),
    ("LabelKind", "label_info", "kind", "kind"),
];
