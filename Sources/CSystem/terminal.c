#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE
#include "csystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int csystem_is_terminal(int descriptor) { return isatty(descriptor); }

int csystem_columns(int descriptor) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) { return -errno; }
    return size.ws_col;
}

int csystem_echoes(int descriptor) {
    struct termios mode;
    if (tcgetattr(descriptor, &mode) != 0) { return -errno; }
    return (mode.c_lflag & ECHO) != 0;
}

static const int leaving[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU};
enum { LEAVING = sizeof leaving / sizeof leaving[0] };

static struct sigaction previous[LEAVING];
static int mute_descriptor = -1;
static struct termios audible;
static struct termios mute;

// Gives the terminal back before the signal does what it does. Where that is stopping, the code after
// raise() runs when the program is continued.
static void leave(int signal_number) {
    int saved = errno;
    struct sigaction own;
    sigset_t set;
    tcsetattr(mute_descriptor, TCSANOW, &audible);
    sigaction(signal_number, NULL, &own);
    signal(signal_number, SIG_DFL);
    sigemptyset(&set);
    sigaddset(&set, signal_number);
    raise(signal_number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    sigaction(signal_number, &own, NULL);
    tcsetattr(mute_descriptor, TCSANOW, &mute);
    errno = saved;
}

// Input arrives byte by byte: in line mode the kernel cuts a line at 4,095 bytes.
int csystem_echo_off(int descriptor) {
    if (mute_descriptor >= 0) { return -EBUSY; }
    if (tcgetattr(descriptor, &audible) != 0) { return -errno; }
    mute = audible;
    mute.c_lflag &= (tcflag_t)~(ECHO | ECHOE | ECHOK | ECHONL | ICANON);
    mute.c_lflag |= ISIG;
    mute.c_cc[VMIN] = 1;
    mute.c_cc[VTIME] = 0;
    mute_descriptor = descriptor;
    for (int index = 0; index < LEAVING; index++) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = leave;
        action.sa_flags = SA_RESTART;
        sigemptyset(&action.sa_mask);
        sigaction(leaving[index], NULL, &previous[index]);
        // Where the signal pipe listens, the reader wakes up and ends by itself.
        if (previous[index].sa_handler == SIG_DFL) {
            sigaction(leaving[index], &action, NULL);
        }
        // Ctrl-C would only throw away what was typed: let the reader have it.
        if (leaving[index] == SIGINT && previous[index].sa_handler == SIG_IGN) {
            mute.c_cc[VINTR] = _POSIX_VDISABLE;
        }
    }
    if (tcsetattr(descriptor, TCSADRAIN, &mute) != 0) {
        int code = errno;
        csystem_echo_on();
        return -code;
    }
    if (csystem_echoes(descriptor) != 0) {
        csystem_echo_on();
        return -ENOTTY;
    }
    return 0;
}

void csystem_echo_on(void) {
    if (mute_descriptor < 0) { return; }
    tcsetattr(mute_descriptor, TCSADRAIN, &audible);
    for (int index = 0; index < LEAVING; index++) {
        sigaction(leaving[index], &previous[index], NULL);
    }
    mute_descriptor = -1;
}

int csystem_pseudo_terminal(int columns, int rows, char *slave, size_t size) {
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) { return -errno; }
    fcntl(master, F_SETFD, FD_CLOEXEC);
    const char *name = NULL;
    if (grantpt(master) == 0 && unlockpt(master) == 0) { name = ptsname(master); }
    if (name == NULL || strlen(name) >= size) {
        close(master);
        return -EIO;
    }
    memcpy(slave, name, strlen(name) + 1);
    struct winsize dimensions = {
        .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(master, TIOCSWINSZ, &dimensions);
    return master;
}
