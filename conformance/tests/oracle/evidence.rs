//! The kernels that `spec/errata.md` gives as evidence.

use crate::{Oracle, comment, folder, kernels, objects, stem, trial};
use genvisa_conformance::finalizer::{Finalizer, Input, PROGRAM};
use libtest_mimic::{Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};

/// One trial for each kernel that `spec/errata.md` gives as evidence.
pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let kernels = kernels(&folder().join("errata"));
    let evidence = |path: PathBuf| {
        let name = format!("errata/{}", stem(&path));
        trial(oracle, name, move |finalizer| Evidence::read(&path)?.check(finalizer))
    };
    let cited = Trial::test("errata/cited", cited);
    std::iter::once(cited).chain(kernels.into_iter().map(evidence)).collect()
}

/// `spec/errata.md` cites every kernel under the heading that the kernel names, and every fact about objects.
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
    let uncited = objects::FACTS.iter().find(|(name, _)| !errata.contains(&format!("`object/{name}`")));
    match uncited {
        Some((name, _)) => Err(format!("spec/errata.md does not cite object/{name}").into()),
        None => Ok(()),
    }
}

/// A kernel whose comments state its platform (`// platform: SKL`), the expected verdict (`// verdict: accepted`), and
/// optionally another kernel with the same Gen code (`// code of: name`).
struct Evidence {
    path: PathBuf,
    text: String,
}

impl Evidence {
    fn read(path: &Path) -> Result<Self, Failed> {
        let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Self { path: path.to_path_buf(), text })
    }

    fn need(&self, key: &str) -> Result<&str, Failed> {
        let missing = || format!("{}: no line `// {key}: …`", self.path.display()).into();
        comment(&self.text, key).ok_or_else(missing)
    }

    fn check(&self, finalizer: &Finalizer) -> Result<(), Failed> {
        let verdict = finalizer.compile(Input::Text(&self.text), self.need("platform")?)?;
        let expected = self.need("verdict")?;
        if verdict.word() != expected {
            return Err(format!("expected: {expected}, {PROGRAM}: {verdict:?}").into());
        }
        if let Some(other) = comment(&self.text, "code of") {
            let other_kernel = Self::read(&self.path.with_file_name(other).with_extension("visaasm"))?;
            let other_verdict =
                finalizer.compile(Input::Text(&other_kernel.text), other_kernel.need("platform")?)?;
            if verdict.code()? != other_verdict.code()? {
                return Err(format!("the code is not that of {other}").into());
            }
        }
        Ok(())
    }
}
