//! Vectors of rules about modules.

use super::{Made, Source, id};
use crate::object::ObjectCase;
use crate::object::suite::ObjectTopic;
use genvisa_runner::vector::Vector;
use std::collections::BTreeSet;

impl Source<'_> {
    /// The vectors of a rule about modules.
    pub(super) fn module(&self, topic: &ObjectTopic) -> Made {
        let mut made = Made::default();
        for case in self.objects.cases(topic).cases {
            if case.is_debug {
                made.left_out
                    .push((case.id.clone(), "it is a file of debug information, not a module".into()));
                continue;
            }
            made.vectors.push(self.of_object(topic, &case));
        }
        made
    }

    fn of_object(&self, topic: &ObjectTopic, case: &ObjectCase) -> Vector {
        let rule = &self.spec.isa.rules[topic.rule];
        let violates: BTreeSet<&String> = case.broken.iter().map(|(rule, _)| rule).collect();
        let is_valid = violates.is_empty();
        let violates = violates.into_iter().cloned().collect();
        let mut vector = self.vector(rule, &case.platform, case.bytes.clone(), violates);
        vector.id = self.id_of(topic, &case.id, is_valid, &vector);
        if let Some((valid, difference)) = &case.counterpart {
            vector.counterpart = Some(self.id_of(topic, valid, true, &vector));
            vector.differs = vec![difference.clone()];
        }
        vector
    }

    fn id_of(&self, topic: &ObjectTopic, case: &str, is_valid: bool, vector: &Vector) -> String {
        let rule = &self.spec.isa.rules[topic.rule].id;
        id::of(rule, is_valid, &vector.platform, vector.operation.name(), id::parameters(rule, case))
    }
}
