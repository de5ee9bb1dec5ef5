//! Runs the work of a function without the lock of the interpreter.
//!
//! The work runs in a pool of threads that this module owns. A process that `os.fork` makes has no threads of its parent, so it
//! gets a pool of its own: `multiprocessing` forks where it can. The stacks of these threads have one size, while those of
//! Python's threads have any.

use crate::failure::Failure;
use pyo3::{PyResult, Python};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process;
use std::sync::{Arc, Mutex, PoisonError};

/// The pool, and the process that has its threads.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// Bytes of the stack of a thread, as the main thread of a program has them on Linux.
const STACK: usize = 8 << 20;

/// The pool of this process. The interpreter is attached, so that no other thread holds the mutex while a process forks.
fn pool(_: Python<'_>) -> Result<Arc<ThreadPool>, Failure> {
    let mut current = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((process, pool)) = current.as_ref()
        && *process == process::id()
    {
        return Ok(pool.clone());
    }
    let pool = ThreadPoolBuilder::new().stack_size(STACK).thread_name(|_| "genvisa".to_string()).build();
    let pool = Arc::new(pool.map_err(|error| Failure::new(format!("no thread can be started: {error}")))?);
    // Dropping the pool of the parent would wake threads that this process does not have.
    if let Some(parent) = current.replace((process::id(), pool.clone())) {
        std::mem::forget(parent);
    }
    Ok(pool)
}

/// Runs the work. A failure becomes the exception of the package, and so does a panic, which is a defect of this package.
pub fn run<T: Send>(py: Python<'_>, work: impl FnOnce() -> Result<T, Failure> + Send) -> PyResult<T> {
    let pool = pool(py)?;
    let result = py.detach(|| catch_unwind(AssertUnwindSafe(|| pool.install(work))));
    let defect =
        |_| Failure::new("internal error: this is a defect of genvisa; please report it with the input");
    Ok(result.map_err(defect)??)
}
