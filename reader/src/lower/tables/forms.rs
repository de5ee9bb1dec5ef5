//! The topics of tables, which their columns determine, and the report of tables that lack a column of one.

use crate::lower::cx::Cx;
use crate::lower::table::Table;
use crate::page::Page;

/// The topic of a table.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Types,
    Classes,
    Variables,
    Surfaces,
    Samplers,
    Predication,
    Platforms,
    Levels,
    Attributes,
}

/// The columns of a form.
pub(super) struct Columns {
    pub(super) form: Form,
    /// The name of the form in messages.
    about: &'static str,
    /// The columns that a table must have.
    needs: &'static [&'static str],
    /// Those that it may have too.
    may: &'static [&'static str],
}

const FORMS: [Columns; 9] = [
    Columns {
        form: Form::Types,
        about: "data types",
        needs: &["binary format", "text format"],
        may: &["data type", "size", "size (bits)", "size(bits)", "range", "saturation range"],
    },
    Columns {
        form: Form::Classes,
        about: "classes of variables",
        needs: &["variable type", "storage class", "max count"],
        may: &["r/w", "input", "indexable"],
    },
    Columns {
        form: Form::Variables,
        about: "predefined variables",
        needs: &["name", "size", "type", "r/w"],
        may: &["can be aliased", "aliased", "unset", "description"],
    },
    Columns {
        form: Form::Surfaces,
        about: "predefined surfaces",
        needs: &["surface index", "name"],
        may: &["r/w", "description"],
    },
    Columns {
        form: Form::Samplers,
        about: "predefined samplers",
        needs: &["sampler index", "name"],
        may: &["r/w", "description"],
    },
    Columns {
        form: Form::Predication,
        about: "bits of a field",
        needs: &["bit(s)", "name", "value"],
        may: &[],
    },
    Columns {
        form: Form::Platforms,
        about: "platforms",
        needs: &["platform", "version"],
        may: &["grf bytes", "finalizer name", "processors"],
    },
    Columns {
        form: Form::Levels,
        about: "levels of rules",
        needs: &["rules", "level", "reason", "seen"],
        may: &[],
    },
    Columns {
        form: Form::Attributes,
        about: "attributes",
        needs: &["attribute", "of", "value"],
        may: &["value names", "bytes", "required", "meaning"],
    },
];

/// Columns that say nothing of what a table is about.
const COMMON: [&str; 5] = ["name", "value", "size", "type", "description"];

impl Columns {
    /// Those of the form that a table has.
    pub(super) fn of(table: &Table<'_, '_>) -> Option<&'static Self> {
        FORMS.iter().find(|form| table.has(form.needs))
    }

    fn all(&self) -> impl Iterator<Item = &'static str> {
        self.needs.iter().chain(self.may).copied()
    }

    fn has(&self, header: &str) -> bool {
        self.all().any(|column| column.eq_ignore_ascii_case(header))
    }

    /// Reports columns that the form does not have: they are not read.
    pub(super) fn check<'a>(&self, cx: &mut Cx<'_, 'a>, table: &Table<'_, 'a>) {
        for cell in table.header.iter().filter(|cell| !cell.is_empty() && !self.has(cell)) {
            let help = format!("columns of {} are {}", self.about, self.all().collect::<Vec<_>>().join(", "));
            cx.warning(cell, format!("the column `{cell}` is not read"), help);
        }
    }
}

/// Reports a table of no known form that has columns of one: it may be one whose columns have other names now.
pub(super) fn nearly<'a>(cx: &mut Cx<'_, 'a>, table: &Table<'_, 'a>) {
    let shared = |form: &&Columns| table.header.iter().filter(|cell| form.has(cell)).count();
    let own = |form: &&Columns| {
        let is_common = |cell: &str| COMMON.iter().any(|c| c.eq_ignore_ascii_case(cell));
        table.header.iter().any(|cell| form.has(cell) && !is_common(cell))
    };
    let missing =
        |form: &Columns| form.needs.iter().filter(|c| table.column(&[c]).is_none()).collect::<Vec<_>>();
    let likely = FORMS.iter().filter(own).max_by_key(shared).filter(|form| shared(form) > 1);
    let Some(form) = likely else { return };
    let [column] = missing(form)[..] else { return };
    let message = format!("this is no table of {}: it has no column `{column}`", form.about);
    let place = table.header.first().map_or("", |cell| header_line(cx.page, cell));
    cx.warning(place, message, "a table is read by the names of its columns");
}

/// The line of a part of the page.
fn header_line<'a>(page: &Page<'a>, part: &str) -> &'a str {
    page.text[page.line_start(page.span(part).start)..].lines().next().unwrap_or_default().trim()
}
