//! Reading a program, statement by statement, with every mistake.
//!
//! A mistake costs only its statement: reading continues at the next line. A declaration with a mistake still declares its
//! name, so that its uses are no further mistakes.

mod attribute;
mod declare;
mod directives;
mod division;
mod encoded;
mod fit;
mod names;
mod object;
mod parts;
mod suspect;

pub use declare::ALIGNMENTS;
pub use directives::{IMPLICIT, PROVENANCES, UNDEFINED};
pub(crate) use encoded::to_bytes_with;

use crate::cursor::{Cursor, is_name};
use crate::error::MOST_LABELS;
use crate::lines::Statements;
use crate::module::spans::{ModuleSpans, ObjectSpans};
use crate::symbols::{Named, Names};
use crate::{Problem, Target};
use division::in_parts;
use encoded::Encoded;
use fit::{fits, module, newest};
use genvisa::{Instruction, Label, LabelKind, Module, NEWEST_VERSION, Subroutine, Version};
use genvisa_report::{clipped, text_of};
use object::Object;
use std::cell::Cell;
use std::ops::Range;

/// The number of problems that are kept. A text with more of them is not a program.
const MOST_PROBLEMS: usize = 200_000;

/// The bytes of the longest word that is taken for a label with a mistake.
const LONGEST: usize = 64;

/// The result of reading a text with or without mistakes.
#[derive(Debug, Default)]
pub struct ReadText {
    /// Everything that could be read.
    pub module: Module,
    /// The spans of its parts.
    pub spans: ModuleSpans,
    /// The statements that name a variable of a declaration with a mistake. The module has them with parts that the text
    /// does not state, so nothing follows from rules about them.
    pub uncertain: Vec<Range<usize>>,
    /// The mistakes, in the order of the text.
    pub problems: Vec<Problem>,
}

/// Reads everything that can be read of a program. With `wants_fields`, spans of the fields of instructions are collected.
pub(crate) fn read_with(text: &str, target: Target, wants_fields: bool) -> ReadText {
    in_parts(text, &|version| Assembler { version, target, wants_fields, ..Assembler::default() })
        .finish(text)
}

/// The state of reading a text.
#[derive(Default)]
struct Assembler {
    version: Option<Version>,
    target: Target,
    /// Whether to collect spans of the fields of instructions.
    wants_fields: bool,
    /// The complete objects. Boxes keep a growing list small, and each is freed when its tables move to the module.
    #[allow(
        clippy::vec_box,
        reason = "a list of many large objects would be copied with free space for as many"
    )]
    objects: Vec<Box<Object>>,
    /// The complete objects as bytes, if nothing else is wanted; `None` for an object with a mistake.
    encoded: Option<Vec<Option<Encoded>>>,
    /// The current object.
    object: Option<Object>,
    /// Whether the version was missing where it must be.
    is_version_assumed: bool,
    /// Whether a directive before the first object had a mistake, so that it may have been the one that begins it.
    is_begin_doubtful: bool,
    /// Whether the text begins as no program does. Then the rest of it is not read.
    is_foreign: bool,
    /// The statements of [`ReadText::uncertain`].
    uncertain: Vec<Range<usize>>,
    problems: Vec<Problem>,
}

impl Assembler {
    /// The number of mistakes to keep. Without a module, one mistake is enough to stop.
    fn most_problems(&self) -> usize {
        if self.encoded.is_some() { 0 } else { MOST_PROBLEMS }
    }

    /// Reads the statements of a part of the text.
    fn part(&mut self, text: &str, part: Range<usize>) {
        let mut statements = Statements::within(text, part);
        for statement in statements.by_ref() {
            self.statement(&statement.text, statement.start);
            if self.problems.len() > self.most_problems() || self.is_foreign {
                break;
            }
        }
        if let Some(span) = statements.unclosed {
            self.problems.push(Problem::new(span, "this comment has no end").with_help("end it with `*/`"));
            self.object.iter_mut().for_each(|object| object.is_cut = true);
        }
        self.complete();
    }

    /// Reads a statement, which can be blank.
    fn statement(&mut self, text: &str, start: usize) {
        let mut cursor = Cursor::new(text, start);
        if cursor.is_at_end() {
            return;
        }
        let known = self.problems.len();
        let result = self.read(text, start, &mut cursor);
        // The statement is not where it belongs, so that nothing else about it is certain.
        let is_misplaced = self.problems.len() > known;
        let is =
            |flag: fn(&Object) -> &Cell<bool>| self.object.as_ref().is_some_and(|object| flag(object).take());
        let (is_uncertain, is_classless) =
            (is(|object| &object.is_uncertain), is(|object| &object.is_classless));
        if is_uncertain {
            self.uncertain.push(start..start + text.len());
        }
        // The class of a variable determines the text of its uses, so that a declaration without one explains their mistakes.
        let is_explained = is_classless && !is_directive(text);
        let Err(problem) = result else { return };
        // A name that is taken has been understood.
        let is_repeated = problem.other.is_some();
        if !is_explained && !is_misplaced && !self.is_known(&problem) {
            self.problems.push(problem);
        }
        match &mut self.object {
            Some(object) if !is_repeated => object.note_meant(text),
            Some(_) => {}
            None => self.is_begin_doubtful |= is_directive(text),
        }
        if self.version.is_none() {
            // It has a mistake, and is not missing.
            self.version = Some(NEWEST_VERSION);
            self.is_version_assumed = true;
        }
    }

    /// Whether another problem with the same cause has been reported.
    fn is_known(&mut self, problem: &Problem) -> bool {
        match (&problem.cause, &mut self.object) {
            (Some(cause), Some(object)) => {
                let is_new = object.reported.insert(cause.clone());
                // A declaration without its name explains one name without a declaration.
                !is_new || object.meant().variables.explain(cause)
            }
            _ => false,
        }
    }

    fn read(&mut self, text: &str, start: usize, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        if self.version.is_none() && !cursor.rest().trim_start().starts_with(VERSION) && !is_version(cursor) {
            if let Some(problem) = crate::read::foreign_comment(*cursor) {
                return Err(problem);
            }
            let span = cursor.next_span();
            let span = span.start..cursor.offset() + word_len(cursor.rest()).max(span.len());
            let problem = Problem::new(span, "expected `.version` before everything else");
            self.problems.push(problem.with_help(newest()));
            self.version = Some(NEWEST_VERSION);
            self.is_version_assumed = true;
            self.is_foreign = !is_directive(cursor.rest()) && directives::meant(cursor).is_none();
            if self.is_foreign {
                return Ok(());
            }
        }
        self.brackets(cursor)?;
        match cursor.peek() {
            Some(_) if self.object.is_none() && directives::is_bare(cursor) => {
                Err(self.bare_directive(cursor))
            }
            None => Ok(()),
            Some(b'#' | b';') => Err(crate::read::foreign_comment(*cursor)
                .unwrap_or_else(|| cursor.expected("a directive, a label or an instruction"))),
            Some(b'.') => {
                self.directive(cursor)?;
                self.brackets(cursor)?;
                if cursor.is_at_end() { Ok(()) } else { Err(cursor.expected("the end of the line")) }
            }
            Some(_) => {
                let begin = *cursor;
                let result = self.in_body(text, start, cursor);
                match result {
                    Err(_) if directives::is_bare(&begin) => Err(self.bare_directive(&mut { begin })),
                    result => result,
                }
            }
        }
    }

    /// Reads `{` and `}`, which can be on lines of their own or not.
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

    /// Reads a label or an instruction, and brackets after it.
    fn in_body(&mut self, text: &str, start: usize, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
        let from = cursor.offset() - start;
        let whole = text.get(from..).unwrap_or_default();
        let own = whole.trim_end_matches([' ', '\t', '}']);
        let result =
            self.label_or_instruction(&mut Cursor::new(own, cursor.offset()), start..start + text.len());
        cursor.advance(own.len());
        self.brackets(cursor)?;
        result
    }

    fn label_or_instruction(
        &mut self,
        cursor: &mut Cursor<'_>,
        statement: Range<usize>,
    ) -> Result<(), Problem> {
        let begin = cursor.here();
        if let Some((name, rest)) = label_name(cursor) {
            self.define(name.as_bytes(), LabelKind::Block, begin..begin + name.len())?;
            let Some(problem) = rest else { return Ok(()) };
            // The colon may be within the name.
            let text = format!("{name}{}", cursor.rest());
            self.object(|| statement).meant().labels.note_within(&text);
            return Err(problem);
        }
        let whole = *cursor;
        let mut fields = self.wants_fields.then(Vec::new);
        let object = self.object(|| cursor.next_span());
        object.statement = statement.clone();
        let labels = object.places.len();
        match crate::read::with_spans(cursor, object, fields.as_mut()) {
            Ok(instruction) => {
                if let Some(fields) = fields {
                    object.fields.insert(object.statements.len(), fields);
                }
                object.push(&instruction, begin..cursor.offset())?;
                object.zero_free(statement)
            }
            Err(problem) => {
                object.forget_labels(labels);
                Err(self.as_label(whole, problem))
            }
        }
    }

    /// If a statement that cannot be read was meant to define a label: defines it, so that its uses are no further mistakes.
    #[cold]
    fn as_label(&mut self, mut whole: Cursor<'_>, problem: Problem) -> Problem {
        let start = whole.here();
        let name = whole.take_while(is_name);
        let name_end = whole.offset();
        let colon = whole.here();
        let has_colon = whole.eat_here(":");
        let is_number = name.starts_with(|c: char| c.is_ascii_digit()) && !has_colon;
        let is_possible = !name.is_empty() && name.len() <= LONGEST && !is_number;
        if !is_possible || !whole.is_at_end() || crate::read::begins_instruction(name) {
            return problem;
        }
        // Only the mistake at hand is reported.
        self.object(|| start..name_end).meant().labels.note_within(name);
        let _ = self.define(name.as_bytes(), LabelKind::Block, start..name_end);
        if !has_colon {
            return problem;
        }
        let shown = clipped(name);
        if colon > name_end {
            return Problem::new(
                colon..colon + 1,
                format!("the `:` is next to the name of the label: `{shown}:`"),
            );
        }
        Problem::new(
            start..name_end,
            format!("`{shown}` cannot name a label: a name begins with a letter or `_`"),
        )
    }

    /// Defines a label.
    fn define(&mut self, name: &[u8], kind: LabelKind, span: Range<usize>) -> Result<(), Problem> {
        let object = self.object(|| span.clone());
        let labels = object.places.len();
        let label = object.label(name, None);
        let Some(index) = u16::try_from(label).ok().filter(|index| *index < MOST_LABELS) else {
            object.forget_labels(labels);
            return Err(Problem::too_many_labels(span));
        };
        let (Some(places), Some(info)) =
            (object.places.get_mut(index as usize), object.data.label_info.get_mut(index as usize))
        else {
            return Ok(());
        };
        if let Some(known) = places.defined.clone() {
            // `.function "X"` and a following `X:` define one label.
            let is_repeated = kind == LabelKind::Block && object.begun == Some(label);
            if is_repeated {
                object.note_name(Named::Label(label), span, true);
                return Ok(());
            }
            let name = text_of(name);
            object.meant().labels.note_taken(&name);
            let problem = Problem::new(span, format!("the label `{}` is already defined", clipped(&name)));
            return Err(problem.with_other(known, "defined here"));
        }
        places.defined = Some(span.clone());
        // The definition decides, whether instructions that refer to the label are before or behind it. Only FCCALL requires
        // its own kind, because it would be CALL otherwise.
        if !places.is_kind_known || info.kind.kind() != Some(LabelKind::Composition) {
            info.kind = info.kind.with_kind(kind);
        }
        places.is_kind_known = true;
        let instruction = match kind {
            LabelKind::Subroutine => Instruction::from(Subroutine { label: index }),
            _ => Label { label: index }.into(),
        };
        object.note_name(Named::Label(label), span.clone(), true);
        object.push(&instruction, span)
    }

    /// The current kernel or function. Before the first one, a kernel without a name collects the statements.
    fn object(&mut self, span: impl FnOnce() -> Range<usize>) -> &mut Object {
        let (problems, is_doubtful) = (&mut self.problems, self.is_begin_doubtful);
        let (version, target) = (self.version.unwrap_or(NEWEST_VERSION), self.target);
        let wants_names = self.wants_fields;
        self.object.get_or_insert_with(|| {
            let problem = Problem::new(span(), "expected `.kernel` or `.global_function` before this");
            let help = "declarations and instructions belong to a kernel: `.kernel \"name\"`";
            if !is_doubtful {
                problems.push(problem.with_help(help));
            }
            let mut object = Object::new(false, b"", version, target);
            object.is_implicit = true;
            object.names = wants_names.then(Box::default);
            object
        })
    }

    /// Begins a kernel or function.
    fn begin(&mut self, mut object: Object) {
        if let Some(known) = self.object.as_mut().filter(|known| known.is_implicit) {
            // The statements before the first kernel were meant to be in it.
            known.is_implicit = false;
            known.is_function = object.is_function;
            known.begin = object.begin;
            known.data.name_index = known.string(&object::name(&object.data));
            known.note_own_name();
            return;
        }
        self.complete();
        object.has_places = self.encoded.is_none();
        object.names = self.wants_fields.then(Box::default);
        object.note_own_name();
        self.object = Some(object);
    }

    /// Ends the current kernel or function.
    fn complete(&mut self) {
        let Some(mut object) = self.object.take() else { return };
        if let Some(encoded) = &mut self.encoded {
            encoded.push(Encoded::of(object, self.version.unwrap_or(NEWEST_VERSION)));
            return;
        }
        object.complete();
        if !object.is_function {
            object.unfit = fits(&object.data, object.body.version(), 0..0, "a kernel").err().map(Box::new);
        }
        self.objects.push(Box::new(object));
    }

    fn finish(mut self, text: &str) -> ReadText {
        for object in &mut self.objects {
            if let Some(span) = object.unclosed() {
                let problem = Problem::new(span, "this scope is not closed");
                self.problems.push(problem.with_help("end it with `}`"));
            }
            let mut meant = object.meant.take().map(|meant| meant.labels).unwrap_or_default();
            let undefined = undefined_labels(object, text);
            self.problems
                .extend(undefined.filter(|(name, _)| !meant.explain(name)).map(|(_, problem)| problem));
        }
        if self.version.is_none() {
            self.problems
                .push(Problem::new(0..0, "there is no program here: expected `.version` and `.kernel`"));
        } else if self.objects.is_empty() && self.problems.is_empty() {
            let message =
                "expected `.kernel` or `.global_function` behind the version, found the end of the text";
            self.problems.push(Problem::new(text.len()..text.len(), message));
        }
        let mut spans = ModuleSpans::default();
        let functions = self.objects.iter().filter(|object| object.is_function).count();
        spans.functions.reserve_exact(functions);
        spans.kernels.reserve_exact(self.objects.len() - functions);
        for object in &mut self.objects {
            let instructions = std::mem::take(&mut object.statements);
            let found = ObjectSpans {
                begin: object.begin.clone(),
                instructions,
                fields: std::mem::take(&mut object.fields),
                entries: std::mem::take(&mut object.entries),
                attributes: std::mem::take(&mut object.attributes),
                names: object.take_names(),
            };
            if object.is_function { spans.functions.push(found) } else { spans.kernels.push(found) }
        }
        let module = module(self.version.unwrap_or(NEWEST_VERSION), self.objects);
        let module = module.unwrap_or_else(|problem| {
            // An earlier mistake already explains why the object cannot be laid out.
            if self.problems.is_empty() {
                self.problems.push(problem);
            }
            Module::default()
        });
        self.problems.sort_by_key(|problem| (problem.span.start, problem.span.end));
        if let Some(more) = self.problems.get(MOST_PROBLEMS) {
            let last = Problem::new(
                more.span.start..more.span.start,
                format!("there are {MOST_PROBLEMS} mistakes up to here; the rest is not shown"),
            );
            self.problems.truncate(MOST_PROBLEMS);
            self.problems.push(last);
        }
        self.uncertain.sort_unstable_by_key(|statement| statement.start);
        ReadText { module, spans, uncertain: self.uncertain, problems: self.problems }
    }
}

/// Whether a statement is a directive.
fn is_directive(text: &str) -> bool {
    text.trim_start().starts_with('.')
}

/// The bytes of the word or directive at the start of a text.
fn word_len(text: &str) -> usize {
    let point = usize::from(text.starts_with('.'));
    point + text.bytes().skip(point).take_while(|b| is_name(*b)).count()
}

/// Whether a statement is meant to state the version.
#[cold]
fn is_version(cursor: &Cursor<'_>) -> bool {
    directives::meant(cursor).is_some_and(|name| VERSION.ends_with(name))
}

/// The directive of the version.
const VERSION: &str = ".version";

/// Reads a label statement, `BB_1:`, and returns the name, and the problem that more follows.
fn label_name<'t>(cursor: &mut Cursor<'t>) -> Option<(&'t str, Option<Problem>)> {
    let mut here = *cursor;
    here.skip_blanks();
    if here.rest().bytes().next().is_none_or(|b| b.is_ascii_digit() || b == b'-') {
        return None;
    }
    let name = here.take_while(|b| is_name(b) || matches!(b, b'-' | b'$' | b'@' | b'?'));
    if name.is_empty() || !here.starts_with(":") {
        return None;
    }
    here.advance(1);
    let rest = match here.is_at_end() {
        true => None,
        false => Some(here.expected("the end of the line: a label is a statement of its own")),
    };
    *cursor = here;
    Some((name, rest))
}

/// The labels that are used and not defined. Labels of other kernels need no definition.
fn undefined_labels<'o>(object: &'o Object, text: &'o str) -> impl Iterator<Item = (String, Problem)> + 'o {
    let labels = object.data.label_info.iter().zip(&object.places);
    labels.filter_map(move |(info, places)| {
        let used = places.used.clone().filter(|_| places.defined.is_none() && !object.is_cut)?;
        if info.kind.kind() == Some(LabelKind::Composition) {
            return None;
        }
        let name = object.bytes(info.name_index);
        let statement = text.get(used.clone()).unwrap_or_default();
        // Names of labels are at the end of instructions.
        let at = std::str::from_utf8(name).ok().and_then(|name| statement.rfind(name));
        let span = at.map_or(used.clone(), |at| used.start + at..used.start + at + name.len());
        let name = text_of(name);
        let problem = Problem::new(span, format!("the label `{}` is not defined", clipped(&name)));
        let problem = problem.with_nearest(&name, object.known_labels());
        Some((name.into_owned(), problem))
    })
}
