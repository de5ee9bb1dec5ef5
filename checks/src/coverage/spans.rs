//! Look-up of the spans that overlap a span, in a time that does not depend on the length of the page.

use std::ops::Range;

/// Values at spans of a page.
pub(super) struct Spans<T> {
    /// In the order of their starts.
    list: Vec<(Range<usize>, T)>,
    /// The greatest end of each value and those before it.
    reach: Vec<usize>,
}

impl<T> Spans<T> {
    pub(super) fn new(values: impl IntoIterator<Item = (Range<usize>, T)>) -> Self {
        let mut list: Vec<_> = values.into_iter().collect();
        list.sort_by_key(|(span, _)| (span.start, span.end));
        let mut end = 0;
        let reach = list.iter().map(|(span, _)| {
            end = end.max(span.end);
            end
        });
        let reach = reach.collect();
        Self { list, reach }
    }

    /// The values at spans that share a byte with a span.
    pub(super) fn over<'s>(&'s self, span: &Range<usize>) -> impl Iterator<Item = &'s (Range<usize>, T)> {
        let span = span.clone();
        let first = self.reach.partition_point(|&end| end <= span.start);
        let near = self.list.iter().skip(first).take_while(move |(other, _)| other.start < span.end);
        near.filter(move |(other, _)| other.end > span.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_span_before_short_ones_is_found() {
        let spans = Spans::new([(4..6, 'c'), (0..10, 'a'), (2..3, 'b'), (12..14, 'd')]);
        let over = |span: Range<usize>| spans.over(&span).map(|(_, name)| *name).collect::<String>();
        assert_eq!(over(5..7), "ac");
        assert_eq!(over(10..12), "");
        assert_eq!(over(9..13), "ad");
    }
}
