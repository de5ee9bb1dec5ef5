//! An expression of the rule language.

use super::{InputOutcome, PropertyResult, ensure};
use genvisa_rule::{Env, Expr, check, eval, names, parse};

/// Text is an expression, or is refused with a position in it. An expression that is printed and parsed again is the same.
/// Checks and evaluation finish. A known value stays the same if more names become known. The seed determines which names
/// are known at first.
pub fn rule(text: &str, seed: u64) -> PropertyResult {
    let expr = match parse(text) {
        Ok(expr) => expr,
        Err(error) => {
            let is_inside = text.get(error.range.clone()).is_some() && !error.message.is_empty();
            ensure(is_inside, || format!("{error:?} is outside of {text:?}"))?;
            return Ok(InputOutcome::Refused);
        }
    };
    let printed = expr.to_string();
    let again = parse(&printed).map_err(|error| format!("{text:?}, printed as `{printed}`: {error}"))?;
    ensure(again == expr, || format!("{text:?}, printed as `{printed}`, is read as {again:#?}"))?;
    let errors = check(&expr).err().unwrap_or_default();
    let outside = errors.iter().find(|error| text.get(error.range.clone()).is_none());
    ensure(outside.is_none(), || format!("{outside:?} is outside of {text:?}"))?;
    let known = Draw { seed, learned: None };
    if let decided @ Some(_) = eval(&expr, &known) {
        for name in names(&expr).map(ToString::to_string) {
            let more = eval(&expr, &Draw { learned: Some((&name, seed.cast_signed())), ..known });
            ensure(more == decided, || format!("`{printed}` is {decided:?}, and with `{name}` {more:?}"))?;
        }
    }
    Ok(InputOutcome::Read)
}

/// An environment with pseudo-random values. The name of a field, function or symbol and the seed determine whether it is
/// known. One further name can be made known.
#[derive(Debug, Clone, Copy)]
pub struct Draw<'a> {
    /// The seed of the choices.
    pub seed: u64,
    /// A name that is known in any case, and its value.
    pub learned: Option<(&'a str, i64)>,
}

impl Draw<'_> {
    fn value(&self, name: &str) -> Option<i64> {
        let learned = self.learned.filter(|(learned, _)| *learned == name).map(|(_, value)| value);
        self.drawn(name).or(learned)
    }

    fn drawn(&self, name: &str) -> Option<i64> {
        let mix = name.bytes().fold(self.seed, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3));
        match mix % 6 {
            0 | 1 => None,
            2 => Some(mix.cast_signed()),
            3 => Some(i64::MIN),
            n => Some(n.cast_signed() - 4),
        }
    }
}

impl Env for Draw<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.value(&path.join("."))
    }

    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        self.value(&format!("{}[{at}]", path.join(".")))
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        args.iter().try_fold(self.value(function)?, |sum, arg| Some(sum ^ eval(arg, self)?))
    }

    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        self.value(name)
    }
}
