//! Source text within the line limit: code, comments and tables.

use crate::names::literal;

/// The limit of lines, in characters.
pub(crate) const WIDTH: usize = 120;

/// An attribute after `column` characters: on one line if it fits, otherwise each argument on a line of its own.
pub(crate) fn attribute(name: &str, args: &[String], column: usize) -> String {
    let one_line = format!("#[{name}({})]", args.join(", "));
    if column + one_line.len() <= WIDTH && !one_line.contains('\n') {
        return one_line;
    }
    let indent = " ".repeat(column);
    let lines: String = args.iter().map(|arg| format!("{indent}    {arg},\n")).collect();
    format!("#[{name}(\n{lines}{indent})]")
}

/// A list in brackets for an attribute in column `column`, in several lines if it is long.
pub(crate) fn list(name: &str, items: &[String], column: usize) -> String {
    let mut out = format!("{name} = [");
    let mut width = column + 4 + out.len();
    for (n, item) in items.iter().enumerate() {
        let last = n + 1 == items.len();
        if width + item.len() + 2 > WIDTH {
            out.truncate(out.trim_end().len());
            out.push_str(&format!("\n{}", " ".repeat(column + 8)));
            width = column + 8;
        }
        out.push_str(item);
        out.push_str(if last { "" } else { ", " });
        width += item.len() + 2;
    }
    out + "]"
}

/// A string literal that begins after `column` characters. A long one continues on the next line after a backslash, at
/// `indent`.
pub(crate) fn long_literal(text: &str, column: usize, indent: usize) -> String {
    let whole = literal(text);
    if column + whole.len() + 2 <= WIDTH {
        return whole;
    }
    let (mut out, mut line) = (String::new(), " ".repeat(column.saturating_sub(indent)));
    let lead = line.len();
    for word in whole.split_inclusive([' ', '|', '>', ']']) {
        // A break before a blank would lose the blank.
        if !line.is_empty() && indent + line.len() + word.len() + 2 > WIDTH && !word.starts_with(' ') {
            out.push_str(&format!("{line}\\\n{}", " ".repeat(indent)));
            line.clear();
        }
        line.push_str(word);
    }
    (out + &line).split_off(lead)
}

/// Words in lines, each after `start`. Code in backticks stays on one line if it fits.
pub(crate) fn wrap(text: &str, start: &str) -> String {
    let (mut out, mut line) = (String::new(), start.to_string());
    for word in text.split(' ') {
        if line.len() > start.len() && line.len() + 1 + word.len() > WIDTH {
            out.push_str(&line);
            out.push('\n');
            line = start.to_string();
        } else if line.len() > start.len() {
            line.push(' ');
        }
        line.push_str(word);
    }
    out.push_str(&line);
    out.push('\n');
    out
}

/// A line of code in documentation. A long one becomes several lines: all but the last end in a backslash, and all but the first
/// begin with four more blanks.
pub(crate) fn code_line(text: &str, start: &str) -> String {
    let (mut out, mut line) = (String::new(), start.to_string());
    let words = text.split_inclusive(['|', '>', ']']).flat_map(|part| {
        let blanks: Vec<usize> = part.match_indices(' ').map(|(at, _)| at).collect();
        let ends = blanks.into_iter().chain([part.len()]);
        ends.scan(0, |from, to| part.get(std::mem::replace(from, to)..to)).collect::<Vec<_>>()
    });
    for word in words {
        if line.len() + word.len() >= WIDTH {
            out.push_str(&line);
            out.push_str("\\\n");
            line = format!("{start}    ");
        }
        line.push_str(word);
    }
    out + &line + "\n"
}

/// Documentation after `start` (`/// ` or `//! `) as a sentence; empty for an empty text.
pub(crate) fn docs(text: &str, start: &str) -> String {
    match text.trim() {
        "" => String::new(),
        text => wrap(&sentence(&escape(text)), start),
    }
}

/// As [`docs`], with the name in place of a text that the page does not have.
pub(crate) fn docs_or(text: &str, name: impl FnOnce() -> String, start: &str) -> String {
    match text.trim() {
        "" => docs(&name(), start),
        text => docs(text, start),
    }
}

/// A lower-case word at the start gets a capital, and the end a period.
fn sentence(text: &str) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    let is_word = first.chars().all(|c| c.is_ascii_lowercase() || matches!(c, ',' | ';' | ':' | '-'));
    let mut out = match text.chars().next() {
        Some(c) if is_word => c.to_ascii_uppercase().to_string() + text.get(1..).unwrap_or_default(),
        _ => text.to_string(),
    };
    if !out.ends_with(['.', '!', '?', ':']) {
        out.push('.');
    }
    out
}

/// Text of a page inside documentation: brackets are no links, and angle brackets no markup.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut code = false;
    for c in text.chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' if !code => out.push('\\'),
            _ => {}
        }
        out.push(if c == '\n' { ' ' } else { c });
    }
    out
}

/// An expression of the rule language that begins after `column` characters: on one line if it fits, otherwise broken before
/// the operators of the lowest precedence.
pub(crate) fn expression(text: &str, column: usize, indent: usize) -> String {
    if column + text.len() < WIDTH {
        return text.to_string();
    }
    for operator in [" => ", " || ", " && "] {
        let parts = split(text, operator);
        if parts.len() > 1 {
            let line = format!("\n{}{}", " ".repeat(indent), operator.trim_start());
            let first = indent + operator.len();
            let part = |(n, part): (usize, &&str)| match n {
                0 => expression(part, column, indent + 4),
                _ => expression(part, first, indent + 4),
            };
            return parts.iter().enumerate().map(part).collect::<Vec<_>>().join(&line);
        }
    }
    if let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        return format!("({})", expression(inner, column + 1, indent));
    }
    words(text, column, indent)
}

/// The parts between occurrences of an operator outside of all parentheses.
fn split<'a>(text: &'a str, operator: &str) -> Vec<&'a str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ' ' if depth == 0 && at >= start && text[at..].starts_with(operator) => {
                parts.push(&text[start..at]);
                start = at + operator.len();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn words(text: &str, column: usize, indent: usize) -> String {
    let (mut out, mut at) = (String::new(), column);
    for word in text.split_inclusive(' ') {
        if at + word.trim_end().len() + 1 > WIDTH {
            out.truncate(out.trim_end().len());
            out.push_str(&format!("\n{}", " ".repeat(indent)));
            at = indent;
        }
        out.push_str(word);
        at += word.len();
    }
    out
}

/// One blank line at most, and none before a closing brace or at the end.
pub(crate) fn tidy(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        let after_blank = lines.last().is_none_or(|last| last.is_empty());
        if line.is_empty() && (after_blank || lines.last().is_some_and(|last| last.ends_with('{'))) {
            continue;
        }
        if after_blank && matches!(line, "}" | ")" | ");") {
            lines.pop();
        }
        lines.push(line);
    }
    while lines.last().is_some_and(|last| last.is_empty()) {
        lines.pop();
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word of some letters.
    fn word(letter: &str, length: usize) -> String {
        letter.repeat(length)
    }

    #[test]
    fn an_attribute_wider_than_a_line_has_each_argument_on_its_own_line() {
        let of = |length: usize| attribute("a", &[word("x", length), "y".to_string()], 10);
        assert_eq!(of(101), format!("#[a({}, y)]", word("x", 101)), "120 columns");
        let lines = format!("#[a(\n{0}    {1},\n{0}    y,\n{0})]", " ".repeat(10), word("x", 102));
        assert_eq!(of(102), lines);
        assert_eq!(attribute("a", &["x\ny".to_string()], 0), "#[a(\n    x\ny,\n)]");
    }

    #[test]
    fn a_list_goes_on_in_the_next_line_where_an_item_does_not_fit() {
        let of = |length: usize| list("n", &[word("x", 50), word("y", length), "z".to_string()], 4);
        let before = format!("n = [{}", word("x", 50));
        let indent = " ".repeat(12);
        assert_eq!(of(50), format!("{before}, {}, z]", word("y", 50)));
        assert_eq!(of(53), format!("{before}, {},\n{indent}z]", word("y", 53)));
        assert_eq!(of(54), format!("{before},\n{indent}{}, z]", word("y", 54)));
        assert_eq!(list("n", &[], 4), "n = []");
    }

    #[test]
    fn a_literal_goes_on_behind_a_backslash_but_not_before_a_blank() {
        let of = |length: usize| long_literal(&format!("{} {}", word("x", 60), word("y", length)), 8, 8);
        assert_eq!(of(47), format!("\"{} {}\"", word("x", 60), word("y", 47)));
        assert_eq!(of(48), format!("\"{} \\\n        {}\"", word("x", 60), word("y", 48)));
        let bar = format!("{}| y", word("x", 108));
        assert_eq!(long_literal(&bar, 8, 8), format!("\"{}| \\\n        y\"", word("x", 108)));
        // The first line begins behind more characters than the others.
        let further = long_literal(&format!("{} {}", word("x", 60), word("y", 40)), 28, 8);
        assert_eq!(further, format!("\"{} \\\n        {}\"", word("x", 60), word("y", 40)));
    }

    #[test]
    fn a_paragraph_breaks_where_a_word_does_not_fit() {
        let of = |length: usize| wrap(&format!("{} {}", word("x", 57), word("y", length)), "/// ");
        assert_eq!(of(58), format!("/// {} {}\n", word("x", 57), word("y", 58)));
        assert_eq!(of(59), format!("/// {}\n/// {}\n", word("x", 57), word("y", 59)));
        assert_eq!(wrap(&word("x", 130), "/// "), format!("/// {}\n", word("x", 130)), "one word");
    }

    #[test]
    fn a_line_of_code_breaks_before_a_blank_and_behind_a_bar() {
        let of = |between: &str, length: usize| {
            code_line(&format!("{}{between}{}", word("x", 60), word("y", length)), "/// ")
        };
        assert_eq!(of(" ", 54), format!("/// {} {}\n", word("x", 60), word("y", 54)));
        assert_eq!(of(" ", 55), format!("/// {}\\\n///      {}\n", word("x", 60), word("y", 55)));
        assert_eq!(of("|", 55), format!("/// {}|\\\n///     {}\n", word("x", 60), word("y", 55)));
    }

    #[test]
    fn documentation_is_a_sentence() {
        for (text, expected) in [
            ("  ", ""),
            (" a word ", "/// A word.\n"),
            ("a-b; c!", "/// A-b; c!\n"),
            ("is it so?", "/// Is it so?\n"),
            ("as follows:", "/// As follows:\n"),
            ("x1 is a name", "/// x1 is a name.\n"),
            ("`a` is code", "/// `a` is code.\n"),
        ] {
            assert_eq!(docs(text, "/// "), expected, "{text}");
        }
        assert_eq!(docs_or(" ", || "the name".to_string(), "//! "), "//! The name.\n");
        assert_eq!(docs_or("text", || "the name".to_string(), "//! "), "//! Text.\n");
    }

    #[test]
    fn expressions_break_before_their_weakest_operators() {
        let (a, b, c) = (word("a", 40), word("b", 40), word("c", 40));
        let short = format!("{} && b", word("a", 94));
        assert_eq!(expression(&short, 20, 8), short, "119 columns");
        assert_eq!(expression(&short, 21, 8), format!("{}\n        && b", word("a", 94)));
        assert_eq!(
            expression(&format!("{a} && {b} || {c}"), 20, 4),
            format!("{a} && {b}\n    || {c}"),
            "a conjunction that fits is whole"
        );
        assert_eq!(
            expression(&format!("{a} || {b} => {c} || {a} || {b}"), 20, 4),
            format!("{a} || {b}\n    => {c}\n        || {a}\n        || {b}")
        );
        assert_eq!(
            expression(&format!("({a} && ({b} && x) && {c})"), 20, 4),
            format!("({a}\n    && ({b} && x)\n    && {c})"),
            "operators in parentheses are not broken"
        );
        assert_eq!(
            expression(&format!("f({a}, {b}, {c})"), 20, 4),
            format!("f({a}, {b},\n    {c})"),
            "an expression without operators breaks at blanks"
        );
    }

    #[test]
    fn an_operator_in_parentheses_divides_nothing() {
        assert_eq!(split("a && (b && c) && d", " && "), ["a", "(b && c)", "d"]);
        assert_eq!(split("((a) && b)", " && "), ["((a) && b)"]);
        assert_eq!(split("a || b", " && "), ["a || b"]);
        assert_eq!(split("", " && "), [""]);
    }

    #[test]
    fn tidy_files_have_single_blank_lines_between_items() {
        assert_eq!(tidy("\n\na  \n\n\nb {\n\nc\n\n}\n\n"), "a\n\nb {\nc\n}\n");
        assert_eq!(tidy("f(\na\n\n)\n\nend\n\n);"), "f(\na\n)\n\nend\n);\n");
    }

    #[test]
    fn text_is_wrapped_and_nothing_is_lost() {
        let text = "word ".repeat(60) + "end";
        let wrapped = wrap(&text, "    /// ");
        assert!(wrapped.lines().all(|line| line.len() <= WIDTH), "{wrapped}");
        let back: Vec<&str> = wrapped.lines().map(|line| &line[8..]).collect();
        assert_eq!(back.join(" "), text);
        let long = long_literal(&text, 30, 8);
        assert!(
            long.lines().enumerate().all(|(n, line)| line.len() + if n == 0 { 30 } else { 0 } <= WIDTH),
            "{long}"
        );
        assert_eq!(syn::parse_str::<syn::LitStr>(&long).unwrap().value(), text);
    }

    #[test]
    fn marks_of_markdown_are_text_outside_of_code() {
        assert_eq!(docs("a [b] in `c[d]<e>` is\n<f>", "/// "), "/// A \\[b\\] in `c[d]<e>` is \\<f\\>.\n");
    }

    #[test]
    fn broken_expressions_are_the_same_expressions() {
        let types = |field: &str| {
            format!(
                "(matches!(ty({field}), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty({field}) == BF)"
            )
        };
        let premise = [types("dst"), types("src0"), types("src1")].join(" && ");
        let names = (0..60).map(|n| format!("lsc_load_{n}")).collect::<Vec<_>>().join(" | ");
        for text in [
            format!("{premise} => ty(dst) == ty(src0) || ty(dst) == ty(src1)"),
            format!("matches!(op, {names})"),
        ] {
            let broken = expression(&text, 20, 8);
            assert!(broken.lines().all(|line| line.len() <= WIDTH), "{broken}");
            assert_eq!(genvisa_rule::parse(&broken).unwrap(), genvisa_rule::parse(&text).unwrap());
        }
    }
}
