// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Functions that declare variables, labels, attributes and inputs of kernels and functions.
//!
//! Each function that declares returns an index, as instructions have it. The largest index means that there are more
//! declarations than a file can hold.
use crate::domain::{DataType, LabelKind};
use crate::variables::FIRST_DECLARED;
use crate::object::KernelData;
use crate::object::FunctionData;
use crate::object::VarInfo;
use crate::object::AddressInfo;
use crate::object::PredicateInfo;
use crate::object::SurfaceInfo;
use crate::object::SamplerInfo;
use crate::object::LabelInfo;
use crate::object::AttributeInfo;
use crate::object::InputInfo;
use crate::object::VarInfoBitPropertiesBits;

/// An index behind those before it; the largest one if there is none.
fn index<T: TryFrom<usize>>(first: u32, len: usize, largest: T) -> T {
    T::try_from((first as usize + len).saturating_sub(1)).unwrap_or(largest)
}

macro_rules! declarations {
    ($data:ident: $($what:literal $add:ident $ty:ident $table:ident $record:ident from $first:expr;)*) => {
        impl $data {
            /// Declares nothing but its own name.
            pub fn named(name: &str) -> Self {
                Self { string_pool: ["".into(), name.into()].into(), name_index: 1, ..Self::default() }
            }

            /// Adds a string to the pool.
            pub fn add_string(&mut self, text: &str) -> u32 {
                self.string_pool.push(text.into());
                index(0, self.string_pool.len(), u32::MAX)
            }

            /// Declares a general variable of this many elements, aligned to a register.
            pub fn add_variable(&mut self, name: &str, ty: DataType, num_elements: u16) -> u32 {
                let name_index = self.add_string(name);
                let bit_properties = VarInfoBitPropertiesBits::from_raw(0).with_data_type(ty);
                let bit_properties = bit_properties.with_alignment(crate::object::Alignment::Grf);
                self.var_info.push(VarInfo { name_index, bit_properties, num_elements, ..VarInfo::default() });
                index(FIRST_DECLARED.variable, self.var_info.len(), u32::MAX)
            }

            $(
                #[doc = concat!("Declares ", $what, " variable of this many elements.")]
                pub fn $add(&mut self, name: &str, num_elements: u16) -> $ty {
                    let name_index = self.add_string(name);
                    self.$table.push($record { name_index, num_elements, ..$record::default() });
                    index($first, self.$table.len(), $ty::MAX)
                }
            )*

            /// Declares a label.
            pub fn add_label(&mut self, name: &str, kind: LabelKind) -> u16 {
                let name_index = self.add_string(name);
                self.label_info.push(LabelInfo { name_index, kind: kind.into(), ..LabelInfo::default() });
                index(0, self.label_info.len(), u16::MAX)
            }

            /// Adds an attribute with the bytes of its value.
            pub fn add_attribute(&mut self, name: &str, value: &[u8]) {
                let name = self.add_string(name);
                self.attribute_info.push(AttributeInfo { name, value: value.to_vec() });
            }
        }
    };
    ($($data:ident)*) => {$(
        declarations! { $data:
            "an address" add_address u16 address_info AddressInfo from 0;
            "a predicate" add_predicate u16 predicate_info PredicateInfo from FIRST_DECLARED.predicate;
            "a surface" add_surface u8 surface_info SurfaceInfo from FIRST_DECLARED.surface;
            "a sampler" add_sampler u8 sampler_info SamplerInfo from FIRST_DECLARED.sampler;
        }
    )*};
}

declarations! { KernelData FunctionData }

impl KernelData {
    /// Declares that a general variable is an input, with its first byte in the register file and its bytes.
    pub fn add_input(&mut self, id: u32, offset: u16, size: u16) {
        self.input_info.push(InputInfo { id, offset, size, ..InputInfo::default() });
    }
}

impl FunctionData {
    /// The same with these numbers of registers for arguments and results, in the fields and in the attributes.
    #[must_use]
    pub fn with_sizes(mut self, arguments: u8, results: u8) -> Self {
        (self.input_size, self.return_value_size) = (arguments, results);
        self.add_attribute("ArgSize", &[arguments]);
        self.add_attribute("RetValSize", &[results]);
        self
    }
}
