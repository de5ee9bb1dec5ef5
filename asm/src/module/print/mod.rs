//! Printing a program in the order and with the names that finalizers use.
//!
//! Nothing is lost in silence: a fact of the object that text cannot represent becomes a comment if finalizers ignore it,
//! and a line that no assembler accepts otherwise.

mod back;
mod declare;
mod in_order;
mod naming;
mod object;
mod places;
mod tables;
mod text;

use crate::Target;
use crate::parallel::for_each;
use crate::quote;
use crate::symbols::Naming;
use genvisa::object::{FunctionInfo, KernelInfo, Linkage, VarInfo};
use genvisa::{Body, Function, Kernel, Module, ModuleLocation, Version};
use genvisa_runtime::object::Declared;
use in_order::InOrder;
use naming::{MOST_SHOWN, Names, Original};
use object::Printer;
pub use places::Annotations;
use std::fmt::Write;
use std::io;
pub use text::Text;

/// Prints a program in pieces. A piece is written while others are being printed.
///
/// # Errors
/// The errors of `out`.
pub(crate) fn print_out(
    module: &Module,
    target: Target,
    annotations: Annotations,
    out: &mut (dyn io::Write + Send),
) -> io::Result<()> {
    let pieces = pieces(module);
    let options = Options { target, trusts_proofs: true, annotations };
    print_to(module, &pieces, options, |_, text| out.write_all(text.as_bytes()))
}

/// The names in the kernel or function of a location.
pub(crate) fn naming(
    module: &Module,
    location: ModuleLocation,
    target: Target,
) -> Option<Box<dyn Naming + '_>> {
    use ModuleLocation::{Function, FunctionInstruction, Header, Kernel, KernelInstruction};
    let tables = match location {
        Header => return None,
        Kernel(n) | KernelInstruction(n, _) => (&module.kernels.get(n)?.data).into(),
        Function(n) | FunctionInstruction(n, _) => (&module.functions.get(n)?.as_ref()?.data).into(),
    };
    Some(Box::new(Names::of(tables, target)))
}

/// How a program is printed.
#[derive(Debug, Clone, Copy)]
struct Options {
    target: Target,
    /// Whether lines that are proven to be read back are not read. Tests check the proofs by reading every line.
    trusts_proofs: bool,
    annotations: Annotations,
}

/// Prints a program. Without `trusts_proofs`, every line is read back.
pub(crate) fn print(module: &Module, target: Target, trusts_proofs: bool) -> String {
    let pieces = pieces(module);
    let mut left: usize = pieces.iter().map(Piece::size).sum();
    let mut out = String::new();
    let options = Options { target, trusts_proofs, annotations: Annotations::default() };
    let printed = print_to(module, &pieces, options, |number, text| {
        let size = number.checked_sub(1).and_then(|piece| pieces.get(piece)).map_or(0, Piece::size);
        if out.capacity() - out.len() < text.len() {
            // Moving a long text is expensive, and so is unused memory: the other pieces are assumed to be like this one.
            let more = text.len().saturating_mul(left - size).checked_div(size).unwrap_or(0);
            out.reserve_exact(text.len() + (more + more / 32).min(RESERVED * (left - size)));
        }
        out.push_str(text);
        left -= size;
        Ok(())
    });
    // Writing to memory does not fail.
    printed.ok();
    out
}

/// The entry of a kernel or function in the header, and the kernel or function itself if the file has it.
enum Part<'m> {
    Kernel(&'m KernelInfo, &'m Kernel),
    Function(&'m FunctionInfo, Option<&'m Function>),
}

/// Parts that are printed together, each with its size.
struct Piece<'m>(Vec<(Part<'m>, usize)>);

/// The size of a piece. Its text has some ten thousand bytes.
const PIECE: usize = 1024;

/// Bytes of text that are reserved for each unit of [`size`].
const RESERVED: usize = 64;

impl Piece<'_> {
    fn size(&self) -> usize {
        self.0.iter().map(|(_, size)| size).sum()
    }
}

/// The kernels and functions in the order of the text.
fn pieces(module: &Module) -> Vec<Piece<'_>> {
    let kernels = module
        .header
        .kernel_info
        .iter()
        .zip(&module.kernels)
        .map(|(info, kernel)| (Part::Kernel(info, kernel), size(&kernel.body, &kernel.data.var_info)));
    let functions = module.header.function_info.iter().zip(&module.functions).map(|(info, function)| {
        let size = function.as_ref().map_or(1, |function| size(&function.body, &function.data.var_info));
        (Part::Function(info, function.as_ref()), size)
    });
    let mut pieces = Vec::new();
    let mut piece = Piece(Vec::new());
    let mut left = PIECE;
    for (part, size) in kernels.chain(functions) {
        piece.0.push((part, size));
        left = left.saturating_sub(size);
        if left == 0 {
            pieces.push(std::mem::replace(&mut piece, Piece(Vec::new())));
            left = PIECE;
        }
    }
    pieces.push(piece);
    pieces
}

/// The size of a kernel or function: the number of instructions and variables.
fn size(body: &Body, variables: &[VarInfo]) -> usize {
    1 + body.len() + variables.len()
}

/// Prints piece by piece. The text of number 0 is the start of the program, before all pieces.
fn print_to(
    module: &Module,
    pieces: &[Piece<'_>],
    options: Options,
    sink: impl FnMut(usize, &str) -> io::Result<()> + Send,
) -> io::Result<()> {
    let mut out = format!(".version {}\n", module.version());
    omissions(module, &mut out);
    let texts = InOrder::new(sink);
    texts.put(0, out);
    // Pieces are printed in order, so that few texts wait for others.
    for_each((1..).zip(pieces), |(number, piece)| {
        let mut out = texts.buffer();
        out.reserve(RESERVED * piece.size());
        for (part, _) in &piece.0 {
            print_part(part, module.version(), options, &mut out);
        }
        // Each part ends with a blank line before the next one.
        if number == pieces.len() && out.ends_with("\n\n") {
            out.pop();
        }
        texts.put(number, out);
    });
    texts.finish()
}

fn print_part(part: &Part<'_>, version: Version, options: Options, out: &mut String) {
    match part {
        Part::Kernel(info, kernel) => {
            let begin = kernel.data.code().begin(info.offset).unwrap_or_default();
            let printer = Printer::new((&kernel.data).into(), version, options, begin);
            printer.begin("kernel", &info.name, kernel.data.name_index, out);
            printer.callees(&kernel.body, out);
            printer.rest(&kernel.body, out);
        }
        Part::Function(info, Some(function)) => {
            let begin = function.data.code().begin(info.offset).unwrap_or_default();
            let printer = Printer::new((&function.data).into(), version, options, begin);
            printer.begin("global_function", &info.name, function.data.name_index, out);
            printer.sizes(&function.data, out);
            printer.rest(&function.body, out);
        }
        Part::Function(info, None) => {
            comment("a function of another file: ", &info.name, out);
        }
    }
}

/// Notes facts of the header that text cannot represent.
fn omissions(module: &Module, out: &mut String) {
    let header = &module.header;
    let kernels = header.kernel_info.iter();
    let symbols =
        kernels.clone().map(|info| info.variable_reloc_symtab.len() + info.function_reloc_symtab.len());
    let of_functions = header
        .function_info
        .iter()
        .map(|info| info.variable_reloc_symtab.len() + info.function_reloc_symtab.len());
    let of_functions_too = module.functions.iter().flatten().map(|function| function.data.vme_info.len());
    let vme = module.kernels.iter().map(|kernel| kernel.data.vme_info.len()).chain(of_functions_too);
    let is_global = |info: &FunctionInfo| info.linkage.linkage() == Some(Linkage::Global);
    let defined =
        header.function_info.iter().zip(&module.functions).filter(|(_, function)| function.is_some());
    let counts = [
        ("linkages of functions other than Global", defined.filter(|(info, _)| !is_global(info)).count()),
        ("variables of the file", header.file_scope_var_info.len()),
        ("relocations", symbols.chain(of_functions).sum()),
        ("VME variables", vme.sum::<usize>()),
        ("Gen binaries", kernels.map(|info| info.gen_binary_info.len()).sum()),
        ("bytes between the parts of the object", module.gaps.iter().map(|gap| gap.bytes.len()).sum()),
    ];
    for (what, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        let _ = writeln!(out, "// not in this text: {count} {what}");
    }
}

/// Prints a line that assemblers ignore.
fn comment(what: &str, text: &[u8], out: &mut String) {
    let _ = write!(out, "// {what}");
    quote::print(text, out);
    out.push('\n');
}

/// Prints the name of something in the object, if the text has another one.
fn comment_original(original: Original<'_>, out: &mut String) {
    match original {
        Original::Same => {}
        Original::Other(name) => {
            out.push_str(" // ");
            comment_name(name, out);
        }
        Original::Missing => out.push_str(" // without a name in the object"),
    }
}

/// Prints a name in a comment: the start of a long one.
fn comment_name(name: &[u8], out: &mut String) {
    match name.get(..MOST_SHOWN) {
        None => quote::print(name, out),
        Some(begin) => {
            quote::print(begin, out);
            out.push('…');
        }
    }
}
