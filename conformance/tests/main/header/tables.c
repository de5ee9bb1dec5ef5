/* Prints the text forms and the bit ranges of each instruction from the tables of genvisa.h. */
#define GENVISA_TABLES
#include "genvisa.h"

#include <inttypes.h>
#include <stdio.h>

int main(void) {
    for (unsigned n = 0; n < GENVISA_INSTRUCTION_COUNT; ++n) {
        const genvisa_instruction *instruction = &genvisa_instructions[n];
        for (unsigned t = 0; t < instruction->text_count; ++t)
            printf("%s: %s\n", instruction->name, instruction->text[t]);
        for (unsigned f = 0; f < instruction->field_count; ++f) {
            const genvisa_field *field = &instruction->fields[f];
            for (unsigned b = 0; b < field->bit_count; ++b) {
                const genvisa_bit_range *range = &field->bits[b];
                printf("%s %s %s %u %u", instruction->name, field->name, range->name, range->high, range->low);
                for (unsigned v = 0; v < range->value_count; ++v)
                    printf(", %s %" PRIu64 " %" PRIx32, range->values[v].name, range->values[v].code,
                           range->values[v].platforms);
                printf("\n");
            }
        }
    }
    /* Silences warnings about tables that this program does not use. */
    return genvisa_records[0].field_count + genvisa_rules[0].platforms == 0;
}
