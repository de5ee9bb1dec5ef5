// Reads lines with an object version and the bytes of an instruction. Prints the length of each decoded instruction and the
// bytes that are encoded from it, or the message of the error.
#include "genvisa.hpp"
#include <cstdio>
#include <iostream>

int main() {
    unsigned major, minor;
    std::string hex;
    while (std::cin >> major >> minor >> hex) {
        std::vector<std::uint8_t> bytes;
        for (std::size_t at = 0; at + 1 < hex.size(); at += 2)
            bytes.push_back(static_cast<std::uint8_t>(std::stoul(hex.substr(at, 2), nullptr, 16)));
        const genvisa::Version version = genvisa::version(major, minor);
        genvisa::Error error;
        std::size_t length = 0;
        auto instruction = genvisa::decode(bytes.data(), bytes.size(), version, length, error);
        auto encoded = instruction ? genvisa::encode(*instruction, version, error) : std::nullopt;
        if (!encoded) {
            std::puts(error.message.c_str());
            continue;
        }
        std::printf("%zu ", length);
        for (std::uint8_t byte : *encoded) std::printf("%02x", byte);
        std::puts("");
    }
}
