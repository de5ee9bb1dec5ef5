//! Object versions.

use super::Spec;
use genvisa_reader::isa::{Field, Wire};

/// An object version: major and minor number.
pub type Version = (u8, u8);

/// The object version of all cases, except those about fields that only other versions have.
pub const VERSION: Version = (genvisa::NEWEST_VERSION.major, genvisa::NEWEST_VERSION.minor);

/// Reads an object version, as `3.8`.
pub fn read_version(text: &str) -> Option<Version> {
    let version: genvisa::Version = text.parse().ok()?;
    Some((version.major, version.minor))
}

/// Whether an object version has a field of this type.
pub fn is_in(wire: &Wire, version: Version) -> bool {
    wire.versions.from.is_none_or(|from| from <= version)
        && wire.versions.before.is_none_or(|before| version < before)
}

impl Spec {
    /// The newest object version that has all fields of an instruction that a rule names.
    pub fn version(&self, rule: usize, instruction: usize) -> Version {
        let fields = self.isa.instructions.get(instruction).map_or(&[][..], |i| &i.fields);
        let names = self.rules.get(rule).into_iter().flat_map(genvisa_rule::names);
        let named: Vec<&Field> =
            names.filter_map(|name| fields.iter().find(|field| field.name == name.path[0])).collect();
        let wires = named.iter().flat_map(|field| &field.wire);
        let before = wires.filter_map(|wire| wire.versions.before).map(|(major, minor)| match minor {
            0 => (major.saturating_sub(1), u8::MAX),
            minor => (major, minor - 1),
        });
        let has_all =
            |version: &Version| named.iter().all(|field| field.wire.iter().any(|wire| is_in(wire, *version)));
        let mut versions: Vec<Version> = before.chain([VERSION]).filter(has_all).collect();
        versions.sort_unstable();
        versions.pop().unwrap_or(VERSION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_reader::isa::VersionSet;

    #[test]
    fn a_version_has_the_fields_from_the_first_one_to_before_the_last_one() {
        let wire =
            |versions: &str| Wire { ty: "ub".to_string(), versions: VersionSet::parse(versions).unwrap() };
        for (versions, version, expected) in [
            ("v3.4+", (3, 4), true),
            ("v3.4+", (3, 3), false),
            ("v3.4+", (4, 0), true),
            ("-v3.4", (3, 4), false),
            ("-v3.4", (3, 3), true),
        ] {
            assert_eq!(is_in(&wire(versions), version), expected, "{versions} {version:?}");
        }
        assert!(is_in(&Wire { versions: VersionSet::default(), ..wire("v3.4+") }, (0, 0)));
    }

    #[test]
    fn a_version_has_two_numbers() {
        assert_eq!((read_version("3.8"), read_version("3"), read_version("3.x")), (Some((3, 8)), None, None));
    }
}
