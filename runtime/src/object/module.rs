//! Object files: bytes to and from a [`Module`], without loss.

use super::{
    Canvas, Declared, Gap, Instructions, ObjectEntry, ObjectFormat, ObjectHeader, Parts, from_bytes,
    lay_out_file, lay_out_object, to_bytes,
};
use crate::{DecodeError, EncodeError, Fault, Path, Reader, Version, Wire};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::Range;

/// A vISA object file.
///
/// Offsets and sizes are fields like all others: [`Module::decode`] keeps them, [`Module::lay_out`] computes them
/// for a file whose parts follow each other, and [`Module::encode`] writes each part at its offset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module<F: ObjectFormat> {
    /// The header: the object version, and the offset and size of each object.
    pub header: F::Header,
    /// The kernels, one for each row of the header's table of kernels.
    pub kernels: Vec<Routine<F::KernelData, F::Instruction>>,
    /// The functions, one for each row of the header's table of functions; `None` for those of other files.
    pub functions: Vec<Option<Routine<F::FunctionData, F::Instruction>>>,
    /// Bytes of the file that belong to no other part.
    pub gaps: Vec<Gap>,
}

/// A kernel or function: declarations and instructions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Routine<D, I: Wire> {
    /// Variables, labels, strings, inputs and attributes.
    pub data: D,
    /// The instructions.
    pub body: Instructions<I>,
}

// A derived `Default` would demand that instructions have one.
impl<F: ObjectFormat> Default for Module<F>
where
    F::Header: Default,
{
    fn default() -> Self {
        Self { header: F::Header::default(), kernels: Vec::new(), functions: Vec::new(), gaps: Vec::new() }
    }
}

impl<D: Default, I: Wire> Default for Routine<D, I> {
    fn default() -> Self {
        Self { data: D::default(), body: Instructions::default() }
    }
}

/// A decoded value, and the bytes of the file that it takes.
type Found<T> = (T, Range<usize>);

impl<F: ObjectFormat> Module<F> {
    /// A file of a version without kernels and functions.
    pub fn new(version: Version) -> Self {
        Self { header: F::Header::new(version), kernels: Vec::new(), functions: Vec::new(), gaps: Vec::new() }
    }

    /// Adds a kernel. [`Self::lay_out`] gives it a place in the file.
    ///
    /// # Errors
    /// If a layout of the object version cannot hold a value of an instruction.
    pub fn add_kernel<'i>(
        &mut self,
        data: F::KernelData,
        instructions: impl IntoIterator<Item = &'i F::Instruction>,
    ) -> Result<(), EncodeError>
    where
        F::Instruction: 'i,
    {
        let body = Instructions::of(self.version(), instructions)?;
        self.header.add_kernel(data.name());
        self.kernels.push(Routine { data, body });
        Ok(())
    }

    /// Adds a function that other files see. [`Self::lay_out`] gives it a place in the file.
    ///
    /// # Errors
    /// As [`Self::add_kernel`].
    pub fn add_function<'i>(
        &mut self,
        data: F::FunctionData,
        instructions: impl IntoIterator<Item = &'i F::Instruction>,
    ) -> Result<(), EncodeError>
    where
        F::Instruction: 'i,
    {
        let body = Instructions::of(self.version(), instructions)?;
        self.header.add_function(data.name());
        self.functions.push(Some(Routine { data, body }));
        Ok(())
    }

    /// The object version. It determines the layouts of the file.
    pub fn version(&self) -> Version {
        self.header.version()
    }

    /// The instructions of all kernels, and then of all functions of the file.
    pub fn bodies(&self) -> impl Iterator<Item = &Instructions<F::Instruction>> {
        let functions = self.functions.iter().flatten().map(|function| &function.body);
        self.kernels.iter().map(|kernel| &kernel.body).chain(functions)
    }

    /// As [`Self::bodies`], to change them. [`Self::lay_out`] follows if the number of bytes changes.
    pub fn bodies_mut(&mut self) -> impl Iterator<Item = &mut Instructions<F::Instruction>> {
        let functions = self.functions.iter_mut().flatten().map(|function| &mut function.body);
        self.kernels.iter_mut().map(|kernel| &mut kernel.body).chain(functions)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If a structure ends beyond the end of the file, or parts overlap so much that they are longer than the file.
    /// Instructions that cannot be decoded are no error: [`Instructions::rest`] keeps them.
    pub fn decode(file: &[u8]) -> Result<Self, DecodeError> {
        let (header, range) = Self::read_header(file)?;
        let version = header.version();
        let offsets: Vec<usize> = header.kernels().iter().map(|row| row.offset() as usize).collect();
        let kernels = offsets.into_iter().map(|offset| ReadRoutine::at(file, offset, version));
        Self::from_kernels(file, header, range, kernels)
    }

    /// Reads a file like [`Self::decode`], with the kernels in an order of the caller's choice, for instance in
    /// parallel. `read_all` receives the number of kernels and a function that reads a kernel by its number. It returns
    /// all kernels in ascending order.
    ///
    /// # Errors
    /// As [`Self::decode`].
    pub fn decode_by(
        file: &[u8],
        read_all: impl FnOnce(
            usize,
            &(dyn Fn(usize) -> Option<ReadKernel<F>> + Sync),
        ) -> Option<Vec<ReadKernel<F>>>,
    ) -> Result<Self, DecodeError>
    where
        F::Header: Sync,
    {
        let (header, range) = Self::read_header(file)?;
        let version = header.version();
        let total = header.kernels().iter().map(|row| u64::from(row.size())).sum::<u64>();
        // Each kernel is read within the bytes that the header assigns to it, so that all kernels together are not
        // larger than the file.
        let read = |n: usize| {
            let row = header.kernels().get(n)?;
            let offset = row.offset() as usize;
            let share = file.get(..offset.checked_add(row.size() as usize)?)?;
            ReadRoutine::at(share, offset, version).ok().filter(|kernel| kernel.body.is_ok())
        };
        let count = header.kernels().len();
        let kernels = if total <= file.len() as u64 { read_all(count, &read) } else { None };
        match kernels.filter(|kernels| kernels.len() == count) {
            Some(kernels) => Self::from_kernels(file, header, range, kernels.into_iter().map(Ok)),
            // Reading in order finds the first error.
            None => Self::decode(file),
        }
    }

    fn read_header(file: &[u8]) -> Result<Found<F::Header>, DecodeError> {
        // The layout of the header depends on the version in it. The offset of the version does not.
        let mut from = Reader::new(file);
        let version = Self::read_version(&mut from).map_err(|fault| from.error(fault))?;
        from_bytes::<F::Header>(file, 0, version)
    }

    fn read_version(from: &mut Reader<'_>) -> Result<Version, Fault> {
        from.take_slice(F::Header::VERSION_OFFSET)?;
        let [major, minor] = from.take()?;
        Ok(Version::new(major, minor))
    }

    fn from_kernels(
        file: &[u8],
        header: F::Header,
        range: Range<usize>,
        read: impl Iterator<Item = Result<ReadKernel<F>, DecodeError>>,
    ) -> Result<Self, DecodeError> {
        let version = header.version();
        let mut parts = Parts::of(file);
        parts.add(range)?;
        let mut kernels = Vec::new();
        for kernel in read {
            kernels.push(kernel?.into_routine(&mut parts)?);
        }
        let mut functions = Vec::new();
        let mut untried = file.len();
        for row in header.functions() {
            let read = if row.is_extern() {
                ReadRoutine::in_spite_of_linkage(file, row, version, &mut untried)
            } else {
                Some(ReadRoutine::at(file, row.offset() as usize, version)?)
            };
            functions.push(read.map(|read| read.into_routine(&mut parts)).transpose()?);
        }
        Ok(Self { header, kernels, functions, gaps: parts.gaps() })
    }

    /// Computes every offset and size for a file whose parts follow each other: header, functions, kernels. Drops the
    /// gaps, including embedded Gen binaries.
    ///
    /// # Errors
    /// If the tables of the header do not match the kernels and functions, or the file would be too large.
    pub fn lay_out(&mut self) -> Result<(), EncodeError> {
        let version = self.version();
        let functions = self.functions.iter_mut().map(|function| {
            let size = |function: &mut Routine<_, _>| function.lay_out(version);
            function.as_mut().map(size).transpose()
        });
        let functions = functions.collect::<Result<Vec<_>, _>>()?;
        let kernels = self.kernels.iter_mut().map(|kernel| kernel.lay_out(version));
        let kernels = kernels.collect::<Result<Vec<_>, _>>()?;
        lay_out_file(&mut self.header, &functions, &kernels)?;
        self.gaps.clear();
        Ok(())
    }

    /// The file, with each part at its offset.
    ///
    /// # Errors
    /// If parts overlap, or the layouts of the object version cannot hold a value.
    pub fn encode(&self) -> Result<Vec<u8>, EncodeError> {
        let version = self.version();
        let mut canvas = Canvas::default();
        canvas.place(0, &to_bytes(&self.header, version)?).map_err(layout_error)?;
        for (row, kernel) in self.header.kernels().iter().zip(&self.kernels) {
            kernel.write(&mut canvas, row.offset() as usize, version)?;
        }
        for (row, function) in self.header.functions().iter().zip(&self.functions) {
            if let Some(function) = function {
                function.write(&mut canvas, row.offset() as usize, version)?;
            }
        }
        for gap in &self.gaps {
            canvas.place(gap.offset, &gap.bytes).map_err(layout_error)?;
        }
        Ok(canvas.finish())
    }
}

impl<D: Declared, I: Wire> Routine<D, I> {
    fn lay_out(&mut self, version: Version) -> Result<super::ObjectSize, EncodeError> {
        let body_len = self.body.encoded_len(version);
        lay_out_object(&mut self.data, body_len, version)
    }

    fn write(&self, canvas: &mut Canvas, offset: usize, version: Version) -> Result<(), EncodeError> {
        canvas.place(offset, &to_bytes(&self.data, version)?).map_err(layout_error)?;
        let entry = offset + self.data.code().entry as usize;
        canvas.place(entry, &self.body.to_bytes(version)?).map_err(layout_error)
    }
}

fn layout_error(fault: Fault) -> EncodeError {
    EncodeError { fault, path: Path::EMPTY }
}

/// A kernel of a file, and the bytes that it takes.
pub type ReadKernel<F> = ReadRoutine<<F as ObjectFormat>::KernelData, <F as ObjectFormat>::Instruction>;

/// A kernel or function of a file, and the bytes that it takes.
pub struct ReadRoutine<D, I: Wire> {
    data: D,
    range: Range<usize>,
    body: Result<Found<Instructions<I>>, DecodeError>,
}

impl<D, I: Wire> Debug for ReadRoutine<D, I> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("ReadRoutine").field("range", &self.range).finish_non_exhaustive()
    }
}

impl<D: Declared, I: Wire> ReadRoutine<D, I> {
    fn at(file: &[u8], offset: usize, version: Version) -> Result<Self, DecodeError> {
        let (data, range) = from_bytes::<D>(file, offset, version)?;
        let body = read_body(file, offset, &data, version);
        Ok(Self { data, range, body })
    }

    /// A function whose row has the linkage of a function in another file, and gives exactly the bytes of a function in
    /// this one. `untried` limits the bytes that are read for all such rows together.
    fn in_spite_of_linkage(
        file: &[u8],
        row: &impl ObjectEntry,
        version: Version,
        untried: &mut usize,
    ) -> Option<Self> {
        let (offset, size) = (row.offset() as usize, row.size() as usize);
        *untried = untried.checked_sub(size)?;
        let end = offset.checked_add(size)?;
        let read = Self::at(file.get(..end)?, offset, version).ok()?;
        read.body.as_ref().is_ok_and(|(_, range)| range.end == end).then_some(read)
    }

    /// The kernel or function. Its bytes are added to the parts of the file.
    fn into_routine(self, parts: &mut Parts<'_>) -> Result<Routine<D, I>, DecodeError> {
        parts.add(self.range)?;
        let (body, range) = self.body?;
        parts.add(range)?;
        Ok(Routine { data: self.data, body })
    }
}

fn read_body<I: Wire>(
    file: &[u8],
    object: usize,
    data: &impl Declared,
    version: Version,
) -> Result<Found<Instructions<I>>, DecodeError> {
    let code = data.code();
    let start = object.saturating_add(code.entry as usize);
    let range = start..start.saturating_add(code.size as usize);
    if range.end > file.len() {
        let fault = Fault::End { needed: range.end - file.len() };
        // The instructions follow the declarations. If they begin there, their size is wrong.
        let begins_behind = code.entry as usize == data.encoded_len(version);
        let mut path = Path::EMPTY;
        path.push_front(if begins_behind { "size" } else { "entry" });
        return Err(DecodeError { fault, offset: file.len(), path });
    }
    Ok((Instructions::read(file, range.clone(), version), range))
}
