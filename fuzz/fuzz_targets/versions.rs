#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    span_it_libfuzzer::files::versions(data);
});
