//! Expressions with a value of the wrong kind: a number as a condition, a truth or a data type in a calculation, a comparison
//! of values of two kinds. A truth may be a number in a calculation, because formulas count conditions: `4 * (n > 4)`.

use super::super::Finding;
use super::super::spec::Spec;
use super::scope::Scope;
use genvisa_reader::isa::At;
use genvisa_rule::functions::{Argument, Domain};
use genvisa_rule::{BinaryOp, Expr, Function, Name, UnaryOp};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (rule, expr) in spec.rules() {
        let Some(scope) = Scope::of(spec, &rule.subject) else { continue };
        let at = rule.at();
        report(spec, &scope, &rule.id, &at, faults(&scope, expr, "a rule"), &mut found);
    }
    for scope in Scope::all(spec) {
        let layouts = scope.parameters.iter().map(|p| ("parameters", &p.when, &p.at));
        let fields = scope.fields.iter().flat_map(|f| {
            f.when.iter().chain(&f.used_if).map(move |condition| (f.name.as_str(), condition, &f.at))
        });
        for (name, condition, at) in layouts.chain(fields) {
            let Some(expr) = spec.expr(condition) else { continue };
            let subject = [scope.name, "/", name].concat();
            report(spec, &scope, &subject, at, faults(&scope, expr, "a condition"), &mut found);
        }
        for definition in scope.definitions {
            let Some(expr) = spec.expr(&definition.expr) else { continue };
            let subject = [scope.name, "/", &definition.name].concat();
            let faults = definition_faults(&scope, &definition.name, expr);
            report(spec, &scope, &subject, &definition.at, faults, &mut found);
        }
    }
    found
}

fn report(
    spec: &Spec<'_>,
    scope: &Scope<'_>,
    subject: &str,
    at: &At,
    faults: Vec<String>,
    found: &mut Vec<Finding>,
) {
    if faults.is_empty() {
        return;
    }
    let message = format!("in {subject}, {}", faults.join("; "));
    let labels = vec![spec.label(at, "", ""), spec.label(scope.at, scope.name, "the fields are here")];
    let help = "comparisons, `matches!` and functions such as `null` are truths; `bytes` gives the size of a data type";
    found.push(Finding::new("expressions", subject, message, help, labels));
}

/// The kind of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Of(Domain),
    /// The bits of a field: a number, or the code of anything but a truth.
    Field,
    /// The index of a declaration.
    Index,
    /// An operand, which is no value.
    Operand,
    /// An encoding, whose kind is that of the value beside it.
    Any,
}

const TRUTH: Kind = Kind::Of(Domain::Bool);
const NUMBER: Kind = Kind::Of(Domain::Int);

impl Kind {
    fn noun(self) -> &'static str {
        match self {
            TRUTH => "a truth",
            Self::Of(Domain::Type) => "a data type",
            Self::Of(Domain::Class) => "an operand class",
            Self::Of(Domain::Modifier) => "a modifier",
            Self::Of(Domain::Role) => "a role",
            Self::Of(Domain::LabelKind) => "a kind of labels",
            Self::Field => "a field",
            Self::Index => "an index",
            Self::Operand => "an operand",
            Self::Any => "an encoding",
            Self::Of(_) => "a number",
        }
    }

    fn is_number(self) -> bool {
        matches!(self, NUMBER | Self::Field | Self::Index | Self::Any)
    }

    /// Whether a value of this kind and one of the other can be equal.
    fn equals(self, other: Self) -> bool {
        match (self, other) {
            (TRUTH, other) | (other, TRUTH) => other == TRUTH,
            (Self::Of(one), Self::Of(two)) => one == two,
            (Self::Of(domain), Self::Index) | (Self::Index, Self::Of(domain)) => domain == Domain::Int,
            _ => true,
        }
    }
}

/// The faults of an expression whose value is a truth.
fn faults(scope: &Scope<'_>, expr: &Expr, place: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let kind = Checker { scope, faults: &mut faults }.kind(expr);
    if kind != TRUTH {
        faults.push(format!("`{expr}` is {}, and {place} is a truth", kind.noun()));
    }
    faults
}

/// The faults of the definition of a function of operands.
fn definition_faults(scope: &Scope<'_>, name: &str, expr: &Expr) -> Vec<String> {
    let mut faults = Vec::new();
    let kind = Checker { scope, faults: &mut faults }.kind(expr);
    let Some(function) = Function::find(name) else { return faults };
    let fits = match function.result {
        Domain::Bool => kind == TRUTH,
        Domain::Int => kind.is_number(),
        // A formula may calculate a code.
        domain => matches!(kind, NUMBER | Kind::Field) || kind == Kind::Of(domain),
    };
    if !fits {
        let wanted = Kind::Of(function.result).noun();
        faults.push(format!("`{expr}` is {}, and `{name}` is {wanted}", kind.noun()));
    }
    faults
}

struct Checker<'c> {
    scope: &'c Scope<'c>,
    faults: &'c mut Vec<String>,
}

impl Checker<'_> {
    fn kind(&mut self, expr: &Expr) -> Kind {
        match expr {
            Expr::Int(_) => NUMBER,
            Expr::Bool(_) => TRUTH,
            Expr::Name(name) if !name.is_symbol() => self.name(name),
            Expr::Index { of, .. } => self.name(of),
            Expr::Name(_) | Expr::Str(_) => Kind::Any,
            Expr::Call { name, args, .. } => self.call(name, args),
            Expr::Unary { op: UnaryOp::Not, operand } => {
                self.truth(operand, "!");
                TRUTH
            }
            Expr::Unary { op: UnaryOp::Neg, operand } => {
                let kind = self.kind(operand);
                self.expect(kind.is_number(), operand, kind, "`-` takes numbers");
                NUMBER
            }
            Expr::Binary { op, left, right } => self.binary(*op, left, right),
            Expr::Matches { subject, .. } => {
                let kind = self.kind(subject);
                self.expect(kind != TRUTH, subject, kind, "`matches!` takes numbers and encodings");
                TRUTH
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Kind {
        if op.is_logical() {
            self.truth(left, op.symbol());
            self.truth(right, op.symbol());
            return TRUTH;
        }
        let kinds = [self.kind(left), self.kind(right)];
        if op.is_comparison() {
            let is_ordered = !matches!(op, BinaryOp::Eq | BinaryOp::Ne);
            let fits =
                kinds[0].equals(kinds[1]) && (!is_ordered || kinds.iter().all(|kind| kind.is_number()));
            // An operand as a number is a finding of its own.
            if !fits && !kinds.contains(&Kind::Operand) {
                let [one, two] = kinds.map(Kind::noun);
                self.faults.push(format!("`{left} {op} {right}` compares {one} with {two}"));
            }
            return TRUTH;
        }
        for (side, kind) in [left, right].into_iter().zip(kinds) {
            // No sum or product of an index has a meaning. An operand as a number is a finding of its own.
            let is_value = kind.is_number() && (op.is_bitwise() || kind != Kind::Index);
            let fits = is_value || matches!(kind, TRUTH | Kind::Operand);
            self.expect(fits, side, kind, &format!("`{op}` takes numbers"));
        }
        NUMBER
    }

    fn call(&mut self, name: &str, args: &[Expr]) -> Kind {
        let Some(function) = Function::find(name) else { return Kind::Any };
        for (arg, argument) in args.iter().zip(function.arguments) {
            match argument {
                Argument::Int => {
                    let kind = self.kind(arg);
                    self.expect(kind.is_number(), arg, kind, &format!("`{name}` takes numbers"));
                }
                Argument::Type => {
                    let kind = self.kind(arg);
                    let fits = matches!(kind, Kind::Of(Domain::Type) | Kind::Field | Kind::Any);
                    self.expect(fits, arg, kind, &format!("`{name}` takes a data type"));
                }
                _ => {}
            }
        }
        Kind::Of(function.result)
    }

    fn truth(&mut self, expr: &Expr, op: &str) {
        let kind = self.kind(expr);
        self.expect(kind == TRUTH, expr, kind, &format!("`{op}` takes truths"));
    }

    fn expect(&mut self, fits: bool, expr: &Expr, kind: Kind, wanted: &str) {
        if !fits {
            self.faults.push(format!("`{expr}` is {}, and {wanted}", kind.noun()));
        }
    }

    /// The kind of a field, a bit range or a definition.
    fn name(&self, name: &Name) -> Kind {
        let [word] = &name.path[..] else { return Kind::Field };
        // A structure defines `offset` by its field of that name.
        let field = self.scope.fields.iter().find(|field| field.name == *word);
        match (field, self.scope.definitions.iter().find(|definition| definition.name == *word)) {
            (Some(field), _) if field.is_operand() => Kind::Operand,
            (Some(field), _) if field.refers.is_some() => Kind::Index,
            (None, Some(definition)) => match Function::find(word) {
                Some(function) => Kind::Of(function.result),
                None => self.of_definition(&definition.expr),
            },
            _ => Kind::Field,
        }
    }

    /// The kind of a quantity that no function of the language has. Its parts are checked where it is defined.
    fn of_definition(&self, text: &str) -> Kind {
        match genvisa_rule::parse(text) {
            Ok(Expr::Binary { op, .. }) if !op.is_truth() => NUMBER,
            Ok(Expr::Binary { .. } | Expr::Matches { .. } | Expr::Bool(_)) => TRUTH,
            Ok(Expr::Unary { op: UnaryOp::Not, .. }) => TRUTH,
            Ok(Expr::Call { name, .. }) => Function::find(&name).map_or(Kind::Any, |f| Kind::Of(f.result)),
            _ => Kind::Field,
        }
    }
}
