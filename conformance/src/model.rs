//! One instruction on one platform as a constraint problem: its slots, and its rules as constraints on them.

use crate::formulas::Environment;
use crate::layout::{Layout, Node, VariableTypes};
use crate::solve::{Formula, Problem, Slot, Terms};
use crate::spec::{Spec, Version};
use genvisa_reader::isa::{Check, Instruction, Predefined, Role, Space};
use genvisa_rule::functions::Table;
use genvisa_rule::{BinaryOp, Expr};

/// The number of failures that the search for a valid instruction may go through.
const VALID_LIMIT: usize = 20_000;

/// A violated rule, and the field of the instruction that violates it. The field is empty if the rule is about the
/// instruction as a whole.
pub type Violated = (String, String);

/// A rule about a node of the layout.
#[derive(Debug, Clone, Copy)]
pub struct RuleInstance<'a> {
    /// Number of the rule.
    pub rule: usize,
    /// Its id.
    pub id: &'a str,
    /// Number of the node.
    pub node: usize,
    /// The field of the instruction that contains the node; empty for the instruction itself.
    pub field: &'a str,
}

impl RuleInstance<'_> {
    /// The rule and the field as a validator reports them.
    pub fn violated(&self) -> Violated {
        (self.id.to_string(), self.field.to_string())
    }
}

/// The slots of one instruction on one platform, and the rules about them.
pub struct Model<'a> {
    /// The tree of fields and declarations.
    pub layout: Layout<'a>,
    /// The conditions and tables that expressions are translated with.
    pub environment: Environment,
    /// All rules that apply, sorted by id, so that their order on the pages has no effect.
    pub rules: Vec<RuleInstance<'a>>,
    /// The slots, and the constraints: those of the rules, in the same order, and then any others.
    pub problem: Problem,
}

impl<'a> Model<'a> {
    /// The model of an instruction.
    pub fn new(
        spec: &'a Spec,
        instruction: &'a Instruction,
        platform: usize,
        version: Version,
        types: VariableTypes,
    ) -> Self {
        let (layout, slots) = Layout::new(spec, instruction, platform, version, types);
        let environment = Environment::new(&layout);
        let (rules, constraints) = rules(&layout, &environment).into_iter().unzip();
        let problem = Problem::new(slots, constraints).with_value_hints(value_hints(&layout));
        let mut model = Self { layout, environment, rules, problem };
        model.prefer_valid();
        model
    }

    /// The same model with more constraints.
    #[must_use]
    pub fn and(mut self, more: Vec<Formula>) -> Self {
        let Problem { slots, mut constraints, .. } = self.problem;
        constraints.extend(more);
        self.problem = Problem::new(slots, constraints).with_value_hints(value_hints(&self.layout));
        self
    }

    /// Lets every slot prefer its value in a valid instruction. Only few slots then need another value to violate a rule,
    /// or to satisfy it again.
    fn prefer_valid(&mut self) {
        let impossible: Vec<usize> = (0..self.rules.len())
            .filter(|number| self.problem.constraints[*number] == Formula::Known(Some(0)))
            .collect();
        let terms = Terms { limit: VALID_LIMIT, ignored: &impossible, ..Terms::default() };
        let Some(values) = self.problem.satisfy(terms, &[]).found() else { return };
        for (number, value) in values.into_iter().enumerate() {
            let domain = &self.problem.slots[number].domain;
            let position = domain.iter().position(|other| *other == value).unwrap_or_default();
            // Documented values stay in front.
            if position < self.layout.documented[number] {
                self.problem.prefer(number, value);
            }
        }
    }

    /// The slots.
    pub fn slots(&self) -> &[Slot] {
        &self.problem.slots
    }

    /// The requirement of a rule for a node.
    pub fn rule(&self, rule: usize, node: usize) -> Formula {
        self.environment.rule(&self.layout, rule, node)
    }

    /// The condition on which an instruction has the bits of a slot of a node.
    pub fn has(&self, node: usize, slot: usize) -> Formula {
        let mut fields = self.layout.nodes[node].fields.iter();
        let field = fields.position(|field| field.ranges().iter().any(|range| range.slot == slot));
        let present = field.map_or(Formula::number(0), |field| self.environment.present(node, field).clone());
        Formula::binary(BinaryOp::And, self.environment.guard(node).clone(), present)
    }

    /// An expression about a node.
    pub fn formula(&self, expr: &Expr, node: usize) -> Formula {
        self.environment.formula(&self.layout, expr, node)
    }
}

/// All rules that apply to the nodes of a layout, each with its constraint.
fn rules<'a>(layout: &Layout<'a>, environment: &Environment) -> Vec<(RuleInstance<'a>, Formula)> {
    let mut found = Vec::new();
    for (number, rule) in layout.spec.isa.rules.iter().enumerate() {
        if rule.check == Check::Runtime || !layout.spec.on(&rule.platforms, layout.platform) {
            continue;
        }
        for (node, field) in layout.instances(&rule.subject) {
            let formula = environment.rule(layout, number, node);
            // Rules about whole objects can be broken with a predefined variable in one instruction.
            if rule.check == Check::Object && formula == Formula::Known(None) {
                continue;
            }
            found.push((RuleInstance { rule: number, id: &rule.id, node, field }, formula));
        }
    }
    found.sort_by_key(|(instance, _)| (instance.id, instance.node, instance.field));
    found
}

/// Sets of values that are often valid together: all operands over as many channels and as wide as possible, each number
/// of channels, all variables of one type, all operands of one class, all operands without a variable.
fn value_hints(layout: &Layout<'_>) -> Vec<Vec<(usize, i64)>> {
    let types: Vec<usize> = layout.declared.iter().filter_map(|own| Some(own.variable?[0])).collect();
    let mut tags: Vec<usize> = layout.nodes.iter().filter_map(|node| Some(node.tag?.0)).collect();
    tags.dedup();
    let mut classes: Vec<i64> = layout.nodes.iter().filter_map(|node| Some(node.tag?.1)).collect();
    classes.sort_unstable();
    classes.dedup();
    let all = |slots: &[usize], value: i64| slots.iter().map(|slot| (*slot, value)).collect();
    let channels = layout.nodes[0].range(&["exec_size".into()], None).map(|(_, range)| range);
    let by_channels: Vec<(usize, i64)> = match channels {
        Some(range) => range.values.iter().map(|v| (range.slot, v.code as i64)).collect(),
        None => Vec::new(),
    };
    // The last code of each list of encodings is the widest.
    let inner = layout.nodes.iter().filter(|node| node.tag.is_some()).flat_map(Node::ranges);
    let last = inner.filter_map(|(_, range)| Some((range.slot, range.values.last()?.code as i64)));
    let wide: Vec<(usize, i64)> = by_channels.iter().rev().take(1).copied().chain(last).collect();
    let by_type = layout.spec.isa.types.iter().map(|ty| all(&types, ty.code.into()));
    let by_class = classes.into_iter().map(|class| all(&tags, class));
    std::iter::once(wide)
        .chain(by_channels.into_iter().rev().map(|one| vec![one]))
        .chain(by_type)
        .chain(by_class)
        .chain([without_variables(layout)])
        .collect()
}

/// Operands that no variable limits: destinations are the null variable, which takes values of any size, and sources are
/// constants.
fn without_variables(layout: &Layout<'_>) -> Vec<(usize, i64)> {
    let is_null = |known: &&Predefined| known.space == Space::Variable && known.ty.is_none();
    let null = layout.spec.isa.predefined.iter().find(is_null);
    let classes = layout.nodes.iter().filter_map(|node| Some((node, node.tag?)));
    let of_class = |(node, class): (&Node<'_>, (usize, i64))| {
        let index = node.ranges().find(|(field, _)| field.refers.is_some());
        match (node.role == Some(Role::Destination), index, null) {
            (true, Some((field, range)), Some(null)) if field.refers == Some(Table::Variable) => {
                vec![class, (range.slot, null.index.into())]
            }
            (false, None, _) => vec![class],
            _ => Vec::new(),
        }
    };
    classes.flat_map(of_class).collect()
}
