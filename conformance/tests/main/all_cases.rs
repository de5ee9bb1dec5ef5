//! The embedded specification, its suite, and all cases of the suite. They are made once for all tests of this binary.

use genvisa_conformance::case_cache::CaseCache;
use genvisa_conformance::co_dependent;
use genvisa_conformance::generate::Cases;
use genvisa_conformance::object::suite::ObjectSuite;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::{Suite, Topic};
use rayon::prelude::*;
use std::sync::LazyLock;

static SPEC: LazyLock<Result<Spec, String>> = LazyLock::new(Spec::embedded);
static SUITE: LazyLock<Result<Suite<'static>, String>> = LazyLock::new(|| {
    let declared = co_dependent::read(co_dependent::TEXT)?;
    Ok(Suite::new(spec()?, declared).cached(CaseCache::find()))
});
/// The cases of each topic, in the order of [`Suite::topics`].
static CASES: LazyLock<Result<Vec<Cases>, String>> = LazyLock::new(|| {
    let suite = suite()?;
    Ok(suite.topics.par_iter().map(|topic| suite.cases(topic)).collect())
});

static OBJECTS: LazyLock<Result<ObjectSuite<'static>, String>> = LazyLock::new(|| {
    let suite = ObjectSuite::new(spec()?, co_dependent::read(co_dependent::TEXT)?)?;
    Ok(suite.cached(CaseCache::find()))
});

/// The embedded specification.
pub fn spec() -> Result<&'static Spec, String> {
    SPEC.as_ref().map_err(String::clone)
}

/// Its suite.
pub fn suite() -> Result<&'static Suite<'static>, String> {
    SUITE.as_ref().map_err(String::clone)
}

/// All topics of the suite with their cases.
pub fn all_cases() -> Result<impl ExactSizeIterator<Item = (&'static Topic, &'static Cases)>, String> {
    let cases = CASES.as_ref().map_err(String::clone)?;
    Ok(suite()?.topics.iter().zip(cases))
}

/// The suite of the rules about whole objects.
pub fn objects() -> Result<&'static ObjectSuite<'static>, String> {
    OBJECTS.as_ref().map_err(String::clone)
}
