#include "clibcurl.h"

#include "call.h"

#include <poll.h>
#include <pthread.h>
#include <string.h>

enum { GLOBAL_DEFAULT = 3, MESSAGE_DONE = 1, WAIT_IN = 1 };

struct message {
    int kind;
    void *easy;
    union {
        void *pointer;
        int code;
    } data;
};

struct wait_descriptor {
    int descriptor;
    short events;
    short ready;
};

static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

// Older versions of libcurl must not be prepared by two threads at once.
int clibcurl_start(const struct clibcurl *curl) {
    int (*global_init)(long) = curl->global_init;
    pthread_mutex_lock(&starting);
    int code = global_init(GLOBAL_DEFAULT);
    pthread_mutex_unlock(&starting);
    return code;
}

const char *clibcurl_version(const struct clibcurl *curl) {
    const char *(*version)(void) = curl->version;
    return version();
}

const char *clibcurl_error_text(const struct clibcurl *curl, int code) {
    const char *(*easy_strerror)(int) = curl->easy_strerror;
    return easy_strerror(code);
}

void *clibcurl_multi_create(const struct clibcurl *curl) {
    void *(*multi_init)(void) = curl->multi_init;
    return multi_init();
}

void clibcurl_multi_destroy(const struct clibcurl *curl, void *multi) {
    int (*multi_cleanup)(void *) = curl->multi_cleanup;
    multi_cleanup(multi);
}

int clibcurl_multi_add(const struct clibcurl *curl, void *multi, struct clibcurl_call *call) {
    int (*multi_add_handle)(void *, void *) = curl->multi_add_handle;
    return multi_add_handle(multi, call->easy);
}

void clibcurl_multi_remove(const struct clibcurl *curl, void *multi, struct clibcurl_call *call) {
    int (*multi_remove_handle)(void *, void *) = curl->multi_remove_handle;
    multi_remove_handle(multi, call->easy);
}

int clibcurl_multi_step(const struct clibcurl *curl, void *multi, struct clibcurl_call *call) {
    int (*multi_perform)(void *, int *) = curl->multi_perform;
    struct message *(*multi_info_read)(void *, int *) = curl->multi_info_read;
    int running = 0;
    int left = 0;
    if (multi_perform(multi, &running) != 0) { return CLIBCURL_OUT_OF_MEMORY; }
    struct message *message;
    while ((message = multi_info_read(multi, &left)) != NULL) {
        if (message->kind == MESSAGE_DONE && message->easy == call->easy) {
            return message->data.code;
        }
    }
    return -1;
}

int clibcurl_multi_wait(
    const struct clibcurl *curl, void *multi, int descriptor, int milliseconds) {
    int (*multi_poll)(void *, struct wait_descriptor *, unsigned int, int, int *) =
        curl->multi_poll;
    struct wait_descriptor extra = {.descriptor = descriptor, .events = WAIT_IN, .ready = 0};
    int ready = 0;
    multi_poll(multi, &extra, descriptor >= 0 ? 1 : 0, milliseconds, &ready);
    if (descriptor < 0) { return 0; }
    // What the library reports about foreign descriptors differs between versions: ask directly.
    struct pollfd own = {.fd = descriptor, .events = POLLIN};
    return poll(&own, 1, 0) > 0;
}
