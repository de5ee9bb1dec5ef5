//! Tests on things that are not part of the repository: Intel's pages, programs beside them, and programs of the system.

use proc_macro::TokenStream;
use quote::quote;
use std::path::PathBuf;
use syn::{ItemFn, LitStr, parse_macro_input};

/// The environment variable that names the folder with the versions of Intel's pages.
const VARIABLE: &str = "GENVISA_UPSTREAM";

/// Makes a function with the parameter `folder: &Path` a test on the folder that `GENVISA_UPSTREAM` names, or on one beside it:
/// `#[upstream_test]`, `#[upstream_test("corpus")]`. The test is reported as ignored if there was no such folder when it was
/// compiled. It is compiled again when the variable changes.
#[proc_macro_attribute]
pub fn upstream_test(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let mut test = parse_macro_input!(item as ItemFn);
    let beside = match attribute.is_empty() {
        true => None,
        false => Some(parse_macro_input!(attribute as LitStr).value()),
    };
    // `join` keeps the folder itself for an empty path.
    let relative = beside.map_or_else(String::new, |name| format!("../{name}"));
    let folder = std::env::var_os(VARIABLE).map(|folder| PathBuf::from(folder).join(&relative));
    let has_folder = folder.is_some_and(|folder| folder.is_dir());
    // A test that is ignored for another reason keeps that reason.
    let has_reason = test.attrs.iter().any(|attribute| attribute.path().is_ident("ignore"));
    let ignored = (!has_folder && !has_reason).then(|| {
        let reason = match relative.as_str() {
            "" => format!("{VARIABLE} names no folder of Intel's pages"),
            relative => format!("{VARIABLE} names no folder with {relative}"),
        };
        quote!(#[ignore = #reason])
    });
    let attributes = std::mem::take(&mut test.attrs);
    let name = &test.sig.ident;
    let expanded = quote! {
        // The compiler records that the test depends on the variable.
        const _: Option<&str> = option_env!(#VARIABLE);
        #[test]
        #ignored
        #(#attributes)*
        fn #name() {
            #test
            let upstream = ::std::env::var_os(#VARIABLE).expect("the variable names the folder of Intel's pages");
            #name(&::std::path::Path::new(&upstream).join(#relative));
        }
    };
    expanded.into()
}

/// Makes a function a test that runs a program: `#[program_test("gcc")]`. The test is reported as ignored if no folder of `PATH`
/// had the program when the test was compiled.
#[proc_macro_attribute]
pub fn program_test(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let test = parse_macro_input!(item as ItemFn);
    let program = parse_macro_input!(attribute as LitStr).value();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let has_program = std::env::split_paths(&path)
        .any(|folder| folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX)).is_file());
    let ignored = (!has_program).then(|| {
        let reason = format!("no folder of PATH has {program}");
        quote!(#[ignore = #reason])
    });
    quote!(#[test] #ignored #test).into()
}
