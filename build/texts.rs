//! Makes a function of each text in `assets/locales/en`, so that the compiler checks names and arguments.
//! `i18n-embed-fl` does that too, but for a single file per package.
//!
//! `game.ftl` becomes the module `game`. A hyphen in a name begins a module: `why-undo` is `game::why::undo()`. A text
//! without variables returns `&'static str`; one with variables takes them in the order in which it first names them.
//! A comment before it, such as `# $loser $winner`, gives another order, and is necessary for more than one. Texts
//! without variables whose names end with `_1`, `_2` and so on are also an array: `themes()`. A file that begins with `###
//! Chosen by name` has no functions; `src/messages/text.rs` finds its texts.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

pub(crate) const LOCALES: &str = "assets/locales";
const CHOSEN_BY_NAME: &str = "### Chosen by name";

#[derive(Default)]
struct Module {
    functions: String,
    /// The names of the functions without parameters.
    plain: BTreeSet<String>,
    inner: BTreeMap<String, Self>,
}

pub(crate) fn generate() {
    let english = texts(&Path::new(LOCALES).join("en"));
    let mut root = Module::default();
    let mut ids = String::new();
    for (page, path) in english.iter().enumerate() {
        let name = stem(path);
        let module = root.inner.entry(name.clone()).or_default();
        let of_page = functions(path, page, module);
        ids.extend([format!("    (\"{name}\", &{of_page:?}),\n")]);
    }
    let mut code = format!(
        "/// The files, and their texts without variables.\npub(super) const PAGES: &[(&str, &[&str])] = &[\n{ids}];\n\n"
    );
    code.push_str(&sources());
    write_module(&mut code, &root);
    let out = env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("texts.rs"), code).expect("cannot write texts.rs");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files
}

/// The Fluent files of a language.
fn texts(language: &Path) -> Vec<PathBuf> {
    files(language).into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The texts and the help of every language, by language and file.
fn sources() -> String {
    let mut code = String::from("pub(super) type Files = &'static [(&'static str, &'static str)];\n");
    let help = |language: &Path| files(&language.join("help"));
    code.push_str(&constant("SOURCES", texts));
    code.push_str(&constant("HELP", help));
    code
}

fn constant(name: &str, files_of: impl Fn(&Path) -> Vec<PathBuf>) -> String {
    let mut code = format!("pub(super) const {name}: &[(&str, Files)] = &[\n");
    for language in files(Path::new(LOCALES)) {
        code.extend([format!("    ({:?}, &[\n", stem(&language))]);
        for file in files_of(&language) {
            let path = file.canonicalize().expect("the file exists").display().to_string();
            code.extend([format!("        ({:?}, include_str!({path:?})),\n", stem(&file))]);
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    code
}

/// Adds the functions of a file to its module. Returns the names of the texts without variables.
fn functions(path: &Path, page: usize, module: &mut Module) -> Vec<String> {
    let source = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
        let line = |at: usize| source[..at].lines().count();
        let errors: Vec<String> =
            errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start))).collect();
        panic!("{}: {}", path.display(), errors.join("; "))
    });
    let mut plain = Vec::new();
    if source.starts_with(CHOSEN_BY_NAME) {
        return plain;
    }
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let variables =
            variables_in_order(message).unwrap_or_else(|error| panic!("{}: {id}: {error}", path.display()));
        let (parts, name) = id.rsplit_once('-').map_or((None, id), |(parts, name)| (Some(parts), name));
        let inner = parts.iter().flat_map(|parts| parts.split('-'));
        let module =
            inner.fold(&mut *module, |module, part| module.inner.entry(part.to_owned()).or_default());
        let code = &mut module.functions;
        if variables.is_empty() {
            code.extend([format!(
                "pub fn {name}() -> &'static str {{ crate::messages::text::plain({page}, {}) }}\n",
                plain.len()
            )]);
            plain.push(id.to_owned());
            module.plain.insert(name.to_owned());
        } else {
            let all =
                |of: fn(&str) -> String| variables.iter().map(|name| of(name)).collect::<Vec<_>>().join(", ");
            let parameters = all(|name| format!("{name}: impl crate::messages::text::Argument"));
            let arguments = all(|name| format!("({name:?}, {name}.value())"));
            code.extend([format!("pub fn {name}({parameters}) -> String {{ crate::messages::text::filled({page}, {id:?}, [{arguments}]) }}\n")]);
        }
    }
    plain
}

fn variables_in_order<'a>(message: &Message<&'a str>) -> Result<Vec<&'a str>, String> {
    let mut found = Vec::new();
    if let Some(value) = &message.value {
        of_pattern(value, &mut found);
    }
    let comment = message.comment.iter().flat_map(|comment| &comment.content);
    let order: Vec<&str> = comment
        .filter(|line| line.starts_with('$'))
        .flat_map(|line| line.split_whitespace())
        .filter_map(|name| name.strip_prefix('$'))
        .collect();
    let sorted = |names: &[&'a str]| {
        let mut names = names.to_vec();
        names.sort_unstable();
        names
    };
    match (order.is_empty(), found.len()) {
        (true, 0 | 1) => Ok(found),
        (true, _) => Err(format!(
            "the comment before it must list its variables, for example `# ${}`",
            found.join(" $")
        )),
        (false, _) if sorted(&order) == sorted(&found) => Ok(order),
        (false, _) => Err(format!(
            "it has the variables ${}; the comment lists ${}",
            found.join(" $"),
            order.join(" $")
        )),
    }
}

fn of_pattern<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        of_expression(expression, found);
    }
}

fn of_expression<'a>(expression: &Expression<&'a str>, found: &mut Vec<&'a str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                of_pattern(&variant.value, found);
            }
        }
    }
}

fn of_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut Vec<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } if !found.contains(&id.name) => found.push(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        _ => {}
    }
}

fn write_module(code: &mut String, module: &Module) {
    code.push_str(&module.functions);
    write_arrays(code, &module.plain);
    for (name, inner) in &module.inner {
        code.extend([format!("pub mod {name} {{\n")]);
        write_module(code, inner);
        code.push_str("}\n");
    }
}

fn write_arrays(code: &mut String, plain: &BTreeSet<String>) {
    for base in plain.iter().filter_map(|name| name.strip_suffix("_1")) {
        let items = (1..).map(|number| format!("{base}_{number}")).take_while(|name| plain.contains(name));
        let calls: Vec<String> = items.map(|name| format!("{name}()")).collect();
        let (count, calls) = (calls.len(), calls.join(", "));
        code.extend([format!("pub fn {base}() -> [&'static str; {count}] {{ [{calls}] }}\n")]);
    }
}
