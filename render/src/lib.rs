//! Renders the files of `generated/` from the model of the pages: Rust, JSON, headers of C and C++, and a summary.
//!
//! [`render`] collects the data of each file in the module that is named after it, and prints the data through a template
//! of `templates/`. Templates decide nothing. The files depend on the model only: equal models give equal bytes. The JSON also has
//! examples of rules, which are made from cases.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod build;
mod builder;
mod chapter;
mod condition;
mod declare;
mod decoder;
mod domain;
mod header;
mod instruction;
mod json;
mod meaning;
pub mod names;
mod package;
mod parts;
mod predefined;
mod record;
mod rules;
mod summary;
mod tables;
mod text;
mod types;
mod unlisted;
mod view;
mod whole;
mod world;

pub use instruction::max_count;
pub use json::Examples;
pub use package::{Package, Packaged, package};

use genvisa_reader::isa::Isa;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fmt;
use view::FileView;

/// The command that brings generated files up to date.
pub const REGEN_COMMAND: &str = "cargo xtask regen";

/// How the first line of every generated file ends, behind the page that it is generated from. A file without it is
/// not ours to touch.
pub const GENERATED_MARKER: &str = "by `cargo xtask regen`; do not edit.";

/// A generated file.
#[derive(Debug, Clone, PartialEq, Eq, serde::Deserialize)]
pub struct Output {
    /// The path from the root of the workspace, with `/` separators.
    pub path: String,
    /// The contents.
    pub text: String,
}

impl Output {
    /// A file of Rust that prettyplease formats. The first line names the page and the command that writes the file.
    ///
    /// # Errors
    /// If the text is not Rust.
    pub fn rust(path: &str, page: &str, text: &str) -> Result<Self, RenderError> {
        let text = prettyplease::unparse(&syntax(path, text)?);
        Ok(Self {
            path: path.to_string(),
            text: format!("// Generated from {page} {GENERATED_MARKER}\n{text}"),
        })
    }
}

/// The reason why a model cannot be rendered.
#[derive(Debug)]
pub struct RenderError {
    /// The file, or the item of the model.
    pub what: String,
    /// The problem, and the page and line of the item if it has any.
    pub why: String,
}

impl RenderError {
    /// The item of the model that cannot be rendered: the instruction or structure of a field.
    pub(crate) fn subject(&self) -> String {
        self.what.split('.').next().unwrap_or_default().to_string()
    }
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot render {}: {}", self.what, self.why)
    }
}

impl std::error::Error for RenderError {}

/// The templates, by name.
const TEMPLATES: [(&str, &str); 28] = [
    ("absent", include_str!("../templates/absent.rs.tera")),
    ("all_lines", include_str!("../templates/all_lines.rs.tera")),
    ("all_rules", include_str!("../templates/all_rules.rs.tera")),
    ("bits", include_str!("../templates/bits.rs.tera")),
    ("build", include_str!("../templates/build.rs.tera")),
    ("builders_test", include_str!("../templates/builders_test.rs.tera")),
    ("chapter", include_str!("../templates/chapter.rs.tera")),
    ("chapter_lines", include_str!("../templates/chapter_lines.rs.tera")),
    ("chapter_tables", include_str!("../templates/chapter_tables.rs.tera")),
    ("declare", include_str!("../templates/declare.rs.tera")),
    ("decoder", include_str!("../templates/decoder.hpp.tera")),
    ("encodings", include_str!("../templates/encodings.rs.tera")),
    ("enumeration", include_str!("../templates/enumeration.rs.tera")),
    ("header", include_str!("../templates/header.h.tera")),
    ("instruction", include_str!("../templates/instruction.rs.tera")),
    ("instruction_enum", include_str!("../templates/instruction_enum.rs.tera")),
    ("instructions", include_str!("../templates/instructions.rs.tera")),
    ("lib", include_str!("../templates/lib.rs.tera")),
    ("lines", include_str!("../templates/lines.rs.tera")),
    ("manifest", include_str!("../templates/manifest.toml.tera")),
    ("module", include_str!("../templates/module.rs.tera")),
    ("pages_test", include_str!("../templates/pages_test.rs.tera")),
    ("platforms", include_str!("../templates/platforms.rs.tera")),
    ("readme", include_str!("../templates/readme.md.tera")),
    ("record", include_str!("../templates/record.rs.tera")),
    ("summary", include_str!("../templates/summary.md.tera")),
    ("tables", include_str!("../templates/tables.rs.tera")),
    ("unit", include_str!("../templates/unit.rs.tera")),
];

/// Renders every file, sorted by path. The examples become a part of the model in JSON.
///
/// # Errors
/// If the model lacks an item that the generated crate requires, or a template does not give Rust.
pub fn render(isa: &Isa, examples: &Examples) -> Result<Vec<Output>, RenderError> {
    outputs(isa, examples, || {
        let world::Files { views, gaps, .. } = world::files(isa, &BTreeSet::new())?;
        gaps.into_iter().next().map_or(Ok(views), Err)
    })
}

/// The files of views and the model, made at the same time.
fn outputs(
    isa: &Isa,
    examples: &Examples,
    views: impl FnOnce() -> Result<Vec<FileView>, RenderError> + Send,
) -> Result<Vec<Output>, RenderError> {
    let declared = || {
        let templates = templates()?;
        let files: Vec<_> = views()?.into_par_iter().map(|view| output(view, &templates)).collect();
        // The first error is reported, not the one that is found first.
        files.into_iter().collect::<Result<Vec<_>, _>>()
    };
    let (model, declared) = rayon::join(|| json::files(isa, examples), declared);
    let mut files = declared?;
    files.extend(model?);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn templates() -> Result<tera::Tera, RenderError> {
    let mut tera = tera::Tera::new();
    let added = tera.add_raw_templates(TEMPLATES);
    added.map_err(|error| RenderError { what: "the templates".to_string(), why: error.to_string() })?;
    Ok(tera)
}

fn output(view: FileView, templates: &tera::Tera) -> Result<Output, RenderError> {
    let FileView { path, page, template, data } = view;
    let text = tera::Context::from_serialize(&data).and_then(|context| templates.render(template, &context));
    let text = text.map_err(|error| RenderError { what: path.clone(), why: error.to_string() })?;
    // Templates lay out all Rust files but this one.
    if path.ends_with("/module.rs") {
        return Output::rust(&path, &page, &text);
    }
    let (open, close) = match path.rsplit('.').next() {
        Some("h" | "hpp") => ("/* ", " */"),
        Some("md") => ("<!-- ", " -->"),
        Some("toml") => ("# ", ""),
        _ => ("// ", ""),
    };
    let text = if path.ends_with(".rs") {
        syntax(&path, &text)?;
        text::tidy(&text)
    } else {
        text
    };
    Ok(Output { text: format!("{open}Generated from {page} {GENERATED_MARKER}{close}\n{text}"), path })
}

/// Parses a file of Rust.
fn syntax(path: &str, text: &str) -> Result<syn::File, RenderError> {
    syn::parse_file(text).map_err(|error| {
        let line = text.lines().nth(error.span().start().line.saturating_sub(1)).unwrap_or_default();
        let why = format!("the template gives no Rust: {error}, at `{}`", line.trim());
        RenderError { what: path.to_string(), why }
    })
}
