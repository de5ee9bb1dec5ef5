//! The bytes of an object file that belong to nothing.

use genvisa::Module;
use genvisa::object::GenBinaryInfo;
use genvisa_runtime::object::{joined, overlapping};
use std::ops::Range;

/// The ranges of a file that belong neither to the header nor to a kernel, a function or a Gen binary, in their order.
pub(super) fn unused(module: &Module) -> Vec<Range<usize>> {
    let range = |binary: &GenBinaryInfo| {
        let start = binary.binary_offset as usize;
        start..start.saturating_add(binary.binary_size as usize)
    };
    let kernels = module.header.kernel_info.iter();
    let binaries = joined(kernels.flat_map(|info| &info.gen_binary_info).map(range).collect());
    let mut unused = Vec::new();
    for gap in &module.gaps {
        let (mut start, end) = (gap.offset, gap.offset + gap.bytes.len());
        for binary in overlapping(&binaries, &(start..end)) {
            unused.push(start..binary.start);
            start = binary.end;
        }
        unused.push(start..end);
    }
    unused.retain(|range| !range.is_empty());
    unused
}

#[cfg(test)]
mod tests {
    use super::unused;
    use genvisa::Module;
    use genvisa::object::{GenBinaryInfo, KernelInfo};
    use genvisa_runtime::object::Gap;

    fn binary(binary_offset: u32, binary_size: u32) -> GenBinaryInfo {
        GenBinaryInfo { binary_offset, binary_size, ..GenBinaryInfo::default() }
    }

    #[test]
    fn gen_binaries_are_used_wherever_they_begin_and_end() {
        let gap = |offset: usize, size: usize| Gap { offset, bytes: vec![0; size] };
        let mut module = Module { gaps: vec![gap(10, 10), gap(30, 5)], ..Module::default() };
        assert_eq!(unused(&module), [10..20, 30..35]);
        let mut with = |binaries: &[GenBinaryInfo]| {
            let info = KernelInfo { gen_binary_info: binaries.to_vec(), ..KernelInfo::default() };
            module.header.kernel_info = vec![info];
            unused(&module)
        };
        assert_eq!(with(&[binary(12, 4)]), [10..12, 16..20, 30..35]);
        assert_eq!(with(&[binary(16, 8), binary(5, 8)]), [13..16, 30..35]);
        assert_eq!(with(&[binary(10, 10), binary(12, 4), binary(30, 5)]), []);
        assert_eq!(with(&[binary(20, 10), binary(u32::MAX, u32::MAX), binary(15, 0)]), [10..20, 30..35]);
    }
}
