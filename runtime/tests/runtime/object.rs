//! Parts of object files: nothing is lost, nothing is invented, and broken files end with an error.

use genvisa_runtime::object::{
    Canvas, Gap, Instructions, Parts, PoolString, from_bytes, joined, overlapping, read_table, table_len,
    to_bytes, write_table,
};
use genvisa_runtime::{Fault, Reader, Version, Wire, Writer};
use std::ops::Range;

const V4: Version = Version::new(4, 1);

fn gap(offset: usize, bytes: &[u8]) -> Gap {
    Gap { offset, bytes: bytes.to_vec() }
}

/// The gaps between parts; nothing where they are longer than the file.
fn gaps<const N: usize>(file: &[u8], ranges: [Range<usize>; N]) -> Option<Vec<Gap>> {
    let mut parts = Parts::of(file);
    ranges.into_iter().try_for_each(|range| parts.add(range)).ok()?;
    Some(parts.gaps())
}

#[test]
fn gaps_are_the_bytes_of_no_part() {
    let file: Vec<u8> = (0..10).collect();
    let none = Some(vec![]);
    assert_eq!(gaps(&file, []), Some(vec![gap(0, &file)]));
    assert_eq!(gaps(&file, [0..4, 4..10]), none);
    assert_eq!(gaps(&file, [2..4, 7..9]), Some(vec![gap(0, &[0, 1]), gap(4, &[4, 5, 6]), gap(9, &[9])]));
    assert_eq!(gaps(&file, [7..9, 2..4]), gaps(&file, [2..4, 7..9]), "in any order");
    assert_eq!(gaps(&file, [1..8, 2..4, 8..9]), Some(vec![gap(0, &[0]), gap(9, &[9])]), "one in another");
    assert_eq!(gaps(&file, [0..6, 5..9]), Some(vec![gap(9, &[9])]), "overlapping");
    assert_eq!(gaps(&file, [3..3, 0..10]), none, "empty");
    assert_eq!(gaps(&[], []), none);
}

#[test]
fn joined_ranges_have_the_same_bytes_and_are_apart() {
    let all: Vec<Range<usize>> = (0..6).flat_map(|a| (a..6).map(move |b| a..b)).collect();
    let has = |ranges: &[Range<usize>], byte: usize| ranges.iter().any(|range| range.contains(&byte));
    for (one, two) in all.iter().flat_map(|one| all.iter().map(move |two| (one, two))) {
        let ranges = joined(vec![one.clone(), two.clone()]);
        assert!((0..6).all(|byte| has(&ranges, byte) == (one.contains(&byte) || two.contains(&byte))));
        assert!(ranges.windows(2).all(|pair| pair[0].end < pair[1].start), "{ranges:?}");
        assert!(ranges.iter().all(|range| !range.is_empty()), "{ranges:?}");
        for other in &all {
            let common: Vec<_> = ranges
                .iter()
                .filter(|range| (0..6).any(|b| range.contains(&b) && other.contains(&b)))
                .collect();
            assert_eq!(
                overlapping(&ranges, other).iter().collect::<Vec<_>>(),
                common,
                "{ranges:?} {other:?}"
            );
        }
    }
}

#[test]
fn parts_are_not_longer_than_the_file() {
    let file = [0; 10];
    let mut parts = Parts::of(&file);
    parts.add(2..8).unwrap();
    parts.add(4..8).unwrap();
    let error = parts.add(5..6).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::Layout, 5));
}

#[test]
fn gaps_and_covered_parts_make_the_file_again() {
    let file: Vec<u8> = (0..10).collect();
    for (a, b) in (0..10).flat_map(|a| (a..10).map(move |b| (a, b))) {
        let others = (0..10).flat_map(|c| (c..10).map(move |d| (c, d)));
        for (c, d) in others.filter(|(c, d)| b - a + d - c <= file.len()) {
            let mut canvas = Canvas::default();
            for range in [a..b, c..d] {
                canvas.place(range.start, &file[range]).unwrap();
            }
            for gap in gaps(&file, [a..b, c..d]).unwrap() {
                canvas.place(gap.offset, &gap.bytes).unwrap();
            }
            assert_eq!(canvas.finish(), file, "{a}..{b}, {c}..{d}");
        }
    }
}

#[test]
fn parts_may_overlap_where_they_agree() {
    let mut canvas = Canvas::default();
    assert_eq!(canvas.place(4, &[4, 5, 6]), Ok(()));
    assert_eq!(canvas.place(2, &[2, 3, 4]), Ok(()));
    assert_eq!(canvas.place(3, &[3, 9]), Err(Fault::Layout));
    assert_eq!(canvas.place(7, &[]), Ok(()));
    assert_eq!(canvas.finish(), [0, 0, 2, 3, 4, 5, 6]);
    assert_eq!(Canvas::default().finish(), []);
}

#[test]
fn zeros_that_a_part_gave_are_not_holes() {
    let mut canvas = Canvas::default();
    assert_eq!(canvas.place(0, &[0]), Ok(()));
    assert_eq!(canvas.place(0, &[1]), Err(Fault::Layout));
}

#[test]
fn parts_beyond_the_largest_file_have_no_place() {
    assert_eq!(Canvas::default().place(usize::MAX, &[1]), Err(Fault::Layout));
    assert_eq!(Canvas::default().place(u32::MAX as usize, &[1]), Err(Fault::Layout));
}

/// A replacement for an instruction: a length byte that must not be 9, and that number of bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counted(Vec<u8>);

impl Wire for Counted {
    fn encoded_len(&self, _: Version) -> usize {
        1 + self.0.len()
    }
    fn encode(&self, to: &mut Writer<'_>, _: Version) -> Result<(), Fault> {
        to.put([self.0.len() as u8])?;
        to.put_slice(&self.0)
    }
    fn decode(from: &mut Reader<'_>, _: Version) -> Result<Self, Fault> {
        match from.take()? {
            [9] => {
                from.back(1);
                Err(Fault::UnknownOpcode(9))
            }
            [len] => from.take_slice(len.into()).map(|bytes| Self(bytes.to_vec())),
        }
    }
}

#[test]
fn instructions_are_read_up_to_the_first_that_is_unknown() {
    let file = [0xAA, 2, 1, 1, 0, 9, 8, 7, 0xBB];
    let body = Instructions::<Counted>::read(&file, 1..8, V4);
    assert_eq!(body.iter().collect::<Vec<_>>(), [Counted(vec![1, 1]), Counted(vec![])]);
    assert_eq!(body.len(), 2);
    let rest = body.rest.as_ref().unwrap();
    assert_eq!(rest.bytes, [9, 8, 7]);
    assert_eq!(
        (rest.error.fault, rest.error.offset),
        (Fault::UnknownOpcode(9), 5),
        "counted from the file's start"
    );
    assert_eq!(body.encoded_len(V4), 7);
    assert_eq!(*body.to_bytes(V4).unwrap(), file[1..8]);
}

#[test]
fn instructions_are_added_behind_those_that_are_there() {
    let all = [Counted(vec![1, 1]), Counted(vec![])];
    let body = Instructions::of(V4, &all).unwrap();
    assert_eq!((body.version(), &body.to_bytes(V4).unwrap()[..]), (V4, &[2, 1, 1, 0][..]));
    // Nothing can follow bytes that end nobody knows where.
    let mut body = Instructions::<Counted>::read(&[0, 9], 0..2, V4);
    assert_eq!(body.push(&all[0]).unwrap_err().fault, Fault::Layout);
    assert_eq!((body.len(), body.to_bytes(V4).unwrap().to_vec()), (1, vec![0, 9]));
    // A body does not contain instructions that cannot be encoded.
    let mut body = Instructions::<PoolString>::new(V4);
    assert_eq!(body.push(&PoolString(vec![1, 0])).unwrap_err().fault, Fault::Absent);
    assert_eq!(body, Instructions::new(V4));
}

#[test]
fn instructions_are_changed_in_place() {
    // The bytes that cannot be decoded stay behind the others.
    let mut body = Instructions::<Counted>::read(&[2, 1, 1, 0, 9], 0..5, V4);
    let change = |number, one: &mut Counted| {
        if number == 1 {
            one.0 = vec![7];
        }
    };
    body.change(change).unwrap();
    assert_eq!((body.len(), body.to_bytes(V4).unwrap().to_vec()), (2, vec![2, 1, 1, 1, 7, 9]));
    // After an error nothing has changed.
    let all = [PoolString(vec![1]), PoolString(vec![2])];
    let mut body = Instructions::of(V4, &all).unwrap();
    let error = body.change(|number, one| one.0 = vec![3 - 3 * number as u8]).unwrap_err();
    assert_eq!((error.fault, body.iter().collect::<Vec<_>>()), (Fault::Absent, all.to_vec()));
}

#[test]
fn an_instruction_that_is_cut_off_is_kept_as_bytes() {
    let file = [1, 5, 3, 7, 7];
    let body = Instructions::<Counted>::read(&file, 0..5, V4);
    assert_eq!(body.iter().collect::<Vec<_>>(), [Counted(vec![5])]);
    assert_eq!(body.rest.as_ref().map(|rest| rest.bytes.as_slice()), Some(&file[2..]));
    assert_eq!(*body.to_bytes(V4).unwrap(), file);
    // The body ends inside the instruction, although the file does not.
    let body = Instructions::<Counted>::read(&file, 0..1, V4);
    assert_eq!((body.len(), body.rest.map(|rest| rest.bytes)), (0, Some(vec![1])));
}

#[test]
fn bodies_may_be_empty() {
    let none = Instructions::<Counted>::new(V4);
    assert_eq!(Instructions::read(&[1, 2, 3], 2..2, V4), none);
    assert!(none.is_empty());
    assert_eq!(Instructions::read(&[], 0..0, V4), none);
    assert_eq!((none.encoded_len(V4), none.to_bytes(V4)), (0, Ok(vec![].into())));
}

#[test]
fn values_know_their_range_in_the_file() {
    assert_eq!(from_bytes::<u16>(&[0, 0x34, 0x12, 0], 1, V4), Ok((0x1234, 1..3)));
    let error = from_bytes::<u32>(&[0, 1, 2], 1, V4).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::End { needed: 4 }, 1));
    assert!(from_bytes::<u8>(&[0], usize::MAX, V4).is_err());
    assert_eq!(to_bytes(&0x1234u16, V4), Ok(vec![0x34, 0x12]));
}

#[test]
fn tables_follow_their_count() {
    let table = [0x0101u16, 0x0202];
    assert_eq!(table_len::<u32, _>(&table, V4), 8);
    let mut buffer = [0; 8];
    write_table::<u32, _>(&table, &mut Writer::new(&mut buffer), V4).unwrap();
    assert_eq!(buffer, [2, 0, 0, 0, 1, 1, 2, 2]);
    assert_eq!(read_table::<u32, u16>(&mut Reader::new(&buffer), V4), Ok(table.to_vec()));
}

#[test]
fn a_table_must_fit_its_count() {
    let table = vec![0u8; 256];
    let mut buffer = [0; 300];
    let written = write_table::<u8, _>(&table, &mut Writer::new(&mut buffer), V4);
    assert_eq!(written, Err(Fault::TooWide { value: 256, bits: 8 }));
    assert_eq!(write_table::<u16, _>(&table, &mut Writer::new(&mut buffer), V4), Ok(()));
}

#[test]
fn a_huge_count_in_a_small_file_is_an_error() {
    let bytes = [0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3];
    assert_eq!(read_table::<u32, u16>(&mut Reader::new(&bytes), V4), Err(Fault::End { needed: 2 }));
}

#[test]
fn strings_end_with_a_null_byte() {
    let text = PoolString::from("ab");
    assert_eq!((text.encoded_len(V4), to_bytes(&text, V4)), (3, Ok(vec![b'a', b'b', 0])));
    assert_eq!(from_bytes::<PoolString>(b"ab\0c", 0, V4), Ok((text, 0..3)));
    assert!(from_bytes::<PoolString>(b"ab", 0, V4).is_err());
    assert_eq!(to_bytes(&PoolString(vec![1, 0, 2]), V4).map_err(|e| e.fault), Err(Fault::Absent));
    assert_eq!(PoolString(vec![b'a', 0xFF]).to_text(), "a\u{FFFD}");
}
