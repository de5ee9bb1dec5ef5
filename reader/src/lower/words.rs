//! Words of the pages and their meanings, as tables. A phrase of one form is in the module that reads the form.

use super::near::{self, Phrase};
use super::text::{Searched, Words, begins_with, find_words, plain_words};
use crate::isa::{Check, Flow, OPERANDS, Range, Refers, RuleKind, SourceModifier};
use crate::page::is_word;
use genvisa_report::nearest;
use genvisa_rule::{Expr, Topic, WIRE_TYPES, WireType};
use std::sync::LazyLock;

/// The topic of a section of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The opcode of an instruction.
    Opcode,
    /// The order of its fields.
    Format,
    /// The condition under which a format holds.
    Condition,
    /// Pseudo-code.
    Semantics,
    /// The fields.
    Description,
    /// Constraints in the rule language.
    Rules,
    /// Names that rules of a structure use.
    Definitions,
    /// Types, saturation, source modifiers.
    Properties,
    /// The types that operands may have together.
    TypeMaps,
    /// The assembly text.
    Text,
    /// Remarks; they constrain nothing.
    Notes,
    /// Examples; they constrain nothing.
    Examples,
}

/// Headings, in lower case.
const SECTIONS: [(&str, Section); 12] = [
    ("opcode", Section::Opcode),
    ("format", Section::Format),
    ("condition", Section::Condition),
    ("semantics", Section::Semantics),
    ("description", Section::Description),
    ("rules", Section::Rules),
    ("definitions", Section::Definitions),
    ("properties", Section::Properties),
    ("operand type maps", Section::TypeMaps),
    ("text", Section::Text),
    ("notes", Section::Notes),
    ("examples", Section::Examples),
];

/// The section that a heading begins; `None` for headings that are titles.
pub(super) fn section(heading: &str) -> Option<Section> {
    find(&SECTIONS, heading)
}

/// The names of the sections, as pages spell them.
pub(super) fn section_names() -> impl Iterator<Item = String> {
    SECTIONS.iter().map(|(name, _)| capitalised(name))
}

/// The names of the properties, as pages spell them.
pub(super) fn property_names() -> impl Iterator<Item = String> {
    PROPERTIES.iter().map(|(name, _)| capitalised(name))
}

/// The section with the most similar name.
pub(super) fn similar_section(heading: &str) -> Option<(String, Section)> {
    similar(&SECTIONS, heading).map(|(known, section)| (capitalised(known), section))
}

/// The property with the most similar name.
pub(super) fn similar_property(name: &str) -> Option<String> {
    similar(&PROPERTIES, name).map(|(known, _)| capitalised(known))
}

fn capitalised(name: &str) -> String {
    let (first, rest) = name.split_at(name.len().min(1));
    [&first.to_uppercase(), rest].concat()
}

/// The entry with the most similar name.
fn similar<T: Copy>(table: &[(&'static str, T)], name: &str) -> Option<(&'static str, T)> {
    let known = nearest(&name.trim_end_matches(':').to_lowercase(), table.iter().map(|(known, _)| *known))?;
    table.iter().find(|(name, _)| *name == known).copied()
}

/// Width in bits of the type of a field, 0 for operands; `None` for other words.
pub(crate) fn wire_bits(ty: &str) -> Option<u32> {
    let integer = integer(ty.trim()).map(|ty| ty.bits);
    integer.or_else(|| find(&OPERANDS, ty).map(|_| 0))
}

/// The integer type of that name, whatever its case.
fn integer(name: &str) -> Option<&'static WireType> {
    WIRE_TYPES.iter().find(|ty| ty.name.eq_ignore_ascii_case(name))
}

/// The type of a field as the model spells it.
pub(crate) fn wire_name(ty: &str) -> String {
    let integer = integer(ty).map(|integer| integer.name);
    let operand =
        || OPERANDS.iter().map(|(operand, _)| *operand).find(|operand| ty.eq_ignore_ascii_case(operand));
    integer.or_else(operand).unwrap_or(ty).to_string()
}

/// Words in place of the type, for fields that the page does not describe.
const UNKNOWN_TYPES: [&str; 1] = ["unknown"];

/// Whether a page states that the type of a field is unknown.
pub(super) fn is_unknown(ty: &str) -> bool {
    UNKNOWN_TYPES.contains(&ty)
}

/// The function that returns the type of an operand in the condition of a layout.
const OPERAND_TYPE: &str = "field_operand_type";

/// The operand whose type a condition is about: `field_operand_type(Si)`, `ty(Si)`.
pub(super) fn operand_type(text: &str) -> Option<&str> {
    let (function, operand) = text.strip_suffix(')')?.split_once('(')?;
    matches!(function.trim(), OPERAND_TYPE | "ty").then(|| operand.trim())
}

/// Words in the text of a field that counts the parameters after it.
const PARAMETER_COUNTS: [&str; 2] = ["number of additional parameters", "number of parameters"];

/// Whether a field counts parameters that have names of their own.
pub(super) fn counts_parameters(text: &str) -> bool {
    PARAMETER_COUNTS.iter().any(|w| find_words(text, w).is_some())
}

/// Headers of the column of a table that has the codes of encodings, and of the one that has their names, best first.
pub(super) const CODE_COLUMNS: [&str; 6] =
    ["subop", "encoding", "binary", "code", "binary encoding", "value"];
pub(super) const NAME_COLUMNS: [&str; 5] = ["text", "symbol", "meaning", "name", "value"];

/// Whether a field refers to the table above for its encodings.
pub(super) fn table_above(text: &str) -> bool {
    find_words(text, "table above").is_some()
}

/// The first characters of tables of HTML, and of parts of them.
const HTML_TABLE: [&str; 5] = ["<table", "<thead", "<tbody", "<tr", "<td"];

/// Whether a text is a table of HTML, or goes on with one.
pub(super) fn is_html_table(text: &str) -> bool {
    let begins = |tag: &&str| {
        let (start, rest) = text.split_at_checked(tag.len()).unwrap_or_default();
        start.eq_ignore_ascii_case(tag) && rest.starts_with(['>', ' ', '\n'])
    };
    text.starts_with('<') && HTML_TABLE.iter().any(begins)
}

/// Characters that only code has.
const CODE_SIGNS: [&str; 15] =
    ["==", "!=", "+=", "<<", ">>", "&&", "||", "->", "++", " = ", "= {", "; ", "[i]", "[n]", " ? "];
/// The first words of lines of code.
const CODE_WORDS: [&str; 8] = ["for (", "for(", "if (", "if(", "else", "while (", "return", "struct "];

/// Whether a line of the Semantics is code rather than words.
pub(super) fn is_code(line: &str) -> bool {
    let line = line.trim();
    line.ends_with([';', '{', '}', '(', ','])
        || CODE_WORDS.iter().any(|w| line.starts_with(w))
        || CODE_SIGNS.iter().any(|w| line.contains(w))
}

/// Words before the limits of a number in brackets, long ones first.
const RANGES: [&str; 10] = [
    "must be in the range of",
    "must be in the range",
    "must be within the range",
    "in the range of",
    "in the range",
    "valid values are",
    "valid value is",
    "valid range is",
    "range of",
    "range",
];

/// The limits that a sentence states: `Valid values are [1-15]`, `Range [-8..7]`; the text before them, and the text
/// after them. `None` if they are no plain numbers.
pub(super) fn range(sentence: &str) -> Option<(&str, Range, &str)> {
    let open = memchr::memchr(b'[', sentence.as_bytes())?;
    let before = sentence[..open].trim_end();
    let ends_with = |w: &&&str| {
        before.len().checked_sub(w.len()).is_some_and(|n| {
            before.get(n..).is_some_and(|end| end.eq_ignore_ascii_case(w))
                && !before[..n].ends_with(|c: char| c.is_ascii_alphanumeric())
        })
    };
    let words = RANGES.iter().find(ends_with)?;
    let (inner, behind) = sentence[open + 1..].split_once(']')?;
    let (min, rest) = signed(inner.trim())?;
    let (max, behind) = match behind.strip_prefix(", [") {
        // `[1], [64]` is how some pages write `[1..64]`.
        Some(second) if rest.trim().is_empty() => second.split_once(']')?,
        _ => (["..", "-", ","].iter().find_map(|s| rest.trim_start().strip_prefix(s))?, behind),
    };
    let (max, rest) = signed(max.trim())?;
    let ordered = min <= max && rest.trim().is_empty();
    ordered.then(|| (&before[..before.len() - words.len()], Range { min, max }, behind))
}

/// The words before two numbers in brackets that are nearly those before limits: `Rang [1..8]`.
pub(super) fn similar_range(sentence: &str) -> Option<(&str, &'static str)> {
    let open = memchr::memchr(b'[', sentence.as_bytes())?;
    let (before, limits) = (&sentence[..open], &sentence[open + 1..]);
    let (_, rest) = signed(limits.trim_start())?;
    signed(["..", "-", "], ["].iter().find_map(|separator| rest.strip_prefix(separator))?)?;
    let before = before.trim_end();
    // `Between [1..8]`; bits of a value have no blank.
    let is_alone = !before.is_empty() && before.bytes().all(|b| b.is_ascii_alphabetic());
    if is_alone && sentence.as_bytes().get(before.len()) == Some(&b' ') && rest.starts_with("..") {
        return Some((before, "range"));
    }
    RANGES.into_iter().find_map(|known| {
        let start = before.rmatch_indices(' ').nth(known.matches(' ').count()).map_or(0, |(at, _)| at + 1);
        let words = &before[start..];
        nearest(&words.to_ascii_lowercase(), [known]).map(|known| (words, known))
    })
}

/// The words before limits that nearly are those of a longer phrase: `Mut be in the range [1..8]`.
pub(super) fn similar_longer_range<'t>(sentence: &'t str, before: &str) -> Option<(&'t str, &'static str)> {
    if before.trim().is_empty() {
        return None;
    }
    static KNOWN: LazyLock<[Phrase; RANGES.len()]> = LazyLock::new(|| RANGES.map(Phrase::new));
    near::phrase(sentence.get(..sentence.find('[')?)?, &*KNOWN)
}

/// A decimal number with or without sign, and the rest.
fn signed(text: &str) -> Option<(i64, &str)> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, rest) = text.split_at(text.len() - digits.len() + end);
    Some((number.parse().ok()?, rest))
}

/// Words before the condition, as inline code, on which a field is present.
pub(super) const PRESENT_IF: &str = "present only if";

/// Words before the condition, as inline code, on which an instruction uses an operand.
pub(super) const USED_IF: &str = "used only if";

/// A condition behind some words: ``Present only if `mode == 1` ``. The words before, the condition, and the rest.
pub(super) fn condition<'s>(sentence: &'s str, words: &str) -> Option<(&'s str, &'s str, &'s str)> {
    memchr::memchr(b'`', sentence.as_bytes())?;
    let at = find_words(sentence, words)?;
    let (condition, behind) =
        sentence.get(at + words.len()..)?.trim_start().strip_prefix('`')?.split_once('`')?;
    Some((&sentence[..at], condition, behind))
}

/// The words before a condition, in a sentence where no condition in inline code is behind them.
pub(super) fn bare_condition(sentence: &str) -> Option<&'static str> {
    [PRESENT_IF, USED_IF].into_iter().find(|words| begins_with(sentence, words))
}

/// Words in tags of the index that are no platform.
const NO_PLATFORMS: [&str; 1] = ["DEPRECATED"];

/// Whether a tag has another meaning than a set of platforms.
pub(super) fn is_no_platform(tag: &str) -> bool {
    NO_PLATFORMS.iter().any(|word| tag.eq_ignore_ascii_case(word))
}

/// Properties that the model has a place for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Property {
    SupportedTypes,
    Saturation,
    SourceModifier,
    ControlFlow,
}

const PROPERTIES: [(&str, Property); 5] = [
    ("control flow", Property::ControlFlow),
    ("supported types", Property::SupportedTypes),
    ("supported type", Property::SupportedTypes),
    ("saturation", Property::Saturation),
    ("source modifier", Property::SourceModifier),
];

/// The property of that name.
pub(super) fn property(name: &str) -> Option<Property> {
    find(&PROPERTIES, name)
}

const ANSWERS: [(&str, bool); 6] =
    [("yes", true), ("no", false), ("true", true), ("false", false), ("y", true), ("n", false)];

/// `Yes`, `no`.
pub(super) fn answer(text: &str) -> Option<bool> {
    find(&ANSWERS, text)
}

/// Whether a sentence after a tagged `yes` only repeats the tag.
pub(super) fn no_before(sentence: &str) -> bool {
    sentence.trim_end_matches('.').eq_ignore_ascii_case("no for earlier platforms")
}

const MODIFIERS: [(&str, SourceModifier); 4] = [
    ("arithmetic", SourceModifier::Arithmetic),
    ("logic", SourceModifier::Logic),
    ("none", SourceModifier::None),
    ("false", SourceModifier::None),
];

/// `arithmetic`, `logic`, `false`.
pub(super) fn source_modifier(text: &str) -> Option<SourceModifier> {
    find(&MODIFIERS, text)
}

/// Effects on control flow.
pub(super) const FLOWS: [(&str, Flow); 6] = [
    ("begins a block", Flow::Block),
    ("begins a subroutine", Flow::Subroutine),
    ("branches", Flow::Branch),
    ("calls", Flow::Call),
    ("returns", Flow::Return),
    ("no code", Flow::NoCode),
];

/// `calls`, `begins a block`.
pub(super) fn flow(text: &str) -> Option<Flow> {
    find(&FLOWS, text)
}

/// Words in the names of operands that are written: `Dst`, `Dst1`, `Pred_dst`, `Carry`.
const WRITTEN: [&str; 3] = ["dst", "carry", "borrow"];

/// Whether a field has the name of an operand that is written.
pub(super) fn is_written(name: &str) -> bool {
    name.split('_').any(|word| WRITTEN.contains(&word.trim_end_matches(|c: char| c.is_ascii_digit())))
}

/// The name of the predicate control in rules.
pub(super) const PREDICATE: &str = "pred";

/// Words in the text of a predicate control that names a result.
const RESULTS: [&str; 2] = ["variable that receives", "variable for overflow condition"];

/// Whether the text of a predicate control describes a result: the instruction writes the variable.
pub(super) fn is_result(text: &str) -> bool {
    let words = plain_words(text);
    RESULTS.iter().any(|result| find_words(&words, result).is_some())
}

/// The modifiers that a source may carry, as the rule language names them.
pub(super) fn modifier_names(modifier: SourceModifier) -> &'static [&'static str] {
    match modifier {
        SourceModifier::None => &[NO_MODIFIER],
        SourceModifier::Arithmetic => &[NO_MODIFIER, "Abs", "Neg", "NegAbs"],
        SourceModifier::Logic => &[NO_MODIFIER, "Not"],
    }
}

/// The encoding of an operand without modifier, as the rule language names it.
pub(super) const NO_MODIFIER: &str = "None";
/// The modifier of a destination that saturates.
pub(super) const SATURATION: &str = "Sat";

/// Operand classes: the word of a page, and its name in the rule language.
const CLASSES: [(&str, &str); 8] = [
    ("general", "General"),
    ("address", "Address"),
    ("predicate", "Predicate"),
    ("indirect", "Indirect"),
    ("immediate", "Immediate"),
    // An immediate of 16 bits: its class is that of all immediates.
    ("immediate16", "Immediate"),
    ("state", "State"),
    ("null", "Null"),
];

/// The operand class of that name.
pub(super) fn class(word: &str) -> Option<&'static str> {
    find(&CLASSES, word)
}

/// The uses of an operand by an instruction, as the rule language names them.
pub(super) const ROLES: [&str; 6] = ["Destination", "Source", "Scalar", "Block", "Raw", "RawDestination"];
/// The structure and the bits in it whose encodings are the operand classes.
pub(super) const CLASS_BITS: (&str, &str) = ("vec_operand", "operand_class");
/// The same for modifiers.
pub(super) const MODIFIER_BITS: (&str, &str) = ("vec_operand", "modifiers");
/// The same for kinds of labels.
pub(super) const LABEL_BITS: (&str, &str) = ("label_info", "kind");

/// Words in the text of an integer field, and the table that the field is an index of.
const REFERS: [(&str, Refers); 14] = [
    ("label variable's id", Refers::Label),
    ("index of the surface variable", Refers::Surface),
    ("surface variable index", Refers::Surface),
    ("index of the sampler variable", Refers::Sampler),
    ("sampler variable index", Refers::Sampler),
    ("index of the label", Refers::Label),
    ("index of the predicate variable", Refers::Predicate),
    ("index of the address variable", Refers::Address),
    ("index of the variable in the addresses table", Refers::Address),
    ("index of the general variable", Refers::Variable),
    ("index of the variable in the variables table", Refers::Variable),
    ("index of the string", Refers::String),
    ("index to the string", Refers::String),
    ("index of a string", Refers::String),
];

/// The table that a field is an index of, from the sentence that describes the field, and the words that state it.
pub(super) fn refers(sentence: Searched<'_>) -> Option<(Refers, &str)> {
    const ID: Words = Words::new("'s id");
    sentence.find(&INDEX).or_else(|| sentence.find(&ID))?;
    let words = plain_words(sentence.text);
    let (phrase, refers) = REFERS.iter().find(|(phrase, _)| find_words(&words, phrase).is_some())?;
    // Markup within the words makes them a phrase only when it is taken out.
    Some((*refers, phrase_in(sentence.text, phrase).unwrap_or(sentence.text)))
}

/// The word that references have.
const INDEX: Words = Words::new("index");

/// The phrase of the reference that a sentence about an index has other words for: `index of a surface`.
pub(super) fn unfinished_reference(sentence: Searched<'_>) -> Option<&'static str> {
    let (_, behind) = sentence.split(&INDEX)?;
    let words = || behind.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(5);
    static SUBJECTS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
        let subject = |phrase: &'static str| phrase.strip_prefix("index of the ")?.split_once(" variable");
        REFERS.iter().filter_map(|(phrase, _)| Some((subject(phrase)?.0, *phrase))).collect()
    });
    let is_named = |(subject, _): &&(&str, &str)| words().any(|word| word.eq_ignore_ascii_case(subject));
    let mut found = SUBJECTS.iter().filter(is_named).map(|(_, phrase)| *phrase);
    // The index of one of several has a reading or a rule.
    found.next().filter(|_| found.next().is_none())
}

/// Some words where a text has them.
fn phrase_in<'t>(text: &'t str, words: &str) -> Option<&'t str> {
    let at = find_words(text, words)?;
    text.get(at..at + words.len())
}

/// The phrases of references.
pub(super) fn references() -> &'static [Phrase] {
    static REFERENCES: LazyLock<Vec<Phrase>> =
        LazyLock::new(|| REFERS.iter().map(|(words, _)| Phrase::absent(words)).collect());
    &REFERENCES
}

/// Phrases that make a fact of a sentence about a field, wherever they are in it.
const PHRASES: [&str; 5] = ["operand class:", "must have type", PRESENT_IF, USED_IF, "is ignored"];

/// The last word of the first phrase, without its colon.
const CLASS: Words = Words::new("class");

/// The phrases in which a slip loses a fact.
pub(super) fn phrases() -> &'static [Phrase] {
    static KNOWN: LazyLock<Vec<Phrase>> = LazyLock::new(|| PHRASES.map(Phrase::new).into());
    &KNOWN
}

/// Words before a condition in code.
const CONDITIONS: [&str; 3] = ["if ", "when ", "where "];

/// The phrase that a sentence begins with or nearly has, although the sentence does not have its form.
pub(super) fn unfinished(sentence: Searched<'_>) -> Option<&'static str> {
    let behind = sentence.split(&CLASS).map_or("", |(_, behind)| behind);
    let sentence = sentence.text;
    let mut words = behind.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
    if words.next().is_some_and(|word| class(word).is_some()) {
        return Some(PHRASES[0]);
    }
    let has_condition =
        |words| sentence.split_once(words).is_some_and(|(_, condition)| condition.starts_with('`'));
    let has_code = memchr::memchr(b'`', sentence.as_bytes()).is_some();
    if has_code && find_words(sentence, "present").is_some() && CONDITIONS.into_iter().any(has_condition) {
        return Some(PRESENT_IF);
    }
    let word = sentence.split_whitespace().next().unwrap_or_default();
    let is_range = word.eq_ignore_ascii_case("range") || near::is_slip(word, "range");
    (is_range && sentence.contains(|c: char| c.is_ascii_digit())).then_some("range [0..7]")
}

/// Fields that many instructions share, by the heading of the section that describes them.
const SHARED_FIELDS: [(&str, &str); 1] = [("predication", PREDICATE)];

/// The shared field that a section describes.
pub(super) fn shared_field(heading: &str) -> Option<&'static str> {
    find(&SHARED_FIELDS, heading)
}

/// The first words of the text of bits without a meaning.
const ZERO: [&str; 4] = ["must be zero", "must be 0", "mbz", RESERVED];
/// The name of bits without a meaning.
const RESERVED: &str = "reserved";

/// Whether a text calls bits reserved, and does not only require them to be zero.
pub(super) fn is_reserved(text: &str) -> bool {
    begins_with(text, RESERVED)
}

/// Whether the text of a bit range only states that its bits have no meaning.
pub(super) fn must_be_zero(text: &str) -> bool {
    ZERO.iter().any(|words| begins_with(text, words))
}

/// Words before the name of a structure or instruction whose field of the same name has the same bits.
const SAME_LAYOUT: [&str; 2] = ["same layout as that in ", "same as in "];

/// The structure or instruction that a text refers to for the layout of a field.
pub(super) fn same_layout(text: &str) -> Option<&str> {
    find_words(text, "same")?;
    let at = SAME_LAYOUT.iter().find_map(|w| Some(find_words(text, w)? + w.len()))?;
    let behind = text.get(at..)?;
    let behind = behind.trim_start_matches(['*', '`', ' ', '\n']);
    let end = behind.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(behind.len());
    Some(&behind[..end]).filter(|name| !name.is_empty())
}

/// The type of a structure's field that is declared without a type.
pub(super) const UNTYPED: &str = "bytes";

/// Types of a structure's field that no page describes as a structure: the bytes of a string with a zero behind them.
const OPAQUE: [&str; 3] = ["string_pool", "instructions", UNTYPED];

/// Whether a type needs no description.
pub(super) fn is_opaque(ty: &str) -> bool {
    OPAQUE.contains(&ty)
}

/// Names of bit ranges whose text determines the name.
const BIT_RANGES: [(Words, &str); 12] = [
    (Words::new("execution mask"), "mask"),
    (Words::new("to be oword aligned"), "alignment"),
    (Words::new("16bit atomic operation"), "word"),
    (Words::new("data width"), "width"),
    (Words::new("pixel null mask"), "null_mask"),
    (Words::new("lod compensation"), "cps"),
    (Words::new("non-uniform sampler"), "non_uniform"),
    (Words::new("render target index"), "rti"),
    (Words::new("provenance field"), "provenance"),
    (Words::new("the r offset"), "r_offset"),
    (Words::new("the u offset"), "u_offset"),
    (Words::new("the v offset"), "v_offset"),
];

/// The name of a bit range from its text: its topic, or a word in quotes at the start. The words that state it are second.
pub(super) fn bit_range_name(text: &str) -> Option<(String, &str)> {
    let searched = Searched::new(text);
    let known = BIT_RANGES.iter().find_map(|(words, name)| Some((*name, searched.phrase(words)?)));
    known.map(|(name, phrase)| (name.to_string(), phrase)).or_else(|| {
        let (name, _) = text.trim_start().strip_prefix('"')?.split_once('"')?;
        (is_word(name) && name.starts_with(|c: char| c.is_ascii_alphabetic()))
            .then(|| (name.to_ascii_lowercase(), name))
    })
}

/// The last words of a sentence that only announces the list of encodings after it.
const LIST: &str = "valid values are";

/// Whether a line of the Text section is words about the forms behind it.
pub(super) fn announces(line: &str) -> bool {
    line.trim_end().ends_with(':') && !line.contains(['<', '[', '('])
}

/// Whether a sentence only announces a list of encodings.
pub fn announces_list(sentence: &str) -> bool {
    let sentence = sentence.trim_end_matches(':');
    let start = sentence.len().checked_sub(LIST.len());
    start.and_then(|n| sentence.get(n..)).is_some_and(|end| end.eq_ignore_ascii_case(LIST))
}

/// Words of sentences about a field that readers ignore.
const IGNORED: [Words; 2] = [Words::new("is ignored"), Words::new("ignored;")];

/// The words with which the sentence that describes a field states that the field is ignored.
pub(super) fn ignored(sentence: Searched<'_>) -> Option<&str> {
    let whole = sentence.text.trim_end_matches('.');
    let found = IGNORED.iter().find_map(|words| sentence.phrase(words));
    found.or_else(|| whole.eq_ignore_ascii_case("ignored").then_some(whole))
}

/// Words of sentences that constrain something, in lower case.
const NORMATIVE: [&str; 45] = [
    "aligned",
    "allowed",
    "can't",
    "cannot",
    "disallow",
    "disallowed",
    "error",
    "exceed",
    "exceeded",
    "exceeds",
    "forbidden",
    "ignore",
    "ignored",
    "ignores",
    "illegal",
    "illegally",
    "invalid",
    "least",
    "legal",
    "mandatory",
    "maximum",
    "mbz",
    "must",
    "never",
    "only",
    "permitted",
    "prohibit",
    "prohibited",
    "require",
    "required",
    "requires",
    "reserved",
    "restrict",
    "restricted",
    "restriction",
    "restrictions",
    "shall",
    "should",
    "supported",
    "unaligned",
    "undefined",
    "unpredictable",
    "unspecified",
    "unsupported",
    "valid",
];
/// The same, in two words.
const NORMATIVE_PAIRS: [(&str, &str); 6] =
    [("may", "not"), ("have", "type"), ("can", "not"), ("at", "most"), ("no", "more"), ("has", "to")];

/// Words at the start of sentences that continue another one.
const GOING_ON: [&str; 6] = ["and", "but", "nor", "or", "so", "then"];

/// Whether a sentence is part of another one: it continues that one, or does not end.
pub fn leans(sentence: &str) -> bool {
    let first = sentence.split_whitespace().next().unwrap_or_default();
    GOING_ON.contains(&first) || sentence.ends_with([',', ';', ':'])
}

/// Whether a sentence constrains something.
pub fn is_normative(sentence: &str) -> bool {
    static KNOWN: LazyLock<NormativeWords> = LazyLock::new(NormativeWords::new);
    let known = &*KNOWN;
    let bytes = sentence.as_bytes();
    let mut before: &[u8] = b"";
    for word in bytes.split(|byte| !IN_WORDS[usize::from(*byte)]) {
        if word.is_empty() {
            continue;
        }
        let first = std::mem::replace(&mut before, word);
        if known.shapes.contain(word) && known.have(first, word) {
            return true;
        }
    }
    false
}

/// The words of sentences that constrain something, by their first letter.
struct NormativeWords {
    shapes: Shapes,
    /// Each with the word that must be before it, if there is one.
    by_first: [Vec<(Option<&'static str>, &'static str)>; 32],
}

impl NormativeWords {
    fn new() -> Self {
        let single = NORMATIVE.into_iter().map(|word| (None, word));
        let pairs = NORMATIVE_PAIRS.into_iter().map(|(first, second)| (Some(first), second));
        let mut by_first = [const { Vec::new() }; 32];
        for (first, word) in single.chain(pairs) {
            by_first[Shapes::ends(word.as_bytes()).0].push((first, word));
        }
        let second = NORMATIVE_PAIRS.iter().map(|(_, second)| *second);
        Self { shapes: Shapes::of(NORMATIVE.into_iter().chain(second)), by_first }
    }

    /// Whether they have a word, behind another one.
    fn have(&self, first: &[u8], word: &[u8]) -> bool {
        let is = |known: &str, word| known.as_bytes().eq_ignore_ascii_case(word);
        let known = &self.by_first[Shapes::ends(word).0];
        known.iter().any(|(before, known)| is(known, word) && before.is_none_or(|before| is(before, first)))
    }
}

/// The bytes of words. A name such as `oword_ld_unaligned` is one word. Each byte of the pages is looked up.
const IN_WORDS: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < table.len() {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'\'');
        byte += 1;
    }
    table
};

/// The lengths of some words by their first and by their last letters: few other words have the same.
struct Shapes {
    by_first: [u32; 32],
    by_last: [u32; 32],
}

impl Shapes {
    fn of(words: impl Iterator<Item = &'static str>) -> Self {
        let mut shapes = Self { by_first: [0; 32], by_last: [0; 32] };
        for word in words.map(str::as_bytes) {
            let (first, last) = Self::ends(word);
            shapes.by_first[first] |= Self::length(word);
            shapes.by_last[last] |= Self::length(word);
        }
        shapes
    }

    /// Whether a word may be one of the words, whatever its case.
    fn contain(&self, word: &[u8]) -> bool {
        let (first, last) = Self::ends(word);
        self.by_first[first] & self.by_last[last] & Self::length(word) != 0
    }

    /// The low bits of the ends, which a small letter and its capital share.
    fn ends(word: &[u8]) -> (usize, usize) {
        let letter = |byte: Option<&u8>| usize::from(byte.map_or(0, |byte| byte & 31));
        (letter(word.first()), letter(word.last()))
    }

    /// A bit for each length.
    fn length(word: &[u8]) -> u32 {
        1 << word.len().min(31)
    }
}

/// The topic of a rule whose functions do not determine it: the first of these fields in the rule decides.
const PLACES: [(&str, RuleKind); 3] =
    [("region", RuleKind::Region), ("surface", RuleKind::Surface), ("pred", RuleKind::Predication)];

/// The topic of an explicit rule, and the information that is needed to evaluate it.
pub(crate) fn kind_of(expr: &Expr) -> (RuleKind, Check) {
    if genvisa_rule::is_runtime(expr) {
        return (RuleKind::Access, Check::Runtime);
    }
    let check = if genvisa_rule::is_of_body(expr) { Check::Object } else { Check::Static };
    let names = |place: &str| genvisa_rule::names(expr).any(|n| n.path.first().is_some_and(|p| p == place));
    let by_place = || PLACES.iter().find(|(place, _)| names(place)).map(|found| found.1);
    (genvisa_rule::topic(expr).map(kind_about).or_else(by_place).unwrap_or(RuleKind::Field), check)
}

fn kind_about(topic: Topic) -> RuleKind {
    match topic {
        Topic::Size => RuleKind::Size,
        Topic::Alignment => RuleKind::Align,
        Topic::Null => RuleKind::Null,
        Topic::Declared => RuleKind::Declared,
        Topic::Label => RuleKind::Label,
        Topic::Class => RuleKind::Class,
        Topic::Modifier => RuleKind::Modifier,
        Topic::Type => RuleKind::Type,
    }
}

/// Looks a word up, whatever its case.
fn find<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    let word = word.trim();
    table.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)).map(|entry| entry.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bit_range_is_named_by_its_topic_or_by_a_word_in_quotes() {
        for (text, expected) in [
            ("the execution mask", Some(("mask", "execution mask"))),
            ("16bit atomic operation", Some(("word", "16bit atomic operation"))),
            (" \"S0a\" shift", Some(("s0a", "S0a"))),
            ("a \"s0a\"", None),
            ("\"0a\" shift", None),
            ("\"a b\"", None),
            ("\"s0a", None),
            ("a code", None),
        ] {
            let found = bit_range_name(text);
            let found = found.as_ref().map(|(name, words)| (name.as_str(), *words));
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn a_sentence_may_only_announce_what_is_behind_it() {
        assert!(announces("The forms are: ") && !announces("The forms are") && !announces("add <dst>:"));
        assert!(!announces("(a):") && !announces("[a]:"));
        assert!(announces_list("Valid values are:") && announces_list("The VALID values are"));
        assert!(!announces_list("Valid values are 1") && !announces_list("are:"));
        for (text, expected) in [
            ("The field is ignored.", Some("is ignored")),
            ("Ignored; it is zero", Some("Ignored;")),
            ("Ignored.", Some("Ignored")),
            ("An ignored field", None),
        ] {
            assert_eq!(ignored(Searched::new(text)), expected, "{text}");
        }
    }

    #[test]
    fn a_sentence_leans_on_another_one_by_its_first_word_or_its_last_sign() {
        for text in ["and it is", "or", "the values are:", "a,", "a;"] {
            assert!(leans(text), "{text}");
        }
        for text in ["And it is.", "android", "it is", ""] {
            assert!(!leans(text), "{text}");
        }
    }

    #[test]
    fn words_that_constrain_something_make_a_sentence_normative() {
        for text in [
            "It MUST be so",
            "only then",
            "That can't be",
            "it may not be",
            "at  most 4",
            "It has to be",
            "they have type UD",
            "is unaligned.",
            "(Reserved)",
        ] {
            assert!(is_normative(text), "{text}");
        }
        for text in [
            "It may be so",
            "not may",
            "oword_ld_unaligned loads",
            "mustard",
            "most",
            "have a type",
            "",
            "more or less",
        ] {
            assert!(!is_normative(text), "{text}");
        }
    }

    #[test]
    fn a_range_has_two_numbers_in_order_behind_its_words() {
        for (sentence, expected) in [
            ("Range [1..8]", Some(("", 1, 8, ""))),
            ("Valid values are [1-15], as is 0", Some(("", 1, 15, ", as is 0"))),
            ("It must be in the range [-8, -3].", Some(("It ", -8, -3, "."))),
            ("in the range of [1], [64].", Some(("", 1, 64, "."))),
            ("a range of [ 3 .. 3 ]", Some(("a ", 3, 3, ""))),
            ("range [8..1]", None),
            ("range [1..8 x]", None),
            ("range [x..8]", None),
            ("range [1; 8]", None),
            ("orange [1..8]", None),
            ("ranges [1..8]", None),
            ("range [1..8", None),
            ("range 1..8", None),
        ] {
            let found = range(sentence).map(|(before, range, behind)| (before, range.min, range.max, behind));
            assert_eq!(found, expected, "{sentence}");
        }
    }

    #[test]
    fn words_that_are_nearly_those_of_a_range_are_found() {
        for (sentence, expected) in [
            ("Rang [1..8]", Some(("Rang", "range"))),
            ("Between [1..8]", Some(("Between", "range"))),
            ("Valid valuse are [1-8]", Some(("Valid valuse are", "valid values are"))),
            ("value[1..8]", None),
            ("two words [1..8]", None),
            ("Rang [a..8]", None),
            ("Rang 1..8", None),
        ] {
            assert_eq!(similar_range(sentence), expected, "{sentence}");
        }
    }

    #[test]
    fn a_number_may_have_a_sign() {
        for (text, expected) in [
            ("12]", Some((12, "]"))),
            ("-8..7", Some((-8, "..7"))),
            ("0", Some((0, ""))),
            ("-", None),
            ("--1", None),
            ("a", None),
            ("", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(signed(text), expected, "{text}");
        }
    }

    #[test]
    fn a_condition_is_code_behind_its_words() {
        let text = "A field. Present only if `mode == 1`, and so on";
        assert_eq!(condition(text, PRESENT_IF), Some(("A field. ", "mode == 1", ", and so on")));
        assert_eq!(condition(text, USED_IF), None);
        assert_eq!(condition("Present only if mode == 1", PRESENT_IF), None);
        assert_eq!(condition("`a` is present only if mode", PRESENT_IF), None);
        assert_eq!(bare_condition("Used only if mode == 1"), Some(USED_IF));
        assert_eq!(bare_condition("It is used only if mode == 1"), None);
    }

    #[test]
    fn code_has_signs_that_sentences_lack() {
        for line in ["a = b", "if (a)", "else", "x;", "{", "}", "f(", "a,", "a[i]", "a ? b : c", "for (;;)"] {
            assert!(is_code(line), "{line}");
        }
        for line in ["the value of a", "a is b", "if a is b", "a.", "", "a=b"] {
            assert!(!is_code(line), "{line}");
        }
    }

    #[test]
    fn a_table_of_html_begins_with_a_tag() {
        for text in ["<table>", "<TR class=a>", "<td\n>"] {
            assert!(is_html_table(text), "{text}");
        }
        for text in ["<tables>", "table>", "<t>", "<", "", " <table>"] {
            assert!(!is_html_table(text), "{text}");
        }
    }

    #[test]
    fn names_of_operands_that_are_written_have_a_word_for_it() {
        for name in ["dst", "dst1", "pred_dst", "carry", "borrow_2", "dst_x"] {
            assert!(is_written(name), "{name}");
        }
        for name in ["src", "dsts", "address", "carryover", ""] {
            assert!(!is_written(name), "{name}");
        }
        assert!(is_result("the *variable* that\nreceives the carry") && !is_result("a variable"));
    }

    #[test]
    fn words_of_tables_have_any_case() {
        assert_eq!((answer("Yes"), answer("n"), answer("maybe")), (Some(true), Some(false), None));
        assert_eq!((section("Operand Type Maps"), section("Opcodes")), (Some(Section::TypeMaps), None));
        assert_eq!(property("saturation"), Some(Property::Saturation));
        assert_eq!(flow("begins a block"), Some(Flow::Block));
        assert_eq!((class("immediate16"), class("immediate32")), (Some("Immediate"), None));
        assert_eq!(source_modifier("false"), Some(SourceModifier::None));
        assert!(is_no_platform("deprecated") && !is_no_platform("DEPRECATE"));
        assert!(no_before("No for earlier platforms.") && !no_before("no"));
        assert_eq!(
            (wire_bits(" UW "), wire_bits("vec_operand"), wire_bits("word")),
            (Some(16), Some(0), None)
        );
        assert_eq!((wire_name("UB").as_str(), wire_name("RAW_operand").as_str()), ("ub", "raw_operand"));
        assert_eq!(wire_name("Other"), "Other");
        assert!(is_unknown("unknown") && !is_unknown("ub"));
    }

    #[test]
    fn the_type_of_an_operand_is_a_call_with_it() {
        assert_eq!(operand_type("field_operand_type(Si)"), Some("Si"));
        assert_eq!(operand_type("ty( dst )"), Some("dst"));
        assert_eq!(
            (operand_type("type(dst)"), operand_type("ty(dst"), operand_type("dst)")),
            (None, None, None)
        );
    }

    #[test]
    fn a_slip_in_the_name_of_a_section_or_property_is_seen() {
        assert_eq!(similar_section("Smantics:"), Some(("Semantics".to_string(), Section::Semantics)));
        assert_eq!(similar_section("Colour"), None);
        assert_eq!(similar_property("Saturatoin"), Some("Saturation".to_string()));
        assert_eq!(similar_property("Colour"), None);
    }
}
