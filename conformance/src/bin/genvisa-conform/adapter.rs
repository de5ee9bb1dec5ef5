//! `adapter`: the reference implementation behind the protocol.

use crate::Done;
use clap::Args;
use genvisa_conformance::ours::Ours;
use genvisa_runner::protocol::serve;
use std::process::ExitCode;

/// Arguments of `adapter`.
#[derive(Args)]
pub struct Adapter {}

impl Adapter {
    /// Answers requests until the input ends.
    pub fn run(self) -> Done {
        serve(&mut Ours).map_err(|error| error.to_string())?;
        Ok(ExitCode::SUCCESS)
    }
}
