//! Tables of rules, and the side tables with their lines on the pages.

use crate::RenderError;
use crate::names::{literal, module, snake};
use crate::text::{expression, long_literal, wrap};
use crate::view::missing;
use crate::world::World;
use genvisa_reader::isa::{Check, Rule, Table};
use genvisa_rule::{Expr, Name, Pattern};

/// The columns of a table with named sets of types. The table can be on any page.
const SETS: [&str; 2] = ["Set", "Types"];

/// A named set of encodings.
#[derive(Debug)]
pub(crate) struct NamedSet {
    name: String,
    members: Vec<String>,
}

/// The sets that a page declares, longest first.
pub(crate) fn sets(tables: &[Table]) -> Vec<NamedSet> {
    let rows = tables.iter().filter(|table| table.header == SETS).flat_map(|table| &table.rows);
    let set = |row: &Vec<String>| {
        let [name, members] = &row[..] else { return None };
        let members = members.split([' ', ',']).filter(|member| !member.is_empty()).map(str::to_string);
        Some(NamedSet { name: name.clone(), members: members.collect() })
    };
    let mut sets: Vec<_> = rows.filter_map(set).collect();
    sets.sort_by_key(|set| std::cmp::Reverse(set.members.len()));
    sets
}

impl World<'_> {
    /// `INTEGERS = UB | B;`, one line each.
    pub(super) fn declared_sets(&self) -> Result<String, RenderError> {
        let mut out = String::new();
        for NamedSet { name, members } in &self.sets {
            if let Some(unknown) = members.iter().find(|m| self.isa.types.iter().all(|t| t.name != **m)) {
                return Err(missing(&format!("the data type {unknown}, which is in the set {name}")));
            }
            out.push_str(&format!("    {name} = {};\n", members.join(" | ")));
        }
        Ok(out)
    }

    /// `rules! { … }`, or nothing for a subject without rules. `module` is the module of the side table.
    pub(super) fn rules(&self, ty: &str, subject: &str, module: &str) -> String {
        let rows: Vec<String> = self.isa.rules_of(subject).map(|rule| self.rule_row(rule)).collect();
        if rows.is_empty() {
            return String::new();
        }
        let (subject, rows) = (literal(subject), rows.concat());
        format!("rules! {{\n    {ty}: {subject} at crate::lines::{module};\n\n{rows}}}\n")
    }

    fn rule_row(&self, rule: &Rule) -> String {
        let name = rule.id.split_once('/').map_or(rule.id.as_str(), |(_, name)| name);
        let kind = serde_json::to_value(rule.kind).ok();
        let kind = kind.as_ref().and_then(|kind| kind.as_str()).unwrap_or_default();
        let mut options = Vec::new();
        if name.rsplit('/').next() != Some(kind) {
            options.push(kind.to_string());
        }
        match rule.check {
            Check::Static => {}
            Check::Object => options.push("object".to_string()),
            Check::Runtime => options.push("runtime".to_string()),
        }
        if !rule.platforms.is_all() {
            options.push(format!("on {}", literal(&rule.platforms.to_string())));
        }
        if let Some(reason) = rule.level.reason() {
            // The reason begins on a line of its own, so that its width does not depend on the options before it.
            options.push(format!("{}\n        {}", rule.level.name(), long_literal(reason, 8, 8)));
        }
        let options = if options.is_empty() { String::new() } else { format!(" [{}]", options.join(", ")) };
        let head = format!("    {}{options}:", literal(name));
        let doc = if rule.doc.is_empty() { String::new() } else { wrap(&rule.doc, "    /// ") };
        let text = self.with_sets(&rule.expr);
        let body = expression(&text, head.len() + 1, 8);
        match head.contains('\n') || body.contains('\n') {
            false => format!("{doc}{head} {body};\n"),
            true => format!("{doc}{head}\n        {};\n", expression(&text, 8, 12)),
        }
    }

    /// An expression with the names of sets in place of their members.
    fn with_sets(&self, text: &str) -> String {
        let Ok(expr) = genvisa_rule::parse(text) else { return text.to_string() };
        self.named(expr).to_string()
    }

    fn named(&self, expr: Expr) -> Expr {
        let inner = |expr: Box<Expr>| Box::new(self.named(*expr));
        match expr {
            Expr::Matches { subject, patterns } => {
                Expr::Matches { subject: inner(subject), patterns: self.named_patterns(patterns) }
            }
            Expr::Unary { op, operand } => Expr::Unary { op, operand: inner(operand) },
            Expr::Binary { op, left, right } => Expr::Binary { op, left: inner(left), right: inner(right) },
            other => other,
        }
    }

    /// Replaces adjacent members in the order of a set by the name of the set.
    fn named_patterns(&self, patterns: Vec<Pattern>) -> Vec<Pattern> {
        let is = |pattern: &Pattern, member: &String| match pattern {
            Pattern::Name(name) => name.path == [member.clone()],
            Pattern::Int(_) | Pattern::Range(..) => false,
        };
        let (mut out, mut rest) = (Vec::new(), &patterns[..]);
        while let [first, others @ ..] = rest {
            let begins = |set: &&NamedSet| {
                set.members.len() <= rest.len() && rest.iter().zip(&set.members).all(|(p, m)| is(p, m))
            };
            match self.sets.iter().find(begins) {
                Some(set) => {
                    let name = Name { path: vec![set.name.clone()], span: Default::default() };
                    out.push(Pattern::Name(name));
                    rest = &rest[set.members.len()..];
                }
                None => {
                    out.push(first.clone());
                    rest = others;
                }
            }
        }
        out
    }

    /// The constant `RULES` of a side table: one row for each rule of the subject.
    pub(super) fn places(&self, subject: &str, page: &str, indent: &str) -> String {
        let row = |rule: &Rule| {
            let name = rule.id.split_once('/').map_or(rule.id.as_str(), |(_, name)| name);
            let page = if &*rule.page == page { "PAGE".to_string() } else { literal(&rule.page) };
            format!(
                "{indent}    ({}, {page}, {}, {}),\n",
                literal(name),
                rule.line,
                literal(&rule.sum.to_string())
            )
        };
        let rows: String = self.isa.rules_of(subject).map(row).collect();
        format!("{indent}pub const RULES: &[crate::lines::RuleLine] = &[\n{rows}{indent}];\n")
    }

    /// The module of the side table of a subject on a page of chapters: `operands::gen_opnd`.
    pub(super) fn place(page: &str, subject: &str) -> String {
        format!("{}::{}", crate::world::module(page), module(&snake(subject)))
    }
}
