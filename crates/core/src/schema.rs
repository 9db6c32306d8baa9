//! JSON schemas of personalities and game records, in `assets/schemas`, made from the types that read them.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use crate::board::{Node, Position};
use crate::json::{RawObject, Version, Whole};
use crate::personality::{Factor, Factors, Personality, PersonalityFile};
use crate::record::{PlayerKind, Record};
use crate::seed::Seed;

/// A schema that is not derived.
macro_rules! schema {
    ($type:ty, $schema:expr) => {
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

schema!(Version, json_schema!({ "const": 1 }));
schema!(RawObject, json_schema!({ "type": "object" }));
schema!(Node, json_schema!({ "type": "string", "pattern": "^([a-z]|a[a-m])[1-9][0-9]?$" }));
schema!(Position, json_schema!({ "type": "string", "pattern": "^[hv./]+ [hv]$" }));
schema!(PlayerKind, json_schema!({ "enum": ["human", "computer", "perfect", "perfect:plain"] }));
schema!(Seed, json_schema!({ "type": "integer", "minimum": 0, "maximum": Seed::MAX.get() }));

impl<const MIN: u64, const MAX: u64> JsonSchema for Whole<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Whole_{MIN}_{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

impl JsonSchema for Personality {
    fn schema_name() -> Cow<'static, str> {
        "Personality".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        PersonalityFile::json_schema(generator)
    }
}

impl JsonSchema for Factors {
    fn schema_name() -> Cow<'static, str> {
        "Factors".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let property = |factor: Factor| {
            let info = factor.info();
            let range = info.range();
            let description = format!("{}: {}. A {range}.", info.name, info.meaning);
            let kind = if range.is_whole { "integer" } else { "number" };
            let schema = json_schema!({
                "type": kind, "minimum": range.min, "maximum": range.max, "default": info.default,
                "description": description,
            });
            (info.key.to_owned(), schema.into())
        };
        json_schema!({
            "type": "object",
            "description": "The fourteen factors",
            "properties": Factor::all().map(property).collect::<Map<String, Value>>(),
            "required": Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>(),
            "additionalProperties": false,
        })
    }
}

/// Optional keys may be missing, but not be `null`; items of lists may.
fn refuse_null(schema: &mut Schema) {
    let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
    for property in properties.values_mut() {
        if let Some(Value::Array(types)) = property.get_mut("type") {
            types.retain(|kind| kind != "null");
            if let [only] = &types[..] {
                property["type"] = only.clone();
            }
        }
        let kinds = property.get_mut("anyOf").and_then(Value::as_array_mut);
        if let Some(kinds) = kinds {
            kinds.retain(|kind| kind["type"] != "null");
        }
    }
}

/// Compares the schema file with the types. With `WRITE_SCHEMAS=1` in the environment the test writes it first.
fn check<T: JsonSchema>(name: &str, title: &str) {
    let settings = SchemaSettings::draft07().with_transform(refuse_null);
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = format!("{}/../../assets/schemas/{name}.schema.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("WRITE_SCHEMAS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let file = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(file, text, "{path} is not what WRITE_SCHEMAS=1 writes");
}

#[test]
fn schemas_are_those_of_the_types() {
    check::<Personality>("personality", "Personality of Span-It!");
    check::<Record>("game", "Game record of Span-It!");
}
