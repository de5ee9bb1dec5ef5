//! The values of the functions of the rule language as clauses.
//!
//! `{x}` is the operand or field, `{v}` the value, `{arg}` the value of the argument and `{thing}` the declaration that it names.
//! `{header}` is the name in the header, and `{twice}` the name that two things have.

use genvisa_rule::functions::Table;

/// The clauses of a function.
pub struct Phrase {
    /// The function.
    pub function: &'static str,
    /// The table of declarations that its argument, or the element of the rule, belongs to.
    pub table: Option<Table>,
    /// The clause for a number, or for a truth that holds.
    pub holds: &'static str,
    /// The clause for a truth that does not hold; empty for a number.
    pub fails: &'static str,
}

const fn number(function: &'static str, table: Option<Table>, holds: &'static str) -> Phrase {
    Phrase { function, table, holds, fails: "" }
}

const fn truth(
    function: &'static str,
    table: Option<Table>,
    holds: &'static str,
    fails: &'static str,
) -> Phrase {
    Phrase { function, table, holds, fails }
}

/// The clauses of fields that share the name of a function and have another unit: structure, field and clause.
pub const FIELDS: &[(&str, &str, &str)] = &[
    ("addr_opnd", "offset", "{x} begins at element {v} of its variable"),
    ("state_opnd", "offset", "{x} begins at element {v} of its variable"),
];

/// The bit ranges of operands that are the values of functions.
const RANGES: &[(&str, &str)] = &[("tag.modifiers", "modifier"), ("tag.operand_class", "class")];

/// The requirements that the clauses about the opposite do not imply: function, clause if it must hold, and if it must not.
pub const REQUIREMENTS: &[(&str, &str, &str)] = &[
    ("in_function", "it must be in a function", "it must be in a kernel"),
    ("in_subroutine", "it must be in a later one", "it must be in the first one"),
    ("same_subroutine", "it must be in this one", "it must be in another one"),
    ("begins_subroutine", "it must begin one: `.function \"NAME\"` in the text", "it must not begin one"),
    ("ends_subroutines", "each one must end with a return, the last one without a predicate", ""),
    ("calls_functions", "one must call a function", "none may call a function"),
    ("diverges", "", "no channels may wait for others"),
    ("skips_waiting", "", "no channels may wait at a label in front of its own one"),
    ("var_shared", "", "the instructions of one subroutine alone may name it"),
    ("falls_in", "", "only a call may enter it"),
    ("string_kernel", "", "it must be a function"),
    ("packed", "it must be one", "it must be another value"),
    ("has_attribute", "it must be present", "it must be absent"),
];

/// The functions whose value is the index of a general variable.
const INDEXES: &[&str] = &["var_alias", "var_root", "var_index"];

/// The requirements that a number has one value, in the words of users.
const EXACT: &[(&str, i64, &str)] = &[
    ("var_alias", 0, "it must not be a part of another variable"),
    ("label_places", 1, "it must be defined at one place"),
];

/// The clauses about a number that is 0, in the words of users.
const NONE: &[(&str, &str)] = &[("label_places", "{thing} is not defined in the body")];

/// The functions that operands of one class alone have: their values imply the class.
const CLASSED: &[&str] = &["index", "storage", "imm", "packed"];

/// The functions with truths that explain a violation, because a program chooses them. Others only limit where a rule applies.
const EXPLAINING: &[&str] = &["null"];

/// The nouns for what two operands must have alike.
const NOUNS: &[(&str, &str)] =
    &[("storage", "class"), ("class", "class"), ("ty", "type"), ("modifier", "modifier")];

use Table::{Address, Label, Predicate, Sampler, String, Surface, Variable};

/// The clauses of the functions that are known before a program runs, except those of numbers and of platforms.
pub const PHRASES: &[Phrase] = &[
    number("code", None, "{x} is {v}"),
    number("raw", None, "{x} is {v}"),
    number("ty", None, "{x} has type {v}"),
    number("class", None, "{x} is {v}"),
    number("modifier", None, "{x} has the modifier {v}"),
    truth("null", None, "{x} is the null variable", "{x} is not the null variable"),
    truth("declared", None, "{x} is declared", "{x} names {thing}, which is not declared"),
    number("offset", None, "{x} begins at byte {v} of its variable"),
    number("available", None, "{x} has {v} bytes from its offset"),
    number("elems", None, "{x} has {v} elements"),
    number("kind", Some(Label), "{thing} names a {v}"),
    number("imm", None, "{x} is {v}"),
    number("index", Some(Variable), "{x} is {thing}"),
    number("region", None, "the region of {x} is {v}"),
    number("storage", None, "{x} is a {v}"),
    truth("packed", None, "{x} is a packed constant", "{x} is not a packed constant"),
    number("bytes", None, "type {arg} has {v} bytes"),
    number("grf", None, "a register has {v} bytes"),
    number("role", None, "the operand is a {v}"),
    number("channels", None, "the execution size is {v}"),
    number("first_channel", None, "the execution mask begins at channel {v}"),
    number("var_ty", Some(Variable), "{thing} has type {v}"),
    number("var_bytes", Some(Variable), "{thing} has {v} bytes"),
    number("var_alias", Some(Variable), "{thing} is a part of {v}"),
    truth("var_declared", Some(Variable), "{thing} is declared", "{x} names {thing}, which is not declared"),
    truth(
        "var_writable",
        Some(Variable),
        "{thing} may be written",
        "{thing} is a predefined variable that kernels may not write",
    ),
    truth(
        "var_divisible",
        Some(Variable),
        "{thing} may have parts",
        "{thing} is a predefined variable that has no parts",
    ),
    number("addr_elems", Some(Address), "{thing} has {v} elements"),
    truth("addr_declared", Some(Address), "{thing} is declared", "{x} names {thing}, which is not declared"),
    number("pred_elems", Some(Predicate), "{thing} has {v} elements"),
    truth(
        "pred_declared",
        Some(Predicate),
        "{thing} is declared",
        "{x} names {thing}, which is not declared",
    ),
    truth(
        "surface_declared",
        Some(Surface),
        "{thing} is declared",
        "{x} names {thing}, which is not declared",
    ),
    truth(
        "sampler_declared",
        Some(Sampler),
        "{thing} is declared",
        "{x} names {thing}, which is not declared",
    ),
    truth("label_declared", Some(Label), "{thing} is declared", "{x} names {thing}, which is not declared"),
    number("surface_elems", Some(Surface), "{thing} has {v} elements"),
    number("sampler_elems", Some(Sampler), "{thing} has {v} elements"),
    number("inputs_at", None, "the number of inputs in these bytes is {v}"),
    truth(
        "user_inputs_first",
        None,
        "the arguments of the user come first",
        "an argument of the user comes after an input that a runtime adds",
    ),
    number("label_kind", Some(Label), "{thing} names a {v}"),
    truth(
        "string_declared",
        Some(String),
        "{thing} is in the pool",
        "{x} is {thing}, which the pool does not have",
    ),
    number("string_bytes", Some(String), "{thing} has {v} bytes"),
    truth(
        "string_printable",
        Some(String),
        "{thing} is printable",
        "{thing} has a character that is not printable",
    ),
    truth(
        "string_attribute",
        Some(String),
        "{thing} is the name of a known attribute",
        "{thing} is no known attribute",
    ),
    truth(
        "string_kernel",
        Some(String),
        "{thing} is a kernel of the file",
        "{thing} is no kernel of the file",
    ),
    truth(
        "string_own",
        Some(String),
        "{thing} is the name in the header",
        "the header has {header}, not {thing}",
    ),
    number("var_index", None, "the index of the variable is {v}"),
    truth(
        "var_input",
        Some(Variable),
        "{thing} is an input, and inputs are read-only",
        "{thing} is no input",
    ),
    number("function_arguments", Some(String), "the function {thing} takes {v} registers"),
    number("function_results", Some(String), "the function {thing} returns {v} registers"),
    truth(
        "file_names_differ",
        None,
        "all functions and variables of the file have different names",
        "two functions or variables of the file have {twice}",
    ),
    truth(
        "file_var_declared",
        None,
        "{x} names a variable of the file",
        "{x} is {arg}, and the file has no variable of this number",
    ),
    number("file_var_bytes", None, "this variable of the file has {v} bytes"),
    number("file_variables", None, "the file has {v} variables"),
    number("file_functions", None, "the file has {v} functions"),
    truth(
        "file_free",
        None,
        "these bytes belong to no other part",
        "these bytes belong to the header, a kernel or a function",
    ),
    number("file_bytes", None, "the file has {v} bytes"),
    number(
        "file_object_bytes",
        None,
        "the declarations and the instructions, which begin at `entry`, have {v} bytes",
    ),
    number("file_inputs_offset", None, "the inputs of the kernel begin at byte {v} of the file"),
    number("var_root", Some(Variable), "{thing} has its bytes in {v}"),
    number("var_place", Some(Variable), "{thing} begins at byte {v} of the variable that it is a part of"),
    number("var_align", Some(Variable), "the alignment of {thing} has the code {v}"),
    number("label_places", Some(Label), "{thing} is defined at {v} places"),
    truth(
        "same_subroutine",
        Some(Label),
        "{thing} is in this subroutine",
        "{thing} is defined in another subroutine",
    ),
    truth(
        "in_subroutine",
        None,
        "the instruction is in a subroutine behind the first one",
        "the instruction is in the first subroutine",
    ),
    truth(
        "calls_back",
        Some(Label),
        "{thing} names a subroutine that calls the one of this instruction, directly or through others",
        "{thing} does not call back",
    ),
    truth("in_function", None, "the instruction is in a function", "the instruction is in a kernel"),
    truth(
        "begins_subroutine",
        None,
        "the first instruction begins a subroutine",
        "the first instruction does not begin a subroutine",
    ),
    truth(
        "ends_subroutines",
        None,
        "each subroutine ends with a return, the last one without a predicate",
        "a subroutine does not end with a return, or the last return has a predicate",
    ),
    truth(
        "runs_past_end",
        None,
        "execution runs past the last instruction",
        "execution does not run past the last instruction",
    ),
    truth(
        "calls_functions",
        None,
        "an instruction of the kernel or function calls a function",
        "no instruction of the kernel or function calls a function",
    ),
    truth(
        "attributes_differ",
        None,
        "the attributes of the kernel or function have different names",
        "two attributes of the kernel or function have {twice}",
    ),
    truth("reached", None, "execution reaches the instruction", "execution does not reach the instruction"),
    truth(
        "next_reached",
        None,
        "execution reaches the code behind the instruction",
        "execution does not reach the code behind the instruction",
    ),
    truth(
        "falls_in",
        None,
        "execution falls into the subroutine from the code in front",
        "execution does not come from the code in front",
    ),
    truth(
        "diverges",
        None,
        "some channels may wait for others while the instruction executes",
        "no channels wait",
    ),
    truth(
        "skips_waiting",
        None,
        "the jump leads beyond a label at which some channels wait",
        "the jump leads beyond no label at which channels wait",
    ),
    truth(
        "var_written",
        Some(Variable),
        "{thing} has a value",
        "{x} reads {thing}, which has no value on any path to the instruction",
    ),
    truth(
        "addr_written",
        Some(Address),
        "{thing} has a value",
        "{x} reads {thing}, which has no value on any path to the instruction",
    ),
    truth(
        "pointer_written",
        Some(Address),
        "{thing} has a value",
        "{x} points with {thing}, which has no value on any path to the instruction",
    ),
    truth(
        "pred_written",
        Some(Predicate),
        "{thing} has a value",
        "{x} reads {thing}, which has no value on any path to the instruction",
    ),
    truth("var_used", Some(Variable), "{thing} is used", "no instruction uses {thing}"),
    truth("addr_used", Some(Address), "{thing} is used", "no instruction uses {thing}"),
    truth("pred_used", Some(Predicate), "{thing} is used", "no instruction uses {thing}"),
    truth("label_used", Some(Label), "{thing} is used", "no instruction uses {thing}"),
    truth(
        "var_shared",
        Some(Variable),
        "instructions of several subroutines name {thing}",
        "the instructions of one subroutine alone name {thing}",
    ),
    number("attribute", None, "the attribute {x} is {v}"),
    number("attribute_bytes", None, "the value of the attribute {x} has {v} bytes"),
    truth("has_attribute", None, "the attribute {x} is present", "the attribute {x} is absent"),
];

/// The clauses of a function.
pub fn of(function: &str) -> Option<&'static Phrase> {
    PHRASES.iter().find(|phrase| phrase.function == function)
}

/// The function whose value is a bit range of an operand.
pub fn function_of(range: &str) -> Option<&'static str> {
    RANGES.iter().find(|(name, _)| *name == range).map(|(_, function)| *function)
}

/// The clause of a field of a structure, if it has another unit than the function of its name.
pub fn of_field(structure: &str, field: &str) -> Option<&'static str> {
    let clause = FIELDS.iter().find(|(owner, name, _)| (*owner, *name) == (structure, field));
    clause.map(|(.., clause)| *clause)
}

/// The clause about a function that must hold, or must not; `None` if the clause about the opposite implies it.
pub fn requirement(function: &str, must: bool) -> Option<&'static str> {
    let (_, holds, fails) = REQUIREMENTS.iter().find(|(name, ..)| *name == function)?;
    Some(if must { *holds } else { *fails }).filter(|clause| !clause.is_empty())
}

/// Whether the value of a function is the index of a general variable.
pub fn is_index(function: &str) -> bool {
    INDEXES.contains(&function)
}

/// The requirement that a function has a value, where it is no number to users.
pub fn exact(function: &str, value: i64) -> Option<&'static str> {
    EXACT.iter().find(|(name, only, _)| (*name, *only) == (function, value)).map(|(.., clause)| *clause)
}

/// The clause about a function whose value is 0, where it is no number to users.
pub fn none(function: &str) -> Option<&'static str> {
    NONE.iter().find(|(name, _)| *name == function).map(|(_, clause)| *clause)
}

/// Whether a function implies the class of the operand that has it.
pub fn implies_class(function: &str) -> bool {
    CLASSED.contains(&function)
}

/// Whether the truth of a function explains a violation.
pub fn explains(function: &str) -> bool {
    EXPLAINING.contains(&function)
}

/// The noun for the value of a function: two operands have one class.
pub fn noun(function: &str) -> Option<&'static str> {
    NOUNS.iter().find(|(name, _)| *name == function).map(|(_, noun)| *noun)
}

/// The unit of a number, by the clause about it or by the name of its definition.
pub fn unit(clause: &str) -> Option<&'static str> {
    const UNITS: &[(&str, &str)] = &[
        ("bytes", "byte"),
        ("elements", "element"),
        ("exec_size", "channel"),
        ("execution size", "channel"),
    ];
    UNITS.iter().find(|(word, _)| clause.contains(word)).map(|(_, unit)| *unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_rule::functions::{Answer, Domain, FUNCTIONS};

    /// A function without clauses would show its name in messages.
    #[test]
    fn values_and_numbers_have_their_nouns() {
        let nouns = ["storage", "class", "ty", "modifier", "region"].map(noun);
        assert_eq!(nouns, [Some("class"), Some("class"), Some("type"), Some("modifier"), None]);
        let units = ["4 bytes of it", "the elements", "exec_size", "execution size", "rows"].map(unit);
        assert_eq!(units, [Some("byte"), Some("element"), Some("channel"), Some("channel"), None]);
    }

    #[test]
    fn every_function_has_clauses() {
        for function in FUNCTIONS {
            let needs =
                !matches!(function.answer, Answer::Arithmetic(_) | Answer::Platform | Answer::Execution);
            let phrase = of(function.name);
            assert_eq!(phrase.is_some(), needs, "{}", function.name);
            if let Some(phrase) = phrase {
                let is_truth = function.result == Domain::Bool;
                assert_eq!(!phrase.fails.is_empty(), is_truth, "{}", function.name);
            }
        }
    }

    #[test]
    fn requirements_are_about_truths() {
        for (function, holds, fails) in REQUIREMENTS {
            assert!(of(function).is_some_and(|phrase| !phrase.fails.is_empty()), "{function}");
            assert!(!holds.is_empty() || !fails.is_empty(), "{function}");
        }
    }
}
