//! The configuration file `genvisa.toml`, which is in the folder of a program or above it.

use crate::Unusable;
use crate::program::FileName;
use genvisa::Platform;
use genvisa_asm::platform_named;
use serde::Deserialize;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file.
const NAME: &str = "genvisa.toml";

/// The lowest level of findings that are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Shown {
    /// Errors only
    Error,
    /// Errors and warnings
    Warning,
    /// All findings
    Note,
}

/// The keys of the file. An argument of the command replaces `platform` and `level`, and adds to the lists.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The platform of the programs.
    platform: Option<String>,
    /// The lowest level of findings that are shown.
    pub level: Option<Shown>,
    /// Rules whose violations are omitted.
    #[serde(default)]
    pub allow: Vec<String>,
    /// Levels and rules whose violations fail.
    #[serde(default)]
    pub deny: Vec<String>,
    /// The path of the file.
    #[serde(skip)]
    pub path: PathBuf,
}

impl Config {
    /// The configuration of a program: the first file in its folder and those above; the default if there is none.
    ///
    /// # Errors
    /// The file cannot be read, or has a mistake.
    pub fn of(program: &Path) -> Result<Self, Unusable> {
        let folder = match program.parent() {
            _ if program == Path::new("-") => PathBuf::from("."),
            Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
            _ => PathBuf::from("."),
        };
        // A folder that does not exist has no configuration. Its program is reported.
        let Ok(folder) = fs::canonicalize(folder) else { return Ok(Self::default()) };
        for folder in folder.ancestors() {
            let path = folder.join(NAME);
            let unusable = |why: String| Unusable(format!("error: {}: {why}", FileName::of(&path)));
            match fs::read_to_string(&path) {
                Ok(text) => {
                    let config: Self = toml::from_str(&text).map_err(|error| unusable(error.to_string()))?;
                    let config = Self { path: path.clone(), ..config };
                    config.platform().map_err(|why| unusable(format!("platform: {why}")))?;
                    return Ok(config);
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(unusable(error.to_string())),
            }
        }
        Ok(Self::default())
    }

    /// The platform.
    ///
    /// # Errors
    /// The name is not one of a platform.
    pub fn platform(&self) -> Result<Option<Platform>, String> {
        self.platform.as_deref().map(platform_named).transpose()
    }
}
