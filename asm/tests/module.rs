//! Declarations of every kind: what they are in an object, how they are printed, and that what is printed is read again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use expect_test::{Expect, expect};
use genvisa::object::{
    AddressInfo, AliasScopeSpecifier, AliasScopeSpecifierBits, Alignment, AttributeInfo, Category,
    FunctionInfo, InputInfo, Kind, Linkage, LinkageBits, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use genvisa::{
    Body, DataType, Fcall, Instruction, Jmp, Kernel, Label, Module, ModuleLocation, Platform, Version,
    Violation,
};
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;
use genvisa_asm::symbols::{Named, Symbol};

#[track_caller]
fn read(text: &str) -> Module {
    assemble(text).unwrap_or_else(|problems| panic!("{}", Source::new("k", text).render(&problems, false)))
}

/// A kernel with these lines.
#[track_caller]
fn kernel(lines: &str) -> Kernel {
    let mut module = read(&format!(".version 4.1\n.kernel \"k\"\n{lines}"));
    assert_eq!((module.kernels.len(), module.functions.len()), (1, 0));
    module.kernels.remove(0)
}

/// The print of a text. It reads as the same program; its strings can be in another order, that of their first use.
#[track_caller]
fn printed(text: &str) -> String {
    let module = read(text);
    let printed = disassemble(&module);
    let closely = Target::default().disassemble_closely(&module);
    assert_eq!(closely, printed, "the text is the same where every line is read back");
    let again = read(&printed);
    assert_eq!(disassemble(&again), printed, "what is printed is the same program");
    let pieces = Target::default().assemble_to_bytes(text.as_bytes()).unwrap().concat();
    assert!(pieces == module.encode().unwrap(), "without a module it is the same object:\n{printed}");
    assert!(read(&disassemble(&again)) == again, "in its own order it is the same module:\n{printed}");
    for module in [module, again] {
        let bytes = module.encode().unwrap();
        assert!(Module::decode(&bytes) == Ok(module), "objects hold it:\n{printed}");
    }
    printed
}

#[track_caller]
fn prints(text: &str, expected: &Expect) {
    expected.assert_eq(&printed(text));
}

/// A string of a kernel.
fn text(kernel: &Kernel, index: u32) -> String {
    kernel.data.string_pool[index as usize].to_text()
}

#[test]
fn versions() {
    for (text, version) in
        [(".version 4.1", (4, 1)), (" .version  3 . 6 // old", (3, 6)), (".version 255.0", (255, 0))]
    {
        let text = format!("{text}\n.kernel k\n");
        assert_eq!(read(&text).version(), Version::new(version.0, version.1), "{text}");
    }
    // The version decides layouts: the object is one of its version.
    for version in ["3.3", "3.6", "4.1"] {
        printed(&format!(
            ".version {version}\n.kernel \"k\"\n.decl x v_type=G type=ud num_elts=1 attrs={{Output}}\n"
        ));
    }
}

#[test]
fn general() {
    let k = kernel(
        ".decl a v_type=G type=ud num_elts=16\n\
         .decl b v_type=G type=F num_elts=0x10 align=GRF\n\
         .decl c v_type = G type = uw num_elts = %sizeof(a)/2 align = 2GRF alias = <a, 4*(1<2)> attrs = {Output, Scope=1}\n\
         .decl d v_type=G type=ub num_elts=32 alias=<%r0, 8>\n\
         .decl e v_type=G type=ub num_elts=32 alias=<V7, 0>\n",
    );
    let strings: Vec<String> = k.data.string_pool.iter().map(|string| string.to_text()).collect();
    assert_eq!(strings, ["", "k", "a", "b", "Output", "Scope", "c", "d", "e"]);
    let info = |name_index, ty, alignment, num_elements| {
        let info = VarInfo { name_index, num_elements, ..VarInfo::default() };
        let bit_properties = info.bit_properties.with_data_type(ty).with_alignment(alignment);
        VarInfo { bit_properties, ..info }
    };
    let attributes =
        vec![AttributeInfo { name: 4, value: vec![] }, AttributeInfo { name: 5, value: vec![1, 0, 0, 0] }];
    let expected = [
        info(2, DataType::Ud, Alignment::Byte, 16),
        info(3, DataType::F, Alignment::Grf, 16),
        VarInfo {
            alias_index: 32,
            alias_offset: 4,
            attribute_info: attributes,
            ..info(6, DataType::Uw, Alignment::Grf2, 32)
        },
        VarInfo { alias_index: 7, alias_offset: 8, ..info(7, DataType::Ub, Alignment::Byte, 32) },
        VarInfo { alias_index: 7, ..info(8, DataType::Ub, Alignment::Byte, 32) },
    ];
    assert_eq!(k.data.var_info, expected);
}

#[test]
fn alignments() {
    let names = [
        ("byte", Alignment::Byte),
        ("word", Alignment::Word),
        ("dword", Alignment::Dword),
        ("qword", Alignment::Qword),
        ("oword", Alignment::Oword),
        ("hword", Alignment::Hword),
        ("GRF", Alignment::Grf),
        ("GRFx2", Alignment::Grf2),
        ("2GRF", Alignment::Grf2),
        ("wordx32", Alignment::Word32),
        ("32word", Alignment::Word32),
        ("wordx64", Alignment::Word64),
        ("64word", Alignment::Word64),
        ("1", Alignment::Byte),
        ("2", Alignment::Word),
        ("4", Alignment::Dword),
        ("8", Alignment::Qword),
        ("16", Alignment::Oword),
        ("32", Alignment::Hword),
        ("64", Alignment::Word32),
        ("128", Alignment::Word64),
        ("(16+16)", Alignment::Hword),
        ("0x8", Alignment::Qword),
    ];
    for (name, alignment) in names {
        let k = kernel(&format!(".decl x v_type=G type=ud num_elts=1 align={name}\n"));
        assert_eq!(k.data.var_info[0].bit_properties.alignment(), Some(alignment), "{name}");
    }
}

#[test]
fn types() {
    for name in ["ud", "d", "uw", "w", "ub", "b", "df", "f", "uq", "q", "hf", "bf"] {
        for name in [name.to_string(), name.to_uppercase()] {
            let k = kernel(&format!(".decl x v_type=G type={name} num_elts=1\n"));
            let ty = k.data.var_info[0].bit_properties.data_type().unwrap();
            let info = DataType::INFO.iter().find(|info| info.code == ty.code()).unwrap();
            assert_eq!(info.name, name.to_uppercase());
        }
    }
}

#[test]
fn other_classes() {
    let k = kernel(
        ".decl a v_type=A num_elts=4\n.decl p v_type=P num_elts=32 attrs={Output}\n\
         .decl s v_type=S num_elts=1 v_name=S000\n.decl t v_type=T num_elts=2 v_name=T006 attrs={DoNotSpill}\n",
    );
    let named = |index, name: &str| assert_eq!(text(&k, index), name);
    let AddressInfo { name_index, num_elements, .. } = k.data.address_info[0].clone();
    named(name_index, "a");
    assert_eq!(num_elements, 4);
    let PredicateInfo { name_index, num_elements, attribute_info } = k.data.predicate_info[0].clone();
    named(name_index, "p");
    named(attribute_info[0].name, "Output");
    assert_eq!((num_elements, attribute_info.len()), (32, 1));
    let SamplerInfo { name_index, num_elements, .. } = k.data.sampler_info[0].clone();
    named(name_index, "s");
    assert_eq!(num_elements, 1);
    let SurfaceInfo { name_index, num_elements, attribute_info } = k.data.surface_info[0].clone();
    named(name_index, "t");
    named(attribute_info[0].name, "DoNotSpill");
    assert_eq!(num_elements, 2);
}

#[test]
fn inputs() {
    let k = kernel(
        ".decl x v_type=G type=ud num_elts=3\n.decl s v_type=S num_elts=1\n.decl t v_type=T num_elts=2\n\
         .input x offset=32 size=8\n.input x offset=64\n.input x size=4\n.input s offset=0x80\n.input t offset=2*66\n\
         .implicit_LOCAL_SIZE x offset=160 size=12\n.implicit_PSEUDO_INPUT x\n.implicit_UNDEFINED_12 x offset=192\n\
         .implicit_UNDEFINED_31 x offset=224\n.parameter x size=4\n",
    );
    let input = |category, provenance, id, offset, size| {
        let info = InputInfo { id, offset, size, ..InputInfo::default() };
        InputInfo { kind: info.kind.with_category(category).with_provenance(provenance), ..info }
    };
    let expected = [
        input(Category::General, 0, 32, 32, 8),
        input(Category::General, 0, 32, 64, 12),
        input(Category::General, 0, 32, 0, 4),
        input(Category::Sampler, 0, 0, 128, 4),
        input(Category::Surface, 0, 6, 132, 8),
        input(Category::General, 1, 32, 160, 12),
        input(Category::General, 4, 32, 0, 12),
        input(Category::General, 12, 32, 192, 12),
        input(Category::General, 31, 32, 224, 12),
        input(Category::General, 0, 32, 0, 4),
    ];
    assert_eq!(k.data.input_info, expected);
}

#[test]
fn attributes() {
    let k = kernel(
        ".kernel_attr Target=\"3d\"\n.kernel_attr Target=0\n.kernel_attr SimdSize=2*8\n.kernel_attr NoBarrier\n\
         .kernel_attr Entry=1\n.kernel_attr OutputAsmPath=\"a\\\"b.asm\"\n.kernel_attr SpillMemOffset=-1   \n",
    );
    let found: Vec<(String, &[u8])> =
        k.data.attribute_info.iter().map(|info| (text(&k, info.name), &info.value[..])).collect();
    let expected: [(&str, &[u8]); 7] = [
        ("Target", &[1, 0, 0, 0]),
        ("Target", &[0, 0, 0, 0]),
        ("SimdSize", &[16, 0, 0, 0]),
        ("NoBarrier", &[]),
        ("Entry", &[]),
        ("OutputAsmPath", b"a\"b.asm"),
        ("SpillMemOffset", &[255, 255, 255, 255]),
    ];
    assert_eq!(found, expected.map(|(name, value)| (name.to_string(), value)));
}

/// There are six predefined surfaces and one predefined predicate.
#[test]
fn a_class_has_as_many_variables_as_there_are_indexes() {
    for (class, most) in [("T", 250), ("P", 4095)] {
        let declared = |count: usize| -> String {
            let lines = (0..count).map(|n| format!(".decl x{n} v_type={class} num_elts=1\n"));
            lines.collect()
        };
        let data = kernel(&declared(most)).data;
        assert_eq!(data.surface_info.len() + data.predicate_info.len(), most, "{class}");
        let text = format!(".version 4.1\n.kernel \"k\"\n{}", declared(most + 1));
        let message = assemble(&text).unwrap_err().remove(0).message;
        assert!(message.starts_with("there are too many variables of this class"), "{class}: {message}");
    }
}

/// A flag is present with 1 or without a value, and a number of an object is 1 without a value. The finalizer reads them so.
#[test]
fn attributes_without_a_value() {
    let values = |line: &str| -> Vec<Vec<u8>> {
        kernel(line).data.attribute_info.into_iter().map(|info| info.value).collect()
    };
    assert_eq!(values(".kernel_attr NoBarrier\n.kernel_attr NoBarrier=2-1\n"), [vec![], vec![]]);
    for name in ["SLMSize", "SimdSize", "ArgSize", "SpillMemOffset"] {
        assert_eq!(values(&format!(".kernel_attr {name}\n")), [vec![1, 0, 0, 0]], "{name}");
        assert_eq!(values(&format!(".kernel_attr {name} = 0\n")), [vec![0; 4]], "{name}");
    }
    let message = |text: &str| {
        assemble(&format!(".version 4.1\n.kernel \"k\"\n{text}\n")).unwrap_err().remove(0).message
    };
    assert_eq!(
        message(".kernel_attr NoBarrier=0"),
        "finalizers ignore the value of `NoBarrier`, so that it is present"
    );
    assert_eq!(message(".kernel_attr Entry=x"), "expected `Entry` without a value, found `x`");
    assert_eq!(message(".kernel_attr Entry="), "expected a number, found the end of the line");
    assert_eq!(message(".kernel_attr Entry=5"), "5 is not a value of `Entry`: expected 1 or no value");
    for line in
        [".kernel_attr Target", ".kernel_attr AsmName", ".decl X v_type=G type=ud num_elts=1 attrs={Scope}"]
    {
        assert!(message(line).starts_with("expected `=` and the value of"), "{line}");
    }
}

/// The check reports an attribute of another owner; the text is read and printed.
#[test]
fn attributes_of_other_owners_are_read() {
    let k = kernel(
        ".decl X v_type=G type=ud num_elts=1 attrs={SimdSize=8, Target=\"3d\"}\n.decl A v_type=A num_elts=1 attrs={Extern}\n\
         .kernel_attr Output\n.kernel_attr Scope=1\n",
    );
    let named = |all: &[AttributeInfo]| -> Vec<(String, Vec<u8>)> {
        all.iter().map(|info| (text(&k, info.name), info.value.clone())).collect()
    };
    let one = |name: &str, value: &[u8]| (name.to_string(), value.to_vec());
    let of_variable = &k.data.var_info[0].attribute_info;
    assert_eq!(named(of_variable), [one("SimdSize", &[8, 0, 0, 0]), one("Target", &[1, 0, 0, 0])]);
    assert_eq!(named(&k.data.address_info[0].attribute_info), [one("Extern", &[])]);
    assert_eq!(named(&k.data.attribute_info), [one("Output", &[]), one("Scope", &[1, 0, 0, 0])]);
    let again = printed(
        ".version 4.1\n.kernel \"k\"\n.decl X v_type=G type=ud num_elts=1 attrs={SimdSize=8}\n.kernel_attr Output\n",
    );
    assert!(again.contains("attrs={SimdSize=8}\n") && again.contains(".kernel_attr Output\n"), "{again}");
}

/// Predefined variables have the first indexes of their class, and no other variable has such a name: it would hide one of them.
#[test]
fn names_of_the_first_indexes_cannot_be_declared() {
    let message = |name: &str, class: &str| {
        let text = format!(".version 4.1\n.kernel \"k\"\n.decl {name} v_type={class} num_elts=1\n");
        assemble(&text).err().map(|mut problems| problems.remove(0).message)
    };
    for name in ["T0", "T1", "T3", "T4", "T5", "TSS"] {
        assert_eq!(message(name, "T"), Some(format!("`{name}` is a predefined variable")));
    }
    assert_eq!(message("T0", "P"), Some("`T0` is a predefined variable".to_string()));
    for (name, class) in [("V21", "T"), ("V25", "G type=ud"), ("V31", "A"), ("P0", "P")] {
        assert_eq!(message(name, class), Some(format!("`{name}` is reserved for a predefined variable")));
    }
    for (name, class) in
        [("V32", "G type=ud"), ("A0", "A"), ("P1", "P"), ("S0", "S"), ("S30", "S"), ("T6", "T"), ("T00", "T")]
    {
        assert_eq!(message(name, class), None, "{name}");
    }
}

/// The length of a text is a byte of the object.
#[test]
fn the_text_of_an_attribute_has_at_most_255_bytes() {
    let attribute = |len: usize| format!(".kernel_attr OutputAsmPath=\"{}\"\n", "a".repeat(len));
    assert_eq!(kernel(&attribute(255)).data.attribute_info[0].value, [b'a'; 255]);
    let problems = assemble(&format!(".version 4.1\n.kernel \"k\"\n{}", attribute(256))).unwrap_err();
    assert_eq!(problems[0].message, "the text of an attribute has at most 255 bytes");
}

#[test]
fn labels() {
    let k = kernel(
        ".function \"main\"\n\nmain: // the same\n    jmp (M1, 1) \"a-b$\"\n  end:\na-b$:\n    fccall (M1, 1) elsewhere\n\
         .function sub\n.decl x v_type=G type=ud num_elts=1\nsub:\n    call (M1, 1) main\n",
    );
    let kinds: Vec<_> =
        k.data.label_info.iter().map(|info| (text(&k, info.name_index), info.kind.kind().unwrap())).collect();
    let expected = [
        ("main", Kind::Subroutine),
        ("a-b$", Kind::Block),
        ("end", Kind::Block),
        ("elsewhere", Kind::Composition),
        ("sub", Kind::Subroutine),
    ];
    assert_eq!(kinds, expected.map(|(name, kind)| (name.to_string(), kind)));
    let words: Vec<&str> = k.body.iter().map(|instruction| instruction.info().name).collect();
    // FCCALL has the bytes of CALL, and is one by the kind of its label.
    assert_eq!(words, ["SUBROUTINE", "JMP", "LABEL", "LABEL", "CALL", "SUBROUTINE", "CALL"]);
}

#[test]
fn files_and_lines() {
    let k = kernel(".file \"a.cl\"\n.loc 4\n    FILE \"a.cl\"\n    LOC 0x10\n");
    let words: Vec<&str> = k.body.iter().map(|instruction| instruction.info().name).collect();
    assert_eq!(words, ["FILE", "LOC", "FILE", "LOC"]);
    assert_eq!(k.body.iter().next(), k.body.iter().nth(2), "a string is in the pool once");
}

#[test]
fn scopes() {
    let k = kernel(
        ".decl x v_type=G type=ud num_elts=1\n{ .decl x v_type=A num_elts=1\n{\n.decl y v_type=P num_elts=1 }\n    yield }\n\
         { { } }\n.decl y v_type=G type=ud num_elts=1 alias=<x, 0>\n{ yield }\n",
    );
    assert_eq!((k.data.var_info.len(), k.data.address_info.len(), k.data.predicate_info.len()), (2, 1, 1));
    assert_eq!(k.data.var_info[1].alias_index, 32, "behind a scope names are what they were");
    assert_eq!(k.body.len(), 2);
}

#[test]
fn objects() {
    let module = read(
        ".version 4.1\n.global_function f\n.kernel_attr ArgSize=3\n.kernel_attr RetValSize=2\n    fret (M1, 1)\n\
         .kernel \"a\\\"b\"\n.funcdecl \"f\"\n    ret (M1, 1)\n.kernel c\n    ret (M1, 1)\n",
    );
    let names: Vec<&[u8]> = module.header.kernel_info.iter().map(|info| &info.name[..]).collect();
    assert_eq!(names, [&b"a\"b"[..], b"c"]);
    assert_eq!(module.header.function_info[0].name, b"f");
    assert_eq!(module.header.function_info[0].linkage.linkage(), Some(Linkage::Global));
    let function = module.functions[0].as_ref().unwrap();
    assert_eq!((function.data.input_size, function.data.return_value_size), (3, 2));
    assert_eq!(module.kernels[1].body.len(), 1);
}

#[test]
fn a_function_stays_in_spite_of_the_linkage_of_another_file() {
    let mut module = read(
        ".version 4.1\n.global_function f\n.kernel_attr ArgSize=3\n    fret (M1, 1)\n.kernel k\n    ret (M1, 1)\n",
    );
    module.header.function_info[0].linkage = LinkageBits::new(Linkage::Extern);
    let object = module.encode().unwrap();
    let decoded = Module::decode(&object).unwrap();
    assert!(decoded == module, "{decoded:?}");
    let text = disassemble(&decoded);
    assert!(text.contains("// not in this text: 1 linkages of functions other than Global\n"), "{text}");
    let again = read(&text);
    assert!(again.functions == module.functions && again.kernels == module.kernels, "{text}");
    // Bytes that are no function of this size are no function.
    for damage in [|info: &mut FunctionInfo| info.size += 1, |info: &mut FunctionInfo| info.offset = u32::MAX]
    {
        let mut damaged = module.clone();
        damaged.functions[0] = None;
        damage(&mut damaged.header.function_info[0]);
        let decoded = Module::decode(&damaged.encode().unwrap()).unwrap();
        assert_eq!((decoded.functions.len(), decoded.functions[0].is_none()), (1, true));
    }
}

/// A file does not have the place of a function that another file has.
#[test]
fn the_row_of_a_function_of_another_file_has_no_place() {
    let mut module = read(".version 4.1\n.kernel k\n    ret (M1, 1)\n");
    module.functions.push(None);
    module.header.function_info.push(FunctionInfo {
        linkage: LinkageBits::new(Linkage::Extern),
        name: b"other".to_vec(),
        offset: 100,
        size: 20,
        ..FunctionInfo::default()
    });
    module.lay_out().unwrap();
    let row = &module.header.function_info[0];
    assert_eq!((row.offset, row.size), (0, 0));
}

/// Explanations of findings keep the instruction that they reached, but not for another kernel.
#[test]
fn the_instruction_of_a_location_is_that_of_its_kernel() {
    let text = ".version 4.1\n.kernel a\n.decl X v_type=G type=ud num_elts=1\n.function am\nmov (M1, 1) X(0,0)<1> 1:ud\n\
                ret (M1, 1)\n.kernel b\n.decl X v_type=G type=ud num_elts=1\n.function bm\nmov (M1, 1) X(0,0)<1> 2:ud\n\
                mov (M1, 1) X(0,0)<1> 3:ud\nmov (M1, 1) X(0,0)<1> 4:ud\nret (M1, 1)\n";
    let module = Module::decode(&read(text).encode().unwrap()).unwrap();
    let mut explanations = module.explanations(Platform::Skl, None);
    for (kernel, at) in [(0, 0), (1, 2), (1, 3), (0, 2), (1, 1)] {
        let (found, offset) =
            explanations.instruction(ModuleLocation::KernelInstruction(kernel, at)).unwrap();
        let mut all = module.kernels[kernel].body.iter();
        let bytes: usize = all.by_ref().take(at).map(|one| one.encoded_len(module.version())).sum();
        let begin = module.header.kernel_info[kernel].offset + module.kernels[kernel].data.entry;
        assert_eq!((Some(found), offset), (all.next().as_ref(), begin as usize + bytes));
    }
}

/// A text of many kernels and functions, which are read and printed side by side.
#[test]
fn many_objects() {
    let mut text = ".version 4.1\n".to_string();
    for n in 0..900 {
        let begin = if n % 3 == 1 { ".global_function" } else { ".kernel" };
        text.push_str(&format!("{begin} \"k{n}\"\n.decl x{n} v_type=G type=ud num_elts=16\n"));
        (0..n % 7).for_each(|_| text.push_str(&format!("mov (M1, 16) x{n}(0,0)<1> {n}:ud\n")));
        text.push_str(if n % 3 == 1 { "fret (M1, 1)\n" } else { "ret (M1, 1)\n" });
    }
    let module = read(&text);
    assert_eq!((module.kernels.len(), module.functions.len()), (600, 300));
    let object = module.encode().unwrap();
    assert!(Target::default().assemble_to_bytes(text.as_bytes()).unwrap().concat() == object);
    let mut pieces = Vec::new();
    Target::default().disassemble_to(&module, &mut pieces).unwrap();
    let text = String::from_utf8(pieces).unwrap();
    assert!(text == disassemble(&module));
    let names: Vec<&str> =
        text.lines().filter_map(|line| line.split_once('"')).map(|(_, name)| name).collect();
    let order = (0..900).filter(|n| n % 3 != 1).chain((0..900).filter(|n| n % 3 == 1));
    assert!(names.into_iter().eq(order.map(|n| format!("k{n}\""))));
    // One mistake, and there are no bytes.
    assert!(
        Target::default().assemble_to_bytes(format!("{text}\njmp (M1, 1) nowhere\n").as_bytes()).is_none()
    );
}

#[test]
fn joined_lines_and_comments() {
    let k = kernel(
        "/* over\n lines */ .decl x \\\n v_type=G /* in */ type=ud num_elts=1 // end\n\r\n\t.kernel_attr OutputAsmPath=\"a//b\"\r\n",
    );
    assert_eq!((k.data.var_info.len(), &k.data.attribute_info[0].value[..]), (1, &b"a//b"[..]));
}

/// In the order and the form of finalizers.
#[test]
fn print() {
    prints(
        ".version 4.1\n.global_function \"f\"\n.kernel_attr ArgSize=1\n    fret (M1, 1)\n.kernel k\n\
         .kernel_attr SimdSize=16\n.kernel_attr Entry\n.kernel_attr Target=1\n.kernel_attr OutputAsmPath=\"k.asm\"\n\
         .decl t v_type=T num_elts=2\n.decl s v_type=S num_elts=1\n.decl p v_type=P num_elts=16\n.decl a v_type=A num_elts=4\n\
         .decl g v_type=G type=ud num_elts=16 align=64\n.decl h v_type=G type=HF num_elts=4 align=byte alias=<g, 8>\n\
         .decl o v_type=G type=q num_elts=1 alias=<%arg, 0> attrs={Output, Scope=1}\n\
         .input g offset=32\n.input t offset=96 size=8\n.implicit_GROUP_COUNT h\n.implicit_UNDEFINED_9 o offset=8\n\
         .function main\n    fcall (M1, 1) f 1 1\n    jmp (M1, 1) end\nend:\n    ret (M1, 1)\n.function \"sub\"\n    ret (M1, 1)\n",
        &expect![[r#"
            .version 4.1
            .kernel "k"
            .funcdecl "f"

            .decl g v_type=G type=ud num_elts=16 align=wordx32
            .decl h v_type=G type=hf num_elts=4 alias=<g, 8>
            .decl o v_type=G type=q num_elts=1 alias=<%arg, 0> attrs={Output, Scope=1}
            .decl a v_type=A num_elts=4
            .decl p v_type=P num_elts=16
            .decl s v_type=S num_elts=1
            .decl t v_type=T num_elts=2
            .input g offset=32 size=64
            .input t offset=96 size=8
            .implicit_GROUP_COUNT h offset=0 size=8
            .implicit_UNDEFINED_9 o offset=8 size=8
            .kernel_attr SimdSize=16
            .kernel_attr Entry
            .kernel_attr Target="3d"
            .kernel_attr OutputAsmPath="k.asm"

            .function "main"

            main:
                fcall (M1, 1) f 1 1
                jmp (M1, 1) end

            end:
                ret (M1, 1)

            .function "sub"

            sub:
                ret (M1, 1)

            .global_function "f"

            .kernel_attr ArgSize=1
                fret (M1, 1)
        "#]],
    );
}

/// Names that text cannot have are changed, and a comment has the name of the object.
#[test]
fn bad_names() {
    let mut module = read(
        ".version 4.1\n.kernel k\n.decl a v_type=G type=ud num_elts=1\n.decl b v_type=G type=ud num_elts=1\n\
         .decl c v_type=G type=ud num_elts=1\n.decl d v_type=A num_elts=1\n.decl e v_type=P num_elts=1\n\
         .decl f v_type=S num_elts=1\n.decl V33 v_type=T num_elts=1\n.function main\n    jmp (M1, 1) x\nx:\n    jmp (M1, 1) y\ny:\n\
         z:\n    ret (M1, 1)\n",
    );
    let data = &mut module.kernels[0].data;
    let mut string = |text: &[u8]| {
        data.string_pool.push(genvisa_runtime::object::PoolString(text.to_vec()));
        data.string_pool.len() as u32 - 1
    };
    let names = ["", "", "add", "V7", "a b", "V33"].map(|name| string(name.as_bytes()));
    let latin = string(b"\xe9t\xe9");
    data.var_info[0].name_index = names[0];
    data.var_info[1].name_index = names[1];
    data.var_info[2].name_index = names[2];
    data.address_info[0].name_index = names[3];
    data.predicate_info[0].name_index = names[4];
    data.sampler_info[0].name_index = names[5];
    data.label_info[0].name_index = 1_000_000;
    data.label_info[1].name_index = latin;
    data.label_info[2].name_index = latin;
    data.label_info[3].name_index = names[2];
    let printed = disassemble(&module);
    expect![[r#"
        .version 4.1
        .kernel "k"

        .decl V32 v_type=G type=ud num_elts=1 // ""
        .decl V33_1 v_type=G type=ud num_elts=1 // ""
        .decl add_1 v_type=G type=ud num_elts=1 // "add"
        .decl V7_1 v_type=A num_elts=1 // "V7"
        .decl a_b v_type=P num_elts=1 // "a b"
        .decl V33 v_type=S num_elts=1
        .decl V33_2 v_type=T num_elts=1 // "V33"

        .function "L0"

        L0: // without a name in the object
            jmp (M1, 1) _t_

        _t_: // "\351t\351"
            jmp (M1, 1) _t__1

        _t__1: // "\351t\351"

        add_1: // "add"
            ret (M1, 1)
    "#]]
    .assert_eq(&printed);
    let again = read(&printed);
    assert_eq!(disassemble(&again), without_comments(&printed), "names are chosen once");
    assert_eq!(again.kernels[0].body, module.kernels[0].body, "names are no part of the instructions");
}

fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split(" //").next().unwrap().to_string() + "\n").collect()
}

/// Channels are letters in one order, each of them once.
#[test]
fn channels_have_an_order() {
    let read = |channels: &str| {
        let line = format!("    sample_3d.{channels} (M1, 8) 0x0:uw %s T V.0 V.0 V.0\n");
        let declared = ".decl V v_type=G type=f num_elts=8 align=GRF\n.decl T v_type=T num_elts=1\n.decl S v_type=S num_elts=1\n";
        assemble(&format!(".version 4.1\n.kernel k\n{declared}.function main\n{}", line.replace("%s", "S")))
    };
    for valid in ["RGBA", "R", "GA", "RB"] {
        assert!(read(valid).is_ok(), "{valid}");
    }
    for wrong in ["GR", "RGAB", "RR", "AB"] {
        let message = read(wrong).unwrap_err().remove(0).message;
        assert!(message.contains("in this order"), "{wrong}: {message}");
    }
}

/// Instructions that have no text are there as bytes.
#[test]
fn bytes() {
    let text = |line: &str| format!(".version 4.1\n.kernel k\n    {line}\n");
    assert_eq!(read(&text(".bytes 5f")), read(&text("yield")));
}

/// The scope of an alias is printed also if its index and its offset are 0.
#[test]
fn the_first_variable_of_the_file_is_printed() {
    let mut module = read(
        ".version 4.1\n.kernel k\n.decl a v_type=G type=ud num_elts=1\n.function main\n    ret (M1, 1)\n",
    );
    let scope = AliasScopeSpecifierBits::new(AliasScopeSpecifier::Global);
    module.kernels[0].data.var_info[0].alias_scope_specifier = scope;
    let printed = disassemble(&module);
    assert!(printed.contains(" alias=<%file_0, 0>\n"), "{printed}");
}

/// Facts that text cannot express are reported, or printed in a form that no assembler accepts.
#[test]
fn unsaid() {
    let mut module = read(
        ".version 4.1\n.kernel k\n.decl a v_type=G type=ud num_elts=1\n.input a\n.kernel_attr NoBarrier\n.function main\n\
         x:\n    jmp (M1, 1) x\n    fcall (M1, 1) f 1 1\n    ret (M1, 1)\n",
    );
    let kernel = &mut module.kernels[0];
    let index = kernel.data.var_info[0].name_index;
    kernel.data.attribute_info[0].value = vec![0];
    kernel.data.attribute_info.push(AttributeInfo { name: index, value: vec![1, 2, 3] });
    kernel.data.var_info[0].attribute_info.push(AttributeInfo { name: 99, value: vec![] });
    let properties = kernel.data.var_info[0].bit_properties;
    kernel.data.var_info[0].bit_properties =
        genvisa::object::VarInfoBitPropertiesBits::from_raw(properties.raw() | 0xf0);
    (kernel.data.var_info[0].alias_index, kernel.data.var_info[0].alias_offset) = (0, 4);
    kernel.data.input_info[0].id = 77;
    let mut all: Vec<Instruction> = kernel.body.iter().collect();
    let Instruction::Jmp(jump) = all[2] else { panic!("{all:?}") };
    all[2] = Jmp { label: 9, ..jump }.into();
    let Instruction::Fcall(call) = all[3] else { panic!("{all:?}") };
    all[3] = Fcall { func_id: 300, ..call }.into();
    all.push(Label { label: 1 }.into());
    kernel.body = Body::of(genvisa::NEWEST_VERSION, &all).unwrap();
    // Byte 0xfe begins no instruction.
    kernel.body.rest = Body::read(&[0xfe, 1, 2], 0..3, genvisa::NEWEST_VERSION).rest;
    module.functions.push(None);
    module.header.function_info.push(FunctionInfo {
        linkage: LinkageBits::new(Linkage::Extern),
        name: b"other".to_vec(),
        ..FunctionInfo::default()
    });
    module.gaps.push(genvisa_runtime::object::Gap { offset: 10_000, bytes: vec![0; 7] });
    let printed = disassemble(&module);
    expect![[r#"
        .version 4.1
        // not in this text: 7 bytes between the parts of the object
        .kernel "k"

        .decl a v_type=G type=ud num_elts=1 align=? alias=<%null, 4> // attribute "%undeclared_99"
        .input %undeclared_V77 offset=0 size=4
        // attribute "NoBarrier" 00
        // attribute "a" 01 02 03

        .function "main"

        main:

        x:
            jmp (M1, 1) "%undeclared_L9"
            .bytes 67 00 00 00 2c 01 01 01 // the string is not in the pool
            ret (M1, 1)

        x:
            .bytes fe 01 02 // byte 0: no instruction has the opcode 0xfe

        // a function of another file: "other"
    "#]]
    .assert_eq(&printed);
    let problems = assemble(&printed).unwrap_err();
    let lines: Vec<usize> =
        problems.iter().map(|problem| Source::new("k", &printed).position(problem.span.start).0).collect();
    assert_eq!(
        lines,
        [5, 6, 15, 16, 19, 20],
        "lines that no assembler accepts are rejected at their positions"
    );
}

#[test]
fn names_are_bytes() {
    let source = ".version 4.1\n.kernel \"kern\\351\"\n.function \"m\"\n.file \"caf\\303\\251 é \\xe9 \\342\\200\\256\"\n";
    let module = read(source);
    assert_eq!(module.header.kernel_info[0].name, b"kern\xe9");
    let pool = &module.kernels[0].data.string_pool;
    assert!(pool.iter().any(|string| string.0 == b"caf\xc3\xa9 \xc3\xa9 \xe9 \xe2\x80\xae"), "{pool:?}");
    prints(
        source,
        &expect![[r#"
            .version 4.1
            .kernel "kern\351"


            .function "m"

            m:
                FILE "café é \351 \342\200\256"
        "#]],
    );
    assert_eq!(read(&disassemble(&module)).encode(), module.encode());
}

/// Only signs that would end a text or that nobody sees are printed as escapes.
#[test]
fn signs_in_names_are_printed_as_they_are() {
    prints(
        ".version 4.1\n.kernel \"it's \\'a\\' \\? ? \\\" \\\\ \\t\"\n.function \"m\"\n    ret (M1, 1)\n",
        &expect![[r#"
            .version 4.1
            .kernel "it's 'a' ? ? \" \\ \t"


            .function "m"

            m:
                ret (M1, 1)
        "#]],
    );
}

/// A string can be in the pool several times, and an instruction can name any of them.
#[test]
fn a_line_is_read_back_whichever_of_equal_strings_it_names() {
    let mut module = read(".version 4.1\n.kernel \"k\"\n.function \"m\"\n.file \"a.cl\"\n.file \"b.cl\"\n");
    let pool = &mut module.kernels[0].data.string_pool;
    pool.iter_mut().filter(|string| string.0 == b"b.cl").for_each(|string| string.0 = b"a.cl".to_vec());
    let printed = disassemble(&module);
    assert_eq!(printed.matches("    FILE \"a.cl\"\n").count(), 2, "{printed}");
}

#[test]
fn names_that_are_not_utf8_are_kept_or_shown() {
    let mut module =
        read(".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=1\n.function \"m\"\nL:\n");
    let pool = &mut module.kernels[0].data.string_pool;
    for string in pool.iter_mut().filter(|string| string.0 == b"V" || string.0 == b"L") {
        string.0.push(0xe9);
    }
    let printed = disassemble(&module);
    assert!(printed.contains(".decl V_ v_type=G type=ud num_elts=1 // \"V\\351\"\n"), "{printed}");
    assert!(printed.contains("L_: // \"L\\351\"\n"), "{printed}");
}

/// A function of another kernel and a subroutine can have one name in an object. In text they need two.
#[test]
fn a_subroutine_is_not_the_function_of_its_name() {
    let mut module = read(
        ".version 4.1\n.kernel \"k\"\n.function \"m\"\nfccall (M1_NM, 1) far\ncall (M1, 16) near\nret (M1_NM, 1)\n\
         .function \"near\"\nret (M1, 1)\n",
    );
    let data = &mut module.kernels[0].data;
    data.string_pool
        .iter_mut()
        .filter(|string| string.0 == b"near")
        .for_each(|string| string.0 = b"far".to_vec());
    let printed = disassemble(&module);
    let again = read(&printed);
    let kinds = |module: &Module| -> Vec<_> {
        module.kernels[0].data.label_info.iter().map(|info| info.kind.raw()).collect()
    };
    assert_eq!(kinds(&again), kinds(&module), "{printed}");
    let body = |module: &Module| module.kernels[0].body.to_bytes(module.version()).unwrap().into_owned();
    assert_eq!(body(&again), body(&module), "{printed}");
    assert!(printed.contains("fccall (M1_NM, 1) far\n"), "{printed}");
    assert!(printed.contains("far_1: // \"far\"\n"), "{printed}");
}

/// A field that is written in a group of fields is marked alone, and once.
#[test]
fn each_field_has_one_span() {
    let text = ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=uq num_elts=8 align=GRF\n.function \"k_main\"\n    \
                lsc_load.ugm (M1, 8) V:d32x2t flat[0x4*V+0x10]:a64\n";
    let spans = Target::default().read_with_spans(text).spans;
    let fields = &spans.kernels[0].fields[&1];
    let marked = |name: &str| {
        let all = fields.iter().filter(|place| place.field == name);
        all.map(|place| &text[place.span.clone()]).collect::<Vec<_>>()
    };
    assert_eq!(marked("addr_size"), ["a64"]);
    assert_eq!(marked("addr_type"), ["flat"]);
    let mut names: Vec<_> = fields.iter().map(|place| (place.field, place.element)).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "{fields:?}");
}

/// The finding about a repeated attribute marks the repetition.
#[test]
fn a_repeated_attribute_is_marked_where_it_is_repeated() {
    let text = ".version 4.1\n.kernel \"k\"\n.kernel_attr SimdSize=16\n.kernel_attr Target=\"cm\"\n\
                .kernel_attr SimdSize=16\n.function \"k_main\"\nret (M1, 1)\n";
    let (spans, module) = (Target::default().read_with_spans(text).spans, read(text));
    let found = module.validate(Platform::Skl);
    let is_it = |violation: &Violation| violation.rule.id.ends_with("/attribute_info/once");
    let (place, violation) = found.iter().find(|(_, violation)| is_it(violation)).unwrap();
    let span = spans.of(*place, violation).unwrap();
    assert_eq!(text[..span.start].matches('\n').count() + 1, 5, "{}", &text[span]);
}

/// Editors find the definition and all uses of a name by its bearer.
#[test]
fn each_name_has_its_bearer_and_its_spans() {
    let text = ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=uq num_elts=8 align=GRF\n.decl P v_type=P num_elts=8\n\
                .decl W v_type=G type=d num_elts=8 alias=<V, 0>\n.input V offset=32 size=64\n.function \"k_main\"\nk_main:\n\
                (!P) lsc_load.ugm (M1, 8) V:d32x2t flat[0x4*V+0x10]:a64\nadd (M1, 8) W(%sizeof(V)/64,0)<1> W(0,0)<1;1,0> 1:d\n\
                mov (M1, 8) W(0,0)<1> %r0(0,0)<1;1,0>\nmov (M1, 8) W(0,0)<1> V(0,0)\ngoto (M1, 8) nowhere x\n\
                goto (M1, 8) k_main\nret (M1, 1)\n";
    let spans = Target::default().read_with_spans(text).spans;
    let names = &spans.kernels[0].names;
    let of = |bearer: Named| -> String {
        let all = names.iter().filter(|name| name.named == bearer).map(|name| {
            let line = text[..name.span.start].matches('\n').count() + 1;
            format!("{line}{}{} ", if name.is_definition { "=" } else { ":" }, &text[name.span.clone()])
        });
        all.collect()
    };
    assert_eq!(of(Named::Text(1)), "2=\"k\" ");
    let [v, w] = [32, 33].map(|index| Named::Variable(Symbol::Variable(index)));
    assert_eq!(of(v), "3=V 5:V 6:V 9:V 9:V 10:V 12:V ");
    assert_eq!(of(w), "5=W 10:W 10:W 11:W 12:W ");
    assert_eq!(of(Named::Variable(Symbol::Predicate(1))), "4=P 9:P ");
    assert_eq!(of(Named::Variable(Symbol::Variable(7))), "11:%r0 ");
    assert_eq!(of(Named::Label(0)), "7=\"k_main\" 8=k_main 14:k_main ");
    // The label of a statement with a mistake may not exist.
    assert_eq!(names.iter().filter(|name| matches!(name.named, Named::Label(_))).count(), 3);
    assert!(Target::default().read(text).spans.kernels[0].names.is_empty());
}

/// A label has the kind of its definition, before and behind it. FCCALL requires another kind in both orders.
#[test]
fn the_definition_of_a_label_decides_its_kind() {
    let kinds = |body: &str| -> Vec<Kind> {
        let text = format!(".version 4.1\n.kernel \"k\"\n{body}");
        let module = assemble(&text).unwrap();
        module.kernels[0].data.label_info.iter().map(|info| info.kind.kind().unwrap()).collect()
    };
    for instruction in ["goto (M1, 8) k_main", "call (M1, 8) k_main"] {
        let behind = format!(".function \"k_main\"\n{instruction}\nret (M1, 1)\n");
        let before = format!("{instruction}\n.function \"k_main\"\nret (M1, 1)\n");
        assert_eq!(kinds(&behind), [Kind::Subroutine], "{instruction}");
        assert_eq!(kinds(&before), [Kind::Subroutine], "{instruction}");
    }
    let call = "fccall (M1_NM, 1) k_main";
    for body in [format!(".function \"k_main\"\n{call}\n"), format!("{call}\n.function \"k_main\"\n")] {
        assert_eq!(kinds(&body), [Kind::Composition], "{body}");
    }
}

/// A rectangle is one block without a number.
#[test]
fn the_number_of_blocks_is_printed_where_it_is_not_one() {
    let text = |blocks: &str| {
        format!(
            ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=64 align=GRF\n.decl A v_type=G type=ud num_elts=1\n\
             .function \"k_main\"\n    lsc_load_block2d.ugm (M1, 1) V:d32.{blocks}8x4nn flat[A,A,A,A,A,A]\n    ret (M1_NM, 1)\n"
        )
    };
    for (blocks, expected) in [("1x", "V:d32.8x4nn"), ("", "V:d32.8x4nn"), ("2x", "V:d32.2x8x4nn")] {
        let printed = printed(&text(blocks));
        assert!(printed.contains(expected), "{printed}");
    }
}

/// Missing coordinates at the end are null, and so is the only one.
#[test]
fn coordinates_of_which_none_is_given_are_one_null() {
    let text = |address: &str| {
        format!(
            ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=64 align=GRF\n.function \"k_main\"\n    \
             lsc_load_quad.tgm (M1, 16) V:d32.x bti(0x4)[{address}]:a32\n    ret (M1_NM, 1)\n"
        )
    };
    for (address, expected) in
        [("V,V", "[V, V]:a32"), ("V", "[V]:a32"), ("%null", "[%null]:a32"), ("%null,V", "[%null, V]:a32")]
    {
        let printed = printed(&text(address));
        assert!(printed.contains(expected), "{printed}");
    }
}
