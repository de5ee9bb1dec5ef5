//! The context of a reading: the page that is read, and where facts, rules and problems go.

use super::known::Known;
use super::log::{
    Copied, Defined, ExpressionPlace, Log, Named, Reasoned, Spot, Stated, Supplied, Usage, Used,
};
use super::words;
use crate::coverage::{Interpretation, PageCoverage, Sentence, Statement, States};
use crate::diagnostics::UNREAD;
use crate::isa::{At, Check, Checksum, Definition, Level, PlatformSet, Rule, RuleKind, TypeName, VersionSet};
use crate::page::{Entry, EntryKind, Page, cells, sentences};
use crate::readings::{Conditional, CopiedRule, Expression, PageReadings, Reading, StatedRule};
use foldhash::{HashMap, HashMapExt};
use genvisa_rule::Written;
use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// The page that is read, and where facts, rules and problems go.
pub(super) struct Cx<'p, 'a> {
    pub(super) page: &'p Page<'a>,
    /// Its path, for places on it.
    pub(super) path: Arc<str>,
    pub(super) log: &'p mut Log<'a>,
    pub(super) rules: &'p mut Vec<Rule>,
    /// The subject of rules: the instruction, structure or shared field that is read.
    pub(super) subject: Arc<str>,
    /// The known meanings of the sentences of this page.
    pub(super) readings: Option<&'p PageReadings>,
    /// The sentences that are known from other pages.
    pub(super) known: &'p mut Known<'a>,
    /// The interpretations of the sentences.
    pub(super) coverage: &'p mut PageCoverage,
    /// A byte of the page and its line: where lines were counted last.
    pub(super) counted: Cell<(usize, u32)>,
    /// The start and the end of the part of the page whose checksum was asked for last, and the checksum.
    pub(super) summed: Cell<(usize, usize, Checksum)>,
    /// Sentences without a reading that need none, on a page with readings.
    pub(super) passed_over: Vec<&'a str>,
    /// The rules of readings that replace rules of the same id.
    pub(super) replacing: Vec<Rule>,
}

/// A rule without its subject and position.
pub(super) struct NewRule<'t> {
    /// The parts of `place` or `place/what`.
    pub(super) name: &'t [&'t str],
    pub(super) platforms: PlatformSet,
    pub(super) kind: RuleKind,
    pub(super) check: Check,
    pub(super) expr: Written,
    /// The requirement as a sentence.
    pub(super) doc: String,
    /// The text that states it, a part of the page.
    pub(super) source: &'t str,
}

impl<'p, 'a> Cx<'p, 'a> {
    /// The position of a part of the page's text.
    pub(super) fn spot(&self, part: &str) -> Spot {
        Spot { path: self.path.clone(), span: self.page.span(part) }
    }

    /// The position of an entry.
    pub(super) fn at(&self, entry: &Entry<'_>) -> At {
        At { page: self.path.clone(), line: entry.line }
    }

    #[cold]
    pub(super) fn error(
        &mut self,
        part: &str,
        message: impl Into<Cow<'static, str>>,
        help: impl Into<Cow<'static, str>>,
    ) {
        self.log.error(&self.spot(part), message, help);
    }

    #[cold]
    pub(super) fn warning(
        &mut self,
        part: &str,
        message: impl Into<Cow<'static, str>>,
        help: impl Into<Cow<'static, str>>,
    ) {
        self.log.warning(&self.spot(part), message, help);
    }

    /// Notes that the page defines something that no other may.
    pub(super) fn defines(&mut self, what: String, part: &str) {
        let spot = self.spot(part);
        self.log.defined.push(Defined { what, spot });
    }

    /// Adds a rule that `line` states.
    pub(super) fn rule(&mut self, line: u32, new: NewRule<'_>) {
        let sum = self.sum(new.source);
        let length: usize = new.name.iter().map(|part| part.len()).sum();
        let mut id = String::with_capacity(self.subject.len() + "/".len() + length);
        id.extend([&*self.subject, "/"]);
        id.extend(new.name.iter().copied());
        self.rules.push(Rule {
            id,
            subject: self.subject.clone(),
            page: self.path.clone(),
            line,
            platforms: new.platforms,
            kind: new.kind,
            check: new.check,
            level: Level::Error,
            expr: new.expr.into_text(),
            doc: new.doc,
            sum,
        });
    }

    /// Removes the rules that rules of readings replace. These have the kinds of the removed ones.
    pub(super) fn replace_rules(&mut self) {
        for new in std::mem::take(&mut self.replacing) {
            let is_old = |rule: &mut Rule| rule.id == new.id && rule.expr != new.expr;
            let Some(old) = self.rules.extract_if(.., is_old).last() else { continue };
            self.rules.iter_mut().filter(|rule| rule.id == new.id).for_each(|rule| rule.kind = old.kind);
        }
    }

    /// Reports rules of the page that have the same id.
    pub(super) fn unique_rules(&mut self) {
        let mut seen = HashMap::with_capacity(self.rules.len());
        let twice = self.rules.iter().filter(|rule| seen.insert(rule.id.as_str(), rule.line).is_some());
        let twice: Vec<(String, u32)> = twice.map(|r| (r.id.clone(), r.line)).collect();
        for (id, line) in twice {
            let entry = self.page.entries.iter().find(|e| e.line == line);
            let text = entry.map_or("", |e| self.page.text(e));
            let help = "every rule has a name of its own; the page states one of this name, or it follows from another line";
            self.error(text, format!("the page has two rules `{id}`"), help);
        }
    }

    /// The platforms of a tag (the text between its braces).
    pub(super) fn platforms(&mut self, tag: &'a str) -> PlatformSet {
        if tag.is_empty() {
            return PlatformSet::default();
        }
        let Some(set) = PlatformSet::parse(tag) else {
            self.error(
                tag,
                format!("`{{{tag}}}` is no set of platforms"),
                "platforms are tagged `{XEHP+}` (from), `{-PVC}` (before) or `{DG2,XEHP}` (these)",
            );
            return PlatformSet::default();
        };
        for word in tag.split(',') {
            let word = word.trim().trim_end_matches('+');
            let word = word.strip_prefix("pre-").or_else(|| word.strip_prefix('-')).unwrap_or(word);
            let used = Used { word, spot: self.spot(word) };
            self.log.platforms.push(used);
        }
        set
    }

    /// The object versions of a tag (the text between its braces).
    pub(super) fn versions(&mut self, tag: &'a str) -> VersionSet {
        if tag.is_empty() {
            return VersionSet::default();
        }
        if let Some(set) = VersionSet::parse(tag) {
            let spot = self.spot(tag);
            self.log.versions.push((set, spot));
            return set;
        }
        self.error(
            tag,
            format!("`{{{tag}}}` is no set of object versions"),
            "versions are tagged `{v3.4+}` (from) or `{-v3.4}` (before)",
        );
        VersionSet::default()
    }

    /// A list of data types: `B,D, F.{XEHP+}BF`. A tag goes for the types behind it.
    pub(super) fn types(&mut self, text: &'a str) -> Vec<TypeName> {
        let mut list: Vec<TypeName> = Vec::new();
        let mut tag = "";
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '.'));
            if rest.is_empty() {
                return list;
            }
            if let Some((inner, behind)) = crate::page::tag(rest) {
                (tag, rest) = (inner, behind);
                continue;
            }
            let end =
                rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '{')).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end.max(rest.chars().next().map_or(0, char::len_utf8)));
            rest = behind;
            let name = word.bytes().next().is_some_and(|b| b.is_ascii_uppercase())
                && word.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
            if !name {
                self.error(
                    word,
                    format!("`{word}` is no data type"),
                    "types are listed as `UD,D,F`, tagged ones behind a tag: `UD,D.{XEHP+}BF`",
                );
                return list;
            }
            if list.len() > 64 || list.iter().any(|t| t.name == word) {
                self.error(word, format!("`{word}` is listed twice"), "");
                return list;
            }
            let spot = self.spot(word);
            self.log.types.push(Used { word, spot });
            list.push(TypeName { name: word.to_string(), platforms: self.platforms(tag) });
        }
    }

    /// Reads text that has no form of its own: each sentence is known to say something, or is listed as prose where
    /// it constrains nothing, or is reported as unread.
    pub(super) fn prose(&mut self, text: &'a str) {
        for sentence in sentences(text) {
            self.sentence(sentence);
        }
    }

    /// Reads entries that have no form of their own: sentences.
    pub(super) fn all_prose(&mut self, entries: &[Entry<'a>]) {
        for entry in entries {
            match entry.kind {
                EntryKind::Comment
                | EntryKind::Unclosed
                | EntryKind::Separator
                | EntryKind::Line
                | EntryKind::Heading(_) => {}
                EntryKind::Row => cells(self.page.text(entry)).for_each(|cell| self.prose(cell)),
                _ => self.prose(self.page.text(entry)),
            }
        }
    }

    /// Reads an entry of a section whose list items have one form, which this entry has not. Paragraphs between the lists are
    /// prose. A list item is an error unless its sentences have readings, because a misspelt item would be lost as prose.
    pub(super) fn list_item(&mut self, entry: &Entry<'a>, expected: &str, form: &str) {
        if let EntryKind::Comment | EntryKind::Unclosed | EntryKind::Separator | EntryKind::Line = entry.kind
        {
            return;
        }
        let text = self.page.text(entry);
        // `-**name` without a blank is no item of Markdown.
        let is_item = self.page.is_item(entry) || text.starts_with("-**");
        if self.is_read(text) || !is_item {
            return self.all_prose(std::slice::from_ref(entry));
        }
        let first = text.lines().next().unwrap_or(text);
        self.error(first, format!("this is not {expected}"), format!("expected `{form}`"));
    }

    /// The reading of a sentence.
    fn reading(&self, sentence: &str) -> Option<&'p Reading> {
        self.readings?.find(sentence, || self.sum(sentence))
    }

    /// Whether each sentence of a text has a reading.
    pub(super) fn is_read(&self, text: &str) -> bool {
        sentences(text).all(|sentence| self.reading(sentence).is_some())
    }

    /// Reports an argument in parentheses behind the name of a list item that takes none: a tag of platforms has braces.
    pub(super) fn no_argument(&mut self, arg: Option<&'a str>) {
        if let Some(arg) = arg {
            let help = "platforms are tagged in braces: `{XEHP+}`";
            self.error(arg, format!("`({arg})` has no meaning here"), help);
        }
    }

    /// Reads one sentence that has no form of its own. Gives its reading, where it has one.
    pub(super) fn sentence(&mut self, sentence: &'a str) -> Option<&'p Reading> {
        self.describes(sentence);
        let reading = self.reading(sentence);
        if let Some(reading) = reading {
            let interpretation = self.apply(reading, sentence);
            self.add_sentence(sentence, interpretation);
        } else if words::is_normative(sentence) {
            self.warning(
                sentence,
                UNREAD,
                "say it in the rule language under `#### Rules`, or add a reading of it to reader/readings",
            );
            self.add_sentence(sentence, Interpretation::Unread);
        } else if self.readings.is_some() {
            self.passed_over.push(sentence);
        }
        reading
    }

    /// Warns of a sentence that is nearly that of a reading.
    pub(super) fn nearly_read(&mut self, sentence: &str, message: &'static str, reading: &Spot) {
        let spot = self.spot(sentence);
        let help = "correct the sentence, or add a reading of it to reader/readings";
        self.log.doubt(&spot, message, reading, "the reading of the other sentence", help);
        self.add_sentence(sentence, Interpretation::Unread);
    }

    /// Notes that a part of the page is words for people: the model has them as a description, or not at all.
    pub(super) fn describes(&mut self, words: &str) {
        if !words.is_empty() {
            self.coverage.prose.push(self.page.span(words));
        }
    }

    /// Notes that a sentence is words for people except for a phrase of it.
    pub(super) fn describes_around(&mut self, sentence: &str, phrase: &str) {
        let (whole, part) = (self.page.span(sentence), self.page.span(phrase));
        let before = part.start.saturating_sub(whole.start);
        self.describes(sentence.get(..before).unwrap_or_default());
        self.describes(sentence.get(before + part.len()..).unwrap_or_default());
    }

    /// Notes that a part of the page states an attribute of the fact on its line.
    pub(super) fn fact(&mut self, attribute: &'static str, part: &str) {
        self.statement(States::Attribute(attribute), part);
    }

    /// Notes the meaning of a part of the page that has a form of its own.
    pub(super) fn statement(&mut self, states: States, part: &str) {
        if !part.is_empty() {
            let span = self.page.span(part);
            self.coverage.statements.push(Statement { span, states });
        }
    }

    fn add_sentence(&mut self, sentence: &str, interpretation: Interpretation) {
        let line = self.line(sentence);
        let sum = self.sum(sentence);
        self.coverage.sentences.push(Sentence { line, span: self.page.span(sentence), sum, interpretation });
    }

    /// The checksum of a part of the page's text. Sentences and rules ask for that of the same part several times in a row.
    fn sum(&self, part: &str) -> Checksum {
        let Range { start, end } = self.page.span(part);
        if self.page.text.get(start..end).is_none_or(|known| !std::ptr::eq(known, part)) {
            return Checksum::of(part);
        }
        match self.summed.get() {
            (from, to, sum) if (from, to) == (start, end) && start < end => sum,
            _ => {
                let sum = Checksum::of(part);
                self.summed.set((start, end, sum));
                sum
            }
        }
    }

    /// The line that a part of the page's text begins on.
    pub(super) fn line(&self, part: &str) -> u32 {
        let start = self.page.span(part).start;
        let entry = self.page.entries.partition_point(|e| e.span.start <= start).checked_sub(1);
        let entry = entry.and_then(|n| self.page.entries.get(n)).map_or((0, 1), |e| (e.span.start, e.line));
        // An entry may be long: the line that was counted last is mostly nearer.
        let (from, line) = match self.counted.get() {
            (from, line) if entry.0 <= from && from <= start => (from, line),
            _ => entry,
        };
        let between = &self.page.text.as_bytes()[from..start];
        let line = line + memchr::memchr_iter(b'\n', between).count() as u32;
        self.counted.set((start, line));
        line
    }

    /// Adds the rules and definitions of a reading.
    fn apply(&mut self, reading: &Reading, sentence: &str) -> Interpretation {
        for definition in &reading.definitions {
            self.define(&definition.name, &definition.expression, sentence);
        }
        self.log.later_platforms.extend(reading.platforms.iter().cloned());
        for values in &reading.values {
            let at = At { page: self.path.clone(), line: self.line(sentence) };
            let (spot, sentence) = (self.reading_spot(&values.span), self.spot(sentence));
            self.log.values.push(Named { values: values.clone(), at, spot, sentence });
        }
        for layout in &reading.layouts {
            let at = At { page: self.path.clone(), line: self.line(sentence) };
            let (spot, sentence) = (self.reading_spot(&layout.span), self.spot(sentence));
            let (fact, doc) = (layout.fact.clone(), reading.doc.clone());
            self.log.layouts.push(Supplied { fact, doc, at, spot, sentence });
        }
        if !reading.reasons.is_empty() {
            let (spot, sentence) = (self.reading_spot(&reading.span), self.spot(sentence));
            let reasons = reading.reasons.clone();
            self.log.reasons.push(Reasoned { reasons: reasons.clone(), spot, sentence });
            return Interpretation::NoRule { why: reading.doc.clone(), reasons };
        }
        let mut rules: Vec<String> =
            reading.rules.iter().map(|stated| self.apply_rule(stated, reading, sentence)).collect();
        rules.extend(reading.copies.iter().map(|copied| self.copy_rule(copied, reading, sentence)));
        Interpretation::Rules { rules }
    }

    /// The subject and the rest of the name of a rule of a reading.
    fn subject_of<'n>(&self, name: &'n str) -> (Arc<str>, &'n str) {
        // A name with two slashes has its own subject; without a current subject every name has one.
        match name.split_once('/') {
            Some((subject, rest)) if self.subject.is_empty() || rest.contains('/') => (subject.into(), rest),
            _ => (self.subject.clone(), name),
        }
    }

    /// A rule of a reading without its constraint.
    fn rule_without_constraint(&self, name: &str, reading: &Reading, sentence: &str) -> Rule {
        let (subject, name) = self.subject_of(name);
        Rule {
            id: [&subject, "/", name].concat(),
            subject,
            page: self.path.clone(),
            line: self.line(sentence),
            platforms: PlatformSet::default(),
            kind: RuleKind::Field,
            check: Check::Static,
            level: Level::Error,
            expr: String::new(),
            doc: reading.doc.clone(),
            sum: self.sum(sentence),
        }
    }

    /// Notes a rule of a reading that repeats another one, and gives its id. Only when all pages are read, the other is known.
    fn copy_rule(&mut self, copied: &CopiedRule, reading: &Reading, sentence: &str) -> String {
        let rule = self.rule_without_constraint(&copied.name, reading, sentence);
        let id = rule.id.clone();
        let (spot, sentence) = (self.reading_spot(&copied.span), self.spot(sentence));
        self.log.copied.push(Copied { rule, of: copied.of.clone(), spot, sentence });
        id
    }

    /// Adds a rule of a reading, and gives its id.
    fn apply_rule(&mut self, stated: &StatedRule, reading: &Reading, sentence: &str) -> String {
        let rule = Rule {
            platforms: stated.platforms.clone(),
            kind: stated.kind,
            check: stated.check,
            expr: stated.constraint.first.text.clone(),
            ..self.rule_without_constraint(&stated.name, reading, sentence)
        };
        let id = rule.id.clone();
        if stated.replaces {
            self.replacing.push(rule.clone());
        }
        // Two sentences of a page may state the same.
        let same = |r: &Rule| r.id == rule.id && r.expr == rule.expr && r.platforms == rule.platforms;
        if self.rules.iter().any(same) {
            return id;
        }
        self.states_one(&rule.subject, &stated.constraint, ExpressionPlace::Rule(id.clone()), sentence);
        self.rules.push(rule);
        id
    }

    /// Gives a structure a definition of a reading: `name` the structure of the section, `STRUCTURE/name` another one.
    fn define(&mut self, name: &str, expression: &Expression, sentence: &str) {
        let (record, name) = name.split_once('/').unwrap_or((&self.subject, name));
        let (record, name) = (Arc::<str>::from(record), name.to_string());
        self.states(&record, expression, Usage::Definition, sentence);
        let at = At { page: self.path.clone(), line: self.line(sentence) };
        let definition = Definition { name, expr: expression.text.clone(), at };
        self.log.definitions.push((record, definition));
    }

    /// Notes an expression of a reading: its names are checked when all pages are read.
    fn states(&mut self, subject: &Arc<str>, expression: &Expression, usage: Usage, sentence: &str) {
        let stated = Stated {
            subject: subject.clone(),
            expr: expression.expr.clone(),
            usage,
            spot: self.reading_spot(&expression.span),
            sentence: Some(self.spot(sentence)),
            place: None,
            otherwise: None,
        };
        self.log.stated.push(stated);
    }

    /// As [`Cx::states`], for an expression at a place of the model, perhaps with an alternative.
    pub(super) fn states_one(
        &mut self,
        subject: &Arc<str>,
        stated: &Conditional,
        place: ExpressionPlace,
        sentence: &str,
    ) {
        let usage = match place {
            ExpressionPlace::Rule(_) => Usage::Rule,
            ExpressionPlace::Condition(_) => Usage::Condition,
        };
        self.states(subject, &stated.first, usage, sentence);
        if let Some(last) = self.log.stated.last_mut() {
            last.place = Some(place);
            last.otherwise = stated.otherwise.as_ref().map(|otherwise| otherwise.expr.clone());
        }
    }

    /// A place in the file of the readings of this page.
    fn reading_spot(&self, span: &Range<usize>) -> Spot {
        Spot { path: self.readings.map(|r| r.path.clone()).unwrap_or_default(), span: span.clone() }
    }
}
