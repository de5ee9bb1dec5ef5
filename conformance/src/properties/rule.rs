//! An expression of the rule language.

use super::{Became, Held, holds};
use genvisa_rule::{Env, Expr, check, eval, names, parse};

/// Text is an expression or is refused with a place in it. Expressions are the same when printed and read again; checks
/// and evaluation end, and what is decided stays so whatever else becomes known. A seed decides what is known at first.
pub fn rule(text: &str, seed: u64) -> Held {
    let expr = match parse(text) {
        Ok(expr) => expr,
        Err(error) => {
            let is_inside = text.get(error.range.clone()).is_some() && !error.message.is_empty();
            holds(is_inside, || format!("{error:?} stands outside of {text:?}"))?;
            return Ok(Became::Refused);
        }
    };
    let printed = expr.to_string();
    let again = parse(&printed).map_err(|error| format!("{text:?}, printed as `{printed}`: {error}"))?;
    holds(again == expr, || format!("{text:?}, printed as `{printed}`, is read as {again:#?}"))?;
    let errors = check(&expr).err().unwrap_or_default();
    let outside = errors.iter().find(|error| text.get(error.range.clone()).is_none());
    holds(outside.is_none(), || format!("{outside:?} stands outside of {text:?}"))?;
    let known = Draw { seed, learned: None };
    if let decided @ Some(_) = eval(&expr, &known) {
        for name in names(&expr).map(ToString::to_string) {
            let more = eval(&expr, &Draw { learned: Some((&name, seed.cast_signed())), ..known });
            holds(more == decided, || format!("`{printed}` is {decided:?}, and with `{name}` {more:?}"))?;
        }
    }
    Ok(Became::Read)
}

/// Knows a field, a function or a symbol by a choice that depends on its name and on the seed, and one of the unknown
/// ones more.
#[derive(Debug, Clone, Copy)]
pub struct Draw<'a> {
    /// What the choices depend on.
    pub seed: u64,
    /// A name that is known anyway, and its value.
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
