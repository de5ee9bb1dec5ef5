//! The text of a program.

use super::same::{Kept, same};
use super::{InputOutcome, PropertyResult, ensure};
use genvisa::Module;
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;

/// Text is read, or refused with problems that are sorted by position and inside of it. A text that is read gives the same
/// program as an object and as printed text.
pub fn text(text: &str) -> PropertyResult {
    let module = match assemble(text) {
        Ok(module) => module,
        Err(problems) => {
            ensure(!problems.is_empty(), || "the text is refused without a problem".into())?;
            ensure(Target::default().assemble_to_bytes(text.as_bytes()).is_none(), || {
                "direct assembly does not refuse the text".into()
            })?;
            ensure(problems.is_sorted_by_key(|problem| problem.span.start), || {
                format!("problems are out of order: {problems:#?}")
            })?;
            for problem in &problems {
                let spans =
                    std::iter::once(&problem.span).chain(problem.other.as_ref().map(|(span, _)| span));
                let outside = spans.filter(|span| text.get((*span).clone()).is_none()).count();
                ensure(outside == 0, || format!("{problem:?} is outside of the text"))?;
            }
            let rendered = Source::new("k.visaasm", text).render(&problems, false);
            ensure(!rendered.is_empty(), || "the problems are not rendered".into())?;
            return Ok(InputOutcome::Refused);
        }
    };
    let bytes = module.encode().map_err(|error| format!("the module is not written: {error}"))?;
    let pieces = Target::default().assemble_to_bytes(text.as_bytes()).map(|pieces| pieces.concat());
    ensure(pieces.as_ref() == Some(&bytes), || {
        format!("direct assembly gives {pieces:02x?}, not {bytes:02x?}")
    })?;
    let object = Module::decode(&bytes).map_err(|error| format!("the object is not read: {error}"))?;
    ensure(object == module, || format!("{module:#?}\nis read from its object as\n{object:#?}"))?;
    let printed = disassemble(&module);
    let again = read_again(&printed)?;
    same(&module, &again, Kept::Meaning).map_err(|what| format!("{what}, printed as\n{printed}"))?;
    // A name that the text form cannot represent is in a comment of the first text only.
    let named = disassemble(&again);
    printed_again(&read_again(&named)?, &named)?;
    Ok(InputOutcome::Converted)
}

fn read_again(printed: &str) -> Result<Module, String> {
    assemble(printed).map_err(|problems| {
        let problems = Source::new("printed.visaasm", printed).render(&problems, false);
        format!("the printed text is not read:\n{printed}\n{problems}")
    })
}

/// A module that was read from a printed text is printed like it.
pub(super) fn printed_again(module: &Module, printed: &str) -> Result<(), String> {
    let again = disassemble(module);
    ensure(again == printed, || format!("the text\n{printed}\nis printed again as\n{again}"))
}
