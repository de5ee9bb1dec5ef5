//! The commands as people run them: the built binary, in workspaces of their own.

mod diff;
mod help;
mod model;
mod regen;
mod rules;
mod workspace;
