//! Derives that expand the declarations of `genvisa` to behaviour.
//!
//! A rendered declaration states the facts of a page. The derives only expand it: layouts to encoders and decoders, bit
//! ranges to typed accessors, rules to validators, and everything to reflection. They contain no opcode, no platform and no
//! version, and read no file.
//!
//! | derive | on | gives |
//! | --- | --- | --- |
//! | `Enumeration` | an enum of encodings | names, codes, values |
//! | `Bits` | a newtype over an integer field | typed accessors and setters of its bit ranges |
//! | `Record` | a structure | its binary form, and the values that rules ask it for |
//! | `Tagged`, `Variants` | a structure selected by a tag | both halves of it |
//! | `Instruction` | an instruction | encode, decode, validate, reflection, a builder |
//! | `Instructions` | the enum over all | dispatch by opcode |

mod access;
mod attr;
mod bits;
mod builder;
mod compile;
mod enumeration;
#[cfg(test)]
mod expansions;
mod fast;
mod instruction;
mod instructions;
mod layout;
mod methods;
mod record;
mod rules;
mod sets;
mod subject;
mod table;
mod tagged;
#[cfg(test)]
mod tests;
mod variants;
mod wire;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

type Expansion = fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>;

/// Runs an expansion. An error in the declaration becomes a compile error at its place.
fn expand(input: TokenStream, expansion: Expansion) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expansion(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// The rules of a type, one row each: the table of them, and the code that evaluates them.
///
/// ```text
/// rules! {
///     Add: "ADD" at crate::lines::add;
///
///     /// `dst` must have type `ub`, `b` or `bf`
///     "dst/type": matches!(ty(dst), UB | B) || on("XEHP+") && ty(dst) == BF;
///
///     /// an object with no kernel has no `add`
///     "dst/once" [field, object, on "XEHP+", warning "compilers emit it"]: label_places(dst) == 1;
/// }
/// ```
/// A row has a sentence, the id without its subject, the kind where it is not the last part of the id, `object` or `runtime`
/// where one instruction is not enough to evaluate the rule, platforms, the reason why a violation is no more than a
/// warning or a note, and the constraint. The module after `at` has the page, the lines and the checksums.
#[proc_macro]
pub fn rules(input: TokenStream) -> TokenStream {
    function(input, rules::forward)
}

/// The second step of [`rules!`], in which the declaration is before the rules.
#[doc(hidden)]
#[proc_macro]
pub fn expand_rules(input: TokenStream) -> TokenStream {
    function(input, rules::expand)
}

/// Named sets of encodings, which rules may use in place of the names in them: `INTEGERS = UB | B | UW | W | UD | D;`
#[proc_macro]
pub fn sets(input: TokenStream) -> TokenStream {
    function(input, sets::expand)
}

fn function<T: syn::parse::Parse>(
    input: TokenStream,
    expansion: fn(T) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    let expanded = syn::parse::<T>(input).and_then(expansion);
    expanded.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// `Checked` for a type that has no rules of its own, whose parts may have some.
#[proc_macro_derive(Unruled)]
pub fn unruled(input: TokenStream) -> TokenStream {
    expand(input, rules::unruled)
}

/// Names, codes and values of an enum of encodings. `#[code(name = "8 elements", value = 8, on = "XEHP+")]`
#[proc_macro_derive(Enumeration, attributes(code))]
pub fn enumeration(input: TokenStream) -> TokenStream {
    expand(input, enumeration::expand)
}

/// Typed accessors and setters for the bit ranges of an integer. `#[bits(mask = 7..=4, Mask)]`
#[proc_macro_derive(Bits, attributes(bits))]
pub fn bits(input: TokenStream) -> TokenStream {
    expand(input, bits::expand)
}

/// The binary form of a structure, and the values that rules ask it for.
/// `#[wire("uw{-v3.4}, ud{v3.4+}")]`, `#[table("ub{-v3.7}, uw{v3.7+}")]`, `#[when("…")]`, `#[define(ty = "…")]`
#[proc_macro_derive(Record, attributes(record, wire, table, when, define, field))]
pub fn record(input: TokenStream) -> TokenStream {
    expand(input, record::expand)
}

/// A structure that begins with a tag, which selects what follows. `#[tagged(by = operand_class)]`
#[proc_macro_derive(Tagged, attributes(tagged, define))]
pub fn tagged(input: TokenStream) -> TokenStream {
    expand(input, tagged::expand)
}

/// The structures that a tag selects from.
#[proc_macro_derive(Variants, attributes(variants))]
pub fn variants(input: TokenStream) -> TokenStream {
    expand(input, variants::expand)
}

/// An instruction. `#[visa(name = "ADD", opcode = 0x01, lines = crate::lines::add)]`, with `same_as = "CALL"` where decoders take
/// it for another; `#[parameters(when = "…", names = ["u", "v"])]`; `#[field("vec_operand", role = Source)]`, and
/// of optional and repeated fields `when = "op == 3"`, `count = num_labels`, `since = "3.4"`, `before = "3.6"`. A field that is
/// `optional` is no parameter of `new`, nor is one with `when` that is not `required`, and one that `saturates` has a setter for that.
#[proc_macro_derive(Instruction, attributes(visa, parameters, field))]
pub fn instruction(input: TokenStream) -> TokenStream {
    expand(input, instruction::expand)
}

/// The enum over all instructions. `#[also(Fccall)]` names those whose bytes are taken for another's.
#[proc_macro_derive(Instructions, attributes(opcode, also))]
pub fn instructions(input: TokenStream) -> TokenStream {
    expand(input, instructions::expand)
}
