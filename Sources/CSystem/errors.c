#define _POSIX_C_SOURCE 200809L
#include "csystem.h"

#include <errno.h>
#include <string.h>

void csystem_error_text(int code, char *text, size_t size) {
    if (strerror_r(code, text, size) != 0 && size > 0) {
        text[0] = '\0';
    }
}

int csystem_code_missing(void) { return ENOENT; }
int csystem_code_denied(void) { return EACCES; }
int csystem_code_exists(void) { return EEXIST; }
int csystem_code_is_folder(void) { return EISDIR; }
int csystem_code_full(void) { return ENOSPC; }
int csystem_code_broken_pipe(void) { return EPIPE; }
int csystem_code_too_large(void) { return EFBIG; }
int csystem_code_timed_out(void) { return ETIMEDOUT; }
int csystem_code_cancelled(void) { return ECANCELED; }
int csystem_code_invalid(void) { return EINVAL; }
int csystem_code_refused(void) { return ECONNREFUSED; }
int csystem_code_in_use(void) { return EADDRINUSE; }
int csystem_code_no_terminal(void) { return ENOTTY; }
int csystem_code_io(void) { return EIO; }
int csystem_code_reset(void) { return ECONNRESET; }
int csystem_code_quota(void) { return EDQUOT; }
int csystem_code_busy(void) { return EAGAIN; }
