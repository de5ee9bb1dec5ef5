//! The words of pages in the reflection: the declarations carry them as documentation.

use genvisa::Instruction;

#[test]
fn the_reflection_has_the_words_of_the_pages() {
    let isa = &crate::all_cases::spec().expect("the model").isa;
    let (mut fields, mut lines) = (0, 0);
    // Documentation is a sentence: it begins with a capital letter and ends with a full stop.
    let same = |words: &str, page: &str| {
        let plain = |text: &str| text.trim_end_matches('.').to_lowercase();
        assert_eq!(plain(words), plain(page));
    };
    for info in Instruction::ALL {
        let page = isa.instruction(info.name).expect("the page");
        same(info.doc, &page.doc);
        assert_eq!(info.semantics, page.pseudo_code, "{}", info.name);
        lines += info.semantics.len();
        for field in info.fields {
            match &*page.field(field.name).expect("the field").doc {
                "" => same(field.doc, &format!("the field `{}`", field.name)),
                doc => {
                    same(field.doc, doc);
                    fields += 1;
                }
            }
        }
    }
    assert!(fields > 500 && lines > 400, "{fields} {lines}");
}
