//! All rules, from the model that the pages give.

use crate::Unusable;
use serde::Deserialize;

/// A rule as the model has it.
#[derive(Debug, Clone, Deserialize)]
pub struct Rule {
    /// The id.
    pub id: String,
    /// Who can see it broken.
    pub check: String,
    /// Where it holds; empty: everywhere.
    pub platforms: String,
    /// The constraint.
    pub expr: String,
    /// What it says.
    pub doc: String,
    /// The page.
    pub page: String,
    /// The line of the page.
    pub line: u32,
}

/// The rules of the pages.
pub fn all() -> Result<Vec<Rule>, Unusable> {
    #[derive(Deserialize)]
    struct Model {
        rules: Vec<Rule>,
    }
    let model: Result<Model, _> = serde_json::from_str(include_str!("../../generated/genvisa.json"));
    model
        .map(|model| model.rules)
        .map_err(|error| Unusable(format!("error: the model of the pages: {error}")))
}
