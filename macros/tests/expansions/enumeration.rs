impl Size {
    /// All encodings, in the order of the page.
    pub const ALL: &'static [Self] = &[Self::E1, Self::E8, Self::E16];
    /// Their reflection.
    pub const INFO: &'static [::genvisa_runtime::EnumerantInfo] = &[
        ::genvisa_runtime::EnumerantInfo {
            code: 0,
            name: "E1",
            value: None,
            platforms: ::genvisa_runtime::PlatformSet::ALL,
        },
        ::genvisa_runtime::EnumerantInfo {
            code: 3,
            name: "8 elements",
            value: Some(8),
            platforms: ::genvisa_runtime::PlatformSet::ALL,
        },
        ::genvisa_runtime::EnumerantInfo {
            code: 4,
            name: "E16",
            value: None,
            platforms: const {
                ::genvisa_runtime::PlatformSet::NONE
                    .or(
                        ::genvisa_runtime::PlatformSet::from(
                            ::genvisa_runtime::symbol(
                                crate::domain::Platform::NAMES,
                                "XEHP",
                            ),
                        ),
                    )
            },
        },
    ];
    /// Names and the numbers that rules compare.
    #[doc(hidden)]
    pub const NAMES: &'static [(&'static str, i64)] = &[
        ("E1", 0),
        ("8 elements", 8),
        ("E16", 4),
    ];
    /// The encoding with this code; `None` where the page lists none.
    #[inline]
    pub const fn from_code(code: u64) -> Option<Self> {
        match code {
            0 => Some(Self::E1),
            3 => Some(Self::E8),
            4 => Some(Self::E16),
            _ => None,
        }
    }
    /// The encoding that represents a number; `None` where the page lists none.
    #[inline]
    pub const fn from_value(value: i64) -> Option<Self> {
        let mut n = 0;
        while n < Self::INFO.len() {
            if matches!(Self::INFO[n].value, Some(number) if number == value) {
                return Some(Self::ALL[n]);
            }
            n += 1;
        }
        None
    }
    /// The bits.
    #[inline]
    pub const fn code(self) -> u64 {
        self as u64
    }
    /// The name, as the page spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::E1 => "E1",
            Self::E8 => "8 elements",
            Self::E16 => "E16",
        }
    }
    /// The number that rules compare: the value of the encoding if it has one, or its code.
    #[inline]
    pub const fn value(self) -> i64 {
        match self {
            Self::E1 => 0,
            Self::E8 => 8,
            Self::E16 => 4,
        }
    }
}
impl ::core::fmt::Display for Size {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.write_str(self.name())
    }
}
/// Parses a name. Letters may be small or capital where only one name agrees then.
impl ::core::str::FromStr for Size {
    type Err = ::genvisa_runtime::UnknownName;
    fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
        ::genvisa_runtime::named(Self::ALL, |one| one.name(), text)
            .ok_or(::genvisa_runtime::UnknownName {
                of: stringify!(Size),
            })
    }
}
