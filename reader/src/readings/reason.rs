//! The reasons why a sentence states no rule of its own.

use serde::Deserialize;

/// The reason why a sentence states no rule of its own. The reader checks the ids and fields in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// Rules of the same pages state it.
    Covered(Vec<String>),
    /// Fields of the same pages state it, by their presence or, after `!`, their absence: `ADD/dst`, `!ADDR_ADD/pred`.
    Layout(Vec<String>),
    /// It requires nothing of a program.
    NoRequirement(NoRequirement),
    /// It requires something, and the object file does not contain the facts that decide it.
    DecidedBy(Decider),
    /// Rules of the same pages that are checked at execution state it.
    Runtime(Vec<String>),
}

/// The kind of a sentence that requires nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoRequirement {
    /// It defines a term, a notation, a code or a value.
    Definition,
    /// It describes an effect, a result or a purpose.
    Behaviour,
    /// It permits something.
    Permission,
    /// It recommends something.
    Advice,
    /// It shows something that other sentences state.
    Example,
    /// It announces the text after it, or refers to other text.
    Heading,
    /// It is a spec defect: other pages or existing programs contradict it.
    Defect,
    /// It concerns the document.
    Document,
}

/// The one that decides whether a requirement is satisfied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The finalizer that compiles the object.
    Finalizer,
    /// The assembler that reads the text of a program.
    Assembler,
    /// The driver that loads the machine code.
    Driver,
    /// The hardware.
    Hardware,
    /// The application that creates surfaces and samplers and starts kernels.
    Application,
    /// The objects of a program together, which a linker joins.
    Linker,
    /// The threads of a running program: their order, their values, their channels.
    Execution,
}
