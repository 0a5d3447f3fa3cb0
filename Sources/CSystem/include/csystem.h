#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>
#include <stdint.h>

// Every function that can fail returns a negative errno; an interrupted call is made again.

// errors.c
void csystem_error_text(int code, char *text, size_t size);
int csystem_code_missing(void);
int csystem_code_denied(void);
int csystem_code_exists(void);
int csystem_code_is_folder(void);
int csystem_code_full(void);
int csystem_code_broken_pipe(void);
int csystem_code_too_large(void);
int csystem_code_timed_out(void);
int csystem_code_cancelled(void);
int csystem_code_invalid(void);
int csystem_code_refused(void);
int csystem_code_in_use(void);
int csystem_code_no_terminal(void);
int csystem_code_io(void);
int csystem_code_reset(void);
int csystem_code_quota(void);
int csystem_code_busy(void);

// files.c
enum { CSYSTEM_KIND_OTHER = 0, CSYSTEM_KIND_FILE = 1, CSYSTEM_KIND_FOLDER = 2 };
struct csystem_status {
    int kind;
    int64_t size;
    int64_t modified_milliseconds;
    uint32_t mode;
    uint64_t device;
    uint64_t inode;
};
int csystem_open_input(const char *path);
int csystem_open_new(const char *path, uint32_t mode);
// Reads of it do not wait.
int csystem_open_terminal(const char *path);
int csystem_close(int descriptor);
// Waits where the descriptor does not block.
long csystem_read(int descriptor, void *bytes, size_t size);
int csystem_write_all(int descriptor, const void *bytes, size_t size);
// Never wait: the code of csystem_code_busy says that they would have to.
long csystem_read_once(int descriptor, void *bytes, size_t size);
long csystem_write_once(int descriptor, const void *bytes, size_t size);
int csystem_synchronize(int descriptor);
int csystem_synchronize_folder(const char *path);
int csystem_rename(const char *from, const char *to);
int csystem_remove_file(const char *path);
int csystem_make_folder(const char *path, uint32_t mode);
int csystem_remove_folder(const char *path);
int csystem_status_of_path(const char *path, struct csystem_status *status);
int csystem_status_of_descriptor(int descriptor, struct csystem_status *status);
int csystem_is_executable(const char *path);
void *csystem_folder_open(const char *path, int *error);
const char *csystem_folder_next(void *folder);
void csystem_folder_close(void *folder);
int csystem_pipe(int *read_end, int *write_end);
int csystem_set_nonblocking(int descriptor);
// Fills what is closed of descriptors 0 to 2, so that no other file gets their number.
void csystem_hold_standard_streams(void);

// waiting.c
enum { CSYSTEM_WAIT_READ = 1, CSYSTEM_WAIT_WRITE = 2 };
struct csystem_wait {
    int descriptor;
    int wanted;
    int ready;
};
// Milliseconds below 0 wait forever. Returns how many entries are ready; 0 also after a signal.
int csystem_wait_any(struct csystem_wait *entries, size_t count, int milliseconds);
uint64_t csystem_monotonic_nanoseconds(void);
int64_t csystem_epoch_milliseconds(void);

// signals.c
int csystem_signals_install(int *read_end);
void csystem_signals_remove(void);
// Negative where nobody listens.
int csystem_signals_read_end(void);
int csystem_signals_received(void);
void csystem_ignore_broken_pipe(void);
void csystem_report_no_crashes(void);
void csystem_die_of(int signal_number);
int csystem_kill(int process, int signal_number);
int csystem_signal_interrupt(void);
int csystem_signal_terminate(void);
int csystem_signal_kill(void);
int csystem_signal_stop(void);
int csystem_signal_continue(void);

// terminal.c
int csystem_is_terminal(int descriptor);
int csystem_columns(int descriptor);
int csystem_echoes(int descriptor);
int csystem_echo_off(int descriptor);
void csystem_echo_on(void);
// Opens a new terminal pair; returns the master, writes the slave's path.
int csystem_pseudo_terminal(int columns, int rows, char *slave, size_t size);

// process.c
struct csystem_spawn {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;
    // The terminal to open as all three streams in a session of its own, or NULL.
    const char *terminal;
    int input;
    int output;
    int error;
    int own_session;
};
int csystem_spawn(const struct csystem_spawn *request);
// The exit code, 256 plus the signal, or with `poll` the code of csystem_code_busy.
int csystem_wait_for(int process, int poll);
const char *const *csystem_environment(void);
int64_t csystem_peak_memory(void);
int csystem_core_count(void);
int csystem_process_identifier(void);
_Noreturn void csystem_exit(int code);

// threads.c
void *csystem_thread_start(
    void (*body)(void *context), void *context, size_t stack_size, int *error);
void csystem_thread_join(void *thread);
void csystem_thread_detach(void *thread);
void *csystem_monitor_create(void);
void csystem_monitor_destroy(void *monitor);
void csystem_monitor_lock(void *monitor);
void csystem_monitor_unlock(void *monitor);
void csystem_monitor_broadcast(void *monitor);
// Nanoseconds of waiting; returns 0 when they ran out.
int csystem_monitor_wait(void *monitor, uint64_t nanoseconds);

// sockets.c
int csystem_listen(uint16_t port, uint16_t *bound);
int csystem_accept(int listener);
int csystem_connect(uint16_t port);
int csystem_connect_result(int descriptor);
int csystem_shutdown_writing(int descriptor);
int csystem_linger_reset(int descriptor);

// memory.c
int csystem_random(void *bytes, size_t size);
void csystem_wipe(void *bytes, size_t size);
void csystem_lock_memory(void *bytes, size_t size);
void csystem_unlock_memory(void *bytes, size_t size);
// A few megabytes that were freed are kept for what is allocated next.
void csystem_keep_freed_memory(void);
void *csystem_library_open(const char *name);
void *csystem_library_symbol(void *library, const char *name);

#endif
