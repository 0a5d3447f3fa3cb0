#define _GNU_SOURCE
#include "call.h"

#include "clibcurl.h"

#include <stdlib.h>
#include <string.h>

enum {
    OPTION_WRITEDATA = 10001,
    OPTION_ERRORBUFFER = 10010,
    OPTION_POSTFIELDS = 10015,
    OPTION_HTTPHEADER = 10023,
    OPTION_HEADERDATA = 10029,
    OPTION_WRITEFUNCTION = 20011,
    OPTION_HEADERFUNCTION = 20079,
    OPTION_POSTFIELDSIZE_LARGE = 30120,
    INFO_CERTINFO = 0x400000 + 34,
    INFO_KIND = 0xf00000,
    INFO_KIND_LONG = 0x200000,
};

struct list {
    char *text;
    struct list *next;
};

struct certificates {
    int count;
    struct list **lines;
};

typedef int (*setopt_function)(void *, int, ...);
typedef int (*getinfo_function)(void *, int, ...);

static int append(struct buffer *buffer, const void *bytes, size_t size) {
    if (size > buffer->limit - buffer->size) {
        buffer->is_over = 1;
        return 0;
    }
    if (buffer->size + size > buffer->capacity) {
        size_t capacity = buffer->capacity == 0 ? 16384 : buffer->capacity * 2;
        while (capacity < buffer->size + size) { capacity *= 2; }
        unsigned char *larger = realloc(buffer->bytes, capacity);
        if (larger == NULL) { return 0; }
        buffer->bytes = larger;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->size, bytes, size);
    buffer->size += size;
    return 1;
}

// Taking less than was given ends the call.
static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    struct clibcurl_call *call = context;
    size_t total = size * count;
    return append(&call->body, bytes, total) ? total : (total == 0 ? 1 : 0);
}

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
    struct clibcurl_call *call = context;
    size_t total = size * count;
    call->header_total += total;
    if (total >= 5 && memcmp(bytes, "HTTP/", 5) == 0) { call->headers.size = 0; }
    if (call->header_total > call->headers.limit) {
        call->headers.is_over = 1;
        return total == 0 ? 1 : 0;
    }
    return append(&call->headers, bytes, total) ? total : (total == 0 ? 1 : 0);
}

struct clibcurl_call *clibcurl_call_create(
    const struct clibcurl *curl, size_t body_limit, size_t headers_limit) {
    void *(*easy_init)(void) = curl->easy_init;
    setopt_function setopt = curl->easy_setopt;
    struct clibcurl_call *call = calloc(1, sizeof *call);
    if (call == NULL) { return NULL; }
    call->easy = easy_init();
    if (call->easy == NULL) {
        free(call);
        return NULL;
    }
    call->body.limit = body_limit;
    call->headers.limit = headers_limit;
    setopt(call->easy, OPTION_ERRORBUFFER, call->detail);
    setopt(call->easy, OPTION_WRITEFUNCTION, take_body);
    setopt(call->easy, OPTION_WRITEDATA, call);
    setopt(call->easy, OPTION_HEADERFUNCTION, take_header);
    setopt(call->easy, OPTION_HEADERDATA, call);
    return call;
}

static void wipe(void *bytes, size_t size) {
    volatile unsigned char *next = bytes;
    while (size-- > 0) { *next++ = 0; }
}

void clibcurl_call_destroy(const struct clibcurl *curl, struct clibcurl_call *call) {
    void (*easy_cleanup)(void *) = curl->easy_cleanup;
    void (*slist_free_all)(void *) = curl->slist_free_all;
    easy_cleanup(call->easy);
    for (struct list *line = call->headers_to_send; line != NULL; line = line->next) {
        wipe(line->text, strlen(line->text));
    }
    slist_free_all(call->headers_to_send);
    if (call->body_to_send != NULL) { wipe(call->body_to_send, call->body_size); }
    free(call->body_to_send);
    if (call->body.bytes != NULL) { wipe(call->body.bytes, call->body.size); }
    free(call->body.bytes);
    free(call->headers.bytes);
    free(call);
}

int clibcurl_set_number(const struct clibcurl *curl, struct clibcurl_call *call,
    enum clibcurl_option option, long value) {
    setopt_function setopt = curl->easy_setopt;
    return setopt(call->easy, (int)option, value);
}

int clibcurl_set_text(const struct clibcurl *curl, struct clibcurl_call *call,
    enum clibcurl_option option, const char *text) {
    setopt_function setopt = curl->easy_setopt;
    return setopt(call->easy, (int)option, text);
}

int clibcurl_set_body(
    const struct clibcurl *curl, struct clibcurl_call *call, const void *bytes, size_t size) {
    setopt_function setopt = curl->easy_setopt;
    call->body_to_send = malloc(size + 1);
    if (call->body_to_send == NULL) { return CLIBCURL_OUT_OF_MEMORY; }
    if (size > 0) { memcpy(call->body_to_send, bytes, size); }
    call->body_size = size;
    int code = setopt(call->easy, OPTION_POSTFIELDSIZE_LARGE, (int64_t)size);
    return code != 0 ? code : setopt(call->easy, OPTION_POSTFIELDS, call->body_to_send);
}

int clibcurl_add_header(const struct clibcurl *curl, struct clibcurl_call *call, const char *line) {
    void *(*slist_append)(void *, const char *) = curl->slist_append;
    setopt_function setopt = curl->easy_setopt;
    void *longer = slist_append(call->headers_to_send, line);
    if (longer == NULL) { return CLIBCURL_OUT_OF_MEMORY; }
    call->headers_to_send = longer;
    return setopt(call->easy, OPTION_HTTPHEADER, longer);
}

int64_t clibcurl_info(
    const struct clibcurl *curl, struct clibcurl_call *call, enum clibcurl_info info) {
    getinfo_function getinfo = curl->easy_getinfo;
    if (((int)info & INFO_KIND) == INFO_KIND_LONG) {
        long value = 0;
        return getinfo(call->easy, (int)info, &value) == 0 ? (int64_t)value : 0;
    }
    int64_t value = 0;
    return getinfo(call->easy, (int)info, &value) == 0 ? value : 0;
}

const char *clibcurl_detail(struct clibcurl_call *call) { return call->detail; }

const unsigned char *clibcurl_body(struct clibcurl_call *call, size_t *size, int *is_over) {
    *size = call->body.size;
    *is_over = call->body.is_over;
    return call->body.bytes;
}

void clibcurl_forget_body(struct clibcurl_call *call) { call->body.size = 0; }

const unsigned char *clibcurl_headers(struct clibcurl_call *call, size_t *size, int *is_over) {
    *size = call->headers.size;
    *is_over = call->headers.is_over;
    return call->headers.bytes;
}

const char *clibcurl_certificate_line(
    const struct clibcurl *curl, struct clibcurl_call *call, int certificate, const char *name) {
    getinfo_function getinfo = curl->easy_getinfo;
    struct certificates *found = NULL;
    size_t length = strlen(name);
    if (getinfo(call->easy, INFO_CERTINFO, &found) != 0 || found == NULL) { return NULL; }
    if (certificate < 0 || certificate >= found->count) { return NULL; }
    for (struct list *line = found->lines[certificate]; line != NULL; line = line->next) {
        if (strncmp(line->text, name, length) == 0 && line->text[length] == ':') {
            return line->text + length + 1;
        }
    }
    return NULL;
}
