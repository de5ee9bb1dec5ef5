//! Small programs with one mistake each: the marked rule reports it at the marked line, and nothing else is an error.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa::{Level, Platform};
use genvisa_findings::program::Program;
use std::collections::BTreeSet;
use std::fmt::Write as _;

const PROGRAMS: &str = include_str!("bad_programs.txt");
/// The programs of the file: none is lost without notice.
const COUNT: usize = 168;
/// The mark of a line that cannot be read.
const TEXT: &str = "text";

/// The line of a program from 1, and the violated rule or [`TEXT`].
type Mistake<'p> = (usize, &'p str);

/// The text of a program: shared declarations, without those that the program replaces, its declarations, and its body.
fn program(shared: &str, own: &str) -> String {
    let is_declaration = |line: &&str| line.starts_with('.') && !line.starts_with(".function");
    let (declared, body): (Vec<&str>, Vec<&str>) = own.lines().partition(is_declaration);
    let attribute = |line: &str| {
        let (name, _) = line.strip_prefix(".kernel_attr ")?.split_once('=')?;
        Some(name.to_string())
    };
    let replaced: Vec<String> = declared.iter().filter_map(|line| attribute(line)).collect();
    let kept = shared.lines().filter(|line| attribute(line).is_none_or(|name| !replaced.contains(&name)));
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_string();
    let end = if body.last().is_some_and(|line| line.contains("ret (")) { "" } else { "    ret (M1_NM, 1)" };
    let all = kept.chain(declared).chain([".function \"k_main\""]).chain(body).chain([end]);
    all.for_each(|line| writeln!(text, "{line}").unwrap());
    text
}

/// The marks in a text.
fn marks(text: &str) -> BTreeSet<Mistake<'_>> {
    let marked = text.lines().enumerate().filter_map(|(n, line)| Some((n, line.split_once("  // ")?.1)));
    marked.flat_map(|(n, rules)| rules.split(' ').map(move |rule| (n + 1, rule))).collect()
}

/// The findings in a text, and those of them that are errors.
fn findings(text: &str, platform: Platform) -> [BTreeSet<Mistake<'static>>; 2] {
    let program = Program::text("k", text, platform);
    let line = |at: usize| program.source().expect("a text").position(at).0;
    let found: Vec<(Level, Mistake<'static>)> = program
        .findings()
        .iter()
        .map(|found| (found.level(), (line(found.span.start), found.rule().map_or(TEXT, |rule| rule.id))))
        .collect();
    let errors = found.iter().filter(|(level, _)| *level == Level::Error);
    [found.iter().map(|(_, row)| *row).collect(), errors.map(|(_, row)| *row).collect()]
}

#[test]
fn each_mistake_is_found_and_nothing_else_is_an_error() {
    let mut parts = PROGRAMS.split("\n== ");
    let shared = parts.next().unwrap();
    let shared = &shared[shared.find(".decl").unwrap()..];
    let (mut count, mut wrong) = (0, String::new());
    for part in parts {
        let (title, own) = part.split_once('\n').unwrap();
        let (_, name) = title.rsplit_once(", on ").expect(title);
        let platform = *Platform::ALL.iter().find(|known| known.name() == name).expect(title);
        let text = program(shared.trim_end(), own.trim_end());
        let expected = marks(&text);
        let [all, errors] = findings(&text, platform);
        let missed: Vec<_> = expected.difference(&all).collect();
        let more: Vec<_> = errors.difference(&expected).collect();
        if expected.is_empty() || !missed.is_empty() || !more.is_empty() {
            writeln!(wrong, "{title}: marks {expected:?}, missed {missed:?}, more errors {more:?}").unwrap();
        }
        count += 1;
    }
    assert_eq!(wrong, "");
    assert_eq!(count, COUNT);
}
