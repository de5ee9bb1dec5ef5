//! JSON in lines. A value is on one line if it fits: a change of one fact is then a change of one line.

/// Wider values are printed in several lines.
const WIDTH: usize = 120;

/// The blanks before a line, for each value around it.
const INDENT: &str = "  ";

/// Breaks JSON without white space between its tokens into lines.
pub(super) fn broken(json: &str) -> String {
    let mut lines =
        Lines { text: String::with_capacity(json.len() * 2), widths: widths(json), depth: 0, whole: 0 };
    // The values that were opened so far.
    let mut opened = 0;
    for token in tokens(json) {
        match token {
            "{" | "[" => {
                lines.open(token, opened);
                opened += 1;
            }
            "}" | "]" => lines.close(token),
            "," => lines.comma(),
            ":" => lines.text.push_str(": "),
            scalar => lines.text.push_str(scalar),
        }
    }
    lines.text.push('\n');
    lines.text
}

/// The lines so far.
struct Lines {
    text: String,
    /// The width of each object and array on one line, in the order of their opening brackets.
    widths: Vec<usize>,
    /// The values around the next token that are printed in several lines.
    depth: usize,
    /// The values around it that are on one line.
    whole: usize,
}

impl Lines {
    fn open(&mut self, bracket: &str, number: usize) {
        self.text.push_str(bracket);
        let fits = self.widths.get(number).is_none_or(|width| width + INDENT.len() * self.depth <= WIDTH);
        if self.whole > 0 || fits {
            self.whole += 1;
            return;
        }
        self.depth += 1;
        // The first member of the file is on the first line. It names the source, as the first line of all generated files.
        if self.text.len() == bracket.len() { self.text.push(' ') } else { self.end_line() }
    }

    fn close(&mut self, bracket: &str) {
        match self.whole.checked_sub(1) {
            Some(whole) => self.whole = whole,
            None => {
                self.depth = self.depth.saturating_sub(1);
                self.end_line();
            }
        }
        self.text.push_str(bracket);
    }

    fn comma(&mut self) {
        if self.whole > 0 {
            self.text.push_str(", ");
        } else {
            self.text.push(',');
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(INDENT, self.depth));
    }
}

/// The width of each object and array on one line, in the order of their opening brackets.
fn widths(json: &str) -> Vec<usize> {
    let (mut widths, mut around) = (Vec::new(), Vec::new());
    let mut at = 0;
    for token in tokens(json) {
        match token {
            "{" | "[" => {
                around.push((widths.len(), at));
                widths.push(0);
                at += 1;
            }
            "}" | "]" => {
                at += 1;
                if let Some((number, start)) = around.pop() {
                    widths[number] = at - start;
                }
            }
            "," | ":" => at += 2,
            scalar => at += scalar.len(),
        }
    }
    widths
}

/// The tokens of JSON without white space between them.
fn tokens(json: &str) -> impl Iterator<Item = &str> {
    let mut rest = json;
    std::iter::from_fn(move || {
        let end = match rest.as_bytes().first()? {
            b'"' => end_of_string(rest),
            b'{' | b'}' | b'[' | b']' | b',' | b':' => 1,
            _ => rest.find([',', '}', ']']).unwrap_or(rest.len()),
        };
        let (token, behind) = rest.split_at(end);
        rest = behind;
        Some(token)
    })
}

/// The byte behind the string that a text begins with.
fn end_of_string(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::{INDENT, WIDTH, broken};
    use serde_json::{Value, json};

    #[test]
    fn short_values_are_on_one_line_and_nothing_is_lost() {
        let value = json!({
            "b": [1, 2, { "x": null }],
            "a": "word ".repeat(30),
            "d": "a \"quote\", a \\ and a \n, [brackets] {and} braces, é",
            "c": { "long": ["0123456789".repeat(6), "0123456789".repeat(6)] },
            "e": [],
            "f": -1.5e9,
        });
        let text = broken(&value.to_string());
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert!(text.contains("\n  \"b\": [1, 2, {\"x\": null}],\n"), "{text}");
        assert!(text.contains("\n    \"long\": [\n      \"0"), "{text}");
        assert!(text.contains("\"\n    ]\n  }"), "{text}");
        let inner = |length: usize| json!({ "a": ["x".repeat(length)] }).to_string();
        assert_eq!(
            broken(&inner(114)).lines().next().map(str::len),
            Some(WIDTH + "{ \"a\": ".len() - INDENT.len())
        );
        assert_eq!(broken(&inner(115)).lines().next(), Some("{ \"a\": ["), "one more than a line has");
        for scalar in ["null", "-1.5", "\"\\\\\"", "[]"] {
            assert_eq!(broken(scalar), format!("{scalar}\n"));
        }
    }
}
