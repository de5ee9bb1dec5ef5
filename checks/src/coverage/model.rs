//! The facts and names of a model by page and line.

use genvisa_reader::isa::{Check, Isa, Rule};
use serde_json::Value;
use std::collections::{BTreeSet, HashMap, HashSet};

/// The facts and rules of a model, by their positions, and its names.
pub(super) struct Model<'a> {
    /// The paths of the facts of each line, by page.
    paths: HashMap<String, HashMap<u32, Vec<String>>>,
    /// The paths of the parts that a heading names, by page and heading.
    titles: HashMap<(String, String), String>,
    /// All paths, and the ids of all rules.
    pub(super) places: HashSet<String>,
    rules: HashMap<&'a str, HashMap<u32, Vec<&'a Rule>>>,
    checks: HashMap<&'a str, Check>,
    /// The names of fields, bit ranges and encodings, by page.
    names: HashMap<String, BTreeSet<String>>,
    /// The names of instructions, types, platforms and structures.
    common: BTreeSet<String>,
}

/// Attributes whose value names a fact, best first.
const KEYS: [&str; 7] = ["name", "id", "title", "space", "code", "when", "used_if"];

impl<'a> Model<'a> {
    pub(super) fn new(isa: &'a Isa) -> Self {
        let mut model = Self {
            paths: HashMap::new(),
            titles: HashMap::new(),
            places: isa.rules.iter().map(|rule| rule.id.clone()).collect(),
            rules: HashMap::new(),
            checks: isa.rules.iter().map(|rule| (rule.id.as_str(), rule.check)).collect(),
            names: HashMap::new(),
            common: BTreeSet::new(),
        };
        for rule in &isa.rules {
            let lines = model.rules.entry(&rule.page).or_default();
            lines.entry(rule.line).or_default().push(rule);
        }
        let named = isa.instructions.iter().map(|i| &i.name);
        let named =
            named.chain(isa.types.iter().map(|t| &t.name)).chain(isa.platforms.iter().map(|p| &p.name));
        model.common.extend(named.chain(isa.records.iter().map(|r| &r.name)).cloned());
        // A model that cannot be a JSON value would be a defect of the model; then no line has a fact.
        if let Ok(Value::Object(lists)) = serde_json::to_value(isa) {
            for (list, value) in lists.iter().filter(|(list, _)| *list != "rules") {
                model.walk(list, value);
            }
        }
        model
    }

    fn walk(&mut self, path: &str, value: &Value) {
        match value {
            Value::Object(map) => {
                let at = map.get("at").and_then(Value::as_str).and_then(|at| at.rsplit_once(':'));
                if let Some((page, line)) = at.and_then(|(page, line)| Some((page, line.parse().ok()?))) {
                    self.fact(path, map, page, line);
                }
                map.iter().for_each(|(attribute, value)| self.walk(&format!("{path}/{attribute}"), value));
            }
            Value::Array(list) => {
                for (n, value) in list.iter().enumerate() {
                    let key = KEYS.iter().find_map(|key| value.get(key)).map(|key| match key {
                        Value::String(name) => name.clone(),
                        other => other.to_string(),
                    });
                    self.walk(&format!("{path}/{}", key.unwrap_or_else(|| n.to_string())), value);
                }
            }
            _ => {}
        }
    }

    fn fact(&mut self, path: &str, map: &serde_json::Map<String, Value>, page: &str, line: u32) {
        let text = |attribute: &str| map.get(attribute).and_then(Value::as_str);
        if let Some(title) = text("title") {
            self.titles.insert((page.to_string(), title.to_string()), path.to_string());
        }
        let names = [text("name"), text("label")].into_iter().flatten().map(str::to_string);
        self.names.entry(page.to_string()).or_default().extend(names);
        self.places.insert(path.to_string());
        let lines = self.paths.entry(page.to_string()).or_default();
        lines.entry(line).or_default().push(path.to_string());
    }

    /// The facts on the lines of a page.
    pub(super) fn page(&self, page: &str) -> Option<&HashMap<u32, Vec<String>>> {
        self.paths.get(page)
    }

    /// The path of the instruction or of the group of instructions that a page describes.
    pub(super) fn instruction(&self, page: &str) -> Option<&String> {
        let is_one = |path: &&String| matches!(path.split_once('/'), Some(("instructions" | "groups", name)) if !name.contains('/'));
        self.paths.get(page)?.values().flatten().find(is_one)
    }

    /// The part of the model that a heading of a page names.
    pub(super) fn titled(&self, page: &str, title: &str) -> Option<&String> {
        self.titles.get(&(page.to_string(), title.to_string()))
    }

    /// The rules that a line of a page states or implies.
    pub(super) fn rules(&self, page: &str, line: u32) -> &[&'a Rule] {
        self.rules.get(page).and_then(|lines| lines.get(&line)).map_or(&[], Vec::as_slice)
    }

    /// The scope of the rule of that id.
    pub(super) fn check(&self, id: &str) -> Option<Check> {
        self.checks.get(id).copied()
    }

    /// Whether a word is a name of the model, for a page. A name of small letters alone may be a word of English.
    pub(super) fn is_name(&self, page: &str, word: &str) -> bool {
        if word.bytes().all(|b| b.is_ascii_lowercase()) {
            return false;
        }
        self.common.contains(word) || self.names.get(page).is_some_and(|names| names.contains(word))
    }
}
