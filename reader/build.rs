//! Lists the files of `readings/`, so that none can be forgotten.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("readings");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files =
        fs::read_dir(&folder)?.map(|e| Ok(e?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    files.sort();
    let mut list = String::from("&[");
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "toml")) {
        let page = file.file_stem().map(|s| s.to_string_lossy()).unwrap_or_default();
        write!(list, "({page:?}, include_str!({:?})),", file.display().to_string())?;
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("readings.rs"), list)?;
    Ok(())
}
