//! Asks Intel's finalizer about every rule, and writes the report: `cargo xtask oracle --rules`.

use genvisa_conformance::co_dependent;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::report::{self, Reporter, Row};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::Check;
use rayon::prelude::*;
use std::fs;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() -> ExitCode {
    match write() {
        Ok(message) => {
            println!("{message}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

fn write() -> Result<String, String> {
    let finalizer = Finalizer::find()?;
    let spec = Spec::embedded()?;
    let exceptions = Exceptions::read(exceptions::TEXT)?;
    let reporter =
        Reporter::new(&spec, &co_dependent::read(co_dependent::TEXT)?, exceptions.clone(), &finalizer);
    let rules: Vec<usize> = spec.static_rules().map(|(number, _)| number).collect();
    let (is_terminal, done) = (std::io::stderr().is_terminal(), AtomicUsize::new(0));
    let row_of = |rule: &usize| {
        let row = reporter.row(*rule);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if is_terminal {
            eprint!("\r{done} of {} rules", rules.len());
        }
        row
    };
    let rows: Vec<Row> = rules.par_iter().map(row_of).collect::<Result<_, _>>()?;
    if is_terminal {
        eprintln!();
    }
    let others: Vec<_> = spec.isa.rules.iter().filter(|rule| rule.check != Check::Static).collect();
    let text = report::render(&rows, &others, &exceptions, &finalizer.version());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(report::PATH);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(format!("{}: {} rules tried, {} others", report::PATH, rows.len(), others.len()))
}
