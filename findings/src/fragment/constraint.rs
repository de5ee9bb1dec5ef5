//! Constraints of operands: the strings in front of the expressions of an `asm` statement.

/// The part of Intel's compiler that a fragment is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Backend {
    /// Work items become channels: OpenCL, SYCL, Triton. An operand is a variable with an element for each channel.
    #[default]
    Scalar,
    /// A thread is written as vector code: ESIMD, CM. An operand is a whole vector.
    Vector,
}

/// How a constraint puts its operand into the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The name of a variable with an element for each channel.
    Variable,
    /// The name of a variable with one element for all channels.
    Uniform,
    /// A whole operand with its region.
    Region,
    /// A number.
    Number,
    /// The variable of the output with this number.
    Tied(usize),
}

/// The direction of an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// The fragment reads it.
    Input,
    /// The fragment writes it: `=`.
    Output,
    /// The fragment reads and writes it: `+`.
    Both,
}

impl Direction {
    /// Whether the fragment may write the operand.
    pub fn is_written(self) -> bool {
        self != Self::Input
    }

    /// Whether the operand has a value before the fragment.
    pub fn is_read(self) -> bool {
        self != Self::Output
    }
}

/// The constraint of an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Constraint {
    /// The way into the text.
    pub kind: Kind,
    /// The direction.
    pub direction: Direction,
}

/// The constraints of each backend.
const SCALAR: [(&str, Kind); 4] =
    [("rw", Kind::Variable), ("rw.u", Kind::Uniform), ("i", Kind::Number), ("P", Kind::Number)];
const VECTOR: [(&str, Kind); 7] = [
    ("r", Kind::Region),
    ("rw", Kind::Variable),
    ("i", Kind::Number),
    ("n", Kind::Number),
    ("F", Kind::Number),
    ("cr", Kind::Region),
    ("a", Kind::Region),
];

impl Backend {
    /// The constraints, without prefixes.
    pub fn constraints(self) -> impl Iterator<Item = &'static str> {
        self.table().iter().map(|(text, _)| *text)
    }

    fn table(self) -> &'static [(&'static str, Kind)] {
        match self {
            Self::Scalar => &SCALAR,
            Self::Vector => &VECTOR,
        }
    }
}

impl Constraint {
    /// Reads a constraint with its prefixes.
    ///
    /// # Errors
    /// The message, and the constraint that was probably meant.
    pub fn parse(text: &str, backend: Backend) -> Result<Self, (String, Option<String>)> {
        let rest = text.trim_start_matches(['=', '+', '&']);
        let prefix = text.get(..text.len() - rest.len()).unwrap_or_default();
        let direction = match (prefix.contains('+'), prefix.contains('=')) {
            (true, _) => Direction::Both,
            (false, true) => Direction::Output,
            (false, false) => Direction::Input,
        };
        let known = backend.table().iter().find(|(name, _)| *name == rest).map(|(_, kind)| *kind);
        let tied = || rest.parse().ok().map(Kind::Tied);
        if let Some(kind) = known.or_else(tied) {
            return Ok(Self { kind, direction });
        }
        let names: Vec<String> = backend.constraints().map(|name| format!("`{name}`")).collect();
        let message = format!(
            "`{text}` is not a constraint of {}: expected {} or the number of an output",
            match backend {
                Backend::Scalar => "vISA operands",
                Backend::Vector => "vISA operands in vector code",
            },
            names.join(", ")
        );
        // `r` and `m` are registers and memory of processors; a variable is meant.
        let help = matches!(rest, "r" | "m" | "g" | "rm" | "v" | "x" | "f" | "w" | "R" | "RW" | "Rw")
            .then(|| format!("{prefix}rw"));
        Err((message, help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints_depend_on_the_backend() {
        let scalar = |text| Constraint::parse(text, Backend::Scalar);
        assert_eq!(scalar("=rw"), Ok(Constraint { kind: Kind::Variable, direction: Direction::Output }));
        assert_eq!(scalar("+&rw.u"), Ok(Constraint { kind: Kind::Uniform, direction: Direction::Both }));
        assert_eq!(scalar("0"), Ok(Constraint { kind: Kind::Tied(0), direction: Direction::Input }));
        assert_eq!(scalar("=r").unwrap_err().1, Some("=rw".to_string()));
        assert_eq!(scalar("q").unwrap_err().1, None);
        let vector = Constraint::parse("r", Backend::Vector);
        assert_eq!(vector, Ok(Constraint { kind: Kind::Region, direction: Direction::Input }));
        assert!(Constraint::parse("P", Backend::Vector).is_err());
    }
}
