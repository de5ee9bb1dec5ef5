//! Checks that a text is a sentence that can be read alone.

use super::words::Words;

/// Verbs that make a sentence of a noun phrase.
pub(super) const VERBS: [&str; 44] = [
    "must", "may", "can", "cannot", "is", "are", "has", "have", "does", "do", "was", "were", "will", "needs",
    "need", "requires", "require", "accepts", "accept", "takes", "take", "reads", "writes", "returns",
    "return", "names", "begins", "begin", "starts", "start", "ends", "end", "lies", "lie", "fits", "fit",
    "contains", "contain", "equals", "refers", "belongs", "exists", "gives", "receives",
];

/// How sentences begin that go on from another one, or leave open whom they constrain.
pub(super) const STARTS: [&str; 37] = [
    "and",
    "but",
    "nor",
    "or",
    "so",
    "then",
    "likewise",
    "otherwise",
    "also",
    "thus",
    "hence",
    "therefore",
    "too",
    "which",
    "who",
    "what",
    "that",
    "this",
    "those",
    "these",
    "such",
    "it",
    "its",
    "they",
    "them",
    "their",
    "the same",
    "the other",
    "the others",
    "the rest",
    "others",
    "all of them",
    "none of them",
    "both",
    "as above",
    "as before",
    "ditto",
];

/// Words that refer to another rule.
pub(super) const REFERENCES: [&str; 13] = [
    "likewise",
    "ditto",
    "as above",
    "see above",
    "see below",
    "as below",
    "as before",
    "mentioned above",
    "another rule",
    "other rule",
    "other rules",
    "previous rule",
    "the rule",
];

/// The problem of a text as a sentence.
pub(super) fn faults(text: &str, words: &Words<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    if !words.has_any(&VERBS) {
        faults.push("has no verb".to_string());
    }
    if let Some(start) = STARTS.iter().find(|start| words.starts_with(start)) {
        faults.push(format!("begins with \"{start}\""));
    }
    if let Some(reference) = REFERENCES.iter().find(|phrase| words.has_phrase(phrase)) {
        faults.push(format!("refers to something else by \"{reference}\""));
    }
    if text.trim_end().ends_with([',', ';', ':', '.']) {
        faults.push("ends with punctuation".to_string());
    }
    if let Some(second) = second(text) {
        faults.push(format!("goes on behind its end with \"{second}\""));
    }
    faults
}

/// The first word of a part of a sentence behind the end of the sentence, as the rest of a rule that lost its first line.
fn second(text: &str) -> Option<&str> {
    let rest = text.match_indices(". ").map(|(at, _)| text.get(at + 2..).unwrap_or_default());
    let mut parts = rest.filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase() || c == '`'));
    parts.next()?.split(' ').next()
}
