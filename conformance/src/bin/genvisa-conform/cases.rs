//! `list` and `export`.

use crate::Done;
use clap::Args;
use flate2::{Compression, GzBuilder};
use genvisa_conformance::vectors::{Index, Vectors};
use genvisa_runner::changes::Suite;
use genvisa_runner::run::{Selection, Shard};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `list`.
#[derive(Args)]
pub struct List {
    /// Parts of ids, or patterns with `*`; all cases if there is none.
    filters: Vec<String>,
    /// A part of the cases, as `1/4`.
    #[arg(long)]
    shard: Option<Shard>,
    /// Lists the cases of the suite that are no vectors, with the reasons.
    #[arg(long, conflicts_with_all = ["filters", "shard"])]
    left_out: bool,
    /// Lists the rules, each with the number and the digest of its cases, for `diff`.
    #[arg(long, conflicts_with_all = ["filters", "shard", "left_out"])]
    rules: bool,
}

impl List {
    /// Prints the ids of the chosen cases. Without filter and shard the vectors need not be read.
    pub fn run(self) -> Done {
        let out = genvisa_stdio::stdout().map_err(|error| error.to_string())?;
        let mut out = BufWriter::new(out.lock());
        let mut print = |id: &str| writeln!(out, "{id}").map_err(|error| error.to_string());
        if self.left_out {
            Vectors::load()?.left_out.iter().try_for_each(|(id, why)| print(&format!("{id}: {why}")))?;
        } else if self.rules {
            let suite = Suite::of(&Vectors::load()?.all).rules();
            write!(out, "{}", suite.ok_or("the vectors have no expectations")?)
                .map_err(|error| error.to_string())?;
        } else if self.filters.is_empty() && self.shard.is_none() {
            Index::load()?.ids.iter().try_for_each(|id| print(id))?;
        } else {
            let selection = Selection { filters: self.filters, shard: self.shard, ..Selection::default() };
            let vectors = Index::load()?.selected(&selection)?;
            let mut chosen = selection.plan(&vectors)?;
            chosen.sort_by(|a, b| a.id.cmp(&b.id));
            chosen.iter().try_for_each(|vector| print(&vector.id))?;
        }
        out.flush().map_err(|error| error.to_string())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Arguments of `export`.
#[derive(Args)]
pub struct Export {
    /// The file; compressed if its name ends with `.gz`. Standard output without one.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// The comment of compressed vectors.
const LICENCE: &str = concat!("SPDX-License-Identifier: ", env!("CARGO_PKG_LICENSE"));

impl Export {
    /// Writes the vectors.
    pub fn run(self) -> Done {
        let vectors = Vectors::load()?;
        let write = |to: &mut dyn Write| vectors.write(to).and_then(|()| to.flush());
        let done = match &self.output {
            None => genvisa_stdio::stdout().and_then(|out| write(&mut BufWriter::new(out.lock()))),
            Some(path) => File::create(path).and_then(|file| {
                let mut file = BufWriter::new(file);
                if path.extension().is_some_and(|ending| ending == "gz") {
                    let packed = GzBuilder::new().comment(LICENCE).write(file, Compression::best());
                    // The encoder takes long for each small piece.
                    let mut packed = BufWriter::new(packed);
                    write(&mut packed)?;
                    packed.into_inner().map_err(io::IntoInnerError::into_error)?.finish()?.flush()
                } else {
                    write(&mut file)
                }
            }),
        };
        let name = self.output.map_or("standard output".into(), |path| path.display().to_string());
        done.map_err(|error| format!("{name}: {error}"))?;
        eprintln!("{} vectors, sha256 {}", vectors.all.len(), vectors.digest);
        Ok(ExitCode::SUCCESS)
    }
}
