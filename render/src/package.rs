//! A complete crate for any pages: sources, manifest, model, header, README and tests.
//!
//! The generated crate of this workspace needs all parts of the pages. Here a part that no page states is left out, and an
//! instruction or structure without a complete layout is too.

use crate::meaning::remove_rules_without_meaning;
use crate::names::{camel, literal};
use crate::unlisted::without_unlisted_platforms;
use crate::view::FileView;
use crate::world::{self, Files, pages};
use crate::{Examples, Output, RenderError, outputs};
use genvisa_reader::isa::Isa;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folder of the workspace's own generated crate, with which all paths begin.
const FOLDER: &str = "generated/";

/// The name of a crate, and the place of the crates that it depends on.
#[derive(Debug, Clone, Default)]
pub struct Package {
    /// The name of the package. Its library is always called `genvisa`.
    pub name: String,
    /// The folder that holds the crates `runtime` and `macros`; `None` for the published ones.
    pub runtime: Option<PathBuf>,
}

/// A crate.
#[derive(Debug)]
pub struct Packaged {
    /// Its files, with paths from its root.
    pub files: Vec<Output>,
    /// The parts of the pages that it lacks.
    pub left_out: Vec<RenderError>,
}

/// Renders a complete crate.
///
/// # Errors
/// If the pages describe no instruction that can be encoded, or two items have the same name.
pub fn package(isa: &Isa, package: &Package) -> Result<Packaged, RenderError> {
    let (mut part, mut left_out) = without_unlisted_platforms(isa.clone());
    left_out.extend(remove_rules_without_meaning(&mut part));
    let (part, Files { mut views, gaps, has_object_file }) = largest(part, &mut left_out)?;
    left_out.extend(gaps);
    if part.instructions.is_empty() {
        let incomplete = left_out.into_iter().find(|error| isa.instruction(&error.subject()).is_some());
        if let Some(error) = incomplete {
            return Err(error);
        }
        let why = "the pages describe no instruction".to_string();
        return Err(RenderError { what: package.name.clone(), why });
    }
    views.extend(beside(&part, package, &left_out, has_object_file));
    let mut files = outputs(isa, &Examples::default(), || Ok(views))?;
    for file in &mut files {
        file.path = file.path.trim_start_matches(FOLDER).to_string();
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(Packaged { files, left_out })
}

/// The largest part of the model that can be rendered. The items without a complete layout are left out, one at a time,
/// because others may depend on them.
fn largest(mut isa: Isa, left_out: &mut Vec<RenderError>) -> Result<(Isa, Files), RenderError> {
    let mut incomplete = BTreeSet::new();
    loop {
        let error = match world::files(&isa, &incomplete) {
            Ok(files) => return Ok((isa, files)),
            Err(error) => error,
        };
        let subject = error.subject();
        let items = isa.instructions.len() + isa.records.len();
        isa.instructions.retain(|i| i.name != subject);
        let is_new = isa.record(&subject).is_some() && incomplete.insert(subject.clone());
        if !is_new {
            isa.records.retain(|r| r.name != subject);
        }
        isa.rules.retain(|rule| *rule.subject != *subject);
        if !is_new && isa.instructions.len() + isa.records.len() == items {
            return Err(error);
        }
        left_out.push(error);
    }
}

/// The files beside the sources.
fn beside(isa: &Isa, package: &Package, left_out: &[RenderError], has_object_file: bool) -> [FileView; 3] {
    let file =
        |path: &str, template, data| FileView { path: path.to_string(), page: pages(isa), template, data };
    let left_out: Vec<_> = left_out.iter().map(|part| format!("{}: {}", part.what, part.why)).collect();
    let readme = json!({
        "name": package.name,
        "instructions": isa.instructions.len(),
        "rules": isa.rules.len(),
        "left_out": left_out,
    });
    [
        file("Cargo.toml", "manifest", manifest(package)),
        file("README.md", "readme", readme),
        file("tests/pages.rs", "pages_test", tests(isa, has_object_file)),
    ]
}

fn manifest(package: &Package) -> Value {
    let dependency = |krate: &str| {
        let path = package.runtime.as_deref().map(|folder| toml_text(&folder.join(krate)));
        json!({ "name": format!("genvisa-{krate}"), "path": path })
    };
    json!({
        "name": package.name,
        "version": env!("CARGO_PKG_VERSION"),
        "rust": env!("CARGO_PKG_RUST_VERSION"),
        "macros": dependency("macros"),
        "runtime": dependency("runtime"),
    })
}

/// A path as a string of TOML.
fn toml_text(path: &Path) -> String {
    Value::String(path.to_string_lossy().into_owned()).to_string()
}

/// The data of the tests: the facts of the pages that the crate must agree with.
fn tests(isa: &Isa, has_object_file: bool) -> Value {
    let instructions = isa.instructions.iter().map(|i| {
        let sub_opcode =
            i.sub_opcode.as_ref().map_or("None".to_string(), |s| format!("Some({:#04x})", s.code));
        format!("({}, {:#04x}, {sub_opcode})", literal(&i.name), i.opcode)
    });
    let rules: Vec<_> =
        isa.rules.iter().filter(|rule| !rule.id.is_empty()).map(|rule| literal(&rule.id)).collect();
    let platforms: Vec<_> = isa.platforms.iter().map(|p| format!("Platform::{}", camel(&p.name))).collect();
    json!({ "instructions": instructions.collect::<Vec<_>>(), "rules": rules, "platforms": platforms, "module": has_object_file })
}
