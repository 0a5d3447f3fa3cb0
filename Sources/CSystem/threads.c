#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "csystem.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

struct thread {
    pthread_t handle;
};

// What a new thread is to do; its own, as the thread may be let go before it begins.
struct work {
    void (*body)(void *);
    void *context;
};

static void *run(void *argument) {
    struct work work = *(struct work *)argument;
    free(argument);
    work.body(work.context);
    return NULL;
}

void *csystem_thread_start(
    void (*body)(void *context), void *context, size_t stack_size, int *error) {
    struct thread *thread = malloc(sizeof *thread);
    struct work *work = malloc(sizeof *work);
    pthread_attr_t attributes;
    sigset_t all, before;
    if (thread == NULL || work == NULL) {
        free(thread);
        free(work);
        *error = ENOMEM;
        return NULL;
    }
    work->body = body;
    work->context = context;
    // Signals belong to the thread that started the program: the others never see one.
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    *error = pthread_attr_init(&attributes);
    if (*error == 0) {
        *error = pthread_attr_setstacksize(&attributes, stack_size);
        if (*error == 0) {
            *error = pthread_create(&thread->handle, &attributes, run, work);
        }
        pthread_attr_destroy(&attributes);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (*error != 0) {
        free(thread);
        free(work);
        return NULL;
    }
    return thread;
}

void csystem_thread_join(void *argument) {
    struct thread *thread = argument;
    pthread_join(thread->handle, NULL);
    free(thread);
}

void csystem_thread_detach(void *argument) {
    struct thread *thread = argument;
    pthread_detach(thread->handle);
    free(thread);
}

struct monitor {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
};

void *csystem_monitor_create(void) {
    struct monitor *monitor = malloc(sizeof *monitor);
    if (monitor == NULL) { abort(); }
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
#ifndef __APPLE__
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
#endif
    pthread_mutex_init(&monitor->mutex, NULL);
    pthread_cond_init(&monitor->condition, &attributes);
    pthread_condattr_destroy(&attributes);
    return monitor;
}

void csystem_monitor_destroy(void *argument) {
    struct monitor *monitor = argument;
    pthread_cond_destroy(&monitor->condition);
    pthread_mutex_destroy(&monitor->mutex);
    free(monitor);
}

void csystem_monitor_lock(void *argument) {
    pthread_mutex_lock(&((struct monitor *)argument)->mutex);
}

void csystem_monitor_unlock(void *argument) {
    pthread_mutex_unlock(&((struct monitor *)argument)->mutex);
}

void csystem_monitor_broadcast(void *argument) {
    pthread_cond_broadcast(&((struct monitor *)argument)->condition);
}

int csystem_monitor_wait(void *argument, uint64_t nanoseconds) {
    struct monitor *monitor = argument;
    if (nanoseconds == UINT64_MAX) {
        pthread_cond_wait(&monitor->condition, &monitor->mutex);
        return 1;
    }
    struct timespec limit;
#ifdef __APPLE__
    limit.tv_sec = (time_t)(nanoseconds / 1000000000u);
    limit.tv_nsec = (long)(nanoseconds % 1000000000u);
    int code = pthread_cond_timedwait_relative_np(&monitor->condition, &monitor->mutex, &limit);
#else
    uint64_t end = csystem_monotonic_nanoseconds();
    end = nanoseconds > UINT64_MAX - end ? UINT64_MAX : end + nanoseconds;
    limit.tv_sec = (time_t)(end / 1000000000u);
    limit.tv_nsec = (long)(end % 1000000000u);
    int code = pthread_cond_timedwait(&monitor->condition, &monitor->mutex, &limit);
#endif
    return code != ETIMEDOUT;
}
