#include "PowerCut.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: - What the disk holds

typedef struct Write {
  struct Write *next;
  sqlite3_int64 offset;
  // The number of bytes, or -1 if the file was truncated at the offset.
  int length;
  unsigned char bytes[];
} Write;

typedef struct Content {
  unsigned char *bytes;
  size_t size;
} Content;

// A watched file, which several connections may have open.
typedef struct Watched {
  struct Watched *next;
  char *path;
  Content durable;
  Write *first, **last;
} Watched;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static Watched *watched;
static char *watched_folder;
static int is_failing, is_full;
static long synchronizations;

static void put(Content *content, const Write *write, int length) {
  size_t end = (size_t)write->offset + (length > 0 ? (size_t)length : 0);
  if (write->length < 0) {
    if (end < content->size) content->size = end;
    return;
  }
  if (end > content->size) {
    content->bytes = realloc(content->bytes, end);
    memset(content->bytes + content->size, 0, end - content->size);
    content->size = end;
  }
  memcpy(content->bytes + write->offset, write->bytes, (size_t)length);
}

static void remember(Watched *file, sqlite3_int64 offset, const void *bytes, int length) {
  Write *write = malloc(sizeof(Write) + (length > 0 ? (size_t)length : 0));
  *write = (Write){.offset = offset, .length = length};
  if (length > 0) memcpy(write->bytes, bytes, (size_t)length);
  *file->last = write;
  file->last = &write->next;
}

static void forget_writes(Watched *file) {
  for (Write *write = file->first, *next; write; write = next) {
    next = write->next;
    free(write);
  }
  file->first = NULL;
  file->last = &file->first;
}

static Watched *find(const char *path) {
  if (!path || !watched_folder || strncmp(path, watched_folder, strlen(watched_folder)) != 0) return NULL;
  for (Watched *file = watched; file; file = file->next) {
    if (strcmp(file->path, path) == 0) return file;
  }
  Watched *file = calloc(1, sizeof(Watched));
  file->path = strdup(path);
  file->last = &file->first;
  file->next = watched;
  watched = file;
  return file;
}

// MARK: - An open file

typedef struct File {
  sqlite3_file base;
  Watched *watched;
  sqlite3_file *real;
} File;

static sqlite3_vfs *real_vfs;

static sqlite3_file *real(sqlite3_file *file) { return ((File *)file)->real; }
#define REAL(call, ...) real(file)->pMethods->call(real(file), ##__VA_ARGS__)

static int file_close(sqlite3_file *file) { return REAL(xClose); }
static int file_read(sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset) {
  return REAL(xRead, bytes, length, offset);
}
static int file_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset) {
  pthread_mutex_lock(&mutex);
  int code = is_full ? SQLITE_FULL : REAL(xWrite, bytes, length, offset);
  if (code == SQLITE_OK) remember(((File *)file)->watched, offset, bytes, length);
  pthread_mutex_unlock(&mutex);
  return code;
}
static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  pthread_mutex_lock(&mutex);
  int code = REAL(xTruncate, size);
  if (code == SQLITE_OK) remember(((File *)file)->watched, size, NULL, -1);
  pthread_mutex_unlock(&mutex);
  return code;
}
static int file_sync(sqlite3_file *file, int flags) {
  Watched *watched = ((File *)file)->watched;
  pthread_mutex_lock(&mutex);
  int code = is_failing ? SQLITE_IOERR_FSYNC : REAL(xSync, flags);
  if (code == SQLITE_OK) {
    for (Write *write = watched->first; write; write = write->next) put(&watched->durable, write, write->length);
    forget_writes(watched);
    synchronizations++;
  }
  pthread_mutex_unlock(&mutex);
  return code;
}
static int file_size(sqlite3_file *file, sqlite3_int64 *size) { return REAL(xFileSize, size); }
static int file_lock(sqlite3_file *file, int lock) { return REAL(xLock, lock); }
static int file_unlock(sqlite3_file *file, int lock) { return REAL(xUnlock, lock); }
static int file_is_reserved(sqlite3_file *file, int *answer) { return REAL(xCheckReservedLock, answer); }
static int file_control(sqlite3_file *file, int operation, void *argument) {
  return REAL(xFileControl, operation, argument);
}
static int file_sector(sqlite3_file *file) { return REAL(xSectorSize); }
static int file_characteristics(sqlite3_file *file) { return REAL(xDeviceCharacteristics); }
static int file_map(sqlite3_file *file, int page, int size, int extends, void volatile **memory) {
  return REAL(xShmMap, page, size, extends, memory);
}
static int file_shared_lock(sqlite3_file *file, int offset, int count, int flags) {
  return REAL(xShmLock, offset, count, flags);
}
static void file_barrier(sqlite3_file *file) { REAL(xShmBarrier); }
static int file_unmap(sqlite3_file *file, int deletes) { return REAL(xShmUnmap, deletes); }

static const sqlite3_io_methods methods = {
  2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock, file_is_reserved,
  file_control, file_sector, file_characteristics, file_map, file_shared_lock, file_barrier, file_unmap, NULL, NULL,
};

// MARK: - The file system

static int system_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *opened) {
  (void)vfs;
  pthread_mutex_lock(&mutex);
  Watched *found = flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL) ? find(path) : NULL;
  pthread_mutex_unlock(&mutex);
  // Other files are opened directly, without interception.
  if (!found) return real_vfs->xOpen(real_vfs, path, file, flags, opened);
  File *own = (File *)file;
  own->real = (sqlite3_file *)(own + 1);
  own->watched = found;
  int code = real_vfs->xOpen(real_vfs, path, own->real, flags, opened);
  file->pMethods = own->real->pMethods ? &methods : NULL;
  return code;
}

static int system_delete(sqlite3_vfs *vfs, const char *path, int synchronizes) {
  (void)vfs;
  pthread_mutex_lock(&mutex);
  int code = real_vfs->xDelete(real_vfs, path, synchronizes);
  Watched *file = code == SQLITE_OK ? find(path) : NULL;
  if (file) {
    forget_writes(file);
    file->durable.size = 0;
  }
  pthread_mutex_unlock(&mutex);
  return code;
}

int power_cut_watch(const char *folder) {
  static sqlite3_vfs vfs;
  pthread_mutex_lock(&mutex);
  if (!real_vfs) {
    real_vfs = sqlite3_vfs_find(NULL);
    vfs = *real_vfs;
    vfs.zName = "power-cut";
    vfs.szOsFile = real_vfs->szOsFile + (int)sizeof(File);
    vfs.xOpen = system_open;
    vfs.xDelete = system_delete;
  }
  while (watched) {
    Watched *next = watched->next;
    forget_writes(watched);
    free(watched->durable.bytes);
    free(watched->path);
    free(watched);
    watched = next;
  }
  free(watched_folder);
  watched_folder = strdup(folder);
  is_failing = is_full = 0;
  synchronizations = 0;
  pthread_mutex_unlock(&mutex);
  return sqlite3_vfs_register(&vfs, 1);
}

void power_cut_fail_synchronizations(int fails) {
  pthread_mutex_lock(&mutex);
  is_failing = fails;
  pthread_mutex_unlock(&mutex);
}

void power_cut_fill(int fills) {
  pthread_mutex_lock(&mutex);
  is_full = fills;
  pthread_mutex_unlock(&mutex);
}

long power_cut_synchronizations(void) {
  pthread_mutex_lock(&mutex);
  long count = synchronizations;
  pthread_mutex_unlock(&mutex);
  return count;
}

static int save(const char *folder, const Watched *file, const Content *content) {
  char path[4096];
  const char *name = strrchr(file->path, '/');
  snprintf(path, sizeof path, "%s%s", folder, name ? name : file->path);
  FILE *stream = fopen(path, "wb");
  if (!stream) return -1;
  size_t written = content->size ? fwrite(content->bytes, 1, content->size, stream) : 0;
  return fclose(stream) == 0 && written == content->size ? 0 : -1;
}

int power_cut_take(const char *folder, unsigned seed) {
  int code = 0;
  pthread_mutex_lock(&mutex);
  for (Watched *file = watched; file; file = file->next) {
    Content content = {malloc(file->durable.size + 1), file->durable.size};
    if (content.size) memcpy(content.bytes, file->durable.bytes, content.size);
    unsigned state = seed;
    for (Write *write = file->first; seed && write; write = write->next) {
      int chance = rand_r(&state) % 4;
      // A disk writes sectors of 512 bytes.
      int part = write->length > 512 ? rand_r(&state) % (write->length / 512) * 512 : 0;
      if (chance < 2) put(&content, write, write->length);
      if (chance == 2 && write->length > 0) put(&content, write, part);
    }
    if (save(folder, file, &content) != 0) code = -1;
    free(content.bytes);
  }
  pthread_mutex_unlock(&mutex);
  return code;
}
