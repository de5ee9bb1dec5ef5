//! Elements of which the first are there.

use genvisa_runtime::several::{count, decode, encode, encoded_len, get, present, put};
use genvisa_runtime::{Fault, Reader, Version, Writer};

const V: Version = Version::new(4, 1);

#[test]
fn numbers_without_a_meaning_count_nothing() {
    assert_eq!([None, Some(-1), Some(0), Some(3)].map(count), [0, 0, 0, 3]);
    assert_eq!(count(Some(i64::MAX)), usize::try_from(i64::MAX).unwrap_or(0));
}

#[test]
fn the_first_elements_are_there() {
    let all = [1u16, 2, 0, 0];
    assert_eq!((present(&all, 2), present(&all, 0), present(&all, 9)), (&all[..2], &[][..], &all[..]));
    assert_eq!((encoded_len(&all, 2, V), encoded_len(&all, 9, V)), (4, 8));
    let mut bytes = [0xEE; 6];
    assert_eq!(encode(&all, 2, &mut Writer::new(&mut bytes), V), Ok(()));
    assert_eq!(bytes, [1, 0, 2, 0, 0xEE, 0xEE]);
    assert_eq!((put(&all, 2, &mut bytes), bytes), (Some(4), [1, 0, 2, 0, 0xEE, 0xEE]));
    let mut from = Reader::new(&bytes);
    assert_eq!((decode(2, &mut from, V), from.position()), (Ok(all), 4));
    assert_eq!(get(2, &bytes), Some((all, 4)));
    assert_eq!(get::<u16, 0>(0, &[]), Some(([], 0)));
}

#[test]
fn there_are_not_more_than_there_can_be() {
    let (all, mut bytes) = ([1u8, 2], [0; 8]);
    let fault = Fault::TooMany { count: 3, most: 2 };
    assert_eq!(encode(&all, 3, &mut Writer::new(&mut bytes), V), Err(fault));
    assert_eq!(put(&all, 3, &mut bytes), None);
    assert_eq!(decode::<u8, 2>(3, &mut Reader::new(&bytes), V), Err(fault));
    assert_eq!(get::<u8, 2>(3, &bytes), None);
    assert_eq!(fault.to_string(), "3 elements, the field holds at most 2");
}

#[test]
fn absent_parts_have_no_value() {
    let mut bytes = [0; 8];
    for all in [[1u8, 2, 2], [1, 0, 2], [1, 2, 0]] {
        assert_eq!(encode(&all, 1, &mut Writer::new(&mut bytes), V), Err(Fault::Absent), "{all:?}");
        assert_eq!(put(&all, 1, &mut bytes), None, "{all:?}");
    }
}

#[test]
fn ends_are_faults() {
    let (all, mut bytes) = ([1u16, 2], [0; 3]);
    assert_eq!(encode(&all, 2, &mut Writer::new(&mut bytes), V), Err(Fault::Full { needed: 2 }));
    assert_eq!(put(&all, 2, &mut bytes), None);
    assert_eq!(decode::<u16, 2>(2, &mut Reader::new(&bytes), V), Err(Fault::End { needed: 2 }));
    assert_eq!(get::<u16, 2>(2, &bytes), None);
}
