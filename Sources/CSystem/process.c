#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "csystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#endif

static int add_streams(posix_spawn_file_actions_t *actions, const struct csystem_spawn *request) {
    if (request->terminal != NULL) {
        // The first terminal that a session's leader opens becomes the session's own.
        int code = posix_spawn_file_actions_addopen(actions, 0, request->terminal, O_RDWR, 0);
        if (code == 0) { code = posix_spawn_file_actions_adddup2(actions, 0, 1); }
        if (code == 0) { code = posix_spawn_file_actions_adddup2(actions, 0, 2); }
        return code;
    }
    int code = posix_spawn_file_actions_adddup2(actions, request->input, 0);
    if (code == 0) { code = posix_spawn_file_actions_adddup2(actions, request->output, 1); }
    if (code == 0) { code = posix_spawn_file_actions_adddup2(actions, request->error, 2); }
    return code;
}

static int add_settings(posix_spawnattr_t *attributes, const struct csystem_spawn *request) {
    sigset_t all, none;
    sigfillset(&all);
    sigdelset(&all, SIGKILL);
    sigdelset(&all, SIGSTOP);
    sigemptyset(&none);
    short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
    if (request->terminal != NULL || request->own_session) { flags |= POSIX_SPAWN_SETSID; }
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    int code = posix_spawnattr_setsigdefault(attributes, &all);
    if (code == 0) { code = posix_spawnattr_setsigmask(attributes, &none); }
    if (code == 0) { code = posix_spawnattr_setflags(attributes, flags); }
    return code;
}

int csystem_spawn(const struct csystem_spawn *request) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t process = -1;
    int code = posix_spawn_file_actions_init(&actions);
    if (code != 0) { return -code; }
    code = posix_spawnattr_init(&attributes);
    if (code != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return -code;
    }
    if (request->folder != NULL) {
        code = posix_spawn_file_actions_addchdir_np(&actions, request->folder);
    }
    if (code == 0) { code = add_streams(&actions, request); }
    if (code == 0) { code = add_settings(&attributes, request); }
    if (code == 0) {
        code = posix_spawn(&process, request->path, &actions, &attributes, request->arguments,
            request->environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code == 0 ? (int)process : -code;
}

int csystem_wait_for(int process, int poll) {
    int status = 0;
    pid_t found;
    do {
        found = waitpid(process, &status, poll ? WNOHANG : 0);
    } while (found < 0 && errno == EINTR);
    if (found < 0) { return -errno; }
    if (found == 0) { return -EAGAIN; }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}

#ifndef __APPLE__
extern char **environ;
#endif

const char *const *csystem_environment(void) {
#ifdef __APPLE__
    return (const char *const *)*_NSGetEnviron();
#else
    return (const char *const *)environ;
#endif
}

int64_t csystem_peak_memory(void) {
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) != 0) { return 0; }
#ifdef __APPLE__
    return (int64_t)usage.ru_maxrss;
#else
    return (int64_t)usage.ru_maxrss * 1024;
#endif
}

int csystem_core_count(void) {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : (int)count;
}

int csystem_process_identifier(void) { return getpid(); }

_Noreturn void csystem_exit(int code) { exit(code); }
