//! Pages to the model: the only place that reads English.
//!
//! Every entry of every page becomes a fact, a rule, or prose that constrains nothing; the rest is reported. The
//! words that are understood stand in [`words`].

mod bits;
mod chapter;
mod check;
mod cx;
mod derive;
mod description;
mod explicit;
mod field;
mod format;
mod instruction;
mod link;
mod log;
mod properties;
mod record;
mod section;
mod tables;
mod words;

pub(crate) use words::kind_of;

use crate::diagnostics::Diagnostics;
use crate::isa::Isa;
use crate::page::Page;
use crate::source::Source;
use chapter::Variant;
use cx::Cx;
use log::Log;

/// Reads pages: the model of what they say, and everything that is wrong with them.
pub fn read(sources: &[Source]) -> (Isa, Diagnostics) {
    let mut isa = Isa::default();
    let mut log = Log::default();
    let mut variants = Vec::new();
    for source in sources {
        let page = Page::read(&source.path, &source.text);
        lower(&page, &mut isa, &mut log, &mut variants);
    }
    link::all(&mut isa, &mut log, &variants);
    check::all(&isa, &mut log);
    isa.instructions.sort_by(|a, b| a.name.cmp(&b.name));
    isa.types.sort_by_key(|t| t.code);
    isa.rules.sort_by(|a, b| a.subject.cmp(&b.subject).then(a.line.cmp(&b.line)));
    let texts = sources.iter().map(|s| (s.path.as_str(), s.text.as_str()));
    (isa, Diagnostics::new(log.problems, texts))
}

fn lower(page: &Page<'_>, isa: &mut Isa, log: &mut Log, variants: &mut Vec<Variant>) {
    let mut rules = Vec::new();
    let readings = instruction::name_of(page).and_then(|name| crate::readings::of(&name));
    let mut cx = Cx { page, log, rules: &mut rules, subject: String::new(), readings };
    if instruction::is_instruction(page) {
        isa.instructions.extend(instruction::lower(&mut cx));
    } else {
        chapter::lower(&mut cx, isa, variants);
    }
    cx.unique_rules();
    isa.rules.append(&mut rules);
}
