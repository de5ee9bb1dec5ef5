//! Isa → the files of `generated`, and of the bench what it compares with.
//!
//! `view` says what can stand in a file, the modules named after files what does, the templates in `templates/` how it looks, `prettyplease` where its lines break.
//! Nothing is decided in a template, and nothing here depends on anything but the model: equal models give equal bytes.

mod baselines;
mod chapter;
mod domain;
mod header;
mod instruction;
mod json;
mod names;
mod predefined;
mod record;
mod rules;
mod summary;
mod tables;
mod text;
mod types;
mod view;
mod whole;
mod world;

use genvisa_reader::isa::Isa;
use std::fmt;

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

/// A model that cannot be rendered.
#[derive(Debug)]
pub struct RenderError {
    /// What was being rendered.
    pub what: String,
    /// What is wrong with it, and where the page says it.
    pub why: String,
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot render {}: {}", self.what, self.why)
    }
}

impl std::error::Error for RenderError {}

/// The templates, by name.
const TEMPLATES: [(&str, &str); 20] = [
    ("all_lines", include_str!("../templates/all_lines.rs.tera")),
    ("all_rules", include_str!("../templates/all_rules.rs.tera")),
    ("bench_records", include_str!("../templates/bench_records.rs.tera")),
    ("bench_straight", include_str!("../templates/bench_straight.rs.tera")),
    ("bits", include_str!("../templates/bits.rs.tera")),
    ("chapter", include_str!("../templates/chapter.rs.tera")),
    ("chapter_lines", include_str!("../templates/chapter_lines.rs.tera")),
    ("encodings", include_str!("../templates/encodings.rs.tera")),
    ("enumeration", include_str!("../templates/enumeration.rs.tera")),
    ("header", include_str!("../templates/header.h.tera")),
    ("instruction", include_str!("../templates/instruction.rs.tera")),
    ("instruction_enum", include_str!("../templates/instruction_enum.rs.tera")),
    ("instructions", include_str!("../templates/instructions.rs.tera")),
    ("lib", include_str!("../templates/lib.rs.tera")),
    ("lines", include_str!("../templates/lines.rs.tera")),
    ("module", include_str!("../templates/module.rs.tera")),
    ("record", include_str!("../templates/record.rs.tera")),
    ("summary", include_str!("../templates/summary.md.tera")),
    ("tables", include_str!("../templates/tables.rs.tera")),
    ("unit", include_str!("../templates/unit.rs.tera")),
];

/// Renders every file, sorted by path.
///
/// # Errors
/// Where the model lacks something that the generated crate cannot do without, or a template does not give Rust.
pub fn render(isa: &Isa) -> Result<Vec<Output>, RenderError> {
    render_each(isa)?.collect()
}

/// As [`render`], one file after the other: who looks for the first difference need not wait for all to be formatted,
/// which is most of the work.
///
/// # Errors
/// As [`render`].
pub fn render_each(isa: &Isa) -> Result<impl Iterator<Item = Result<Output, RenderError>>, RenderError> {
    let model = json::files(isa)?;
    Ok(drafts(isa)?.into_iter().map(Draft::format).chain(model.into_iter().map(Ok)))
}

/// A file before formatting.
struct Draft {
    path: String,
    /// What it is generated from, for its first line.
    page: String,
    text: String,
}

impl Draft {
    /// The file: its first line states where it comes from. Rust has to parse.
    fn format(self) -> Result<Output, RenderError> {
        let Draft { path, page, text } = self;
        let (open, close) = match path.rsplit('.').next() {
            Some("h") => ("/* ", " */"),
            Some("md") => ("<!-- ", " -->"),
            _ => ("// ", ""),
        };
        let text = if path.ends_with(".rs") { rust(&path, &text)? } else { text };
        Ok(Output { text: format!("{open}Generated from {page} {GENERATED_MARKER}{close}\n{text}"), path })
    }
}

/// Text that parses as a file of Rust, with its blank lines in order.
fn rust(path: &str, text: &str) -> Result<String, RenderError> {
    let syntax = syn::parse_file(text).map_err(|error| {
        let line = text.lines().nth(error.span().start().line.saturating_sub(1)).unwrap_or_default();
        let why = format!("the template gives no Rust: {error}, at `{}`", line.trim());
        RenderError { what: path.to_string(), why }
    })?;
    // What templates print without regard to its layout.
    let is_laid_out = path.starts_with("generated/src/") && !path.ends_with("/module.rs");
    Ok(if is_laid_out { text::tidy(text) } else { prettyplease::unparse(&syntax) })
}

fn drafts(isa: &Isa) -> Result<Vec<Draft>, RenderError> {
    let mut tera = tera::Tera::new();
    tera.autoescape_on(Vec::<&str>::new());
    tera.add_raw_templates(TEMPLATES)
        .map_err(|error| RenderError { what: "the templates".to_string(), why: error.to_string() })?;
    let mut drafts = Vec::new();
    for view in world::files(isa)? {
        let why = |error: tera::Error| RenderError { what: view.path.clone(), why: error.to_string() };
        let context = tera::Context::from_serialize(&view.data).map_err(why)?;
        let text = tera.render(view.template, &context).map_err(why)?;
        drafts.push(Draft { path: view.path, page: view.page, text });
    }
    drafts.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(drafts)
}
