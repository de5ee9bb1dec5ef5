//! Runs each task of `tasks/` with `genvisa` and with the crates for x86 and WebAssembly, and compares their lengths.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a task that fails fails its test")]

#[path = "../tasks/mod.rs"]
mod tasks;

use expect_test::expect;
use genvisa::{Fret, Instruction, Level, Module, NEWEST_VERSION, Platform};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::path::Path;
use tasks::{build, change, decode_and_print, effects, report};

/// The printed lines of a task.
fn printed(run: impl Fn(&mut String) -> Result<(), Box<dyn std::error::Error>>) -> String {
    let mut out = String::new();
    run(&mut out).unwrap();
    out
}

#[test]
fn a_built_file_is_valid_and_its_instructions_are_printed() {
    let file = build::genvisa::run().unwrap();
    let found = Module::decode(&file).unwrap().validate(Platform::Skl);
    let errors: Vec<_> = found.iter().filter(|(_, violation)| violation.rule.level == Level::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    expect![[r#"
        .function "L0"
        mul (M1, 8) %retval(0,0)<1> %arg(0,0)<1;1,0> 0x3:ud
        add (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> 0x5:ud
        mul (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> %arg(0,0)<1;1,0>
        xor (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> 0x9:ud
        shl (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> 0x2:ud
        add (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> %arg(0,0)<1;1,0>
        and (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> 0xff:ud
        or (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> 0x1:ud
        fret (M1_NM, 1)
    "#]]
    .assert_eq(&printed(|out| decode_and_print::genvisa::run(&file, out)));
    expect![[r#"
        imul eax,edi,3
        add eax,5
        imul eax,edi
        xor eax,9
        shl eax,2
        add eax,edi
        and eax,0FFh
        or eax,1
        ret
    "#]]
    .assert_eq(&printed(|out| decode_and_print::iced::run(&build::iced::run().unwrap(), out)));
    expect![[r#"
        LocalGet { local_index: 0 }
        I32Const { value: 3 }
        I32Mul
        I32Const { value: 5 }
        I32Add
        LocalGet { local_index: 0 }
        I32Mul
        I32Const { value: 9 }
        I32Xor
        I32Const { value: 2 }
        I32Shl
        LocalGet { local_index: 0 }
        I32Add
        I32Const { value: 255 }
        I32And
        I32Const { value: 1 }
        I32Or
        End
    "#]]
    .assert_eq(&printed(|out| decode_and_print::wasm::run(&build::wasm::run().unwrap(), out)));
}

/// The lines in which two texts differ.
fn changed(before: &str, after: &str) -> Vec<[String; 2]> {
    assert_eq!(before.lines().count(), after.lines().count());
    let pairs = before.lines().zip(after.lines()).filter(|(before, after)| before != after);
    pairs.map(|(before, after)| [before.to_string(), after.to_string()]).collect()
}

#[test]
fn one_operand_changes() {
    let before = build::genvisa::run().unwrap();
    let after = change::genvisa::run(&before).unwrap();
    let print = |file: &[u8]| printed(|out| decode_and_print::genvisa::run(file, out));
    expect![[r#"
        [
            [
                "mul (M1, 8) %retval(0,0)<1> %arg(0,0)<1;1,0> 0x3:ud",
                "mul (M1, 8) %retval(0,0)<1> %arg(0,0)<1;1,0> 0x7:ud",
            ],
        ]
    "#]]
    .assert_debug_eq(&changed(&print(&before), &print(&after)));

    let before = build::iced::run().unwrap();
    let after = change::iced::run(&before).unwrap();
    let print = |file: &[u8]| printed(|out| decode_and_print::iced::run(file, out));
    expect![[r#"
        [
            [
                "imul eax,edi,3",
                "imul eax,edi,7",
            ],
        ]
    "#]]
    .assert_debug_eq(&changed(&print(&before), &print(&after)));

    let before = build::wasm::run().unwrap();
    let after = change::wasm::run(&before).unwrap();
    let print = |file: &[u8]| printed(|out| decode_and_print::wasm::run(file, out));
    expect![[r#"
        [
            [
                "I32Const { value: 3 }",
                "I32Const { value: 7 }",
            ],
        ]
    "#]]
    .assert_debug_eq(&changed(&print(&before), &print(&after)));
}

/// A file in which some bytes have other values.
fn with(mut file: Vec<u8>, from: &[u8], to: &[u8]) -> Vec<u8> {
    let at = file.windows(from.len()).position(|bytes| bytes == from).expect("the bytes of an instruction");
    file.splice(at..at + from.len(), to.iter().copied());
    file
}

#[test]
fn invalid_instructions_are_reported() {
    let mut module = Module::decode(&build::genvisa::run().unwrap()).unwrap();
    for body in module.bodies_mut() {
        // Only an instruction with NoMask may have one channel.
        let scalar = genvisa::execution::ExecSize::Simd1;
        let change = |number, instruction: &mut Instruction| {
            if number == 9 {
                *instruction = Fret::new(scalar).into();
            }
        };
        body.change(change).unwrap();
    }
    let file = module.encode().unwrap();
    expect![[r#"
        function 0 instruction 9: FRET/exec_size/scalar: `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask) (`exec_size == 1 => code(exec_size.mask) >= 0b1000`, spec/instructions/FRET.md:58)
    "#]].assert_eq(&printed(|out| report::genvisa::run(&file, out)));
    // The fourth instruction becomes one that 64-bit code does not have.
    let file = with(build::iced::run().unwrap(), &[0x35, 0x09, 0, 0, 0], &[0x06, 0x90, 0x90, 0x90, 0x90]);
    expect![[r#"
        11: invalid
    "#]]
    .assert_eq(&printed(|out| report::iced::run(&file, out)));
    // The first multiplication becomes one of 64 bits.
    let file = with(build::wasm::run().unwrap(), &[0x41, 0x03, 0x6c], &[0x41, 0x03, 0x7e]);
    expect![[r#"
        36: type mismatch: expected i64, found i32 (at offset 0x24)
    "#]]
    .assert_eq(&printed(|out| report::wasm::run(&file, out)));
}

#[test]
fn effects_are_listed() {
    let module = Module::decode(&build::genvisa::run().unwrap()).unwrap();
    let mul = module.bodies().next().and_then(|body| body.iter().nth(3)).unwrap();
    let mut bytes = [0; 64];
    let len = mul.encode(NEWEST_VERSION, &mut bytes).unwrap();
    let list = printed(|out| effects::genvisa::run(bytes.get(..len).unwrap_or_default(), out));
    expect![[r#"
        reads variable 9
        reads variable 8
        writes variable 9
    "#]]
    .assert_eq(&list);
    // imul eax, edi
    expect![[r#"
        EAX:Read
        RAX:Write
        EDI:Read
    "#]]
    .assert_eq(&printed(|out| effects::iced::run(&[0x0f, 0xaf, 0xc7], out)));
}

/// The number of tokens: words, literals and characters of punctuation, and two for each pair of brackets.
fn tokens(stream: TokenStream) -> usize {
    let count = |tree| match tree {
        TokenTree::Group(group) => 2 + tokens(group.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => 1,
    };
    stream.into_iter().map(count).sum()
}

/// The tokens of a program without its imports; nothing if there is no such program.
fn length(task: &str, library: &str) -> Option<usize> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tasks").join(task).join(library).with_extension("rs");
    let file = syn::parse_file(&std::fs::read_to_string(path).ok()?).unwrap();
    let items = file.items.iter().filter(|item| !matches!(item, syn::Item::Use(_)));
    Some(items.map(|item| tokens(item.to_token_stream())).sum())
}

/// The lengths of all programs, as `examples/README.md` has them.
#[test]
fn no_program_is_longer_than_the_shortest_of_the_others() {
    let mut table = String::from(
        "| task | genvisa | iced-x86, object | wasm-encoder, wasmparser |\n| --- | --- | --- | --- |\n",
    );
    for task in ["decode_and_print", "build", "change", "report", "effects"] {
        let lengths = ["genvisa", "iced", "wasm"].map(|library| length(task, library));
        let shown = lengths.map(|length| length.map_or("—".to_string(), |length| length.to_string()));
        table += &format!("| `{task}` | {} |\n", shown.join(" | "));
        let [ours, others @ ..] = lengths;
        assert!(ours <= others.into_iter().flatten().min(), "{task}: {lengths:?}");
    }
    println!("{table}");
    let readme = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    assert!(readme.contains(&table), "examples/README.md has another table than\n{table}");
}
