//! Lists of types and classes: those of the specification, with the differences between two versions of other pages.

use genvisa_reader::isa::{Field, Instruction, TypeMap, TypeName};

/// The types of ours, without those that the new pages lack and with those that only they have.
fn types(ours: &[TypeName], old: &[TypeName], new: &[TypeName]) -> Vec<TypeName> {
    let find = |types: &'_ [TypeName], name: &str| types.iter().find(|ty| ty.name == name).cloned();
    let kept = ours.iter().filter_map(|ty| match (find(old, &ty.name), find(new, &ty.name)) {
        (Some(_), None) => None,
        (before, Some(after)) if before.as_ref() != Some(&after) => Some(after),
        _ => Some(ty.clone()),
    });
    let come = new.iter().filter(|ty| find(old, &ty.name).is_none() && find(ours, &ty.name).is_none());
    kept.chain(come.cloned()).collect()
}

/// The same for classes.
fn classes(ours: &[String], old: &[String], new: &[String]) -> Vec<String> {
    let kept = ours.iter().filter(|class| !old.contains(class) || new.contains(class));
    let come = new.iter().filter(|class| !old.contains(class) && !ours.contains(class));
    kept.chain(come).cloned().collect()
}

/// The instruction of the new pages with our supported types and theirs.
pub(super) fn instruction(ours: &Instruction, old: Option<&Instruction>, new: &Instruction) -> Instruction {
    let mut merged = new.clone();
    if let Some(old) = old {
        merged.supported_types = types(&ours.supported_types, &old.supported_types, &new.supported_types);
    }
    merged
}

/// The field of the new pages with our types and classes and theirs.
pub(super) fn field(ours: &Field, old: Option<&Field>, new: &Field) -> Field {
    let mut merged = new.clone();
    if let Some(old) = old {
        merged.types = types(&ours.types, &old.types, &new.types);
        merged.classes = classes(&ours.classes, &old.classes, &new.classes);
    }
    merged
}

/// Our combinations of types, with those of the old pages replaced that the new pages lack. A combination that is not ours stays
/// as it is: a person decides.
pub(super) fn type_maps(ours: &[TypeMap], old: &[TypeMap], new: &[TypeMap]) -> Vec<TypeMap> {
    let (mut gone, mut come): (Vec<&TypeMap>, Vec<&TypeMap>) = (old.iter().collect(), Vec::new());
    for map in new {
        match gone.iter().position(|other| is_same(other, map)) {
            Some(at) => drop(gone.remove(at)),
            None => come.push(map),
        }
    }
    let mut merged = ours.to_vec();
    for map in gone {
        // The combination that takes its place has most types in common with it.
        let after = (0..come.len())
            .filter(|n| common(map, come[*n]) > 0)
            .max_by_key(|n| (common(map, come[*n]), std::cmp::Reverse(*n)))
            .map(|n| come.remove(n));
        match (merged.iter().position(|own| is_same(own, map)), after) {
            (Some(at), Some(after)) => merged[at] = after.clone(),
            (Some(at), None) => drop(merged.remove(at)),
            (None, _) => {}
        }
    }
    for map in come {
        if !merged.iter().any(|own| is_same(own, map)) {
            merged.push(map.clone());
        }
    }
    merged
}

/// Whether two combinations are the same, with their types in any order.
pub(super) fn is_same(a: &TypeMap, b: &TypeMap) -> bool {
    let set = |types: &[String]| {
        let mut types = types.to_vec();
        types.sort_unstable();
        types
    };
    a.platforms == b.platforms && set(&a.dst) == set(&b.dst) && set(&a.src) == set(&b.src)
}

/// The number of types that two combinations have in common; none for other platforms.
fn common(a: &TypeMap, b: &TypeMap) -> usize {
    let count = |a: &[String], b: &[String]| a.iter().filter(|ty| b.contains(ty)).count();
    if a.platforms == b.platforms { 1 + count(&a.dst, &b.dst) + count(&a.src, &b.src) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(dst: &str, src: &str) -> TypeMap {
        let list = |text: &str| text.split(' ').map(str::to_string).collect();
        TypeMap { dst: list(dst), src: list(src), ..TypeMap::default() }
    }

    /// The same on some platforms.
    fn on_new(map: &TypeMap) -> TypeMap {
        let platforms = genvisa_reader::isa::PlatformSet::parse("NEW+").unwrap();
        TypeMap { platforms, ..map.clone() }
    }

    fn names(list: &[&str]) -> Vec<TypeName> {
        list.iter().map(|name| TypeName { name: (*name).to_string(), ..TypeName::default() }).collect()
    }

    #[test]
    fn a_combination_is_the_same_with_its_types_in_any_order_on_the_same_platforms() {
        let own = map("D UD", "B W");
        assert!(is_same(&own, &map("UD D", "W B")));
        assert!(!is_same(&own, &map("D", "B W")), "another type of the destination");
        assert!(!is_same(&own, &map("D UD", "B")), "another type of the source");
        let elsewhere = on_new(&own);
        assert!(!is_same(&own, &elsewhere), "other platforms");
        assert!(is_same(&elsewhere, &elsewhere));
    }

    #[test]
    fn combinations_have_types_in_common_on_the_same_platforms_alone() {
        let own = map("D UD", "B W");
        assert_eq!(common(&own, &map("UD", "W B")), 4);
        assert_eq!(common(&own, &map("F", "F")), 1);
        let elsewhere = on_new(&own);
        assert_eq!(common(&own, &elsewhere), 0);
    }

    #[test]
    fn a_type_of_ours_stays() {
        let merged = types(&names(&["UB", "BOOL", "Q"]), &names(&["UB", "Q"]), &names(&["UB", "HF"]));
        assert_eq!(merged, names(&["UB", "BOOL", "HF"]));
        let list = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
        assert_eq!(classes(&list("a own b"), &list("a b"), &list("b c")), list("own b c"));
    }

    #[test]
    fn of_two_combinations_that_are_as_near_the_first_takes_the_place() {
        let (old, new) = ([map("D", "D UD")], [map("D", "D"), map("D", "UD"), map("HF", "HF")]);
        let merged = type_maps(&[map("F", "F"), map("D", "D UD")], &old, &new);
        assert_eq!(merged, [map("F", "F"), map("D", "D"), map("D", "UD"), map("HF", "HF")]);
    }

    #[test]
    fn only_the_combination_that_changes_is_replaced() {
        let old = [map("D UD", "D UD"), map("F", "F HF"), map("DF", "DF")];
        let new = [map("UD D", "UD D"), map("F", "F"), map("HF", "HF")];
        // The first one of ours differs from theirs, which does not change.
        let ours = [map("D UD BOOL", "D UD"), map("F", "HF F"), map("DF", "DF")];
        let merged = type_maps(&ours, &old, &new);
        let expected = [map("D UD BOOL", "D UD"), map("F", "F"), map("HF", "HF")];
        assert!(merged.len() == 3 && merged.iter().zip(&expected).all(|(a, b)| is_same(a, b)), "{merged:?}");
        // It changes: it is left to a person.
        let new = [map("D", "D UD"), map("F", "F HF"), map("DF", "DF")];
        assert_eq!(type_maps(&ours, &old, &new), ours);
    }
}
