//! Scripts that complete command lines in shells.

use clap_complete::Shell;
use std::fmt::Write;

/// The name of the command.
const NAME: &str = "genvisa";

/// The script of a shell.
pub fn script(shell: Shell, mut command: clap::Command) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Fish {
        script += &positional_values(&command);
    }
    script
}

/// The lines for values of arguments without a name, which `clap_complete` leaves out of scripts for fish.
fn positional_values(command: &clap::Command) -> String {
    let mut lines = String::new();
    for command in command.get_subcommands() {
        let values = command.get_positionals().flat_map(|argument| argument.get_possible_values());
        let names: Vec<String> = values.map(|value| value.get_name().to_string()).collect();
        if !names.is_empty() {
            let condition = format!("__fish_{NAME}_using_subcommand {}", command.get_name());
            let _ = writeln!(lines, "complete -c {NAME} -n \"{condition}\" -f -a '{}'", names.join(" "));
        }
    }
    lines
}
