#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "csystem.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct sockaddr_in loopback(uint16_t port) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

static int failed(int descriptor) {
    int code = errno;
    close(descriptor);
    return -code;
}

static int prepared(int descriptor) {
    int yes = 1;
    if (descriptor < 0) { return -errno; }
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    csystem_set_nonblocking(descriptor);
#ifdef SO_NOSIGPIPE
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return descriptor;
}

static int new_socket(void) {
#ifdef SOCK_CLOEXEC
    return prepared(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
#else
    return prepared(socket(AF_INET, SOCK_STREAM, 0));
#endif
}

int csystem_listen(uint16_t port, uint16_t *bound) {
    int descriptor = new_socket();
    if (descriptor < 0) { return descriptor; }
    int yes = 1;
    struct sockaddr_in address = loopback(port);
    socklen_t size = sizeof address;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(descriptor, (struct sockaddr *)&address, size) != 0 || listen(descriptor, 128) != 0
        || getsockname(descriptor, (struct sockaddr *)&address, &size) != 0) {
        return failed(descriptor);
    }
    *bound = ntohs(address.sin_port);
    return descriptor;
}

int csystem_accept(int listener) {
    int descriptor;
    do {
#ifdef __APPLE__
        descriptor = accept(listener, NULL, NULL);
#else
        descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
#endif
    } while (descriptor < 0 && (errno == EINTR || errno == ECONNABORTED));
    if (descriptor < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) { return -EAGAIN; }
    return prepared(descriptor);
}

int csystem_connect(uint16_t port) {
    int descriptor = new_socket();
    if (descriptor < 0) { return descriptor; }
    struct sockaddr_in address = loopback(port);
    int result = connect(descriptor, (struct sockaddr *)&address, sizeof address);
    if (result != 0 && errno != EINPROGRESS && errno != EINTR) { return failed(descriptor); }
    return descriptor;
}

int csystem_connect_result(int descriptor) {
    int code = 0;
    socklen_t size = sizeof code;
    if (getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) != 0) { return -errno; }
    return -code;
}

int csystem_shutdown_writing(int descriptor) {
    return shutdown(descriptor, SHUT_WR) == 0 ? 0 : -errno;
}

int csystem_linger_reset(int descriptor) {
    struct linger now = {.l_onoff = 1, .l_linger = 0};
    return setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, sizeof now) == 0 ? 0 : -errno;
}
