//! `cargo xtask adopt`: a newer version of Intel's pages becomes the one that the specification follows.

use crate::{Outcome, Unusable, console, lint, pages, reading};
use genvisa_checks::adopt::{
    Adoption, Carried, Doubt, Fate, Item, Kept, Lists, Moved, Unread, Versions, Warning, adopt, carry, rejoin,
};
use genvisa_checks::diff::{ChangeKind, PageWording, Version, line};
use genvisa_checks::followed::{FOLLOWED_FILE, Followed};
use genvisa_reader::{Diagnostics, Readings, Severity, Source, read_with};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask adopt ../upstream/2026-01 --dry-run
  cargo xtask adopt ../upstream/2026-01
  cargo xtask adopt ../upstream/2026-01 --from ../upstream/2025-02 --spec ../fork/pages

The specification follows the version of Intel's pages that its file followed.toml names. The command compares that \
version with DIR and writes each changed fact into the line of the specification that states it. A new page becomes \
a skeleton with all facts and a marker `TODO(restate): PAGE:LINE` in place of each sentence; `cargo xtask lint` \
refuses pages with markers.
A page that is gone is removed with its entries of the index and the matrix; where older platforms keep the \
instruction, take the page back and give its entry a platform tag. Code changes of a few tokens are carried over; \
longer ones get a marker.
Each unread sentence gets a skeleton in the folder of readings. A sentence that differs from an old one in one \
number or name, which the reading of the old one has, gets that reading with the new number or name, marked for \
review. A fact that is gone from its line is removed only if nothing has taken its place: where the line has other \
words, or the new page has errors, the fact stays and is left to a person, with both texts. A line with an error is \
not read: the report lists it, and everything else is written. Correct such a line in a copy of DIR to adopt it too.
Text that moved to another page, because a page was split or two were merged, is read as a page of its old name, in a \
folder with the name of the other page; the report lists it (`moved`).
The report lists by page the facts that were written, those that the specification had already, those that \
are left to a person, the contradictions that the changes bring into the specification (`lint`), and the changed \
text. At last the claims of errata and the files of prose whose pages are gone are listed, and followed.toml names DIR.
Exit code: 0 where nothing is left to a person, 1 where something is, 2 where pages are missing or the \
specification has errors.";

/// Write the facts of a newer version of Intel's pages into the specification
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of the newer pages
    dir: PathBuf,
    /// Folder of the pages that the specification follows [default: the one of that name beside DIR or in
    /// GENVISA_UPSTREAM]
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    #[command(flatten)]
    pages: pages::Pages,
    /// Write nothing; report only
    #[arg(long)]
    dry_run: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    args: &Args,
    readings_folder: Option<&Path>,
    readings: &Readings,
) -> Result<Outcome, Unusable> {
    let root = pages::root()?;
    let spec = args.pages.spec.clone().unwrap_or_else(|| root.join(pages::SPEC));
    let followed = pages::text_if_any(&spec.join(FOLLOWED_FILE))?;
    let wrong = |why: String| Unusable(format!("{}: {why}", spec.join(FOLLOWED_FILE).display()));
    let followed = followed.map(|text| Followed::parse(&text).map_err(wrong)).transpose()?;
    let from = old_folder(args, followed.as_ref())?;
    let (old, found) = (pages::of_folder(&from)?, pages::of_folder(&args.dir)?);
    let (new, moves) = rejoin(&old, &found);
    if let Some(followed) = &followed {
        check(followed, &from, &old)?;
    }
    let ours = pages::of_folder(&spec)?;
    let outcomes = [&old, &new, &ours].map(|sources| read_with(sources, readings));
    let [of_old, of_new, of_spec] = outcomes;
    refuse_errors(&spec, &ours, of_spec.diagnostics.clone())?;
    for (folder, outcome) in [(&from, &of_old), (&args.dir, &of_new)] {
        if outcome.isa.instructions.is_empty() {
            return Err(Unusable(format!("{}: no page describes an instruction", folder.display())));
        }
    }
    let old = Version { pages: &old, outcome: &of_old };
    let (carried, readings) = carry(old, Version { pages: &new, outcome: &of_new }, readings);
    let of_new = if carried.is_empty() { of_new } else { read_with(&new, &readings) };
    let versions = Versions {
        old,
        new: Version { pages: &new, outcome: &of_new },
        spec: Version { pages: &ours, outcome: &of_spec },
    };
    let errata = pages::text_if_any(&spec.join("errata.md"))?.unwrap_or_default();
    let (allow, prose) = (lint::allow_list(Some(&spec))?, pages::prose()?);
    let lists = Lists { errata: &errata, allow: allow.as_ref(), prose: &prose };
    let adoption = adopt(versions, lists, &readings);
    let name =
        |folder: &Path| folder.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let new_name = name(&canonical(&args.dir)?);
    let report = match args.json {
        true => json(&adoption, &carried, &moves, &name(&from), &new_name),
        false => report(&adoption, &carried, &moves, &name(&from), &new_name),
    };
    console::print(&report)?;
    if !args.dry_run {
        write(&adoption, &spec)?;
        let folder = readings_folder.map_or_else(|| root.join(reading::FOLDER), Path::to_path_buf);
        for Carried { sentence, entry, .. } in &carried {
            reading::append_entry(&folder, &sentence.readings, &sentence.sum, entry)?;
        }
        for unread in &adoption.unread {
            let old = old_name(&adoption, &unread.readings);
            if !reading::append_copy(&folder, old, &unread.readings, &unread.sum)? {
                reading::append_skeleton(&folder, &unread.readings, &unread.sum)?;
            }
        }
        let text = Followed::of(&new_name, &found).to_text();
        save(&spec.join(FOLLOWED_FILE), &text)?;
    }
    Ok(if carried.is_empty() && is_complete(&adoption) { Outcome::Clean } else { Outcome::Findings })
}

fn is_complete(adoption: &Adoption) -> bool {
    let open = |fate: &Fate| matches!(fate, Fate::Open | Fate::Conflict);
    adoption.sentences.is_empty()
        && adoption.unread.is_empty()
        && adoption.reworded.is_empty()
        && adoption.unlisted.is_empty()
        && adoption.warnings.is_empty()
        && adoption.contradictions.is_empty()
        && adoption.obsolete.is_empty()
        && adoption.stale_prose.is_empty()
        && !adoption.items.iter().any(|item| open(&item.fate))
}

fn canonical(folder: &Path) -> Result<PathBuf, Unusable> {
    fs::canonicalize(folder).map_err(|e| Unusable(format!("{}: {e}", folder.display())))
}

/// The pages that the specification follows.
fn old_folder(args: &Args, followed: Option<&Followed>) -> Result<PathBuf, Unusable> {
    if let Some(from) = &args.from {
        return canonical(from);
    }
    let followed = followed
        .ok_or_else(|| Unusable(format!("no {FOLLOWED_FILE} names the followed pages: use --from")))?;
    let beside = canonical(&args.dir)?.parent().map(Path::to_path_buf);
    let upstream = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from);
    let folders = beside.into_iter().chain(upstream).map(|folder| folder.join(&followed.name));
    let found = folders.into_iter().find(|folder| folder.is_dir());
    let missing = || {
        Unusable(format!(
            "the pages of {} are neither beside DIR nor in GENVISA_UPSTREAM: use --from",
            followed.name
        ))
    };
    canonical(&found.ok_or_else(missing)?)
}

/// The old pages must be those that the specification follows.
fn check(followed: &Followed, folder: &Path, old: &[Source]) -> Result<(), Unusable> {
    let differing = followed.differing(&Followed::of(&followed.name, old));
    match differing.first() {
        None => Ok(()),
        Some(first) => Err(Unusable(format!(
            "{}: {} pages are not those of {} that the specification follows; the first is {first}",
            folder.display(),
            differing.len(),
            followed.name
        ))),
    }
}

/// Refuses pages with errors. An error of a reading is none of a page: the sentence with a rule that it copies may have changed.
fn refuse_errors(folder: &Path, sources: &[Source], diagnostics: Diagnostics) -> Result<(), Unusable> {
    let of_pages = diagnostics.about(|path| sources.iter().any(|source| source.path == path));
    let errors = of_pages.errors();
    if errors == 0 {
        return Ok(());
    }
    pages::report_problems(&of_pages.at_least(Severity::Error));
    Err(Unusable(format!("{}: {errors} errors", folder.display())))
}

/// The old name of an instruction that has another name in the new pages.
fn old_name<'a>(adoption: &'a Adoption, new: &str) -> Option<&'a str> {
    let changes = adoption.items.iter().map(|item| &item.change);
    let mut renamed = changes.filter(|change| change.what == ChangeKind::Renamed && change.subject == new);
    renamed.next()?.old.as_ref()?.as_str()
}

/// Writes the changed pages, then removes those that are gone. Their paths begin with the name of the folder of the
/// specification.
fn write(adoption: &Adoption, spec: &Path) -> Result<(), Unusable> {
    let path = |path: &str| spec.join(path.split_once('/').map_or(path, |(_, name)| name));
    for page in &adoption.pages {
        save(&path(&page.path), &page.text)?;
    }
    for page in adoption.removed.iter().map(|page| path(page)) {
        fs::remove_file(&page).map_err(|e| Unusable(format!("{}: {e}", page.display())))?;
    }
    Ok(())
}

fn save(path: &Path, text: &str) -> Result<(), Unusable> {
    let unusable = |e: std::io::Error| Unusable(format!("{}: {e}", path.display()));
    path.parent().map(fs::create_dir_all).transpose().map_err(unusable)?;
    fs::write(path, text).map_err(unusable)
}

/// The report: by page of the new version, then the numbers.
fn report(adoption: &Adoption, carried: &[Carried], moves: &[Moved], old: &str, new: &str) -> String {
    let mut pages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut add = |page: &str, line: String| pages.entry(page.to_string()).or_default().push(line);
    let mut shown = BTreeSet::new();
    for item in &adoption.items {
        let change = &item.change;
        let at = change.new_at.as_deref().or(change.old_at.as_deref()).unwrap_or_default();
        let page = at.rsplit_once(':').map_or(at, |(page, _)| page);
        add(page, format!("{:<9} {} {}  ({at})", fate(&item.fate), change.subject, line(change)));
        // The facts of one line have the same reason.
        if let Some(kept) = item.kept.as_ref().filter(|kept| shown.insert(*kept)) {
            kept_lines(kept).into_iter().for_each(|line| add(page, line));
        } else if item.fate == Fate::Open && item.kept.is_none() {
            add(
                page,
                "            no line of the specification has a place for it: write it by hand".to_string(),
            );
        }
    }
    for Carried { sentence, old, new, .. } in carried {
        let (page, line) = (&sentence.page, sentence.line);
        add(
            page,
            format!(
                "review    {page}:{line}: a reading in {}.toml has {new} in place of {old}",
                sentence.readings
            ),
        );
    }
    for unread in &adoption.unread {
        let file = format!("{}.toml", unread.readings);
        add(
            &unread.page,
            format!("unread    {}:{}: a reading in {file} is to be filled in", unread.page, unread.line),
        );
    }
    for Unread { page, line, readings, .. } in &adoption.reworded {
        add(
            page,
            format!(
                "reworded  {page}:{line}: the reason in {readings}.toml why it states no rule is to be checked"
            ),
        );
    }
    for Unread { page, line, .. } in &adoption.unlisted {
        add(
            page,
            format!(
                "unlisted  {page}:{line}: it could state a fact; if it does not, checks/prose has the reason"
            ),
        );
    }
    for Warning { is_error, page, line, message } in &adoption.warnings {
        let kind = if *is_error { "error" } else { "warning" };
        add(page, format!("{kind:<9} {page}:{line}: {message}"));
    }
    for Warning { page, line, message, .. } in &adoption.contradictions {
        add(page, format!("lint      {page}:{line}: {message}"));
    }
    for page in &adoption.wording {
        let path = page.new.as_deref().or(page.old.as_deref()).unwrap_or_default();
        match (&page.old, &page.new) {
            (None, _) => add(path, "new page".to_string()),
            (_, None) => add(path, "the page is gone".to_string()),
            _ => {}
        }
        // The skeleton of a new page has a marker for each sentence.
        if page.is_on_both_sides() {
            text_changes(page).into_iter().for_each(|line| add(path, line));
        }
    }
    for page in &adoption.removed {
        add(page, "removed   the page".to_string());
    }
    for Moved { from, to, lines: (first, last), as_page } in moves {
        let readings = "its readings stay in the file of the old page";
        add(as_page, format!("moved     {to}:{first}-{last}: it was {from}; {readings}"));
    }
    for (page, line) in &adoption.sentences {
        add(page, format!("restate   {page}:{line}"));
    }
    let mut out = format!("{old} -> {new}\n");
    for (page, lines) in &pages {
        let _ = writeln!(out, "\n{page}");
        out.extend(lines.iter().map(|line| format!("  {line}\n")));
    }
    if !adoption.obsolete.is_empty() {
        out += "\nerrata that hold no longer\n";
        out.extend(adoption.obsolete.iter().map(|claim| format!("  {claim}\n")));
    }
    if !adoption.stale_prose.is_empty() {
        out += "\nprose of pages that the new version has not\n";
        out.extend(adoption.stale_prose.iter().map(|page| format!("  checks/prose/{page}.toml\n")));
    }
    out + &summary(adoption, carried.len())
}

/// Why the loss of a fact is not written, with both texts.
fn kept_lines(kept: &Kept) -> [String; 3] {
    let why = match kept.doubt {
        Doubt::PageWithErrors => "the new page has errors",
        Doubt::SameWords => "the new page still has the words that stated it",
        Doubt::OtherWords => "the new page has other words in its place",
        Doubt::EmptyList => "the new page has no types there",
    };
    let text = |text: &str| if text.is_empty() { "nothing".to_string() } else { text.to_string() };
    [
        format!("            {why}  ({})", kept.at),
        format!("            old: {}", text(&kept.old)),
        format!("            new: {}", text(&kept.new)),
    ]
}

/// The changed text of a page, consecutive lines together.
fn text_changes(page: &PageWording) -> Vec<String> {
    let mut runs: Vec<(ChangeKind, &str, u32, u32)> = Vec::new();
    for change in page.changes.iter().filter(|change| !change.has_fact) {
        let at = change.new_at.as_deref().or(change.old_at.as_deref()).unwrap_or_default();
        let (path, line) = at.rsplit_once(':').unwrap_or((at, ""));
        let line: u32 = line.parse().unwrap_or_default();
        match runs.last_mut() {
            Some((what, same, _, last)) if (*what, *same) == (change.what, path) && line <= *last + 1 => {
                *last = line.max(*last);
            }
            _ => runs.push((change.what, path, line, line)),
        }
    }
    let line = |(what, path, from, to): (ChangeKind, &str, u32, u32)| match from == to {
        true => format!("text      {} {path}:{from}", kind(what)),
        false => format!("text      {} {path}:{from}-{to}", kind(what)),
    };
    runs.into_iter().map(line).collect()
}

/// The report for programs.
fn json(adoption: &Adoption, carried: &[Carried], moves: &[Moved], old: &str, new: &str) -> String {
    let fact = |Item { change, fate, kept }: &Item| {
        let mut fact = json!({"fate": fate, "change": change});
        if let Some(kept) = kept {
            fact["kept"] = json!(kept);
        }
        fact
    };
    let facts: Vec<_> = adoption.items.iter().map(fact).collect();
    let sentence = |Unread { page, line, sum, readings }: &Unread| json!({"page": page, "line": line, "sum": sum, "readings": readings});
    let warnings = adoption
        .warnings
        .iter()
        .map(|Warning { is_error, page, line, message }| json!({"is_error": is_error, "page": page, "line": line, "message": message}));
    let contradictions = adoption.contradictions.iter();
    let contradictions = contradictions
        .map(|Warning { page, line, message, .. }| json!({"page": page, "line": line, "message": message}));
    let list = |sentences: &[Unread]| sentences.iter().map(sentence).collect::<Vec<_>>();
    let restate = adoption.sentences.iter().map(|(page, line)| json!({"page": page, "line": line}));
    let review = carried.iter().map(|Carried { sentence, old_sum, old, new, .. }| {
        let Unread { page, line, sum, readings } = sentence;
        json!({"page": page, "line": line, "sum": sum, "readings": readings, "of": old_sum, "old": old, "new": new})
    });
    let moved = moves.iter().map(|Moved { from, to, lines, as_page }| json!({"from": from, "to": to, "first": lines.0, "last": lines.1, "page": as_page}));
    let report = json!({
        "old": old,
        "new": new,
        "facts": facts,
        "pages": adoption.pages.iter().map(|page| &page.path).collect::<Vec<_>>(),
        "removed": adoption.removed,
        "moved": moved.collect::<Vec<_>>(),
        "text": adoption.wording,
        "unread": list(&adoption.unread),
        "reworded": list(&adoption.reworded),
        "unlisted": list(&adoption.unlisted),
        "warnings": warnings.collect::<Vec<_>>(),
        "contradictions": contradictions.collect::<Vec<_>>(),
        "review": review.collect::<Vec<_>>(),
        "restate": restate.collect::<Vec<_>>(),
        "obsolete": adoption.obsolete,
        "stale_prose": adoption.stale_prose,
    });
    format!("{report:#}\n")
}

fn summary(adoption: &Adoption, carried: usize) -> String {
    let count = |fate: Fate| adoption.items.iter().filter(|item| item.fate == fate).count();
    let texts =
        adoption.wording.iter().flat_map(|page| &page.changes).filter(|change| !change.has_fact).count();
    let errors = adoption.warnings.iter().filter(|warning| warning.is_error).count();
    format!(
        "\nfacts: {} written, {} present, {} in conflict, {} left to a person\n\
         pages: {} written, {} removed; sentences: {} to restate, {} unread, {} reworded, {} unlisted, {carried} to review, {} errors, {} warnings, {} contradictions, {texts} changes of text without a fact; errata: {} obsolete\n",
        count(Fate::Written),
        count(Fate::Present),
        count(Fate::Conflict),
        count(Fate::Open),
        adoption.pages.len(),
        adoption.removed.len(),
        adoption.sentences.len(),
        adoption.unread.len(),
        adoption.reworded.len(),
        adoption.unlisted.len(),
        errors,
        adoption.warnings.len() - errors,
        adoption.contradictions.len(),
        adoption.obsolete.len(),
    )
}

fn fate(fate: &Fate) -> &'static str {
    match fate {
        Fate::Present => "present",
        Fate::Written => "written",
        Fate::Conflict => "conflict",
        Fate::Open => "left",
    }
}

fn kind(what: ChangeKind) -> &'static str {
    match what {
        ChangeKind::Added => "added",
        ChangeKind::Removed => "removed",
        ChangeKind::Moved => "moved",
        _ => "changed",
    }
}
