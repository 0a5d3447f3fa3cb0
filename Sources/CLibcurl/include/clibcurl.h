#ifndef CLIBCURL_H
#define CLIBCURL_H

#include <stddef.h>
#include <stdint.h>

// Own declarations of the little that is used of libcurl's interface, which its makers keep stable:
// nothing of libcurl is needed to build, and nothing is loaded before somebody asks for it.

// The addresses of libcurl's functions, by their names.
struct clibcurl {
    void *global_init, *version, *easy_strerror;
    void *easy_init, *easy_cleanup, *easy_setopt, *easy_getinfo;
    void *slist_append, *slist_free_all;
    void *multi_init, *multi_cleanup, *multi_add_handle, *multi_remove_handle;
    void *multi_perform, *multi_poll, *multi_info_read;
};

// Options, named as libcurl's manual names them.
enum clibcurl_option {
    CLIBCURL_SSLVERSION = 32,
    CLIBCURL_POST = 47,
    CLIBCURL_FOLLOWLOCATION = 52,
    CLIBCURL_SSL_VERIFYPEER = 64,
    CLIBCURL_FRESH_CONNECT = 74,
    CLIBCURL_HTTPGET = 80,
    CLIBCURL_SSL_VERIFYHOST = 81,
    CLIBCURL_HTTP_VERSION = 84,
    CLIBCURL_NOSIGNAL = 99,
    CLIBCURL_CONNECT_ONLY = 141,
    CLIBCURL_TIMEOUT_MS = 155,
    CLIBCURL_CONNECTTIMEOUT_MS = 156,
    CLIBCURL_CERTINFO = 172,
    CLIBCURL_PROTOCOLS = 181,
    CLIBCURL_PATH_AS_IS = 234,
    CLIBCURL_SUPPRESS_CONNECT_HEADERS = 265,
    CLIBCURL_DISALLOW_USERNAME_IN_URL = 278,
    CLIBCURL_QUICK_EXIT = 322,
    CLIBCURL_URL = 10002,
    CLIBCURL_PROXY = 10004,
    CLIBCURL_CUSTOMREQUEST = 10036,
    CLIBCURL_CAINFO = 10065,
    CLIBCURL_NOPROXY = 10177,
};

// Values of options.
enum {
    CLIBCURL_TLS_1_2 = 6,
    CLIBCURL_HTTP_1_1 = 2,
    CLIBCURL_PROTOCOL_HTTP = 1,
    CLIBCURL_PROTOCOL_HTTPS = 2,
};

// Questions about a finished call.
enum clibcurl_info {
    CLIBCURL_RESPONSE_CODE = 0x200000 + 2,
    CLIBCURL_REQUEST_SIZE = 0x200000 + 12,
    CLIBCURL_HTTP_CONNECTCODE = 0x200000 + 22,
    CLIBCURL_OS_ERRNO = 0x200000 + 25,
    CLIBCURL_NUM_CONNECTS = 0x200000 + 26,
    CLIBCURL_LOCAL_PORT = 0x200000 + 42,
    CLIBCURL_SIZE_DOWNLOAD = 0x600000 + 8,
    CLIBCURL_CONTENT_LENGTH_DOWNLOAD = 0x600000 + 15,
    CLIBCURL_TOTAL_TIME = 0x600000 + 50,
    CLIBCURL_NAMELOOKUP_TIME = 0x600000 + 51,
    CLIBCURL_CONNECT_TIME = 0x600000 + 52,
    CLIBCURL_PRETRANSFER_TIME = 0x600000 + 53,
    CLIBCURL_STARTTRANSFER_TIME = 0x600000 + 54,
    CLIBCURL_APPCONNECT_TIME = 0x600000 + 56,
};

// The codes a call can end with that are told apart.
enum {
    CLIBCURL_OK = 0,
    CLIBCURL_UNSUPPORTED_PROTOCOL = 1,
    CLIBCURL_COULDNT_RESOLVE_PROXY = 5,
    CLIBCURL_COULDNT_RESOLVE_HOST = 6,
    CLIBCURL_COULDNT_CONNECT = 7,
    CLIBCURL_WEIRD_SERVER_REPLY = 8,
    CLIBCURL_PARTIAL_FILE = 18,
    CLIBCURL_WRITE_ERROR = 23,
    CLIBCURL_OUT_OF_MEMORY = 27,
    CLIBCURL_OPERATION_TIMEDOUT = 28,
    CLIBCURL_SSL_CONNECT_ERROR = 35,
    CLIBCURL_GOT_NOTHING = 52,
    CLIBCURL_SEND_ERROR = 55,
    CLIBCURL_RECV_ERROR = 56,
    CLIBCURL_SSL_CERTPROBLEM = 58,
    CLIBCURL_SSL_CIPHER = 59,
    CLIBCURL_PEER_FAILED_VERIFICATION = 60,
    CLIBCURL_BAD_CONTENT_ENCODING = 61,
    CLIBCURL_FILESIZE_EXCEEDED = 63,
    CLIBCURL_USE_SSL_FAILED = 64,
    CLIBCURL_SSL_CACERT_BADFILE = 77,
    CLIBCURL_PROXY_ERROR = 97,
    CLIBCURL_TOO_LARGE = 100,
};

// One call: libcurl's handle, what is sent and what arrives. Sizes are capped.
struct clibcurl_call;

// Prepares the library, once, whichever thread comes first. Returns libcurl's code.
int clibcurl_start(const struct clibcurl *curl);
const char *clibcurl_version(const struct clibcurl *curl);
const char *clibcurl_error_text(const struct clibcurl *curl, int code);

struct clibcurl_call *clibcurl_call_create(
    const struct clibcurl *curl, size_t body_limit, size_t headers_limit);
void clibcurl_call_destroy(const struct clibcurl *curl, struct clibcurl_call *call);
int clibcurl_set_number(
    const struct clibcurl *curl, struct clibcurl_call *call, enum clibcurl_option option, long value);
int clibcurl_set_text(const struct clibcurl *curl, struct clibcurl_call *call,
    enum clibcurl_option option, const char *text);
// Copies the bytes; the copy is wiped in the end.
int clibcurl_set_body(
    const struct clibcurl *curl, struct clibcurl_call *call, const void *bytes, size_t size);
int clibcurl_add_header(const struct clibcurl *curl, struct clibcurl_call *call, const char *line);
int64_t clibcurl_info(
    const struct clibcurl *curl, struct clibcurl_call *call, enum clibcurl_info info);
// libcurl's own sentence about what went wrong, empty where it has none.
const char *clibcurl_detail(struct clibcurl_call *call);
const unsigned char *clibcurl_body(struct clibcurl_call *call, size_t *size, int *is_over);
// Makes room for more of the body, once what has arrived was taken.
void clibcurl_forget_body(struct clibcurl_call *call);
const unsigned char *clibcurl_headers(struct clibcurl_call *call, size_t *size, int *is_over);
// A line of what the server's certificates say, by position and name; NULL where there is none.
const char *clibcurl_certificate_line(
    const struct clibcurl *curl, struct clibcurl_call *call, int certificate, const char *name);

void *clibcurl_multi_create(const struct clibcurl *curl);
void clibcurl_multi_destroy(const struct clibcurl *curl, void *multi);
int clibcurl_multi_add(const struct clibcurl *curl, void *multi, struct clibcurl_call *call);
void clibcurl_multi_remove(const struct clibcurl *curl, void *multi, struct clibcurl_call *call);
// Does what can be done without waiting. Returns the code of the finished call, or -1 while it runs.
int clibcurl_multi_step(const struct clibcurl *curl, void *multi, struct clibcurl_call *call);
// Waits for the call's sockets and for `descriptor`, where it is not negative. Returns 1 when that
// one is readable.
int clibcurl_multi_wait(
    const struct clibcurl *curl, void *multi, int descriptor, int milliseconds);

#endif
