// Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! The instructions as structures that binrw and deku read and write.
//!
//! An enum that binrw derives tries one variant after the other, and allocates the reason of each failure. With over a
//! hundred variants this would hide all other costs. A `match` selects the variant here, as in deku. The derived enum of all
//! instructions is [`Derived`].
use binrw::{BinRead, BinResult, BinWrite, Endian, Error};
use deku::ctx::Endian as DekuEndian;
use deku::{DekuRead, DekuWrite};
use std::io::{Read, Seek};
#[derive(Clone, PartialEq, Debug, BinWrite, DekuRead, DekuWrite)]
#[bw(little)]
#[deku(id_type = "u8", endian = "little")]
pub enum Record {
    #[bw(magic(0x01u8))]
    #[deku(id = "0x01")]
    Add(Add),
    #[bw(magic(0x02u8))]
    #[deku(id = "0x02")]
    Avg(Avg),
    #[bw(magic(0x03u8))]
    #[deku(id = "0x03")]
    Div(Div),
    #[bw(magic(0x04u8))]
    #[deku(id = "0x04")]
    Dp2(Dp2),
    #[bw(magic(0x05u8))]
    #[deku(id = "0x05")]
    Dp3(Dp3),
    #[bw(magic(0x06u8))]
    #[deku(id = "0x06")]
    Dp4(Dp4),
    #[bw(magic(0x07u8))]
    #[deku(id = "0x07")]
    Dph(Dph),
    #[bw(magic(0x08u8))]
    #[deku(id = "0x08")]
    Exp(Exp),
    #[bw(magic(0x09u8))]
    #[deku(id = "0x09")]
    Frc(Frc),
    #[bw(magic(0x0au8))]
    #[deku(id = "0x0a")]
    Line(Line),
    #[bw(magic(0x0bu8))]
    #[deku(id = "0x0b")]
    Log(Log),
    #[bw(magic(0x0cu8))]
    #[deku(id = "0x0c")]
    Mad(Mad),
    #[bw(magic(0x0du8))]
    #[deku(id = "0x0d")]
    Mulh(Mulh),
    #[bw(magic(0x0eu8))]
    #[deku(id = "0x0e")]
    Lrp(Lrp),
    #[bw(magic(0x0fu8))]
    #[deku(id = "0x0f")]
    Mod(Mod),
    #[bw(magic(0x10u8))]
    #[deku(id = "0x10")]
    Mul(Mul),
    #[bw(magic(0x11u8))]
    #[deku(id = "0x11")]
    Pow(Pow),
    #[bw(magic(0x12u8))]
    #[deku(id = "0x12")]
    Rndd(Rndd),
    #[bw(magic(0x13u8))]
    #[deku(id = "0x13")]
    Rndu(Rndu),
    #[bw(magic(0x14u8))]
    #[deku(id = "0x14")]
    Rnde(Rnde),
    #[bw(magic(0x15u8))]
    #[deku(id = "0x15")]
    Rndz(Rndz),
    #[bw(magic(0x16u8))]
    #[deku(id = "0x16")]
    Sad2(Sad2),
    #[bw(magic(0x17u8))]
    #[deku(id = "0x17")]
    Sin(Sin),
    #[bw(magic(0x18u8))]
    #[deku(id = "0x18")]
    Cos(Cos),
    #[bw(magic(0x19u8))]
    #[deku(id = "0x19")]
    Sqrt(Sqrt),
    #[bw(magic(0x1au8))]
    #[deku(id = "0x1a")]
    Rsqrt(Rsqrt),
    #[bw(magic(0x1bu8))]
    #[deku(id = "0x1b")]
    Inv(Inv),
    #[bw(magic(0x1cu8))]
    #[deku(id = "0x1c")]
    Dpasw(Dpasw),
    #[bw(magic(0x1du8))]
    #[deku(id = "0x1d")]
    Fcvt(Fcvt),
    #[bw(magic(0x1eu8))]
    #[deku(id = "0x1e")]
    Srnd(Srnd),
    #[bw(magic(0x1fu8))]
    #[deku(id = "0x1f")]
    Lzd(Lzd),
    #[bw(magic(0x20u8))]
    #[deku(id = "0x20")]
    And(And),
    #[bw(magic(0x21u8))]
    #[deku(id = "0x21")]
    Or(Or),
    #[bw(magic(0x22u8))]
    #[deku(id = "0x22")]
    Xor(Xor),
    #[bw(magic(0x23u8))]
    #[deku(id = "0x23")]
    Not(Not),
    #[bw(magic(0x24u8))]
    #[deku(id = "0x24")]
    Shl(Shl),
    #[bw(magic(0x25u8))]
    #[deku(id = "0x25")]
    Shr(Shr),
    #[bw(magic(0x26u8))]
    #[deku(id = "0x26")]
    Asr(Asr),
    #[bw(magic(0x27u8))]
    #[deku(id = "0x27")]
    Cbit(Cbit),
    #[bw(magic(0x28u8))]
    #[deku(id = "0x28")]
    AddrAdd(AddrAdd),
    #[bw(magic(0x29u8))]
    #[deku(id = "0x29")]
    Mov(Mov),
    #[bw(magic(0x2au8))]
    #[deku(id = "0x2a")]
    Sel(Sel),
    #[bw(magic(0x2bu8))]
    #[deku(id = "0x2b")]
    Setp(Setp),
    #[bw(magic(0x2cu8))]
    #[deku(id = "0x2c")]
    Cmp(Cmp),
    #[bw(magic(0x2du8))]
    #[deku(id = "0x2d")]
    Movs(Movs),
    #[bw(magic(0x2eu8))]
    #[deku(id = "0x2e")]
    Fbl(Fbl),
    #[bw(magic(0x2fu8))]
    #[deku(id = "0x2f")]
    Fbh(Fbh),
    #[bw(magic(0x30u8))]
    #[deku(id = "0x30")]
    Subroutine(Subroutine),
    #[bw(magic(0x31u8))]
    #[deku(id = "0x31")]
    Label(Label),
    #[bw(magic(0x32u8))]
    #[deku(id = "0x32")]
    Jmp(Jmp),
    #[bw(magic(0x33u8))]
    #[deku(id = "0x33")]
    Call(Call),
    #[bw(magic(0x34u8))]
    #[deku(id = "0x34")]
    Ret(Ret),
    #[bw(magic(0x35u8))]
    #[deku(id = "0x35")]
    OwordLd(OwordLd),
    #[bw(magic(0x36u8))]
    #[deku(id = "0x36")]
    OwordSt(OwordSt),
    #[bw(magic(0x37u8))]
    #[deku(id = "0x37")]
    MediaLd(MediaLd),
    #[bw(magic(0x38u8))]
    #[deku(id = "0x38")]
    MediaSt(MediaSt),
    #[bw(magic(0x39u8))]
    #[deku(id = "0x39")]
    Gather(Gather),
    #[bw(magic(0x3au8))]
    #[deku(id = "0x3a")]
    Scatter(Scatter),
    #[bw(magic(0x3cu8))]
    #[deku(id = "0x3c")]
    OwordLdUnaligned(OwordLdUnaligned),
    #[bw(magic(0x40u8))]
    #[deku(id = "0x40")]
    Sample(Sample),
    #[bw(magic(0x41u8))]
    #[deku(id = "0x41")]
    SampleUnorm(SampleUnorm),
    #[bw(magic(0x42u8))]
    #[deku(id = "0x42")]
    Load(Load),
    #[bw(magic(0x43u8))]
    #[deku(id = "0x43")]
    Avs(Avs),
    #[bw(magic(0x44u8))]
    #[deku(id = "0x44")]
    Va(Va),
    #[bw(magic(0x45u8))]
    #[deku(id = "0x45")]
    MinMax(MinMax),
    #[bw(magic(0x46u8))]
    #[deku(id = "0x46")]
    Bfe(Bfe),
    #[bw(magic(0x47u8))]
    #[deku(id = "0x47")]
    Bfi(Bfi),
    #[bw(magic(0x48u8))]
    #[deku(id = "0x48")]
    Bfrev(Bfrev),
    #[bw(magic(0x49u8))]
    #[deku(id = "0x49")]
    Addc(Addc),
    #[bw(magic(0x4au8))]
    #[deku(id = "0x4a")]
    Subb(Subb),
    #[bw(magic(0x4bu8))]
    #[deku(id = "0x4b")]
    Gather4Typed(Gather4Typed),
    #[bw(magic(0x4cu8))]
    #[deku(id = "0x4c")]
    Scatter4Typed(Scatter4Typed),
    #[bw(magic(0x4du8))]
    #[deku(id = "0x4d")]
    VaSklPlus(VaSklPlus),
    #[bw(magic(0x4eu8))]
    #[deku(id = "0x4e")]
    Svm(Svm),
    #[bw(magic(0x4fu8))]
    #[deku(id = "0x4f")]
    Ifcall(Ifcall),
    #[bw(magic(0x50u8))]
    #[deku(id = "0x50")]
    Faddr(Faddr),
    #[bw(magic(0x51u8))]
    #[deku(id = "0x51")]
    File(File),
    #[bw(magic(0x52u8))]
    #[deku(id = "0x52")]
    Loc(Loc),
    #[bw(magic(0x54u8))]
    #[deku(id = "0x54")]
    VmeIme(VmeIme),
    #[bw(magic(0x55u8))]
    #[deku(id = "0x55")]
    VmeSic(VmeSic),
    #[bw(magic(0x56u8))]
    #[deku(id = "0x56")]
    VmeFbr(VmeFbr),
    #[bw(magic(0x57u8))]
    #[deku(id = "0x57")]
    VmeIdm(VmeIdm),
    #[bw(magic(0x59u8))]
    #[deku(id = "0x59")]
    Barrier(Barrier),
    #[bw(magic(0x5au8))]
    #[deku(id = "0x5a")]
    CacheFlush(CacheFlush),
    #[bw(magic(0x5bu8))]
    #[deku(id = "0x5b")]
    Wait(Wait),
    #[bw(magic(0x5cu8))]
    #[deku(id = "0x5c")]
    Fence(Fence),
    #[bw(magic(0x5du8))]
    #[deku(id = "0x5d")]
    RawSend(RawSend),
    #[bw(magic(0x5fu8))]
    #[deku(id = "0x5f")]
    Yield(Yield),
    #[bw(magic(0x60u8))]
    #[deku(id = "0x60")]
    Nbarrier(Nbarrier),
    #[bw(magic(0x67u8))]
    #[deku(id = "0x67")]
    Fcall(Fcall),
    #[bw(magic(0x68u8))]
    #[deku(id = "0x68")]
    Fret(Fret),
    #[bw(magic(0x69u8))]
    #[deku(id = "0x69")]
    Switchjmp(Switchjmp),
    #[bw(magic(0x6au8))]
    #[deku(id = "0x6a")]
    Sad2add(Sad2add),
    #[bw(magic(0x6bu8))]
    #[deku(id = "0x6b")]
    Plane(Plane),
    #[bw(magic(0x6cu8))]
    #[deku(id = "0x6c")]
    Goto(Goto),
    #[bw(magic(0x6du8))]
    #[deku(id = "0x6d")]
    N3dSample(N3dSample),
    #[bw(magic(0x6eu8))]
    #[deku(id = "0x6e")]
    N3dLoad(N3dLoad),
    #[bw(magic(0x6fu8))]
    #[deku(id = "0x6f")]
    N3dSample4(N3dSample4),
    #[bw(magic(0x70u8))]
    #[deku(id = "0x70")]
    Info(Info),
    #[bw(magic(0x71u8))]
    #[deku(id = "0x71")]
    RtWrite(RtWrite),
    #[bw(magic(0x72u8))]
    #[deku(id = "0x72")]
    UrbWrite(UrbWrite),
    #[bw(magic(0x73u8))]
    #[deku(id = "0x73")]
    TypedAtomic(TypedAtomic),
    #[bw(magic(0x74u8))]
    #[deku(id = "0x74")]
    Gather4Scaled(Gather4Scaled),
    #[bw(magic(0x75u8))]
    #[deku(id = "0x75")]
    Scatter4Scaled(Scatter4Scaled),
    #[bw(magic(0x78u8))]
    #[deku(id = "0x78")]
    GatherScaled(GatherScaled),
    #[bw(magic(0x79u8))]
    #[deku(id = "0x79")]
    ScatterScaled(ScatterScaled),
    #[bw(magic(0x7au8))]
    #[deku(id = "0x7a")]
    RawSends(RawSends),
    #[bw(magic(0x7bu8))]
    #[deku(id = "0x7b")]
    Lifetime(Lifetime),
    #[bw(magic(0x7cu8))]
    #[deku(id = "0x7c")]
    Sbarrier(Sbarrier),
    #[bw(magic(0x7du8))]
    #[deku(id = "0x7d")]
    DwordAtomic(DwordAtomic),
    #[bw(magic(0x7eu8))]
    #[deku(id = "0x7e")]
    Sqrtm(Sqrtm),
    #[bw(magic(0x7fu8))]
    #[deku(id = "0x7f")]
    Divm(Divm),
    #[bw(magic(0x80u8))]
    #[deku(id = "0x80")]
    Rol(Rol),
    #[bw(magic(0x81u8))]
    #[deku(id = "0x81")]
    Ror(Ror),
    #[bw(magic(0x82u8))]
    #[deku(id = "0x82")]
    Dp4a(Dp4a),
    #[bw(magic(0x83u8))]
    #[deku(id = "0x83")]
    Dpas(Dpas),
    #[bw(magic(0x84u8))]
    #[deku(id = "0x84")]
    Add3(Add3),
    #[bw(magic(0x85u8))]
    #[deku(id = "0x85")]
    Bfn(Bfn),
    #[bw(magic(0x86u8))]
    #[deku(id = "0x86")]
    QwGather(QwGather),
    #[bw(magic(0x87u8))]
    #[deku(id = "0x87")]
    QwScatter(QwScatter),
    #[bw(magic(0x89u8))]
    #[deku(id = "0x89")]
    LscUntyped(LscUntyped),
    #[bw(magic(0x8au8))]
    #[deku(id = "0x8a")]
    LscTyped(LscTyped),
    #[bw(magic(0x8bu8))]
    #[deku(id = "0x8b")]
    LscFence(LscFence),
    #[bw(magic(0x90u8))]
    #[deku(id = "0x90")]
    RtRead(RtRead),
    #[bw(magic(0x91u8))]
    #[deku(id = "0x91")]
    Madw(Madw),
    #[bw(magic(0x92u8))]
    #[deku(id = "0x92")]
    Add3o(Add3o),
    #[bw(magic(0x9bu8))]
    #[deku(id = "0x9b")]
    Invm(Invm),
    #[bw(magic(0x9cu8))]
    #[deku(id = "0x9c")]
    Rsqtm(Rsqtm),
}
impl BinRead for Record {
    type Args<'a> = ();
    fn read_options<R: Read + Seek>(
        from: &mut R,
        endian: Endian,
        (): (),
    ) -> BinResult<Self> {
        Ok(
            match u8::read_options(from, endian, ())? {
                0x01 => Self::Add(BinRead::read_options(from, endian, ())?),
                0x02 => Self::Avg(BinRead::read_options(from, endian, ())?),
                0x03 => Self::Div(BinRead::read_options(from, endian, ())?),
                0x04 => Self::Dp2(BinRead::read_options(from, endian, ())?),
                0x05 => Self::Dp3(BinRead::read_options(from, endian, ())?),
                0x06 => Self::Dp4(BinRead::read_options(from, endian, ())?),
                0x07 => Self::Dph(BinRead::read_options(from, endian, ())?),
                0x08 => Self::Exp(BinRead::read_options(from, endian, ())?),
                0x09 => Self::Frc(BinRead::read_options(from, endian, ())?),
                0x0a => Self::Line(BinRead::read_options(from, endian, ())?),
                0x0b => Self::Log(BinRead::read_options(from, endian, ())?),
                0x0c => Self::Mad(BinRead::read_options(from, endian, ())?),
                0x0d => Self::Mulh(BinRead::read_options(from, endian, ())?),
                0x0e => Self::Lrp(BinRead::read_options(from, endian, ())?),
                0x0f => Self::Mod(BinRead::read_options(from, endian, ())?),
                0x10 => Self::Mul(BinRead::read_options(from, endian, ())?),
                0x11 => Self::Pow(BinRead::read_options(from, endian, ())?),
                0x12 => Self::Rndd(BinRead::read_options(from, endian, ())?),
                0x13 => Self::Rndu(BinRead::read_options(from, endian, ())?),
                0x14 => Self::Rnde(BinRead::read_options(from, endian, ())?),
                0x15 => Self::Rndz(BinRead::read_options(from, endian, ())?),
                0x16 => Self::Sad2(BinRead::read_options(from, endian, ())?),
                0x17 => Self::Sin(BinRead::read_options(from, endian, ())?),
                0x18 => Self::Cos(BinRead::read_options(from, endian, ())?),
                0x19 => Self::Sqrt(BinRead::read_options(from, endian, ())?),
                0x1a => Self::Rsqrt(BinRead::read_options(from, endian, ())?),
                0x1b => Self::Inv(BinRead::read_options(from, endian, ())?),
                0x1c => Self::Dpasw(BinRead::read_options(from, endian, ())?),
                0x1d => Self::Fcvt(BinRead::read_options(from, endian, ())?),
                0x1e => Self::Srnd(BinRead::read_options(from, endian, ())?),
                0x1f => Self::Lzd(BinRead::read_options(from, endian, ())?),
                0x20 => Self::And(BinRead::read_options(from, endian, ())?),
                0x21 => Self::Or(BinRead::read_options(from, endian, ())?),
                0x22 => Self::Xor(BinRead::read_options(from, endian, ())?),
                0x23 => Self::Not(BinRead::read_options(from, endian, ())?),
                0x24 => Self::Shl(BinRead::read_options(from, endian, ())?),
                0x25 => Self::Shr(BinRead::read_options(from, endian, ())?),
                0x26 => Self::Asr(BinRead::read_options(from, endian, ())?),
                0x27 => Self::Cbit(BinRead::read_options(from, endian, ())?),
                0x28 => Self::AddrAdd(BinRead::read_options(from, endian, ())?),
                0x29 => Self::Mov(BinRead::read_options(from, endian, ())?),
                0x2a => Self::Sel(BinRead::read_options(from, endian, ())?),
                0x2b => Self::Setp(BinRead::read_options(from, endian, ())?),
                0x2c => Self::Cmp(BinRead::read_options(from, endian, ())?),
                0x2d => Self::Movs(BinRead::read_options(from, endian, ())?),
                0x2e => Self::Fbl(BinRead::read_options(from, endian, ())?),
                0x2f => Self::Fbh(BinRead::read_options(from, endian, ())?),
                0x30 => Self::Subroutine(BinRead::read_options(from, endian, ())?),
                0x31 => Self::Label(BinRead::read_options(from, endian, ())?),
                0x32 => Self::Jmp(BinRead::read_options(from, endian, ())?),
                0x33 => Self::Call(BinRead::read_options(from, endian, ())?),
                0x34 => Self::Ret(BinRead::read_options(from, endian, ())?),
                0x35 => Self::OwordLd(BinRead::read_options(from, endian, ())?),
                0x36 => Self::OwordSt(BinRead::read_options(from, endian, ())?),
                0x37 => Self::MediaLd(BinRead::read_options(from, endian, ())?),
                0x38 => Self::MediaSt(BinRead::read_options(from, endian, ())?),
                0x39 => Self::Gather(BinRead::read_options(from, endian, ())?),
                0x3a => Self::Scatter(BinRead::read_options(from, endian, ())?),
                0x3c => Self::OwordLdUnaligned(BinRead::read_options(from, endian, ())?),
                0x40 => Self::Sample(BinRead::read_options(from, endian, ())?),
                0x41 => Self::SampleUnorm(BinRead::read_options(from, endian, ())?),
                0x42 => Self::Load(BinRead::read_options(from, endian, ())?),
                0x43 => Self::Avs(BinRead::read_options(from, endian, ())?),
                0x44 => Self::Va(BinRead::read_options(from, endian, ())?),
                0x45 => Self::MinMax(BinRead::read_options(from, endian, ())?),
                0x46 => Self::Bfe(BinRead::read_options(from, endian, ())?),
                0x47 => Self::Bfi(BinRead::read_options(from, endian, ())?),
                0x48 => Self::Bfrev(BinRead::read_options(from, endian, ())?),
                0x49 => Self::Addc(BinRead::read_options(from, endian, ())?),
                0x4a => Self::Subb(BinRead::read_options(from, endian, ())?),
                0x4b => Self::Gather4Typed(BinRead::read_options(from, endian, ())?),
                0x4c => Self::Scatter4Typed(BinRead::read_options(from, endian, ())?),
                0x4d => Self::VaSklPlus(BinRead::read_options(from, endian, ())?),
                0x4e => Self::Svm(BinRead::read_options(from, endian, ())?),
                0x4f => Self::Ifcall(BinRead::read_options(from, endian, ())?),
                0x50 => Self::Faddr(BinRead::read_options(from, endian, ())?),
                0x51 => Self::File(BinRead::read_options(from, endian, ())?),
                0x52 => Self::Loc(BinRead::read_options(from, endian, ())?),
                0x54 => Self::VmeIme(BinRead::read_options(from, endian, ())?),
                0x55 => Self::VmeSic(BinRead::read_options(from, endian, ())?),
                0x56 => Self::VmeFbr(BinRead::read_options(from, endian, ())?),
                0x57 => Self::VmeIdm(BinRead::read_options(from, endian, ())?),
                0x59 => Self::Barrier(BinRead::read_options(from, endian, ())?),
                0x5a => Self::CacheFlush(BinRead::read_options(from, endian, ())?),
                0x5b => Self::Wait(BinRead::read_options(from, endian, ())?),
                0x5c => Self::Fence(BinRead::read_options(from, endian, ())?),
                0x5d => Self::RawSend(BinRead::read_options(from, endian, ())?),
                0x5f => Self::Yield(BinRead::read_options(from, endian, ())?),
                0x60 => Self::Nbarrier(BinRead::read_options(from, endian, ())?),
                0x67 => Self::Fcall(BinRead::read_options(from, endian, ())?),
                0x68 => Self::Fret(BinRead::read_options(from, endian, ())?),
                0x69 => Self::Switchjmp(BinRead::read_options(from, endian, ())?),
                0x6a => Self::Sad2add(BinRead::read_options(from, endian, ())?),
                0x6b => Self::Plane(BinRead::read_options(from, endian, ())?),
                0x6c => Self::Goto(BinRead::read_options(from, endian, ())?),
                0x6d => Self::N3dSample(BinRead::read_options(from, endian, ())?),
                0x6e => Self::N3dLoad(BinRead::read_options(from, endian, ())?),
                0x6f => Self::N3dSample4(BinRead::read_options(from, endian, ())?),
                0x70 => Self::Info(BinRead::read_options(from, endian, ())?),
                0x71 => Self::RtWrite(BinRead::read_options(from, endian, ())?),
                0x72 => Self::UrbWrite(BinRead::read_options(from, endian, ())?),
                0x73 => Self::TypedAtomic(BinRead::read_options(from, endian, ())?),
                0x74 => Self::Gather4Scaled(BinRead::read_options(from, endian, ())?),
                0x75 => Self::Scatter4Scaled(BinRead::read_options(from, endian, ())?),
                0x78 => Self::GatherScaled(BinRead::read_options(from, endian, ())?),
                0x79 => Self::ScatterScaled(BinRead::read_options(from, endian, ())?),
                0x7a => Self::RawSends(BinRead::read_options(from, endian, ())?),
                0x7b => Self::Lifetime(BinRead::read_options(from, endian, ())?),
                0x7c => Self::Sbarrier(BinRead::read_options(from, endian, ())?),
                0x7d => Self::DwordAtomic(BinRead::read_options(from, endian, ())?),
                0x7e => Self::Sqrtm(BinRead::read_options(from, endian, ())?),
                0x7f => Self::Divm(BinRead::read_options(from, endian, ())?),
                0x80 => Self::Rol(BinRead::read_options(from, endian, ())?),
                0x81 => Self::Ror(BinRead::read_options(from, endian, ())?),
                0x82 => Self::Dp4a(BinRead::read_options(from, endian, ())?),
                0x83 => Self::Dpas(BinRead::read_options(from, endian, ())?),
                0x84 => Self::Add3(BinRead::read_options(from, endian, ())?),
                0x85 => Self::Bfn(BinRead::read_options(from, endian, ())?),
                0x86 => Self::QwGather(BinRead::read_options(from, endian, ())?),
                0x87 => Self::QwScatter(BinRead::read_options(from, endian, ())?),
                0x89 => Self::LscUntyped(BinRead::read_options(from, endian, ())?),
                0x8a => Self::LscTyped(BinRead::read_options(from, endian, ())?),
                0x8b => Self::LscFence(BinRead::read_options(from, endian, ())?),
                0x90 => Self::RtRead(BinRead::read_options(from, endian, ())?),
                0x91 => Self::Madw(BinRead::read_options(from, endian, ())?),
                0x92 => Self::Add3o(BinRead::read_options(from, endian, ())?),
                0x9b => Self::Invm(BinRead::read_options(from, endian, ())?),
                0x9c => Self::Rsqtm(BinRead::read_options(from, endian, ())?),
                _ => {
                    return Err(Error::NoVariantMatch {
                        pos: from.stream_position()?,
                    });
                }
            },
        )
    }
}
#[derive(Clone, PartialEq, Debug, BinWrite, DekuRead, DekuWrite)]
#[bw(little)]
#[deku(id_type = "u8", endian = "endian", ctx = "endian: DekuEndian")]
pub enum Svm {
    #[bw(magic(0x05u8))]
    #[deku(id = "0x05")]
    Atomic(SvmAtomic),
    #[bw(magic(0x01u8))]
    #[deku(id = "0x01")]
    BlockLd(SvmBlockLd),
    #[bw(magic(0x02u8))]
    #[deku(id = "0x02")]
    BlockSt(SvmBlockSt),
    #[bw(magic(0x03u8))]
    #[deku(id = "0x03")]
    Gather(SvmGather),
    #[bw(magic(0x06u8))]
    #[deku(id = "0x06")]
    Gather4Scaled(SvmGather4Scaled),
    #[bw(magic(0x04u8))]
    #[deku(id = "0x04")]
    Scatter(SvmScatter),
    #[bw(magic(0x07u8))]
    #[deku(id = "0x07")]
    Scatter4Scaled(SvmScatter4Scaled),
}
impl BinRead for Svm {
    type Args<'a> = ();
    fn read_options<R: Read + Seek>(
        from: &mut R,
        endian: Endian,
        (): (),
    ) -> BinResult<Self> {
        Ok(
            match u8::read_options(from, endian, ())? {
                0x05 => Self::Atomic(BinRead::read_options(from, endian, ())?),
                0x01 => Self::BlockLd(BinRead::read_options(from, endian, ())?),
                0x02 => Self::BlockSt(BinRead::read_options(from, endian, ())?),
                0x03 => Self::Gather(BinRead::read_options(from, endian, ())?),
                0x06 => Self::Gather4Scaled(BinRead::read_options(from, endian, ())?),
                0x04 => Self::Scatter(BinRead::read_options(from, endian, ())?),
                0x07 => Self::Scatter4Scaled(BinRead::read_options(from, endian, ())?),
                _ => {
                    return Err(Error::NoVariantMatch {
                        pos: from.stream_position()?,
                    });
                }
            },
        )
    }
}
#[derive(Clone, PartialEq, Debug, BinWrite, DekuRead, DekuWrite)]
#[bw(little)]
#[deku(id_type = "u8", endian = "endian", ctx = "endian: DekuEndian")]
pub enum Va {
    #[bw(magic(0x06u8))]
    #[deku(id = "0x06")]
    Boolcentroid(VaBoolcentroid),
    #[bw(magic(0x07u8))]
    #[deku(id = "0x07")]
    Centroid(VaCentroid),
    #[bw(magic(0x01u8))]
    #[deku(id = "0x01")]
    Convolve(VaConvolve),
    #[bw(magic(0x05u8))]
    #[deku(id = "0x05")]
    Dilate(VaDilate),
    #[bw(magic(0x04u8))]
    #[deku(id = "0x04")]
    Erode(VaErode),
    #[bw(magic(0x02u8))]
    #[deku(id = "0x02")]
    Minmax(VaMinmax),
    #[bw(magic(0x03u8))]
    #[deku(id = "0x03")]
    Minmaxfilter(VaMinmaxfilter),
}
impl BinRead for Va {
    type Args<'a> = ();
    fn read_options<R: Read + Seek>(
        from: &mut R,
        endian: Endian,
        (): (),
    ) -> BinResult<Self> {
        Ok(
            match u8::read_options(from, endian, ())? {
                0x06 => Self::Boolcentroid(BinRead::read_options(from, endian, ())?),
                0x07 => Self::Centroid(BinRead::read_options(from, endian, ())?),
                0x01 => Self::Convolve(BinRead::read_options(from, endian, ())?),
                0x05 => Self::Dilate(BinRead::read_options(from, endian, ())?),
                0x04 => Self::Erode(BinRead::read_options(from, endian, ())?),
                0x02 => Self::Minmax(BinRead::read_options(from, endian, ())?),
                0x03 => Self::Minmaxfilter(BinRead::read_options(from, endian, ())?),
                _ => {
                    return Err(Error::NoVariantMatch {
                        pos: from.stream_position()?,
                    });
                }
            },
        )
    }
}
#[derive(Clone, PartialEq, Debug, BinWrite, DekuRead, DekuWrite)]
#[bw(little)]
#[deku(id_type = "u8", endian = "endian", ctx = "endian: DekuEndian")]
pub enum VaSklPlus {
    #[bw(magic(0x08u8))]
    #[deku(id = "0x08")]
    Conv1dHorizontal(VaSklPlusConv1dHorizontal),
    #[bw(magic(0x09u8))]
    #[deku(id = "0x09")]
    Conv1dVertical(VaSklPlusConv1dVertical),
    #[bw(magic(0x0au8))]
    #[deku(id = "0x0a")]
    Conv1pixel(VaSklPlusConv1pixel),
    #[bw(magic(0x0fu8))]
    #[deku(id = "0x0f")]
    CorrelationSearch(VaSklPlusCorrelationSearch),
    #[bw(magic(0x0bu8))]
    #[deku(id = "0x0b")]
    FloodFill(VaSklPlusFloodFill),
    #[bw(magic(0x16u8))]
    #[deku(id = "0x16")]
    HdcConvolve1dH(VaSklPlusHdcConvolve1dH),
    #[bw(magic(0x17u8))]
    #[deku(id = "0x17")]
    HdcConvolve1dV(VaSklPlusHdcConvolve1dV),
    #[bw(magic(0x18u8))]
    #[deku(id = "0x18")]
    HdcConvolve1p(VaSklPlusHdcConvolve1p),
    #[bw(magic(0x10u8))]
    #[deku(id = "0x10")]
    HdcConvolve2d(VaSklPlusHdcConvolve2d),
    #[bw(magic(0x13u8))]
    #[deku(id = "0x13")]
    HdcDilate(VaSklPlusHdcDilate),
    #[bw(magic(0x12u8))]
    #[deku(id = "0x12")]
    HdcErode(VaSklPlusHdcErode),
    #[bw(magic(0x14u8))]
    #[deku(id = "0x14")]
    HdcLbpCorrelation(VaSklPlusHdcLbpCorrelation),
    #[bw(magic(0x15u8))]
    #[deku(id = "0x15")]
    HdcLbpCreation(VaSklPlusHdcLbpCreation),
    #[bw(magic(0x11u8))]
    #[deku(id = "0x11")]
    HdcMinMaxFilter(VaSklPlusHdcMinMaxFilter),
    #[bw(magic(0x0du8))]
    #[deku(id = "0x0d")]
    LbpCorrelation(VaSklPlusLbpCorrelation),
    #[bw(magic(0x0cu8))]
    #[deku(id = "0x0c")]
    LbpCreation(VaSklPlusLbpCreation),
}
impl BinRead for VaSklPlus {
    type Args<'a> = ();
    fn read_options<R: Read + Seek>(
        from: &mut R,
        endian: Endian,
        (): (),
    ) -> BinResult<Self> {
        Ok(
            match u8::read_options(from, endian, ())? {
                0x08 => Self::Conv1dHorizontal(BinRead::read_options(from, endian, ())?),
                0x09 => Self::Conv1dVertical(BinRead::read_options(from, endian, ())?),
                0x0a => Self::Conv1pixel(BinRead::read_options(from, endian, ())?),
                0x0f => Self::CorrelationSearch(BinRead::read_options(from, endian, ())?),
                0x0b => Self::FloodFill(BinRead::read_options(from, endian, ())?),
                0x16 => Self::HdcConvolve1dH(BinRead::read_options(from, endian, ())?),
                0x17 => Self::HdcConvolve1dV(BinRead::read_options(from, endian, ())?),
                0x18 => Self::HdcConvolve1p(BinRead::read_options(from, endian, ())?),
                0x10 => Self::HdcConvolve2d(BinRead::read_options(from, endian, ())?),
                0x13 => Self::HdcDilate(BinRead::read_options(from, endian, ())?),
                0x12 => Self::HdcErode(BinRead::read_options(from, endian, ())?),
                0x14 => Self::HdcLbpCorrelation(BinRead::read_options(from, endian, ())?),
                0x15 => Self::HdcLbpCreation(BinRead::read_options(from, endian, ())?),
                0x11 => Self::HdcMinMaxFilter(BinRead::read_options(from, endian, ())?),
                0x0d => Self::LbpCorrelation(BinRead::read_options(from, endian, ())?),
                0x0c => Self::LbpCreation(BinRead::read_options(from, endian, ())?),
                _ => {
                    return Err(Error::NoVariantMatch {
                        pos: from.stream_position()?,
                    });
                }
            },
        )
    }
}
#[derive(Clone, PartialEq, Debug, BinRead)]
#[br(little, return_unexpected_error)]
pub enum Derived {
    #[br(magic(0x01u8))]
    Add(Add),
    #[br(magic(0x02u8))]
    Avg(Avg),
    #[br(magic(0x03u8))]
    Div(Div),
    #[br(magic(0x04u8))]
    Dp2(Dp2),
    #[br(magic(0x05u8))]
    Dp3(Dp3),
    #[br(magic(0x06u8))]
    Dp4(Dp4),
    #[br(magic(0x07u8))]
    Dph(Dph),
    #[br(magic(0x08u8))]
    Exp(Exp),
    #[br(magic(0x09u8))]
    Frc(Frc),
    #[br(magic(0x0au8))]
    Line(Line),
    #[br(magic(0x0bu8))]
    Log(Log),
    #[br(magic(0x0cu8))]
    Mad(Mad),
    #[br(magic(0x0du8))]
    Mulh(Mulh),
    #[br(magic(0x0eu8))]
    Lrp(Lrp),
    #[br(magic(0x0fu8))]
    Mod(Mod),
    #[br(magic(0x10u8))]
    Mul(Mul),
    #[br(magic(0x11u8))]
    Pow(Pow),
    #[br(magic(0x12u8))]
    Rndd(Rndd),
    #[br(magic(0x13u8))]
    Rndu(Rndu),
    #[br(magic(0x14u8))]
    Rnde(Rnde),
    #[br(magic(0x15u8))]
    Rndz(Rndz),
    #[br(magic(0x16u8))]
    Sad2(Sad2),
    #[br(magic(0x17u8))]
    Sin(Sin),
    #[br(magic(0x18u8))]
    Cos(Cos),
    #[br(magic(0x19u8))]
    Sqrt(Sqrt),
    #[br(magic(0x1au8))]
    Rsqrt(Rsqrt),
    #[br(magic(0x1bu8))]
    Inv(Inv),
    #[br(magic(0x1cu8))]
    Dpasw(Dpasw),
    #[br(magic(0x1du8))]
    Fcvt(Fcvt),
    #[br(magic(0x1eu8))]
    Srnd(Srnd),
    #[br(magic(0x1fu8))]
    Lzd(Lzd),
    #[br(magic(0x20u8))]
    And(And),
    #[br(magic(0x21u8))]
    Or(Or),
    #[br(magic(0x22u8))]
    Xor(Xor),
    #[br(magic(0x23u8))]
    Not(Not),
    #[br(magic(0x24u8))]
    Shl(Shl),
    #[br(magic(0x25u8))]
    Shr(Shr),
    #[br(magic(0x26u8))]
    Asr(Asr),
    #[br(magic(0x27u8))]
    Cbit(Cbit),
    #[br(magic(0x28u8))]
    AddrAdd(AddrAdd),
    #[br(magic(0x29u8))]
    Mov(Mov),
    #[br(magic(0x2au8))]
    Sel(Sel),
    #[br(magic(0x2bu8))]
    Setp(Setp),
    #[br(magic(0x2cu8))]
    Cmp(Cmp),
    #[br(magic(0x2du8))]
    Movs(Movs),
    #[br(magic(0x2eu8))]
    Fbl(Fbl),
    #[br(magic(0x2fu8))]
    Fbh(Fbh),
    #[br(magic(0x30u8))]
    Subroutine(Subroutine),
    #[br(magic(0x31u8))]
    Label(Label),
    #[br(magic(0x32u8))]
    Jmp(Jmp),
    #[br(magic(0x33u8))]
    Call(Call),
    #[br(magic(0x34u8))]
    Ret(Ret),
    #[br(magic(0x35u8))]
    OwordLd(OwordLd),
    #[br(magic(0x36u8))]
    OwordSt(OwordSt),
    #[br(magic(0x37u8))]
    MediaLd(MediaLd),
    #[br(magic(0x38u8))]
    MediaSt(MediaSt),
    #[br(magic(0x39u8))]
    Gather(Gather),
    #[br(magic(0x3au8))]
    Scatter(Scatter),
    #[br(magic(0x3cu8))]
    OwordLdUnaligned(OwordLdUnaligned),
    #[br(magic(0x40u8))]
    Sample(Sample),
    #[br(magic(0x41u8))]
    SampleUnorm(SampleUnorm),
    #[br(magic(0x42u8))]
    Load(Load),
    #[br(magic(0x43u8))]
    Avs(Avs),
    #[br(magic(0x44u8))]
    Va(Va),
    #[br(magic(0x45u8))]
    MinMax(MinMax),
    #[br(magic(0x46u8))]
    Bfe(Bfe),
    #[br(magic(0x47u8))]
    Bfi(Bfi),
    #[br(magic(0x48u8))]
    Bfrev(Bfrev),
    #[br(magic(0x49u8))]
    Addc(Addc),
    #[br(magic(0x4au8))]
    Subb(Subb),
    #[br(magic(0x4bu8))]
    Gather4Typed(Gather4Typed),
    #[br(magic(0x4cu8))]
    Scatter4Typed(Scatter4Typed),
    #[br(magic(0x4du8))]
    VaSklPlus(VaSklPlus),
    #[br(magic(0x4eu8))]
    Svm(Svm),
    #[br(magic(0x4fu8))]
    Ifcall(Ifcall),
    #[br(magic(0x50u8))]
    Faddr(Faddr),
    #[br(magic(0x51u8))]
    File(File),
    #[br(magic(0x52u8))]
    Loc(Loc),
    #[br(magic(0x54u8))]
    VmeIme(VmeIme),
    #[br(magic(0x55u8))]
    VmeSic(VmeSic),
    #[br(magic(0x56u8))]
    VmeFbr(VmeFbr),
    #[br(magic(0x57u8))]
    VmeIdm(VmeIdm),
    #[br(magic(0x59u8))]
    Barrier(Barrier),
    #[br(magic(0x5au8))]
    CacheFlush(CacheFlush),
    #[br(magic(0x5bu8))]
    Wait(Wait),
    #[br(magic(0x5cu8))]
    Fence(Fence),
    #[br(magic(0x5du8))]
    RawSend(RawSend),
    #[br(magic(0x5fu8))]
    Yield(Yield),
    #[br(magic(0x60u8))]
    Nbarrier(Nbarrier),
    #[br(magic(0x67u8))]
    Fcall(Fcall),
    #[br(magic(0x68u8))]
    Fret(Fret),
    #[br(magic(0x69u8))]
    Switchjmp(Switchjmp),
    #[br(magic(0x6au8))]
    Sad2add(Sad2add),
    #[br(magic(0x6bu8))]
    Plane(Plane),
    #[br(magic(0x6cu8))]
    Goto(Goto),
    #[br(magic(0x6du8))]
    N3dSample(N3dSample),
    #[br(magic(0x6eu8))]
    N3dLoad(N3dLoad),
    #[br(magic(0x6fu8))]
    N3dSample4(N3dSample4),
    #[br(magic(0x70u8))]
    Info(Info),
    #[br(magic(0x71u8))]
    RtWrite(RtWrite),
    #[br(magic(0x72u8))]
    UrbWrite(UrbWrite),
    #[br(magic(0x73u8))]
    TypedAtomic(TypedAtomic),
    #[br(magic(0x74u8))]
    Gather4Scaled(Gather4Scaled),
    #[br(magic(0x75u8))]
    Scatter4Scaled(Scatter4Scaled),
    #[br(magic(0x78u8))]
    GatherScaled(GatherScaled),
    #[br(magic(0x79u8))]
    ScatterScaled(ScatterScaled),
    #[br(magic(0x7au8))]
    RawSends(RawSends),
    #[br(magic(0x7bu8))]
    Lifetime(Lifetime),
    #[br(magic(0x7cu8))]
    Sbarrier(Sbarrier),
    #[br(magic(0x7du8))]
    DwordAtomic(DwordAtomic),
    #[br(magic(0x7eu8))]
    Sqrtm(Sqrtm),
    #[br(magic(0x7fu8))]
    Divm(Divm),
    #[br(magic(0x80u8))]
    Rol(Rol),
    #[br(magic(0x81u8))]
    Ror(Ror),
    #[br(magic(0x82u8))]
    Dp4a(Dp4a),
    #[br(magic(0x83u8))]
    Dpas(Dpas),
    #[br(magic(0x84u8))]
    Add3(Add3),
    #[br(magic(0x85u8))]
    Bfn(Bfn),
    #[br(magic(0x86u8))]
    QwGather(QwGather),
    #[br(magic(0x87u8))]
    QwScatter(QwScatter),
    #[br(magic(0x89u8))]
    LscUntyped(LscUntyped),
    #[br(magic(0x8au8))]
    LscTyped(LscTyped),
    #[br(magic(0x8bu8))]
    LscFence(LscFence),
    #[br(magic(0x90u8))]
    RtRead(RtRead),
    #[br(magic(0x91u8))]
    Madw(Madw),
    #[br(magic(0x92u8))]
    Add3o(Add3o),
    #[br(magic(0x9bu8))]
    Invm(Invm),
    #[br(magic(0x9cu8))]
    Rsqtm(Rsqtm),
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VecOperand {
    tag: u8,
    #[br(args(tag&0x7))]
    #[deku(ctx = "*tag & 0x7")]
    info: VecOperandInfo,
}
#[derive(Clone, PartialEq, Debug, BinWrite, DekuRead, DekuWrite)]
#[bw(little)]
#[deku(id = "class", endian = "endian", ctx = "endian: DekuEndian, class: u8")]
pub enum VecOperandInfo {
    #[deku(id = 0x00)]
    General(GenOpnd),
    #[deku(id = 0x01)]
    Address(AddrOpnd),
    #[deku(id = 0x02)]
    Predicate(PredOpnd),
    #[deku(id = 0x03)]
    Indirect(IndirectOpnd),
    #[deku(id = 0x05)]
    Immediate(ConstOpnd),
    #[deku(id = 0x06)]
    State(StateOpnd),
}
impl BinRead for VecOperandInfo {
    type Args<'a> = (u8,);
    fn read_options<R: Read + Seek>(
        from: &mut R,
        endian: Endian,
        (class,): (u8,),
    ) -> BinResult<Self> {
        Ok(
            match class {
                0x00 => Self::General(BinRead::read_options(from, endian, ())?),
                0x01 => Self::Address(BinRead::read_options(from, endian, ())?),
                0x02 => Self::Predicate(BinRead::read_options(from, endian, ())?),
                0x03 => Self::Indirect(BinRead::read_options(from, endian, ())?),
                0x05 => Self::Immediate(BinRead::read_options(from, endian, ())?),
                0x06 => Self::State(BinRead::read_options(from, endian, ())?),
                _ => {
                    return Err(Error::NoVariantMatch {
                        pos: from.stream_position()?,
                    });
                }
            },
        )
    }
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct GenOpnd {
    id: u32,
    row_offset: u8,
    col_offset: u8,
    region: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct AddrOpnd {
    id: u16,
    offset: u8,
    width: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct PredOpnd {
    val: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct IndirectOpnd {
    id: u16,
    addr_offset: u8,
    indirect_offset: i16,
    bit_properties: u8,
    region: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct ConstOpnd {
    data_type: u8,
    low: u32,
    #[br(if(const_opnd_has_high(data_type)))]
    #[deku(cond = "const_opnd_has_high(*data_type)")]
    high: Option<u32>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct StateOpnd {
    class: u8,
    id: u16,
    offset: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct RawOperand {
    id: u32,
    offset: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct N3dLoad {
    op: u16,
    exec_size: u8,
    pred: u16,
    channels: u8,
    aoffimmi: VecOperand,
    surface: u8,
    dst: RawOperand,
    num_params: u8,
    #[br(count = num_params)]
    #[deku(count = "num_params")]
    params: Vec<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct N3dSample {
    op: u16,
    exec_size: u8,
    pred: u16,
    channels: u8,
    aoffimmi: VecOperand,
    sampler: u8,
    surface: u8,
    dst: RawOperand,
    num_params: u8,
    #[br(count = num_params)]
    #[deku(count = "num_params")]
    params: Vec<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct N3dSample4 {
    op: u16,
    exec_size: u8,
    pred: u16,
    src_channel: u8,
    aoffimmi: VecOperand,
    sampler: u8,
    surface: u8,
    dst: RawOperand,
    num_params: u8,
    #[br(count = num_params)]
    #[deku(count = "num_params")]
    params: Vec<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Add {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Add3 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Add3o {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Addc {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    carry: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct AddrAdd {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct And {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Asr {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Avg {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Avs {
    channels: u8,
    sampler: u8,
    surface: u8,
    u_offset: VecOperand,
    v_offset: VecOperand,
    delta_u: VecOperand,
    delta_v: VecOperand,
    u2d: VecOperand,
    group_id: VecOperand,
    vertical_block_number: VecOperand,
    cntrl: u8,
    v2d: VecOperand,
    exec_mode: u8,
    iefbypass: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Barrier {}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Bfe {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Bfi {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
    src3: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Bfn {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
    boolean_func_ctrl: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Bfrev {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct CacheFlush {}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Call {
    exec_size: u8,
    pred: u16,
    label: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Cbit {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Cmp {
    exec_size: u8,
    rel_op: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Cos {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Div {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Divm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dp2 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dp3 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dp4 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dp4a {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dpas {
    exec_size: u8,
    dst: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    src2: VecOperand,
    w: u8,
    a: u8,
    sd: u8,
    rc: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dpasw {
    exec_size: u8,
    dst: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    src2: VecOperand,
    w: u8,
    a: u8,
    sd: u8,
    rc: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Dph {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct DwordAtomic {
    op: u8,
    exec_size: u8,
    pred: u16,
    surface: u8,
    element_offset: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Exp {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Faddr {
    func_id: u16,
    dst: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fbh {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fbl {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fcall {
    exec_size: u8,
    pred: u16,
    func_id: u16,
    arg_size: u8,
    return_size: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fcvt {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fence {
    mask: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct File {
    file_name: u32,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Frc {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Fret {
    exec_size: u8,
    pred: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Gather {
    elt_size: u8,
    is_modified: u8,
    num_elts: u8,
    surface: u8,
    global_offset: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Gather4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    surface: u8,
    offset: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Gather4Typed {
    exec_size: u8,
    pred: u16,
    channels: u8,
    surface: u8,
    u: RawOperand,
    v: RawOperand,
    r: RawOperand,
    lod: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct GatherScaled {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    scale: u16,
    surface: u8,
    offset: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Goto {
    exec_size: u8,
    pred: u16,
    label: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Ifcall {
    exec_size: u8,
    pred: u16,
    func_addr: VecOperand,
    arg_size: u8,
    return_size: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Info {
    op: u8,
    exec_size: u8,
    channels: u8,
    surface: u8,
    #[br(if(info_has_lod(op)))]
    #[deku(cond = "info_has_lod(*op)")]
    lod: Option<RawOperand>,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Inv {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Invm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    pred_dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Jmp {
    exec_size: u8,
    pred: u16,
    label: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Label {
    label: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Lifetime {
    properties: u8,
    variable: u32,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Line {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Load {
    mode: u8,
    surface: u8,
    u_offset: RawOperand,
    v_offset: RawOperand,
    r_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Loc {
    line_number: u32,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Log {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Lrp {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct LscFence {
    exec_size: u8,
    pred: u16,
    lsc_sfid: u8,
    lsc_fence_op: u8,
    lsc_scope: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct LscTyped {
    lsc_sub_op: u8,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    exec_size: Option<u8>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    pred: Option<u16>,
    caching_l1: u8,
    caching_l3: u8,
    addr_type: u8,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    addr_size: Option<u8>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    data_size: Option<u8>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    data_order: Option<u8>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    data_elems_per_addr: Option<u8>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    ch_mask: Option<u8>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    block_width: Option<u16>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    block_height: Option<u16>,
    surface: VecOperand,
    dst_data: RawOperand,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    src0_addrs_u: Option<RawOperand>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    src0_addrs_v: Option<RawOperand>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    src0_addrs_r: Option<RawOperand>,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    src0_addrs_lod: Option<RawOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    src0_addr_x: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    src0_addr_y: Option<VecOperand>,
    src1_data: RawOperand,
    #[br(if(lsc_typed_has_exec_size(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_exec_size(*lsc_sub_op)")]
    src2_data: Option<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct LscUntyped {
    lsc_sub_op: u8,
    exec_size: u8,
    pred: u16,
    lsc_sfid: u8,
    caching_l1: u8,
    caching_l3: u8,
    #[br(if(lsc_untyped_has_addr_type(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_type(*lsc_sub_op)")]
    addr_type: Option<u8>,
    #[br(if(lsc_untyped_has_addr_scale(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_scale(*lsc_sub_op)")]
    addr_scale: Option<u16>,
    #[br(if(lsc_untyped_has_addr_scale(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_scale(*lsc_sub_op)")]
    addr_imm_offset: Option<i32>,
    #[br(if(lsc_untyped_has_addr_scale(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_scale(*lsc_sub_op)")]
    addr_size: Option<u8>,
    data_size: u8,
    data_order: u8,
    #[br(if(lsc_untyped_has_addr_type(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_type(*lsc_sub_op)")]
    data_elems_per_addr: Option<u8>,
    #[br(if(lsc_untyped_has_addr_type(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_type(*lsc_sub_op)")]
    ch_mask: Option<u8>,
    #[br(if(lsc_untyped_has_addr_type(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_addr_type(*lsc_sub_op)")]
    surface: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    blocks: Option<u8>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    block_width: Option<u16>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    block_height: Option<u16>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    vnni: Option<u8>,
    dst_data: RawOperand,
    #[br(if(lsc_untyped_has_src0_data(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src0_data(*lsc_sub_op)")]
    src0_data: Option<RawOperand>,
    #[br(if(lsc_untyped_has_src0_addrs(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src0_addrs(*lsc_sub_op)")]
    src0_addrs: Option<RawOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    surface_base_addr: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    surface_width: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    surface_height: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    surface_pitch: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    src0_addr_x: Option<VecOperand>,
    #[br(if(lsc_typed_has_block_width(lsc_sub_op)))]
    #[deku(cond = "lsc_typed_has_block_width(*lsc_sub_op)")]
    src0_addr_y: Option<VecOperand>,
    #[br(if(lsc_untyped_has_src0_addr_base(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src0_addr_base(*lsc_sub_op)")]
    src0_addr_base: Option<RawOperand>,
    #[br(if(lsc_untyped_has_src0_addr_base(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src0_addr_base(*lsc_sub_op)")]
    src0_addr_pitch: Option<VecOperand>,
    #[br(if(lsc_untyped_has_src1_data(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src1_data(*lsc_sub_op)")]
    src1_data: Option<RawOperand>,
    #[br(if(lsc_untyped_has_src0_addrs(lsc_sub_op)))]
    #[deku(cond = "lsc_untyped_has_src0_addrs(*lsc_sub_op)")]
    src2_data: Option<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Lzd {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Mad {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Madw {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct MediaLd {
    modifiers: u8,
    surface: u8,
    plane: u8,
    block_width: u8,
    block_height: u8,
    x_offset: VecOperand,
    y_offset: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct MediaSt {
    modifiers: u8,
    surface: u8,
    plane: u8,
    block_width: u8,
    block_height: u8,
    x_offset: VecOperand,
    y_offset: VecOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct MinMax {
    exec_size: u8,
    op: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Mod {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Mov {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Movs {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Mul {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Mulh {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Nbarrier {
    mode: u8,
    id: VecOperand,
    num_threads: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Not {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Or {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct OwordLd {
    size: u8,
    is_modified: u8,
    surface: u8,
    offset: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct OwordLdUnaligned {
    size: u8,
    is_modified: u8,
    surface: u8,
    offset: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct OwordSt {
    size: u8,
    surface: u8,
    offset: VecOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Plane {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Pow {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct QwGather {
    exec_size: u8,
    pred: u16,
    num_blocks: u8,
    surface: u8,
    offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct QwScatter {
    exec_size: u8,
    pred: u16,
    num_blocks: u8,
    surface: u8,
    offset: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct RawSend {
    modifiers: u8,
    exec_size: u8,
    pred: u16,
    ex_msg_desc: u32,
    num_src: u8,
    num_dst: u8,
    desc: VecOperand,
    src: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct RawSends {
    modifiers: u8,
    exec_size: u8,
    pred: u16,
    num_src0: u8,
    num_src1: u8,
    num_dst: u8,
    sfid: u8,
    ex_msg_desc: VecOperand,
    desc: VecOperand,
    src0: RawOperand,
    src1: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Ret {
    exec_size: u8,
    pred: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rndd {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rnde {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rndu {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rndz {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rol {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Ror {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rsqrt {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Rsqtm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    pred_dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct RtRead {
    exec_size: u8,
    pred: u16,
    mode: u16,
    surface: u8,
    #[br(if(rt_read_has_si(mode)))]
    #[deku(cond = "rt_read_has_si(*mode)")]
    si: Option<VecOperand>,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct RtWrite {
    exec_size: u8,
    pred: u16,
    mode: u16,
    surface: u8,
    header: RawOperand,
    #[br(if(rt_write_has_si(mode)))]
    #[deku(cond = "rt_write_has_si(*mode)")]
    si: Option<VecOperand>,
    #[br(if(rt_write_has_cps(mode)))]
    #[deku(cond = "rt_write_has_cps(*mode)")]
    cps: Option<VecOperand>,
    #[br(if(rt_write_has_rti(mode)))]
    #[deku(cond = "rt_write_has_rti(*mode)")]
    rti: Option<VecOperand>,
    #[br(if(rt_write_has_source0_alpha(mode)))]
    #[deku(cond = "rt_write_has_source0_alpha(*mode)")]
    source0_alpha: Option<RawOperand>,
    #[br(if(rt_write_has_o_mask(mode)))]
    #[deku(cond = "rt_write_has_o_mask(*mode)")]
    o_mask: Option<RawOperand>,
    r: RawOperand,
    g: RawOperand,
    b: RawOperand,
    a: RawOperand,
    #[br(if(rt_write_has_source_depth(mode)))]
    #[deku(cond = "rt_write_has_source_depth(*mode)")]
    source_depth: Option<RawOperand>,
    #[br(if(rt_write_has_stencil(mode)))]
    #[deku(cond = "rt_write_has_stencil(*mode)")]
    stencil: Option<RawOperand>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sad2 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sad2add {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sample {
    mode: u8,
    sampler: u8,
    surface: u8,
    u_offset: RawOperand,
    v_offset: RawOperand,
    r_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SampleUnorm {
    channel_mask: u8,
    sampler: u8,
    surface: u8,
    u_offset: VecOperand,
    v_offset: VecOperand,
    delta_u: VecOperand,
    delta_v: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sbarrier {
    mode: u8,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Scatter {
    elt_size: u8,
    num_elts: u8,
    surface: u8,
    global_offset: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Scatter4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    surface: u8,
    offset: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Scatter4Typed {
    exec_size: u8,
    pred: u16,
    channels: u8,
    surface: u8,
    u: RawOperand,
    v: RawOperand,
    r: RawOperand,
    lod: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct ScatterScaled {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    scale: u16,
    surface: u8,
    offset: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sel {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Setp {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Shl {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Shr {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sin {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sqrt {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Sqrtm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Srnd {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Subb {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    borrow: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Subroutine {
    label: u16,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmAtomic {
    exec_size: u8,
    pred: u16,
    op: u8,
    addresses: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmBlockLd {
    properties: u8,
    address: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmBlockSt {
    properties: u8,
    address: VecOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmGather {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    addresses: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmGather4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    address: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmScatter {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    addresses: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct SvmScatter4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    address: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Switchjmp {
    exec_size: u8,
    num_labels: u8,
    index: VecOperand,
    #[br(count = num_labels)]
    #[deku(count = "num_labels")]
    label: Vec<u16>,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct TypedAtomic {
    op: u8,
    exec_size: u8,
    pred: u16,
    surface: u8,
    u: RawOperand,
    v: RawOperand,
    r: RawOperand,
    lod: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct UrbWrite {
    exec_size: u8,
    pred: u16,
    num_out: u8,
    channel_mask: RawOperand,
    global_offset: u16,
    urb_handle: RawOperand,
    per_slot_offset: RawOperand,
    vertex_data: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaBoolcentroid {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    vsize: VecOperand,
    hsize: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaCentroid {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    vsize: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaConvolve {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    convolution: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaDilate {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaErode {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaMinmax {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    mode: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaMinmaxfilter {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    cntrl: u8,
    block: u8,
    mode: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusConv1dHorizontal {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusConv1dVertical {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusConv1pixel {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    offsets: RawOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusCorrelationSearch {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    vorigin: VecOperand,
    horigin: VecOperand,
    xsize: VecOperand,
    ysize: VecOperand,
    xsearch: VecOperand,
    ysearch: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusFloodFill {
    connect: u8,
    pixel_mask_h: RawOperand,
    pixel_mask_left: VecOperand,
    pixel_mask_right: VecOperand,
    loop_count: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcConvolve1dH {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    format: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcConvolve1dV {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    format: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcConvolve1p {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    format: u8,
    offsets: RawOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcConvolve2d {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    format: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcDilate {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcErode {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcLbpCorrelation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    disparity: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcLbpCreation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    pattern: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusHdcMinMaxFilter {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    format: u8,
    mode: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusLbpCorrelation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    disparity: VecOperand,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VaSklPlusLbpCreation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    pattern: u8,
    dst: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VmeFbr {
    uniinput: RawOperand,
    fbrinput: RawOperand,
    surface: u8,
    fbrmb_mode: VecOperand,
    fbrsub_mb_shape: VecOperand,
    fbrsub_pred_mode: VecOperand,
    output: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VmeIdm {
    uniinput: RawOperand,
    idminput: RawOperand,
    surface: u8,
    output: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VmeIme {
    stream_mode: u8,
    search_ctrl: u8,
    uniinput: RawOperand,
    imeinput: RawOperand,
    surface: u8,
    ref0: RawOperand,
    ref1: RawOperand,
    cost_center: RawOperand,
    output: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct VmeSic {
    uniinput: RawOperand,
    sicinput: RawOperand,
    surface: u8,
    output: RawOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Wait {
    mask: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Xor {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[deku(endian = "endian", ctx = "endian: DekuEndian")]
pub struct Yield {}
fn const_opnd_has_high(data_type: u8) -> bool {
    matches!(data_type & 0xf, 0x06 | 0x0d | 0x0b)
}
fn info_has_lod(op: u8) -> bool {
    matches!(op, 0x0a)
}
fn lsc_typed_has_exec_size(lsc_sub_op: u8) -> bool {
    matches!(
        lsc_sub_op, 0x02 | 0x06 | 0x08 | 0x09 | 0x0a | 0x0b | 0x0c | 0x0d | 0x0e | 0x0f |
        0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a | 0x1b
        | 0x1c | 0x1e
    )
}
fn lsc_typed_has_block_width(lsc_sub_op: u8) -> bool {
    matches!(lsc_sub_op, 0x03 | 0x07)
}
fn lsc_untyped_has_addr_type(lsc_sub_op: u8) -> bool {
    matches!(
        lsc_sub_op, 0x00 | 0x01 | 0x02 | 0x04 | 0x05 | 0x06 | 0x08 | 0x09 | 0x0a | 0x0b |
        0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17
        | 0x18 | 0x19 | 0x1a | 0x1b | 0x1c | 0x28 | 0x29
    )
}
fn lsc_untyped_has_addr_scale(lsc_sub_op: u8) -> bool {
    matches!(
        lsc_sub_op, 0x00 | 0x01 | 0x02 | 0x04 | 0x05 | 0x06 | 0x08 | 0x09 | 0x0a | 0x0b |
        0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17
        | 0x18 | 0x19 | 0x1a | 0x1b | 0x1c
    )
}
fn lsc_untyped_has_src0_data(lsc_sub_op: u8) -> bool {
    matches!(lsc_sub_op, 0x28 | 0x29)
}
fn lsc_untyped_has_src0_addrs(lsc_sub_op: u8) -> bool {
    matches!(
        lsc_sub_op, 0x00 | 0x02 | 0x04 | 0x06 | 0x08 | 0x09 | 0x0a | 0x0b | 0x0c | 0x0d |
        0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19
        | 0x1a | 0x1b | 0x1c
    )
}
fn lsc_untyped_has_src0_addr_base(lsc_sub_op: u8) -> bool {
    matches!(lsc_sub_op, 0x01 | 0x05)
}
fn lsc_untyped_has_src1_data(lsc_sub_op: u8) -> bool {
    matches!(
        lsc_sub_op, 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 |
        0x0a | 0x0b | 0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15
        | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a | 0x1b | 0x1c
    )
}
fn rt_read_has_si(mode: u16) -> bool {
    mode >> 1 & 0x1 == 1
}
fn rt_write_has_si(mode: u16) -> bool {
    mode >> 11 & 0x1 == 1
}
fn rt_write_has_cps(mode: u16) -> bool {
    mode >> 8 & 0x1 == 1
}
fn rt_write_has_rti(mode: u16) -> bool {
    mode >> 2 & 0x1 == 1
}
fn rt_write_has_source0_alpha(mode: u16) -> bool {
    mode >> 3 & 0x1 == 1
}
fn rt_write_has_o_mask(mode: u16) -> bool {
    mode >> 4 & 0x1 == 1
}
fn rt_write_has_source_depth(mode: u16) -> bool {
    mode >> 5 & 0x1 == 1
}
fn rt_write_has_stencil(mode: u16) -> bool {
    mode >> 6 & 0x1 == 1
}
