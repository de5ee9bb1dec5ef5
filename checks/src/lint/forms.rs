//! Forms of the Text that disagree with the fields: an operand that is missing or there twice, encodings that no field
//! has, another first word than the name, other signs around a placeholder or another order than in nearly all forms, a
//! form that is there twice, words and spellings with a slip, a member that nearly all forms have, a spelling of another kind
//! of operand.

mod across;
mod kinds;
mod literals;
mod signs;
mod spellings;

use super::Finding;
use super::near;
use super::spec::Spec;
use genvisa_reader::Label;
use genvisa_reader::isa::{Field, Instruction};
use genvisa_reader::page::is_fence;
use genvisa_reader::{Section, sections};
use genvisa_syntax::{FieldPath, Item, Line, Shape, Token, tokens};

/// The words before lines that are no printed forms.
const KEYWORDS: [&str; 2] = ["also", "where"];
/// The name of the field that predicates an instruction.
const PREDICATE: &str = "pred";

/// A line of a Text.
struct Form<'s> {
    instruction: &'s Instruction,
    path: &'s str,
    /// The line as a part of the page.
    text: &'s str,
    span: std::ops::Range<usize>,
    line: Line,
    tokens: Vec<Token<'s>>,
    /// Those that are valid.
    placeholders: Vec<Placeholder<'s>>,
}

/// A placeholder of a line.
struct Placeholder<'s> {
    /// Its offset in bytes.
    at: usize,
    /// The text between `<` and `>`.
    inner: &'s str,
    item: Item,
}

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let forms: Vec<Form<'_>> = spec.isa.instructions.iter().flat_map(|one| forms(spec, one)).collect();
    let mut found = Vec::new();
    for form in &forms {
        match &form.line {
            Line::Form { items, is_read_only } => {
                found.extend(form.first_word(spec));
                found.extend(signs::run(spec, form));
                let flat = flat(items);
                form.fields(spec, &flat, &mut found);
                if !is_read_only {
                    found.extend(form.saturation(spec, &flat));
                }
                for (path, shape) in &flat.fields {
                    if let Shape::Letters(letters) = shape {
                        found.extend(form.letters(spec, path, letters));
                    }
                    if let Shape::Only(list) | Shape::Silent(list) = shape {
                        let unknown = list.iter().filter_map(|name| form.unknown(spec, path, name));
                        found.extend(unknown);
                    }
                }
            }
            Line::Spellings { path, list } => {
                found.extend(form.one_spelling(spec, path, list));
                for (name, text) in list {
                    found.extend(form.unknown(spec, path, name));
                    if text.contains(" is ") {
                        let message = format!("the spelling of `{name}` is `{text}`");
                        found.push(form.finding(spec, name, message, "spellings are separated by commas"));
                    }
                }
            }
            Line::Comment => {}
        }
    }
    found.extend(without_forms(spec));
    found.extend(across::surroundings(spec, &forms));
    found.extend(across::order(spec, &forms));
    found.extend(kinds::run(spec, &forms));
    found.extend(literals::run(spec, &forms));
    found.extend(spellings::run(spec, &forms));
    found
}

/// Instructions without a form, where nine in ten have one.
fn without_forms(spec: &Spec<'_>) -> Vec<Finding> {
    let (with, without): (Vec<&Instruction>, Vec<_>) =
        spec.isa.instructions.iter().partition(|one| !one.text.is_empty());
    let other = with.first().filter(|_| without.len() * 9 <= with.len());
    let Some(Instruction { at: other, .. }) = other else { return Vec::new() };
    let texts = without.iter().filter_map(|one| {
        let sheet = spec.sheet(&one.at)?;
        let part = sections(sheet.page).find(|part| part.section == Some(Section::Text))?;
        Some((*one, sheet, part.heading?))
    });
    texts
        .map(|(one, sheet, heading)| {
            let here = sheet.label(sheet.page.text(heading), "");
            let labels = vec![here, spec.label(other, "", "an instruction with a form")];
            let message = format!("the Text of {} has no form", one.name);
            let help = "a form is a line of the code under the heading";
            Finding::new("forms", one.name.as_str(), message, help, labels)
        })
        .collect()
}

/// The lines of the Text of an instruction.
fn forms<'s>(spec: &'s Spec<'_>, instruction: &'s Instruction) -> Vec<Form<'s>> {
    let Some(sheet) = spec.sheet(&instruction.at) else { return Vec::new() };
    let parts = sections(sheet.page).filter(|part| part.section == Some(Section::Text));
    let lines = parts.flat_map(|part| part.entries).flat_map(|entry| sheet.page.text(entry).lines());
    let forms = lines.filter_map(|line| {
        let text = line.split("//").next().unwrap_or_default().trim();
        let line = Line::parse(text).ok().filter(|_| !is_fence(text))?;
        let placeholders = tokens(text).filter_map(|(at, token)| match token {
            Token::Placeholder(inner) => {
                Some(Placeholder { at, inner, item: Item::parse_placeholder(inner).ok()? })
            }
            _ => None,
        });
        Some(Form {
            instruction,
            path: sheet.path,
            text,
            span: sheet.page.span(text),
            line,
            tokens: tokens(text).map(|(_, token)| token).collect(),
            placeholders: placeholders.collect(),
        })
    });
    forms.collect()
}

/// The parts of a form, those in brackets too.
#[derive(Default)]
struct Flat<'f> {
    fields: Vec<(&'f FieldPath, &'f Shape)>,
    has_groups: bool,
    saturates: bool,
}

fn flat(items: &[Item]) -> Flat<'_> {
    let mut flat = Flat::default();
    let mut rest: Vec<&Item> = items.iter().collect();
    while let Some(item) = rest.pop() {
        match item {
            Item::Optional(inner) => rest.extend(inner),
            Item::Field(path, shape) => flat.fields.push((path, shape)),
            Item::Group(_) => flat.has_groups = true,
            Item::Saturation => flat.saturates = true,
            Item::Text(_) | Item::Blanks(_) => {}
        }
    }
    flat
}

impl<'s> Form<'s> {
    /// The parts of its literal text.
    fn texts(&self) -> impl Iterator<Item = &'s str> {
        self.tokens.iter().filter_map(|token| match token {
            Token::Text(text) => Some(*text),
            _ => None,
        })
    }

    fn finding(&self, spec: &Spec<'_>, about: &str, message: String, help: impl Into<String>) -> Finding {
        let Instruction { name, at, .. } = self.instruction;
        let here = Label { path: self.path.into(), span: self.span.clone(), text: "".into() };
        let labels = vec![here, spec.label(at, name, "the instruction")];
        Finding::new("forms", [name, "/", about].concat(), message, help.into(), labels)
    }

    fn field(&self, path: &FieldPath) -> Option<&Field> {
        let fields = self.instruction.fields.iter().chain(&self.instruction.named);
        fields.into_iter().find(|f| f.name == path.field)
    }

    /// A form begins with a word of the name of its instruction, or with a field.
    fn first_word(&self, spec: &Spec<'_>) -> Option<Finding> {
        let first = self.text.split_whitespace().next()?;
        let keyword =
            KEYWORDS.iter().find(|known| near::is_slip(first, known) || first.eq_ignore_ascii_case(known));
        if let Some(keyword) = keyword.filter(|known| first != **known) {
            let message = format!("`{first}` begins no form of {}", self.instruction.name);
            return Some(self.finding(spec, first, message, format!("did you mean `{keyword}`?")));
        }
        let word = mnemonic(self.text)?;
        let (word_small, name) = (word.to_ascii_lowercase(), self.instruction.name.to_ascii_lowercase());
        // A name may have other separators in the assembler: `add3.o` of ADD3O.
        let letters = |text: &str| text.replace(['_', '.'], "");
        let start = self.text.find(word).and_then(|at| self.text.get(at..)?.split([' ', '<', '[']).next());
        let is_own = |text: &str| letters(text).eq_ignore_ascii_case(&letters(&name));
        // The whole name may be in front of the first blank, with other separators: `va.convolve` of VA_CONVOLVE.
        let is_slip_of_all = start.is_some_and(|start| {
            start.contains(['_', '.']) && near::is_slip(&letters(start).to_ascii_lowercase(), &letters(&name))
        });
        let is_slip = is_slip_of_all || near::is_slip(&word_small, &name);
        if is_slip && !is_own(word) && !start.is_some_and(is_own) {
            let message = format!("`{word}` is no word of the name of {}", self.instruction.name);
            return Some(self.finding(spec, word, message, format!("did you mean `{name}`?")));
        }
        let is_of_name = |part: &str| part.contains(&word_small) || word_small.contains(part);
        if is_of_name(&name) || name.split('_').any(|part| part.len() > 2 && is_of_name(part)) {
            return None;
        }
        let message = format!("`{word}` is no word of the name of {}", self.instruction.name);
        Some(self.finding(spec, word, message, "a form begins with the name of the instruction"))
    }

    /// Each operand is in a form once, unless the instruction may lack it.
    fn fields(&self, spec: &Spec<'_>, flat: &Flat<'_>, found: &mut Vec<Finding>) {
        let printed = |shape: &Shape| !matches!(shape, Shape::Silent(_));
        for (n, (path, shape)) in flat.fields.iter().enumerate() {
            if printed(shape) && flat.fields[..n].contains(&(*path, *shape)) {
                let message = format!("the form has `<{path}>` twice");
                found.push(self.finding(spec, &path.field, message, "each field is written once"));
            }
        }
        let is_demanded = |field: &&Field| match field.is_operand() {
            true => !flat.has_groups && field.when.is_none() && field.used_if.is_none(),
            false => field.name == PREDICATE && field.when.is_none(),
        };
        for field in self.instruction.fields.iter().filter(is_demanded) {
            if !flat.fields.iter().any(|(path, _)| path.field == field.name) {
                let message = format!("the form lacks `<{}>`", field.name);
                found.push(self.finding(spec, &field.name, message, "every operand is in every form"));
            }
        }
    }

    /// The destination saturates in a form where it does in the properties.
    fn saturation(&self, spec: &Spec<'_>, flat: &Flat<'_>) -> Option<Finding> {
        let saturates = self.instruction.saturation == Some(true);
        if saturates == flat.saturates || self.instruction.text.is_empty() {
            return None;
        }
        let message = match saturates {
            true => "the instruction saturates, and the form has no `[.sat]`",
            false => "the form has `[.sat]`, and the instruction does not saturate",
        };
        Some(self.finding(spec, "saturation", message.into(), "state it under `#### Properties`, too"))
    }

    /// Two encodings have two spellings.
    fn one_spelling(&self, spec: &Spec<'_>, path: &FieldPath, list: &[(String, String)]) -> Option<Finding> {
        let (field, bits) = (self.field(path)?, path.bits.as_deref().unwrap_or(&path.field));
        let group = spec.isa.bit_range(field, bits)?;
        // An encoding that the list does not have is spelled as its name.
        let names = group.values.iter().map(|value| (&value.name, &value.name));
        let others = names.filter(|(name, _)| !list.iter().any(|(known, _)| known == *name));
        let all: Vec<(&String, &String)> =
            list.iter().map(|(name, text)| (name, text)).chain(others).collect();
        let is_same = |a: &(&String, &String), b: &(&String, &String)| a.1 == b.1 && a.0 != b.0;
        let (first, second) = all.iter().enumerate().find_map(|(n, one)| {
            let other = all[..n].iter().find(|other| is_same(one, other))?;
            Some((other.0, one.0))
        })?;
        let text = list.iter().find(|(name, _)| name == first || name == second).map_or("", |(_, text)| text);
        let message = format!("`{first}` and `{second}` have one spelling, `{text}`");
        Some(self.finding(spec, &path.field, message, "the assembler reads one of them"))
    }

    /// The letters of a mask are in the order of the bits that the bullet gives them: `R is bit 0, G bit 1`.
    fn letters(&self, spec: &Spec<'_>, path: &FieldPath, letters: &str) -> Option<Finding> {
        let field = self.field(path)?;
        let words: Vec<&str> =
            field.doc.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let stated = words.windows(3).enumerate().filter(|(_, three)| three[1] == "bit");
        let (letter, bit) = stated
            .filter_map(|(n, three)| {
                let before = if three[0] == "is" { words.get(n.checked_sub(1)?)? } else { &three[0] };
                Some((*before, three[2].parse::<usize>().ok()?))
            })
            .find(|(letter, bit)| {
                letter.len() == 1
                    && letters.get(*bit..*bit + 1).is_some_and(|own| !own.eq_ignore_ascii_case(letter))
            })?;
        let message = format!("bit {bit} of `{path}` has another letter than {letter} in `{letters}`");
        let here = Label { path: self.path.into(), span: self.span.clone(), text: "".into() };
        let labels = vec![here, spec.label(&field.at, &field.label, "the letters of the bits")];
        let subject = [&self.instruction.name, "/", &path.field].concat();
        Some(Finding::new("forms", subject, message, "", labels))
    }

    /// An encoding of a form or a spelling is one of its field.
    fn unknown(&self, spec: &Spec<'_>, path: &FieldPath, name: &str) -> Option<Finding> {
        if name.is_empty() {
            let message = format!("an encoding of `{path}` is missing");
            return Some(self.finding(
                spec,
                &path.field,
                message,
                "the form is for the encodings behind the name",
            ));
        }
        let field = self.field(path)?;
        let group = spec.isa.bit_range(field, path.bits.as_deref().unwrap_or(&field.name))?;
        let is_known =
            group.values.iter().any(|v| v.name == name) || name.bytes().all(|b| b.is_ascii_digit());
        if is_known || group.values.is_empty() {
            return None;
        }
        let known: Vec<&str> = group.values.iter().map(|v| v.name.as_str()).collect();
        let message = format!("`{name}` is no encoding of `{path}`");
        Some(self.finding(spec, &path.field, message, format!("known are {}", known.join(", "))))
    }
}

/// The first word of a form outside of brackets, where it is not a part of a placeholder.
fn mnemonic(form: &str) -> Option<&str> {
    let form = form.strip_prefix("also ").unwrap_or(form).trim_start();
    let mut depth = 0;
    for (_, token) in tokens(form) {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth -= 1,
            Token::Text(text) if depth == 0 => {
                let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
                return word.filter(|word| !word.is_empty());
            }
            Token::Placeholder(_) if depth == 0 => return None,
            _ => {}
        }
    }
    None
}
