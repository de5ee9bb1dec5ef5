//! Values that completions offer. Messages of wrong values come from the parsers themselves.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use genvisa::{Instruction, Platform, RULES};
use genvisa_asm::forms::FORMS;
use std::ffi::OsStr;

/// A parser of values together with the values that completions offer, which need not be all.
#[derive(Clone)]
pub struct Known<P> {
    parser: P,
    names: fn() -> Vec<&'static str>,
}

impl<P: TypedValueParser> TypedValueParser for Known<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// A parser of platform names.
type ParsePlatform = fn(&str) -> Result<Platform, String>;

/// Parses the name of a platform.
pub fn platform() -> Known<ParsePlatform> {
    Known {
        parser: genvisa_asm::platform_named,
        names: || Platform::ALL.iter().map(|platform| platform.name()).collect(),
    }
}

/// Takes any text, such as the id of a rule or a part of it.
pub fn rule() -> Known<StringValueParser> {
    Known { parser: StringValueParser::new(), names: || RULES.iter().map(|rule| rule.id).collect() }
}

/// Takes any text, such as the name of an instruction, the first word of its text or its opcode.
pub fn instruction() -> Known<StringValueParser> {
    Known {
        parser: StringValueParser::new(),
        names: || {
            let mut words: Vec<&str> = FORMS.words().collect();
            words.sort_unstable();
            Instruction::ALL.iter().map(|info| info.name).chain(words).collect()
        },
    }
}
