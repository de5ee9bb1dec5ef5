//! Groups: several fields that are written together. The assembly chapter describes their text.

use super::{Bits, Value};
use genvisa::InstructionInfo;

/// The text of several fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// `d32x4t`: size, number and order of data elements.
    Data,
    /// `bti(0x1)[V10+0x10]:a32`: a surface, addresses in it, and their size.
    Address,
    /// `bti(0x1)`: the type of addresses, and a surface.
    Surface,
    /// `d16.2x16x8nt`: blocks of data elements.
    Rectangle,
    /// A variable of the class that another field determines.
    Variable,
}

/// The fields of a group that an instruction has.
#[derive(Debug)]
pub struct Parts(Vec<(&'static str, Value)>);

impl Parts {
    /// Of fields by name.
    pub(super) fn new(parts: Vec<(&'static str, Value)>) -> Self {
        Self(parts)
    }

    /// The part of a name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// All parts.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        self.0.iter().map(|(_, value)| value)
    }
}

/// The coordinates of an address, in the order of the text.
pub const COORDINATES: [&str; 4] = ["src0_addrs_u", "src0_addrs_v", "src0_addrs_r", "src0_addrs_lod"];

impl Group {
    /// The group of a name, and the names of the fields that it may have.
    pub(super) fn of(name: &str) -> Option<(Self, Vec<&'static str>)> {
        let (group, fields): (Self, &[&str]) = match name {
            "data" => (Self::Data, &["data_size", "data_order", "data_elems_per_addr"]),
            "address" => (Self::Address, &ADDRESS),
            "surface" => (Self::Surface, &SURFACE),
            "rectangle" => (
                Self::Rectangle,
                &["data_size", "blocks", "block_width", "block_height", "data_order", "vnni"],
            ),
            "variable" => (Self::Variable, &["properties", "variable"]),
            _ => return None,
        };
        let mut fields = fields.to_vec();
        if group == Self::Address {
            fields.extend(SURFACE.iter().chain(&COORDINATES));
        }
        Some((group, fields))
    }

    /// The bits of `properties` that have the class of the variable.
    pub fn class_bits(info: &InstructionInfo) -> Option<Bits> {
        let range = info.field("properties")?.bit_ranges.iter().find(|range| range.name == "class")?;
        Some(Bits { hi: range.hi, lo: range.lo })
    }

    /// Whether addresses of a type are those of the whole memory, without a surface.
    pub fn has_no_surface(address_type: Option<&str>) -> bool {
        matches!(address_type, Some("flat" | "arg"))
    }
}

const SURFACE: [&str; 2] = ["addr_type", "surface"];

const ADDRESS: [&str; 6] =
    ["addr_scale", "src0_addrs", "addr_imm_offset", "addr_size", "src0_addr_base", "src0_addr_pitch"];
