// SPDX-License-Identifier: MIT OR Apache-2.0
// An adapter between a vISA implementation and `genvisa-conform`. PROTOCOL.md describes the messages.
// Build: g++ -std=c++17 -O2 -o adapter adapter.cpp
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

struct Answer {
    std::string verdict;  // accept, reject, skip or error
    std::string phase;    // read, check or assemble; of a rejection, if it is known
    std::string message;  // for people; of a skip and an error it is the reason
    std::string output = {};  // of an operation that has one, as JSON: {"text": "…"} or {"base64": "…"}
};

// ---- Fill in from here. ----

// The description of the implementation. Leave out operations that it does not have.
const char *const HELLO = R"({"type":"hello","protocol":1,"name":"example","version":"1",)"
    R"("operations":["check_bin","check_text"],"platforms":["SKL","DG2","PVC"],"features":["phases"]})";

// Calls the implementation. `input` is an object, or the UTF-8 of a text. This example looks only at the first bytes.
Answer answer(const std::string &operation, const std::string & /*platform*/, const std::string & /*version*/,
              const std::string &input) {
    if (operation != "check_bin" && operation != "check_text") return {"skip", "", "no operation " + operation};
    const char *start = operation == "check_bin" ? "CISA" : ".version";
    if (input.rfind(start, 0) == 0) return {"accept", "", ""};
    return {"reject", "read", "the start is wrong"};
}

// ---- Fill in up to here. ----

// The rest of a JSON string behind its quotation mark. The runner escapes only quotation marks, backslashes and control
// characters, the latter as \n or \u001f.
std::string string(const char *&at) {
    std::string text;
    for (; *at && *at != '"'; ++at) {
        if (*at != '\\') { text += *at; continue; }
        switch (*++at) {
        case 'b': text += '\b'; break;
        case 'f': text += '\f'; break;
        case 'n': text += '\n'; break;
        case 'r': text += '\r'; break;
        case 't': text += '\t'; break;
        case 'u': {
            std::string digits(at + 1, strnlen(at + 1, 4));
            text += char(std::stoi(digits, nullptr, 16)), at += digits.size();
            break;
        }
        default: text += *at;
        }
    }
    if (!*at++) throw std::runtime_error("a string has no end");
    return text;
}

// The members of a flat JSON object. Numbers keep their text.
std::map<std::string, std::string> members(const std::string &line) {
    std::map<std::string, std::string> found;
    for (const char *at = line.c_str(); (at = std::strchr(at, '"')) != nullptr;) {
        std::string key = string(++at);
        at += std::strspn(at, " :");
        if (*at == '"') found[key] = string(++at);
        else { found[key] = std::string(at, std::strcspn(at, ",} ")); at += std::strcspn(at, ",}"); }
    }
    return found;
}

std::string quoted(const std::string &text) {
    std::string json = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') json += '\\';
        json += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return json + '"';
}

std::string decoded(const std::string &base64) {
    std::string bytes;
    unsigned value = 0, bits = 0;
    for (char c : base64) {
        if (c == '=') break;
        unsigned digit = c == '+' ? 62 : c == '/' ? 63 : c <= '9' ? c - '0' + 52 : c <= 'Z' ? c - 'A' : c - 'a' + 26;
        value = value << 6 | digit, bits += 6;
        if (bits >= 8) bytes += char(value >> (bits -= 8));
    }
    return bytes;
}

int main() {
    std::ios::sync_with_stdio(false);
    // The runner offers other channels than standard input and output to implementations that print.
    const char *in = std::getenv("GENVISA_CONFORM_IN"), *out = std::getenv("GENVISA_CONFORM_OUT");
    std::ifstream in_file;
    std::ofstream out_file;
    if (in && out) in_file.open(in), out_file.open(out);
    std::istream &input = in && out ? in_file : std::cin;
    std::ostream &output = in && out ? out_file : std::cout;
    for (std::string line; std::getline(input, line);) {
        auto message = members(line);
        if (message["type"] == "start") { output << HELLO << std::endl; continue; }
        if (message["type"] != "request") return 1;
        bool is_object = message.count("base64") != 0;
        Answer given = answer(message["operation"], message["platform"], message["version"],
                              is_object ? decoded(message["base64"]) : message["text"]);
        output << R"({"type":"reply","id":)" << message["id"] << R"(,"verdict":)" << quoted(given.verdict);
        if (!given.phase.empty()) output << R"(,"phase":)" << quoted(given.phase);
        if (!given.message.empty())
            output << (given.verdict == "skip" ? R"(,"reason":)" : R"(,"message":)") << quoted(given.message);
        if (!given.output.empty()) output << R"(,"output":)" << given.output;
        output << '}' << std::endl;
    }
}
