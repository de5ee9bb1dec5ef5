//! No code names an instruction: all facts of an instruction come from its page.
//!
//! The test looks for string literals equal to the name or the mnemonic of an instruction, in any case, and for variants
//! of `Instruction`. [`EXEMPTIONS`] lists the unavoidable ones, most of them words that only look like a mnemonic.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_reader::isa::Isa;
use genvisa_reader::{load, read};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose code names no instruction.
const CRATES: [&str; 12] = [
    "asm", "checks", "cli", "findings", "macros", "python", "reader", "render", "report", "rule", "runtime",
    "syntax",
];

/// Most exemptions that the project accepts.
const MOST: usize = 12;

/// Words that code may contain although they are names of instructions.
struct Exemption {
    /// The file, or the start of the paths of several files.
    path: &'static str,
    /// The literals, or the names of variants.
    words: &'static [&'static str],
    /// Why the code cannot do without them.
    reason: &'static str,
}

const EXEMPTIONS: &[Exemption] = &[
    Exemption {
        path: "",
        words: &["label", "Label", "line"],
        reason: "the table of labels and the line of a page: keys of the model, of attributes and of templates",
    },
    Exemption {
        path: "asm/src/module/read/directives.rs",
        words: &["file", "loc"],
        reason: "directives of debug information, which have the names of the instructions that they encode",
    },
    Exemption {
        path: "checks/src/lint/messages/",
        words: &["and", "not", "or"],
        reason: "English words of rule sentences",
    },
    Exemption {
        path: "macros/src/compile/",
        words: &["add", "div", "mul", "shl", "shr"],
        reason: "operators of the rule language, by the functions that evaluate them",
    },
    Exemption {
        path: "macros/src/tagged.rs",
        words: &["info"],
        reason: "the part of a tagged structure behind its tag",
    },
    Exemption {
        path: "reader/src/lower/",
        words: &["and", "not", "or", "Not"],
        reason: "English words of sentences, and a source modifier",
    },
    Exemption {
        path: "reader/src/page/line.rs",
        words: &["goto"],
        reason: "a keyword of the pseudo-code on pages",
    },
];

/// Fields that code names, although pages declare them: what a field is for cannot be seen from its type and bits.
const FIELD_EXEMPTIONS: &[Exemption] = &[
    Exemption {
        path: "asm/src/",
        words: &[
            "addr_imm_offset",
            "addr_scale",
            "addr_size",
            "addr_type",
            "block_height",
            "block_width",
            "data_elems_per_addr",
            "data_order",
            "data_size",
            "src0_addr_base",
            "src0_addr_pitch",
            "src0_addrs",
            "src0_addrs_lod",
            "src0_addrs_r",
            "src0_addrs_u",
            "src0_addrs_v",
        ],
        reason: "the fields of a group: the assembly chapter describes in prose which part of its text each of them is",
    },
    Exemption {
        path: "asm/src/module/read/declare.rs",
        words: &["num_elts"],
        reason: "a keyword of declarations, which only looks like a field",
    },
    Exemption {
        path: "findings/src/verdict/facts.rs",
        words: &["num_elts"],
        reason: "the number of channels of messages whose execution size has this name",
    },
    Exemption {
        path: "",
        words: &["exec_size"],
        reason: "the field that determines the number of channels and whose encodings are called Simd8 and so on",
    },
    Exemption {
        path: "reader/src/lower/words.rs",
        words: &["r_offset", "u_offset", "v_offset"],
        reason: "bit ranges that pages describe in words: these are the names that they get",
    },
];

/// A name in the code.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Hit {
    path: String,
    line: usize,
    word: String,
}

impl Exemption {
    fn covers(&self, hit: &Hit) -> bool {
        hit.path.starts_with(self.path) && self.words.contains(&hit.word.as_str())
    }
}

/// The names and mnemonics of all instructions, in small letters.
fn names(isa: &Isa) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for instruction in &isa.instructions {
        names.insert(instruction.name.to_lowercase());
        if let Some(sub_opcode) = &instruction.sub_opcode {
            names.extend([sub_opcode.group.to_lowercase(), sub_opcode.name.to_lowercase()]);
        }
        names.extend(instruction.text.iter().filter_map(|form| mnemonic(form)));
    }
    names
}

/// The word with which a text form begins, behind the predicate.
fn mnemonic(form: &str) -> Option<String> {
    let form = form.strip_prefix("also ").unwrap_or(form);
    let form = form.strip_prefix("[(<pred>) ]").unwrap_or(form);
    let end = form.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(form.len());
    let word = form.get(..end).filter(|word| !word.is_empty() && *word != "where")?;
    Some(word.to_lowercase())
}

/// Finds names of instructions in tokens, in macros too.
fn find(tokens: TokenStream, names: &BTreeSet<String>, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (n, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => find(group.stream(), names, found),
            TokenTree::Literal(literal) => {
                let text = match syn::Lit::new(literal.clone()) {
                    syn::Lit::Str(text) => text.value(),
                    syn::Lit::ByteStr(bytes) => String::from_utf8_lossy(&bytes.value()).into_owned(),
                    _ => continue,
                };
                if names.contains(&text.to_lowercase()) {
                    found.push((literal.span().start().line, text));
                }
            }
            TokenTree::Ident(ident) if ident == "Instruction" => {
                let path = tokens.get(n + 1..n + 4).unwrap_or_default();
                if let [TokenTree::Punct(a), TokenTree::Punct(b), TokenTree::Ident(variant)] = path
                    && (a.as_char(), b.as_char()) == (':', ':')
                    && is_variant(&variant.to_string())
                {
                    found.push((ident.span().start().line, format!("Instruction::{variant}")));
                }
            }
            _ => {}
        }
    }
}

/// Whether a word is written like a variant of an enum, not like a function or a constant.
fn is_variant(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains(|c: char| c.is_ascii_lowercase())
}

/// Whether an item exists in tests only.
fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.meta.to_token_stream().to_string().contains("test")
            || attribute.path().is_ident("test")
    })
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        _ => &[],
    }
}

/// The names of instructions in the source of a file, by line.
fn in_source(source: &str, names: &BTreeSet<String>) -> Vec<(usize, String)> {
    let file = syn::parse_file(source).expect("Rust");
    let mut found = Vec::new();
    for item in file.items.iter().filter(|item| !is_test(attributes(item))) {
        find(item.to_token_stream(), names, &mut found);
    }
    found
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() && !is_test {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
            files.push(path);
        }
    }
}

/// The repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The model of the pages.
fn model() -> Isa {
    read(&load(&[root().join("spec")]).unwrap()).0
}

/// The names of fields of instructions that are no English words: they have several parts.
fn fields(isa: &Isa) -> BTreeSet<String> {
    let fields = isa.instructions.iter().flat_map(|instruction| &instruction.fields);
    fields.map(|field| field.name.clone()).filter(|name| name.contains('_')).collect()
}

/// The names in the code of all crates.
fn hits(names: &BTreeSet<String>) -> Vec<Hit> {
    let root = root();
    let mut hits = Vec::new();
    for name in CRATES {
        let mut files = Vec::new();
        sources(&root.join(name).join("src"), &mut files);
        for file in files {
            let path = file.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            let found = in_source(&fs::read_to_string(&file).unwrap(), names);
            hits.extend(found.into_iter().map(|(line, word)| Hit { path: path.clone(), line, word }));
        }
    }
    hits
}

/// Names that are not exempt, and exemptions of names that are not in the code.
fn problems(hits: &[Hit], exemptions: &[Exemption]) -> Vec<String> {
    let unlisted = hits.iter().filter(|hit| !exemptions.iter().any(|exemption| exemption.covers(hit)));
    let mut problems: Vec<String> =
        unlisted.map(|Hit { path, line, word }| format!("{path}:{line}: names `{word}`")).collect();
    for exemption in exemptions {
        let is_stale =
            |word: &&&str| !hits.iter().any(|hit| hit.word == **word && hit.path.starts_with(exemption.path));
        let stale = exemption.words.iter().filter(is_stale);
        problems.extend(stale.map(|word| format!("{}: `{word}` is exempt and not there", exemption.path)));
    }
    problems
}

#[test]
fn no_code_names_an_instruction() {
    let problems = problems(&hits(&names(&model())), EXEMPTIONS);
    assert!(problems.is_empty(), "{} problems:\n{}\n", problems.len(), problems.join("\n"));
}

#[test]
fn code_names_no_fields_but_those_with_a_reason() {
    let mut hits = hits(&fields(&model()));
    hits.retain(|hit| !hit.word.contains("::"));
    let problems = problems(&hits, FIELD_EXEMPTIONS);
    assert!(problems.is_empty(), "{} problems:\n{}\n", problems.len(), problems.join("\n"));
}

#[test]
fn exemptions_are_few_and_have_reasons() {
    assert!(EXEMPTIONS.len() <= MOST, "{} exemptions, at most {MOST}", EXEMPTIONS.len());
    for exemption in EXEMPTIONS.iter().chain(FIELD_EXEMPTIONS) {
        assert!(!exemption.words.is_empty() && exemption.reason.len() > 20, "{}", exemption.path);
    }
}

#[test]
fn names_are_found_in_code_and_not_in_tests() {
    let names: BTreeSet<String> = ["add".to_string(), "fcall".to_string()].into();
    let found = in_source(
        r#"
        const A: &str = "ADD";
        fn f(i: Instruction) { if let Instruction::Fcall(_) = i { println!("add") } }
        fn g() { Instruction::blank(0); Instruction::ALL; "add it"; b"add"; }
        /// add
        #[cfg(test)]
        mod tests { const A: &str = "add"; }
        "#,
        &names,
    );
    let words: Vec<(usize, &str)> = found.iter().map(|(line, word)| (*line, word.as_str())).collect();
    assert_eq!(words, [(2, "ADD"), (3, "Instruction::Fcall"), (3, "add"), (4, "add")]);
    assert_eq!(mnemonic("also [(<pred>) ]add[.sat] (<exec_size>)").as_deref(), Some("add"));
}
