#define _GNU_SOURCE
#define __STDC_WANT_LIB_EXT1__ 1
#include "csystem.h"

#include <dlfcn.h>
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

int csystem_random(void *bytes, size_t size) {
    char *next = bytes;
    while (size > 0) {
        size_t part = size < 256 ? size : 256;
        if (getentropy(next, part) != 0) { return -errno; }
        next += part;
        size -= part;
    }
    return 0;
}

void csystem_wipe(void *bytes, size_t size) {
    if (size == 0) { return; }
#ifdef __APPLE__
    memset_s(bytes, size, 0, size);
#else
    explicit_bzero(bytes, size);
#endif
}

void csystem_lock_memory(void *bytes, size_t size) { mlock(bytes, size); }
void csystem_unlock_memory(void *bytes, size_t size) { munlock(bytes, size); }

void *csystem_library_open(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }
void *csystem_library_symbol(void *library, const char *name) { return dlsym(library, name); }

void csystem_keep_freed_memory(void) {
#ifdef __GLIBC__
    // Larger ones, which are tables that grow, go back to the system at once.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 2 << 20);
#endif
}
