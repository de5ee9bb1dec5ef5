//! Properties of every input: object files, assembly texts, pages and rule expressions, one module each.
//!
//! The tests in `tests/main/properties` try them for seconds in each run, the targets in `fuzz/` for as long as desired. A
//! property returns an error if it does not hold. A panic is a failure as well.

mod again;
mod object;
mod page;
mod rule;
mod same;
mod text;

pub use again::{Again, again};
pub use object::object;
pub use page::page;
pub use rule::{Draw, rule};
pub(crate) use same::{Kept, same};
pub use text::text;

use std::fmt::{self, Write};

/// The outcome for an input that has the property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputOutcome {
    /// The input is refused, with messages.
    Refused,
    /// The input is read.
    Read,
    /// The input is read and can be converted to the other form without loss.
    Converted,
}

/// The outcome for an input, or how it violates the property.
pub type PropertyResult = Result<InputOutcome, String>;

/// The message of a value is not empty. It is written and not kept, because millions of them are checked.
fn has_message(value: &dyn fmt::Display) -> bool {
    struct Length(usize);
    impl fmt::Write for Length {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }
    let mut length = Length(0);
    write!(length, "{value}").is_ok() && length.0 > 0
}

/// Fails with a message unless a condition is true.
fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

#[cfg(test)]
mod tests {
    use super::{Kept, same};
    use genvisa::{Body, Instruction, Jmp, Label, Module, Platform};
    use genvisa_asm::Target;

    /// A kernel that calls a function, with a branch.
    const PROGRAM: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl P v_type=P num_elts=1
.function \"k_main\"
    mov (M1, 8) X(0,0)<1> 0x1:ud
    (P) jmp (M1, 1) behind
    fcall (M1_NM, 1) f 1 2
behind:
    ret (M1_NM, 1)
.global_function \"f\"
.kernel_attr ArgSize=1
.kernel_attr RetValSize=2
.function \"f_main\"
    fret (M1_NM, 1)
";

    fn module(text: &str) -> Module {
        let read = Target::from(Platform::ALL[0]).assemble(text);
        read.unwrap_or_else(|problems| panic!("{problems:?}: {text}"))
    }

    #[test]
    fn two_labels_are_not_one_label_in_either_direction() {
        let text = ".version 4.1\n.kernel \"k\"\n.decl P v_type=P num_elts=1\n.function \"k_main\"\n(P) jmp (M1, 1) a\n\
                    (P) jmp (M1, 1) b\na:\nb:\nret (M1_NM, 1)\n";
        let two = module(text);
        let mut one = two.clone();
        let last = u16::try_from(two.kernels[0].data.label_info.len() - 1).unwrap();
        let merged = |label: u16| if label == last { last - 1 } else { label };
        let all = two.kernels[0].body.iter().map(|instruction| match instruction {
            Instruction::Jmp(jump) => Jmp { label: merged(jump.label), ..jump }.into(),
            Instruction::Label(label) => Label { label: merged(label.label) }.into(),
            other => other,
        });
        one.kernels[0].body = Body::of(two.version(), &all.collect::<Vec<_>>()).unwrap();
        for (a, b) in [(&two, &one), (&one, &two)] {
            let error = same(a, b, Kept::Meaning).unwrap_err();
            assert!(error.starts_with("label "), "{error}");
        }
    }

    #[test]
    fn programs_that_differ_in_one_thing_are_not_the_same() {
        let program = module(PROGRAM);
        assert_eq!(same(&program, &program, Kept::Names), Ok(()));
        for (old, new, part) in [
            ("4.1", "4.0", "versions"),
            ("ArgSize=1", "ArgSize=3", "sizes of a function"),
            ("RetValSize=2", "RetValSize=1", "sizes of a function"),
            ("num_elts=16", "num_elts=17", "declarations"),
            ("0x1:ud", "0x2:ud", "instructions"),
            ("    ret (M1_NM, 1)\n", "    ret (M1_NM, 1)\n    ret (M1_NM, 1)\n", "numbers of instructions"),
            ("\"k\"", "\"other\"", "names of kernels"),
        ] {
            let other = module(&PROGRAM.replacen(old, new, 1));
            let error = same(&program, &other, Kept::Meaning).expect_err(new);
            assert!(error.starts_with(part), "{new}: {error}");
        }
    }
}
