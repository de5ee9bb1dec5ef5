//! The tables that both kernels and functions have.

use genvisa::object::{
    AddressInfo, AttributeInfo, FunctionData, InputInfo, KernelData, LabelInfo, PredicateInfo, SamplerInfo,
    SurfaceInfo, VarInfo,
};
use genvisa_runtime::object::PoolString;

/// The tables of a kernel or function.
#[derive(Debug, Clone, Copy)]
pub struct Tables<'m> {
    pub strings: &'m [PoolString],
    pub variables: &'m [VarInfo],
    pub addresses: &'m [AddressInfo],
    pub predicates: &'m [PredicateInfo],
    pub samplers: &'m [SamplerInfo],
    pub surfaces: &'m [SurfaceInfo],
    pub labels: &'m [LabelInfo],
    /// Functions have no inputs.
    pub inputs: &'m [InputInfo],
    pub attributes: &'m [AttributeInfo],
}

impl<'m> Tables<'m> {
    /// A string of the pool; `None` if the pool has no such string.
    pub fn bytes(&self, index: u32) -> Option<&'m [u8]> {
        self.strings.get(index as usize).map(|string| string.0.as_slice())
    }

    /// The same as text; `None` if it is not UTF-8 either.
    pub fn text(&self, index: u32) -> Option<&'m str> {
        std::str::from_utf8(self.bytes(index)?).ok()
    }
}

impl<'m> From<&'m KernelData> for Tables<'m> {
    fn from(data: &'m KernelData) -> Self {
        Self {
            strings: &data.string_pool,
            variables: &data.var_info,
            addresses: &data.address_info,
            predicates: &data.predicate_info,
            samplers: &data.sampler_info,
            surfaces: &data.surface_info,
            labels: &data.label_info,
            inputs: &data.input_info,
            attributes: &data.attribute_info,
        }
    }
}

impl<'m> From<&'m FunctionData> for Tables<'m> {
    fn from(data: &'m FunctionData) -> Self {
        Self {
            strings: &data.string_pool,
            variables: &data.var_info,
            addresses: &data.address_info,
            predicates: &data.predicate_info,
            samplers: &data.sampler_info,
            surfaces: &data.surface_info,
            labels: &data.label_info,
            inputs: &[],
            attributes: &data.attribute_info,
        }
    }
}
