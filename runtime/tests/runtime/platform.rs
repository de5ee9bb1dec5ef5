//! Sets of platforms, against sets that are written out.

use genvisa_runtime::PlatformSet;

fn members(set: PlatformSet) -> Vec<u32> {
    (0..40).filter(|index| set.contains(*index)).collect()
}

fn range(from: u32, to: u32) -> Vec<u32> {
    (from..to).collect()
}

#[test]
fn sets_have_the_members_of_their_tags() {
    for index in 0..32 {
        assert_eq!(members(PlatformSet::only(i64::from(index))), [index]);
        assert_eq!(members(PlatformSet::from(i64::from(index))), range(index, 32));
        assert_eq!(members(PlatformSet::before(i64::from(index))), range(0, index));
    }
    assert_eq!(members(PlatformSet::ALL), range(0, 32));
    assert_eq!(members(PlatformSet::NONE), []);
}

#[test]
fn a_list_of_tags_is_their_union() {
    let set = PlatformSet::before(2).or(PlatformSet::only(5)).or(PlatformSet::from(30));
    assert_eq!(members(set), [0, 1, 5, 30, 31]);
    for index in 0..32 {
        assert_eq!(PlatformSet::before(index).or(PlatformSet::from(index)), PlatformSet::ALL);
        assert_eq!(PlatformSet::only(index).or(PlatformSet::NONE), PlatformSet::only(index));
    }
}

#[test]
fn no_set_has_platforms_beyond_its_bits() {
    assert!(!PlatformSet::ALL.contains(32));
    assert!(!PlatformSet::ALL.contains(u32::MAX));
}
