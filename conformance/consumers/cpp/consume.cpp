// SPDX-License-Identifier: MIT OR Apache-2.0
// Measures an implementation with the test vectors alone. Prints a line for each rule: accepted valid cases, and invalid cases that
// are rejected while their valid counterpart is accepted. Exits with 1 if a case has another result than expected.
// Build: g++ -std=c++17 -O2 -o consume consume.cpp        Run: gunzip -c vectors.jsonl.gz | ./consume
#include <iostream>
#include <map>
#include <string>
#include <vector>

// ---- Fill in from here. ----

bool supports(const std::string &operation) { return operation == "check_bin" || operation == "check_text"; }

// Calls the implementation. `input` is an object, or the UTF-8 of a text. This example looks only at the first bytes.
bool accepts(const std::string &operation, const std::string & /*platform*/, const std::string & /*version*/,
             const std::string &input) {
    return input.rfind(operation == "check_bin" ? "CISA" : ".version", 0) == 0;
}

// ---- Fill in up to here. ----

// The string that is the first member of this name in a line. Strings of vectors are escaped as \", \\, \n, \t or \u001f.
std::string member(const std::string &line, const std::string &name) {
    size_t at = line.find('"' + name + "\":\"");
    if (at == std::string::npos) return {};
    std::string text;
    for (at += name.size() + 4; line[at] != '"'; ++at) {
        if (line[at] != '\\') { text += line[at]; continue; }
        switch (line[++at]) {
        case 'n': text += '\n'; break;
        case 't': text += '\t'; break;
        case 'u': text += char(std::stoi(line.substr(at + 1, 4), nullptr, 16)), at += 4; break;
        default: text += line[at];
        }
    }
    return text;
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

struct Sums { int valid = 0, accepted = 0, invalid = 0, rejected = 0; };
struct Negative { std::string rule, counterpart; bool accepted; };

int main() {
    std::map<std::string, bool> accepted;
    std::map<std::string, Sums> rules;
    std::vector<Negative> negatives;
    for (std::string line; std::getline(std::cin, line);) {
        std::string operation = member(line, "operation"), expect = member(line, "expect"), rule = member(line, "rule");
        if (!supports(operation)) continue;
        std::string base64 = member(line, "base64");
        bool answer = accepts(operation, member(line, "platform"), member(line, "version"),
                              base64.empty() ? member(line, "text") : decoded(base64));
        accepted[member(line, "id")] = answer;
        if (expect == "accept") rules[rule].valid++, rules[rule].accepted += answer;
        if (expect == "reject") negatives.push_back({rule, member(line, "counterpart"), answer});
    }
    for (const Negative &one : negatives)
        rules[one.rule].invalid++, rules[one.rule].rejected += !one.accepted && accepted[one.counterpart];
    bool is_whole = !rules.empty();
    for (const auto &[rule, sums] : rules) {
        std::cout << rule << ": " << sums.accepted << " of " << sums.valid << " valid, " << sums.rejected << " of "
                  << sums.invalid << " invalid\n";
        is_whole = is_whole && sums.accepted == sums.valid && sums.rejected == sums.invalid;
    }
    return is_whole ? 0 : 1;
}
