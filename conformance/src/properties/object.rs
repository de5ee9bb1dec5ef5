//! The bytes of an object.

use super::text::{alike, printed_again};
use super::{Became, Held, holds};
use genvisa::{Module, Platform};
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};

/// Bytes are read or refused. Those that are read are written as they were, judged on every platform and printed; and
/// where text can say all of it, that reads as the same program.
pub fn object(bytes: &[u8]) -> Held {
    let module = Module::from_bytes(bytes);
    // The order in which kernels are read is of no matter.
    let by = Module::from_bytes_by(bytes, |count, read| {
        let mut kernels = (0..count).rev().map(read).collect::<Option<Vec<_>>>()?;
        kernels.reverse();
        Some(kernels)
    });
    holds(by == module, || format!("kernel by kernel it is\n{by:#?}\nand not\n{module:#?}"))?;
    let module = match module {
        Ok(module) => module,
        Err(error) => {
            holds(!error.to_string().is_empty(), || format!("{error:?} says nothing"))?;
            return Ok(Became::Refused);
        }
    };
    let written = module.to_bytes().map_err(|error| format!("what was read is not written: {error}"))?;
    holds(written == bytes, || format!("{bytes:02x?} is written as {written:02x?}"))?;
    for platform in Platform::ALL {
        for (place, violation) in module.validate(*platform) {
            holds(!violation.to_string().is_empty(), || format!("{place:?}: {violation:?} says nothing"))?;
        }
    }
    let printed = disassemble(&module);
    holds(Target::default().disassemble_closely(&module) == printed, || {
        format!("a line does not say all that its form should:\n{printed}")
    })?;
    let mut pieces = Vec::new();
    Target::default()
        .disassemble_to(&module, &mut pieces)
        .map_err(|error| format!("it is not printed in pieces: {error}"))?;
    holds(pieces == printed.as_bytes(), || format!("in pieces it is not printed as\n{printed}"))?;
    // Comments have what text cannot say.
    match assemble(&printed) {
        Ok(again) if !printed.contains("//") => {
            alike(&module, &again).map_err(|what| format!("{what}, said as\n{printed}"))?;
            printed_again(&again, &printed)?;
            Ok(Became::Said)
        }
        _ => Ok(Became::Read),
    }
}
