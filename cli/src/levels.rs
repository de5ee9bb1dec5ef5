//! The severity of violations. `levels.toml` lists the rules whose violations are warnings, with the reasons.

use crate::Unusable;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The program is invalid.
    Error,
    /// Intel's compiler emits it and its finalizer accepts it.
    Warning,
}

impl Level {
    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// The rules whose violations are warnings, each with the reason.
pub struct Levels {
    warnings: HashMap<String, String>,
}

impl Levels {
    /// Reads the list.
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

    /// The severity of violations of a rule.
    pub fn of(&self, rule: &str) -> Level {
        if self.warnings.contains_key(rule) { Level::Warning } else { Level::Error }
    }

    /// The reason why violations are warnings.
    pub fn reason(&self, rule: &str) -> Option<&str> {
        self.warnings.get(rule).map(String::as_str)
    }
}
