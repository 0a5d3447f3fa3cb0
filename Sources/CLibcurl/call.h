#ifndef CLIBCURL_CALL_H
#define CLIBCURL_CALL_H

#include <stddef.h>

struct buffer {
    unsigned char *bytes;
    size_t size;
    size_t capacity;
    size_t limit;
    int is_over;
};

struct clibcurl_call {
    void *easy;
    void *headers_to_send;
    void *body_to_send;
    size_t body_size;
    struct buffer body;
    struct buffer headers;
    // Of all header lines, also of those that an interim reply had.
    size_t header_total;
    char detail[256];
};

#endif
