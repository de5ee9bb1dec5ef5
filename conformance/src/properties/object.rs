//! The bytes of an object.

use super::text::{alike, printed_again};
use super::{Became, Held, holds};
use genvisa::{Module, Platform};
use genvisa_asm::module::{assemble, disassemble, disassemble_closely};

/// Bytes are read or refused. Those that are read are written as they were, judged on every platform and printed; and
/// where text can say all of it, that reads as the same program.
pub fn object(bytes: &[u8]) -> Held {
    let module = match Module::from_bytes(bytes) {
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
    holds(disassemble_closely(&module) == printed, || {
        format!("a line does not say all that its form should:\n{printed}")
    })?;
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
