//! How grave it is to break a rule: `levels.toml` lists what is no more than a warning, and why.

use crate::Unusable;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// No program can have it.
    Error,
    /// Intel's finalizer compiles it, and real programs have it.
    Warning,
}

impl Level {
    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// The rules that are no more than warnings, each with the reason.
pub struct Levels {
    warnings: HashMap<String, String>,
}

impl Levels {
    /// Those of the list.
    pub fn read() -> Result<Self, Unusable> {
        #[derive(Deserialize)]
        struct File {
            warning: Vec<Warning>,
        }
        #[derive(Deserialize)]
        struct Warning {
            rules: Vec<String>,
            reason: String,
        }
        let file: File = toml::from_str(include_str!("levels.toml"))
            .map_err(|error| Unusable(format!("error: the list of levels: {error}")))?;
        let each =
            |warning: Warning| warning.rules.into_iter().map(move |rule| (rule, warning.reason.clone()));
        Ok(Self { warnings: file.warning.into_iter().flat_map(each).collect() })
    }

    /// How grave it is to break a rule.
    pub fn of(&self, rule: &str) -> Level {
        if self.warnings.contains_key(rule) { Level::Warning } else { Level::Error }
    }

    /// Why it is no more than a warning.
    pub fn reason(&self, rule: &str) -> Option<&str> {
        self.warnings.get(rule).map(String::as_str)
    }
}
