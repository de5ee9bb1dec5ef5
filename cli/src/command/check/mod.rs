//! `genvisa check`: reports the rules that a program violates.

mod finding;
mod inline;
mod sarif;
mod text;

use super::inputs::{NO_PROGRAM, files, is_program};
use super::select::Selection;
use crate::config::{Config, Shown};
use crate::program::{FileName, bytes, has_colourful_output, is_object, read_object, text as text_in};
use crate::summary::Counts;
use crate::{Outcome, Unusable, complain, known, say};
use finding::{Cause, Checked, Finding, Row};
use genvisa::{Body, DecodeError, Level, Module, ModuleLocation, Platform, Rule, Violation};
use genvisa_asm::module::{ModuleSpans, ReadText};
use genvisa_asm::report::{MOST_SHOWN, Source};
use genvisa_asm::{Problem, Target};
use genvisa_findings::verdict::Verdicts;
use genvisa_report::escaped_json;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Report the rules that programs violate
///
/// The level of a violation is error, warning or note. Warnings and notes do not change the exit code, unless --deny names
/// them. The file genvisa.toml in the folder of a program, or above it, can set `platform`, `level`, `allow` and `deny`.
#[derive(clap::Args)]
pub struct Args {
    /// Object and text files; folders with all .visaasm and .isa files in them; - is standard input
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
                return Err(Unusable(format!(
                    "error: {}: the platform is unknown: pass `--platform`, or set `platform` in genvisa.toml",
                    FileName::of(file)
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
        if !is_object(&bytes) {
            let text = text_in(&name, bytes)?;
            return self.text(args, settings, platform, &name, &text);
        }
        match read_object(&bytes) {
            Ok(module) => self.object(args, settings, platform, &name, &module),
            Err(error) => self.unreadable(args, &name, &error),
        }
    }

    /// Checks a text.
    fn text(
        &mut self,
        args: &Args,
        settings: &Settings,
        platform: Platform,
        name: &FileName,
        source: &str,
    ) -> Result<(), Unusable> {
        let target = Target::from(platform);
        // The statements without a mistake are checked even if there are others.
        let ReadText { module, problems, uncertain, .. } = target.read(source);
        // A statement with a mistake may give a variable its value, so the flow is known only without mistakes.
        let found = match problems.is_empty() {
            true => module.validate_flow(platform),
            false => module.validate(platform),
        };
        // The spans of operands need a second reading, so they are read only if there is something to mark.
        let spans = if found.is_empty() { ModuleSpans::default() } else { target.spans(source) };
        // A statement with a mistake gets only the message about the mistake.
        let unreadable: HashSet<&Range<usize>> = problems.iter().map(|problem| &problem.span).collect();
        let findings = causes(found).into_iter().map(|(place, violation)| {
            let span = spans.of(place, &violation).unwrap_or_default();
            let statement = spans.statement(place).unwrap_or_default();
            Finding { cause: Cause::Violated(place, violation), span, statement }
        });
        // Nothing is known about a variable whose declaration has a mistake.
        let is_certain = |span: &Range<usize>| !unreadable.contains(span) && !is_within(span, &uncertain);
        let mut findings: Vec<Finding<'_>> = findings.filter(|finding| is_certain(&finding.span)).collect();
        let unread = |(number, problem): (_, &Problem)| Finding {
            cause: Cause::Unread(number),
            span: problem.span.clone(),
            statement: problem.span.clone(),
        };
        findings.extend(problems.iter().enumerate().map(unread));
        findings.sort_by_key(|finding| finding.span.start);
        let verdicts = Verdicts::of(&module, platform);
        let positions = Some(Source::new(&name.0, source));
        let mut checked = Checked { name, source: positions, module: &module, problems: &problems, verdicts };
        self.report(args, settings, &mut checked, findings)
    }

    /// Checks an object.
    fn object(
        &mut self,
        args: &Args,
        settings: &Settings,
        platform: Platform,
        name: &FileName,
        module: &Module,
    ) -> Result<(), Unusable> {
        // Instructions that cannot be decoded come first: they are the cause of other findings.
        let mut findings = undecodable(module);
        let violated = causes(module.validate_flow(platform)).into_iter();
        findings.extend(violated.map(|(place, violation)| Finding {
            cause: Cause::Violated(place, violation),
            span: 0..0,
            statement: 0..0,
        }));
        let verdicts = Verdicts::of(module, platform);
        let mut checked = Checked { name, source: None, module, problems: &[], verdicts };
        self.report(args, settings, &mut checked, findings)
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
        findings.retain(|finding| settings.shows(finding.rule, inline::level(finding)));
        findings.iter().for_each(|finding| self.counts.count(inline::level(finding)));
        self.fails |= findings.iter().any(|finding| settings.fails(finding.rule, inline::level(finding)));
        let source = Source::new(&name.0, text);
        if args.sarif {
            findings.iter().for_each(|finding| self.log.add(&inline::row(finding, name, &source)));
        } else if args.json {
            for some in findings.chunks(AT_ONCE) {
                let lines = some.iter().map(|finding| json(&inline::row(finding, name, &source)));
                say(&lines.collect::<Result<String, _>>()?)?;
            }
        } else {
            let shown = findings.iter().take(MOST_SHOWN);
            let shown: Vec<_> =
                shown.map(|finding| inline::problem(finding, settings.platforms.len())).collect();
            say(&source.render_some(&shown, findings.len(), has_colourful_output()))?;
        }
        Ok(())
    }

    /// Reports an object that cannot be read at all.
    fn unreadable(&mut self, args: &Args, name: &FileName, error: &DecodeError) -> Result<(), Unusable> {
        let row = Row::blank(Level::Error, &name.0, None).unreadable(error);
        self.counts.count(row.level);
        if args.sarif {
            self.log.add(&row);
        } else if args.json {
            say(&json(&row)?)?;
        } else {
            say(&text::in_object(&row))?;
        }
        Err(Unusable(format!("error: {name}: the object cannot be read")))
    }

    /// Prints findings.
    fn report(
        &mut self,
        args: &Args,
        settings: &Settings,
        checked: &mut Checked<'_>,
        mut findings: Vec<Finding<'_>>,
    ) -> Result<(), Unusable> {
        findings.retain(|finding| settings.shows(finding.rule(), finding.level()));
        findings.iter().for_each(|finding| self.counts.count(finding.level()));
        if args.sarif {
            findings.iter().for_each(|finding| self.log.add(&checked.row(finding)));
        } else if args.json {
            for some in findings.chunks(AT_ONCE) {
                let lines = some.iter().map(|finding| json(&checked.row(finding)));
                say(&lines.collect::<Result<String, _>>()?)?;
            }
        } else if checked.source.is_some() {
            let shown = findings.iter().take(MOST_SHOWN);
            let problems: Vec<_> = shown.map(|finding| text::problem(checked, finding)).collect();
            if let Some(source) = &checked.source {
                say(&source.render_some(&problems, findings.len(), has_colourful_output()))?;
            }
        } else {
            for some in findings.chunks(AT_ONCE) {
                say(&some.iter().map(|finding| text::in_object(&checked.row(finding))).collect::<String>())?;
            }
        }
        self.fails |= findings.iter().any(|finding| settings.fails(finding.rule(), finding.level()));
        match checked.problems.is_empty() {
            true => Ok(()),
            false => {
                let name = checked.name;
                let why = "the text has mistakes, so only a part of it was checked";
                Err(Unusable(format!("error: {name}: {why}")))
            }
        }
    }
}

/// The end of the ids of rules about the platforms that have an instruction.
const AVAILABLE: &str = "/platform";

/// The function of the rule language whose value depends on the platform.
const ON: &str = "on(";

/// The violations without those that follow from an instruction that the platform lacks. Those of an instruction are adjacent.
fn causes(found: Vec<(ModuleLocation, Violation)>) -> Vec<(ModuleLocation, Violation)> {
    let is_cause = |violation: &Violation| violation.rule.id.ends_with(AVAILABLE);
    if !found.iter().any(|(_, violation)| is_cause(violation)) {
        return found;
    }
    let of_one = found.chunk_by(|(place, _), (next, _)| place == next);
    let kept = of_one.flat_map(|some| {
        let is_lacking = some.iter().any(|(_, violation)| is_cause(violation));
        let follows = move |violation: &Violation| violation.rule.expr.contains(ON) && !is_cause(violation);
        some.iter().filter(move |(_, violation)| !(is_lacking && follows(violation)))
    });
    kept.cloned().collect()
}

/// The instructions that cannot be decoded: at most one in each body, because the length of the first one is unknown.
fn undecodable(module: &Module) -> Vec<Finding<'_>> {
    let kernels = module.kernels.iter().enumerate().filter_map(|(n, kernel)| {
        undecoded(ModuleLocation::KernelInstruction(n, kernel.body.len()), &kernel.body)
    });
    let functions = module.functions.iter().enumerate().filter_map(|(n, function)| {
        let body = &function.as_ref()?.body;
        undecoded(ModuleLocation::FunctionInstruction(n, body.len()), body)
    });
    kernels.chain(functions).collect()
}

/// The finding about the bytes of a body that cannot be decoded.
fn undecoded(location: ModuleLocation, body: &Body) -> Option<Finding<'_>> {
    let rest = body.rest.as_deref()?;
    Some(Finding { cause: Cause::Undecodable(location, rest), span: 0..0, statement: 0..0 })
}

/// The number of findings that are printed at once.
const AT_ONCE: usize = 1000;

/// A finding as a line of JSON.
fn json(row: &Row<'_>) -> Result<String, Unusable> {
    let line = serde_json::to_string(row);
    line.map(|line| escaped_json(line) + "\n").map_err(|error| Unusable(format!("error: JSON: {error}")))
}

/// Whether a span is inside of one of some statements, which are in the order of the text.
fn is_within(span: &Range<usize>, statements: &[Range<usize>]) -> bool {
    let behind = statements.partition_point(|statement| statement.start <= span.start);
    let statement = behind.checked_sub(1).and_then(|last| statements.get(last));
    statement.is_some_and(|statement| span.end <= statement.end)
}
