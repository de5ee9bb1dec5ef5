//! The rules that the options `--allow` and `--deny` of `genvisa check` choose.

use super::explain::unknown;
use crate::Unusable;
use genvisa::{Level, RULES, Rule};

/// A choice of rules, as a user writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Choice {
    /// All rules of a level.
    Level(&'static str),
    /// The rule of an id, or all rules whose ids begin with a prefix and a `/`.
    Id(String),
}

impl Choice {
    /// The levels that can be denied, by their names in the plural.
    const LEVELS: [(&'static str, &'static str); 2] = [("warnings", "warning"), ("notes", "note")];

    fn of_ids(text: &str) -> Result<Self, Unusable> {
        let choice = Self::Id(text.trim_end_matches('/').to_string());
        if RULES.iter().any(|rule| choice.has(rule)) { Ok(choice) } else { Err(unknown(text)) }
    }

    fn of_ids_or_level(text: &str) -> Result<Self, Unusable> {
        match Self::LEVELS.iter().find(|(plural, _)| *plural == text) {
            Some((_, level)) => Ok(Self::Level(level)),
            None => Self::of_ids(text),
        }
    }

    fn has(&self, rule: &Rule) -> bool {
        match self {
            Self::Level(level) => rule.level.name() == *level,
            Self::Id(prefix) => {
                let (id, prefix) = (rule.id.as_bytes(), prefix.as_bytes());
                let begins = id.get(..prefix.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(prefix));
                begins && matches!(id.get(prefix.len()), None | Some(b'/'))
            }
        }
    }
}

/// The rules that are hidden, and those whose violation fails.
#[derive(Debug, Default)]
pub struct Selection {
    allowed: Vec<Choice>,
    denied: Vec<Choice>,
}

impl Selection {
    /// The selection of some arguments.
    ///
    /// # Errors
    /// If an argument names no rule.
    pub fn of(allow: &[String], deny: &[String]) -> Result<Self, Unusable> {
        let allowed = allow.iter().map(|text| Choice::of_ids(text)).collect::<Result<_, _>>()?;
        let denied = deny.iter().map(|text| Choice::of_ids_or_level(text)).collect::<Result<_, _>>()?;
        Ok(Self { allowed, denied })
    }

    /// Whether violations of a rule are hidden.
    pub fn hides(&self, rule: &Rule) -> bool {
        self.allowed.iter().any(|choice| choice.has(rule))
    }

    /// Whether a violation of a rule fails.
    pub fn fails(&self, rule: &Rule) -> bool {
        rule.level == Level::Error || self.denied.iter().any(|choice| choice.has(rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of rules that a choice has.
    fn count(text: &str) -> Option<usize> {
        let choice = Choice::of_ids_or_level(text).ok()?;
        Some(RULES.iter().filter(|rule| choice.has(rule)).count())
    }

    #[test]
    fn a_prefix_ends_at_a_slash() {
        assert_eq!(count("RET/exec_size/scalar"), Some(1));
        assert_eq!(count("ret/EXEC_SIZE"), count("RET/exec_size/"));
        let of_add = RULES.iter().filter(|rule| rule.id.starts_with("ADD/")).count();
        assert!(of_add > 1);
        assert_eq!(count("ADD"), Some(of_add), "ADDC is another instruction");
        assert_eq!(["AD", "RET/exec", "RET/exec_size/scalar/x", "", "/", "warning"].map(count), [None; 6]);
    }

    #[test]
    fn levels_are_those_of_the_rules() {
        for (plural, level) in Choice::LEVELS {
            let expected = RULES.iter().filter(|rule| rule.level.name() == level).count();
            assert!(expected > 0, "{level}");
            assert_eq!(count(plural), Some(expected));
        }
        assert!(Choice::of_ids("warnings").is_err(), "a level cannot be hidden");
    }

    #[test]
    fn errors_fail_without_options_and_others_with_them() {
        let none = Selection::default();
        let deny = |text: &str| Selection::of(&[], &[text.to_string()]).unwrap();
        for rule in RULES {
            let level = rule.level.name();
            assert_eq!(none.fails(rule), level == "error", "{}", rule.id);
            assert_eq!(deny("warnings").fails(rule), level != "note", "{}", rule.id);
            assert_eq!(deny("notes").fails(rule), level != "warning", "{}", rule.id);
            assert!(deny(rule.id).fails(rule));
            assert!(!none.hides(rule));
            assert!(Selection::of(&[rule.id.to_string()], &[]).unwrap().hides(rule));
        }
    }
}
