//! The bytes of an object.

use super::same::{Kept, same};
use super::text::printed_again;
use super::{InputOutcome, PropertyResult, ensure, has_message};
use genvisa::{Module, Platform};
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};

/// Bytes are read or refused. Bytes that are read are written unchanged, validated on every platform and printed. If the
/// text form can represent the whole program, the text reads as the same program.
pub fn object(bytes: &[u8]) -> PropertyResult {
    let module = Module::decode(bytes);
    // The order in which kernels are read has no effect.
    let by = Module::decode_by(bytes, |count, read| {
        let mut kernels = (0..count).rev().map(read).collect::<Option<Vec<_>>>()?;
        kernels.reverse();
        Some(kernels)
    });
    ensure(by == module, || format!("read kernel by kernel, the module is\n{by:#?}\nand not\n{module:#?}"))?;
    let module = match module {
        Ok(module) => module,
        Err(error) => {
            ensure(has_message(&error), || format!("{error:?} has no message"))?;
            return Ok(InputOutcome::Refused);
        }
    };
    let written = module.encode().map_err(|error| format!("the module is not written: {error}"))?;
    ensure(written == bytes, || format!("{bytes:02x?} is written as {written:02x?}"))?;
    for platform in Platform::ALL {
        for (place, violation) in module.validate_flow(*platform) {
            ensure(has_message(&violation), || format!("{place:?}: {violation:?} has no message"))?;
        }
    }
    let printed = disassemble(&module);
    ensure(Target::default().disassemble_closely(&module) == printed, || {
        format!("a line does not represent its whole instruction:\n{printed}")
    })?;
    let mut pieces = Vec::new();
    Target::default()
        .disassemble_to(&module, &mut pieces)
        .map_err(|error| format!("the module is not printed in pieces: {error}"))?;
    ensure(pieces == printed.as_bytes(), || format!("in pieces, the module is not printed as\n{printed}"))?;
    // The printer adds a comment where the text form cannot represent something.
    match assemble(&printed) {
        Ok(again) if !printed.contains("//") => {
            same(&module, &again, Kept::Names).map_err(|what| format!("{what}, printed as\n{printed}"))?;
            printed_again(&again, &printed)?;
            Ok(InputOutcome::Converted)
        }
        _ => Ok(InputOutcome::Read),
    }
}
