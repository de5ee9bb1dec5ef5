/*
 * Encodes `add (M5, 16) V34(1,4)<1> V32(0,0)<8;8,1> 7:w` with the tables of genvisa.h and prints the bytes.
 * The layout of every field comes from the tables, and every value has its name from the header.
 */
#define GENVISA_TABLES
#include "genvisa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VERSION (4 << 8 | 1)

/* The fields: the path of each, and its value. */
typedef struct {
    const char *path;
    uint64_t value;
} assignment;

static const assignment assignments[] = {
    {"exec_size", (uint64_t)GENVISA_EXEC_SIZE_16_ELEMENTS << GENVISA_EXEC_SIZE_SHIFT |
                      (uint64_t)GENVISA_EXEC_SIZE_MASK_M5 << GENVISA_EXEC_SIZE_MASK_SHIFT},
    {"pred", 0},
    {"dst.tag", (uint64_t)GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_GENERAL << GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_SHIFT},
    {"dst.id", 34},
    {"dst.row_offset", 1},
    {"dst.col_offset", 4},
    {"dst.region", (uint64_t)GENVISA_GEN_OPND_REGION_HORIZONTAL_STRIDE_1_ELEMENT
                       << GENVISA_GEN_OPND_REGION_HORIZONTAL_STRIDE_SHIFT},
    {"src0.tag", (uint64_t)GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_GENERAL << GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_SHIFT},
    {"src0.id", 32},
    {"src0.row_offset", 0},
    {"src0.col_offset", 0},
    {"src0.region", (uint64_t)GENVISA_GEN_OPND_REGION_VERTICAL_STRIDE_8_ELEMENTS
                            << GENVISA_GEN_OPND_REGION_VERTICAL_STRIDE_SHIFT |
                        (uint64_t)GENVISA_GEN_OPND_REGION_WIDTH_8_ELEMENTS << GENVISA_GEN_OPND_REGION_WIDTH_SHIFT |
                        (uint64_t)GENVISA_GEN_OPND_REGION_HORIZONTAL_STRIDE_1_ELEMENT
                            << GENVISA_GEN_OPND_REGION_HORIZONTAL_STRIDE_SHIFT},
    {"src1.tag", (uint64_t)GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_IMMEDIATE << GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_SHIFT},
    {"src1.data_type", GENVISA_TYPE_W},
    {"src1.low", 7},
};

static void fail(const char *what, const char *name) {
    fprintf(stderr, "%s: %s\n", what, name);
    exit(1);
}

static uint64_t value_of(const char *prefix, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "%s%s%s", prefix, *prefix ? "." : "", name);
    for (size_t n = 0; n < sizeof assignments / sizeof *assignments; ++n)
        if (strcmp(assignments[n].path, path) == 0)
            return assignments[n].value;
    fail("no value", path);
    return 0;
}

static const genvisa_record *record(const char *name, const char *variant) {
    for (unsigned n = 0; n < GENVISA_RECORD_COUNT; ++n) {
        const genvisa_record *r = &genvisa_records[n];
        if (variant ? r->variant && strcmp(r->variant, variant) == 0 : strcmp(r->name, name) == 0)
            return r;
    }
    fail("no structure", variant ? variant : name);
    return 0;
}

static void write_fields(const char *prefix, const genvisa_field *fields, unsigned count);

/* Writes a vector operand: its tag, and the structure that its class selects. */
static void write_operand(const char *prefix) {
    const genvisa_record *tag = record("vec_operand", 0);
    write_fields(prefix, tag->fields, tag->field_count);
    uint64_t kind = (value_of(prefix, "tag") & GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_MASK) >>
                    GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_SHIFT;
    const genvisa_record *rest =
        record(0, kind == GENVISA_VEC_OPERAND_TAG_OPERAND_CLASS_IMMEDIATE ? "Immediate" : "General");
    write_fields(prefix, rest->fields, rest->field_count);
}

static void write_fields(const char *prefix, const genvisa_field *fields, unsigned count) {
    for (unsigned n = 0; n < count; ++n) {
        const genvisa_field *field = &fields[n];
        if (VERSION < field->first_version || (field->end_version && VERSION >= field->end_version))
            continue;
        /* The only condition here is that of the upper half of wide immediates, and a word has none. */
        if (field->when)
            continue;
        if (strcmp(field->type, "vec_operand") == 0) {
            write_operand(field->name);
            continue;
        }
        if (field->bytes == 0)
            fail("neither integer nor vector operand", field->name);
        uint64_t value = value_of(prefix, field->name);
        for (unsigned byte = 0; byte < field->bytes; ++byte)
            printf("%02x", (unsigned)(value >> 8 * byte & 0xff));
    }
}

int main(void) {
    for (unsigned n = 0; n < GENVISA_INSTRUCTION_COUNT; ++n) {
        const genvisa_instruction *i = &genvisa_instructions[n];
        if (i->opcode != GENVISA_OPCODE_ADD)
            continue;
        if (strcmp(genvisa_rules[GENVISA_RULE_ADD_OPCODE].id, "ADD/opcode") != 0)
            fail("another rule", genvisa_rules[GENVISA_RULE_ADD_OPCODE].id);
        printf("%02x", (unsigned)i->opcode);
        write_fields("", i->fields, i->field_count);
        printf("\n");
        return 0;
    }
    fail("no instruction", "ADD");
    return 1;
}
