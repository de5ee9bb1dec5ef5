//! The addresses of Intel's documentation on the web.

pub use genvisa_findings::documentation::of_page;

/// The address of Intel's page about the inputs that a code is about; `None` for codes of inline vISA.
pub fn of_code(code: &str) -> Option<String> {
    match code.split('/').next()? {
        "syntax" => of_page("spec/chapters/assembly.md"),
        "decode" => of_page("spec/chapters/object.md"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::CODES;

    #[test]
    fn codes_of_programs_have_an_address() {
        for (code, _) in CODES {
            assert_eq!(of_code(code).is_none(), code.starts_with("inline/"), "{code}");
        }
    }
}
