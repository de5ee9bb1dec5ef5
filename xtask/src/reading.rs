//! `cargo xtask reading`: the reading of a sentence of a page.

mod words;

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::{Interpretation, PageCoverage, Readings, Sentence, Source, find_entry, read_with};
use std::fmt::Write;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask reading ../upstream/2025-02/ADD3.md:57
  cargo xtask reading ../upstream/2025-02/ADD3.md:57 --write
  cargo xtask reading --words ../upstream/2025-02

For each sentence on the line that has a reading, it prints the checksum, the file and line of the entry, the entry, \
and the rules that it states. For each unread sentence it prints the skeleton of an entry, or with --write appends \
it to the file of the page in reader/readings. A skeleton is no valid entry until it is filled in, and a test fails \
meanwhile.
--words adds the outlines of the sentences of some pages to their entries: with them, a sentence that is nearly the \
same and has no reading is reported.
Exit code: 0, 1 where a sentence is unread, 2 where no sentence on the line has or needs a reading.";

/// The folder of readings, relative to the workspace.
pub(crate) const FOLDER: &str = "reader/readings";

/// Show the reading of a sentence, or the skeleton of a new one
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A page and a line of it
    #[arg(value_name = "PAGE:LINE", value_parser = place, required_unless_present = "words")]
    place: Option<PageLine>,
    /// Append the skeleton of a reading for each unread sentence to the file of the page
    #[arg(long)]
    write: bool,
    /// Add the outlines of the sentences of these pages to the entries of their readings
    #[arg(long, value_name = "PAGES", conflicts_with_all = ["place", "write"], num_args = 1..)]
    words: Vec<PathBuf>,
}

/// A line of a page.
#[derive(Debug, Clone)]
struct PageLine {
    page: PathBuf,
    /// From 1.
    line: usize,
}

fn place(text: &str) -> Result<PageLine, String> {
    let (page, line) = text.rsplit_once(':').ok_or("expected PAGE:LINE")?;
    match line.parse() {
        Ok(line) if line > 0 => Ok(PageLine { page: page.into(), line }),
        _ => Err(format!("`{line}` is not the number of a line")),
    }
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, readings: &Readings) -> Result<Outcome, Unusable> {
    let Some(PageLine { page, line }) = &args.place else {
        let own = pages::root()?.join(FOLDER);
        return words::add(&args.words, folder.unwrap_or(&own), readings);
    };
    let sources = pages::sources(std::slice::from_ref(page))?;
    let coverage = read_with(&sources, readings).coverage;
    let ([source], [covered]) = (sources.as_slice(), coverage.pages.as_slice()) else {
        return Err(Unusable(format!("{}: expected one page, not a folder", page.display())));
    };
    let sentences = on_line(source, covered, *line)?;
    let name = folder.unwrap_or(Path::new(FOLDER)).join(format!("{}.toml", covered.readings));
    let path = if folder.is_some() { name.clone() } else { pages::root()?.join(&name) };
    let (mut out, mut outcome) = (String::new(), Outcome::Clean);
    for sentence in sentences {
        let entries = pages::text_if_any(&path)?.unwrap_or_default();
        let sum = sentence.sum.to_string();
        let _ = write!(out, "{}:{}: sentence {sum}", source.path, sentence.line);
        let found = find_entry(&entries, &sum);
        match &sentence.interpretation {
            Interpretation::Unread if found.is_none() => {
                outcome = Outcome::Findings;
                if args.write {
                    append(&path, &covered.readings, &sum)?;
                    let _ = writeln!(out, " is unread; a skeleton is at the end of {}", name.display());
                } else {
                    let skeleton = indented(&skeleton(&sum));
                    let _ =
                        writeln!(out, " is unread; a reading in {} begins so:\n{skeleton}", name.display());
                }
            }
            Interpretation::Unread => {
                outcome = Outcome::Findings;
                let at = found.map_or(0, |(at, _)| at);
                let _ = writeln!(out, " is unread: its entry {}:{at} is not valid yet", name.display());
            }
            Interpretation::Rules { rules } => {
                let rules =
                    if rules.is_empty() { "when its field is present".into() } else { rules.join(", ") };
                let _ = writeln!(out, " states {rules}");
                out += &shown(&name, found);
            }
            Interpretation::NoRule { .. } => {
                out += " states no rule\n";
                out += &shown(&name, found);
            }
        }
    }
    console::print(&out)?;
    Ok(outcome)
}

/// The sentences on a line that have or need a reading.
fn on_line<'c>(
    source: &Source,
    covered: &'c PageCoverage,
    line: usize,
) -> Result<Vec<&'c Sentence>, Unusable> {
    let Source { path, text } = source;
    let lines = text.lines().count();
    let refuse = |why: String| Err(Unusable(format!("{path}:{line}: {why}")));
    if line > lines {
        return refuse(format!("the page has only {lines} lines"));
    }
    let last = |s: &Sentence| {
        let end = text.get(s.span.clone()).map_or(0, |text| text.matches('\n').count());
        s.line as usize + end
    };
    let is_here = |s: &&Sentence| (s.line as usize..=last(s)).contains(&line);
    let found: Vec<_> = covered.sentences.iter().filter(is_here).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    if text.lines().nth(line - 1).is_none_or(|text| text.trim().is_empty()) {
        return refuse("the line is empty".to_string());
    }
    let nearest = covered.sentences.iter().min_by_key(|s| (s.line as usize).abs_diff(line));
    let nearest = nearest.map_or("the page has no such sentence".to_string(), |s| {
        format!("the nearest such sentence is on line {}", s.line)
    });
    refuse(format!(
        "no sentence on this line has or needs a reading: it is a fact, a rule or no requirement; {nearest}"
    ))
}

fn shown(name: &Path, found: Option<(usize, &str)>) -> String {
    match found {
        Some((at, text)) => format!("{}:{at}:\n{}\n", name.display(), indented(text)),
        // The program was built with a reading that the folder no longer has.
        None => format!("{} has no entry for it\n", name.display()),
    }
}

fn skeleton(sum: &str) -> String {
    format!(
        "[[reading]]\n\
         sum = \"{sum}\"\n\
         # `cargo xtask reading --words` adds the outline of the sentence when the entry is valid.\n\
         # Either the rules, and what they require in one sentence (`present = \"CONDITION\"` instead of rules states when\n\
         # the field is present):\n\
         # doc = \"\"\n\
         # [reading.rules]\n\
         # \"FIELD/ASPECT\" = \"EXPRESSION\"\n\
         # Or the reason why the sentence states no rule, in words and with its kind: one of\n\
         # covered = [\"RULE\"], layout = [\"SUBJECT/FIELD\"], runtime = [\"RULE\"],\n\
         # no_requirement = \"definition|behaviour|permission|advice|example|heading|defect|document\",\n\
         # decided_by = \"finalizer|assembler|driver|hardware|application|linker|execution\"\n\
         # none = \"\"\n\
         # no_requirement = \"\""
    )
}

fn indented(text: &str) -> String {
    let line = |line: &str| if line.is_empty() { String::new() } else { format!("    {line}") };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Appends the skeleton of a reading to the file of a page, unless the file has an entry for the sentence.
pub(crate) fn append_skeleton(folder: &Path, page: &str, sum: &str) -> Result<(), Unusable> {
    append_entry(folder, page, sum, &skeleton(sum))
}

/// Appends the reading that another page has of the same sentence; `false` if there is none.
pub(crate) fn append_copy(
    folder: &Path,
    from: Option<&str>,
    page: &str,
    sum: &str,
) -> Result<bool, Unusable> {
    let Some(from) = from else { return Ok(false) };
    let entries = pages::text_if_any(&folder.join(format!("{from}.toml")))?.unwrap_or_default();
    let Some((_, text)) = find_entry(&entries, sum) else { return Ok(false) };
    let path = folder.join(format!("{page}.toml"));
    if find_entry(&pages::text_if_any(&path)?.unwrap_or_default(), sum).is_none() {
        append_text(&path, page, &text.replace(&format!("{from}/"), &format!("{page}/")))?;
    }
    Ok(true)
}

/// Appends an entry to the file of a page, unless the file has an entry for the sentence.
pub(crate) fn append_entry(folder: &Path, page: &str, sum: &str, entry: &str) -> Result<(), Unusable> {
    let path = folder.join(format!("{page}.toml"));
    let entries = pages::text_if_any(&path)?.unwrap_or_default();
    if find_entry(&entries, sum).is_some() { Ok(()) } else { append_text(&path, page, entry) }
}

fn append(path: &Path, page: &str, sum: &str) -> Result<(), Unusable> {
    append_text(path, page, &skeleton(sum))
}

fn append_text(path: &Path, page: &str, text: &str) -> Result<(), Unusable> {
    let unusable = |e: std::io::Error| Unusable(format!("{}: {e}", path.display()));
    let is_new = !path.exists();
    let mut file = OpenOptions::new().append(true).create(true).open(path).map_err(unusable)?;
    let head =
        if is_new { format!("# Readings of the sentences of the page {page}.\n") } else { String::new() };
    file.write_all(format!("{head}\n{text}\n").as_bytes()).map_err(unusable)
}
