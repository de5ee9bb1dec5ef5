use crate::workspace::{Workspace, repository};
use genvisa_testing::upstream_test;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The folder of built code: the one of this workspace, which has the dependencies of all crates already.
fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| repository().join("target"))
}

/// The folder of crates. It stays between runs, so that nothing is compiled twice.
fn sources() -> PathBuf {
    target().join("crates")
}

/// A configuration with the profiles of this workspace, which end its manifest. Equal settings make its compiled
/// dependencies usable.
fn profiles(name: &str) -> PathBuf {
    let manifest = fs::read_to_string(repository().join("Cargo.toml")).unwrap();
    let path = sources().join(name).with_extension("profiles.toml");
    fs::write(&path, &manifest[manifest.find("[profile.").unwrap()..]).unwrap();
    path
}

/// Writes the crate of some pages, and runs its own tests and the examples of its documentation, of which a number passes.
fn build(workspace: &Workspace, spec: &Path, name: &str, tests: usize) {
    let out = sources().join(name);
    fs::create_dir_all(&out).unwrap();
    let (spec, place, runtime) = (spec.display(), out.display(), repository());
    let runtime_place = runtime.display();
    // Cargo takes packages of one name for one package, wherever they are.
    let arguments = format!("regen --spec {spec} --out {place} --name {name} --runtime {runtime_place}");
    workspace.expect(0, &arguments);
    fs::copy(runtime.join("Cargo.lock"), out.join("Cargo.lock")).unwrap();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .args(["test", "--offline", "--quiet", "--config"])
        .arg(profiles(name))
        .current_dir(&out)
        .env("CARGO_TARGET_DIR", target());
    let run = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (stdout, stderr) = (text(&run.stdout), text(&run.stderr));
    assert!(run.status.success(), "{stdout}{stderr}");
    let passed =
        stdout.split(" passed;").filter_map(|before| before.rsplit(' ').next()?.parse::<usize>().ok());
    assert_eq!(passed.sum::<usize>(), tests, "{stdout}");
    // The profiles name packages that this crate does not use.
    let about_profiles = |line: &&str| line.starts_with("warning: profile package spec");
    let warnings =
        stderr.lines().filter(|line| line.starts_with("warning")).filter(|line| !about_profiles(line));
    assert_eq!(warnings.collect::<Vec<_>>(), Vec::<&str>::new(), "{stderr}");
}

/// Copies pages of the specification into another folder.
fn copy_pages(workspace: &Workspace, folder: &str, pages: &[&str]) {
    for page in pages {
        let text = fs::read_to_string(repository().join("spec").join(page)).unwrap();
        workspace.write(&format!("{folder}/{page}"), text);
    }
}

/// A page of an instruction under another name and opcode.
fn private_instruction(workspace: &Workspace, path: &str, name: &str) {
    let page = fs::read_to_string(repository().join("spec/instructions/AVG.md")).unwrap();
    let page = page.replace("AVG", name).replace("0x02", "0xf1").replace("Src1", "Match");
    workspace.write(
        path,
        page.replace("<src1>", "<match>").replace("]avg[", &format!("]{}[", name.to_lowercase())),
    );
}

/// Five pages of a fork: no object format, no variables, an instruction and a field whose names are keywords of Rust, and
/// a chapter with the name of a module of the crate.
#[test]
fn a_crate_of_five_pages_builds_and_passes_its_tests() {
    let workspace = Workspace::empty();
    copy_pages(
        &workspace,
        "fork",
        &["chapters/platforms.md", "chapters/operands.md", "instructions/BARRIER.md"],
    );
    let types = fs::read_to_string(repository().join("spec/chapters/data_types.md")).unwrap();
    workspace.write("fork/chapters/tables.md", types);
    private_instruction(&workspace, "fork/instructions/MATCH.md", "MATCH");
    build(&workspace, &workspace.path("fork"), "five-pages", 7);

    let out = sources().join("five-pages");
    let instruction = fs::read_to_string(out.join("src/instructions/match_.rs")).unwrap();
    assert!(instruction.contains("pub r#match: VecOperand"), "{instruction}");
    assert!(out.join("src/tables_.rs").exists());
    let readme = fs::read_to_string(out.join("README.md")).unwrap();
    assert!(
        readme.contains("Module, which reads object files: no page states common_isa_header, kernel_info"),
        "{readme}"
    );
}

/// All chapters, and the pages of five instructions. The chapters give levels to rules of the others.
#[test]
fn a_crate_of_all_chapters_and_five_instructions_builds_and_passes_its_tests() {
    let workspace = Workspace::empty();
    let chapters = fs::read_dir(repository().join("spec/chapters")).unwrap();
    let chapters = chapters.map(|entry| format!("chapters/{}", entry.unwrap().file_name().display()));
    let instructions =
        ["DPAS", "LSC_UNTYPED", "GOTO", "CMP", "FCALL"].map(|name| format!("instructions/{name}.md"));
    let pages: Vec<String> = chapters.chain(instructions).collect();
    copy_pages(&workspace, "part", &pages.iter().map(String::as_str).collect::<Vec<_>>());
    build(&workspace, &workspace.path("part"), "five-instructions", 8);
    let run = workspace.expect(0, "regen --spec part --out crate");
    assert!(run.err.contains("levels are not used: no page describes `3D_LOAD`, "), "{}", run.err);
}

/// Intel's newest pages as they are: no page of ours, and the readings. They state the structures of object files partly
/// in words.
#[upstream_test]
fn a_crate_of_intels_newest_pages_builds_and_passes_its_tests(upstream: &Path) {
    let workspace = Workspace::empty();
    build(&workspace, &upstream.join("2025-02"), "intels-newest-pages", 10);
    let readme = fs::read_to_string(sources().join("intels-newest-pages/README.md")).unwrap();
    assert!(readme.contains("for 126 instructions"), "{readme}");
    assert!(readme.contains("no page states the newest object version"), "{readme}");
    assert!(!readme.contains("Module"), "{readme}");
    let older = workspace.expect(0, &format!("regen --spec {}/2021-06 --out older", upstream.display()));
    assert!(!older.err.contains("Module"), "{}", older.err);
}

#[test]
fn instructions_alone_give_a_crate_of_those_with_a_complete_layout() {
    let workspace = Workspace::empty();
    copy_pages(
        &workspace,
        "pages",
        &["instructions/BARRIER.md", "instructions/JMP.md", "instructions/ADD.md"],
    );
    build(&workspace, &workspace.path("pages"), "instructions-alone", 7);
    let run = workspace.expect(0, "regen --spec pages --out crate");
    assert!(
        run.err.contains("left out: ADD.dst: no page describes vec_operand (pages/instructions/ADD.md:"),
        "{}",
        run.err
    );
    let rule = "left out: the rule JMP/pred/one: no page describes the bit ranges of `pred` (pages/instructions/JMP.md:";
    assert!(run.err.contains(rule), "{}", run.err);
    let names: Vec<_> = workspace.files("crate/src/instructions").into_iter().map(|(path, _)| path).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    let manifest = workspace.read("crate/Cargo.toml");
    assert!(manifest.contains("genvisa-macros = { version = \""), "{manifest}");
}

#[test]
fn a_crate_of_all_pages_lacks_nothing_and_is_written_once() {
    let workspace = Workspace::whole();
    let first = workspace.expect(0, "regen --out crate --name genvisa-copy");
    assert!(first.out.contains("0 warnings, 0 parts left out"), "{}", first.out);
    assert!(workspace.read("crate/Cargo.toml").contains("name = \"genvisa-copy\""));
    assert!(!workspace.path("generated").exists(), "the workspace itself was written");
    for (path, text) in workspace.files("crate/src") {
        let ours = fs::read_to_string(repository().join(path.replacen("crate", "generated", 1))).unwrap();
        assert_eq!(text, ours, "{path}");
    }
    workspace.expect(0, "regen --out crate --name genvisa-copy --check");
    workspace.write("crate/src/instructions/add.rs", "// Generated by hand.\n");
    workspace.expect(1, "regen --out crate --name genvisa-copy --check");
    let refused = workspace.expect(2, "regen --out crate --name genvisa-copy");
    assert!(refused.err.contains("add.rs: not generated"), "{}", refused.err);
}

#[test]
fn pages_with_errors_and_pages_without_an_instruction_give_no_crate() {
    let workspace = Workspace::new();
    workspace.edit("spec/instructions/SEL.md", "SEL = 0x", "SEL = zero x");
    let run = workspace.expect(1, "regen --spec spec --out crate");
    assert!(
        run.err.contains("spec/instructions/SEL.md:") && run.err.contains("no crate is written"),
        "{}",
        run.err
    );
    copy_pages(&workspace, "chapters-alone", &["chapters/platforms.md", "chapters/data_types.md"]);
    let run = workspace.expect(1, "regen --spec chapters-alone --out crate");
    assert!(run.err.contains("the pages describe no instruction"), "{}", run.err);
    copy_pages(&workspace, "no-operands", &["instructions/ADD.md"]);
    let run = workspace.expect(1, "regen --spec no-operands --out crate");
    assert!(run.err.contains("no page describes vec_operand"), "{}", run.err);
    assert!(!workspace.path("crate").exists());
    for arguments in ["--out crate --name 3d", "--out crate --runtime spec", "--spec nowhere --out crate"] {
        workspace.expect(2, &format!("regen {arguments}"));
    }
}

#[test]
fn the_place_of_the_pages_makes_no_difference() {
    let (workspace, elsewhere) = (Workspace::empty(), TempDir::new().unwrap());
    copy_pages(&workspace, "pages", &["instructions/BARRIER.md"]);
    let pages = elsewhere.path().join("pages");
    fs::create_dir(&pages).unwrap();
    fs::copy(workspace.path("pages/instructions/BARRIER.md"), pages.join("BARRIER.md")).unwrap();
    fs::create_dir_all(workspace.path("flat/pages")).unwrap();
    fs::copy(pages.join("BARRIER.md"), workspace.path("flat/pages/BARRIER.md")).unwrap();
    workspace.expect(0, "regen --spec flat/pages --out here");
    workspace.expect(0, &format!("regen --spec {} --out there", pages.display()));
    let names = |folder| workspace.files(folder).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    assert_eq!(names("here"), names("there"));
}
