//! Vectors of rules about single instructions.

use super::shrink::{ELEMENTS, MORE_ELEMENTS, shrink};
use super::{Made, Source, id};
use crate::case::Case;
use crate::object::file::Object;
use crate::object::tree::Codec;
use crate::suite::Topic;
use crate::whole::{self, Frame};
use genvisa_reader::isa::{Instruction, Rule};
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;
use std::collections::{BTreeSet, HashMap};

/// A way to make a whole module of a case.
struct Form {
    /// The numbers of elements that are tried for a variable.
    elements: &'static [u32],
    /// Whether a function that the case calls is in another file.
    calls_elsewhere: bool,
}

/// The usual form of modules.
const USUAL: Form = Form { elements: ELEMENTS, calls_elsewhere: false };
/// The forms of modules that break a rule about modules in the usual form.
const OTHERS: [Form; 2] = [
    Form { elements: MORE_ELEMENTS, calls_elsewhere: false },
    Form { elements: ELEMENTS, calls_elsewhere: true },
];

/// Why a case is no vector.
enum Unfit {
    /// The module around it breaks a rule. It can be a vector in another form.
    Module(String),
    /// The case itself is the reason.
    Case(String),
}

impl From<String> for Unfit {
    fn from(why: String) -> Self {
        Self::Case(why)
    }
}

impl Source<'_> {
    /// The vectors of a rule about single instructions: pairs first, then valid cases that are the counterpart of none. Modules in
    /// other forms than the usual one come last, so that the ids of the others do not depend on them.
    pub(super) fn single(&self, topic: &Topic) -> Made {
        let cases = self.suite.cases(topic).cases;
        let (mut made, mut known) = (Made::default(), HashMap::new());
        let counterparts = cases.values().filter_map(|case| case.counterpart.as_ref());
        let paired: BTreeSet<&str> = counterparts.map(|(good, _)| good.id.as_str()).collect();
        let (bad, valid): (Vec<&Case>, Vec<&Case>) =
            cases.values().partition(|case| !case.violated.is_empty());
        let valid = valid.into_iter().filter(|case| !paired.contains(case.id.as_str()));
        let mut add_all = |vectors: (Vector, Option<Vector>)| {
            let (mut vector, counterpart) = vectors;
            vector.counterpart = counterpart.map(|good| add(good, &mut known, &mut made.vectors));
            add(vector, &mut known, &mut made.vectors);
        };
        let mut unfit = Vec::new();
        for case in bad.into_iter().chain(valid) {
            match self.of_case(topic, case, &USUAL) {
                Ok(vectors) => add_all(vectors),
                Err(why) => unfit.push((case, why)),
            }
        }
        for (case, why) in unfit {
            let why = match why {
                Unfit::Case(why) => why,
                Unfit::Module(why) => {
                    let mut others = OTHERS.iter().filter_map(|form| self.of_case(topic, case, form).ok());
                    if let Some(vectors) = others.next() {
                        add_all(vectors);
                        continue;
                    }
                    why
                }
            };
            made.left_out.push((case.id.clone(), why));
        }
        made
    }

    fn rule(&self, topic: &Topic) -> &Rule {
        &self.spec.isa.rules[topic.rule]
    }

    /// The vector of a case, and that of its valid counterpart. Both have an id that follows from the negative case, because the
    /// counterpart has the same variables.
    fn of_case(&self, topic: &Topic, case: &Case, form: &Form) -> Result<(Vector, Option<Vector>), Unfit> {
        let (id, kind) = (&self.rule(topic).id, self.rule(topic).kind);
        let parameters = id::parameters(id, &case.id);
        let mut own = case.clone();
        if case.violated.is_empty() {
            shrink(&mut [&mut own], kind, form.elements);
            return Ok((self.of_one(topic, &own, parameters, form)?, None));
        }
        let Some((good, differs)) = &case.counterpart else {
            return Err(Unfit::Case("it has no valid counterpart".into()));
        };
        let mut good = good.as_ref().clone();
        shrink(&mut [&mut own, &mut good], kind, form.elements);
        let mut vector = self.of_one(topic, &own, parameters, form)?;
        vector.differs = differs.clone();
        let good = self.of_one(topic, &good, &format!("{parameters}/counterpart"), form)?;
        Ok((vector, Some(good)))
    }

    fn of_one(&self, topic: &Topic, case: &Case, parameters: &str, form: &Form) -> Result<Vector, Unfit> {
        let rule = self.rule(topic);
        self.is_recognised(case)?;
        let frame = self.exceptions.frame(&case.instruction);
        let module = whole::module(case, &Frame { calls_elsewhere: form.calls_elsewhere, ..frame })?;
        let bytes = module.encode().map_err(|error| error.to_string())?;
        if case.is_readable
            && let Some(other) = self.other_error(case, &bytes)?
        {
            return Err(Unfit::Module(format!("the module around it breaks {other}")));
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

    /// A rule about modules that the module of a case breaks: the module is no case of one rule alone then. Warnings about
    /// values and uses do not count: the variables of a module with one instruction have neither.
    fn other_error(&self, case: &Case, bytes: &[u8]) -> Result<Option<String>, String> {
        let codec = Codec { spec: self.spec, version: case.version };
        let object = Object::read(&codec, bytes)?;
        let platform = self.spec.isa.platforms.iter().position(|known| known.name == case.platform);
        let broken = self.around_cases.broken(codec, &object, platform.unwrap_or_default(), true);
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
