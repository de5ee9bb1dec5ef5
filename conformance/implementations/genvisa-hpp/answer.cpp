// SPDX-License-Identifier: MIT OR Apache-2.0
// `genvisa.hpp` as an implementation under test. `build.sh` puts this part into the adapter for C++.
#include "genvisa.hpp"
#include <cctype>
#include <utility>
#include <vector>

const char *const HELLO = R"({"type":"hello","protocol":1,"name":"genvisa.hpp","version":"1",)"
    R"("operations":["decode","encode"],"features":[],"platforms":)"
    R"(["BDW","CHV","SKL","BXT","ICLLP","TGLLP","XEHP","DG2","MTL","PVC","PVC_XT"]})";

std::string quoted(const std::string &text);

std::string base64(const std::vector<std::uint8_t> &bytes) {
    static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned group = 0;
        for (std::size_t n = 0; n < 3; ++n) group = group << 8 | (at + n < bytes.size() ? bytes[at + n] : 0u);
        for (std::size_t n = 0; n < 4; ++n) text += at + n > bytes.size() ? '=' : DIGITS[group >> (18 - 6 * n) & 63];
    }
    return text;
}

std::string json(const genvisa::FieldInfo &info, const genvisa::Element &element) {
    if (!info.structure) return std::to_string(element.numbers.front().value);
    std::string text;
    for (const genvisa::Number &number : element.numbers)
        text += (text.empty() ? "{" : ",") + quoted(number.info->name) + ":" + std::to_string(number.value);
    return text + "}";
}

std::string json(const genvisa::Instruction &instruction) {
    std::string text = "{\"instruction\":" + quoted(instruction.info->layout->name) + ",\"fields\":{";
    const char *comma = "";
    for (const genvisa::Field &field : instruction.fields) {
        text += comma + quoted(field.info->name) + ":";
        comma = ",";
        if (!field.info->count) { text += json(*field.info, field.elements.front()); continue; }
        text += "[";
        for (const genvisa::Element &element : field.elements)
            text += (text.back() == '[' ? "" : ",") + json(*field.info, element);
        text += "]";
    }
    return text + "}}";
}

// Reads the JSON of `encode`: an array of instructions, each with its name and an object of fields.
class Parser {
public:
    explicit Parser(const std::string &text) : at(text.c_str()) {}

    bool accept(char c) {
        while (std::isspace(static_cast<unsigned char>(*at))) ++at;
        return *at == c && ++at;
    }
    void expect(char c) {
        if (!accept(c)) throw std::runtime_error(std::string("expected ") + c + " at " + at);
    }
    std::string name() {
        expect('"');
        std::string text;
        while (*at && *at != '"') text += *at++;
        expect('"');
        return text;
    }
    // `7`, or `{"tag": 0, "id": 32}`.
    std::vector<std::pair<std::string, std::int64_t>> element(const std::string &field) {
        if (!accept('{')) return {{field, number()}};
        std::vector<std::pair<std::string, std::int64_t>> numbers;
        while (!accept('}')) {
            std::string part = name();
            expect(':');
            numbers.emplace_back(part, number());
            accept(',');
        }
        return numbers;
    }
    genvisa::Instruction instruction() {
        expect('{');
        genvisa::Instruction made;
        member("instruction");
        made.info = genvisa::find_instruction(name());
        if (!made.info) throw std::runtime_error("no instruction has that name");
        expect(',');
        member("fields");
        expect('{');
        while (!accept('}')) {
            std::string field = name();
            expect(':');
            std::vector<std::vector<std::pair<std::string, std::int64_t>>> elements;
            if (!accept('[')) elements.push_back(element(field));
            else while (!accept(']')) elements.push_back(element(field)), accept(',');
            auto found = genvisa::field(*made.info, field, elements);
            if (!found) throw std::runtime_error("no field " + field);
            made.fields.push_back(*found);
            accept(',');
        }
        expect('}');
        return made;
    }

private:
    void member(const std::string &expected) {
        if (name() != expected) throw std::runtime_error("expected " + expected);
        expect(':');
    }
    std::int64_t number() {
        char *end = nullptr;
        std::int64_t value = std::strtoll(at, &end, 10);
        if (end == at) throw std::runtime_error(std::string("expected a number at ") + at);
        at = end;
        return value;
    }

    const char *at;
};

Answer decode(const std::string &input, genvisa::Version version) {
    std::string code = "[";
    for (std::size_t at = 0, length = 0; at < input.size(); at += length) {
        genvisa::Error error;
        auto *bytes = reinterpret_cast<const std::uint8_t *>(input.data()) + at;
        auto instruction = genvisa::decode(bytes, input.size() - at, version, length, error);
        if (!instruction) return {"reject", "read", error.message};
        code += (at ? "," : "") + json(*instruction);
    }
    return {"accept", "", "", "{\"text\":" + quoted(code + "]") + "}"};
}

Answer encode(const std::string &input, genvisa::Version version) {
    std::vector<std::uint8_t> all;
    Parser parser(input);
    parser.expect('[');
    while (!parser.accept(']')) {
        genvisa::Error error;
        auto bytes = genvisa::encode(parser.instruction(), version, error);
        if (!bytes) return {"reject", "assemble", error.message};
        all.insert(all.end(), bytes->begin(), bytes->end());
        parser.accept(',');
    }
    return {"accept", "", "", "{\"base64\":\"" + base64(all) + "\"}"};
}

Answer answer(const std::string &operation, const std::string & /*platform*/, const std::string &version,
              const std::string &input) {
    auto parsed = genvisa::version(std::stoi(version), std::stoi(version.substr(version.find('.') + 1)));
    try {
        if (operation == "decode") return decode(input, parsed);
        if (operation == "encode") return encode(input, parsed);
        return {"skip", "", "no operation " + operation};
    } catch (const std::exception &error) {
        return {"error", "", error.what()};
    }
}
