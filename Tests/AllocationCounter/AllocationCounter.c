// Stands in front of glibc's allocator, in test executables only, and counts what each thread asks for. An executable's
// own `malloc` takes the place of the library's for everything in the process; glibc allows that explicitly
// ("Replacing malloc" in its manual) and keeps its own one reachable as `__libc_malloc`.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// In the executable's own block: reading it never allocates.
static _Thread_local unsigned long count __attribute__((tls_model("initial-exec")));

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count += 1;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count += 1;
  void *fresh = __libc_memalign(alignment, size);
  if (fresh == NULL) return ENOMEM;
  *out = fresh;
  return 0;
}

bool allocation_counter_is_available(void) { return true; }
unsigned long allocation_counter_count(void) { return count; }

unsigned long allocation_counter_live_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

#else

bool allocation_counter_is_available(void) { return false; }
unsigned long allocation_counter_count(void) { return 0; }
unsigned long allocation_counter_live_bytes(void) { return 0; }

#endif
