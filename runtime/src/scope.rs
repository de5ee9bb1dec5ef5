//! The declarations of a kernel that its instructions depend on.

use crate::{PlatformSet, Refers};

/// A general variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Code of the data type (data types chapter).
    pub ty: u8,
    /// Number of elements.
    pub elements: u32,
}

/// The declarations of a kernel, by position in their tables: the first declared variable is number 0 here, whatever
/// index instructions use for it. A scope has no predefined variables.
pub trait Scope {
    /// A general variable.
    fn variable(&self, position: u32) -> Option<Variable>;
    /// Number of elements of an address variable.
    fn address(&self, position: u32) -> Option<u32>;
    /// Number of elements of a predicate variable.
    fn predicate(&self, position: u32) -> Option<u32>;
    /// Number of elements of a surface variable.
    fn surface(&self, position: u32) -> Option<u32>;
    /// Number of elements of a sampler variable.
    fn sampler(&self, position: u32) -> Option<u32>;
    /// Kind of a label (object format chapter).
    fn label(&self, position: u32) -> Option<u8>;
    /// Whether the scope answers any of the questions below. Rules that no instruction breaks without an answer are not
    /// evaluated otherwise.
    fn has_object(&self) -> bool {
        true
    }
    /// The bytes of a string of the pool; `None` also in a scope without a pool.
    fn string(&self, _index: u32) -> Option<&[u8]> {
        None
    }
    /// Whether a string of the pool is the name of a known attribute; `None` if the scope does not know.
    fn string_attribute(&self, _index: u32) -> Option<bool> {
        None
    }
    /// Whether a string of the pool is the name of a kernel of the file; `None` if the scope does not know the file.
    fn string_kernel(&self, _index: u32) -> Option<bool> {
        None
    }
    /// Whether a string of the pool is the name that the header gives the kernel or function; `None` if the scope does not know
    /// the header.
    fn string_own(&self, _index: u32) -> Option<bool> {
        None
    }
    /// The registers of arguments and of results that the function of the file with the name in a string of the pool declares;
    /// `None` if the scope knows no such function.
    fn function_sizes(&self, _index: u32) -> Option<[u8; 2]> {
        None
    }
    /// Whether all global functions and variables of the file have different names; `None` if the scope does not know the file.
    fn file_names_differ(&self) -> Option<bool> {
        None
    }
    /// The variable of the file to which the kernel or function gives an index: `Some(None)` if there is none, `None` if the
    /// scope does not know the file.
    fn file_variable(&self, _index: u32) -> Option<Option<Variable>> {
        None
    }
    /// The number of variables of the file; `None` if the scope does not know the file.
    fn file_variables(&self) -> Option<u32> {
        None
    }
    /// The number of functions of the file; `None` if the scope does not know the file.
    fn file_functions(&self) -> Option<u32> {
        None
    }
    /// The number of bytes of the file.
    fn file_bytes(&self) -> Option<usize> {
        None
    }
    /// Whether bytes of the file belong neither to the header nor to a kernel or function; `None` if the scope does not know the file.
    fn file_free(&self, _range: core::ops::Range<usize>) -> Option<bool> {
        None
    }
    /// The bytes of the kernel or function at an offset of the file; `None` if the scope knows none there.
    fn file_object_bytes(&self, _offset: u32) -> Option<u32> {
        None
    }
    /// The bytes from the start of the file to the inputs of the kernel at an offset; `None` if the scope knows none there.
    fn file_inputs_offset(&self, _offset: u32) -> Option<u32> {
        None
    }
    /// Whether an input names the general variable with an index; `None` if the scope does not know the inputs.
    fn input(&self, _index: u32) -> Option<bool> {
        None
    }
    /// Whether the pool has a string; `None` if the scope has no pool.
    fn string_declared(&self, _index: u32) -> Option<bool> {
        None
    }
    /// The index of the variable that a general variable is a part of, 0 for none; `None` if the scope does not know.
    fn alias(&self, _position: u32) -> Option<u32> {
        None
    }
    /// The bytes from the start of that variable to this one; `None` if the scope does not know.
    fn alias_offset(&self, _position: u32) -> Option<u32> {
        None
    }
    /// The code of the alignment of a general variable; `None` if the scope does not know.
    fn alignment(&self, _position: u32) -> Option<u8> {
        None
    }
    /// The number of inputs that have bytes in a range of the register file; `None` if the scope does not know the inputs.
    fn inputs_at(&self, _range: core::ops::Range<u64>) -> Option<u32> {
        None
    }
    /// Whether the arguments of the user come before all other inputs; `None` if the scope does not know the inputs.
    fn user_inputs_first(&self) -> Option<bool> {
        None
    }
    /// The number of places of a label in the body; `None`, as in all methods below, if the scope does not know the body.
    fn label_places(&self, _position: u32) -> Option<u32> {
        None
    }
    /// Whether a label is in the subroutine of the instruction that is checked; `None` if it is nowhere in the body.
    fn same_subroutine(&self, _position: u32) -> Option<bool> {
        None
    }
    /// Whether the subroutine of a label calls that of the instruction that is checked, directly or indirectly.
    fn calls_back(&self, _position: u32) -> Option<bool> {
        None
    }
    /// Whether the instruction that is checked is in a subroutine behind the one that the body begins with.
    fn in_subroutine(&self) -> Option<bool> {
        None
    }
    /// Whether the body is that of a function rather than of a kernel.
    fn in_function(&self) -> Option<bool> {
        None
    }
    /// Whether the first instruction begins a subroutine.
    fn begins_subroutine(&self) -> Option<bool> {
        None
    }
    /// Whether each subroutine ends with a return.
    fn ends_subroutines(&self) -> Option<bool> {
        None
    }
    /// Whether execution comes to the place behind the last instruction.
    fn runs_past_end(&self) -> Option<bool> {
        None
    }
    /// Whether an instruction of the body calls a function.
    fn calls_functions(&self) -> Option<bool> {
        None
    }
    /// Whether all attributes of the kernel or function have different names; `None` if the scope does not know them.
    fn attributes_differ(&self) -> Option<bool> {
        None
    }
    /// Whether execution reaches the instruction that is checked; `None`, as in all methods below but the last, if the scope
    /// does not know the flow of the body.
    fn reached(&self) -> Option<bool> {
        None
    }
    /// Whether execution reaches the code behind the instruction, unless it begins with a label.
    fn next_reached(&self) -> Option<bool> {
        None
    }
    /// Whether execution comes to the instruction from the one in front.
    fn falls_in(&self) -> Option<bool> {
        None
    }
    /// Whether some channels may wait while the instruction executes.
    fn diverges(&self) -> Option<bool> {
        None
    }
    /// Whether the jump leads beyond a label at which some channels may wait.
    fn skips_waiting(&self) -> Option<bool> {
        None
    }
    /// Whether a variable has a value on some path to the instruction, by its index.
    fn written(&self, _table: Refers, _index: u32) -> Option<bool> {
        None
    }
    /// Whether an instruction names a declaration.
    fn used(&self, _table: Refers, _position: u32) -> Option<bool> {
        None
    }
    /// Whether instructions of several subroutines name a general variable, by its position in the table.
    fn shared(&self, _position: u32) -> Option<bool> {
        None
    }
    /// The value of an attribute of the kernel or function, by its name: `Some(None)` if it has none of this name,
    /// `None` if the scope does not know the attributes.
    fn attribute(&self, _name: &str) -> Option<Option<&[u8]>> {
        None
    }
}

/// A scope over slices.
#[derive(Clone, Copy, Default, Debug)]
pub struct Declarations<'a> {
    /// General variables.
    pub variables: &'a [Variable],
    /// Elements of the address variables.
    pub addresses: &'a [u32],
    /// Elements of the predicate variables.
    pub predicates: &'a [u32],
    /// Elements of the surface variables.
    pub surfaces: &'a [u32],
    /// Elements of the sampler variables.
    pub samplers: &'a [u32],
    /// Kinds of the labels.
    pub labels: &'a [u8],
}

impl Scope for Declarations<'_> {
    fn has_object(&self) -> bool {
        false
    }
    fn variable(&self, position: u32) -> Option<Variable> {
        self.variables.get(position as usize).copied()
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.addresses.get(position as usize).copied()
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.predicates.get(position as usize).copied()
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.surfaces.get(position as usize).copied()
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.samplers.get(position as usize).copied()
    }
    fn label(&self, position: u32) -> Option<u8> {
        self.labels.get(position as usize).copied()
    }
}

/// A variable that exists without declaration, on some platforms.
#[derive(Clone, Copy, Debug)]
pub struct Predefined {
    /// The index that instructions use.
    pub index: u32,
    /// Its name, without `%`.
    pub name: &'static str,
    /// Where it has this type and size.
    pub platforms: PlatformSet,
    /// Code of the data type; `None` for the null variable, surfaces and samplers.
    pub ty: Option<u8>,
    /// Number of elements.
    pub elements: u32,
    /// Whether kernels may write it.
    pub writable: bool,
    /// Whether a declared variable may be a part of it.
    pub divisible: bool,
    /// Whether a kernel begins without a value in it.
    pub unset: bool,
    /// Its meaning, from the chapter about variables.
    pub doc: &'static str,
}

/// The index that instructions use for the first declared variable of each class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstDeclared {
    /// General variables.
    pub variable: u32,
    /// Predicate variables.
    pub predicate: u32,
    /// Surface variables.
    pub surface: u32,
    /// Sampler variables.
    pub sampler: u32,
}

impl FirstDeclared {
    /// The index of the first declared entry of a table: 0 for tables without predefined entries.
    pub const fn of(&self, table: Refers) -> u32 {
        match table {
            Refers::Variable => self.variable,
            Refers::Predicate => self.predicate,
            Refers::Surface => self.surface,
            Refers::Sampler => self.sampler,
            Refers::Address | Refers::Label | Refers::String => 0,
        }
    }
}
