//! Reads expressions: precedence climbing over the tokens of `syn`.

use crate::ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, Span, UnaryOp};
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::fmt;
use std::ops::Range;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::token::{Bracket, Paren};
use syn::{BinOp, Ident, LitInt, LitStr, Token, bracketed, parenthesized};

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
    parse_tokens(tokens).map_err(|e| error(e, text))
}

/// Reads one expression from tokens. Errors are at the tokens that they are about; where there is something to do about one,
/// its second part is the help.
///
/// # Errors
/// As [`parse`].
pub fn parse_tokens(tokens: TokenStream) -> syn::Result<Expr> {
    let whole = |input: ParseStream<'_>| {
        let expr = Reader { operators_left: MAX_OPERATORS }.expression(input, 0, MAX_DEPTH)?;
        if input.is_empty() { Ok(expr) } else { Err(trailing(input)) }
    };
    whole.parse2(tokens)
}

/// Errors travel as `syn::Error`s of one or two parts: what is wrong, and what to do about it.
fn error(error: syn::Error, text: &str) -> ParseError {
    let range = clamp(error.span().byte_range(), text);
    let mut parts = error.into_iter().map(|part| part.to_string());
    ParseError { message: parts.next().unwrap_or_default(), range, help: parts.next().unwrap_or_default() }
}

fn fail(span: proc_macro2::Span, message: impl fmt::Display, help: impl fmt::Display) -> syn::Error {
    let mut error = syn::Error::new(span, message);
    error.combine(syn::Error::new(span, help));
    error
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

fn trailing(input: ParseStream<'_>) -> syn::Error {
    let help = if input.peek(Token![=]) {
        "`==` compares, `=>` requires"
    } else if input.peek(Token![.]) {
        "only fields have parts: `field.run`"
    } else {
        "put an operator between two values, as in `a == 1 && b == 2`"
    };
    fail(input.span(), "expected an operator or the end of the expression", help)
}

struct Reader {
    operators_left: usize,
}

impl Reader {
    /// Reads operators that bind at least as tightly as `precedence`, and what they connect.
    fn expression(&mut self, input: ParseStream<'_>, precedence: u8, depth: usize) -> syn::Result<Expr> {
        let mut left = self.prefixed(input, depth)?;
        loop {
            let span = input.span();
            let Some(op) = operator(&input.fork())?.filter(|op| op.precedence() >= precedence) else {
                return Ok(left);
            };
            operator(input)?;
            let message = format!("more than {MAX_OPERATORS} operators in one expression");
            let left_over = self.operators_left.checked_sub(1);
            self.operators_left = left_over.ok_or_else(|| fail(span, message, "make it several rules"))?;

            let right = self.expression(input, op.operand_precedence().1, depth)?;
            refuse_truth_as_bits(op, [&left, &right], span)?;
            left = Expr::Binary { op, left: Box::new(left), right: Box::new(right) };
            let chained = operator(&input.fork())?.filter(|next| op.is_comparison() && next.is_comparison());
            if chained.is_some() {
                let help = "connect two comparisons by `&&`: `a < b && b < c`";
                return Err(fail(input.span(), "comparisons do not follow each other", help));
            }
        }
    }

    fn prefixed(&mut self, input: ParseStream<'_>, depth: usize) -> syn::Result<Expr> {
        let span = input.span();
        let too_deep = || fail(span, format!("nested deeper than {MAX_DEPTH}"), "make it several rules");
        let inner = depth.checked_sub(1).ok_or_else(too_deep)?;
        let op = if input.peek(LitInt) {
            return self.atom(input, inner); // `-1` is a literal
        } else if input.peek(Token![-]) {
            input.parse::<Token![-]>().map(|_| UnaryOp::Neg)?
        } else if input.peek(Token![!]) {
            input.parse::<Token![!]>().map(|_| UnaryOp::Not)?
        } else {
            return self.atom(input, inner);
        };
        let operand = self.prefixed(input, inner)?;
        // `--0` is printed as `-(0)`, which is nested deeper.
        if inner < 2 && matches!((op, &operand), (UnaryOp::Neg, Expr::Int(n)) if n.value >= 0) {
            return Err(too_deep());
        }
        Ok(Expr::Unary { op, operand: Box::new(operand) })
    }

    fn atom(&mut self, input: ParseStream<'_>, depth: usize) -> syn::Result<Expr> {
        if input.peek(LitInt) {
            return integer(input).map(Expr::Int);
        }
        if input.peek(LitStr) {
            return Ok(Expr::Str(input.parse::<LitStr>()?.value()));
        }
        if input.peek(Paren) {
            let content;
            parenthesized!(content in input);
            let inner = self.expression(&content, 0, depth)?;
            return if content.is_empty() { Ok(inner) } else { Err(trailing(&content)) };
        }
        if !input.peek(Ident::peek_any) {
            let help = "a value is a field, a number, a string, a call or something in parentheses";
            return Err(fail(input.span(), "expected a value", help));
        }
        let name = name(input)?;
        match name.path.as_slice() {
            [word] if word == "true" || word == "false" => Ok(Expr::Bool(word == "true")),
            [word] if word == "matches" && input.peek(Token![!]) && input.peek2(Paren) => {
                input.parse::<Token![!]>()?;
                self.matches(input, depth)
            }
            [word] if input.peek(Paren) => {
                let args = self.arguments(input, depth)?;
                Ok(Expr::Call { name: word.clone(), args, span: name.span })
            }
            _ if input.peek(Bracket) => index(name, input),
            _ => Ok(Expr::Name(name)),
        }
    }

    fn arguments(&mut self, input: ParseStream<'_>, depth: usize) -> syn::Result<Vec<Expr>> {
        let content;
        parenthesized!(content in input);
        let mut args = Vec::new();
        while !content.is_empty() {
            args.push(self.expression(&content, 0, depth)?);
            if content.is_empty() {
                break;
            }
            content.parse::<Token![,]>().map_err(|_| trailing(&content))?;
        }
        Ok(args)
    }

    fn matches(&mut self, input: ParseStream<'_>, depth: usize) -> syn::Result<Expr> {
        const HELP: &str = "it is written `matches!(value, A | 4 | 8..=16)`";
        let content;
        parenthesized!(content in input);
        let subject = Box::new(self.expression(&content, 0, depth)?);
        content.parse::<Token![,]>().map_err(|e| fail(e.span(), "expected a comma", HELP))?;
        let mut patterns = vec![pattern(&content)?];
        while content.parse::<Option<Token![|]>>()?.is_some() {
            patterns.push(pattern(&content)?);
        }
        content.parse::<Option<Token![,]>>()?;
        if !content.is_empty() {
            return Err(fail(content.span(), "expected `|` or the end of the patterns", HELP));
        }
        Ok(Expr::Matches { subject, patterns })
    }
}

/// Takes the next token if it is an operator.
fn operator(input: ParseStream<'_>) -> syn::Result<Option<BinaryOp>> {
    let span = input.span();
    if input.parse::<Option<Token![=>]>>()?.is_some() {
        return Ok(Some(BinaryOp::Implies));
    }
    let Ok(op) = input.parse::<BinOp>() else { return Ok(None) };
    Ok(Some(match op {
        BinOp::Or(_) => BinaryOp::Or,
        BinOp::And(_) => BinaryOp::And,
        BinOp::Eq(_) => BinaryOp::Eq,
        BinOp::Ne(_) => BinaryOp::Ne,
        BinOp::Lt(_) => BinaryOp::Lt,
        BinOp::Le(_) => BinaryOp::Le,
        BinOp::Gt(_) => BinaryOp::Gt,
        BinOp::Ge(_) => BinaryOp::Ge,
        BinOp::BitOr(_) => BinaryOp::BitOr,
        BinOp::BitAnd(_) => BinaryOp::BitAnd,
        BinOp::Shl(_) => BinaryOp::Shl,
        BinOp::Shr(_) => BinaryOp::Shr,
        BinOp::Add(_) => BinaryOp::Add,
        BinOp::Sub(_) => BinaryOp::Sub,
        BinOp::Mul(_) => BinaryOp::Mul,
        BinOp::Div(_) => BinaryOp::Div,
        BinOp::Rem(_) => BinaryOp::Rem,
        _ => {
            let known = BinaryOp::ALL.map(|(_, symbol, _)| symbol).join(" ");
            return Err(fail(span, "this operator is not known", format!("known are {known}")));
        }
    }))
}

/// `1 & (a == b)` is a slip: who writes it means `&&`, or believes that `==` binds tighter, as in C.
fn refuse_truth_as_bits(op: BinaryOp, sides: [&Expr; 2], span: proc_macro2::Span) -> syn::Result<()> {
    let is_truth = |side: &&Expr| match side {
        Expr::Binary { op, .. } => op.is_truth(),
        Expr::Matches { .. } | Expr::Bool(_) | Expr::Unary { op: UnaryOp::Not, .. } => true,
        _ => false,
    };
    if op.is_bitwise() && sides.iter().any(is_truth) {
        let help =
            "`&&` and `||` connect conditions; `x & 3 == 0` needs no parentheses, they bind as in Rust";
        return Err(fail(span, format!("`{op}` works on the bits of numbers, not on conditions"), help));
    }
    Ok(())
}

/// `exec_size`, `exec_size.mask`, `type`: keywords of Rust are names like any other.
fn name(input: ParseStream<'_>) -> syn::Result<Name> {
    let mut range = input.span().byte_range();
    let mut path = vec![word(input)?];
    while input.peek(Token![.]) && input.peek2(Ident::peek_any) {
        input.parse::<Token![.]>()?;
        range.end = input.span().byte_range().end;
        path.push(word(input)?);
    }
    Ok(Name { path, span: Span { start: range.start, end: range.end } })
}

/// `params[2]`: the number in brackets after the name of a field.
fn index(of: Name, input: ParseStream<'_>) -> syn::Result<Expr> {
    const HELP: &str = "an element is a field with a number below 256: `params[2]`";
    let content;
    let bracket = bracketed!(content in input).span.open();
    if of.path.len() != 1 || of.is_symbol() {
        return Err(fail(bracket, format!("`{of}` has no elements"), HELP));
    }
    let at = u8::try_from(integer(&content)?.value);
    let at = at.map_err(|_| fail(bracket, "there is no such element", HELP))?;
    if content.is_empty() { Ok(Expr::Index { of, at }) } else { Err(trailing(&content)) }
}

fn word(input: ParseStream<'_>) -> syn::Result<String> {
    let word = input.call(Ident::parse_any)?;
    if word == "_" {
        return Err(fail(word.span(), "`_` is no name", "say what is meant"));
    }
    Ok(word.unraw().to_string())
}

fn pattern(input: ParseStream<'_>) -> syn::Result<Pattern> {
    if input.peek(Ident::peek_any) {
        let span = input.span();
        let name = name(input)?;
        if name.path.len() == 1 {
            return Ok(Pattern::Name(name));
        }
        return Err(fail(span, "expected the name of an encoding", "runs are compared with `==`"));
    }
    if !input.peek(LitInt) {
        let help = "a pattern is a number, a range `8..=16` or the name of an encoding";
        return Err(fail(input.span(), "expected a pattern", help));
    }
    let from = integer(input)?;
    if input.parse::<Option<Token![..=]>>()?.is_some() {
        return Ok(Pattern::Range(from, integer(input)?));
    }
    if input.peek(Token![..]) {
        return Err(fail(input.span(), "ranges name their last number", "write `8..=16`"));
    }
    Ok(Pattern::Int(from))
}

/// An integer literal, to `syn` as to us with its sign.
fn integer(input: ParseStream<'_>) -> syn::Result<Int> {
    let literal: LitInt =
        input.parse().map_err(|e| fail(e.span(), "expected a number", "for example `8`"))?;
    let text = literal.to_string().replace('_', "").to_lowercase();
    let (sign, unsigned) = text.strip_prefix('-').map_or(("", text.as_str()), |rest| ("-", rest));
    let (radix, base, digits) = match (unsigned.strip_prefix("0b"), unsigned.strip_prefix("0x")) {
        (Some(digits), _) => (Radix::Binary, 2, digits),
        (_, Some(digits)) => (Radix::Hex, 16, digits),
        _ => (Radix::Decimal, 10, unsigned),
    };
    let value = i64::from_str_radix(&format!("{sign}{digits}"), base).map_err(|_| {
        let help = "numbers are decimal, `0x` or `0b`, have 64 bits with their sign, and no suffix";
        fail(literal.span(), format!("`{literal}` is not a number here"), help)
    })?;
    Ok(Int { value, radix, digits: u8::try_from(digits.len()).unwrap_or(u8::MAX) })
}
