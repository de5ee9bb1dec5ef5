//! JSON Schema of the parts of the model that are written as strings.

use super::{At, ObjectVersion, PlatformSet, VersionSet};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// A string of some form.
macro_rules! string {
    ($ty:ident, $pattern:literal, $description:literal) => {
        impl JsonSchema for $ty {
            fn schema_name() -> Cow<'static, str> {
                stringify!($ty).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern, "description": $description })
            }
        }
    };
}

string!(At, "^.+:[0-9]+$", "The position of a fact: the page and the line, from 1.");
string!(
    PlatformSet,
    "^(-?[A-Z][A-Za-z0-9_]*\\+?(,-?[A-Z][A-Za-z0-9_]*\\+?)*)?$",
    "Platforms: `X` that one, `X+` from it on, `-X` those before it; a list is their union; empty = all."
);
string!(ObjectVersion, "^[0-9]+\\.[0-9]+$", "An object version: major and minor number.");
string!(
    VersionSet,
    "^(v[0-9]+\\.[0-9]+\\+|-v[0-9]+\\.[0-9]+)?$",
    "Object versions: `v3.4+` from it on, `-v3.4` those before it; empty = all."
);
