//! The known name that a mistyped one is nearest to.

/// Names longer than this, in bytes, are not compared: the cost grows with the square of the length.
const LONGEST: usize = 64;

/// The known name with the fewest letters that are wrong, missing, superfluous or swapped with their neighbour. At most a
/// third of the letters of `name` may differ, and not all of them.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > LONGEST {
        return None;
    }
    let count = name.chars().count();
    let letters = Letters::of(name);
    let mut best = None;
    let mut bound = count.div_ceil(3).min(count.saturating_sub(1));
    for known in known {
        // A text may have as many mistakes as there are names, so most names must be cheap to refuse.
        let bytes = if name.is_ascii() && known.is_ascii() { bound } else { 4 * bound };
        if known.len().abs_diff(name.len()) > bytes
            || known.len() > 2 * LONGEST
            || letters.least_distance(&Letters::of(known)) > bound
        {
            continue;
        }
        let distance = strsim::osa_distance(name, known);
        if distance <= bound {
            best = Some(known);
            match distance.checked_sub(1) {
                // The next one must be nearer.
                Some(less) => bound = less,
                None => break,
            }
        }
    }
    best
}

/// The known names in the order of their distance from a name, capital letters or not: `count` at most.
pub fn closest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>, count: usize) -> Vec<&'n str> {
    let name: String = name.chars().take(2 * LONGEST).flat_map(char::to_lowercase).collect();
    let distance = |known: &str| strsim::damerau_levenshtein(&name, &known.to_lowercase());
    let mut near: Vec<(usize, &str)> = known.into_iter().map(|known| (distance(known), known)).collect();
    near.sort_unstable();
    near.into_iter().take(count).map(|(_, known)| known).collect()
}

/// The known name of which `name` is probably a misspelling. Unlike [`nearest`], it refuses names that are near and mean
/// something else: those with other digits, with an end that `name` lacks, or with another part of one or two letters.
pub fn misspelt<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > LONGEST {
        return None;
    }
    let (mut likely, mut same) = (Vec::new(), None);
    let (letters, bound) = (Letters::of(name), name.len().div_ceil(3));
    // A text may have as many mistakes as there are names, so most names must be cheap to refuse.
    let is_possible = |known: &str| {
        known.len().abs_diff(name.len()) <= bound
            && digits(known).eq(digits(name))
            && letters.least_distance(&Letters::of(known)) <= bound
    };
    for known in known {
        if known.eq_ignore_ascii_case(name) {
            same = Some(known);
        } else if is_possible(known) && is_misspelling(name, known) {
            likely.push(known);
        }
    }
    if same.is_some() {
        return same;
    }
    let near = nearest(name, likely.iter().copied())?;
    let distance = |known: &str| strsim::osa_distance(name, known);
    likely.retain(|known| distance(known) == distance(near));
    let sure: Vec<&str> = likely.iter().copied().filter(|known| is_sure(name, known)).collect();
    // Of several names that are as near, none is likely.
    match (sure.as_slice(), likely.as_slice()) {
        ([one], _) | ([], [one]) => Some(one),
        _ => None,
    }
}

/// Letters of a word that may be part of many others.
const SHORT: usize = 4;

/// Whether one name may be the other one with a slip of the keyboard. Both have the same digits.
fn is_misspelling(name: &str, known: &str) -> bool {
    let (name, known) = (words(name), words(known));
    if name.len() != known.len() {
        return name.concat() == known.concat();
    }
    name.iter().zip(&known).all(|(a, b)| is_slip(a, b))
}

/// The digits of a name.
fn digits(name: &str) -> impl Iterator<Item = u8> {
    name.bytes().filter(u8::is_ascii_digit)
}

/// The words of a name, in lower case.
fn words(name: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(String::from).collect()
}

/// Whether two words differ by little enough for their length.
fn is_slip(a: &str, b: &str) -> bool {
    if a == b {
        return true;
    }
    let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
    let distance = strsim::osa_distance(a, b);
    // A short word with another letter, at its end or instead of one, is another word.
    let letters = few.chars().count();
    let shortest = match (a.len() == b.len(), many.starts_with(few)) {
        (true, _) => SHORT + 1,
        (false, true) => SHORT,
        (false, false) => SHORT - 1,
    };
    distance <= 1 + usize::from(letters > SHORT + 1) && (letters >= shortest || is_sure(a, b))
}

/// Whether the known name has the same letters as the mistyped one, which may swap or double one of them.
fn is_sure(name: &str, known: &str) -> bool {
    let letters =
        |word: &str| word.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect::<Vec<char>>();
    let (mut name, mut known) = (letters(name), letters(known));
    let mut once = name.clone();
    once.dedup();
    let mut known_once = known.clone();
    known_once.dedup();
    // A repeated letter at the end makes another word: `subb`.
    if once == known_once && !known.starts_with(&name) {
        return true;
    }
    name.sort_unstable();
    known.sort_unstable();
    name == known
}

/// How often a name has each letter; letters share counters modulo 32.
struct Letters([u8; 32]);

impl Letters {
    fn of(name: &str) -> Self {
        let mut counts = [0; 32];
        // Short names have few letters, so that no counter overflows.
        for c in name.chars() {
            counts[(u32::from(c) % 32) as usize] += 1_u8;
        }
        Self(counts)
    }

    /// A mistake changes one letter into another one at most, so two names differ by as many mistakes at least.
    fn least_distance(&self, other: &Self) -> usize {
        let (mut missing, mut superfluous) = (0, 0);
        for (a, b) in self.0.iter().zip(&other.0) {
            missing += u16::from(a.saturating_sub(*b));
            superfluous += u16::from(b.saturating_sub(*a));
        }
        missing.max(superfluous).into()
    }
}

#[cfg(test)]
mod tests {
    use super::{closest, misspelt, nearest};

    #[test]
    fn near_names_are_found() {
        assert_eq!(nearest("conter", ["other", "counter", "center"]), Some("counter"));
        assert_eq!(nearest("ocunter", ["counter", "conter"]), Some("counter"));
        assert_eq!(nearest("add", ["adc", "add", "ad"]), Some("add"));
        assert_eq!(nearest("größe", ["grösse", "grüße", "große"]), Some("grüße"));
        // One letter can be four bytes.
        assert_eq!(nearest("\u{1f600}abc", ["xabc"]), Some("xabc"));
    }

    #[test]
    fn other_names_are_not() {
        assert_eq!(nearest("x", ["counter"]), None);
        assert_eq!(nearest("x", ["a", "y"]), None);
        assert_eq!(nearest("", ["a", "bb"]), None);
        assert_eq!(nearest("kitten", ["sitting"]), None);
        assert_eq!(nearest("kitten", ["sitten"]), Some("sitten"));
    }

    #[test]
    fn misspelt_names_keep_their_meaning() {
        let instructions = ["mov", "add", "load_lz", "load_3d", "lsc_load", "subb", "barrier", "shl", "shr"];
        let found = |name| misspelt(name, instructions);
        assert_eq!(
            ["mvo", "ADD", "lsc_laod", "barier", "barrie", "load3d"].map(found),
            [Some("mov"), Some("add"), Some("lsc_load"), Some("barrier"), Some("barrier"), Some("load_3d")]
        );
        assert_eq!(["load_l", "sub", "shx", "load_2d", "lsc_store"].map(found), [None; 5]);
        assert_eq!(misspelt("cc", ["uc", "ca", "wb"]), None);
        assert_eq!(misspelt("P1", ["T1", "P2", "V1"]), None);
        assert_eq!(misspelt("conter", ["counter2", "counter"]), Some("counter"));
        assert_eq!(misspelt("atomic_add", ["atomic_iadd", "atomic_fadd"]), None);
        assert_eq!(misspelt("destnation", ["destination", "destinations"]), Some("destination"));
        assert_eq!(misspelt("later", ["gather"]), None);
        assert_eq!(misspelt("lop", ["loop", "sub"]), Some("loop"));
        assert_eq!(misspelt("LOCAL_SIZES", ["LOCAL_SIZE", "LOCAL_ID"]), Some("LOCAL_SIZE"));
        assert_eq!(
            ["addd", "addx", "mob"].map(|name| misspelt(name, ["add", "addc", "mov"])),
            [Some("add"), None, None]
        );
        assert_eq!(misspelt("vtype", ["type", "v_type"]), Some("v_type"));
    }

    #[test]
    fn the_closest_come_first() {
        assert_eq!(closest("ADD/src", ["MUL/src", "add/Src0", "Add/dst", "x"], 2), ["add/Src0", "Add/dst"]);
        assert!(closest("x", [], 2).is_empty());
    }

    #[test]
    fn long_names_are_refused_at_once() {
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest("xx", [long.as_str()]), None);
        assert_eq!(nearest(&long, ["xx"]), None);
    }

    #[test]
    fn names_of_64_bytes_are_compared() {
        let of_bytes = |count: usize, end: &str| "_".repeat(count - end.len()) + end;
        let known = of_bytes(65, "buffer");
        let found = |name: &str| [nearest(name, [&*known]), misspelt(name, [&*known])];
        assert_eq!(found(&of_bytes(64, "bufer")), [Some(&*known); 2]);
        assert_eq!(found(&of_bytes(65, "bufer")), [None; 2]);
    }
}
