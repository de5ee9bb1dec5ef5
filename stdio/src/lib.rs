#![doc = include_str!("../README.md")]

use std::io;

/// Standard output.
///
/// # Errors
/// It is open for reading only, or on Linux the caller closed it.
pub fn stdout() -> io::Result<io::Stdout> {
    let out = io::stdout();
    #[cfg(target_os = "linux")]
    if before_main::closed_stdout() {
        return Err(rustix::io::Errno::BADF.into());
    }
    // The standard library ignores the error of a write without permission. No byte is written here.
    #[cfg(unix)]
    rustix::io::write(&out, &[])?;
    Ok(out)
}

/// The result of printing, in which a pipe that its reader closed is no error: `head` and pagers close it early.
///
/// # Errors
/// The other errors of printing.
pub fn unless_closed(printed: io::Result<()>) -> io::Result<()> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}

/// The state of standard output at the start of the process.
///
/// Before `main` the standard library opens `/dev/null` in place of a closed output, with the flags with which other programs
/// open it on purpose. Later nothing distinguishes the two.
#[cfg(target_os = "linux")]
mod before_main {
    use std::sync::atomic::{AtomicBool, Ordering};

    static CLOSED: AtomicBool = AtomicBool::new(false);

    /// Whether standard output was closed at the start of the process.
    pub(crate) fn closed_stdout() -> bool {
        CLOSED.load(Ordering::Relaxed)
    }

    extern "C" fn look() {
        CLOSED.store(rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_err(), Ordering::Relaxed);
    }

    /// The loader calls the functions of this section before it calls `main`.
    #[used]
    #[expect(
        unsafe_code,
        reason = "the section holds pointers to functions that take nothing, and this is one"
    )]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}
