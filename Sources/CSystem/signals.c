#define _GNU_SOURCE
#include "csystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int watched[] = {SIGINT, SIGTERM};
enum { WATCHED = sizeof watched / sizeof watched[0] };

static struct sigaction previous[WATCHED];
static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t received;

// The byte stays in the pipe, so that every later wait sees it at once. A second signal has the
// default action: whoever asks twice does not want to wait.
static void note(int signal_number) {
    int saved = errno;
    if (received != 0) {
        signal(signal_number, SIG_DFL);
        raise(signal_number);
    } else {
        received = signal_number;
        unsigned char byte = (unsigned char)signal_number;
        ssize_t written = write(pipe_ends[1], &byte, 1);
        (void)written;
    }
    errno = saved;
}

int csystem_signals_install(int *read_end) {
    csystem_ignore_broken_pipe();
    if (pipe_ends[0] < 0) {
        int result = csystem_pipe(&pipe_ends[0], &pipe_ends[1]);
        if (result < 0) { return result; }
        csystem_set_nonblocking(pipe_ends[0]);
        csystem_set_nonblocking(pipe_ends[1]);
        received = 0;
        for (int index = 0; index < WATCHED; index++) {
            struct sigaction action;
            memset(&action, 0, sizeof action);
            action.sa_handler = note;
            action.sa_flags = SA_RESTART;
            sigemptyset(&action.sa_mask);
            sigaction(watched[index], NULL, &previous[index]);
            // nohup and shells without job control start programs with signals ignored on purpose.
            if (previous[index].sa_handler != SIG_IGN) {
                sigaction(watched[index], &action, NULL);
            }
        }
    }
    *read_end = pipe_ends[0];
    return 0;
}

void csystem_signals_remove(void) {
    if (pipe_ends[0] < 0) { return; }
    for (int index = 0; index < WATCHED; index++) {
        sigaction(watched[index], &previous[index], NULL);
    }
    close(pipe_ends[0]);
    close(pipe_ends[1]);
    pipe_ends[0] = pipe_ends[1] = -1;
    received = 0;
}

int csystem_signals_read_end(void) { return pipe_ends[0]; }

int csystem_signals_received(void) { return received; }

// The reports that a language's runtime makes of a crash show memory, and SIGQUIT counts as a crash.
void csystem_report_no_crashes(void) {
    static const int crashes[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
        struct sigaction current;
        if (sigaction(crashes[index], NULL, &current) == 0 && current.sa_handler != SIG_IGN) {
            signal(crashes[index], SIG_DFL);
        }
    }
}

void csystem_ignore_broken_pipe(void) { signal(SIGPIPE, SIG_IGN); }

void csystem_die_of(int signal_number) {
    sigset_t set;
    signal(signal_number, SIG_DFL);
    sigemptyset(&set);
    sigaddset(&set, signal_number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    kill(getpid(), signal_number);
}

int csystem_kill(int process, int signal_number) {
    return kill(process, signal_number) == 0 ? 0 : -errno;
}

int csystem_signal_interrupt(void) { return SIGINT; }
int csystem_signal_terminate(void) { return SIGTERM; }
int csystem_signal_kill(void) { return SIGKILL; }
int csystem_signal_stop(void) { return SIGTSTP; }
int csystem_signal_continue(void) { return SIGCONT; }
