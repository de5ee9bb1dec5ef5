//! `Instruction`: one instruction, opcode and fields.

use crate::access;
use crate::attr::{self, Args};
use crate::builder;
use crate::fast;
use crate::layout::{self, Field};
use crate::methods;
use crate::rules::{self, Declared, Parts};
use crate::subject::{FieldContent, Subject, content, is_bits};
use crate::wire;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Ident, Result};

/// ```text
/// impl GatherScaled {
///     pub const INFO: &'static InstructionInfo;
///     pub fn has_lod(&self) -> bool;              // for an optional field
///     pub fn params(&self) -> &[RawOperand];      // for a repeated field
///     // and what `methods` lists
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let visa = attr::get(&input.attrs, "visa", ident.span())?;
    let name = visa.text("name")?;
    let (opcode, sub_opcode) = opcodes(&visa)?;
    let (fields, subject) = layout::read(input, opcode, sub_opcode)?;

    let declaration = rules::declaration(Declared::Instruction, input);
    let parameters = attr::all(&input.attrs, "parameters")?;
    let parameters = parameters.iter().map(parameters_info).collect::<Result<Vec<_>>>()?;
    let documented = Documented::read(&input.attrs)?;
    let info = info(&visa, &name, opcode, sub_opcode, &fields, &parameters, &documented)?;
    let head: Vec<u8> = std::iter::once(opcode).chain(sub_opcode).collect();
    let wire = expand_wire(ident, &name, &head, &fields);
    let fast = fast::instruction(ident, &head, &fields);
    let accessors: Vec<_> = fields.iter().filter_map(Field::accessors).collect();
    // The rules of operands depend on the channels of the instruction. One without an execution size executes once.
    let exec_size = fields.iter().find(|field| field.name == "exec_size" && is_bits(&field.ty));
    let channels = exec_size.map_or(quote!(cx.channels = Some(1);), |field| {
        let Field { ident, ty, name, .. } = field;
        let value = subject.get(name).map(|f| f.value(&quote!(self.#ident), name, name));
        let is_present = field.when.as_ref().map(|when| when.own.clone()).unwrap_or_else(|| quote!(true));
        quote! {
            if #is_present {
                cx.channels = #value;
                cx.first_channel = ::genvisa_runtime::first_channel(<#ty>::BIT_RANGES, self.#ident.raw() as u64);
            }
        }
    });
    let visit = |function: &Ident| {
        quote! {
            #[allow(unused_mut)]
            let mut cx = platform.context(scope);
            #channels
            ::genvisa_runtime::Checked::#function(self, &cx, sink);
        }
    };
    let fast_read = quote! {
        if let Some(decoded) = ::genvisa_runtime::Fast::get(bytes) {
            return Ok(decoded);
        }
    };
    let careful_read = quote!(<Self as ::genvisa_runtime::Wire>::decode);
    let methods = methods::expand(ident, &fast_read, &careful_read, &visit);
    let debug = debug(ident, &fields);
    let access = access::fields(ident, &fields);
    let builder = builder::expand(ident, &fields);
    Ok(quote! {
        #[allow(clippy::all)]
        impl #ident {
            /// The reflection of the page.
            pub const INFO: &'static ::genvisa_runtime::InstructionInfo = &#info;

            #(#accessors)*
        }

        #methods
        #wire
        #fast
        #declaration
        #debug
        #access
        #builder
    })
}

/// The names that rules about the instruction may use, and statements that visit the rules of its fields.
pub fn subject(input: &DeriveInput) -> Result<(Subject, Parts)> {
    let visa = attr::get(&input.attrs, "visa", input.ident.span())?;
    let (opcode, sub_opcode) = opcodes(&visa)?;
    let (fields, subject) = layout::read(input, opcode, sub_opcode)?;
    let parts = |function: &Ident| fields.iter().filter_map(|field| part(field, function)).collect();
    Ok((subject, Parts::new(parts)))
}

/// The documentation of an instruction.
struct Documented {
    doc: String,
    forms: Vec<String>,
    semantics: Vec<String>,
    notes: Vec<String>,
}

impl Documented {
    /// The text forms are in the block of code `text`, the semantics in the block `c`, and the notes below their heading.
    fn read(attrs: &[syn::Attribute]) -> Result<Self> {
        let lines = attr::docs(attrs)?;
        let forms = block(&lines, "```text");
        let doc = attr::sentences(&lines);
        Ok(Self { doc, forms, semantics: block(&lines, "```c"), notes: notes(&lines) })
    }
}

/// The paragraphs below the heading *Notes* in documentation.
fn notes(lines: &[String]) -> Vec<String> {
    let Some(heading) = lines.iter().position(|line| line.trim() == "# Notes") else { return Vec::new() };
    let paragraphs = lines[heading + 1..].split(|line| line.trim().is_empty());
    paragraphs.filter(|lines| !lines.is_empty()).map(attr::sentences).collect()
}

/// The lines of a block of code in documentation. A line that ends in a backslash goes on in the next one behind four blanks.
fn block(lines: &[String], start: &str) -> Vec<String> {
    let lines = lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line));
    let mut found: Vec<String> = Vec::new();
    for line in lines.skip_while(|line| *line != start).skip(1).take_while(|line| !line.starts_with("```")) {
        match found.last_mut().filter(|last| last.ends_with('\\')) {
            Some(last) => {
                last.pop();
                last.push_str(line.strip_prefix("    ").unwrap_or(line));
            }
            None => found.push(line.to_string()),
        }
    }
    found
}

fn opcodes(visa: &Args) -> Result<(u8, Option<u8>)> {
    Ok((attr::opcode(visa.get("opcode")?)?, visa.find("sub_opcode").map(attr::opcode).transpose()?))
}

/// A statement that visits the rules of a field: those of the structure of an operand, or those of a shared field.
fn part(field: &Field, function: &Ident) -> Option<TokenStream> {
    let name = &field.name;
    let role = match (&field.role, content(&field.ty, None)) {
        (Some(role), _) => role.clone(),
        (None, FieldContent::Bits) => quote!(::genvisa_runtime::Role::None),
        (None, _) => return None,
    };
    let only = field.only.as_ref().map(|only| quote!(.only(&#only)));
    let checks = field.each(
        |value| quote!(::genvisa_runtime::Checked::#function(#value, &cx.operand(#name, #role)#only, sink);),
    );
    Some(match &field.used_if {
        Some(condition) => {
            let is_used = &condition.own;
            quote!(if #is_used { #checks })
        }
        None => checks,
    })
}

/// `Debug` of the fields that are present.
fn debug(ident: &Ident, fields: &[Field]) -> TokenStream {
    let shows = fields.iter().map(|field| {
        let Field { ident, name, .. } = field;
        let has = field.has();
        if field.several.is_some() {
            quote!(shown.field(#name, &self.#ident());)
        } else if field.when.is_some() {
            quote!(if self.#has() { shown.field(#name, &self.#ident); })
        } else {
            quote!(shown.field(#name, &self.#ident);)
        }
    });
    quote! {
        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #[allow(unused_mut)]
                let mut shown = f.debug_struct(stringify!(#ident));
                #(#shows)*
                shown.finish()
            }
        }
    }
}

/// `#[parameters(when = "op == RESINFO", names = ["lod"])]`
fn parameters_info(args: &Args) -> Result<TokenStream> {
    let (when, names) = (args.text("when")?, args.list("names")?);
    Ok(quote!(::genvisa_runtime::ParametersInfo { when: #when, names: &[#(#names),*] }))
}

fn info(
    visa: &Args,
    name: &str,
    opcode: u8,
    sub_opcode: Option<u8>,
    fields: &[Field],
    parameters: &[TokenStream],
    Documented { doc, forms, semantics, notes }: &Documented,
) -> Result<TokenStream> {
    let lines = visa.path("lines")?;
    let platforms = attr::platforms(&visa.text("on").unwrap_or_default());
    let sub_opcode = sub_opcode.map_or_else(|| quote!(None), |code| quote!(Some(#code)));
    let same_as = visa.find("same_as").map_or_else(|| quote!(None), |name| quote!(Some(#name)));
    let flow = visa.find("flow").map_or_else(|| quote!(Next), |flow| quote!(#flow));
    let fields = fields.iter().enumerate().map(|(n, field)| field.info(&quote!(#lines::FIELDS[#n].1)));
    Ok(quote! {
        ::genvisa_runtime::InstructionInfo {
            name: #name,
            doc: #doc,
            opcode: #opcode,
            sub_opcode: #sub_opcode,
            platforms: #platforms,
            same_as: #same_as,
            flow: ::genvisa_runtime::Flow::#flow,
            fields: &[#(#fields),*],
            parameters: &[#(#parameters),*],
            rules: <Self as ::genvisa_runtime::Checked>::RULES,
            text: &[#(#forms),*],
            semantics: &[#(#semantics),*],
            notes: &[#(#notes),*],
            page: #lines::PAGE,
            line: #lines::LINE,
        }
    })
}

fn expand_wire(ident: &Ident, instruction: &str, head: &[u8], fields: &[Field]) -> TokenStream {
    let head_len = head.len();
    let (idents, locals): (Vec<_>, Vec<_>) = fields.iter().map(|f| (&f.ident, f.local())).unzip();
    let lens = fields.iter().map(Field::len);
    let (encodes, decodes): (Vec<_>, Vec<_>) = fields.iter().map(|field| steps(instruction, field)).unzip();
    let expected = match head {
        [opcode, sub] => quote! {
            [#opcode, #sub] => {}
            [#opcode, other] => {
                from.back(1);
                return Err(from.within(::genvisa_runtime::Fault::UnknownSubOpcode(other), #instruction));
            }
        },
        _ => quote!([#(#head),*] => {}),
    };
    let encode = quote! {
        if let Err(fault) = to.put([#(#head),*]) {
            return Err(to.within(fault, #instruction));
        }
        #(#encodes)*
        Ok(())
    };
    let decode = quote! {
        match from.take::<#head_len>() {
            Ok(head) => match head {
                #expected
                other => {
                    from.back(#head_len);
                    let fault = ::genvisa_runtime::Fault::OtherInstruction(other[0]);
                    return Err(from.within(fault, #instruction));
                }
            },
            Err(fault) => return Err(from.within(fault, #instruction)),
        }
        Self::decode_fields(from, version)
    };
    let wire = wire::implement(ident, &quote!(#head_len #(+ #lens)*), &encode, &decode, &TokenStream::new());
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl #ident {
            /// The fields that follow the opcode bytes.
            #[doc(hidden)]
            #[inline]
            pub fn decode_fields(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                #(#decodes)*
                Ok(Self { #(#idents: #locals),* })
            }
        }

        #wire
    }
}

/// Writing and reading one field.
fn steps(instruction: &str, field: &Field) -> (TokenStream, TokenStream) {
    let (name, local, encode) = (&field.name, field.local(), field.encode());
    let encode = quote! {
        if let Err(fault) = #encode {
            let fault = to.within(fault, #name);
            return Err(to.within(fault, #instruction));
        }
    };
    let (before, decode) = field.decode();
    let decode = quote! {
        #before
        let #local = match #decode {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, #name);
                return Err(from.within(fault, #instruction));
            }
        };
    };
    (encode, decode)
}
