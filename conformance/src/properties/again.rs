//! Objects that are disassembled and assembled again, compared by the machine code that the finalizer makes of them.

use crate::finalizer::{Finalizer, Input, Verdict};
use crate::same_module::mean_the_same;
use genvisa::Module;
use genvisa_asm::module::{assemble, disassemble};
use std::io;

/// The result for an object that was disassembled and assembled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Again {
    /// The bytes are no object: there is a message in place of a text.
    NotDisassembled,
    /// The assembler refuses the text, with messages.
    NotAssembled,
    /// The same bytes.
    SameBytes,
    /// The same module, with its strings in another order.
    SameModule,
    /// The finalizer makes the same machine code of both.
    SameCode,
    /// The finalizer makes machine code of neither.
    NoCode,
    /// The finalizer makes code of the new object only.
    CodeOfNew,
    /// The machine code differs, or the finalizer refuses the new object, and a comment of the text names the lost part.
    Announced,
    /// The machine code differs, or the finalizer refuses the new object only.
    Different,
}

impl Again {
    /// All outcomes.
    pub const ALL: [Self; 9] = [
        Self::NotDisassembled,
        Self::NotAssembled,
        Self::SameBytes,
        Self::SameModule,
        Self::SameCode,
        Self::NoCode,
        Self::CodeOfNew,
        Self::Announced,
        Self::Different,
    ];
}

/// Disassembles bytes and assembles the text. The finalizer is asked where the two modules are not the same.
///
/// # Errors
/// The finalizer does not start.
pub fn again(bytes: &[u8], finalizer: &Finalizer, platform: &str) -> io::Result<Again> {
    let Ok(module) = Module::decode(bytes) else { return Ok(Again::NotDisassembled) };
    let text = disassemble(&module);
    let Ok(read) = assemble(&text) else { return Ok(Again::NotAssembled) };
    let Ok(written) = read.encode() else { return Ok(Again::NotAssembled) };
    if written == bytes {
        return Ok(Again::SameBytes);
    }
    if mean_the_same(&module, &read) {
        return Ok(Again::SameModule);
    }
    let [old, new] = [bytes, &written].map(|object| finalizer.compile(Input::Object(object), platform));
    Ok(match (old?, new?) {
        (Verdict::Accepted(old), Verdict::Accepted(new)) if old == new => Again::SameCode,
        (Verdict::Accepted(_), _) if text.contains("//") => Again::Announced,
        (Verdict::Accepted(_), _) => Again::Different,
        (_, Verdict::Accepted(_)) => Again::CodeOfNew,
        _ => Again::NoCode,
    })
}
