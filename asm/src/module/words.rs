//! Words that cannot name variables.

/// Finalizers take these for instructions or parts of them wherever they stand: what 1.0.12504 refuses in `.decl`, word by
/// word. In the order of their bytes, to be searched.
const RESERVED: [&str; 191] = [
    "AVS_16_DOWN_SAMPLE", "AVS_16_FULL", "AVS_16x4", "AVS_16x8", "AVS_4x4", "AVS_4x8", "AVS_8_DOWN_SAMPLE",
    "AVS_8_FULL", "AVS_8x4", "FILE", "LOC", "acos", "add", "add3", "addc", "addr_add", "and", "arg", "asin",
    "asr", "atan", "avg", "avs", "barrier", "bfe", "bfi", "bfrev", "bss", "bti", "call", "cbit", "cmp",
    "cos", "div", "divm", "dp2", "dp3", "dp4", "dp4a", "dph", "dword_atomic", "exp", "faddr", "fbh", "fbl",
    "fcall", "fccall", "fcvt", "fence_global", "fence_local", "fence_sw", "flat", "frc", "fret", "gather",
    "gather4_scaled", "gather4_typed", "gather_scaled", "goto", "ifcall", "inv", "jmp", "line", "load",
    "load_2dms_w", "load_3d", "load_lz", "load_mcs", "log", "lrp", "lsc_apndctr_atomic_add",
    "lsc_apndctr_atomic_sub", "lsc_atomic_and", "lsc_atomic_fadd", "lsc_atomic_fcas", "lsc_atomic_fmax",
    "lsc_atomic_fmin", "lsc_atomic_fsub", "lsc_atomic_iadd", "lsc_atomic_icas", "lsc_atomic_idec",
    "lsc_atomic_iinc", "lsc_atomic_isub", "lsc_atomic_load", "lsc_atomic_or", "lsc_atomic_smax",
    "lsc_atomic_smin", "lsc_atomic_store", "lsc_atomic_umax", "lsc_atomic_umin", "lsc_atomic_xor",
    "lsc_ccs_update", "lsc_fence", "lsc_load", "lsc_load_block2d", "lsc_load_quad", "lsc_load_status",
    "lsc_load_strided", "lsc_read_state_info", "lsc_store", "lsc_store_block2d", "lsc_store_quad",
    "lsc_store_strided", "lsc_store_uncompressed", "lzd", "mad", "madw", "max", "media_ld", "media_st",
    "min", "mod", "mov", "movs", "mul", "mulh", "not", "or", "oword_ld", "oword_ld_unaligned", "oword_st",
    "plane", "pow", "qw_gather", "qw_scatter", "raw_send", "raw_sendc", "raw_sends", "raw_sends_eot",
    "raw_sendsc", "raw_sendsc_eot", "resinfo", "ret", "rndd", "rnde", "rndu", "rndz", "rol", "ror", "rsqrt",
    "rt_write_3d", "sad2", "sad2add", "sample", "sample4", "sample4_c", "sample4_po", "sample4_po_c",
    "sample_3d", "sample_b", "sample_b_c", "sample_c", "sample_c_lz", "sample_d", "sample_d_c", "sample_l",
    "sample_l_c", "sample_lz", "sample_unorm", "sampleinfo", "sampler_cache_flush", "scatter",
    "scatter4_scaled", "scatter4_typed", "scatter_scaled", "sel", "setp", "shl", "shr", "sin", "sqrt",
    "sqrtm", "srnd", "ss", "subb", "svm_atomic", "svm_block_ld", "svm_block_st", "svm_gather",
    "svm_gather4scaled", "svm_scatter", "svm_scatter4scaled", "switchjmp", "typed_atomic", "urb_write_3d",
    "vme_fbr", "vme_ime", "vme_sic", "wait", "xor", "yield",
];

/// Whether a word cannot name a variable.
pub fn is_reserved(word: &str) -> bool {
    RESERVED.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words() {
        assert!(RESERVED.is_sorted(), "what is searched is sorted");
        assert!(is_reserved("add") && is_reserved("FILE") && is_reserved("yield"));
        assert!(!is_reserved("dpas") && !is_reserved("ADD"));
    }
}
