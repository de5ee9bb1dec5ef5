//! The results as one HTML page that needs no network.
//!
//! Overview and account are plain tables in the page. The rest is compressed data, which the scripts show. The page has the bytes
//! and the text of one pair of cases for each rule, and of every case that does not pass; the others are counts.

mod data;
mod details;

pub use details::{CaseDetail, Details, Field, NoDetails, RuleDetail};

use super::account::{PageAccount, percent};
use super::lines::PageLines;
use crate::record::{Strictness, Verdict};
use crate::results::Results;
use crate::vector::Vector;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::fmt;
use std::io::{self, BufWriter};

const TEMPLATE: &str = include_str!("page.html.tera");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = concat!(include_str!("data.js"), include_str!("case.js"), include_str!("page.js"));

/// The most bytes of a page, unless [`Input::limit`] states another number.
pub const LIMIT: usize = 8_000_000;

/// The contents of a page.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// The results, one for each implementation, of the same suite.
    pub results: &'a [&'a Results],
    /// The vectors of the suite.
    pub vectors: &'a [Vector],
    /// Texts and fields of cases, and sentences of rules.
    pub details: &'a dyn Details,
    /// The account of constraints; empty if it is not known.
    pub account: &'a [PageAccount],
    /// The pages of the specification line by line; empty if they are not known.
    pub lines: &'a [PageLines],
    /// The most bytes of the page.
    pub limit: usize,
}

/// A page that cannot be made.
#[derive(Debug)]
pub enum HtmlError {
    /// The results are of different suites.
    MixedSuites,
    /// The page is larger than the limit even without the cases that do not pass: its size.
    TooLarge(usize),
    /// Writing failed.
    Io(io::Error),
    /// The template is wrong.
    Template(String),
}

impl fmt::Display for HtmlError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::MixedSuites => write!(f, "{}", crate::matrix::MixedSuites),
            Self::TooLarge(size) => {
                write!(f, "the page has {size} bytes even without cases that do not pass")
            }
            Self::Io(error) => write!(f, "{error}"),
            Self::Template(error) => write!(f, "the template of the page: {error}"),
        }
    }
}

impl std::error::Error for HtmlError {}

impl From<io::Error> for HtmlError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Makes the page. If it is too large with all cases that do not pass, it shows fewer of them, and states how many it leaves out.
///
/// # Errors
/// If the suites differ, or the page is too large.
pub fn html(input: &Input) -> Result<String, HtmlError> {
    if input.results.windows(2).any(|pair| pair[0].head.digest != pair[1].head.digest) {
        return Err(HtmlError::MixedSuites);
    }
    let index = data::Index::new(input);
    let mut most = usize::MAX;
    loop {
        let (data, shown) = data::data(input, &index, most);
        let page = page(input, &data)?;
        if page.len() <= input.limit {
            return Ok(page);
        }
        if shown == 0 {
            return Err(HtmlError::TooLarge(page.len()));
        }
        // The cases are most of the page. A quarter fewer than would fit leaves space for those that are larger.
        let fitting = shown as f64 * input.limit as f64 / page.len() as f64;
        most = (fitting * 0.75) as usize;
    }
}

fn page(input: &Input, data: &data::Data) -> Result<String, HtmlError> {
    // The data is written in small pieces, and the encoder takes long for each of them.
    let mut encoder = BufWriter::new(GzEncoder::new(Vec::new(), Compression::new(7)));
    data.write(&mut encoder)?;
    let packed = encoder.into_inner().map_err(io::IntoInnerError::into_error)?.finish()?;
    let wrong = |error: tera::Error| HtmlError::Template(error.to_string());
    let mut context = tera::Context::new();
    context.insert("overview", &Overview::new(input, data));
    context.insert("style", STYLE);
    context.insert("script", SCRIPT);
    context.insert("data", &STANDARD.encode(packed));
    let mut tera = tera::Tera::new();
    tera.add_raw_template("page.html", TEMPLATE).map_err(wrong)?;
    tera.render("page.html", &context).map_err(wrong)
}

/// The parts of the page that need no script.
#[derive(Serialize)]
struct Overview<'a> {
    suite: &'a str,
    digest: &'a str,
    implementations: Vec<Run>,
    verdicts: Vec<&'static str>,
    account: Vec<AccountRow>,
    /// Whether the page has the pages of the specification.
    has_lines: bool,
    left_out: usize,
}

#[derive(Serialize)]
struct Run {
    name: String,
    planned: usize,
    /// In the order of the verdicts of the overview.
    counts: Vec<usize>,
    credited: Vec<usize>,
    expected: usize,
    problems: Vec<String>,
}

#[derive(Serialize)]
struct AccountRow {
    name: String,
    /// Each number, and its part of those found in percent.
    numbers: Vec<(usize, usize)>,
}

impl<'a> Overview<'a> {
    fn new(input: &Input<'a>, data: &data::Data) -> Self {
        let summaries = || input.results.iter().map(|results| &results.summary);
        let occurs = |verdict: &Verdict| summaries().any(|summary| summary.count(*verdict) > 0);
        let verdicts: Vec<Verdict> =
            Verdict::ALL.into_iter().filter(|v| *v == Verdict::Pass || occurs(v)).collect();
        let levels = [Strictness::L1, Strictness::L2, Strictness::L3];
        let runs = input.results.iter().map(|results| Run {
            name: results.name(),
            planned: results.summary.planned,
            counts: verdicts.iter().map(|verdict| results.summary.count(*verdict)).collect(),
            credited: levels
                .map(|level| results.summary.credited.get(&level).copied().unwrap_or_default())
                .to_vec(),
            expected: results.summary.expected,
            problems: results.summary.problems.iter().map(ToString::to_string).collect(),
        });
        let mut all = PageAccount { page: "all pages".into(), ..PageAccount::default() };
        for page in input.account {
            all.found += page.found;
            all.modelled += page.modelled;
            all.enforced += page.enforced;
            all.tested += page.tested;
            all.killed += page.killed;
        }
        let pages = input.account.iter().chain(Some(&all).filter(|_| !input.account.is_empty()));
        let head = input.results.first().map(|results| &results.head);
        Self {
            suite: head.map_or("", |head| &head.suite),
            digest: head.map_or("", |head| &head.digest),
            implementations: runs.collect(),
            verdicts: verdicts.into_iter().map(Verdict::name).collect(),
            account: pages.map(row).collect(),
            has_lines: !input.lines.is_empty(),
            left_out: data.left_out,
        }
    }
}

fn row(page: &PageAccount) -> AccountRow {
    let numbers = [page.found, page.modelled, page.enforced, page.tested, page.killed];
    let numbers = numbers.map(|number| (number, percent(number, page.found))).to_vec();
    AccountRow { name: page.page.clone(), numbers }
}
