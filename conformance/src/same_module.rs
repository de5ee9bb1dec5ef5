//! Modules that differ only in ways that text does not express: the order of their strings, and labels that nothing uses.

use genvisa::Module;
use genvisa::object::AttributeInfo;
use genvisa_runtime::object::PoolString;
use std::mem::take;

/// Whether two modules mean the same. The offsets and sizes of the first one must be those of its parts.
pub(super) fn mean_the_same(one: &Module, other: &Module) -> bool {
    let mut laid_out = one.clone();
    if laid_out.lay_out().is_err() || laid_out != *one {
        return false;
    }
    let fewest: Vec<usize> = labels(one).zip(labels(other)).map(|(a, b)| a.min(b)).collect();
    match (normal(one.clone(), &fewest), normal(other.clone(), &fewest)) {
        (Some(one), Some(other)) => one == other,
        _ => false,
    }
}

/// The number of labels of each routine.
fn labels(module: &Module) -> impl Iterator<Item = usize> + '_ {
    let functions = module.functions.iter().flatten();
    let kernels = module.kernels.iter().map(|kernel| kernel.data.label_info.len());
    kernels.chain(functions.map(|function| function.data.label_info.len()))
}

/// The module with its strings in the order in which its declarations refer to them, and with some of its labels. Nothing if a
/// declaration refers to a string that does not exist.
fn normal(mut module: Module, labels: &[usize]) -> Option<Module> {
    /// Declarations of kernels and of functions have the same tables.
    macro_rules! sort {
        ($data:expr, $labels:expr) => {{
            let data = $data;
            data.label_info.truncate($labels);
            let mut names = Names { old: take(&mut data.string_pool), new: Vec::new() };
            names.name(&mut data.name_index)?;
            names.attributes(&mut data.attribute_info)?;
            sort!(names, data: var_info, address_info, predicate_info, label_info, sampler_info, surface_info);
            data.string_pool = names.new;
        }};
        ($names:ident, $data:ident: $($table:ident),*) => {$(
            for row in &mut $data.$table {
                $names.name(&mut row.name_index)?;
                $names.attributes(&mut row.attribute_info)?;
            }
        )*};
    }
    let mut labels = labels.iter().copied();
    for kernel in &mut module.kernels {
        sort!(&mut kernel.data, labels.next()?);
    }
    for function in module.functions.iter_mut().flatten() {
        sort!(&mut function.data, labels.next()?);
    }
    module.lay_out().ok()?;
    Some(module)
}

/// The strings of a routine: as they were, and in the order of references.
struct Names {
    old: Vec<PoolString>,
    new: Vec<PoolString>,
}

impl Names {
    fn name(&mut self, index: &mut u32) -> Option<()> {
        self.new.push(self.old.get(usize::try_from(*index).ok()?)?.clone());
        *index = u32::try_from(self.new.len() - 1).ok()?;
        Some(())
    }

    fn attributes(&mut self, rows: &mut [AttributeInfo]) -> Option<()> {
        rows.iter_mut().try_for_each(|row| self.name(&mut row.name))
    }
}

#[cfg(test)]
mod tests {
    use super::mean_the_same;
    use genvisa::{Module, Platform};
    use genvisa_asm::Target;

    fn module(text: &str) -> Module {
        let text =
            format!(".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=16 align=GRF\n{text}");
        Target::from(Platform::Skl).assemble(&text).unwrap()
    }

    #[test]
    fn modules_mean_the_same_without_labels_that_nothing_uses() {
        let body = ".function \"k_main\"\n    mov (M1, 1) V(0,0)<1> 0x1:ud\n    ret (M1_NM, 1)\n";
        let one = module(body);
        assert!(mean_the_same(&one, &module(body)));
        assert!(!mean_the_same(&one, &module(&body.replace("0x1", "0x2"))));
        assert!(!mean_the_same(&one, &module(&format!(".kernel_attr SimdSize=8\n{body}"))));
        let mut labelled = one.clone();
        labelled.kernels[0].data.label_info.extend(one.kernels[0].data.label_info.clone());
        labelled.lay_out().unwrap();
        assert!(mean_the_same(&one, &labelled) && mean_the_same(&labelled, &one));
        // The size of the first one is not that of its parts.
        let mut wrong = one.clone();
        wrong.kernels[0].data.size += 1;
        assert!(!mean_the_same(&wrong, &one));
    }
}
