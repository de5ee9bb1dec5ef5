//! A valid and an invalid example of each rule, from `examples.json`, which is generated from the cases of
//! `genvisa-conformance`.

use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The examples of a rule.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Examples {
    /// The reasons why no case violates this rule alone, on some or all platforms.
    #[serde(default)]
    pub not_alone: Vec<String>,
    /// The pair, if the rule has one.
    pub example: Option<Pair>,
}

/// Lines that violate a rule, and lines that differ in one place and do not.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The platform of the valid lines.
    pub platform: String,
    /// The platform of the invalid lines.
    pub invalid_platform: String,
    /// The difference.
    pub difference: String,
    /// Whether the lines represent the example completely, so that they assemble to it.
    pub assembles: bool,
    /// Whether the lines are whole programs: the rule is about a whole module.
    #[serde(default)]
    pub is_program: bool,
    /// The valid lines; none if text cannot express the difference between whole programs.
    #[serde(default)]
    pub valid: Vec<String>,
    /// The invalid lines.
    #[serde(default)]
    pub invalid: Vec<String>,
}

/// The values of the file by rule, unread: each rule has a line.
static LINES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let value = |line: &'static str| {
        let (rule, value) = line.strip_prefix('"')?.split_once("\": ")?;
        Some((rule, value.strip_suffix(',').unwrap_or(value)))
    };
    include_str!("examples.json").lines().filter_map(value).collect()
});

/// The examples of a rule.
pub fn of(rule: &str) -> Examples {
    let examples = LINES.get(rule).and_then(|value| serde_json::from_str(value).ok());
    examples.unwrap_or_default()
}

impl Pair {
    /// The valid lines as programs.
    pub fn valid_programs(&self) -> Vec<String> {
        self.programs(&self.valid)
    }

    /// Lines as the program that they are, or in a kernel and in a function.
    fn programs(&self, lines: &[String]) -> Vec<String> {
        if self.is_program { vec![lines.join("\n") + "\n"] } else { framed(lines).to_vec() }
    }
}

/// A kernel and a function with the lines of an example.
pub fn framed(lines: &[String]) -> [String; 2] {
    let (declared, body): (Vec<&str>, Vec<&str>) =
        lines.iter().map(String::as_str).partition(|line| line.starts_with(".decl"));
    let [declared, body] =
        [declared, body].map(|lines| lines.into_iter().fold(String::new(), |text, line| text + line + "\n"));
    let head = ".version 4.1\n.kernel \"k\"\n";
    let target = ".kernel_attr Target=\"cm\"\n.function \"k_main\"\n";
    // A call passes these variables to the function.
    let values =
        ["%arg", "%sp", "%fp"].map(|name| format!("    mov (M1_NM, 1) {name}(0,0)<1> 0x0:ud\n")).concat();
    let call = format!("{values}    fcall (M1_NM, 1) f 1 1\n    ret (M1_NM, 1)\n.global_function \"f\"\n");
    let sizes = ".kernel_attr ArgSize=1\n.kernel_attr RetValSize=1\n.function \"f_main\"\n";
    [
        format!("{head}{declared}{target}{body}    ret (M1_NM, 1)\n"),
        format!("{head}{target}{call}{declared}{sizes}{body}    fret (M1_NM, 1)\n"),
    ]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, clippy::unwrap_used, reason = "a failure fails the test")]

    use super::*;
    use genvisa::{Check, Level, Platform, RULES, Rule};
    use genvisa_findings::program::Program;
    use std::collections::BTreeMap;

    /// The rules that a program violates, with their levels; the mistakes in the text if there are any. Except of an example of
    /// such a rule, rules about the flow do not count: it has no code in front that gives variables a value, and none that uses
    /// labels.
    fn violated(of: &Rule, text: &str, platform: Platform) -> Result<BTreeMap<&'static str, Level>, String> {
        let program = Program::text("example", text, platform);
        match program.problems() {
            [] => {
                let rules = program.findings().into_iter().filter_map(|found| found.rule());
                let rules = rules.filter(|rule| !is_about_flow(rule) || is_about_flow(of));
                Ok(rules.map(|rule| (rule.id, rule.level)).collect())
            }
            problems => Err(format!("{problems:?}")),
        }
    }

    fn is_about_flow(rule: &Rule) -> bool {
        let is_of_flow = rule.level.reason().is_some_and(|why| why.contains("errata flow-1"));
        rule.check == Check::Object
            && (is_of_flow || ["var_written(", "runs_past_end("].iter().any(|name| rule.expr.contains(name)))
    }

    /// The reason why an example is wrong in a program.
    fn mistake(
        rule: &Rule,
        [good, bad]: [&str; 2],
        [valid, invalid]: [Platform; 2],
        is_alone: bool,
    ) -> Option<String> {
        let both = violated(rule, good, valid).and_then(|good| Ok((good, violated(rule, bad, invalid)?)));
        let (good, bad) = match both {
            Ok(both) => both,
            Err(problem) => return Some(format!("cannot be read: {problem}")),
        };
        if !good.is_empty() {
            return Some(format!("the valid lines violate {good:?}"));
        }
        let is_right = bad.contains_key(rule.id) && (bad.len() == 1 || !is_alone);
        (!is_right).then(|| format!("the invalid lines violate {bad:?}"))
    }

    #[test]
    fn each_rule_that_needs_no_execution_has_an_entry() {
        let file: serde_json::Value = serde_json::from_str(include_str!("examples.json")).unwrap();
        let all = file["examples"].as_object().unwrap();
        for (rule, entry) in all {
            assert!(LINES.contains_key(rule.as_str()), "{rule}");
            serde_json::from_value::<Examples>(entry.clone()).unwrap_or_else(|e| panic!("{rule}: {e}"));
        }
        let rules = RULES.iter().filter(|rule| rule.check != Check::Runtime);
        let missing: Vec<&str> = rules.map(|rule| rule.id).filter(|id| !all.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    /// The valid lines break no rule, and the invalid ones the rule alone, except where text cannot express an example: there
    /// are no such lines for bytes that are no instruction and for fields that the text form lacks.
    #[test]
    fn valid_examples_pass_and_invalid_ones_break_their_rule_alone() {
        let (mut wrong, mut incomplete, mut count, mut without_lines) = (Vec::new(), String::new(), 0, 0);
        for rule in RULES {
            let Examples { not_alone, example: Some(pair) } = of(rule.id) else { continue };
            if pair.valid.is_empty() {
                without_lines += 1;
                assert!(pair.is_program && !pair.assembles && pair.invalid.is_empty(), "{}", rule.id);
                continue;
            }
            let platforms = [&pair.platform, &pair.invalid_platform];
            let platforms = platforms.map(|name| genvisa_asm::platform_named(name).unwrap());
            let pairs = pair.valid_programs().into_iter().zip(pair.programs(&pair.invalid));
            // A rule that no instruction breaks alone has the reason.
            let wrong_in =
                |(good, bad): (String, String)| mistake(rule, [&good, &bad], platforms, not_alone.is_empty());
            let mistakes: Option<Vec<_>> = pairs.map(wrong_in).collect();
            count += 1;
            match (mistakes, pair.assembles) {
                (Some(mistakes), true) => wrong.push(format!("{}: {mistakes:?}", rule.id)),
                (None, false) => wrong.push(format!("{}: the example is complete", rule.id)),
                (Some(_), false) => incomplete += &format!("{}\n", rule.id),
                (None, true) => {}
            }
        }
        assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
        assert!(count > 2_150, "{count} examples are not all");
        assert!(without_lines <= 140, "{without_lines} examples have no lines");
        expect_test::expect_file!["examples_incomplete.txt"].assert_eq(&incomplete);
    }

    /// Operators and calls of the rule language, and paths of fields. A region is no formula.
    fn is_formula(word: &str) -> bool {
        let operators =
            ["==", "!=", "<=", ">=", "&&", "||", "=>", "%", "*", ">>", "<<", "&", "+", "matches!"];
        let is_name = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let is_path = |parts: (&str, &str)| {
            is_name(parts.0) && parts.0.starts_with(|c: char| c.is_ascii_lowercase()) && !parts.1.is_empty()
        };
        let bare = word.trim_matches(|c: char| matches!(c, '`' | ',' | ';' | ':'));
        operators.contains(&bare)
            || ['.', '[', '('].iter().any(|mark| bare.split_once(*mark).is_some_and(is_path))
    }

    #[test]
    fn formulas_are_recognised() {
        for formula in ["`exec_size.mask`", "`params[0]`", "region(dst)", "&", "`var_info[3]`"] {
            assert!(is_formula(formula), "{formula}");
        }
        for word in ["`<1;1,0>`", "(ud", "`.function`", "`0x10`", "`%r0`", "8"] {
            assert!(!is_formula(word), "{word}");
        }
    }

    /// The message about each rule: expressions are below it.
    #[test]
    fn messages_have_no_formulas() {
        let (mut formulas, mut count) = (String::new(), 0);
        for rule in RULES {
            let Examples { example: Some(pair), .. } = of(rule.id) else { continue };
            let platform = genvisa_asm::platform_named(&pair.invalid_platform).unwrap();
            for text in pair.programs(&pair.invalid) {
                let program = Program::text("example", &text, platform);
                let findings = program.findings();
                let mut about =
                    findings.iter().filter(|found| found.rule().is_some_and(|known| known.id == rule.id));
                let Some(finding) = about.next() else { continue };
                let message = program.rows().row(finding).message;
                count += 1;
                if message.split(' ').any(is_formula) {
                    formulas += &format!("{}: {message}\n", rule.id);
                }
            }
        }
        assert_eq!(formulas, "");
        assert!(count > 4_000, "{count} messages are not all");
    }
}
