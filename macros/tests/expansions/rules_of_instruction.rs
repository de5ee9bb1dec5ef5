impl ::genvisa_runtime::Checked for X {
    const RULES: &'static [::genvisa_runtime::Rule] = {
        static RULES: [::genvisa_runtime::Rule; 6usize] = [
            ::genvisa_runtime::Rule {
                id: "X/src0/type",
                page: crate::lines::x::RULES[0usize].1,
                line: crate::lines::x::RULES[0usize].2,
                sum: crate::lines::x::RULES[0usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "type",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "matches!(ty(src0), UD | D)",
                doc: "The type is one of two.",
            },
            ::genvisa_runtime::Rule {
                id: "X/src0/size",
                page: crate::lines::x::RULES[1usize].1,
                line: crate::lines::x::RULES[1usize].2,
                sum: crate::lines::x::RULES[1usize].3,
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
                kind: "size",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Warning {
                    reason: "so it is",
                },
                expr: "exec_size > 4 => available(src0) >= exec_size * bytes(ty(src0))",
                doc: "The size is at most that of the operand.",
            },
            ::genvisa_runtime::Rule {
                id: "X/number/range",
                page: crate::lines::x::RULES[2usize].1,
                line: crate::lines::x::RULES[2usize].2,
                sum: crate::lines::x::RULES[2usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "range",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "number >= 1 && number <= 4 || !declared(surface)",
                doc: "Bytes are enough for each.",
            },
            ::genvisa_runtime::Rule {
                id: "X/label/kind",
                page: crate::lines::x::RULES[3usize].1,
                line: crate::lines::x::RULES[3usize].2,
                sum: crate::lines::x::RULES[3usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "kind",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "kind(label) == Block",
                doc: "Each label is one of a block.",
            },
            ::genvisa_runtime::Rule {
                id: "X/label/order",
                page: crate::lines::x::RULES[4usize].1,
                line: crate::lines::x::RULES[4usize].2,
                sum: crate::lines::x::RULES[4usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "range",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "label >= number",
                doc: "Each label is behind the number.",
            },
            ::genvisa_runtime::Rule {
                id: "X/src0/loaded",
                page: crate::lines::x::RULES[5usize].1,
                line: crate::lines::x::RULES[5usize].2,
                sum: crate::lines::x::RULES[5usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "field",
                check: ::genvisa_runtime::Check::Runtime,
                level: ::genvisa_runtime::Level::Error,
                expr: "loaded(src0) == 0",
                doc: "Nobody knows.",
            },
        ];
        &RULES
    };
    const BY_ID: &'static [&'static ::genvisa_runtime::Rule] = &[
        &Self::RULES[3usize],
        &Self::RULES[4usize],
        &Self::RULES[2usize],
        &Self::RULES[5usize],
        &Self::RULES[1usize],
        &Self::RULES[0usize],
    ];
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn check(
        &self,
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut ::genvisa_runtime::Sink<'_>,
    ) {
        use ::genvisa_runtime::{Operand, truth};
        let value_0: ::genvisa_runtime::Int = Operand::ty(&self.src0, cx);
        let value_1: ::genvisa_runtime::Int = self.exec_size.rule_value_exec_size();
        let value_2: i64 = (self.number as i64);
        if value_0
            .is_some_and(|number: i64| {
                !(number
                    == const {
                        ::genvisa_runtime::symbol(crate::domain::DataType::NAMES, "UD")
                    }
                    || number
                        == const {
                            ::genvisa_runtime::symbol(
                                crate::domain::DataType::NAMES,
                                "D",
                            )
                        })
            })
        {
            cx.report(&Self::RULES[0usize], sink);
        }
        if (cx
            .on(const {
                ::genvisa_runtime::PlatformSet::NONE
                    .or(
                        ::genvisa_runtime::PlatformSet::from(
                            ::genvisa_runtime::symbol(
                                crate::domain::Platform::NAMES,
                                "XEHP",
                            ),
                        ),
                    )
            })
            && (value_1.is_some_and(|number: i64| (number > 4i64))
                && Operand::available(&self.src0, cx)
                    .zip(truth::mul(value_1, cx.bytes(value_0)))
                    .is_some_and(|(left, right): (i64, i64)| (left < right))))
        {
            cx.report(&Self::RULES[1usize], sink);
        }
        if (((value_2 < 1i64) || (value_2 > 4i64))
            && (cx.surface_declared(Some((self.surface as i64))) == Some(true)))
        {
            cx.report(&Self::RULES[2usize], sink);
        }
        if (0..self.label().len())
            .any(|at| {
                cx
                    .label_kind(
                        self
                            .label()
                            .get(at)
                            .and_then(|element| Some(((*element) as i64))),
                    )
                    .is_some_and(|number: i64| {
                        (number
                            != const {
                                ::genvisa_runtime::symbol(
                                    crate::domain::LabelKind::NAMES,
                                    "Block",
                                )
                            })
                    })
            })
        {
            cx.report(&Self::RULES[3usize], sink);
        }
        if (0..self.label().len())
            .any(|at| {
                self
                    .label()
                    .get(at)
                    .and_then(|element| Some(((*element) as i64)))
                    .is_some_and(|number: i64| (number < value_2))
            })
        {
            cx.report(&Self::RULES[4usize], sink);
        }
        ::genvisa_runtime::Checked::check(
            &self.exec_size,
            &cx.operand("exec_size", ::genvisa_runtime::Role::None),
            sink,
        );
        ::genvisa_runtime::Checked::check(
            &self.src0,
            &cx.operand("src0", ::genvisa_runtime::Role::Source),
            sink,
        );
    }
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn explain(
        &self,
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut dyn ::genvisa_runtime::Explainer,
    ) {
        use ::genvisa_runtime::{Names, Operand, Part, truth};
        let role = cx.role;
        sink.visit(
            Self::RULES,
            cx,
            &|part: &str, at: usize| match part {
                "available(src0)" => {
                    Some({
                        Part {
                            value: Operand::available((&self.src0 as &dyn Operand), cx),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "bytes(ty(src0))" => {
                    Some({
                        Part {
                            value: cx
                                .bytes(Operand::ty((&self.src0 as &dyn Operand), cx)),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "declared(surface)" => {
                    Some({
                        Part {
                            value: truth::int(
                                cx.surface_declared(Some((self.surface as i64))),
                            ),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "exec_size" => {
                    Some({
                        Part {
                            value: self.exec_size.rule_value_exec_size(),
                            names: Names::of_value(
                                <ExecSizeBits>::BIT_RANGES,
                                "exec_size",
                                <ExecSizeBits>::RULE_NAMES_EXEC_SIZE,
                            ),
                            definition: "",
                        }
                    })
                }
                "kind(label)" => {
                    Some({
                        Part {
                            value: cx
                                .label_kind(
                                    self
                                        .label()
                                        .get(at)
                                        .and_then(|element| Some(((*element) as i64))),
                                ),
                            names: Names::Listed(crate::domain::LabelKind::NAMES),
                            definition: "",
                        }
                    })
                }
                "label" => {
                    Some({
                        Part {
                            value: self
                                .label()
                                .get(at)
                                .and_then(|element| Some(((*element) as i64))),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "number" => {
                    Some({
                        Part {
                            value: Some((self.number as i64)),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "surface" => {
                    Some({
                        Part {
                            value: Some((self.surface as i64)),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "ty(src0)" => {
                    Some({
                        Part {
                            value: Operand::ty((&self.src0 as &dyn Operand), cx),
                            names: Names::Listed(crate::domain::DataType::NAMES),
                            definition: "",
                        }
                    })
                }
                _ => None,
            },
        );
        ::genvisa_runtime::Checked::explain(
            &self.exec_size,
            &cx.operand("exec_size", ::genvisa_runtime::Role::None),
            sink,
        );
        ::genvisa_runtime::Checked::explain(
            &self.src0,
            &cx.operand("src0", ::genvisa_runtime::Role::Source),
            sink,
        );
    }
    #[allow(unused_variables, clippy::all)]
    fn has_table(name: &str) -> bool {
        false
    }
}
