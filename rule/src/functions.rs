//! The functions of the rule language, as one table, and the properties of expressions that need no model.

use crate::ast::{BinaryOp, Expr, Name, Span, UnaryOp};
use crate::parse::ParseError;
use foldhash::HashMap;
use genvisa_report::nearest;
use std::sync::LazyLock;

/// The form of an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// The name of an integer field or of a bit range.
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

/// The meaning of a value: it determines the encodings that it can be compared with.
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
    /// The use of an operand by an instruction (`Source`).
    Role,
    /// The code of a kind of labels (`Block`).
    LabelKind,
}

/// The information that the value of a function depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// One instruction and the declarations that it names, or one structure of a file.
    Statically,
    /// All instructions, attributes and strings of a kernel or function.
    InBody,
    /// An execution.
    AtRuntime,
}

/// The topic of a rule that uses a function. Of several functions in one rule, the first in this order decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// The bytes that a variable has.
    Size,
    /// The first byte of an operand.
    Alignment,
    /// The null variable.
    Null,
    /// Whether an index names something.
    Declared,
    /// The kind of a label.
    Label,
    /// The class of an operand.
    Class,
    /// The modifier of an operand.
    Modifier,
    /// The data type.
    Type,
}

/// The source of a function's value: compiler, evaluator and solver each have one arm for each variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The language itself: a number of numbers.
    Arithmetic(Arithmetic),
    /// The bits of a field or of a bit range.
    Bits(Bits),
    /// The operand: a method of `genvisa_runtime::Operand`, or a definition of its structure.
    Operand,
    /// The operand, or the declaration that an index names.
    OperandOrIndex(Fact),
    /// The declaration that an index names.
    Index(Fact),
    /// The platform: whether it is in a set.
    Platform,
    /// The chapters: sizes of registers and of data types.
    Chapters(Chapters),
    /// The instruction that has the operand.
    Instruction(InstructionFact),
    /// The declaration with an index in a table: a method of `genvisa_runtime::Context`.
    Declaration(Table, Fact),
    /// The file or the body around: a method of `genvisa_runtime::Context`.
    Module,
    /// The flow of the body around: a method of `genvisa_runtime::Context`.
    Flow,
    /// The attributes: those of the declaration that a rule is about, or else those of the kernel or function.
    Attribute,
    /// Nothing before the program runs.
    Execution,
}

/// Functions of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arithmetic {
    /// The smaller of two numbers.
    Min,
    /// The larger of two numbers.
    Max,
    /// The number of bits that are set.
    Ones,
    /// The smallest power of two that is not less than a number.
    PowerOfTwo,
}

impl Arithmetic {
    /// The function of that name. An evaluation asks for each call in a rule, and few functions are in question.
    pub(crate) fn find(name: &str) -> Option<Self> {
        static ALL: LazyLock<Vec<(&str, Arithmetic)>> = LazyLock::new(|| {
            let arithmetic = |function: &Function| match function.answer {
                Answer::Arithmetic(arithmetic) => Some((function.name, arithmetic)),
                _ => None,
            };
            FUNCTIONS.iter().filter_map(arithmetic).collect()
        });
        ALL.iter().find(|(known, _)| *known == name).map(|found| found.1)
    }

    /// The value; `None` for another number of arguments, and for a value beyond the numbers.
    pub fn apply(self, args: &[i64]) -> Option<i64> {
        let of_one = |function: fn(i64) -> i64| match args {
            [x] => Some(function(*x)),
            _ => None,
        };
        let of_two = |function: fn(i64, i64) -> i64| match args {
            [a, b] => Some(function(*a, *b)),
            _ => None,
        };
        match (self, args) {
            (Self::Min, _) => of_two(i64::min),
            (Self::Max, _) => of_two(i64::max),
            (Self::Ones, _) => of_one(|x| x.count_ones().into()),
            (Self::PowerOfTwo, [x]) => power_of_two(*x),
            (Self::PowerOfTwo, _) => None,
        }
    }
}

/// The smallest power of two that is not less than a number, 1 for negative ones.
fn power_of_two(x: i64) -> Option<i64> {
    let power = u64::try_from(x).unwrap_or_default().checked_next_power_of_two()?;
    i64::try_from(power).ok()
}

/// Functions of the bits of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bits {
    /// Those of one bit range.
    Code,
    /// All of the field.
    Raw,
}

/// Functions of facts in chapters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chapters {
    /// The size of a data type.
    Bytes,
    /// The size of a register.
    Grf,
}

/// Functions of the instruction that has an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InstructionFact {
    /// Its use of the operand.
    Role,
    /// Its execution size.
    Channels,
    /// The first channel of its execution mask.
    FirstChannel,
}

/// A table of declarations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Table {
    /// General variables (V).
    Variable,
    /// Address variables (A).
    Address,
    /// Predicate variables (P).
    Predicate,
    /// Surfaces (T).
    Surface,
    /// Samplers (S).
    Sampler,
    /// Labels.
    Label,
    /// The string pool.
    String,
}

impl Table {
    /// All tables with their names.
    const NAMES: [(&'static str, Self); 7] = [
        ("Variable", Self::Variable),
        ("Address", Self::Address),
        ("Predicate", Self::Predicate),
        ("Surface", Self::Surface),
        ("Sampler", Self::Sampler),
        ("Label", Self::Label),
        ("String", Self::String),
    ];

    /// The table of that name (`Surface`), as generated declarations of fields name it.
    pub fn parse(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|found| found.1)
    }
}

/// A fact about one declaration of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// Whether it is declared or predefined.
    Declared,
    /// Its data type.
    Type,
    /// Its size in bytes.
    Bytes,
    /// The index of the declaration that it is a part of.
    Alias,
    /// The number of its elements.
    Elements,
    /// Its kind.
    Kind,
    /// The number of its definitions in the body.
    Places,
    /// Whether all its characters are printable.
    Printable,
    /// Whether it is the name of a known attribute.
    Attribute,
    /// Whether kernels may write it.
    Writable,
    /// Whether other declarations may be a part of it.
    Divisible,
    /// The index of the declaration that has its bytes.
    Root,
    /// The first of its bytes in that declaration.
    Place,
    /// The code of its alignment.
    Alignment,
    /// Whether an input names it.
    Input,
    /// Whether it is the name of a kernel of the file.
    Kernel,
    /// Whether it is the name that the header of the file gives the kernel or function.
    Own,
    /// The registers of arguments that the function of the file with this name declares.
    Arguments,
    /// The registers of results that the function of the file with this name declares.
    Results,
}

/// A function of the rule language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// Its parameters.
    pub arguments: &'static [Argument],
    /// The meaning of its value.
    pub result: Domain,
    /// The information that its value depends on.
    pub known: Known,
    /// The source of its value.
    pub answer: Answer,
    /// The topic of a rule that uses it; `None` if the rest of the rule determines the topic.
    pub topic: Option<Topic>,
    /// Its value, as a noun phrase.
    pub doc: &'static str,
}

macro_rules! functions {
    ($($known:ident { $(
        $name:ident($($argument:ident),*) -> $result:ident, $answer:expr, $topic:expr, $doc:literal;
    )* })*) => {
        &[$($(Function {
            name: stringify!($name),
            arguments: &[$(Argument::$argument),*],
            result: Domain::$result,
            known: Known::$known,
            answer: $answer,
            topic: $topic,
            doc: $doc,
        },)*)*]
    };
}

/// Every function, by what its value depends on.
///
/// A new function is
///
/// 1. a row here: name, parameters, result, the source of its value, the topic of a rule that uses it, and its value;
/// 2. a row of the table in `spec/README.md`: a test compares the two;
/// 3. a function of its name in `genvisa_runtime` (in `truth`, `Operand` or `Context`, as the row determines): a test finds
///    that it is missing.
///
/// Everything else follows from the row: the compiler in `genvisa_macros`, the evaluator, the formulas of the solver and
/// the kinds of rules. They match [`Answer`], [`Domain`] and [`Topic`] without a catch-all arm, so a new variant does not
/// compile until each of them has an arm.
pub static FUNCTIONS: &[Function] = {
    use Answer::{Attribute, Declaration, Execution, Flow, Index, Module, Operand, OperandOrIndex, Platform};
    use Table::{Address, Label, Predicate, Sampler, String, Surface, Variable};
    functions! {
        Statically {
            code(Field) -> Int, Answer::Bits(Bits::Code), None, "the bits of a bit range, documented or not";
            raw(Field) -> Int, Answer::Bits(Bits::Raw), None, "all bits of an integer field";
            min(Int, Int) -> Int, Answer::Arithmetic(Arithmetic::Min), None, "the smaller of two numbers";
            max(Int, Int) -> Int, Answer::Arithmetic(Arithmetic::Max), None, "the larger of two numbers";
            ones(Int) -> Int, Answer::Arithmetic(Arithmetic::Ones), None, "the number of bits that are set";
            power_of_two(Int) -> Int, Answer::Arithmetic(Arithmetic::PowerOfTwo), None, "the smallest power of two that is not less than a number";
            ty(Operand) -> Type, Operand, Some(Topic::Type), "the data type of an operand";
            class(Operand) -> Class, Operand, Some(Topic::Class), "the operand class of an operand";
            modifier(Operand) -> Modifier, Operand, Some(Topic::Modifier), "the modifier of an operand";
            null(Operand) -> Bool, Operand, Some(Topic::Null), "whether an operand is the null variable V0";
            declared(OperandOrIndex) -> Bool, OperandOrIndex(Fact::Declared), Some(Topic::Declared),
                "whether the variable that an operand or index names is declared or predefined";
            offset(Operand) -> Int, Operand, Some(Topic::Alignment),
                "bytes from the start of the variable of an operand to the first element";
            available(Operand) -> Int, Operand, Some(Topic::Size),
                "bytes available from the first element of an operand to the end of its variable";
            elems(OperandOrIndex) -> Int, OperandOrIndex(Fact::Elements), None, "elements of the predicate variable that it names";
            kind(OperandOrIndex) -> LabelKind, Index(Fact::Kind), Some(Topic::Label), "the kind of the label that it names";
            imm(Operand) -> Int, Operand, None, "the value of an immediate operand";
            index(Operand) -> Int, Operand, None, "the index of the variable that an operand names";
            region(Operand) -> Int, Operand, None, "the bits of the region of a general or indirect operand";
            storage(Operand) -> Int, Operand, None,
                "the class of the variable that a state operand names: 0 for a surface, 1 for a sampler";
            packed(Operand) -> Bool, Operand, None, "whether an immediate operand is a packed constant";
            bytes(Type) -> Int, Answer::Chapters(Chapters::Bytes), None, "the size of a data type in bytes";
            grf() -> Int, Answer::Chapters(Chapters::Grf), None, "the size of a register of the platform in bytes";
            on(PlatformSet) -> Bool, Platform, None, "whether the platform is in the set";
            role() -> Role, Answer::Instruction(InstructionFact::Role), None, "how the instruction uses the operand";
            channels() -> Int, Answer::Instruction(InstructionFact::Channels), None,
                "the execution size of the instruction that has the operand, 1 if it has none";
            first_channel() -> Int, Answer::Instruction(InstructionFact::FirstChannel), None,
                "the first channel of the execution mask of that instruction";
            var_ty(Int) -> Type, Declaration(Variable, Fact::Type), Some(Topic::Type), "the data type of a general variable";
            var_bytes(Int) -> Int, Declaration(Variable, Fact::Bytes), None, "the size of a general variable in bytes";
            var_alias(Int) -> Int, Declaration(Variable, Fact::Alias), None,
                "the index of the variable that a general variable is a part of; 0: none";
            var_declared(Int) -> Bool, Declaration(Variable, Fact::Declared), Some(Topic::Declared),
                "whether a general variable is declared or predefined";
            var_writable(Int) -> Bool, Declaration(Variable, Fact::Writable), None, "whether kernels may write a general variable";
            var_divisible(Int) -> Bool, Declaration(Variable, Fact::Divisible), None,
                "whether a general variable may have parts";
            addr_elems(Int) -> Int, Declaration(Address, Fact::Elements), None, "the number of elements of an address variable";
            addr_declared(Int) -> Bool, Declaration(Address, Fact::Declared), Some(Topic::Declared), "whether an address variable is declared";
            pred_elems(Int) -> Int, Declaration(Predicate, Fact::Elements), None, "the number of elements of a predicate variable";
            pred_declared(Int) -> Bool, Declaration(Predicate, Fact::Declared), Some(Topic::Declared), "whether a predicate variable is declared";
            surface_declared(Int) -> Bool, Declaration(Surface, Fact::Declared), Some(Topic::Declared),
                "whether a surface is declared or predefined";
            sampler_declared(Int) -> Bool, Declaration(Sampler, Fact::Declared), Some(Topic::Declared),
                "whether a sampler is declared or predefined";
            label_declared(Int) -> Bool, Declaration(Label, Fact::Declared), Some(Topic::Declared), "whether a label is declared";
            surface_elems(Int) -> Int, Declaration(Surface, Fact::Elements), None, "the number of elements of a surface variable";
            sampler_elems(Int) -> Int, Declaration(Sampler, Fact::Elements), None, "the number of elements of a sampler variable";
            inputs_at(Int, Int) -> Int, Module, None, "the number of inputs in so many bytes from an offset on";
            user_inputs_first() -> Bool, Module, None, "whether the arguments of the user precede all other inputs";
            label_kind(Int) -> LabelKind, Declaration(Label, Fact::Kind), Some(Topic::Label), "the kind of a label";
        }
        InBody {
            string_declared(Int) -> Bool, Declaration(String, Fact::Declared), Some(Topic::Declared), "whether the pool has a string";
            string_bytes(Int) -> Int, Declaration(String, Fact::Bytes), None, "the length of a string of the pool";
            string_printable(Int) -> Bool, Declaration(String, Fact::Printable), None,
                "whether all characters of a string of the pool are printable";
            string_attribute(Int) -> Bool, Declaration(String, Fact::Attribute), None,
                "whether a string of the pool is the name of a known attribute";
            string_kernel(Int) -> Bool, Declaration(String, Fact::Kernel), None,
                "whether a string of the pool is the name of a kernel of the file";
            string_own(Int) -> Bool, Declaration(String, Fact::Own), None,
                "whether a string of the pool is the name that the header gives the kernel or function";
            function_arguments(Int) -> Int, Declaration(String, Fact::Arguments), None,
                "the registers of arguments that the function of the file with the name in a string of the pool declares";
            function_results(Int) -> Int, Declaration(String, Fact::Results), None,
                "the registers of results that this function declares";
            file_names_differ() -> Bool, Module, None,
                "whether all functions and variables that the file defines have different names";
            var_index() -> Int, Module, None, "the index of the general variable that is declared";
            var_input(Int) -> Bool, Declaration(Variable, Fact::Input), None, "whether an input names a general variable";
            file_variables() -> Int, Module, None, "the number of variables of the file";
            file_functions() -> Int, Module, None, "the number of functions of the file";
            file_var_declared(Int) -> Bool, Module, Some(Topic::Declared),
                "whether the file has the variable to which the kernel or function gives an index";
            file_var_bytes(Int) -> Int, Module, None,
                "the size in bytes of the variable of the file to which the kernel or function gives an index";
            file_bytes() -> Int, Module, None, "the number of bytes of the file";
            file_free(Int, Int) -> Bool, Module, None,
                "whether so many bytes from an offset of the file on belong neither to the header nor to a kernel or function";
            file_object_bytes(Int) -> Int, Module, None, "the number of bytes of the kernel or function at an offset of the file";
            file_inputs_offset(Int) -> Int, Module, None,
                "bytes from the start of the file to the table of inputs of the kernel at an offset of the file";
            var_root(Int) -> Int, Declaration(Variable, Fact::Root), None,
                "the index of the variable with the bytes of a general variable: its own, or that of the variable that it is a part of";
            var_place(Int) -> Int, Declaration(Variable, Fact::Place), Some(Topic::Alignment),
                "bytes from the start of that variable to a general variable";
            var_align(Int) -> Int, Declaration(Variable, Fact::Alignment), None, "the code of the alignment of a general variable";
            label_places(Int) -> Int, Declaration(Label, Fact::Places), None, "the number of definitions of a label in the body";
            same_subroutine(Int) -> Bool, Module, None,
                "whether a label is defined in the subroutine of the instruction";
            calls_back(Int) -> Bool, Module, None,
                "whether the subroutine of a label calls that of the instruction";
            in_subroutine() -> Bool, Module, None,
                "whether the instruction is in a subroutine behind the one that the body begins with";
            in_function() -> Bool, Module, None, "whether the body is that of a function rather than of a kernel";
            begins_subroutine() -> Bool, Module, None, "whether the first instruction begins a subroutine";
            ends_subroutines() -> Bool, Module, None, "whether each subroutine ends with a return";
            runs_past_end() -> Bool, Flow, None, "whether execution reaches the place behind the last instruction";
            calls_functions() -> Bool, Module, None, "whether an instruction of the body calls a function";
            attributes_differ() -> Bool, Module, None,
                "whether all attributes of the kernel or function have different names";
            reached() -> Bool, Flow, None, "whether execution reaches the instruction";
            next_reached() -> Bool, Flow, None,
                "whether execution reaches the code behind the instruction, if no label begins it";
            falls_in() -> Bool, Flow, None, "whether execution comes to the instruction from the one in front";
            diverges() -> Bool, Flow, None, "whether some channels may wait while the instruction executes";
            skips_waiting() -> Bool, Flow, None, "whether the jump leads beyond a label at which some channels may wait";
            var_written(Int) -> Bool, Flow, None,
                "whether a general variable that the operand reads has a value on some path";
            addr_written(Int) -> Bool, Flow, None,
                "whether an address variable that the operand reads has a value on some path";
            pointer_written(Int) -> Bool, Flow, None,
                "whether the address variable that points to the operand has a value on some path";
            pred_written(Int) -> Bool, Flow, None,
                "whether a predicate variable that the operand reads has a value on some path";
            var_used() -> Bool, Flow, None, "whether an instruction names the general variable that is declared";
            addr_used() -> Bool, Flow, None, "whether an instruction names the address variable that is declared";
            pred_used() -> Bool, Flow, None, "whether an instruction names the predicate variable that is declared";
            label_used() -> Bool, Flow, None, "whether an instruction names the label that is declared, besides its definition";
            var_shared() -> Bool, Flow, None,
                "whether instructions of several subroutines name the general variable that is declared";
            attribute(Attribute) -> Int, Attribute, None, "the number that is the value of an attribute";
            attribute_bytes(Attribute) -> Int, Attribute, None, "the number of bytes of the value of an attribute";
            has_attribute(Attribute) -> Bool, Attribute, None, "whether the kernel, function or declaration has an attribute";
        }
        AtRuntime {
            address(OperandOrIndex) -> Int, Execution, None, "the address of a channel";
            loaded(OperandOrIndex) -> Int, Execution, None, "the value that a channel receives";
            stored(OperandOrIndex) -> Int, Execution, None, "the value that a channel writes";
            upper_bytes(OperandOrIndex) -> Int, Execution, None,
                "the bytes of a channel above those that were read";
            out_of_bounds(OperandOrIndex) -> Bool, Execution, None,
                "whether the access of a channel leaves its surface";
            undefined(Int) -> Bool, Execution, None, "whether a value is undefined";
            dropped(OperandOrIndex) -> Bool, Execution, None, "whether an access has no effect";
            same_address(OperandOrIndex) -> Bool, Execution, None, "whether two channels access one address";
        }
    }
};

impl Function {
    /// The function of that name.
    pub fn find(name: &str) -> Option<&'static Function> {
        static BY_NAME: LazyLock<HashMap<&str, &Function>> =
            LazyLock::new(|| FUNCTIONS.iter().map(|function| (function.name, function)).collect());
        BY_NAME.get(name).copied()
    }

    /// The function that answers a fact about a declaration of a table, if there is one.
    pub fn of_declaration(table: Table, fact: Fact) -> Option<&'static Function> {
        FUNCTIONS.iter().find(|f| f.answer == Answer::Declaration(table, fact))
    }

    /// Whether an operand has a value of the function.
    pub fn is_of_operand(&self) -> bool {
        matches!(self.answer, Answer::Operand | Answer::OperandOrIndex(_))
    }
}

/// The names of the functions of operands.
pub fn operand_functions() -> impl Iterator<Item = &'static str> + Clone {
    FUNCTIONS.iter().filter(|f| f.is_of_operand()).map(|f| f.name)
}

/// The topic of a rule, as far as the functions in its expression determine it.
pub fn topic(expr: &Expr) -> Option<Topic> {
    let topics = expr.walk().filter_map(|e| match e {
        Expr::Call { name, .. } => Function::find(name)?.topic,
        _ => None,
    });
    topics.min()
}

/// The names of fields and operands in an expression, from left to right.
pub fn names(expr: &Expr) -> impl Iterator<Item = &Name> {
    expr.walk().filter_map(Expr::as_field)
}

/// The names of encodings in an expression, each with what it is compared with.
pub fn symbols(expr: &Expr) -> impl Iterator<Item = (&Expr, &Name)> {
    expr.walk().flat_map(Expr::compared_symbols)
}

/// Whether the value of an expression is only known at execution.
pub fn is_runtime(expr: &Expr) -> bool {
    depends_on(expr, Known::AtRuntime)
}

/// Whether an expression asks for all instructions, the attributes or the strings of a kernel or function.
pub fn is_of_body(expr: &Expr) -> bool {
    depends_on(expr, Known::InBody)
}

/// Whether an expression can be false of an instruction while its kernel or function is unknown.
pub fn can_fail_alone(expr: &Expr) -> bool {
    can_be(expr, false)
}

/// Whether a condition can have a truth while the kernel or function is unknown.
fn can_be(expr: &Expr, truth: bool) -> bool {
    let both = |left: (&Expr, bool), right: (&Expr, bool)| can_be(left.0, left.1) && can_be(right.0, right.1);
    let either =
        |left: (&Expr, bool), right: (&Expr, bool)| can_be(left.0, left.1) || can_be(right.0, right.1);
    match expr {
        Expr::Bool(value) => *value == truth,
        Expr::Unary { op: UnaryOp::Not, operand } => can_be(operand, !truth),
        Expr::Binary { op, left, right } if op.is_logical() => {
            let (left, right) = ((&**left, truth != (*op == BinaryOp::Implies)), (&**right, truth));
            if truth == (*op == BinaryOp::And) { both(left, right) } else { either(left, right) }
        }
        // A number that is calculated from an unknown one is unknown, unless a condition in it decides alone.
        _ => {
            let is_decision = |part: &Expr| matches!(part, Expr::Binary { op, .. } if op.is_logical());
            expr.walk().any(is_decision) || !expr.walk().any(is_unknown_alone)
        }
    }
}

/// Whether a function has no value while the kernel or function is unknown. The index and the attributes of a declaration are
/// known there, and so is the place of a predefined variable.
fn is_unknown_alone(expr: &Expr) -> bool {
    let Expr::Call { name, .. } = expr else { return false };
    Function::find(name).is_some_and(|function| {
        let is_known = match function.answer {
            Answer::Declaration(_, fact) => matches!(fact, Fact::Root | Fact::Place | Fact::Declared),
            Answer::Attribute => true,
            _ => name == "var_index",
        };
        function.known == Known::InBody && !is_known
    })
}

fn depends_on(expr: &Expr, known: Known) -> bool {
    expr.walk().any(|e| match e {
        Expr::Call { name, .. } => Function::find(name).is_some_and(|f| f.known == known),
        _ => false,
    })
}

/// Finds mistakes that no model can give a meaning: functions that do not exist, arguments that they do not take, names
/// of encodings and strings without a value that they are compared with.
pub fn check(expr: &Expr) -> Result<(), Vec<ParseError>> {
    let mut errors = Vec::new();
    visit(expr, ExpressionContext::Value, Span::default(), &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The context of an expression, as far as it limits the expression.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExpressionContext {
    Value,
    Compared,
    Argument(Argument),
}

fn visit(expr: &Expr, context: ExpressionContext, near: Span, errors: &mut Vec<ParseError>) {
    let mut refuse = |message, span: Span, help: &str| {
        errors.push(ParseError { message, range: span.range(), help: help.into() });
    };
    match (expr, context) {
        (Expr::Str(_), ExpressionContext::Argument(Argument::PlatformSet | Argument::Attribute)) => {}
        (Expr::Str(text), _) => {
            refuse(
                format!("{text:?} is no value"),
                near,
                "strings only name platforms and attributes: `on(\"XEHP+\")`",
            );
        }
        (_, ExpressionContext::Argument(Argument::PlatformSet)) => {
            refuse("expected a set of platforms".into(), near, "as a string: `on(\"XEHP+\")`");
        }
        (_, ExpressionContext::Argument(Argument::Attribute)) => {
            refuse("expected the name of an attribute".into(), near, "as a string: `attribute(\"SLMSize\")`");
        }
        (Expr::Name(name), context) if name.is_symbol() && context != ExpressionContext::Compared => {
            let help = "names of encodings are compared with a value: `ty(dst) == UD`";
            refuse(format!("`{name}` has no meaning here"), name.span, help);
        }
        (Expr::Name(_) | Expr::Index { .. }, _) => {}
        (_, ExpressionContext::Argument(Argument::Field | Argument::Operand | Argument::OperandOrIndex)) => {
            refuse("expected the name of a field".into(), near, "this function takes no other values");
        }
        _ => {}
    }
    match expr {
        Expr::Call { name, args, span } => visit_call(name, args, *span, errors),
        Expr::Unary { operand, .. } => visit(operand, ExpressionContext::Value, near, errors),
        Expr::Binary { op, left, right } => {
            let beside = |other: &Expr| match other.as_symbol() {
                None if op.is_comparison() => ExpressionContext::Compared,
                _ => ExpressionContext::Value,
            };
            visit(left, beside(right), near, errors);
            visit(right, beside(left), near, errors);
        }
        Expr::Matches { subject, .. } => visit(subject, ExpressionContext::Value, near, errors),
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
        visit(arg, ExpressionContext::Argument(*kind), span, errors);
    }
}
