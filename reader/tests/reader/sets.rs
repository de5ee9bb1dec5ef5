//! Sets of platforms and of object versions at their borders.

use genvisa_reader::isa::{Platform, PlatformSet, VersionSet};

/// Four platforms in order.
fn platforms() -> Vec<Platform> {
    let names = ["A", "B", "C", "D"];
    names.map(|name| Platform { name: name.to_string(), ..Platform::default() }).into()
}

#[test]
fn sets_of_platforms_end_at_the_named_platform() {
    let platforms = platforms();
    let members = |set: &str| -> String {
        let set = PlatformSet::parse(set).unwrap();
        let has = |n: &usize| set.contains(&platforms, *n) == Some(true);
        (0..platforms.len()).filter(has).map(|n| platforms[n].name.as_str()).collect()
    };
    let sets = ["B", "B+", "-B", "pre-C", "A+", "-A", "D+", "-B,D", "A,C+"];
    let expected = ["B", "BCD", "A", "AB", "ABCD", "", "D", "AD", "ACD"];
    assert_eq!(sets.map(members), expected);
    assert!((0..4).all(|n| PlatformSet::default().contains(&platforms, n) == Some(true)));
    assert_eq!(PlatformSet::parse("X+").unwrap().contains(&platforms, 0), None);
}

#[test]
fn a_version_without_a_point_is_the_first_of_its_number() {
    let read = |text: &str| VersionSet::parse(text).map(|set| (set.from, set.before));
    assert_eq!(read("v4+"), Some((Some((4, 0)), None)));
    assert_eq!(read("v3.4+"), Some((Some((3, 4)), None)));
    assert_eq!(read("-v4"), Some((None, Some((4, 0)))));
    assert_eq!(read("-v3.12"), Some((None, Some((3, 12)))));
    assert_eq!(["4+", "v4", "-4", "v+", "v4.x+"].map(read), [None; 5]);
}
