#define _GNU_SOURCE
#include "csystem.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

enum { MOST_ENTRIES = 1024 };

int csystem_wait_any(struct csystem_wait *entries, size_t count, int milliseconds) {
    struct pollfd list[MOST_ENTRIES];
    if (count > MOST_ENTRIES) { return -EINVAL; }
    for (size_t index = 0; index < count; index++) {
        list[index].fd = entries[index].descriptor;
        list[index].events = (short)((entries[index].wanted & CSYSTEM_WAIT_READ ? POLLIN : 0)
            | (entries[index].wanted & CSYSTEM_WAIT_WRITE ? POLLOUT : 0));
        list[index].revents = 0;
    }
    int ready = poll(list, (nfds_t)count, milliseconds);
    if (ready < 0 && errno != EINTR) { return -errno; }
    for (size_t index = 0; index < count; index++) {
        short events = ready > 0 ? list[index].revents : 0;
        int broken = events & (POLLERR | POLLHUP | POLLNVAL) ? entries[index].wanted : 0;
        entries[index].ready = (events & POLLIN ? CSYSTEM_WAIT_READ : 0)
            | (events & POLLOUT ? CSYSTEM_WAIT_WRITE : 0) | broken;
    }
    return ready < 0 ? 0 : ready;
}

uint64_t csystem_monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int64_t csystem_epoch_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
