impl GenOpnd {
    #[allow(unused_imports, unused_variables, clippy::all)]
    #[inline(always)]
    fn evaluate_as(
        &self,
        role: ::genvisa_runtime::Role,
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut ::genvisa_runtime::Sink<'_>,
    ) {
        use ::genvisa_runtime::{Checked, Operand, truth};
        let value_0: i64 = (self.offset as i64);
        let value_1: i64 = (self.id as i64);
        let variable_0 = cx.variable(Some(value_1));
        if (((role as i64)
            == const {
                ::genvisa_runtime::symbol(::genvisa_runtime::Role::NAMES, "Destination")
            }) && variable_0.bytes.is_some_and(|number: i64| (value_0 >= number)))
        {
            cx.report(&Self::RULES[0usize], sink);
        }
        if truth::rem(Some(value_0), cx.bytes(variable_0.ty))
            .is_some_and(|number: i64| (number != 0i64))
        {
            cx.report(&Self::RULES[1usize], sink);
        }
    }
}
impl ::genvisa_runtime::Checked for GenOpnd {
    const RULES: &'static [::genvisa_runtime::Rule] = {
        static RULES: [::genvisa_runtime::Rule; 2usize] = [
            ::genvisa_runtime::Rule {
                id: "gen_opnd/id/written",
                page: crate::lines::gen_opnd::RULES[0usize].1,
                line: crate::lines::gen_opnd::RULES[0usize].2,
                sum: crate::lines::gen_opnd::RULES[0usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "field",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "role() == Destination => offset < var_bytes(id)",
                doc: "A destination is there.",
            },
            ::genvisa_runtime::Rule {
                id: "gen_opnd/offset/aligned",
                page: crate::lines::gen_opnd::RULES[1usize].1,
                line: crate::lines::gen_opnd::RULES[1usize].2,
                sum: crate::lines::gen_opnd::RULES[1usize].3,
                platforms: ::genvisa_runtime::PlatformSet::ALL,
                kind: "field",
                check: ::genvisa_runtime::Check::Static,
                level: ::genvisa_runtime::Level::Error,
                expr: "offset % bytes(ty) == 0",
                doc: "It is aligned.",
            },
        ];
        &RULES
    };
    const BY_ID: &'static [&'static ::genvisa_runtime::Rule] = &[
        &Self::RULES[0usize],
        &Self::RULES[1usize],
    ];
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn check(
        &self,
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut ::genvisa_runtime::Sink<'_>,
    ) {
        use ::genvisa_runtime::{Operand, truth};
        match cx.role {
            ::genvisa_runtime::Role::Source => {
                self.evaluate_as(::genvisa_runtime::Role::Source, cx, sink)
            }
            ::genvisa_runtime::Role::Destination => {
                self.evaluate_as(::genvisa_runtime::Role::Destination, cx, sink)
            }
            role => self.evaluate_as(role, cx, sink),
        }
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
                "bytes(ty)" => {
                    Some({
                        let variable_0 = cx.variable(Some((self.id as i64)));
                        Part {
                            value: cx.bytes(variable_0.ty),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "id" => {
                    Some({
                        Part {
                            value: Some((self.id as i64)),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "offset" => {
                    Some({
                        Part {
                            value: Some((self.offset as i64)),
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "role()" => {
                    Some({
                        Part {
                            value: Some((role as i64)),
                            names: Names::Listed(::genvisa_runtime::Role::NAMES),
                            definition: "",
                        }
                    })
                }
                "ty" => {
                    Some({
                        let variable_0 = cx.variable(Some((self.id as i64)));
                        Part {
                            value: variable_0.ty,
                            names: Names::Listed(crate::domain::DataType::NAMES),
                            definition: "var_ty(id)",
                        }
                    })
                }
                "var_bytes(id)" => {
                    Some({
                        let variable_0 = cx.variable(Some((self.id as i64)));
                        Part {
                            value: variable_0.bytes,
                            names: Names::None,
                            definition: "",
                        }
                    })
                }
                "var_ty(id)" => {
                    Some({
                        let variable_0 = cx.variable(Some((self.id as i64)));
                        Part {
                            value: variable_0.ty,
                            names: Names::Listed(crate::domain::DataType::NAMES),
                            definition: "",
                        }
                    })
                }
                _ => None,
            },
        );
    }
    #[allow(unused_variables, clippy::all)]
    fn has_table(name: &str) -> bool {
        false
    }
}
