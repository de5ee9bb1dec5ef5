// Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! Each builder makes the instructions that are decoded from random bytes, from their members.

use genvisa::*;

/// Numbers without a pattern, the same in each run.
fn random(state: &mut u64) -> u8 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*state >> 56) as u8
}

/// Decodes random bytes behind the opcode of an instruction, and compares each one with the one that its builder makes.
macro_rules! builds {
    ($($ty:ident, $one:ident => $built:expr;)*) => {$(
        let (mut state, mut compared) = (1, 0);
        for _ in 0..20_000 {
            let head = [Some($ty::INFO.opcode), $ty::INFO.sub_opcode];
            let mut bytes: Vec<u8> = head.into_iter().flatten().collect();
            bytes.resize_with(600, || random(&mut state));
            let Ok(($one, len)) = $ty::decode(&bytes, NEWEST_VERSION) else { continue };
            let built: $ty = $built;
            assert_eq!(built, $one);
            let mut encoded = [0; 600];
            assert_eq!(built.encode(NEWEST_VERSION, &mut encoded), Ok(len));
            assert_eq!(encoded[..len], bytes[..len]);
            compared += 1;
            if compared == 20 {
                break;
            }
        }
        assert!(compared > 0, "no bytes are {}", $ty::INFO.name);
    )*};
}

#[test]
fn builders_make_every_instruction() {
    builds! {
        N3dLoad, one => N3dLoad::new(one.op, one.exec_size, one.channels, one.aoffimmi, one.surface, one.dst, one.params()).with_short_op(one.short_op).with_pred(one.pred);
        N3dSample, one => N3dSample::new(one.op, one.exec_size, one.channels, one.aoffimmi, one.sampler, one.surface, one.dst, one.params()).with_short_op(one.short_op).with_pred(one.pred);
        N3dSample4, one => N3dSample4::new(one.op, one.exec_size, one.src_channel, one.aoffimmi, one.sampler, one.surface, one.dst, one.params()).with_short_op(one.short_op).with_pred(one.pred);
        Add, one => Add::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Add3, one => Add3::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Add3o, one => Add3o::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Addc, one => Addc::new(one.exec_size, one.dst, one.carry, one.src0, one.src1).with_pred(one.pred);
        AddrAdd, one => AddrAdd::new(one.exec_size, one.dst, one.src0, one.src1);
        And, one => And::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Asr, one => Asr::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Avg, one => Avg::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Avs, one => Avs::new(one.channels, one.sampler, one.surface, one.u_offset, one.v_offset, one.delta_u, one.delta_v, one.u2d, one.group_id, one.vertical_block_number, one.cntrl, one.v2d, one.exec_mode, one.iefbypass, one.dst);
        Barrier, _one => Barrier::new();
        Bfe, one => Bfe::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Bfi, one => Bfi::new(one.exec_size, one.dst, one.src0, one.src1, one.src2, one.src3).with_pred(one.pred);
        Bfn, one => Bfn::new(one.exec_size, one.dst, one.src0, one.src1, one.src2, one.boolean_func_ctrl).with_pred(one.pred);
        Bfrev, one => Bfrev::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        CacheFlush, _one => CacheFlush::new();
        Call, one => Call::new(one.exec_size, one.label).with_pred(one.pred);
        Cbit, one => Cbit::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Cmp, one => Cmp::new(one.exec_size, one.rel_op, one.dst, one.src0, one.src1);
        Cos, one => Cos::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Div, one => Div::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Divm, one => Divm::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Dp2, one => Dp2::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Dp3, one => Dp3::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Dp4, one => Dp4::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Dp4a, one => Dp4a::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Dpas, one => Dpas::new(one.exec_size, one.dst, one.src0, one.src1, one.src2, one.w, one.a, one.sd, one.rc);
        Dpasw, one => Dpasw::new(one.exec_size, one.dst, one.src0, one.src1, one.src2, one.w, one.a, one.sd, one.rc);
        Dph, one => Dph::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        DwordAtomic, one => DwordAtomic::new(one.op, one.exec_size, one.surface, one.element_offset, one.src0, one.src1, one.dst).with_pred(one.pred);
        Exp, one => Exp::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Faddr, one => Faddr::new(one.func_id, one.dst);
        Fbh, one => Fbh::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Fbl, one => Fbl::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Fcall, one => Fcall::new(one.exec_size, one.func_id, one.arg_size, one.return_size).with_pred(one.pred);
        Fccall, one => Fccall::new(one.exec_size, one.label).with_pred(one.pred);
        Fcvt, one => Fcvt::new(one.exec_size, one.dst, one.src0);
        Fence, one => Fence::new(one.mask);
        File, one => File::new(one.file_name);
        Frc, one => Frc::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Fret, one => Fret::new(one.exec_size).with_pred(one.pred);
        Gather, one => Gather::new(one.elt_size, one.is_modified, one.num_elts, one.surface, one.global_offset, one.element_offset, one.dst);
        Gather4Scaled, one => Gather4Scaled::new(one.exec_size, one.channels, one.surface, one.offset, one.element_offset, one.dst).with_pred(one.pred).with_scale(one.scale);
        Gather4Typed, one => Gather4Typed::new(one.exec_size, one.channels, one.surface, one.u, one.v, one.r, one.lod, one.dst).with_pred(one.pred);
        GatherScaled, one => GatherScaled::new(one.exec_size, one.num_blocks, one.surface, one.offset, one.element_offset, one.dst).with_pred(one.pred).with_block_size(one.block_size).with_scale(one.scale);
        Goto, one => Goto::new(one.exec_size, one.label).with_pred(one.pred);
        Ifcall, one => Ifcall::new(one.exec_size, one.func_addr, one.arg_size, one.return_size).with_pred(one.pred);
        Info, one => Info::new(one.op, one.exec_size, one.channels, one.surface, one.dst).with_lod(one.lod);
        Inv, one => Inv::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Invm, one => Invm::new(one.exec_size, one.dst, one.pred_dst, one.src0, one.src1).with_pred(one.pred);
        Jmp, one => Jmp::new(one.exec_size, one.label).with_pred(one.pred);
        Label, one => Label::new(one.label);
        Lifetime, one => Lifetime::new(one.properties).with_variable(one.variable);
        Line, one => Line::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Load, one => Load::new(one.mode, one.surface, one.u_offset, one.v_offset, one.r_offset, one.dst);
        Loc, one => Loc::new(one.line_number);
        Log, one => Log::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Lrp, one => Lrp::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        LscFence, one => LscFence::new(one.exec_size, one.lsc_sfid, one.lsc_fence_op, one.lsc_scope).with_pred(one.pred);
        LscTyped, one => LscTyped::new(one.lsc_sub_op).with_exec_size(one.exec_size).with_pred(one.pred).with_caching_l1(one.caching_l1).with_caching_l3(one.caching_l3).with_addr_type(one.addr_type).with_addr_size(one.addr_size).with_data_size(one.data_size).with_data_order(one.data_order).with_data_elems_per_addr(one.data_elems_per_addr).with_ch_mask(one.ch_mask).with_block_width(one.block_width).with_block_height(one.block_height).with_surface(one.surface).with_dst_data(one.dst_data).with_src0_addrs_u(one.src0_addrs_u).with_src0_addrs_v(one.src0_addrs_v).with_src0_addrs_r(one.src0_addrs_r).with_src0_addrs_lod(one.src0_addrs_lod).with_src0_addr_x(one.src0_addr_x).with_src0_addr_y(one.src0_addr_y).with_src1_data(one.src1_data).with_src2_data(one.src2_data);
        LscUntyped, one => LscUntyped::new(one.lsc_sub_op, one.exec_size, one.lsc_sfid).with_pred(one.pred).with_caching_l1(one.caching_l1).with_caching_l3(one.caching_l3).with_addr_type(one.addr_type).with_addr_scale(one.addr_scale).with_addr_imm_offset(one.addr_imm_offset).with_addr_size(one.addr_size).with_data_size(one.data_size).with_data_order(one.data_order).with_data_elems_per_addr(one.data_elems_per_addr).with_ch_mask(one.ch_mask).with_surface(one.surface).with_blocks(one.blocks).with_block_width(one.block_width).with_block_height(one.block_height).with_vnni(one.vnni).with_dst_data(one.dst_data).with_src0_data(one.src0_data).with_src0_addrs(one.src0_addrs).with_surface_base_addr(one.surface_base_addr).with_surface_width(one.surface_width).with_surface_height(one.surface_height).with_surface_pitch(one.surface_pitch).with_src0_addr_x(one.src0_addr_x).with_src0_addr_y(one.src0_addr_y).with_src0_addr_base(one.src0_addr_base).with_src0_addr_pitch(one.src0_addr_pitch).with_src1_data(one.src1_data).with_src2_data(one.src2_data);
        Lzd, one => Lzd::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Mad, one => Mad::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Madw, one => Madw::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        MediaLd, one => MediaLd::new(one.modifiers, one.surface, one.plane, one.block_width, one.block_height, one.x_offset, one.y_offset, one.dst);
        MediaSt, one => MediaSt::new(one.modifiers, one.surface, one.plane, one.block_width, one.block_height, one.x_offset, one.y_offset, one.src);
        MinMax, one => MinMax::new(one.exec_size, one.op, one.dst, one.src0, one.src1);
        Mod, one => Mod::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Mov, one => Mov::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Movs, one => Movs::new(one.exec_size, one.dst, one.src0);
        Mul, one => Mul::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Mulh, one => Mulh::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Nbarrier, one => Nbarrier::new(one.mode, one.id).with_num_threads(one.num_threads);
        Not, one => Not::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Or, one => Or::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        OwordLd, one => OwordLd::new(one.size, one.is_modified, one.surface, one.offset, one.dst);
        OwordLdUnaligned, one => OwordLdUnaligned::new(one.size, one.is_modified, one.surface, one.offset, one.dst);
        OwordSt, one => OwordSt::new(one.size, one.surface, one.offset, one.src);
        Plane, one => Plane::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Pow, one => Pow::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        QwGather, one => QwGather::new(one.exec_size, one.num_blocks, one.surface, one.offset, one.dst).with_pred(one.pred);
        QwScatter, one => QwScatter::new(one.exec_size, one.num_blocks, one.surface, one.offset, one.src).with_pred(one.pred);
        RawSend, one => RawSend::new(one.modifiers, one.exec_size, one.ex_msg_desc, one.num_src, one.num_dst, one.desc, one.src, one.dst).with_pred(one.pred);
        RawSends, one => RawSends::new(one.modifiers, one.exec_size, one.num_src0, one.num_src1, one.num_dst, one.sfid, one.ex_msg_desc, one.desc, one.src0, one.src1, one.dst).with_pred(one.pred);
        Ret, one => Ret::new(one.exec_size).with_pred(one.pred);
        Rndd, one => Rndd::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Rnde, one => Rnde::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Rndu, one => Rndu::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Rndz, one => Rndz::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Rol, one => Rol::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Ror, one => Ror::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Rsqrt, one => Rsqrt::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Rsqtm, one => Rsqtm::new(one.exec_size, one.dst, one.pred_dst, one.src0).with_pred(one.pred);
        RtRead, one => RtRead::new(one.exec_size, one.surface, one.dst).with_pred(one.pred).with_mode(one.mode).with_si(one.si);
        RtWrite, one => RtWrite::new(one.exec_size, one.surface, one.header, one.r, one.g, one.b, one.a).with_pred(one.pred).with_mode(one.mode).with_si(one.si).with_cps(one.cps).with_rti(one.rti).with_source0_alpha(one.source0_alpha).with_o_mask(one.o_mask).with_source_depth(one.source_depth).with_stencil(one.stencil);
        Sad2, one => Sad2::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Sad2add, one => Sad2add::new(one.exec_size, one.dst, one.src0, one.src1, one.src2).with_pred(one.pred);
        Sample, one => Sample::new(one.mode, one.sampler, one.surface, one.u_offset, one.v_offset, one.r_offset, one.dst);
        SampleUnorm, one => SampleUnorm::new(one.channel_mask, one.sampler, one.surface, one.u_offset, one.v_offset, one.delta_u, one.delta_v, one.dst);
        Sbarrier, one => Sbarrier::new(one.mode);
        Scatter, one => Scatter::new(one.elt_size, one.num_elts, one.surface, one.global_offset, one.element_offset, one.src);
        Scatter4Scaled, one => Scatter4Scaled::new(one.exec_size, one.channels, one.surface, one.offset, one.element_offset, one.src).with_pred(one.pred).with_scale(one.scale);
        Scatter4Typed, one => Scatter4Typed::new(one.exec_size, one.channels, one.surface, one.u, one.v, one.r, one.lod, one.src).with_pred(one.pred);
        ScatterScaled, one => ScatterScaled::new(one.exec_size, one.num_blocks, one.surface, one.offset, one.element_offset, one.src).with_pred(one.pred).with_block_size(one.block_size).with_scale(one.scale);
        Sel, one => Sel::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Setp, one => Setp::new(one.exec_size, one.dst, one.src0);
        Shl, one => Shl::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Shr, one => Shr::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Sin, one => Sin::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Sqrt, one => Sqrt::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Sqrtm, one => Sqrtm::new(one.exec_size, one.dst, one.src0).with_pred(one.pred);
        Srnd, one => Srnd::new(one.exec_size, one.dst, one.src0, one.src1);
        Subb, one => Subb::new(one.exec_size, one.dst, one.borrow, one.src0, one.src1).with_pred(one.pred);
        Subroutine, one => Subroutine::new(one.label);
        SvmAtomic, one => SvmAtomic::new(one.exec_size, one.op, one.addresses, one.src0, one.src1, one.dst).with_pred(one.pred);
        SvmBlockLd, one => SvmBlockLd::new(one.properties, one.address, one.dst);
        SvmBlockSt, one => SvmBlockSt::new(one.properties, one.address, one.src);
        SvmGather, one => SvmGather::new(one.exec_size, one.block_size, one.num_blocks, one.addresses, one.dst).with_pred(one.pred);
        SvmGather4Scaled, one => SvmGather4Scaled::new(one.exec_size, one.channels, one.address, one.element_offset, one.dst).with_pred(one.pred).with_scale(one.scale);
        SvmScatter, one => SvmScatter::new(one.exec_size, one.block_size, one.num_blocks, one.addresses, one.src).with_pred(one.pred);
        SvmScatter4Scaled, one => SvmScatter4Scaled::new(one.exec_size, one.channels, one.address, one.element_offset, one.src).with_pred(one.pred).with_scale(one.scale);
        Switchjmp, one => Switchjmp::new(one.exec_size, one.index, one.label());
        TypedAtomic, one => TypedAtomic::new(one.op, one.exec_size, one.surface, one.u, one.v, one.r, one.lod, one.src0, one.src1, one.dst).with_pred(one.pred);
        UrbWrite, one => UrbWrite::new(one.exec_size, one.num_out, one.channel_mask, one.global_offset, one.urb_handle, one.per_slot_offset, one.vertex_data).with_pred(one.pred);
        VaBoolcentroid, one => VaBoolcentroid::new(one.surface, one.u, one.v, one.vsize, one.hsize, one.dst);
        VaCentroid, one => VaCentroid::new(one.surface, one.u, one.v, one.vsize, one.dst);
        VaConvolve, one => VaConvolve::new(one.sampler, one.surface, one.u, one.v, one.convolution, one.dst);
        VaDilate, one => VaDilate::new(one.sampler, one.surface, one.u, one.v, one.block, one.dst);
        VaErode, one => VaErode::new(one.sampler, one.surface, one.u, one.v, one.block, one.dst);
        VaMinmax, one => VaMinmax::new(one.surface, one.u, one.v, one.mode, one.dst);
        VaMinmaxfilter, one => VaMinmaxfilter::new(one.sampler, one.surface, one.u, one.v, one.cntrl, one.block, one.mode, one.dst);
        VaSklPlusConv1dHorizontal, one => VaSklPlusConv1dHorizontal::new(one.sampler, one.surface, one.u, one.v, one.block, one.dst);
        VaSklPlusConv1dVertical, one => VaSklPlusConv1dVertical::new(one.sampler, one.surface, one.u, one.v, one.block, one.dst);
        VaSklPlusConv1pixel, one => VaSklPlusConv1pixel::new(one.sampler, one.surface, one.u, one.v, one.block, one.offsets, one.dst);
        VaSklPlusCorrelationSearch, one => VaSklPlusCorrelationSearch::new(one.surface, one.u, one.v, one.vorigin, one.horigin, one.xsize, one.ysize, one.xsearch, one.ysearch, one.dst);
        VaSklPlusFloodFill, one => VaSklPlusFloodFill::new(one.connect, one.pixel_mask_h, one.pixel_mask_left, one.pixel_mask_right, one.loop_count, one.dst);
        VaSklPlusHdcConvolve1dH, one => VaSklPlusHdcConvolve1dH::new(one.sampler, one.surface, one.u, one.v, one.format, one.dst_surface, one.x, one.y);
        VaSklPlusHdcConvolve1dV, one => VaSklPlusHdcConvolve1dV::new(one.sampler, one.surface, one.u, one.v, one.format, one.dst_surface, one.x, one.y);
        VaSklPlusHdcConvolve1p, one => VaSklPlusHdcConvolve1p::new(one.sampler, one.surface, one.u, one.v, one.format, one.offsets, one.dst_surface, one.x, one.y);
        VaSklPlusHdcConvolve2d, one => VaSklPlusHdcConvolve2d::new(one.sampler, one.surface, one.u, one.v, one.format, one.dst_surface, one.x, one.y);
        VaSklPlusHdcDilate, one => VaSklPlusHdcDilate::new(one.sampler, one.surface, one.u, one.v, one.dst_surface, one.x, one.y);
        VaSklPlusHdcErode, one => VaSklPlusHdcErode::new(one.sampler, one.surface, one.u, one.v, one.dst_surface, one.x, one.y);
        VaSklPlusHdcLbpCorrelation, one => VaSklPlusHdcLbpCorrelation::new(one.surface, one.u, one.v, one.disparity, one.dst_surface, one.x, one.y);
        VaSklPlusHdcLbpCreation, one => VaSklPlusHdcLbpCreation::new(one.surface, one.u, one.v, one.pattern, one.dst_surface, one.x, one.y);
        VaSklPlusHdcMinMaxFilter, one => VaSklPlusHdcMinMaxFilter::new(one.sampler, one.surface, one.u, one.v, one.format, one.mode, one.dst_surface, one.x, one.y);
        VaSklPlusLbpCorrelation, one => VaSklPlusLbpCorrelation::new(one.surface, one.u, one.v, one.disparity, one.dst);
        VaSklPlusLbpCreation, one => VaSklPlusLbpCreation::new(one.surface, one.u, one.v, one.pattern, one.dst);
        VmeFbr, one => VmeFbr::new(one.uniinput, one.fbrinput, one.surface, one.fbrmb_mode, one.fbrsub_mb_shape, one.fbrsub_pred_mode, one.output);
        VmeIdm, one => VmeIdm::new(one.uniinput, one.idminput, one.surface, one.output);
        VmeIme, one => VmeIme::new(one.stream_mode, one.search_ctrl, one.uniinput, one.imeinput, one.surface, one.ref0, one.ref1, one.cost_center, one.output);
        VmeSic, one => VmeSic::new(one.uniinput, one.sicinput, one.surface, one.output);
        Wait, one => Wait::new(one.mask);
        Xor, one => Xor::new(one.exec_size, one.dst, one.src0, one.src1).with_pred(one.pred);
        Yield, _one => Yield::new();
    }
}
