//! Data types: ranges against the number of bits, and lists of types.

use super::super::Finding;
use super::super::spec::Spec;
use super::columns;
use genvisa_reader::isa::DataType;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = ranges(spec);
    let types = &spec.isa.types;
    let Some(first) = types.first() else { return found };
    for sheet in &spec.sheets {
        for ([_, list], [here, _]) in columns(sheet, ["set", "types"]) {
            let names = list.split([' ', ',']).filter(|name| !name.is_empty());
            for name in names.filter(|name| !types.iter().any(|ty| ty.name == *name)) {
                let message = format!("`{name}` is no data type");
                let labels = vec![here.clone(), spec.label(&first.at, &first.name, "the data types")];
                found.push(Finding::new("chapters", name, message, "", labels));
            }
        }
    }
    found
}

/// A type that saturates is an integer with the range of its bits, which it saturates to, or saturates as other floats do.
fn ranges(spec: &Spec<'_>) -> Vec<Finding> {
    let types = || spec.isa.types.iter().filter(|ty| !ty.saturation.is_empty());
    let float = types().find(|ty| !is_integer(ty));
    let mut found = Vec::new();
    for ty in types() {
        let (wrong, other) = if is_integer(ty) {
            let is_of_bits = limits(&ty.range).is_some_and(|range| of_bits(ty.bits).contains(&range));
            if !is_of_bits {
                (format!("the range {} is not that of {} bits", ty.range, ty.bits), ty)
            } else if ty.saturation != ty.range {
                (format!("`{}` saturates to {}, not to its range", ty.name, ty.saturation), ty)
            } else {
                continue;
            }
        } else {
            match float {
                Some(float) if float.saturation != ty.saturation => {
                    (format!("`{}` saturates to another range than `{}`", ty.name, float.name), float)
                }
                _ => continue,
            }
        };
        let labels = vec![spec.label(&ty.at, "", ""), spec.label(&other.at, &other.name, "the type")];
        found.push(Finding::new("chapters", ty.name.as_str(), wrong, "", labels));
    }
    found
}

/// Whether the range has two ends and nothing between them.
fn is_integer(ty: &DataType) -> bool {
    !ty.range.contains("...")
}

/// The ranges of integers of so many bits, without and with a sign.
fn of_bits(bits: u32) -> [(i128, i128); 2] {
    let whole: i128 = 1 << bits.min(64);
    [(0, whole - 1), (-whole / 2, whole / 2 - 1)]
}

/// The ends of `[-2^31, 2^31-1]`.
fn limits(range: &str) -> Option<(i128, i128)> {
    let (low, high) = range.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(',')?;
    Some((number(low.trim())?, number(high.trim())?))
}

/// `65535`, `-2^31`, `2^31-1`.
fn number(text: &str) -> Option<i128> {
    if let Some(rest) = text.strip_suffix("-1").filter(|rest| rest.contains('^')) {
        return Some(number(rest)? - 1);
    }
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    match digits.split_once('^') {
        Some((base, power)) => {
            let power: u32 = power.parse().ok()?;
            Some(sign * base.parse::<i128>().ok()?.checked_pow(power)?)
        }
        None => Some(sign * digits.parse::<i128>().ok()?),
    }
}

#[cfg(test)]
mod tests {
    use super::{limits, of_bits};

    #[test]
    fn ranges_are_those_of_bits() {
        for (bits, range) in
            [(8, "[-128, 127]"), (16, "[0, 65535]"), (64, "[-2^63, 2^63-1]"), (32, "[0, 2^32-1]")]
        {
            assert!(limits(range).is_some_and(|limits| of_bits(bits).contains(&limits)), "{range}");
        }
        assert!(!limits("[-128, 172]").is_some_and(|limits| of_bits(8).contains(&limits)));
    }
}
