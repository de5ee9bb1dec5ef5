//! Compares our disassembly with the text that the finalizer prints for the same object (`-dumpcommonisa`).
//!
//! Both are normalised and then compared line by line. [`SUBSTITUTIONS`] lists all differences that are normalised.

use std::collections::HashMap;

/// The differences that are normalised, each with a name and the reason.
pub const SUBSTITUTIONS: [(&str, &str); 11] = [
    (
        "comments",
        "the finalizer lists predefined variables and numbers instructions; we list facts that the text form does not record",
    ),
    ("blanks", "indentation, trailing blanks, empty lines"),
    ("v_name", "the finalizer gives samplers and surfaces new names, and their own names in addition"),
    (
        "variables",
        "the finalizer numbers variables of all classes except G, we keep their names: both become class and number",
    ),
    (
        "labels",
        "the finalizer appends numbers to the names of labels and subroutines: both become numbers in order of definition",
    ),
    (".funcdecl", "a list of callees without effect, in another order"),
    (
        "coordinates",
        "the finalizer prints absent coordinates of typed messages as %null, which it does not read",
    ),
    ("attributes", "the finalizer prints no line break after the last attribute if no subroutine follows"),
    ("Target", "the finalizer adds this attribute to objects without it: then it is ignored"),
    ("digits", "the finalizer prints hexadecimal digits of surfaces as capital letters"),
    ("objects", "the finalizer writes each function to a file: they are compared by name"),
];

/// The first line that differs, ours and theirs; `None` if all lines are equal.
pub fn difference(ours: &str, theirs: &str) -> Option<String> {
    let (ours, theirs) = (objects(ours), objects(theirs));
    for (own, other) in ours.iter().zip(&theirs) {
        let (own, mut other) = (normal(own), normal(other));
        if !own.iter().any(|line| is_target(line)) {
            other.retain(|line| !is_target(line));
        }
        let len = own.len().max(other.len());
        let line = |lines: &[String], n: usize| lines.get(n).cloned().unwrap_or_else(|| "(nothing)".into());
        let first = (0..len).find(|n| own.get(*n) != other.get(*n));
        if let Some(n) = first {
            return Some(format!("ours:   {}\ntheirs: {}", line(&own, n), line(&other, n)));
        }
    }
    (ours.len() != theirs.len()).then(|| format!("ours has {} objects, theirs {}", ours.len(), theirs.len()))
}

/// The lines of each kernel and function, without comments and blanks, in the order of their names.
fn objects(text: &str) -> Vec<Vec<String>> {
    let mut objects: Vec<Vec<String>> = Vec::new();
    for line in text.lines().flat_map(apart) {
        let line = line.get(..end(line)).unwrap_or(line).split_whitespace().collect::<Vec<_>>().join(" ");
        let begins = line.starts_with(".kernel ") || line.starts_with(".global_function ");
        let is_left_out = line.is_empty() || line.starts_with(".version ") || line.starts_with(".funcdecl ");
        match objects.last_mut() {
            _ if begins => objects.push(vec![line]),
            Some(object) if !is_left_out => object.push(line),
            _ => {}
        }
    }
    objects.sort();
    objects
}

/// Separates an attribute from an instruction after it on the same line.
fn apart(line: &str) -> impl Iterator<Item = &str> {
    let both = line.split_once("    ").filter(|_| line.starts_with(".kernel_attr "));
    let (first, second) = both.map_or((line, None), |(first, second)| (first, Some(second)));
    std::iter::once(first).chain(second)
}

/// The offset of a comment, or the end of the line. Quoted text contains no comment.
fn end(line: &str) -> usize {
    let mut quoted = false;
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            '/' if !quoted && line[at..].starts_with("//") => return at,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    line.len()
}

/// The lines of an object, with numbers in place of the names that may differ.
fn normal(lines: &[String]) -> Vec<String> {
    let mut names: HashMap<&str, String> = HashMap::new();
    let mut labels: HashMap<&str, String> = HashMap::new();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for line in lines {
        let mut words = line.split(' ');
        match (words.next(), words.next()) {
            (Some(".decl"), Some(name)) => {
                let class = words.next().and_then(|word| word.strip_prefix("v_type=")).unwrap_or_default();
                let count = counts.entry(class).or_default();
                if class != "G" {
                    names.insert(name, format!("{class}#{count}"));
                }
                *count += 1;
            }
            (Some(".function"), Some(name)) => {
                let number = format!("label#{}", labels.len());
                labels.entry(name.trim_matches('"')).or_insert(number);
            }
            (Some(label), None) if label.ends_with(':') => {
                let number = format!("label#{}", labels.len());
                labels.entry(label.trim_end_matches(':')).or_insert(number);
            }
            _ => {}
        }
    }
    let line = |line: &String| {
        let line =
            without_v_name(line).replace(", %null]", "]").replace(", %null]", "]").replace(", %null]", "]");
        replaced(&line, &names, &labels)
    };
    lines.iter().map(line).collect()
}

fn is_target(line: &str) -> bool {
    line.starts_with(".kernel_attr Target=")
}

fn without_v_name(line: &str) -> String {
    let words = line.split(' ').filter(|word| !word.starts_with("v_name="));
    words.collect::<Vec<_>>().join(" ")
}

/// The line with other names. If a label and a variable have the same name, a line of its own and the end of a jump refer to
/// the label.
fn replaced(line: &str, names: &HashMap<&str, String>, labels: &HashMap<&str, String>) -> String {
    let (first, last) = (line.split(' ').next().unwrap_or_default(), line.rfind(' ').map_or(0, |at| at + 1));
    let jumps = first.ends_with(':') || first == ".function" || JUMPS.iter().any(|jump| line.contains(jump));
    let mut out = String::new();
    let mut at = 0;
    while at < line.len() {
        let rest = &line[at..];
        let word: usize = rest.chars().take_while(|c| is_name(*c)).map(char::len_utf8).sum();
        if word == 0 {
            let next = rest.chars().next().map_or(1, char::len_utf8);
            out.push_str(&rest[..next]);
            at += next;
            continue;
        }
        let name = &rest[..word];
        let is_target = jumps && (at >= last || first == "switchjmp");
        // A function in another object has no number.
        let elsewhere = (is_target && line.contains("fccall (")).then(|| "elsewhere".to_string());
        let label = labels.get(name).filter(|_| is_target).or(elsewhere.as_ref());
        // A word after a point is part of a mnemonic.
        let is_part = line[..at].ends_with('.');
        match label.or_else(|| names.get(name)).filter(|_| !is_part) {
            Some(other) => out.push_str(other),
            None if name.starts_with("0x") => out.push_str(&name.to_lowercase()),
            None => out.push_str(name),
        }
        at += word;
    }
    out
}

/// The mnemonics of the instructions with a label, as they are printed.
const JUMPS: [&str; 5] = ["goto (", "jmp (", "call (", "fccall (", "switchjmp ("];

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '@' | '?' | '%' | '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: &str = ".version 4.1\n.kernel \"k\"\n.funcdecl \"f\"\n\n.decl s2 v_type=S num_elts=1\n\
        .function \"main\"\n\nmain:\n    goto (M1, 8) L\n    sample_3d.R (M1, 8)  0xa:uw s2 T6 x.0 y.0 // text\n\nL:\n    ret (M1, 1)\n";
    const THEIRS: &str = ".version 4.1\n.kernel \"k\"\n/// VISA Predefined Variables\n.decl S0 v_type=S num_elts=1 v_name=s2\n\
        .kernel_attr Target=\"cm\"    \n.function \"main_7_0\"\n\nmain_7_0:\n    goto (M1, 8) L_9    /// $1\n\
        \u{20}   sample_3d.R (M1, 8)  0xA:uw S0 T6 x.0 y.0 /// $2\n\nL_9:\n    ret (M1, 1)\n";

    #[test]
    fn normalised_differences_are_ignored() {
        assert_eq!(difference(OURS, THEIRS), None);
    }

    #[test]
    fn other_differences_are_found() {
        for (word, other) in [
            ("goto (M1, 8) L_9", "goto (M1, 8) main_7_0"),
            ("T6", "T7"),
            ("x.0 y.0", "y.0 x.0"),
            ("num_elts=1", "num_elts=2"),
            ("0xA:uw", "0xB:uw"),
            ("ret (M1, 1)", ""),
        ] {
            let changed = THEIRS.replace(word, other);
            assert_ne!(changed, THEIRS, "{word}");
            assert!(difference(OURS, &changed).is_some(), "{other}");
        }
        let doubled = format!("{THEIRS}.global_function \"f\"\n");
        assert!(difference(OURS, &doubled).is_some());
    }
}
