//! Decides which printed lines are known to be read back as the same instruction, so that the printer need not read them.
//!
//! The printer must never lose a bit: a line that is not read back as its instruction is printed as `.bytes`. To read each
//! line is the simple way to check this. For most forms the result is known in advance: each field is in the form once,
//! and no text of a part can be mistaken for another part. Then a few conditions on the fields are left to check, which cost
//! less than reading the line.
//!
//! This costs a second description of the forms, and pays: without it, printing the 61 556 instructions of a corpus of compiled
//! programs takes 1.5 times as long. The bench `programs` of `genvisa-cli` prints both rates. A test prints every program with
//! and without proofs and compares the two.

mod bytes;
mod prover;

use crate::access;
use crate::forms::{Bits, FORMS, Form};
use crate::operand::print::reads_back;
use crate::read;
use crate::symbols::{Naming, Symbol};
use genvisa::Instruction;
use genvisa::operands::{RawOperand, ValBits};
use genvisa_runtime::{FieldInfo, Fields, Refers, Role};
use prover::Prover;
use std::sync::{LazyLock, OnceLock};

/// The conditions under which a line of a form is read back as the instruction that was printed.
#[derive(Debug, Default)]
pub struct Proof(Vec<Condition>);

/// A condition on a field.
#[derive(Debug)]
struct Condition {
    field: usize,
    /// Whether zero is printed as nothing.
    is_optional: bool,
    requirement: Requirement,
}

/// The values of a field that are read back.
#[derive(Debug)]
enum Requirement {
    /// These bits, which the form does not print, are zero.
    Zero(u64),
    /// The code is one of these. No spelling of them can be mistaken for another one.
    Code(Bits, Vec<u64>),
    /// The number is one of these; indexed by the number.
    Number(Box<[bool; 256]>),
    /// A declared predicate, without bits of unknown meaning.
    Predicate,
    /// A vector operand that is read back in this role; whether it may saturate.
    Vector(Role, bool),
    /// A raw operand of a declared variable.
    Raw,
    /// An index of something declared.
    Index(Refers),
}

/// The proofs of all forms, made when a form is printed first: assembling needs none.
static PROOFS: LazyLock<Vec<OnceLock<Option<Proof>>>> =
    LazyLock::new(|| FORMS.all.iter().map(|_| OnceLock::new()).collect());

impl Proof {
    /// The proof of a form; `None` if its lines have to be read.
    pub fn of(form: &Form) -> Option<&'static Self> {
        let proof = PROOFS.get(form.number)?;
        proof.get_or_init(|| Self::new(form)).as_ref()
    }

    fn new(form: &Form) -> Option<Self> {
        let info = Instruction::ALL.get(form.instruction)?;
        let is_plain = info.fields.iter().all(|field| field.when.is_none() && field.count.is_none());
        let is_named = |field: &&FieldInfo| field.refers.is_some_and(Refers::is_named_by_programs);
        let named = info.fields.iter().filter(is_named).count();
        // Among instructions with the same bytes, a line is read as the one that the bytes are decoded as.
        if !is_plain || named > 1 || info.same_as.is_some() {
            return None;
        }
        Prover::new(info).prove(&form.nodes).map(Self)
    }

    /// Whether a line of an instruction, printed along the form, is read back as the instruction.
    pub fn holds(&self, instruction: &Instruction, form: &Form, line: &str, naming: &dyn Naming) -> bool {
        // The form must be the first one that reading tries.
        read::first_form(line).is_some_and(|first| first.number == form.number)
            && self.0.iter().all(|condition| condition.holds(instruction, naming))
    }
}

impl Condition {
    fn holds(&self, instruction: &Instruction, naming: &dyn Naming) -> bool {
        let Some(value) = instruction.field(self.field, 0) else { return false };
        let raw = value.raw().unwrap_or_default();
        let is_omitted = self.is_optional && raw == 0;
        match &self.requirement {
            Requirement::Zero(mask) => raw & mask == 0,
            Requirement::Code(bits, codes) => codes.contains(&bits.get(raw)),
            Requirement::Number(numbers) => {
                is_omitted || usize::try_from(raw).is_ok_and(|raw| numbers.get(raw) == Some(&true))
            }
            Requirement::Predicate => is_omitted || is_whole_predicate(raw, naming),
            Requirement::Vector(role, saturates) => access::vector(instruction, self.field)
                .is_some_and(|operand| reads_back(operand, *role, *saturates, naming)),
            Requirement::Raw => access::raw_operand(instruction, self.field, 0).is_some_and(|operand| {
                naming.is_known(Symbol::Variable(operand.id))
                    || self.is_optional && operand == RawOperand::default()
            }),
            Requirement::Index(table) => {
                is_omitted || u32::try_from(raw).is_ok_and(|index| is_known(*table, index, naming))
            }
        }
    }
}

/// Whether a predicate is declared and has no bits other than those of its text.
fn is_whole_predicate(raw: u64, naming: &dyn Naming) -> bool {
    let bits = ValBits::from_raw(raw as u16);
    let printed = bits.combine().zip(bits.inverse()).map(|(combine, inverse)| {
        let read = ValBits::from_raw(bits.id()).with_combine(combine).with_inverse(inverse);
        u64::from(read.raw())
    });
    printed == Some(raw) && naming.is_known(Symbol::Predicate(bits.id().into()))
}

fn is_known(table: Refers, index: u32, naming: &dyn Naming) -> bool {
    naming.is_known(match table {
        Refers::Variable => Symbol::Variable(index),
        Refers::Address => Symbol::Address(index),
        Refers::Predicate => Symbol::Predicate(index),
        Refers::Surface => Symbol::Surface(index),
        Refers::Sampler => Symbol::Sampler(index),
        Refers::Label => return naming.is_bare_label(index),
        Refers::String => return false,
    })
}

#[cfg(test)]
mod tests {
    use super::Proof;
    use crate::forms::FORMS;
    use crate::operand::{code_of, number_of};
    use genvisa::Instruction;
    use genvisa::operands::{AddrOpndWidth, HorizontalStride, VerticalStride, Width};

    /// The prover relies on this: no number has two codes.
    #[test]
    fn numbers_have_one_code() {
        let all = [AddrOpndWidth::INFO, HorizontalStride::INFO, VerticalStride::INFO, Width::INFO];
        for value in all.into_iter().flat_map(|values| values.iter().map(move |value| (values, value))) {
            let number = number_of(value.0, value.1.code);
            assert!(number.is_none_or(|number| code_of(value.0, number) == Some(value.1.code)), "{number:?}");
        }
    }

    #[test]
    fn most_forms_are_proven() {
        let printed = FORMS.all.iter().filter(|form| !form.is_read_only);
        let of = |name| {
            let mut own = printed.clone().filter(|form| Instruction::ALL[form.instruction].name == name);
            own.any(|form| Proof::of(form).is_some())
        };
        assert!(["ADD", "MOV", "CMP", "GOTO", "GATHER4_SCALED", "SVM_BLOCK_LD"].into_iter().all(of));
        // Conditional fields, `&` and repeated labels are not proven.
        assert!(!["LSC_UNTYPED", "3D_SAMPLE", "ADDR_ADD", "SWITCHJMP"].into_iter().any(of));
        let proven = printed.clone().filter(|form| Proof::of(form).is_some()).count();
        assert!(2 * proven > printed.count(), "{proven} forms");
    }
}
