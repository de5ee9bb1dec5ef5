//! The memory for reading a program is bounded by a multiple of its text. One test, because the allocator counts for all.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa_asm::Target;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

#[test]
fn memory_is_bounded_by_the_text() {
    let begin = ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=1\n";
    let small = |n: usize| format!(".kernel \"k{n:05}\"\n.function \"m\"\nret (M1_NM, 1)\n");
    let kernels: String = (0..20_000).map(small).collect();
    let texts = [
        // A kernel in memory is eleven tables, and its text is three short lines.
        ("kernels", format!(".version 4.1\n{kernels}"), 30),
        ("inputs", format!("{begin}{}", ".input V offset=32 size=4\n".repeat(100_000)), 6),
        ("instructions", format!("{begin}{}", "    mov (M1, 1) V(0,0)<1> V(0,0)<0;1,0>\n".repeat(50_000)), 6),
        ("mistakes", format!("{begin}{}", "    mov (M1, 1) V(0,0)<1> V(0,0)<0;1,0>:\n".repeat(50_000)), 12),
    ];
    for (what, text, most) in texts {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let read = Target::default().read(&text);
        let peak = MEMORY.peak_usage() - before;
        println!("{what}: {} times {} bytes", peak / text.len(), text.len());
        assert!(peak < most * text.len(), "{what}: {peak} bytes for {} bytes of text", text.len());
        drop(read);
    }
}
