//! Code on the line of its fence, which no reader of Markdown shows: it would be lost.

use super::super::Finding;
use super::super::spec::{Sheet, Spec};

const FENCE: &str = "```";

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.sheets.iter().flat_map(of_page).collect()
}

fn of_page(sheet: &Sheet<'_>) -> Vec<Finding> {
    let fences: Vec<&str> = sheet.page.text.match_indices(FENCE).map(|(at, _)| line(sheet, at)).collect();
    // Nearly all pages have no other fence.
    let others = fences.iter().filter(|line| !is_bare(line));
    let usual = || fences.iter().copied().find(|line| is_bare(line)).unwrap_or(&sheet.page.text[..0]);
    let finding = |line: &&str| {
        let labels = vec![sheet.label(line, ""), sheet.label(usual(), "a fence alone")];
        let help = "a fence has a line of its own, with one word at most behind it";
        Finding::new("layout", sheet.name(), "code on the line of its fence is lost", help, labels)
    };
    others.map(finding).collect()
}

/// The line with a byte, without the blanks around it.
fn line<'s>(sheet: &Sheet<'s>, at: usize) -> &'s str {
    let line = sheet.page.text.get(sheet.page.line_start(at)..).unwrap_or_default();
    line.lines().next().unwrap_or_default().trim()
}

/// Whether a line is a fence alone, with the name of a language behind it or not.
fn is_bare(line: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '_');
    let line = line.trim();
    line.starts_with(FENCE) && line.trim_start_matches('`').chars().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::is_bare;

    #[test]
    fn a_fence_has_one_word_at_most() {
        assert!(["```", "  ```", "````markdown", "```c++"].iter().all(|line| is_bare(line)));
        assert!(
            ["```add (8)", "```x = 1;", "y = 2; ```", "// ```", "``` a b"].iter().all(|line| !is_bare(line))
        );
    }
}
