//! The vectors of the suite depend on nothing but the suite.

use crate::all_cases::spec;
use genvisa_conformance::vectors::{Source, Subject, Vectors};
use genvisa_runner::vector::Vector;
use rayon::prelude::*;

/// Of so many subjects one is made again. `.ci/run` compares two exports of all vectors.
const STEP: usize = 8;

/// The cached vectors were made by another process, with other seeds of hash tables and in another order of threads.
#[test]
fn vectors_are_made_again_to_the_byte() -> Result<(), String> {
    let cached = Vectors::load()?;
    let source = Source::new(spec()?, None)?;
    let sample: Vec<Subject<'_>> = source.subjects().into_iter().step_by(STEP).collect();
    let made: Vec<Vector> =
        sample.into_par_iter().flat_map_iter(|subject| source.vectors(subject).vectors).collect();
    assert!(made.len() > cached.all.len() / STEP / 2, "{} vectors", made.len());
    let line = |vector: &Vector| serde_json::to_string(vector).map_err(|error| error.to_string());
    for vector in made {
        let cached = cached.find(&vector.id).ok_or_else(|| format!("{} is not cached", vector.id))?;
        assert_eq!(line(&vector)?, line(cached)?);
    }
    Ok(())
}
