//! The functions of the rule language, as one table, and what can be said about an expression without a model.

use crate::ast::{Expr, Name, Pattern, Span};
use crate::parse::ParseError;
use genvisa_report::nearest;

/// What an argument has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// The name of an integer field or of a run of bits.
    Field,
    /// The name of an operand.
    Operand,
    /// The name of an operand, or of a field that is an index.
    OperandOrIndex,
    /// An expression.
    Int,
    /// An expression whose value is a data type.
    Type,
    /// A set of platforms, as a string.
    PlatformSet,
    /// The name of an attribute, as a string.
    Attribute,
}

/// What a value is: it gives the names that it is compared with their meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// A number.
    Int,
    /// 1 or 0.
    Bool,
    /// The code of a data type (`UD`).
    Type,
    /// The code of an operand class (`General`).
    Class,
    /// The code of a modifier of an operand (`Neg`).
    Modifier,
    /// How an instruction uses an operand (`Source`).
    Role,
    /// The code of a kind of labels (`Block`).
    LabelKind,
}

/// What there must be to tell a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// An instruction and the declarations around it, or a structure of a file.
    ByOne,
    /// All instructions and attributes of a kernel or function.
    ByBody,
    /// An execution.
    ByRun,
}

/// A function of the rule language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub arguments: &'static [Argument],
    /// What it gives.
    pub result: Domain,
    /// What tells its value.
    pub told: Told,
    /// What it says.
    pub doc: &'static str,
}

/// Every function, in the order of `spec/README.md`.
pub static FUNCTIONS: &[Function] = {
    use Argument::*;
    use Domain::{Bool, Class, LabelKind, Modifier, Role};
    &[
        seen("code", &[Field], Domain::Int, "the bits of a run, documented or not"),
        seen("raw", &[Field], Domain::Int, "a whole integer field"),
        seen("min", &[Int, Int], Domain::Int, "the smaller of two numbers"),
        seen("max", &[Int, Int], Domain::Int, "the larger of two numbers"),
        seen("ones", &[Int], Domain::Int, "how many bits are one"),
        seen("ty", &[Operand], Domain::Type, "data type of an operand"),
        seen("class", &[Operand], Class, "operand class of an operand"),
        seen("modifier", &[Operand], Modifier, "modifier of an operand"),
        seen("null", &[Operand], Bool, "whether an operand is the null variable V0"),
        seen("declared", &[OperandOrIndex], Bool, "whether what it names is declared or predefined"),
        seen("offset", &[Operand], Domain::Int, "bytes from the start of its variable to the first element"),
        seen("room", &[Operand], Domain::Int, "bytes from the first element to the end of its variable"),
        seen("elems", &[OperandOrIndex], Domain::Int, "elements of the predicate variable that it names"),
        seen("kind", &[OperandOrIndex], LabelKind, "kind of the label that it names"),
        seen("imm", &[Operand], Domain::Int, "value of an immediate operand"),
        seen("index", &[Operand], Domain::Int, "index of the variable that an operand names"),
        seen("region", &[Operand], Domain::Int, "bits of the region of a general or indirect operand"),
        seen("storage", &[Operand], Domain::Int, "what a state operand names: 0 a surface, 1 a sampler"),
        seen("bytes", &[Type], Domain::Int, "size of a data type"),
        seen("grf", &[], Domain::Int, "size of a register of the platform in bytes"),
        seen("on", &[PlatformSet], Bool, "whether the platform is in the set"),
        seen("role", &[], Role, "how the instruction uses the operand"),
        seen("channels", &[], Domain::Int, "execution size of the instruction that has the operand"),
        seen("first_channel", &[], Domain::Int, "first channel of the execution mask of that instruction"),
        seen("var_ty", &[Int], Domain::Type, "data type of a general variable"),
        seen("var_bytes", &[Int], Domain::Int, "size of a general variable"),
        seen(
            "var_alias",
            &[Int],
            Domain::Int,
            "index of the variable that a general variable is a part of; 0: none",
        ),
        seen("var_declared", &[Int], Bool, "whether a general variable is declared or predefined"),
        seen("addr_elems", &[Int], Domain::Int, "elements of an address variable"),
        seen("addr_declared", &[Int], Bool, "whether an address variable is declared"),
        seen("pred_elems", &[Int], Domain::Int, "elements of a predicate variable"),
        seen("pred_declared", &[Int], Bool, "whether a predicate variable is declared"),
        seen("surface_declared", &[Int], Bool, "whether a surface is declared or predefined"),
        seen("sampler_declared", &[Int], Bool, "whether a sampler is declared or predefined"),
        seen("string_declared", &[Int], Bool, "whether the pool has a string"),
        seen("string_bytes", &[Int], Domain::Int, "length of a string of the pool"),
        seen("string_printable", &[Int], Bool, "whether a string of the pool has printable characters alone"),
        seen("inputs_at", &[Int, Int], Domain::Int, "number of inputs in so many bytes from an offset on"),
        seen(
            "user_inputs_first",
            &[],
            Bool,
            "whether the arguments of the user come before all other inputs",
        ),
        seen("label_kind", &[Int], LabelKind, "kind of a label"),
        in_body("label_places", &[Int], Domain::Int, "how often a label stands in the body"),
        in_body(
            "same_subroutine",
            &[Int],
            Bool,
            "whether a label stands in the subroutine of the instruction",
        ),
        in_body(
            "calls_back",
            &[Int],
            Bool,
            "whether the subroutine of a label calls that of the instruction",
        ),
        in_body("begins_subroutine", &[], Bool, "whether the first instruction begins a subroutine"),
        in_body("ends_subroutines", &[], Bool, "whether each subroutine ends with a return"),
        in_body("attribute", &[Attribute], Domain::Int, "number that is the value of an attribute"),
        in_body("has_attribute", &[Attribute], Bool, "whether the kernel or function has an attribute"),
        at_run_time("address", Domain::Int, "the address of a channel"),
        at_run_time("loaded", Domain::Int, "what a channel gets"),
        at_run_time("stored", Domain::Int, "what a channel writes"),
        at_run_time("upper_bytes", Domain::Int, "the bytes of a channel above those that were read"),
        at_run_time("out_of_bounds", Bool, "whether the access of a channel leaves its surface"),
        Function { arguments: &[Int], ..at_run_time("undefined", Bool, "whether a value may be any") },
        at_run_time("dropped", Bool, "whether an access has no effect"),
        at_run_time("same_address", Bool, "whether two channels meet at one address"),
    ]
};

const fn seen(
    name: &'static str,
    arguments: &'static [Argument],
    result: Domain,
    doc: &'static str,
) -> Function {
    Function { name, arguments, result, told: Told::ByOne, doc }
}

const fn in_body(
    name: &'static str,
    arguments: &'static [Argument],
    result: Domain,
    doc: &'static str,
) -> Function {
    Function { told: Told::ByBody, ..seen(name, arguments, result, doc) }
}

const fn at_run_time(name: &'static str, result: Domain, doc: &'static str) -> Function {
    Function { name, arguments: &[Argument::OperandOrIndex], result, told: Told::ByRun, doc }
}

impl Function {
    /// The function of that name.
    pub fn find(name: &str) -> Option<&'static Function> {
        FUNCTIONS.iter().find(|f| f.name == name)
    }
}

/// The names of fields and operands in an expression, from left to right.
pub fn names(expr: &Expr) -> impl Iterator<Item = &Name> {
    expr.walk().filter_map(|e| match e {
        Expr::Name(name) if !name.is_symbol() => Some(name),
        Expr::Index { of, .. } => Some(of),
        _ => None,
    })
}

/// The names of encodings in an expression, each with what it is compared with.
pub fn symbols(expr: &Expr) -> impl Iterator<Item = (&Expr, &Name)> {
    expr.walk().flat_map(|e| match e {
        Expr::Binary { op, left, right } if op.is_comparison() => {
            match (left.as_symbol(), right.as_symbol()) {
                (Some(name), None) => vec![(&**right, name)],
                (None, Some(name)) => vec![(&**left, name)],
                _ => Vec::new(),
            }
        }
        Expr::Matches { subject, patterns } => patterns
            .iter()
            .filter_map(|p| match p {
                Pattern::Name(name) => Some((&**subject, name)),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    })
}

/// Whether only an execution can tell the value of an expression.
pub fn is_runtime(expr: &Expr) -> bool {
    is_told(expr, Told::ByRun)
}

/// Whether an expression asks for all instructions or attributes of a kernel or function.
pub fn is_of_body(expr: &Expr) -> bool {
    is_told(expr, Told::ByBody)
}

fn is_told(expr: &Expr, told: Told) -> bool {
    expr.walk().any(|e| match e {
        Expr::Call { name, .. } => Function::find(name).is_some_and(|f| f.told == told),
        _ => false,
    })
}

/// Looks for what no model can give a meaning: functions that do not exist, arguments that they do not take, names
/// of encodings and strings where nothing says what they stand for.
pub fn check(expr: &Expr) -> Result<(), Vec<ParseError>> {
    let mut errors = Vec::new();
    visit(expr, Place::Value, Span::default(), &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Where an expression stands, as far as that decides what it may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Value,
    Compared,
    Argument(Argument),
}

fn visit(expr: &Expr, place: Place, near: Span, errors: &mut Vec<ParseError>) {
    let mut refuse = |message, span: Span, help: &str| {
        errors.push(ParseError { message, range: span.range(), help: help.into() });
    };
    match (expr, place) {
        (Expr::Str(_), Place::Argument(Argument::PlatformSet | Argument::Attribute)) => {}
        (Expr::Str(text), _) => {
            refuse(
                format!("{text:?} is no value"),
                near,
                "strings only name platforms and attributes: `on(\"XEHP+\")`",
            );
        }
        (_, Place::Argument(Argument::PlatformSet)) => {
            refuse("expected a set of platforms".into(), near, "as a string: `on(\"XEHP+\")`");
        }
        (_, Place::Argument(Argument::Attribute)) => {
            refuse("expected the name of an attribute".into(), near, "as a string: `attribute(\"SLMSize\")`");
        }
        (Expr::Name(name), place) if name.is_symbol() && place != Place::Compared => {
            let help = "names of encodings are compared with a value: `ty(dst) == UD`";
            refuse(format!("nothing says what `{name}` stands for"), name.span, help);
        }
        (Expr::Name(_) | Expr::Index { .. }, _) => {}
        (_, Place::Argument(Argument::Field | Argument::Operand | Argument::OperandOrIndex)) => {
            refuse("expected the name of a field".into(), near, "this function takes no other values");
        }
        _ => {}
    }
    match expr {
        Expr::Call { name, args, span } => visit_call(name, args, *span, errors),
        Expr::Unary { operand, .. } => visit(operand, Place::Value, near, errors),
        Expr::Binary { op, left, right } => {
            let beside = |other: &Expr| match other.as_symbol() {
                None if op.is_comparison() => Place::Compared,
                _ => Place::Value,
            };
            visit(left, beside(right), near, errors);
            visit(right, beside(left), near, errors);
        }
        Expr::Matches { subject, .. } => visit(subject, Place::Value, near, errors),
        Expr::Int(_) | Expr::Bool(_) | Expr::Name(_) | Expr::Index { .. } | Expr::Str(_) => {}
    }
}

fn visit_call(name: &str, args: &[Expr], span: Span, errors: &mut Vec<ParseError>) {
    let Some(function) = Function::find(name) else {
        let help = match nearest(name, FUNCTIONS.iter().map(|f| f.name)) {
            Some(near) => format!("there is `{near}`"),
            None => "the functions are listed in spec/README.md".into(),
        };
        let message = format!("there is no function `{name}`");
        errors.push(ParseError { message, range: span.range(), help });
        return;
    };
    let arity = function.arguments.len();
    if args.len() != arity {
        let plural = if arity == 1 { "" } else { "s" };
        let message = format!("`{name}` takes {arity} argument{plural}, not {}", args.len());
        errors.push(ParseError { message, range: span.range(), help: format!("it gives {}", function.doc) });
        return;
    }
    for (arg, kind) in args.iter().zip(function.arguments) {
        visit(arg, Place::Argument(*kind), span, errors);
    }
}
