//! The plain structures of a small specification.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use super::plain::structures;
use genvisa_reader::Source;
use genvisa_reader::isa::{Field, Isa};
use serde_json::Value;

const PLATFORMS: &str = "# Platforms

| Platform | Version | GRF bytes | Finalizer name | Processors |
| --- | --- | --- | --- | --- |
| ONE | 8.0 | 32 | One | First |
";

/// An operand of two kinds, a structure in instructions, and one that no instruction has.
const OPERANDS: &str = "# Operands

### vec_operand

```
vec_operand {
  ub tag;
  ub info[];
}
```

- **tag:** class and modifier
  - class (bit 1-3): class
    - 0b000: Near - it is near
    - 0b010: Far - it is far
  - Bit[0]: reserved
  - Bit[7..4]: reserved
- **info:** structure of the class

### near_opnd

```
near_opnd { //class = Near
  uw id;
}
```

- **id:** index

### far_opnd

```
far_opnd { //class = Far
  d offset;
  ud high; //present only if offset == 1
}
```

- **offset:** offset
- **high:** upper half

### raw_operand

```
raw_operand {
  {-v3.4} ub old;
  {v3.4+} uw x;
  {-v3.4} ub code;
  {v3.4+} ud code;
  ud y; //present only if code != 0
  ub z; //present only if old == 0
  ub gone; //present only if old == 1
}
```

- **x:** column
- **code:** code
- **y:** row
- **z:** depth
- **gone:** more

### thing

```
thing {
  ub size;
}
```

- **size:** bytes
";

/// An instruction with the fields of a format, and their descriptions.
fn page(name: &str, code: &str, cells: &str, fields: &str) -> Source {
    let text = format!(
        "# {name}\n\nIt exists.\n\n## Opcode\n\n{code}\n\n## Format\n\n| | | | |\n| --- | --- | --- | --- |\n{cells}\n\n\
         ## Semantics\n\n```\nit\n```\n\n## Description\n\n{fields}\n#### Properties\n\n## Text\n\n```\nit\n```\n\n## Notes\n"
    );
    Source { path: format!("pages/instructions/{name}.md"), text }
}

fn isa() -> Isa {
    let chapter =
        |name: &str, text: &str| Source { path: format!("pages/chapters/{name}.md"), text: text.to_string() };
    let take = page(
        "TAKE",
        "  TAKE = 0x21",
        "| 0x21(TAKE) | Mode | Extra | Half |\n| | Whole | Third | Fourth |\n| | Num_items | Items[Num_items] | |",
        "- **Mode(ub):** mode
  - kind (bit 0-1): kind
    - 0b00: Read - it is read
    - 0b01: Write - it is written
    - 0b10: Both - it is both
  - high (bit 2-7): high
- **Extra(uw):** more. Present only if `mode.kind == 1`
- **Half(vec_operand):** operand. Present only if `matches!(mode.kind, Read | Both) || mode.high >= 3`
- **Whole(raw_operand):** operand. Present only if `raw(mode) == 0 && mode.high != 1`
- **Third(ub):** a number. Present only if `mode.kind == 1`
- **Fourth(d):** a number. Present only if `matches!(mode.high, 3 | 4)`
- **Num_items(ub):** number of items. Range [0..7]
- **Items(ud):** items
",
    );
    let give = page(
        "GIVE",
        "  SVM = 0x4e\n  GIVE = 0x03",
        "| 0x4e(SVM) | 0x03(GIVE) | Way | |",
        "- **Way(uw):** way\n  - all (bit 0-15): all\n",
    );
    let keep = page("KEEP", "  SVM = 0x4e\n  KEEP = 0x05", "| 0x4e(SVM) | 0x05(KEEP) | | |", "");
    let pages = [chapter("platforms", PLATFORMS), chapter("operands", OPERANDS), take, give, keep];
    let (isa, diagnostics) = genvisa_reader::read(&pages);
    assert_eq!(diagnostics.errors(), 0, "{}", diagnostics.render(false));
    isa
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn choice(choice: &Value) -> String {
    let variants = list(&choice["variants"]).iter();
    let variants = variants.map(|one| format!("{} {}({})", text(&one[0]), text(&one[1]), text(&one[2])));
    format!("{}: {}", text(&choice["ty"]), variants.collect::<Vec<_>>().join(", "))
}

/// A line for each structure, choice and function.
fn lines(isa: &Isa) -> Vec<String> {
    let all = serde_json::to_value(structures(isa).unwrap()).unwrap();
    let mut lines = Vec::new();
    for one in list(&all["structures"]) {
        let field = |field: &Value| {
            let when = list(&field["when"]);
            let when = when.first().map(|name| {
                let arguments: Vec<&str> = list(&when[1]).iter().map(text).collect();
                format!(" if {}({})", text(name), arguments.join(", "))
            });
            let count = field["count"].as_str().map(|by| format!(" [{by}, at most {}]", field["most"]));
            let more = when.or(count).unwrap_or_default();
            format!("{} {}{more}", text(&field["ident"]), text(&field["ty"]))
        };
        let fields = list(&one["fields"]).iter().map(field).collect::<Vec<_>>().join(", ");
        lines.push(format!("{} {{ {fields} }}", text(&one["ty"])));
        if let Some(by) = one["tagged"]["by"].as_str() {
            lines.push(format!("by {by}, {}", choice(&one["tagged"]["choice"])));
        }
    }
    lines.extend(list(&all["choices"]).iter().map(choice));
    for function in list(&all["functions"]) {
        let parameters = list(&function["parameters"]).iter();
        let parameters = parameters.map(|one| format!("{}: {}", text(&one[0]), text(&one[1])));
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        lines.push(format!("{}({parameters}) = {}", text(&function["name"]), text(&function["body"])));
    }
    lines
}

#[test]
fn the_structures_are_those_of_instructions_in_the_newest_version() {
    let expected = "\
VecOperand { tag u8 }
by tag >> 1 & 0x7, VecOperandInfo: 0x00 Near(NearOpnd), 0x02 Far(FarOpnd)
NearOpnd { id u16 }
FarOpnd { offset i32, high u32 if far_opnd_has_high(offset) }
RawOperand { x u16, code u32, y u32 if raw_operand_has_y(code), z u8 }
SvmGive { way u16 }
SvmKeep {  }
Take { mode u8, extra u16 if take_has_extra(mode), half VecOperand if take_has_half(mode), whole RawOperand if take_has_whole(mode), third u8 if take_has_extra(mode), fourth i32 if take_has_fourth(mode), num_items u8, items u32 [num_items, at most 7] }
Record: 0x21 Take(Take), 0x4e Svm(Svm)
Svm: 0x03 Give(SvmGive), 0x05 Keep(SvmKeep)
far_opnd_has_high(offset: i32) = offset == 1
raw_operand_has_y(code: u32) = code != 0
take_has_extra(mode: u8) = mode & 0x3 == 1
take_has_half(mode: u8) = (matches!(mode & 0x3, 0x00 | 0x02)) || (mode >> 2 & 0x3f >= 3)
take_has_whole(mode: u8) = (mode == 0) && (mode >> 2 & 0x3f != 1)
take_has_fourth(mode: u8) = matches!(mode >> 2 & 0x3f, 3 | 4)
";
    assert_eq!(lines(&isa()).join("\n") + "\n", expected);
}

/// Plain structures have no other counts and conditions.
#[test]
fn other_counts_and_conditions_are_refused() {
    let refused = |change: fn(&mut Field)| {
        let mut isa = isa();
        let take = isa.instructions.iter_mut().find(|one| one.name == "TAKE").unwrap();
        change(take.fields.iter_mut().find(|field| field.name == "items").unwrap());
        structures(&isa).err().map(|error| error.to_string())
    };
    let counter = "cannot render TAKE.items: the field that counts it is unknown, or it has a condition as well (pages/instructions/TAKE.md:37)";
    assert_eq!(refused(|_| ()), None);
    assert_eq!(refused(|items| items.count = Some("others".into())).as_deref(), Some(counter));
    assert_eq!(refused(|items| items.when = Some("mode.kind == 1".into())).as_deref(), Some(counter));
    let condition = refused(|items| items.when = Some("on(\"ONE\")".into()));
    assert_eq!(
        condition.as_deref(),
        Some(
            "cannot render TAKE.items: `on(\"ONE\")` does not compare numbers (pages/instructions/TAKE.md:37)"
        )
    );
}
