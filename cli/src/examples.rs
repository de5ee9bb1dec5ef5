//! A bad and a good example of each rule: `examples.txt`, which `genvisa-conformance` makes of its cases.

/// What there is to show of a rule.
#[derive(Debug, Default)]
pub struct Examples<'t> {
    /// Why nothing breaks the rule alone, on some platforms or all.
    pub reasons: Vec<&'t str>,
    /// The pair, where there is one.
    pub pair: Option<Pair<'t>>,
}

/// Lines that break a rule, and lines that differ in one place and do not.
#[derive(Debug, Default)]
pub struct Pair<'t> {
    /// The platform.
    pub platform: &'t str,
    /// What differs.
    pub difference: &'t str,
    /// Whether the lines say all of it, so that they assemble to it.
    pub says_all: bool,
    /// What breaks the rule.
    pub bad: Vec<&'t str>,
    /// What does not.
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
