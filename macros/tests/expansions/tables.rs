impl KernelData {
    #[doc = concat!(
        "Bytes from the start of the structure to the number of elements of `", "parts",
        "`."
    )]
    #[allow(unused_variables, clippy::all)]
    pub fn offset_of_parts(&self, version: ::genvisa_runtime::Version) -> usize {
        0
    }
    #[doc = concat!(
        "Bytes from the start of the structure to the number of elements of `", "bytes",
        "`."
    )]
    #[allow(unused_variables, clippy::all)]
    pub fn offset_of_bytes(&self, version: ::genvisa_runtime::Version) -> usize {
        0
            + if !version.at_least(3u8, 4u8) {
                ::genvisa_runtime::object::table_len::<u16, _>(&self.parts, version)
            } else {
                ::genvisa_runtime::object::table_len::<u32, _>(&self.parts, version)
            }
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Wire for KernelData {
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        0
            + if !version.at_least(3u8, 4u8) {
                ::genvisa_runtime::object::table_len::<u16, _>(&self.parts, version)
            } else {
                ::genvisa_runtime::object::table_len::<u32, _>(&self.parts, version)
            } + { ::genvisa_runtime::object::table_len::<u8, _>(&self.bytes, version) }
            + ::genvisa_runtime::Wire::encoded_len(&self.entry, version)
    }
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        let done = if !version.at_least(3u8, 4u8) {
            ::genvisa_runtime::object::write_table::<u16, _>(&self.parts, to, version)
        } else {
            ::genvisa_runtime::object::write_table::<u32, _>(&self.parts, to, version)
        };
        if let Err(fault) = done {
            return Err(to.within(fault, "parts"));
        }
        let done = {
            ::genvisa_runtime::object::write_table::<u8, _>(&self.bytes, to, version)
        };
        if let Err(fault) = done {
            return Err(to.within(fault, "bytes"));
        }
        let done = ::genvisa_runtime::Wire::encode(&self.entry, to, version);
        if let Err(fault) = done {
            return Err(to.within(fault, "entry"));
        }
        Ok(())
    }
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        let parts: Vec<Part> = match if !version.at_least(3u8, 4u8) {
            ::genvisa_runtime::object::read_table::<u16, _>(from, version)
        } else {
            ::genvisa_runtime::object::read_table::<u32, _>(from, version)
        } {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "parts")),
        };
        let bytes: Vec<u8> = match {
            ::genvisa_runtime::object::read_table::<u8, _>(from, version)
        } {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "bytes")),
        };
        let entry: u32 = match <u32 as ::genvisa_runtime::Wire>::decode(from, version) {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "entry")),
        };
        Ok(Self { parts, bytes, entry })
    }
    fn offset_of_part(
        &self,
        part: &str,
        element: Option<usize>,
        version: ::genvisa_runtime::Version,
    ) -> Option<usize> {
        match part {
            "parts" | "part_count" => {
                Some(
                    0
                        + element
                            .map_or(
                                0,
                                |element| {
                                    let (count, before) = (
                                        if !version.at_least(3u8, 4u8) {
                                            size_of::<u16>()
                                        } else {
                                            size_of::<u32>()
                                        },
                                        self.parts.iter().take(element),
                                    );
                                    count
                                        + before
                                            .map(|one| ::genvisa_runtime::Wire::encoded_len(
                                                one,
                                                version,
                                            ))
                                            .sum::<usize>()
                                },
                            ),
                )
            }
            "bytes" | "size" => {
                Some(
                    0
                        + if !version.at_least(3u8, 4u8) {
                            ::genvisa_runtime::object::table_len::<
                                u16,
                                _,
                            >(&self.parts, version)
                        } else {
                            ::genvisa_runtime::object::table_len::<
                                u32,
                                _,
                            >(&self.parts, version)
                        }
                        + element
                            .map_or(
                                0,
                                |element| {
                                    let (count, before) = (
                                        { size_of::<u8>() },
                                        self.bytes.iter().take(element),
                                    );
                                    count
                                        + before
                                            .map(|one| ::genvisa_runtime::Wire::encoded_len(
                                                one,
                                                version,
                                            ))
                                            .sum::<usize>()
                                },
                            ),
                )
            }
            "entry" => {
                Some(
                    0
                        + if !version.at_least(3u8, 4u8) {
                            ::genvisa_runtime::object::table_len::<
                                u16,
                                _,
                            >(&self.parts, version)
                        } else {
                            ::genvisa_runtime::object::table_len::<
                                u32,
                                _,
                            >(&self.parts, version)
                        }
                        + {
                            ::genvisa_runtime::object::table_len::<
                                u8,
                                _,
                            >(&self.bytes, version)
                        } + 0,
                )
            }
            _ => None,
        }
    }
}
impl ::genvisa_runtime::Operand for KernelData {}
#[allow(unused_macros)]
macro_rules! rules_of_KernelData {
    ($($rows:tt)*) => {
        crate ::domain::with_sets! { Record { struct KernelData {
        #[table("uw{-v3.4}, ud{v3.4+}", count = "part_count")] parts : Vec < Part >,
        #[table("ub", count = "size")] bytes : Vec < u8 >, entry : u32, } } $($rows)* }
    };
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::FieldValue for KernelData {
    fn raw(&self) -> Option<u64> {
        None
    }
    fn set_raw(&mut self, raw: u64) -> bool {
        false
    }
    fn operand(&self) -> Option<&dyn ::genvisa_runtime::Operand> {
        Some(self)
    }
    fn as_any(&self) -> &dyn ::core::any::Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
        self
    }
}
