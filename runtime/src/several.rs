//! Repeated and optional fields. A repeated field is an array; another field determines how many of its first elements are
//! present. An optional field is an array of one element.
//!
//! An absent element has no bytes, so it must have its [`Default`] value: encoding drops no other value.

use crate::{Fast, Fault, Int, Reader, Version, Wire, Writer};

/// The value of a counting field; 0 if it is unknown or negative.
#[inline]
pub fn count(number: Int) -> usize {
    number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
}

/// The elements that are present.
#[inline]
pub fn present<T>(all: &[T], count: usize) -> &[T] {
    all.get(..count).unwrap_or(all)
}

/// The elements that are present, and those that are absent.
#[inline]
fn split<T>(all: &[T], count: usize) -> Result<(&[T], &[T]), Fault> {
    all.split_at_checked(count).ok_or(Fault::TooMany { count, most: all.len() })
}

fn are_empty<T: Default + PartialEq>(absent: &[T]) -> bool {
    absent.is_empty() || {
        let empty = T::default();
        absent.iter().all(|element| *element == empty)
    }
}

/// Number of bytes that [`encode`] writes.
#[inline]
pub fn encoded_len<T: Wire>(all: &[T], count: usize, version: Version) -> usize {
    present(all, count).iter().map(|element| element.encoded_len(version)).sum()
}

/// Writes the elements that are present.
///
/// # Errors
/// Those of the elements, [`Fault::TooMany`] if the count exceeds the array, and [`Fault::Absent`] if an absent element
/// has a value.
pub fn encode<T: Wire + Default + PartialEq>(
    all: &[T],
    count: usize,
    to: &mut Writer<'_>,
    version: Version,
) -> Result<(), Fault> {
    let (present, absent) = split(all, count)?;
    present.iter().try_for_each(|element| element.encode(to, version))?;
    if are_empty(absent) { Ok(()) } else { Err(Fault::Absent) }
}

/// Reads the elements that are present.
///
/// # Errors
/// Those of the elements, and [`Fault::TooMany`] if the count exceeds the array.
pub fn decode<T: Wire + Default + Copy, const N: usize>(
    count: usize,
    from: &mut Reader<'_>,
    version: Version,
) -> Result<[T; N], Fault> {
    let mut all = [T::default(); N];
    let present = all.get_mut(..count).ok_or(Fault::TooMany { count, most: N })?;
    for element in present {
        *element = T::decode(from, version)?;
    }
    Ok(all)
}

/// The fast path of [`encode`].
#[inline]
pub fn put<T: Fast + Default + PartialEq>(all: &[T], count: usize, buffer: &mut [u8]) -> Option<usize> {
    let (present, absent) = split(all, count).ok()?;
    let mut at = 0;
    for element in present {
        at += element.put(buffer.get_mut(at..)?)?;
    }
    are_empty(absent).then_some(at)
}

/// The fast path of [`decode`].
#[inline]
pub fn get<T: Fast + Default + Copy, const N: usize>(count: usize, bytes: &[u8]) -> Option<([T; N], usize)> {
    let mut all = [T::default(); N];
    let mut at = 0;
    for element in all.get_mut(..count)? {
        let (value, len) = T::get(bytes.get(at..)?)?;
        *element = value;
        at += len;
    }
    Some((all, at))
}
