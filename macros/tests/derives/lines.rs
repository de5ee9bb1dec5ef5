//! The side tables that expanded rules and instructions read: pages, lines and checksums.

#![allow(dead_code, reason = "generated tables have these constants; a test may use only some of them")]

type RuleLine = (&'static str, &'static str, u32, &'static str);

pub mod subject {
    pub const RULES: &[super::RuleLine] = &[
        ("lt", "", 1, "sum"),
        ("le", "", 1, "sum"),
        ("gt", "", 1, "sum"),
        ("ge", "", 1, "sum"),
        ("eq", "", 1, "sum"),
        ("ne", "", 1, "sum"),
        ("and", "", 1, "sum"),
        ("or", "", 1, "sum"),
        ("implies", "", 1, "sum"),
        ("unknown and", "", 1, "sum"),
        ("unknown or", "", 1, "sum"),
        ("unknown implies", "", 1, "sum"),
        ("implies unknown", "", 1, "sum"),
        ("not", "", 1, "sum"),
        ("number as truth", "", 1, "sum"),
        ("sum", "", 1, "sum"),
        ("difference", "", 1, "sum"),
        ("product", "", 1, "sum"),
        ("quotient", "", 1, "sum"),
        ("rest", "", 1, "sum"),
        ("bits", "", 1, "sum"),
        ("left", "", 1, "sum"),
        ("right", "", 1, "sum"),
        ("negative", "", 1, "sum"),
        ("min max", "", 1, "sum"),
        ("ones", "", 1, "sum"),
        ("value", "", 1, "sum"),
        ("code", "", 1, "sum"),
        ("raw", "", 1, "sum"),
        ("mask", "", 1, "sum"),
        ("name", "", 1, "sum"),
        ("names", "", 1, "sum"),
        ("ranges", "", 1, "sum"),
        ("definition", "", 1, "sum"),
        ("platform", "", 1, "sum"),
        ("everywhere", "", 1, "sum"),
        ("nowhere", "", 1, "sum"),
        ("set", "", 1, "sum"),
        ("not in set", "", 1, "sum"),
    ];
}

pub mod opnd {
    pub const RULES: &[super::RuleLine] =
        &[("id/declared", "", 1, "sum"), ("id/small", "", 1, "sum"), ("id/channel", "", 1, "sum")];
}

pub mod exec_size_bits {
    pub const RULES: &[super::RuleLine] = &[("mask/even", "", 1, "sum")];
}

pub mod x {
    pub const PAGE: &str = "X.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("exec_size", 4), ("surface", 5), ("src", 6), ("dst", 7)];
    pub const RULES: &[super::RuleLine] = &[
        ("src/type", "X.md", 9, "sum"),
        ("src/room", "X.md", 10, "sum"),
        ("surface/declared", "X.md", 11, "sum"),
        ("dst/once", "X.md", 12, "sum"),
        ("src/bounds", "X.md", 13, "sum"),
        ("opcode", "X.md", 14, "sum"),
        ("dst/imm", "X.md", 15, "sum"),
    ];
}

pub mod raw {
    pub const RULES: &[super::RuleLine] = &[("id/declared", "", 1, "sum")];
}

pub mod lsc {
    pub const PAGE: &str = "LSC.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[
        ("op", 4),
        ("src", 4),
        ("cache", 5),
        ("size", 5),
        ("data", 6),
        ("sfid", 6),
        ("num_params", 7),
        ("params", 8),
        ("num_labels", 9),
        ("label", 10),
        ("sizes", 10),
    ];
    pub const RULES: &[super::RuleLine] = &[
        ("data/type", "LSC.md", 9, "sum"),
        ("cache/range", "LSC.md", 10, "sum"),
        ("cache/raw", "LSC.md", 10, "sum"),
        ("size/mask", "LSC.md", 10, "sum"),
        ("params/type", "LSC.md", 11, "sum"),
        ("params/second", "LSC.md", 12, "sum"),
        ("label/kind", "LSC.md", 13, "sum"),
        ("label/declared", "LSC.md", 13, "sum"),
        ("label/order", "LSC.md", 14, "sum"),
        ("label/sizes", "LSC.md", 15, "sum"),
    ];
}

pub mod file {
    pub const PAGE: &str = "FILE.md";
    pub const LINE: u32 = 7;
    pub const FIELDS: &[(&str, u32)] = &[("name", 8), ("line", 9)];
}

pub mod send {
    pub const PAGE: &str = "SEND.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("op", 4), ("data", 5)];
    pub const RULES: &[super::RuleLine] = &[("op/low", "", 6, "sum")];
}

pub mod wait {
    pub const PAGE: &str = "WAIT.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("mask", 4), ("reason", 5)];
}

pub mod lsc2 {
    pub const PAGE: &str = "LSC2.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("op", 4)];
}

pub mod chain {
    pub const PAGE: &str = "CHAIN.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("op", 4), ("size", 5), ("params", 6)];
}

pub mod list {
    pub const PAGE: &str = "LIST.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("op", 4), ("scale", 5), ("count", 6), ("all", 7)];
}

pub mod add {
    pub const PAGE: &str = "ADD.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("size", 4), ("surface", 5), ("src0", 6)];
}

pub mod svm_read {
    pub const PAGE: &str = "SVM_READ.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[("size", 4)];
}

pub mod svm_write {
    pub const PAGE: &str = "SVM_WRITE.md";
    pub const LINE: u32 = 3;
    pub const FIELDS: &[(&str, u32)] = &[];
}
