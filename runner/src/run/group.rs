//! Processes that lead a group, which is killed as a whole.

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A process and those that it starts. All of them are killed when the value is dropped.
#[derive(Debug)]
pub(super) struct Group {
    /// The process that leads the group.
    pub(super) leader: Child,
    /// Whether the status of the leader was read. Its number may belong to another process afterwards.
    is_reaped: bool,
}

impl Group {
    /// Starts a command as the leader of a new group.
    pub(super) fn spawn(command: &mut Command) -> io::Result<Self> {
        Ok(Self { leader: command.process_group(0).spawn()?, is_reaped: false })
    }

    /// Whether the leader has ended. Its number stays in use until [`Self::end`], so that no other group is killed.
    pub(super) fn has_ended(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
        matches!(waitid(WaitId::Pid(Pid::from_child(&self.leader)), options), Ok(Some(_)) | Err(_))
    }

    /// Waits until the leader has ended, at most until an instant.
    pub(super) fn wait(&self, until: Instant) -> bool {
        while !self.has_ended() {
            if Instant::now() >= until {
                return false;
            }
            sleep(Duration::from_millis(1));
        }
        true
    }

    /// Kills all processes that are left. The status is that of a leader that ended by itself.
    pub(super) fn end(&mut self) -> io::Result<Option<ExitStatus>> {
        let has_ended = self.has_ended();
        if !self.is_reaped {
            self.kill()?;
        }
        let status = self.leader.wait()?;
        self.is_reaped = true;
        Ok(has_ended.then_some(status))
    }

    fn kill(&self) -> io::Result<()> {
        match kill_process_group(Pid::from_child(&self.leader), Signal::KILL) {
            // The leader has ended, and nothing else is in its group.
            Err(rustix::io::Errno::SRCH | rustix::io::Errno::PERM) => Ok(()),
            other => Ok(other?),
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        if !self.is_reaped {
            // Nobody is left who could handle an error.
            let _ = self.end();
        }
    }
}

/// A status for people: `signal 11` or `exit code 3`.
pub(super) fn describe(status: ExitStatus) -> String {
    match (status.signal(), status.code()) {
        (Some(signal), _) => format!("signal {signal}"),
        (None, Some(code)) => format!("exit code {code}"),
        (None, None) => "unknown status".into(),
    }
}
