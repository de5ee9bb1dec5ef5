//! The code that the bench of the codec compares `genvisa` with: the instructions as plain structures, once for the crates
//! binrw and deku, which derive their readers and writers, and once as Rust that only uses the standard library.
//!
//! `cargo xtask regen` writes this code to `benches/codec/`. It covers the newest object version only and interprets no bits: it is
//! the code of an author who has one kind of file to read.

mod condition;
mod plain;

use genvisa_reader::isa::Isa;
use genvisa_render::{Output, RenderError};

/// The files, each with its template.
const FILES: [(&str, &str); 2] = [
    ("benches/codec/records.rs", include_str!("../../templates/records.rs.tera")),
    ("benches/codec/straight.rs", include_str!("../../templates/straight.rs.tera")),
];

/// Renders the files for the instructions of a model.
///
/// # Errors
/// If a field has no equivalent in plain structures, or a template does not give Rust.
pub(crate) fn render(isa: &Isa) -> Result<Vec<Output>, RenderError> {
    let data = plain::structures(isa)?;
    let page = isa.instructions.first().map(|instruction| instruction.at.page.as_ref()).unwrap_or_default();
    let folder = page.rsplit_once('/').map_or(page, |(folder, _)| folder);
    let file = |(path, template): (&str, &str)| {
        let why = |error: tera::Error| RenderError { what: path.to_string(), why: error.to_string() };
        let mut tera = tera::Tera::new();
        tera.add_raw_template(path, template).map_err(why)?;
        let text = tera.render(path, &tera::Context::from_serialize(&data).map_err(why)?).map_err(why)?;
        Output::rust(path, folder, &text)
    };
    FILES.into_iter().map(file).collect()
}

#[cfg(test)]
mod tests;
