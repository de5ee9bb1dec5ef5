//! The native module of the Python package `genvisa`: functions from texts and objects to bytes, texts and JSON.
//!
//! The Python files in `python/genvisa/` declare the public functions and make their results of the JSON, which has the keys of
//! `genvisa check --json`. `task` runs each function without the lock of the interpreter, and makes an exception of each failure.

mod failure;
mod findings;
mod input;
mod instructions;
mod rule_list;
mod task;

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// The functions that the Python files of the package call.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{assemble, check, disassemble, fields, rules};
}

/// The object of a text.
#[pyfunction]
fn assemble<'py>(
    py: Python<'py>,
    text: &Bound<'py, PyString>,
    platform: Option<&Bound<'py, PyString>>,
    name: &Bound<'py, PyString>,
) -> PyResult<Bound<'py, PyBytes>> {
    let (text, name, target) = (input::text(text)?, input::text(name)?, input::target(platform)?);
    let object = task::run(py, || input::assembled(&text, &name, target))?;
    Ok(PyBytes::new(py, &object))
}

/// The text of an object.
#[pyfunction]
fn disassemble(
    py: Python<'_>,
    object: &Bound<'_, PyAny>,
    platform: Option<&Bound<'_, PyString>>,
) -> PyResult<String> {
    let (object, target) = (input::bytes(object)?, input::target(platform)?);
    task::run(py, || Ok(target.disassemble(&input::module(&object)?)))
}

/// The findings about a text or an object, as JSON.
#[pyfunction]
fn check(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    platform: &Bound<'_, PyString>,
    name: &Bound<'_, PyString>,
) -> PyResult<String> {
    let source = input::Program::of(source)?;
    let (platform, name) = (input::platform(platform)?, input::text(name)?);
    task::run(py, || findings::of(&source, &name, platform))
}

/// The instructions of an object with their fields, as JSON.
#[pyfunction]
fn fields(py: Python<'_>, object: &Bound<'_, PyAny>) -> PyResult<String> {
    let object = input::bytes(object)?;
    task::run(py, || instructions::of(&object))
}

/// All rules, as JSON.
#[pyfunction]
fn rules(py: Python<'_>) -> PyResult<String> {
    task::run(py, rule_list::all)
}
