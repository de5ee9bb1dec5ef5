//! Reads expressions: precedence climbing over a list of tokens.

use crate::ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, Span, UnaryOp};
use crate::tokens::{Kind, Token, of_stream, plain};
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// Parentheses, calls and prefix operators within each other, at most. Keeps every recursion over an expression
/// (here, in `syn`, in the evaluator) far from the end of the stack.
const MAX_DEPTH: usize = 64;
/// Operators in one expression, at most: `a + a + a…` nests as well.
const MAX_OPERATORS: usize = 500;

/// The most bytes of a number: `syn` reads it before its size can be checked, and needs time in the square of its length.
const MAX_DIGITS: usize = 128;

/// A mistake in the text of an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The mistake.
    pub message: String,
    /// Its position in bytes of the text; empty at the end of the text.
    pub range: Range<usize>,
    /// The help: how to correct it; empty if the message already states that.
    pub help: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        if !self.help.is_empty() {
            write!(f, " ({})", self.help)?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseError {}

/// Reads one expression.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    let tokens = match plain(text, MAX_DEPTH) {
        Some(tokens) => tokens,
        None => of_stream(stream(text)?).0,
    };
    whole(&tokens).map_err(|Fault { tokens: at, message, help }| {
        let place = tokens.get(at).unwrap_or_default();
        let range = place.first().zip(place.last()).map(|(from, to)| from.range.start..to.range.end);
        ParseError { message, range: clamp(range.unwrap_or_default(), text), help }
    })
}

/// The tokens of Rust of a text that is not too deep or too long for `syn`.
fn stream(text: &str) -> Result<TokenStream, ParseError> {
    let tokens: TokenStream = text.parse().map_err(|e: proc_macro2::LexError| ParseError {
        message: "this is not made of words, numbers and operators".into(),
        range: clamp(e.span().byte_range(), text),
        help: "strings and parentheses must be closed".into(),
    })?;
    if is_deeper_than(MAX_DEPTH, &tokens) {
        let message = format!("parentheses are nested deeper than {MAX_DEPTH}");
        return Err(ParseError { message, range: 0..text.len(), help: "make it several rules".into() });
    }
    if let Some(number) = long_number(&tokens) {
        let message = format!("a number of more than {MAX_DIGITS} digits");
        let range = clamp(number.span().byte_range(), text);
        return Err(ParseError { message, range, help: "numbers have 64 bits with their sign".into() });
    }
    Ok(tokens)
}

/// Reads one expression from tokens. Errors are at the tokens that they are about; where there is something to do about one,
/// its second part is the help.
///
/// # Errors
/// As [`parse`].
pub fn parse_tokens(tokens: TokenStream) -> syn::Result<Expr> {
    let (tokens, spans) = of_stream(tokens);
    whole(&tokens).map_err(|Fault { tokens: at, message, help }| {
        let place = spans.get(at).unwrap_or_default();
        let ends = place.first().zip(place.last());
        let span = ends.map(|(from, to)| from.join(*to).unwrap_or(*from));
        let span = span.unwrap_or_else(proc_macro2::Span::call_site);
        let mut error = syn::Error::new(span, message);
        error.combine(syn::Error::new(span, help));
        error
    })
}

fn whole(tokens: &[Token<'_>]) -> Result<Expr, Fault> {
    let mut reader = Reader { tokens, at: 0, operators_left: MAX_OPERATORS };
    let expr = reader.expression(0, MAX_DEPTH)?;
    if reader.is_at_end() { Ok(expr) } else { Err(reader.trailing()) }
}

/// A mistake, and the numbers of its tokens; one behind the last token is the end of the text.
struct Fault {
    tokens: Range<usize>,
    message: String,
    help: String,
}

/// Tokens without a position have an empty range, which is the end of the text.
fn clamp(range: Range<usize>, text: &str) -> Range<usize> {
    let end = text.len();
    if range.is_empty() || range.end > end { end..end } else { range }
}

fn is_deeper_than(depth: usize, tokens: &TokenStream) -> bool {
    let inner = |token| match token {
        TokenTree::Group(group) => depth == 0 || is_deeper_than(depth - 1, &group.stream()),
        _ => false,
    };
    tokens.clone().into_iter().any(inner)
}

/// The first number that is longer than any can be.
fn long_number(tokens: &TokenStream) -> Option<Literal> {
    tokens.clone().into_iter().find_map(|token| match token {
        TokenTree::Group(group) => long_number(&group.stream()),
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            (text.len() > MAX_DIGITS && text.starts_with(|c: char| c.is_ascii_digit())).then_some(literal)
        }
        _ => None,
    })
}

struct Reader<'t> {
    tokens: &'t [Token<'t>],
    /// The number of the next token.
    at: usize,
    operators_left: usize,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> Option<&Kind<'_>> {
        self.tokens.get(self.at + ahead).map(|token| &token.kind)
    }

    /// Whether the group has no more tokens, or the whole text outside of groups.
    fn is_at_end(&self) -> bool {
        matches!(self.peek(0), None | Some(Kind::Close))
    }

    fn is_sign(&self, sign: char) -> bool {
        matches!(self.peek(0), Some(Kind::Sign(c, _)) if *c == sign)
    }

    fn is_open(&self, ahead: usize, delimiter: char) -> bool {
        self.peek(ahead) == Some(&Kind::Open(delimiter))
    }

    /// Takes the next token if it is this character.
    fn takes(&mut self, sign: char) -> bool {
        let is_sign = self.is_sign(sign);
        self.at += usize::from(is_sign);
        is_sign
    }

    /// The next characters that are written without a blank between them, at most three.
    fn signs(&self) -> [char; 3] {
        let mut signs = ['\0'; 3];
        for (ahead, sign) in signs.iter_mut().enumerate() {
            let Some(Kind::Sign(c, joint)) = self.peek(ahead) else { break };
            *sign = *c;
            if !joint {
                break;
            }
        }
        signs
    }

    /// A mistake at the next token.
    fn fail(&self, message: impl fmt::Display, help: impl fmt::Display) -> Fault {
        self.fail_at(self.at, message, help)
    }

    fn fail_at(&self, at: usize, message: impl fmt::Display, help: impl fmt::Display) -> Fault {
        Fault { tokens: at..at + 1, message: message.to_string(), help: help.to_string() }
    }

    fn trailing(&self) -> Fault {
        let help = if self.is_sign('=') {
            "`==` compares, `=>` requires"
        } else if self.is_sign('.') {
            "only fields have parts: `field.run`"
        } else {
            "put an operator between two values, as in `a == 1 && b == 2`"
        };
        self.fail("expected an operator or the end of the expression", help)
    }

    /// Takes the end of a group.
    fn close(&mut self) -> Result<(), Fault> {
        if !self.is_at_end() {
            return Err(self.trailing());
        }
        self.at += 1;
        Ok(())
    }

    /// Reads operators that bind at least as tightly as `precedence`, and what they connect.
    fn expression(&mut self, precedence: u8, depth: usize) -> Result<Expr, Fault> {
        let mut left = self.prefixed(depth)?;
        loop {
            let at = self.at;
            let Some((op, length)) = self.operator()?.filter(|(op, _)| op.precedence() >= precedence) else {
                return Ok(left);
            };
            self.at += length;
            let Some(left_over) = self.operators_left.checked_sub(1) else {
                let message = format!("more than {MAX_OPERATORS} operators in one expression");
                return Err(self.fail_at(at, message, "make it several rules"));
            };
            self.operators_left = left_over;

            let right = self.expression(op.operand_precedence().1, depth)?;
            self.refuse_truth_as_bits(op, [&left, &right], at)?;
            left = Expr::Binary { op, left: Box::new(left), right: Box::new(right) };
            if op.is_comparison() && self.operator()?.is_some_and(|(next, _)| next.is_comparison()) {
                let help = "connect two comparisons by `&&`: `a < b && b < c`";
                return Err(self.fail("comparisons do not follow each other", help));
            }
        }
    }

    fn prefixed(&mut self, depth: usize) -> Result<Expr, Fault> {
        let at = self.at;
        let too_deep = |reader: &Self| {
            reader.fail_at(at, format!("nested deeper than {MAX_DEPTH}"), "make it several rules")
        };
        let inner = depth.checked_sub(1).ok_or_else(|| too_deep(self))?;
        let op = if self.is_number() {
            return self.atom(inner); // `-1` is a literal
        } else if self.takes('-') {
            UnaryOp::Neg
        } else if self.takes('!') {
            UnaryOp::Not
        } else {
            return self.atom(inner);
        };
        let operand = self.prefixed(inner)?;
        // `--0` is printed as `-(0)`, which is nested deeper.
        if inner < 2 && matches!((op, &operand), (UnaryOp::Neg, Expr::Int(n)) if n.value >= 0) {
            return Err(too_deep(self));
        }
        Ok(Expr::Unary { op, operand: Box::new(operand) })
    }

    fn atom(&mut self, depth: usize) -> Result<Expr, Fault> {
        if self.is_number() {
            return self.integer().map(Expr::Int);
        }
        if let Some(Kind::Text(text)) = self.peek(0) {
            let text = text.to_string();
            self.at += 1;
            return Ok(Expr::Str(text));
        }
        if self.is_open(0, '(') {
            self.at += 1;
            let inner = self.expression(0, depth)?;
            return self.close().map(|()| inner);
        }
        if !matches!(self.peek(0), Some(Kind::Word(_))) {
            let help = "a value is a field, a number, a string, a call or something in parentheses";
            return Err(self.fail("expected a value", help));
        }
        let mut name = self.name()?;
        match name.path.as_mut_slice() {
            [word] if word == "true" || word == "false" => Ok(Expr::Bool(word == "true")),
            [word] if word == "matches" && self.is_sign('!') && self.is_open(1, '(') => {
                self.at += 2;
                self.matches(depth)
            }
            [word] if self.is_open(0, '(') => {
                self.at += 1;
                let args = self.arguments(depth)?;
                Ok(Expr::Call { name: std::mem::take(word), args, span: name.span })
            }
            _ if self.is_open(0, '[') => self.index(name),
            _ => Ok(Expr::Name(name)),
        }
    }

    /// The arguments of a call, and the end of its group.
    fn arguments(&mut self, depth: usize) -> Result<Vec<Expr>, Fault> {
        let mut args = Vec::new();
        while !self.is_at_end() {
            args.push(self.expression(0, depth)?);
            if !self.is_at_end() && !self.takes(',') {
                return Err(self.trailing());
            }
        }
        self.close().map(|()| args)
    }

    /// The subject and the patterns of `matches!`, and the end of its group.
    fn matches(&mut self, depth: usize) -> Result<Expr, Fault> {
        const HELP: &str = "it is written `matches!(value, A | 4 | 8..=16)`";
        let subject = Box::new(self.expression(0, depth)?);
        if !self.takes(',') {
            return Err(self.fail("expected a comma", HELP));
        }
        let mut patterns = vec![self.pattern()?];
        while self.takes('|') {
            patterns.push(self.pattern()?);
        }
        self.takes(',');
        if !self.is_at_end() {
            return Err(self.fail("expected `|` or the end of the patterns", HELP));
        }
        self.at += 1;
        Ok(Expr::Matches { subject, patterns })
    }

    /// The operator of the next tokens, and their number.
    fn operator(&self) -> Result<Option<(BinaryOp, usize)>, Fault> {
        Ok(Some(match self.signs() {
            ['=', '>', _] => (BinaryOp::Implies, 2),
            ['+' | '-' | '*' | '/' | '%' | '^' | '&' | '|', '=', _]
            | ['<', '<', '=']
            | ['>', '>', '=']
            | ['^', ..] => {
                let known = BinaryOp::ALL.map(|(_, symbol, _)| symbol).join(" ");
                return Err(self.fail("this operator is not known", format!("known are {known}")));
            }
            ['&', '&', _] => (BinaryOp::And, 2),
            ['|', '|', _] => (BinaryOp::Or, 2),
            ['<', '<', _] => (BinaryOp::Shl, 2),
            ['>', '>', _] => (BinaryOp::Shr, 2),
            ['=', '=', _] => (BinaryOp::Eq, 2),
            ['<', '=', _] => (BinaryOp::Le, 2),
            ['!', '=', _] => (BinaryOp::Ne, 2),
            ['>', '=', _] => (BinaryOp::Ge, 2),
            // Arrows of Rust.
            ['-', '>', _] | ['<', '-', _] => return Ok(None),
            ['+', ..] => (BinaryOp::Add, 1),
            ['-', ..] => (BinaryOp::Sub, 1),
            ['*', ..] => (BinaryOp::Mul, 1),
            ['/', ..] => (BinaryOp::Div, 1),
            ['%', ..] => (BinaryOp::Rem, 1),
            ['&', ..] => (BinaryOp::BitAnd, 1),
            ['|', ..] => (BinaryOp::BitOr, 1),
            ['<', ..] => (BinaryOp::Lt, 1),
            ['>', ..] => (BinaryOp::Gt, 1),
            _ => return Ok(None),
        }))
    }

    /// `1 & (a == b)` is a slip: who writes it means `&&`, or believes that `==` binds tighter, as in C. `at` is the operator.
    fn refuse_truth_as_bits(&self, op: BinaryOp, sides: [&Expr; 2], at: usize) -> Result<(), Fault> {
        let is_truth = |side: &&Expr| match side {
            Expr::Binary { op, .. } => op.is_truth(),
            Expr::Matches { .. } | Expr::Bool(_) | Expr::Unary { op: UnaryOp::Not, .. } => true,
            _ => false,
        };
        if op.is_bitwise() && sides.iter().any(is_truth) {
            let help =
                "`&&` and `||` connect conditions; `x & 3 == 0` needs no parentheses, they bind as in Rust";
            return Err(self.fail_at(
                at,
                format!("`{op}` works on the bits of numbers, not on conditions"),
                help,
            ));
        }
        Ok(())
    }

    /// `exec_size`, `exec_size.mask`, `type`: keywords of Rust are names like any other.
    fn name(&mut self) -> Result<Name, Fault> {
        let start = self.at;
        let mut path = vec![self.word()?];
        while self.is_sign('.') && matches!(self.peek(1), Some(Kind::Word(_))) {
            self.at += 1;
            path.push(self.word()?);
        }
        let words = self.tokens.get(start..self.at).unwrap_or_default();
        let ends = words.first().zip(words.last());
        let (start, end) = ends.map_or((0, 0), |(from, to)| (from.range.start, to.range.end));
        Ok(Name { path, span: Span { start, end } })
    }

    /// `params[2]`: the number in brackets after the name of a field.
    fn index(&mut self, of: Name) -> Result<Expr, Fault> {
        const HELP: &str = "an element is a field with a number below 256: `params[2]`";
        let bracket = self.at;
        self.at += 1;
        if of.path.len() != 1 || of.is_symbol() {
            return Err(self.fail_at(bracket, format!("`{of}` has no elements"), HELP));
        }
        let at = u8::try_from(self.integer()?.value);
        let at = at.map_err(|_| self.fail_at(bracket, "there is no such element", HELP))?;
        self.close().map(|()| Expr::Index { of, at })
    }

    fn word(&mut self) -> Result<String, Fault> {
        let word = match self.peek(0) {
            Some(Kind::Word(word)) if word != "_" => word.to_string(),
            _ => return Err(self.fail("`_` is no name", "say what is meant")),
        };
        self.at += 1;
        Ok(word)
    }

    fn pattern(&mut self) -> Result<Pattern, Fault> {
        if matches!(self.peek(0), Some(Kind::Word(_))) {
            let at = self.at;
            let name = self.name()?;
            if name.path.len() == 1 {
                return Ok(Pattern::Name(name));
            }
            return Err(self.fail_at(at, "expected the name of an encoding", "runs are compared with `==`"));
        }
        if !self.is_number() {
            let help = "a pattern is a number, a range `8..=16` or the name of an encoding";
            return Err(self.fail("expected a pattern", help));
        }
        let from = self.integer()?;
        match self.signs() {
            ['.', '.', '='] => {
                self.at += 3;
                Ok(Pattern::Range(from, self.integer()?))
            }
            ['.', '.', _] => Err(self.fail("ranges name their last number", "write `8..=16`")),
            _ => Ok(Pattern::Int(from)),
        }
    }

    /// Whether the next token is a number, or a minus sign before one.
    fn is_number(&self) -> bool {
        matches!(self.peek(usize::from(self.is_sign('-'))), Some(Kind::Number(_)))
    }

    /// An integer literal with its sign.
    fn integer(&mut self) -> Result<Int, Fault> {
        let start = self.at;
        let is_negative = self.is_sign('-');
        let Some(Kind::Number(written)) = self.peek(usize::from(is_negative)) else {
            return Err(self.fail("expected a number", "for example `8`"));
        };
        let written = if is_negative { Cow::Owned(format!("-{written}")) } else { Cow::Borrowed(&**written) };
        let is_plain = |byte: u8| byte != b'_' && !byte.is_ascii_uppercase();
        let text = match written.bytes().all(is_plain) {
            true => Cow::Borrowed(&*written),
            false => Cow::Owned(written.replace('_', "").to_lowercase()),
        };
        let (is_negative, unsigned) = text.strip_prefix('-').map_or((false, &*text), |rest| (true, rest));
        let (radix, base, digits) = match (unsigned.strip_prefix("0b"), unsigned.strip_prefix("0x")) {
            (Some(digits), _) => (Radix::Binary, 2, digits),
            (_, Some(digits)) => (Radix::Hex, 16, digits),
            _ => (Radix::Decimal, 10, unsigned),
        };
        let value = match is_negative {
            true => i64::from_str_radix(&format!("-{digits}"), base),
            false => i64::from_str_radix(digits, base),
        };
        let end = self.at + if self.is_sign('-') { 2 } else { 1 };
        let Ok(value) = value else {
            let help = "numbers are decimal, `0x` or `0b`, have 64 bits with their sign, and no suffix";
            let message = format!("`{written}` is not a number here");
            return Err(Fault { tokens: start..end, message, help: help.to_string() });
        };
        let digits = u8::try_from(digits.len()).unwrap_or(u8::MAX);
        self.at = end;
        Ok(Int { value, radix, digits })
    }
}
