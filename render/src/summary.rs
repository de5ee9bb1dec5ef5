//! `INSTRUCTIONS.md`: all instructions on one page.

use crate::view::{FileView, folder};
use crate::world::World;
use genvisa_reader::isa::{Instruction, TypeName};
use serde_json::json;

impl World<'_> {
    /// `INSTRUCTIONS.md`.
    pub(super) fn summary(&self) -> FileView {
        let mut rows: Vec<&Instruction> = self.isa.instructions.iter().collect();
        rows.sort_by_key(|i| (i.opcode, i.sub_opcode.as_ref().map(|s| s.code), &i.name));
        let rows: Vec<_> = rows.into_iter().map(|i| self.row(i)).collect();
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        let data = json!({ "rows": rows });
        FileView { path: "generated/INSTRUCTIONS.md".to_string(), page, template: "summary", data }
    }

    fn row(&self, i: &Instruction) -> serde_json::Value {
        let code = match &i.sub_opcode {
            Some(sub) => format!("{:#04x} {:#04x}", i.opcode, sub.code),
            None => format!("{:#04x}", i.opcode),
        };
        let fields = i.fields.iter().map(|f| match (&f.count, &f.when) {
            (Some(count), _) => format!("{}[{count}]", f.name),
            (None, Some(_)) => format!("[{}]", f.name),
            (None, None) => f.name.clone(),
        });
        let platforms = i.platforms.to_string().replace(',', ", ");
        json!({
            "name": i.name,
            "page": format!("../{}", i.at.page),
            "code": code,
            "fields": fields.collect::<Vec<_>>().join(" "),
            "types": types(&i.supported_types),
            "platforms": if platforms.is_empty() { "all".to_string() } else { platforms },
            "rules": self.isa.rules_of(&i.name).count(),
            "doc": i.doc,
        })
    }
}

fn types(types: &[TypeName]) -> String {
    let one = |t: &TypeName| match t.platforms.is_all() {
        true => t.name.clone(),
        false => format!("{} ({})", t.name, t.platforms),
    };
    types.iter().map(one).collect::<Vec<_>>().join(" ")
}
