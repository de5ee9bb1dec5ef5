//! Vectors of rules about single instructions.

use super::shrink::shrink;
use super::{Made, Source, id};
use crate::case::Case;
use crate::object::file::Object;
use crate::object::tree::Codec;
use crate::suite::Topic;
use crate::whole;
use genvisa_reader::isa::{Instruction, Rule};
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;
use std::collections::{BTreeSet, HashMap};

impl Source<'_> {
    /// The vectors of a rule about single instructions: pairs first, then valid cases that are the counterpart of none.
    pub(super) fn single(&self, topic: &Topic) -> Made {
        let cases = self.suite.cases(topic).cases;
        let mut made = Made::default();
        let mut known = HashMap::new();
        let mut paired = BTreeSet::new();
        for bad in cases.values().filter(|case| !case.violated.is_empty()) {
            let Some((good, differs)) = &bad.counterpart else {
                made.left_out.push((bad.id.clone(), "it has no valid counterpart".into()));
                continue;
            };
            paired.insert(good.id.as_str());
            match self.pair(topic, bad, good) {
                Ok((mut bad, good)) => {
                    bad.counterpart = Some(add(good, &mut known, &mut made.vectors));
                    bad.differs = differs.clone();
                    add(bad, &mut known, &mut made.vectors);
                }
                Err(why) => made.left_out.push((bad.id.clone(), why)),
            }
        }
        let valid = cases.values().filter(|case| case.violated.is_empty());
        for case in valid.filter(|case| !paired.contains(case.id.as_str())) {
            let mut case = case.clone();
            shrink(&mut [&mut case], self.rule(topic).kind);
            match self.of_case(topic, &case, id::parameters(&self.rule(topic).id, &case.id)) {
                Ok(vector) => _ = add(vector, &mut known, &mut made.vectors),
                Err(why) => made.left_out.push((case.id.clone(), why)),
            }
        }
        made
    }

    fn rule(&self, topic: &Topic) -> &Rule {
        &self.spec.isa.rules[topic.rule]
    }

    /// A negative case and its counterpart. Both have an id that follows from the negative case, because the counterpart has
    /// the same variables.
    fn pair(&self, topic: &Topic, bad: &Case, good: &Case) -> Result<(Vector, Vector), String> {
        let (mut bad, mut good) = (bad.clone(), good.clone());
        shrink(&mut [&mut bad, &mut good], self.rule(topic).kind);
        let parameters = id::parameters(&self.rule(topic).id, &bad.id);
        let of_good = format!("{parameters}/counterpart");
        Ok((self.of_case(topic, &bad, parameters)?, self.of_case(topic, &good, &of_good)?))
    }

    fn of_case(&self, topic: &Topic, case: &Case, parameters: &str) -> Result<Vector, String> {
        let rule = self.rule(topic);
        self.is_recognised(case)?;
        let module = whole::module(case, &self.exceptions.frame(&case.instruction))?;
        let bytes = module.encode().map_err(|error| error.to_string())?;
        if case.is_readable
            && let Some(other) = self.other_error(case, &bytes)?
        {
            return Err(format!("the module around it breaks {other}"));
        }
        let violates: BTreeSet<&String> = case.violated.iter().map(|(rule, _)| rule).collect();
        let mut vector = self.vector(rule, &case.platform, bytes, violates.into_iter().cloned().collect());
        vector.version = format!("{}.{}", case.version.0, case.version.1);
        vector.instruction = Some(case.instruction.clone());
        let is_valid = case.violated.is_empty();
        vector.id = id::of(&rule.id, is_valid, &case.platform, vector.operation.name(), parameters);
        Ok(vector)
    }

    /// Whether a reader of a file can tell which instruction a case is about. Cases hand their instruction over by name, and
    /// files do not.
    fn is_recognised(&self, case: &Case) -> Result<(), String> {
        let instructions = &self.spec.isa.instructions;
        let own = instructions.iter().find(|known| known.name == case.instruction);
        if let Some(other) = own.and_then(|own| own.same_as.as_ref()) {
            return Err(format!("files do not distinguish its instruction from {other}"));
        }
        let has_opcode = |known: &Instruction| {
            let sub = known.sub_opcode.as_ref().map(|sub| sub.code);
            case.bytes.first() == Some(&known.opcode) && (sub.is_none() || sub.as_ref() == case.bytes.get(1))
        };
        if !own.is_some_and(has_opcode) && instructions.iter().any(has_opcode) {
            return Err("its opcode is that of another instruction".into());
        }
        // An operand that its instruction does not use may have any class, also one without a layout.
        if !case.is_readable && case.violated.is_empty() {
            return Err("its bytes have no layout, although it breaks no rule".into());
        }
        Ok(())
    }

    /// A rule about modules that the module of a case breaks: the module is no case of one rule alone then. Warnings do not
    /// count: the variables of a module with one instruction have no value and no use.
    fn other_error(&self, case: &Case, bytes: &[u8]) -> Result<Option<String>, String> {
        let codec = Codec { spec: self.spec, version: case.version };
        let object = Object::read(&codec, bytes)?;
        let platform = self.spec.isa.platforms.iter().position(|known| known.name == case.platform);
        let broken = self.errors.broken(codec, &object, platform.unwrap_or_default(), true);
        let is_known = |id: &str| case.violated.iter().any(|(known, _)| known == id);
        let other = broken.into_iter().find(|(id, _)| !is_known(id));
        Ok(other.map(|(id, place)| format!("{id} at {place}")))
    }
}

/// The question of a vector: its platform and its module.
type Question = (String, Data);

/// Adds a vector, unless its question is known. Returns the id of the question.
fn add(vector: Vector, known: &mut HashMap<Question, String>, to: &mut Vec<Vector>) -> String {
    let question = (vector.platform.clone(), vector.input.clone());
    if let Some(id) = known.get(&question) {
        return id.clone();
    }
    let id = vector.id.clone();
    known.insert(question, id.clone());
    to.push(vector);
    id
}
