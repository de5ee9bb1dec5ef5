//! The files of a specification of four pages. Each test has a kind of file, or one construct in it.

use crate::{has, has_part, part, text_of};
use expect_test::expect;
use genvisa_reader::Source;
use genvisa_render::{Package, Packaged, RenderError};

/// Two platforms.
const PLATFORMS: &str = r#"# Platforms

| Platform | Version | GRF bytes | Finalizer name | Processors |
| --- | --- | --- | --- | --- |
| ONE | 8.0 | 32 | One | First |
| TWO | 9.0 | 64 | Two_X | Second |
"#;

/// Two structures: the fields of one have bits, versions, and tables of numbers, bytes and structures.
const THINGS: &str = r#"# Things

### thing

```
thing {
  ub kind;
  {-v3.4} ub old;
  {v3.4+} uw name;
  uw num_words;
  ud words[num_words];
  ub num_bytes;
  ub data[num_bytes];
  uw num_parts;
  part parts[num_parts];
  ub num_rest;
  rest[num_rest];
  ud num_names;
  string_pool names[num_names];
}
```

- **kind:** kind of the thing
  - class (bit 0-2): class of the thing
    - 0b000: Small - a small thing
    - {TWO+}0b001: Large - a large thing
  - Bit[7..3]: reserved
- **words:** the words
- **rest:** the rest
- **names:** the names

#### Rules
- **num_words/range:** `num_words >= 1`: `num_words` must be at least 1.

### part

```
part {
  ub size;
  {-v3.4} ub code;
  {v3.4+} ud code;
}
```

- **size:** bytes of the part
- **code:** index of the label

#### Rules
- **size/fixed:** `size == 4`: `size` must be 4.
"#;

/// An instruction with a conditional field and a list.
const TAKE: &str = r#"# TAKE

Takes [some] things.

## Opcode

  TAKE = 0x21

## Format

| | | | |
| --- | --- | --- | --- |
| 0x21(TAKE) | Mode | Extra | Num_items |
| | Items[Num_items] | | |

## Semantics

```
take
```

## Description

- **Mode(ub):** mode of the access
  - Bit[1..0]: mode
    - 0b00: Read - it is read
    - {TWO+}0b01: Write - it is written
  - Bit[7..2]: reserved
- **Extra(uw):** more. Present only if `mode == Write`
- **Num_items(ub):** number of items
- **Items(ud):** items

#### Rules
- **num_items/range:** `num_items >= 1`: `num_items` must be at least 1.

#### Properties

## Text

```
take.<mode> <extra> <items>
```

## Notes

One note.
"#;

/// An instruction with a sub-opcode, a platform, a signed number and a label.
const GIVE: &str = r#"# GIVE

Gives back a thing with a long description that needs more columns than one line of documentation has, and so it has two.

## Opcode

  {TWO+}SVM = 0x4e
  GIVE = 0x03

## Format

| | | | |
| --- | --- | --- | --- |
| 0x4e(SVM) | 0x03(GIVE) | Mode | Type |
| | Target | Way | Thing |

## Semantics

```
give
```

## Description

- **Mode(ub):** mode of the access
  - Bit[1..0]: mode
    - 0b00: Read - it is read
    - {TWO+}0b01: Write - it is written
  - Bit[7..2]: reserved
- **Type(d):** a signed number. Range [-2..32]
- **Target(uw):** index of the label
- **Way(uw):** way of the operation
  - Bit[3..0]: first. Range [1..8]
  - Bit[15..4]: second
- **Thing(q):** a big thing.

#### Rules
- **type/way:** `on("TWO+") && mode == Write => type > 0 && way != 2`: `type` must be greater than 0, and `way` must not be 2.

#### Properties
- **Control Flow:** branches

## Text

```
also give <type>
give.<mode>[ <target>] <way> <thing>
```

## Notes
"#;

/// The crate of the four pages.
fn packaged() -> Packaged {
    packaged_with(&[])
}

/// The crate of the four pages and others.
fn packaged_with(others: &[(&str, &str)]) -> Packaged {
    let pages = [
        ("pages/chapters/platforms.md", PLATFORMS),
        ("pages/chapters/things.md", THINGS),
        ("pages/instructions/TAKE.md", TAKE),
        ("pages/instructions/GIVE.md", GIVE),
    ];
    let pages = pages.iter().chain(others);
    let sources: Vec<Source> =
        pages.map(|(path, text)| Source { path: path.to_string(), text: text.to_string() }).collect();
    let (isa, diagnostics) = genvisa_reader::read(&sources);
    assert_eq!(diagnostics.errors(), 0, "{}", diagnostics.render(false));
    let package = Package { name: "small".to_string(), runtime: Some("../here".into()) };
    genvisa_render::package(&isa, &package).expect("a crate")
}

#[test]
fn the_files_of_a_crate_are_those_of_its_pages() {
    let paths: Vec<String> = packaged().files.into_iter().map(|file| file.path).collect();
    expect![[r##"
        Cargo.toml
        INSTRUCTIONS.md
        README.md
        genvisa.json
        genvisa.schema.json
        include/genvisa.h
        include/genvisa.hpp
        src/absent.rs
        src/instructions/any.rs
        src/instructions/mod.rs
        src/instructions/svm_give.rs
        src/instructions/take.rs
        src/lib.rs
        src/lines/chapter_tables.rs
        src/lines/mod.rs
        src/lines/svm_give.rs
        src/lines/take.rs
        src/lines/things.rs
        src/platforms.rs
        src/rules.rs
        src/tables.rs
        src/things/mod.rs
        src/things/part.rs
        src/things/thing.rs
        tests/builders.rs
        tests/pages.rs"##]]
    .assert_eq(&paths.join("\n"));
}

#[test]
fn each_kind_of_file_names_its_pages_in_a_comment_of_its_language() {
    let files = packaged().files;
    for (path, line) in [
        ("Cargo.toml", "# Generated from pages by `cargo xtask regen`; do not edit."),
        ("README.md", "<!-- Generated from pages by `cargo xtask regen`; do not edit. -->"),
        ("include/genvisa.h", "/* Generated from pages by `cargo xtask regen`; do not edit. */"),
        ("include/genvisa.hpp", "/* Generated from pages by `cargo xtask regen`; do not edit. */"),
        ("src/lib.rs", "// Generated from pages by `cargo xtask regen`; do not edit."),
        (
            "src/things/part.rs",
            "// Generated from pages/chapters/things.md by `cargo xtask regen`; do not edit.",
        ),
    ] {
        let file = files.iter().find(|file| file.path == path).expect("the file");
        assert_eq!(file.text.lines().next(), Some(line), "{path}");
    }
}

#[test]
fn a_conditional_field_and_a_list_are_members_of_an_instruction() {
    has(
        packaged(),
        "src/instructions/take.rs",
        &expect![[r##"
        // Generated from pages/instructions/TAKE.md by `cargo xtask regen`; do not edit.
        //! TAKE: Takes \[some\] things.

        use crate::prelude::*;

        /// Takes \[some\] things.
        ///
        /// ```text
        /// take.<mode> <extra> <items>
        /// ```
        ///
        /// ```c
        /// take
        /// ```
        ///
        /// # Notes
        ///
        /// One note.
        #[derive(Clone, Copy, PartialEq, Eq, Instruction)]
        #[visa(name = "TAKE", opcode = 0x21, lines = crate::lines::take)]
        pub struct Take {
            /// Mode of the access.
            pub mode: ModeBits,
            /// More.
            #[field(when = "mode == Write")] pub extra: u16,
            /// Number of items.
            pub num_items: u8,
            /// Items.
            #[field(count = num_items)] pub items: [u32; 255],
        }

        /// The bits of `Mode`: mode of the access.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
        pub struct ModeBits(
            #[bits(mode = 1..=0, Mode)]
            u8,
        );

        /// `mode`, bits 1..0: mode.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
        #[repr(u8)]
        pub enum Mode {
            /// It is read.
            Read = 0b00,
            /// It is written.
            #[code(on = "TWO+")] Write = 0b01,
        }

        rules! {
            Take: "TAKE" at crate::lines::take;

            /// `opcode` of TAKE must be 0x21
            "opcode": opcode == 0x21;
            /// bits 2 to 7 of `mode` are reserved and must be zero
            "mode/reserved": raw(mode) & 0b11111100 == 0;
            /// `mode` must be `Read`, or `Write` on TWO and later
            "mode/encoding": matches!(code(mode), 0b00) || on("TWO+") && matches!(code(mode), 0b01);
            /// `num_items` must be at least 1
            "num_items/range" [field]: num_items >= 1;
        }
    "##]],
    );
}

#[test]
fn a_sub_opcode_a_platform_and_optional_members_are_in_an_instruction() {
    has(
        packaged(),
        "src/instructions/svm_give.rs",
        &expect![[r##"
        // Generated from pages/instructions/GIVE.md by `cargo xtask regen`; do not edit.
        //! SVM_GIVE: Gives back a thing with a long description that needs more columns than one line of documentation has, and
        //! so it has two.

        use crate::prelude::*;

        /// Gives back a thing with a long description that needs more columns than one line of documentation has, and so it has
        /// two.
        ///
        /// ```text
        /// also give <type>
        /// give.<mode>[ <target>] <way> <thing>
        /// ```
        ///
        /// ```c
        /// give
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Instruction)]
        #[visa(name = "SVM_GIVE", opcode = 0x4e, sub_opcode = 0x03, on = "TWO+", flow = Branch, lines = crate::lines::svm_give)]
        pub struct SvmGive {
            /// Mode of the access.
            pub mode: ModeBits,
            /// A signed number.
            #[field(optional)] pub r#type: i32,
            /// Index of the label.
            #[field(optional, refers = Label)] pub target: u16,
            /// Way of the operation.
            pub way: WayBits,
            /// A big thing.
            pub thing: i64,
        }

        /// The bits of `Mode`: mode of the access.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
        pub struct ModeBits(
            #[bits(mode = 1..=0, Mode)]
            u8,
        );

        /// The bits of `Way`: way of the operation.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
        pub struct WayBits(
            #[bits(way = 3..=0)]
            #[bits(bits_15_4 = 15..=4)]
            u16,
        );

        /// `mode`, bits 1..0: mode.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
        #[repr(u8)]
        pub enum Mode {
            /// It is read.
            Read = 0b00,
            /// It is written.
            #[code(on = "TWO+")] Write = 0b01,
        }

        rules! {
            SvmGive: "SVM_GIVE" at crate::lines::svm_give;

            /// `opcode` of SVM_GIVE must be 0x4e
            "opcode": opcode == 0x4e;
            /// `sub_opcode` of SVM_GIVE must be 0x03
            "sub_opcode": sub_opcode == 0x03;
            /// bits 2 to 7 of `mode` are reserved and must be zero
            "mode/reserved": raw(mode) & 0b11111100 == 0;
            /// `mode` must be `Read`, or `Write` on TWO and later
            "mode/encoding": matches!(code(mode), 0b00) || on("TWO+") && matches!(code(mode), 0b01);
            /// `type` must be in the range -2 to 32
            "type/range": matches!(type, -2..=32);
            /// `target` must be the index of a declared label
            "target/declared": declared(target);
            /// `way` must be in the range 1 to 8
            "way/range": matches!(way, 1..=8);
            /// `type` must be greater than 0, and `way` must not be 2
            "type/way" [field]: on("TWO+") && mode == Write => type > 0 && way != 2;
        }
    "##]],
    );
}

#[test]
fn instructions_are_in_one_enum() {
    has(
        packaged(),
        "src/instructions/any.rs",
        &expect![[r##"
        // Generated from pages/instructions by `cargo xtask regen`; do not edit.
        //! The enum over all instructions, and the dispatch by opcode.

        use super::*;
        use genvisa_macros::Instructions;

        /// Any instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
        pub enum Instruction {
            /// Gives back a thing with a long description that needs more columns than one line of documentation has, and so it
            /// has two.
            #[opcode(0x4e, 0x03)] SvmGive(SvmGive),
            /// Takes \[some\] things.
            #[opcode(0x21)] Take(Take),
        }
    "##]],
    );
    has(
        packaged(),
        "src/instructions/mod.rs",
        &expect![[r##"
        // Generated from pages/instructions by `cargo xtask regen`; do not edit.
        //! All instructions, one module each; [`Instruction`] is any of them.

        mod any;
        pub mod svm_give;
        pub mod take;

        pub use any::Instruction;
        pub use svm_give::SvmGive;
        pub use take::Take;
    "##]],
    );
}

/// Bytes are decoded as one instruction.
#[test]
fn of_instructions_with_the_same_bytes_the_enum_has_the_first() {
    let seize = TAKE.replace("TAKE", "SEIZE").replace("take.", "seize.");
    let files = packaged_with(&[("pages/instructions/SEIZE.md", &seize)]).files;
    let text = |path: &str| &files.iter().find(|file| file.path == path).expect("the file").text;
    let any = text("src/instructions/any.rs");
    assert!(any.contains("Seize(Seize)") && !any.contains("Take(Take)"), "{any}");
    assert!(any.contains("Take"), "the instructions that the enum leaves out are named: {any}");
    assert!(text("src/instructions/mod.rs").contains("pub use take::Take;"));
}

#[test]
fn a_structure_has_tables_without_their_counts_and_each_field_of_any_version() {
    has(
        packaged(),
        "src/things/thing.rs",
        &expect![[r##"
        // Generated from pages/chapters/things.md by `cargo xtask regen`; do not edit.
        //! The structure `thing`: [`Thing`].

        use crate::prelude::*;
        #[cfg(feature = "alloc")]
        use alloc::vec::Vec;
        #[cfg(feature = "alloc")]
        use genvisa_runtime::object::PoolString;
        use super::Part;

        /// The structure `thing`.
        #[cfg(feature = "alloc")]
        #[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
        pub struct Thing {
            /// Kind of the thing.
            pub kind: KindBits,
            /// The field `old`.
            pub old: u8,
            /// The field `name`.
            pub name: u16,
            /// The words.
            #[table("uw", count = "num_words")] pub words: Vec<u32>,
            /// The field `data`.
            #[table("ub", count = "num_bytes")] pub data: Vec<u8>,
            /// The field `parts`.
            #[table("uw", count = "num_parts")] pub parts: Vec<Part>,
            /// The rest.
            #[table("ub", count = "num_rest")] pub rest: Vec<u8>,
            /// The names.
            #[table("ud", count = "num_names")] pub names: Vec<PoolString>,
        }

        /// The bits of `kind`: kind of the thing.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
        pub struct KindBits(
            #[bits(class = 2..=0, Class)]
            u8,
        );

        /// `class`, bits 2..0: class of the thing.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
        #[repr(u8)]
        pub enum Class {
            /// A small thing.
            Small = 0b000,
            /// A large thing.
            #[code(on = "TWO+")] Large = 0b001,
        }

        #[cfg(feature = "alloc")]
        rules! {
            Thing: "thing" at crate::lines::things::thing;

            /// bits 3 to 7 of `kind` are reserved and must be zero
            "kind/reserved" [object]: raw(kind) & 0b11111000 == 0;
            /// `kind.class` must be `Small`, or `Large` on TWO and later
            "kind.class/encoding" [object]:
                matches!(code(kind.class), 0b000) || on("TWO+") && matches!(code(kind.class), 0b001);
            /// `num_words` must be at least 1
            "num_words/range" [field, object]: num_words >= 1;
        }
    "##]],
    );
}

#[test]
fn a_structure_without_tables_needs_no_allocator() {
    has(
        packaged(),
        "src/things/part.rs",
        &expect![[r#"
            // Generated from pages/chapters/things.md by `cargo xtask regen`; do not edit.
            //! The structure `part`: [`Part`].

            use crate::prelude::*;

            /// The structure `part`.
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
            pub struct Part {
                /// Bytes of the part.
                pub size: u8,
                /// Index of the label.
                #[wire("ub{-v3.4}, ud{v3.4+}")] #[field(refers = Label)] pub code: u32,
            }

            rules! {
                Part: "part" at crate::lines::things::part;

                /// `size` must be 4
                "size/fixed" [field, object]: size == 4;
            }
        "#]],
    );
}

#[test]
fn a_chapter_declares_its_structures() {
    has(
        packaged(),
        "src/things/mod.rs",
        &expect![[r##"
        // Generated from pages/chapters/things.md by `cargo xtask regen`; do not edit.
        //! Chapter of the specification: things.

        mod part;
        mod thing;

        pub use part::*;
        pub use thing::*;
    "##]],
    );
}

#[test]
fn side_tables_have_the_lines_of_fields_and_rules() {
    has(
        packaged(),
        "src/lines/take.rs",
        &expect![[r##"
        // Generated from pages/instructions/TAKE.md by `cargo xtask regen`; do not edit.
        //! Lines of TAKE on its page.

        pub const PAGE: &str = "pages/instructions/TAKE.md";
        pub const LINE: u32 = 7;
        pub const FIELDS: &[(&str, u32)] = &[
            ("mode", 24),
            ("extra", 29),
            ("num_items", 30),
            ("items", 31),
        ];
        pub const RULES: &[crate::lines::RuleLine] = &[
            ("opcode", PAGE, 7, "8f6bb6c1eaa785ba"),
            ("mode/reserved", PAGE, 24, "293f499dd7de3ea9"),
            ("mode/encoding", PAGE, 25, "0011deee0460200c"),
            ("num_items/range", PAGE, 34, "26d937adffd4c453"),
        ];
    "##]],
    );
    has(
        packaged(),
        "src/lines/things.rs",
        &expect![[r#"
            // Generated from pages/chapters/things.md by `cargo xtask regen`; do not edit.
            //! Lines of rules on the page of the chapter.

            pub const PAGE: &str = "pages/chapters/things.md";

            /// `part`.
            pub mod part {
                pub use super::PAGE;
                pub const RULES: &[crate::lines::RuleLine] = &[
                    ("size/fixed", PAGE, 49, "4d4669d38b3bccd9"),
                ];
            }

            /// `thing`.
            pub mod thing {
                pub use super::PAGE;
                pub const RULES: &[crate::lines::RuleLine] = &[
                    ("kind/reserved", PAGE, 23, "7b638e8bf898a8fb"),
                    ("kind.class/encoding", PAGE, 24, "19cd6cf4a145ec62"),
                    ("num_words/range", PAGE, 33, "f68d9f2b55a773f4"),
                ];
            }
        "#]],
    );
    has(
        packaged(),
        "src/lines/mod.rs",
        &expect![[r##"
        // Generated from pages by `cargo xtask regen`; do not edit.
        //! Lines on the pages, and checksums: one file for each page, one row for each item. A page that gets a line more changes
        //! nothing but its file here.

        /// A rule: the id without its subject, the page, the line from 1, and the checksum of the text that it was read from.
        pub type RuleLine = (&'static str, &'static str, u32, &'static str);

        pub mod chapter_tables;
        pub mod svm_give;
        pub mod take;
        pub mod things;
    "##]],
    );
}

#[test]
fn platforms_have_their_registers_and_names() {
    has_part(
        packaged(),
        "src/platforms.rs",
        "/// Platforms, oldest first.",
        "    /// Size of a register, in bytes.",
        &expect![[r##"
        /// Platforms, oldest first.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
        #[repr(u8)]
        pub enum Platform {
            /// First, version 8.0.
            #[code(name = "ONE")] One = 0,
            /// Second, version 9.0.
            #[code(name = "TWO")] Two = 1,
        }

        impl Platform {
            /// Size of a register of each platform, in bytes.
            pub const GRF_BYTES: &'static [u32] = &[32, 64];
            /// The name of each platform in Intel's finalizer; empty where the finalizer has no such platform.
            pub const FINALIZER_NAMES: &'static [&'static str] = &[
                "One",
                "Two_X",
            ];

    "##]],
    );
}

#[test]
fn the_table_of_rules_joins_those_of_all_subjects() {
    has_part(
        packaged(),
        "src/rules.rs",
        "const TABLES",
        "static SORTED",
        &expect![[r##"
        const TABLES: &[&[&Rule]] = &[
            crate::instructions::SvmGive::BY_ID,
            crate::instructions::Take::BY_ID,
            crate::things::Part::BY_ID,
            #[cfg(feature = "alloc")]
            crate::things::Thing::BY_ID,
        ];

    "##]],
    );
}

#[test]
fn the_library_names_its_chapters_and_parts() {
    has_part(
        packaged(),
        "src/lib.rs",
        "pub mod platforms;",
        "pub use rules::",
        &expect![[r##"
        pub mod platforms;
        pub mod things;
        pub mod absent;

        pub mod instructions;
        mod lines;
        mod rules;
        pub mod tables;

        /// The enums that names in rules belong to, under the names that expanded rules use.
        #[doc(hidden)]
        pub mod domain {
            pub(crate) use crate::absent::with_sets;
            pub use crate::platforms::Platform;
            pub use crate::absent::OperandClass;
            pub use crate::absent::Modifier;
            pub use crate::absent::LabelKind;
            pub use crate::absent::DataType;
        }

        #[doc(inline)]
        pub use platforms::Platform;
        #[doc(inline)]
        pub use absent::OperandClass;
        #[doc(inline)]
        pub use absent::Modifier;
        #[doc(inline)]
        pub use absent::LabelKind;
        #[doc(inline)]
        pub use absent::DataType;

        // The names that all files of the crate use. Files of a few pages may need fewer.
        #[allow(unused_imports)]
        mod prelude {
            pub use genvisa_macros::{Bits, Enumeration, Instruction, Record, Tagged, Unruled, Variants, rules};
        }

        #[doc(inline)]
        pub use instructions::*;
    "##]],
    );
    has_part(
        packaged(),
        "src/lib.rs",
        "/// The newest object version.",
        "",
        &expect![[r##"
        /// The newest object version. Its layouts hold every value.
        pub const NEWEST_VERSION: Version = Version::new(3, 4);
    "##]],
    );
}

#[test]
fn the_header_names_opcodes_bits_and_rules() {
    has_part(
        packaged(),
        "include/genvisa.h",
        "/* The newest object version",
        "#ifdef GENVISA_TABLES",
        &expect![[r##"
        /* The newest object version of the specification. */
        #define GENVISA_SPECIFICATION "3.4"

        /* Platforms, oldest first: the number of the bit in sets of platforms. */
        enum {
            GENVISA_PLATFORM_ONE = 0,
            GENVISA_PLATFORM_TWO = 1,
            GENVISA_PLATFORM_COUNT = 2
        };

        /* Data types. */
        enum {
            GENVISA_TYPE_COUNT = 0
        };

        /* The first byte of an instruction, and the second where several instructions share the first. */
        enum {
            GENVISA_SUB_OPCODE_SVM_GIVE = 0x03,
            GENVISA_OPCODE_SVM_GIVE = 0x4e,
            GENVISA_OPCODE_TAKE = 0x21,
            GENVISA_INSTRUCTION_COUNT = 2
        };

        /* Where the bits of a field are, and what they can hold. */
        #define GENVISA_THING_KIND_CLASS_MASK 0x7u
        #define GENVISA_THING_KIND_CLASS_SHIFT 0
        enum {
            GENVISA_THING_KIND_CLASS_SMALL = 0,
            GENVISA_THING_KIND_CLASS_LARGE = 1
        };
        #define GENVISA_SVM_GIVE_MODE_MASK 0x3u
        #define GENVISA_SVM_GIVE_MODE_SHIFT 0
        enum {
            GENVISA_SVM_GIVE_MODE_READ = 0,
            GENVISA_SVM_GIVE_MODE_WRITE = 1
        };
        #define GENVISA_SVM_GIVE_WAY_MASK 0xfu
        #define GENVISA_SVM_GIVE_WAY_SHIFT 0
        #define GENVISA_SVM_GIVE_WAY_BITS_15_4_MASK 0xfff0u
        #define GENVISA_SVM_GIVE_WAY_BITS_15_4_SHIFT 4
        #define GENVISA_TAKE_MODE_MASK 0x3u
        #define GENVISA_TAKE_MODE_SHIFT 0
        enum {
            GENVISA_TAKE_MODE_READ = 0,
            GENVISA_TAKE_MODE_WRITE = 1
        };

        /* Rules, by number. */
        enum {
            GENVISA_RULE_SVM_GIVE_OPCODE,
            GENVISA_RULE_SVM_GIVE_SUB_OPCODE,
            GENVISA_RULE_SVM_GIVE_MODE_RESERVED,
            GENVISA_RULE_SVM_GIVE_MODE_ENCODING,
            GENVISA_RULE_SVM_GIVE_TYPE_RANGE,
            GENVISA_RULE_SVM_GIVE_TARGET_DECLARED,
            GENVISA_RULE_SVM_GIVE_WAY_RANGE,
            GENVISA_RULE_SVM_GIVE_TYPE_WAY,
            GENVISA_RULE_TAKE_OPCODE,
            GENVISA_RULE_TAKE_MODE_RESERVED,
            GENVISA_RULE_TAKE_MODE_ENCODING,
            GENVISA_RULE_TAKE_NUM_ITEMS_RANGE,
            GENVISA_RULE_PART_SIZE_FIXED,
            GENVISA_RULE_THING_KIND_RESERVED,
            GENVISA_RULE_THING_KIND_CLASS_ENCODING,
            GENVISA_RULE_THING_NUM_WORDS_RANGE,
            GENVISA_RULE_COUNT
        };

    "##]],
    );
}

#[test]
fn the_header_has_tables_of_layouts_forms_and_rules() {
    has_part(
        packaged(),
        "include/genvisa.h",
        "static const genvisa_value genvisa_bits_thing",
        "#endif",
        &expect![[r##"
        static const genvisa_value genvisa_bits_thing_kind_0[] = {
            {"Small", 0u, 0x0003u},
            {"Large", 1u, 0x0002u},
        };
        static const genvisa_bit_range genvisa_bits_thing_kind[] = {
            {"class", 2, 0, 0x0003u, genvisa_bits_thing_kind_0, 2},
        };

        static const genvisa_value genvisa_bits_svm_give_mode_0[] = {
            {"Read", 0u, 0x0003u},
            {"Write", 1u, 0x0002u},
        };
        static const genvisa_bit_range genvisa_bits_svm_give_mode[] = {
            {"mode", 1, 0, 0x0003u, genvisa_bits_svm_give_mode_0, 2},
        };

        static const genvisa_bit_range genvisa_bits_svm_give_way[] = {
            {"way", 3, 0, 0x0003u, 0, 0},
            {"bits_15_4", 15, 4, 0x0003u, 0, 0},
        };

        static const genvisa_field genvisa_fields_thing[] = {
            {"kind", "ub", 1, 0, 0, 0, 0, 0, genvisa_bits_thing_kind, 1},
            {"old", "ub", 1, 0, 772, 0, 0, 0, 0, 0},
            {"name", "uw", 2, 772, 0, 0, 0, 0, 0, 0},
            {"num_words", "uw", 2, 0, 0, 0, 0, 0, 0, 0},
            {"words", "ud", 4, 0, 0, "num_words", 0, 0, 0, 0},
            {"num_bytes", "ub", 1, 0, 0, 0, 0, 0, 0, 0},
            {"data", "ub", 1, 0, 0, "num_bytes", 0, 0, 0, 0},
            {"num_parts", "uw", 2, 0, 0, 0, 0, 0, 0, 0},
            {"parts", "part", 0, 0, 0, "num_parts", 0, 0, 0, 0},
            {"num_rest", "ub", 1, 0, 0, 0, 0, 0, 0, 0},
            {"rest", "bytes", 0, 0, 0, "num_rest", 0, 0, 0, 0},
            {"num_names", "ud", 4, 0, 0, 0, 0, 0, 0, 0},
            {"names", "string_pool", 0, 0, 0, "num_names", 0, 0, 0, 0},
        };

        static const genvisa_field genvisa_fields_part[] = {
            {"size", "ub", 1, 0, 0, 0, 0, 0, 0, 0},
            {"code", "ub", 1, 0, 772, 0, 0, 0, 0, 0},
            {"code", "ud", 4, 772, 0, 0, 0, 0, 0, 0},
        };

        static const genvisa_field genvisa_fields_svm_give[] = {
            {"mode", "ub", 1, 0, 0, 0, 0, 0, genvisa_bits_svm_give_mode, 1},
            {"type", "d", 4, 0, 0, 0, 0, 0, 0, 0},
            {"target", "uw", 2, 0, 0, 0, 0, 0, 0, 0},
            {"way", "uw", 2, 0, 0, 0, 0, 0, genvisa_bits_svm_give_way, 2},
            {"thing", "q", 8, 0, 0, 0, 0, 0, 0, 0},
        };

        static const genvisa_field genvisa_fields_take[] = {
            {"mode", "ub", 1, 0, 0, 0, 0, 0, genvisa_bits_svm_give_mode, 1},
            {"extra", "uw", 2, 0, 0, 0, "mode == Write", 0, 0, 0},
            {"num_items", "ub", 1, 0, 0, 0, 0, 0, 0, 0},
            {"items", "ud", 4, 0, 0, "num_items", 0, 0, 0, 0},
        };


        static const genvisa_record genvisa_records[] = {
            {"thing", 0, genvisa_fields_thing, 13},
            {"part", 0, genvisa_fields_part, 3},
        };
        enum { GENVISA_RECORD_COUNT = 2 };


        static const char *const genvisa_text_svm_give[] = {
            "also give <type>",
            "give.<mode>[ <target>] <way> <thing>",
        };
        static const char *const genvisa_text_take[] = {
            "take.<mode> <extra> <items>",
        };
        static const genvisa_instruction genvisa_instructions[] = {
            {"SVM_GIVE", 0x4e, 0x03, 0x0002u, genvisa_fields_svm_give, 5, genvisa_text_svm_give, 2},
            {"TAKE", 0x21, -1, 0x0003u, genvisa_fields_take, 4, genvisa_text_take, 1},
        };

        static const genvisa_rule genvisa_rules[] = {
            {"SVM_GIVE/opcode", "opcode == 0x4e", "static", "error", 0x0003u},
            {"SVM_GIVE/sub_opcode", "sub_opcode == 0x03", "static", "error", 0x0003u},
            {"SVM_GIVE/mode/reserved", "raw(mode) & 0b11111100 == 0", "static", "error", 0x0003u},
            {"SVM_GIVE/mode/encoding", "matches!(code(mode), 0b00) || on(\"TWO+\") && matches!(code(mode), 0b01)", "static", "error", 0x0003u},
            {"SVM_GIVE/type/range", "matches!(type, -2..=32)", "static", "error", 0x0003u},
            {"SVM_GIVE/target/declared", "declared(target)", "static", "error", 0x0003u},
            {"SVM_GIVE/way/range", "matches!(way, 1..=8)", "static", "error", 0x0003u},
            {"SVM_GIVE/type/way", "on(\"TWO+\") && mode == Write => type > 0 && way != 2", "static", "error", 0x0003u},
            {"TAKE/opcode", "opcode == 0x21", "static", "error", 0x0003u},
            {"TAKE/mode/reserved", "raw(mode) & 0b11111100 == 0", "static", "error", 0x0003u},
            {"TAKE/mode/encoding", "matches!(code(mode), 0b00) || on(\"TWO+\") && matches!(code(mode), 0b01)", "static", "error", 0x0003u},
            {"TAKE/num_items/range", "num_items >= 1", "static", "error", 0x0003u},
            {"part/size/fixed", "size == 4", "object", "error", 0x0003u},
            {"thing/kind/reserved", "raw(kind) & 0b11111000 == 0", "object", "error", 0x0003u},
            {"thing/kind.class/encoding", "matches!(code(kind.class), 0b000) || on(\"TWO+\") && matches!(code(kind.class), 0b001)", "object", "error", 0x0003u},
            {"thing/num_words/range", "num_words >= 1", "object", "error", 0x0003u},
        };

    "##]],
    );
}

#[test]
fn the_decoder_has_a_row_for_each_field_and_instruction() {
    has_part(
        packaged(),
        "include/genvisa.hpp",
        "inline constexpr FieldInfo fields_of_layout_take",
        "}  // namespace tables",
        &expect![[r##"
        inline constexpr FieldInfo fields_of_layout_take[] = {
            {"mode", 1, false, nullptr},
            {"extra", 2, false, nullptr, 0, 0, nullptr, "mode == Write",
             [](const Fields &fields) -> bool { return (bits(fields, "mode", 0, 2) == 1); }},
            {"num_items", 1, false, nullptr},
            {"items", 4, false, nullptr, 0, 0, "num_items"},
        };
        inline constexpr Layout layout_take = {"TAKE", fields_of_layout_take, 4};

        inline constexpr FieldInfo fields_of_layout_svm_give[] = {
            {"mode", 1, false, nullptr},
            {"type", 4, true, nullptr},
            {"target", 2, false, nullptr},
            {"way", 2, false, nullptr},
            {"thing", 8, true, nullptr},
        };
        inline constexpr Layout layout_svm_give = {"SVM_GIVE", fields_of_layout_svm_give, 5};

        /* By opcode and sub-opcode. */
        inline constexpr InstructionInfo instructions[] = {
            {0x21, -1, 0x0003u, &layout_take},
            {0x4e, 0x03, 0x0002u, &layout_svm_give},
        };

    "##]],
    );
}

#[test]
fn the_summary_has_a_row_for_each_instruction() {
    has_part(
        packaged(),
        "INSTRUCTIONS.md",
        "| opcode |",
        "",
        &expect![[r##"
        | opcode | instruction | what it does | fields | types | platforms | rules |
        | --- | --- | --- | --- | --- | --- | --- |
        | `0x21` | [TAKE](../pages/instructions/TAKE.md) | Takes [some] things. | mode [extra] num_items items[num_items] |  | all | 4 |
        | `0x4e 0x03` | [SVM_GIVE](../pages/instructions/GIVE.md) | Gives back a thing with a long description that needs more columns than one line of documentation has, and so it has two. | mode type target way thing |  | TWO+ | 8 |
    "##]],
    );
}

/// The rows have the order of the opcodes and sub-opcodes, not of the names.
#[test]
fn the_summary_is_in_the_order_of_the_codes() {
    let first = GIVE.replace("# GIVE", "# WITHDRAW").replace("GIVE = 0x03", "WITHDRAW = 0x02");
    let first = first.replace("0x03(GIVE)", "0x02(WITHDRAW)").replace("give", "withdraw");
    let packaged = packaged_with(&[("pages/instructions/WITHDRAW.md", &first)]);
    let summary = text_of(packaged, "INSTRUCTIONS.md");
    let codes: Vec<&str> =
        summary.lines().filter_map(|line| line.strip_prefix("| `0x")?.split('`').next()).collect();
    assert_eq!(codes, ["21", "4e 0x02", "4e 0x03"]);
}

#[test]
fn builders_take_required_members_and_set_the_others() {
    has_part(
        packaged(),
        "tests/builders.rs",
        "builds! {",
        "\n}\n",
        &expect![[r##"
        builds! {
                SvmGive, one => SvmGive::new(one.mode, one.way, one.thing).with_type(one.r#type).with_target(one.target);
                Take, one => Take::new(one.mode, one.items()).with_extra(one.extra);
            }"##]],
    );
}

#[test]
fn a_member_that_one_of_two_forms_lacks_is_no_parameter() {
    let turn = "# TURN\n\nTurns.\n\n## Opcode\n\n  TURN = 0x23\n\n## Format\n\n| | | |\n| --- | --- | --- |\n| 0x23(TURN) | Way | Angle |\n\n\
                ## Description\n\n- **Way(ub):** the way\n- **Angle(ub):** the angle\n\n\
                ## Text\n\n```\nturn <way>\nturn <way> by <angle>\n```\n\n## Notes\n";
    has_part(
        packaged_with(&[("pages/instructions/TURN.md", turn)]),
        "tests/builders.rs",
        "Turn, one",
        "\n",
        &expect!["Turn, one => Turn::new(one.way).with_angle(one.angle);"],
    );
}

#[test]
fn the_tests_of_a_crate_have_the_facts_of_its_pages() {
    has_part(
        packaged(),
        "tests/pages.rs",
        "/// Name, opcode",
        "/// More bytes",
        &expect![[r##"
        /// Name, opcode and sub-opcode of each instruction of the pages.
        #[rustfmt::skip]
        const INSTRUCTIONS: &[(&str, u8, Option<u8>)] = &[
            ("SVM_GIVE", 0x4e, Some(0x03)),
            ("TAKE", 0x21, None),
        ];

        /// The rules of the pages, in their order.
        #[rustfmt::skip]
        const IDS: &[&str] = &[
            "SVM_GIVE/opcode",
            "SVM_GIVE/sub_opcode",
            "SVM_GIVE/mode/reserved",
            "SVM_GIVE/mode/encoding",
            "SVM_GIVE/type/range",
            "SVM_GIVE/target/declared",
            "SVM_GIVE/way/range",
            "SVM_GIVE/type/way",
            "TAKE/opcode",
            "TAKE/mode/reserved",
            "TAKE/mode/encoding",
            "TAKE/num_items/range",
            "part/size/fixed",
            "thing/kind/reserved",
            "thing/kind.class/encoding",
            "thing/num_words/range",
        ];

        /// The platforms of the pages, oldest first.
        const PLATFORMS: &[Platform] = &[Platform::One, Platform::Two];

    "##]],
    );
}

#[test]
fn the_reserved_words_are_sorted_and_each_is_listed_once() {
    let words = "# Words\n\n### Reserved words\n\n| Initial | Reserved words |\n| --- | --- |\n\
                 | o | `or` `nop` |\n| n | `not` `nop` |\n";
    has_part(
        packaged_with(&[("pages/chapters/words.md", words)]),
        "src/tables.rs",
        "pub const RESERVED_WORDS",
        "\n\n",
        &expect![[r##"
        pub const RESERVED_WORDS: [&str; 3] = [
            "nop", "not", "or",
        ];"##]],
    );
}

#[test]
fn the_manifest_depends_on_the_given_runtime() {
    has_part(
        packaged(),
        "Cargo.toml",
        "[dependencies]",
        "\n\n",
        &expect![[r##"
        [dependencies]
        genvisa-macros = { path = "../here/macros", version = "0.1.0" }
        genvisa-runtime = { path = "../here/runtime", version = "0.1.0", default-features = false }"##]],
    );
}

#[test]
fn the_introduction_lists_the_parts_that_are_left_out() {
    has_part(
        packaged(),
        "README.md",
        "## Left out",
        "",
        &expect![[r##"
        ## Left out

        The crate lacks these parts, because the pages do not state them completely:

        - the specification: no page states the encodings of vec_operand.tag.operand_class
        - the specification: no page states the encodings of vec_operand.tag.modifiers
        - the specification: no page states the encodings of label_info.kind.kind
        - the specification: no page states data types
        - the specification: no page states predefined variables
        - the short constructors of operands: no page states vec_operand, gen_opnd, indirect_opnd, addr_opnd, pred_opnd, const_opnd, state_opnd, raw_operand, vec_operand.tag.modifiers, gen_opnd.region.vertical_stride, gen_opnd.region.width, gen_opnd.region.horizontal_stride, indirect_opnd.region.horizontal_stride, indirect_opnd.bit_properties.data_type, addr_opnd.width.width, pred_opnd.val.id, const_opnd.data_type.data_type, state_opnd.class.class, pred
        - Module, which reads object files: no page states common_isa_header, kernel_info, function_info, file_scope_var_info, kernel_data, function_data, attribute_info, var_info, address_info, predicate_info, surface_info, sampler_info, label_info, input_info
        - the specification: no page states a table *Reserved words* with the columns Reserved words
        - the specification: no page states a table *Known attributes* with the columns Attribute, Of, Value, Value names
        - the specification: no page states a table *Unsupported syntax* with the columns statement, text, feature

    "##]],
    );
}

#[test]
fn fields_of_different_widths_have_different_types_for_the_same_bits() {
    let structure = |name: &str, ty: &str, last: u8| {
        format!(
            "### {name}\n\n```\n{name} {{\n  {ty} mode;\n}}\n```\n\n- **mode:** how\n  - Bit[3..0]: mode\n    \
             - 0b0000: Plain - as it is\n    - 0b0001: Packed - with gaps\n  - Bit[{last}..4]: reserved\n\n"
        )
    };
    let types = |second: &str, last: u8| {
        let text = ["# Modes\n\n", &structure("nut", "ub", 7), &structure("bolt", second, last)].concat();
        let files = packaged_with(&[("pages/chapters/modes.md", &text)]).files;
        let files: Vec<_> = files.iter().filter(|file| file.path.starts_with("src/modes/")).collect();
        ["Nut", "Bolt"].map(|name| {
            let find = |start: &str| files.iter().find(|file| file.text.contains(start)).expect("its file");
            let structure = format!("pub struct {name} {{");
            let ty = part(part(&find(&structure).text, &structure, ""), "pub mode: ", ",");
            let bits = ty.replace("pub mode: ", "pub struct ") + "(";
            part(&find(&bits).text, &bits, "\n);").split_whitespace().collect::<Vec<_>>().join(" ")
        })
    };
    let of_8_bits = "pub struct ModeBits( #[bits(mode = 3..=0, Mode)] u8,";
    assert_eq!(types("ub", 7), [of_8_bits, of_8_bits]);
    let of_16_bits = "pub struct BoltModeBits( #[bits(mode = 3..=0, Mode)] u16,";
    assert_eq!(types("uw", 15), [of_8_bits, of_16_bits]);
}

/// The reasons why a part is left out.
fn reasons(left_out: &[RenderError], what: &str) -> Vec<String> {
    left_out.iter().filter(|part| part.what == what).map(|part| part.why.clone()).collect()
}

#[test]
fn a_table_that_is_not_behind_its_count_is_left_out() {
    let heap = |fields: &str| {
        format!("# Heap\n\n### heap\n\n```\nheap {{\n{fields}}}\n```\n\n- **list:** numbers\n")
    };
    let reasons_of = |fields: &str| {
        reasons(&packaged_with(&[("pages/chapters/heap.md", &heap(fields))]).left_out, "heap.list")
    };
    let reason = "the field before it is not its count (pages/chapters/heap.md:13)";
    assert_eq!(reasons_of("  ud n;\n  ud other;\n  ud list[n];\n"), [reason]);
    assert!(reasons_of("  ud other;\n  ud n;\n  ud list[n];\n").is_empty());
}

#[test]
fn a_rule_about_the_class_of_an_operand_is_left_out_where_its_bits_have_no_list() {
    let operands = |list: &str| {
        format!(
            "# Operands\n\n### vec_operand\n\n```\nvec_operand {{\n  ub tag;\n}}\n```\n\n- **tag:** class of the operand\n  \
             - operand_class (bit 0-2): class of the operand\n{list}  - Bit[7..3]: reserved\n"
        )
    };
    let copy = "# COPY\n\nCopies.\n\n## Opcode\n\n  COPY = 0x22\n\n## Format\n\n| | |\n| --- | --- |\n| 0x22(COPY) | Dst |\n\n\
                ## Description\n\n- **Dst(vec_operand):** the copy\n\n#### Rules\n\
                - **dst/class:** `class(dst) == General`: `dst` must be `general`.\n";
    let reasons_with = |list: &str| {
        let others = [("pages/chapters/operands.md", &*operands(list)), ("pages/instructions/COPY.md", copy)];
        reasons(&packaged_with(&others).left_out, "the rule COPY/dst/class")
    };
    let reason = "no page lists the encodings of `class` (pages/instructions/COPY.md:20)";
    assert_eq!(reasons_with(""), [reason]);
    assert!(reasons_with("    - 0b000: General - a variable\n").is_empty());
}

/// Every index is then that of a variable that is not declared.
#[test]
fn no_index_is_that_of_a_declared_variable_where_the_pages_state_no_first_one() {
    let variables = "# Variables\n\n| Variable type | Storage class | R/W | Input | Indexable | Max count |\n\
                     | --- | --- | --- | --- | --- | --- |\n| G | General | R/W | Y | Y | 100 |\n\n\
                     - **First declared:** V2\n\n\
                     | Name | Size | Type | R/W | Aliased | Unset | Description |\n\
                     | --- | --- | --- | --- | --- | --- | --- |\n\
                     | V1 (%one) | 1 | N/A | R | No | No | one |\n";
    let files = packaged_with(&[("pages/chapters/variables.md", variables)]).files;
    let first: Vec<&str> = files
        .iter()
        .filter(|file| file.text.contains("FIRST_DECLARED: FirstDeclared"))
        .map(|file| part(&file.text, "pub const FIRST_DECLARED", "///"))
        .collect();
    assert_eq!(
        first,
        [
            "pub const FIRST_DECLARED: FirstDeclared = FirstDeclared {\n    variable: 2,\n    predicate: 4294967295,\n    \
          surface: 4294967295,\n    sampler: 4294967295,\n};\n\n"
        ]
    );
}

/// Other instructions do not depend on it.
#[test]
fn an_instruction_with_a_structure_that_no_page_describes_is_left_out_alone() {
    let copy = "# COPY\n\nCopies.\n\n## Opcode\n\n  COPY = 0x22\n\n## Format\n\n| | |\n| --- | --- |\n| 0x22(COPY) | Dst |\n\n\
                ## Description\n\n- **Dst(vec_operand):** the copy\n\n#### Rules\n- **dst/new:** `on(\"TWO+\")`: it is new.\n";
    let Packaged { files, left_out } = packaged_with(&[("pages/instructions/COPY.md", copy)]);
    assert_eq!(
        reasons(&left_out, "COPY.dst"),
        ["no page describes vec_operand (pages/instructions/COPY.md:17)"]
    );
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let has_file = |name: &str| paths.contains(&format!("src/instructions/{name}.rs").as_str());
    assert_eq!(["take", "svm_give", "copy"].map(has_file), [true, true, false], "{paths:?}");
    // Its rules are left out with it. The model in JSON is whole.
    let with_its_rule = files.iter().filter(|file| file.text.contains("COPY/dst/new"));
    let with_its_rule: Vec<&str> = with_its_rule.map(|file| file.path.as_str()).collect();
    assert_eq!(with_its_rule, ["genvisa.json"]);
}

/// The place of an unlisted platform in their order is unknown.
#[test]
fn a_rule_whose_platforms_depend_on_an_unlisted_one_is_left_out() {
    let size = "# SIZE\n\nSizes.\n\n## Opcode\n\n  SIZE = 0x22\n\n## Format\n\n| | |\n| --- | --- |\n| 0x22(SIZE) | Bytes |\n\n\
                ## Description\n\n- **Bytes(ub):** the size\n\n#### Rules\n\
                - **bytes/all:** `bytes != 1`: `bytes` must not be 1.\n\
                - **bytes/listed{TWO+}:** `bytes != 2`: `bytes` must not be 2.\n\
                - **bytes/one{THREE,TWO}:** `bytes != 3`: `bytes` must not be 3.\n\
                - **bytes/unlisted{THREE}:** `bytes != 4`: `bytes` must not be 4.\n\
                - **bytes/newer{THREE+}:** `bytes != 5`: `bytes` must not be 5.\n\
                - **bytes/older{-THREE}:** `bytes != 6`: `bytes` must not be 6.\n";
    has_part(
        packaged_with(&[("pages/instructions/SIZE.md", size)]),
        "src/instructions/size.rs",
        "rules! {",
        "",
        &expect![[r#"
            rules! {
                Size: "SIZE" at crate::lines::size;

                /// `opcode` of SIZE must be 0x22
                "opcode": opcode == 0x22;
                /// `bytes` must not be 1
                "bytes/all" [field]: bytes != 1;
                /// `bytes` must not be 2
                "bytes/listed" [field, on "TWO+"]: bytes != 2;
                /// `bytes` must not be 3
                "bytes/one" [field, on "TWO"]: bytes != 3;
            }
        "#]],
    );
}

#[test]
fn the_model_in_json_has_structures() {
    has_part(
        packaged(),
        "genvisa.json",
        "\"records\": [",
        "\"predefined\"",
        &expect![[r##"
        "records": [
            {
              "name": "thing",
              "fields": [
                {
                  "name": "kind",
                  "label": "kind",
                  "wire": [{"ty": "ub"}],
                  "bits": [
                    {
                      "name": "class",
                      "hi": 2,
                      "lo": 0,
                      "values": [
                        {"code": 0, "name": "Small", "doc": "a small thing", "at": "pages/chapters/things.md:25"},
                        {
                          "code": 1,
                          "name": "Large",
                          "platforms": "TWO+",
                          "doc": "a large thing",
                          "at": "pages/chapters/things.md:26"
                        }
                      ],
                      "doc": "class of the thing",
                      "at": "pages/chapters/things.md:24"
                    }
                  ],
                  "doc": "kind of the thing",
                  "at": "pages/chapters/things.md:23"
                },
                {
                  "name": "old",
                  "label": "old",
                  "wire": [{"ty": "ub", "versions": "-v3.4"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:8"
                },
                {
                  "name": "name",
                  "label": "name",
                  "wire": [{"ty": "uw", "versions": "v3.4+"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:9"
                },
                {
                  "name": "num_words",
                  "label": "num_words",
                  "wire": [{"ty": "uw"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:10"
                },
                {
                  "name": "words",
                  "label": "words",
                  "wire": [{"ty": "ud"}],
                  "count": "num_words",
                  "doc": "the words",
                  "at": "pages/chapters/things.md:28"
                },
                {
                  "name": "num_bytes",
                  "label": "num_bytes",
                  "wire": [{"ty": "ub"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:12"
                },
                {
                  "name": "data",
                  "label": "data",
                  "wire": [{"ty": "ub"}],
                  "count": "num_bytes",
                  "doc": "",
                  "at": "pages/chapters/things.md:13"
                },
                {
                  "name": "num_parts",
                  "label": "num_parts",
                  "wire": [{"ty": "uw"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:14"
                },
                {
                  "name": "parts",
                  "label": "parts",
                  "wire": [{"ty": "part"}],
                  "count": "num_parts",
                  "doc": "",
                  "at": "pages/chapters/things.md:15"
                },
                {
                  "name": "num_rest",
                  "label": "num_rest",
                  "wire": [{"ty": "ub"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:16"
                },
                {
                  "name": "rest",
                  "label": "rest",
                  "wire": [{"ty": "bytes"}],
                  "count": "num_rest",
                  "doc": "the rest",
                  "at": "pages/chapters/things.md:29"
                },
                {
                  "name": "num_names",
                  "label": "num_names",
                  "wire": [{"ty": "ud"}],
                  "doc": "",
                  "at": "pages/chapters/things.md:18"
                },
                {
                  "name": "names",
                  "label": "names",
                  "wire": [{"ty": "string_pool"}],
                  "count": "num_names",
                  "doc": "the names",
                  "at": "pages/chapters/things.md:30"
                }
              ],
              "doc": "",
              "at": "pages/chapters/things.md:6"
            },
            {
              "name": "part",
              "fields": [
                {
                  "name": "size",
                  "label": "size",
                  "wire": [{"ty": "ub"}],
                  "doc": "bytes of the part",
                  "at": "pages/chapters/things.md:45"
                },
                {
                  "name": "code",
                  "label": "code",
                  "wire": [{"ty": "ub", "versions": "-v3.4"}, {"ty": "ud", "versions": "v3.4+"}],
                  "refers": "label",
                  "doc": "index of the label",
                  "at": "pages/chapters/things.md:46"
                }
              ],
              "doc": "",
              "at": "pages/chapters/things.md:38"
            }
          ],
          "##]],
    );
}

#[test]
fn the_model_in_json_has_instructions() {
    has_part(
        packaged(),
        "genvisa.json",
        "\"instructions\": [",
        "\"rules\"",
        &expect![[r##"
        "instructions": [
            {
              "name": "SVM_GIVE",
              "opcode": 78,
              "sub_opcode": {"group": "SVM", "name": "GIVE", "code": 3},
              "platforms": "TWO+",
              "fields": [
                {
                  "name": "mode",
                  "label": "Mode",
                  "wire": [{"ty": "ub"}],
                  "bits": [
                    {
                      "name": "mode",
                      "hi": 1,
                      "lo": 0,
                      "values": [
                        {"code": 0, "name": "Read", "doc": "it is read", "at": "pages/instructions/GIVE.md:27"},
                        {
                          "code": 1,
                          "name": "Write",
                          "platforms": "TWO+",
                          "doc": "it is written",
                          "at": "pages/instructions/GIVE.md:28"
                        }
                      ],
                      "doc": "mode",
                      "at": "pages/instructions/GIVE.md:26"
                    }
                  ],
                  "doc": "mode of the access",
                  "at": "pages/instructions/GIVE.md:25"
                },
                {
                  "name": "type",
                  "label": "Type",
                  "wire": [{"ty": "d"}],
                  "range": {"min": -2, "max": 32},
                  "doc": "a signed number",
                  "at": "pages/instructions/GIVE.md:30"
                },
                {
                  "name": "target",
                  "label": "Target",
                  "wire": [{"ty": "uw"}],
                  "refers": "label",
                  "doc": "index of the label",
                  "at": "pages/instructions/GIVE.md:31"
                },
                {
                  "name": "way",
                  "label": "Way",
                  "wire": [{"ty": "uw"}],
                  "bits": [
                    {
                      "name": "way",
                      "hi": 3,
                      "lo": 0,
                      "range": {"min": 1, "max": 8},
                      "doc": "first",
                      "at": "pages/instructions/GIVE.md:33"
                    },
                    {"name": "bits_15_4", "hi": 15, "lo": 4, "doc": "second", "at": "pages/instructions/GIVE.md:34"}
                  ],
                  "range": {"min": 1, "max": 8},
                  "doc": "way of the operation",
                  "at": "pages/instructions/GIVE.md:32"
                },
                {
                  "name": "thing",
                  "label": "Thing",
                  "wire": [{"ty": "q"}],
                  "doc": "a big thing",
                  "at": "pages/instructions/GIVE.md:35"
                }
              ],
              "flow": "branch",
              "pseudo_code": ["give"],
              "text": ["also give <type>", "give.<mode>[ <target>] <way> <thing>"],
              "doc": "Gives back a thing with a long description that needs more columns than one line of documentation has, and so it has two.",
              "at": "pages/instructions/GIVE.md:7"
            },
            {
              "name": "TAKE",
              "opcode": 33,
              "fields": [
                {
                  "name": "mode",
                  "label": "Mode",
                  "wire": [{"ty": "ub"}],
                  "bits": [
                    {
                      "name": "mode",
                      "hi": 1,
                      "lo": 0,
                      "values": [
                        {"code": 0, "name": "Read", "doc": "it is read", "at": "pages/instructions/TAKE.md:26"},
                        {
                          "code": 1,
                          "name": "Write",
                          "platforms": "TWO+",
                          "doc": "it is written",
                          "at": "pages/instructions/TAKE.md:27"
                        }
                      ],
                      "doc": "mode",
                      "at": "pages/instructions/TAKE.md:25"
                    }
                  ],
                  "doc": "mode of the access",
                  "at": "pages/instructions/TAKE.md:24"
                },
                {
                  "name": "extra",
                  "label": "Extra",
                  "wire": [{"ty": "uw"}],
                  "when": "mode == Write",
                  "doc": "more",
                  "at": "pages/instructions/TAKE.md:29"
                },
                {
                  "name": "num_items",
                  "label": "Num_items",
                  "wire": [{"ty": "ub"}],
                  "doc": "number of items",
                  "at": "pages/instructions/TAKE.md:30"
                },
                {
                  "name": "items",
                  "label": "Items",
                  "wire": [{"ty": "ud"}],
                  "count": "num_items",
                  "doc": "items",
                  "at": "pages/instructions/TAKE.md:31"
                }
              ],
              "pseudo_code": ["take"],
              "notes": ["One note."],
              "text": ["take.<mode> <extra> <items>"],
              "doc": "Takes [some] things.",
              "at": "pages/instructions/TAKE.md:7"
            }
          ],
          "##]],
    );
}

#[test]
fn the_model_in_json_has_trees_of_expressions_and_forms() {
    has_part(
        packaged(),
        "genvisa.json",
        "\"expressions\": {",
        "\"listed\"",
        &expect![[r##"
        "expressions": {
            "declared(target)": {"call": {"function": "declared", "arguments": [{"name": ["target"]}]}},
            "matches!(code(kind.class), 0b000) || on(\"TWO+\") && matches!(code(kind.class), 0b001)": {
              "binary": {
                "op": "||",
                "left": {
                  "matches": {
                    "subject": {"call": {"function": "code", "arguments": [{"name": ["kind", "class"]}]}},
                    "alternatives": [{"int": 0}]
                  }
                },
                "right": {
                  "binary": {
                    "op": "&&",
                    "left": {"call": {"function": "on", "arguments": [{"text": "TWO+"}]}},
                    "right": {
                      "matches": {
                        "subject": {"call": {"function": "code", "arguments": [{"name": ["kind", "class"]}]}},
                        "alternatives": [{"int": 1}]
                      }
                    }
                  }
                }
              }
            },
            "matches!(code(mode), 0b00) || on(\"TWO+\") && matches!(code(mode), 0b01)": {
              "binary": {
                "op": "||",
                "left": {
                  "matches": {"subject": {"call": {"function": "code", "arguments": [{"name": ["mode"]}]}}, "alternatives": [{"int": 0}]}
                },
                "right": {
                  "binary": {
                    "op": "&&",
                    "left": {"call": {"function": "on", "arguments": [{"text": "TWO+"}]}},
                    "right": {
                      "matches": {
                        "subject": {"call": {"function": "code", "arguments": [{"name": ["mode"]}]}},
                        "alternatives": [{"int": 1}]
                      }
                    }
                  }
                }
              }
            },
            "matches!(type, -2..=32)": {"matches": {"subject": {"name": ["type"]}, "alternatives": [{"range": [-2, 32]}]}},
            "matches!(way, 1..=8)": {"matches": {"subject": {"name": ["way"]}, "alternatives": [{"range": [1, 8]}]}},
            "mode == Write": {"binary": {"op": "==", "left": {"name": ["mode"]}, "right": {"encoding": "Write"}}},
            "num_items >= 1": {"binary": {"op": ">=", "left": {"name": ["num_items"]}, "right": {"int": 1}}},
            "num_words >= 1": {"binary": {"op": ">=", "left": {"name": ["num_words"]}, "right": {"int": 1}}},
            "on(\"TWO+\") && mode == Write => type > 0 && way != 2": {
              "binary": {
                "op": "=>",
                "left": {
                  "binary": {
                    "op": "&&",
                    "left": {"call": {"function": "on", "arguments": [{"text": "TWO+"}]}},
                    "right": {"binary": {"op": "==", "left": {"name": ["mode"]}, "right": {"encoding": "Write"}}}
                  }
                },
                "right": {
                  "binary": {
                    "op": "&&",
                    "left": {"binary": {"op": ">", "left": {"name": ["type"]}, "right": {"int": 0}}},
                    "right": {"binary": {"op": "!=", "left": {"name": ["way"]}, "right": {"int": 2}}}
                  }
                }
              }
            },
            "opcode == 0x21": {"binary": {"op": "==", "left": {"name": ["opcode"]}, "right": {"int": 33}}},
            "opcode == 0x4e": {"binary": {"op": "==", "left": {"name": ["opcode"]}, "right": {"int": 78}}},
            "raw(kind) & 0b11111000 == 0": {
              "binary": {
                "op": "==",
                "left": {
                  "binary": {"op": "&", "left": {"call": {"function": "raw", "arguments": [{"name": ["kind"]}]}}, "right": {"int": 248}}
                },
                "right": {"int": 0}
              }
            },
            "raw(mode) & 0b11111100 == 0": {
              "binary": {
                "op": "==",
                "left": {
                  "binary": {"op": "&", "left": {"call": {"function": "raw", "arguments": [{"name": ["mode"]}]}}, "right": {"int": 252}}
                },
                "right": {"int": 0}
              }
            },
            "size == 4": {"binary": {"op": "==", "left": {"name": ["size"]}, "right": {"int": 4}}},
            "sub_opcode == 0x03": {"binary": {"op": "==", "left": {"name": ["sub_opcode"]}, "right": {"int": 3}}}
          },
          "forms": {
            "also give <type>": {
              "form": {
                "items": [{"text": "give"}, {"blanks": 1}, {"field": {"name": ["type"], "spelling": "plain"}}],
                "read_only": true
              }
            },
            "give.<mode>[ <target>] <way> <thing>": {
              "form": {
                "items": [
                  {"text": "give."},
                  {"field": {"name": ["mode"], "spelling": "plain"}},
                  {"optional": [{"blanks": 1}, {"field": {"name": ["target"], "spelling": "plain"}}]},
                  {"blanks": 1},
                  {"field": {"name": ["way"], "spelling": "plain"}},
                  {"blanks": 1},
                  {"field": {"name": ["thing"], "spelling": "plain"}}
                ],
                "read_only": false
              }
            },
            "take.<mode> <extra> <items>": {
              "form": {
                "items": [
                  {"text": "take."},
                  {"field": {"name": ["mode"], "spelling": "plain"}},
                  {"blanks": 1},
                  {"field": {"name": ["extra"], "spelling": "plain"}},
                  {"blanks": 1},
                  {"field": {"name": ["items"], "spelling": "plain"}}
                ],
                "read_only": false
              }
            }
          },
          "layouts": [
            {"instruction": "TAKE", "bits": ["mode"], "encoding": "Read", "code": 0, "fields": ["mode", "num_items", "items"]},
            {
              "instruction": "TAKE",
              "bits": ["mode"],
              "encoding": "Write",
              "code": 1,
              "fields": ["mode", "extra", "num_items", "items"]
            }
          ],
          "##]],
    );
}
