//! Texts that were damaged: whatever stands there, it is read or refused; and what is read can be printed and read again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what a test cannot do fails it")]

use genvisa::object::{AttributeInfo, KernelData};
use genvisa::{Instruction, Module};
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;
use std::fs;
use std::path::Path;

/// Pieces that mean something.
const PIECES: [&str; 24] = [
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    ",",
    ":",
    "\"",
    "\\",
    "\n",
    "/*",
    "*/",
    "//",
    "%",
    ".",
    "=",
    "-",
    "0x",
    " \\\n",
    "é",
    "\0",
    ".decl x v_type=G type=ud num_elts=1 alias=<x, 0>\n",
    "%sizeof(",
];

/// Numbers without a pattern, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap() % end.max(1)
    }

    /// A place between two characters.
    fn place(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
    }

    /// One change: something removed, repeated or put in.
    fn damage(&mut self, text: &mut String) {
        let (from, to) = (self.place(text), self.place(text));
        let range = from.min(to)..from.max(to);
        let near = range.start
            ..text[range.start..]
                .char_indices()
                .nth(self.below(12))
                .map_or(text.len(), |(n, _)| range.start + n);
        match self.below(5) {
            0 => text.replace_range(near, ""),
            1 if range.len() < 2000 => {
                let again = text[range.clone()].to_string();
                text.insert_str(range.end, &again);
            }
            2 => text.truncate(range.end),
            3 => text.replace_range(near, PIECES[self.below(PIECES.len())]),
            _ => text.insert_str(from, PIECES[self.below(PIECES.len())]),
        }
    }
}

/// The kernels that finalizers have read.
fn kernels() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/oracle");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "visaasm"));
    paths.sort();
    assert!(paths.len() > 10, "the kernels are there");
    paths.iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn whole() {
    for (path, text) in kernels() {
        let module = assemble(&text)
            .unwrap_or_else(|problems| panic!("{}", Source::new(&path, &text).render(&problems, false)));
        let printed = disassemble(&module);
        assert_eq!(disassemble(&assemble(&printed).unwrap()), printed, "{path}");
    }
}

#[test]
fn damaged() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let (mut read, mut refused) = (0, 0);
    for (path, text) in kernels() {
        for _ in 0..1000 {
            let mut text = text.clone();
            for _ in 0..=numbers.below(3) {
                numbers.damage(&mut text);
            }
            match assemble(&text) {
                Ok(module) => {
                    // Names that no text can have are told in a comment once.
                    let again = |printed: &str| assemble(printed).map(|module| disassemble(&module));
                    let printed = disassemble(&module);
                    let named = again(&printed)
                        .unwrap_or_else(|_| panic!("{path}, damaged, is printed as\n{printed}"));
                    assert_eq!(again(&named).as_ref(), Ok(&named), "{path}, damaged:\n{text}");
                    read += 1;
                }
                Err(problems) => {
                    assert!(
                        !problems.is_empty() && problems.is_sorted_by_key(|problem| problem.span.start),
                        "{path}"
                    );
                    assert!(
                        problems.iter().all(|problem| text.get(problem.span.clone()).is_some()),
                        "{path}: {problems:?}\n{text}"
                    );
                    assert!(!Source::new(&path, &text).render(&problems, false).is_empty());
                    refused += 1;
                }
            }
        }
    }
    assert!(read > 500 && refused > 500, "{read} are read, {refused} refused");
}

/// Objects that were damaged: they are printed, and where all was said, what is read prints alike.
#[test]
fn damaged_objects() {
    let mut numbers = Numbers(0xd1b5_4a32_d192_ed03);
    let (mut said, mut unsaid) = (0, 0);
    for (path, text) in kernels() {
        let bytes = assemble(&text).unwrap().to_bytes().unwrap();
        for _ in 0..500 {
            let mut bytes = bytes.clone();
            for _ in 0..=numbers.below(2) {
                let at = numbers.below(bytes.len());
                bytes[at] = u8::try_from(numbers.below(256)).unwrap();
            }
            let Ok(module) = Module::from_bytes(&bytes) else { continue };
            let printed = disassemble(&module);
            match assemble(&printed) {
                Ok(again) if !printed.contains("//") => {
                    assert_eq!(disassemble(&again), printed, "{path}");
                    assert!(instructions(&module).eq(instructions(&again)), "{path}:\n{printed}");
                    let (object, text) = (without_strings(module), without_strings(again));
                    assert!(object == text, "{path}:\n{object:#?}\nis said as\n{text:#?}");
                    said += 1;
                }
                _ => unsaid += 1,
            }
        }
    }
    assert!(said > 500 && unsaid > 500, "{said} are said, {unsaid} are not");
}

/// The instructions of the first kernel, but for those that name what has another place in another table.
fn instructions(module: &Module) -> impl Iterator<Item = &Instruction> {
    let names = |one: &Instruction| {
        one.info().fields.iter().any(|field| matches!(field.refers, Some("label" | "string")))
    };
    module.kernels[0].body.known.iter().filter(move |one| !names(one))
}

/// The declarations of the first kernel without what has another place in another pool.
fn without_strings(mut module: Module) -> KernelData {
    let mut data = std::mem::take(&mut module.kernels[0].data);
    data.string_pool.clear();
    (data.name_index, data.entry, data.size) = (0, 0, 0);
    let attributes = |attributes: &mut Vec<AttributeInfo>| {
        for attribute in attributes {
            attribute.name = 0;
            // No byte is 1, and text has numbers of four.
            match attribute.value[..] {
                [] => attribute.value = vec![1, 0, 0, 0],
                [byte] => attribute.value = i32::from(byte.cast_signed()).to_le_bytes().to_vec(),
                [a, b] => attribute.value = i32::from(i16::from_le_bytes([a, b])).to_le_bytes().to_vec(),
                _ => {}
            }
        }
    };
    for info in &mut data.var_info {
        info.name_index = 0;
        attributes(&mut info.attribute_info);
    }
    data.address_info.iter_mut().for_each(|info| info.name_index = 0);
    data.predicate_info.iter_mut().for_each(|info| info.name_index = 0);
    data.sampler_info.iter_mut().for_each(|info| info.name_index = 0);
    data.surface_info.iter_mut().for_each(|info| info.name_index = 0);
    data.label_info.iter_mut().for_each(|info| info.name_index = 0);
    attributes(&mut data.attribute_info);
    data
}
