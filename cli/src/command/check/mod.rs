//! `genvisa check`: reports the rules that a program violates.

mod inline;
mod limit;
mod sarif;
mod text;

use super::inputs::{NO_PROGRAM, files, is_debug_name, is_program};
use super::select::Selection;
use crate::config::{Config, Shown};
use crate::program::{FileName, bytes, has_colourful_output, text as text_in};
use crate::summary::Counts;
use crate::{Outcome, Unusable, complain, json, known, say};
use genvisa::{DecodeError, Level, Platform, Rule};
use genvisa_asm::report::Source;
use genvisa_asm::{is_object, read_object};
use genvisa_findings::debug::{DebugFile, DebugFinding, is_debug};
use genvisa_findings::program::{Finding, Program, Row};
use limit::Printed;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Report the rules that programs violate
///
/// The level of a violation is error, warning or note. Warnings and notes do not change the exit code, unless --deny names
/// them. The file genvisa.toml in the folder of a program, or above it, can set `platform`, `level`, `allow` and `deny`.
#[derive(clap::Args)]
pub struct Args {
    /// Object and text files, and debug information (.dbg); folders with all .visaasm and .isa files in them; - is standard input
    #[arg(required = true)]
    inputs: Vec<PathBuf>,
    /// Platform that the programs are for; `genvisa platforms` lists them [default: that of genvisa.toml]. Fragments and inline
    /// code can be for several
    #[arg(short, long, value_parser = known::platform(), hide_possible_values = true)]
    platform: Vec<Platform>,
    /// Print one JSON object for each finding
    #[arg(long, conflicts_with = "sarif")]
    json: bool,
    /// Print a SARIF 2.1.0 log, which code hosts display
    #[arg(long)]
    sarif: bool,
    /// Print all findings. Without it, the text has the first 20 of each rule in a file and the number of the others; --json
    /// and --sarif always have all
    #[arg(long)]
    all: bool,
    /// Omit findings below a level, unless --deny names them [default: that of genvisa.toml, or note]
    #[arg(long, value_enum, conflicts_with = "errors_only")]
    level: Option<Shown>,
    /// The same as --level error: omit what Intel's compiler emits and its finalizer accepts
    #[arg(long)]
    errors_only: bool,
    /// Fail also for warnings (`warnings`), notes (`notes`), or the rules of an id (ADD/dst/type) or of a part of it
    /// that ends at a slash (ADD/dst)
    #[arg(long, value_name = "RULE", value_parser = known::rule(), hide_possible_values = true)]
    deny: Vec<String>,
    /// Omit violations of a rule, or of the rules whose ids begin with a part that ends at a slash
    #[arg(long, value_name = "RULE", value_parser = known::rule(), hide_possible_values = true)]
    allow: Vec<String>,
    #[command(flatten)]
    fragment: inline::FragmentArgs,
}

impl Args {
    /// Whether the output is for people.
    fn is_text(&self) -> bool {
        !self.json && !self.sarif
    }

    /// The settings for a file: the arguments, and the configuration file where they are absent.
    fn settings(&self, file: &Path) -> Result<Settings, Unusable> {
        let config = Config::of(file)?;
        let platforms = match (self.platform.as_slice(), config.platform()) {
            ([], Ok(Some(platform))) => vec![platform],
            ([_, _, ..], _) if self.fragment.contents().is_none() => {
                let message =
                    "error: a program is checked for one platform; several are for --inline and --fragment";
                return Err(Unusable(message.to_string()));
            }
            (platforms @ [_, ..], _) => platforms.to_vec(),
            ([], _) => {
                // A file that does not exist is the first mistake.
                if let (true, Err(error)) = (file != Path::new("-"), fs::metadata(file)) {
                    return Err(Unusable(format!("error: {}: {error}", FileName::of(file))));
                }
                let known: Vec<&str> = Platform::ALL.iter().map(|platform| platform.name()).collect();
                return Err(Unusable(format!(
                    "error: {}: the platform is unknown: pass `--platform`, or set `platform` in genvisa.toml, to one of {}",
                    FileName::of(file),
                    known.join(", ")
                )));
            }
        };
        let level = if self.errors_only { Some(Shown::Error) } else { self.level };
        let both = |own: &[String], more: &[String]| [own, more].concat();
        let in_file = |Unusable(message): Unusable| match config.path.as_os_str().is_empty() {
            true => Unusable(message),
            false => {
                Unusable(format!("{message}\n(rules of {} and of the arguments)", FileName::of(&config.path)))
            }
        };
        let selection = Selection::of(&both(&self.allow, &config.allow), &both(&self.deny, &config.deny));
        Ok(Settings {
            platforms,
            level: level.or(config.level).unwrap_or(Shown::Note),
            selection: selection.map_err(in_file)?,
        })
    }
}

/// How a file is checked.
struct Settings {
    /// One for programs; one or more for fragments and inline code.
    platforms: Vec<Platform>,
    level: Shown,
    selection: Selection,
}

impl Settings {
    /// Whether a finding fails the run.
    fn fails(&self, rule: Option<&'static Rule>, level: Level) -> bool {
        rule.map_or(level == Level::Error, |rule| self.selection.fails(rule))
    }

    /// Whether a finding is printed.
    fn shows(&self, rule: Option<&'static Rule>, level: Level) -> bool {
        let is_high = match level {
            Level::Error => true,
            Level::Warning { .. } => self.level >= Shown::Warning,
            Level::Note { .. } => self.level == Shown::Note,
        };
        let is_hidden = rule.is_some_and(|rule| self.selection.hides(rule));
        !is_hidden && (is_high || self.fails(rule, level))
    }
}

/// The check of several files.
#[derive(Default)]
struct Run {
    counts: Counts,
    /// Whether a file has findings that fail.
    fails: bool,
    /// Whether a file cannot be used.
    has_unusable: bool,
    log: sarif::Log,
    /// The settings for the files of a folder.
    settings: BTreeMap<PathBuf, Rc<Settings>>,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let contents = args.fragment.contents();
    let files = match contents {
        None => files(&args.inputs, &is_program, NO_PROGRAM),
        Some(contents) => files(&args.inputs, &|path| contents.has(path), contents.missing()),
    }?;
    let mut run = Run::default();
    for file in &files {
        run.counts.files += 1;
        let settings = run.prepared(args, file)?;
        if let Err(Unusable(message)) = run.file(args, &settings, file) {
            run.has_unusable = true;
            complain(&message);
        }
    }
    if args.sarif {
        say(&run.log.text()?)?;
    }
    let has_findings = run.counts != Counts { files: run.counts.files, ..Counts::default() };
    let summary = match args.is_text() && (has_findings || files.len() > 1) {
        true => run.counts.to_string(),
        false => String::new(),
    };
    if run.has_unusable {
        return Err(Unusable(summary));
    }
    complain(&summary);
    Ok(if run.fails { Outcome::Findings } else { Outcome::Clean })
}

impl Run {
    /// The settings for a file. Files of a folder share them.
    fn prepared(&mut self, args: &Args, file: &Path) -> Result<Rc<Settings>, Unusable> {
        let folder = file.parent().unwrap_or(Path::new(""));
        if let Some(settings) = self.settings.get(folder) {
            return Ok(settings.clone());
        }
        let settings = Rc::new(args.settings(file)?);
        self.settings.insert(folder.to_path_buf(), settings.clone());
        Ok(settings)
    }

    /// Checks a file.
    fn file(&mut self, args: &Args, settings: &Settings, file: &Path) -> Result<(), Unusable> {
        let (name, bytes) = bytes(file)?;
        if let Some(contents) = args.fragment.contents() {
            let text = text_in(&name, bytes)?;
            return self.fragments(args, settings, contents, file, &name, &text);
        }
        let [platform] = *settings.platforms else {
            return Err(Unusable(format!("error: {name}: a program is for one platform")));
        };
        if is_debug(&bytes) || is_debug_name(file) {
            return match DebugFile::read(&name.0, &bytes) {
                Ok(debug) => self.debug(args, settings, debug.findings()),
                Err(error) => self.unreadable(args, &name, &error, "debug information"),
            };
        }
        if !is_object(&bytes) {
            let text = text_in(&name, bytes)?;
            return self.report(args, settings, &name, &Program::text(&name.0, &text, platform));
        }
        match read_object(&bytes) {
            Ok(module) => self.report(args, settings, &name, &Program::module(&name.0, module, platform)),
            Err(error) => self.unreadable(args, &name, &error, "object"),
        }
    }

    /// Removes the findings that are not shown, and counts the others. `about` returns the rule and the level of a finding.
    fn take<F>(
        &mut self,
        settings: &Settings,
        findings: &mut Vec<F>,
        about: impl Fn(&F) -> (Option<&'static Rule>, Level),
    ) {
        findings.retain(|finding| {
            let (rule, level) = about(finding);
            settings.shows(rule, level)
        });
        for (rule, level) in findings.iter().map(about) {
            self.counts.count(level);
            self.fails |= settings.fails(rule, level);
        }
    }

    /// Checks a fragment, or the inline code of a file.
    fn fragments(
        &mut self,
        args: &Args,
        settings: &Settings,
        contents: inline::Contents,
        file: &Path,
        name: &FileName,
        text: &str,
    ) -> Result<(), Unusable> {
        let mut findings = inline::findings(&args.fragment, contents, file, name, text, &settings.platforms)?;
        self.take(settings, &mut findings, |finding| (finding.rule, inline::level(finding)));
        let source = Source::new(&name.0, text);
        if args.sarif {
            findings.iter().for_each(|finding| self.log.add(&inline::row(finding, name, &source)));
        } else if args.json {
            say_json(&findings, |finding| json::object(inline::row(finding, name, &source)))?;
        } else {
            let printed = Printed::of(&findings, args.all, |finding| finding.rule);
            for some in printed.findings.chunks(AT_ONCE) {
                let problems = some.iter().map(|finding| inline::problem(finding, settings.platforms.len()));
                say(&source.render_explained(problems, has_colourful_output()))?;
            }
            say(&printed.rest())?;
        }
        Ok(())
    }

    /// Prints findings about debug information.
    fn debug(
        &mut self,
        args: &Args,
        settings: &Settings,
        mut findings: Vec<DebugFinding<'_>>,
    ) -> Result<(), Unusable> {
        self.take(settings, &mut findings, |finding| (finding.rule, finding.row.level));
        if args.sarif {
            findings.iter().for_each(|finding| self.log.add(&finding.row));
        } else if args.json {
            say_json(&findings, |finding| json::object(&finding.row))?;
        } else {
            let printed = Printed::of(&findings, args.all, |finding| finding.rule);
            let texts: String =
                printed.findings.iter().map(|finding| text::in_object(&finding.row)).collect();
            say(&(texts + &printed.rest()))?;
        }
        Ok(())
    }

    /// Reports an object or debug information that cannot be read at all.
    fn unreadable(
        &mut self,
        args: &Args,
        name: &FileName,
        error: &DecodeError,
        what: &str,
    ) -> Result<(), Unusable> {
        let row = Row::blank(Level::Error, &name.0, None).unreadable(error);
        self.counts.count(row.level);
        if args.sarif {
            self.log.add(&row);
        } else if args.json {
            say(&json::object(&row)?)?;
        } else {
            say(&text::in_object(&row))?;
        }
        Err(Unusable(format!("error: {name}: the {what} cannot be read")))
    }

    /// Prints findings.
    fn report(
        &mut self,
        args: &Args,
        settings: &Settings,
        name: &FileName,
        program: &Program<'_>,
    ) -> Result<(), Unusable> {
        let (mut findings, mut rows) =
            (program.findings_with(&|rule| !settings.selection.hides(rule)), program.rows());
        self.take(settings, &mut findings, |finding| (finding.rule(), finding.level()));
        if args.sarif {
            findings.iter().for_each(|finding| self.log.add(&rows.row(finding)));
        } else if args.json {
            say_json(&findings, |finding| json::object(rows.row(finding)))?;
        } else {
            let printed = Printed::of(&findings, args.all, Finding::rule);
            for some in printed.findings.chunks(AT_ONCE) {
                let text = match program.source() {
                    Some(source) => {
                        let problems = some.iter().map(|finding| text::problem(&mut rows, finding));
                        source.render_explained(problems, has_colourful_output())
                    }
                    None => some.iter().map(|finding| text::in_object(&rows.row(finding))).collect(),
                };
                say(&text)?;
            }
            say(&printed.rest())?;
        }
        match program.problems().is_empty() {
            true => Ok(()),
            false => {
                let why = "the text has mistakes, so only a part of it was checked";
                Err(Unusable(format!("error: {name}: {why}")))
            }
        }
    }
}

/// The number of findings that are printed at once.
const AT_ONCE: usize = 1000;

/// Prints a line of JSON for each finding.
fn say_json<F>(findings: &[F], mut line: impl FnMut(&F) -> Result<String, Unusable>) -> Result<(), Unusable> {
    for some in findings.chunks(AT_ONCE) {
        say(&some.iter().map(&mut line).collect::<Result<String, _>>()?)?;
    }
    Ok(())
}
