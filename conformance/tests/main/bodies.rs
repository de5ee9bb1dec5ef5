//! Rules about instructions that depend on the whole kernel: each is violated with one set of answers about the body and
//! the attributes, and satisfied with the other.

use genvisa::{Instruction, LabelKind, Platform};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::{Check, Isa};
use genvisa_runtime::{Fields, Scope, Variable};
use std::collections::BTreeSet;

/// A kernel with fixed answers to all questions about its body.
#[derive(Clone, Copy)]
struct Kernel {
    is_good: bool,
    labels: LabelKind,
    /// The string at any index; `None` if the pool has no such string.
    string: Option<&'static [u8]>,
    /// The attributes `SLMSize` and `Target`. A kernel with target 0 must have `SLMSize`.
    attributes: [Option<&'static [u8]>; 2],
}

impl Scope for Kernel {
    fn variable(&self, _: u32) -> Option<Variable> {
        None
    }
    fn address(&self, _: u32) -> Option<u32> {
        None
    }
    fn predicate(&self, _: u32) -> Option<u32> {
        None
    }
    fn surface(&self, _: u32) -> Option<u32> {
        None
    }
    fn sampler(&self, _: u32) -> Option<u32> {
        None
    }
    fn label(&self, _: u32) -> Option<u8> {
        Some(self.labels as u8)
    }
    fn string(&self, _: u32) -> Option<&[u8]> {
        self.string
    }
    fn string_declared(&self, _: u32) -> Option<bool> {
        Some(self.string.is_some())
    }
    fn label_places(&self, _: u32) -> Option<u32> {
        Some(if self.is_good { 1 } else { 2 })
    }
    fn same_subroutine(&self, _: u32) -> Option<bool> {
        Some(self.is_good)
    }
    fn calls_back(&self, _: u32) -> Option<bool> {
        Some(!self.is_good)
    }
    fn in_function(&self) -> Option<bool> {
        Some(self.is_good)
    }
    fn reached(&self) -> Option<bool> {
        Some(self.is_good)
    }
    fn next_reached(&self) -> Option<bool> {
        Some(self.is_good)
    }
    fn falls_in(&self) -> Option<bool> {
        Some(!self.is_good)
    }
    fn diverges(&self) -> Option<bool> {
        Some(!self.is_good)
    }
    fn attribute(&self, name: &str) -> Option<Option<&[u8]>> {
        let at = ["SLMSize", "Target"].iter().position(|known| *known == name)?;
        Some(self.attributes[at])
    }
}

const GOOD: Kernel = Kernel {
    is_good: true,
    labels: LabelKind::Subroutine,
    string: Some(b"name"),
    attributes: [Some(&[1]), Some(&[0])],
};

/// A string that is longer than any name.
const LONG: &[u8] = &[b'x'; 2000];

fn isa() -> Isa {
    Spec::embedded().unwrap().isa
}

/// The rules about bodies that any instruction violates on any platform. Its fields are zero, except that lists have one
/// element.
fn violated(isa: &Isa, kernel: &Kernel) -> BTreeSet<String> {
    let about_bodies: BTreeSet<&str> = of_bodies(isa).collect();
    let mut found = BTreeSet::new();
    for n in 0..Instruction::ALL.len() {
        let Some(mut one) = Instruction::blank(n) else { continue };
        let count = one.info().fields.iter().position(|field| field.name == "num_labels");
        if let Some(field) = count.and_then(|field| one.field_mut(field, 0)) {
            assert!(field.set_raw(1));
        }
        for platform in Platform::ALL {
            one.check(kernel, *platform, &mut |violation| {
                if about_bodies.contains(violation.rule.id) {
                    found.insert(violation.rule.id.to_string());
                }
            });
        }
    }
    found
}

fn of_bodies(isa: &Isa) -> impl Iterator<Item = &str> {
    let is_instruction = |name: &str| isa.instruction(name).is_some_and(|i| i.same_as.is_none());
    let rules = isa.rules.iter().filter(move |r| r.check == Check::Object && is_instruction(&r.subject));
    rules.map(|rule| rule.id.as_str())
}

#[test]
fn a_good_body_violates_no_rule() {
    assert_eq!(violated(&isa(), &GOOD), BTreeSet::new());
}

#[test]
fn a_bad_body_violates_each_rule() {
    let isa = isa();
    let bad = Kernel { is_good: false, attributes: [Some(&[0]), Some(&[0])], string: None, ..GOOD };
    let mut found = violated(&isa, &bad);
    // A string that does not exist has no length.
    let long = violated(&isa, &Kernel { string: Some(LONG), ..GOOD });
    assert_eq!(long.into_iter().collect::<Vec<_>>(), ["FILE/file_name/length"]);
    found.insert("FILE/file_name/length".to_string());
    assert_eq!(found, of_bodies(&isa).map(str::to_string).collect());
}

/// A kernel for media must have a size of shared local memory. Other kernels may omit the attribute, but it must not be 0.
#[test]
fn shared_local_memory_must_have_a_size() {
    let isa = isa();
    let slm: BTreeSet<String> =
        of_bodies(&isa).filter(|id| id.ends_with("/slm")).map(str::to_string).collect();
    assert!(slm.len() > 20);
    let with = |attributes| violated(&isa, &Kernel { attributes, ..GOOD });
    assert_eq!(with([None, Some(&[0])]), slm);
    assert_eq!(with([None, Some(&[1])]), BTreeSet::new());
    assert_eq!(with([Some(&[0]), Some(&[1])]), slm);
    assert_eq!(with([None, None]), BTreeSet::new(), "a kernel without target");
}
