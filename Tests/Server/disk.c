// Intercepts a server's calls to the system (LD_PRELOAD), and logs in which order files are written and synchronized
// and answers are sent. PARLOR_DISK names a folder. The file "trace" in it is the log. While a file "hold" exists,
// synchronizations wait, and while a file "broken" exists, they fail.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int place(char *path, size_t size, const char *name) {
  const char *folder = getenv("PARLOR_DISK");
  if (folder) snprintf(path, size, "%s/%s", folder, name);
  return folder != NULL;
}

static int is_there(const char *name) {
  char path[4096];
  return place(path, sizeof path, name) && access(path, F_OK) == 0;
}

// Writes a line in one system call, so that lines of several threads are in the order of events.
__attribute__((format(printf, 1, 2))) static void note(const char *format, ...) {
  static int trace = -1;
  char line[512], path[4096];
  int before = errno;
  if (trace < 0 && place(path, sizeof path, "trace")) {
    trace = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line - 1, format, values);
  va_end(values);
  if (length > (int)sizeof line - 2) length = sizeof line - 2;
  line[length] = '\n';
  // Bypass the functions below, which would log this write too.
  syscall(SYS_write, trace, line, (size_t)length + 1);
  errno = before;
}

// Returns the name of an open file without its folder.
static const char *name(int file, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, size - 1);
  path[length < 0 ? 0 : length] = 0;
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

#define NEXT(function) ((typeof(&function))dlsym(RTLD_NEXT, #function))

static void note_write(int file, size_t length, off_t offset) {
  char path[4096];
  note("write %s %zu %lld", name(file, path, sizeof path), length, (long long)offset);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
  note_write(file, length, offset);
  return NEXT(pwrite)(file, bytes, length, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
  note_write(file, length, offset);
  return NEXT(pwrite64)(file, bytes, length, offset);
}

static int synchronize(int file, int (*next)(int)) {
  char path[4096];
  if (is_there("hold")) note("sync %s waits", name(file, path, sizeof path));
  while (is_there("hold")) usleep(1000);
  if (is_there("broken")) {
    note("sync %s failed", name(file, path, sizeof path));
    errno = EIO;
    return -1;
  }
  int result = next(file);
  note("sync %s %s", name(file, path, sizeof path), result == 0 ? "done" : "failed");
  return result;
}

int fdatasync(int file) { return synchronize(file, NEXT(fdatasync)); }

int fsync(int file) { return synchronize(file, NEXT(fsync)); }

// Logs an answer's status and the beginning of its body, which may be in the same buffer as the head or in the next
// one.
static void note_answer(const struct iovec *parts, int count) {
  static const char head[] = "HTTP/1.1 ";
  if (count < 1 || parts[0].iov_len < sizeof head + 3 || memcmp(parts[0].iov_base, head, sizeof head - 1) != 0) return;
  const char *body = count > 1 ? parts[1].iov_base : memmem(parts[0].iov_base, parts[0].iov_len, "\r\n\r\n", 4);
  size_t length = count > 1 ? parts[1].iov_len : 0;
  if (count == 1 && body) {
    body += 4;
    length = parts[0].iov_len - (size_t)(body - (const char *)parts[0].iov_base);
  }
  note("answer %.3s %.*s", (const char *)parts[0].iov_base + sizeof head - 1, length < 200 ? (int)length : 200,
    length > 0 ? body : "");
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  note_answer(parts, count);
  return NEXT(writev)(file, parts, count);
}

ssize_t write(int file, const void *bytes, size_t length) {
  struct iovec part = {(void *)bytes, length};
  note_answer(&part, 1);
  return NEXT(write)(file, bytes, length);
}
