//! Sentences that are nearly those of readings: one slip takes the rules of a sentence away, which must not go
//! unnoticed.

use super::cx::Cx;
use super::log::Spot;
use crate::diagnostics::NEARLY_READ;
use crate::readings::{Outline, Reading};

/// Reports each sentence without a reading that is nearly one with a reading which is lost: no sentence of the page has
/// it, or each sentence that has it states a fact of its own.
pub(super) fn report(cx: &mut Cx<'_, '_>, is_instruction: bool) {
    let passed_over = std::mem::take(&mut cx.passed_over);
    let Some(readings) = cx.readings.filter(|_| !passed_over.is_empty()) else { return };
    let used = cx.coverage.sentences.iter().map(|sentence| sentence.sum);
    let left: Vec<&Reading> = readings.lost_without(&used.collect(), is_instruction).collect();
    if left.is_empty() {
        return;
    }
    for sentence in passed_over {
        let outline = Outline::of(sentence);
        let near = left.iter().filter(|reading| reading.outline.is_near(&outline));
        let Some(reading) = near.min_by_key(|reading| reading.span.start) else { continue };
        let reading = Spot { path: readings.path.clone(), span: reading.span.clone() };
        cx.nearly_read(sentence, NEARLY_READ, &reading);
    }
}
