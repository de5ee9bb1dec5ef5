//! Fields: bullets with the bit ranges, encodings and statements under them.

use super::bits::{self, BitRange, Limits};
use super::cx::Cx;
use super::known::Place;
use super::log::ExpressionPlace;
use super::near;
use super::table::Table;
use super::text::{Searched, Words, find_words, plain, plain_words, snake};
use super::{explicit, words};
use crate::coverage::States;
use crate::isa::{At, Field, PlatformSet, Range, Refers, Wire, structure};
use crate::page::{Entry, EntryKind, Number, sentences};

/// A field while its entries are read.
pub(super) struct Draft<'a> {
    pub(super) field: Field,
    /// The name as a part of the page.
    pub(super) name: &'a str,
    /// The bullet, up to where the bit ranges begin: what rules on the whole field are read from.
    pub(super) text: &'a str,
    pub(super) bit_ranges: Vec<BitRange<'a>>,
    /// Bit ranges of an integer that mean nothing.
    pub(super) reserved: Vec<BitRange<'a>>,
    pub(super) surfaces: Vec<SurfaceAnswer<'a>>,
    /// The limits of its value.
    pub(super) range: Option<Limits<'a>>,
    /// The sentence on types, on classes.
    pub(super) types_text: &'a str,
    pub(super) classes_text: &'a str,
}

/// Fields in some order. Each is moved several times until its instruction is read.
pub(super) type Drafts<'a> = Vec<Box<Draft<'a>>>;

/// The statements of a bullet about its field, each once.
pub(super) struct Given<'a> {
    range: Option<Limits<'a>>,
    types_text: &'a str,
    classes_text: &'a str,
}

/// `T0 (SLM): no`.
pub(super) struct SurfaceAnswer<'a> {
    pub(super) index: u32,
    pub(super) allowed: bool,
    pub(super) platforms: PlatformSet,
    pub(super) line: u32,
    pub(super) text: &'a str,
}

/// The word that lists of types have.
const TYPE: Words = Words::new("type");
/// Words before the list of an operand's types.
const TYPES: [Words; 2] = [Words::new("must have type"), Words::new("restriction: type")];
/// Words before and after such a list.
const ONE_OF: (Words, Words) = (Words::new("must have one of"), Words::new(" type"));
/// Words before the list of an operand's classes.
const CLASSES: Words = Words::new("operand class:");

impl<'a> Draft<'a> {
    /// Begins a field at its bullet (or its line in a structure).
    pub(super) fn new(cx: &Cx<'_, 'a>, entry: &Entry<'a>, name: &'a str, wire: Vec<Wire>) -> Self {
        Self::plain(name, name, cx.page.text(entry), wire, cx.at(entry))
    }

    /// A field of which nothing more is known.
    pub(super) fn plain(label: &str, name: &'a str, text: &'a str, wire: Vec<Wire>, at: At) -> Self {
        Self::named(snake(label), label, name, text, wire, at)
    }

    /// The same, with a label whose form in snake case is known.
    pub(super) fn named(
        name_in_rules: String,
        label: &str,
        name: &'a str,
        text: &'a str,
        wire: Vec<Wire>,
        at: At,
    ) -> Self {
        let is_operand = wire.iter().any(|w| structure(&w.ty).is_some());
        let written = words::is_written(&name_in_rules) && is_operand
            || name_in_rules == words::PREDICATE && words::is_result(text);
        let field =
            Field { name: name_in_rules, label: label.to_string(), wire, written, at, ..Field::default() };
        Self {
            field,
            name,
            text,
            bit_ranges: Vec::new(),
            reserved: Vec::new(),
            surfaces: Vec::new(),
            range: None,
            types_text: "",
            classes_text: "",
        }
    }

    /// Forgets what the bullet gives about the field, before another bullet of the field is read.
    pub(super) fn take_given(&mut self) -> Given<'a> {
        Given {
            range: self.range.take(),
            types_text: std::mem::take(&mut self.types_text),
            classes_text: std::mem::take(&mut self.classes_text),
        }
    }

    /// Keeps what the other bullet does not give.
    pub(super) fn give_back(&mut self, given: Given<'a>) {
        let or = |text: &'a str, before: &'a str| if text.is_empty() { before } else { text };
        self.range = self.range.or(given.range);
        self.types_text = or(self.types_text, given.types_text);
        self.classes_text = or(self.classes_text, given.classes_text);
    }

    /// Whether the field is a vector, scalar or raw operand.
    fn is_operand(&self) -> bool {
        self.field.is_operand()
    }

    /// The names of the field and of its bit ranges.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.bit_ranges.iter().map(|bit_range| bit_range.name.as_str()).chain([self.field.name.as_str()])
    }

    /// Bits of the whole field; 64 if its width is not known.
    fn width(&self) -> u32 {
        self.field.width().unwrap_or(64)
    }

    /// Reads an entry that belongs to the field. False: it does not.
    pub(super) fn entry(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> bool {
        match entry.kind {
            EntryKind::Bits { name, hi, lo } => {
                let text = cx.page.body(entry);
                self.bit_range(cx, entry, name, hi, lo, text);
            }
            EntryKind::Code { name, code } => {
                self.whole(cx.page.text(entry), entry.line);
                let body = cx.page.body(entry);
                let text = cx.page.text(entry);
                if let Some(bit_range) = self.bit_ranges.last_mut() {
                    bit_range.code(name, code, entry.tag, body, text, entry.line);
                }
            }
            EntryKind::Surface { index } => {
                let body = cx.page.body(entry);
                let text = cx.page.text(entry);
                let name = text.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
                cx.describes(name.map_or("", |(name, _)| name));
                let (tag, rest) = crate::page::tag(body.trim_start()).unwrap_or((entry.tag, body));
                let mut words = sentences(rest);
                let answer = words.next().unwrap_or_default();
                let answer = words::answer(answer.trim_end_matches('.'));
                // A surface that the page does not list is allowed.
                let is_default = answer == Some(true) && tag.is_empty();
                cx.statement(
                    if is_default { States::Redundant } else { States::Attribute("surfaces") },
                    text,
                );
                match answer {
                    Some(allowed) => {
                        let (platforms, text) = (cx.platforms(tag), cx.page.text(entry));
                        let line = entry.line;
                        let same =
                            |other: &&SurfaceAnswer<'_>| other.index == index && other.platforms == platforms;
                        let first = self.surfaces.iter().find(same).map_or("", |other| other.text);
                        given_once(cx, first, text, "access to this surface");
                        self.surfaces.push(SurfaceAnswer { index, allowed, platforms, line, text });
                    }
                    None => {
                        cx.error(body.trim(), "expected `yes` or `no`", "whether the surface may be accessed")
                    }
                }
                // After a tagged `yes` the page may add that it is `no` elsewhere: the tag already means both.
                for other in words {
                    if tag.is_empty() || !words::no_before(other) {
                        cx.sentence(other);
                    } else {
                        cx.describes(other);
                    }
                }
            }
            EntryKind::Text => self.paragraph(cx, cx.page.text(entry)),
            _ => return false,
        }
        true
    }

    fn bit_range(
        &mut self,
        cx: &mut Cx<'_, 'a>,
        entry: &Entry<'a>,
        name: &'a str,
        hi: u32,
        lo: u32,
        text: &'a str,
    ) {
        let reserved = words::must_be_zero(text.trim_start());
        if reserved {
            cx.statement(States::Redundant, cx.page.text(entry));
        }
        if reserved && !self.is_operand() {
            let mut bit_range =
                BitRange::new(format!("reserved_{hi}_{lo}"), hi, lo, cx.page.text(entry), entry.line);
            bit_range.platforms = cx.platforms(entry.tag);
            bit_range.doc = plain(text);
            self.reserved.push(bit_range);
            return;
        }
        let is_main = self.bit_ranges.is_empty();
        let name = match words::bit_range_name(text) {
            _ if !name.is_empty() => snake(name),
            Some((name, phrase)) => {
                let behind = text.split_once(phrase).map_or("", |(_, behind)| behind);
                let is_repeated = words::bit_range_name(behind).is_some_and(|(other, _)| other == name);
                cx.statement(if is_repeated { States::Redundant } else { States::Attribute("name") }, phrase);
                name
            }
            None if is_main => self.field.name.clone(),
            None if hi == lo => format!("bit_{hi}"),
            None => format!("bits_{hi}_{lo}"),
        };
        if is_main && name == self.field.name && hi - lo + 1 == self.width() {
            let whole = cx.page.text(entry);
            cx.statement(States::Redundant, whole.strip_suffix(text).unwrap_or(whole));
        }
        let mut bit_range = BitRange::new(name, hi, lo, cx.page.text(entry), entry.line);
        bit_range.platforms = cx.platforms(entry.tag);
        bit_range.reserved = reserved;
        if !reserved {
            let own = self.range.take();
            bit_range.doc = self.doc(cx, text, false);
            bit_range.range = std::mem::replace(&mut self.range, own);
        }
        self.bit_ranges.push(bit_range);
    }

    /// A list without bits: the codes are those of the whole field.
    fn whole(&mut self, text: &'a str, line: u32) {
        if self.bit_ranges.is_empty() {
            let bit_range = BitRange::new(self.field.name.clone(), self.width() - 1, 0, text, line);
            self.bit_ranges.push(BitRange { implied: true, ..bit_range });
        }
    }

    /// Whether a table behind the bullet can be the list of its encodings.
    pub(super) fn takes_list(&self) -> bool {
        !self.is_operand() && self.bit_ranges.last().is_none_or(|r| r.codes.is_empty())
    }

    /// Reads a table of encodings.
    pub(super) fn list(&mut self, cx: &mut Cx<'_, 'a>, table: &Table<'_, 'a>) {
        let Some(columns) = table.encodings() else { return };
        for (n, header) in table.header.iter().enumerate() {
            if n != columns.code && n != columns.name {
                cx.describes(header);
            }
        }
        for row in &table.rows {
            let (text, line) = (cx.page.text(row.entry), row.entry.line);
            let Some((radix, digits, _)) = crate::page::number(row.cell(Some(columns.code))) else {
                continue;
            };
            self.whole(text, line);
            let named = [row.cell(Some(columns.name)), row.cell(Some(0))];
            let name = named.into_iter().find(|n| !n.is_empty()).unwrap_or_default();
            if let Some(bit_range) = self.bit_ranges.last_mut() {
                bit_range.code(name, Number { radix, digits }, "", "", text, line);
            }
            let code = row.cell(Some(columns.code));
            if !bits::is_reserved(name) {
                cx.fact("values", code);
                cx.fact("values", name);
            }
            for cell in row.cells.iter().filter(|c| **c != name && **c != code) {
                cx.prose(cell);
            }
        }
    }

    /// Reads a paragraph behind the bullet. It may be about something else: only what has a form of its own is taken
    /// as statements about the field.
    fn paragraph(&mut self, cx: &mut Cx<'_, 'a>, text: &'a str) {
        for sentence in sentences(text) {
            let searched = Searched::new(sentence);
            let types = type_list(searched).map(|found| found.before);
            match types.or_else(|| searched.split(&CLASSES).map(|found| found.0)) {
                Some("") => {
                    self.form(cx, sentence, false);
                }
                _ => self.statement(cx, sentence),
            }
        }
    }

    /// Reads the text of the bullet itself.
    pub(super) fn text(&mut self, cx: &mut Cx<'_, 'a>, text: &'a str) {
        // `**type:** bit 0-3 is …`, `…, bit 0 is used …`: the text of the field is that
        // of its first bit range.
        if let Some((hi, lo, rest)) =
            bits_in(text).filter(|_| self.bit_ranges.is_empty() && !self.is_operand())
        {
            let name = self.field.name.clone();
            let before = text.get(..text.len().saturating_sub(rest.len())).unwrap_or_default();
            cx.describes(before.get(..find_words(before, "bit").unwrap_or_default()).unwrap_or_default());
            let mut bit_range = BitRange::new(name, hi, lo, text, self.field.at.line);
            bit_range.doc = self.doc(cx, rest, false);
            bit_range.range = self.range.take();
            self.bit_ranges.push(bit_range);
            return;
        }
        let doc = self.doc(cx, text, self.bit_ranges.is_empty());
        if self.field.doc.is_empty() {
            self.field.doc = doc;
        }
    }

    /// Reads the sentences of a text: those with a form become facts, the others are prose. The first one of the
    /// `bullet` describes the field. Returns the rest of the text, for people.
    fn doc(&mut self, cx: &mut Cx<'_, 'a>, text: &'a str, bullet: bool) -> String {
        let mut doc = String::new();
        for (n, sentence) in sentences(text).enumerate() {
            let left = self.form(cx, sentence, n == 0 && bullet);
            if let Some(left) = left.map(|l| l.trim_end_matches([' ', '.'])).filter(|l| !l.is_empty()) {
                if doc.is_empty() {
                    doc = plain(left);
                } else {
                    doc.extend([". ", &plain_words(left)]);
                }
            }
        }
        doc
    }

    /// Reads one sentence; gives what of it is for people.
    fn form(&mut self, cx: &mut Cx<'_, 'a>, sentence: &'a str, first: bool) -> Option<&'a str> {
        let is_operand = self.is_operand();
        let describes = first && !is_operand;
        let may_refer = describes && self.field.refers.is_none();
        let place = Place { is_operand, describes, may_refer };
        if cx.known.has_no_form(sentence, place) {
            self.statement(cx, sentence);
            return Some(sentence);
        }
        let searched = Searched::new(sentence);
        // A sentence of its own has a list of types and nothing else; within a sentence, more may follow.
        if let Some(TypeList { before, subject, list, behind }) = type_list(searched)
            && (before.is_empty() || is_type_list(list))
        {
            let list = list.trim_end_matches('.');
            given_once(cx, self.types_text, sentence, "types");
            if list.trim().is_empty() {
                cx.error(sentence, "a list of types without types", "types are listed as `UD,D,F`");
            }
            if !self.is_operand() {
                cx.error(
                    sentence,
                    format!("`{}` is an integer and has no data type", self.name),
                    "types are those of operands",
                );
            }
            self.field.types = cx.types(list);
            self.types_text = sentence;
            cx.describes(subject);
            cx.fact("types", within(sentence, before.len() + subject.len(), behind.len()));
            cx.prose(behind.trim_start_matches([';', ',', ' ']));
            return self.rest(cx, before, sentence);
        }
        if let Some((before, list)) = searched.split(&CLASSES) {
            given_once(cx, self.classes_text, sentence, "classes");
            self.classes(cx, list.trim_end_matches('.'));
            self.classes_text = sentence;
            cx.fact("classes", within(sentence, before.len(), 0));
            return self.rest(cx, before, sentence);
        }
        let mut refers_here = false;
        if describes {
            if let Some((refers, phrase)) = words::refers(searched) {
                refers_here = true;
                self.field.refers = Some(refers);
                cx.fact("refers", phrase);
            }
            if let Some(phrase) = words::ignored(searched) {
                self.field.ignored = true;
                cx.fact("ignored", phrase);
                cx.describes_around(sentence, phrase);
                return Some(sentence);
            }
        }
        if self.is_operand()
            && let Some((before, condition, behind)) = words::condition(sentence, words::USED_IF)
        {
            self.field.used_if = explicit::condition(cx, condition).map(|e| e.to_string());
            cx.fact("used_if", within(sentence, before.len(), behind.len()));
            cx.describes(before);
            return self.rest(cx, before, sentence);
        }
        if let Some((before, condition, behind)) = words::condition(sentence, words::PRESENT_IF) {
            self.field.when = explicit::condition(cx, condition).map(|e| e.to_string());
            cx.fact("when", within(sentence, before.len(), behind.len()));
            cx.describes(before);
            // A small letter behind the full stop does not begin a sentence.
            let behind = behind.trim_start_matches(['.', ' ']);
            if words::range(behind).is_some() {
                self.form(cx, behind, false);
            } else {
                cx.prose(behind);
            }
            return Some(before);
        }
        if let Some((before, range, behind)) = words::range(sentence) {
            if let Some((phrase, known)) = words::similar_longer_range(sentence, before) {
                cx.error(
                    phrase,
                    format!("`{phrase}` does not introduce limits"),
                    format!("did you mean `{known}`?"),
                );
            }
            given_once(cx, self.range.map_or("", |limits| limits.text), sentence, "limits");
            self.range = Some(Limits { range, text: sentence });
            cx.fact("range", within(sentence, before.len(), behind.len()));
            if words::is_normative(behind) {
                self.statement(cx, sentence);
                return Some(before);
            }
            cx.prose(behind);
            return self.rest(cx, before, sentence);
        }
        if let Some((word, known)) = words::similar_range(sentence) {
            cx.error(word, format!("`{word}` does not introduce limits"), format!("did you mean `{known}`?"));
            return Some(sentence);
        }
        if words::announces_list(sentence) {
            // A small letter behind the full stop does not begin a sentence.
            let (before, last) = sentence.rsplit_once(". ").unwrap_or(("", sentence));
            cx.prose(sentence.get(..before.len() + 1).filter(|_| !before.is_empty()).unwrap_or_default());
            cx.describes(last);
            return Some(sentence);
        }
        let near_miss = self.near_miss(searched, may_refer && !refers_here);
        let bare_condition = words::bare_condition(sentence);
        if near_miss.is_none() && bare_condition.is_none() && !refers_here {
            cx.known.add_without_form(sentence, place);
        }
        if near_miss.is_none_or(|near_miss| !self.is_mistake(cx, sentence, near_miss)) {
            if let Some(phrase) = bare_condition.filter(|_| !cx.is_read(sentence)) {
                let message = format!("`{phrase}` without a condition");
                cx.error(sentence, message, format!("expected ``{phrase} `mode == 1` ``"));
                return Some(sentence);
            }
            self.statement(cx, sentence);
        }
        Some(sentence)
    }

    /// The part of a sentence that has a slip in words that would make it a fact, and these words.
    fn near_miss(&self, searched: Searched<'a>, may_refer: bool) -> Option<(&'a str, &'static str)> {
        let sentence = searched.text;
        let references = if may_refer { words::references() } else { &[] };
        near::phrase(sentence, words::phrases().iter().chain(references))
            .or_else(|| Some((sentence, words::unfinished_reference(searched).filter(|_| may_refer)?)))
            .or_else(|| Some((sentence, words::unfinished(searched)?)))
            .or_else(|| {
                Some((sentence, TYPES[0].text)).filter(|_| self.is_operand() && is_mere_type_list(searched))
            })
    }

    /// Reports a near miss, unless the sentence has a reading.
    fn is_mistake(
        &mut self,
        cx: &mut Cx<'_, 'a>,
        sentence: &'a str,
        (part, phrase): (&'a str, &'static str),
    ) -> bool {
        let message = format!("`{part}` is no statement about `{}`", self.name);
        let (spot, help) = (cx.spot(part), format!("did you mean `{phrase}`?"));
        // A reading decides on the meaning of a known mistake.
        if cx.is_read(sentence) {
            cx.log.note(&spot, message, help);
            return false;
        }
        cx.log.error(&spot, message, help);
        // The meaning is taken, so that one mistake has one message.
        self.field.refers =
            self.field.refers.or_else(|| words::refers(Searched::new(phrase)).map(|(refers, _)| refers));
        true
    }

    /// The text before a form, for people. If it constrains something itself, the sentence has a reading too.
    fn rest(&mut self, cx: &mut Cx<'_, 'a>, before: &'a str, sentence: &'a str) -> Option<&'a str> {
        if let Some((_, range, _)) = words::range(before) {
            self.range = Some(Limits { range, text: sentence });
        } else if words::is_normative(before) {
            self.statement(cx, sentence);
        } else if before.trim_ascii_end().ends_with('.') {
            // Sentences, behind which the form begins with a small letter.
            cx.prose(before);
        } else {
            cx.describes(before);
        }
        Some(before)
    }

    /// Reads a sentence without a form: its reading may say when the field is there.
    fn statement(&mut self, cx: &mut Cx<'_, 'a>, sentence: &'a str) {
        if let Some(present) = cx.sentence(sentence).and_then(|r| r.present.as_ref()) {
            let subject = cx.subject.clone();
            cx.states_one(&subject, present, ExpressionPlace::Condition(self.field.name.clone()), sentence);
            self.field.when = Some(present.first.text.clone());
        }
    }

    fn classes(&mut self, cx: &mut Cx<'_, 'a>, list: &'a str) {
        if !self.field.is_vector() {
            cx.error(list, format!("`{}` is no vector operand and has no classes", self.name), "");
        }
        for word in list.split(',').map(str::trim) {
            if word.is_empty() {
                cx.error(
                    list,
                    "the list of classes has an empty item",
                    "write `Operand class: general,indirect`",
                );
            } else if words::class(word).is_none() {
                let known = "general, address, predicate, indirect, immediate, state";
                cx.error(word, format!("`{word}` is no operand class"), format!("classes are {known}"));
            } else if self.field.classes.iter().any(|c| c.eq_ignore_ascii_case(word)) {
                cx.error(word, format!("`{word}` is listed twice"), "");
            } else {
                self.field.classes.push(word.to_ascii_lowercase());
            }
        }
    }

    /// Whether the field can hold nothing beyond some limits, which are no limits then.
    fn holds_only(&self, range: Range) -> bool {
        let main = self.bit_ranges.iter().find(|r| r.name == self.field.name).map(BitRange::width);
        main.or(self.field.width()).is_some_and(|width| bits::within(width, range))
    }

    /// Checks the bit ranges and makes them part of the field.
    pub(super) fn finish(&mut self, cx: &mut Cx<'_, 'a>) {
        let width = self.width();
        let immediate = self.field.wire.iter().all(|w| w.ty != "raw_operand") && !self.field.written;
        if let Some(bit_range) = self.bit_ranges.first().filter(|_| self.is_operand() && !immediate) {
            let message =
                format!("`{}` is an operand without an immediate: its bits are not read", self.name);
            cx.warning(bit_range.text, message, "bit ranges are those of integer fields and of immediates");
            self.bit_ranges.clear();
        }
        if let Some(bit_range) = self.bit_ranges.get(bits::LIMIT) {
            cx.error(bit_range.text, format!("more than {} bit ranges", bits::LIMIT), "");
            self.bit_ranges.truncate(bits::LIMIT);
        }
        let all: Vec<&BitRange<'a>> = self.bit_ranges.iter().chain(&self.reserved).collect();
        bits::check(cx, &all, width, self.name);
        if let Some(last) = self.reserved.iter().rfind(|bit_range| words::is_reserved(&bit_range.doc)) {
            bits::check_rest(cx, &all, width, last);
        }
        let of_immediate = self.bit_ranges.iter().filter(|bit_range| bit_range.reserved);
        self.field.reserved =
            self.reserved.iter().chain(of_immediate).fold(0, |mask, bit_range| mask | bit_range.mask());
        for bit_range in &mut self.bit_ranges {
            bit_range.resolve(cx);
            bit_range.range = bit_range.range.filter(|l| !bits::within(bit_range.width(), l.range));
            if !bit_range.reserved {
                self.field.bits.push(bit_range.group(cx));
            }
        }
        let main = self.bit_ranges.iter().find(|r| r.name == self.field.name).and_then(|r| r.range);
        self.range = self.range.or(main).filter(|l| !self.holds_only(l.range));
        self.field.range = self.range.map(|l| l.range);
        if !self.surfaces.is_empty() && self.field.refers != Some(Refers::Surface) {
            let text = self.surfaces[0].text;
            cx.error(
                text,
                format!("`{}` is no index of a surface", self.name),
                "say so: `index of the surface variable`",
            );
        }
    }
}

/// Reports a statement about something that `first` states already.
fn given_once<'a>(cx: &mut Cx<'_, 'a>, first: &'a str, again: &'a str, what: &str) {
    if !first.is_empty() && !std::ptr::eq(first, again) {
        let (here, there) = (cx.spot(again), cx.spot(first));
        cx.log.conflict(&here, format!("{what} given twice"), &there, "first here", "keep one of the two");
    }
}

/// Bits that a text is about, and what is behind them.
fn bits_in(text: &str) -> Option<(u32, u32, &str)> {
    let text = text.trim_start();
    let used = |n: usize| {
        let found = crate::page::bits(&text[n..])?;
        ["is used", "are used"].iter().any(|w| found.2.starts_with(w)).then_some(found)
    };
    crate::page::bits(text).or_else(|| memchr::memchr_iter(b'b', text.as_bytes()).find_map(used))
}

/// A sentence with a list of data types in it.
struct TypeList<'t> {
    before: &'t str,
    /// The words for the operand itself: `The operand `.
    subject: &'t str,
    list: &'t str,
    behind: &'t str,
}

/// Finds the list of types of a sentence.
fn type_list(sentence: Searched<'_>) -> Option<TypeList<'_>> {
    sentence.find(&TYPE)?;
    if let Some((before, list)) = TYPES.iter().find_map(|words| sentence.split(words)) {
        return Some(TypeList { before, subject: "", list, behind: "" });
    }
    let (subject, rest) = sentence.split(&ONE_OF.0)?;
    let (list, behind) = Searched::new(rest).split(&ONE_OF.1)?;
    is_type_list(list).then_some(TypeList { before: "", subject, list, behind })
}

/// Whether a text is nothing but names of data types, as far as their letters tell.
fn is_type_list(text: &str) -> bool {
    let words = text.split(|c: char| c.is_whitespace() || c == ',' || c == '.').filter(|w| !w.is_empty());
    words.clone().next().is_some() && words.into_iter().all(|w| w.bytes().all(|b| !b.is_ascii_lowercase()))
}

/// Whether a sentence lists types and does not demand them: `Type UD,D,F`, `Has type UD`.
fn is_mere_type_list(sentence: Searched<'_>) -> bool {
    let found = [TYPE, Words::new("types")].iter().find_map(|word| sentence.split(word));
    let Some((before, list)) = found else { return false };
    before.split_ascii_whitespace().count() < 4 && is_type_list(list.trim_start_matches(':'))
}

/// A text without some bytes at its start and its end.
fn within(text: &str, before: usize, behind: usize) -> &str {
    text.get(before..text.len().saturating_sub(behind)).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::bits_in;

    #[test]
    fn bits_are_in_front_or_are_said_to_be_used() {
        for (text, expected) in [
            (" Bit[3..0]: code", Some((3, 0, " code"))),
            ("Bits[2..1] are used", Some((2, 1, "are used"))),
            ("only bit[4] is used here", Some((4, 4, "is used here"))),
            ("of the value bits[7..4] are used.", Some((7, 4, "are used."))),
            ("the b of bit[1] is set, and bit[2] is used", Some((2, 2, "is used"))),
            ("the value in bit[4] is set", None),
            ("no bits", None),
        ] {
            assert_eq!(bits_in(text), expected, "{text}");
        }
    }
}
