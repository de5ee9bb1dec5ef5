//! The fields of an instruction, and the condition and number of their occurrences.
//!
//! A field is present once, or if a condition holds over the fields before it, or as often as the value of one of these
//! fields, or only in some object versions. Optional and repeated fields are arrays whose first elements are present.

use crate::attr::{self, Args, plain};
use crate::compile;
use crate::subject::{self, Encodings, FieldContent, Presence, Subject, content, is_operand, refers};
use crate::wire::{self, Wires};
use genvisa_rule::Expr;
use genvisa_rule::functions::{Answer, Function};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result, Type};

/// A field of an instruction.
pub struct Field {
    pub ident: Ident,
    pub name: String,
    /// Its documentation, a sentence.
    doc: String,
    /// The type of one element.
    pub ty: Type,
    /// The type on the wire, where the Rust type does not determine it.
    wire: Option<String>,
    /// The types that depend on the object version.
    widths: Option<Wires>,
    pub role: Option<TokenStream>,
    /// The table that an index refers to.
    refers: Option<String>,
    /// The kind that a label must have.
    label_kind: Option<String>,
    /// The codes of the main bit range that the instruction accepts, if they are fewer than the shared type has.
    pub only: Option<syn::Expr>,
    pub since: Option<(u8, u8)>,
    pub before: Option<(u8, u8)>,
    pub when: Option<Known>,
    /// The condition on which the instruction uses an operand.
    pub used_if: Option<Known>,
    /// Whether `new` omits it, which leaves it zero: some text form lacks it, or it has a condition and is not `required`.
    pub is_optional: bool,
    /// Whether the text forms state that it saturates.
    pub saturates: bool,
    pub several: Option<Several>,
}

/// A condition or number that depends on other fields.
pub struct Known {
    /// In the words of the declaration.
    pub text: String,
    /// Over the fields of `self`.
    pub own: TokenStream,
    /// Over local variables, while the fields are read.
    local: TokenStream,
}

/// The number of elements of a repeated field.
pub struct Several {
    pub count: Known,
    /// The largest number.
    pub most: syn::Expr,
}

/// Words of `#[field(…)]` that are no role: for a field that some text form lacks, for one whose condition is true in the newest
/// object version, and for a destination that can saturate.
const OPTIONAL: &str = "optional";
const REQUIRED: &str = "required";
const SATURATES: &str = "saturates";

fn role(args: &Args) -> Option<TokenStream> {
    let role =
        args.words().find(|word| ![OPTIONAL, REQUIRED, SATURATES].iter().any(|other| word.is_ident(other)));
    role.map(|role| quote!(::genvisa_runtime::Role::#role))
}

/// Reads the fields, and the names that rules may use.
pub fn read(input: &DeriveInput, opcode: u8, sub_opcode: Option<u8>) -> Result<(Vec<Field>, Subject)> {
    let wrong = || syn::Error::new(input.ident.span(), "`Instruction` is for structs with named fields");
    let Data::Struct(data) = &input.data else { return Err(wrong()) };
    let named = match &data.fields {
        Fields::Named(named) => named.named.iter().collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(_) => return Err(wrong()),
    };
    let mut own = Subject::default().with_opcode(opcode, sub_opcode);
    let mut local = Subject::default().with_opcode(opcode, sub_opcode);
    let mut fields = Vec::new();
    for declared in named {
        let Some(ident) = declared.ident.clone() else { return Err(wrong()) };
        let args = attr::find(&declared.attrs, "field")?.unwrap_or_else(|| Args::none(ident.span()));
        let (when, used_if) =
            (condition(&args, "when", &own, &local)?, condition(&args, "used_if", &own, &local)?);
        let several = several(&args, &declared.ty, &own, &local)?;
        let field = Field {
            name: plain(&ident),
            doc: attr::sentences(&attr::docs(&declared.attrs)?),
            ty: element(&declared.ty).0.clone(),
            widths: args.first_text().ok().map(|wire| widths(wire, ident.span())).transpose()?.flatten(),
            wire: args.first_text().ok().map(str::to_string),
            only: args.find("only").cloned(),
            refers: refers(&declared.attrs)?,
            label_kind: args.find("kind").map(|kind| quote!(#kind).to_string()),
            role: role(&args),
            is_optional: args.has(OPTIONAL) || when.is_some() && !args.has(REQUIRED),
            saturates: args.has(SATURATES),
            since: version(&args, "since")?,
            before: version(&args, "before")?,
            when,
            used_if,
            several,
            ident,
        };
        if field.role.is_none() && field.wire.is_none() && is_operand(&field.ty) {
            let message = "an operand needs its role, as in `#[field(Source)]`";
            return Err(syn::Error::new(field.ident.span(), message));
        }
        let seen = |access: TokenStream, presence: Presence| -> Result<subject::Field> {
            let codes = args.list("only")?;
            let encodings = if codes.is_empty() { Encodings::OfType } else { Encodings::Listed(codes) };
            let content = content(&field.ty, field.refers.clone());
            Ok(subject::Field { access, ty: field.ty.clone(), content, encodings, presence })
        };
        let (name, ident, has) = (&field.name, &field.ident, field.has());
        own.add(
            name,
            seen(
                quote!(self.#ident),
                match (&field.several, &field.when) {
                    (Some(_), _) => Presence::Repeated(quote!(self.#ident())),
                    (None, Some(_)) => Presence::If(quote!(self.#has())),
                    (None, None) => Presence::Always,
                },
            )?,
        );
        // Conditions depend on numbers, not on operands: only a context knows the type of an operand.
        if field.several.is_none() && !is_operand(&field.ty) {
            let value = field.local();
            let presence = field.when.as_ref().map_or(Presence::Always, |_| Presence::If(quote!(#has)));
            local.add(name, seen(quote!(#value), presence)?);
        }
        fields.push(field);
    }
    Ok((fields, own))
}

fn condition(args: &Args, key: &str, own: &Subject, local: &Subject) -> Result<Option<Known>> {
    let Some(value) = args.find(key) else { return Ok(None) };
    let text = args.text(key)?;
    let refuse = |why: String| syn::Error::new(value.span(), format!("`{text}`: {why}"));
    let expr = genvisa_rule::parse(&text).map_err(|error| refuse(error.to_string()))?;
    let asks = |e: &Expr| match e {
        Expr::Call { name, .. } => {
            let answer = Function::find(name).map(|function| function.answer);
            !matches!(answer, Some(Answer::Bits(_) | Answer::Arithmetic(_)))
        }
        _ => false,
    };
    if expr.walk().any(asks) {
        return Err(refuse("a condition may only use the numbers of the fields before it".into()));
    }
    let local = compile::condition(&expr, local).map_err(refuse)?;
    let own = compile::condition(&expr, own).map_err(refuse)?;
    Ok(Some(Known { text: text.clone(), own, local }))
}

fn several(args: &Args, ty: &Type, own: &Subject, local: &Subject) -> Result<Option<Several>> {
    let (most, value) = match (element(ty).1, args.find("count")) {
        (None, None) => return Ok(None),
        (Some(most), Some(value)) => (most.clone(), value),
        (Some(_), None) => return Err(args.error("`count = …` is missing")),
        (None, Some(value)) => return Err(syn::Error::new(value.span(), "a field with a count is an array")),
    };
    let text = plain(match value {
        syn::Expr::Path(path) => path.path.require_ident()?,
        _ => return Err(syn::Error::new(value.span(), "`count` is the name of a field")),
    });
    let refuse = |why: String| syn::Error::new(value.span(), why);
    let expr = genvisa_rule::parse(&text).map_err(|error| refuse(error.to_string()))?;
    let count = |subject: &Subject| -> Result<TokenStream> {
        let number = compile::int(&expr, subject).map_err(refuse)?;
        Ok(quote!({
            use ::genvisa_runtime::truth;
            ::genvisa_runtime::several::count(#number)
        }))
    };
    let (own, local) = (count(own)?, count(local)?);
    Ok(Some(Several { count: Known { text, own, local }, most }))
}

/// The type of one element, and how many an array has.
fn element(ty: &Type) -> (&Type, Option<&syn::Expr>) {
    match ty {
        Type::Array(array) => (&array.elem, Some(&array.len)),
        _ => (ty, None),
    }
}

/// `uw{-v3.4}, ud{v3.4+}`; nothing where one type serves all object versions.
fn widths(wire: &str, span: Span) -> Result<Option<Wires>> {
    if wire.contains('{') { Wires::parse(wire, span).map(Some) } else { Ok(None) }
}

fn version(args: &Args, key: &str) -> Result<Option<(u8, u8)>> {
    let Some(value) = args.find(key) else { return Ok(None) };
    let text = args.text(key)?;
    let parts =
        text.split_once('.').and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
    let wrong = || syn::Error::new(value.span(), format!("`{key}` is a version: \"3.6\""));
    parts.map(Some).ok_or_else(wrong)
}

impl Field {
    /// Whether the field is always present once.
    fn is_plain(&self) -> bool {
        self.when.is_none() && self.several.is_none() && self.since.is_none() && self.before.is_none()
    }

    /// Whether it has the same bytes in every instruction of every object version.
    pub fn is_fixed(&self) -> bool {
        self.is_plain() && self.widths.is_none() && !is_operand(&self.ty)
    }

    /// The variable that holds it while the instruction is read.
    pub fn local(&self) -> Ident {
        format_ident!("field_{}", self.name)
    }

    /// The name of the function or variable that states whether the field is present.
    pub fn has(&self) -> Ident {
        format_ident!("has_{}", self.name)
    }

    fn count(&self) -> Ident {
        format_ident!("count_of_{}", self.name)
    }

    /// A condition: whether the object version has the field.
    fn in_version(&self) -> Option<TokenStream> {
        let since = self.since.map(|(major, minor)| quote!(version.at_least(#major, #minor)));
        let before = self.before.map(|(major, minor)| quote!(!version.at_least(#major, #minor)));
        match (since, before) {
            (Some(since), Some(before)) => Some(quote!(#since && #before)),
            (since, before) => since.or(before),
        }
    }

    /// The same of the newest object version.
    fn in_newest(&self) -> Option<TokenStream> {
        self.before.map(|_| quote!(false))
    }

    /// The first object version with the newest layout of the field.
    pub fn newest_since(&self) -> TokenStream {
        let ty = &self.ty;
        let own = [self.since, self.before, self.widths.as_ref().map(|wires| wires.since)];
        let own = own
            .into_iter()
            .flatten()
            .map(|(major, minor)| quote!(::genvisa_runtime::Version::new(#major, #minor)));
        quote!(::genvisa_runtime::Version::latest(&[<#ty as ::genvisa_runtime::Fast>::SINCE, #(#own),*]))
    }

    /// The number of elements that are present, from its conditions and its count.
    fn times(
        in_version: Option<TokenStream>,
        condition: Option<TokenStream>,
        count: Option<TokenStream>,
    ) -> TokenStream {
        let count = count.unwrap_or_else(|| quote!(1));
        match (condition, in_version) {
            (Some(when), Some(version)) => quote!(if #version && #when { #count } else { 0 }),
            (Some(only), None) | (None, Some(only)) => quote!(if #only { #count } else { 0 }),
            (None, None) => count,
        }
    }

    /// The field as elements, and the number of those that are present.
    fn elements(&self, in_version: Option<TokenStream>) -> (TokenStream, TokenStream) {
        let (ident, has, count) = (&self.ident, self.has(), self.count());
        match &self.several {
            // The count includes the condition.
            Some(_) => (quote!(&self.#ident), Self::times(in_version, None, Some(quote!(self.#count())))),
            None => {
                let when = self.when.as_ref().map(|_| quote!(self.#has()));
                (quote!(::core::slice::from_ref(&self.#ident)), Self::times(in_version, when, None))
            }
        }
    }

    /// Functions that state whether the field is present, or return the elements that are.
    pub fn accessors(&self) -> Option<TokenStream> {
        let Self { ident, name, ty, when, several, .. } = self;
        let (has, count) = (self.has(), self.count());
        match (several, when) {
            (Some(several), when) => {
                let number = &several.count.own;
                let number = when.as_ref().map_or_else(
                    || number.clone(),
                    |Known { own, .. }| quote!(if #own { #number } else { 0 }),
                );
                Some(quote! {
                    #[inline]
                    fn #count(&self) -> usize {
                        #number
                    }

                    #[doc = concat!("The elements of `", #name, "` that are present.")]
                    #[inline]
                    pub fn #ident(&self) -> &[#ty] {
                        ::genvisa_runtime::several::present(&self.#ident, self.#count())
                    }
                })
            }
            (None, Some(Known { own, .. })) => Some(quote! {
                #[doc = concat!("Whether `", #name, "` is present.")]
                #[inline]
                pub fn #has(&self) -> bool {
                    #own
                }
            }),
            (None, None) => None,
        }
    }

    /// The number of elements that are present, as other fields determine it.
    pub fn present(&self) -> TokenStream {
        let (has, count) = (self.has(), self.count());
        match (&self.several, &self.when) {
            (Some(_), _) => quote!(self.#count()),
            (None, Some(_)) => quote!(usize::from(self.#has())),
            (None, None) => quote!(1),
        }
    }

    /// `statement` for the field, or for each element that is present.
    pub fn each(&self, statement: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
        let (ident, has) = (&self.ident, self.has());
        if self.several.is_some() {
            let statement = statement(quote!(element));
            quote!(for element in self.#ident() { #statement })
        } else {
            let statement = statement(quote!(&self.#ident));
            if self.when.is_some() { quote!(if self.#has() { #statement }) } else { statement }
        }
    }

    /// Number of bytes.
    pub fn len(&self) -> TokenStream {
        let ident = &self.ident;
        if let Some(widths) = &self.widths {
            return widths.len();
        }
        if self.is_plain() {
            return quote!(::genvisa_runtime::Wire::encoded_len(&self.#ident, version));
        }
        let (all, times) = self.elements(self.in_version());
        quote!(::genvisa_runtime::several::encoded_len(#all, #times, version))
    }

    /// Writing it: a `Result<(), Fault>`.
    pub fn encode(&self) -> TokenStream {
        let ident = &self.ident;
        if let Some(widths) = &self.widths {
            return widths.encode(&quote!(self.#ident));
        }
        if self.is_plain() {
            return quote!(::genvisa_runtime::Wire::encode(&self.#ident, to, version));
        }
        let (all, times) = self.elements(self.in_version());
        quote!(::genvisa_runtime::several::encode(#all, #times, to, version))
    }

    /// The fast form of writing it: its length.
    pub fn put(&self) -> TokenStream {
        let ident = &self.ident;
        if let Some(widths) = &self.widths {
            return widths.put(&quote!(self.#ident));
        }
        if self.is_plain() {
            return quote!(::genvisa_runtime::Fast::put(&self.#ident, buffer.get_mut(at..)?)?);
        }
        let (all, times) = self.elements(self.in_newest());
        quote!(::genvisa_runtime::several::put(#all, #times, buffer.get_mut(at..)?)?)
    }

    /// While the fields are read: a statement that finds out whether it is present, and the number of elements.
    fn expected(&self, in_version: Option<TokenStream>) -> (Option<TokenStream>, TokenStream) {
        let has = self.has();
        let statement = self.when.as_ref().map(|Known { local, .. }| quote!(let #has = #local;));
        let when = self.when.as_ref().map(|_| quote!(#has));
        let count = self.several.as_ref().map(|several| several.count.local.clone());
        (statement, Self::times(in_version, when, count))
    }

    /// Reading it: statements, and a `Result<T, Fault>`.
    pub fn decode(&self) -> (Option<TokenStream>, TokenStream) {
        let ty = &self.ty;
        if let Some(widths) = &self.widths {
            return (None, widths.decode(ty));
        }
        if self.is_plain() {
            return (None, quote!(<#ty as ::genvisa_runtime::Wire>::decode(from, version)));
        }
        let (statement, times) = self.expected(self.in_version());
        let read = match &self.several {
            Some(_) => quote!(::genvisa_runtime::several::decode(#times, from, version)),
            None => {
                quote!(::genvisa_runtime::several::decode(#times, from, version).map(|[value]: [#ty; 1]| value))
            }
        };
        (statement, read)
    }

    /// The fast form of reading it: statements that bind it, and `len`.
    pub fn get(&self) -> TokenStream {
        let (ty, local) = (&self.ty, self.local());
        if let Some(widths) = &self.widths {
            let get = widths.get(ty);
            return quote!(let (#local, len): (#ty, usize) = #get;);
        }
        if self.is_plain() {
            return quote! {
                let (#local, len) = <#ty as ::genvisa_runtime::Fast>::get(bytes.get(at..)?)?;
            };
        }
        let (statement, times) = self.expected(self.in_newest());
        let (pattern, most) = match &self.several {
            Some(Several { most, .. }) => (quote!(#local), quote!(#most)),
            None => (quote!([#local]), quote!(1)),
        };
        quote! {
            #statement
            let (#pattern, len): ([#ty; #most], usize) =
                ::genvisa_runtime::several::get(#times, bytes.get(at..)?)?;
        }
    }

    /// The name of its type on the wire.
    fn wire_name(&self) -> TokenStream {
        let (ty, role) = (&self.ty, &self.role);
        match (&self.wire, content(ty, None)) {
            (Some(wire), _) => quote!(#wire),
            (None, FieldContent::Integer(_)) => {
                let wire = wire::name(ty);
                quote!(#wire)
            }
            (None, FieldContent::Bits) => quote!(<#ty>::WIRE),
            (None, FieldContent::Operand) => quote!(#role.wire()),
        }
    }

    /// Its reflection; `line` is its line on the page.
    pub fn info(&self, line: &TokenStream) -> TokenStream {
        let Self { name, doc, ty, only, .. } = self;
        let wire = self.wire_name();
        let role = self.role.clone().unwrap_or_else(|| quote!(::genvisa_runtime::Role::None));
        let refers = self.refers.as_ref().map(|table| format_ident!("{table}"));
        let refers =
            refers.map_or_else(|| quote!(None), |table| quote!(Some(::genvisa_runtime::Refers::#table)));
        let label_kind = self.label_kind.as_deref().map(compile::label_kind);
        let label_kind = label_kind.map_or_else(|| quote!(None), |code| quote!(Some(#code)));
        let only = only.as_ref().map_or_else(|| quote!(None), |codes| quote!(Some(&#codes)));
        let (bits, ranges) = match content(ty, None) {
            FieldContent::Integer(_) => (quote!(Some(<#ty>::BITS)), quote!(&[])),
            FieldContent::Bits => (quote!(Some(8 * size_of::<#ty>() as u32)), quote!(<#ty>::BIT_RANGES)),
            FieldContent::Operand => (quote!(None), quote!(&[])),
        };
        let text = |known: Option<&Known>| match known {
            Some(Known { text, .. }) => quote!(Some(#text)),
            None => quote!(None),
        };
        let (when, count) = (text(self.when.as_ref()), text(self.several.as_ref().map(|s| &s.count)));
        let most = self.several.as_ref().map_or_else(
            || quote!(1),
            |several| {
                let most = &several.most;
                quote!(#most)
            },
        );
        let version = |version: Option<(u8, u8)>| match version {
            Some((major, minor)) => quote!(Some(::genvisa_runtime::Version::new(#major, #minor))),
            None => quote!(None),
        };
        let (since, before) = (version(self.since), version(self.before));
        quote! {
            ::genvisa_runtime::FieldInfo {
                name: #name,
                doc: #doc,
                ty: #wire,
                bits: #bits,
                bit_ranges: #ranges,
                only: #only,
                when: #when,
                count: #count,
                most: #most,
                since: #since,
                before: #before,
                role: #role,
                refers: #refers,
                label_kind: #label_kind,
                line: #line,
            }
        }
    }
}
