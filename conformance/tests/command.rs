//! The command `genvisa-conform`: its files, outputs and exit codes.

#![allow(clippy::unwrap_used, reason = "a test that cannot start its program fails")]

#[path = "command/archive.rs"]
mod archive;
#[path = "command/gate.rs"]
mod gate;

use genvisa_conformance::case_cache;
use genvisa_conformance::vectors::Index;
use genvisa_runner::changes::Suite;
use genvisa_runner::record::Strictness;
use genvisa_runner::request::Operation;
use genvisa_runner::results::Results;
use genvisa_runner::vector::{Expectation, Severity, Vector};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::LazyLock;

const PROGRAM: &str = env!("CARGO_BIN_EXE_genvisa-conform");

/// A rule with few cases of instructions, and one with cases of modules.
const RULES: [&str; 2] = ["MOV/type_map", "kernel_data/variable_count/range"];

fn conform(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).current_dir(folder).output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn results(path: &Path) -> Results {
    Results::read(BufReader::new(File::open(path).unwrap())).unwrap()
}

/// The ids, verdicts and strictness of all cases, in the order of ids.
fn verdicts(results: &Results) -> BTreeSet<String> {
    results.cases.iter().map(|case| format!("{} {:?} {:?}", case.id, case.verdict, case.strictness)).collect()
}

#[test]
fn the_reference_passes_in_this_process_and_through_the_protocol_with_the_same_results() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let own = conform(folder.path(), &["run", RULES[0], RULES[1], "-o", "own.jsonl"]);
    assert_eq!(code(&own), 0, "{}", String::from_utf8_lossy(&own.stderr));
    let adapter = format!("{PROGRAM} adapter");
    let arguments = ["run", RULES[0], RULES[1], "-o", "other.jsonl", "--adapter", &adapter, "-j", "2"];
    let other = conform(folder.path(), &arguments);
    assert_eq!(code(&other), 0, "{}", String::from_utf8_lossy(&other.stderr));
    let (own, other) = (results(&at("own.jsonl")), results(&at("other.jsonl")));
    assert!(own.cases.len() > 20);
    // The reference names the rule of every invalid case that it reads.
    let credited: Vec<_> = own.cases.iter().filter_map(|case| case.strictness).collect();
    assert!(credited.len() > 10 && credited.iter().all(|one| *one == Strictness::L3), "{credited:?}");
    assert_eq!(verdicts(&own), verdicts(&other));
    let same = conform(folder.path(), &["diff", "own.jsonl", "other.jsonl"]);
    assert_eq!(code(&same), 0, "{}", text(&same));
}

#[test]
fn shards_make_up_the_whole_and_keep_pairs_together() {
    let folder = tempfile::tempdir().unwrap();
    let rule = RULES[0];
    assert_eq!(code(&conform(folder.path(), &["run", rule, "-o", "all.jsonl"])), 0);
    for shard in ["1/3", "2/3", "3/3"] {
        let run = conform(folder.path(), &["run", rule, "--shard", shard, "-o", &shard.replace('/', "-")]);
        assert_eq!(code(&run), 0, "{}", String::from_utf8_lossy(&run.stderr));
    }
    assert_eq!(code(&conform(folder.path(), &["merge", "1-3", "2-3", "3-3", "-o", "merged.jsonl"])), 0);
    let [all, merged] = ["all.jsonl", "merged.jsonl"].map(|name| results(&folder.path().join(name)));
    assert_eq!(verdicts(&all), verdicts(&merged));
    let missing = conform(folder.path(), &["merge", "1-3", "2-3", "-o", "merged.jsonl"]);
    assert_eq!(code(&missing), 2);
    assert!(String::from_utf8_lossy(&missing.stderr).contains("3/3"));
}

/// Writes an adapter `fake.py` with one operation, which gives every request the same reply.
fn fake(folder: &Path, operation: &str, reply: &str) {
    let script = format!(
        "import json, sys\n\
         for line in sys.stdin:\n    \
             message = json.loads(line)\n    \
             if message['type'] == 'start':\n        \
                 reply = dict(type='hello', protocol=1, name='fake', version='1', operations='{operation}'.split())\n    \
             else:\n        \
                 reply = dict(type='reply', id=message['id'], {reply})\n    \
             print(json.dumps(reply), flush=True)\n"
    );
    fs::write(folder.join("fake.py"), script).unwrap();
}

#[test]
fn the_trial_of_a_shard_asks_the_cases_of_the_shard() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("logged.sh"), "tee \"$1\" | \"$2\" adapter\n").unwrap();
    let trial = |shard: &str, name: &str| {
        let mut gate = gate::command();
        gate.current_dir(&folder).args([&format!("conformance::{}", RULES[0]), "--exact"]);
        gate.env("GENVISA_IUT", format!("sh logged.sh {name} {PROGRAM}")).env("GENVISA_SHARD", shard);
        gate.output().unwrap()
    };
    let mut sum = 0;
    for shard in ["1/3", "2/3", "3/3"] {
        let name = shard.replace('/', "-");
        let output = trial(shard, &name);
        assert_eq!(code(&output), 0, "{}", text(&output));
        let requests = fs::read_to_string(folder.path().join(&name)).unwrap();
        let asked = requests.lines().filter(|line| line.contains("\"request\"")).count();
        let listed = text(&conform(folder.path(), &["list", RULES[0], "--shard", shard])).lines().count();
        assert_eq!(asked, listed, "shard {shard}");
        sum += asked;
    }
    assert_eq!(sum, text(&conform(folder.path(), &["list", RULES[0]])).lines().count());
    assert_ne!(code(&trial("4/3", "none")), 0);
}

#[test]
fn an_implementation_that_rejects_all_or_accepts_all_gets_no_credit() {
    let folder = tempfile::tempdir().unwrap();
    for verdict in ["reject", "accept"] {
        fake(folder.path(), "check_bin", &format!("verdict='{verdict}'"));
        let arguments = ["run", RULES[0], "--adapter", "python3 fake.py", "-o", "fake.jsonl"];
        let run = conform(folder.path(), &arguments);
        assert_eq!(code(&run), 1, "{}", String::from_utf8_lossy(&run.stderr));
        let fake = results(&folder.path().join("fake.jsonl"));
        assert_eq!(fake.cases.iter().filter(|case| case.strictness.is_some()).count(), 0, "{verdict}");
    }
}

#[test]
fn mistakes_of_a_mapping_file_are_problems_of_a_whole_run() {
    let folder = tempfile::tempdir().unwrap();
    // An implementation that has to answer little: each of the first failing cases is asked again, of a process of its own.
    let reply = "**(dict(verdict='reject', rules=['E1']) if message['id'] % 500 == 0 else dict(verdict='skip', reason='slow'))";
    fake(folder.path(), "decode", reply);
    let mapping = "[[map]]\ncode = \"E1\"\nrules = [\"*\"]\n[[map]]\ncode = \"E9\"\nrules = [\"no_rule\"]\n";
    fs::write(folder.path().join("mapping.toml"), mapping).unwrap();
    let run = |filters: &[&str]| {
        let common = ["run", "--adapter", "python3 fake.py", "--mapping", "mapping.toml", "-o", "fake.jsonl"];
        let output = conform(folder.path(), &[&common, filters].concat());
        assert_eq!(code(&output), 1);
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let whole = run(&[]);
    for mistake in ["line 4: no answer has the code `E9`", "line 4: no rule has the id `no_rule`"] {
        assert!(whole.contains(mistake), "{whole}");
    }
    assert!(!whole.contains("the code `E1`"), "{whole}");
    assert!(!run(&[RULES[0]]).contains("mapping of rules"));
}

/// Lines without the first one that contains some words.
fn without(text: &str, words: &str) -> String {
    let at = text.lines().position(|line| line.contains(words)).unwrap();
    text.lines().enumerate().filter(|(n, _)| *n != at).map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn two_versions_of_the_suite_are_compared_in_all_forms() {
    let folder = tempfile::tempdir().unwrap();
    let index = Index::load().unwrap();
    let vectors = index.of_rule(RULES[0]).unwrap();
    let line = |vector: &Vector| serde_json::to_string(vector).unwrap() + "\n";
    let all: String = vectors.iter().map(line).collect();
    let first = &vectors[0].id;
    let mut other = vectors.clone();
    other[0].expect = Expectation::Either;
    let ids: String = vectors.iter().map(|vector| format!("{}\n", vector.id)).collect();
    let rules = Suite::of(&vectors).rules().unwrap().to_string();
    for (name, text) in [
        ("all.jsonl", &all),
        ("fewer.jsonl", &without(&all, first)),
        ("other.jsonl", &other.iter().map(line).collect()),
        ("all.txt", &ids),
        ("fewer.txt", &without(&ids, first)),
        ("rules.txt", &rules),
        ("more_rules.txt", &format!("{rules}NEW/rule 1 0123456789abcdef\n")),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    for (before, after, exit, level, [added, removed, changed]) in [
        ("all.jsonl", "all.jsonl", 0, "patch", [0, 0, 0]),
        ("fewer.jsonl", "all.jsonl", 1, "minor", [1, 0, 0]),
        ("all.jsonl", "fewer.jsonl", 1, "major", [0, 1, 0]),
        ("all.jsonl", "other.jsonl", 1, "major", [0, 0, 1]),
        ("fewer.txt", "all.txt", 1, "minor", [1, 0, 0]),
        ("all.jsonl", "all.txt", 0, "patch", [0, 0, 0]),
        ("all.jsonl", "rules.txt", 0, "patch", [0, 0, 0]),
        ("rules.txt", "fewer.jsonl", 1, "major", [0, 0, 1]),
        ("rules.txt", "more_rules.txt", 1, "minor", [1, 0, 0]),
    ] {
        let json = conform(folder.path(), &["diff", "--json", before, after]);
        let found: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
        let count = |key: &str| found[key].as_array().unwrap().len();
        assert_eq!(found["level"], level, "{before} {after}");
        assert_eq!(["added", "removed", "changed"].map(count), [added, removed, changed], "{before} {after}");
        let markdown = conform(folder.path(), &["diff", before, after]);
        assert_eq!([code(&json), code(&markdown)], [exit; 2], "{before} {after}");
        assert!(text(&markdown).starts_with(&format!("The changes make a {level}")), "{}", text(&markdown));
    }
    for (arguments, why) in [
        (&["all.txt", "rules.txt"][..], "use the vectors"),
        (&["all.txt", "all.txt", "--operation", "decode"], "results of runs"),
    ] {
        let output = conform(folder.path(), &[&["diff"], arguments].concat());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(code(&output) == 2 && error.contains(why), "{arguments:?}: {error}");
    }
}

#[test]
fn two_runs_are_compared_as_a_table_and_as_json() {
    let folder = tempfile::tempdir().unwrap();
    fake(folder.path(), "check_bin", "verdict='accept'");
    for (name, more) in [("own.jsonl", &[][..]), ("other.jsonl", &["--adapter", "python3 fake.py"])] {
        let run = conform(folder.path(), &[&["run", RULES[0], "-o", name], more].concat());
        assert!([0, 1].contains(&code(&run)), "{}", String::from_utf8_lossy(&run.stderr));
    }
    let json = |arguments: &[&str]| {
        let output = conform(folder.path(), &[&["diff", "--json", "own.jsonl"], arguments].concat());
        (code(&output), serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap())
    };
    let (exit, same) = json(&["own.jsonl"]);
    assert_eq!((exit, same["changes"].as_array().map(Vec::len)), (0, Some(0)));
    let (exit, found) = json(&["other.jsonl"]);
    assert_eq!((exit, &found["format_version"]), (1, &serde_json::json!(1)));
    let changes = found["changes"].as_array().unwrap();
    assert!(!changes.is_empty() && changes.iter().all(|change| change["rule"] == RULES[0]));
    assert!(changes.iter().any(|change| change["before"] == "pass" && change["after"] == "fail"));
    // The implementation does not have the other operations.
    let (_, checks) = json(&["other.jsonl", "--operation", "check_bin"]);
    assert!(checks["changes"].as_array().unwrap().len() < changes.len());

    fs::write(folder.path().join("ids.txt"), "a/accept/BDW/0000000000000000\n").unwrap();
    for files in [["own.jsonl", "ids.txt"], ["ids.txt", "own.jsonl"]] {
        let output = conform(folder.path(), &["diff", "--json", files[0], files[1]]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(code(&output), 2);
        assert!(error.contains("own.jsonl has the results of a run, and ids.txt has none"), "{error}");
    }
}

#[test]
fn two_implementations_are_run_and_compared_by_one_command() {
    let folder = tempfile::tempdir().unwrap();
    fake(folder.path(), "check_bin", "verdict='accept'");
    let diff = |arguments: &[&str]| conform(folder.path(), &[&["diff", "--json"], arguments].concat());
    let json = |arguments: &[&str]| -> (i32, serde_json::Value) {
        let output = diff(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        (code(&output), serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{error}")))
    };
    let fake = ["--impl", "genvisa", "--impl", "python3 fake.py"];
    // In this process and through the protocol.
    let adapter = format!("{PROGRAM} adapter");
    let (exit, same) = json(&["--impl", "genvisa", "--impl", &adapter, RULES[0], RULES[1]]);
    assert_eq!((exit, same["changes"].as_array().map(Vec::len)), (0, Some(0)));
    assert!(same["same"].as_u64() > Some(20), "{same}");

    // The command gives the same changes as two runs, without the operations that one of the two does not have.
    let (exit, found) = json(&[&fake[..], &[RULES[0]]].concat());
    for (name, more) in [("own.jsonl", &[][..]), ("other.jsonl", &["--adapter", "python3 fake.py"])] {
        conform(folder.path(), &[&["run", RULES[0], "-o", name], more].concat());
    }
    let (_, runs) = json(&["own.jsonl", "other.jsonl", "--operation", "check_bin"]);
    assert_eq!((exit, &found["changes"]), (1, &runs["changes"]));
    assert!(!found["changes"].as_array().unwrap().is_empty());
    assert_eq!(found["before"], format!("genvisa {}", env!("CARGO_PKG_VERSION")));
    assert_eq!(found["after"], "fake 1");

    // Files of a user, of which nobody knows whether they are valid.
    fs::create_dir(folder.path().join("own")).unwrap();
    fs::write(folder.path().join("own/unread.isa"), "no object").unwrap();
    let corpus = ["--corpus", "own", "--platform", "SKL", "--operation", "check_bin"];
    let (exit, found) = json(&[&fake[..], &corpus].concat());
    assert_eq!((exit, found["changes"].as_array().map(Vec::len)), (1, Some(0)));
    let answer = serde_json::json!({
        "id": "corpus/unread/negative/SKL/check_bin unread.isa", "rule": "corpus/unread",
        "before": "reject", "after": "accept",
    });
    assert_eq!(found["answers"], serde_json::json!([answer]));

    for (arguments, why) in [
        (&[][..], "required"),
        (&["--impl", "genvisa"], "two implementations"),
        (&["own.jsonl"], "two files"),
        (&["own.jsonl", "other.jsonl", "--seed", "3"], "--impl"),
        (&["--impl", "genvisa", "--impl", "false", RULES[0]], "false"),
        (&["--impl", "genvisa", "--impl", "missing.toml", RULES[0]], "missing.toml"),
        (&[&fake[..], &["--operation", "decode", RULES[0]]].concat(), "no case in common"),
    ] {
        let output = diff(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(code(&output) == 2 && error.contains(why), "{arguments:?}: {error}");
    }
}

/// All vectors as one process exports them, and its message.
static CACHED: LazyLock<(String, Vec<u8>)> =
    LazyLock::new(|| export(tempfile::tempdir().unwrap().path(), &[]));

fn export(folder: &Path, variables: &[(&str, &str)]) -> (String, Vec<u8>) {
    let mut command = Command::new(PROGRAM);
    command.args(["export", "-o", "vectors.jsonl"]).current_dir(folder).envs(variables.iter().copied());
    let output = command.output().unwrap();
    assert_eq!(code(&output), 0, "{}", String::from_utf8_lossy(&output.stderr));
    (fs::read_to_string(folder.join("vectors.jsonl")).unwrap(), output.stderr)
}

/// The order in which threads make the vectors, and the seeds of hash tables of a process, change nothing. A test of the target
/// `main` makes a sample of the vectors again.
#[test]
#[ignore = "it takes half a minute; `.ci/run` runs it"]
fn two_exports_are_equal_to_the_byte() {
    let folder = tempfile::tempdir().unwrap();
    let threads = std::thread::available_parallelism().unwrap().get() + 1;
    let variables = [(case_cache::VARIABLE, ""), ("RAYON_NUM_THREADS", &threads.to_string())];
    let made = export(folder.path(), &variables);
    // These come from the cache: another process made them, with a thread for each processor.
    let cached = &*CACHED;
    assert!(cached.0.len() > 1 << 20);
    assert!(cached.0 == made.0, "the vectors depend on threads or on seeds of hash tables");
    assert_eq!(cached.1, made.1, "the digests differ");
}

/// nextest counts the trials of such a list as ignored, and each other trial that succeeds as passed.
#[test]
fn trials_of_run_time_rules_are_listed_as_ignored() {
    let list = |arguments: &[&str]| text(&gate::command().args(arguments).output().unwrap());
    let ignored = list(&["--list", "--format", "terse", "--ignored"]);
    assert!(
        ignored.lines().count() > 0 && ignored.lines().all(|line| line.contains("[runtime]")),
        "{ignored}"
    );
    let all = list(&["--list", "--format", "terse"]);
    let of_runtime: Vec<&str> = all.lines().filter(|line| line.contains("[runtime]")).collect();
    assert_eq!(ignored.lines().collect::<Vec<_>>(), of_runtime);
}

#[test]
fn wrong_arguments_are_told_from_failing_runs() {
    let folder = tempfile::tempdir().unwrap();
    let fails = |arguments: &[&str], why: &str| {
        let output = conform(folder.path(), arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(why), "{arguments:?}: {error}");
    };
    fails(&["run", "no_such_rule"], "no_such_rule");
    fails(&["run", "MOV", "--shard", "0/4"], "shard");
    fails(&["run", "MOV", "--tool", "missing.toml"], "missing.toml");
    fails(&["run", "MOV", "--expect", "missing.toml"], "missing.toml");
    fails(&["score", "missing.jsonl"], "missing.jsonl");
    fails(&["explain", "no_such_rule"], "no case and no rule");
    fs::write(folder.path().join("half.jsonl"), "{}\n").unwrap();
    fails(&["score", "half.jsonl"], "half.jsonl");
}

#[test]
fn declared_failures_are_counted_and_not_printed() {
    let folder = tempfile::tempdir().unwrap();
    fake(folder.path(), "check_bin", "verdict='accept'");
    let run = |more: &[&str]| {
        let arguments = [&["run", RULES[0], "--adapter", "python3 fake.py"], more].concat();
        let output = conform(folder.path(), &arguments);
        (code(&output), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (exit, shown) = run(&[]);
    let failing = |line: &str| line.trim_start().strip_suffix(" fail").map(str::to_string);
    let count = shown.lines().find_map(failing).unwrap();
    assert!(exit == 1 && shown.contains("\nfail: "), "{shown}");
    let declared = format!(
        "[[entry]]\nrule = \"{}\"\nexpect = \"reject\"\noperation = \"check_bin\"\ncount = {count}\n\
         status = \"fail\"\nreason = \"It checks nothing.\"\nlink = \"https://example.org/1\"\n",
        RULES[0]
    );
    fs::write(folder.path().join("expect.toml"), &declared).unwrap();
    let (exit, shown) = run(&["--expect", "expect.toml"]);
    assert_eq!(shown.lines().find_map(failing), Some(count));
    assert!(exit == 0 && !shown.contains("fail: "), "{shown}");
    // A failure is no crash, which the file declares now.
    let other = declared.replace("\"fail\"", "\"crash\"");
    fs::write(folder.path().join("expect.toml"), other).unwrap();
    let (exit, shown) = run(&["--expect", "expect.toml"]);
    assert!(exit == 1 && shown.contains("\nfail: "), "{shown}");
}

/// A filter of negative cases chooses their counterparts, too, so that none is unpaired.
#[test]
fn the_counterparts_of_chosen_cases_are_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let filter = "CMP/rel_op/encoding/negative/*";
    let list = conform(folder.path(), &["list", filter]);
    let ids: BTreeSet<String> = text(&list).lines().map(str::to_string).collect();
    let vectors = Index::load().unwrap().of_rule("CMP/rel_op/encoding").unwrap();
    let negative = vectors.iter().filter(|vector| vector.id.contains("/negative/"));
    let pairs = negative.flat_map(|vector| [Some(&vector.id), vector.counterpart.as_ref()]);
    assert_eq!(ids, pairs.flatten().cloned().collect());
    assert!(ids.iter().any(|id| id.contains("/positive/")), "{ids:?}");
    let run = conform(folder.path(), &["run", filter, "-o", "out.jsonl"]);
    assert_eq!(code(&run), 0, "{}", String::from_utf8_lossy(&run.stderr));
    let verdicts: BTreeSet<_> =
        results(&folder.path().join("out.jsonl")).cases.iter().map(|case| case.verdict.name()).collect();
    assert_eq!(verdicts, BTreeSet::from(["pass"]));
}

/// The number of pairs is in the results, whether the command or the file of expected results states it.
#[test]
fn results_have_the_number_of_pairs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("expect.toml"), "pairs = 2\n").unwrap();
    for arguments in [["--pairs", "2"], ["--expect", "expect.toml"]] {
        let run = conform(folder.path(), &[&["run", RULES[0], "-o", "out.jsonl"][..], &arguments].concat());
        assert_eq!(code(&run), 0, "{}", String::from_utf8_lossy(&run.stderr));
        let filters = results(&folder.path().join("out.jsonl")).head.filters;
        assert_eq!(filters, [RULES[0], "--pairs 2"], "{arguments:?}");
    }
}

#[test]
fn an_adapter_that_does_not_start_fails_the_run() {
    let folder = tempfile::tempdir().unwrap();
    let run = conform(folder.path(), &["run", RULES[0], "--adapter", "false", "--start-limit", "2000"]);
    assert_eq!(code(&run), 1, "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn vectors_are_written_plain_and_compressed_and_follow_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(code(&conform(folder.path(), &["export", "-o", "vectors.jsonl.gz"])), 0);
    let plain = &CACHED.0;
    let mut unpacked = String::new();
    let packed = File::open(folder.path().join("vectors.jsonl.gz")).unwrap();
    let mut packed = flate2::read::GzDecoder::new(packed);
    packed.read_to_string(&mut unpacked).unwrap();
    assert!(*plain == unpacked);
    let licence = packed.header().and_then(flate2::GzHeader::comment).unwrap();
    assert_eq!(licence, b"SPDX-License-Identifier: MIT OR Apache-2.0");
    let vectors: Vec<Vector> = plain.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(vectors.len() > 120_000, "{}", vectors.len());
    let ids: BTreeSet<&str> = vectors.iter().map(|vector| vector.id.as_str()).collect();
    assert_eq!(ids.len(), vectors.len());
    // The index reads single vectors without the others.
    let index = Index::load().unwrap();
    assert!(index.ids.iter().eq(vectors.iter().map(|vector| &vector.id)));
    let places = [vectors.len() - 1, 0, vectors.len() / 2];
    let single = index.vectors(&places).unwrap();
    assert_eq!(single, places.map(|place| vectors[place].clone()));
    assert!(index.vectors(&[vectors.len()]).is_err());
    // A process that needs one rule reads its ids alone. `MOV` is a part of the names of other rules.
    let first = vectors[0].rule.as_str();
    for rule in [first, "MOV/type_map", "MOV/opcode", "MOV", vectors[vectors.len() - 1].rule.as_str()] {
        let own = Index::load_rule(rule).unwrap();
        let of_rule = index.of_rule(rule).unwrap();
        assert_eq!((of_rule.is_empty(), own.digest == index.digest), (rule == "MOV", true), "{rule}");
        assert_eq!(own.of_rule(rule).unwrap(), of_rule, "{rule}");
        assert_eq!(own.ids.len(), if rule == "MOV" { index.ids.len() } else { of_rule.len() }, "{rule}");
    }
    // Every negative case names a valid counterpart that differs from it.
    for vector in &vectors {
        assert_eq!(vector.counterpart.is_some(), vector.is_negative(), "{}", vector.id);
        assert_eq!(vector.violates.is_empty(), !vector.is_negative(), "{}", vector.id);
        // Only errors must be rejected.
        let expected = match vector.level {
            _ if !vector.is_negative() => Expectation::Accept,
            Severity::Error => Expectation::Reject,
            Severity::Warning | Severity::Note => Expectation::Either,
        };
        assert!(vector.operation != Operation::CheckBin || vector.expect == expected, "{}", vector.id);
        if let Some(counterpart) = &vector.counterpart {
            assert!(
                ids.contains(counterpart.as_str()) && counterpart.contains("/positive/"),
                "{}",
                vector.id
            );
            assert!(!vector.differs.is_empty(), "{}", vector.id);
        }
    }
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/vector.schema.json");
    let schema = serde_json::from_str(&fs::read_to_string(schema).unwrap()).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for line in plain.lines().step_by(997) {
        let value = serde_json::from_str(line).unwrap();
        assert!(schema.is_valid(&value), "{line}");
    }
}

#[test]
fn a_list_of_a_rule_has_its_cases_and_an_explanation_has_both_modules() {
    let folder = tempfile::tempdir().unwrap();
    let list = text(&conform(folder.path(), &["list", RULES[0]]));
    let negative = list.lines().find(|id| id.contains("/negative/")).unwrap();
    assert!(list.lines().all(|id| id.starts_with(RULES[0])));
    let explained = text(&conform(folder.path(), &["explain", negative]));
    for part in [
        "rule MOV/type_map",
        "spec/instructions/MOV.md:",
        "https://github.com/intel/intel-graphics-compiler/blob/master/documentation/visa/instructions/MOV.md",
        "difference from the counterpart",
        "mov ",
    ] {
        assert!(explained.contains(part), "{part}: {explained}");
    }
    assert_eq!(explained.matches("\n.kernel ").count(), 2, "{explained}");
    let rule = text(&conform(folder.path(), &["explain", RULES[0]]));
    assert!(list.lines().all(|id| rule.contains(id)));
}

#[test]
fn adapters_to_start_from_run_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(code(&conform(folder.path(), &["init", "python"])), 0);
    assert_eq!(code(&conform(folder.path(), &["init", "python"])), 2, "nothing is replaced");
    let run = conform(folder.path(), &["run", RULES[0], "--adapter", "python3 adapter.py", "-o", "r.jsonl"]);
    assert_eq!(code(&run), 1, "{}", String::from_utf8_lossy(&run.stderr));
    for format in ["html", "junit", "tap", "markdown", "badge"] {
        let report = conform(folder.path(), &["report", "r.jsonl", "--format", format, "-o", format]);
        assert_eq!(code(&report), 0, "{format}: {}", String::from_utf8_lossy(&report.stderr));
        assert!(fs::metadata(folder.path().join(format)).unwrap().len() > 50, "{format}");
    }
    let matrix = text(&conform(folder.path(), &["matrix", "r.jsonl"]));
    assert!(matrix.contains(RULES[0]), "{matrix}");
}

#[test]
fn every_case_that_is_no_vector_has_a_reason_of_a_known_kind() {
    let folder = tempfile::tempdir().unwrap();
    let left_out = text(&conform(folder.path(), &["list", "--left-out"]));
    const REASONS: [&str; 8] = [
        "its opcode is that of another instruction",
        "the module around it breaks ",
        "it is a file of debug information, not a module",
        "files do not distinguish its instruction from ",
        "its bytes have no layout, although it breaks no rule",
        "no text has this form",
        "its counterpart has no text",
        "its text is another module",
    ];
    let count = |reason: &str| left_out.lines().filter(|line| line.contains(&format!(": {reason}"))).count();
    let counts = REASONS.map(count);
    assert_eq!(counts.iter().sum::<usize>(), left_out.lines().count());
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    // Files cannot express an opcode that is another instruction. Of all other objects few are left out. Texts cannot express
    // codes without a name.
    assert!(counts[1..5].iter().sum::<usize>() < 7_000, "{counts:?}");
    assert!(counts[5..].iter().sum::<usize>() < 70_000, "{counts:?}");
}

#[test]
fn programs_are_written_and_are_the_same_again() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, numbers: [&str; 2]| {
        let [option, value] = numbers;
        let arguments = ["programs", "--seed", "5", option, value, "--platform", "SKL", "-o", name];
        assert_eq!(code(&conform(folder.path(), &arguments)), 0);
        let mut files = BTreeSet::new();
        for entry in fs::read_dir(folder.path().join(name)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            files.insert((name, fs::read(path).unwrap()));
        }
        files
    };
    let one = write("one", ["--count", "3"]);
    assert_eq!(one.len(), 6);
    assert!(one.iter().any(|(name, _)| name == "program-5-2-SKL.visaasm"));
    assert!(one == write("other", ["--count", "3"]));
    let chosen = write("chosen", ["--number", "2,0"]);
    assert_eq!(chosen.len(), 4);
    assert!(chosen.is_subset(&one));
    let unknown = conform(folder.path(), &["programs", "--platform", "PDP11"]);
    assert_eq!(code(&unknown), 2);
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("no platform has the name PDP11"));
}

#[test]
fn programs_ask_an_implementation_and_a_failing_one_is_minimised() {
    let folder = tempfile::tempdir().unwrap();
    let own = conform(folder.path(), &["run", "--programs", "2", "-o", "own.jsonl"]);
    assert_eq!(code(&own), 0, "{}", String::from_utf8_lossy(&own.stderr));
    let own = results(&folder.path().join("own.jsonl"));
    assert!(own.cases.len() >= 4 && own.cases.iter().all(|case| case.rule == "program"));
    fake(folder.path(), "check_bin", "verdict='reject'");
    let arguments =
        ["run", "--programs", "1", "--adapter", "python3 fake.py", "-o", "fake.jsonl", "--minimise", "small"];
    let run = conform(folder.path(), &arguments);
    assert_eq!(code(&run), 1, "{}", String::from_utf8_lossy(&run.stderr));
    let small: Vec<_> = fs::read_dir(folder.path().join("small")).unwrap().collect();
    assert_eq!(small.len(), 1);
    let module = genvisa::Module::decode(&fs::read(small[0].as_ref().unwrap().path()).unwrap()).unwrap();
    // The begin of the kernel and a return.
    assert_eq!((module.kernels.len(), module.kernels[0].body.len()), (1, 2));
    assert!(module.functions.is_empty() && module.kernels[0].data.var_info.is_empty());
}

/// A program with a variable and an instruction.
fn program(instruction: &str) -> String {
    let declared = ".decl v0 v_type=G type=ud num_elts=16 align=GRF";
    format!(
        ".version 4.1\n.kernel \"k\"\n{declared}\n.kernel_attr Target=\"cm\"\n.function \"k_main\"\nk_main:\n    {instruction}\n    ret (M1, 1)\n"
    )
}

#[test]
fn files_of_a_user_are_classified_by_the_rules_that_they_break() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir_all(at("own/more")).unwrap();
    let valid = program("mov (M1, 16) v0(0,0)<1> 0x1:ud");
    fs::write(at("own/valid.visaasm"), &valid).unwrap();
    fs::write(at("own/more/broken.visaasm"), program("add (M1, 16) v0(0,0)<1> v0(0,0)<1;1,0> 0x1:df"))
        .unwrap();
    fs::write(at("own/unread.isa"), "no object").unwrap();
    fs::write(at("own/notes.txt"), "no program").unwrap();
    let run = |more: &[&str]| {
        let arguments = [&["run", "--corpus", "own", "--platform", "TGLLP"], more].concat();
        conform(folder.path(), &arguments)
    };
    let own = run(&["-o", "own.jsonl"]);
    assert_eq!(code(&own), 0, "{}", String::from_utf8_lossy(&own.stderr));
    let ids = |name: &str| -> Vec<String> {
        results(&at(name))
            .cases
            .into_iter()
            .map(|case| case.id)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    };
    let all = ids("own.jsonl");
    let broken: Vec<&String> =
        all.iter().filter(|id| id.contains("/negative/") && id.contains(":broken")).collect();
    assert_eq!(broken.len(), 1, "{all:?}");
    assert!(broken[0].ends_with("/negative/TGLLP/check_text more:broken.visaasm"), "{broken:?}");
    assert!(all.contains(&"corpus/positive/TGLLP/check_text valid.visaasm".to_string()), "{all:?}");
    assert!(all.iter().any(|id| id.starts_with("corpus/unread/") && id.ends_with("unread.isa")), "{all:?}");
    // Two programs that break no rule are the counterparts.
    assert_eq!(all.len(), 5);

    // An implementation that accepts everything disagrees about the rule of the broken file, and about no other.
    fake(folder.path(), "check_bin check_text", "verdict='accept'");
    let other = run(&["--adapter", "python3 fake.py", "-o", "fake.jsonl"]);
    assert_eq!(code(&other), 1, "{}", String::from_utf8_lossy(&other.stderr));
    let matrix = conform(folder.path(), &["matrix", "--disagreements", "own.jsonl", "fake.jsonl"]);
    let rule = broken[0].split("/negative/").next().unwrap();
    assert!(text(&matrix).contains(rule), "{}", text(&matrix));
    assert!(!text(&matrix).contains("corpus"), "{}", text(&matrix));

    for arguments in [
        &["--corpus", "own"][..],
        &["--corpus", "own", "--platform", "PDP11"],
        &["--corpus", "none", "--platform", "SKL"],
    ] {
        assert_eq!(code(&conform(folder.path(), &[&["run"], arguments].concat())), 2, "{arguments:?}");
    }
}
