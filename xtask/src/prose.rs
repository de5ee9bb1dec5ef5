//! `cargo xtask prose`: the reason why a sentence states no fact.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::coverage::{Meaning, ProseEntry, ProseKind, coverage};
use genvisa_reader::isa::Rule;
use genvisa_reader::{Readings, read_with};
use std::fmt::Write;
use std::fs;

const EXAMPLES: &str = "\
Examples:
  cargo xtask prose /ADD.md:3
  cargo xtask prose /ADD.md:3 --reason describes
  cargo xtask prose /ADD.md:40 --reason restates --of ADD/dst/type

Prints the items on a line that could state a fact and have no reason (see `cargo xtask coverage`). With --reason it \
adds an entry for each of them to the file of the page in checks/prose. spec/README.md describes the reasons.
Exit code: 0, 1 where an item has no reason, 2 for a page that cannot be read or written.";

/// Show the items of a line without a reason, or add their entries to the list of prose
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// The end of the path of a page, and a line of it
    #[arg(value_name = "PAGE:LINE", value_parser = place)]
    place: (String, u32),
    /// restates, describes, background, example, elsewhere or unmodelled
    #[arg(long, value_parser = kind)]
    reason: Option<ProseKind>,
    /// The path of the fact or the id of the rule that the sentence restates
    #[arg(long, requires = "reason", default_value = "")]
    of: String,
}

fn place(text: &str) -> Result<(String, u32), String> {
    let (page, line) = text.rsplit_once(':').ok_or("expected PAGE:LINE")?;
    let line = line.parse().map_err(|_| format!("`{line}` is not the number of a line"))?;
    Ok((page.to_string(), line))
}

fn kind(text: &str) -> Result<ProseKind, String> {
    let names = ProseKind::ALL.map(ProseKind::name).join(", ");
    ProseKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(format!("the reasons are {names}"))
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let (page, line) = &args.place;
    let sources = pages::sources(args.pages.paths())?;
    let mut prose = pages::prose()?;
    let (covered, _) = coverage(&sources, &read_with(&sources, readings), &prose);
    let found = pages::named(&sources, &covered, page)?;
    let [(source, covered)] = found[..] else {
        let paths: Vec<&str> = found.iter().map(|(source, _)| &*source.path).collect();
        return Err(Unusable(format!("`{page}` names several pages: {}", paths.join(", "))));
    };
    let open = covered
        .items
        .iter()
        .filter(|item| item.line == *line && matches!(item.meaning, Meaning::Unlisted { .. }));
    let sentences: Vec<&str> = open.filter_map(|item| source.text.get(item.span.clone())).collect();
    let mut out = String::new();
    for sentence in &sentences {
        let sum = Rule::checksum(sentence);
        let _ = writeln!(out, "{}:{line}: {sum}: {}", source.path, sentence.trim());
        if let Some(kind) = args.reason {
            prose.insert(&covered.name, sum, ProseEntry { kind, place: args.of.clone() });
        }
    }
    if args.reason.is_some() && !sentences.is_empty() {
        let folder = pages::root()?.join(pages::PROSE);
        let path = folder.join(format!("{}.toml", covered.name));
        let written =
            fs::create_dir_all(&folder).and_then(|()| fs::write(&path, prose.to_toml(&covered.name)));
        written.map_err(|e| Unusable(format!("{}: {e}", path.display())))?;
        let _ = writeln!(out, "{}/{}.toml: {} added", pages::PROSE, covered.name, sentences.len());
    }
    console::print(&out)?;
    Ok(if args.reason.is_none() && !sentences.is_empty() { Outcome::Findings } else { Outcome::Clean })
}
