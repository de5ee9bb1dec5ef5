//! Prints the generated files that need the compiled `genvisa`, one JSON object `{"path", "text"}` a line.
//!
//! `cargo xtask regen` starts it after it has written what `genvisa` is compiled from. The argument is the folder of the
//! pages; without one it reads those of this repository.

use genvisa_conformance::case_cache::CaseCache;
use genvisa_conformance::co_dependent;
use genvisa_conformance::generated::files;
use genvisa_conformance::object::suite::ObjectSuite;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::Suite;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    match print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn print() -> Result<(), String> {
    let folder = std::env::args_os().nth(1);
    // The cache is for the embedded pages.
    let cache = || if folder.is_none() { CaseCache::find() } else { None };
    let spec = match &folder {
        Some(folder) => {
            Spec::read(&genvisa_reader::load(&[PathBuf::from(folder)]).map_err(|e| e.to_string())?)?
        }
        None => Spec::embedded()?,
    };
    let declared = co_dependent::read(co_dependent::TEXT)?;
    let objects = ObjectSuite::new(&spec, declared.clone())?.cached(cache());
    let suite = Suite::new(&spec, declared).cached(cache());
    for file in files(&suite, &objects) {
        println!("{}", serde_json::to_string(&file).map_err(|e| format!("{}: {e}", file.path))?);
    }
    Ok(())
}
