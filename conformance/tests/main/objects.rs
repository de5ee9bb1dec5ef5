//! The properties of the cases of rules about whole objects.

use crate::all_cases::objects;
use genvisa::object::{AttributeInfo, FunctionData, KernelData, VarInfo};
use genvisa::{LabelKind, Module};
use genvisa_conformance::implementation::CheckResult;
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::object::suite::{ObjectCases, compare};
use genvisa_conformance::object::{ObjectCase, ObjectImplementation};
use genvisa_runtime::object::PoolString;
use std::collections::{BTreeMap, BTreeSet};

fn cases(rule: &str) -> ObjectCases {
    let suite = objects().unwrap();
    let topic = suite.topics.iter().find(|topic| suite.id(topic) == rule).unwrap();
    suite.cases(topic)
}

fn module(case: &ObjectCase) -> Module {
    Module::decode(&case.bytes).unwrap()
}

/// A quantity of the objects that keep a rule, and of those that break it.
fn split<T: Ord>(rule: &str, of: impl Fn(&Module) -> T) -> [BTreeSet<T>; 2] {
    let all = cases(rule);
    let (good, bad): (Vec<&ObjectCase>, _) = all.cases.iter().partition(|case| case.broken.is_empty());
    [good, bad].map(|cases| cases.into_iter().map(|case| of(&module(case))).collect())
}

#[test]
fn numbers_are_tested_on_both_sides_of_their_limits() {
    let [good, bad] = split("common_isa_header/num_kernels/range", |m| m.kernels.len());
    assert_eq!((good.last(), bad.first()), (Some(&512), Some(&513)));
    let [good, bad] = split("kernel_data/address_count/range", |m| m.kernels[0].data.address_info.len());
    assert_eq!((good.last(), bad.first()), (Some(&4095), Some(&4096)));
    let widest = |m: &Module| m.kernels[0].data.address_info.iter().map(|a| a.num_elements).max();
    let [good, bad] = split("address_info/num_elements/range", widest);
    assert!(good.contains(&Some(16)) && bad.contains(&Some(17)) && !good.contains(&Some(17)));
}

/// The tables of a kernel or a function, by the name of the field that counts their rows.
macro_rules! tables {
    ($data:expr) => {{
        let data = $data;
        BTreeMap::from([
            ("variable_count", data.var_info.len()),
            ("address_count", data.address_info.len()),
            ("predicate_count", data.predicate_info.len()),
            ("sampler_count", data.sampler_info.len()),
            ("surface_count", data.surface_info.len()),
        ])
    }};
}

/// The limits are written here once more, so that a change of one on its page is noticed.
#[test]
fn tables_are_tested_on_both_sides_of_their_limits() {
    let limits = [
        ("variable_count", 65535),
        ("address_count", 4095),
        ("predicate_count", 4095),
        ("sampler_count", 31),
        ("surface_count", 249),
    ];
    for (count, limit) in limits {
        let [good, bad] =
            split(&format!("kernel_data/{count}/range"), |m| tables!(&m.kernels[0].data)[count]);
        assert_eq!((good.last(), bad.first()), (Some(&limit), Some(&(limit + 1))), "kernel_data/{count}");
        let rows = |m: &Module| m.functions.iter().flatten().map(|f| tables!(&f.data)[count]).max();
        let [good, bad] = split(&format!("function_data/{count}/range"), rows);
        assert_eq!(
            (good.last(), bad.first()),
            (Some(&Some(limit)), Some(&Some(limit + 1))),
            "function_data/{count}"
        );
    }
    let [good, bad] = split("kernel_data/num_inputs/range", |m| m.kernels[0].data.input_info.len());
    assert_eq!((good.last(), bad.first()), (Some(&256), Some(&257)));
    for (field, limit) in [("input_size", 32), ("return_value_size", 12)] {
        let largest = |m: &Module| {
            let data = m.functions.iter().flatten().map(|function| &function.data);
            data.map(|data| if field == "input_size" { data.input_size } else { data.return_value_size })
                .max()
        };
        let [good, bad] = split(&format!("function_data/{field}/range"), largest);
        assert_eq!((good.last(), bad.first()), (Some(&Some(limit)), Some(&Some(limit + 1))), "{field}");
    }
}

#[test]
fn names_are_tested_on_both_sides_of_their_limits() {
    let longest = |m: &Module| m.kernels[0].data.string_pool.iter().map(|text| text.0.len()).max();
    for (rule, limit) in [("label_info/name_index/length", 1024), ("var_info/name_index/length", 64)] {
        let [good, bad] = split(rule, longest);
        assert_eq!((good.last(), bad.first()), (Some(&Some(limit)), Some(&Some(limit + 1))), "{rule}");
    }
}

#[test]
fn attributes_are_tested_on_both_sides_of_their_limits() {
    let value = |m: &Module| {
        let data = &m.kernels[0].data;
        let is_it = |name: u32| data.string_pool[name as usize].0 == b"SLMSize";
        let found = data.attribute_info.iter().find(|attribute| is_it(attribute.name));
        let bytes = found.and_then(|attribute| attribute.value.clone().try_into().ok());
        bytes.map(u32::from_le_bytes)
    };
    let [good, bad] = split("kernel_data/attribute_info/slm_size", value);
    assert!(good.contains(&None) && good.contains(&Some(0)) && good.contains(&Some(64)), "{good:?}");
    let far = [65, 0xffff, 0x8000_0000, 0xffff_ffff].map(Some);
    assert!(far.iter().all(|value| bad.contains(value)), "{bad:?}");
}

/// The values of an attribute of a kernel or function, or of its variables, each of four bytes.
fn four_bytes(
    attributes: &[AttributeInfo],
    variables: &[VarInfo],
    pool: &[PoolString],
    name: &str,
) -> Vec<u32> {
    let index = pool.iter().position(|text| text.0 == name.as_bytes());
    let all = attributes.iter().chain(variables.iter().flat_map(|info| &info.attribute_info));
    let values = all
        .filter(|info| Some(info.name as usize) == index)
        .filter_map(|info| info.value.as_slice().try_into().ok());
    values.map(u32::from_le_bytes).collect()
}

/// The first value beyond each limit, and values that another width or sign would turn into a small number.
#[test]
fn attributes_are_tested_far_from_their_limits() {
    let limits = [
        ("kernel_data/attribute_info/target", "Target", 1),
        ("kernel_data/attribute_info/simd_size", "SimdSize", 32),
        ("kernel_data/attribute_info/slm_size", "SLMSize", 64),
        ("function_data/attribute_info/arg_size", "ArgSize", 32),
        ("function_data/attribute_info/ret_val_size", "RetValSize", 12),
        ("var_info/attribute_info/scope", "Scope", 1),
    ];
    for (rule, name, limit) in limits {
        let values = |m: &Module| {
            let kernels = m.kernels.iter().map(|kernel| {
                let KernelData { attribute_info, var_info, string_pool, .. } = &kernel.data;
                four_bytes(attribute_info, var_info, string_pool, name)
            });
            let functions = m.functions.iter().flatten().map(|function| {
                let FunctionData { attribute_info, var_info, string_pool, .. } = &function.data;
                four_bytes(attribute_info, var_info, string_pool, name)
            });
            kernels.chain(functions).flatten().max()
        };
        let [good, bad] = split(rule, values);
        assert!(
            good.contains(&Some(limit)) && good.iter().all(|value| *value <= Some(limit)),
            "{rule}: {good:?}"
        );
        let far = [limit + 1, 0xffff, 0x8000_0000, 0xffff_ffff].map(Some);
        assert!(far.iter().all(|value| bad.contains(value)), "{rule}: {bad:?}");
    }
}

#[test]
fn encodings_are_tested_with_each_code() {
    let codes = |m: &Module| m.kernels[0].data.label_info.iter().map(|label| label.kind.raw()).max();
    let [good, bad] = split("label_info/kind/reserved", codes);
    assert!(good.contains(&Some(LabelKind::Function as u8)));
    assert_eq!(bad.into_iter().flatten().filter(|code| *code > 3).count(), 252);
}

/// Each rule about the flow of bodies is broken by a change of the body, of a declaration, or of the attributes.
#[test]
fn an_implementation_that_reports_nothing_fails() {
    struct Silent;
    impl ObjectImplementation for Silent {
        fn check_object(&self, _: &ObjectCase) -> CheckResult {
            CheckResult::Decoded(BTreeSet::new())
        }
    }
    let suite = objects().unwrap();
    for topic in suite.topics.iter().filter(|topic| suite.id(topic).contains("/reached")) {
        assert!(suite.run(topic, &Silent).is_err(), "{}", suite.name(topic));
    }
}

#[test]
fn the_place_of_a_broken_rule_counts() {
    let all = cases("input_info/offset/overlap");
    let case = all.cases.iter().find(|case| case.broken.len() == 2).unwrap();
    assert!(case.broken.iter().all(|(_, place)| place.starts_with("kernel 0 input_info[")), "{case:?}");
    let CheckResult::Decoded(mut found) = Genvisa::default().check_object(case) else { panic!("{case:?}") };
    assert_eq!(compare(case, &CheckResult::Decoded(found.clone())), None);
    found.pop_first();
    assert!(compare(case, &CheckResult::Decoded(found)).is_some());
}
