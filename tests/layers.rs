//! Imports go in one direction (`docs/architecture.md, "The window"`): a cycle stays in one folder and is short.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::repository::files;

const MAX_FILES: usize = 8;

/// Absolute paths of modules, by the names that a file uses for them.
type Names = BTreeMap<String, String>;

/// What a file imports, uses and exports under a name of its own, as absolute paths without `crate`.
#[derive(Default)]
struct File {
    names: Names,
    exports: Names,
    uses: BTreeSet<String>,
}

fn parent(path: &str) -> &str {
    path.rsplit_once("::").map_or("", |(parent, _)| parent)
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}

/// Paths, words and single other characters. Comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned() + " ");
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let spaced = |letter| if is_word(letter) { format!("{letter}") } else { format!(" {letter} ") };
    let spaced: String = code.collect::<String>().chars().map(spaced).collect();
    spaced.split_whitespace().map(str::to_owned).collect()
}

/// The number of tokens up to the end of an item.
fn item_length(tokens: &[String]) -> usize {
    let mut depth = 0;
    let ends = |token: &String| {
        depth += i32::from("{([".contains(token.as_str())) - i32::from("})]".contains(token.as_str()));
        depth == 0 && [";", "}"].contains(&token.as_str())
    };
    tokens.iter().position(ends).map_or(tokens.len(), |end| end + 1)
}

/// The names and paths of a `use` tree.
fn imports(tree: &[String]) -> Vec<(String, String)> {
    let (mut found, mut prefixes, mut path) = (Vec::new(), Vec::new(), String::new());
    let mut is_renamed = false;
    for token in tree {
        match token.as_str() {
            "{" => prefixes.push(std::mem::take(&mut path)),
            "as" => is_renamed = true,
            "," | "}" | ";" => {
                if !path.is_empty() {
                    let path = prefixes.concat() + &std::mem::take(&mut path);
                    found.push((path.rsplit("::").next().unwrap_or_default().to_owned(), path));
                }
                if token == "}" {
                    prefixes.pop();
                }
            }
            name if std::mem::take(&mut is_renamed) => {
                found.push((name.to_owned(), prefixes.concat() + &std::mem::take(&mut path)));
            }
            name => path += name,
        }
    }
    found
}

/// An absolute path without `crate`; `None` for one of another crate.
fn absolute(module: &str, names: &Names, path: &str) -> Option<String> {
    let (first, rest) = path.split_once("::").unwrap_or((path, ""));
    let base = match first {
        "crate" => "",
        "self" => module,
        "super" => parent(module),
        name => names.get(name)?,
    };
    match rest {
        "" | "self" => Some(base.to_owned()),
        _ if rest.starts_with("super") => absolute(base, names, rest),
        _ => Some(join(base, rest)),
    }
}

fn read(module: &str, children: Names, text: &str) -> File {
    let (tokens, mut file) = (tokens(text), File { names: children, ..File::default() });
    let test = ["#", "[", "cfg", "(", "test", ")", "]"];
    let (mut index, mut code, mut is_public) = (0, Vec::new(), false);
    while let Some(token) = tokens.get(index) {
        if tokens[index..].iter().take(test.len()).eq(&test) {
            index += test.len();
            index += item_length(&tokens[index..]);
            continue;
        }
        if token == "use" {
            let length = item_length(&tokens[index..]);
            for (name, path) in imports(&tokens[index + 1..index + length]) {
                let Some(path) = absolute(module, &file.names, &path) else { continue };
                let exports = if is_public { &mut file.exports } else { &mut file.names };
                exports.insert(name, path.clone());
                file.uses.extend(Some(path).filter(|_| !is_public));
            }
            index += length;
            continue;
        }
        is_public = token == "pub" || (is_public && "(crate)super".contains(token.as_str()));
        code.extend(Some(token).filter(|token| token.contains("::")));
        index += 1;
    }
    file.uses.extend(code.into_iter().filter_map(|path| absolute(module, &file.names, path)));
    file
}

/// The file with the definition. `None` for a module: its items are used elsewhere.
fn definition(files: &BTreeMap<String, File>, path: &str) -> Option<String> {
    let mut module = path;
    while !files.contains_key(module) {
        module = parent(module);
    }
    let rest = path[module.len()..].trim_start_matches("::");
    let (name, after) = rest.split_once("::").unwrap_or((rest, ""));
    match files[module].exports.get(name) {
        Some(exported) if exported != path => definition(files, join(exported, after).trim_end_matches("::")),
        _ => Some(module.to_owned()).filter(|_| !name.is_empty()),
    }
}

/// The imports between the files of a crate.
fn graph(texts: &Names) -> BTreeMap<String, BTreeSet<String>> {
    let file = |(module, text): (&String, &String)| {
        let children = texts.keys().filter(|path| !path.is_empty() && parent(path) == module);
        let name = |path: &String| path.rsplit("::").next().unwrap_or_default().to_owned();
        (module.clone(), read(module, children.map(|path| (name(path), path.clone())).collect(), text))
    };
    let files: BTreeMap<_, _> = texts.iter().map(file).collect();
    let imports = |(module, file): (&String, &File)| {
        let imported = file.uses.iter().filter_map(|path| definition(&files, path));
        (module.clone(), imported.filter(|other| other != module).collect())
    };
    files.iter().map(imports).collect()
}

fn reachable(graph: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let (mut reached, mut next) = (BTreeSet::new(), vec![from.to_owned()]);
    while let Some(module) = next.pop() {
        next.extend(graph[&module].iter().filter(|other| reached.insert((*other).clone())).cloned());
    }
    reached
}

/// The cycles that leave one folder, or have too many files. In the window, each folder of `src/app` counts.
fn wrong_cycles(texts: &Names) -> BTreeSet<Vec<String>> {
    let graph = graph(texts);
    let reached: BTreeMap<_, _> = graph.keys().map(|module| (module, reachable(&graph, module))).collect();
    let folder = |path: &String| {
        let is_folder = texts.keys().any(|other| !path.is_empty() && other.starts_with(&format!("{path}::")));
        let folder = if is_folder { path } else { parent(path) };
        let depth = if folder.starts_with("app") { 2 } else { 1 };
        folder.split("::").take(depth).map(str::to_owned).collect::<Vec<_>>()
    };
    let cycle = |(module, others): (&&String, &BTreeSet<String>)| -> Vec<_> {
        others.iter().filter(|other| reached[other].contains(*module)).cloned().collect()
    };
    let is_wrong = |cycle: &Vec<String>| {
        cycle.len() > MAX_FILES || cycle.iter().map(folder).collect::<BTreeSet<_>>().len() > 1
    };
    reached.iter().map(cycle).filter(is_wrong).collect()
}

fn texts(source: &Path) -> Names {
    let module = |path: &Path| {
        let path = path.strip_prefix(source).unwrap().with_extension("");
        let parts = path.iter().map(|part| part.to_str().unwrap());
        parts.filter(|part| !["mod", "lib"].contains(part)).collect::<Vec<_>>().join("::")
    };
    files(source, "rs").iter().map(|path| (module(path), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn import_cycles_are_short_and_stay_in_one_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    for folder in crates.chain([root.to_owned()]) {
        let wrong = wrong_cycles(&texts(&folder.join("src")));
        assert!(wrong.is_empty(), "{}: {wrong:#?}", folder.display());
    }
}

#[test]
fn a_cycle_between_folders_is_found() {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let mut tree = Names::from([
        file("", "mod a;\nmod b;"),
        file("a", "pub(crate) mod state;\npub(crate) use state::State;"),
        file("a::state", "use crate::b::{self, x as y}; // Not a use: crate::a"),
        file("b", "#[cfg(test)]\nmod tests { use crate::a::State; }"),
    ]);
    assert!(wrong_cycles(&tree).is_empty());
    tree.extend([file("b", "fn f() { crate::a::State::new() }")]);
    assert_eq!(wrong_cycles(&tree).into_iter().next().unwrap(), ["a::state", "b"]);
}
