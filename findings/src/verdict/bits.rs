//! Bits of a number as a part of a rule: `(imm(desc) >> 25) % 16`, `region(src0) & 0xf00`.

use super::captured::is_part;
use super::words::{REGION, Words, distance, list};
use genvisa_rule::{BinaryOp, Expr};

/// Adjacent bits of a number.
#[derive(Debug, Clone, Copy)]
pub struct Bits<'e> {
    /// The number.
    pub of: &'e Expr,
    /// The lowest bit.
    low: u32,
    /// The number of bits.
    count: u32,
    /// The zeros behind the lowest bit in the value of the expression.
    zeros: u32,
}

/// The meaning of bits: the field of an instruction, the lowest bit, and the noun.
const MEANINGS: &[(&str, u32, &str)] =
    &[("desc", 25, "length of the message"), ("desc", 20, "length of the response")];

impl<'e> Bits<'e> {
    /// The bits that an expression selects; `None` if it is another one.
    pub fn of(expr: &'e Expr) -> Option<Self> {
        let Expr::Binary { op, left, right } = expr else { return None };
        let Expr::Int(limit) = &**right else { return None };
        let limit = u64::try_from(limit.value).ok()?;
        let mask = match op {
            BinaryOp::BitAnd => limit,
            BinaryOp::Rem if limit.is_power_of_two() => limit - 1,
            _ => return None,
        };
        let (zeros, count) = (mask.trailing_zeros(), mask.count_ones());
        let is_adjacent = count > 0 && mask.checked_shr(zeros)?.trailing_ones() == count;
        let (of, shift) = match &**left {
            Expr::Binary { op: BinaryOp::Shr, left, right } => match &**right {
                Expr::Int(shift) => (&**left, u32::try_from(shift.value).ok()?),
                _ => return None,
            },
            of => (of, 0),
        };
        (is_adjacent && is_part(of)).then_some(Self { of, low: shift.checked_add(zeros)?, count, zeros })
    }

    /// The number in the bits, of a value of the expression.
    pub fn shown(&self, value: i64) -> String {
        let number = value >> self.zeros;
        match self.part_of_region() {
            Some(_) => distance(number),
            None => number.to_string(),
        }
    }

    /// The clause about the bits with a value.
    pub fn clause(&self, words: &Words<'_>, shown: &str) -> String {
        let place = words.place(match self.of {
            Expr::Call { args, .. } => args.first().unwrap_or(self.of),
            of => of,
        });
        if let Some(part) = self.part_of_region() {
            return format!("the {part} of {place} is {shown}");
        }
        let field = place.trim_matches('`');
        match MEANINGS.iter().find(|(name, low, _)| (*name, *low) == (field, self.low)) {
            Some((.., noun)) => format!("the {noun} in {place} is {shown}"),
            None if self.count == 1 => format!("bit {} of {place} is {shown}", self.low),
            None => format!("bits {} to {} of {place} are {shown}", self.low, self.low + self.count - 1),
        }
    }

    /// The part of a region that the bits are.
    pub fn part_of_region(&self) -> Option<&'static str> {
        let is_region = matches!(self.of, Expr::Call { name, .. } if name == "region");
        let part = REGION.iter().find(|(_, low)| *low == self.low)?;
        (is_region && self.count == 4).then_some(part.0)
    }
}

/// `1 << (region(src0) >> 4 & 15)`: a distance in a region in quarters of an element, because the code 2 is 1 element.
pub fn quarters(expr: &Expr) -> Option<Bits<'_>> {
    let Expr::Binary { op: BinaryOp::Shl, left, right } = expr else { return None };
    let is_one = matches!(&**left, Expr::Int(one) if one.value == 1);
    Bits::of(right).filter(|bits| is_one && bits.zeros == 0 && bits.part_of_region().is_some())
}

/// The numbers of the bits that are set: `1`, `3 to 5`.
pub fn runs(bits: i64) -> Vec<String> {
    let is_set = |bit: u32| bit < i64::BITS && bits >> bit & 1 == 1;
    let begins = (0..i64::BITS).filter(|bit| is_set(*bit) && (*bit == 0 || !is_set(bit - 1)));
    let run = |from: u32| {
        let end = (from..i64::BITS).find(|bit| !is_set(bit + 1)).unwrap_or(from);
        match end - from {
            0 => vec![from.to_string()],
            1 => vec![from.to_string(), end.to_string()],
            _ => vec![format!("{from} to {end}")],
        }
    };
    begins.flat_map(run).collect()
}

/// The bits of a place that must be set, and those that must be clear.
pub fn required(place: &str, mask: i64, wanted: i64) -> String {
    let of = |bits: i64, value: u32| {
        let noun = if bits.count_ones() == 1 { "bit" } else { "bits" };
        (bits != 0).then(|| format!("{noun} {} of {place} must be {value}", list(&runs(bits), " and ")))
    };
    let all: Vec<String> = [of(mask & wanted, 1), of(mask & !wanted, 0)].into_iter().flatten().collect();
    list(&all, " and ")
}
