//! Printing numbers. Operands have so many of them that `format!` is too slow.

use std::fmt::Write;

/// Prints a decimal number.
pub fn decimal(number: impl itoa::Integer, out: &mut String) {
    out.push_str(itoa::Buffer::new().format(number));
}

/// Prints hexadecimal digits, without zeros before the number.
pub fn hexadecimal(number: u64, out: &mut String) {
    let digits = (u64::BITS - number.leading_zeros()).div_ceil(4).max(1);
    let digit = |n: u32| (number >> (4 * n) & 15) as u32;
    out.extend((0..digits).rev().filter_map(|n| char::from_digit(digit(n), 16)));
}

/// Prints bytes in hexadecimal digits, with a space before each.
pub fn bytes(bytes: &[u8], out: &mut String) {
    for byte in bytes {
        let _ = write!(out, " {byte:02x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_format() {
        for number in [0, 1, 9, 10, 15, 16, 255, 256, 0x1234_5678, u64::MAX >> 1, u64::MAX] {
            let mut text = String::new();
            decimal(number, &mut text);
            text.push(' ');
            hexadecimal(number, &mut text);
            assert_eq!(text, format!("{number} {number:x}"));
        }
        let mut text = String::new();
        decimal(-16_i64, &mut text);
        assert_eq!(text, "-16");
    }
}
