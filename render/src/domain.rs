//! Where the names in rules come from: the enums behind `ty`, `class`, `modifier` and `kind`.

/// What expanded rules call an enum, and the structure, field and run whose encodings it is.
pub(crate) const ENUMS: [(&str, &str, &str, &str); 3] = [
    ("OperandClass", "vec_operand", "tag", "operand_class"),
    ("Modifier", "vec_operand", "tag", "modifiers"),
    ("LabelKind", "label_info", "kind", "kind"),
];
