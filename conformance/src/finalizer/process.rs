//! Runs the finalizer with limits of time.

use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

/// The limit of processor time of a run, in seconds. Most runs take milliseconds, the largest programs 0.13 s.
pub const TIME_LIMIT_SECONDS: u32 = 1;

/// The limit of elapsed time of a run. A program that sleeps uses no processor time.
pub(super) const ELAPSED_LIMIT: Duration = Duration::from_secs(60);

/// Runs a program with a limit of processor time. The system enforces the limit even if this process ends first.
const LIMITED: &str = r#"ulimit -c 0; ulimit -S -t "$0"; exec "$@""#;

/// The command that runs the program, with a limit of processor time on systems that have such limits.
pub(super) fn limited(program: &Path) -> Command {
    if cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.args(["-c", LIMITED, &TIME_LIMIT_SECONDS.to_string()]).arg(program);
        shell
    } else {
        Command::new(program)
    }
}

/// Waits for a process to end, and kills it at the time limit.
pub(super) fn wait(mut child: Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let end = Instant::now() + limit;
    while Instant::now() < end {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::super::verdict::{OUT_OF_TIME, signal};
    use super::*;

    #[test]
    fn a_run_that_sleeps_is_killed_at_the_limit_of_elapsed_time() {
        let child = Command::new("sleep").arg("60").spawn().unwrap();
        let start = Instant::now();
        assert!(wait(child, Duration::from_millis(5)).unwrap().is_none());
        assert!(start.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_run_that_computes_is_killed_at_the_limit_of_processor_time() {
        let child = limited(Path::new("sh")).args(["-c", "while :; do :; done"]).spawn().unwrap();
        let status = wait(child, ELAPSED_LIMIT).unwrap().unwrap();
        assert_eq!(signal(status), Some(OUT_OF_TIME));
    }
}
