//! The last line of a run that reports findings.

use genvisa::Level;
use std::fmt;
use std::ops::AddAssign;

/// The number of findings of each level, and of the files that were examined.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    pub errors: usize,
    pub warnings: usize,
    pub notes: usize,
    pub files: usize,
}

impl Counts {
    /// Counts a finding.
    pub fn count(&mut self, level: Level) {
        match level {
            Level::Error => self.errors += 1,
            Level::Warning { .. } => self.warnings += 1,
            Level::Note { .. } => self.notes += 1,
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        self.files += other.files;
    }
}

/// `2 errors, 1 warning in 3 files`
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = |count: usize, what: &str| {
            (count > 0).then(|| format!("{count} {what}{}", if count == 1 { "" } else { "s" }))
        };
        let findings = [some(self.errors, "error"), some(self.warnings, "warning"), some(self.notes, "note")];
        let findings = findings.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let findings = if findings.is_empty() { "no findings" } else { &findings };
        match self.files {
            1 => write!(f, "{findings} in 1 file"),
            files => write!(f, "{findings} in {files} files"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn sums_have_all_numbers() {
        let mut sum = Counts { errors: 1, warnings: 2, notes: 3, files: 4 };
        sum += Counts { errors: 10, warnings: 20, notes: 30, files: 40 };
        assert_eq!(sum, Counts { errors: 11, warnings: 22, notes: 33, files: 44 });
    }

    #[test]
    fn numbers_agree_with_their_nouns() {
        let shown = |errors, warnings, notes, files| Counts { errors, warnings, notes, files }.to_string();
        assert_eq!(shown(2, 1, 0, 3), "2 errors, 1 warning in 3 files");
        assert_eq!(shown(0, 0, 1, 1), "1 note in 1 file");
        assert_eq!(shown(0, 0, 0, 2), "no findings in 2 files");
    }
}
