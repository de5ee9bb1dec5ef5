//! The contents of cases and the sentences of rules, for reports.

use crate::native::platform;
use crate::spec::Spec;
use genvisa::Module;
use genvisa_asm::Target;
use genvisa_runner::report::html::{CaseDetail, Details, RuleDetail};
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;
use std::collections::HashMap;

/// The embedded specification as a source of details.
pub struct SpecDetails {
    spec: Spec,
    rules: HashMap<String, usize>,
}

impl SpecDetails {
    /// Reads the embedded specification.
    ///
    /// # Errors
    /// If a page cannot be read.
    pub fn load() -> Result<Self, String> {
        let spec = Spec::embedded()?;
        let rules = spec.isa.rules.iter().enumerate().map(|(n, rule)| (rule.id.clone(), n)).collect();
        Ok(Self { spec, rules })
    }
}

impl Details for SpecDetails {
    fn case(&self, vector: &Vector) -> Option<CaseDetail> {
        let text = match &vector.input {
            Data::Text(text) => text.clone(),
            Data::Base64(bytes) => {
                Target::from(platform(&vector.platform)?).disassemble(&Module::from_bytes(bytes).ok()?)
            }
        };
        Some(CaseDetail { text, ..CaseDetail::default() })
    }

    fn rule(&self, rule: &str) -> Option<RuleDetail> {
        let rule = self.spec.isa.rules.get(*self.rules.get(rule)?)?;
        Some(RuleDetail { sentence: rule.doc.clone(), expression: rule.expr.clone(), page_url: None })
    }
}
