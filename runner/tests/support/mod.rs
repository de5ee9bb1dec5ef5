//! Vectors, outcomes and details for tests.

#![allow(dead_code, reason = "each test program uses a part")]

use genvisa_runner::expect::Declarations;
use genvisa_runner::implementation::Hello;
use genvisa_runner::outcome::{Answer, Outcome, Phase};
use genvisa_runner::problem::Problem;
use genvisa_runner::record::{Case, Head};
use genvisa_runner::report::account::PageAccount;
use genvisa_runner::report::html::{CaseDetail, Details, Field, RuleDetail};
use genvisa_runner::report::lines::{LinePart, PageLine, PageLines};
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::results::Results;
use genvisa_runner::score::{Means, Observation, Scorer, Tally};
use genvisa_runner::vector::{Difference, Expectation, FORMAT, Severity, Vector};
use std::sync::LazyLock;

/// A schema as it is published: with its licence.
pub fn published(mut schema: schemars::Schema) -> String {
    let mark = concat!("SPDX-License-Identifier: ", env!("CARGO_PKG_LICENSE"));
    schema.insert("$comment".into(), mark.into());
    serde_json::to_string_pretty(&schema).unwrap() + "\n"
}

/// Rules of the small suite: id, kind, page, line, and operation.
pub const RULES: [(&str, &str, &str, u32, Operation); 10] = [
    ("SUM/src0/type", "type_map", "/SUM.md", 12, Operation::CheckBin),
    ("SUM/src1/type", "type_map", "/SUM.md", 13, Operation::CheckBin),
    ("SUM/exec_size/encoding", "encoding", "/SUM.md", 20, Operation::CheckBin),
    ("SUM/text", "text", "/SUM.md", 31, Operation::CheckText),
    ("LOAD/offset/range", "range", "/LOAD.md", 9, Operation::CheckBin),
    ("LOAD/offset/aligned", "explicit", "/LOAD.md", 10, Operation::CheckBin),
    ("LOAD/surface/defined", "reference", "/LOAD.md", 11, Operation::CheckBin),
    ("LOAD/assembled", "explicit", "/LOAD.md", 40, Operation::Assemble),
    ("module/var_info/count", "explicit", "/chapters/object.md", 77, Operation::CheckBin),
    ("module/name/unique", "explicit", "/chapters/object.md", 80, Operation::CheckBin),
];

/// Platforms of the suites.
pub const PLATFORMS: [&str; 3] = ["BDW", "SKL", "XE_HP"];

/// A number that depends on a text and a number only.
fn mix(text: &str, number: usize) -> u64 {
    let seed = number as u64 ^ 0x9e37_79b9_7f4a_7c15;
    text.bytes()
        .fold(seed, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(23))
}

/// The bytes of a module. Modules of a rule differ in a few bytes.
fn module(rule: &str, length: usize, number: usize) -> Vec<u8> {
    let word = |at: usize| mix(rule, at / 8).to_le_bytes()[at % 8];
    let mut bytes: Vec<u8> = (0..length).map(|at| if at % 3 == 0 { word(at) } else { 0 }).collect();
    bytes[..4].copy_from_slice(b"CISA");
    let changed = mix(rule, number ^ 0xffff).to_le_bytes();
    bytes[length - 20..length - 16].copy_from_slice(&changed[..4]);
    bytes
}

fn text(rule: &str, number: usize) -> String {
    format!(
        ".version 3.8\n.kernel \"k\"\n.decl V1 v_type=G type=d num_elts=8 alias=<V0, {}>\n.input V1 offset=32 size=32\n\
         sum (M1, 8) V1(0,0)<1> V1(0,0)<1;1,0> {}:d\nload (M1, 8) T{} V1.0\nret (M1, 1)\n",
        number % 7,
        number,
        rule.len() % 5
    )
}

/// A rule of a suite.
pub struct Rule {
    /// Its id.
    pub id: String,
    kind: String,
    page: String,
    line: u32,
    operation: Operation,
    length: usize,
}

fn vector(rule: &Rule, expect: Expectation, platform: &str, number: usize) -> Vector {
    let is_text = matches!(rule.operation, Operation::CheckText | Operation::Assemble);
    let input = match is_text {
        true => Data::Text(text(&rule.id, number)),
        false => Data::Base64(module(&rule.id, rule.length, number)),
    };
    let id = |expect: Expectation, number: usize| {
        format!("{}/{}/{platform}/{:016x}", rule.id, expect.name(), mix(&rule.id, number))
    };
    let is_valid = expect == Expectation::Accept;
    let difference = Difference {
        field: "src0.type".into(),
        found: format!("{}", mix(&rule.id, number ^ 0xffff) & 0xffff),
        valid: format!("{}", mix(&rule.id, 0xffff) & 0xffff),
    };
    Vector {
        id: id(expect, number),
        rule: rule.id.clone(),
        kind: rule.kind.clone(),
        page: rule.page.clone(),
        line: rule.line,
        level: if expect == Expectation::Either { Severity::Warning } else { Severity::Error },
        instruction: rule.id.split('/').next().filter(|name| *name != "module").map(String::from),
        platform: platform.into(),
        version: "3.8".into(),
        operation: rule.operation,
        input,
        expect,
        output: (rule.operation == Operation::Assemble && is_valid)
            .then(|| Data::Base64(module(&rule.id, rule.length, number))),
        phase: (!is_valid).then_some(Phase::Check),
        violates: if is_valid { Vec::new() } else { vec![rule.id.clone()] },
        counterpart: (!is_valid).then(|| id(Expectation::Accept, 0)),
        differs: if is_valid { Vec::new() } else { vec![difference] },
    }
}

/// A suite with `negatives` invalid cases and one valid case for each rule and platform, at most `most` cases.
fn vectors(rules: &[Rule], negatives: usize, most: usize) -> Vec<Vector> {
    let mut vectors = Vec::new();
    for rule in rules {
        for platform in PLATFORMS {
            for number in 1..=negatives {
                // A warning for the last rule of each page.
                let is_warning = rule.id.ends_with("unique");
                let expect = if is_warning { Expectation::Either } else { Expectation::Reject };
                vectors.push(vector(rule, expect, platform, number));
            }
            vectors.push(vector(rule, Expectation::Accept, platform, 0));
        }
    }
    vectors.truncate(most);
    vectors
}

/// The small suite: ten rules, three platforms, two invalid cases and a valid one each.
pub fn suite() -> Vec<Vector> {
    let rule = |(id, kind, page, line, operation): (&str, &str, &str, u32, Operation)| Rule {
        id: id.into(),
        kind: kind.into(),
        page: page.into(),
        line,
        operation,
        length: 96,
    };
    vectors(&RULES.map(rule), 2, usize::MAX)
}

/// A suite as large as the real one: 2 600 rules, 151 000 cases.
pub fn large() -> &'static [Vector] {
    static LARGE: LazyLock<Vec<Vector>> = LazyLock::new(make_large);
    &LARGE
}

fn make_large() -> Vec<Vector> {
    let kinds = ["type_map", "encoding", "range", "explicit", "reference", "reserved", "text"];
    let rules: Vec<Rule> = (0..2600)
        .map(|at| Rule {
            id: format!("INSTRUCTION_{:03}/operand{}/constraint_{at:04}", at / 17, at % 17),
            kind: kinds[at % kinds.len()].into(),
            page: format!("/instructions/INSTRUCTION_{:03}.md", at / 17),
            line: u32::try_from(at).unwrap() % 90 + 10,
            operation: [Operation::CheckBin, Operation::CheckBin, Operation::CheckText][at % 3],
            length: 180 + at % 170,
        })
        .collect();
    vectors(&rules, 19, 151_000)
}

/// The outcome that a correct implementation gives, which names phase and rule.
pub fn correct(vector: &Vector) -> Outcome {
    match vector.expect {
        Expectation::Accept => {
            Outcome::Answered(Answer::Accept { output: vector.output.clone(), rules: Vec::new() })
        }
        Expectation::Reject => reject(Some(Phase::Check), &[&vector.rule]),
        Expectation::Either => {
            Outcome::Answered(Answer::Accept { output: None, rules: vec![vector.rule.clone()] })
        }
    }
}

/// An acceptance without output.
pub fn accept() -> Outcome {
    Outcome::Answered(Answer::Accept { output: None, rules: Vec::new() })
}

/// A rejection.
pub fn reject(phase: Option<Phase>, rules: &[&str]) -> Outcome {
    let rules = rules.iter().map(ToString::to_string).collect();
    Outcome::Answered(Answer::Reject { phase, rules, message: None })
}

/// A skip.
pub fn skip() -> Outcome {
    Outcome::Answered(Answer::Skip { reason: "not implemented".into() })
}

/// The head of a run of the small suite.
pub fn head(name: &str, planned: usize) -> Head {
    Head {
        format_version: FORMAT,
        suite: "0.1.0".into(),
        digest: "5a".repeat(32),
        implementation: Hello {
            protocol: 1,
            name: name.into(),
            version: "1.0".into(),
            operations: Operation::ALL.to_vec(),
            platforms: Vec::new(),
            versions: Vec::new(),
            features: Vec::new(),
            window: 1,
        },
        seed: 7,
        shard: None,
        filters: Vec::new(),
        planned,
    }
}

/// The cases of a run in which each vector has the outcome of a function.
pub fn score(vectors: &[Vector], means: Means, outcome: impl Fn(&Vector) -> Outcome) -> Vec<Case> {
    let mut scorer = Scorer::new(vectors, means);
    let mut cases = Vec::new();
    for vector in vectors {
        let observation =
            Observation { id: vector.id.clone(), outcome: outcome(vector), micros: 5, alone: None };
        cases.extend(scorer.observe(observation).unwrap());
    }
    cases.extend(scorer.finish());
    cases
}

/// The results of cases.
pub fn results(head: Head, cases: Vec<Case>, others: Vec<Problem>) -> Results {
    let mut tally = Tally::default();
    cases.iter().for_each(|case| tally.add(case));
    let summary = tally.finish(&head, others);
    Results { head, cases, summary }
}

/// The results of an implementation without declarations.
pub fn run(name: &str, vectors: &[Vector], outcome: impl Fn(&Vector) -> Outcome) -> Results {
    results(head(name, vectors.len()), score(vectors, Means::default(), outcome), Vec::new())
}

/// The results of an implementation with declarations.
pub fn declared_run(
    name: &str,
    vectors: &[Vector],
    declarations: &Declarations,
    outcome: impl Fn(&Vector) -> Outcome,
) -> Results {
    let means = Means { declarations: Some(declarations), ..Means::default() };
    let cases = score(vectors, means, outcome);
    results(head(name, vectors.len()), cases, declarations.problems().to_vec())
}

/// An implementation with a mistake of each kind.
pub fn faulty(vector: &Vector) -> Outcome {
    let number = mix(&vector.id, 0);
    match (vector.rule.as_str(), vector.is_negative()) {
        ("SUM/src1/type", true) => accept(),
        ("SUM/exec_size/encoding", false) if vector.platform == "SKL" => reject(Some(Phase::Read), &[]),
        ("LOAD/offset/range", true) if vector.platform == "BDW" => {
            Outcome::Crashed { detail: "signal 11".into() }
        }
        ("LOAD/surface/defined", true) if number.is_multiple_of(2) => Outcome::TimedOut { limit_ms: 2000 },
        ("LOAD/assembled", false) => Outcome::Answered(Answer::Accept {
            output: Some(Data::Base64(b"CISA".to_vec())),
            rules: Vec::new(),
        }),
        ("module/var_info/count", _) if vector.platform == "XE_HP" => skip(),
        ("SUM/src0/type", true) => reject(Some(Phase::Check), &[]),
        _ => correct(vector),
    }
}

/// Invented details.
pub struct Invented;

impl Details for Invented {
    fn case(&self, vector: &Vector) -> Option<CaseDetail> {
        let length = vector.input.bytes().len();
        let widths = [8, 1, 1, 2, 4, 8, 8, 16, 16, 3, 1, 4, 32, 6, 2, 16];
        let mut at = (length.saturating_sub(24)) * 8;
        let mut fields = Vec::new();
        for (number, width) in widths.into_iter().enumerate() {
            let name = ["opcode", "saturate", "flag", "size", "channel", "dst.id", "dst.offset", "src0.type"];
            fields.push(Field {
                name: format!("{}{}", name[number % 8], if number < 8 { "" } else { ".high" }),
                byte: at / 8,
                bit: u32::try_from(at % 8).unwrap(),
                width,
                value: format!("{}", mix(&vector.rule, at) & ((1 << width.min(16)) - 1)),
            });
            at += width as usize;
        }
        let number = usize::try_from(mix(&vector.id, 1) % 1000).unwrap();
        Some(CaseDetail { text: text(&vector.rule, number), fields })
    }

    fn rule(&self, rule: &str) -> Option<RuleDetail> {
        Some(RuleDetail {
            sentence: format!("The operand of {rule} has one of the types <D>, UD & W, and never \"F\"."),
            expression: "type(src0) in {D, UD, W} && exec_size <= 16 -> aligned(offset, 4)".into(),
            page_url: Some(format!(
                "https://example.org/spec/{}.md",
                rule.split('/').next().unwrap_or_default()
            )),
        })
    }
}

/// Two invented pages line by line. The first one has lines that are too long for narrow windows.
pub fn lines() -> Vec<PageLines> {
    let part = |meaning: &str, places: &[&str], rules: &[&str]| LinePart {
        meaning: meaning.into(),
        places: places.iter().map(ToString::to_string).collect(),
        rules: rules.iter().map(ToString::to_string).collect(),
    };
    let line = |number: usize| {
        let (text, parts) = match number {
            1 => ("# SUM".to_string(), vec![part("prose", &[], &[])]),
            12 => {
                let fact = part("fact", &["instructions/SUM/fields/src0"], &["SUM/src0/type"]);
                (
                    "- **Src0(<D>)**: one of & \"the\" types".into(),
                    vec![fact, part("rule", &[], &["SUM/nothing"])],
                )
            }
            20 => ("a_long_word_".repeat(30), vec![part("text form", &[], &[])]),
            _ => (format!("  line {number}"), Vec::new()),
        };
        PageLine { text, parts }
    };
    let page = |page: &str| PageLines { page: page.into(), lines: (1..=60).map(line).collect() };
    vec![page("/SUM.md"), page("/LOAD.md")]
}

/// As many pages and lines as the real specification has, with the rules of the large suite.
pub fn large_lines() -> Vec<PageLines> {
    let page = |number: usize| {
        let line = |line: usize| {
            let at = (number * 17 + line % 17) % 2600;
            let id = format!("INSTRUCTION_{:03}/operand{}/constraint_{at:04}", at / 17, at % 17);
            let fact =
                LinePart { meaning: "fact".into(), places: vec![format!("{id}/{line}")], rules: vec![id] };
            PageLine {
                text: format!("- **Field {line}**: a number of page {number} that is {}", line * 7919),
                parts: vec![fact],
            }
        };
        PageLines {
            page: format!("/instructions/INSTRUCTION_{number:03}.md"),
            lines: (1..=95).map(line).collect(),
        }
    };
    (0..155).map(page).collect()
}

/// An invented account.
pub fn account() -> Vec<PageAccount> {
    ["/SUM.md", "/LOAD.md", "/chapters/object.md"]
        .into_iter()
        .enumerate()
        .map(|(at, page)| PageAccount {
            page: page.into(),
            found: 30 + at,
            modelled: 30,
            enforced: 29 - at,
            tested: 28 - at,
            killed: 28 - 2 * at,
        })
        .collect()
}
