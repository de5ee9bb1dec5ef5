//! Splits a page into items.

use super::item::{Form, Item, Meaning, Why};
use super::model::Model;
use super::prose::{ProseEntry, ProseList, holds};
use super::spans::Spans;
use genvisa_reader::isa::Rule;
use genvisa_reader::page::{Entry, EntryKind, Page, cells};
use genvisa_reader::{Interpretation, PageCoverage, Section, SectionPart, Sentence, States, announces_list};
use std::collections::HashMap;
use std::ops::Range;

/// The outcome of the reader for one page, arranged for look-ups by span.
pub(super) struct Interpreted<'r> {
    pub(super) coverage: &'r PageCoverage,
    /// The sentences that have a reading or need one.
    pub(super) sentences: Spans<&'r Sentence>,
    /// The words for people.
    words: Spans<()>,
    /// The parts with a form of their own.
    statements: Spans<States>,
    /// The number of sentences that state each rule.
    stated: HashMap<&'r str, usize>,
    /// Errors and warnings.
    pub(super) problems: &'r Spans<()>,
}

impl<'r> Interpreted<'r> {
    pub(super) fn new(coverage: &'r PageCoverage, problems: &'r Spans<()>) -> Self {
        let mut stated = HashMap::new();
        for sentence in &coverage.sentences {
            if let Interpretation::Rules { rules } = &sentence.interpretation {
                rules.iter().for_each(|id| *stated.entry(id.as_str()).or_default() += 1);
            }
        }
        Self {
            stated,
            coverage,
            sentences: Spans::new(coverage.sentences.iter().map(|s| (s.span.clone(), s))),
            words: Spans::new(coverage.prose.iter().map(|span| (span.clone(), ()))),
            statements: Spans::new(coverage.statements.iter().map(|s| (s.span.clone(), s.states))),
            problems,
        }
    }
}

/// Splits one page.
pub(super) struct Splitter<'r, 'p, 'a> {
    pub(super) page: &'p Page<'a>,
    pub(super) path: &'r str,
    pub(super) interpreted: &'r Interpreted<'r>,
    pub(super) model: &'r Model<'r>,
    pub(super) prose: &'r ProseList,
    pub(super) items: Vec<Item>,
    /// The path of the instruction that the page is about; the name of the page for a chapter.
    subject: String,
    /// The byte behind the last entry.
    done: usize,
    /// The path of the last row of a table.
    row: Option<String>,
    /// The path of the last fact.
    last: Option<String>,
}

impl<'r, 'p, 'a> Splitter<'r, 'p, 'a> {
    pub(super) fn new(
        page: &'p Page<'a>,
        interpreted: &'r Interpreted<'r>,
        model: &'r Model<'r>,
        prose: &'r ProseList,
    ) -> Self {
        let path = interpreted.coverage.path.as_str();
        let subject = model.instruction(path).unwrap_or(&interpreted.coverage.readings).clone();
        let (items, done) = (Vec::new(), 0);
        Self { page, path, interpreted, model, prose, items, subject, done, row: None, last: None }
    }

    /// Splits the entries of a section. Returns the number of the first new item of each entry.
    pub(super) fn section(&mut self, part: &SectionPart<'_, 'a>) {
        let heading = part.heading.map(|heading| self.heading(part, heading));
        let rows = self.rows(part);
        self.row = None;
        for entry in part.entries {
            match entry.kind {
                EntryKind::Separator | EntryKind::Line => continue,
                EntryKind::Row => {}
                _ => self.row = None,
            }
            self.last = self.fact(entry).or(self.last.take());
            let span = self.with_tag(entry);
            self.markup(span.start);
            match entry.kind {
                EntryKind::Comment | EntryKind::Unclosed => {
                    let why = Meaning::Prose { why: Why::Markup };
                    self.add(Form::Markup, span.clone(), why);
                }
                EntryKind::Row => {
                    self.row = rows.get(&entry.line).cloned();
                    for cell in cells(self.page.text(entry)) {
                        let cell = self.page.span(cell);
                        self.piece(part, entry, Form::Cell, cell);
                    }
                }
                _ if is_code(part) => self.lines(part, entry),
                _ => self.piece(part, entry, Form::Bullet, span.clone()),
            }
            self.done = self.done.max(span.end);
        }
        // A section without facts can have any name. A sentence with a reading has the same meaning in each.
        let Some(heading) = heading else { return };
        let is_free = |item: &Item| match item.meaning {
            Meaning::Prose { .. } | Meaning::Unlisted { .. } => true,
            Meaning::Rule { .. } => item.form == Form::Sentence,
            _ => false,
        };
        if self.items.iter().skip(heading + 1).all(is_free)
            && let Some(item) = self.items.get_mut(heading)
            && item.meaning != Meaning::Unread
        {
            item.meaning = Meaning::Prose { why: Why::Title };
        }
    }

    /// The rest of the page behind the last entry.
    pub(super) fn finish(mut self) -> Vec<Item> {
        self.markup(self.page.text.len());
        self.items.sort_by_key(|item| (item.span.start, item.span.end));
        let (mut at, mut line) = (0, 1);
        for item in &mut self.items {
            line += self.page.text[at..item.span.start].bytes().filter(|&b| b == b'\n').count() as u32;
            at = item.span.start;
            item.line = line;
        }
        self.items
    }

    /// Adds a heading. Returns the number of its item.
    fn heading(&mut self, part: &SectionPart<'_, 'a>, heading: &Entry<'a>) -> usize {
        self.markup(heading.span.start);
        let text = self.page.text(heading);
        let titled = self.model.titled(self.path, text).cloned();
        let path = titled.or_else(|| part.section.map(|_| self.subject.clone()));
        let meaning = match path {
            Some(path) => Meaning::Fact { path, rules: Vec::new() },
            None => Meaning::Prose { why: Why::Title },
        };
        self.add(Form::Heading, heading.span.clone(), meaning);
        self.done = heading.span.end;
        if part.section.is_some() {
            self.last = None;
        }
        self.items.len().saturating_sub(1)
    }

    /// The path of each row of the tables of a section. Rows without a position have that of a row before them; the header has
    /// that of the first row.
    fn rows(&self, part: &SectionPart<'_, 'a>) -> HashMap<u32, String> {
        let facts = self.model.page(self.path);
        let is_table =
            |e: &Entry<'_>| matches!(e.kind, EntryKind::Row | EntryKind::Separator | EntryKind::Line);
        let mut rows = HashMap::new();
        for table in part.entries.chunk_by(|a, b| is_table(a) == is_table(b)).filter(|t| is_table(&t[0])) {
            let own = |e: &Entry<'_>| facts.and_then(|lines| lines.get(&e.line)?.first());
            let mut path = table.iter().find_map(own);
            for row in table {
                path = own(row).or(path);
                if let Some(path) = path {
                    rows.insert(row.line, path.clone());
                }
            }
        }
        rows
    }

    /// Code: each line is an item, and so are its comments.
    fn lines(&mut self, part: &SectionPart<'_, 'a>, entry: &Entry<'a>) {
        let whole = self.with_tag(entry);
        let mut start = whole.start;
        for line in self.page.text[whole].split_inclusive('\n') {
            let span = start..start + line.len();
            start = span.end;
            self.piece(part, entry, Form::Code, span);
        }
    }

    /// A part of an entry: its words for people are sentences, the rest is of the form of the part.
    fn piece(&mut self, part: &SectionPart<'_, 'a>, entry: &Entry<'a>, form: Form, span: Range<usize>) {
        let mut at = span.start;
        let mut words: Vec<_> = self.interpreted.words.over(&span).map(|(words, ())| words.clone()).collect();
        words.dedup();
        let mut stated = Vec::new();
        for words in words {
            self.fragment(part, entry, form, at..words.start);
            at = at.max(words.end.min(span.end));
            // A sentence that extends over two parts is an item of the first.
            if words.start >= span.start && self.has_token(&words) {
                let meaning = self.sentence(part, entry, &words);
                self.add(Form::Sentence, words.clone(), meaning);
            }
            stated.push(words);
        }
        self.fragment(part, entry, form, at..span.end);
        // Facts within sentences are items of their own.
        for words in stated {
            let within = |part: &Range<usize>| words.start <= part.start && part.end <= words.end;
            let parts = self.interpreted.statements.over(&words).filter(|(part, _)| within(part));
            for (part, states) in parts.cloned().collect::<Vec<_>>() {
                let meaning = self.stated(entry, states);
                self.add(Form::Sentence, part, meaning);
            }
        }
    }

    /// A part of an entry that is no sentence for people.
    fn fragment(&mut self, part: &SectionPart<'_, 'a>, entry: &Entry<'a>, form: Form, span: Range<usize>) {
        if span.is_empty() || !self.has_token(&span) {
            return;
        }
        // A tag belongs to the statement behind it.
        let tagged = self.interpreted.statements.over(&entry.span).next();
        let meaning = match tagged.filter(|_| span.start < entry.span.start) {
            Some((_, states)) => self.stated(entry, *states),
            None => self.meaning(part, entry, &span),
        };
        let parts: Vec<_> = self.interpreted.statements.over(&span).cloned().collect();
        let mut at = span.start;
        for (part, states) in parts {
            self.add_if_any(form, at..part.start, &meaning);
            let part = at.max(part.start)..part.end.min(span.end);
            at = at.max(part.end);
            let stated = self.stated(entry, states);
            self.add_if_any(form, part, &stated);
        }
        self.add_if_any(form, at..span.end, &meaning);
    }

    fn add_if_any(&mut self, form: Form, span: Range<usize>, meaning: &Meaning) {
        if !span.is_empty() && self.has_token(&span) {
            self.add(form, span, meaning.clone());
        }
    }

    /// The interpretation of a part of an entry that is no sentence for people.
    fn meaning(&self, part: &SectionPart<'_, 'a>, entry: &Entry<'a>, span: &Range<usize>) -> Meaning {
        let rules = self.model.rules(self.path, entry.line).iter().map(|rule| rule.id.clone());
        let rules: Vec<String> = rules.collect();
        let mut of_classes = self.interpreted.coverage.class_rules.iter();
        let of_class = of_classes.find(|(line, ids)| *line == entry.line && !ids.is_empty());
        if let Some((_, ids)) = of_class.filter(|_| part.section == Some(Section::Rules)) {
            return Meaning::Rule { ids: ids.clone() };
        }
        match part.section {
            Some(Section::Rules) if !rules.is_empty() => return Meaning::Rule { ids: rules },
            Some(Section::Semantics) => return Meaning::Semantics,
            // A tag before a form has no place in the model.
            Some(Section::Text) if span.end > entry.span.start => return Meaning::Text,
            _ => {}
        }
        if let Some(path) = self.fact(entry) {
            return Meaning::Fact { path, rules };
        }
        match part.section {
            Some(
                Section::Format
                | Section::Condition
                | Section::Opcode
                | Section::Properties
                | Section::TypeMaps
                | Section::Definitions,
            ) => Meaning::Fact { path: self.subject.clone(), rules },
            _ => {
                let text = self.page.text[span.clone()].trim();
                self.prose(part, text, text)
            }
        }
    }

    /// The path of the fact on the line of an entry.
    fn fact(&self, entry: &Entry<'a>) -> Option<String> {
        let lines = self.model.page(self.path)?;
        lines.get(&entry.line).and_then(|paths| paths.first()).or(self.row.as_ref()).cloned()
    }

    fn stated(&self, entry: &Entry<'a>, states: States) -> Meaning {
        match states {
            States::Attribute(attribute) => {
                Meaning::Fact { path: self.attribute(entry, attribute), rules: Vec::new() }
            }
            States::Redundant => Meaning::Prose { why: Why::Redundant },
            States::Label => Meaning::Prose { why: Why::Label },
        }
    }

    /// The path of an attribute of the fact on the line of an entry, or else of the fact before it.
    fn attribute(&self, entry: &Entry<'a>, attribute: &str) -> String {
        let path = self.fact(entry).or_else(|| self.last.clone()).unwrap_or_else(|| self.subject.clone());
        format!("{path}/{attribute}")
    }

    /// The interpretation of a sentence for people.
    fn sentence(&self, part: &SectionPart<'_, 'a>, entry: &Entry<'a>, span: &Range<usize>) -> Meaning {
        let read = self.interpreted.sentences.over(span).find(|(read, _)| read.start == span.start);
        match read.map(|(_, sentence)| &sentence.interpretation) {
            Some(Interpretation::Rules { rules }) if rules.is_empty() => {
                Meaning::Fact { path: self.attribute(entry, "reading"), rules: Vec::new() }
            }
            Some(Interpretation::Rules { rules }) => {
                let line = read.map_or(0, |(_, sentence)| sentence.line);
                self.rules_of_sentence(rules, line)
            }
            Some(Interpretation::NoRule { why, .. }) => {
                Meaning::Prose { why: Why::Reading { reason: why.clone() } }
            }
            Some(Interpretation::Unread) => Meaning::Unread,
            // The cells of some tables are facts as they are.
            None if self.row.as_deref().is_some_and(is_kept) => {
                Meaning::Fact { path: self.row.clone().unwrap_or_default(), rules: Vec::new() }
            }
            None => self.prose(part, &self.page.text[span.clone()], &self.without_facts(span)),
        }
    }

    /// Rules that a sentence states, or that other sentences of the page state as well.
    fn rules_of_sentence(&self, rules: &[String], line: u32) -> Meaning {
        let elsewhere = |id: &String| {
            let here = self.model.rules(self.path, line).iter().any(|rule| rule.id == *id);
            !here || self.interpreted.stated.get(id.as_str()).is_some_and(|&sentences| sentences > 1)
        };
        match rules.first().filter(|_| rules.iter().all(elsewhere)) {
            Some(id) if self.model.places.contains(id) => {
                Meaning::Prose { why: Why::Repeats { rule: id.clone() } }
            }
            _ => Meaning::Rule { ids: rules.to_vec() },
        }
    }

    /// A sentence without the parts of it that state facts.
    fn without_facts(&self, span: &Range<usize>) -> String {
        let (mut rest, mut at) = (String::new(), span.start);
        for (fact, _) in self.interpreted.statements.over(span) {
            rest.push_str(self.page.text.get(at..fact.start).unwrap_or_default());
            at = at.max(fact.end);
        }
        rest.push_str(self.page.text.get(at..span.end).unwrap_or_default());
        rest
    }

    /// The reason why a sentence is prose, if it has one. The `rest` of it is no fact.
    fn prose(&self, part: &SectionPart<'_, 'a>, sentence: &str, rest: &str) -> Meaning {
        if part.section == Some(Section::Examples) {
            return Meaning::Prose { why: Why::Examples };
        }
        if announces_list(sentence) {
            return Meaning::Prose { why: Why::Announcement };
        }
        let Some(holds) = holds(rest, self.path, self.model) else {
            return Meaning::Prose { why: Why::Plain };
        };
        let entry = self.prose.find(&self.interpreted.coverage.readings, &Rule::checksum(sentence));
        // An entry that restates a fact or a rule is valid as long as the pages have it.
        let is_valid =
            |entry: &&ProseEntry| entry.place.is_empty() || self.model.places.contains(&entry.place);
        match entry.filter(is_valid) {
            Some(entry) => {
                Meaning::Prose { why: Why::Listed { kind: entry.kind, place: entry.place.clone() } }
            }
            None => Meaning::Unlisted { holds },
        }
    }

    /// The span of an entry with the tag in front of it.
    fn with_tag(&self, entry: &Entry<'a>) -> Range<usize> {
        let tag = self.page.span(entry.tag);
        let is_before = !entry.tag.is_empty() && tag.start > 0 && tag.end <= entry.span.start;
        if is_before { tag.start - 1..entry.span.end } else { entry.span.clone() }
    }

    /// Adds the text between the last entry and a byte.
    fn markup(&mut self, end: usize) {
        let span = self.done..end;
        if span.start < span.end && self.has_token(&span) {
            self.add(Form::Markup, span, Meaning::Prose { why: Why::Markup });
        }
        self.done = self.done.max(end);
    }

    fn add(&mut self, form: Form, span: Range<usize>, meaning: Meaning) {
        let has_problem = self.interpreted.problems.over(&span).next().is_some();
        let meaning = if has_problem { Meaning::Unread } else { meaning };
        self.items.push(Item { line: 0, span, form, meaning });
    }

    fn has_token(&self, span: &Range<usize>) -> bool {
        let text = self.page.text.get(span.clone()).unwrap_or_default();
        text.contains(|c: char| c.is_alphanumeric() || OPERATORS.contains(c))
    }
}

/// Characters of operators. Other punctuation is markup or separates, and its layout is free.
pub(crate) const OPERATORS: &str = "=<>!+%&~^";

/// Whether the entries of a section are lines of code.
fn is_code(part: &SectionPart<'_, '_>) -> bool {
    matches!(part.section, Some(Section::Semantics | Section::Text | Section::Examples))
}

/// Whether a path is that of a row whose cells the model keeps: of a table of no known form, or of one of attributes.
fn is_kept(path: &str) -> bool {
    path.starts_with("tables/") || path.starts_with("attributes/") || path.contains("/tables/")
}
