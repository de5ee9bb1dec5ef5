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
