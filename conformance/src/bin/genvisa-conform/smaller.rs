//! `run --minimise`: smaller cases with the same outcome.

use genvisa_conformance::outputs::same_output;
use genvisa_conformance::shrink::{Smaller, size};
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::implementation::Factory;
use genvisa_runner::minimise::{Original, minimise_case};
use genvisa_runner::request::Data;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The time for each case.
const LIMIT: Duration = Duration::from_secs(30);

/// Minimises cases, given by their ids, and writes their inputs to a folder.
pub fn write<'i>(
    factory: &dyn Factory,
    vectors: &Vectors,
    ids: impl Iterator<Item = &'i str>,
    folder: &Path,
) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    for vector in ids.filter_map(|id| vectors.find(id)) {
        let counterpart = vector.counterpart.as_deref().and_then(|id| vectors.find(id));
        let original = Original { vector, counterpart };
        let Some(found) = minimise_case(factory, &Smaller, original, &same_output, LIMIT)? else {
            eprintln!("{}: not minimised, because it passes when it is asked alone", vector.id);
            continue;
        };
        let (ending, content) = match &found.vector.input {
            Data::Base64(bytes) => ("isa", bytes.as_slice()),
            Data::Text(text) => ("visaasm", text.as_bytes()),
        };
        let path = folder.join(format!("{}.{ending}", vector.id.replace(['/', '.'], "-")));
        fs::write(&path, content).map_err(failed)?;
        let count = size(&found.vector).map_or("no module".into(), |count| format!("{count} instructions"));
        let rest = if found.is_finished { "" } else { "; the time was over" };
        eprintln!("{}: {count} in {}{rest}", vector.id, path.display());
    }
    Ok(())
}
