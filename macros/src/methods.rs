//! The methods that each instruction and the enum of all instructions have.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Ident;

/// ```text
/// impl GatherScaled {
///     pub fn encoded_len(&self, version: Version) -> usize;
///     pub fn encode(&self, version: Version, out: &mut [u8]) -> Result<usize, EncodeError>;
///     pub fn decode(bytes: &[u8], version: Version) -> Result<(Self, usize), DecodeError>;
///     pub fn validate(&self, scope: &dyn Scope, platform: Platform) -> Violations;
///     pub fn check(&self, scope: &dyn Scope, platform: Platform, sink: &mut Sink);
///     pub fn explain(&self, scope: &dyn Scope, platform: Platform, sink: &mut dyn Explainer);
/// }
/// ```
/// `decode` first tries `fast`: statements that return the instruction, or do nothing if they cannot read it. The function
/// `careful` reads it again and reports the error. `visit` makes the body of the methods `check` and
/// `explain`, from their names. All have the arguments of their methods in scope.
pub fn expand(
    ident: &Ident,
    fast: &TokenStream,
    careful: &TokenStream,
    visit: &dyn Fn(&Ident) -> TokenStream,
) -> TokenStream {
    let (check, explain) = (visit(&format_ident!("check")), visit(&format_ident!("explain")));
    quote! {
        impl #ident {
            /// Number of bytes that [`Self::encode`] writes.
            pub fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                ::genvisa_runtime::Wire::encoded_len(self, version)
            }

            /// Writes the instruction, opcode first, and returns the number of bytes written.
            ///
            /// # Errors
            /// If `out` is too small, or the layouts of this object version cannot hold a value.
            #[inline]
            pub fn encode(
                &self,
                version: ::genvisa_runtime::Version,
                out: &mut [u8],
            ) -> Result<usize, ::genvisa_runtime::EncodeError> {
                if version >= <Self as ::genvisa_runtime::Fast>::SINCE
                    && let Some(len) = ::genvisa_runtime::Fast::put(self, out)
                {
                    return Ok(len);
                }
                self.encode_carefully(version, out)
            }

            #[cold]
            fn encode_carefully(
                &self,
                version: ::genvisa_runtime::Version,
                out: &mut [u8],
            ) -> Result<usize, ::genvisa_runtime::EncodeError> {
                let mut to = ::genvisa_runtime::Writer::new(out);
                match ::genvisa_runtime::Wire::encode(self, &mut to, version) {
                    Ok(()) => Ok(to.position()),
                    Err(fault) => Err(to.error(fault)),
                }
            }

            /// Reads the instruction that begins with the first byte, and returns the number of bytes read. All bits
            /// survive, documented or not.
            ///
            /// # Errors
            /// If the bytes end too early, the opcode is unknown or of another instruction, or a tag selects no structure.
            pub fn decode(
                bytes: &[u8],
                version: ::genvisa_runtime::Version,
            ) -> Result<(Self, usize), ::genvisa_runtime::DecodeError> {
                if version >= <Self as ::genvisa_runtime::Fast>::SINCE {
                    #fast
                }
                Self::decode_carefully(bytes, version)
            }

            #[cold]
            fn decode_carefully(
                bytes: &[u8],
                version: ::genvisa_runtime::Version,
            ) -> Result<(Self, usize), ::genvisa_runtime::DecodeError> {
                let mut from = ::genvisa_runtime::Reader::new(bytes);
                match #careful(&mut from, version) {
                    Ok(instruction) => Ok((instruction, from.position())),
                    Err(fault) => Err(from.error(fault)),
                }
            }

            /// The rules that the instruction violates on a platform, given the declarations that it refers to.
            pub fn validate(
                &self,
                scope: &dyn ::genvisa_runtime::Scope,
                platform: crate::domain::Platform,
            ) -> ::genvisa_runtime::Violations {
                let mut violations = ::genvisa_runtime::Violations::new();
                self.check(scope, platform, &mut |violation| violations.push(violation));
                violations
            }

            /// Reports each rule that the instruction violates: as [`Self::validate`], with no limit on their number.
            #[allow(clippy::manual_range_patterns)]
            pub fn check(
                &self,
                scope: &dyn ::genvisa_runtime::Scope,
                platform: crate::domain::Platform,
                sink: &mut ::genvisa_runtime::Sink<'_>,
            ) {
                #check
            }

            /// Visits the rules that [`Self::check`] evaluates, with the values of their parts.
            #[allow(clippy::manual_range_patterns)]
            pub fn explain(
                &self,
                scope: &dyn ::genvisa_runtime::Scope,
                platform: crate::domain::Platform,
                sink: &mut dyn ::genvisa_runtime::Explainer,
            ) {
                #explain
            }
        }
    }
}
