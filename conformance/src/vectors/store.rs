//! All vectors of the embedded specification. They take long to make, so that they are made once for each version of the suite.

use super::lookup::{row, rows};
use super::{Made, Source, id};
use crate::case_cache::{CaseCache, DIGEST};
use crate::disk::{hexadecimal, replace};
use crate::spec::Spec;
use genvisa_runner::run::Selection;
use genvisa_runner::vector::Vector;
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The name of the file with the vectors.
pub const FILE: &str = "vectors.jsonl";
/// The name of the file with the digest of the vectors and their ids.
const INDEX: &str = "vectors.txt";
/// The name of the file with the cases that are no vectors.
const LEFT_OUT: &str = "left_out.txt";

/// All vectors, in the order of their ids.
#[derive(Debug, Default)]
pub struct Vectors {
    /// The vectors.
    pub all: Vec<Vector>,
    /// The SHA-256 of the lines of `vectors.jsonl`, in hexadecimal digits.
    pub digest: String,
    /// The cases of the suite that are no vectors: id and reason.
    pub left_out: Vec<(String, String)>,
    /// The first bytes of their lines.
    offsets: Vec<u64>,
}

/// The ids of all vectors. It reads single vectors without the others.
#[derive(Debug)]
pub struct Index {
    /// The SHA-256 of the lines of `vectors.jsonl`.
    pub digest: String,
    /// The ids, in order.
    pub ids: Vec<String>,
    content: Content,
}

/// The vectors of an index.
#[derive(Debug)]
enum Content {
    /// Lines of a file, with their first bytes.
    File(PathBuf, Vec<u64>),
    /// Without a cache.
    Memory(Vec<Vector>),
}

impl Vectors {
    /// All vectors: from the cache, or made and cached.
    ///
    /// # Errors
    /// If the suite is wrong, with the reason.
    pub fn load() -> Result<Self, String> {
        let Some(cache) = CaseCache::find() else { return Self::make(None) };
        if let Some(known) = Self::cached(&cache) {
            return Ok(known);
        }
        // Of several processes one makes them, and the others wait.
        let _lock = cache.lock();
        if let Some(known) = Self::cached(&cache) {
            return Ok(known);
        }
        let made = Self::make(Some(cache.clone()))?;
        // If that fails, the next run makes them again.
        let _ = made.keep(&cache);
        Ok(made)
    }

    fn cached(cache: &CaseCache) -> Option<Self> {
        let left_out = fs::read_to_string(cache.path(LEFT_OUT)).ok()?;
        let left_out = left_out.lines().filter_map(|line| line.split_once(": "));
        let left_out = left_out.map(|(id, why)| (id.to_string(), why.to_string())).collect();
        Some(Self { left_out, ..Self::read(&cache.path(FILE), &Index::cached(cache)?)? })
    }

    /// Makes all vectors. Two of the same suite are equal to the byte.
    ///
    /// # Errors
    /// If the suite is wrong, or two vectors have one id.
    pub fn make(cache: Option<CaseCache>) -> Result<Self, String> {
        let spec = Spec::embedded()?;
        let source = Source::new(&spec, cache)?;
        let subjects = source.subjects();
        #[cfg(feature = "parallel")]
        let subjects = subjects.into_par_iter();
        #[cfg(not(feature = "parallel"))]
        let subjects = subjects.into_iter();
        let made: Vec<Made> = subjects.map(|subject| source.vectors(subject)).collect();
        let (mut all, mut left_out) = (Vec::new(), Vec::new());
        for made in made {
            all.extend(made.vectors);
            left_out.extend(made.left_out);
        }
        Ok(Self { left_out, ..Self::of(all)? })
    }

    /// Some vectors.
    ///
    /// # Errors
    /// If two vectors have one id.
    pub fn of(mut all: Vec<Vector>) -> Result<Self, String> {
        all.sort_by(|a, b| a.id.cmp(&b.id));
        if let Some(pair) = all.windows(2).find(|pair| pair[0].id == pair[1].id) {
            return Err(format!("two cases have the id {}", pair[0].id));
        }
        let (mut sum, mut offsets, mut offset) = (Sha256::new(), Vec::with_capacity(all.len()), 0);
        for vector in &all {
            let line = serde_json::to_vec(vector).map_err(|error| error.to_string())?;
            sum.update(&line);
            sum.update(b"\n");
            offsets.push(offset);
            offset += line.len() as u64 + 1;
        }
        Ok(Self { all, digest: hexadecimal(&sum.finalize()), left_out: Vec::new(), offsets })
    }

    /// The vector of an id.
    pub fn find(&self, id: &str) -> Option<&Vector> {
        let place = self.all.binary_search_by(|vector| vector.id.as_str().cmp(id)).ok()?;
        self.all.get(place)
    }

    /// Writes the vectors as JSON lines.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&self, to: &mut dyn Write) -> std::io::Result<()> {
        for vector in &self.all {
            serde_json::to_writer(&mut *to, vector)?;
            to.write_all(b"\n")?;
        }
        Ok(())
    }

    fn read(path: &Path, index: &Index) -> Option<Self> {
        let text = fs::read_to_string(path).ok()?;
        #[cfg(feature = "parallel")]
        let lines = text.par_lines();
        #[cfg(not(feature = "parallel"))]
        let lines = text.lines();
        let all: Vec<Vector> = lines.map(|line| serde_json::from_str(line).ok()).collect::<Option<_>>()?;
        let is_whole = all.iter().map(|vector| &vector.id).eq(&index.ids);
        is_whole.then(|| Self { all, digest: index.digest.clone(), ..Self::default() })
    }

    fn keep(&self, cache: &CaseCache) -> std::io::Result<()> {
        replace(&cache.path(FILE), &|to| self.write(to))?;
        replace(&cache.path(LEFT_OUT), &|to| {
            self.left_out.iter().try_for_each(|(id, why)| writeln!(to, "{id}: {why}"))
        })?;
        // The index comes last: it states that the vectors are complete.
        replace(&cache.path(INDEX), &|to| {
            writeln!(to, "{}", self.digest)?;
            let mut rows = self.offsets.iter().zip(&self.all);
            rows.try_for_each(|(offset, vector)| writeln!(to, "{offset} {}", vector.id))
        })
    }
}

impl Index {
    /// The ids: from the cache, or of vectors that are made and cached.
    ///
    /// # Errors
    /// If the suite is wrong, with the reason.
    pub fn load() -> Result<Self, String> {
        let cache = CaseCache::find();
        if let Some(known) = cache.as_ref().and_then(Self::cached) {
            return Ok(known);
        }
        let vectors = Vectors::load()?;
        // From now on they are in the cache, unless nothing can be cached.
        if let Some(known) = cache.as_ref().and_then(Self::cached) {
            return Ok(known);
        }
        let ids = vectors.all.iter().map(|vector| vector.id.clone()).collect();
        Ok(Self { digest: vectors.digest, ids, content: Content::Memory(vectors.all) })
    }

    /// The ids of a rule: from the cache, without reading the others, or as [`load`](Self::load), with the others.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn load_rule(rule: &str) -> Result<Self, String> {
        match CaseCache::find().and_then(|cache| Self::cached_rule(&cache, rule)) {
            Some(known) => Ok(known),
            None => Self::load(),
        }
    }

    /// The place of an id.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.ids.binary_search_by(|known| known.as_str().cmp(id)).ok()
    }

    /// The vectors of a rule, in the order of their ids.
    ///
    /// # Errors
    /// As [`vectors`](Self::vectors).
    pub fn of_rule(&self, rule: &str) -> Result<Vec<Vector>, String> {
        self.all(self.ids.iter().filter(|id| id::rule(id) == rule).map(String::as_str))
    }

    /// The vectors that the filters of a selection match, and their counterparts. A plan over them is that over all vectors.
    ///
    /// # Errors
    /// As [`vectors`](Self::vectors), and if a filter is no pattern.
    pub fn selected(&self, selection: &Selection) -> Result<Vec<Vector>, String> {
        let mut ids: BTreeSet<String> =
            selection.filtered(&self.ids)?.into_iter().map(str::to_string).collect();
        let matching = self.all(ids.iter().map(String::as_str))?;
        let counterparts = matching.into_iter().filter_map(|vector| vector.counterpart);
        ids.extend(counterparts);
        self.all(ids.iter().map(String::as_str))
    }

    /// The vectors that the filters of a selection match and their counterparts, with the digest of all vectors.
    ///
    /// # Errors
    /// As [`selected`](Self::selected).
    pub fn part(&self, selection: &Selection) -> Result<Vectors, String> {
        let (all, digest) = (self.selected(selection)?, self.digest.clone());
        Ok(Vectors { all, digest, ..Vectors::default() })
    }

    fn all<'i>(&self, ids: impl Iterator<Item = &'i str>) -> Result<Vec<Vector>, String> {
        let places: Vec<usize> = ids.filter_map(|id| self.place(id)).collect();
        self.vectors(&places)
    }

    /// The vectors at some places of the list of ids.
    ///
    /// # Errors
    /// If the cache was changed since the index was read.
    pub fn vectors(&self, places: &[usize]) -> Result<Vec<Vector>, String> {
        let (path, offsets) = match &self.content {
            Content::Memory(all) => return Ok(places.iter().filter_map(|n| all.get(*n)).cloned().collect()),
            Content::File(path, offsets) => (path, offsets),
        };
        let failed = |error: &dyn Display| format!("{}: {error}", path.display());
        let mut lines = BufReader::new(File::open(path).map_err(|error| failed(&error))?);
        let mut line = String::new();
        let mut vector = |place: &usize| {
            let offset = offsets.get(*place).ok_or_else(|| failed(&"no such vector"))?;
            lines.seek(SeekFrom::Start(*offset)).map_err(|error| failed(&error))?;
            line.clear();
            lines.read_line(&mut line).map_err(|error| failed(&error))?;
            let vector: Vector = serde_json::from_str(&line).map_err(|error| failed(&error))?;
            match self.ids.get(*place) == Some(&vector.id) {
                true => Ok(vector),
                false => Err(failed(&"the file has changed")),
            }
        };
        places.iter().map(&mut vector).collect()
    }

    /// The ids of a rule; `None` if there are none.
    fn cached_rule(cache: &CaseCache, rule: &str) -> Option<Self> {
        let mut file = BufReader::new(File::open(cache.path(INDEX)).ok()?);
        let (digest, (offsets, ids)) = rows(&mut file, &format!("{rule}/")).ok()??;
        // Another rule may have a name that begins with this one.
        let own = offsets.into_iter().zip(ids).filter(|(_, id)| id::rule(id) == rule);
        let (offsets, ids): (Vec<u64>, Vec<String>) = own.unzip();
        let content = Content::File(cache.path(FILE), offsets);
        (!ids.is_empty()).then_some(Self { digest, ids, content })
    }

    fn cached(cache: &CaseCache) -> Option<Self> {
        let text = fs::read_to_string(cache.path(INDEX)).ok()?;
        let mut lines = text.lines();
        let digest = lines.next()?.to_string();
        let row = |line| row(line).map(|(offset, id)| (offset, id.to_string()));
        let (offsets, ids) = lines.map(row).collect::<Option<(Vec<_>, Vec<_>)>>()?;
        Some(Self { digest, ids, content: Content::File(cache.path(FILE), offsets) })
    }
}

/// The version of the suite: that of the package, and the digest of pages and source.
pub fn version() -> String {
    format!("{}+{}", env!("CARGO_PKG_VERSION"), DIGEST.get(..12).unwrap_or(DIGEST))
}
