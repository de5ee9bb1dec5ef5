//! Directives: statements that begin with a point.

use super::super::attributes::{self, Kind, Known, OF_OBJECTS};
use super::object::Object;
use super::{Assembler, fits};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::expression;
use crate::quote;
use crate::symbols::{Names, Symbol};
use genvisa::object::{AttributeInfo, Category, InputInfo, KernelInfo};
use genvisa::{File, Instruction, LabelKind, Loc, Version};
use genvisa_report::clipped;
use std::ops::Range;

/// Reads what stands behind the word of a directive.
type Read = fn(&mut Assembler, &mut Cursor<'_>) -> Result<(), Problem>;

/// All directives but those of implicit inputs, which have a name of their own.
const DIRECTIVES: [(&str, Read); 12] = [
    ("decl", Assembler::declaration),
    ("input", |assembler, cursor| assembler.input(0, cursor)),
    ("kernel_attr", Assembler::attribute),
    ("function", Assembler::subroutine),
    ("kernel", |assembler, cursor| assembler.begin_object(false, cursor)),
    ("global_function", |assembler, cursor| assembler.begin_object(true, cursor)),
    ("funcdecl", Assembler::callee),
    ("file", Assembler::file),
    ("loc", Assembler::loc),
    ("parameter", Assembler::parameter),
    ("version", Assembler::version),
    ("bytes", Assembler::bytes),
];

/// Who provides an input, by name; the others by number.
pub const PROVENANCES: [(&str, u8); 4] =
    [("LOCAL_SIZE", 1), ("GROUP_COUNT", 2), ("LOCAL_ID", 3), ("PSEUDO_INPUT", 4)];
/// What the others are called, in front of the number.
pub const UNDEFINED: &str = "UNDEFINED_";
/// Inputs that a runtime provides.
pub const IMPLICIT: &str = "implicit_";

impl Assembler {
    /// A directive; the cursor stands at its point.
    pub fn directive(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        cursor.expect(".")?;
        let word = cursor.take_while(is_name);
        if let Some((_, read)) = DIRECTIVES.iter().find(|(name, _)| *name == word) {
            return read(self, cursor);
        }
        let span = start..cursor.offset();
        if let Some(kind) = word.strip_prefix(IMPLICIT) {
            let named = PROVENANCES.iter().find(|(name, _)| *name == kind).map(|(_, number)| *number);
            let numbered = || kind.strip_prefix(UNDEFINED)?.parse().ok().filter(|number| *number < 32);
            let number = named.or_else(numbered).ok_or_else(|| {
                let problem =
                    Problem::new(span, format!("nothing is provided by the name `{}`", clipped(kind)));
                let problem =
                    problem.with_help(format!("others have a number up to 31: `.{IMPLICIT}{UNDEFINED}12`"));
                problem.with_nearest(kind, PROVENANCES.map(|(name, _)| name))
            })?;
            return self.input(number, cursor);
        }
        let problem = Problem::new(span, format!("there is no directive `.{}`", clipped(word)));
        Err(problem.with_nearest(word, DIRECTIVES.map(|(name, _)| name)))
    }

    /// `.version 4.1`
    fn version(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let is_first = self.version.is_none();
        // Without a version all others would be wrong as well.
        let known = *self.version.get_or_insert(genvisa::NEWEST_VERSION);
        let number = |cursor: &mut Cursor<'_>| {
            cursor.skip_blanks();
            let mut here = *cursor;
            let digits = here.take_while(|b| b.is_ascii_digit());
            let number = digits.parse::<u8>().map_err(|_| cursor.expected("a number up to 255"))?;
            *cursor = here;
            Ok(number)
        };
        let major = number(cursor)?;
        cursor.expect(".")?;
        let minor = number(cursor)?;
        let version = Version::new(major, minor);
        if !is_first {
            let problem = Problem::new(span.start..cursor.offset(), "a file has one version");
            return Err(problem.with_help(format!("remove it: the version is {known} already")));
        }
        self.version = Some(version);
        Ok(())
    }

    /// `.kernel "name"`, `.global_function "name"`
    fn begin_object(&mut self, is_function: bool, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let name = name_or_text(cursor);
        // What follows belongs to it, whatever it is called.
        let version = self.version.unwrap_or(genvisa::NEWEST_VERSION);
        let mut object = Object::new(is_function, name.as_deref().unwrap_or_default(), version, self.target);
        object.begin = span.start..cursor.offset();
        self.begin(object);
        let (name, span) = (name?, span.start..cursor.offset());
        if name.is_empty() {
            return Err(Problem::new(span, "kernels and functions have names"));
        }
        let info = KernelInfo { name: name.into_bytes(), ..KernelInfo::default() };
        fits(&info, self.version.unwrap_or(genvisa::NEWEST_VERSION), span.clone(), "this name")?;
        self.object(|| span.clone()).zero_free(span)
    }

    /// `.function "name"`: the instruction and its label.
    fn subroutine(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let name = name_or_text(cursor)?;
        let span = span.start..cursor.offset();
        if name.is_empty() {
            return Err(Problem::new(span, "subroutines have names"));
        }
        self.define(&name, LabelKind::Subroutine, span.clone())?;
        self.object(|| span.clone()).zero_free(span)
    }

    /// `.funcdecl "name"`: says nothing that the instructions do not say.
    fn callee(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        quote::read(cursor).map(|_| ())
    }

    /// `.file "name"`
    fn file(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let name = quote::read(cursor)?;
        let span = span.start..cursor.offset();
        let object = self.object(|| span.clone());
        let file_name = object.string(&name);
        object.push(&File { file_name }.into(), span.clone())?;
        object.zero_free(span)
    }

    /// `.loc 12`
    fn loc(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let line_number = ranged::<u32>(cursor, self.object(|| span.clone()), "a line")?;
        let span = span.start..cursor.offset();
        self.object(|| span.clone()).push(&Loc { line_number }.into(), span)
    }

    /// `.bytes 30 00 00`: an instruction without a text. One that names labels or strings cannot be said so: where those
    /// are in their tables is not up to the text.
    fn bytes(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let words = cursor.take_while(|b| b.is_ascii_hexdigit() || b == b' ').split_whitespace();
        let span = cursor.since(start);
        let bytes: Result<Vec<u8>, _> = words.map(|word| u8::from_str_radix(word, 16)).collect();
        let bytes = bytes.map_err(|_| Problem::new(span.clone(), "expected bytes in hex: `.bytes 30 0a`"))?;
        let object = self.object(|| span.clone());
        let (one, length) = Instruction::decode(&bytes, object.body.version())
            .map_err(|why| Problem::new(span.clone(), format!("these bytes are no instruction: {why}")))?;
        if length != bytes.len() {
            let problem = Problem::new(span, format!("the instruction ends behind {length} bytes"));
            return Err(problem.with_help("each instruction has a line of its own"));
        }
        if one.info().fields.iter().any(|field| matches!(field.refers, Some("label" | "string"))) {
            let problem = Problem::new(span, "bytes stand here for what has no text");
            return Err(problem.with_help("keep the object: what these instructions are is in it alone"));
        }
        object.push(&one, span)
    }

    /// `.kernel_attr SimdSize=16`
    fn attribute(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let (name, attribute) = attribute(cursor, &OF_OBJECTS, object)?;
        object.data.attribute_info.push(attribute);
        object.attributes.push((name, cursor.since(start)));
        Ok(())
    }

    /// `.input V32 offset=32 size=64`, behind its word.
    fn input(&mut self, provenance: u8, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let (category, id, bytes) = input_variable(cursor, object)?;
        let offset = if part(cursor, "offset")? { ranged(cursor, object, "an offset")? } else { 0 };
        let size = if part(cursor, "size")? {
            ranged(cursor, object, "a size")?
        } else {
            u16::try_from(bytes.unwrap_or_default())
                .map_err(|_| cursor.expected("`size=`: this variable is larger than inputs can be"))?
        };
        push_input(object, category, provenance, id, offset, size);
        object.entries.entry("input_info").or_default().push(cursor.since(start));
        match cursor.peek() {
            None | Some(b'}') => Ok(()),
            _ => Err(cursor.expected("the end of the input").with_help("the order is name, offset, size")),
        }
    }

    /// `.parameter V32 size=64`
    fn parameter(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let (category, id, _) = input_variable(cursor, object)?;
        if !part(cursor, "size")? {
            return Err(cursor.expected("`size=`"));
        }
        let size = ranged(cursor, object, "a size")?;
        push_input(object, category, 0, id, 0, size);
        object.entries.entry("input_info").or_default().push(cursor.since(start));
        Ok(())
    }
}

/// A declared variable that can be an input: its class, its index, and its bytes.
fn input_variable(cursor: &mut Cursor<'_>, object: &Object) -> Result<(Category, u32, Option<u32>), Problem> {
    let span = cursor.next_span();
    if object.is_function {
        let problem = Problem::new(span, "functions have no inputs");
        return Err(problem.with_help("their arguments are in %arg: see the attribute ArgSize"));
    }
    let Some(name) = cursor.name() else { return Err(cursor.expected("the name of a variable")) };
    let shown = clipped(name);
    let refuse = |why: &str| Err(Problem::new(span.clone(), format!("`{shown}` {why}")));
    let Some(symbol) = object.find(name) else {
        let problem = Problem::new(span, format!("there is no variable `{shown}`"));
        return Err(problem.with_nearest(name, object.known()));
    };
    let dwords = |elements: Option<u16>| elements.map(|elements| 4 * u32::from(elements));
    let first = genvisa::variables::FIRST_DECLARED;
    let declared = |index: u32, first: u32| index.checked_sub(first).map(|position| position as usize);
    match symbol {
        _ if name.starts_with('%') => refuse("is predefined: inputs are declared"),
        Symbol::Variable(index) if index < first.variable => refuse("is predefined: inputs are declared"),
        Symbol::Variable(index) => Ok((Category::General, index, object.size_of(symbol))),
        Symbol::Sampler(index) => {
            let info = declared(index, first.sampler).and_then(|n| object.data.sampler_info.get(n));
            Ok((Category::Sampler, index, dwords(info.map(|info| info.num_elements))))
        }
        Symbol::Surface(index) => {
            let info = declared(index, first.surface).and_then(|n| object.data.surface_info.get(n));
            Ok((Category::Surface, index, dwords(info.map(|info| info.num_elements))))
        }
        Symbol::Address(_) | Symbol::Predicate(_) => {
            refuse("cannot be an input: expected a general variable, a sampler or a surface")
        }
    }
}

fn push_input(object: &mut Object, category: Category, provenance: u8, id: u32, offset: u16, size: u16) {
    let mut info = InputInfo { id, offset, size, ..InputInfo::default() };
    info.kind = info.kind.with_category(category).with_provenance(provenance);
    object.data.input_info.push(info);
}

/// An attribute with its value, and what it is called: `Output`, `Scope=1`, `Target="cm"`.
pub fn attribute(
    cursor: &mut Cursor<'_>,
    known: &'static [Known],
    object: &mut Object,
) -> Result<(&'static str, AttributeInfo), Problem> {
    let span = cursor.next_span();
    let name = cursor.name().ok_or_else(|| cursor.expected("the name of an attribute"))?;
    let Some(attribute) = attributes::find(known, name) else {
        let problem = Problem::new(span, format!("there is no attribute `{}` here", clipped(name)));
        let list: Vec<&str> = known.iter().map(|known| known.name).collect();
        let problem = problem.with_help(format!("attributes are {}", list.join(", ")));
        return Err(problem.with_nearest(name, known.iter().map(|known| known.name)));
    };
    let value = match attribute.kind {
        Kind::Flag => {
            let value = if cursor.eat("=") { Some(expression(cursor, object)?) } else { None };
            if value == Some(0) {
                let problem = Problem::new(
                    span.start..cursor.offset(),
                    format!("`{name}` is there or not: it has no value"),
                );
                return Err(problem.with_help("leave it out for no"));
            }
            Vec::new()
        }
        Kind::Number(words) => {
            cursor.expect("=")?;
            let start = cursor.here();
            let number = match cursor.peek() {
                Some(b'"') if !words.is_empty() => {
                    let word = quote::read(cursor)?;
                    let number =
                        words.iter().position(|known| *known == word).and_then(|n| i64::try_from(n).ok());
                    number.ok_or_else(|| {
                        let list =
                            words.iter().map(|word| format!("`\"{word}\"`")).collect::<Vec<_>>().join(", ");
                        Problem::new(cursor.since(start), format!("`{}` is none of {list}", clipped(&word)))
                    })?
                }
                _ => expression(cursor, object)?,
            };
            let wide = || Problem::new(cursor.since(start), format!("{number} has more than 32 bits"));
            attributes::bytes(number).ok_or_else(wide)?
        }
        Kind::Text => {
            cursor.expect("=")?;
            let start = cursor.here();
            let text = quote::read(cursor)?;
            if text.len() > u8::MAX.into() {
                return Err(Problem::new(
                    cursor.since(start),
                    "a text of an attribute has at most 255 bytes",
                ));
            }
            text.into_bytes()
        }
    };
    Ok((attribute.name, AttributeInfo { name: object.string(name), value }))
}

/// `NAME=`, if it stands here.
#[inline(always)]
pub fn part(cursor: &mut Cursor<'_>, name: &str) -> Result<bool, Problem> {
    if !cursor.eat(name) {
        return Ok(false);
    }
    cursor.expect("=").map(|()| true)
}

/// An expression whose value a field can hold.
pub fn ranged<T: TryFrom<i64>>(cursor: &mut Cursor<'_>, names: &dyn Names, what: &str) -> Result<T, Problem> {
    let start = cursor.here();
    let value = expression(cursor, names)?;
    fitting(value, what, cursor.since(start))
}

/// A value that a field can hold.
pub fn fitting<T: TryFrom<i64>>(value: i64, what: &str, span: Range<usize>) -> Result<T, Problem> {
    let most = (1_u64 << (8 * size_of::<T>() as u32)) - 1;
    T::try_from(value).map_err(|_| Problem::new(span, format!("{value} is not {what}: expected 0 to {most}")))
}

/// `name` or `"name"`.
fn name_or_text(cursor: &mut Cursor<'_>) -> Result<String, Problem> {
    match cursor.peek() {
        Some(b'"') => quote::read(cursor),
        Some(b'%') => Err(cursor.expected("a name")),
        _ => cursor.name().map(str::to_string).ok_or_else(|| cursor.expected("a name")),
    }
}
