//! Inline vISA in C, C++, SYCL, OpenCL and CM.

mod constants;
mod lexer;
mod types;

use super::token::{Kind as TokenKind, Tokens};
use super::{Options, Statements, has_mask, literal, sub_group};
use crate::finding::Finding;
use crate::fragment::{Backend, Constraint, Elements, Fragment, Kind, Operand, Style, Value, c_type};
use crate::mapped::Mapped;
use constants::Constants;
use genvisa_report::Severity;
use std::ops::Range;
use types::{CType, Types};

/// The names of the keyword.
const ASM: [&str; 3] = ["asm", "__asm__", "__asm"];
/// The words behind it.
const QUALIFIERS: [&str; 5] = ["volatile", "__volatile__", "__volatile", "inline", "const"];
/// The attributes with the size of a sub-group.
const SUB_GROUP_SIZES: [&str; 3] = ["reqd_sub_group_size", "intel_reqd_sub_group_size", "sub_group_size"];
/// The constraints of vector code that the other code does not have.
const OF_VECTORS: [&str; 5] = ["r", "cr", "a", "F", "n"];

/// Finds the statements of a file.
pub fn statements(source: &str, options: &Options) -> Statements {
    let tokens = lexer::tokens(source);
    let constants = Constants::of(&tokens, &options.constants);
    let stated = sub_group_sizes(&tokens, &constants);
    let types = Types::new(&tokens, &constants);
    let is_vector_code = is_vector_code(&tokens);
    let file = File {
        tokens: &tokens,
        constants: &constants,
        types: &types,
        stated: &stated,
        options,
        is_vector_code,
    };
    let mut found = Statements::default();
    let mut at = 0;
    while at < tokens.all.len() {
        if !ASM.contains(&tokens.text(at)) {
            at += 1;
            continue;
        }
        let open = (at + 1..tokens.all.len()).find(|n| !QUALIFIERS.contains(&tokens.text(*n)));
        match open.filter(|open| tokens.text(*open) == "(") {
            Some(open) => {
                let behind = tokens.behind(open);
                file.statement(at, open + 1..behind.saturating_sub(1), &mut found);
                at = behind;
            }
            None => at += 1,
        }
    }
    found
}

/// The sizes of sub-groups that a file states, by the bytes of their places.
fn sub_group_sizes(tokens: &Tokens<'_>, constants: &Constants<'_>) -> Vec<(usize, u32)> {
    let size = |at: usize| {
        SUB_GROUP_SIZES.contains(&tokens.text(at)).then_some(())?;
        let end = match tokens.text(at + 1) {
            "(" => tokens.behind(at + 1).checked_sub(1)?,
            "<" => at + 3,
            _ => return None,
        };
        let size = u32::try_from(constants.value(tokens, at + 2..end)?).ok()?;
        [8, 16, 32].contains(&size).then_some((tokens.span(at).start, size))
    };
    (0..tokens.all.len()).filter_map(size).collect()
}

/// A file, and the facts that it states.
struct File<'f, 's> {
    tokens: &'f Tokens<'s>,
    constants: &'f Constants<'f>,
    types: &'f Types<'f, 's>,
    stated: &'f [(usize, u32)],
    options: &'f Options,
    is_vector_code: bool,
}

/// An operand as the statement writes it.
struct Written<'s> {
    name: Option<&'s str>,
    /// The text of the constraint, without quotes.
    constraint: Mapped,
    expression: Range<usize>,
    span: Range<usize>,
    is_output: bool,
}

impl<'s> File<'_, 's> {
    /// Reads a statement, whose keyword is a token, and whose text and operands are some others.
    fn statement(&self, keyword: usize, inside: Range<usize>, found: &mut Statements) {
        let tokens = self.tokens;
        let sections = tokens.split(inside.clone(), ":");
        let Some(text) = sections.first() else { return };
        let span = tokens.span(keyword).start..tokens.span_of(&inside).end;
        let (mut written, mut unread) = (Vec::new(), Vec::new());
        for (section, is_output) in sections.iter().skip(1).zip([true, false]) {
            let operands =
                tokens.split(section.clone(), ",").into_iter().filter(|operand| !operand.is_empty());
            for operand in operands {
                match self.operand(operand.clone(), is_output) {
                    Some(operand) => written.push(operand),
                    None => unread.push(operand),
                }
            }
        }
        let is_ours = |text: &str| {
            has_mask(text)
                || written
                    .iter()
                    .any(|one| one.constraint.text().trim_start_matches(['=', '+', '&']).starts_with("rw"))
        };
        let template = match self.template(text.clone()) {
            Ok(template) if is_ours(template.text()) => template,
            Err(at) if is_ours("") => {
                let message = "the text of this statement is not a string literal, so it was not checked";
                found.findings.push(Finding::new(Severity::Note, "inline/text", tokens.span(at), message));
                return;
            }
            _ => return,
        };
        // Others can have the same cause: a quote or bracket that is missing.
        if let Some(operand) = unread.first() {
            let message = "an operand is a constraint in quotes and an expression in brackets: `\"rw\"(x)`";
            let span = tokens.span_of(operand);
            found.findings.push(Finding::new(Severity::Error, "inline/operand", span, message));
            return;
        }
        let types: Vec<Option<CType>> =
            written.iter().map(|one| self.types.of(one.expression.clone())).collect();
        let backend = self.options.backend.unwrap_or_else(|| {
            let core =
                |one: &Written<'_>| one.constraint.text().trim_start_matches(['=', '+', '&']).to_string();
            let is_vector = types.iter().flatten().any(|ty| matches!(ty, CType::Vector(..)))
                || (self.is_vector_code
                    && written.iter().any(|one| OF_VECTORS.contains(&core(one).as_str())));
            if is_vector { Backend::Vector } else { Backend::Scalar }
        });
        let mut operands = Vec::new();
        let mut is_known = true;
        for (one, ty) in written.iter().zip(types) {
            let constraint = match self.constraint(one, backend) {
                Ok(constraint) => constraint,
                Err(finding) => {
                    is_known = false;
                    found.findings.push(*finding);
                    continue;
                }
            };
            let value = self.value(constraint, ty, one.expression.clone());
            operands.push(Operand {
                name: one.name.map(str::to_string),
                constraint,
                value,
                span: one.span.clone(),
            });
        }
        // A wrong constraint is one mistake; findings that follow from it would be others.
        if is_known {
            let style = if sections.len() > 1 { Style::Percent } else { Style::Plain };
            let sub_group = self.options.sub_group.or_else(|| sub_group(self.stated, span.start));
            let is_guessed = false;
            found.fragments.push(Fragment {
                template,
                style,
                operands,
                backend,
                sub_group,
                span,
                is_guessed,
            });
        }
    }

    /// The text of some tokens: literals, and macros that are literals. The error is a token that is neither.
    fn template(&self, range: Range<usize>) -> Result<Mapped, usize> {
        let tokens = self.tokens;
        let mut text = Mapped::default();
        for at in range {
            match tokens.kind(at) {
                Some(TokenKind::Text) => literal::of_c(tokens.source, &tokens.span(at), &mut text),
                Some(TokenKind::Word) => {
                    let macro_tokens = self.constants.tokens_of(tokens.text(at)).ok_or(at)?;
                    for inner in macro_tokens {
                        match tokens.kind(inner) {
                            Some(TokenKind::Text) => {
                                literal::of_c(tokens.source, &tokens.span(inner), &mut text)
                            }
                            _ => return Err(at),
                        }
                    }
                }
                _ => return Err(at),
            }
        }
        Ok(text)
    }

    /// Reads `[name] "constraint" (expression)`; `None` if it has another form.
    fn operand(&self, range: Range<usize>, is_output: bool) -> Option<Written<'s>> {
        let tokens = self.tokens;
        let mut at = range.start;
        let mut name = None;
        if tokens.text(at) == "[" {
            name = Some(tokens.text(at + 1));
            at = tokens.behind(at);
        }
        let mut constraint = Mapped::default();
        while tokens.kind(at) == Some(TokenKind::Text) && at < range.end {
            literal::of_c(tokens.source, &tokens.span(at), &mut constraint);
            at += 1;
        }
        let is_complete = tokens.text(at) == "(" && tokens.behind(at) == range.end;
        let expression = at + 1..tokens.behind(at).saturating_sub(1);
        let span = tokens.span_of(&range);
        is_complete.then_some(Written { name, constraint, expression, span, is_output })
    }

    fn constraint(&self, written: &Written<'_>, backend: Backend) -> Result<Constraint, Box<Finding>> {
        let text = written.constraint.text();
        let span = written.constraint.source_of(&(0..text.len()));
        let mistake = |message: String, help: Option<String>| {
            let finding = Finding::new(Severity::Error, "inline/constraint", span.clone(), message);
            Box::new(Finding { help: help.map(|help| format!("write `\"{help}\"`")), ..finding })
        };
        let constraint =
            Constraint::parse(text, backend).map_err(|(message, help)| mistake(message, help))?;
        match (written.is_output, constraint.direction.is_written()) {
            (true, false) => Err(mistake(
                format!("the constraint of an output begins with `=` or `+`; found `{text}`"),
                Some(format!("={text}")),
            )),
            (false, true) => {
                let bare = text.trim_start_matches(['=', '+', '&']).to_string();
                Err(mistake(format!("an input has no `=` or `+`; found `{text}`"), Some(bare)))
            }
            _ => Ok(constraint),
        }
    }

    fn value(&self, constraint: Constraint, ty: Option<CType>, expression: Range<usize>) -> Value {
        match (constraint.kind, ty) {
            (Kind::Number, _) => Value::Number(self.constants.value(self.tokens, expression)),
            (_, Some(CType::Value(ty, count))) => Value::Variable(ty, Elements::OfChannel(count)),
            (_, Some(CType::Vector(ty, count))) => Value::Variable(ty, Elements::Whole(count)),
            (_, Some(CType::Pointer(_))) => match c_type("ptr") {
                Some((ty, _)) => Value::Variable(ty, Elements::OfChannel(1)),
                None => Value::Unknown,
            },
            (_, None) => Value::Unknown,
        }
    }
}

/// Whether a file is vector code: of ESIMD or CM.
fn is_vector_code(tokens: &Tokens<'_>) -> bool {
    let is_word = |text: &str| text.contains("esimd") || text.contains("ESIMD") || text.starts_with("_GENX_");
    (0..tokens.all.len()).any(|at| tokens.is_word(at) && is_word(tokens.text(at)))
}
