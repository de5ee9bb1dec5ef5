//! `programs.toml`: the pieces of programs that are more than one instruction.

use super::fragment::{Fragment, Need};
use genvisa::Platform;
use serde::Deserialize;

/// The templates of this repository.
pub const TEXT: &str = include_str!("../../programs.toml");

/// The templates.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Templates {
    #[serde(rename = "fragment")]
    fragments: Vec<Weighted>,
    #[serde(rename = "value")]
    values: Vec<Text>,
}

/// A fragment that is drawn by weight.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weighted {
    weight: u32,
    declarations: String,
    code: String,
}

/// A fragment that gives a declaration a value.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    declarations: String,
    code: String,
}

/// The templates on a platform.
#[derive(Debug, Clone)]
pub struct Assembled {
    /// Each with its weight in 1000.
    pub fragments: Vec<(u32, Fragment)>,
    /// Each with the declaration that it gives a value.
    pub values: Vec<(Need, Fragment)>,
}

impl Templates {
    /// Reads templates.
    ///
    /// # Errors
    /// If the text is not TOML of this form.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| format!("programs.toml: {error}"))
    }

    /// The templates on a platform.
    ///
    /// # Errors
    /// If a text cannot be assembled.
    pub fn assembled(&self, platform: Platform) -> Result<Assembled, String> {
        let fragment = |declarations: &str, code: &str| {
            let read = Fragment::from_text(declarations, code, platform);
            read.map_err(|why| format!("programs.toml: {why}"))
        };
        let weighted = |one: &Weighted| Ok((one.weight, fragment(&one.declarations, &one.code)?));
        let value = |one: &Text| {
            let mut read = fragment(&one.declarations, &one.code)?;
            // The new declaration is the first one of its table; a variable to which an address points comes with the address.
            let written = read.needs.iter_mut().filter(|need| need.writes && need.position == 0);
            let new = written.max_by_key(|need| need.table);
            let new = new.ok_or_else(|| format!("programs.toml: no value in\n{}", one.code))?;
            new.is_own = false;
            Ok((*new, read))
        };
        Ok(Assembled {
            fragments: self.fragments.iter().map(weighted).collect::<Result<_, String>>()?,
            values: self.values.iter().map(value).collect::<Result<_, String>>()?,
        })
    }
}
