//! Facts of a model, as a case states them: `PATH = VALUE`, `PATH ~ TEXT`, `PATH # COUNT` or `PATH -`.
//!
//! A path goes through the model as `cargo xtask model` prints it; a member of a list is named by its `id`, `name` or `title`, or
//! by its number from 0: `instructions/ADD/opcode = 1`. `~`: the text is in the value. `-`: there is no such thing.

use serde_json::Value;

/// Why a fact does not hold; nothing where it does.
pub fn problem(model: &Value, fact: &str) -> Option<String> {
    if let Some(path) = fact.strip_suffix(" -") {
        return at(model, path).map(|found| format!("`{path}` is there: {found}"));
    }
    let stated = [" = ", " ~ ", " # "].iter().filter_map(|sign| Some((sign.trim(), fact.split_once(sign)?)));
    let Some((sign, (path, stated))) = stated.min_by_key(|(_, (path, _))| path.len()) else {
        return Some(format!("`{fact}` is no PATH = VALUE, PATH ~ TEXT, PATH # COUNT or PATH -"));
    };
    let Some(found) = at(model, path) else { return Some(format!("there is no `{path}`")) };
    let text = found.as_str().map_or_else(|| found.to_string(), str::to_string);
    let holds = match sign {
        "=" => text == stated,
        "~" => text.contains(stated),
        _ => found.as_array().is_some_and(|list| list.len().to_string() == stated),
    };
    (!holds).then(|| format!("`{path}` is {text}, not {sign} {stated}"))
}

fn at<'a>(model: &'a Value, path: &str) -> Option<&'a Value> {
    let (mut found, mut rest) = (model, path);
    while !rest.is_empty() {
        (found, rest) = step(found, rest)?;
    }
    Some(found)
}

/// One step, and the path behind it. Ids of rules have slashes, so the longest name that fits goes first.
fn step<'a, 'p>(value: &'a Value, path: &'p str) -> Option<(&'a Value, &'p str)> {
    let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
    ends.collect::<Vec<_>>().into_iter().rev().find_map(|end| {
        let name = path.get(..end)?;
        let next = match value {
            Value::Object(object) => object.get(name),
            Value::Array(list) => {
                let named = |v: &&Value| ["id", "name", "title"].iter().any(|key| v[*key] == name);
                list.iter().find(named).or_else(|| list.get(name.parse::<usize>().ok()?))
            }
            _ => None,
        };
        Some((next?, path.get(end..)?.trim_start_matches('/')))
    })
}

#[test]
fn facts_hold_or_give_the_reason() {
    let model = serde_json::json!({"rules": [{"id": "A/b", "expr": "x = 1"}], "list": [1, 2]});
    for holds in ["rules/A/b/expr = x = 1", "rules/A/b/expr ~ x", "list # 2", "list/1 = 2", "rules/A/c -"] {
        assert_eq!(problem(&model, holds), None, "{holds}");
    }
    for fails in ["rules/A/b/expr = y", "rules/A/b/expr ~ y", "list # 3", "list/2 = 2", "rules/A/b -", "list"]
    {
        assert!(problem(&model, fails).is_some(), "{fails}");
    }
}
