//! Rules about object files: a valid file violates none, and each change of it violates exactly one. Rules about
//! instructions are in `bodies.rs`.

use genvisa::ModuleLocation;
use genvisa::debug::*;
use genvisa::execution::ExecSizeBits;

use genvisa::instructions::OwordLd;
use genvisa::object::*;
use genvisa::operands::{ConstOpnd, DataTypeBits, RawOperand, VecOperand};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{
    Body, DataType, Declarations, Fret, Function, Instruction, Kernel, LabelKind, Module, Platform, Ret,
    Subroutine, Version,
};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::{Check, Isa, Rule};
use genvisa_runtime::Checked;
use genvisa_runtime::object::PoolString;
use std::collections::BTreeSet;

/// The strings of the valid kernel, by number: a name, and the longest name that a variable can have.
const NAME: u32 = 1;
const LONG: u32 = 2;
const UNPRINTABLE: u32 = 3;
/// A name that is one character longer than a label can have.
const TOO_LONG: u32 = 4;
const TARGET: u32 = 5;
const SLM_SIZE: u32 = 6;
const SPILL: u32 = 7;
const ARG_SIZE: u32 = 8;
const RET_VAL_SIZE: u32 = 9;
const NOWHERE: u32 = 10;

fn strings() -> Vec<PoolString> {
    let long = ["x".repeat(64), "x".repeat(1025)];
    let attributes = ["Target", "SLMSize", "SpillMemOffset", "ArgSize", "RetValSize"];
    ["", "x", &long[0], "\u{1}", &long[1]].into_iter().chain(attributes).map(Into::into).collect()
}

fn variable(ty: DataType, elements: u16) -> VarInfo {
    let mut info = VarInfo { name_index: NAME, num_elements: elements, ..VarInfo::default() };
    info.bit_properties = info.bit_properties.with_data_type(ty).with_alignment(Alignment::Byte);
    info
}

fn input(category: Category, id: u32, offset: u16, size: u16) -> InputInfo {
    let kind = InputInfo::default().kind.with_category(category);
    InputInfo { kind, id, offset, size }
}

/// A valid file with one of each structure. V32 has eight dwords, V33 one dword, V34 is an alias of half of V32.
fn good() -> Module {
    let mut half = variable(DataType::Ud, 4);
    (half.alias_index, half.alias_offset) = (FIRST_DECLARED.variable, 16);
    let attribute = |name: u32, value: u8| AttributeInfo { name, value: vec![value, 0, 0, 0] };
    let label =
        LabelInfo { name_index: NAME, kind: KindBits::new(LabelKind::Subroutine), ..Default::default() };
    let data = KernelData {
        string_pool: strings(),
        name_index: NAME,
        var_info: vec![variable(DataType::Ud, 8), variable(DataType::Ud, 1), half],
        address_info: vec![AddressInfo { name_index: NAME, num_elements: 16, ..Default::default() }],
        predicate_info: vec![PredicateInfo { name_index: NAME, num_elements: 32, ..Default::default() }],
        label_info: vec![label.clone(), LabelInfo { name_index: NAME, ..Default::default() }],
        sampler_info: vec![SamplerInfo { name_index: NAME, num_elements: 1, ..Default::default() }],
        surface_info: vec![SurfaceInfo { name_index: NAME, num_elements: 1, ..Default::default() }],
        input_info: vec![
            input(Category::General, FIRST_DECLARED.variable, 32, 32),
            input(Category::General, FIRST_DECLARED.variable + 1, 64, 4),
            input(Category::Sampler, 0, 68, 4),
            input(Category::Surface, FIRST_DECLARED.surface, 72, 4),
        ],
        attribute_info: vec![
            attribute(LONG, 0),
            attribute(TARGET, 1),
            attribute(SLM_SIZE, 64),
            attribute(SPILL, 64),
        ],
        ..KernelData::default()
    };
    let function = FunctionData {
        string_pool: strings(),
        name_index: NAME,
        label_info: vec![label],
        attribute_info: vec![attribute(ARG_SIZE, 1), attribute(RET_VAL_SIZE, 1)],
        ..FunctionData::default()
    };
    let name = |text: &str| text.as_bytes().to_vec();
    Module {
        header: CommonIsaHeader {
            magic_number: 0x4153_4943,
            major_version: 4,
            minor_version: 1,
            kernel_info: vec![KernelInfo {
                name: name("k"),
                gen_binary_info: vec![GenBinaryInfo {
                    gen_platform: GenPlatformBits::new(GenPlatform::Skl),
                    ..Default::default()
                }],
                ..KernelInfo::default()
            }],
            function_info: vec![FunctionInfo { name: name("f"), ..FunctionInfo::default() }],
            file_scope_var_info: vec![FileScopeVarInfo {
                name: name("v"),
                num_elements: 1,
                ..FileScopeVarInfo::default()
            }],
        },
        kernels: vec![Kernel { data, body: body(&[begin(), ret()]) }],
        functions: vec![Some(Function { data: function, body: body(&[begin(), fret()]) })],
        gaps: Vec::new(),
    }
}

fn begin() -> Instruction {
    Subroutine { label: 0 }.into()
}

fn ret() -> Instruction {
    Ret { exec_size: ExecSizeBits::from_raw(0x80), pred: Default::default() }.into()
}

fn fret() -> Instruction {
    Fret { exec_size: ExecSizeBits::from_raw(0x80), pred: Default::default() }.into()
}

/// Reads an oword into the first bytes of a declared variable.
fn load(variable: u32) -> Instruction {
    let offset = ConstOpnd { data_type: DataTypeBits::new(DataType::Ud), low: 0, high: 0 };
    OwordLd {
        surface: FIRST_DECLARED.surface as u8,
        offset: VecOperand::new(offset),
        dst: RawOperand { id: FIRST_DECLARED.variable + variable, offset: 0 },
        ..OwordLd::blank()
    }
    .into()
}

fn body(all: &[Instruction]) -> Body {
    Body::of(Version::new(4, 1), all).unwrap()
}

fn kernel(module: &mut Module) -> &mut KernelData {
    &mut module.kernels[0].data
}

fn function(module: &mut Module) -> &mut FunctionData {
    &mut module.functions[0].as_mut().unwrap().data
}

/// Fills a table with copies of its first element.
fn repeat<T: Clone>(table: &mut Vec<T>, times: usize) {
    let first = table[0].clone();
    table.resize(times, first);
}

type Change = fn(&mut Module);

/// Changes of the valid file, each with the rule that it violates.
const CHANGES: &[(&str, Change)] = &[
    ("common_isa_header/magic_number/value", |m| m.header.magic_number = 1),
    ("common_isa_header/major_version/oldest", |m| m.header.major_version = 2),
    ("common_isa_header/major_version/newest", |m| m.header.major_version = 5),
    ("common_isa_header/num_kernels/range", |m| repeat(&mut m.header.kernel_info, 513)),
    ("kernel_info/name_len/range", |m| m.header.kernel_info[0].name.clear()),
    ("kernel_info/num_gen_binaries/range", |m| repeat(&mut m.header.kernel_info[0].gen_binary_info, 5)),
    ("gen_binary_info/gen_platform/encoding", |m| {
        m.header.kernel_info[0].gen_binary_info[0].gen_platform = GenPlatformBits::from_raw(4);
    }),
    ("file_scope_var_info/linkage/encoding", |m| {
        m.header.file_scope_var_info[0].linkage = LinkageBits::from_raw(3);
    }),
    ("file_scope_var_info/bit_properties.data_type/encoding", |m| {
        m.header.file_scope_var_info[0].bit_properties = BitPropertiesBits::from_raw(0b1010);
    }),
    ("file_scope_var_info/bit_properties.alignment/encoding", |m| {
        m.header.file_scope_var_info[0].bit_properties = BitPropertiesBits::from_raw(0xa0);
    }),
    ("file_scope_var_info/name_len/range", |m| repeat(&mut m.header.file_scope_var_info[0].name, 256)),
    ("file_scope_var_info/num_elements/range", |m| m.header.file_scope_var_info[0].num_elements = 1025),
    ("function_info/linkage/encoding", |m| {
        m.header.function_info[0].linkage = LinkageBits::from_raw(3);
    }),
    ("function_info/name_len/range", |m| m.header.function_info[0].name.clear()),
    ("function_info/offset/extern", |m| {
        m.header.function_info[0].linkage = LinkageBits::new(Linkage::Extern);
        m.header.function_info[0].offset = 1;
    }),
    ("function_info/size/extern", |m| {
        m.header.function_info[0].linkage = LinkageBits::new(Linkage::Extern);
        m.header.function_info[0].size = 1;
    }),
    ("kernel_data/string_count/range", |m| repeat(&mut kernel(m).string_pool, 131_073)),
    ("kernel_data/string_pool/first", |m| kernel(m).string_pool[0] = "x".into()),
    ("kernel_data/name_index/declared", |m| kernel(m).name_index = NOWHERE),
    ("kernel_data/name_index/length", |m| kernel(m).name_index = TOO_LONG),
    ("kernel_data/variable_count/range", |m| repeat(&mut kernel(m).var_info, 65536)),
    ("kernel_data/address_count/range", |m| repeat(&mut kernel(m).address_info, 4096)),
    ("kernel_data/predicate_count/range", |m| repeat(&mut kernel(m).predicate_info, 4096)),
    ("kernel_data/sampler_count/range", |m| repeat(&mut kernel(m).sampler_info, 32)),
    ("kernel_data/surface_count/range", |m| repeat(&mut kernel(m).surface_info, 250)),
    ("kernel_data/vme_count/zero", |m| kernel(m).vme_info.push(VmeInfo::default())),
    ("kernel_data/instructions/begin", |m| m.kernels[0].body = body(&[ret()])),
    ("kernel_data/instructions/end", |m| m.kernels[0].body = body(&[begin()])),
    ("kernel_data/attribute_info/spill_mem_offset", |m| kernel(m).attribute_info[3].value = vec![16]),
    ("function_data/instructions/begin", |m| {
        m.functions[0].as_mut().unwrap().body = body(&[fret()]);
    }),
    ("function_data/instructions/end", |m| m.functions[0].as_mut().unwrap().body = body(&[begin()])),
    ("kernel_data/num_inputs/range", |m| {
        let inputs = &mut kernel(m).input_info;
        let more = (inputs.len()..257).map(|n| input(Category::Sampler, 0, 64 + 4 * n as u16, 4));
        inputs.extend(more.collect::<Vec<_>>());
    }),
    ("var_info/name_index/declared", |m| kernel(m).var_info[0].name_index = NOWHERE),
    ("var_info/name_index/length", |m| kernel(m).var_info[0].name_index = TOO_LONG),
    ("var_info/bit_properties.data_type/encoding", |m| {
        kernel(m).var_info[2].bit_properties = VarInfoBitPropertiesBits::from_raw(0b1010);
    }),
    ("var_info/bit_properties.alignment/encoding", |m| {
        kernel(m).var_info[0].bit_properties = VarInfoBitPropertiesBits::from_raw(0xa0);
    }),
    ("var_info/alias_scope_specifier/encoding", |m| {
        kernel(m).var_info[0].alias_scope_specifier = AliasScopeSpecifierBits::from_raw(2);
    }),
    ("var_info/num_elements/range", |m| {
        kernel(m).var_info.push(variable(DataType::Ud, 4097));
    }),
    ("var_info/num_elements/bytes", |m| {
        kernel(m).var_info.push(variable(DataType::Ud, 1024));
    }),
    ("var_info/alias_index/declared", |m| kernel(m).var_info[2].alias_index = FIRST_DECLARED.variable + 9),
    ("var_info/alias_index/predefined", |m| {
        // V13 has four dwords.
        (kernel(m).var_info[2].alias_index, kernel(m).var_info[2].alias_offset) = (13, 0);
    }),
    ("var_info/alias_index/align", |m| {
        let mut qword = variable(DataType::Uq, 1);
        (qword.alias_index, qword.alias_offset) = (FIRST_DECLARED.variable + 3, 8);
        kernel(m).var_info.extend([variable(DataType::Ud, 7), qword]);
    }),
    ("var_info/alias_offset/begin", |m| kernel(m).var_info[2].alias_offset = 32),
    ("raw_operand/offset/alias", |m| m.kernels[0].body = body(&[begin(), load(2), ret()])),
    ("var_info/alias_offset/room", |m| kernel(m).var_info[2].alias_offset = 20),
    ("var_info/alias_offset/none", |m| kernel(m).var_info[0].alias_offset = 4),
    ("var_info/alias_offset/align", |m| kernel(m).var_info[2].alias_offset = 2),
    ("address_info/name_index/declared", |m| kernel(m).address_info[0].name_index = NOWHERE),
    ("address_info/name_index/length", |m| kernel(m).address_info[0].name_index = TOO_LONG),
    ("address_info/num_elements/range", |m| kernel(m).address_info[0].num_elements = 17),
    ("predicate_info/name_index/declared", |m| kernel(m).predicate_info[0].name_index = NOWHERE),
    ("predicate_info/name_index/length", |m| kernel(m).predicate_info[0].name_index = TOO_LONG),
    ("predicate_info/num_elements/range", |m| kernel(m).predicate_info[0].num_elements = 5),
    ("label_info/name_index/declared", |m| kernel(m).label_info[0].name_index = NOWHERE),
    ("label_info/name_index/length", |m| kernel(m).label_info[0].name_index = TOO_LONG),
    ("label_info/kind/reserved", |m| kernel(m).label_info[1].kind = KindBits::from_raw(4)),
    ("sampler_info/name_index/declared", |m| kernel(m).sampler_info[0].name_index = NOWHERE),
    ("sampler_info/name_index/length", |m| kernel(m).sampler_info[0].name_index = TOO_LONG),
    ("surface_info/name_index/declared", |m| kernel(m).surface_info[0].name_index = NOWHERE),
    ("surface_info/name_index/length", |m| kernel(m).surface_info[0].name_index = TOO_LONG),
    ("attribute_info/name/declared", |m| kernel(m).attribute_info[0].name = NOWHERE),
    ("attribute_info/name/length", |m| kernel(m).attribute_info[0].name = TOO_LONG),
    ("attribute_info/name/printable", |m| kernel(m).attribute_info[0].name = UNPRINTABLE),
    ("input_info/kind/reserved", |m| {
        let kind = &mut kernel(m).input_info[0].kind;
        *kind = InputInfoKindBits::from_raw(kind.raw() | 4);
    }),
    ("input_info/kind.category/encoding", |m| {
        kernel(m).input_info[3].kind = InputInfoKindBits::from_raw(3);
    }),
    ("input_info/id/general", |m| kernel(m).input_info[0].id = FIRST_DECLARED.variable + 9),
    ("input_info/id/sampler", |m| kernel(m).input_info[2].id = 9),
    ("input_info/id/surface", |m| kernel(m).input_info[3].id = 99),
    ("input_info/id/alias", |m| {
        kernel(m).input_info[0] = input(Category::General, FIRST_DECLARED.variable + 2, 32, 16);
    }),
    ("input_info/offset/state", |m| kernel(m).input_info[3].offset = 81),
    ("input_info/offset/type", |m| kernel(m).input_info[1].offset = 82),
    ("input_info/offset/register", |m| kernel(m).input_info[0].offset = 100),
    ("input_info/offset/cross", |m| {
        let six = variable(DataType::Ud, 6);
        kernel(m).var_info.push(six);
        kernel(m).input_info[0] = input(Category::General, FIRST_DECLARED.variable + 3, 112, 24);
    }),
    ("kernel_data/input_info/order", |m| {
        let kind = &mut kernel(m).input_info[0].kind;
        *kind = InputInfoKindBits::from_raw(kind.raw() | 1 << 3);
    }),
    ("input_info/offset/registers", |m| kernel(m).input_info[0].offset = 4096),
    ("sampler_info/num_elements/range", |m| {
        kernel(m).sampler_info[0].num_elements = 129;
        kernel(m).input_info[2] = input(Category::Sampler, 0, 96, 129 * 4);
    }),
    ("input_info/size/sampler", |m| kernel(m).sampler_info[0].num_elements = 2),
    ("input_info/size/surface", |m| kernel(m).input_info[3].size = 8),
    ("input_info/size/variable", |m| kernel(m).input_info[0].size = 28),
    ("function_data/string_count/range", |m| repeat(&mut function(m).string_pool, 131_073)),
    ("function_data/string_pool/first", |m| function(m).string_pool[0] = "x".into()),
    ("function_data/name_index/declared", |m| function(m).name_index = NOWHERE),
    ("function_data/name_index/length", |m| function(m).name_index = TOO_LONG),
    ("function_data/variable_count/range", |m| {
        function(m).var_info = vec![variable(DataType::Ud, 1); 65536];
    }),
    ("function_data/address_count/range", |m| {
        function(m).address_info = vec![kernel(m).address_info[0].clone(); 4096]
    }),
    ("function_data/predicate_count/range", |m| {
        function(m).predicate_info = vec![kernel(m).predicate_info[0].clone(); 4096];
    }),
    ("function_data/sampler_count/range", |m| {
        function(m).sampler_info = vec![kernel(m).sampler_info[0].clone(); 32]
    }),
    ("function_data/surface_count/range", |m| {
        function(m).surface_info = vec![kernel(m).surface_info[0].clone(); 250]
    }),
    ("function_data/vme_count/zero", |m| function(m).vme_info.push(VmeInfo::default())),
    ("function_data/input_size/range", |m| function(m).input_size = 33),
    ("function_data/return_value_size/range", |m| function(m).return_value_size = 13),
];

fn violated(module: &Module) -> Vec<(ModuleLocation, &'static str)> {
    let found = module.validate(Platform::Skl).into_iter();
    found.map(|(place, violation)| (place, violation.rule.id)).collect()
}

#[test]
fn a_valid_file_violates_no_rule() {
    assert_eq!(violated(&good()), []);
}

#[test]
fn each_change_violates_exactly_its_rule() {
    let mut wrong = Vec::new();
    for (rule, change) in CHANGES {
        let mut module = good();
        change(&mut module);
        let ids: BTreeSet<&str> = violated(&module).into_iter().map(|(_, id)| id).collect();
        if ids != BTreeSet::from([*rule]) {
            wrong.push(format!("{rule}: {ids:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn overlapping_inputs_violate_the_rule_twice() {
    let mut module = good();
    kernel(&mut module).input_info[3].offset = 68;
    let overlap = (ModuleLocation::Kernel(0), "input_info/offset/overlap");
    assert_eq!(violated(&module), [overlap, overlap]);
    let messages: Vec<String> = module.validate(Platform::Skl).iter().map(|(_, v)| v.to_string()).collect();
    assert!(
        messages[0].starts_with("input_info[2]: ") && messages[1].starts_with("input_info[3]: "),
        "{messages:?}"
    );
}

/// Debug information is a file of its own, here with one variable and one subroutine.
fn good_debug_info() -> DebugInfo {
    let interval =
        VisaInterval { virtual_type: VirtualTypeBits::new(VirtualType::General), ..Default::default() };
    let frame =
        GenInterval { virtual_type: VirtualTypeBits::new(VirtualType::General), ..Default::default() };
    let object = DebugObject {
        var: vec![DebugVar { interval: vec![interval], ..Default::default() }],
        frame: CallFrame { befp: vec![GenIntervals { interval: vec![frame] }], ..Default::default() },
        ..Default::default()
    };
    DebugInfo { magic_number: 0xdead_d010, object: vec![object] }
}

fn interval(info: &mut DebugInfo) -> &mut VisaInterval {
    &mut info.object[0].var[0].interval[0]
}

fn frame(info: &mut DebugInfo) -> &mut GenInterval {
    &mut info.object[0].frame.befp[0].interval[0]
}

type DebugChange = fn(&mut DebugInfo);

const DEBUG_CHANGES: &[(&str, DebugChange)] = &[
    ("debug_info/magic_number/value", |d| d.magic_number = 1),
    ("visa_interval/virtual_type/encoding", |d| interval(d).virtual_type = VirtualTypeBits::from_raw(3)),
    ("visa_interval/physical_type/encoding", |d| interval(d).physical_type = PhysicalTypeBits::from_raw(4)),
    ("gen_interval/virtual_type/encoding", |d| frame(d).virtual_type = VirtualTypeBits::from_raw(3)),
    ("gen_interval/physical_type/encoding", |d| frame(d).physical_type = PhysicalTypeBits::from_raw(4)),
];

#[test]
fn each_change_of_debug_information_violates_exactly_its_rule() {
    let violated = |info: &DebugInfo| {
        let mut ids = Vec::new();
        info.check(&Platform::Skl.context(&Declarations::default()), &mut |violation| {
            ids.push(violation.rule.id)
        });
        ids
    };
    assert_eq!(violated(&good_debug_info()), Vec::<&str>::new());
    for (rule, change) in DEBUG_CHANGES {
        let mut info = good_debug_info();
        change(&mut info);
        assert_eq!(violated(&info), [*rule]);
    }
}

#[test]
fn every_rule_about_objects_has_a_change() {
    let isa = Spec::embedded().unwrap().isa;
    let of_structures = |r: &&Rule| r.check == Check::Object && isa.instruction(&r.subject).is_none();
    let rules = isa.rules.iter().filter(of_structures);
    let changes = CHANGES.iter().map(|(id, _)| *id);
    let attributes = attribute_changes(&isa);
    let changes = changes.chain(attributes.iter().map(|change| change.rule.as_str()));
    let known: BTreeSet<&str> = changes.chain(DEBUG_CHANGES.iter().map(|(id, _)| *id)).collect();
    let missing: Vec<&str> =
        rules.map(|r| &*r.id).filter(|id| !known.contains(id) && !OWN_TEST.contains(id)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// A value of an attribute, or its absence, and the rule that it breaks.
struct AttributeChange {
    rule: String,
    of: String,
    name: String,
    value: Option<Vec<u8>>,
    breaks: bool,
}

impl AttributeChange {
    /// The valid file with this value in place of any other.
    fn apply(&self) -> Module {
        let mut module = good();
        let (pool, attributes) = match self.of.as_str() {
            "kernel_data" => {
                let data = kernel(&mut module);
                (&mut data.string_pool, &mut data.attribute_info)
            }
            "function_data" => {
                let data = function(&mut module);
                (&mut data.string_pool, &mut data.attribute_info)
            }
            "var_info" => {
                let data = kernel(&mut module);
                (&mut data.string_pool, &mut data.var_info[0].attribute_info)
            }
            other => panic!("{other} has attributes"),
        };
        let name = PoolString::from(self.name.as_str());
        attributes.retain(|attribute| pool[attribute.name as usize] != name);
        pool.push(name);
        let name = u32::try_from(pool.len() - 1).unwrap();
        attributes.extend(self.value.clone().map(|value| AttributeInfo { name, value }));
        module
    }
}

/// Values at the limits that the specification gives attributes, and beyond them.
fn attribute_changes(isa: &Isa) -> Vec<AttributeChange> {
    let mut changes = Vec::new();
    for one in &isa.attributes {
        let mut add = |function: &str, value: Option<Vec<u8>>, breaks| {
            let about = format!("{function}(\"{}\")", one.name);
            let is_it = |rule: &&Rule| rule.subject == one.of && rule.expr.contains(&about);
            let rule =
                isa.rules.iter().find(is_it).unwrap_or_else(|| panic!("{about} has a rule")).id.clone();
            changes.push(AttributeChange { rule, of: one.of.clone(), name: one.name.clone(), value, breaks });
        };
        let number = |value: i64| Some(i32::try_from(value).unwrap().to_le_bytes().to_vec());
        for range in &one.numbers {
            add("attribute", number(range.min), false);
            add("attribute", number(range.max), false);
        }
        if let Some(most) = one.numbers.iter().map(|range| range.max).max() {
            add("attribute", number(most + 1), true);
        }
        if let Some(bytes) = one.bytes {
            let text = |len: i64| Some(vec![b'0'; usize::try_from(len).unwrap()]);
            add("attribute_bytes", text(bytes.max + 1), true);
            if bytes.min > 0 {
                add("attribute_bytes", text(bytes.min - 1), true);
                add("attribute_bytes", text(bytes.max), false);
            }
        }
        if one.required {
            add("has_attribute", None, true);
        }
    }
    changes
}

#[test]
fn attributes_keep_their_limits() {
    let isa = Spec::embedded().unwrap().isa;
    let changes = attribute_changes(&isa);
    assert!(changes.len() > 40 && changes.iter().any(|change| !change.breaks), "{} changes", changes.len());
    for change in &changes {
        let found: Vec<_> = violated(&change.apply()).into_iter().map(|(_, id)| id).collect();
        let expected: Vec<&str> = change.breaks.then_some(change.rule.as_str()).into_iter().collect();
        assert_eq!(found, expected, "{} = {:?}", change.name, change.value);
    }
}

/// Rules with a test of their own.
const OWN_TEST: [&str; 12] = [
    // The test `flow` of `genvisa-cli` has programs for these.
    "gen_opnd/id/written",
    "raw_operand/id/written",
    "addr_opnd/id/written",
    "indirect_opnd/id/written",
    "pred_opnd/val/written",
    "pred/id/written",
    "var_info/name_index/used",
    "address_info/name_index/used",
    "predicate_info/name_index/used",
    "label_info/name_index/used",
    "input_info/offset/overlap",
    "var_info/alias_index/register",
];

/// A part of a register or more is longer than a variable that is smaller than a register.
#[test]
fn parts_of_a_register_begin_at_a_register() {
    let of = |alignment: Alignment| {
        let mut module = good();
        let mut base = variable(DataType::Uq, 1);
        base.bit_properties = base.bit_properties.with_alignment(alignment);
        let mut part = variable(DataType::Uq, 4);
        part.alias_index = FIRST_DECLARED.variable + 3;
        kernel(&mut module).var_info.extend([base, part]);
        let ids: BTreeSet<&str> = violated(&module).into_iter().map(|(_, id)| id).collect();
        ids
    };
    let beyond = "var_info/alias_offset/room";
    assert_eq!(of(Alignment::Qword), BTreeSet::from(["var_info/alias_index/register", beyond]));
    assert_eq!(of(Alignment::Grf), BTreeSet::from([beyond]));
    assert_eq!(of(Alignment::Hword), BTreeSet::from([beyond]));
}
