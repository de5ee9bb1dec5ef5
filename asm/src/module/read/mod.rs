//! Reading a file: statement by statement, with every mistake.
//!
//! A mistake costs its statement, not more: reading goes on behind the line end. What a wrong statement declares is declared
//! all the same, so that its uses are no mistakes too.

mod declare;
mod directives;
mod encoded;
mod object;
mod parts;

pub use declare::ALIGNMENTS;
pub use directives::{IMPLICIT, PROVENANCES, UNDEFINED};
pub(crate) use encoded::to_bytes_with;

use crate::cursor::{Cursor, is_name};
use crate::lines::{Statements, are_lines};
use crate::module::places::{ObjectPlaces, Places};
use crate::symbols::Names;
use crate::{Problem, Target};
use encoded::Encoded;
use genvisa::object::{CommonIsaHeader, FunctionInfo, KernelInfo, Linkage, LinkageBits};
use genvisa::{
    EncodeError, Function, Instruction, Kernel, Label, LabelKind, Module, NEWEST_VERSION, Subroutine, Version,
};
use genvisa_report::clipped;
use genvisa_runtime::Wire;
use genvisa_runtime::object::to_bytes;
use memchr::memmem;
use object::Object;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::ops::Range;

/// Problems that are kept; a text with more of them is no program.
const MOST_PROBLEMS: usize = 200_000;

/// Bytes of text from which on it is worth dividing among processors.
const WORTH_DIVIDING: usize = 1 << 16;

/// What a text says, as far as it can be read.
#[derive(Debug, Default)]
pub struct Read {
    /// All that can be read.
    pub module: Module,
    /// Where it stands.
    pub places: Places,
    /// What cannot be read, in the order of the text.
    pub problems: Vec<Problem>,
}

/// Reads all that can be read of a program, and notes where the fields of instructions stand if somebody wants to know.
pub(crate) fn read_with(text: &str, target: Target, wants_fields: bool) -> Read {
    in_parts(text, &|version| Assembler { version, target, wants_fields, ..Assembler::default() })
        .finish(text)
}

/// Reads all parts of a text, each by a new assembler, which is told the version if that is known.
fn in_parts(text: &str, new: &(dyn Fn(Option<Version>) -> Assembler + Sync)) -> Assembler {
    let parts = parts(text);
    let (first, others) = parts.split_first().map_or((0..text.len(), &[][..]), |(p, ps)| (p.clone(), ps));
    let mut assembler = new(None);
    assembler.part(text, first);
    let version = Some(assembler.version.unwrap_or(NEWEST_VERSION));
    // The longest first: at the end no processor waits for another that has just begun a long one.
    let mut others: Vec<(usize, &Range<usize>)> = others.iter().enumerate().collect();
    others.sort_by_key(|(_, part)| Reverse(part.len()));
    let others = others.into_iter().par_bridge().map(|(number, part)| {
        let mut assembler = new(version);
        assembler.part(text, part.clone());
        (number, assembler.objects, assembler.problems)
    });
    let mut others = others.collect::<Vec<_>>();
    others.sort_unstable_by_key(|(number, ..)| *number);
    for (_, objects, problems) in others {
        assembler.objects.extend(objects);
        assembler.problems.extend(problems);
    }
    assembler
}

/// The parts of a text that can be read side by side: each kernel or function behind the first.
fn parts(text: &str) -> Vec<Range<usize>> {
    if text.len() < WORTH_DIVIDING {
        return std::iter::once(0..text.len()).collect();
    }
    let begins = if are_lines(text.as_bytes()) { begins_of_lines(text) } else { begins(text) };
    let begins = std::iter::once(0).chain(begins.into_iter().skip(1));
    let begins: Vec<usize> = begins.chain([text.len()]).collect();
    begins.windows(2).filter_map(|ends| Some(*ends.first()?..*ends.last()?)).collect()
}

/// What kernels and functions begin with.
const BEGINS: [&str; 2] = [".kernel", ".global_function"];

/// Whether a statement begins a kernel or function.
fn is_begin(statement: &[u8]) -> bool {
    let statement = statement.trim_ascii_start();
    let behind = BEGINS.iter().find_map(|begin| statement.strip_prefix(begin.as_bytes()));
    behind.is_some_and(|behind| !behind.first().copied().is_some_and(is_name))
}

/// The statements that begin kernels and functions.
fn begins(text: &str) -> Vec<usize> {
    Statements::new(text)
        .filter(|statement| is_begin(statement.text.as_bytes()))
        .map(|statement| statement.start)
        .collect()
}

/// The same where each line is a statement: only those are looked at that have one of the words.
fn begins_of_lines(text: &str) -> Vec<usize> {
    let found = BEGINS.iter().flat_map(|begin| memmem::find_iter(text.as_bytes(), begin.as_bytes()));
    let starts = found.filter_map(|at| {
        let start = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
        let statement = Statements::within(text, start..text.len()).next()?;
        (statement.start + statement.text.find('.')? == at && is_begin(statement.text.as_bytes()))
            .then_some(statement.start)
    });
    let mut starts: Vec<usize> = starts.collect();
    starts.sort_unstable();
    starts
}

/// What has been read so far.
#[derive(Default)]
struct Assembler {
    version: Option<Version>,
    target: Target,
    /// Whether to note where the fields of instructions stand.
    wants_fields: bool,
    /// The objects that are complete.
    objects: Vec<Object>,
    /// The same as bytes, where nothing else is wanted of them; nothing for one with a mistake.
    encoded: Option<Vec<Option<Encoded>>>,
    /// The one that is read.
    object: Option<Object>,
    problems: Vec<Problem>,
}

impl Assembler {
    /// Mistakes that are kept. Those of an object that is bytes are not told: one is enough.
    fn most_problems(&self) -> usize {
        if self.encoded.is_some() { 0 } else { MOST_PROBLEMS }
    }

    /// The statements of a part of the text.
    fn part(&mut self, text: &str, part: Range<usize>) {
        let mut statements = Statements::within(text, part);
        for statement in statements.by_ref() {
            self.statement(&statement.text, statement.start);
            if self.problems.len() > self.most_problems() {
                break;
            }
        }
        if let Some(span) = statements.unclosed {
            self.problems.push(Problem::new(span, "this comment has no end").with_help("end it with `*/`"));
        }
        self.complete();
    }

    /// One statement; it can be blank.
    fn statement(&mut self, text: &str, start: usize) {
        let mut cursor = Cursor::new(text, start);
        if cursor.is_at_end() {
            return;
        }
        if let Err(problem) = self.read(text, start, &mut cursor) {
            self.problems.push(problem);
        }
    }

    fn read(&mut self, text: &str, start: usize, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        if self.version.is_none() && !cursor.rest().trim_start().starts_with(".version") {
            let problem = Problem::new(cursor.next_span(), "expected `.version` in front of everything else");
            self.problems.push(problem.with_help(newest()));
            self.version = Some(NEWEST_VERSION);
        }
        self.brackets(cursor)?;
        match cursor.peek() {
            None => Ok(()),
            Some(b'.') => {
                self.directive(cursor)?;
                self.brackets(cursor)?;
                if cursor.is_at_end() { Ok(()) } else { Err(cursor.expected("the end of the line")) }
            }
            Some(_) => self.in_body(text, start, cursor),
        }
    }

    /// `{` and `}`, which can stand on lines of their own or not.
    #[inline(always)]
    fn brackets(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        while matches!(cursor.peek(), Some(b'{' | b'}')) {
            self.bracket(cursor)?;
        }
        Ok(())
    }

    fn bracket(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let span = cursor.next_span();
        if cursor.eat("{") {
            self.object(|| span.clone()).open(span)?;
        } else if cursor.eat("}") {
            self.object(|| span.clone()).close(span)?;
        }
        Ok(())
    }

    /// A label or an instruction, brackets behind it or not.
    fn in_body(&mut self, text: &str, start: usize, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let from = cursor.offset() - start;
        let whole = text.get(from..).unwrap_or_default();
        // Comments stand far behind short instructions.
        let mut near = whole;
        while let Some(nearer) = near.strip_suffix("        ") {
            near = nearer;
        }
        let is_blank = |byte: u8| matches!(byte, b' ' | b'\t');
        let end = near.bytes().rposition(|byte| !is_blank(byte)).map_or(0, |last| last + 1);
        let len = whole.bytes().take(end).rposition(|byte| !is_blank(byte) && byte != b'}');
        let len = len.map_or(0, |last| last + 1);
        let mut own = Cursor::new(whole.get(..len).unwrap_or_default(), cursor.offset());
        let result = self.label_or_instruction(&mut own, start..start + text.len());
        cursor.advance(if len < end { len } else { whole.len() });
        self.brackets(cursor)?;
        result
    }

    fn label_or_instruction(
        &mut self,
        cursor: &mut Cursor<'_>,
        statement: Range<usize>,
    ) -> Result<(), Problem> {
        let begin = cursor.here();
        if let Some(name) = label_name(cursor)? {
            return self.define(name, LabelKind::Block, begin..begin + name.len());
        }
        let mut fields = self.wants_fields.then(Vec::new);
        let object = self.object(|| cursor.next_span());
        object.statement = statement.clone();
        let labels = object.places.len();
        match crate::read::closely(cursor, object, fields.as_mut()) {
            Ok(instruction) => {
                if let Some(fields) = fields {
                    object.fields.insert(object.statements.len(), fields);
                }
                object.push(&instruction, begin..cursor.offset())?;
                object.zero_free(statement)
            }
            Err(problem) => {
                object.forget_labels(labels);
                Err(problem)
            }
        }
    }

    /// A label of a kind begins here.
    fn define(&mut self, name: &str, kind: LabelKind, span: Range<usize>) -> Result<(), Problem> {
        let object = self.object(|| span.clone());
        let label = object.label(name, None);
        let index = u16::try_from(label).map_err(|_| {
            Problem::new(span.clone(), "there are too many labels: an object has at most 65536")
        })?;
        let (Some(places), Some(info)) =
            (object.places.get_mut(index as usize), object.data.label_info.get_mut(index as usize))
        else {
            return Ok(());
        };
        if let Some(known) = places.defined.clone() {
            // `.function "X"` and then `X:` are one label.
            let is_repeated = kind == LabelKind::Block && object.begun == Some(label);
            if is_repeated {
                return Ok(());
            }
            let problem = Problem::new(span, format!("the label `{}` is defined already", clipped(name)));
            return Err(problem.with_other(known, "defined here"));
        }
        places.defined = Some(span.clone());
        info.kind = info.kind.with_kind(kind);
        let instruction = match kind {
            LabelKind::Subroutine => Instruction::from(Subroutine { label: index }),
            _ => Label { label: index }.into(),
        };
        object.push(&instruction, span)
    }

    /// The kernel or function that is read; one without a name where none has begun.
    fn object(&mut self, span: impl FnOnce() -> Range<usize>) -> &mut Object {
        let problems = &mut self.problems;
        let (version, target) = (self.version.unwrap_or(NEWEST_VERSION), self.target);
        self.object.get_or_insert_with(|| {
            let problem = Problem::new(span(), "expected `.kernel` or `.global_function` in front of this");
            problems.push(
                problem.with_help("declarations and instructions belong to a kernel: `.kernel \"name\"`"),
            );
            Object::new(false, "", version, target)
        })
    }

    /// Begins a kernel or function.
    fn begin(&mut self, mut object: Object) {
        self.complete();
        object.has_places = self.encoded.is_none();
        self.object = Some(object);
    }

    /// The kernel or function that was read is at its end.
    fn complete(&mut self) {
        let Some(mut object) = self.object.take() else { return };
        if let Some(encoded) = &mut self.encoded {
            encoded.push(Encoded::of(object, self.version.unwrap_or(NEWEST_VERSION)));
            return;
        }
        object.complete();
        if !object.is_function {
            object.unfit = fits(&object.data, object.body.version(), 0..0, "a kernel").err();
        }
        self.objects.push(object);
    }

    fn finish(mut self, text: &str) -> Read {
        for object in &self.objects {
            if let Some(span) = object.unclosed() {
                let problem = Problem::new(span, "this scope has no end");
                self.problems.push(problem.with_help("end it with `}`"));
            }
            self.problems.extend(undefined_labels(object, text));
        }
        if self.version.is_none() {
            self.problems
                .push(Problem::new(0..0, "there is no program here: expected `.version` and `.kernel`"));
        }
        let mut places = Places::default();
        for object in &mut self.objects {
            let instructions = std::mem::take(&mut object.statements);
            let place = ObjectPlaces {
                begin: object.begin.clone(),
                instructions,
                fields: std::mem::take(&mut object.fields),
                entries: std::mem::take(&mut object.entries),
                attributes: std::mem::take(&mut object.attributes),
            };
            if object.is_function { places.functions.push(place) } else { places.kernels.push(place) }
        }
        let module = module(self.version.unwrap_or(NEWEST_VERSION), self.objects);
        let module = module.unwrap_or_else(|problem| {
            // Where something is missing anyway, what cannot be laid out without it is no news.
            if self.problems.is_empty() {
                self.problems.push(problem);
            }
            Module::default()
        });
        self.problems.sort_by_key(|problem| (problem.span.start, problem.span.end));
        if let Some(more) = self.problems.get(MOST_PROBLEMS) {
            let last = Problem::new(
                more.span.start..more.span.start,
                format!("there are {MOST_PROBLEMS} mistakes up to here: the rest is not read"),
            );
            self.problems.truncate(MOST_PROBLEMS);
            self.problems.push(last);
        }
        Read { module, places, problems: self.problems }
    }
}

/// The name of a label that is defined here: `BB_1:`, alone.
fn label_name<'t>(cursor: &mut Cursor<'t>) -> Result<Option<&'t str>, Problem> {
    let mut here = *cursor;
    here.skip_blanks();
    if here.rest().bytes().next().is_none_or(|b| b.is_ascii_digit() || b == b'-') {
        return Ok(None);
    }
    let name = here.take_while(|b| is_name(b) || matches!(b, b'-' | b'$' | b'@' | b'?'));
    if name.is_empty() || !here.starts_with(":") {
        return Ok(None);
    }
    here.advance(1);
    if !here.is_at_end() {
        return Err(here.expected("the end of the line: a label stands alone"));
    }
    *cursor = here;
    Ok(Some(name))
}

/// The labels that are used and stand nowhere. Those of FCCALL stand elsewhere.
fn undefined_labels<'o>(object: &'o Object, text: &'o str) -> impl Iterator<Item = Problem> + 'o {
    let labels = object.data.label_info.iter().zip(&object.places);
    labels.filter_map(move |(info, places)| {
        let used = places.used.clone().filter(|_| places.defined.is_none())?;
        if info.kind.kind() == Some(LabelKind::Composition) {
            return None;
        }
        let name = object.text(info.name_index);
        let statement = text.get(used.clone()).unwrap_or_default();
        // Names of labels are the last words of instructions.
        let span =
            statement.rfind(name).map_or(used.clone(), |at| used.start + at..used.start + at + name.len());
        let problem = Problem::new(span, format!("the label `{}` is defined nowhere", clipped(name)));
        Some(problem.with_nearest(name, object.known_labels()))
    })
}

/// The module of all objects. Kernels and functions have tables of their own, each in the order of the text.
fn module(version: Version, objects: Vec<Object>) -> Result<Module, Problem> {
    let mut module = Module { header: header(version), ..Module::default() };
    for object in objects {
        let name = object.name();
        let (arguments, results) = object.sizes();
        let body = object.body;
        if object.is_function {
            let linkage = LinkageBits::new(Linkage::Global);
            module.header.function_info.push(FunctionInfo { linkage, name, ..FunctionInfo::default() });
            let data = Object::function_data(object.data, arguments, results);
            fits(&data, version, 0..0, "a function")?;
            module.functions.push(Some(Function { data, body }));
        } else {
            module.header.kernel_info.push(KernelInfo { name, ..KernelInfo::default() });
            object.unfit.map_or(Ok(()), Err)?;
            module.kernels.push(Kernel { data: object.data, body });
        }
    }
    fits(&module.header, version, 0..0, "the header")?;
    module.lay_out().map_err(|why| Problem::new(0..0, format!("the object cannot be laid out: {why}")))?;
    Ok(module)
}

/// The header of an object without kernels and functions.
fn header(version: Version) -> CommonIsaHeader {
    CommonIsaHeader {
        magic_number: u32::from_le_bytes(*b"CISA"),
        major_version: version.major,
        minor_version: version.minor,
        ..CommonIsaHeader::default()
    }
}

/// Whether objects of a version can say it.
fn fits<T: Wire>(value: &T, version: Version, span: Range<usize>, what: &str) -> Result<(), Problem> {
    to_bytes(value, version).map(|_| ()).map_err(|why| cannot_hold(version, span, what, why))
}

/// What to do where a version is too old, or none is said.
fn newest() -> String {
    format!("the version of objects that all layouts fit is {NEWEST_VERSION}: `.version {NEWEST_VERSION}`")
}

/// That objects of a version have no room for something; others may have it.
fn cannot_hold(version: Version, span: Range<usize>, what: &str, why: EncodeError) -> Problem {
    let problem = Problem::new(span, format!("objects of version {version} cannot hold {what}: {why}"));
    if version == NEWEST_VERSION { problem } else { problem.with_help(newest()) }
}
