//! Answers to questions that are asked again: a valid choice with one fixed value is wanted for each rule that reads the slot.

use super::Outcome;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// A slot and its value, and the search budget.
type Question = ((usize, i64), usize);

/// The answers so far. A copy begins without any, because the copy of a problem can change.
#[derive(Debug, Default)]
pub(super) struct Answers(Mutex<HashMap<Question, Outcome<Vec<i64>>>>);

impl Clone for Answers {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Answers {
    /// The answer to a question, which is searched for once.
    pub(super) fn get(
        &self,
        fixed: (usize, i64),
        limit: usize,
        search: impl FnOnce() -> Outcome<Vec<i64>>,
    ) -> Outcome<Vec<i64>> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let question = (fixed, limit);
        if let Some(answer) = known().get(&question) {
            return answer.clone();
        }
        // Others can search at the same time: equal questions get equal answers.
        let answer = search();
        known().insert(question, answer.clone());
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_searched_for_once_and_a_copy_knows_nothing() {
        let answers = Answers::default();
        let never = || unreachable!("the answer is known");
        assert_eq!(answers.get((1, 2), 9, || Outcome::GaveUp), Outcome::GaveUp);
        assert_eq!(answers.get((1, 2), 9, never), Outcome::GaveUp);
        assert_eq!(answers.get((1, 2), 8, || Outcome::Impossible), Outcome::Impossible);
        assert_eq!(answers.clone().get((1, 2), 9, || Outcome::Found(vec![3])), Outcome::Found(vec![3]));
    }
}
