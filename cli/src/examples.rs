//! An invalid and a valid example of each rule, from `examples.txt`, which is generated from the cases of
//! `genvisa-conformance`.

/// The examples of a rule.
#[derive(Debug, Default)]
pub struct Examples<'t> {
    /// The reasons why no case violates this rule alone, on some or all platforms.
    pub reasons: Vec<&'t str>,
    /// The pair, if the rule has one.
    pub pair: Option<Pair<'t>>,
}

/// Lines that violate a rule, and lines that differ in one place and do not.
#[derive(Debug, Default)]
pub struct Pair<'t> {
    /// The platform.
    pub platform: &'t str,
    /// The difference.
    pub difference: &'t str,
    /// Whether the lines represent the example completely, so that they assemble to it.
    pub says_all: bool,
    /// The invalid lines.
    pub bad: Vec<&'t str>,
    /// The valid lines.
    pub good: Vec<&'t str>,
}

/// The examples of a rule.
pub fn of(rule: &str) -> Examples<'static> {
    let mut lines = include_str!("examples.txt").lines();
    let platform = lines.find_map(|line| line.strip_prefix(rule)?.strip_prefix(' '));
    let mut examples = Examples::default();
    let Some(platform) = platform else { return examples };
    let mut pair = Pair { platform, says_all: true, ..Pair::default() };
    for line in lines {
        let Some((mark, rest)) = line.split_at_checked(1) else { break };
        match mark {
            "!" => examples.reasons.push(rest.trim_start()),
            "=" => pair.difference = rest.trim_start(),
            "~" => pair.says_all = false,
            "-" => pair.bad.push(rest),
            "+" => pair.good.push(rest),
            " " => {
                pair.bad.push(rest);
                pair.good.push(rest);
            }
            // The next rule.
            _ => break,
        }
    }
    examples.pair = Some(pair).filter(|pair| !pair.bad.is_empty());
    examples
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failure fails the test")]

    use super::*;
    use genvisa::{Check, Level, Platform, RULES};
    use genvisa_findings::program::Program;
    use std::collections::BTreeMap;

    /// Rules whose examples are not checked, and the reason.
    const UNCHECKED: [(&str, &str); 0] = [];

    /// A kernel with the lines of an example.
    fn kernel(lines: &[&str]) -> String {
        let (declared, body): (Vec<&str>, Vec<&str>) =
            lines.iter().copied().partition(|line| line.starts_with(".decl"));
        let [declared, body] = [declared, body].map(|lines| lines.join("\n"));
        format!(
            ".version 4.1\n.kernel \"k\"\n{declared}\n.kernel_attr Target=\"cm\"\n.function \"main\"\n{body}\n    ret (M1_NM, 1)\n"
        )
    }

    /// The rules that lines violate, with their levels; the mistake in the text if there is one.
    fn violated(lines: &[&str], platform: Platform) -> Result<BTreeMap<&'static str, Level>, String> {
        let text = kernel(lines);
        let program = Program::text("example", &text, platform);
        match program.problems() {
            [] => Ok(program
                .findings()
                .iter()
                .filter_map(|found| found.rule())
                .map(|rule| (rule.id, rule.level))
                .collect()),
            problems => Err(format!("{problems:?}")),
        }
    }

    fn mistake(rule: &str, pair: &Pair<'_>) -> Option<String> {
        let platform = crate::program::platform(pair.platform).unwrap();
        let both = violated(&pair.good, platform).and_then(|good| Ok((good, violated(&pair.bad, platform)?)));
        let (good, bad) = match both {
            Ok(both) => both,
            Err(problem) => return Some(format!("cannot be read: {problem}")),
        };
        let errors: Vec<_> = good.iter().filter(|(_, level)| **level == Level::Error).collect();
        if !errors.is_empty() {
            return Some(format!("the valid lines violate {errors:?}"));
        }
        let more: Vec<_> = bad.keys().filter(|id| !good.contains_key(*id)).copied().collect();
        (more != [rule]).then(|| format!("the invalid lines violate {more:?}"))
    }

    #[test]
    fn valid_examples_pass_and_invalid_ones_break_their_rule_alone() {
        let (mut wrong, mut count) = (Vec::new(), 0);
        for rule in RULES.iter().filter(|rule| rule.check == Check::Static) {
            let Some(pair) = of(rule.id).pair else { continue };
            count += 1;
            let mistake = mistake(rule.id, &pair);
            let excepted = UNCHECKED.iter().any(|(id, _)| *id == rule.id) || !pair.says_all;
            match (mistake, excepted) {
                (Some(mistake), false) => wrong.push(format!("{}: {mistake}", rule.id)),
                (None, true) => wrong.push(format!("{}: the exception is needless", rule.id)),
                _ => {}
            }
        }
        assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
        assert!(count > 2_000, "{count} examples are not all");
    }
}
