//! Instructions with operands beside the chapters of this repository: members, builders, and the model in JSON.

use crate::{has, has_part, part, text_of};
use expect_test::expect;
use genvisa_reader::Source;
use genvisa_render::{Package, Packaged};
use std::path::Path;

/// The chapters that instructions with operands need, and those of object files.
const CHAPTERS: [&str; 6] = ["platforms", "data_types", "execution", "operands", "object", "variables"];

/// An instruction whose destination saturates.
const MIX: &str = r#"# MIX

Mixes two values.

## Opcode

  MIX = 0x21

## Format

| | | | |
| --- | --- | --- | --- |
| 0x21(MIX) | Exec_size | Pred | Dst |
| | Src0 | Src1 | |

## Semantics

```
mix
```

## Description

- **Exec_size(ub):** execution size and execution mask
  - Bit[2..0]: execution size
    - 0b000: 1 element
    - 0b001: 2 elements
  - Bit[7..4]: execution mask
    - 0b0000: M1
    - 0b0001: M2
- **Pred(uw):** predicate
- **Dst(vec_operand):** result. Operand class: general
- **Src0(vec_operand):** first. Operand class: general,immediate
- **Src1(vec_operand):** second. Must have type UD,D

#### Rules

#### Properties
- **Supported Types:** UD,D,F
- **Saturation:** Yes
- **Source Modifier:** arithmetic

## Text

```
[(<pred>) ]mix[.sat] (<exec_size>) <dst> <src0> <src1>
```

## Notes
"#;

/// An instruction with a raw operand, whose size a rule states.
const PUT: &str = r#"# PUT

Puts values into memory.

## Opcode

  PUT = 0x22

## Format

| | | | |
| --- | --- | --- | --- |
| 0x22(PUT) | Exec_size | Dst | Src0 |

## Semantics

```
put
```

## Description

- **Exec_size(ub):** execution size and execution mask
  - Bit[2..0]: execution size
    - 0b000: 1 element
    - 0b001: 2 elements
  - Bit[7..4]: execution mask
    - 0b0000: M1
    - 0b0001: M2
- **Dst(vec_operand):** result. Operand class: general
- **Src0(raw_operand):** values

#### Rules
- **src0/size:** `exec_size == 2 => available(src0) >= exec_size * 4`: `src0` must provide 4 bytes for each channel.

#### Properties
- **Supported Types:** UD
- **Saturation:** No
- **Source Modifier:** none

## Text

```
put (<exec_size>) <dst> <src0>
```

## Notes
"#;

/// An instruction with a label.
const GO: &str = r#"# GO

Goes on at a label.

## Opcode

  GO = 0x23

## Format

| | |
| --- | --- |
| 0x23(GO) | Label |

## Semantics

```
go
```

## Description

- **Label(uw):** index of the label of a block

#### Rules
- **label/kind:** `kind(label) == Block`: `label` must be the label of a block.

#### Properties
- **Control Flow:** branches

## Text

```
go <label>
```

## Notes
"#;

/// The crate of these pages.
fn packaged() -> Packaged {
    packaged_with(|chapter| chapter)
}

/// The crate of these pages with changed chapters.
fn packaged_with(change: fn(String) -> String) -> Packaged {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/chapters");
    let chapters = CHAPTERS.map(|name| {
        let text = std::fs::read_to_string(folder.join(name).with_extension("md")).expect("a chapter");
        Source { path: format!("pages/chapters/{name}.md"), text: change(text) }
    });
    let instructions = [("GO", GO), ("MIX", MIX), ("PUT", PUT)]
        .map(|(name, text)| Source { path: format!("pages/instructions/{name}.md"), text: text.to_string() });
    let (isa, diagnostics) = genvisa_reader::read(&[&chapters[..], &instructions].concat());
    assert_eq!(diagnostics.errors(), 0, "{}", diagnostics.render(false));
    genvisa_render::package(&isa, &Package::default()).expect("a crate")
}

#[test]
fn a_destination_that_saturates_and_an_optional_predicate_are_marked() {
    has(
        packaged(),
        "src/instructions/mix.rs",
        &expect![[r##"
        // Generated from pages/instructions/MIX.md by `cargo xtask regen`; do not edit.
        //! MIX: Mixes two values.

        use crate::prelude::*;

        /// Mixes two values.
        ///
        /// ```text
        /// [(<pred>) ]mix[.sat] (<exec_size>) <dst> <src0> <src1>
        /// ```
        ///
        /// ```c
        /// mix
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Instruction)]
        #[visa(name = "MIX", opcode = 0x21, lines = crate::lines::mix)]
        pub struct Mix {
            /// Execution size and execution mask.
            #[field(only = [0b000, 0b001])] pub exec_size: ExecSizeBits,
            /// Predicate.
            #[field(optional)] pub pred: PredBits,
            /// Result.
            #[field(Destination, saturates)] pub dst: VecOperand,
            /// First.
            #[field(Source)] pub src0: VecOperand,
            /// Second.
            #[field(Source)] pub src1: VecOperand,
        }

        rules! {
            Mix: "MIX" at crate::lines::mix;

            /// `opcode` of MIX must be 0x21
            "opcode": opcode == 0x21;
            /// bit 3 of `exec_size` is reserved and must be zero
            "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
            /// `exec_size` must be 1 or 2 elements
            "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001);
            /// `exec_size.mask` must be `M1` or `M2`
            "exec_size.mask/encoding" [mask]: matches!(code(exec_size.mask), 0b0000 | 0b0001);
            /// `dst` must have type `ud`, `d` or `f`
            "dst/type": matches!(ty(dst), UD | D | F);
            /// `dst` must be a general operand
            "dst/class": matches!(class(dst), General);
            /// `src0` must have type `ud`, `d` or `f`
            "src0/type": matches!(ty(src0), UD | D | F);
            /// `src0` must be a general or immediate operand
            "src0/class": matches!(class(src0), General | Immediate);
            /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
            "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
            /// `src1` must have type `ud` or `d`
            "src1/type": matches!(ty(src1), UD | D);
            /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
            "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
        }
    "##]],
    );
}

#[test]
fn a_raw_operand_is_marked_and_a_destination_without_saturation_is_not() {
    has(
        packaged(),
        "src/instructions/put.rs",
        &expect![[r##"
        // Generated from pages/instructions/PUT.md by `cargo xtask regen`; do not edit.
        //! PUT: Puts values into memory.

        use crate::prelude::*;

        /// Puts values into memory.
        ///
        /// ```text
        /// put (<exec_size>) <dst> <src0>
        /// ```
        ///
        /// ```c
        /// put
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Instruction)]
        #[visa(name = "PUT", opcode = 0x22, lines = crate::lines::put)]
        pub struct Put {
            /// Execution size and execution mask.
            #[field(only = [0b000, 0b001])] pub exec_size: ExecSizeBits,
            /// Result.
            #[field(Destination)] pub dst: VecOperand,
            /// Values.
            #[field(Raw)] pub src0: RawOperand,
        }

        rules! {
            Put: "PUT" at crate::lines::put;

            /// `opcode` of PUT must be 0x22
            "opcode": opcode == 0x22;
            /// bit 3 of `exec_size` is reserved and must be zero
            "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
            /// `exec_size` must be 1 or 2 elements
            "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001);
            /// `exec_size.mask` must be `M1` or `M2`
            "exec_size.mask/encoding" [mask]: matches!(code(exec_size.mask), 0b0000 | 0b0001);
            /// `dst` must have type `ud`
            "dst/type": matches!(ty(dst), UD);
            /// `dst` must be a general operand
            "dst/class": matches!(class(dst), General);
            /// `dst` must not have the modifier `sat`: the result cannot saturate
            "dst/saturation": modifier(dst) != Sat;
            /// `src0` must provide 4 bytes for each channel
            "src0/size": exec_size == 2 => available(src0) >= exec_size * 4;
        }
    "##]],
    );
}

#[test]
fn builders_set_a_predicate_and_take_operands() {
    has_part(
        packaged(),
        "tests/builders.rs",
        "builds! {",
        "\n}\n",
        &expect![[r#"
            builds! {
                    Go, one => Go::new(one.label);
                    Mix, one => Mix::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
                    Put, one => Put::new(one.exec_size, one.dst, one.src0);
                }"#]],
    );
}

#[test]
fn operands_in_json_have_the_sizes_and_types_of_their_own_rules() {
    has_part(
        packaged(),
        "genvisa.json",
        "\"operands\": [",
        "",
        &expect![[r##"
        "operands": [
            {
              "instruction": "MIX",
              "field": "dst",
              "role": "destination",
              "types": [{"rule": "MIX/dst/type", "when": "true", "types": [{"name": "UD"}, {"name": "D"}, {"name": "F"}]}]
            },
            {
              "instruction": "MIX",
              "field": "src0",
              "role": "source",
              "types": [{"rule": "MIX/src0/type", "when": "true", "types": [{"name": "UD"}, {"name": "D"}, {"name": "F"}]}]
            },
            {
              "instruction": "MIX",
              "field": "src1",
              "role": "source",
              "types": [{"rule": "MIX/src1/type", "when": "true", "types": [{"name": "UD"}, {"name": "D"}]}]
            },
            {
              "instruction": "PUT",
              "field": "dst",
              "role": "destination",
              "types": [{"rule": "PUT/dst/type", "when": "true", "types": [{"name": "UD"}]}]
            },
            {
              "instruction": "PUT",
              "field": "src0",
              "role": "raw",
              "sizes": [{"rule": "PUT/src0/size", "when": "exec_size == 2", "bytes": "exec_size * 4"}]
            }
          ]
        }
    "##]],
    );
}

#[test]
fn a_new_module_has_the_values_that_rules_fix() {
    has_part(
        packaged(),
        "src/module.rs",
        "fn new(",
        "    fn ",
        &expect![[r##"
        fn new(version: Version) -> Self {
                Self {
                    magic_number: 0x41534943,
                    major_version: version.major,
                    minor_version: version.minor,
                    ..Self::default()
                }
            }
    "##]],
    );
}

#[test]
fn a_label_has_its_kind() {
    has_part(
        packaged(),
        "src/instructions/go.rs",
        "pub struct Go",
        "}",
        &expect![[r#"
            pub struct Go {
                /// Index of the label of a block.
                #[field(refers = Label, kind = Block)] pub label: u16,
        "#]],
    );
}

#[test]
fn an_instruction_has_the_bit_ranges_that_chapters_give_its_fields() {
    has_part(
        packaged(),
        "include/genvisa.h",
        "static const genvisa_field genvisa_fields_mix",
        "\n\n",
        &expect![[r#"
            static const genvisa_field genvisa_fields_mix[] = {
                {"exec_size", "ub", 1, 0, 0, 0, 0, 0, genvisa_bits_exec_size, 2},
                {"pred", "uw", 2, 0, 0, 0, 0, 0, genvisa_bits_pred_opnd_val, 3},
                {"dst", "vec_operand", 0, 0, 0, 0, 0, 0, 0, 0},
                {"src0", "vec_operand", 0, 0, 0, 0, 0, 0, 0, 0},
                {"src1", "vec_operand", 0, 0, 0, 0, 0, 0, 0, 0},
            };"#]],
    );
}

#[test]
fn the_sizes_of_types_are_in_the_order_of_their_codes() {
    has_part(
        packaged(),
        "src/data_types.rs",
        "pub const BITS",
        "\n",
        &expect![
            "pub const BITS: &'static [u8] = &[32, 32, 16, 16, 8, 8, 64, 32, 32, 32, 1, 64, 32, 64, 16, 16];"
        ],
    );
}

#[test]
fn the_decoder_has_the_structures_that_a_tag_selects() {
    has_part(
        packaged(),
        "include/genvisa.hpp",
        "inline constexpr FieldInfo fields_of_layout_vec_operand",
        "\n\n",
        &expect![[r#"
            inline constexpr FieldInfo fields_of_layout_vec_operand[] = {
                {"tag", 1, false, nullptr},
            };
            inline constexpr Follower followers_of_layout_vec_operand[] = {
                {0, &layout_gen_opnd},
                {1, &layout_addr_opnd},
                {2, &layout_pred_opnd},
                {3, &layout_indirect_opnd},
                {5, &layout_const_opnd},
                {6, &layout_state_opnd},
            };
            inline constexpr Layout layout_vec_operand = {"vec_operand", fields_of_layout_vec_operand, 1, 0, 0, 3, followers_of_layout_vec_operand, 6};"#]],
    );
}

#[test]
fn indexes_of_predefined_things_have_the_types_of_the_fields_that_hold_them() {
    let text = text_of(packaged(), "src/build.rs");
    let listed: Vec<&str> = part(&text, "predefined! {", "}").lines().map(str::trim).collect();
    for index in ["NULL: u32 = 0 \"null\";", "R0: u32 = 7 \"r0\";", "SLM: u8 = 0 \"slm\";"] {
        assert!(listed.contains(&index), "{index}: {listed:?}");
    }
}

/// A crate has no place for the other field.
#[test]
fn a_structure_with_another_field_beside_its_tag_is_left_out() {
    let reasons = |change| {
        let left_out = packaged_with(change).left_out;
        let of_operands = left_out.into_iter().filter(|part| part.what == "vec_operand");
        of_operands.map(|part| part.why).collect::<Vec<_>>()
    };
    let reason = "it has another field beside its tag (pages/chapters/operands.md:51)";
    assert_eq!(reasons(|chapter| chapter.replace("  ub tag;\n", "  ub tag;\n  ub extra;\n")), [reason]);
    assert!(reasons(|chapter| chapter).is_empty());
}

#[test]
fn each_expression_about_operands_has_a_tree() {
    let model: serde_json::Value = serde_json::from_str(&text_of(packaged(), "genvisa.json")).expect("JSON");
    for expression in ["exec_size == 2", "exec_size * 4", "true"] {
        assert!(!model["expressions"][expression].is_null(), "{expression}");
    }
}

#[test]
fn modules_read_and_write_bits_by_the_names_of_the_pages() {
    for (path, names) in [
        (
            "src/module.rs",
            &["code_data_type()", "code_category()", "code_alignment()", "code_provenance()"][..],
        ),
        ("src/declare.rs", &["with_data_type(", "with_alignment("][..]),
    ] {
        let text = text_of(packaged(), path);
        for name in names {
            assert!(text.contains(name), "{path}: {name}");
        }
    }
}

#[test]
fn bits_with_some_of_the_types_list_their_codes() {
    let listed = |path: &str| {
        let text = text_of(packaged(), path);
        let lists = text.split("only = [").skip(1).filter_map(|rest| rest.split(']').next());
        lists.map(|list| list.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
    };
    let types = "0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011, 0b1101";
    assert_eq!(listed("src/object/file_scope_var_info.rs"), [types]);
    assert_eq!(listed("src/object/var_info.rs"), [format!("{types}, 0b1110, 0b1111")]);
}
