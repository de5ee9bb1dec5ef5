/* Generated from spec by `cargo xtask regen`; do not edit. */
/*
 * The GEN virtual ISA in C++17: decodes and encodes instructions. No dependencies, no exceptions.
 *
 *     genvisa::Version version = genvisa::version(4, 1);
 *     genvisa::Error error;
 *     std::size_t length = 0;
 *     auto instruction = genvisa::decode(bytes, size, version, length, error);
 *     if (!instruction) std::cerr << error.offset << ": " << error.message << '\n';
 *
 * Names of instructions and fields are those of the pages; genvisa.h has their bit ranges and encodings. Nothing is
 * validated beyond the layout: a field may hold an encoding without a meaning.
 */
#ifndef GENVISA_HPP
#define GENVISA_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genvisa {

/* An object version, major << 8 | minor: layouts depend on it. */
using Version = std::uint16_t;
constexpr Version version(unsigned major, unsigned minor) { return static_cast<Version>(major << 8 | minor); }

struct Error {
    std::size_t offset = 0;  /* the byte of the instruction that cannot be read, or where a field cannot be written */
    std::string message;
};

struct Layout;
struct Element;
using Elements = std::vector<Element>;
struct Field;
using Fields = std::vector<Field>;

/* A field of an instruction or structure. A field whose width depends on the version has a row for each width. */
struct FieldInfo {
    const char *name;
    unsigned bytes;           /* of an integer; 0 for a structure */
    bool is_signed;
    const Layout *structure;  /* of an operand */
    Version first_version = 0;    /* 0: no bound */
    Version end_version = 0;      /* the first version without it; 0: no bound */
    const char *count = nullptr;  /* of an array: the field that counts it */
    const char *when = nullptr;   /* the condition on which it is there */
    bool (*is_present)(const Fields &) = nullptr;  /* the same; nullptr if this header cannot evaluate it */

    constexpr bool is_in(Version v) const {
        return (first_version == 0 || v >= first_version) && (end_version == 0 || v < end_version);
    }
};

/* A structure that a tag selects. */
struct Follower {
    std::uint64_t code;
    const Layout *layout;
};

/* The fields of an instruction or structure, in their order. */
struct Layout {
    const char *name;
    const FieldInfo *fields;
    std::size_t field_count;
    /* The bits of the field `tag` that select the structure behind this one. */
    std::size_t tag = 0;
    unsigned tag_shift = 0, tag_bits = 0;
    const Follower *followers = nullptr;
    std::size_t follower_count = 0;

    const Layout *follower(std::uint64_t code) const {
        for (std::size_t n = 0; n < follower_count; ++n)
            if (followers[n].code == code) return followers[n].layout;
        return nullptr;
    }
};

struct InstructionInfo {
    std::uint8_t opcode;
    int sub_opcode;           /* the second byte, or -1 */
    std::uint32_t platforms;  /* a bit for each that has it: GENVISA_PLATFORM_* */
    const Layout *layout;
};

/* A number of an element. */
struct Number {
    const FieldInfo *info;
    std::int64_t value;
};

/* An integer (one number), or an operand: the numbers of its tag and of its structure. */
struct Element {
    std::vector<Number> numbers;

    const Number *find(std::string_view name) const {
        for (const Number &number : numbers)
            if (name == number.info->name) return &number;
        return nullptr;
    }
};

/* A field with its content. One that is not repeated has one element. */
struct Field {
    const FieldInfo *info;
    Elements elements;
};

struct Instruction {
    const InstructionInfo *info = nullptr;
    Fields fields;

    const Field *find(std::string_view name) const {
        for (const Field &field : fields)
            if (name == field.info->name) return &field;
        return nullptr;
    }
    /* The number of an integer field, or of a part of an operand: ("exec_size"), ("dst", "id"). */
    std::optional<std::int64_t> number(std::string_view field, std::string_view part = {}) const {
        const Field *found = find(field);
        if (!found || found->elements.empty()) return std::nullopt;
        const Number *number = found->elements.front().find(part.empty() ? field : part);
        return number ? std::optional(number->value) : std::nullopt;
    }
};

namespace tables {

/* Whether a number is one of a list. */
inline bool is_one_of(std::int64_t number, std::initializer_list<std::int64_t> list) {
    for (std::int64_t one : list)
        if (number == one) return true;
    return false;
}

/* Bits of an earlier field; 0 of one that is absent. */
inline std::int64_t bits(const Fields &fields, std::string_view name, unsigned shift, unsigned width) {
    for (const Field &field : fields) {
        if (name != field.info->name || field.elements.empty() || field.elements.front().numbers.empty()) continue;
        std::uint64_t raw = static_cast<std::uint64_t>(field.elements.front().numbers.front().value) >> shift;
        return static_cast<std::int64_t>(width >= 64 ? raw : raw & ((std::uint64_t{1} << width) - 1));
    }
    return 0;
}

inline constexpr FieldInfo fields_of_layout_addr_opnd[] = {
    {"id", 2, false, nullptr},
    {"offset", 1, false, nullptr},
    {"width", 1, false, nullptr},
};
inline constexpr Layout layout_addr_opnd = {"addr_opnd", fields_of_layout_addr_opnd, 3};

inline constexpr FieldInfo fields_of_layout_const_opnd[] = {
    {"data_type", 1, false, nullptr},
    {"low", 4, false, nullptr},
    {"high", 4, false, nullptr, 0, 0, nullptr, "matches!(data_type, DF | Q | UQ)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "data_type", 0, 4), {6, 13, 11})); }},
};
inline constexpr Layout layout_const_opnd = {"const_opnd", fields_of_layout_const_opnd, 3};

inline constexpr FieldInfo fields_of_layout_gen_opnd[] = {
    {"id", 2, false, nullptr, 0, 772},
    {"id", 4, false, nullptr, 772, 0},
    {"row_offset", 1, false, nullptr},
    {"col_offset", 1, false, nullptr},
    {"region", 2, false, nullptr},
};
inline constexpr Layout layout_gen_opnd = {"gen_opnd", fields_of_layout_gen_opnd, 5};

inline constexpr FieldInfo fields_of_layout_indirect_opnd[] = {
    {"id", 2, false, nullptr},
    {"addr_offset", 1, false, nullptr},
    {"indirect_offset", 2, true, nullptr},
    {"bit_properties", 1, false, nullptr},
    {"region", 2, false, nullptr},
};
inline constexpr Layout layout_indirect_opnd = {"indirect_opnd", fields_of_layout_indirect_opnd, 5};

inline constexpr FieldInfo fields_of_layout_pred_opnd[] = {
    {"val", 2, false, nullptr},
};
inline constexpr Layout layout_pred_opnd = {"pred_opnd", fields_of_layout_pred_opnd, 1};

inline constexpr FieldInfo fields_of_layout_raw_operand[] = {
    {"id", 2, false, nullptr, 0, 772},
    {"id", 4, false, nullptr, 772, 0},
    {"offset", 2, false, nullptr},
};
inline constexpr Layout layout_raw_operand = {"raw_operand", fields_of_layout_raw_operand, 3};

inline constexpr FieldInfo fields_of_layout_state_opnd[] = {
    {"class", 1, false, nullptr},
    {"id", 2, false, nullptr},
    {"offset", 1, false, nullptr},
};
inline constexpr Layout layout_state_opnd = {"state_opnd", fields_of_layout_state_opnd, 3};

inline constexpr FieldInfo fields_of_layout_vec_operand[] = {
    {"tag", 1, false, nullptr},
};
inline constexpr Follower followers_of_layout_vec_operand[] = {
    {0, &layout_gen_opnd},
    {1, &layout_addr_opnd},
    {2, &layout_pred_opnd},
    {3, &layout_indirect_opnd},
    {5, &layout_const_opnd},
    {6, &layout_state_opnd},
};
inline constexpr Layout layout_vec_operand = {"vec_operand", fields_of_layout_vec_operand, 1, 0, 0, 3, followers_of_layout_vec_operand, 6};

inline constexpr FieldInfo fields_of_layout_add[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_add = {"ADD", fields_of_layout_add, 5};

inline constexpr FieldInfo fields_of_layout_avg[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_avg = {"AVG", fields_of_layout_avg, 5};

inline constexpr FieldInfo fields_of_layout_div[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_div = {"DIV", fields_of_layout_div, 5};

inline constexpr FieldInfo fields_of_layout_dp2[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_dp2 = {"DP2", fields_of_layout_dp2, 5};

inline constexpr FieldInfo fields_of_layout_dp3[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_dp3 = {"DP3", fields_of_layout_dp3, 5};

inline constexpr FieldInfo fields_of_layout_dp4[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_dp4 = {"DP4", fields_of_layout_dp4, 5};

inline constexpr FieldInfo fields_of_layout_dph[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_dph = {"DPH", fields_of_layout_dph, 5};

inline constexpr FieldInfo fields_of_layout_exp[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_exp = {"EXP", fields_of_layout_exp, 4};

inline constexpr FieldInfo fields_of_layout_frc[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_frc = {"FRC", fields_of_layout_frc, 4};

inline constexpr FieldInfo fields_of_layout_line[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_line = {"LINE", fields_of_layout_line, 5};

inline constexpr FieldInfo fields_of_layout_log[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_log = {"LOG", fields_of_layout_log, 4};

inline constexpr FieldInfo fields_of_layout_mad[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_mad = {"MAD", fields_of_layout_mad, 6};

inline constexpr FieldInfo fields_of_layout_mulh[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_mulh = {"MULH", fields_of_layout_mulh, 5};

inline constexpr FieldInfo fields_of_layout_lrp[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_lrp = {"LRP", fields_of_layout_lrp, 6};

inline constexpr FieldInfo fields_of_layout_mod[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_mod = {"MOD", fields_of_layout_mod, 5};

inline constexpr FieldInfo fields_of_layout_mul[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_mul = {"MUL", fields_of_layout_mul, 5};

inline constexpr FieldInfo fields_of_layout_pow[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_pow = {"POW", fields_of_layout_pow, 5};

inline constexpr FieldInfo fields_of_layout_rndd[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rndd = {"RNDD", fields_of_layout_rndd, 4};

inline constexpr FieldInfo fields_of_layout_rndu[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rndu = {"RNDU", fields_of_layout_rndu, 4};

inline constexpr FieldInfo fields_of_layout_rnde[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rnde = {"RNDE", fields_of_layout_rnde, 4};

inline constexpr FieldInfo fields_of_layout_rndz[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rndz = {"RNDZ", fields_of_layout_rndz, 4};

inline constexpr FieldInfo fields_of_layout_sad2[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sad2 = {"SAD2", fields_of_layout_sad2, 5};

inline constexpr FieldInfo fields_of_layout_sin[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sin = {"SIN", fields_of_layout_sin, 4};

inline constexpr FieldInfo fields_of_layout_cos[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_cos = {"COS", fields_of_layout_cos, 4};

inline constexpr FieldInfo fields_of_layout_sqrt[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sqrt = {"SQRT", fields_of_layout_sqrt, 4};

inline constexpr FieldInfo fields_of_layout_rsqrt[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rsqrt = {"RSQRT", fields_of_layout_rsqrt, 4};

inline constexpr FieldInfo fields_of_layout_inv[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_inv = {"INV", fields_of_layout_inv, 4};

inline constexpr FieldInfo fields_of_layout_dpasw[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"src2", 0, false, &layout_vec_operand},
    {"w", 1, false, nullptr},
    {"a", 1, false, nullptr},
    {"sd", 1, false, nullptr},
    {"rc", 1, false, nullptr},
};
inline constexpr Layout layout_dpasw = {"DPASW", fields_of_layout_dpasw, 9};

inline constexpr FieldInfo fields_of_layout_fcvt[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_fcvt = {"FCVT", fields_of_layout_fcvt, 3};

inline constexpr FieldInfo fields_of_layout_srnd[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_srnd = {"SRND", fields_of_layout_srnd, 4};

inline constexpr FieldInfo fields_of_layout_lzd[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_lzd = {"LZD", fields_of_layout_lzd, 4};

inline constexpr FieldInfo fields_of_layout_and[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_and = {"AND", fields_of_layout_and, 5};

inline constexpr FieldInfo fields_of_layout_or[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_or = {"OR", fields_of_layout_or, 5};

inline constexpr FieldInfo fields_of_layout_xor[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_xor = {"XOR", fields_of_layout_xor, 5};

inline constexpr FieldInfo fields_of_layout_not[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_not = {"NOT", fields_of_layout_not, 4};

inline constexpr FieldInfo fields_of_layout_shl[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_shl = {"SHL", fields_of_layout_shl, 5};

inline constexpr FieldInfo fields_of_layout_shr[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_shr = {"SHR", fields_of_layout_shr, 5};

inline constexpr FieldInfo fields_of_layout_asr[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_asr = {"ASR", fields_of_layout_asr, 5};

inline constexpr FieldInfo fields_of_layout_cbit[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_cbit = {"CBIT", fields_of_layout_cbit, 4};

inline constexpr FieldInfo fields_of_layout_addr_add[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_addr_add = {"ADDR_ADD", fields_of_layout_addr_add, 4};

inline constexpr FieldInfo fields_of_layout_mov[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_mov = {"MOV", fields_of_layout_mov, 4};

inline constexpr FieldInfo fields_of_layout_sel[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sel = {"SEL", fields_of_layout_sel, 5};

inline constexpr FieldInfo fields_of_layout_setp[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_setp = {"SETP", fields_of_layout_setp, 3};

inline constexpr FieldInfo fields_of_layout_cmp[] = {
    {"exec_size", 1, false, nullptr},
    {"rel_op", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_cmp = {"CMP", fields_of_layout_cmp, 5};

inline constexpr FieldInfo fields_of_layout_movs[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_movs = {"MOVS", fields_of_layout_movs, 3};

inline constexpr FieldInfo fields_of_layout_fbl[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_fbl = {"FBL", fields_of_layout_fbl, 4};

inline constexpr FieldInfo fields_of_layout_fbh[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_fbh = {"FBH", fields_of_layout_fbh, 4};

inline constexpr FieldInfo fields_of_layout_subroutine[] = {
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_subroutine = {"SUBROUTINE", fields_of_layout_subroutine, 1};

inline constexpr FieldInfo fields_of_layout_label[] = {
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_label = {"LABEL", fields_of_layout_label, 1};

inline constexpr FieldInfo fields_of_layout_jmp[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_jmp = {"JMP", fields_of_layout_jmp, 3};

inline constexpr FieldInfo fields_of_layout_call[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_call = {"CALL", fields_of_layout_call, 3};

inline constexpr FieldInfo fields_of_layout_fccall[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_fccall = {"FCCALL", fields_of_layout_fccall, 3};

inline constexpr FieldInfo fields_of_layout_ret[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
};
inline constexpr Layout layout_ret = {"RET", fields_of_layout_ret, 2};

inline constexpr FieldInfo fields_of_layout_oword_ld[] = {
    {"size", 1, false, nullptr},
    {"is_modified", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_oword_ld = {"OWORD_LD", fields_of_layout_oword_ld, 5};

inline constexpr FieldInfo fields_of_layout_oword_st[] = {
    {"size", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_oword_st = {"OWORD_ST", fields_of_layout_oword_st, 4};

inline constexpr FieldInfo fields_of_layout_media_ld[] = {
    {"modifiers", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"plane", 1, false, nullptr},
    {"block_width", 1, false, nullptr},
    {"block_height", 1, false, nullptr},
    {"x_offset", 0, false, &layout_vec_operand},
    {"y_offset", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_media_ld = {"MEDIA_LD", fields_of_layout_media_ld, 8};

inline constexpr FieldInfo fields_of_layout_media_st[] = {
    {"modifiers", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"plane", 1, false, nullptr},
    {"block_width", 1, false, nullptr},
    {"block_height", 1, false, nullptr},
    {"x_offset", 0, false, &layout_vec_operand},
    {"y_offset", 0, false, &layout_vec_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_media_st = {"MEDIA_ST", fields_of_layout_media_st, 8};

inline constexpr FieldInfo fields_of_layout_gather[] = {
    {"elt_size", 1, false, nullptr},
    {"is_modified", 1, false, nullptr},
    {"num_elts", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"global_offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_gather = {"GATHER", fields_of_layout_gather, 7};

inline constexpr FieldInfo fields_of_layout_scatter[] = {
    {"elt_size", 1, false, nullptr},
    {"num_elts", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"global_offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_scatter = {"SCATTER", fields_of_layout_scatter, 6};

inline constexpr FieldInfo fields_of_layout_oword_ld_unaligned[] = {
    {"size", 1, false, nullptr},
    {"is_modified", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_oword_ld_unaligned = {"OWORD_LD_UNALIGNED", fields_of_layout_oword_ld_unaligned, 5};

inline constexpr FieldInfo fields_of_layout_sample[] = {
    {"mode", 1, false, nullptr},
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u_offset", 0, false, &layout_raw_operand},
    {"v_offset", 0, false, &layout_raw_operand},
    {"r_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_sample = {"SAMPLE", fields_of_layout_sample, 7};

inline constexpr FieldInfo fields_of_layout_sample_unorm[] = {
    {"channel_mask", 1, false, nullptr},
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u_offset", 0, false, &layout_vec_operand},
    {"v_offset", 0, false, &layout_vec_operand},
    {"delta_u", 0, false, &layout_vec_operand},
    {"delta_v", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_sample_unorm = {"SAMPLE_UNORM", fields_of_layout_sample_unorm, 8};

inline constexpr FieldInfo fields_of_layout_load[] = {
    {"mode", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u_offset", 0, false, &layout_raw_operand},
    {"v_offset", 0, false, &layout_raw_operand},
    {"r_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_load = {"LOAD", fields_of_layout_load, 6};

inline constexpr FieldInfo fields_of_layout_avs[] = {
    {"channels", 1, false, nullptr},
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u_offset", 0, false, &layout_vec_operand},
    {"v_offset", 0, false, &layout_vec_operand},
    {"delta_u", 0, false, &layout_vec_operand},
    {"delta_v", 0, false, &layout_vec_operand},
    {"u2d", 0, false, &layout_vec_operand},
    {"group_id", 0, false, &layout_vec_operand},
    {"vertical_block_number", 0, false, &layout_vec_operand},
    {"cntrl", 1, false, nullptr},
    {"v2d", 0, false, &layout_vec_operand},
    {"exec_mode", 1, false, nullptr},
    {"iefbypass", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_avs = {"AVS", fields_of_layout_avs, 15};

inline constexpr FieldInfo fields_of_layout_va_convolve[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"convolution", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_convolve = {"VA_CONVOLVE", fields_of_layout_va_convolve, 6};

inline constexpr FieldInfo fields_of_layout_va_minmax[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"mode", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_minmax = {"VA_MINMAX", fields_of_layout_va_minmax, 5};

inline constexpr FieldInfo fields_of_layout_va_minmaxfilter[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"cntrl", 1, false, nullptr},
    {"block", 1, false, nullptr},
    {"mode", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_minmaxfilter = {"VA_MINMAXFILTER", fields_of_layout_va_minmaxfilter, 8};

inline constexpr FieldInfo fields_of_layout_va_erode[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"block", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_erode = {"VA_ERODE", fields_of_layout_va_erode, 6};

inline constexpr FieldInfo fields_of_layout_va_dilate[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"block", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_dilate = {"VA_DILATE", fields_of_layout_va_dilate, 6};

inline constexpr FieldInfo fields_of_layout_va_boolcentroid[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"vsize", 0, false, &layout_vec_operand},
    {"hsize", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_boolcentroid = {"VA_BOOLCENTROID", fields_of_layout_va_boolcentroid, 6};

inline constexpr FieldInfo fields_of_layout_va_centroid[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"vsize", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_centroid = {"VA_CENTROID", fields_of_layout_va_centroid, 5};

inline constexpr FieldInfo fields_of_layout_min_max[] = {
    {"exec_size", 1, false, nullptr},
    {"op", 1, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_min_max = {"MIN_MAX", fields_of_layout_min_max, 5};

inline constexpr FieldInfo fields_of_layout_bfe[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_bfe = {"BFE", fields_of_layout_bfe, 6};

inline constexpr FieldInfo fields_of_layout_bfi[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
    {"src3", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_bfi = {"BFI", fields_of_layout_bfi, 7};

inline constexpr FieldInfo fields_of_layout_bfrev[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_bfrev = {"BFREV", fields_of_layout_bfrev, 4};

inline constexpr FieldInfo fields_of_layout_addc[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"carry", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_addc = {"ADDC", fields_of_layout_addc, 6};

inline constexpr FieldInfo fields_of_layout_subb[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"borrow", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_subb = {"SUBB", fields_of_layout_subb, 6};

inline constexpr FieldInfo fields_of_layout_gather4_typed[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_raw_operand},
    {"v", 0, false, &layout_raw_operand},
    {"r", 0, false, &layout_raw_operand},
    {"lod", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_gather4_typed = {"GATHER4_TYPED", fields_of_layout_gather4_typed, 9};

inline constexpr FieldInfo fields_of_layout_scatter4_typed[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_raw_operand},
    {"v", 0, false, &layout_raw_operand},
    {"r", 0, false, &layout_raw_operand},
    {"lod", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_scatter4_typed = {"SCATTER4_TYPED", fields_of_layout_scatter4_typed, 9};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_conv_1d_horizontal[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"block", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_conv_1d_horizontal = {"VA_SKL_PLUS_CONV_1D_HORIZONTAL", fields_of_layout_va_skl_plus_conv_1d_horizontal, 6};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_conv_1d_vertical[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"block", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_conv_1d_vertical = {"VA_SKL_PLUS_CONV_1D_VERTICAL", fields_of_layout_va_skl_plus_conv_1d_vertical, 6};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_conv_1pixel[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"block", 1, false, nullptr},
    {"offsets", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_conv_1pixel = {"VA_SKL_PLUS_CONV_1PIXEL", fields_of_layout_va_skl_plus_conv_1pixel, 7};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_flood_fill[] = {
    {"connect", 1, false, nullptr},
    {"pixel_mask_h", 0, false, &layout_raw_operand},
    {"pixel_mask_left", 0, false, &layout_vec_operand},
    {"pixel_mask_right", 0, false, &layout_vec_operand},
    {"loop_count", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_flood_fill = {"VA_SKL_PLUS_FLOOD_FILL", fields_of_layout_va_skl_plus_flood_fill, 6};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_lbp_creation[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"pattern", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_lbp_creation = {"VA_SKL_PLUS_LBP_CREATION", fields_of_layout_va_skl_plus_lbp_creation, 5};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_lbp_correlation[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"disparity", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_lbp_correlation = {"VA_SKL_PLUS_LBP_CORRELATION", fields_of_layout_va_skl_plus_lbp_correlation, 5};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_correlation_search[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"vorigin", 0, false, &layout_vec_operand},
    {"horigin", 0, false, &layout_vec_operand},
    {"xsize", 0, false, &layout_vec_operand},
    {"ysize", 0, false, &layout_vec_operand},
    {"xsearch", 0, false, &layout_vec_operand},
    {"ysearch", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_va_skl_plus_correlation_search = {"VA_SKL_PLUS_CORRELATION_SEARCH", fields_of_layout_va_skl_plus_correlation_search, 10};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_convolve_2d[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"format", 1, false, nullptr},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_convolve_2d = {"VA_SKL_PLUS_HDC_CONVOLVE_2D", fields_of_layout_va_skl_plus_hdc_convolve_2d, 8};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_min_max_filter[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"format", 1, false, nullptr},
    {"mode", 1, false, nullptr},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_min_max_filter = {"VA_SKL_PLUS_HDC_MIN_MAX_FILTER", fields_of_layout_va_skl_plus_hdc_min_max_filter, 9};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_erode[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_erode = {"VA_SKL_PLUS_HDC_ERODE", fields_of_layout_va_skl_plus_hdc_erode, 7};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_dilate[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_dilate = {"VA_SKL_PLUS_HDC_DILATE", fields_of_layout_va_skl_plus_hdc_dilate, 7};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_lbp_correlation[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"disparity", 0, false, &layout_vec_operand},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_lbp_correlation = {"VA_SKL_PLUS_HDC_LBP_CORRELATION", fields_of_layout_va_skl_plus_hdc_lbp_correlation, 7};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_lbp_creation[] = {
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"pattern", 1, false, nullptr},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_lbp_creation = {"VA_SKL_PLUS_HDC_LBP_CREATION", fields_of_layout_va_skl_plus_hdc_lbp_creation, 7};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_convolve_1d_h[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"format", 1, false, nullptr},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_convolve_1d_h = {"VA_SKL_PLUS_HDC_CONVOLVE_1D_H", fields_of_layout_va_skl_plus_hdc_convolve_1d_h, 8};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_convolve_1d_v[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"format", 1, false, nullptr},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_convolve_1d_v = {"VA_SKL_PLUS_HDC_CONVOLVE_1D_V", fields_of_layout_va_skl_plus_hdc_convolve_1d_v, 8};

inline constexpr FieldInfo fields_of_layout_va_skl_plus_hdc_convolve_1p[] = {
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_vec_operand},
    {"v", 0, false, &layout_vec_operand},
    {"format", 1, false, nullptr},
    {"offsets", 0, false, &layout_raw_operand},
    {"dst_surface", 1, false, nullptr},
    {"x", 0, false, &layout_vec_operand},
    {"y", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_va_skl_plus_hdc_convolve_1p = {"VA_SKL_PLUS_HDC_CONVOLVE_1P", fields_of_layout_va_skl_plus_hdc_convolve_1p, 9};

inline constexpr FieldInfo fields_of_layout_svm_block_ld[] = {
    {"properties", 1, false, nullptr},
    {"address", 0, false, &layout_vec_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_block_ld = {"SVM_BLOCK_LD", fields_of_layout_svm_block_ld, 3};

inline constexpr FieldInfo fields_of_layout_svm_block_st[] = {
    {"properties", 1, false, nullptr},
    {"address", 0, false, &layout_vec_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_block_st = {"SVM_BLOCK_ST", fields_of_layout_svm_block_st, 3};

inline constexpr FieldInfo fields_of_layout_svm_gather[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"block_size", 1, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"addresses", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_gather = {"SVM_GATHER", fields_of_layout_svm_gather, 6};

inline constexpr FieldInfo fields_of_layout_svm_scatter[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"block_size", 1, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"addresses", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_scatter = {"SVM_SCATTER", fields_of_layout_svm_scatter, 6};

inline constexpr FieldInfo fields_of_layout_svm_atomic[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"op", 1, false, nullptr},
    {"addresses", 0, false, &layout_raw_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_atomic = {"SVM_ATOMIC", fields_of_layout_svm_atomic, 7};

inline constexpr FieldInfo fields_of_layout_svm_gather4_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"address", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_gather4_scaled = {"SVM_GATHER4_SCALED", fields_of_layout_svm_gather4_scaled, 7};

inline constexpr FieldInfo fields_of_layout_svm_scatter4_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"address", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_svm_scatter4_scaled = {"SVM_SCATTER4_SCALED", fields_of_layout_svm_scatter4_scaled, 7};

inline constexpr FieldInfo fields_of_layout_ifcall[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"func_addr", 0, false, &layout_vec_operand},
    {"arg_size", 1, false, nullptr},
    {"return_size", 1, false, nullptr},
};
inline constexpr Layout layout_ifcall = {"IFCALL", fields_of_layout_ifcall, 5};

inline constexpr FieldInfo fields_of_layout_faddr[] = {
    {"func_id", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_faddr = {"FADDR", fields_of_layout_faddr, 2};

inline constexpr FieldInfo fields_of_layout_file[] = {
    {"file_name", 2, false, nullptr, 0, 772},
    {"file_name", 4, false, nullptr, 772, 0},
};
inline constexpr Layout layout_file = {"FILE", fields_of_layout_file, 2};

inline constexpr FieldInfo fields_of_layout_loc[] = {
    {"line_number", 4, false, nullptr},
};
inline constexpr Layout layout_loc = {"LOC", fields_of_layout_loc, 1};

inline constexpr FieldInfo fields_of_layout_vme_ime[] = {
    {"stream_mode", 1, false, nullptr},
    {"search_ctrl", 1, false, nullptr},
    {"uniinput", 0, false, &layout_raw_operand},
    {"imeinput", 0, false, &layout_raw_operand},
    {"surface", 1, false, nullptr},
    {"ref0", 0, false, &layout_raw_operand},
    {"ref1", 0, false, &layout_raw_operand},
    {"cost_center", 0, false, &layout_raw_operand},
    {"output", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_vme_ime = {"VME_IME", fields_of_layout_vme_ime, 9};

inline constexpr FieldInfo fields_of_layout_vme_sic[] = {
    {"uniinput", 0, false, &layout_raw_operand},
    {"sicinput", 0, false, &layout_raw_operand},
    {"surface", 1, false, nullptr},
    {"output", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_vme_sic = {"VME_SIC", fields_of_layout_vme_sic, 4};

inline constexpr FieldInfo fields_of_layout_vme_fbr[] = {
    {"uniinput", 0, false, &layout_raw_operand},
    {"fbrinput", 0, false, &layout_raw_operand},
    {"surface", 1, false, nullptr},
    {"fbrmb_mode", 0, false, &layout_vec_operand},
    {"fbrsub_mb_shape", 0, false, &layout_vec_operand},
    {"fbrsub_pred_mode", 0, false, &layout_vec_operand},
    {"output", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_vme_fbr = {"VME_FBR", fields_of_layout_vme_fbr, 7};

inline constexpr FieldInfo fields_of_layout_vme_idm[] = {
    {"uniinput", 0, false, &layout_raw_operand},
    {"idminput", 0, false, &layout_raw_operand},
    {"surface", 1, false, nullptr},
    {"output", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_vme_idm = {"VME_IDM", fields_of_layout_vme_idm, 4};

inline constexpr Layout layout_barrier = {"BARRIER", nullptr, 0};

inline constexpr Layout layout_cache_flush = {"CACHE_FLUSH", nullptr, 0};

inline constexpr FieldInfo fields_of_layout_wait[] = {
    {"mask", 0, false, &layout_vec_operand, 769, 0},
};
inline constexpr Layout layout_wait = {"WAIT", fields_of_layout_wait, 1};

inline constexpr FieldInfo fields_of_layout_fence[] = {
    {"mask", 1, false, nullptr},
};
inline constexpr Layout layout_fence = {"FENCE", fields_of_layout_fence, 1};

inline constexpr FieldInfo fields_of_layout_raw_send[] = {
    {"modifiers", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"ex_msg_desc", 4, false, nullptr},
    {"num_src", 1, false, nullptr},
    {"num_dst", 1, false, nullptr},
    {"desc", 0, false, &layout_vec_operand},
    {"src", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_raw_send = {"RAW_SEND", fields_of_layout_raw_send, 9};

inline constexpr Layout layout_yield = {"YIELD", nullptr, 0};

inline constexpr FieldInfo fields_of_layout_nbarrier[] = {
    {"mode", 1, false, nullptr},
    {"id", 0, false, &layout_vec_operand},
    {"num_threads", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_nbarrier = {"NBARRIER", fields_of_layout_nbarrier, 3};

inline constexpr FieldInfo fields_of_layout_fcall[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"func_id", 2, false, nullptr},
    {"arg_size", 1, false, nullptr},
    {"return_size", 1, false, nullptr},
};
inline constexpr Layout layout_fcall = {"FCALL", fields_of_layout_fcall, 5};

inline constexpr FieldInfo fields_of_layout_fret[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
};
inline constexpr Layout layout_fret = {"FRET", fields_of_layout_fret, 2};

inline constexpr FieldInfo fields_of_layout_switchjmp[] = {
    {"exec_size", 1, false, nullptr},
    {"num_labels", 1, false, nullptr},
    {"index", 0, false, &layout_vec_operand},
    {"label", 2, false, nullptr, 0, 0, "num_labels"},
};
inline constexpr Layout layout_switchjmp = {"SWITCHJMP", fields_of_layout_switchjmp, 4};

inline constexpr FieldInfo fields_of_layout_sad2add[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sad2add = {"SAD2ADD", fields_of_layout_sad2add, 6};

inline constexpr FieldInfo fields_of_layout_plane[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_plane = {"PLANE", fields_of_layout_plane, 5};

inline constexpr FieldInfo fields_of_layout_goto[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"label", 2, false, nullptr},
};
inline constexpr Layout layout_goto = {"GOTO", fields_of_layout_goto, 3};

inline constexpr FieldInfo fields_of_layout_3d_sample[] = {
    {"short_op", 1, false, nullptr, 0, 1024},
    {"op", 2, false, nullptr, 1024, 0, nullptr, "raw(short_op) == 0",
     [](const Fields &fields) -> bool { return (bits(fields, "short_op", 0, 8) == 0); }},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"aoffimmi", 0, false, &layout_vec_operand},
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
    {"num_params", 1, false, nullptr},
    {"params", 0, false, &layout_raw_operand, 0, 0, "num_params"},
};
inline constexpr Layout layout_3d_sample = {"3D_SAMPLE", fields_of_layout_3d_sample, 11};

inline constexpr FieldInfo fields_of_layout_3d_load[] = {
    {"short_op", 1, false, nullptr, 0, 1024},
    {"op", 2, false, nullptr, 1024, 0, nullptr, "raw(short_op) == 0",
     [](const Fields &fields) -> bool { return (bits(fields, "short_op", 0, 8) == 0); }},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"aoffimmi", 0, false, &layout_vec_operand},
    {"surface", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
    {"num_params", 1, false, nullptr},
    {"params", 0, false, &layout_raw_operand, 0, 0, "num_params"},
};
inline constexpr Layout layout_3d_load = {"3D_LOAD", fields_of_layout_3d_load, 10};

inline constexpr FieldInfo fields_of_layout_3d_sample4[] = {
    {"short_op", 1, false, nullptr, 0, 1024},
    {"op", 2, false, nullptr, 1024, 0, nullptr, "raw(short_op) == 0",
     [](const Fields &fields) -> bool { return (bits(fields, "short_op", 0, 8) == 0); }},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"src_channel", 1, false, nullptr},
    {"aoffimmi", 0, false, &layout_vec_operand},
    {"sampler", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
    {"num_params", 1, false, nullptr},
    {"params", 0, false, &layout_raw_operand, 0, 0, "num_params"},
};
inline constexpr Layout layout_3d_sample4 = {"3D_SAMPLE4", fields_of_layout_3d_sample4, 11};

inline constexpr FieldInfo fields_of_layout_info[] = {
    {"op", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"channels", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"lod", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(op, resinfo)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "op", 0, 8), {10})); }},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_info = {"INFO", fields_of_layout_info, 6};

inline constexpr FieldInfo fields_of_layout_rt_write[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"mode", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"header", 0, false, &layout_raw_operand},
    {"si", 0, false, &layout_vec_operand, 0, 0, nullptr, "mode.si == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 11, 1) == 1); }},
    {"cps", 0, false, &layout_vec_operand, 0, 0, nullptr, "mode.cps == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 8, 1) == 1); }},
    {"rti", 0, false, &layout_vec_operand, 0, 0, nullptr, "mode.rti == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 2, 1) == 1); }},
    {"source0_alpha", 0, false, &layout_raw_operand, 0, 0, nullptr, "mode.s0a == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 3, 1) == 1); }},
    {"o_mask", 0, false, &layout_raw_operand, 0, 0, nullptr, "mode.om == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 4, 1) == 1); }},
    {"r", 0, false, &layout_raw_operand},
    {"g", 0, false, &layout_raw_operand},
    {"b", 0, false, &layout_raw_operand},
    {"a", 0, false, &layout_raw_operand},
    {"source_depth", 0, false, &layout_raw_operand, 0, 0, nullptr, "mode.z == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 5, 1) == 1); }},
    {"stencil", 0, false, &layout_raw_operand, 0, 0, nullptr, "mode.s == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 6, 1) == 1); }},
};
inline constexpr Layout layout_rt_write = {"RT_WRITE", fields_of_layout_rt_write, 16};

inline constexpr FieldInfo fields_of_layout_urb_write[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"num_out", 1, false, nullptr},
    {"channel_mask", 0, false, &layout_raw_operand},
    {"global_offset", 2, false, nullptr},
    {"urb_handle", 0, false, &layout_raw_operand},
    {"per_slot_offset", 0, false, &layout_raw_operand},
    {"vertex_data", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_urb_write = {"URB_WRITE", fields_of_layout_urb_write, 8};

inline constexpr FieldInfo fields_of_layout_typed_atomic[] = {
    {"op", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"u", 0, false, &layout_raw_operand},
    {"v", 0, false, &layout_raw_operand},
    {"r", 0, false, &layout_raw_operand},
    {"lod", 0, false, &layout_raw_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_typed_atomic = {"TYPED_ATOMIC", fields_of_layout_typed_atomic, 11};

inline constexpr FieldInfo fields_of_layout_gather4_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_gather4_scaled = {"GATHER4_SCALED", fields_of_layout_gather4_scaled, 8};

inline constexpr FieldInfo fields_of_layout_scatter4_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"channels", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_scatter4_scaled = {"SCATTER4_SCALED", fields_of_layout_scatter4_scaled, 8};

inline constexpr FieldInfo fields_of_layout_gather_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"block_size", 1, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_gather_scaled = {"GATHER_SCALED", fields_of_layout_gather_scaled, 9};

inline constexpr FieldInfo fields_of_layout_scatter_scaled[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"block_size", 1, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"scale", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_vec_operand},
    {"element_offset", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_scatter_scaled = {"SCATTER_SCALED", fields_of_layout_scatter_scaled, 9};

inline constexpr FieldInfo fields_of_layout_raw_sends[] = {
    {"modifiers", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"num_src0", 1, false, nullptr},
    {"num_src1", 1, false, nullptr},
    {"num_dst", 1, false, nullptr},
    {"sfid", 1, false, nullptr, 774, 0},
    {"ex_msg_desc", 0, false, &layout_vec_operand},
    {"desc", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_raw_sends = {"RAW_SENDS", fields_of_layout_raw_sends, 12};

inline constexpr FieldInfo fields_of_layout_lifetime[] = {
    {"properties", 1, false, nullptr},
    {"variable", 2, false, nullptr, 0, 772},
    {"variable", 4, false, nullptr, 772, 0},
};
inline constexpr Layout layout_lifetime = {"LIFETIME", fields_of_layout_lifetime, 3};

inline constexpr FieldInfo fields_of_layout_sbarrier[] = {
    {"mode", 1, false, nullptr},
};
inline constexpr Layout layout_sbarrier = {"SBARRIER", fields_of_layout_sbarrier, 1};

inline constexpr FieldInfo fields_of_layout_dword_atomic[] = {
    {"op", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"element_offset", 0, false, &layout_raw_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_dword_atomic = {"DWORD_ATOMIC", fields_of_layout_dword_atomic, 8};

inline constexpr FieldInfo fields_of_layout_sqrtm[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_sqrtm = {"SQRTM", fields_of_layout_sqrtm, 4};

inline constexpr FieldInfo fields_of_layout_divm[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_divm = {"DIVM", fields_of_layout_divm, 5};

inline constexpr FieldInfo fields_of_layout_rol[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rol = {"ROL", fields_of_layout_rol, 5};

inline constexpr FieldInfo fields_of_layout_ror[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_ror = {"ROR", fields_of_layout_ror, 5};

inline constexpr FieldInfo fields_of_layout_dp4a[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_dp4a = {"DP4A", fields_of_layout_dp4a, 6};

inline constexpr FieldInfo fields_of_layout_dpas[] = {
    {"exec_size", 1, false, nullptr},
    {"dst", 0, false, &layout_raw_operand},
    {"src0", 0, false, &layout_raw_operand},
    {"src1", 0, false, &layout_raw_operand},
    {"src2", 0, false, &layout_vec_operand},
    {"w", 1, false, nullptr},
    {"a", 1, false, nullptr},
    {"sd", 1, false, nullptr},
    {"rc", 1, false, nullptr},
};
inline constexpr Layout layout_dpas = {"DPAS", fields_of_layout_dpas, 9};

inline constexpr FieldInfo fields_of_layout_add3[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_add3 = {"ADD3", fields_of_layout_add3, 6};

inline constexpr FieldInfo fields_of_layout_bfn[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
    {"boolean_func_ctrl", 1, false, nullptr},
};
inline constexpr Layout layout_bfn = {"BFN", fields_of_layout_bfn, 7};

inline constexpr FieldInfo fields_of_layout_qw_gather[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_raw_operand},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_qw_gather = {"QW_GATHER", fields_of_layout_qw_gather, 6};

inline constexpr FieldInfo fields_of_layout_qw_scatter[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"num_blocks", 1, false, nullptr},
    {"surface", 1, false, nullptr},
    {"offset", 0, false, &layout_raw_operand},
    {"src", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_qw_scatter = {"QW_SCATTER", fields_of_layout_qw_scatter, 6};

inline constexpr FieldInfo fields_of_layout_lsc_untyped[] = {
    {"lsc_sub_op", 1, false, nullptr},
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"lsc_sfid", 1, false, nullptr},
    {"caching_l1", 1, false, nullptr},
    {"caching_l3", 1, false, nullptr},
    {"addr_type", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 40, 41})); }},
    {"addr_scale", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
    {"addr_imm_offset", 4, true, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
    {"addr_size", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
    {"data_size", 1, false, nullptr},
    {"data_order", 1, false, nullptr},
    {"data_elems_per_addr", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 40, 41})); }},
    {"ch_mask", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 40, 41})); }},
    {"surface", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 40, 41})); }},
    {"blocks", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"block_width", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"block_height", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"vnni", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"dst_data", 0, false, &layout_raw_operand},
    {"src0_data", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {40, 41})); }},
    {"src0_addrs", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
    {"surface_base_addr", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"surface_width", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"surface_height", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"surface_pitch", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"src0_addr_x", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"src0_addr_y", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"src0_addr_base", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {1, 5})); }},
    {"src0_addr_pitch", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {1, 5})); }},
    {"src1_data", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_load_block2d | lsc_store | lsc_store_strided | lsc_store_quad | lsc_store_block2d | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
    {"src2_data", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {0, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28})); }},
};
inline constexpr Layout layout_lsc_untyped = {"LSC_UNTYPED", fields_of_layout_lsc_untyped, 32};

inline constexpr FieldInfo fields_of_layout_lsc_typed[] = {
    {"lsc_sub_op", 1, false, nullptr},
    {"exec_size", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"pred", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"caching_l1", 1, false, nullptr},
    {"caching_l3", 1, false, nullptr},
    {"addr_type", 1, false, nullptr},
    {"addr_size", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"data_size", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"data_order", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"data_elems_per_addr", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"ch_mask", 1, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"block_width", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"block_height", 2, false, nullptr, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"surface", 0, false, &layout_vec_operand},
    {"dst_data", 0, false, &layout_raw_operand},
    {"src0_addrs_u", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"src0_addrs_v", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"src0_addrs_r", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"src0_addrs_lod", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
    {"src0_addr_x", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"src0_addr_y", 0, false, &layout_vec_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {3, 7})); }},
    {"src1_data", 0, false, &layout_raw_operand},
    {"src2_data", 0, false, &layout_raw_operand, 0, 0, nullptr, "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
     [](const Fields &fields) -> bool { return (is_one_of(bits(fields, "lsc_sub_op", 0, 8), {2, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30})); }},
};
inline constexpr Layout layout_lsc_typed = {"LSC_TYPED", fields_of_layout_lsc_typed, 23};

inline constexpr FieldInfo fields_of_layout_lsc_fence[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"lsc_sfid", 1, false, nullptr},
    {"lsc_fence_op", 1, false, nullptr},
    {"lsc_scope", 1, false, nullptr},
};
inline constexpr Layout layout_lsc_fence = {"LSC_FENCE", fields_of_layout_lsc_fence, 5};

inline constexpr FieldInfo fields_of_layout_rt_read[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"mode", 2, false, nullptr},
    {"surface", 1, false, nullptr},
    {"si", 0, false, &layout_vec_operand, 0, 0, nullptr, "mode.si == 1",
     [](const Fields &fields) -> bool { return (bits(fields, "mode", 1, 1) == 1); }},
    {"dst", 0, false, &layout_raw_operand},
};
inline constexpr Layout layout_rt_read = {"RT_READ", fields_of_layout_rt_read, 6};

inline constexpr FieldInfo fields_of_layout_madw[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_madw = {"MADW", fields_of_layout_madw, 6};

inline constexpr FieldInfo fields_of_layout_add3o[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
    {"src2", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_add3o = {"ADD3O", fields_of_layout_add3o, 6};

inline constexpr FieldInfo fields_of_layout_invm[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"pred_dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
    {"src1", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_invm = {"INVM", fields_of_layout_invm, 6};

inline constexpr FieldInfo fields_of_layout_rsqtm[] = {
    {"exec_size", 1, false, nullptr},
    {"pred", 2, false, nullptr},
    {"dst", 0, false, &layout_vec_operand},
    {"pred_dst", 0, false, &layout_vec_operand},
    {"src0", 0, false, &layout_vec_operand},
};
inline constexpr Layout layout_rsqtm = {"RSQTM", fields_of_layout_rsqtm, 5};

/* By opcode and sub-opcode. */
inline constexpr InstructionInfo instructions[] = {
    {0x01, -1, 0x07ffu, &layout_add},
    {0x02, -1, 0x07ffu, &layout_avg},
    {0x03, -1, 0x07ffu, &layout_div},
    {0x04, -1, 0x001fu, &layout_dp2},
    {0x05, -1, 0x001fu, &layout_dp3},
    {0x06, -1, 0x001fu, &layout_dp4},
    {0x07, -1, 0x001fu, &layout_dph},
    {0x08, -1, 0x07ffu, &layout_exp},
    {0x09, -1, 0x07ffu, &layout_frc},
    {0x0a, -1, 0x001fu, &layout_line},
    {0x0b, -1, 0x07ffu, &layout_log},
    {0x0c, -1, 0x07ffu, &layout_mad},
    {0x0d, -1, 0x07ffu, &layout_mulh},
    {0x0e, -1, 0x000fu, &layout_lrp},
    {0x0f, -1, 0x003fu, &layout_mod},
    {0x10, -1, 0x07ffu, &layout_mul},
    {0x11, -1, 0x07ffu, &layout_pow},
    {0x12, -1, 0x07ffu, &layout_rndd},
    {0x13, -1, 0x07ffu, &layout_rndu},
    {0x14, -1, 0x07ffu, &layout_rnde},
    {0x15, -1, 0x07ffu, &layout_rndz},
    {0x16, -1, 0x000fu, &layout_sad2},
    {0x17, -1, 0x07ffu, &layout_sin},
    {0x18, -1, 0x07ffu, &layout_cos},
    {0x19, -1, 0x07ffu, &layout_sqrt},
    {0x1a, -1, 0x07ffu, &layout_rsqrt},
    {0x1b, -1, 0x07ffu, &layout_inv},
    {0x1c, -1, 0x00c0u, &layout_dpasw},
    {0x1d, -1, 0x0600u, &layout_fcvt},
    {0x1e, -1, 0x0400u, &layout_srnd},
    {0x1f, -1, 0x07ffu, &layout_lzd},
    {0x20, -1, 0x07ffu, &layout_and},
    {0x21, -1, 0x07ffu, &layout_or},
    {0x22, -1, 0x07ffu, &layout_xor},
    {0x23, -1, 0x07ffu, &layout_not},
    {0x24, -1, 0x07ffu, &layout_shl},
    {0x25, -1, 0x07ffu, &layout_shr},
    {0x26, -1, 0x07ffu, &layout_asr},
    {0x27, -1, 0x07ffu, &layout_cbit},
    {0x28, -1, 0x07ffu, &layout_addr_add},
    {0x29, -1, 0x07ffu, &layout_mov},
    {0x2a, -1, 0x07ffu, &layout_sel},
    {0x2b, -1, 0x07ffu, &layout_setp},
    {0x2c, -1, 0x07ffu, &layout_cmp},
    {0x2d, -1, 0x07ffu, &layout_movs},
    {0x2e, -1, 0x07ffu, &layout_fbl},
    {0x2f, -1, 0x07ffu, &layout_fbh},
    {0x30, -1, 0x07ffu, &layout_subroutine},
    {0x31, -1, 0x07ffu, &layout_label},
    {0x32, -1, 0x07ffu, &layout_jmp},
    {0x33, -1, 0x07ffu, &layout_call},
    {0x33, -1, 0x07ffu, &layout_fccall},
    {0x34, -1, 0x07ffu, &layout_ret},
    {0x35, -1, 0x07ffu, &layout_oword_ld},
    {0x36, -1, 0x07ffu, &layout_oword_st},
    {0x37, -1, 0x07ffu, &layout_media_ld},
    {0x38, -1, 0x07ffu, &layout_media_st},
    {0x39, -1, 0x07ffu, &layout_gather},
    {0x3a, -1, 0x07ffu, &layout_scatter},
    {0x3c, -1, 0x07ffu, &layout_oword_ld_unaligned},
    {0x40, -1, 0x07ffu, &layout_sample},
    {0x41, -1, 0x07ffu, &layout_sample_unorm},
    {0x42, -1, 0x07ffu, &layout_load},
    {0x43, -1, 0x001fu, &layout_avs},
    {0x44, 0x01, 0x07ffu, &layout_va_convolve},
    {0x44, 0x02, 0x07ffu, &layout_va_minmax},
    {0x44, 0x03, 0x07ffu, &layout_va_minmaxfilter},
    {0x44, 0x04, 0x07ffu, &layout_va_erode},
    {0x44, 0x05, 0x07ffu, &layout_va_dilate},
    {0x44, 0x06, 0x07ffu, &layout_va_boolcentroid},
    {0x44, 0x07, 0x07ffu, &layout_va_centroid},
    {0x45, -1, 0x07ffu, &layout_min_max},
    {0x46, -1, 0x07ffu, &layout_bfe},
    {0x47, -1, 0x07ffu, &layout_bfi},
    {0x48, -1, 0x07ffu, &layout_bfrev},
    {0x49, -1, 0x07ffu, &layout_addc},
    {0x4a, -1, 0x07ffu, &layout_subb},
    {0x4b, -1, 0x07ffu, &layout_gather4_typed},
    {0x4c, -1, 0x07ffu, &layout_scatter4_typed},
    {0x4d, 0x08, 0x07fcu, &layout_va_skl_plus_conv_1d_horizontal},
    {0x4d, 0x09, 0x07fcu, &layout_va_skl_plus_conv_1d_vertical},
    {0x4d, 0x0a, 0x07fcu, &layout_va_skl_plus_conv_1pixel},
    {0x4d, 0x0b, 0x07fcu, &layout_va_skl_plus_flood_fill},
    {0x4d, 0x0c, 0x07fcu, &layout_va_skl_plus_lbp_creation},
    {0x4d, 0x0d, 0x07fcu, &layout_va_skl_plus_lbp_correlation},
    {0x4d, 0x0f, 0x07fcu, &layout_va_skl_plus_correlation_search},
    {0x4d, 0x10, 0x07fcu, &layout_va_skl_plus_hdc_convolve_2d},
    {0x4d, 0x11, 0x07fcu, &layout_va_skl_plus_hdc_min_max_filter},
    {0x4d, 0x12, 0x07fcu, &layout_va_skl_plus_hdc_erode},
    {0x4d, 0x13, 0x07fcu, &layout_va_skl_plus_hdc_dilate},
    {0x4d, 0x14, 0x07fcu, &layout_va_skl_plus_hdc_lbp_correlation},
    {0x4d, 0x15, 0x07fcu, &layout_va_skl_plus_hdc_lbp_creation},
    {0x4d, 0x16, 0x07fcu, &layout_va_skl_plus_hdc_convolve_1d_h},
    {0x4d, 0x17, 0x07fcu, &layout_va_skl_plus_hdc_convolve_1d_v},
    {0x4d, 0x18, 0x07fcu, &layout_va_skl_plus_hdc_convolve_1p},
    {0x4e, 0x01, 0x07ffu, &layout_svm_block_ld},
    {0x4e, 0x02, 0x07ffu, &layout_svm_block_st},
    {0x4e, 0x03, 0x07ffu, &layout_svm_gather},
    {0x4e, 0x04, 0x07ffu, &layout_svm_scatter},
    {0x4e, 0x05, 0x07ffu, &layout_svm_atomic},
    {0x4e, 0x06, 0x07ffu, &layout_svm_gather4_scaled},
    {0x4e, 0x07, 0x07ffu, &layout_svm_scatter4_scaled},
    {0x4f, -1, 0x07ffu, &layout_ifcall},
    {0x50, -1, 0x07ffu, &layout_faddr},
    {0x51, -1, 0x07ffu, &layout_file},
    {0x52, -1, 0x07ffu, &layout_loc},
    {0x54, -1, 0x001fu, &layout_vme_ime},
    {0x55, -1, 0x001fu, &layout_vme_sic},
    {0x56, -1, 0x001fu, &layout_vme_fbr},
    {0x57, -1, 0x001fu, &layout_vme_idm},
    {0x59, -1, 0x07ffu, &layout_barrier},
    {0x5a, -1, 0x07ffu, &layout_cache_flush},
    {0x5b, -1, 0x07ffu, &layout_wait},
    {0x5c, -1, 0x07ffu, &layout_fence},
    {0x5d, -1, 0x07ffu, &layout_raw_send},
    {0x5f, -1, 0x07ffu, &layout_yield},
    {0x60, -1, 0x0600u, &layout_nbarrier},
    {0x67, -1, 0x07ffu, &layout_fcall},
    {0x68, -1, 0x07ffu, &layout_fret},
    {0x69, -1, 0x061fu, &layout_switchjmp},
    {0x6a, -1, 0x000fu, &layout_sad2add},
    {0x6b, -1, 0x000fu, &layout_plane},
    {0x6c, -1, 0x07ffu, &layout_goto},
    {0x6d, -1, 0x01ffu, &layout_3d_sample},
    {0x6e, -1, 0x01ffu, &layout_3d_load},
    {0x6f, -1, 0x01ffu, &layout_3d_sample4},
    {0x70, -1, 0x01ffu, &layout_info},
    {0x71, -1, 0x01ffu, &layout_rt_write},
    {0x72, -1, 0x01ffu, &layout_urb_write},
    {0x73, -1, 0x07ffu, &layout_typed_atomic},
    {0x74, -1, 0x07ffu, &layout_gather4_scaled},
    {0x75, -1, 0x07ffu, &layout_scatter4_scaled},
    {0x78, -1, 0x07ffu, &layout_gather_scaled},
    {0x79, -1, 0x07ffu, &layout_scatter_scaled},
    {0x7a, -1, 0x07ffu, &layout_raw_sends},
    {0x7b, -1, 0x07ffu, &layout_lifetime},
    {0x7c, -1, 0x07ffu, &layout_sbarrier},
    {0x7d, -1, 0x07ffu, &layout_dword_atomic},
    {0x7e, -1, 0x064fu, &layout_sqrtm},
    {0x7f, -1, 0x064fu, &layout_divm},
    {0x80, -1, 0x07f0u, &layout_rol},
    {0x81, -1, 0x07f0u, &layout_ror},
    {0x82, -1, 0x07e0u, &layout_dp4a},
    {0x83, -1, 0x07c0u, &layout_dpas},
    {0x84, -1, 0x07c0u, &layout_add3},
    {0x85, -1, 0x07c0u, &layout_bfn},
    {0x86, -1, 0x0600u, &layout_qw_gather},
    {0x87, -1, 0x0600u, &layout_qw_scatter},
    {0x89, -1, 0x0780u, &layout_lsc_untyped},
    {0x8a, -1, 0x0780u, &layout_lsc_typed},
    {0x8b, -1, 0x0780u, &layout_lsc_fence},
    {0x90, -1, 0x07ffu, &layout_rt_read},
    {0x91, -1, 0x07ffu, &layout_madw},
    {0x92, -1, 0x07c0u, &layout_add3o},
    {0x9b, -1, 0x07c4u, &layout_invm},
    {0x9c, -1, 0x07c4u, &layout_rsqtm},
};

}  // namespace tables

/* The instruction of that name, or nullptr. */
inline const InstructionInfo *find_instruction(std::string_view name) {
    for (const InstructionInfo &info : tables::instructions)
        if (name == info.layout->name) return &info;
    return nullptr;
}

/* The instruction with that first and second byte, or nullptr; the first one of those with equal bytes. */
inline const InstructionInfo *find_instruction(std::uint8_t opcode, int second) {
    const InstructionInfo *end = std::end(tables::instructions);
    auto is_before = [](const InstructionInfo &info, std::uint8_t code) { return info.opcode < code; };
    auto *info = std::lower_bound(std::begin(tables::instructions), end, opcode, is_before);
    for (; info != end && info->opcode == opcode; ++info)
        if (info->sub_opcode < 0 || info->sub_opcode == second) return info;
    return nullptr;
}

namespace detail {

inline std::string quoted(const char *name) { return std::string("`") + name + "`"; }

/* Whether a field is there; nothing if its condition cannot be evaluated. */
inline std::optional<bool> is_present(const FieldInfo &info, const Fields &before, Version version) {
    if (!info.is_in(version)) return false;
    if (!info.when) return true;
    return info.is_present ? std::optional(info.is_present(before)) : std::nullopt;
}

inline std::string no_condition(const FieldInfo &info) {
    return quoted(info.name) + " is there if " + info.when + ", which this header does not evaluate";
}

/* The number of elements of a field. */
inline std::size_t times(const FieldInfo &info, const Fields &before) {
    return info.count ? static_cast<std::size_t>(tables::bits(before, info.count, 0, 64)) : 1;
}

inline Field single(const FieldInfo &info, const Number &number) {
    Element element;
    element.numbers.push_back(number);
    return {&info, {element}};
}

class Reader {
public:
    Reader(const std::uint8_t *data, std::size_t size, Version version) : data(data), size(size), version(version) {}

    std::size_t at = 0;
    std::string message;

    bool number(const FieldInfo &info, std::vector<Number> &numbers) {
        if (info.bytes == 0) return fail("the pages have no layout for " + quoted(info.name));
        if (size - at < info.bytes) return fail("the bytes end in " + quoted(info.name));
        std::uint64_t raw = 0;
        for (unsigned n = 0; n < info.bytes; ++n) raw |= std::uint64_t{data[at + n]} << 8 * n;
        at += info.bytes;
        std::uint64_t sign = std::uint64_t{1} << (8 * info.bytes - 1);
        if (info.is_signed && (raw & sign)) raw |= ~(sign - 1);
        numbers.push_back({&info, static_cast<std::int64_t>(raw)});
        return true;
    }

    /* A structure. The fields of `Fields` that conditions read are those of this structure alone. */
    bool structure(const Layout &layout, std::vector<Number> &numbers) {
        Fields before;
        for (std::size_t n = 0; n < layout.field_count; ++n) {
            const FieldInfo &info = layout.fields[n];
            std::optional<bool> there = is_present(info, before, version);
            if (!there) return fail(no_condition(info));
            if (!*there) continue;
            if (!number(info, numbers)) return false;
            before.push_back(single(info, numbers.back()));
        }
        if (layout.follower_count == 0) return true;
        const char *tag = layout.fields[layout.tag].name;
        auto code = static_cast<std::uint64_t>(tables::bits(before, tag, layout.tag_shift, layout.tag_bits));
        const Layout *follower = layout.follower(code);
        if (!follower) return fail("no structure has the code " + std::to_string(code) + " in " + quoted(tag));
        return structure(*follower, numbers);
    }

    bool fields(const Layout &layout, Fields &found) {
        for (std::size_t n = 0; n < layout.field_count; ++n) {
            const FieldInfo &info = layout.fields[n];
            std::optional<bool> there = is_present(info, found, version);
            if (!there) return fail(no_condition(info));
            if (!*there) continue;
            Field field{&info, {}};
            for (std::size_t left = times(info, found); left > 0; --left) {
                field.elements.emplace_back();
                std::vector<Number> &numbers = field.elements.back().numbers;
                if (!(info.structure ? structure(*info.structure, numbers) : number(info, numbers))) return false;
            }
            found.push_back(std::move(field));
        }
        return true;
    }

private:
    bool fail(std::string why) { return message = std::move(why), false; }

    const std::uint8_t *data;
    std::size_t size;
    Version version;
};

class Writer {
public:
    explicit Writer(Version version) : version(version) {}

    std::vector<std::uint8_t> bytes;
    std::string message;

    bool number(const FieldInfo &info, std::int64_t value) {
        if (info.bytes == 0) return fail("the pages have no layout for " + quoted(info.name));
        unsigned bits = 8 * info.bytes;
        if (bits < 64) {
            std::int64_t end = std::int64_t{1} << (info.is_signed ? bits - 1 : bits);
            if (value >= end || value < (info.is_signed ? -end : 0))
                return fail(std::to_string(value) + " does not fit into " + quoted(info.name));
        }
        auto raw = static_cast<std::uint64_t>(value);
        for (unsigned n = 0; n < info.bytes; ++n) bytes.push_back(static_cast<std::uint8_t>(raw >> 8 * n));
        return true;
    }

    /* Writes a structure, and counts the numbers that it has used. */
    bool structure(const Layout &layout, const Element &element, std::size_t &used) {
        Fields before;
        for (std::size_t n = 0; n < layout.field_count; ++n) {
            const FieldInfo &info = layout.fields[n];
            std::optional<bool> there = is_present(info, before, version);
            if (!there) return fail(no_condition(info));
            if (!*there) continue;
            const Number *found = element.find(info.name);
            if (!found) return fail("the operand lacks " + quoted(info.name));
            if (!number(info, found->value)) return false;
            before.push_back(single(info, *found));
            ++used;
        }
        if (layout.follower_count == 0) return true;
        const char *tag = layout.fields[layout.tag].name;
        auto code = static_cast<std::uint64_t>(tables::bits(before, tag, layout.tag_shift, layout.tag_bits));
        const Layout *follower = layout.follower(code);
        if (!follower) return fail("no structure has the code " + std::to_string(code) + " in " + quoted(tag));
        return structure(*follower, element, used);
    }

    bool element(const FieldInfo &info, const Element &element) {
        if (!info.structure) {
            const Number *found = element.find(info.name);
            return found && element.numbers.size() == 1 ? number(info, found->value)
                                                        : fail(quoted(info.name) + " is one number");
        }
        std::size_t used = 0;
        if (!structure(*info.structure, element, used)) return false;
        return used == element.numbers.size() || fail(quoted(info.name) + " has numbers that are no part of it");
    }

    bool instruction(const Instruction &from) {
        const InstructionInfo &what = *from.info;
        bytes.push_back(what.opcode);
        if (what.sub_opcode >= 0) bytes.push_back(static_cast<std::uint8_t>(what.sub_opcode));
        std::size_t used = 0;
        for (std::size_t n = 0; n < what.layout->field_count; ++n) {
            const FieldInfo &info = what.layout->fields[n];
            std::optional<bool> there = is_present(info, from.fields, version);
            if (!there) return fail(no_condition(info));
            if (!*there) continue;
            const Field *field = from.find(info.name);
            if (!field) return fail("the field " + quoted(info.name) + " is missing");
            std::size_t count = times(info, from.fields);
            if (field->elements.size() != count)
                return fail(quoted(info.name) + " needs " + std::to_string(count) + " elements");
            for (const Element &one : field->elements)
                if (!element(info, one)) return false;
            ++used;
        }
        return used == from.fields.size() || fail("there are fields that the instruction has not in this form and version");
    }

private:
    bool fail(std::string why) { return message = std::move(why), false; }

    Version version;
};

}  // namespace detail

/* Decodes the instruction at the start of some bytes. `length` is the number of its bytes. */
inline std::optional<Instruction> decode(const std::uint8_t *data, std::size_t size, Version version,
                                         std::size_t &length, Error &error) {
    const InstructionInfo *info = size > 0 ? find_instruction(data[0], size > 1 ? data[1] : -1) : nullptr;
    if (!info) {
        error = {0, size > 0 ? "no instruction has the opcode " + std::to_string(data[0]) : "there are no bytes"};
        return std::nullopt;
    }
    detail::Reader reader(data, size, version);
    reader.at = info->sub_opcode < 0 ? 1 : 2;
    Instruction found{info, {}};
    if (!reader.fields(*info->layout, found.fields)) {
        error = {reader.at, std::string(info->layout->name) + ": " + reader.message};
        return std::nullopt;
    }
    length = reader.at;
    return found;
}

/* Encodes an instruction. */
inline std::optional<std::vector<std::uint8_t>> encode(const Instruction &instruction, Version version, Error &error) {
    detail::Writer writer(version);
    if (instruction.info == nullptr || !writer.instruction(instruction)) {
        const char *name = instruction.info ? instruction.info->layout->name : "an instruction without a name";
        error = {writer.bytes.size(), std::string(name) + ": " + writer.message};
        return std::nullopt;
    }
    return std::move(writer.bytes);
}

/* The row of the tables for a field of an instruction, whatever the version; nullptr if it has none of that name. */
inline const FieldInfo *find_field(const Layout &layout, std::string_view name) {
    for (std::size_t n = 0; n < layout.field_count; ++n)
        if (name == layout.fields[n].name) return &layout.fields[n];
    for (std::size_t n = 0; n < layout.follower_count; ++n)
        if (const FieldInfo *found = find_field(*layout.followers[n].layout, name)) return found;
    return nullptr;
}

/* A field with the elements that are given as numbers by name, to be added to `Instruction::fields`. An integer has one number
   with the name of the field. Nothing if a name is unknown. */
inline std::optional<Field> field(const InstructionInfo &instruction, std::string_view name,
                                  const std::vector<std::vector<std::pair<std::string, std::int64_t>>> &elements) {
    const FieldInfo *info = find_field(*instruction.layout, name);
    if (!info) return std::nullopt;
    Field made{info, {}};
    for (const auto &numbers : elements) {
        made.elements.emplace_back();
        for (const auto &[part, value] : numbers) {
            const FieldInfo *row = info->structure ? find_field(*info->structure, part) : part == name ? info : nullptr;
            if (!row) return std::nullopt;
            made.elements.back().numbers.push_back({row, value});
        }
    }
    return made;
}

}  // namespace genvisa

#endif /* GENVISA_HPP */
