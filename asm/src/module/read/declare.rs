//! `.decl`: variables of all classes.

use super::super::attributes::OF_VARIABLES;
use super::Assembler;
use super::attribute::attribute;
use super::directives::{fitting, part, ranged};
use super::fit::fits;
use super::object::{Declaration, Object};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::{expression, in_angles};
use crate::operand::type_named;
use crate::stray::stray;
use crate::symbols::{Names, Symbol};
use genvisa::DataType;
use genvisa::object::{
    AddressInfo, AliasScopeSpecifier, Alignment, AttributeInfo, PredicateInfo, SamplerInfo, SurfaceInfo,
    VarInfo,
};
use genvisa_report::clipped;

/// Alignments by name. The first name of each is printed.
pub const ALIGNMENTS: [(&str, Alignment); 13] = [
    ("byte", Alignment::Byte),
    ("word", Alignment::Word),
    ("dword", Alignment::Dword),
    ("qword", Alignment::Qword),
    ("oword", Alignment::Oword),
    ("hword", Alignment::Hword),
    ("GRF", Alignment::Grf),
    ("GRFx2", Alignment::Grf2),
    ("wordx32", Alignment::Word32),
    ("wordx64", Alignment::Word64),
    ("2GRF", Alignment::Grf2),
    ("32word", Alignment::Word32),
    ("64word", Alignment::Word64),
];

/// Alignments by the base-two logarithm of their bytes.
const BY_BYTES: [Alignment; 8] = [
    Alignment::Byte,
    Alignment::Word,
    Alignment::Dword,
    Alignment::Qword,
    Alignment::Oword,
    Alignment::Hword,
    Alignment::Word32,
    Alignment::Word64,
];

/// Types of immediates, which variables cannot have.
const OF_IMMEDIATES: [DataType; 4] = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];

/// The order of the parts of a declaration.
const ORDER: &str = "the parts are in this order: v_type, type, num_elts, v_name, align, alias, attrs";

/// The names of the parts.
const PARTS: [&str; 7] = ["v_type", "type", "num_elts", "v_name", "align", "alias", "attrs"];

/// The part with the class of a variable.
pub(super) const CLASS: &str = "v_type";

/// The parts that blanks separate.
const OF_DECLARATIONS: &str = "the parts of a declaration";

/// The text of an alias.
const ALIAS: &str = "an alias is a variable and an offset in bytes: `alias=<V32, 0>`";

/// The letter of a class, and an empty declaration.
type Class = (&'static str, fn() -> Declaration);

/// The classes of variables.
const CLASSES: [Class; 5] = [
    ("G", || Declaration::Variable(VarInfo::default())),
    ("A", || Declaration::Address(AddressInfo::default())),
    ("P", || Declaration::Predicate(PredicateInfo::default())),
    ("S", || Declaration::Sampler(SamplerInfo::default())),
    ("T", || Declaration::Surface(SurfaceInfo::default())),
];

impl Assembler {
    /// Reads `.decl NAME v_type=G …`, after its word.
    pub fn declaration(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let version = self.version.unwrap_or(genvisa::NEWEST_VERSION);
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let Some(name) = cursor.name() else { return Err(without_name(cursor, object)) };
        let span = cursor.since(start);
        if let (Some(own), Some(b'=')) =
            (name.strip_suffix(CLASS).filter(|own| !own.is_empty()), cursor.peek())
        {
            object.meant().variables.note_within(own);
            let place = span.end - CLASS.len()..span.end;
            return Err(Problem::new(place, format!("a blank is missing before `{CLASS}`")));
        }
        if PARTS.contains(&name) && cursor.peek() == Some(b'=') {
            object.meant().variables.note_any();
            let problem = Problem::new(span, format!("the name of the variable is missing before `{name}`"));
            return Err(problem.with_help(ORDER));
        }
        if name.starts_with('%') {
            object.reported.insert(name.into());
            return Err(Problem::new(
                span,
                "a declared name cannot begin with `%`, which predefined variables have",
            ));
        }
        if !{ *cursor }.eat(CLASS) {
            // Another name may have been meant.
            let behind = cursor.rest().split('=').next().unwrap_or_default();
            object.meant().variables.note_within(&format!("{name}{behind}"));
        }
        let (declaration, has_class, result) = declaration(cursor, object);
        let result = result.and_then(|()| match &declaration {
            Declaration::Variable(info) if !info.attribute_info.is_empty() => {
                fits(info, version, span.clone(), "this variable")
            }
            _ => Ok(()),
        });
        let is_uncertain = result.is_err() || object.is_uncertain.get();
        // A wrong declaration still declares the name, so that its uses are no further mistakes.
        let declared = object.declare(name, span, declaration);
        if is_uncertain {
            object.doubt(name, has_class);
        }
        result.and(declared)
    }
}

/// Reads the rest of a declaration, after the name: the declaration, and whether its class is known. After a mistake, it has
/// the parts before the mistake.
fn declaration(cursor: &mut Cursor<'_>, object: &mut Object) -> (Declaration, bool, Result<(), Problem>) {
    let mut declaration = Declaration::Variable(VarInfo::default());
    let mut has_class = false;
    let rest = cursor.rest();
    let result = class(cursor).and_then(|class| {
        (declaration, has_class) = (class, true);
        match &mut declaration {
            Declaration::Variable(info) => general(cursor, object, info),
            Declaration::Address(AddressInfo { num_elements, attribute_info, .. })
            | Declaration::Predicate(PredicateInfo { num_elements, attribute_info, .. }) => {
                *num_elements = elements(cursor, object)?;
                *attribute_info = attributes(cursor, object)?;
                Ok(())
            }
            Declaration::Sampler(SamplerInfo { num_elements, attribute_info, .. })
            | Declaration::Surface(SurfaceInfo { num_elements, attribute_info, .. }) => {
                *num_elements = elements(cursor, object)?;
                if part(cursor, "v_name")? && cursor.name().is_none() {
                    return Err(cursor.expected("a name"));
                }
                *attribute_info = attributes(cursor, object)?;
                Ok(())
            }
        }
    });
    if let (false, Some((_, class))) = (has_class, class_in(rest)) {
        (declaration, has_class) = (class(), true);
    }
    (declaration, has_class, result.and_then(|()| end(cursor)))
}

/// The class in the parts of a declaration with a mistake: a letter after `=`.
#[cold]
fn class_in(parts: &str) -> Option<&'static Class> {
    parts.split('=').skip(1).find_map(|value| {
        let mut here = Cursor::new(value, 0);
        CLASSES.iter().find(|(letter, _)| here.eat(letter))
    })
}

/// The problem that a declaration begins with no name.
#[cold]
fn without_name(cursor: &mut Cursor<'_>, object: &mut Object) -> Problem {
    let mut here = *cursor;
    here.skip_blanks();
    here.eat_here("\"");
    // The name was meant to be declared.
    let word = here.take_while(is_name);
    match word.is_empty() {
        true => object.meant().variables.note_any(),
        false => object.meant().variables.note_within(word),
    }
    let problem = cursor.expected("the name of a variable");
    match cursor.peek() {
        Some(b'"') => problem.with_help("the name of a variable has no quotes"),
        Some(b) if b.is_ascii_digit() => problem.with_help("a name begins with a letter or `_`"),
        _ => problem,
    }
}

/// The problem that a part of a declaration is missing.
#[cold]
fn lacks(cursor: &mut Cursor<'_>, part: &str) -> Problem {
    let span = cursor.next_span();
    let mut here = *cursor;
    let word = here.name();
    let is_part = here.peek() == Some(b'=');
    match word {
        Some(word) if PARTS.contains(&word) => {
            Problem::new(span, format!("`{part}=` is missing before `{word}`")).with_help(ORDER)
        }
        Some(word) if is_part => {
            let problem = Problem::new(span, format!("`{}` is not a part of a declaration", clipped(word)));
            problem.with_help(ORDER).with_nearest(word, PARTS)
        }
        None if cursor.is_at_end() => Problem::new(span, format!("`{part}=` is missing")).with_help(ORDER),
        _ => stray(*cursor, OF_DECLARATIONS)
            .unwrap_or_else(|| cursor.expected(&format!("`{part}=`")).with_help(ORDER)),
    }
}

/// Reads `v_type=G`.
fn class(cursor: &mut Cursor<'_>) -> Result<Declaration, Problem> {
    if !part(cursor, CLASS)? {
        return Err(lacks(cursor, CLASS));
    }
    let class = CLASSES.iter().find(|(letter, _)| cursor.eat(letter));
    let class = class.ok_or_else(|| {
        let word = { *cursor }.name().unwrap_or_default();
        let problem = cursor.expected("one of the classes `G`, `A`, `P`, `S`, `T`");
        let problem = problem.with_help(
            "`G` is a general variable, `A` an address, `P` a predicate, `S` a sampler and `T` a surface",
        );
        problem.with_nearest(word, CLASSES.map(|(letter, _)| letter))
    })?;
    Ok(class.1())
}

/// Reads `type=ud num_elts=8 align=GRF alias=<V32, 0> attrs={Output}`.
fn general(cursor: &mut Cursor<'_>, object: &mut Object, info: &mut VarInfo) -> Result<(), Problem> {
    if !part(cursor, "type")? {
        return Err(lacks(cursor, "type"));
    }
    let ty = data_type(cursor)?;
    info.bit_properties = info.bit_properties.with_data_type(ty);
    info.num_elements = elements(cursor, object)?;
    if part(cursor, "align")? {
        let alignment = alignment(cursor, object)?;
        info.bit_properties = info.bit_properties.with_alignment(alignment);
    }
    if part(cursor, "alias")? {
        (info.alias_index, info.alias_offset) = alias(cursor, object)?;
        info.alias_scope_specifier =
            info.alias_scope_specifier.with_alias_scope_specifier(AliasScopeSpecifier::Local);
    }
    info.attribute_info = attributes(cursor, object)?;
    Ok(())
}

fn data_type(cursor: &mut Cursor<'_>) -> Result<DataType, Problem> {
    let before = *cursor;
    let Some(name) = cursor.name() else { return Err(cursor.expected("a data type")) };
    let span = || { before }.next_span();
    let found = type_named(name);
    if found.is_some_and(|ty| OF_IMMEDIATES.contains(&ty)) {
        return Err(Problem::new(span(), format!("a variable cannot have type `{name}`")));
    }
    found.ok_or_else(|| {
        let known = DataType::INFO
            .iter()
            .filter(|info| DataType::from_code(info.code).is_some_and(|ty| !OF_IMMEDIATES.contains(&ty)));
        let known: Vec<String> = known.map(|info| info.name.to_lowercase()).collect();
        let problem = Problem::new(span(), format!("there is no data type `{}`", clipped(name)));
        problem.with_help(format!("types are {}", known.join(", ")))
    })
}

/// Reads `num_elts=8`.
fn elements(cursor: &mut Cursor<'_>, object: &Object) -> Result<u16, Problem> {
    if !part(cursor, "num_elts")? {
        return Err(lacks(cursor, "num_elts"));
    }
    ranged(cursor, object, "a number of elements")
}

/// Reads the name of an alignment, or a number of bytes.
fn alignment(cursor: &mut Cursor<'_>, object: &Object) -> Result<Alignment, Problem> {
    cursor.skip_blanks();
    let mut here = *cursor;
    let word = here.take_while(is_name);
    if let Some((_, alignment)) = ALIGNMENTS.iter().find(|(name, _)| *name == word) {
        *cursor = here;
        return Ok(*alignment);
    }
    let is_number = cursor.peek().is_some_and(|byte| byte.is_ascii_digit() || b"(-+~".contains(&byte));
    if !is_number {
        let problem = match word {
            "" => cursor.expected("an alignment"),
            _ => Problem::new(cursor.next_span(), format!("there is no alignment `{}`", clipped(word))),
        };
        let list: Vec<&str> = ALIGNMENTS.iter().take(10).map(|(name, _)| *name).collect();
        let problem = problem.with_help(format!("alignments are {}, or 1 to 128 bytes", list.join(", ")));
        return Err(problem.with_nearest(word, list));
    }
    let start = cursor.offset();
    let bytes = expression(cursor, object)?;
    let place = u32::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two()).map(u32::trailing_zeros);
    let alignment = place.and_then(|place| BY_BYTES.get(place as usize)).copied();
    alignment.ok_or_else(|| {
        Problem::new(
            cursor.since(start),
            format!("{bytes} is not an alignment: expected a power of two from 1 to 128"),
        )
    })
}

/// Reads `<V32, 64>`.
fn alias(cursor: &mut Cursor<'_>, object: &Object) -> Result<(u32, u16), Problem> {
    if !cursor.eat("<") {
        return Err(cursor.expected("`<` after `alias=`").with_help(ALIAS));
    }
    let before = *cursor;
    let Some(name) = cursor.name() else { return Err(cursor.expected("the name of a variable")) };
    let refuse = |why: String| Problem::new({ before }.next_span(), why);
    let index = match object.find_at(name, cursor.offset() - name.len()) {
        Some(Symbol::Variable(0)) => Err(refuse(format!("`{}` cannot have aliases", clipped(name)))),
        Some(Symbol::Variable(index)) => Ok(index),
        Some(_) => Err(refuse(format!("`{}` is not a general variable", clipped(name)))),
        None => {
            let problem = refuse(format!("no variable `{}` is declared before this", clipped(name)));
            Err(problem.with_nearest(name, object.known()).with_cause(name))
        }
    }?;
    if !cursor.eat(",") {
        return Err(cursor.expected("`,` and an offset in bytes").with_help(ALIAS));
    }
    let start = cursor.here();
    let offset = in_angles(cursor, object)?;
    let offset = fitting(offset, "an offset in bytes", cursor.since(start))?;
    cursor.expect(">")?;
    Ok((index, offset))
}

/// Reads `attrs={Output, Scope=1}` if it is here.
fn attributes(cursor: &mut Cursor<'_>, object: &mut Object) -> Result<Vec<AttributeInfo>, Problem> {
    let mut attributes = Vec::new();
    if part(cursor, "attrs")? {
        if !cursor.eat("{") {
            return Err(cursor
                .expected("`{` after `attrs=`")
                .with_help("attributes are in braces: `attrs={Output}`"));
        }
        loop {
            attributes.push(attribute(cursor, ("a variable", &OF_VARIABLES), object)?.1);
            if cursor.eat("}") {
                break;
            }
            if !cursor.eat(",") {
                return Err(cursor.expected("`,` or `}`"));
            }
        }
    }
    Ok(attributes)
}

/// Checks that the declaration ends here, before a bracket or not.
fn end(cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    match cursor.peek() {
        None | Some(b'}') => Ok(()),
        _ => Err(behind(cursor)),
    }
}

/// The problem that something follows a declaration.
#[cold]
fn behind(cursor: &mut Cursor<'_>) -> Problem {
    let mut here = *cursor;
    let word = here.name().unwrap_or_default();
    if here.peek() == Some(b'=') && !PARTS.contains(&word) {
        return lacks(cursor, "");
    }
    let problem = stray(*cursor, OF_DECLARATIONS);
    problem.unwrap_or_else(|| cursor.expected("the end of the declaration")).with_help(ORDER)
}
