#pragma once

#include <stdbool.h>

/// Whether this build counts: on glibc, without a sanitizer, which replaces the allocator itself.
bool allocation_counter_is_available(void);
/// How often the calling thread has asked for memory so far: malloc, calloc, realloc and the aligned ones.
unsigned long allocation_counter_count(void);
