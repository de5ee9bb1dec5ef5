//! Fragments, and inline vISA in files of other languages.

use crate::Unusable;
use crate::command::inputs::{NO_PROGRAM, is_program};
use crate::program::FileName;
use genvisa::{Level, Platform};
use genvisa_asm::Problem;
use genvisa_asm::report::Source;
use genvisa_findings::Finding;
use genvisa_findings::fragment::{Backend, Fragment, Operand, check_all};
use genvisa_findings::program::{Region, Related, Replacement, Row};
use genvisa_findings::source::{Language, Options, statements};
use genvisa_report::Severity;
use std::path::Path;

/// Facts about fragments.
#[derive(clap::Args)]
pub struct FragmentArgs {
    /// The file is a fragment: instructions without .version and .kernel, with placeholders such as %0, %[name] and $0
    #[arg(long, conflicts_with = "inline")]
    fragment: bool,
    /// The file is C, C++, OpenCL, Python or LLVM IR: check the inline vISA in it
    #[arg(long)]
    inline: bool,
    /// An operand of a fragment: its number or name, constraint and type, for instance 0==rw:float[16] or 2=P:32. The number of
    /// elements is that of the whole variable; without it, there is one for each channel
    #[arg(long, value_name = "N=CONSTRAINT:TYPE", requires = "fragment")]
    operand: Vec<String>,
    /// Number of channels of a sub-group, if the file does not state it
    #[arg(long, value_name = "CHANNELS", value_parser = sub_group)]
    sub_group: Option<u32>,
    /// The value of a name in inline code: of a parameter of a template or of a macro of another file
    #[arg(long, value_name = "NAME=VALUE", value_parser = definition, requires = "inline")]
    define: Vec<(String, i64)>,
    /// The code is vector code, as of ESIMD and CM: an operand is a whole vector
    #[arg(long)]
    vector: bool,
}

/// The contents of a file.
#[derive(Clone, Copy)]
pub enum Contents {
    /// A fragment.
    Fragment,
    /// Code of another language.
    Inline,
}

impl Contents {
    /// Whether a file of a folder has them, by the end of its name.
    pub fn has(self, path: &Path) -> bool {
        match self {
            Self::Fragment => is_program(path),
            Self::Inline => Language::of(path).is_some(),
        }
    }

    /// The message about a folder without such a file.
    pub fn missing(self) -> &'static str {
        match self {
            Self::Fragment => NO_PROGRAM,
            Self::Inline => "no file of C, C++, OpenCL, Python or LLVM IR",
        }
    }
}

impl FragmentArgs {
    /// The contents of the files; `None` for programs.
    pub fn contents(&self) -> Option<Contents> {
        match (self.fragment, self.inline) {
            (true, _) => Some(Contents::Fragment),
            (_, true) => Some(Contents::Inline),
            _ => None,
        }
    }
}

fn sub_group(text: &str) -> Result<u32, String> {
    let size = text.parse().ok().filter(|size| [8, 16, 32].contains(size));
    size.ok_or_else(|| "expected 8, 16 or 32".to_string())
}

fn definition(text: &str) -> Result<(String, i64), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    let value = value.parse().map_err(|_| format!("`{value}` is not a whole number"))?;
    Ok((name.to_string(), value))
}

/// The findings about a file, in the order of its text.
///
/// # Errors
/// An operand cannot be read, or the language of the file is unknown.
pub fn findings(
    args: &FragmentArgs,
    contents: Contents,
    file: &Path,
    name: &FileName,
    text: &str,
    platforms: &[Platform],
) -> Result<Vec<Finding>, Unusable> {
    match contents {
        Contents::Fragment => of_fragment(args, text, platforms),
        Contents::Inline => of_source(args, file, name, text, platforms),
    }
}

fn of_fragment(args: &FragmentArgs, text: &str, platforms: &[Platform]) -> Result<Vec<Finding>, Unusable> {
    let backend = if args.vector { Backend::Vector } else { Backend::Scalar };
    let read = |operand: &String| {
        Operand::parse(operand, backend)
            .map_err(|message| Unusable(format!("error: --operand {operand}: {message}")))
    };
    let given: Vec<(String, Operand)> = args.operand.iter().map(read).collect::<Result<_, _>>()?;
    Ok(check_all(&Fragment::of_file(text, &given, backend, args.sub_group), platforms))
}

fn of_source(
    args: &FragmentArgs,
    file: &Path,
    name: &FileName,
    text: &str,
    platforms: &[Platform],
) -> Result<Vec<Finding>, Unusable> {
    let language = Language::of(file).ok_or_else(|| {
        Unusable(format!(
            "error: {name}: the ending of the name is none of C, C++, OpenCL, Python and LLVM IR"
        ))
    })?;
    let options = Options {
        backend: args.vector.then_some(Backend::Vector),
        sub_group: args.sub_group,
        constants: args.define.iter().cloned().collect(),
    };
    let found = statements(text, language, &options);
    let mut findings = found.findings;
    findings.extend(found.fragments.iter().flat_map(|fragment| check_all(fragment, platforms)));
    findings.sort_by_key(|finding| finding.span.start);
    Ok(findings)
}

/// The level of a finding.
pub fn level(finding: &Finding) -> Level {
    match (finding.rule, finding.severity) {
        (Some(rule), _) => rule.level,
        (None, Severity::Error) => Level::Error,
        (None, Severity::Warning) => Level::Warning { reason: "" },
        (None, Severity::Note) => Level::Note { reason: "" },
    }
}

/// A finding as a problem with a range, and the facts that explain it.
pub fn problem(finding: &Finding, platforms: usize) -> (Problem, Vec<String>) {
    let headline = format!("{}: {}", finding.code, finding.message);
    let problem = Problem::new(finding.span.clone(), headline).with_severity(finding.severity);
    let problem = match &finding.help {
        Some(help) => problem.with_help(help.clone()),
        None => problem,
    };
    let problem = match finding.related.clone() {
        Some((span, label)) => problem.with_other(span, label),
        None => problem,
    };
    let mut notes = finding.notes.clone();
    if (1..platforms).contains(&finding.platforms.len()) {
        let names: Vec<&str> = finding.platforms.iter().map(|platform| platform.name()).collect();
        notes.push(format!("on {}", names.join(", ")));
    }
    (problem, notes)
}

/// A finding as a row of the output.
pub fn row<'a>(finding: &'a Finding, name: &'a FileName, source: &Source<'_>) -> Row<'a> {
    let region = Region::of(source, &finding.span);
    Row {
        rule: finding.rule.map(|rule| rule.id),
        code: finding.rule.is_none().then(|| finding.code.clone()),
        message: finding.message.as_str().into(),
        sentence: finding.rule.map(|rule| rule.doc),
        expected: finding.rule.map(|rule| rule.expr),
        page: finding.rule.map(|rule| format!("{}:{}", rule.page, rule.line)),
        found: finding.found.clone(),
        allowed: finding.allowed.clone(),
        fix: finding.help.as_ref().map(|text| Replacement {
            text: text.clone(),
            region: finding.edit.as_ref().map(|edit| Region::of(source, &edit.span)),
            replacement: finding.edit.as_ref().map(|edit| edit.replacement.clone()),
            byte: None,
            bytes: None,
        }),
        related: finding.related.clone().map(|related| Related::new(source, related)),
        ..Row::blank(level(finding), &name.0, Some(region))
    }
}
