//! Smaller modules: the ways to make a module smaller, the largest steps first.
//!
//! [`smaller`] proposes modules, and its caller decides which of them still show the same. [`case`] does that for the cases of
//! the suite.

mod case;
mod edit;
mod part;
mod unused;

pub use case::{Smaller, size};

use edit::Edit;
use genvisa::{Module, Platform};

/// Modules that are smaller than a module: without some of its kernels and functions, instructions, declarations and attributes,
/// then with smaller variables, and at last with zeros or the values of another module in fields.
pub fn smaller(
    module: Module,
    platform: Platform,
    toward: Option<&Module>,
) -> impl Iterator<Item = Module> + use<> {
    let edits: Vec<Edit> = edit::all(&module, toward);
    edits.into_iter().filter_map(move |edit| {
        let mut smaller = edit.apply(module.clone(), platform)?;
        smaller.lay_out().ok()?;
        (smaller != module).then_some(smaller)
    })
}

/// The number of instructions of a module.
pub fn instructions(module: &Module) -> usize {
    part::all(module).into_iter().map(|part| part::body(module, part).map_or(0, |body| body.len())).sum()
}

#[cfg(test)]
mod tests {
    use super::part::Part;
    use super::{edit, instructions, smaller, unused};
    use genvisa::{Module, Platform};
    use genvisa_asm::Target;
    use genvisa_runtime::object::{BodyInstruction, Step};
    use genvisa_runtime::{Fields, Refers};
    use std::collections::BTreeSet;

    const PROGRAM: &str = "\
.version 4.1
.kernel \"k\"
.decl P v_type=P num_elts=1
.function \"k_main\"
first:
    (P) jmp (M1, 1) second
    (P) jmp (M1, 1) first
second:
    ret (M1_NM, 1)
";

    /// The pairs of a branch and the label that it names, by the labels in front of each.
    fn targets(module: &Module) -> BTreeSet<(usize, usize)> {
        let (mut labels, mut named) = (Vec::new(), Vec::new());
        for instruction in module.kernels[0].body.iter() {
            match instruction.step() {
                Step::Block(label) | Step::Subroutine(label) => labels.push(u64::from(label)),
                _ => {
                    let fields = instruction.info().fields.iter().enumerate();
                    let label = fields.filter(|(_, field)| field.refers == Some(Refers::Label));
                    let label = label.filter_map(|(n, _)| instruction.field(n, 0)?.raw()).next();
                    named.extend(label.map(|label| (labels.len(), label)));
                }
            }
        }
        let place = |label: u64| labels.iter().position(|known| *known == label);
        named.into_iter().filter_map(|(at, label)| Some((at, place(label)?))).collect()
    }

    #[test]
    fn an_input_gets_the_size_of_its_smaller_variable() {
        const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl V v_type=G type=ud num_elts=16 align=GRF
.input V offset=64 size=64
.function \"k_main\"
    mov (M1, 1) V(0,0)<1> V(0,0)<0;1,0>
    ret (M1_NM, 1)
";
        let platform = Platform::ALL[0];
        let module = Target::from(platform).assemble(TEXT).unwrap();
        let mut sizes = BTreeSet::new();
        for one in smaller(module, platform, None) {
            let data = &one.kernels[0].data;
            let Some((variable, input)) = data.var_info.first().zip(data.input_info.first()) else {
                continue;
            };
            sizes.insert((variable.num_elements, input.size));
        }
        assert!(sizes.contains(&(1, 4)) && sizes.iter().all(|(count, size)| *size == 4 * count), "{sizes:?}");
    }

    #[test]
    fn the_base_of_a_used_alias_is_used() {
        const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl V v_type=G type=ud num_elts=16 align=GRF
.decl W v_type=G type=w num_elts=4 alias=<V, 4>
.decl X v_type=G type=w num_elts=4
.function \"k_main\"
    mov (M1, 1) W(0,0)<1> 7:w
    ret (M1_NM, 1)
";
        let platform = Platform::ALL[0];
        let mut module = Target::from(platform).assemble(TEXT).unwrap();
        unused::remove(&mut module, Part::Kernel(0), &[Refers::Variable], platform).unwrap();
        let printed = Target::from(platform).disassemble(&module);
        let declared: Vec<&str> = printed.lines().filter(|line| line.starts_with(".decl")).collect();
        assert_eq!(
            declared,
            [
                ".decl V v_type=G type=ud num_elts=16 align=GRF",
                ".decl W v_type=G type=w num_elts=4 alias=<V, 4>"
            ]
        );
    }

    #[test]
    fn smaller_values_do_not_move_branches() {
        let platform = Platform::ALL[0];
        let module = Target::from(platform).assemble(PROGRAM).unwrap();
        let (count, expected) = (instructions(&module), targets(&module));
        // The first label begins the kernel.
        assert_eq!(expected, BTreeSet::from([(2, 1), (2, 2)]));
        let mut same = 0;
        for one in smaller(module, platform, None).filter(|one| instructions(one) == count) {
            assert_eq!(targets(&one), expected);
            same += 1;
        }
        assert!(same > 2, "{same} modules with as many instructions");
    }
    /// A kernel, and a function that it calls.
    const CALLING: &str = "\
.version 4.1
.kernel \"k\"
.decl V v_type=G type=ud num_elts=16 align=GRF
.decl W v_type=G type=ud num_elts=8 align=GRF
.decl P v_type=P num_elts=8
.input V offset=64 size=64
.kernel_attr SimdSize=8
.function \"k_main\"
    mov (M1, 8) V(0,0)<1> V(1,0)<8;8,1>
    (P) jmp (M1, 1) end
    call (M1, 1) sub
end:
    ret (M1_NM, 1)
sub:
    ret (M1_NM, 1)

.global_function \"f\"
.decl X v_type=G type=d num_elts=2 align=GRF
.function \"f\"
    mov (M1, 1) X(0,0)<1> 0x7:d
    fret (M1, 1)
";

    /// Each change with the lines that it removes and adds.
    #[test]
    fn the_largest_changes_are_the_first() {
        let platform = Platform::ALL[0];
        let target = Target::from(platform);
        let module = target.assemble(CALLING).unwrap();
        let toward = target.assemble(&CALLING.replace("0x7:d", "0x9:d")).unwrap();
        let whole = target.disassemble(&module);
        let mut found = String::new();
        for edit in edit::all(&module, Some(&toward)) {
            found += &format!("{edit:?}\n");
            let Some(smaller) = edit.apply(module.clone(), platform) else { continue };
            let text = target.disassemble(&smaller);
            for line in whole.lines().filter(|line| !text.lines().any(|other| other == *line)) {
                found += &format!("  - {}\n", line.trim());
            }
            for line in text.lines().filter(|line| !whole.lines().any(|other| other == *line)) {
                found += &format!("  + {}\n", line.trim());
            }
        }
        expect_test::expect_file!["changes.txt"].assert_eq(&found);
    }
}
