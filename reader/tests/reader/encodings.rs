//! Tables of encodings in chapters.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa_reader::{Source, read};

/// A chapter with a structure whose first field has a table behind its bit range, and the second one a table for all of its own.
const CHAPTER: &str = "\
# Things

### thing

```
thing {
  ub kind;
  ub more;
}
```

- **kind:** kind of the thing
  - Bit[1..0]: low

    | Binary Encoding | Value | Remark |
    | --- | --- | --- |
    | 00 | Small | 4 |
    | 01 | Large | 5 |

- **more:** more of it
  - Bit[1..0]: first
  - Bit[3..2]: second

The bit ranges share a common binary encoding:

| Binary Encoding | Value |
| --- | --- |
| 00 | Off |
| 11 | On |
";

/// The encodings of each bit range, and the messages, for the chapter with a part of it changed.
fn encodings(part: &str, other: &str) -> (Vec<String>, Vec<String>) {
    assert_eq!(CHAPTER.matches(part).count(), 1, "{part}");
    let source = Source { path: "chapters/things.md".into(), text: CHAPTER.replace(part, other) };
    let (isa, diagnostics) = read(&[source]);
    let ranges = isa.record("thing").unwrap().fields.iter().flat_map(|field| &field.bits);
    let ranges = ranges.map(|range| {
        let values: Vec<String> =
            range.values.iter().map(|value| format!("{} {}", value.code, value.name)).collect();
        format!("{}: {}", range.name, values.join(", "))
    });
    (ranges.collect(), diagnostics.iter().map(|problem| problem.message.to_string()).collect())
}

#[test]
fn a_table_has_the_encodings_of_the_bit_range_in_front_of_it_or_of_all() {
    let (ranges, messages) = encodings("# Things", "# Things");
    assert_eq!(ranges, ["kind: 0 Small, 1 Large", "more: 0 Off, 3 On", "bits_3_2: 0 Off, 3 On"]);
    assert_eq!(messages, [""; 0]);
}

#[test]
fn a_first_cell_without_a_code_is_an_error() {
    let (ranges, messages) = encodings("| 01 | Large | 5 |", "| x1 | Large | 5 |");
    assert_eq!(ranges[0], "kind: 0 Small");
    assert_eq!(messages, ["expected an encoding in the first cell"]);
    let (_, messages) = encodings("| 01 | Large | 5 |", "| 01 x | Large | 5 |");
    assert_eq!(messages, ["expected an encoding in the first cell"]);
}

#[test]
fn a_column_of_codes_with_another_name_is_doubted() {
    let header = "| Binary Encoding | Value | Remark |";
    assert_eq!(encodings(header, "| Binary Value | Value | Remark |").1, [""; 0]);
    let (ranges, messages) = encodings(header, "| Bits | Value | Remark |");
    assert_eq!(ranges[0], "kind: ");
    assert_eq!(messages, ["is this a list of what `kind` can be?"]);
}
