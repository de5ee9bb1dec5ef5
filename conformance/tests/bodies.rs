//! Rules about instructions that only a whole kernel shows to be broken: each is broken where the body and the attributes
//! answer one way, and kept where they answer the other.

#![allow(clippy::unwrap_used, reason = "what a test cannot do fails it")]

use genvisa::{Instruction, LabelKind, Platform};
use genvisa_reader::isa::{Check, Isa};
use genvisa_reader::{load, read};
use genvisa_runtime::{Fields, Scope, Variable};
use std::collections::BTreeSet;
use std::path::Path;

/// A kernel that answers all questions about its body alike.
#[derive(Clone, Copy)]
struct Kernel {
    is_good: bool,
    labels: LabelKind,
    /// Of shared local memory, and the target: 0 has to say how much it has.
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
    fn label_places(&self, _: u32) -> Option<u32> {
        Some(if self.is_good { 1 } else { 2 })
    }
    fn same_subroutine(&self, _: u32) -> Option<bool> {
        Some(self.is_good)
    }
    fn calls_back(&self, _: u32) -> Option<bool> {
        Some(!self.is_good)
    }
    fn attribute(&self, name: &str) -> Option<Option<&[u8]>> {
        let at = ["SLMSize", "Target"].iter().position(|known| *known == name)?;
        Some(self.attributes[at])
    }
}

const GOOD: Kernel =
    Kernel { is_good: true, labels: LabelKind::Subroutine, attributes: [Some(&[1]), Some(&[0])] };

fn isa() -> Isa {
    read(&load(&[Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")]).unwrap()).0
}

/// The rules about bodies that each instruction breaks somewhere, as it is when nothing is set but what lists are long.
fn broken(isa: &Isa, kernel: &Kernel) -> BTreeSet<String> {
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
fn good_bodies_break_none() {
    assert_eq!(broken(&isa(), &GOOD), BTreeSet::new());
}

#[test]
fn each_rule_is_broken_by_a_body() {
    let isa = isa();
    let bad = Kernel { is_good: false, attributes: [Some(&[0]), Some(&[0])], ..GOOD };
    assert_eq!(broken(&isa, &bad), of_bodies(&isa).map(str::to_string).collect());
}

/// A kernel for media says how much shared local memory it has; others may leave it to their runtime, but not say none.
#[test]
fn shared_local_memory() {
    let isa = isa();
    let slm: BTreeSet<String> =
        of_bodies(&isa).filter(|id| id.ends_with("/slm")).map(str::to_string).collect();
    assert!(slm.len() > 20);
    let with = |attributes| broken(&isa, &Kernel { attributes, ..GOOD });
    assert_eq!(with([None, Some(&[0])]), slm);
    assert_eq!(with([None, Some(&[1])]), BTreeSet::new());
    assert_eq!(with([Some(&[0]), Some(&[1])]), slm);
    assert_eq!(with([None, None]), BTreeSet::new(), "a kernel without target");
}
