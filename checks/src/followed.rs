//! The version of other pages that a specification follows: its name, and a checksum of each page.

use genvisa_reader::Source;
use genvisa_reader::isa::Rule;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The file beside the pages that names the version.
pub const FOLLOWED_FILE: &str = "followed.toml";

/// A version of other pages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Followed {
    /// The name of the folder of the pages (`2025-02`).
    pub name: String,
    /// The checksum of each page, by its path in that folder.
    pub pages: BTreeMap<String, String>,
}

impl Followed {
    /// Reads the file.
    ///
    /// # Errors
    /// If the text is no such file.
    pub fn parse(text: &str) -> Result<Self, String> {
        let table: toml::Table = text.parse().map_err(|e: toml::de::Error| e.message().to_string())?;
        let name = table.get("name").and_then(|name| name.as_str()).ok_or("it has no `name`")?;
        let pages = table.get("pages").and_then(|pages| pages.as_table()).ok_or("it has no table `pages`")?;
        let page = |(path, sum): (&String, &toml::Value)| Some((path.clone(), sum.as_str()?.to_string()));
        let pages = pages.iter().map(page).collect::<Option<_>>().ok_or("a checksum is no string")?;
        Ok(Self { name: name.to_string(), pages })
    }

    /// The version of pages whose paths begin with the name of their folder.
    pub fn of(name: &str, sources: &[Source]) -> Self {
        let path = |source: &Source| match source.path.split_once('/') {
            Some((_, path)) => path.to_string(),
            None => source.path.clone(),
        };
        let pages = sources.iter().map(|source| (path(source), Rule::checksum(&source.text)));
        Self { name: name.to_string(), pages: pages.collect() }
    }

    /// The pages that are not the same in the other version, sorted.
    pub fn differing(&self, other: &Self) -> Vec<String> {
        let all = self.pages.keys().chain(other.pages.keys());
        let differ = all.filter(|path| self.pages.get(*path) != other.pages.get(*path));
        let mut paths: Vec<String> = differ.cloned().collect();
        paths.sort();
        paths.dedup();
        paths
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let mut out = format!(
            "# The version of Intel's pages that this specification follows, with a checksum of each page.\n\
             # `cargo xtask adopt` writes this file.\nname = {:?}\n\n[pages]\n",
            self.name
        );
        for (path, sum) in &self.pages {
            let _ = writeln!(out, "{path:?} = {sum:?}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_written_and_read() {
        let page = |path: &str, text: &str| Source { path: path.to_string(), text: text.to_string() };
        let old = Followed::of("2025-02", &[page("2025-02/a.md", "One."), page("2025-02/i/b.md", "Two.")]);
        assert_eq!(Followed::parse(&old.to_text()), Ok(old.clone()));
        let new = Followed::of("new", &[page("new/a.md", "One  ."), page("new/c.md", "Two.")]);
        assert_eq!(old.differing(&new), ["a.md", "c.md", "i/b.md"]);
        assert_eq!(old.differing(&Followed { name: "copy".into(), ..old.clone() }), [""; 0]);
        for text in ["", "name = 1", "name = \"x\"", "name = \"x\"\n[pages]\na = 1", "[["] {
            assert!(Followed::parse(text).is_err(), "{text}");
        }
    }
}
