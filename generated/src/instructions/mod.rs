//! Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! All instructions, and the dispatch by opcode.
use genvisa_macros::Instructions;
pub mod n3d_load;
pub mod n3d_sample;
pub mod n3d_sample4;
pub mod add;
pub mod add3;
pub mod add3o;
pub mod addc;
pub mod addr_add;
pub mod and;
pub mod asr;
pub mod avg;
pub mod avs;
pub mod barrier;
pub mod bfe;
pub mod bfi;
pub mod bfn;
pub mod bfrev;
pub mod cache_flush;
pub mod call;
pub mod cbit;
pub mod cmp;
pub mod cos;
pub mod div;
pub mod divm;
pub mod dp2;
pub mod dp3;
pub mod dp4;
pub mod dp4a;
pub mod dpas;
pub mod dpasw;
pub mod dph;
pub mod dword_atomic;
pub mod exp;
pub mod faddr;
pub mod fbh;
pub mod fbl;
pub mod fcall;
pub mod fccall;
pub mod fcvt;
pub mod fence;
pub mod file;
pub mod frc;
pub mod fret;
pub mod gather;
pub mod gather4_scaled;
pub mod gather4_typed;
pub mod gather_scaled;
pub mod goto;
pub mod ifcall;
pub mod info;
pub mod inv;
pub mod invm;
pub mod jmp;
pub mod label;
pub mod lifetime;
pub mod line;
pub mod load;
pub mod loc;
pub mod log;
pub mod lrp;
pub mod lsc_fence;
pub mod lsc_typed;
pub mod lsc_untyped;
pub mod lzd;
pub mod mad;
pub mod madw;
pub mod media_ld;
pub mod media_st;
pub mod min_max;
pub mod mod_;
pub mod mov;
pub mod movs;
pub mod mul;
pub mod mulh;
pub mod nbarrier;
pub mod not;
pub mod or;
pub mod oword_ld;
pub mod oword_ld_unaligned;
pub mod oword_st;
pub mod plane;
pub mod pow;
pub mod qw_gather;
pub mod qw_scatter;
pub mod raw_send;
pub mod raw_sends;
pub mod ret;
pub mod rndd;
pub mod rnde;
pub mod rndu;
pub mod rndz;
pub mod rol;
pub mod ror;
pub mod rsqrt;
pub mod rsqtm;
pub mod rt_read;
pub mod rt_write;
pub mod sad2;
pub mod sad2add;
pub mod sample;
pub mod sample_unorm;
pub mod sbarrier;
pub mod scatter;
pub mod scatter4_scaled;
pub mod scatter4_typed;
pub mod scatter_scaled;
pub mod sel;
pub mod setp;
pub mod shl;
pub mod shr;
pub mod sin;
pub mod sqrt;
pub mod sqrtm;
pub mod srnd;
pub mod subb;
pub mod subroutine;
pub mod svm_atomic;
pub mod svm_block_ld;
pub mod svm_block_st;
pub mod svm_gather;
pub mod svm_gather4_scaled;
pub mod svm_scatter;
pub mod svm_scatter4_scaled;
pub mod switchjmp;
pub mod typed_atomic;
pub mod urb_write;
pub mod va_boolcentroid;
pub mod va_centroid;
pub mod va_convolve;
pub mod va_dilate;
pub mod va_erode;
pub mod va_minmax;
pub mod va_minmaxfilter;
pub mod va_skl_plus_conv_1d_horizontal;
pub mod va_skl_plus_conv_1d_vertical;
pub mod va_skl_plus_conv_1pixel;
pub mod va_skl_plus_correlation_search;
pub mod va_skl_plus_flood_fill;
pub mod va_skl_plus_hdc_convolve_1d_h;
pub mod va_skl_plus_hdc_convolve_1d_v;
pub mod va_skl_plus_hdc_convolve_1p;
pub mod va_skl_plus_hdc_convolve_2d;
pub mod va_skl_plus_hdc_dilate;
pub mod va_skl_plus_hdc_erode;
pub mod va_skl_plus_hdc_lbp_correlation;
pub mod va_skl_plus_hdc_lbp_creation;
pub mod va_skl_plus_hdc_min_max_filter;
pub mod va_skl_plus_lbp_correlation;
pub mod va_skl_plus_lbp_creation;
pub mod vme_fbr;
pub mod vme_idm;
pub mod vme_ime;
pub mod vme_sic;
pub mod wait;
pub mod xor;
pub mod yield_;
#[doc(inline)]
pub use n3d_load::N3dLoad;
#[doc(inline)]
pub use n3d_sample::N3dSample;
#[doc(inline)]
pub use n3d_sample4::N3dSample4;
#[doc(inline)]
pub use add::Add;
#[doc(inline)]
pub use add3::Add3;
#[doc(inline)]
pub use add3o::Add3o;
#[doc(inline)]
pub use addc::Addc;
#[doc(inline)]
pub use addr_add::AddrAdd;
#[doc(inline)]
pub use and::And;
#[doc(inline)]
pub use asr::Asr;
#[doc(inline)]
pub use avg::Avg;
#[doc(inline)]
pub use avs::Avs;
#[doc(inline)]
pub use barrier::Barrier;
#[doc(inline)]
pub use bfe::Bfe;
#[doc(inline)]
pub use bfi::Bfi;
#[doc(inline)]
pub use bfn::Bfn;
#[doc(inline)]
pub use bfrev::Bfrev;
#[doc(inline)]
pub use cache_flush::CacheFlush;
#[doc(inline)]
pub use call::Call;
#[doc(inline)]
pub use cbit::Cbit;
#[doc(inline)]
pub use cmp::Cmp;
#[doc(inline)]
pub use cos::Cos;
#[doc(inline)]
pub use div::Div;
#[doc(inline)]
pub use divm::Divm;
#[doc(inline)]
pub use dp2::Dp2;
#[doc(inline)]
pub use dp3::Dp3;
#[doc(inline)]
pub use dp4::Dp4;
#[doc(inline)]
pub use dp4a::Dp4a;
#[doc(inline)]
pub use dpas::Dpas;
#[doc(inline)]
pub use dpasw::Dpasw;
#[doc(inline)]
pub use dph::Dph;
#[doc(inline)]
pub use dword_atomic::DwordAtomic;
#[doc(inline)]
pub use exp::Exp;
#[doc(inline)]
pub use faddr::Faddr;
#[doc(inline)]
pub use fbh::Fbh;
#[doc(inline)]
pub use fbl::Fbl;
#[doc(inline)]
pub use fcall::Fcall;
#[doc(inline)]
pub use fccall::Fccall;
#[doc(inline)]
pub use fcvt::Fcvt;
#[doc(inline)]
pub use fence::Fence;
#[doc(inline)]
pub use file::File;
#[doc(inline)]
pub use frc::Frc;
#[doc(inline)]
pub use fret::Fret;
#[doc(inline)]
pub use gather::Gather;
#[doc(inline)]
pub use gather4_scaled::Gather4Scaled;
#[doc(inline)]
pub use gather4_typed::Gather4Typed;
#[doc(inline)]
pub use gather_scaled::GatherScaled;
#[doc(inline)]
pub use goto::Goto;
#[doc(inline)]
pub use ifcall::Ifcall;
#[doc(inline)]
pub use info::Info;
#[doc(inline)]
pub use inv::Inv;
#[doc(inline)]
pub use invm::Invm;
#[doc(inline)]
pub use jmp::Jmp;
#[doc(inline)]
pub use label::Label;
#[doc(inline)]
pub use lifetime::Lifetime;
#[doc(inline)]
pub use line::Line;
#[doc(inline)]
pub use load::Load;
#[doc(inline)]
pub use loc::Loc;
#[doc(inline)]
pub use log::Log;
#[doc(inline)]
pub use lrp::Lrp;
#[doc(inline)]
pub use lsc_fence::LscFence;
#[doc(inline)]
pub use lsc_typed::LscTyped;
#[doc(inline)]
pub use lsc_untyped::LscUntyped;
#[doc(inline)]
pub use lzd::Lzd;
#[doc(inline)]
pub use mad::Mad;
#[doc(inline)]
pub use madw::Madw;
#[doc(inline)]
pub use media_ld::MediaLd;
#[doc(inline)]
pub use media_st::MediaSt;
#[doc(inline)]
pub use min_max::MinMax;
#[doc(inline)]
pub use mod_::Mod;
#[doc(inline)]
pub use mov::Mov;
#[doc(inline)]
pub use movs::Movs;
#[doc(inline)]
pub use mul::Mul;
#[doc(inline)]
pub use mulh::Mulh;
#[doc(inline)]
pub use nbarrier::Nbarrier;
#[doc(inline)]
pub use not::Not;
#[doc(inline)]
pub use or::Or;
#[doc(inline)]
pub use oword_ld::OwordLd;
#[doc(inline)]
pub use oword_ld_unaligned::OwordLdUnaligned;
#[doc(inline)]
pub use oword_st::OwordSt;
#[doc(inline)]
pub use plane::Plane;
#[doc(inline)]
pub use pow::Pow;
#[doc(inline)]
pub use qw_gather::QwGather;
#[doc(inline)]
pub use qw_scatter::QwScatter;
#[doc(inline)]
pub use raw_send::RawSend;
#[doc(inline)]
pub use raw_sends::RawSends;
#[doc(inline)]
pub use ret::Ret;
#[doc(inline)]
pub use rndd::Rndd;
#[doc(inline)]
pub use rnde::Rnde;
#[doc(inline)]
pub use rndu::Rndu;
#[doc(inline)]
pub use rndz::Rndz;
#[doc(inline)]
pub use rol::Rol;
#[doc(inline)]
pub use ror::Ror;
#[doc(inline)]
pub use rsqrt::Rsqrt;
#[doc(inline)]
pub use rsqtm::Rsqtm;
#[doc(inline)]
pub use rt_read::RtRead;
#[doc(inline)]
pub use rt_write::RtWrite;
#[doc(inline)]
pub use sad2::Sad2;
#[doc(inline)]
pub use sad2add::Sad2add;
#[doc(inline)]
pub use sample::Sample;
#[doc(inline)]
pub use sample_unorm::SampleUnorm;
#[doc(inline)]
pub use sbarrier::Sbarrier;
#[doc(inline)]
pub use scatter::Scatter;
#[doc(inline)]
pub use scatter4_scaled::Scatter4Scaled;
#[doc(inline)]
pub use scatter4_typed::Scatter4Typed;
#[doc(inline)]
pub use scatter_scaled::ScatterScaled;
#[doc(inline)]
pub use sel::Sel;
#[doc(inline)]
pub use setp::Setp;
#[doc(inline)]
pub use shl::Shl;
#[doc(inline)]
pub use shr::Shr;
#[doc(inline)]
pub use sin::Sin;
#[doc(inline)]
pub use sqrt::Sqrt;
#[doc(inline)]
pub use sqrtm::Sqrtm;
#[doc(inline)]
pub use srnd::Srnd;
#[doc(inline)]
pub use subb::Subb;
#[doc(inline)]
pub use subroutine::Subroutine;
#[doc(inline)]
pub use svm_atomic::SvmAtomic;
#[doc(inline)]
pub use svm_block_ld::SvmBlockLd;
#[doc(inline)]
pub use svm_block_st::SvmBlockSt;
#[doc(inline)]
pub use svm_gather::SvmGather;
#[doc(inline)]
pub use svm_gather4_scaled::SvmGather4Scaled;
#[doc(inline)]
pub use svm_scatter::SvmScatter;
#[doc(inline)]
pub use svm_scatter4_scaled::SvmScatter4Scaled;
#[doc(inline)]
pub use switchjmp::Switchjmp;
#[doc(inline)]
pub use typed_atomic::TypedAtomic;
#[doc(inline)]
pub use urb_write::UrbWrite;
#[doc(inline)]
pub use va_boolcentroid::VaBoolcentroid;
#[doc(inline)]
pub use va_centroid::VaCentroid;
#[doc(inline)]
pub use va_convolve::VaConvolve;
#[doc(inline)]
pub use va_dilate::VaDilate;
#[doc(inline)]
pub use va_erode::VaErode;
#[doc(inline)]
pub use va_minmax::VaMinmax;
#[doc(inline)]
pub use va_minmaxfilter::VaMinmaxfilter;
#[doc(inline)]
pub use va_skl_plus_conv_1d_horizontal::VaSklPlusConv1dHorizontal;
#[doc(inline)]
pub use va_skl_plus_conv_1d_vertical::VaSklPlusConv1dVertical;
#[doc(inline)]
pub use va_skl_plus_conv_1pixel::VaSklPlusConv1pixel;
#[doc(inline)]
pub use va_skl_plus_correlation_search::VaSklPlusCorrelationSearch;
#[doc(inline)]
pub use va_skl_plus_flood_fill::VaSklPlusFloodFill;
#[doc(inline)]
pub use va_skl_plus_hdc_convolve_1d_h::VaSklPlusHdcConvolve1dH;
#[doc(inline)]
pub use va_skl_plus_hdc_convolve_1d_v::VaSklPlusHdcConvolve1dV;
#[doc(inline)]
pub use va_skl_plus_hdc_convolve_1p::VaSklPlusHdcConvolve1p;
#[doc(inline)]
pub use va_skl_plus_hdc_convolve_2d::VaSklPlusHdcConvolve2d;
#[doc(inline)]
pub use va_skl_plus_hdc_dilate::VaSklPlusHdcDilate;
#[doc(inline)]
pub use va_skl_plus_hdc_erode::VaSklPlusHdcErode;
#[doc(inline)]
pub use va_skl_plus_hdc_lbp_correlation::VaSklPlusHdcLbpCorrelation;
#[doc(inline)]
pub use va_skl_plus_hdc_lbp_creation::VaSklPlusHdcLbpCreation;
#[doc(inline)]
pub use va_skl_plus_hdc_min_max_filter::VaSklPlusHdcMinMaxFilter;
#[doc(inline)]
pub use va_skl_plus_lbp_correlation::VaSklPlusLbpCorrelation;
#[doc(inline)]
pub use va_skl_plus_lbp_creation::VaSklPlusLbpCreation;
#[doc(inline)]
pub use vme_fbr::VmeFbr;
#[doc(inline)]
pub use vme_idm::VmeIdm;
#[doc(inline)]
pub use vme_ime::VmeIme;
#[doc(inline)]
pub use vme_sic::VmeSic;
#[doc(inline)]
pub use wait::Wait;
#[doc(inline)]
pub use xor::Xor;
#[doc(inline)]
pub use yield_::Yield;
/// Any instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
#[also(Fccall)]
pub enum Instruction {
    /// Reads texels by integer coordinates, through the sampler but unfiltered.
    ///
    /// `spec/instructions/3D_LOAD.md:7`
    #[opcode(0x6e)]
    N3dLoad(N3dLoad),
    /// Reads filtered texels through a sampler.
    ///
    /// `spec/instructions/3D_SAMPLE.md:7`
    #[opcode(0x6d)]
    N3dSample(N3dSample),
    /// Reads one value of each of the four texels around a point, through a sampler.
    ///
    /// `spec/instructions/3D_SAMPLE4.md:7`
    #[opcode(0x6f)]
    N3dSample4(N3dSample4),
    /// Adds two values per channel.
    ///
    /// `spec/instructions/ADD.md:7`
    #[opcode(0x01)]
    Add(Add),
    /// Adds three values per channel.
    ///
    /// `spec/instructions/ADD3.md:7`
    #[opcode(0x84)]
    Add3(Add3),
    /// Adds three values per channel and tells where the sum overflows.
    ///
    /// `spec/instructions/ADD3O.md:7`
    #[opcode(0x92)]
    Add3o(Add3o),
    /// Adds two values per channel and gives sum and carry.
    ///
    /// `spec/instructions/ADDC.md:7`
    #[opcode(0x49)]
    Addc(Addc),
    /// Takes addresses of variables and adds bytes to them, per channel.
    ///
    /// `spec/instructions/ADDR_ADD.md:7`
    #[opcode(0x28)]
    AddrAdd(AddrAdd),
    /// Bitwise conjunction per channel.
    ///
    /// `spec/instructions/AND.md:7`
    #[opcode(0x20)]
    And(And),
    /// Shifts values to the right and keeps their sign.
    ///
    /// `spec/instructions/ASR.md:7`
    #[opcode(0x26)]
    Asr(Asr),
    /// Average of two values per channel, halves rounded up.
    ///
    /// `spec/instructions/AVG.md:7`
    #[opcode(0x02)]
    Avg(Avg),
    /// Scales a block of pixels with the filters of a video sampler.
    ///
    /// `spec/instructions/AVS.md:7`
    #[opcode(0x43)]
    Avs(Avs),
    /// Waits until all threads of the group are here.
    ///
    /// `spec/instructions/BARRIER.md:7`
    #[opcode(0x59)]
    Barrier(Barrier),
    /// Takes a field of bits out of values.
    ///
    /// `spec/instructions/BFE.md:7`
    #[opcode(0x46)]
    Bfe(Bfe),
    /// Puts a field of bits into values.
    ///
    /// `spec/instructions/BFI.md:7`
    #[opcode(0x47)]
    Bfi(Bfi),
    /// Any boolean function of three values, bit by bit.
    ///
    /// `spec/instructions/BFN.md:7`
    #[opcode(0x85)]
    Bfn(Bfn),
    /// Reverses the order of the bits.
    ///
    /// `spec/instructions/BFREV.md:7`
    #[opcode(0x48)]
    Bfrev(Bfrev),
    /// Empties the texture caches of the samplers.
    ///
    /// `spec/instructions/CACHE_FLUSH.md:7`
    #[opcode(0x5a)]
    CacheFlush(CacheFlush),
    /// Calls a subroutine.
    ///
    /// `spec/instructions/CALL.md:7`
    #[opcode(0x33)]
    Call(Call),
    /// Counts the bits that are set.
    ///
    /// `spec/instructions/CBIT.md:7`
    #[opcode(0x27)]
    Cbit(Cbit),
    /// Compares two values per channel.
    ///
    /// `spec/instructions/CMP.md:7`
    #[opcode(0x2c)]
    Cmp(Cmp),
    /// Cosine per channel.
    ///
    /// `spec/instructions/COS.md:7`
    #[opcode(0x18)]
    Cos(Cos),
    /// Divides per channel.
    ///
    /// `spec/instructions/DIV.md:7`
    #[opcode(0x03)]
    Div(Div),
    /// Divides floats and rounds the quotient as IEEE 754 demands.
    ///
    /// `spec/instructions/DIVM.md:7`
    #[opcode(0x7f)]
    Divm(Divm),
    /// Dot products of vectors with two elements, one for each four channels.
    ///
    /// `spec/instructions/DP2.md:7`
    #[opcode(0x04)]
    Dp2(Dp2),
    /// Dot products of vectors with three elements, one for each four channels.
    ///
    /// `spec/instructions/DP3.md:7`
    #[opcode(0x05)]
    Dp3(Dp3),
    /// Dot products of vectors with four elements, one for each four channels.
    ///
    /// `spec/instructions/DP4.md:7`
    #[opcode(0x06)]
    Dp4(Dp4),
    /// Adds the products of four pairs of bytes to a sum.
    ///
    /// `spec/instructions/DP4A.md:7`
    #[opcode(0x82)]
    Dp4a(Dp4a),
    /// Multiplies two small matrices and adds a third.
    ///
    /// `spec/instructions/DPAS.md:7`
    #[opcode(0x83)]
    Dpas(Dpas),
    /// DPAS by two threads, each of which brings half of src2.
    ///
    /// `spec/instructions/DPASW.md:7`
    #[opcode(0x1c)]
    Dpasw(Dpasw),
    /// Dot products of vectors with four elements, of which the last one on the left is 1.
    ///
    /// `spec/instructions/DPH.md:7`
    #[opcode(0x07)]
    Dph(Dph),
    /// Changes a dword or word of a surface for each channel, undisturbed by others.
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:7`
    #[opcode(0x7d)]
    DwordAtomic(DwordAtomic),
    /// Powers of two.
    ///
    /// `spec/instructions/EXP.md:7`
    #[opcode(0x08)]
    Exp(Exp),
    /// Takes the address of a function.
    ///
    /// `spec/instructions/FADDR.md:7`
    #[opcode(0x50)]
    Faddr(Faddr),
    /// Finds the highest bit that differs from the sign.
    ///
    /// `spec/instructions/FBH.md:7`
    #[opcode(0x2f)]
    Fbh(Fbh),
    /// Finds the lowest bit that is set.
    ///
    /// `spec/instructions/FBL.md:7`
    #[opcode(0x2e)]
    Fbl(Fbl),
    /// Calls a function by name.
    ///
    /// `spec/instructions/FCALL.md:7`
    #[opcode(0x67)]
    Fcall(Fcall),
    /// Converts between floats and their formats of 8 and 19 bits.
    ///
    /// `spec/instructions/FCVT.md:7`
    #[opcode(0x1d)]
    Fcvt(Fcvt),
    /// Orders accesses to memory, and empties caches.
    ///
    /// `spec/instructions/FENCE.md:7`
    #[opcode(0x5c)]
    Fence(Fence),
    /// Names the source file of the instructions behind it.
    ///
    /// `spec/instructions/FILE.md:7`
    #[opcode(0x51)]
    File(File),
    /// Fraction: what is left above the next lower integer.
    ///
    /// `spec/instructions/FRC.md:7`
    #[opcode(0x09)]
    Frc(Frc),
    /// Returns from a function.
    ///
    /// `spec/instructions/FRET.md:7`
    #[opcode(0x68)]
    Fret(Fret),
    /// Reads one element of a surface for each channel.
    ///
    /// `spec/instructions/GATHER.md:7`
    #[opcode(0x39)]
    Gather(Gather),
    /// Reads one to four of the dwords that follow one another in a surface for each channel.
    ///
    /// `spec/instructions/GATHER4_SCALED.md:7`
    #[opcode(0x74)]
    Gather4Scaled(Gather4Scaled),
    /// Reads one to four values for each channel from a typed surface.
    ///
    /// `spec/instructions/GATHER4_TYPED.md:7`
    #[opcode(0x4b)]
    Gather4Typed(Gather4Typed),
    /// Reads one, two or four bytes of a surface for each channel.
    ///
    /// `spec/instructions/GATHER_SCALED.md:7`
    #[opcode(0x78)]
    GatherScaled(GatherScaled),
    /// Jumps to a block, each channel on its own.
    ///
    /// `spec/instructions/GOTO.md:7`
    #[opcode(0x6c)]
    Goto(Goto),
    /// Calls a function by address.
    ///
    /// `spec/instructions/IFCALL.md:7`
    #[opcode(0x4f)]
    Ifcall(Ifcall),
    /// Tells the size of a surface, or how many samples its pixels have.
    ///
    /// `spec/instructions/INFO.md:7`
    #[opcode(0x70)]
    Info(Info),
    /// Reciprocal per channel.
    ///
    /// `spec/instructions/INV.md:7`
    #[opcode(0x1b)]
    Inv(Inv),
    /// Begins a division: an approximation of the quotient, and where it is final.
    ///
    /// `spec/instructions/INVM.md:7`
    #[opcode(0x9b)]
    Invm(Invm),
    /// Jumps to a block, all channels together.
    ///
    /// `spec/instructions/JMP.md:7`
    #[opcode(0x32)]
    Jmp(Jmp),
    /// Begins a basic block.
    ///
    /// `spec/instructions/LABEL.md:7`
    #[opcode(0x31)]
    Label(Label),
    /// Marks where a variable begins or ceases to hold a value.
    ///
    /// `spec/instructions/LIFETIME.md:7`
    #[opcode(0x7b)]
    Lifetime(Lifetime),
    /// Heights of a line above points.
    ///
    /// `spec/instructions/LINE.md:7`
    #[opcode(0x0a)]
    Line(Line),
    /// Reads texels by integer coordinates, in the form of the oldest programs; 3D_LOAD has taken its place.
    ///
    /// `spec/instructions/LOAD.md:7`
    #[opcode(0x42)]
    Load(Load),
    /// Gives the source line of the instructions behind it.
    ///
    /// `spec/instructions/LOC.md:7`
    #[opcode(0x52)]
    Loc(Loc),
    /// Logarithm to base two.
    ///
    /// `spec/instructions/LOG.md:7`
    #[opcode(0x0b)]
    Log(Log),
    /// Mixes two values in a ratio.
    ///
    /// `spec/instructions/LRP.md:7`
    #[opcode(0x0e)]
    Lrp(Lrp),
    /// Waits until the accesses of the thread so far can be seen by others, and may flush the cache then.
    ///
    /// `spec/instructions/LSC_FENCE.md:7`
    #[opcode(0x8b)]
    LscFence(LscFence),
    /// Reads, writes or changes values of a typed surface through the load and store cache.
    ///
    /// `spec/instructions/LSC_TYPED.md:7`
    #[opcode(0x8a)]
    LscTyped(LscTyped),
    /// Reads, writes or changes memory through the load and store cache: at an address for each channel, at addresses with a pitch, or in a rectangle.
    ///
    /// `spec/instructions/LSC_UNTYPED.md:8`
    #[opcode(0x89)]
    LscUntyped(LscUntyped),
    /// Counts leading zeros.
    ///
    /// `spec/instructions/LZD.md:7`
    #[opcode(0x1f)]
    Lzd(Lzd),
    /// Multiplies two values and adds a third.
    ///
    /// `spec/instructions/MAD.md:7`
    #[opcode(0x0c)]
    Mad(Mad),
    /// Multiplies two values of 32 bits and adds a third, to 64 bits.
    ///
    /// `spec/instructions/MADW.md:7`
    #[opcode(0x91)]
    Madw(Madw),
    /// Reads a rectangle of bytes of a surface.
    ///
    /// `spec/instructions/MEDIA_LD.md:7`
    #[opcode(0x37)]
    MediaLd(MediaLd),
    /// Writes a rectangle of bytes to a surface.
    ///
    /// `spec/instructions/MEDIA_ST.md:7`
    #[opcode(0x38)]
    MediaSt(MediaSt),
    /// Smaller or larger of two values per channel.
    ///
    /// `spec/instructions/MIN_MAX.md:7`
    #[opcode(0x45)]
    MinMax(MinMax),
    /// Remainder of a division.
    ///
    /// `spec/instructions/MOD.md:7`
    #[opcode(0x0f)]
    Mod(Mod),
    /// Copies values per channel and converts their type.
    ///
    /// `spec/instructions/MOV.md:7`
    #[opcode(0x29)]
    Mov(Mov),
    /// Sets surface and sampler variables, and reads them.
    ///
    /// `spec/instructions/MOVS.md:7`
    #[opcode(0x2d)]
    Movs(Movs),
    /// Multiplies per channel.
    ///
    /// `spec/instructions/MUL.md:7`
    #[opcode(0x10)]
    Mul(Mul),
    /// High halves of products.
    ///
    /// `spec/instructions/MULH.md:7`
    #[opcode(0x0d)]
    Mulh(Mulh),
    /// One half of a barrier among some threads of a group.
    ///
    /// `spec/instructions/NBARRIER.md:7`
    #[opcode(0x60)]
    Nbarrier(Nbarrier),
    /// Bitwise complement per channel.
    ///
    /// `spec/instructions/NOT.md:7`
    #[opcode(0x23)]
    Not(Not),
    /// Bitwise disjunction per channel.
    ///
    /// `spec/instructions/OR.md:7`
    #[opcode(0x21)]
    Or(Or),
    /// Reads up to sixteen owords (16 bytes each) of a surface, from one offset on.
    ///
    /// `spec/instructions/OWORD_LD.md:7`
    #[opcode(0x35)]
    OwordLd(OwordLd),
    /// Reads up to sixteen owords (16 bytes each) of a surface, from an offset on that is a multiple of four bytes.
    ///
    /// `spec/instructions/OWORD_LD_UNALIGNED.md:7`
    #[opcode(0x3c)]
    OwordLdUnaligned(OwordLdUnaligned),
    /// Writes up to sixteen owords (16 bytes each) to a surface, from one offset on.
    ///
    /// `spec/instructions/OWORD_ST.md:7`
    #[opcode(0x36)]
    OwordSt(OwordSt),
    /// Heights of a plane above points.
    ///
    /// `spec/instructions/PLN.md:7`
    #[opcode(0x6b)]
    Plane(Plane),
    /// Powers of any base.
    ///
    /// `spec/instructions/POW.md:7`
    #[opcode(0x11)]
    Pow(Pow),
    /// Reads a qword of a surface for each channel.
    ///
    /// `spec/instructions/QW_GATHER.md:7`
    #[opcode(0x86)]
    QwGather(QwGather),
    /// Writes a qword to a surface for each channel.
    ///
    /// `spec/instructions/QW_SCATTER.md:7`
    #[opcode(0x87)]
    QwScatter(QwScatter),
    /// Sends a message to a shared function, as the hardware wants it.
    ///
    /// `spec/instructions/RAW_SEND.md:7`
    #[opcode(0x5d)]
    RawSend(RawSend),
    /// Sends a message of two parts to a shared function, as the hardware wants it.
    ///
    /// `spec/instructions/RAW_SENDS.md:7`
    #[opcode(0x7a)]
    RawSends(RawSends),
    /// Returns from a subroutine; in the kernel itself, ends the thread.
    ///
    /// `spec/instructions/RET.md:7`
    #[opcode(0x34)]
    Ret(Ret),
    /// Rounds down to an integer per channel.
    ///
    /// `spec/instructions/RNDD.md:7`
    #[opcode(0x12)]
    Rndd(Rndd),
    /// Rounds to the nearest integer per channel.
    ///
    /// `spec/instructions/RNDE.md:7`
    #[opcode(0x14)]
    Rnde(Rnde),
    /// Rounds up to an integer per channel.
    ///
    /// `spec/instructions/RNDU.md:7`
    #[opcode(0x13)]
    Rndu(Rndu),
    /// Cuts off the fraction per channel.
    ///
    /// `spec/instructions/RNDZ.md:7`
    #[opcode(0x15)]
    Rndz(Rndz),
    /// Rotates bits to the left per channel.
    ///
    /// `spec/instructions/ROL.md:7`
    #[opcode(0x80)]
    Rol(Rol),
    /// Rotates bits to the right per channel.
    ///
    /// `spec/instructions/ROR.md:7`
    #[opcode(0x81)]
    Ror(Ror),
    /// Reciprocal square root per channel.
    ///
    /// `spec/instructions/RSQRT.md:7`
    #[opcode(0x1a)]
    Rsqrt(Rsqrt),
    /// First step of a reciprocal square root per channel, for programs that refine the result themselves.
    ///
    /// `spec/instructions/RSQTM.md:7`
    #[opcode(0x9c)]
    Rsqtm(Rsqtm),
    /// Reads the color of a pixel from a render target for each channel of a pixel shader.
    ///
    /// `spec/instructions/RT_READ.md:7`
    #[opcode(0x90)]
    RtRead(RtRead),
    /// Writes the color of a pixel to a render target for each channel of a pixel shader.
    ///
    /// `spec/instructions/RT_WRITE.md:7`
    #[opcode(0x71)]
    RtWrite(RtWrite),
    /// Adds up the absolute differences of pairs of channels.
    ///
    /// `spec/instructions/SAD2.md:7`
    #[opcode(0x16)]
    Sad2(Sad2),
    /// Adds up the absolute differences of pairs of channels, and a third value.
    ///
    /// `spec/instructions/SAD2ADD.md:7`
    #[opcode(0x6a)]
    Sad2add(Sad2add),
    /// Samples a surface at points, in the form of the oldest programs; 3D_SAMPLE has taken its place.
    ///
    /// `spec/instructions/SAMPLE.md:7`
    #[opcode(0x40)]
    Sample(Sample),
    /// Samples a block of 32 pixels and gives each value as a fraction of the largest.
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:7`
    #[opcode(0x41)]
    SampleUnorm(SampleUnorm),
    /// One half of a barrier: says that this thread is here, or waits for the others.
    ///
    /// `spec/instructions/SBARRIER.md:7`
    #[opcode(0x7c)]
    Sbarrier(Sbarrier),
    /// Writes one element to a surface for each channel.
    ///
    /// `spec/instructions/SCATTER.md:7`
    #[opcode(0x3a)]
    Scatter(Scatter),
    /// Writes one to four dwords that follow one another to a surface for each channel.
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:7`
    #[opcode(0x75)]
    Scatter4Scaled(Scatter4Scaled),
    /// Writes one to four values for each channel to a typed surface.
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:7`
    #[opcode(0x4c)]
    Scatter4Typed(Scatter4Typed),
    /// Writes one, two or four bytes to a surface for each channel.
    ///
    /// `spec/instructions/SCATTER_SCALED.md:7`
    #[opcode(0x79)]
    ScatterScaled(ScatterScaled),
    /// Picks one of two values per channel.
    ///
    /// `spec/instructions/SEL.md:7`
    #[opcode(0x2a)]
    Sel(Sel),
    /// Sets the bits of a predicate variable.
    ///
    /// `spec/instructions/SETP.md:7`
    #[opcode(0x2b)]
    Setp(Setp),
    /// Shifts bits to the left per channel.
    ///
    /// `spec/instructions/SHL.md:7`
    #[opcode(0x24)]
    Shl(Shl),
    /// Shifts bits to the right per channel and fills with zeros.
    ///
    /// `spec/instructions/SHR.md:7`
    #[opcode(0x25)]
    Shr(Shr),
    /// Sine per channel.
    ///
    /// `spec/instructions/SIN.md:7`
    #[opcode(0x17)]
    Sin(Sin),
    /// Square root per channel.
    ///
    /// `spec/instructions/SQRT.md:7`
    #[opcode(0x19)]
    Sqrt(Sqrt),
    /// Square root per channel, rounded as IEEE 754 wants it.
    ///
    /// `spec/instructions/SQRTM.md:7`
    #[opcode(0x7e)]
    Sqrtm(Sqrtm),
    /// Rounds per channel, up or down by chance.
    ///
    /// `spec/instructions/SRND.md:7`
    #[opcode(0x1e)]
    Srnd(Srnd),
    /// Subtracts per channel, and tells where it had to borrow.
    ///
    /// `spec/instructions/SUBB.md:7`
    #[opcode(0x4a)]
    Subb(Subb),
    /// Begins a subroutine.
    ///
    /// `spec/instructions/SUBROUTINE.md:7`
    #[opcode(0x30)]
    Subroutine(Subroutine),
    /// Changes a word, dword or qword at a virtual address for each channel, undisturbed by others.
    ///
    /// `spec/instructions/SVM_ATOMIC.md:7`
    #[opcode(0x4e, 0x05)]
    SvmAtomic(SvmAtomic),
    /// Reads up to eight owords (16 bytes each) at one virtual address.
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:7`
    #[opcode(0x4e, 0x01)]
    SvmBlockLd(SvmBlockLd),
    /// Writes up to eight owords (16 bytes each) at one virtual address.
    ///
    /// `spec/instructions/SVM_BLOCK_ST.md:7`
    #[opcode(0x4e, 0x02)]
    SvmBlockSt(SvmBlockSt),
    /// Reads one or more blocks of one, four or eight bytes at a virtual address for each channel.
    ///
    /// `spec/instructions/SVM_GATHER.md:7`
    #[opcode(0x4e, 0x03)]
    SvmGather(SvmGather),
    /// Reads one to four of the dwords that follow one another at a virtual address for each channel.
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:7`
    #[opcode(0x4e, 0x06)]
    SvmGather4Scaled(SvmGather4Scaled),
    /// Writes one or more blocks of one, four or eight bytes at a virtual address for each channel.
    ///
    /// `spec/instructions/SVM_SCATTER.md:7`
    #[opcode(0x4e, 0x04)]
    SvmScatter(SvmScatter),
    /// Writes one to four dwords that follow one another to a virtual address for each channel.
    ///
    /// `spec/instructions/SVM_SCATTER4_SCALED.md:7`
    #[opcode(0x4e, 0x07)]
    SvmScatter4Scaled(SvmScatter4Scaled),
    /// Jumps to one of several blocks.
    ///
    /// `spec/instructions/SWITCHJMP.md:7`
    #[opcode(0x69)]
    Switchjmp(Switchjmp),
    /// Changes a value of a typed surface for each channel, undisturbed by others.
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:7`
    #[opcode(0x73)]
    TypedAtomic(TypedAtomic),
    /// Writes up to eight dwords of each channel, a vertex, to the unified return buffer.
    ///
    /// `spec/instructions/URB_WRITE.md:7`
    #[opcode(0x72)]
    UrbWrite(UrbWrite),
    /// Finds the centre of the bits that are set in a block.
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:7`
    #[opcode(0x44, 0x06)]
    VaBoolcentroid(VaBoolcentroid),
    /// Finds the centre of gravity of a block of pixels.
    ///
    /// `spec/instructions/VA_CENTROID.md:7`
    #[opcode(0x44, 0x07)]
    VaCentroid(VaCentroid),
    /// Convolves a block of pixels with a table of the sampler.
    ///
    /// `spec/instructions/VA_CONVOLVE.md:7`
    #[opcode(0x44, 0x01)]
    VaConvolve(VaConvolve),
    /// Dilates a block of pixels by a pattern of the sampler.
    ///
    /// `spec/instructions/VA_DILATE.md:7`
    #[opcode(0x44, 0x05)]
    VaDilate(VaDilate),
    /// Erodes a block of pixels by a pattern of the sampler.
    ///
    /// `spec/instructions/VA_ERODE.md:7`
    #[opcode(0x44, 0x04)]
    VaErode(VaErode),
    /// Finds the smallest and the largest value of a block of pixels.
    ///
    /// `spec/instructions/VA_MINMAX.md:7`
    #[opcode(0x44, 0x02)]
    VaMinmax(VaMinmax),
    /// Finds the smallest and the largest value around each pixel of a block.
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:7`
    #[opcode(0x44, 0x03)]
    VaMinmaxfilter(VaMinmaxfilter),
    /// Convolves the rows of a block of pixels with a table of the sampler.
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1D_HORIZONTAL.md:7`
    #[opcode(0x4d, 0x08)]
    VaSklPlusConv1dHorizontal(VaSklPlusConv1dHorizontal),
    /// Convolves the columns of a block of pixels with a table of the sampler.
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1D_VERTICAL.md:7`
    #[opcode(0x4d, 0x09)]
    VaSklPlusConv1dVertical(VaSklPlusConv1dVertical),
    /// Convolves pixels at offsets with a table of the sampler.
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:7`
    #[opcode(0x4d, 0x0a)]
    VaSklPlusConv1pixel(VaSklPlusConv1pixel),
    /// Searches for a block of pixels.
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:7`
    #[opcode(0x4d, 0x0f)]
    VaSklPlusCorrelationSearch(VaSklPlusCorrelationSearch),
    /// Fills areas of pixels that hang together.
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:7`
    #[opcode(0x4d, 0x0b)]
    VaSklPlusFloodFill(VaSklPlusFloodFill),
    /// Convolves the rows of a block of pixels and writes it to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1D_H.md:7`
    #[opcode(0x4d, 0x16)]
    VaSklPlusHdcConvolve1dH(VaSklPlusHdcConvolve1dH),
    /// Convolves the columns of a block of pixels and writes it to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1D_V.md:7`
    #[opcode(0x4d, 0x17)]
    VaSklPlusHdcConvolve1dV(VaSklPlusHdcConvolve1dV),
    /// Convolves pixels at offsets and writes them to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:7`
    #[opcode(0x4d, 0x18)]
    VaSklPlusHdcConvolve1p(VaSklPlusHdcConvolve1p),
    /// Convolves a block of pixels and writes it to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:7`
    #[opcode(0x4d, 0x10)]
    VaSklPlusHdcConvolve2d(VaSklPlusHdcConvolve2d),
    /// Dilates a block of pixels and writes it to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:7`
    #[opcode(0x4d, 0x13)]
    VaSklPlusHdcDilate(VaSklPlusHdcDilate),
    /// Erodes a block of pixels and writes it to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_ERODE.md:7`
    #[opcode(0x4d, 0x12)]
    VaSklPlusHdcErode(VaSklPlusHdcErode),
    /// Compares local binary patterns and writes the answer to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CORRELATION.md:7`
    #[opcode(0x4d, 0x14)]
    VaSklPlusHdcLbpCorrelation(VaSklPlusHdcLbpCorrelation),
    /// Makes local binary patterns and writes them to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:7`
    #[opcode(0x4d, 0x15)]
    VaSklPlusHdcLbpCreation(VaSklPlusHdcLbpCreation),
    /// Finds the smallest and the largest value around each pixel of a block and writes them to a surface.
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:7`
    #[opcode(0x4d, 0x11)]
    VaSklPlusHdcMinMaxFilter(VaSklPlusHdcMinMaxFilter),
    /// Compares local binary patterns.
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CORRELATION.md:7`
    #[opcode(0x4d, 0x0d)]
    VaSklPlusLbpCorrelation(VaSklPlusLbpCorrelation),
    /// Makes local binary patterns of a block of pixels.
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:7`
    #[opcode(0x4d, 0x0c)]
    VaSklPlusLbpCreation(VaSklPlusLbpCreation),
    /// Refines motion vectors to fractions of a pixel, forward, backward or both.
    ///
    /// `spec/instructions/VME_FBR.md:7`
    #[opcode(0x56)]
    VmeFbr(VmeFbr),
    /// Measures the differences of a macro-block to a mesh of positions.
    ///
    /// `spec/instructions/VME_IDM.md:7`
    #[opcode(0x57)]
    VmeIdm(VmeIdm),
    /// Searches a macro-block in one or two windows of another picture, to whole pixels.
    ///
    /// `spec/instructions/VME_IME.md:7`
    #[opcode(0x54)]
    VmeIme(VmeIme),
    /// Checks whether a macro-block can be skipped or be told from its own picture.
    ///
    /// `spec/instructions/VME_SIC.md:7`
    #[opcode(0x55)]
    VmeSic(VmeSic),
    /// Waits for the threads that this one depends on.
    ///
    /// `spec/instructions/WAIT.md:7`
    #[opcode(0x5b)]
    Wait(Wait),
    /// Exclusive disjunction of bits per channel.
    ///
    /// `spec/instructions/XOR.md:7`
    #[opcode(0x22)]
    Xor(Xor),
    /// Lets another thread of the execution unit go on.
    ///
    /// `spec/instructions/YIELD.md:7`
    #[opcode(0x5f)]
    Yield(Yield),
}
