//! `cargo xtask knockout` of one page.

use crate::workspace::Workspace;

const PAGE: &str = "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| | |\n| --- | --- |\n| 0x01(ADD) | Mode |\n\n\
    ## Description\n\n- **Mode(ub):** the way. Range [1..8]\n\n## Text\n\n```\nadd <mode>\n```\n\n## Notes\n";

#[test]
fn a_silent_word_is_a_finding() {
    let workspace = Workspace::empty();
    workspace.write("pages/ADD.md", PAGE);
    let counts = |code: i32| workspace.expect(code, "knockout --spec pages").out;
    let none = "1 pages: 0 of 8 lines and 0 of 19 tokens are silent; 0 items of prose are unlisted\n";
    assert_eq!(counts(0), none);
    // The sentence as a whole gives a warning, which does not depend on these words.
    workspace.write("pages/ADD.md", PAGE.to_string() + "\nThe mode must be even.\n");
    let shown = counts(1);
    assert!(shown.ends_with("tokens are silent; 0 items of prose are unlisted\n"), "{shown}");
    assert!(shown.contains(": 0 of 10 lines and 4 of 25 tokens are silent"), "{shown}");
}
