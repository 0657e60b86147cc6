#pragma once

#include <stdbool.h>

/// Whether this build counts: on glibc, without a sanitizer, which replaces the allocator itself.
bool allocation_counter_is_available(void);
/// How often the calling thread has asked for memory so far: malloc, calloc, realloc and the aligned ones.
unsigned long allocation_counter_count(void);
/// The bytes that the process has asked for and not given back, in all arenas and mappings; 0 where the allocator does not tell
/// (before glibc 2.33, or in a build that does not count).
unsigned long allocation_counter_live_bytes(void);
