//! Counts the vectors of the suite and the cases that are none, by reason.

use genvisa_conformance::case_cache::CaseCache;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::vectors::Source;
use rayon::prelude::*;
use std::collections::BTreeMap;

fn main() -> Result<(), String> {
    let spec = Spec::embedded()?;
    let source = Source::new(&spec, CaseCache::find())?;
    let made: Vec<_> = source.subjects().into_par_iter().map(|subject| source.vectors(subject)).collect();
    let mut bytes = 0;
    let mut ids = BTreeMap::new();
    for vector in made.iter().flat_map(|made| &made.vectors) {
        bytes += serde_json::to_string(vector).map_err(|e| e.to_string())?.len();
        *ids.entry(&vector.id).or_insert(0) += 1;
    }
    let count: usize = made.iter().map(|made| made.vectors.len()).sum();
    println!("{count} vectors, {bytes} bytes, {} ids twice", ids.values().filter(|n| **n > 1).count());
    for (id, _) in ids.iter().filter(|(_, n)| **n > 1).step_by(200) {
        let same = made.iter().flat_map(|made| &made.vectors).filter(|vector| vector.id == **id);
        same.for_each(|vector| println!("{} {:?}", vector.id, vector.differs));
    }
    let mut reasons: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (id, why) in made.iter().flat_map(|made| &made.left_out) {
        let entry = reasons.entry(why.split(" at ").next().unwrap_or_default().to_string()).or_default();
        entry.0 += 1;
        entry.1 = format!("{id}: {why}");
    }
    for (why, (count, one)) in reasons {
        println!("{count:6} {why} ({one})");
    }
    Ok(())
}
