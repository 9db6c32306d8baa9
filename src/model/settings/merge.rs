//! Merges the settings of windows that share a data folder.

use serde_json::{Map, Value};

use crate::model::settings::Settings;

/// The settings on disk with what this window has changed since `base`, which it last read or wrote. Of lists, both
/// windows' additions and removals count.
pub(crate) fn merged(base: &Settings, mine: &Settings, disk: Settings) -> Settings {
    let finished_games = (disk.finished_games + mine.finished_games).saturating_sub(base.finished_games);
    let ([Some(base), Some(mine)], Some(mut merged)) = ([base, mine].map(fields), fields(&disk)) else {
        return disk;
    };
    for (key, value) in mine {
        let before = base.get(&key).unwrap_or(&Value::Null);
        if *before != value {
            let other = merged.get(&key).unwrap_or(&Value::Null);
            let value = merged_value(before, value, other);
            merged.insert(key, value);
        }
    }
    let Ok(merged) = serde_json::from_value::<Settings>(Value::Object(merged)) else { return disk };
    Settings { finished_games, unread: disk.unread, ..merged }.tidied()
}

fn fields(settings: &Settings) -> Option<Map<String, Value>> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(fields)) => Some(fields),
        _ => None,
    }
}

fn merged_value(base: &Value, mine: Value, disk: &Value) -> Value {
    let (Value::Array(base), Value::Array(mine), Value::Array(disk)) = (base, &mine, disk) else {
        return mine;
    };
    let kept = mine.iter().filter(|entry| disk.contains(entry) || !base.contains(entry));
    let added = disk.iter().filter(|entry| !mine.contains(entry) && !base.contains(entry));
    kept.chain(added).cloned().collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn windows_keep_each_others_changes() {
        let files = |names: &str| names.chars().map(|name| PathBuf::from(name.to_string())).collect();
        let base = Settings { recent: files("abc"), finished_games: 5, ..Settings::default() };
        let mine = Settings { recent: files("dba"), finished_games: 7, text_size: 150, ..base.clone() };
        let unread = Map::from_iter([("theme".to_owned(), "newer".into())]);
        let others = Map::from_iter([("new".to_owned(), 1.into())]);
        let disk = Settings {
            recent: files("ebc"),
            finished_games: 6,
            sound: false,
            unread: unread.clone(),
            others: others.clone(),
            ..base.clone()
        };
        let expected = Settings {
            recent: files("dbe"),
            finished_games: 8,
            text_size: 150,
            sound: false,
            unread,
            others,
            ..base.clone()
        };
        assert_eq!(merged(&base, &mine, disk.clone()), expected);
        assert_eq!(merged(&base, &base, disk.clone()), disk);
        assert_eq!(merged(&base, &mine, base.clone()), mine);
    }
}
