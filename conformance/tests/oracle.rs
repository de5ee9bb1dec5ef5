//! The real judge: what Intel's finalizer says to our kernels.
//!
//! Without the finalizer on the path every trial is reported as ignored, with the reason.

use genvisa_conformance::finalizer::{Finalizer, Input, PROGRAM};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The finalizer, or why there is none.
type Judge = Arc<Result<Finalizer, String>>;

fn main() -> ExitCode {
    let judge: Judge = Arc::new(Finalizer::find());
    if let Err(why) = &*judge {
        eprintln!("{why}: its trials are ignored");
    }
    let mut trials = vec![Trial::test("errata/cited", cited)];
    trials.extend(errata(&judge));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A trial that needs the finalizer.
fn trial(
    judge: &Judge,
    name: String,
    run: impl FnOnce(&Finalizer) -> Result<(), Failed> + Send + 'static,
) -> Trial {
    let judge = Arc::clone(judge);
    Trial::ignorable_test(name, move || match &*judge {
        Ok(finalizer) => run(finalizer).map(|()| Completion::Completed),
        Err(why) => Ok(Completion::ignored_with(why)),
    })
}

/// One trial for each kernel that `spec/errata.md` gives as evidence.
fn errata(judge: &Judge) -> Vec<Trial> {
    let kernels = kernels(&folder().join("errata"));
    let evidence = |path: PathBuf| {
        let name = format!("errata/{}", stem(&path));
        trial(judge, name, move |finalizer| Evidence::read(&path)?.check(finalizer))
    };
    kernels.into_iter().map(evidence).collect()
}

/// `spec/errata.md` cites every kernel under the heading that the kernel names.
fn cited() -> Result<(), Failed> {
    let errata = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/errata.md"))?;
    let sections: Vec<&str> = errata.split("\n### ").skip(1).collect();
    for path in kernels(&folder().join("errata")) {
        let kernel = Evidence::read(&path)?;
        let heading = kernel.text.strip_prefix("// ").and_then(|t| t.split(':').next()).unwrap_or_default();
        let section = sections.iter().find(|s| s.lines().next() == Some(heading));
        let cited = section.is_some_and(|s| s.contains(&format!("`{}`", stem(&path))));
        if !cited {
            return Err(format!("spec/errata.md does not cite {} under `{heading}`", path.display()).into());
        }
    }
    Ok(())
}

/// A kernel with what is said about it in comments: `// platform: SKL`, `// verdict: accepted` and, where the code of
/// another kernel is expected, `// code of: name`.
struct Evidence {
    path: PathBuf,
    text: String,
}

impl Evidence {
    fn read(path: &Path) -> Result<Self, Failed> {
        let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Self { path: path.to_path_buf(), text })
    }

    fn said(&self, what: &str) -> Option<&str> {
        let comments = self.text.lines().filter_map(|line| line.strip_prefix("// "));
        comments.filter_map(|line| line.strip_prefix(what)?.strip_prefix(':')).map(str::trim).next()
    }

    fn need(&self, what: &str) -> Result<&str, Failed> {
        let missing = || format!("{}: no line `// {what}: …`", self.path.display()).into();
        self.said(what).ok_or_else(missing)
    }

    fn check(&self, finalizer: &Finalizer) -> Result<(), Failed> {
        let verdict = finalizer.judge(Input::Text(&self.text), self.need("platform")?)?;
        let expected = self.need("verdict")?;
        if verdict.word() != expected {
            return Err(format!("expected: {expected}, {PROGRAM}: {verdict:?}").into());
        }
        if let Some(other) = self.said("code of") {
            let twin = Self::read(&self.path.with_file_name(other).with_extension("visaasm"))?;
            let twins = finalizer.judge(Input::Text(&twin.text), twin.need("platform")?)?;
            if verdict.code()? != twins.code()? {
                return Err(format!("the code is not that of {other}").into());
            }
        }
        Ok(())
    }
}

/// `conformance/oracle`.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle")
}

/// The kernels of a folder, by name.
fn kernels(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of kernels");
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "visaasm"));
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
