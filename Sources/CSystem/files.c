#define _GNU_SOURCE
#include "csystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static int result_of(int value) {
    return value < 0 ? -errno : value;
}

static int open_again(const char *path, int flags, mode_t mode) {
    int descriptor;
    do {
        descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY, mode);
    } while (descriptor < 0 && errno == EINTR);
    return result_of(descriptor);
}

int csystem_open_input(const char *path) {
    int descriptor = open_again(path, O_RDONLY, 0);
    struct stat status;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        close(descriptor);
        return -EISDIR;
    }
    return descriptor;
}

int csystem_open_new(const char *path, uint32_t mode) {
    return open_again(path, O_WRONLY | O_CREAT | O_EXCL, (mode_t)mode);
}

// Opened anew, so that nobody else's reads stop waiting too.
int csystem_open_terminal(const char *path) {
    return open_again(path, O_RDWR | O_NONBLOCK, 0);
}

// The descriptor is gone after EINTR too: closing again could close another thread's file.
int csystem_close(int descriptor) {
    return close(descriptor) == 0 || errno == EINTR ? 0 : -errno;
}

// Opened the wrong way round: using the stream stays the error that a closed one is.
void csystem_hold_standard_streams(void) {
    for (int descriptor = 0; descriptor <= 2; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) { continue; }
        // The lowest free number is taken, and those below are in use by now.
        int opened = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
        if (opened >= 0 && opened != descriptor) { close(opened); }
    }
}

static void wait_for(int descriptor, short events) {
    struct pollfd entry = {.fd = descriptor, .events = events};
    poll(&entry, 1, -1);
}

static int would_wait(void) {
    return errno == EAGAIN || errno == EWOULDBLOCK;
}

long csystem_read(int descriptor, void *bytes, size_t size) {
    while (1) {
        ssize_t count = read(descriptor, bytes, size);
        if (count >= 0) { return count; }
        if (would_wait()) {
            wait_for(descriptor, POLLIN);
        } else if (errno != EINTR) {
            return -errno;
        }
    }
}

int csystem_write_all(int descriptor, const void *bytes, size_t size) {
    const char *next = bytes;
    while (size > 0) {
        ssize_t count = write(descriptor, next, size);
        if (count >= 0) {
            next += count;
            size -= (size_t)count;
        } else if (would_wait()) {
            wait_for(descriptor, POLLOUT);
        } else if (errno != EINTR) {
            return -errno;
        }
    }
    return 0;
}

long csystem_read_once(int descriptor, void *bytes, size_t size) {
    ssize_t count;
    do {
        count = read(descriptor, bytes, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) { return would_wait() ? -EAGAIN : -errno; }
    return count;
}

long csystem_write_once(int descriptor, const void *bytes, size_t size) {
    ssize_t count;
    do {
        count = write(descriptor, bytes, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) { return would_wait() ? -EAGAIN : -errno; }
    return count;
}

int csystem_synchronize(int descriptor) {
    int result;
    do {
        result = fsync(descriptor);
    } while (result < 0 && errno == EINTR);
    return result_of(result);
}

int csystem_synchronize_folder(const char *path) {
    int descriptor = open_again(path, O_RDONLY | O_DIRECTORY, 0);
    if (descriptor < 0) { return descriptor; }
    int result = csystem_synchronize(descriptor);
    close(descriptor);
    return result;
}

int csystem_rename(const char *from, const char *to) { return result_of(rename(from, to)); }
int csystem_remove_file(const char *path) { return result_of(unlink(path)); }
int csystem_remove_folder(const char *path) { return result_of(rmdir(path)); }

int csystem_make_folder(const char *path, uint32_t mode) {
    return result_of(mkdir(path, (mode_t)mode));
}

static void fill(struct csystem_status *status, const struct stat *found) {
    status->kind = S_ISREG(found->st_mode) ? CSYSTEM_KIND_FILE
        : S_ISDIR(found->st_mode)          ? CSYSTEM_KIND_FOLDER
                                           : CSYSTEM_KIND_OTHER;
    status->size = (int64_t)found->st_size;
#ifdef __APPLE__
    const struct timespec *modified = &found->st_mtimespec;
#else
    const struct timespec *modified = &found->st_mtim;
#endif
    status->modified_milliseconds = (int64_t)modified->tv_sec * 1000 + modified->tv_nsec / 1000000;
    status->mode = (uint32_t)(found->st_mode & 07777);
    status->device = (uint64_t)found->st_dev;
    status->inode = (uint64_t)found->st_ino;
}

int csystem_status_of_path(const char *path, struct csystem_status *status) {
    struct stat found;
    if (stat(path, &found) != 0) { return -errno; }
    fill(status, &found);
    return 0;
}

int csystem_status_of_descriptor(int descriptor, struct csystem_status *status) {
    struct stat found;
    if (fstat(descriptor, &found) != 0) { return -errno; }
    fill(status, &found);
    return 0;
}

int csystem_is_executable(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 && S_ISREG(found.st_mode) && access(path, X_OK) == 0;
}

void *csystem_folder_open(const char *path, int *error) {
    DIR *folder = opendir(path);
    *error = folder == NULL ? errno : 0;
    return folder;
}

const char *csystem_folder_next(void *folder) {
    struct dirent *entry = readdir(folder);
    return entry == NULL ? NULL : entry->d_name;
}

void csystem_folder_close(void *folder) { closedir(folder); }

int csystem_pipe(int *read_end, int *write_end) {
    int ends[2];
#ifdef __APPLE__
    if (pipe(ends) != 0) { return -errno; }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#else
    if (pipe2(ends, O_CLOEXEC) != 0) { return -errno; }
#endif
    *read_end = ends[0];
    *write_end = ends[1];
    return 0;
}

int csystem_set_nonblocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) { return -errno; }
    return result_of(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK));
}
