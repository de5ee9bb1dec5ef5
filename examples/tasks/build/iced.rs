use iced_x86::code_asm::*;
use object::write::{Object, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SymbolFlags, SymbolKind, SymbolScope};
use std::error::Error;

pub fn run() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut a = CodeAssembler::new(64)?;
    a.imul_3(eax, edi, 3)?;
    a.add(eax, 5)?;
    a.imul_2(eax, edi)?;
    a.xor(eax, 9)?;
    a.shl(eax, 2)?;
    a.add(eax, edi)?;
    a.and(eax, 255)?;
    a.or(eax, 1)?;
    a.ret()?;
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    let symbol = object.add_symbol(Symbol {
        name: b"f".to_vec(),
        value: 0,
        size: 0,
        kind: SymbolKind::Text,
        scope: SymbolScope::Linkage,
        weak: false,
        section: SymbolSection::Undefined,
        flags: SymbolFlags::None,
    });
    object.add_symbol_data(symbol, text, &a.assemble(0)?, 16);
    Ok(object.write()?)
}
