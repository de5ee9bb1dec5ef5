// Decodes random bytes, whole and cut off, and compares them with what is encoded from the result. Prints how many were decoded.
#include "genvisa.hpp"
#include <algorithm>
#include <cstdio>

std::size_t instruction_count();

static std::uint64_t state = 1;

static std::uint64_t next() {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}

int main() {
    const std::size_t count = sizeof genvisa::tables::instructions / sizeof *genvisa::tables::instructions;
    if (instruction_count() != count) return 1;
    const genvisa::Version versions[] = {genvisa::version(3, 0), genvisa::version(3, 3), genvisa::version(3, 6),
                                         genvisa::version(4, 0), genvisa::version(4, 1)};
    unsigned decoded = 0;
    for (unsigned round = 0; round < 200000; ++round) {
        std::vector<std::uint8_t> bytes(next() % 96);
        // Small numbers make more sense: tags, operations and counts.
        for (std::uint8_t &byte : bytes) byte = static_cast<std::uint8_t>(next() >> 32 & (next() & 1 ? 0xff : 0x7));
        if (!bytes.empty() && round % 4 != 0) bytes[0] = genvisa::tables::instructions[next() % count].opcode;
        genvisa::Version version = versions[next() % 5];
        genvisa::Error error;
        std::size_t length = 0;
        auto instruction = genvisa::decode(bytes.data(), bytes.size(), version, length, error);
        if (!instruction) {
            if (error.message.empty() || error.offset > bytes.size()) return 2;
            continue;
        }
        ++decoded;
        auto encoded = genvisa::encode(*instruction, version, error);
        if (!encoded) return std::fprintf(stderr, "%s\n", error.message.c_str()), 3;
        if (encoded->size() != length || !std::equal(encoded->begin(), encoded->end(), bytes.begin())) return 4;
        if (length > 0 && genvisa::decode(bytes.data(), length - 1, version, length, error)) return 5;
    }
    std::printf("%u\n", decoded);
}
