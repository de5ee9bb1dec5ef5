// Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! The instructions as plain structs, read and written field after field, with nothing but the standard library.
#[derive(Clone, PartialEq, Debug)]
pub enum Record {
    Add(Add),
    Avg(Avg),
    Div(Div),
    Dp2(Dp2),
    Dp3(Dp3),
    Dp4(Dp4),
    Dph(Dph),
    Exp(Exp),
    Frc(Frc),
    Line(Line),
    Log(Log),
    Mad(Mad),
    Mulh(Mulh),
    Lrp(Lrp),
    Mod(Mod),
    Mul(Mul),
    Pow(Pow),
    Rndd(Rndd),
    Rndu(Rndu),
    Rnde(Rnde),
    Rndz(Rndz),
    Sad2(Sad2),
    Sin(Sin),
    Cos(Cos),
    Sqrt(Sqrt),
    Rsqrt(Rsqrt),
    Inv(Inv),
    Dpasw(Dpasw),
    Fcvt(Fcvt),
    Srnd(Srnd),
    Lzd(Lzd),
    And(And),
    Or(Or),
    Xor(Xor),
    Not(Not),
    Shl(Shl),
    Shr(Shr),
    Asr(Asr),
    Cbit(Cbit),
    AddrAdd(AddrAdd),
    Mov(Mov),
    Sel(Sel),
    Setp(Setp),
    Cmp(Cmp),
    Movs(Movs),
    Fbl(Fbl),
    Fbh(Fbh),
    Subroutine(Subroutine),
    Label(Label),
    Jmp(Jmp),
    Call(Call),
    Ret(Ret),
    OwordLd(OwordLd),
    OwordSt(OwordSt),
    MediaLd(MediaLd),
    MediaSt(MediaSt),
    Gather(Gather),
    Scatter(Scatter),
    OwordLdUnaligned(OwordLdUnaligned),
    Sample(Sample),
    SampleUnorm(SampleUnorm),
    Load(Load),
    Avs(Avs),
    Va(Va),
    MinMax(MinMax),
    Bfe(Bfe),
    Bfi(Bfi),
    Bfrev(Bfrev),
    Addc(Addc),
    Subb(Subb),
    Gather4Typed(Gather4Typed),
    Scatter4Typed(Scatter4Typed),
    VaSklPlus(VaSklPlus),
    Svm(Svm),
    Ifcall(Ifcall),
    Faddr(Faddr),
    File(File),
    Loc(Loc),
    VmeIme(VmeIme),
    VmeSic(VmeSic),
    VmeFbr(VmeFbr),
    VmeIdm(VmeIdm),
    Barrier(Barrier),
    CacheFlush(CacheFlush),
    Wait(Wait),
    Fence(Fence),
    RawSend(RawSend),
    Yield(Yield),
    Nbarrier(Nbarrier),
    Fcall(Fcall),
    Fret(Fret),
    Switchjmp(Switchjmp),
    Sad2add(Sad2add),
    Plane(Plane),
    Goto(Goto),
    N3dSample(N3dSample),
    N3dLoad(N3dLoad),
    N3dSample4(N3dSample4),
    Info(Info),
    RtWrite(RtWrite),
    UrbWrite(UrbWrite),
    TypedAtomic(TypedAtomic),
    Gather4Scaled(Gather4Scaled),
    Scatter4Scaled(Scatter4Scaled),
    GatherScaled(GatherScaled),
    ScatterScaled(ScatterScaled),
    RawSends(RawSends),
    Lifetime(Lifetime),
    Sbarrier(Sbarrier),
    DwordAtomic(DwordAtomic),
    Sqrtm(Sqrtm),
    Divm(Divm),
    Rol(Rol),
    Ror(Ror),
    Dp4a(Dp4a),
    Dpas(Dpas),
    Add3(Add3),
    Bfn(Bfn),
    QwGather(QwGather),
    QwScatter(QwScatter),
    LscUntyped(LscUntyped),
    LscTyped(LscTyped),
    LscFence(LscFence),
    RtRead(RtRead),
    Madw(Madw),
    Add3o(Add3o),
    Invm(Invm),
    Rsqtm(Rsqtm),
}
impl Field for Record {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(
            match u8::read(from)? {
                0x01 => Self::Add(Field::read(from)?),
                0x02 => Self::Avg(Field::read(from)?),
                0x03 => Self::Div(Field::read(from)?),
                0x04 => Self::Dp2(Field::read(from)?),
                0x05 => Self::Dp3(Field::read(from)?),
                0x06 => Self::Dp4(Field::read(from)?),
                0x07 => Self::Dph(Field::read(from)?),
                0x08 => Self::Exp(Field::read(from)?),
                0x09 => Self::Frc(Field::read(from)?),
                0x0a => Self::Line(Field::read(from)?),
                0x0b => Self::Log(Field::read(from)?),
                0x0c => Self::Mad(Field::read(from)?),
                0x0d => Self::Mulh(Field::read(from)?),
                0x0e => Self::Lrp(Field::read(from)?),
                0x0f => Self::Mod(Field::read(from)?),
                0x10 => Self::Mul(Field::read(from)?),
                0x11 => Self::Pow(Field::read(from)?),
                0x12 => Self::Rndd(Field::read(from)?),
                0x13 => Self::Rndu(Field::read(from)?),
                0x14 => Self::Rnde(Field::read(from)?),
                0x15 => Self::Rndz(Field::read(from)?),
                0x16 => Self::Sad2(Field::read(from)?),
                0x17 => Self::Sin(Field::read(from)?),
                0x18 => Self::Cos(Field::read(from)?),
                0x19 => Self::Sqrt(Field::read(from)?),
                0x1a => Self::Rsqrt(Field::read(from)?),
                0x1b => Self::Inv(Field::read(from)?),
                0x1c => Self::Dpasw(Field::read(from)?),
                0x1d => Self::Fcvt(Field::read(from)?),
                0x1e => Self::Srnd(Field::read(from)?),
                0x1f => Self::Lzd(Field::read(from)?),
                0x20 => Self::And(Field::read(from)?),
                0x21 => Self::Or(Field::read(from)?),
                0x22 => Self::Xor(Field::read(from)?),
                0x23 => Self::Not(Field::read(from)?),
                0x24 => Self::Shl(Field::read(from)?),
                0x25 => Self::Shr(Field::read(from)?),
                0x26 => Self::Asr(Field::read(from)?),
                0x27 => Self::Cbit(Field::read(from)?),
                0x28 => Self::AddrAdd(Field::read(from)?),
                0x29 => Self::Mov(Field::read(from)?),
                0x2a => Self::Sel(Field::read(from)?),
                0x2b => Self::Setp(Field::read(from)?),
                0x2c => Self::Cmp(Field::read(from)?),
                0x2d => Self::Movs(Field::read(from)?),
                0x2e => Self::Fbl(Field::read(from)?),
                0x2f => Self::Fbh(Field::read(from)?),
                0x30 => Self::Subroutine(Field::read(from)?),
                0x31 => Self::Label(Field::read(from)?),
                0x32 => Self::Jmp(Field::read(from)?),
                0x33 => Self::Call(Field::read(from)?),
                0x34 => Self::Ret(Field::read(from)?),
                0x35 => Self::OwordLd(Field::read(from)?),
                0x36 => Self::OwordSt(Field::read(from)?),
                0x37 => Self::MediaLd(Field::read(from)?),
                0x38 => Self::MediaSt(Field::read(from)?),
                0x39 => Self::Gather(Field::read(from)?),
                0x3a => Self::Scatter(Field::read(from)?),
                0x3c => Self::OwordLdUnaligned(Field::read(from)?),
                0x40 => Self::Sample(Field::read(from)?),
                0x41 => Self::SampleUnorm(Field::read(from)?),
                0x42 => Self::Load(Field::read(from)?),
                0x43 => Self::Avs(Field::read(from)?),
                0x44 => Self::Va(Field::read(from)?),
                0x45 => Self::MinMax(Field::read(from)?),
                0x46 => Self::Bfe(Field::read(from)?),
                0x47 => Self::Bfi(Field::read(from)?),
                0x48 => Self::Bfrev(Field::read(from)?),
                0x49 => Self::Addc(Field::read(from)?),
                0x4a => Self::Subb(Field::read(from)?),
                0x4b => Self::Gather4Typed(Field::read(from)?),
                0x4c => Self::Scatter4Typed(Field::read(from)?),
                0x4d => Self::VaSklPlus(Field::read(from)?),
                0x4e => Self::Svm(Field::read(from)?),
                0x4f => Self::Ifcall(Field::read(from)?),
                0x50 => Self::Faddr(Field::read(from)?),
                0x51 => Self::File(Field::read(from)?),
                0x52 => Self::Loc(Field::read(from)?),
                0x54 => Self::VmeIme(Field::read(from)?),
                0x55 => Self::VmeSic(Field::read(from)?),
                0x56 => Self::VmeFbr(Field::read(from)?),
                0x57 => Self::VmeIdm(Field::read(from)?),
                0x59 => Self::Barrier(Field::read(from)?),
                0x5a => Self::CacheFlush(Field::read(from)?),
                0x5b => Self::Wait(Field::read(from)?),
                0x5c => Self::Fence(Field::read(from)?),
                0x5d => Self::RawSend(Field::read(from)?),
                0x5f => Self::Yield(Field::read(from)?),
                0x60 => Self::Nbarrier(Field::read(from)?),
                0x67 => Self::Fcall(Field::read(from)?),
                0x68 => Self::Fret(Field::read(from)?),
                0x69 => Self::Switchjmp(Field::read(from)?),
                0x6a => Self::Sad2add(Field::read(from)?),
                0x6b => Self::Plane(Field::read(from)?),
                0x6c => Self::Goto(Field::read(from)?),
                0x6d => Self::N3dSample(Field::read(from)?),
                0x6e => Self::N3dLoad(Field::read(from)?),
                0x6f => Self::N3dSample4(Field::read(from)?),
                0x70 => Self::Info(Field::read(from)?),
                0x71 => Self::RtWrite(Field::read(from)?),
                0x72 => Self::UrbWrite(Field::read(from)?),
                0x73 => Self::TypedAtomic(Field::read(from)?),
                0x74 => Self::Gather4Scaled(Field::read(from)?),
                0x75 => Self::Scatter4Scaled(Field::read(from)?),
                0x78 => Self::GatherScaled(Field::read(from)?),
                0x79 => Self::ScatterScaled(Field::read(from)?),
                0x7a => Self::RawSends(Field::read(from)?),
                0x7b => Self::Lifetime(Field::read(from)?),
                0x7c => Self::Sbarrier(Field::read(from)?),
                0x7d => Self::DwordAtomic(Field::read(from)?),
                0x7e => Self::Sqrtm(Field::read(from)?),
                0x7f => Self::Divm(Field::read(from)?),
                0x80 => Self::Rol(Field::read(from)?),
                0x81 => Self::Ror(Field::read(from)?),
                0x82 => Self::Dp4a(Field::read(from)?),
                0x83 => Self::Dpas(Field::read(from)?),
                0x84 => Self::Add3(Field::read(from)?),
                0x85 => Self::Bfn(Field::read(from)?),
                0x86 => Self::QwGather(Field::read(from)?),
                0x87 => Self::QwScatter(Field::read(from)?),
                0x89 => Self::LscUntyped(Field::read(from)?),
                0x8a => Self::LscTyped(Field::read(from)?),
                0x8b => Self::LscFence(Field::read(from)?),
                0x90 => Self::RtRead(Field::read(from)?),
                0x91 => Self::Madw(Field::read(from)?),
                0x92 => Self::Add3o(Field::read(from)?),
                0x9b => Self::Invm(Field::read(from)?),
                0x9c => Self::Rsqtm(Field::read(from)?),
                _ => return None,
            },
        )
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        match self {
            Self::Add(record) => {
                0x01u8.write(to)?;
                record.write(to)
            }
            Self::Avg(record) => {
                0x02u8.write(to)?;
                record.write(to)
            }
            Self::Div(record) => {
                0x03u8.write(to)?;
                record.write(to)
            }
            Self::Dp2(record) => {
                0x04u8.write(to)?;
                record.write(to)
            }
            Self::Dp3(record) => {
                0x05u8.write(to)?;
                record.write(to)
            }
            Self::Dp4(record) => {
                0x06u8.write(to)?;
                record.write(to)
            }
            Self::Dph(record) => {
                0x07u8.write(to)?;
                record.write(to)
            }
            Self::Exp(record) => {
                0x08u8.write(to)?;
                record.write(to)
            }
            Self::Frc(record) => {
                0x09u8.write(to)?;
                record.write(to)
            }
            Self::Line(record) => {
                0x0au8.write(to)?;
                record.write(to)
            }
            Self::Log(record) => {
                0x0bu8.write(to)?;
                record.write(to)
            }
            Self::Mad(record) => {
                0x0cu8.write(to)?;
                record.write(to)
            }
            Self::Mulh(record) => {
                0x0du8.write(to)?;
                record.write(to)
            }
            Self::Lrp(record) => {
                0x0eu8.write(to)?;
                record.write(to)
            }
            Self::Mod(record) => {
                0x0fu8.write(to)?;
                record.write(to)
            }
            Self::Mul(record) => {
                0x10u8.write(to)?;
                record.write(to)
            }
            Self::Pow(record) => {
                0x11u8.write(to)?;
                record.write(to)
            }
            Self::Rndd(record) => {
                0x12u8.write(to)?;
                record.write(to)
            }
            Self::Rndu(record) => {
                0x13u8.write(to)?;
                record.write(to)
            }
            Self::Rnde(record) => {
                0x14u8.write(to)?;
                record.write(to)
            }
            Self::Rndz(record) => {
                0x15u8.write(to)?;
                record.write(to)
            }
            Self::Sad2(record) => {
                0x16u8.write(to)?;
                record.write(to)
            }
            Self::Sin(record) => {
                0x17u8.write(to)?;
                record.write(to)
            }
            Self::Cos(record) => {
                0x18u8.write(to)?;
                record.write(to)
            }
            Self::Sqrt(record) => {
                0x19u8.write(to)?;
                record.write(to)
            }
            Self::Rsqrt(record) => {
                0x1au8.write(to)?;
                record.write(to)
            }
            Self::Inv(record) => {
                0x1bu8.write(to)?;
                record.write(to)
            }
            Self::Dpasw(record) => {
                0x1cu8.write(to)?;
                record.write(to)
            }
            Self::Fcvt(record) => {
                0x1du8.write(to)?;
                record.write(to)
            }
            Self::Srnd(record) => {
                0x1eu8.write(to)?;
                record.write(to)
            }
            Self::Lzd(record) => {
                0x1fu8.write(to)?;
                record.write(to)
            }
            Self::And(record) => {
                0x20u8.write(to)?;
                record.write(to)
            }
            Self::Or(record) => {
                0x21u8.write(to)?;
                record.write(to)
            }
            Self::Xor(record) => {
                0x22u8.write(to)?;
                record.write(to)
            }
            Self::Not(record) => {
                0x23u8.write(to)?;
                record.write(to)
            }
            Self::Shl(record) => {
                0x24u8.write(to)?;
                record.write(to)
            }
            Self::Shr(record) => {
                0x25u8.write(to)?;
                record.write(to)
            }
            Self::Asr(record) => {
                0x26u8.write(to)?;
                record.write(to)
            }
            Self::Cbit(record) => {
                0x27u8.write(to)?;
                record.write(to)
            }
            Self::AddrAdd(record) => {
                0x28u8.write(to)?;
                record.write(to)
            }
            Self::Mov(record) => {
                0x29u8.write(to)?;
                record.write(to)
            }
            Self::Sel(record) => {
                0x2au8.write(to)?;
                record.write(to)
            }
            Self::Setp(record) => {
                0x2bu8.write(to)?;
                record.write(to)
            }
            Self::Cmp(record) => {
                0x2cu8.write(to)?;
                record.write(to)
            }
            Self::Movs(record) => {
                0x2du8.write(to)?;
                record.write(to)
            }
            Self::Fbl(record) => {
                0x2eu8.write(to)?;
                record.write(to)
            }
            Self::Fbh(record) => {
                0x2fu8.write(to)?;
                record.write(to)
            }
            Self::Subroutine(record) => {
                0x30u8.write(to)?;
                record.write(to)
            }
            Self::Label(record) => {
                0x31u8.write(to)?;
                record.write(to)
            }
            Self::Jmp(record) => {
                0x32u8.write(to)?;
                record.write(to)
            }
            Self::Call(record) => {
                0x33u8.write(to)?;
                record.write(to)
            }
            Self::Ret(record) => {
                0x34u8.write(to)?;
                record.write(to)
            }
            Self::OwordLd(record) => {
                0x35u8.write(to)?;
                record.write(to)
            }
            Self::OwordSt(record) => {
                0x36u8.write(to)?;
                record.write(to)
            }
            Self::MediaLd(record) => {
                0x37u8.write(to)?;
                record.write(to)
            }
            Self::MediaSt(record) => {
                0x38u8.write(to)?;
                record.write(to)
            }
            Self::Gather(record) => {
                0x39u8.write(to)?;
                record.write(to)
            }
            Self::Scatter(record) => {
                0x3au8.write(to)?;
                record.write(to)
            }
            Self::OwordLdUnaligned(record) => {
                0x3cu8.write(to)?;
                record.write(to)
            }
            Self::Sample(record) => {
                0x40u8.write(to)?;
                record.write(to)
            }
            Self::SampleUnorm(record) => {
                0x41u8.write(to)?;
                record.write(to)
            }
            Self::Load(record) => {
                0x42u8.write(to)?;
                record.write(to)
            }
            Self::Avs(record) => {
                0x43u8.write(to)?;
                record.write(to)
            }
            Self::Va(record) => {
                0x44u8.write(to)?;
                record.write(to)
            }
            Self::MinMax(record) => {
                0x45u8.write(to)?;
                record.write(to)
            }
            Self::Bfe(record) => {
                0x46u8.write(to)?;
                record.write(to)
            }
            Self::Bfi(record) => {
                0x47u8.write(to)?;
                record.write(to)
            }
            Self::Bfrev(record) => {
                0x48u8.write(to)?;
                record.write(to)
            }
            Self::Addc(record) => {
                0x49u8.write(to)?;
                record.write(to)
            }
            Self::Subb(record) => {
                0x4au8.write(to)?;
                record.write(to)
            }
            Self::Gather4Typed(record) => {
                0x4bu8.write(to)?;
                record.write(to)
            }
            Self::Scatter4Typed(record) => {
                0x4cu8.write(to)?;
                record.write(to)
            }
            Self::VaSklPlus(record) => {
                0x4du8.write(to)?;
                record.write(to)
            }
            Self::Svm(record) => {
                0x4eu8.write(to)?;
                record.write(to)
            }
            Self::Ifcall(record) => {
                0x4fu8.write(to)?;
                record.write(to)
            }
            Self::Faddr(record) => {
                0x50u8.write(to)?;
                record.write(to)
            }
            Self::File(record) => {
                0x51u8.write(to)?;
                record.write(to)
            }
            Self::Loc(record) => {
                0x52u8.write(to)?;
                record.write(to)
            }
            Self::VmeIme(record) => {
                0x54u8.write(to)?;
                record.write(to)
            }
            Self::VmeSic(record) => {
                0x55u8.write(to)?;
                record.write(to)
            }
            Self::VmeFbr(record) => {
                0x56u8.write(to)?;
                record.write(to)
            }
            Self::VmeIdm(record) => {
                0x57u8.write(to)?;
                record.write(to)
            }
            Self::Barrier(record) => {
                0x59u8.write(to)?;
                record.write(to)
            }
            Self::CacheFlush(record) => {
                0x5au8.write(to)?;
                record.write(to)
            }
            Self::Wait(record) => {
                0x5bu8.write(to)?;
                record.write(to)
            }
            Self::Fence(record) => {
                0x5cu8.write(to)?;
                record.write(to)
            }
            Self::RawSend(record) => {
                0x5du8.write(to)?;
                record.write(to)
            }
            Self::Yield(record) => {
                0x5fu8.write(to)?;
                record.write(to)
            }
            Self::Nbarrier(record) => {
                0x60u8.write(to)?;
                record.write(to)
            }
            Self::Fcall(record) => {
                0x67u8.write(to)?;
                record.write(to)
            }
            Self::Fret(record) => {
                0x68u8.write(to)?;
                record.write(to)
            }
            Self::Switchjmp(record) => {
                0x69u8.write(to)?;
                record.write(to)
            }
            Self::Sad2add(record) => {
                0x6au8.write(to)?;
                record.write(to)
            }
            Self::Plane(record) => {
                0x6bu8.write(to)?;
                record.write(to)
            }
            Self::Goto(record) => {
                0x6cu8.write(to)?;
                record.write(to)
            }
            Self::N3dSample(record) => {
                0x6du8.write(to)?;
                record.write(to)
            }
            Self::N3dLoad(record) => {
                0x6eu8.write(to)?;
                record.write(to)
            }
            Self::N3dSample4(record) => {
                0x6fu8.write(to)?;
                record.write(to)
            }
            Self::Info(record) => {
                0x70u8.write(to)?;
                record.write(to)
            }
            Self::RtWrite(record) => {
                0x71u8.write(to)?;
                record.write(to)
            }
            Self::UrbWrite(record) => {
                0x72u8.write(to)?;
                record.write(to)
            }
            Self::TypedAtomic(record) => {
                0x73u8.write(to)?;
                record.write(to)
            }
            Self::Gather4Scaled(record) => {
                0x74u8.write(to)?;
                record.write(to)
            }
            Self::Scatter4Scaled(record) => {
                0x75u8.write(to)?;
                record.write(to)
            }
            Self::GatherScaled(record) => {
                0x78u8.write(to)?;
                record.write(to)
            }
            Self::ScatterScaled(record) => {
                0x79u8.write(to)?;
                record.write(to)
            }
            Self::RawSends(record) => {
                0x7au8.write(to)?;
                record.write(to)
            }
            Self::Lifetime(record) => {
                0x7bu8.write(to)?;
                record.write(to)
            }
            Self::Sbarrier(record) => {
                0x7cu8.write(to)?;
                record.write(to)
            }
            Self::DwordAtomic(record) => {
                0x7du8.write(to)?;
                record.write(to)
            }
            Self::Sqrtm(record) => {
                0x7eu8.write(to)?;
                record.write(to)
            }
            Self::Divm(record) => {
                0x7fu8.write(to)?;
                record.write(to)
            }
            Self::Rol(record) => {
                0x80u8.write(to)?;
                record.write(to)
            }
            Self::Ror(record) => {
                0x81u8.write(to)?;
                record.write(to)
            }
            Self::Dp4a(record) => {
                0x82u8.write(to)?;
                record.write(to)
            }
            Self::Dpas(record) => {
                0x83u8.write(to)?;
                record.write(to)
            }
            Self::Add3(record) => {
                0x84u8.write(to)?;
                record.write(to)
            }
            Self::Bfn(record) => {
                0x85u8.write(to)?;
                record.write(to)
            }
            Self::QwGather(record) => {
                0x86u8.write(to)?;
                record.write(to)
            }
            Self::QwScatter(record) => {
                0x87u8.write(to)?;
                record.write(to)
            }
            Self::LscUntyped(record) => {
                0x89u8.write(to)?;
                record.write(to)
            }
            Self::LscTyped(record) => {
                0x8au8.write(to)?;
                record.write(to)
            }
            Self::LscFence(record) => {
                0x8bu8.write(to)?;
                record.write(to)
            }
            Self::RtRead(record) => {
                0x90u8.write(to)?;
                record.write(to)
            }
            Self::Madw(record) => {
                0x91u8.write(to)?;
                record.write(to)
            }
            Self::Add3o(record) => {
                0x92u8.write(to)?;
                record.write(to)
            }
            Self::Invm(record) => {
                0x9bu8.write(to)?;
                record.write(to)
            }
            Self::Rsqtm(record) => {
                0x9cu8.write(to)?;
                record.write(to)
            }
        }
    }
}
#[derive(Clone, PartialEq, Debug)]
pub enum Svm {
    Atomic(SvmAtomic),
    BlockLd(SvmBlockLd),
    BlockSt(SvmBlockSt),
    Gather(SvmGather),
    Gather4Scaled(SvmGather4Scaled),
    Scatter(SvmScatter),
    Scatter4Scaled(SvmScatter4Scaled),
}
impl Field for Svm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(
            match u8::read(from)? {
                0x05 => Self::Atomic(Field::read(from)?),
                0x01 => Self::BlockLd(Field::read(from)?),
                0x02 => Self::BlockSt(Field::read(from)?),
                0x03 => Self::Gather(Field::read(from)?),
                0x06 => Self::Gather4Scaled(Field::read(from)?),
                0x04 => Self::Scatter(Field::read(from)?),
                0x07 => Self::Scatter4Scaled(Field::read(from)?),
                _ => return None,
            },
        )
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        match self {
            Self::Atomic(record) => {
                0x05u8.write(to)?;
                record.write(to)
            }
            Self::BlockLd(record) => {
                0x01u8.write(to)?;
                record.write(to)
            }
            Self::BlockSt(record) => {
                0x02u8.write(to)?;
                record.write(to)
            }
            Self::Gather(record) => {
                0x03u8.write(to)?;
                record.write(to)
            }
            Self::Gather4Scaled(record) => {
                0x06u8.write(to)?;
                record.write(to)
            }
            Self::Scatter(record) => {
                0x04u8.write(to)?;
                record.write(to)
            }
            Self::Scatter4Scaled(record) => {
                0x07u8.write(to)?;
                record.write(to)
            }
        }
    }
}
#[derive(Clone, PartialEq, Debug)]
pub enum Va {
    Boolcentroid(VaBoolcentroid),
    Centroid(VaCentroid),
    Convolve(VaConvolve),
    Dilate(VaDilate),
    Erode(VaErode),
    Minmax(VaMinmax),
    Minmaxfilter(VaMinmaxfilter),
}
impl Field for Va {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(
            match u8::read(from)? {
                0x06 => Self::Boolcentroid(Field::read(from)?),
                0x07 => Self::Centroid(Field::read(from)?),
                0x01 => Self::Convolve(Field::read(from)?),
                0x05 => Self::Dilate(Field::read(from)?),
                0x04 => Self::Erode(Field::read(from)?),
                0x02 => Self::Minmax(Field::read(from)?),
                0x03 => Self::Minmaxfilter(Field::read(from)?),
                _ => return None,
            },
        )
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        match self {
            Self::Boolcentroid(record) => {
                0x06u8.write(to)?;
                record.write(to)
            }
            Self::Centroid(record) => {
                0x07u8.write(to)?;
                record.write(to)
            }
            Self::Convolve(record) => {
                0x01u8.write(to)?;
                record.write(to)
            }
            Self::Dilate(record) => {
                0x05u8.write(to)?;
                record.write(to)
            }
            Self::Erode(record) => {
                0x04u8.write(to)?;
                record.write(to)
            }
            Self::Minmax(record) => {
                0x02u8.write(to)?;
                record.write(to)
            }
            Self::Minmaxfilter(record) => {
                0x03u8.write(to)?;
                record.write(to)
            }
        }
    }
}
#[derive(Clone, PartialEq, Debug)]
pub enum VaSklPlus {
    Conv1dHorizontal(VaSklPlusConv1dHorizontal),
    Conv1dVertical(VaSklPlusConv1dVertical),
    Conv1pixel(VaSklPlusConv1pixel),
    CorrelationSearch(VaSklPlusCorrelationSearch),
    FloodFill(VaSklPlusFloodFill),
    HdcConvolve1dH(VaSklPlusHdcConvolve1dH),
    HdcConvolve1dV(VaSklPlusHdcConvolve1dV),
    HdcConvolve1p(VaSklPlusHdcConvolve1p),
    HdcConvolve2d(VaSklPlusHdcConvolve2d),
    HdcDilate(VaSklPlusHdcDilate),
    HdcErode(VaSklPlusHdcErode),
    HdcLbpCorrelation(VaSklPlusHdcLbpCorrelation),
    HdcLbpCreation(VaSklPlusHdcLbpCreation),
    HdcMinMaxFilter(VaSklPlusHdcMinMaxFilter),
    LbpCorrelation(VaSklPlusLbpCorrelation),
    LbpCreation(VaSklPlusLbpCreation),
}
impl Field for VaSklPlus {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(
            match u8::read(from)? {
                0x08 => Self::Conv1dHorizontal(Field::read(from)?),
                0x09 => Self::Conv1dVertical(Field::read(from)?),
                0x0a => Self::Conv1pixel(Field::read(from)?),
                0x0f => Self::CorrelationSearch(Field::read(from)?),
                0x0b => Self::FloodFill(Field::read(from)?),
                0x16 => Self::HdcConvolve1dH(Field::read(from)?),
                0x17 => Self::HdcConvolve1dV(Field::read(from)?),
                0x18 => Self::HdcConvolve1p(Field::read(from)?),
                0x10 => Self::HdcConvolve2d(Field::read(from)?),
                0x13 => Self::HdcDilate(Field::read(from)?),
                0x12 => Self::HdcErode(Field::read(from)?),
                0x14 => Self::HdcLbpCorrelation(Field::read(from)?),
                0x15 => Self::HdcLbpCreation(Field::read(from)?),
                0x11 => Self::HdcMinMaxFilter(Field::read(from)?),
                0x0d => Self::LbpCorrelation(Field::read(from)?),
                0x0c => Self::LbpCreation(Field::read(from)?),
                _ => return None,
            },
        )
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        match self {
            Self::Conv1dHorizontal(record) => {
                0x08u8.write(to)?;
                record.write(to)
            }
            Self::Conv1dVertical(record) => {
                0x09u8.write(to)?;
                record.write(to)
            }
            Self::Conv1pixel(record) => {
                0x0au8.write(to)?;
                record.write(to)
            }
            Self::CorrelationSearch(record) => {
                0x0fu8.write(to)?;
                record.write(to)
            }
            Self::FloodFill(record) => {
                0x0bu8.write(to)?;
                record.write(to)
            }
            Self::HdcConvolve1dH(record) => {
                0x16u8.write(to)?;
                record.write(to)
            }
            Self::HdcConvolve1dV(record) => {
                0x17u8.write(to)?;
                record.write(to)
            }
            Self::HdcConvolve1p(record) => {
                0x18u8.write(to)?;
                record.write(to)
            }
            Self::HdcConvolve2d(record) => {
                0x10u8.write(to)?;
                record.write(to)
            }
            Self::HdcDilate(record) => {
                0x13u8.write(to)?;
                record.write(to)
            }
            Self::HdcErode(record) => {
                0x12u8.write(to)?;
                record.write(to)
            }
            Self::HdcLbpCorrelation(record) => {
                0x14u8.write(to)?;
                record.write(to)
            }
            Self::HdcLbpCreation(record) => {
                0x15u8.write(to)?;
                record.write(to)
            }
            Self::HdcMinMaxFilter(record) => {
                0x11u8.write(to)?;
                record.write(to)
            }
            Self::LbpCorrelation(record) => {
                0x0du8.write(to)?;
                record.write(to)
            }
            Self::LbpCreation(record) => {
                0x0cu8.write(to)?;
                record.write(to)
            }
        }
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VecOperand {
    tag: u8,
    info: VecOperandInfo,
}
impl Field for VecOperand {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let tag = u8::read(from)?;
        let info = match tag & 0x7 {
            0x00 => VecOperandInfo::General(Field::read(from)?),
            0x01 => VecOperandInfo::Address(Field::read(from)?),
            0x02 => VecOperandInfo::Predicate(Field::read(from)?),
            0x03 => VecOperandInfo::Indirect(Field::read(from)?),
            0x05 => VecOperandInfo::Immediate(Field::read(from)?),
            0x06 => VecOperandInfo::State(Field::read(from)?),
            _ => return None,
        };
        Some(Self { tag, info })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.tag.write(to)?;
        match &self.info {
            VecOperandInfo::General(info) => info.write(to)?,
            VecOperandInfo::Address(info) => info.write(to)?,
            VecOperandInfo::Predicate(info) => info.write(to)?,
            VecOperandInfo::Indirect(info) => info.write(to)?,
            VecOperandInfo::Immediate(info) => info.write(to)?,
            VecOperandInfo::State(info) => info.write(to)?,
        }
        Some(())
    }
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VecOperandInfo {
    General(GenOpnd),
    Address(AddrOpnd),
    Predicate(PredOpnd),
    Indirect(IndirectOpnd),
    Immediate(ConstOpnd),
    State(StateOpnd),
}
impl Default for VecOperandInfo {
    fn default() -> Self {
        Self::General(Default::default())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct GenOpnd {
    id: u32,
    row_offset: u8,
    col_offset: u8,
    region: u16,
}
impl Field for GenOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let id = u32::read(from)?;
        let row_offset = u8::read(from)?;
        let col_offset = u8::read(from)?;
        let region = u16::read(from)?;
        Some(Self {
            id,
            row_offset,
            col_offset,
            region,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.id.write(to)?;
        self.row_offset.write(to)?;
        self.col_offset.write(to)?;
        self.region.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct AddrOpnd {
    id: u16,
    offset: u8,
    width: u8,
}
impl Field for AddrOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let id = u16::read(from)?;
        let offset = u8::read(from)?;
        let width = u8::read(from)?;
        Some(Self { id, offset, width })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.id.write(to)?;
        self.offset.write(to)?;
        self.width.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct PredOpnd {
    val: u16,
}
impl Field for PredOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let val = u16::read(from)?;
        Some(Self { val })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.val.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct IndirectOpnd {
    id: u16,
    addr_offset: u8,
    indirect_offset: i16,
    bit_properties: u8,
    region: u16,
}
impl Field for IndirectOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let id = u16::read(from)?;
        let addr_offset = u8::read(from)?;
        let indirect_offset = i16::read(from)?;
        let bit_properties = u8::read(from)?;
        let region = u16::read(from)?;
        Some(Self {
            id,
            addr_offset,
            indirect_offset,
            bit_properties,
            region,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.id.write(to)?;
        self.addr_offset.write(to)?;
        self.indirect_offset.write(to)?;
        self.bit_properties.write(to)?;
        self.region.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct ConstOpnd {
    data_type: u8,
    low: u32,
    high: Option<u32>,
}
impl Field for ConstOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let data_type = u8::read(from)?;
        let low = u32::read(from)?;
        let high = if const_opnd_has_high(data_type) {
            Some(Field::read(from)?)
        } else {
            None
        };
        Some(Self { data_type, low, high })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.data_type.write(to)?;
        self.low.write(to)?;
        if let Some(value) = &self.high {
            value.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct StateOpnd {
    class: u8,
    id: u16,
    offset: u8,
}
impl Field for StateOpnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let class = u8::read(from)?;
        let id = u16::read(from)?;
        let offset = u8::read(from)?;
        Some(Self { class, id, offset })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.class.write(to)?;
        self.id.write(to)?;
        self.offset.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct RawOperand {
    id: u32,
    offset: u16,
}
impl Field for RawOperand {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let id = u32::read(from)?;
        let offset = u16::read(from)?;
        Some(Self { id, offset })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.id.write(to)?;
        self.offset.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct N3dLoad {
    op: u16,
    exec_size: u8,
    pred: u16,
    channels: u8,
    aoffimmi: VecOperand,
    surface: u8,
    dst: RawOperand,
    num_params: u8,
    params: [RawOperand; 15],
}
impl Field for N3dLoad {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u16::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let aoffimmi = VecOperand::read(from)?;
        let surface = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        let num_params = u8::read(from)?;
        let mut all = [RawOperand::default(); 15];
        for one in all.get_mut(..usize::from(num_params))? {
            *one = Field::read(from)?;
        }
        let params = all;
        Some(Self {
            op,
            exec_size,
            pred,
            channels,
            aoffimmi,
            surface,
            dst,
            num_params,
            params,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.aoffimmi.write(to)?;
        self.surface.write(to)?;
        self.dst.write(to)?;
        self.num_params.write(to)?;
        for one in self.params.get(..usize::from(self.num_params))? {
            one.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
    params: [RawOperand; 15],
}
impl Field for N3dSample {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u16::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let aoffimmi = VecOperand::read(from)?;
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        let num_params = u8::read(from)?;
        let mut all = [RawOperand::default(); 15];
        for one in all.get_mut(..usize::from(num_params))? {
            *one = Field::read(from)?;
        }
        let params = all;
        Some(Self {
            op,
            exec_size,
            pred,
            channels,
            aoffimmi,
            sampler,
            surface,
            dst,
            num_params,
            params,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.aoffimmi.write(to)?;
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.dst.write(to)?;
        self.num_params.write(to)?;
        for one in self.params.get(..usize::from(self.num_params))? {
            one.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
    params: [RawOperand; 15],
}
impl Field for N3dSample4 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u16::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let src_channel = u8::read(from)?;
        let aoffimmi = VecOperand::read(from)?;
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        let num_params = u8::read(from)?;
        let mut all = [RawOperand::default(); 15];
        for one in all.get_mut(..usize::from(num_params))? {
            *one = Field::read(from)?;
        }
        let params = all;
        Some(Self {
            op,
            exec_size,
            pred,
            src_channel,
            aoffimmi,
            sampler,
            surface,
            dst,
            num_params,
            params,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.src_channel.write(to)?;
        self.aoffimmi.write(to)?;
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.dst.write(to)?;
        self.num_params.write(to)?;
        for one in self.params.get(..usize::from(self.num_params))? {
            one.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Add {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Add {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Add3 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Add3 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Add3o {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Add3o {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Addc {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    carry: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Addc {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let carry = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            carry,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.carry.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct AddrAdd {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for AddrAdd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self { exec_size, dst, src0, src1 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct And {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for And {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Asr {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Asr {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Avg {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Avg {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Avs {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let channels = u8::read(from)?;
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u_offset = VecOperand::read(from)?;
        let v_offset = VecOperand::read(from)?;
        let delta_u = VecOperand::read(from)?;
        let delta_v = VecOperand::read(from)?;
        let u2d = VecOperand::read(from)?;
        let group_id = VecOperand::read(from)?;
        let vertical_block_number = VecOperand::read(from)?;
        let cntrl = u8::read(from)?;
        let v2d = VecOperand::read(from)?;
        let exec_mode = u8::read(from)?;
        let iefbypass = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            channels,
            sampler,
            surface,
            u_offset,
            v_offset,
            delta_u,
            delta_v,
            u2d,
            group_id,
            vertical_block_number,
            cntrl,
            v2d,
            exec_mode,
            iefbypass,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.channels.write(to)?;
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u_offset.write(to)?;
        self.v_offset.write(to)?;
        self.delta_u.write(to)?;
        self.delta_v.write(to)?;
        self.u2d.write(to)?;
        self.group_id.write(to)?;
        self.vertical_block_number.write(to)?;
        self.cntrl.write(to)?;
        self.v2d.write(to)?;
        self.exec_mode.write(to)?;
        self.iefbypass.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Barrier {}
#[allow(unused_variables)]
impl Field for Barrier {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(Self {})
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Bfe {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Bfe {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Bfi {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
    src3: VecOperand,
}
impl Field for Bfi {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        let src3 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
            src3,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        self.src3.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Bfn {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
    boolean_func_ctrl: u8,
}
impl Field for Bfn {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        let boolean_func_ctrl = u8::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
            boolean_func_ctrl,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        self.boolean_func_ctrl.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Bfrev {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Bfrev {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct CacheFlush {}
#[allow(unused_variables)]
impl Field for CacheFlush {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(Self {})
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Call {
    exec_size: u8,
    pred: u16,
    label: u16,
}
impl Field for Call {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let label = u16::read(from)?;
        Some(Self { exec_size, pred, label })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.label.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Cbit {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Cbit {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Cmp {
    exec_size: u8,
    rel_op: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Cmp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let rel_op = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            rel_op,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.rel_op.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Cos {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Cos {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Div {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Div {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Divm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Divm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Dp2 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Dp2 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Dp3 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Dp3 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Dp4 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Dp4 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Dp4a {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Dp4a {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Dpas {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        let w = u8::read(from)?;
        let a = u8::read(from)?;
        let sd = u8::read(from)?;
        let rc = u8::read(from)?;
        Some(Self {
            exec_size,
            dst,
            src0,
            src1,
            src2,
            w,
            a,
            sd,
            rc,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        self.w.write(to)?;
        self.a.write(to)?;
        self.sd.write(to)?;
        self.rc.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Dpasw {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        let w = u8::read(from)?;
        let a = u8::read(from)?;
        let sd = u8::read(from)?;
        let rc = u8::read(from)?;
        Some(Self {
            exec_size,
            dst,
            src0,
            src1,
            src2,
            w,
            a,
            sd,
            rc,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        self.w.write(to)?;
        self.a.write(to)?;
        self.sd.write(to)?;
        self.rc.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Dph {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Dph {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for DwordAtomic {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let surface = u8::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            op,
            exec_size,
            pred,
            surface,
            element_offset,
            src0,
            src1,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.surface.write(to)?;
        self.element_offset.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Exp {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Exp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Faddr {
    func_id: u16,
    dst: VecOperand,
}
impl Field for Faddr {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let func_id = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        Some(Self { func_id, dst })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.func_id.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fbh {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Fbh {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fbl {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Fbl {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fcall {
    exec_size: u8,
    pred: u16,
    func_id: u16,
    arg_size: u8,
    return_size: u8,
}
impl Field for Fcall {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let func_id = u16::read(from)?;
        let arg_size = u8::read(from)?;
        let return_size = u8::read(from)?;
        Some(Self {
            exec_size,
            pred,
            func_id,
            arg_size,
            return_size,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.func_id.write(to)?;
        self.arg_size.write(to)?;
        self.return_size.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fcvt {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Fcvt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fence {
    mask: u8,
}
impl Field for Fence {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mask = u8::read(from)?;
        Some(Self { mask })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mask.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct File {
    file_name: u32,
}
impl Field for File {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let file_name = u32::read(from)?;
        Some(Self { file_name })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.file_name.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Frc {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Frc {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Fret {
    exec_size: u8,
    pred: u16,
}
impl Field for Fret {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        Some(Self { exec_size, pred })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Gather {
    elt_size: u8,
    is_modified: u8,
    num_elts: u8,
    surface: u8,
    global_offset: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
impl Field for Gather {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let elt_size = u8::read(from)?;
        let is_modified = u8::read(from)?;
        let num_elts = u8::read(from)?;
        let surface = u8::read(from)?;
        let global_offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            elt_size,
            is_modified,
            num_elts,
            surface,
            global_offset,
            element_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.elt_size.write(to)?;
        self.is_modified.write(to)?;
        self.num_elts.write(to)?;
        self.surface.write(to)?;
        self.global_offset.write(to)?;
        self.element_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Gather4Scaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let scale = u16::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            scale,
            surface,
            offset,
            element_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.scale.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.element_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Gather4Typed {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = RawOperand::read(from)?;
        let v = RawOperand::read(from)?;
        let r = RawOperand::read(from)?;
        let lod = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            surface,
            u,
            v,
            r,
            lod,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.r.write(to)?;
        self.lod.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for GatherScaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let block_size = u8::read(from)?;
        let num_blocks = u8::read(from)?;
        let scale = u16::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            block_size,
            num_blocks,
            scale,
            surface,
            offset,
            element_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.block_size.write(to)?;
        self.num_blocks.write(to)?;
        self.scale.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.element_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Goto {
    exec_size: u8,
    pred: u16,
    label: u16,
}
impl Field for Goto {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let label = u16::read(from)?;
        Some(Self { exec_size, pred, label })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.label.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Ifcall {
    exec_size: u8,
    pred: u16,
    func_addr: VecOperand,
    arg_size: u8,
    return_size: u8,
}
impl Field for Ifcall {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let func_addr = VecOperand::read(from)?;
        let arg_size = u8::read(from)?;
        let return_size = u8::read(from)?;
        Some(Self {
            exec_size,
            pred,
            func_addr,
            arg_size,
            return_size,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.func_addr.write(to)?;
        self.arg_size.write(to)?;
        self.return_size.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Info {
    op: u8,
    exec_size: u8,
    channels: u8,
    surface: u8,
    lod: Option<RawOperand>,
    dst: RawOperand,
}
impl Field for Info {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let channels = u8::read(from)?;
        let surface = u8::read(from)?;
        let lod = if info_has_lod(op) { Some(Field::read(from)?) } else { None };
        let dst = RawOperand::read(from)?;
        Some(Self {
            op,
            exec_size,
            channels,
            surface,
            lod,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.channels.write(to)?;
        self.surface.write(to)?;
        if let Some(value) = &self.lod {
            value.write(to)?;
        }
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Inv {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Inv {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Invm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    pred_dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Invm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let pred_dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            pred_dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.pred_dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Jmp {
    exec_size: u8,
    pred: u16,
    label: u16,
}
impl Field for Jmp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let label = u16::read(from)?;
        Some(Self { exec_size, pred, label })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.label.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Label {
    label: u16,
}
impl Field for Label {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let label = u16::read(from)?;
        Some(Self { label })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.label.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Lifetime {
    properties: u8,
    variable: u32,
}
impl Field for Lifetime {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let properties = u8::read(from)?;
        let variable = u32::read(from)?;
        Some(Self { properties, variable })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.properties.write(to)?;
        self.variable.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Line {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Line {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Load {
    mode: u8,
    surface: u8,
    u_offset: RawOperand,
    v_offset: RawOperand,
    r_offset: RawOperand,
    dst: RawOperand,
}
impl Field for Load {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mode = u8::read(from)?;
        let surface = u8::read(from)?;
        let u_offset = RawOperand::read(from)?;
        let v_offset = RawOperand::read(from)?;
        let r_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            mode,
            surface,
            u_offset,
            v_offset,
            r_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mode.write(to)?;
        self.surface.write(to)?;
        self.u_offset.write(to)?;
        self.v_offset.write(to)?;
        self.r_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Loc {
    line_number: u32,
}
impl Field for Loc {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let line_number = u32::read(from)?;
        Some(Self { line_number })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.line_number.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Log {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Log {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Lrp {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Lrp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct LscFence {
    exec_size: u8,
    pred: u16,
    lsc_sfid: u8,
    lsc_fence_op: u8,
    lsc_scope: u8,
}
impl Field for LscFence {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let lsc_sfid = u8::read(from)?;
        let lsc_fence_op = u8::read(from)?;
        let lsc_scope = u8::read(from)?;
        Some(Self {
            exec_size,
            pred,
            lsc_sfid,
            lsc_fence_op,
            lsc_scope,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.lsc_sfid.write(to)?;
        self.lsc_fence_op.write(to)?;
        self.lsc_scope.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct LscTyped {
    lsc_sub_op: u8,
    exec_size: Option<u8>,
    pred: Option<u16>,
    caching_l1: u8,
    caching_l3: u8,
    addr_type: u8,
    addr_size: Option<u8>,
    data_size: Option<u8>,
    data_order: Option<u8>,
    data_elems_per_addr: Option<u8>,
    ch_mask: Option<u8>,
    block_width: Option<u16>,
    block_height: Option<u16>,
    surface: VecOperand,
    dst_data: RawOperand,
    src0_addrs_u: Option<RawOperand>,
    src0_addrs_v: Option<RawOperand>,
    src0_addrs_r: Option<RawOperand>,
    src0_addrs_lod: Option<RawOperand>,
    src0_addr_x: Option<VecOperand>,
    src0_addr_y: Option<VecOperand>,
    src1_data: RawOperand,
    src2_data: Option<RawOperand>,
}
impl Field for LscTyped {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let lsc_sub_op = u8::read(from)?;
        let exec_size = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let pred = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let caching_l1 = u8::read(from)?;
        let caching_l3 = u8::read(from)?;
        let addr_type = u8::read(from)?;
        let addr_size = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let data_size = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let data_order = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let data_elems_per_addr = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let ch_mask = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let block_width = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let block_height = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface = VecOperand::read(from)?;
        let dst_data = RawOperand::read(from)?;
        let src0_addrs_u = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addrs_v = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addrs_r = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addrs_lod = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_x = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_y = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src1_data = RawOperand::read(from)?;
        let src2_data = if lsc_typed_has_exec_size(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        Some(Self {
            lsc_sub_op,
            exec_size,
            pred,
            caching_l1,
            caching_l3,
            addr_type,
            addr_size,
            data_size,
            data_order,
            data_elems_per_addr,
            ch_mask,
            block_width,
            block_height,
            surface,
            dst_data,
            src0_addrs_u,
            src0_addrs_v,
            src0_addrs_r,
            src0_addrs_lod,
            src0_addr_x,
            src0_addr_y,
            src1_data,
            src2_data,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.lsc_sub_op.write(to)?;
        if let Some(value) = &self.exec_size {
            value.write(to)?;
        }
        if let Some(value) = &self.pred {
            value.write(to)?;
        }
        self.caching_l1.write(to)?;
        self.caching_l3.write(to)?;
        self.addr_type.write(to)?;
        if let Some(value) = &self.addr_size {
            value.write(to)?;
        }
        if let Some(value) = &self.data_size {
            value.write(to)?;
        }
        if let Some(value) = &self.data_order {
            value.write(to)?;
        }
        if let Some(value) = &self.data_elems_per_addr {
            value.write(to)?;
        }
        if let Some(value) = &self.ch_mask {
            value.write(to)?;
        }
        if let Some(value) = &self.block_width {
            value.write(to)?;
        }
        if let Some(value) = &self.block_height {
            value.write(to)?;
        }
        self.surface.write(to)?;
        self.dst_data.write(to)?;
        if let Some(value) = &self.src0_addrs_u {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addrs_v {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addrs_r {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addrs_lod {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_x {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_y {
            value.write(to)?;
        }
        self.src1_data.write(to)?;
        if let Some(value) = &self.src2_data {
            value.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct LscUntyped {
    lsc_sub_op: u8,
    exec_size: u8,
    pred: u16,
    lsc_sfid: u8,
    caching_l1: u8,
    caching_l3: u8,
    addr_type: Option<u8>,
    addr_scale: Option<u16>,
    addr_imm_offset: Option<i32>,
    addr_size: Option<u8>,
    data_size: u8,
    data_order: u8,
    data_elems_per_addr: Option<u8>,
    ch_mask: Option<u8>,
    surface: Option<VecOperand>,
    blocks: Option<u8>,
    block_width: Option<u16>,
    block_height: Option<u16>,
    vnni: Option<u8>,
    dst_data: RawOperand,
    src0_data: Option<RawOperand>,
    src0_addrs: Option<RawOperand>,
    surface_base_addr: Option<VecOperand>,
    surface_width: Option<VecOperand>,
    surface_height: Option<VecOperand>,
    surface_pitch: Option<VecOperand>,
    src0_addr_x: Option<VecOperand>,
    src0_addr_y: Option<VecOperand>,
    src0_addr_base: Option<RawOperand>,
    src0_addr_pitch: Option<VecOperand>,
    src1_data: Option<RawOperand>,
    src2_data: Option<RawOperand>,
}
impl Field for LscUntyped {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let lsc_sub_op = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let lsc_sfid = u8::read(from)?;
        let caching_l1 = u8::read(from)?;
        let caching_l3 = u8::read(from)?;
        let addr_type = if lsc_untyped_has_addr_type(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let addr_scale = if lsc_untyped_has_addr_scale(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let addr_imm_offset = if lsc_untyped_has_addr_scale(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let addr_size = if lsc_untyped_has_addr_scale(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let data_size = u8::read(from)?;
        let data_order = u8::read(from)?;
        let data_elems_per_addr = if lsc_untyped_has_addr_type(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let ch_mask = if lsc_untyped_has_addr_type(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface = if lsc_untyped_has_addr_type(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let blocks = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let block_width = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let block_height = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let vnni = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let dst_data = RawOperand::read(from)?;
        let src0_data = if lsc_untyped_has_src0_data(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addrs = if lsc_untyped_has_src0_addrs(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface_base_addr = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface_width = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface_height = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let surface_pitch = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_x = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_y = if lsc_typed_has_block_width(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_base = if lsc_untyped_has_src0_addr_base(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src0_addr_pitch = if lsc_untyped_has_src0_addr_base(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src1_data = if lsc_untyped_has_src1_data(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let src2_data = if lsc_untyped_has_src0_addrs(lsc_sub_op) {
            Some(Field::read(from)?)
        } else {
            None
        };
        Some(Self {
            lsc_sub_op,
            exec_size,
            pred,
            lsc_sfid,
            caching_l1,
            caching_l3,
            addr_type,
            addr_scale,
            addr_imm_offset,
            addr_size,
            data_size,
            data_order,
            data_elems_per_addr,
            ch_mask,
            surface,
            blocks,
            block_width,
            block_height,
            vnni,
            dst_data,
            src0_data,
            src0_addrs,
            surface_base_addr,
            surface_width,
            surface_height,
            surface_pitch,
            src0_addr_x,
            src0_addr_y,
            src0_addr_base,
            src0_addr_pitch,
            src1_data,
            src2_data,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.lsc_sub_op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.lsc_sfid.write(to)?;
        self.caching_l1.write(to)?;
        self.caching_l3.write(to)?;
        if let Some(value) = &self.addr_type {
            value.write(to)?;
        }
        if let Some(value) = &self.addr_scale {
            value.write(to)?;
        }
        if let Some(value) = &self.addr_imm_offset {
            value.write(to)?;
        }
        if let Some(value) = &self.addr_size {
            value.write(to)?;
        }
        self.data_size.write(to)?;
        self.data_order.write(to)?;
        if let Some(value) = &self.data_elems_per_addr {
            value.write(to)?;
        }
        if let Some(value) = &self.ch_mask {
            value.write(to)?;
        }
        if let Some(value) = &self.surface {
            value.write(to)?;
        }
        if let Some(value) = &self.blocks {
            value.write(to)?;
        }
        if let Some(value) = &self.block_width {
            value.write(to)?;
        }
        if let Some(value) = &self.block_height {
            value.write(to)?;
        }
        if let Some(value) = &self.vnni {
            value.write(to)?;
        }
        self.dst_data.write(to)?;
        if let Some(value) = &self.src0_data {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addrs {
            value.write(to)?;
        }
        if let Some(value) = &self.surface_base_addr {
            value.write(to)?;
        }
        if let Some(value) = &self.surface_width {
            value.write(to)?;
        }
        if let Some(value) = &self.surface_height {
            value.write(to)?;
        }
        if let Some(value) = &self.surface_pitch {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_x {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_y {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_base {
            value.write(to)?;
        }
        if let Some(value) = &self.src0_addr_pitch {
            value.write(to)?;
        }
        if let Some(value) = &self.src1_data {
            value.write(to)?;
        }
        if let Some(value) = &self.src2_data {
            value.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Lzd {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Lzd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mad {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Mad {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Madw {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Madw {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for MediaLd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let modifiers = u8::read(from)?;
        let surface = u8::read(from)?;
        let plane = u8::read(from)?;
        let block_width = u8::read(from)?;
        let block_height = u8::read(from)?;
        let x_offset = VecOperand::read(from)?;
        let y_offset = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            modifiers,
            surface,
            plane,
            block_width,
            block_height,
            x_offset,
            y_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.modifiers.write(to)?;
        self.surface.write(to)?;
        self.plane.write(to)?;
        self.block_width.write(to)?;
        self.block_height.write(to)?;
        self.x_offset.write(to)?;
        self.y_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for MediaSt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let modifiers = u8::read(from)?;
        let surface = u8::read(from)?;
        let plane = u8::read(from)?;
        let block_width = u8::read(from)?;
        let block_height = u8::read(from)?;
        let x_offset = VecOperand::read(from)?;
        let y_offset = VecOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            modifiers,
            surface,
            plane,
            block_width,
            block_height,
            x_offset,
            y_offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.modifiers.write(to)?;
        self.surface.write(to)?;
        self.plane.write(to)?;
        self.block_width.write(to)?;
        self.block_height.write(to)?;
        self.x_offset.write(to)?;
        self.y_offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct MinMax {
    exec_size: u8,
    op: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for MinMax {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let op = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            op,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.op.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mod {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Mod {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mov {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Mov {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Movs {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Movs {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mul {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Mul {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mulh {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Mulh {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Nbarrier {
    mode: u8,
    id: VecOperand,
    num_threads: VecOperand,
}
impl Field for Nbarrier {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mode = u8::read(from)?;
        let id = VecOperand::read(from)?;
        let num_threads = VecOperand::read(from)?;
        Some(Self { mode, id, num_threads })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mode.write(to)?;
        self.id.write(to)?;
        self.num_threads.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Not {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Not {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Or {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Or {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct OwordLd {
    size: u8,
    is_modified: u8,
    surface: u8,
    offset: VecOperand,
    dst: RawOperand,
}
impl Field for OwordLd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let size = u8::read(from)?;
        let is_modified = u8::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            size,
            is_modified,
            surface,
            offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.size.write(to)?;
        self.is_modified.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct OwordLdUnaligned {
    size: u8,
    is_modified: u8,
    surface: u8,
    offset: VecOperand,
    dst: RawOperand,
}
impl Field for OwordLdUnaligned {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let size = u8::read(from)?;
        let is_modified = u8::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            size,
            is_modified,
            surface,
            offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.size.write(to)?;
        self.is_modified.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct OwordSt {
    size: u8,
    surface: u8,
    offset: VecOperand,
    src: RawOperand,
}
impl Field for OwordSt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let size = u8::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self { size, surface, offset, src })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.size.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Plane {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Plane {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Pow {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Pow {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct QwGather {
    exec_size: u8,
    pred: u16,
    num_blocks: u8,
    surface: u8,
    offset: RawOperand,
    dst: RawOperand,
}
impl Field for QwGather {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let num_blocks = u8::read(from)?;
        let surface = u8::read(from)?;
        let offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            num_blocks,
            surface,
            offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.num_blocks.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct QwScatter {
    exec_size: u8,
    pred: u16,
    num_blocks: u8,
    surface: u8,
    offset: RawOperand,
    src: RawOperand,
}
impl Field for QwScatter {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let num_blocks = u8::read(from)?;
        let surface = u8::read(from)?;
        let offset = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            num_blocks,
            surface,
            offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.num_blocks.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for RawSend {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let modifiers = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let ex_msg_desc = u32::read(from)?;
        let num_src = u8::read(from)?;
        let num_dst = u8::read(from)?;
        let desc = VecOperand::read(from)?;
        let src = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            modifiers,
            exec_size,
            pred,
            ex_msg_desc,
            num_src,
            num_dst,
            desc,
            src,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.modifiers.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.ex_msg_desc.write(to)?;
        self.num_src.write(to)?;
        self.num_dst.write(to)?;
        self.desc.write(to)?;
        self.src.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for RawSends {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let modifiers = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let num_src0 = u8::read(from)?;
        let num_src1 = u8::read(from)?;
        let num_dst = u8::read(from)?;
        let sfid = u8::read(from)?;
        let ex_msg_desc = VecOperand::read(from)?;
        let desc = VecOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            modifiers,
            exec_size,
            pred,
            num_src0,
            num_src1,
            num_dst,
            sfid,
            ex_msg_desc,
            desc,
            src0,
            src1,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.modifiers.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.num_src0.write(to)?;
        self.num_src1.write(to)?;
        self.num_dst.write(to)?;
        self.sfid.write(to)?;
        self.ex_msg_desc.write(to)?;
        self.desc.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Ret {
    exec_size: u8,
    pred: u16,
}
impl Field for Ret {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        Some(Self { exec_size, pred })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rndd {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rndd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rnde {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rnde {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rndu {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rndu {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rndz {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rndz {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rol {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Rol {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Ror {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Ror {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rsqrt {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rsqrt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Rsqtm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    pred_dst: VecOperand,
    src0: VecOperand,
}
impl Field for Rsqtm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let pred_dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            pred_dst,
            src0,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.pred_dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct RtRead {
    exec_size: u8,
    pred: u16,
    mode: u16,
    surface: u8,
    si: Option<VecOperand>,
    dst: RawOperand,
}
impl Field for RtRead {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let mode = u16::read(from)?;
        let surface = u8::read(from)?;
        let si = if rt_read_has_si(mode) { Some(Field::read(from)?) } else { None };
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            mode,
            surface,
            si,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.mode.write(to)?;
        self.surface.write(to)?;
        if let Some(value) = &self.si {
            value.write(to)?;
        }
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct RtWrite {
    exec_size: u8,
    pred: u16,
    mode: u16,
    surface: u8,
    header: RawOperand,
    si: Option<VecOperand>,
    cps: Option<VecOperand>,
    rti: Option<VecOperand>,
    source0_alpha: Option<RawOperand>,
    o_mask: Option<RawOperand>,
    r: RawOperand,
    g: RawOperand,
    b: RawOperand,
    a: RawOperand,
    source_depth: Option<RawOperand>,
    stencil: Option<RawOperand>,
}
impl Field for RtWrite {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let mode = u16::read(from)?;
        let surface = u8::read(from)?;
        let header = RawOperand::read(from)?;
        let si = if rt_write_has_si(mode) { Some(Field::read(from)?) } else { None };
        let cps = if rt_write_has_cps(mode) { Some(Field::read(from)?) } else { None };
        let rti = if rt_write_has_rti(mode) { Some(Field::read(from)?) } else { None };
        let source0_alpha = if rt_write_has_source0_alpha(mode) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let o_mask = if rt_write_has_o_mask(mode) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let r = RawOperand::read(from)?;
        let g = RawOperand::read(from)?;
        let b = RawOperand::read(from)?;
        let a = RawOperand::read(from)?;
        let source_depth = if rt_write_has_source_depth(mode) {
            Some(Field::read(from)?)
        } else {
            None
        };
        let stencil = if rt_write_has_stencil(mode) {
            Some(Field::read(from)?)
        } else {
            None
        };
        Some(Self {
            exec_size,
            pred,
            mode,
            surface,
            header,
            si,
            cps,
            rti,
            source0_alpha,
            o_mask,
            r,
            g,
            b,
            a,
            source_depth,
            stencil,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.mode.write(to)?;
        self.surface.write(to)?;
        self.header.write(to)?;
        if let Some(value) = &self.si {
            value.write(to)?;
        }
        if let Some(value) = &self.cps {
            value.write(to)?;
        }
        if let Some(value) = &self.rti {
            value.write(to)?;
        }
        if let Some(value) = &self.source0_alpha {
            value.write(to)?;
        }
        if let Some(value) = &self.o_mask {
            value.write(to)?;
        }
        self.r.write(to)?;
        self.g.write(to)?;
        self.b.write(to)?;
        self.a.write(to)?;
        if let Some(value) = &self.source_depth {
            value.write(to)?;
        }
        if let Some(value) = &self.stencil {
            value.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sad2 {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Sad2 {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sad2add {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
    src2: VecOperand,
}
impl Field for Sad2add {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        let src2 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
            src2,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.src2.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sample {
    mode: u8,
    sampler: u8,
    surface: u8,
    u_offset: RawOperand,
    v_offset: RawOperand,
    r_offset: RawOperand,
    dst: RawOperand,
}
impl Field for Sample {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mode = u8::read(from)?;
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u_offset = RawOperand::read(from)?;
        let v_offset = RawOperand::read(from)?;
        let r_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            mode,
            sampler,
            surface,
            u_offset,
            v_offset,
            r_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mode.write(to)?;
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u_offset.write(to)?;
        self.v_offset.write(to)?;
        self.r_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for SampleUnorm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let channel_mask = u8::read(from)?;
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u_offset = VecOperand::read(from)?;
        let v_offset = VecOperand::read(from)?;
        let delta_u = VecOperand::read(from)?;
        let delta_v = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            channel_mask,
            sampler,
            surface,
            u_offset,
            v_offset,
            delta_u,
            delta_v,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.channel_mask.write(to)?;
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u_offset.write(to)?;
        self.v_offset.write(to)?;
        self.delta_u.write(to)?;
        self.delta_v.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sbarrier {
    mode: u8,
}
impl Field for Sbarrier {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mode = u8::read(from)?;
        Some(Self { mode })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mode.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Scatter {
    elt_size: u8,
    num_elts: u8,
    surface: u8,
    global_offset: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
impl Field for Scatter {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let elt_size = u8::read(from)?;
        let num_elts = u8::read(from)?;
        let surface = u8::read(from)?;
        let global_offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            elt_size,
            num_elts,
            surface,
            global_offset,
            element_offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.elt_size.write(to)?;
        self.num_elts.write(to)?;
        self.surface.write(to)?;
        self.global_offset.write(to)?;
        self.element_offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Scatter4Scaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let scale = u16::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            scale,
            surface,
            offset,
            element_offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.scale.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.element_offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for Scatter4Typed {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = RawOperand::read(from)?;
        let v = RawOperand::read(from)?;
        let r = RawOperand::read(from)?;
        let lod = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            surface,
            u,
            v,
            r,
            lod,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.r.write(to)?;
        self.lod.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for ScatterScaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let block_size = u8::read(from)?;
        let num_blocks = u8::read(from)?;
        let scale = u16::read(from)?;
        let surface = u8::read(from)?;
        let offset = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            block_size,
            num_blocks,
            scale,
            surface,
            offset,
            element_offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.block_size.write(to)?;
        self.num_blocks.write(to)?;
        self.scale.write(to)?;
        self.surface.write(to)?;
        self.offset.write(to)?;
        self.element_offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sel {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Sel {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Setp {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Setp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Shl {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Shl {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Shr {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Shr {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sin {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Sin {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sqrt {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Sqrt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Sqrtm {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
}
impl Field for Sqrtm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        Some(Self { exec_size, pred, dst, src0 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Srnd {
    exec_size: u8,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Srnd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self { exec_size, dst, src0, src1 })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Subb {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    borrow: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Subb {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let borrow = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            borrow,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.borrow.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Subroutine {
    label: u16,
}
impl Field for Subroutine {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let label = u16::read(from)?;
        Some(Self { label })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.label.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmAtomic {
    exec_size: u8,
    pred: u16,
    op: u8,
    addresses: RawOperand,
    src0: RawOperand,
    src1: RawOperand,
    dst: RawOperand,
}
impl Field for SvmAtomic {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let op = u8::read(from)?;
        let addresses = RawOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            op,
            addresses,
            src0,
            src1,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.op.write(to)?;
        self.addresses.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmBlockLd {
    properties: u8,
    address: VecOperand,
    dst: RawOperand,
}
impl Field for SvmBlockLd {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let properties = u8::read(from)?;
        let address = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self { properties, address, dst })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.properties.write(to)?;
        self.address.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmBlockSt {
    properties: u8,
    address: VecOperand,
    src: RawOperand,
}
impl Field for SvmBlockSt {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let properties = u8::read(from)?;
        let address = VecOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self { properties, address, src })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.properties.write(to)?;
        self.address.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmGather {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    addresses: RawOperand,
    dst: RawOperand,
}
impl Field for SvmGather {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let block_size = u8::read(from)?;
        let num_blocks = u8::read(from)?;
        let addresses = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            block_size,
            num_blocks,
            addresses,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.block_size.write(to)?;
        self.num_blocks.write(to)?;
        self.addresses.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmGather4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    address: VecOperand,
    element_offset: RawOperand,
    dst: RawOperand,
}
impl Field for SvmGather4Scaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let scale = u16::read(from)?;
        let address = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            scale,
            address,
            element_offset,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.scale.write(to)?;
        self.address.write(to)?;
        self.element_offset.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmScatter {
    exec_size: u8,
    pred: u16,
    block_size: u8,
    num_blocks: u8,
    addresses: RawOperand,
    src: RawOperand,
}
impl Field for SvmScatter {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let block_size = u8::read(from)?;
        let num_blocks = u8::read(from)?;
        let addresses = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            block_size,
            num_blocks,
            addresses,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.block_size.write(to)?;
        self.num_blocks.write(to)?;
        self.addresses.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct SvmScatter4Scaled {
    exec_size: u8,
    pred: u16,
    channels: u8,
    scale: u16,
    address: VecOperand,
    element_offset: RawOperand,
    src: RawOperand,
}
impl Field for SvmScatter4Scaled {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let channels = u8::read(from)?;
        let scale = u16::read(from)?;
        let address = VecOperand::read(from)?;
        let element_offset = RawOperand::read(from)?;
        let src = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            channels,
            scale,
            address,
            element_offset,
            src,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.channels.write(to)?;
        self.scale.write(to)?;
        self.address.write(to)?;
        self.element_offset.write(to)?;
        self.src.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Switchjmp {
    exec_size: u8,
    num_labels: u8,
    index: VecOperand,
    label: [u16; 32],
}
impl Field for Switchjmp {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let num_labels = u8::read(from)?;
        let index = VecOperand::read(from)?;
        let mut all = [u16::default(); 32];
        for one in all.get_mut(..usize::from(num_labels))? {
            *one = Field::read(from)?;
        }
        let label = all;
        Some(Self {
            exec_size,
            num_labels,
            index,
            label,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.num_labels.write(to)?;
        self.index.write(to)?;
        for one in self.label.get(..usize::from(self.num_labels))? {
            one.write(to)?;
        }
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for TypedAtomic {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let op = u8::read(from)?;
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let surface = u8::read(from)?;
        let u = RawOperand::read(from)?;
        let v = RawOperand::read(from)?;
        let r = RawOperand::read(from)?;
        let lod = RawOperand::read(from)?;
        let src0 = RawOperand::read(from)?;
        let src1 = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            op,
            exec_size,
            pred,
            surface,
            u,
            v,
            r,
            lod,
            src0,
            src1,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.op.write(to)?;
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.r.write(to)?;
        self.lod.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for UrbWrite {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let num_out = u8::read(from)?;
        let channel_mask = RawOperand::read(from)?;
        let global_offset = u16::read(from)?;
        let urb_handle = RawOperand::read(from)?;
        let per_slot_offset = RawOperand::read(from)?;
        let vertex_data = RawOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            num_out,
            channel_mask,
            global_offset,
            urb_handle,
            per_slot_offset,
            vertex_data,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.num_out.write(to)?;
        self.channel_mask.write(to)?;
        self.global_offset.write(to)?;
        self.urb_handle.write(to)?;
        self.per_slot_offset.write(to)?;
        self.vertex_data.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaBoolcentroid {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    vsize: VecOperand,
    hsize: VecOperand,
    dst: RawOperand,
}
impl Field for VaBoolcentroid {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let vsize = VecOperand::read(from)?;
        let hsize = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            vsize,
            hsize,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.vsize.write(to)?;
        self.hsize.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaCentroid {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    vsize: VecOperand,
    dst: RawOperand,
}
impl Field for VaCentroid {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let vsize = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self { surface, u, v, vsize, dst })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.vsize.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaConvolve {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    convolution: u8,
    dst: RawOperand,
}
impl Field for VaConvolve {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let convolution = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            convolution,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.convolution.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaDilate {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
impl Field for VaDilate {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let block = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            block,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.block.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaErode {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
impl Field for VaErode {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let block = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            block,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.block.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaMinmax {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    mode: VecOperand,
    dst: RawOperand,
}
impl Field for VaMinmax {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let mode = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self { surface, u, v, mode, dst })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.mode.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaMinmaxfilter {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let cntrl = u8::read(from)?;
        let block = u8::read(from)?;
        let mode = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            cntrl,
            block,
            mode,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.cntrl.write(to)?;
        self.block.write(to)?;
        self.mode.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusConv1dHorizontal {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
impl Field for VaSklPlusConv1dHorizontal {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let block = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            block,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.block.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusConv1dVertical {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    dst: RawOperand,
}
impl Field for VaSklPlusConv1dVertical {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let block = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            block,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.block.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusConv1pixel {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    block: u8,
    offsets: RawOperand,
    dst: RawOperand,
}
impl Field for VaSklPlusConv1pixel {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let block = u8::read(from)?;
        let offsets = RawOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            block,
            offsets,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.block.write(to)?;
        self.offsets.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusCorrelationSearch {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let vorigin = VecOperand::read(from)?;
        let horigin = VecOperand::read(from)?;
        let xsize = VecOperand::read(from)?;
        let ysize = VecOperand::read(from)?;
        let xsearch = VecOperand::read(from)?;
        let ysearch = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            vorigin,
            horigin,
            xsize,
            ysize,
            xsearch,
            ysearch,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.vorigin.write(to)?;
        self.horigin.write(to)?;
        self.xsize.write(to)?;
        self.ysize.write(to)?;
        self.xsearch.write(to)?;
        self.ysearch.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusFloodFill {
    connect: u8,
    pixel_mask_h: RawOperand,
    pixel_mask_left: VecOperand,
    pixel_mask_right: VecOperand,
    loop_count: VecOperand,
    dst: RawOperand,
}
impl Field for VaSklPlusFloodFill {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let connect = u8::read(from)?;
        let pixel_mask_h = RawOperand::read(from)?;
        let pixel_mask_left = VecOperand::read(from)?;
        let pixel_mask_right = VecOperand::read(from)?;
        let loop_count = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            connect,
            pixel_mask_h,
            pixel_mask_left,
            pixel_mask_right,
            loop_count,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.connect.write(to)?;
        self.pixel_mask_h.write(to)?;
        self.pixel_mask_left.write(to)?;
        self.pixel_mask_right.write(to)?;
        self.loop_count.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusHdcConvolve1dH {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let format = u8::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            format,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.format.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusHdcConvolve1dV {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let format = u8::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            format,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.format.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusHdcConvolve1p {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let format = u8::read(from)?;
        let offsets = RawOperand::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            format,
            offsets,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.format.write(to)?;
        self.offsets.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusHdcConvolve2d {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let format = u8::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            format,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.format.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusHdcDilate {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
impl Field for VaSklPlusHdcDilate {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusHdcErode {
    sampler: u8,
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
impl Field for VaSklPlusHdcErode {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusHdcLbpCorrelation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    disparity: VecOperand,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
impl Field for VaSklPlusHdcLbpCorrelation {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let disparity = VecOperand::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            disparity,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.disparity.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusHdcLbpCreation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    pattern: u8,
    dst_surface: u8,
    x: VecOperand,
    y: VecOperand,
}
impl Field for VaSklPlusHdcLbpCreation {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let pattern = u8::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            pattern,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.pattern.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VaSklPlusHdcMinMaxFilter {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let sampler = u8::read(from)?;
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let format = u8::read(from)?;
        let mode = u8::read(from)?;
        let dst_surface = u8::read(from)?;
        let x = VecOperand::read(from)?;
        let y = VecOperand::read(from)?;
        Some(Self {
            sampler,
            surface,
            u,
            v,
            format,
            mode,
            dst_surface,
            x,
            y,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.sampler.write(to)?;
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.format.write(to)?;
        self.mode.write(to)?;
        self.dst_surface.write(to)?;
        self.x.write(to)?;
        self.y.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusLbpCorrelation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    disparity: VecOperand,
    dst: RawOperand,
}
impl Field for VaSklPlusLbpCorrelation {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let disparity = VecOperand::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            disparity,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.disparity.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VaSklPlusLbpCreation {
    surface: u8,
    u: VecOperand,
    v: VecOperand,
    pattern: u8,
    dst: RawOperand,
}
impl Field for VaSklPlusLbpCreation {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let surface = u8::read(from)?;
        let u = VecOperand::read(from)?;
        let v = VecOperand::read(from)?;
        let pattern = u8::read(from)?;
        let dst = RawOperand::read(from)?;
        Some(Self {
            surface,
            u,
            v,
            pattern,
            dst,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.surface.write(to)?;
        self.u.write(to)?;
        self.v.write(to)?;
        self.pattern.write(to)?;
        self.dst.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VmeFbr {
    uniinput: RawOperand,
    fbrinput: RawOperand,
    surface: u8,
    fbrmb_mode: VecOperand,
    fbrsub_mb_shape: VecOperand,
    fbrsub_pred_mode: VecOperand,
    output: RawOperand,
}
impl Field for VmeFbr {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let uniinput = RawOperand::read(from)?;
        let fbrinput = RawOperand::read(from)?;
        let surface = u8::read(from)?;
        let fbrmb_mode = VecOperand::read(from)?;
        let fbrsub_mb_shape = VecOperand::read(from)?;
        let fbrsub_pred_mode = VecOperand::read(from)?;
        let output = RawOperand::read(from)?;
        Some(Self {
            uniinput,
            fbrinput,
            surface,
            fbrmb_mode,
            fbrsub_mb_shape,
            fbrsub_pred_mode,
            output,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.uniinput.write(to)?;
        self.fbrinput.write(to)?;
        self.surface.write(to)?;
        self.fbrmb_mode.write(to)?;
        self.fbrsub_mb_shape.write(to)?;
        self.fbrsub_pred_mode.write(to)?;
        self.output.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VmeIdm {
    uniinput: RawOperand,
    idminput: RawOperand,
    surface: u8,
    output: RawOperand,
}
impl Field for VmeIdm {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let uniinput = RawOperand::read(from)?;
        let idminput = RawOperand::read(from)?;
        let surface = u8::read(from)?;
        let output = RawOperand::read(from)?;
        Some(Self {
            uniinput,
            idminput,
            surface,
            output,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.uniinput.write(to)?;
        self.idminput.write(to)?;
        self.surface.write(to)?;
        self.output.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
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
impl Field for VmeIme {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let stream_mode = u8::read(from)?;
        let search_ctrl = u8::read(from)?;
        let uniinput = RawOperand::read(from)?;
        let imeinput = RawOperand::read(from)?;
        let surface = u8::read(from)?;
        let ref0 = RawOperand::read(from)?;
        let ref1 = RawOperand::read(from)?;
        let cost_center = RawOperand::read(from)?;
        let output = RawOperand::read(from)?;
        Some(Self {
            stream_mode,
            search_ctrl,
            uniinput,
            imeinput,
            surface,
            ref0,
            ref1,
            cost_center,
            output,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.stream_mode.write(to)?;
        self.search_ctrl.write(to)?;
        self.uniinput.write(to)?;
        self.imeinput.write(to)?;
        self.surface.write(to)?;
        self.ref0.write(to)?;
        self.ref1.write(to)?;
        self.cost_center.write(to)?;
        self.output.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct VmeSic {
    uniinput: RawOperand,
    sicinput: RawOperand,
    surface: u8,
    output: RawOperand,
}
impl Field for VmeSic {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let uniinput = RawOperand::read(from)?;
        let sicinput = RawOperand::read(from)?;
        let surface = u8::read(from)?;
        let output = RawOperand::read(from)?;
        Some(Self {
            uniinput,
            sicinput,
            surface,
            output,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.uniinput.write(to)?;
        self.sicinput.write(to)?;
        self.surface.write(to)?;
        self.output.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Wait {
    mask: VecOperand,
}
impl Field for Wait {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let mask = VecOperand::read(from)?;
        Some(Self { mask })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.mask.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Xor {
    exec_size: u8,
    pred: u16,
    dst: VecOperand,
    src0: VecOperand,
    src1: VecOperand,
}
impl Field for Xor {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        let exec_size = u8::read(from)?;
        let pred = u16::read(from)?;
        let dst = VecOperand::read(from)?;
        let src0 = VecOperand::read(from)?;
        let src1 = VecOperand::read(from)?;
        Some(Self {
            exec_size,
            pred,
            dst,
            src0,
            src1,
        })
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        self.exec_size.write(to)?;
        self.pred.write(to)?;
        self.dst.write(to)?;
        self.src0.write(to)?;
        self.src1.write(to)?;
        Some(())
    }
}
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Yield {}
#[allow(unused_variables)]
impl Field for Yield {
    #[inline]
    fn read(from: &mut &[u8]) -> Option<Self> {
        Some(Self {})
    }
    #[inline]
    fn write(&self, to: &mut &mut [u8]) -> Option<()> {
        Some(())
    }
}
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
/// A value in a file: read from the front of the bytes, written to the front of the buffer.
pub trait Field: Sized {
    fn read(from: &mut &[u8]) -> Option<Self>;
    fn write(&self, to: &mut &mut [u8]) -> Option<()>;
}
macro_rules! integers {
    ($($ty:ty)*) => {
        $(impl Field for $ty { #[inline] fn read(from : & mut & [u8]) -> Option < Self >
        { let (bytes, rest) = from.split_first_chunk() ?; * from = rest;
        Some(Self::from_le_bytes(* bytes)) } #[inline] fn write(& self, to : & mut & mut
        [u8]) -> Option < () > { let (bytes, rest) = std::mem::take(to)
        .split_first_chunk_mut() ?; * bytes = self.to_le_bytes(); * to = rest; Some(()) }
        })*
    };
}
integers!(u8 u16 u32 i16 i32);
