// Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! The enum over all instructions, and the dispatch by opcode.

use super::*;
use genvisa_macros::Instructions;

/// Any instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
#[also(Fccall)]
pub enum Instruction {
    /// Reads texels at integer coordinates through the sampler, without filtering.
    #[opcode(0x6e)] N3dLoad(N3dLoad),
    /// Reads filtered texels through a sampler.
    #[opcode(0x6d)] N3dSample(N3dSample),
    /// Reads one value of each of the four texels around a point, through a sampler.
    #[opcode(0x6f)] N3dSample4(N3dSample4),
    /// Adds two values per channel.
    #[opcode(0x01)] Add(Add),
    /// Adds three values per channel.
    #[opcode(0x84)] Add3(Add3),
    /// Adds three values per channel and sets a predicate where the sum overflows.
    #[opcode(0x92)] Add3o(Add3o),
    /// Adds two values per channel and returns sum and carry.
    #[opcode(0x49)] Addc(Addc),
    /// Computes the address of a variable, or the sum of an address and a number of bytes, per channel.
    #[opcode(0x28)] AddrAdd(AddrAdd),
    /// Bitwise conjunction per channel.
    #[opcode(0x20)] And(And),
    /// Shifts values to the right and preserves their sign.
    #[opcode(0x26)] Asr(Asr),
    /// Average of two values per channel, halves rounded up.
    #[opcode(0x02)] Avg(Avg),
    /// Scales a block of pixels with the filters of a video sampler.
    #[opcode(0x43)] Avs(Avs),
    /// Waits until all threads of the group have reached a barrier.
    #[opcode(0x59)] Barrier(Barrier),
    /// Extracts a bit field from values.
    #[opcode(0x46)] Bfe(Bfe),
    /// Inserts a bit field into values.
    #[opcode(0x47)] Bfi(Bfi),
    /// Any boolean function of three values, bit by bit.
    #[opcode(0x85)] Bfn(Bfn),
    /// Reverses the order of the bits.
    #[opcode(0x48)] Bfrev(Bfrev),
    /// Flushes the texture caches of the samplers.
    #[opcode(0x5a)] CacheFlush(CacheFlush),
    /// Calls a subroutine.
    #[opcode(0x33)] Call(Call),
    /// Counts the bits that are set.
    #[opcode(0x27)] Cbit(Cbit),
    /// Compares two values per channel.
    #[opcode(0x2c)] Cmp(Cmp),
    /// Cosine per channel.
    #[opcode(0x18)] Cos(Cos),
    /// Divides per channel.
    #[opcode(0x03)] Div(Div),
    /// Divides floats and rounds the quotient according to IEEE 754.
    #[opcode(0x7f)] Divm(Divm),
    /// Dot products of vectors with two elements, one for each four channels.
    #[opcode(0x04)] Dp2(Dp2),
    /// Dot products of vectors with three elements, one for each four channels.
    #[opcode(0x05)] Dp3(Dp3),
    /// Dot products of vectors with four elements, one for each four channels.
    #[opcode(0x06)] Dp4(Dp4),
    /// Adds the products of four pairs of bytes to a sum.
    #[opcode(0x82)] Dp4a(Dp4a),
    /// Multiplies two small matrices and adds a third.
    #[opcode(0x83)] Dpas(Dpas),
    /// DPAS by two threads, each of which has half of src2.
    #[opcode(0x1c)] Dpasw(Dpasw),
    /// Dot products of vectors with four elements, of which the last one of the first source is 1.
    #[opcode(0x07)] Dph(Dph),
    /// Changes a dword or word of a surface for each channel atomically.
    #[opcode(0x7d)] DwordAtomic(DwordAtomic),
    /// Powers of two.
    #[opcode(0x08)] Exp(Exp),
    /// Address of a function.
    #[opcode(0x50)] Faddr(Faddr),
    /// Finds the highest bit that differs from the sign.
    #[opcode(0x2f)] Fbh(Fbh),
    /// Finds the lowest bit that is set.
    #[opcode(0x2e)] Fbl(Fbl),
    /// Calls a function by name.
    #[opcode(0x67)] Fcall(Fcall),
    /// Converts between floats and their formats of 8 and 19 bits.
    #[opcode(0x1d)] Fcvt(Fcvt),
    /// Orders accesses to memory, and flushes caches.
    #[opcode(0x5c)] Fence(Fence),
    /// Names the source file of the following instructions.
    #[opcode(0x51)] File(File),
    /// Difference from the next lower integer.
    #[opcode(0x09)] Frc(Frc),
    /// Returns from a function.
    #[opcode(0x68)] Fret(Fret),
    /// Reads one element of a surface for each channel.
    #[opcode(0x39)] Gather(Gather),
    /// Reads one to four of four consecutive dwords of a surface for each channel.
    #[opcode(0x74)] Gather4Scaled(Gather4Scaled),
    /// Reads one to four values for each channel from a typed surface.
    #[opcode(0x4b)] Gather4Typed(Gather4Typed),
    /// Reads one, two or four bytes of a surface for each channel.
    #[opcode(0x78)] GatherScaled(GatherScaled),
    /// Jumps to a block, separately for each channel.
    #[opcode(0x6c)] Goto(Goto),
    /// Calls a function by address.
    #[opcode(0x4f)] Ifcall(Ifcall),
    /// Reads the size of a surface, or the number of samples of its pixels.
    #[opcode(0x70)] Info(Info),
    /// Reciprocal per channel.
    #[opcode(0x1b)] Inv(Inv),
    /// First step of a division: an approximation of the quotient, and the channels in which it is final.
    #[opcode(0x9b)] Invm(Invm),
    /// Jumps to a block with all channels.
    #[opcode(0x32)] Jmp(Jmp),
    /// Begins a basic block.
    #[opcode(0x31)] Label(Label),
    /// Marks the begin or the end of the lifetime of a variable.
    #[opcode(0x7b)] Lifetime(Lifetime),
    /// Heights of a line at points.
    #[opcode(0x0a)] Line(Line),
    /// Reads texels at integer coordinates, in the form of the oldest programs; 3D_LOAD replaced it.
    #[opcode(0x42)] Load(Load),
    /// Names the source line of the following instructions.
    #[opcode(0x52)] Loc(Loc),
    /// Logarithm to base two.
    #[opcode(0x0b)] Log(Log),
    /// Linear interpolation between two values.
    #[opcode(0x0e)] Lrp(Lrp),
    /// Waits until the previous accesses of the thread are visible to others, and flushes the cache then if requested.
    #[opcode(0x8b)] LscFence(LscFence),
    /// Reads, writes or changes values of a typed surface through the load and store cache.
    #[opcode(0x8a)] LscTyped(LscTyped),
    /// Reads, writes or changes memory through the load and store cache: at one address for each channel, at addresses
    /// with a pitch, or in a rectangle.
    #[opcode(0x89)] LscUntyped(LscUntyped),
    /// Counts leading zeros.
    #[opcode(0x1f)] Lzd(Lzd),
    /// Multiplies two values and adds a third.
    #[opcode(0x0c)] Mad(Mad),
    /// Multiplies two values of 32 bits and adds a third, to 64 bits.
    #[opcode(0x91)] Madw(Madw),
    /// Reads a rectangle of bytes of a surface.
    #[opcode(0x37)] MediaLd(MediaLd),
    /// Writes a rectangle of bytes to a surface.
    #[opcode(0x38)] MediaSt(MediaSt),
    /// Smaller or larger of two values per channel.
    #[opcode(0x45)] MinMax(MinMax),
    /// Remainder of a division.
    #[opcode(0x0f)] Mod(Mod),
    /// Copies values per channel and converts their type.
    #[opcode(0x29)] Mov(Mov),
    /// Writes surface and sampler variables, and reads them.
    #[opcode(0x2d)] Movs(Movs),
    /// Multiplies per channel.
    #[opcode(0x10)] Mul(Mul),
    /// High halves of products.
    #[opcode(0x0d)] Mulh(Mulh),
    /// One half of a barrier for some threads of a group.
    #[opcode(0x60)] Nbarrier(Nbarrier),
    /// Bitwise complement per channel.
    #[opcode(0x23)] Not(Not),
    /// Bitwise disjunction per channel.
    #[opcode(0x21)] Or(Or),
    /// Reads up to sixteen owords (16 bytes each) of a surface at one offset.
    #[opcode(0x35)] OwordLd(OwordLd),
    /// Reads up to sixteen owords (16 bytes each) of a surface, from an offset that is a multiple of four bytes.
    #[opcode(0x3c)] OwordLdUnaligned(OwordLdUnaligned),
    /// Writes up to sixteen owords (16 bytes each) to a surface at one offset.
    #[opcode(0x36)] OwordSt(OwordSt),
    /// Heights of a plane at points.
    #[opcode(0x6b)] Plane(Plane),
    /// Powers of any base.
    #[opcode(0x11)] Pow(Pow),
    /// Reads a qword of a surface for each channel.
    #[opcode(0x86)] QwGather(QwGather),
    /// Writes a qword to a surface for each channel.
    #[opcode(0x87)] QwScatter(QwScatter),
    /// Sends a message in the form of the hardware to a shared function.
    #[opcode(0x5d)] RawSend(RawSend),
    /// Sends a message of two parts in the form of the hardware to a shared function.
    #[opcode(0x7a)] RawSends(RawSends),
    /// Returns from a subroutine.
    #[opcode(0x34)] Ret(Ret),
    /// Rounds down to an integer per channel.
    #[opcode(0x12)] Rndd(Rndd),
    /// Rounds to the nearest integer per channel.
    #[opcode(0x14)] Rnde(Rnde),
    /// Rounds up to an integer per channel.
    #[opcode(0x13)] Rndu(Rndu),
    /// Rounds to zero per channel.
    #[opcode(0x15)] Rndz(Rndz),
    /// Rotates bits to the left per channel.
    #[opcode(0x80)] Rol(Rol),
    /// Rotates bits to the right per channel.
    #[opcode(0x81)] Ror(Ror),
    /// Reciprocal square root per channel.
    #[opcode(0x1a)] Rsqrt(Rsqrt),
    /// First step of a reciprocal square root per channel, for programs that refine the result themselves.
    #[opcode(0x9c)] Rsqtm(Rsqtm),
    /// Reads the color of a pixel from a render target for each channel of a pixel shader.
    #[opcode(0x90)] RtRead(RtRead),
    /// Writes the color of a pixel to a render target for each channel of a pixel shader.
    #[opcode(0x71)] RtWrite(RtWrite),
    /// Adds up the absolute differences of pairs of channels.
    #[opcode(0x16)] Sad2(Sad2),
    /// Adds up the absolute differences of pairs of channels, and a third value.
    #[opcode(0x6a)] Sad2add(Sad2add),
    /// Samples a surface at points, in the form of the oldest programs; 3D_SAMPLE replaced it.
    #[opcode(0x40)] Sample(Sample),
    /// Samples a block of 32 pixels and returns each value as a fraction of the largest one.
    #[opcode(0x41)] SampleUnorm(SampleUnorm),
    /// One half of a barrier: signals that this thread has reached it, or waits for the other threads.
    #[opcode(0x7c)] Sbarrier(Sbarrier),
    /// Writes one element to a surface for each channel.
    #[opcode(0x3a)] Scatter(Scatter),
    /// Writes one to four of four consecutive dwords of a surface for each channel.
    #[opcode(0x75)] Scatter4Scaled(Scatter4Scaled),
    /// Writes one to four values for each channel to a typed surface.
    #[opcode(0x4c)] Scatter4Typed(Scatter4Typed),
    /// Writes one, two or four bytes to a surface for each channel.
    #[opcode(0x79)] ScatterScaled(ScatterScaled),
    /// Selects one of two values per channel.
    #[opcode(0x2a)] Sel(Sel),
    /// Sets the bits of a predicate variable.
    #[opcode(0x2b)] Setp(Setp),
    /// Shifts bits to the left per channel.
    #[opcode(0x24)] Shl(Shl),
    /// Shifts bits to the right per channel and fills with zeros.
    #[opcode(0x25)] Shr(Shr),
    /// Sine per channel.
    #[opcode(0x17)] Sin(Sin),
    /// Square root per channel.
    #[opcode(0x19)] Sqrt(Sqrt),
    /// Square root per channel, rounded according to IEEE 754.
    #[opcode(0x7e)] Sqrtm(Sqrtm),
    /// Rounds per channel, up or down at random.
    #[opcode(0x1e)] Srnd(Srnd),
    /// Subtracts per channel and returns difference and borrow.
    #[opcode(0x4a)] Subb(Subb),
    /// Begins a subroutine.
    #[opcode(0x30)] Subroutine(Subroutine),
    /// Changes a word, dword or qword at a virtual address for each channel atomically.
    #[opcode(0x4e, 0x05)] SvmAtomic(SvmAtomic),
    /// Reads up to eight owords (16 bytes each) at one virtual address.
    #[opcode(0x4e, 0x01)] SvmBlockLd(SvmBlockLd),
    /// Writes up to eight owords (16 bytes each) at one virtual address.
    #[opcode(0x4e, 0x02)] SvmBlockSt(SvmBlockSt),
    /// Reads one or more blocks of one, four or eight bytes at a virtual address for each channel.
    #[opcode(0x4e, 0x03)] SvmGather(SvmGather),
    /// Reads one to four of four consecutive dwords at a virtual address for each channel.
    #[opcode(0x4e, 0x06)] SvmGather4Scaled(SvmGather4Scaled),
    /// Writes one or more blocks of one, four or eight bytes at a virtual address for each channel.
    #[opcode(0x4e, 0x04)] SvmScatter(SvmScatter),
    /// Writes one to four of four consecutive dwords at a virtual address for each channel.
    #[opcode(0x4e, 0x07)] SvmScatter4Scaled(SvmScatter4Scaled),
    /// Jumps to one of several blocks.
    #[opcode(0x69)] Switchjmp(Switchjmp),
    /// Changes a value of a typed surface for each channel atomically.
    #[opcode(0x73)] TypedAtomic(TypedAtomic),
    /// Writes up to eight dwords of each channel, a vertex, to the unified return buffer.
    #[opcode(0x72)] UrbWrite(UrbWrite),
    /// Finds the centre of the bits that are set in a block.
    #[opcode(0x44, 0x06)] VaBoolcentroid(VaBoolcentroid),
    /// Finds the centre of gravity of a block of pixels.
    #[opcode(0x44, 0x07)] VaCentroid(VaCentroid),
    /// Convolves a block of pixels with a table of the sampler.
    #[opcode(0x44, 0x01)] VaConvolve(VaConvolve),
    /// Dilates a block of pixels by a pattern of the sampler.
    #[opcode(0x44, 0x05)] VaDilate(VaDilate),
    /// Erodes a block of pixels by a pattern of the sampler.
    #[opcode(0x44, 0x04)] VaErode(VaErode),
    /// Finds the smallest and the largest value of a block of pixels.
    #[opcode(0x44, 0x02)] VaMinmax(VaMinmax),
    /// Finds the smallest and the largest value around each pixel of a block.
    #[opcode(0x44, 0x03)] VaMinmaxfilter(VaMinmaxfilter),
    /// Convolves the rows of a block of pixels with a table of the sampler.
    #[opcode(0x4d, 0x08)] VaSklPlusConv1dHorizontal(VaSklPlusConv1dHorizontal),
    /// Convolves the columns of a block of pixels with a table of the sampler.
    #[opcode(0x4d, 0x09)] VaSklPlusConv1dVertical(VaSklPlusConv1dVertical),
    /// Convolves pixels at offsets with a table of the sampler.
    #[opcode(0x4d, 0x0a)] VaSklPlusConv1pixel(VaSklPlusConv1pixel),
    /// Searches for a block of pixels.
    #[opcode(0x4d, 0x0f)] VaSklPlusCorrelationSearch(VaSklPlusCorrelationSearch),
    /// Fills connected areas of pixels.
    #[opcode(0x4d, 0x0b)] VaSklPlusFloodFill(VaSklPlusFloodFill),
    /// Convolves the rows of a block of pixels and writes it to a surface.
    #[opcode(0x4d, 0x16)] VaSklPlusHdcConvolve1dH(VaSklPlusHdcConvolve1dH),
    /// Convolves the columns of a block of pixels and writes it to a surface.
    #[opcode(0x4d, 0x17)] VaSklPlusHdcConvolve1dV(VaSklPlusHdcConvolve1dV),
    /// Convolves pixels at offsets and writes them to a surface.
    #[opcode(0x4d, 0x18)] VaSklPlusHdcConvolve1p(VaSklPlusHdcConvolve1p),
    /// Convolves a block of pixels and writes it to a surface.
    #[opcode(0x4d, 0x10)] VaSklPlusHdcConvolve2d(VaSklPlusHdcConvolve2d),
    /// Dilates a block of pixels and writes it to a surface.
    #[opcode(0x4d, 0x13)] VaSklPlusHdcDilate(VaSklPlusHdcDilate),
    /// Erodes a block of pixels and writes it to a surface.
    #[opcode(0x4d, 0x12)] VaSklPlusHdcErode(VaSklPlusHdcErode),
    /// Compares local binary patterns and writes the result to a surface.
    #[opcode(0x4d, 0x14)] VaSklPlusHdcLbpCorrelation(VaSklPlusHdcLbpCorrelation),
    /// Makes local binary patterns and writes them to a surface.
    #[opcode(0x4d, 0x15)] VaSklPlusHdcLbpCreation(VaSklPlusHdcLbpCreation),
    /// Finds the smallest and the largest value around each pixel of a block and writes them to a surface.
    #[opcode(0x4d, 0x11)] VaSklPlusHdcMinMaxFilter(VaSklPlusHdcMinMaxFilter),
    /// Compares local binary patterns.
    #[opcode(0x4d, 0x0d)] VaSklPlusLbpCorrelation(VaSklPlusLbpCorrelation),
    /// Makes local binary patterns of a block of pixels.
    #[opcode(0x4d, 0x0c)] VaSklPlusLbpCreation(VaSklPlusLbpCreation),
    /// Refines motion vectors to fractions of a pixel, forward, backward or both.
    #[opcode(0x56)] VmeFbr(VmeFbr),
    /// Measures the differences of a macro-block to a mesh of positions.
    #[opcode(0x57)] VmeIdm(VmeIdm),
    /// Searches a macro-block in one or two windows of another picture, to whole pixels.
    #[opcode(0x54)] VmeIme(VmeIme),
    /// Checks whether a macro-block can be skipped or predicted from its own picture.
    #[opcode(0x55)] VmeSic(VmeSic),
    /// Waits for the threads that this one depends on.
    #[opcode(0x5b)] Wait(Wait),
    /// Exclusive disjunction of bits per channel.
    #[opcode(0x22)] Xor(Xor),
    /// Lets another thread of the execution unit run.
    #[opcode(0x5f)] Yield(Yield),
}
