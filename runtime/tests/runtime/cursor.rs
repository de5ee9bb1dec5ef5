//! Cursors: what they read and write, and where they say that it went wrong.

use genvisa_runtime::{DecodeError, EncodeError, Fault, Packed, Path, Reader, Version, Wire, Writer};

const V4: Version = Version::new(4, 1);

#[test]
fn integers_are_little_endian() {
    fn check<T: Wire + PartialEq + std::fmt::Debug>(value: T, bytes: &[u8]) {
        assert_eq!(value.encoded_len(V4), bytes.len());
        let mut buffer = vec![0xEE; bytes.len()];
        let mut to = Writer::new(&mut buffer);
        assert_eq!(value.encode(&mut to, V4), Ok(()));
        assert_eq!(to.position(), bytes.len());
        assert_eq!(buffer, bytes);
        let mut from = Reader::new(bytes);
        assert_eq!(T::decode(&mut from, V4), Ok(value));
        assert_eq!(from.position(), bytes.len());
        for len in 0..bytes.len() {
            let mut from = Reader::new(&bytes[..len]);
            assert_eq!(T::decode(&mut from, V4), Err(Fault::End { needed: bytes.len() }));
            assert_eq!(from.position(), 0, "nothing is consumed");
        }
    }
    check(0x12u8, &[0x12]);
    check(-2i8, &[0xFE]);
    check(0x1234u16, &[0x34, 0x12]);
    check(-2i16, &[0xFE, 0xFF]);
    check(0x1234_5678u32, &[0x78, 0x56, 0x34, 0x12]);
    check(-2i32, &[0xFE, 0xFF, 0xFF, 0xFF]);
    check(0x0102_0304_0506_0708u64, &[8, 7, 6, 5, 4, 3, 2, 1]);
    check(i64::MIN, &[0, 0, 0, 0, 0, 0, 0, 0x80]);
}

#[test]
fn a_reader_stops_at_the_end_and_stays_usable() {
    let mut from = Reader::new(&[1, 2, 3]);
    assert_eq!(from.take::<2>(), Ok([1, 2]));
    assert_eq!(from.take::<2>(), Err(Fault::End { needed: 2 }));
    assert_eq!(from.take_slice(2), Err(Fault::End { needed: 2 }));
    assert_eq!(from.take_slice(usize::MAX), Err(Fault::End { needed: usize::MAX }));
    assert_eq!(from.take_slice(1), Ok(&[3][..]));
    assert_eq!(from.take::<0>(), Ok([]));
    assert_eq!(from.take_slice(0), Ok(&[][..]));
    assert_eq!(from.position(), 3);
    from.back(2);
    assert_eq!(from.take::<2>(), Ok([2, 3]));
    from.back(100);
    assert_eq!(from.position(), 0);
}

#[test]
fn a_reader_may_begin_behind_the_end() {
    let mut from = Reader::at(&[1, 2, 3], 7);
    assert_eq!(from.take::<1>(), Err(Fault::End { needed: 1 }));
    assert_eq!(from.take_slice(1), Err(Fault::End { needed: 1 }));
    assert_eq!(from.position(), 7);
}

#[test]
fn a_writer_writes_whole_values_only() {
    let mut buffer = [0xEE; 3];
    let mut to = Writer::new(&mut buffer);
    assert_eq!(to.put([1, 2]), Ok(()));
    assert_eq!(to.put([3, 4]), Err(Fault::Full { needed: 2 }));
    assert_eq!(to.put_slice(&[3, 4]), Err(Fault::Full { needed: 2 }));
    assert_eq!(to.position(), 2);
    assert_eq!(to.put_slice(&[5]), Ok(()));
    assert_eq!(to.put_slice(&[]), Ok(()));
    assert_eq!(buffer, [1, 2, 5]);
}

#[test]
fn fast_reads_move_the_cursor_or_nothing() {
    let mut from = Reader::at(&[1, 0x34, 0x12, 9], 1);
    assert_eq!((from.fast::<u16>(V4), from.position()), (Some(0x1234), 3));
    assert_eq!((from.fast::<u16>(V4), from.position()), (None, 3));
    assert_eq!(from.take(), Ok([9]));
    let mut buffer = [0xEE; 3];
    let mut to = Writer::new(&mut buffer);
    assert_eq!((to.fast(&0x1234u16, V4), to.position()), (Some(()), 2));
    assert_eq!((to.fast(&0x1234u16, V4), to.position()), (None, 2));
    assert_eq!(buffer, [0x34, 0x12, 0xEE]);
    // The first version has the newest layout of an integer.
    assert_eq!(Reader::new(&[7]).fast::<u8>(Version::FIRST), Some(7));
    assert_eq!(Writer::new(&mut buffer).fast(&7u8, Version::FIRST), Some(()));
    assert_eq!(buffer, [7, 0x12, 0xEE]);
}

#[test]
fn packed_bytes_are_those_of_the_structure_and_zeros_and_their_number() {
    let stream: Vec<u8> = (1..=20).collect();
    for len in 0..=Packed::CAPACITY {
        let packed = Packed::read(&stream).first(len);
        let mut expected = [0; Packed::SIZE];
        expected[..len].copy_from_slice(&stream[..len]);
        expected[Packed::CAPACITY] = len as u8;
        assert_eq!((packed.bytes(), packed.encoded_len()), (expected, len));
        assert_eq!(Packed::read(&stream[..len]).first(len), packed, "zeros behind the end");
        let written = Packed::new(|buffer| {
            buffer.copy_from_slice(&stream[..Packed::SIZE]);
            Some(len)
        });
        assert_eq!(written, packed);
        let mut exact = vec![0; len];
        assert_eq!((packed.put(&mut exact), exact.as_slice()), (Some(len), &stream[..len]));
        assert_eq!(packed.put(&mut exact[..len.saturating_sub(1)]), if len == 0 { Some(0) } else { None });
    }
    assert_eq!(Packed::new(|_| None).bytes(), [0; Packed::SIZE]);
}

#[test]
fn errors_name_the_place_and_the_field() {
    let mut from = Reader::at(&[0; 8], 7);
    let fault = u16::decode(&mut from, V4).unwrap_err();
    let fault = from.within(fault, "id");
    let fault = from.within(fault, "addresses");
    let fault = from.within(fault, "SVM_GATHER");
    let error = from.error(fault);
    assert_eq!((error.offset, error.fault), (7, Fault::End { needed: 2 }));
    assert_eq!(error.path.names(), ["SVM_GATHER", "addresses", "id"]);
    assert_eq!(error.to_string(), "byte 7, SVM_GATHER.addresses.id: the bytes end here, 2 more expected");

    let mut to = Writer::new(&mut []);
    let fault = 1u16.encode(&mut to, V4).unwrap_err();
    let fault = to.within(fault, "surface");
    let error = to.error(fault);
    assert_eq!(error.path.names(), ["surface"]);
    assert_eq!(error.to_string(), "surface: the buffer is full, 2 more bytes are needed");
}

#[test]
fn errors_outside_of_fields_have_no_path() {
    let decode = DecodeError { fault: Fault::UnknownOpcode(0xFF), offset: 3, path: Path::EMPTY };
    assert_eq!(decode.to_string(), "byte 3: no instruction has the opcode 0xff");
    let encode = EncodeError { fault: Fault::TooWide { value: 70000, bits: 16 }, path: Path::EMPTY };
    assert_eq!(encode.to_string(), "70000 does not fit the 16 bits that this object version has for it");
}

#[test]
fn a_path_keeps_its_outer_names() {
    let mut path = Path::EMPTY;
    assert_eq!(path.to_string(), "");
    for (n, name) in ["g", "f", "e", "d", "c", "b", "a"].into_iter().enumerate() {
        path.push_front(name);
        assert_eq!(path.names().len(), (n + 1).min(5));
        assert_eq!(path.names().first(), Some(&name));
    }
    assert_eq!(path.to_string(), "a.b.c.d.e");
}

#[test]
fn versions_are_ordered_by_both_numbers() {
    let versions = [(0, 0), (3, 3), (3, 4), (3, 10), (3, 255), (4, 0), (4, 1), (255, 255)];
    for (n, (major, minor)) in versions.into_iter().enumerate() {
        for (m, (than_major, than_minor)) in versions.into_iter().enumerate() {
            let version = Version::new(major, minor);
            assert_eq!(version.at_least(than_major, than_minor), n >= m);
            assert_eq!(version >= Version::new(than_major, than_minor), n >= m);
        }
    }
    assert_eq!(Version::new(4, 1).to_string(), "4.1");
    let latest = Version::latest(&[Version::new(3, 4), Version::new(4, 0), Version::new(3, 255)]);
    assert_eq!((latest, Version::latest(&[])), (Version::new(4, 0), Version::new(0, 0)));
}
