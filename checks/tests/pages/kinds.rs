//! Slips of the pen by kind: each changes a text of the page grammar in a way in which people change it, and gives a
//! message or leaves every fact as it is.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use super::slips::{Alone, Pages, Slip, SlipKind, SlipPlace, intels, ours};
use genvisa_testing::upstream_test;
use rayon::prelude::*;
use std::path::Path;

/// A text of pages, and the texts that a slip makes of it.
const KINDS: &[(&str, &[&str])] = &[
    // The attributes in Intel's lists. Our pages have tables of them.
    ("-   Name: ", &["-   Nmae: ", "-   Namme: ", "-   Names: ", "-   name: ", "-   Name - ", "-   Name "]),
    ("-   Size: ", &["-   size: ", "-   Sizes: ", "-   Size - "]),
    ("-   Value: ", &["-   value: ", "-   Values: ", "-   Vaule: "]),
    // The place of a rule about a class of declarations.
    ("- **surface/", &["- **surace/", "- **surfface/", "- **sufrace/", "- **Surface/", "- **surfaces/"]),
    (
        "- 0b001:",
        &[
            "- 0b00x:",
            "- 0b0x:",
            "- 0b002:",
            "- Ob001:",
            "- b001:",
            "-0b001:",
            "– 0b001:",
            "• 0b001:",
            "- 0b001::",
            "- 0b001;",
            "- 0b001",
            "- 0b 001:",
            "- 00b001:",
            "- 0b_001:",
            "- (0b001):",
            "- `0b001`:",
            "- **0b001:**",
            "- 0b001..",
            "- 0b0O1:",
            "- 0b00l:",
            "- 0b0012:",
            "- 0b01:",
            "- 0b0001:",
            "- 0b001 =",
            "- 0b001 -",
            "- 0bb001:",
            "- 0b:",
            "- 0b",
            "- o001:",
            "-- 0b001:",
            "- 0b001,",
            "- [0b001]:",
            "- <0b001>:",
            "- \"0b001\":",
            "+0b001:",
        ],
    ),
    (
        "- Bit[7..4]:",
        &[
            "-Bit[7..4]:",
            "- Bit[7.4]:",
            "- Bit[7…4]:",
            "- Bit(7..4):",
            "- Bit{7..4}:",
            "- Bits 7 to 4:",
            "- Bit[7..4];",
            "- Bit[..4]:",
            "- Bit[7..]:",
            "- Bit[x..4]:",
            "- Bit[7..4]",
            "- Bt[7..4]:",
            "- Bit[7..4:",
            "- Bit7..4]:",
            "- Bit[7,4]:",
            "- Bit[7 - 4:",
            "- BitS[7..4]:",
            "– Bit[7..4]:",
            "- **Bit[7..4]:**",
            "- Bit[17..14]:",
            "- Bit[7..3]:",
            "- Bit[]:",
            "- Bit:",
            "- Bitt[7..4]:",
            "- bit 7 4:",
        ],
    ),
    (
        "## Opcode",
        &["##Opcode", "## Opcodes", "Opcode", "## Op code", "## Opcode of", "\\## Opcode", "## OpCde"],
    ),
    (
        "## Format",
        &["##Format", "## Formats", "Format", "## Fromat", "## Format table", "\\## Format", "## Layout"],
    ),
    ("## Description", &["##Description", "## Descriptions", "Description", "## Desription", "## Fields"]),
    (
        "#### Properties",
        &["####Properties", "#### Property", "Properties", "#### Porperties", "**Properties**"],
    ),
    ("## Text", &["##Text", "## Texts", "Text", "## Test", "## Assembly", "**Text**"]),
    ("#### Rules", &["####Rules", "#### Rule", "Rules", "#### Rulse", "#### Constraints", "**Rules**"]),
    (
        "#### Operand type maps",
        &["####Operand type maps", "#### Operand type map", "#### Type maps", "#### Operands type maps"],
    ),
    (" = 0x", &[" : 0x", " == 0x", " 0x", " = 0", " = x", " = Ox", " = 0x0", " -> 0x", " = #"]),
    ("(ADD) |", &["(ADDD) |", "(ADD |", "[ADD] |", "(Add3) |", "() |"]),
    (
        "| Exec_size |",
        &["| Exec_sise |", "| Exec_size, |", "| Exec size |", "| Exec_size", " Exec_size |", "| |"],
    ),
    ("| Dst |", &["| Dts |", "| Dst: |", "| Dst/Src |", "| <Dst> |", "| Dst | Dst |"]),
    ("| --- | --- |", &["", "| --- |", "| -- - | --- |", "--- | ---", "| x | x |"]),
    (
        "(ub):**",
        &[
            "(ubb):**",
            "(u8):**",
            "():**",
            " ub:**",
            "(ub):*",
            "[ub]:**",
            "(ub,):**",
            "{ub}:**",
            "(ub:**",
            "ub):**",
            "(UB ):",
            "(byte):**",
            ":**",
            "(ub):** **",
            "<ub>:**",
            "(bu):**",
        ],
    ),
    (
        "- **Exec_size(",
        &[
            "- *Exec_size(",
            "- ** Exec_size(",
            "-**Exec_size(",
            "- Exec_size(",
            "- **Exec_sise(",
            "– **Exec_size(",
        ],
    ),
    (
        "(vec_operand)",
        &[
            "(vec operand)",
            "(vector_operand)",
            "(vec_operan)",
            "(vec-operand)",
            "(operand)",
            "(vec_operand",
            "(vecoperand)",
        ],
    ),
    ("(raw_operand)", &["(raw operand)", "(raw_operan)", "(raw-operand)", "(row_operand)", "raw_operand"]),
    (
        "Must have type ",
        &[
            "Must have types ",
            "Must be of type ",
            "Must have the type ",
            "Must-have type ",
            "Must have type: ",
            "Has type ",
            "Must have typ ",
            "Must has type ",
            "Type ",
            "Type: ",
            "Mst have type ",
            "Must have a type ",
        ],
    ),
    (
        "Operand class: ",
        &[
            "Operand class ",
            "Operand class= ",
            "Class: ",
            "Operand classes: ",
            "Operand clas: ",
            "Operands class: ",
            "Operand class; ",
        ],
    ),
    ("general,", &["general;", "general/", "generall,", "genral,", "general, or ", "general|"]),
    ("UD,D", &["UD;D", "UD/D", "UD,,D", "UD|D", "UD,and D", "UD,d", "UDD", "Ud,D", "UD+D"]),
    (
        "{XEHP+}",
        &[
            "{XEHP+",
            "(XEHP+)",
            "{XEPH+}",
            "{+XEHP}",
            "[XEHP+]",
            "{xehp+}",
            "{XEHP++}",
            "{>=XEHP}",
            "XEHP+}",
            "{XEHP and later}",
        ],
    ),
    (
        "**Saturation:** Yes",
        &["**Saturation:** Yess", "**Saturation:** Supported", "**Saturation:**", "Saturation: Yes"],
    ),
    (
        "**Source Modifier:** arithmetic",
        &[
            "**Source Modifier:** arithmetics",
            "**Source Modifer:** arithmetic",
            "**Source Modifier:**",
            "**Modifier:** arithmetic",
        ],
    ),
    (
        "**Supported Types:** ",
        &["**Supported Tpyes:** ", "**Types:** ", "**Supported Types** ", "Supported Types: "],
    ),
    ("**Type map**", &["**Type maps**", "**Typemap**", "Type map", "**Map**", "**Type map"]),
    ("**Dst types:**", &["**Dst type:**", "**Dest types:**", "**Dst types**", "Dst types:", "**types:**"]),
    ("Range [", &["Range ", "Range (", "Rnage [", "Ranges [", "Between ["]),
    ("resent only if", &["resent if", "resent only of", "resent only when", "resnt only if"]),
    ("is ignored", &["is ignore", "is ingored", "is ignroed", "ignores"]),
    (
        "ndex of the surface variable",
        &[
            "ndex of surface variable",
            "ndex of the surface",
            "ndex of the sufrace variable",
            "ndex to the surface variable",
        ],
    ),
    ("/null:** `", &["/null:** ", "/null** `", "/null: `", "/null:** '"]),
    ("<exec_size>", &["<exec_siz>", "<exec_size", "exec_size>", "<exec size>", "<execsize>"]),
    ("[(<pred>) ]", &["[(<pred)]", "[(<pred>)", "(<pred>)]", "[(<prde>) ]"]),
    (" {\n  uw ", &[" {\n  uww ", " {\n  ", " {\n  uw: ", " {\n  u w ", "\n  uw ", " (\n  uw "]),
    (";\n", &["\n", ",\n", ":\n", ";;\n"]),
    (
        "T0 (SLM): no",
        &["T0 (SLM) no", "T0 (SLM: no", "T0 SLM: no", "TO (SLM): no", "T0 (SLM): not", "T0 (SLM): nO no"],
    ),
    (
        "| 0b0000 |",
        &[
            "| 0b000 |",
            "| 0b000x |",
            "| Ob0000 |",
            "| b0000 |",
            "| |",
            "| 0b0000 ",
            "| 0b00000 |",
            "| 0b0002 |",
        ],
    ),
    ("| Y |", &["| Yes? |", "| y? |", "| Y", "| YY |", "| 1 |"]),
    ("{v3.4+}", &["{v3,4+}", "{v3.4+", "(v3.4+)", "{3.4+}", "{V3.4+}", "{v3.4 +}", "{ver3.4+}"]),
    ("#### Definitions", &["#### Definition", "####Definitions", "#### Defintions", "Definitions"]),
    ("](../instructions/", &["(../instructions/", "] (../instructions/", "](../instruction/"]),
    // Structures.
    (
        "UB attribute_count;",
        &[
            "UB attribute_count",
            "UBattribute_count;",
            "UB attribute_count:",
            "UB attribute count;",
            "UB; attribute_count;",
            "UX attribute_count;",
            "UB attribute_cuont;",
            "attribute_count UB;",
        ],
    ),
    (
        "attribute_info[attribute_count];",
        &[
            "attribute_info(attribute_count);",
            "attribute_info[attribute_count;",
            "attribute_info attribute_count];",
            "attribute_info[attribute_cont];",
            "attribute_info[attribute_count]",
        ],
    ),
    ("kernel_info {", &["kernel_info", "kernel_info (", "kernel_info [", "kernel_info:", "kernel info {"]),
    (
        "(bit 0-3)",
        &["(bit 0..)", "(bit 0-)", "[bit 0-3]", "(bt 0-3)", "(bit 0 3)", "(bit -3)", "(bit O-3)", "(0-3)"],
    ),
    (
        "//operand_class = General",
        &[
            "//operand_class General",
            "//operand_clas = General",
            "/operand_class = General",
            "//operand_class = Genral",
            "//operand_class: General",
        ],
    ),
    // Rules.
    ("- **dst/", &["- **dts/", "- **Dst/", "- **dst /", "- *dst/", "- dst/", "-**dst/", "- **ds/"]),
    (":** `", &[":** ", ":**", ":* `", ":** '", "** `"]),
    ("matches!(", &["matches(", "match!(", "Matches!(", "matches!", "mathces!("]),
    ("exec_size ", &["exec_sise ", "exec-size ", "execsize "]),
    // Tags of platforms.
    ("{-PVC}", &["{PVC-}", "{–PVC}", "{-PVX}", "{-PVC", "-PVC}", "{--PVC}", "{<PVC}", "{until PVC}"]),
    // Fields and properties.
    (
        "- **Surface(ub):**",
        &["- **Surface{ub}:**", "- **Surface(ub):", "- **Sufrace(ub):**", "- **Surface(ubyte):**"],
    ),
    ("| Surface |", &["| Suface |", "| Surfaces |", "| Surface", "|"]),
    ("**Src types:**", &["**Scr types:**", "**Src typ:**", "**Srctypes:**", "**Src types", "*Src types:"]),
    ("**Control Flow:**", &["**Controlflow:**", "**Contol Flow:**", "**Control Flows:**", "**Control Flow"]),
    ("Valid values are", &["Vaild values are", "Valid value are", "Valid values ar", "Valid vaules are"]),
    ("  - 0:", &["  - O:", "  - 0", "  - 0;", "  - zero:", "  - 0-:", "  – 0:"]),
    ("  - 1:", &["  - l:", "  - I:", "  - 1", "  - 1;", "  - one:", "  1:"]),
    // Chapters.
    (
        "- **Newest version:** 4.1",
        &[
            "- **Newest versions:** 4.1",
            "- **Newest version:** 4,1",
            "- **Newest version:** four",
            "- **Newst version:** 4.1",
            "- **Newest version** 4.1",
        ],
    ),
    (
        "- **First declared:** V32",
        &[
            "- **First declard:** V32",
            "- **First declared:** W32",
            "- **First declared:** V 32",
            "- **First declared:** 32",
            "- **First declared** V32",
        ],
    ),
    (
        "| V1(%thread_x)",
        &["| V(%thread_x)", "| W1(%thread_x)", "| V1%thread_x)", "| 1(%thread_x)", "| VV1(%thread_x)"],
    ),
    ("| V1 (%thread_x)", &["| V (%thread_x)", "| W1 (%thread_x)", "| 1 (%thread_x)", "| Vl (%thread_x)"]),
    ("processor microarchitecture", &["processor microarchitekture", "micro architecture", "processor"]),
    (
        "](instructions/ADD.md)",
        &["](instructions/ADDD.md)", "] (instructions/ADD.md)", "](instructions/ADD.md", "]"],
    ),
    ("- [ADD - ", &["- [ADDD - ", "- ADD - ", "- (ADD - ", "- [ADD ", "[ADD - "]),
];

/// The most pages of a version on which a slip is tried.
const PAGES: usize = 3;

/// The slips of a version: the number of a page, and the slip at the first place on it.
fn slips(pages: &Pages) -> Vec<(usize, Slip)> {
    let of_text = |(from, slips): &(&'static str, &'static [&'static str])| {
        let found = pages.all.iter().enumerate().filter_map(|(n, page)| Some((n, page.text.find(from)?)));
        let found: Vec<_> = found.collect();
        let step = (found.len() / PAGES).max(1);
        let (from, slips) = (*from, *slips);
        let slip = move |(page, at): (usize, usize), text: &&str| {
            let span = at..at + from.len();
            (page, Slip { place: SlipPlace::Text, kind: SlipKind::Written, span, text: (*text).to_string() })
        };
        let places = found.into_iter().step_by(step).take(PAGES);
        places.flat_map(move |place| slips.iter().map(move |text| slip(place, text))).collect::<Vec<_>>()
    };
    KINDS.iter().flat_map(of_text).collect()
}

fn no_kind_is_silent(pages: &Pages) -> usize {
    let slips = slips(pages);
    let silent: Vec<String> = slips
        .par_iter()
        .filter_map(|(n, slip)| {
            let page = &pages.all[*n];
            let alone: Alone = Pages::read(page, &pages.platforms);
            let fact = pages.silent(page, &alone, slip)?;
            Some(format!("{}: {:?} -> {:?}: {fact}", page.path, &page.text[slip.span.clone()], slip.text))
        })
        .collect();
    assert!(silent.is_empty(), "{} of {} are silent:\n{}", silent.len(), slips.len(), silent.join("\n"));
    slips.len()
}

#[test]
fn no_kind_of_slip_on_our_pages_is_silent() {
    let kinds: usize = KINDS.iter().map(|(_, slips)| slips.len()).sum();
    assert!(kinds > 256, "{kinds}");
    let pages = ours();
    let is_absent = |from: &&str| !pages.all.iter().any(|page| page.text.contains(from));
    // Our pages describe such a field in other words.
    assert_eq!(
        KINDS.iter().map(|(from, _)| *from).filter(is_absent).collect::<Vec<_>>(),
        [
            "-   Name: ",
            "-   Size: ",
            "-   Value: ",
            "is ignored",
            "UB attribute_count;",
            "Valid values are",
            "| V1(%thread_x)",
            "processor microarchitecture",
            "](instructions/ADD.md)"
        ]
    );
    assert!(no_kind_is_silent(&pages) > kinds);
}

#[upstream_test]
fn no_kind_of_slip_on_intels_pages_is_silent(upstream: &Path) {
    for pages in intels(upstream) {
        let tried = no_kind_is_silent(&pages);
        assert!(tried > 500, "{tried}");
    }
}
