//! Findings about debug information, which finalizers write into a file of its own.
//!
//! ```
//! use genvisa_findings::debug::{DebugFile, is_debug};
//!
//! // The magic number and no object; the last byte belongs to nothing.
//! let bytes = [0x10, 0xd0, 0xad, 0xde, 0, 0, 9];
//! assert!(is_debug(&bytes));
//! let findings = DebugFile::read("k.dbg", &bytes).map_err(|error| error.to_string())?.findings();
//! assert_eq!(findings[0].row.code.as_deref(), Some("decode/unused"));
//! # Ok::<(), String>(())
//! ```

use crate::program::{ObjectPlace, Row, UNUSED};
use crate::verdict::{Verdict, of_record};
use genvisa::debug::{DebugInfo, DebugObject};
use genvisa::{Declarations, DecodeError, NEWEST_VERSION, Platform, Rule, Violation};
use genvisa_report::text_of;
use genvisa_runtime::Checked;
use genvisa_runtime::object::from_bytes;
use std::collections::BTreeSet;
use std::ops::Range;

/// The number that debug information begins with (`debug_info/magic_number/value` in chapters/debug.md).
const MAGIC: u32 = 0xdead_d010;

/// No rule about debug information depends on the platform.
const ANY_PLATFORM: Platform = Platform::ALL[0];

/// The most violations of a part whose values are shown: each takes time that grows with the part.
const MOST_EXPLAINED: usize = 100;

/// Whether a file is debug information, by its first bytes.
pub fn is_debug(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC.to_le_bytes())
}

/// A file of debug information.
pub struct DebugFile<'t> {
    name: &'t str,
    info: DebugInfo,
    /// The bytes that belong to nothing.
    unused: Range<usize>,
}

/// A violated rule, or bytes that belong to nothing.
#[derive(Debug)]
pub struct DebugFinding<'t> {
    /// The violated rule.
    pub rule: Option<&'static Rule>,
    /// The finding as users read it.
    pub row: Row<'t>,
}

impl<'t> DebugFile<'t> {
    /// Reads the file `name`.
    ///
    /// # Errors
    /// If the bytes end within a field.
    pub fn read(name: &'t str, bytes: &[u8]) -> Result<Self, DecodeError> {
        let (info, used) = from_bytes::<DebugInfo>(bytes, 0, NEWEST_VERSION)?;
        Ok(Self { name, info, unused: used.end..bytes.len() })
    }

    /// The violated rules, in the order of the file. The objects of a file are checked one after the other, so that each finding has
    /// the name of its object.
    pub fn findings(&self) -> Vec<DebugFinding<'t>> {
        let header = DebugInfo { magic_number: self.info.magic_number, ..DebugInfo::default() };
        let mut findings = self.in_part(&header, &ObjectPlace::header());
        for object in &self.info.object {
            findings.extend(self.in_part(object, &place(object)));
        }
        if !self.unused.is_empty() {
            let row = Row::blank(UNUSED, self.name, None).unused(&self.unused);
            findings.push(DebugFinding { rule: None, row });
        }
        findings
    }

    /// The violated rules of a part. A rule and an element of an inner table give one finding, because the element alone is known.
    fn in_part(&self, part: &impl Checked, place: &ObjectPlace) -> Vec<DebugFinding<'t>> {
        let (mut known, mut violations) = (BTreeSet::new(), Vec::new());
        part.check(&ANY_PLATFORM.context(&Declarations::default()), &mut |violation| {
            if known.insert((violation.rule.id, violation.field, violation.element)) {
                violations.push(violation);
            }
        });
        let finding = |(n, violation): (usize, &Violation)| {
            let rule = violation.rule;
            let verdict = match n < MOST_EXPLAINED {
                true => of_record(part, ANY_PLATFORM, violation),
                false => Verdict::of_sentence(rule),
            };
            let Verdict { message, found, allowed, values, .. } = verdict;
            let row = Row::of_rule(rule, self.name, None);
            let message = message.into();
            DebugFinding {
                rule: Some(rule),
                row: Row { place: Some(place.clone()), message, found, allowed, values, ..row },
            }
        };
        violations.iter().enumerate().map(finding).collect()
    }
}

/// The place of an object, with its name.
fn place(object: &DebugObject) -> ObjectPlace {
    ObjectPlace::object(text_of(&object.name).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::debug::{CallFrame, DebugSubroutine, GenIntervals};
    use genvisa_runtime::object::to_bytes;

    fn object(name: &str, ends: &[[u32; 2]], befp_valid: usize) -> DebugObject {
        let sub = |[start, end]: &[u32; 2]| DebugSubroutine {
            start: *start,
            end: *end,
            ..DebugSubroutine::default()
        };
        let befp = vec![GenIntervals::default(); befp_valid];
        let frame = CallFrame { befp, ..CallFrame::default() };
        DebugObject {
            name: name.into(),
            sub: ends.iter().map(sub).collect(),
            frame,
            ..DebugObject::default()
        }
    }

    #[test]
    fn findings_name_the_object_and_the_values() {
        let info = DebugInfo {
            magic_number: MAGIC,
            object: vec![object("k", &[[0, 1]], 0), object("f", &[[2, 2], [5, 3]], 2)],
        };
        let bytes = to_bytes(&info, NEWEST_VERSION).unwrap();
        assert!(is_debug(&bytes) && !is_debug(&bytes[..3]));
        let findings = DebugFile::read("k.dbg", &bytes).unwrap().findings();
        let found: Vec<(&str, String, &str)> = findings
            .iter()
            .map(|DebugFinding { rule, row }| {
                let place = row.place.as_ref().unwrap().text(|name| name.into());
                (rule.unwrap().id, place, &*row.message)
            })
            .collect();
        let expected = [
            (
                "debug_subroutine/end/order",
                "object f".to_string(),
                "`start` of element 1 of `sub` is 5; it must be at most 3, because `end` of element 1 of `sub` is 3",
            ),
            (
                "call_frame/befp_valid/range",
                "object f".to_string(),
                "`befp_valid` of `frame` is 2; it must be at most 1",
            ),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn each_element_has_its_finding() {
        let info = DebugInfo { magic_number: MAGIC, object: vec![object("k", &[[5, 3], [0, 1], [9, 2]], 0)] };
        let bytes = to_bytes(&info, NEWEST_VERSION).unwrap();
        let findings = DebugFile::read("k.dbg", &bytes).unwrap().findings();
        let found: Vec<&str> = findings.iter().map(|finding| &*finding.row.message).collect();
        let expected = [
            "`start` of element 0 of `sub` is 5; it must be at most 3, because `end` of element 0 of `sub` is 3",
            "`start` of element 2 of `sub` is 9; it must be at most 2, because `end` of element 2 of `sub` is 2",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_number_at_the_start_is_checked_and_no_part_of_a_file_is_enough() {
        let info = DebugInfo { magic_number: 1, object: vec![object("k", &[], 0)] };
        let bytes = to_bytes(&info, NEWEST_VERSION).unwrap();
        let findings = DebugFile::read("k.dbg", &bytes).unwrap().findings();
        assert_eq!(
            findings.iter().filter_map(|f| Some(f.rule?.id)).collect::<Vec<_>>(),
            ["debug_info/magic_number/value"]
        );
        for end in 0..bytes.len() {
            assert!(DebugFile::read("k.dbg", &bytes[..end]).is_err(), "{end}");
        }
    }
}
