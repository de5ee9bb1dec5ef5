//! Results files: JSON lines, written while the run goes on.

use crate::problem::Problem;
use crate::record::{Case, Head, Record, Summary};
use crate::score::Tally;
use crate::vector::FORMAT;
use std::collections::HashSet;
use std::fmt;
use std::io::{self, BufRead, Write};

/// The results of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// The circumstances of the run.
    pub head: Head,
    /// The cases.
    pub cases: Vec<Case>,
    /// The sums. They have the problem [`Problem::NoSummary`] if the file has none.
    pub summary: Summary,
}

/// Results that cannot be used.
#[derive(Debug)]
pub enum ResultsError {
    /// The file cannot be read.
    Io(io::Error),
    /// A line is no record, or has no place where it is.
    Line {
        /// The line.
        line: usize,
        /// The mistake.
        text: String,
    },
    /// The file is empty.
    Empty,
    /// The last line is no summary: the run ended early.
    NoSummary,
    /// The sums of the summary are not those of the cases.
    WrongSummary,
}

impl fmt::Display for ResultsError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "{error}"),
            Self::Line { line, text } => write!(f, "line {line}: {text}"),
            Self::Empty => write!(f, "the results are empty"),
            Self::NoSummary => write!(f, "the results have no summary: the run ended early"),
            Self::WrongSummary => write!(f, "the summary does not fit the cases"),
        }
    }
}

impl std::error::Error for ResultsError {}

impl From<io::Error> for ResultsError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Results {
    /// Name and version of the implementation.
    pub fn name(&self) -> String {
        let hello = &self.head.implementation;
        format!("{} {}", hello.name, hello.version).trim_end().to_string()
    }

    /// Reads complete results.
    ///
    /// # Errors
    /// If a line is wrong, or the summary is missing or does not fit the cases.
    pub fn read(from: impl BufRead) -> Result<Self, ResultsError> {
        let (results, is_complete) = Self::lines(from, false)?;
        if !is_complete {
            return Err(ResultsError::NoSummary);
        }
        Ok(results)
    }

    /// Reads what is left of a run that ended early. An incomplete last line is dropped.
    ///
    /// # Errors
    /// If another line is wrong, or no line is left.
    pub fn salvage(from: impl BufRead) -> Result<Self, ResultsError> {
        Self::lines(from, true).map(|(results, _)| results)
    }

    /// The results, and whether they have a summary.
    fn lines(from: impl BufRead, is_salvage: bool) -> Result<(Self, bool), ResultsError> {
        let mut head = None;
        let mut cases = Vec::new();
        let mut ids = HashSet::new();
        let mut tally = Tally::default();
        let mut summary = None;
        let mut broken: Option<ResultsError> = None;
        for (at, bytes) in from.split(b'\n').enumerate() {
            // Only the last line can be incomplete.
            if let Some(error) = broken.take() {
                return Err(error);
            }
            let wrong = |text: &str| ResultsError::Line { line: at + 1, text: text.to_string() };
            if summary.is_some() {
                return Err(wrong("a record follows the summary"));
            }
            let record: Record = match serde_json::from_slice(&bytes?) {
                Ok(record) => record,
                Err(error) if is_salvage => {
                    broken = Some(wrong(&error.to_string()));
                    continue;
                }
                Err(error) => return Err(wrong(&error.to_string())),
            };
            match record {
                Record::Run(run) if run.format_version != FORMAT => {
                    return Err(wrong(&format!("the version of the format is {}", run.format_version)));
                }
                Record::Run(run) if head.is_none() => head = Some(*run),
                Record::Run(_) => return Err(wrong("the results have two heads")),
                _ if head.is_none() => return Err(wrong("the first record is no head")),
                Record::Case(case) => {
                    if !ids.insert(case.id.clone()) {
                        return Err(wrong(&format!("the case {} has two results", case.id)));
                    }
                    tally.add(&case);
                    cases.push(*case);
                }
                Record::Summary(found) => summary = Some(found),
            }
        }
        let head = head.ok_or(ResultsError::Empty)?;
        let is_complete = summary.is_some();
        let others = if is_complete { Vec::new() } else { vec![Problem::NoSummary] };
        let found = tally.finish(&head, others);
        let summary = match summary {
            Some(summary) if !fits(&summary, &found) => return Err(ResultsError::WrongSummary),
            Some(summary) => summary,
            None => found,
        };
        Ok((Self { head, cases, summary }, is_complete))
    }

    /// Writes the results.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&self, to: impl Write) -> io::Result<()> {
        let mut writer = Writer::new(to, &self.head)?;
        self.cases.iter().try_for_each(|case| writer.case(case))?;
        writer.finish(&self.summary).map(drop)
    }
}

/// Whether a summary has the sums of the cases, and all problems that follow from them.
fn fits(summary: &Summary, found: &Summary) -> bool {
    let problems = found.problems.iter().all(|problem| summary.problems.contains(problem));
    let sums = |summary: &Summary| {
        let Summary { planned, verdicts, credited, expected, order_dependent, .. } = summary.clone();
        (planned, verdicts, credited, expected, order_dependent)
    };
    problems && sums(summary) == sums(found)
}

/// Writes results while the run goes on. Each case is written at once, so that a run that ends early leaves its cases.
pub struct Writer<W: Write> {
    to: W,
    line: Vec<u8>,
}

impl<W: Write> Writer<W> {
    /// Begins the results.
    ///
    /// # Errors
    /// If writing fails.
    pub fn new(to: W, head: &Head) -> io::Result<Self> {
        let mut writer = Self { to, line: Vec::new() };
        writer.record(&Record::Run(Box::new(head.clone())))?;
        Ok(writer)
    }

    /// Writes a case.
    ///
    /// # Errors
    /// If writing fails.
    pub fn case(&mut self, case: &Case) -> io::Result<()> {
        self.record(&Record::Case(Box::new(case.clone())))
    }

    /// Ends the results.
    ///
    /// # Errors
    /// If writing fails.
    pub fn finish(mut self, summary: &Summary) -> io::Result<W> {
        self.record(&Record::Summary(summary.clone()))?;
        Ok(self.to)
    }

    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, record)?;
        self.line.push(b'\n');
        self.to.write_all(&self.line)?;
        self.to.flush()
    }
}
