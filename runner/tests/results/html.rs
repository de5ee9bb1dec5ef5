//! The page without a browser: its size, its data, and its independence of the network.

use crate::support::{
    Invented, accept, account, correct, declared_run, faulty, large, lines, run, skip, suite,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use expect_test::expect_file;
use flate2::read::GzDecoder;
use genvisa_runner::expect::Expectations;
use genvisa_runner::outcome::Outcome;
use genvisa_runner::record::Verdict;
use genvisa_runner::report::html::{HtmlError, Input, LIMIT, NoDetails, html};
use genvisa_runner::results::Results;
use genvisa_runner::vector::Vector;
use serde_json::Value;
use std::io::Read;

fn input<'a>(results: &'a [&'a Results], vectors: &'a [Vector]) -> Input<'a> {
    Input { results, vectors, details: &Invented, account: &[], lines: &[], limit: LIMIT }
}

/// The data of a page.
fn data(page: &str) -> Value {
    let begin = page.find("type=\"application/octet-stream\">").unwrap() + 32;
    let end = begin + page[begin..].find('<').unwrap();
    let mut text = String::new();
    let bytes = STANDARD.decode(&page[begin..end]).unwrap();
    GzDecoder::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
    let mut lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    let mut data: Value = lines.next().unwrap();
    for rule in data["rules"].as_array_mut().unwrap() {
        rule["cases"] = lines.next().unwrap();
    }
    assert_eq!(lines.count(), data["sources"].as_array().unwrap().len());
    data
}

fn shown(data: &Value) -> Vec<&str> {
    let rules = data["rules"].as_array().unwrap().iter();
    rules
        .flat_map(|rule| rule["cases"].as_array().unwrap())
        .map(|case| case["id"].as_str().unwrap())
        .collect()
}

#[test]
fn the_page_loads_nothing() {
    let results = run("faulty", &suite(), faulty);
    let page = html(&input(&[&results], &suite())).unwrap();
    for word in ["src=", "@import", "url(", "fetch(", "XMLHttpRequest", "href=\"http"] {
        assert!(!page.contains(word), "{word}");
    }
    assert!(page.contains("<style>") && page.contains("</script>"));
}

#[test]
fn the_page_shows_a_pair_of_each_rule_and_every_case_that_does_not_pass() {
    let vectors = suite();
    let results = run("faulty", &vectors, faulty);
    let data = data(&html(&input(&[&results], &vectors)).unwrap());
    let shown = shown(&data);
    for case in results.cases.iter().filter(|case| case.verdict.is_failure()) {
        assert!(shown.contains(&case.id.as_str()), "{}", case.id);
    }
    for rule in data["rules"].as_array().unwrap() {
        let expects: Vec<i64> =
            rule["cases"].as_array().unwrap().iter().map(|case| case["expect"].as_i64().unwrap()).collect();
        assert!(expects.contains(&0) && expects.iter().any(|expect| *expect > 0), "{rule}");
    }
    let counted: u64 = data["rules"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|rule| rule["counts"].as_array().unwrap().chunks(6).map(|group| group[5].as_u64().unwrap()))
        .sum();
    assert_eq!(counted, vectors.len() as u64);
    assert!(shown.len() < vectors.len());
}

#[test]
fn counts_without_vectors_or_details_are_shown() {
    let results = run("faulty", &suite(), faulty);
    let page = html(&Input { details: &NoDetails, ..input(&[&results], &[]) }).unwrap();
    let data = data(&page);
    assert_eq!(data["rules"].as_array().unwrap().len(), 10);
    assert_eq!(shown(&data).len(), 0);
    assert!(data["rules"][0]["counts"].as_array().unwrap().len() >= 6);
}

#[test]
fn texts_are_escaped() {
    let results = run("<script>alert(1)</script>", &suite(), faulty);
    let page = html(&Input { account: &account(), ..input(&[&results], &suite()) }).unwrap();
    assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert"));
}

#[test]
fn suites_are_not_mixed() {
    let a = run("a", &suite(), correct);
    let mut b = a.clone();
    b.head.digest.clear();
    assert!(matches!(html(&input(&[&a, &b], &suite())), Err(HtmlError::MixedSuites)));
}

#[test]
fn a_large_page_is_small() {
    let vectors = large();
    assert_eq!(vectors.len(), 151_000);
    let results = run("correct", vectors, correct);
    let start = std::time::Instant::now();
    let page = html(&input(&[&results], vectors)).unwrap();
    println!("all pass: {} bytes in {:?}", page.len(), start.elapsed());
    assert!(page.len() < LIMIT);
    assert_eq!(data(&page)["left_out"], 0);
}

#[test]
fn a_page_of_many_failures_leaves_some_out_and_states_how_many() {
    let vectors = &large()[..20_000];
    let results = run("accepts", vectors, |_| accept());
    let failures = results.cases.iter().filter(|case| case.verdict.is_failure()).count() as u64;
    let [all, some] = [LIMIT, 300_000].map(|limit| {
        let page = html(&Input { limit, ..input(&[&results], vectors) }).unwrap();
        assert!(page.len() <= limit);
        let data = data(&page);
        let left_out = data["left_out"].as_u64().unwrap();
        let text = format!("the contents of {left_out} cases");
        assert_eq!(page.contains(&text), left_out > 0);
        assert!(shown(&data).len() as u64 >= failures - left_out);
        left_out
    });
    assert_eq!(all, 0);
    assert!(some > 0 && some < failures);
}

#[test]
fn a_page_without_space_for_all_cases_leaves_out_skips_before_failures() {
    let vectors = suite();
    let [skipped, failed] = ["SUM/src0/type", "SUM/src1/type"];
    let results = run("skips", &vectors, |vector| match vector.rule.as_str() {
        rule if rule == skipped => skip(),
        rule if rule == failed && vector.is_negative() => accept(),
        _ => correct(vector),
    });
    let results = [&results];
    let whole = input(&results, &vectors);
    let all = html(&whole).unwrap();
    let some = html(&Input { limit: all.len() - 1, ..whole }).unwrap();
    let [all, some] = [&all, &some].map(|page| data(page));
    let counts = |data: &Value| {
        [skipped, failed].map(|rule| shown(data).iter().filter(|id| id.starts_with(rule)).count())
    };
    let ([all_skips, all_failures], [skips, failures]) = (counts(&all), counts(&some));
    assert_eq!((all_skips, all_failures, failures), (9, 9, 9));
    assert!(skips < all_skips, "{skips}");
}

#[test]
fn a_limit_that_cannot_be_met_is_an_error() {
    let results = run("faulty", &suite(), faulty);
    let (results, vectors) = ([&results], suite());
    let small = Input { limit: 10_000, ..input(&results, &vectors) };
    assert!(matches!(html(&small), Err(HtmlError::TooLarge(size)) if size > 10_000));
}

/// Passed cases have a column always, so that none is shown as 0.
#[test]
fn the_overview_has_a_column_for_passed_cases_and_for_each_verdict_that_occurs() {
    let vectors = suite();
    let crashed = |_: &Vector| Outcome::Crashed { detail: "a signal".into() };
    for results in [
        run("correct", &vectors, correct),
        run("faulty", &vectors, faulty),
        run("crashing", &vectors, crashed),
    ] {
        let page = html(&input(&[&results], &vectors)).unwrap();
        for verdict in Verdict::ALL {
            let title = format!("<th class=\"number\">{}</th>", verdict.name().replace('_', " "));
            let is_shown = verdict == Verdict::Pass || results.summary.count(verdict) > 0;
            assert_eq!(page.contains(&title), is_shown, "{title}");
        }
    }
}

/// The vectors of some rules, and two results of them and of a rule that has no vectors here.
fn two_results() -> (Vec<Vector>, [Results; 2]) {
    let kept = ["SUM/src1/type", "SUM/text", "LOAD/assembled", "LOAD/offset/range", "module/name/unique"];
    let vectors: Vec<Vector> = suite().into_iter().filter(|v| kept.contains(&v.rule.as_str())).collect();
    let declared = "[[entry]]\nrule = \"SUM/src1/type\"\nexpect = \"reject\"\ncount = 6\nstatus = \"fail\"\nreason = \"known\"\nlink = \"https://example.org/1\"\n";
    let declarations = Expectations::parse(declared).unwrap().declare(&vectors);
    let skips = |vector: &Vector| match (vector.rule.as_str(), vector.is_negative()) {
        ("SUM/text", true) => skip(),
        ("SUM/text", false) => accept(),
        _ => faulty(vector),
    };
    let results = [declared_run("faulty", &vectors, &declarations, faulty), run("skips", &vectors, skips)];
    (vectors.into_iter().filter(|vector| vector.rule != "LOAD/offset/range").collect(), results)
}

#[test]
fn the_data_has_the_contents_of_cases_as_differences_from_the_first_one() {
    let (vectors, results) = two_results();
    let page = html(&Input { lines: &lines()[..1], ..input(&[&results[0], &results[1]], &vectors) }).unwrap();
    let mut data = data(&page);
    let rules = data["rules"].take();
    let mut text = String::new();
    for (key, value) in data.as_object().unwrap() {
        text += &format!("{key}: {value}\n");
    }
    for rule in rules.as_array().unwrap() {
        text.push('\n');
        for (key, value) in rule.as_object().unwrap().iter().filter(|(key, _)| *key != "cases") {
            text += &format!("{key}: {value}\n");
        }
        for case in rule["cases"].as_array().unwrap() {
            text += &format!("  {case}\n");
        }
    }
    expect_file!["data.txt"].assert_eq(&text);
}

#[test]
fn the_page_has_an_overview_and_an_account_without_scripts() {
    let (vectors, results) = two_results();
    let both = [&results[0], &results[1]];
    let page = html(&Input { account: &account(), lines: &lines(), ..input(&both, &vectors) }).unwrap();
    let begin = page.find("<body").unwrap();
    let end = begin + page[begin..].find("<script").unwrap();
    expect_file!["overview.html"].assert_eq(&page[begin..end]);
}
