//! Directives: statements that begin with a point.

use super::super::attributes::OF_OBJECTS;
use super::Assembler;
use super::attribute::attribute;
use super::fit::fits;
use super::object::Object;
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::expression;
use crate::quote;
use crate::stray::stray;
use crate::symbols::{Names, Symbol};
use genvisa::object::{Category, InputInfo, KernelInfo};
use genvisa::{File, Instruction, LabelKind, Loc, Version};
use genvisa_report::{clipped, misspelt};
use std::ops::Range;

/// Reads the rest of a directive, after its word.
type ReadDirective = fn(&mut Assembler, &mut Cursor<'_>) -> Result<(), Problem>;

/// All directives except those of implicit inputs, whose words contain a name.
const DIRECTIVES: [(&str, ReadDirective); 12] = [
    (DECLARATION, Assembler::declaration),
    ("input", |assembler, cursor| assembler.input(0, cursor)),
    ("kernel_attr", Assembler::attribute),
    (FUNCTION, Assembler::subroutine),
    ("kernel", |assembler, cursor| assembler.begin_object(false, cursor)),
    ("global_function", |assembler, cursor| assembler.begin_object(true, cursor)),
    ("funcdecl", Assembler::callee),
    ("file", Assembler::file),
    ("loc", Assembler::loc),
    ("parameter", Assembler::parameter),
    ("version", Assembler::version),
    ("bytes", Assembler::bytes),
];

/// The directive of a word, which may be misspelt.
fn known(word: &str) -> Option<&'static (&'static str, ReadDirective)> {
    let exact = DIRECTIVES.iter().find(|(name, _)| *name == word);
    exact.or_else(|| {
        let near = misspelt(word, DIRECTIVES.map(|(name, _)| name))?;
        DIRECTIVES.iter().find(|(name, _)| *name == near)
    })
}

/// The name of the directive that a statement is meant to be.
pub(super) fn meant(cursor: &Cursor<'_>) -> Option<&'static str> {
    let mut here = *cursor;
    here.eat(".");
    known(here.name()?).map(|(name, _)| *name)
}

/// Whether a statement begins with the word of a directive, without its point.
#[cold]
pub(super) fn is_bare(cursor: &Cursor<'_>) -> bool {
    let mut here = *cursor;
    here.name().is_some_and(|word| {
        DIRECTIVES.iter().any(|(name, _)| *name == word) && !crate::read::begins_instruction(word)
    })
}

/// The providers of inputs that have names.
pub const PROVENANCES: [(&str, u8); 4] =
    [("LOCAL_SIZE", 1), ("GROUP_COUNT", 2), ("LOCAL_ID", 3), ("PSEUDO_INPUT", 4)];
/// The prefix of the other providers, before their number.
pub const UNDEFINED: &str = "UNDEFINED_";
/// The directive that declares a variable.
pub const DECLARATION: &str = "decl";
/// The directive that defines a label.
pub const FUNCTION: &str = "function";
/// The prefix of inputs that a runtime provides.
pub const IMPLICIT: &str = "implicit_";

impl Assembler {
    /// Reads a directive. The cursor is at its point.
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
                let problem = Problem::new(span, format!("`{}` is not an implicit input", clipped(kind)));
                let problem = problem.with_help(format!(
                    "inputs without a name have a number up to 31: `.{IMPLICIT}{UNDEFINED}12`"
                ));
                problem.with_nearest(kind, PROVENANCES.map(|(name, _)| name))
            })?;
            return self.input(number, cursor);
        }
        let problem = Problem::new(span, format!("there is no directive `.{}`", clipped(word)));
        if let Some((name, rest)) = glued(word) {
            return Err(problem.with_help(format!("a blank is missing: `.{name} {}`", clipped(rest))));
        }
        let Some((near, _)) = known(word) else {
            return Err(self.unknown(cursor, problem));
        };
        self.follow(near, cursor);
        Err(problem.with_help(format!("did you mean `.{near}`?")))
    }

    /// The problem of a directive without a meaning. A name behind it may have been meant to be declared.
    fn unknown(&mut self, cursor: &mut Cursor<'_>, problem: Problem) -> Problem {
        if let (Some(name), Some(object)) = (cursor.name(), &mut self.object) {
            object.reported.insert(name.into());
        }
        let list: Vec<String> = DIRECTIVES.iter().map(|(name, _)| format!("`.{name}`")).collect();
        problem.with_help(format!("directives are {}", list.join(", ")))
    }

    /// The problem of a directive that is written without its point. Its effect stays, so that nothing else is a mistake.
    pub(super) fn bare_directive(&mut self, cursor: &mut Cursor<'_>) -> Problem {
        let span = cursor.next_span();
        let word = cursor.name().unwrap_or_default();
        self.follow(word, cursor);
        Problem::new(span, format!("a directive begins with a point: `.{word}`"))
    }

    /// Reads a directive after its word, for its effect: another mistake has been found in the statement.
    fn follow(&mut self, word: &str, cursor: &mut Cursor<'_>) {
        if let Some((_, read)) = known(word) {
            let _ = read(self, cursor);
        }
        cursor.advance(cursor.rest().len());
    }

    /// Reads `.version 4.1`.
    fn version(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let is_first = self.version.is_none();
        if std::mem::take(&mut self.is_version_assumed) {
            // It is missing where it must be, which has been reported.
            self.version = None;
            return self.version(cursor);
        }
        // After a mistake here, the following statements are read for the default version.
        let known = *self.version.get_or_insert(genvisa::NEWEST_VERSION);
        let number = |cursor: &mut Cursor<'_>| {
            cursor.skip_blanks();
            let mut here = *cursor;
            let digits = here.take_while(|b| b.is_ascii_digit());
            let number = digits.parse::<u8>().map_err(|_| {
                let what =
                    if digits.is_empty() { "a version, as in `.version 4.1`" } else { "a number up to 255" };
                cursor.expected(what)
            })?;
            *cursor = here;
            Ok(number)
        };
        let major = number(cursor)?;
        if !cursor.eat(".") {
            return Err(cursor.expected("`.` and a second number, as in `.version 4.1`"));
        }
        let minor = number(cursor)?;
        let version = Version::new(major, minor);
        if !is_first {
            let problem = Problem::new(span.start..cursor.offset(), "the version is stated twice");
            return Err(problem.with_help(format!("remove it: the version is already {known}")));
        }
        self.version = Some(version);
        Ok(())
    }

    /// Reads `.kernel "name"` or `.global_function "name"`.
    fn begin_object(&mut self, is_function: bool, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        // `.kernel_attr` with a mistake in its word begins nothing.
        let is_whole_word = is_behind_word(cursor);
        let name = name_or_text(cursor);
        if let (Some(_), Err(problem), false) = (&self.object, &name, is_whole_word) {
            return Err(problem.clone());
        }
        if self.object.is_some() && cursor.rest().contains('=') {
            let problem = Problem::new(span, "a kernel or function has a name and nothing else");
            return Err(problem.with_help("attributes are `.kernel_attr NAME=VALUE`"));
        }
        // The following statements belong to this object, even if its name is wrong.
        let version = self.version.unwrap_or(genvisa::NEWEST_VERSION);
        let mut object = Object::new(is_function, name.as_deref().unwrap_or_default(), version, self.target);
        object.begin = span.start..cursor.offset();
        self.begin(object);
        let (name, span) = (name?, span.start..cursor.offset());
        if name.is_empty() {
            return Err(Problem::new(span, "a kernel or function must have a name"));
        }
        let info = KernelInfo { name, ..KernelInfo::default() };
        fits(&info, self.version.unwrap_or(genvisa::NEWEST_VERSION), span.clone(), "this name")?;
        self.object(|| span.clone()).zero_free(span)
    }

    /// Reads `.function "name"`: an instruction and its label.
    fn subroutine(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let name = name_or_text(cursor)?;
        let span = span.start..cursor.offset();
        if name.is_empty() {
            return Err(Problem::new(span, "a subroutine must have a name"));
        }
        self.define(&name, LabelKind::Subroutine, span.clone())?;
        self.object(|| span.clone()).zero_free(span)
    }

    /// Reads `.funcdecl "name"`, which has no effect: calls name their functions.
    fn callee(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        quote::read(cursor).map(|_| ())
    }

    /// Reads `.file "name"`.
    fn file(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let name = quote::read(cursor)?;
        let span = span.start..cursor.offset();
        let object = self.object(|| span.clone());
        let file_name = object.string(&name);
        object.push(&File { file_name }.into(), span.clone())?;
        object.zero_free(span)
    }

    /// Reads `.loc 12`.
    fn loc(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        let line_number = ranged::<u32>(cursor, self.object(|| span.clone()), "a line")?;
        let span = span.start..cursor.offset();
        self.object(|| span.clone()).push(&Loc { line_number }.into(), span)
    }

    /// Reads `.bytes 30 00 00`, an instruction without a text form. Instructions with labels or strings are refused, because
    /// text does not determine their indexes.
    fn bytes(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let words = cursor.take_while(|b| b.is_ascii_hexdigit() || b == b' ').split_whitespace();
        if { words.clone() }.next().is_none() {
            return Err(cursor.expected("bytes in hexadecimal digits, as in `.bytes 30 0a`"));
        }
        let span = cursor.since(start);
        let bytes: Result<Vec<u8>, _> = words.map(|word| u8::from_str_radix(word, 16)).collect();
        let bytes = bytes.map_err(|_| {
            Problem::new(span.clone(), "expected bytes in hexadecimal digits: `.bytes 30 0a`")
        })?;
        let object = self.object(|| span.clone());
        let (one, length) = Instruction::decode(&bytes, object.body.version()).map_err(|why| {
            Problem::new(span.clone(), format!("these bytes are not an instruction: {why}"))
        })?;
        if length != bytes.len() {
            let problem = Problem::new(span, format!("the instruction ends after {length} bytes"));
            return Err(problem.with_help("write each instruction on a line of its own"));
        }
        if one
            .info()
            .fields
            .iter()
            .any(|field| field.refers.is_some_and(genvisa_runtime::Refers::is_named_by_programs))
        {
            let problem = Problem::new(
                span,
                "`.bytes` cannot be assembled here: the instruction refers to a label or a string by its index",
            );
            return Err(
                problem.with_help("keep the original object: only its tables determine the label or string")
            );
        }
        object.push(&one, span)
    }

    /// Reads `.kernel_attr SimdSize=16`.
    fn attribute(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let (name, attribute) = attribute(cursor, ("a kernel or function", &OF_OBJECTS), object)?;
        object.data.attribute_info.push(attribute);
        object.attributes.push((name, cursor.since(start)));
        Ok(())
    }

    /// Reads `.input V32 offset=32 size=64`, after its word.
    fn input(&mut self, provenance: u8, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let start = cursor.here();
        let object = self.object(|| cursor.next_span());
        let (category, id, bytes) = input_variable(cursor, object)?;
        let offset = if part(cursor, "offset")? { ranged(cursor, object, "an offset")? } else { 0 };
        let size = if part(cursor, "size")? {
            ranged(cursor, object, "a size")?
        } else {
            u16::try_from(bytes.unwrap_or_default())
                .map_err(|_| cursor.expected("`size=`: this variable is larger than an input can be"))?
        };
        push_input(object, category, provenance, id, offset, size);
        object.entries.entry("input_info").or_default().push(cursor.since(start));
        match cursor.peek() {
            None | Some(b'}') => Ok(()),
            _ => {
                let problem = stray(*cursor, "the parts of an input");
                let problem = problem.unwrap_or_else(|| cursor.expected("the end of the input"));
                let word = { *cursor }.name().unwrap_or_default();
                let problem = problem.with_help("the parts are in this order: name, `offset=32`, `size=64`");
                Err(problem.with_nearest(word, ["offset", "size"].into_iter().filter(|part| *part != word)))
            }
        }
    }

    /// Reads `.parameter V32 size=64`.
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

/// Reads the name of a declared variable that can be an input: its class, its index, and its size in bytes.
fn input_variable(cursor: &mut Cursor<'_>, object: &Object) -> Result<(Category, u32, Option<u32>), Problem> {
    let span = cursor.next_span();
    if object.is_function {
        let problem = Problem::new(span, "a function cannot have inputs");
        return Err(problem.with_help("arguments are in %arg, and the attribute ArgSize is their size"));
    }
    let Some(name) = cursor.name() else { return Err(cursor.expected("the name of a variable")) };
    let shown = clipped(name);
    let refuse = |why: &str| Err(Problem::new(span.clone(), format!("`{shown}` {why}")));
    let Some(symbol) = object.find_at(name, cursor.offset() - name.len()) else {
        let problem = Problem::new(span, format!("there is no variable `{shown}`"));
        return Err(problem.with_nearest(name, object.known()).with_cause(name));
    };
    let dwords = |elements: Option<u16>| elements.map(|elements| 4 * u32::from(elements));
    let first = genvisa::variables::FIRST_DECLARED;
    let declared = |index: u32, first: u32| index.checked_sub(first).map(|position| position as usize);
    match symbol {
        _ if object.declared(name).is_none() => refuse("is predefined: an input must be a declared variable"),
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

/// Reads `NAME=` if it is here.
#[inline(always)]
pub fn part(cursor: &mut Cursor<'_>, name: &str) -> Result<bool, Problem> {
    if !cursor.eat(name) {
        return Ok(false);
    }
    if cursor.eat("=") { Ok(true) } else { Err(cursor.expected(&format!("`=` after `{name}`"))) }
}

/// The name of the directive that a statement is, without mistakes in its word.
pub fn name_of(statement: &str) -> Option<&'static str> {
    let word = statement.trim_start().strip_prefix('.')?.split([' ', '\t']).next()?;
    DIRECTIVES.iter().find(|(name, _)| *name == word).map(|(name, _)| *name)
}

/// Whether the word before the cursor ends there.
fn is_behind_word(cursor: &Cursor<'_>) -> bool {
    cursor.rest().is_empty() || cursor.rest().starts_with([' ', '\t', '"'])
}

/// The directive at the start of a word, and a name of a variable behind it: `declV50`. A name has a digit or capital letter,
/// and a mistyped directive has none.
fn glued(word: &str) -> Option<(&'static str, &str)> {
    let is_name = |rest: &&str| rest.bytes().any(|b| b.is_ascii_digit() || b.is_ascii_uppercase());
    DIRECTIVES.iter().find_map(|(name, _)| Some((*name, word.strip_prefix(name).filter(is_name)?)))
}

/// Reads an expression whose value fits into a field; `what` names the value in messages.
pub fn ranged<T: TryFrom<i64>>(cursor: &mut Cursor<'_>, names: &dyn Names, what: &str) -> Result<T, Problem> {
    let start = cursor.here();
    let value = expression(cursor, names)?;
    fitting(value, what, cursor.since(start))
}

/// Converts a value to the type of a field.
pub fn fitting<T: TryFrom<i64>>(value: i64, what: &str, span: Range<usize>) -> Result<T, Problem> {
    let most = (1_u64 << (8 * size_of::<T>() as u32)) - 1;
    T::try_from(value).map_err(|_| Problem::new(span, format!("{value} is not {what}: expected 0 to {most}")))
}

/// Reads `name` or `"name"`.
fn name_or_text(cursor: &mut Cursor<'_>) -> Result<Vec<u8>, Problem> {
    match cursor.peek() {
        Some(b'"') => quote::read(cursor),
        Some(b'%') => Err(cursor.expected("a name")),
        _ => cursor.name().map(|name| name.as_bytes().to_vec()).ok_or_else(|| cursor.expected("a name")),
    }
}
