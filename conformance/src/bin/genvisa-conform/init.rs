//! `init`: an adapter to start from.

use crate::Done;
use clap::{Args, ValueEnum};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A language of adapters.
#[derive(Clone, Copy, ValueEnum)]
enum Language {
    Python,
    Cpp,
    Rust,
}

/// Arguments of `init`.
#[derive(Args)]
pub struct Init {
    /// The language of the adapter.
    language: Language,
    /// The folder. It is made if it does not exist.
    #[arg(default_value = ".")]
    folder: PathBuf,
}

impl Language {
    /// The files: path and text.
    fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Python => &[("adapter.py", include_str!("../../../adapters/python/adapter.py"))],
            Self::Cpp => &[("adapter.cpp", include_str!("../../../adapters/cpp/adapter.cpp"))],
            Self::Rust => &[
                ("Cargo.toml", include_str!("../../../adapters/rust/Cargo.toml.in")),
                ("src/main.rs", include_str!("../../../adapters/rust/src/main.rs")),
            ],
        }
    }

    /// The command that runs the adapter.
    fn command(self) -> &'static str {
        match self {
            Self::Python => "genvisa-conform run --adapter 'python3 adapter.py'",
            Self::Cpp => {
                "g++ -std=c++17 -O2 -o adapter adapter.cpp && genvisa-conform run --adapter ./adapter"
            }
            Self::Rust => {
                "cargo build --release && genvisa-conform run --adapter target/release/visa-adapter"
            }
        }
    }
}

impl Init {
    /// Writes the files. None that exists is replaced.
    pub fn run(self) -> Done {
        for (path, text) in self.language.files() {
            let path = self.folder.join(path);
            let failed = |error: std::io::Error| format!("{}: {error}", path.display());
            if path.exists() {
                return Err(format!("{} exists already: choose another folder", path.display()));
            }
            fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(failed)?;
            fs::write(&path, text).map_err(failed)?;
            println!("wrote {}", path.display());
        }
        println!("call your implementation in `answer`, then: {}", self.language.command());
        Ok(ExitCode::SUCCESS)
    }
}
