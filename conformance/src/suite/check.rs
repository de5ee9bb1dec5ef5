//! Checks the cases of a rule, and the results of an implementation under test.

use super::{Site, Suite, Topic};
use crate::case::{Case, Violated};
use crate::generate::{Cases, Depth};
use crate::implementation::{CheckResult, Implementation};
use crate::layout::VariableTypes;

impl Suite<'_> {
    /// Generates the cases of a rule on a platform and checks an implementation with them. Returns their number.
    ///
    /// # Errors
    /// All failures: cases that are missing, and cases with another result than expected.
    pub fn run(&self, topic: &Topic, implementation: &dyn Implementation) -> Result<usize, String> {
        self.cases(topic).run(implementation)
    }

    /// The reasons why cases do not test a rule on a platform: missing cases, and cases that test another rule as well.
    pub fn flaws(&self, topic: &Topic, cases: &Cases) -> Vec<String> {
        let mut flaws = self.gaps(topic, cases);
        for case in cases.cases.values() {
            flaws.extend(self.ambiguity(topic, case).map(|problem| format!("{case}\n    {problem}")));
        }
        flaws
    }

    /// The missing cases of a rule: it needs a positive one, and a negative one unless it is declared co-dependent.
    fn gaps(&self, topic: &Topic, cases: &Cases) -> Vec<String> {
        let rule = &self.spec.isa.rules[topic.rule];
        let declared = self.declared(topic);
        let mut gaps = Vec::new();
        if topic.sites.is_empty() && declared.is_none() {
            return vec![format!(
                "no instruction has a `{}` that could violate the rule ({}:{})",
                rule.subject, rule.page, rule.line
            )];
        }
        let applies = self.spec.on(&rule.platforms, topic.platform);
        if applies && cases.positives() == 0 && declared.is_none_or(|declared| declared.with.is_empty()) {
            gaps.push(format!("no positive case: {}", rule.expr));
        }
        let why = cases.without_negative.join("\n    ");
        match declared {
            None if applies && cases.negatives == 0 && !self.is_violated_elsewhere_only(topic) => {
                gaps.push(format!(
                    "no negative case, and not declared in co_dependent.toml: {}\n    {why}",
                    rule.expr
                ));
            }
            Some(declared) if self.is_independent(topic) => gaps.push(format!(
                "declared in co_dependent.toml ({}), but can be violated alone: remove the declaration",
                declared.reason
            )),
            Some(declared) if !declared.with.is_empty() && cases.negatives == 0 => {
                gaps.push(format!(
                    "cannot be violated together with {}\n    {why}",
                    declared.with.join(", ")
                ));
            }
            _ => {}
        }
        gaps
    }

    /// Whether a rule is always satisfied on these platforms and can be violated on others.
    fn is_violated_elsewhere_only(&self, topic: &Topic) -> bool {
        !self.can_be_violated(topic)
            && self.topics.iter().any(|t| t.rule == topic.rule && t != topic && self.can_be_violated(t))
    }

    /// The reason why a case does not test one rule alone.
    fn ambiguity(&self, topic: &Topic, case: &Case) -> Option<String> {
        let rule = &self.spec.isa.rules[topic.rule].id;
        let declared = self.declared(topic).map_or(&[][..], |declared| &declared.with);
        let other = case.violated.iter().find(|(id, _)| id != rule && !declared.contains(id));
        if let Some((id, _)) = other {
            return Some(format!("violates {id} as well"));
        }
        match &case.counterpart {
            None if case.violated.iter().any(|(id, _)| id == rule) => Some("has no valid counterpart".into()),
            Some((valid, _)) if valid.violated.iter().any(|(id, _)| id == rule) => {
                Some("has a counterpart that violates the rule".into())
            }
            _ => None,
        }
    }

    /// Whether a rule that is declared as co-dependent can be violated alone.
    fn is_independent(&self, topic: &Topic) -> bool {
        let any_type = |site: &Site| Site { types: VariableTypes::All, ..site.clone() };
        topic.sites.iter().flat_map(|site| [site.clone(), any_type(site)]).any(|site| {
            let mut cases = Cases::default();
            self.generate(topic, &site, &[], Depth::Pair, &mut cases);
            cases.negatives > 0
        })
    }

    /// Declarations about rules and platforms that do not exist.
    pub fn wrong_declarations(&self) -> Vec<String> {
        let exists = |id: &str| self.spec.isa.rules.iter().any(|rule| rule.id == id);
        let mut wrong = Vec::new();
        for declared in &self.co_dependent {
            let rules = std::iter::once(&declared.rule).chain(&declared.with);
            wrong.extend(rules.filter(|id| !exists(id)).map(|id| format!("there is no rule {id}")));
            if declared.platforms().is_none_or(|set| set.contains(&self.spec.isa.platforms, 0).is_none()) {
                wrong.push(format!("{}: there are no platforms `{}`", declared.rule, declared.on));
            }
        }
        wrong
    }
}

impl Cases {
    /// Checks an implementation with the cases. Returns their number.
    ///
    /// # Errors
    /// All failures: flaws of the cases, and cases with another result than expected.
    pub fn run(&self, implementation: &dyn Implementation) -> Result<usize, String> {
        let mut wrong = self.flaws.clone();
        for case in self.cases.values() {
            let problem = compare(case, &implementation.check(case));
            wrong.extend(problem.map(|problem| format!("{case}\n    {problem}")));
        }
        if wrong.is_empty() { Ok(self.cases.len()) } else { Err(wrong.join("\n")) }
    }
}

/// The failure that a result is, if it is one.
pub fn compare(case: &Case, result: &CheckResult) -> Option<String> {
    match result {
        CheckResult::Decoded(_) if !case.is_readable => {
            Some("was decoded, but its tags or opcodes have no meaning".into())
        }
        CheckResult::Decoded(violated) if *violated == case.violated => None,
        CheckResult::Decoded(violated) => {
            Some(format!("violates {}, but the result is {}", list(&case.violated), list(violated)))
        }
        CheckResult::NotDecoded(why) if case.is_readable => Some(format!("was not decoded: {why}")),
        CheckResult::NotDecoded(_) => None,
        CheckResult::Lossy(why) => Some(why.clone()),
    }
}

fn list<'a>(violated: impl IntoIterator<Item = &'a Violated>) -> String {
    let names = violated.into_iter().map(|(rule, field)| match field.as_str() {
        "" => rule.clone(),
        field => format!("{rule} at {field}"),
    });
    let text = names.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "no rule".into() } else { text }
}
