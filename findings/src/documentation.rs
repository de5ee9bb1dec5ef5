//! The addresses of Intel's documentation on the web.

/// The folder of Intel's pages.
const FOLDER: &str = "https://github.com/intel/intel-graphics-compiler/blob/master/documentation/visa";

/// Our chapters, each with Intel's page about the same. The levels of rules are ours alone.
const CHAPTERS: [(&str, &str); 10] = [
    ("assembly", "8_appendix_visa_assembly_syntax"),
    ("data_types", "2_datatypes"),
    ("debug", "7_appendix_debug_information"),
    ("execution", "3_execution_model"),
    ("index", "6_instructions"),
    ("matrix", "appendix_instruction_by_platform"),
    ("object", "4_visa_header"),
    ("operands", "5_operands"),
    ("platforms", "1_introduction"),
    ("variables", "4_visa_header"),
];

/// The pages of instructions that no page of Intel describes: Intel's assembly syntax alone has them.
const UNDESCRIBED: &str = include_str!("undescribed.txt");

/// The address of Intel's page about the subject of one of ours, such as `spec/instructions/ADD.md`; `None` where there is none.
pub fn of_page(page: &str) -> Option<String> {
    let name = page.strip_prefix("spec/")?.strip_suffix(".md")?;
    let page = match name.strip_prefix("chapters/") {
        Some(chapter) => CHAPTERS.iter().find(|(ours, _)| *ours == chapter)?.1,
        None => {
            let instruction = name.strip_prefix("instructions/")?;
            let is_undescribed = UNDESCRIBED.lines().any(|line| line == instruction);
            (!is_undescribed).then_some(name)?
        }
    };
    Some(format!("{FOLDER}/{page}.md"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The pages of Intel in the list of the version that ours follow.
    fn followed() -> BTreeSet<String> {
        let list: toml::Table = include_str!("../../spec/followed.toml").parse().unwrap();
        list["pages"].as_table().unwrap().keys().cloned().collect()
    }

    #[test]
    fn addresses_are_those_of_all_pages() {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
        let (mut linked, mut without) = (BTreeSet::new(), BTreeSet::new());
        for folder in ["chapters", "instructions"] {
            for entry in std::fs::read_dir(spec.join(folder)).unwrap() {
                let page = format!("spec/{folder}/{}", entry.unwrap().file_name().display());
                match of_page(&page) {
                    Some(address) => linked.insert(address),
                    None => without.insert(page),
                };
            }
        }
        let known: BTreeSet<String> = followed().iter().map(|page| format!("{FOLDER}/{page}")).collect();
        // Intel's list of contents has no counterpart of ours.
        let contents = BTreeSet::from([format!("{FOLDER}/index.md")]);
        assert_eq!(known.difference(&linked).cloned().collect::<BTreeSet<_>>(), contents);
        assert_eq!(linked.difference(&known).collect::<Vec<_>>(), [""; 0]);
        let listed = UNDESCRIBED.lines().skip(1).map(|name| format!("spec/instructions/{name}.md"));
        assert_eq!(without, listed.chain(["spec/chapters/levels.md".to_string()]).collect());
    }

    #[test]
    fn other_files_have_no_address() {
        assert_eq!(of_page("spec/instructions/ADD"), None);
        assert_eq!(of_page("README.md"), None);
    }
}
