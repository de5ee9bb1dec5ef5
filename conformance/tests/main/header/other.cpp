// A second file that includes the header.
#include "genvisa.hpp"

std::size_t instruction_count() { return sizeof genvisa::tables::instructions / sizeof *genvisa::tables::instructions; }
