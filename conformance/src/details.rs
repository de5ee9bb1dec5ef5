//! The contents of cases and the sentences of rules, for reports.

use crate::native::platform;
use crate::object::file::Object;
use crate::object::places::fields;
use crate::object::tree::Codec;
use crate::spec::{Spec, read_version};
use genvisa::Module;
use genvisa_asm::Target;
use genvisa_findings::documentation;
use genvisa_runner::report::html::{CaseDetail, Details, Field, RuleDetail};
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;
use std::collections::HashMap;

/// The embedded specification as a source of details.
pub struct SpecDetails {
    spec: Spec,
    rules: HashMap<String, usize>,
}

impl SpecDetails {
    /// Reads the embedded specification.
    ///
    /// # Errors
    /// If a page cannot be read.
    pub fn load() -> Result<Self, String> {
        let spec = Spec::embedded()?;
        let rules = spec.isa.rules.iter().enumerate().map(|(n, rule)| (rule.id.clone(), n)).collect();
        Ok(Self { spec, rules })
    }

    /// The specification.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The fields of the instruction that an object is about; nothing for a text, for a case about a module, and for bytes that
    /// are no object.
    fn fields(&self, vector: &Vector) -> Option<Vec<Field>> {
        let (Data::Base64(file), Some(name)) = (&vector.input, &vector.instruction) else { return None };
        let codec = Codec { spec: &self.spec, version: read_version(&vector.version)? };
        let object = Object::read(&codec, file).ok()?;
        let items = object.routines().flat_map(|routine| &routine.body);
        let item = items.into_iter().find(|item| codec.name(item.shape) == name)?;
        let mut bytes = Vec::new();
        codec.encode(item, &mut bytes);
        // Instructions are the last part of a file.
        let start = file.windows(bytes.len()).rposition(|part| part == bytes)?;
        Some(fields(&codec, item, start))
    }
}

/// The input of a case as text; nothing for bytes that are no object.
pub fn text(vector: &Vector) -> Option<String> {
    match &vector.input {
        Data::Text(text) => Some(text.clone()),
        Data::Base64(bytes) => {
            Some(Target::from(platform(&vector.platform)?).disassemble(&Module::decode(bytes).ok()?))
        }
    }
}

impl Details for SpecDetails {
    fn case(&self, vector: &Vector) -> Option<CaseDetail> {
        Some(CaseDetail { text: text(vector)?, fields: self.fields(vector).unwrap_or_default() })
    }

    fn rule(&self, rule: &str) -> Option<RuleDetail> {
        let rule = self.spec.isa.rules.get(*self.rules.get(rule)?)?;
        let page_url = documentation::of_page(&rule.page);
        Some(RuleDetail { sentence: rule.doc.clone(), expression: rule.expr.clone(), page_url })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_runner::request::Operation;

    /// A field is drawn where the bytes have it: its bits have the value that a change of the case names.
    #[test]
    fn the_fields_of_an_instruction_are_in_the_bytes() {
        let details = SpecDetails::load().unwrap();
        let text = ".version 4.1\n.kernel \"k\"\n.decl a v_type=G type=d num_elts=16 align=GRF\n\
                    .function \"main\"\n    mov (M1, 16) a(1,2)<1> 0x12345678:d\n    ret (M1, 1)\n";
        let platform = platform("SKL").unwrap();
        let module = Target::from(platform).assemble(text).unwrap();
        let input = Data::Base64(module.encode().unwrap());
        let mut vector = Vector {
            instruction: Some("MOV".into()),
            version: "4.1".into(),
            ..Vector::of_program("", "SKL", Operation::CheckBin, input)
        };
        let fields = details.case(&vector).unwrap().fields;
        let bytes = vector.input.bytes().to_vec();
        let raw = |field: &Field| {
            let bit = |n: u32| {
                let at = field.bit + n;
                u64::from(bytes[field.byte + at as usize / 8] >> (at % 8) & 1)
            };
            (0..field.width.min(64)).fold(0, |raw, n| raw | bit(n) << n)
        };
        let named = |name: &str| fields.iter().find(|field| field.name == name).unwrap();
        for (name, value) in
            [("opcode", 0x29), ("dst.row_offset", 1), ("dst.col_offset", 2), ("src0.low", 0x1234_5678)]
        {
            assert_eq!(raw(named(name)), value, "{name}");
        }
        assert_eq!(raw(named("exec_size")), 4);
        assert!(named("exec_size").value.starts_with("4 "), "{}", named("exec_size").value);
        // The fields follow each other without a gap, apart from reserved bits.
        let bits: u32 = fields.iter().map(|field| field.width).sum();
        let first = named("opcode").byte;
        let end =
            fields.iter().map(|field| field.byte * 8 + (field.bit + field.width) as usize).max().unwrap();
        assert!(bits as usize <= end - first * 8 && bits as usize > (end - first * 8) / 2);
        vector.instruction = None;
        assert_eq!(details.case(&vector).unwrap().fields, []);
    }
}
