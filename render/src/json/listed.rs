//! The instructions behind the names of the index and of the matrix, which are names of pages.

use genvisa_reader::isa::{Instruction, Isa};
use std::collections::{BTreeMap, BTreeSet};

/// The instructions of each name: the one with this name, those on the page with this name, or those of a group.
pub(super) fn all(isa: &Isa) -> BTreeMap<&str, Vec<&str>> {
    let entries = isa.index.iter().flat_map(|group| &group.entries);
    let listed: BTreeSet<&str> =
        entries.map(|entry| &*entry.name).chain(isa.matrix.iter().map(|row| &*row.name)).collect();
    listed.into_iter().map(|name| (name, named(isa, name))).collect()
}

fn named<'i>(isa: &'i Isa, name: &str) -> Vec<&'i str> {
    let group = isa.groups.iter().find(|group| group.name == name);
    let is_listed = |instruction: &&Instruction| {
        let page = instruction.at.page.rsplit('/').next().unwrap_or_default();
        instruction.name == name
            || page.strip_suffix(".md") == Some(name)
            || group.is_some_and(|group| group.opcode == instruction.opcode)
    };
    isa.instructions.iter().filter(is_listed).map(|instruction| &*instruction.name).collect()
}

#[cfg(test)]
mod tests {
    use super::named;
    use genvisa_reader::Source;
    use genvisa_reader::isa::Group;

    /// A page of an instruction with an opcode.
    fn page(file: &str, name: &str, opcode: &str) -> Source {
        let text = format!("# {name}\n\nIt exists.\n\n## Opcode\n\n{opcode}  {name} = 0x03\n");
        Source { path: format!("pages/instructions/{file}.md"), text }
    }

    #[test]
    fn a_name_is_that_of_an_instruction_of_its_page_or_of_a_group() {
        let pages = [
            page("PLN", "PLANE", ""),
            page("GIVE", "GIVE", "  SVM = 0x4e\n"),
            page("KEEP", "KEEP", "  SVM = 0x4e\n"),
        ];
        let mut isa = genvisa_reader::read(&pages).0;
        isa.groups.push(Group { name: "SVM".to_string(), opcode: 0x4e, ..Group::default() });
        for (name, expected) in [
            ("PLANE", &["PLANE"][..]),
            ("PLN", &["PLANE"]),
            ("KEEP", &["SVM_KEEP"]),
            ("SVM", &["SVM_GIVE", "SVM_KEEP"]),
            ("PL", &[]),
        ] {
            assert_eq!(named(&isa, name), expected, "{name}");
        }
    }
}
