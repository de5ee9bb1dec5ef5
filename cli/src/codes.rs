//! The codes of findings that are about no rule, which `check` prints in place of a rule. docs/check-output.md has the same table.

/// A code and its meaning.
pub const CODES: [(&str, &str); 23] = [
    ("syntax", "text that is no program"),
    ("decode/end", "the bytes end inside of a field"),
    ("decode/unknown_opcode", "no instruction has the opcode"),
    ("decode/unknown_sub_opcode", "no instruction with the opcode has the sub-opcode"),
    (
        "decode/unknown_variant",
        "a tag selects no structure, so that the length of the instruction is unknown",
    ),
    ("decode/other_instruction", "the opcode is that of another instruction"),
    ("decode/too_wide", "a value does not fit its field in the object version"),
    ("decode/absent", "a field has a value, although the object version or another field excludes it"),
    ("decode/too_many", "a field has more elements than an instruction can have"),
    ("decode/beyond", "an object begins behind the end of the file"),
    ("decode/layout", "two parts of the file claim the same bytes"),
    ("decode/full", "the buffer for the result is full; a file never causes this"),
    ("decode/unused", "bytes that belong to no part of the file: header, kernel, function or Gen binary"),
    ("inline/text", "inline code whose text is no string literal, so that it was not checked"),
    ("inline/constraint", "a constraint that the compiler does not know, or one that contradicts its place"),
    ("inline/placeholder", "a placeholder without an operand, or a mark that begins none"),
    ("inline/operand", "an operand that cannot be read, or more operands than a statement can have"),
    ("inline/operand/number", "a number whose value is unknown, so that the statement was not checked"),
    ("inline/operand/type", "types that the source does not state, and those that the check assumed"),
    ("inline/operand/unused", "an operand in no place of the text"),
    ("inline/operand/written", "an input that an instruction writes"),
    ("inline/operand/unwritten", "an output that no instruction writes"),
    ("inline/sub_group", "the size of the sub-group is not stated; the one that the check assumed"),
];

/// The code with a name, in letters of any case, and its meaning.
pub fn find(code: &str) -> Option<(&'static str, &'static str)> {
    CODES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(code))
}

#[cfg(test)]
mod tests {
    use super::CODES;

    #[test]
    fn the_document_has_the_same_codes_in_the_same_words() {
        let document = include_str!("../../docs/check-output.md");
        let table = document.split("## Codes").nth(1).unwrap();
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
        assert_eq!(rows, CODES.map(|(code, meaning)| format!("| `{code}` | {meaning} |")));
    }
}
