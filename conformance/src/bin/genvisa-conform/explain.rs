//! `explain`: a case or a rule. The compiled rules suffice for that: to read the pages takes longer than all else.

use crate::Done;
use crate::report::read;
use clap::Args;
use genvisa::rule as stated_rule;
use genvisa_conformance::details::text;
use genvisa_conformance::vectors::Index;
use genvisa_findings::documentation;
use genvisa_runner::vector::Vector;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `explain`.
#[derive(Args)]
pub struct Explain {
    /// The id of a case or of a rule.
    id: String,
    /// Results of `run`, whose outcomes are printed as well.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
}

impl Explain {
    /// Prints the explanation.
    pub fn run(self) -> Done {
        let index = Index::load()?;
        let results = self.results.as_deref().map(read).transpose()?;
        let find = |id: &str| -> Result<Option<Vector>, String> {
            let Some(place) = index.place(id) else { return Ok(None) };
            Ok(index.vectors(&[place])?.pop())
        };
        if let Some(vector) = find(&self.id)? {
            let counterpart = vector.counterpart.as_deref().map(find).transpose()?.flatten();
            case(&vector, counterpart.as_ref());
        } else {
            let of_rule = index.of_rule(&self.id)?;
            if of_rule.is_empty() {
                return Err(format!(
                    "no case and no rule has the id `{}`; `list` prints the ids of cases, and an id begins \
                     with its rule",
                    self.id
                ));
            }
            rule(&of_rule);
        }
        for known in results.iter().flat_map(|results| &results.cases) {
            if known.id == self.id || known.rule == self.id {
                println!("{}: {}", known.verdict.name(), known.id);
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints the sentence and the expression of the rule of a vector.
fn stated(vector: &Vector) {
    println!("rule {} ({}, {:?})", vector.rule, vector.kind, vector.level);
    println!("    {}:{}", vector.page, vector.line);
    if let Some(address) = documentation::of_page(&vector.page) {
        println!("    {address}");
    }
    if let Some(rule) = stated_rule(&vector.rule) {
        println!("    {}\n    {}", rule.doc, rule.expr);
    }
}

fn case(vector: &Vector, counterpart: Option<&Vector>) {
    println!("case {}", vector.id);
    println!("{:?} {} on {}", vector.expect, vector.operation.name(), vector.platform);
    stated(vector);
    for difference in &vector.differs {
        println!("difference from the counterpart: {difference}");
    }
    println!("{}", text(vector).unwrap_or_default());
    if let Some(counterpart) = counterpart {
        println!("counterpart {}", counterpart.id);
        println!("{}", text(counterpart).unwrap_or_default());
    }
}

fn rule(of_rule: &[Vector]) {
    let Some(first) = of_rule.first() else { return };
    stated(first);
    let mut counts: BTreeMap<(&str, bool), usize> = BTreeMap::new();
    for vector in of_rule {
        *counts.entry((&vector.platform, vector.is_negative())).or_default() += 1;
    }
    for ((platform, is_negative), count) in counts {
        println!("{count:6} {} cases on {platform}", if is_negative { "negative" } else { "positive" });
    }
    of_rule.iter().for_each(|vector| println!("{}", vector.id));
}
