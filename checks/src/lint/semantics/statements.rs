//! Lines of pseudo-code with a slip in their frame: a statement without `;`, a loop whose steps are none, a body that is not
//! indented. Only what nearly all lines have is a frame, so that pages in another style are free.

use super::super::spec::Spec;
use super::super::{Finding, repeated};
use super::{Code, KEYWORDS};

/// The fewest lines from which the frame is known.
const LINES: usize = 20;

/// A property of lines that nearly all have: the line, and whether it has the property.
type Lines<'s> = Vec<(&'s Code<'s>, &'s str, bool)>;

/// The kinds of slip.
struct Frame {
    message: &'static str,
    help: &'static str,
    find: for<'s> fn(&'s Code<'s>, &[&'s str]) -> Lines<'s>,
}

const FRAMES: [Frame; 3] = [
    Frame { message: "the statement has no `;` at its end", help: "", find: ends },
    Frame {
        message: "the body is not indented below its head",
        help: "the body of a loop or condition is indented, and nothing else",
        find: indents,
    },
    Frame {
        message: "the loop has another form than the others",
        help: "write `for (n = 0; n < 4; ++n)`",
        find: steps,
    },
];

pub(super) fn run(spec: &Spec<'_>, codes: &[Code<'_>]) -> Vec<Finding> {
    let mut found = Vec::new();
    for Frame { message, help, find } in FRAMES {
        let lines: Lines<'_> = codes
            .iter()
            .flat_map(|code| code.blocks.iter().flat_map(|lines| find(code, &bare(lines))))
            .collect();
        if repeated::usual(lines.iter().map(|(_, _, is_regular)| *is_regular), LINES) != Some(true) {
            continue;
        }
        let slips = lines.iter().filter(|(_, _, is_regular)| !is_regular);
        found.extend(
            slips.map(|(code, line, _)| {
                code.finding(spec, line.trim(), message.to_string(), help.to_string())
            }),
        );
    }
    found
}

/// The lines that are not empty, without blanks at their ends.
fn bare<'s>(lines: &[&'s str]) -> Vec<&'s str> {
    lines.iter().map(|line| line.trim_end()).filter(|line| !line.is_empty()).collect()
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Whether a line is the head of a body on the lines behind.
fn opens(line: &str) -> bool {
    let text = line.trim_start();
    let is_keyword = |word: &str| text.strip_prefix(word).is_some_and(|rest| rest.starts_with(" ("));
    text.ends_with('{')
        || text.ends_with("else")
        || text.ends_with(')') && KEYWORDS.iter().any(|word| is_keyword(word))
}

/// Whether a line goes on with the one in front of it.
fn goes_on(line: &str) -> bool {
    line.trim_start().starts_with([':', '?', '*', '('])
}

/// Assignments and steps end with a semicolon, unless the next line goes on with them.
fn ends<'s>(code: &'s Code<'s>, lines: &[&'s str]) -> Lines<'s> {
    let mut found = Lines::new();
    for (n, line) in lines.iter().enumerate() {
        let text = line.trim_start();
        let is_statement = text.contains(" = ") || text.starts_with("++") || text.contains("] += ");
        let is_continued =
            lines.get(n + 1).is_some_and(|next| indentation(next) > indentation(line) || goes_on(next));
        if is_statement && !opens(line) && !is_continued && !goes_on(line) {
            found.push((code, *line, text.ends_with([';', '}', ','])));
        }
    }
    found
}

/// The line behind a head is deeper than it, and the line behind a whole statement is not.
fn indents<'s>(code: &'s Code<'s>, lines: &[&'s str]) -> Lines<'s> {
    let pairs = lines.windows(2).filter_map(|pair| {
        let is_deeper = indentation(pair[1]) > indentation(pair[0]);
        if opens(pair[0]) {
            Some((code, pair[1], is_deeper))
        } else if pair[0].ends_with([';', '}']) {
            Some((code, pair[1], !is_deeper))
        } else {
            None
        }
    });
    pairs.collect()
}

/// A loop begins with an assignment and ends with a step.
fn steps<'s>(code: &'s Code<'s>, lines: &[&'s str]) -> Lines<'s> {
    let loops = lines.iter().filter_map(|line| {
        let (_, rest) = line.split_once("for (")?;
        let mut parts = rest.split(';').map(str::trim);
        let [first, _, last] = [parts.next()?, parts.next()?, parts.next()?];
        let is_name = |text: &str| text.starts_with(|c: char| c.is_ascii_alphabetic());
        let begins = is_name(first) && first.contains(" = ");
        let step = last.strip_prefix("++").or(last.strip_prefix("--"));
        let is_step = step.is_some_and(is_name) || last.contains(" += ") || last.contains(" -= ");
        Some((code, *line, begins && is_step))
    });
    loops.collect()
}
