//! Names of pages as names of Rust.

use genvisa_reader::isa::Enumerant;

/// `SCATTER4_TYPED`, `gen_opnd`, `NegAbs` → `Scatter4Typed`, `GenOpnd`, `NegAbs`.
pub fn camel(name: &str) -> String {
    let mut out = String::new();
    for part in name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty()) {
        let shouted = !part.chars().any(|c| c.is_ascii_lowercase());
        for (n, c) in part.chars().enumerate() {
            out.push(match n {
                0 => c.to_ascii_uppercase(),
                _ if shouted => c.to_ascii_lowercase(),
                _ => c,
            });
        }
    }
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) { format!("N{out}") } else { out }
}

/// `SCATTER4_TYPED` → `scatter4_typed`.
pub fn snake(name: &str) -> String {
    let mut out: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) {
        out.insert(0, 'n');
    }
    out
}

/// The module of a page or instruction: `ADD` → `add`, and `MOD` → `mod_`, because `mod` is a keyword.
pub(crate) fn module(name: &str) -> String {
    let name = snake(name);
    if syn::parse_str::<syn::Ident>(&name).is_ok() { name } else { name + "_" }
}

/// The Rust identifier of a field: `type` → `r#type`.
pub fn ident(name: &str) -> String {
    let name = snake(name);
    if syn::parse_str::<syn::Ident>(&name).is_ok() { name } else { format!("r#{name}") }
}

/// Fields whose encodings have a usual name (`Simd8`), which replaces the unit (`Element8`).
const NUMBER_NAMES: [(&str, &str); 1] = [("exec_size", "Simd")];

/// The variant for an encoding of a bit range: `EQ` → `Eq`, `8 elements` → `Element8`, `1 element (scalar)` → `Element1`; of
/// `exec_size`, `8 elements` → `Simd8`.
pub(crate) fn variant(enumerant: &Enumerant, range: &str) -> String {
    let Some(value) = enumerant.value else { return camel(&enumerant.name) };
    let unit = enumerant.name.split_whitespace().nth(1).unwrap_or_default();
    let unit = match NUMBER_NAMES.iter().find(|(name, _)| *name == range) {
        Some((_, name)) => (*name).to_string(),
        None => camel(unit.strip_suffix('s').unwrap_or(unit)),
    };
    if value < 0 { format!("{unit}Minus{}", value.unsigned_abs()) } else { format!("{unit}{value}") }
}

/// A Rust string literal.
pub(crate) fn literal(text: &str) -> String {
    proc_macro2::Literal::string(text).to_string()
}

/// The code of an encoding in binary, as wide as its bit range.
pub(crate) fn binary(code: u64, width: u32) -> String {
    format!("0b{code:0width$b}", width = width as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_rust_names() {
        let cases = [
            ("SCATTER4_TYPED", "Scatter4Typed"),
            ("gen_opnd", "GenOpnd"),
            ("NegAbs", "NegAbs"),
            ("3D_LOAD", "N3dLoad"),
        ];
        for (name, expected) in cases {
            assert_eq!(camel(name), expected);
        }
        assert_eq!(ident("type"), "r#type");
        assert_eq!((module("SVM_GATHER").as_str(), module("MOD").as_str()), ("svm_gather", "mod_"));
        assert_eq!(ident("Exec_size"), "exec_size");
    }

    #[test]
    fn numbers_get_their_unit() {
        let one = |name: &str, value| {
            variant(&Enumerant { name: name.to_string(), value, ..Enumerant::default() }, "")
        };
        assert_eq!(one("8 elements", Some(8)), "Element8");
        assert_eq!(one("1 element", Some(1)), "Element1");
        let eight = Enumerant { name: "8 elements".to_string(), value: Some(8), ..Enumerant::default() };
        assert_eq!(variant(&eight, "exec_size"), "Simd8");
        assert_eq!(one("M1_NM", None), "M1Nm");
    }
}
