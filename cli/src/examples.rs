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
    /// The platforms of the valid and of the invalid lines.
    pub platforms: [&'t str; 2],
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
    let platforms = lines.find_map(|line| line.strip_prefix(rule)?.strip_prefix(' '));
    let mut examples = Examples::default();
    let Some(platforms) = platforms else { return examples };
    let (valid, invalid) = platforms.split_once(' ').unwrap_or((platforms, platforms));
    let mut pair = Pair { platforms: [valid, invalid], says_all: true, ..Pair::default() };
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
    use genvisa::{Check, Level, Platform, RULES, Rule};
    use genvisa_findings::program::Program;
    use std::collections::BTreeMap;

    /// A kernel and a function with the lines of an example.
    fn programs(lines: &[&str]) -> [String; 2] {
        let (declared, body): (Vec<&str>, Vec<&str>) =
            lines.iter().copied().partition(|line| line.starts_with(".decl"));
        let [declared, body] = [declared, body].map(|lines| lines.join("\n"));
        let head = ".version 4.1\n.kernel \"k\"\n";
        let target = ".kernel_attr Target=\"cm\"\n.function \"k_main\"\n";
        let call = "    fcall (M1_NM, 1) f 1 1\n    ret (M1_NM, 1)\n.global_function \"f\"\n";
        let sizes = ".kernel_attr ArgSize=1\n.kernel_attr RetValSize=1\n.function \"f_main\"\n";
        [
            format!("{head}{declared}\n{target}{body}\n    ret (M1_NM, 1)\n"),
            format!("{head}{target}{call}{declared}\n{sizes}{body}\n    fret (M1_NM, 1)\n"),
        ]
    }

    /// The rules that a program violates, with their levels; the mistakes in the text if there are any. An example has no code
    /// in front that gives variables a value, and none that uses labels: rules about the flow do not count.
    fn violated(text: &str, platform: Platform) -> Result<BTreeMap<&'static str, Level>, String> {
        let program = Program::text("example", text, platform);
        match program.problems() {
            [] => {
                let rules = program.findings().into_iter().filter_map(|found| found.rule());
                let is_flow =
                    |rule: &Rule| rule.level.reason().is_some_and(|why| why.contains("errata flow-1"));
                let rules = rules.filter(|rule| rule.check == Check::Static || !is_flow(rule));
                Ok(rules.map(|rule| (rule.id, rule.level)).collect())
            }
            problems => Err(format!("{problems:?}")),
        }
    }

    /// The reason why an example is wrong in a program.
    fn mistake(
        rule: &str,
        [good, bad]: [&str; 2],
        [valid, invalid]: [Platform; 2],
        is_alone: bool,
    ) -> Option<String> {
        let both = violated(good, valid).and_then(|good| Ok((good, violated(bad, invalid)?)));
        let (good, bad) = match both {
            Ok(both) => both,
            Err(problem) => return Some(format!("cannot be read: {problem}")),
        };
        if !good.is_empty() {
            return Some(format!("the valid lines violate {good:?}"));
        }
        let is_right = bad.contains_key(rule) && (bad.len() == 1 || !is_alone);
        (!is_right).then(|| format!("the invalid lines violate {bad:?}"))
    }

    /// The valid lines break no rule, and the invalid ones the rule alone, except where text cannot express an example: there
    /// are no such lines for bytes that are no instruction and for fields that the text form lacks.
    #[test]
    fn valid_examples_pass_and_invalid_ones_break_their_rule_alone() {
        let (mut wrong, mut incomplete, mut count) = (Vec::new(), String::new(), 0);
        for rule in RULES.iter().filter(|rule| rule.check == Check::Static) {
            let Examples { reasons, pair: Some(pair) } = of(rule.id) else { continue };
            let platforms = pair.platforms.map(|name| genvisa_asm::platform_named(name).unwrap());
            let pairs = programs(&pair.good).into_iter().zip(programs(&pair.bad));
            // A rule that no instruction breaks alone has the reason.
            let wrong_in = |(good, bad): (String, String)| {
                mistake(rule.id, [&good, &bad], platforms, reasons.is_empty())
            };
            let mistakes: Option<Vec<_>> = pairs.map(wrong_in).collect();
            count += 1;
            match (mistakes, pair.says_all) {
                (Some(mistakes), true) => wrong.push(format!("{}: {mistakes:?}", rule.id)),
                (None, false) => wrong.push(format!("{}: the example is complete", rule.id)),
                (Some(_), false) => incomplete += &format!("{}\n", rule.id),
                (None, true) => {}
            }
        }
        assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
        assert!(count > 2_000, "{count} examples are not all");
        expect_test::expect_file!["examples_incomplete.txt"].assert_eq(&incomplete);
    }
}
