/* What is in front of the file system in an AppImage? This: it mounts what follows it, and starts AppRun there.

   A small stand-in for the official type-2 runtime, for machines that cannot download that. Where FUSE is missing, or
   APPIMAGE_EXTRACT_AND_RUN is set, the files are unpacked into a temporary folder for as long as the program runs. */
#define _GNU_SOURCE
#define FUSE_USE_VERSION 32
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/ll.h>

/* The library has it, its headers have not. */
sqfs_err sqfs_stat(sqfs *fs, sqfs_inode *inode, struct stat *about);

/* The library can read what is compressed in other ways than ours, for which it would need other libraries. */
int uncompress(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }

enum { CANNOT_START = 127, MOST_OPEN_FOLDERS = 16, UNPACKED_BLOCKS = 48 };

/* The file system begins where this program ends. */
static long end_of_program(const char *self) {
  Elf64_Ehdr header;
  int file = open(self, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t got = read(file, &header, sizeof header);
  close(file);
  if (got != sizeof header) return -1;
  return (long)header.e_shoff + (long)header.e_shentsize * header.e_shnum;
}

static int write_file(sqfs *fs, sqfs_inode *inode, const char *path, mode_t mode, sqfs_off_t size) {
  static char buffer[1 << 18];
  int file = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, mode & 0777);
  if (file < 0) return -1;
  for (sqfs_off_t at = 0; at < size;) {
    sqfs_off_t count = sizeof buffer;
    if (sqfs_read_range(fs, inode, at, &count, buffer) || count <= 0 || write(file, buffer, count) != count) {
      close(file);
      return -1;
    }
    at += count;
  }
  return close(file);
}

static int write_entry(sqfs *fs, sqfs_inode_id id, const char *path) {
  sqfs_inode inode;
  struct stat about;
  if (sqfs_inode_get(fs, &inode, id) || sqfs_stat(fs, &inode, &about)) return -1;
  if (S_ISDIR(about.st_mode)) return mkdir(path, 0755) && errno != EEXIST ? -1 : 0;
  if (S_ISREG(about.st_mode)) return write_file(fs, &inode, path, about.st_mode, about.st_size);
  if (!S_ISLNK(about.st_mode)) return 0;
  char target[PATH_MAX];
  size_t size = sizeof target;
  if (sqfs_readlink(fs, &inode, target, &size)) return -1;
  return symlink(target, path) && errno != EEXIST ? -1 : 0;
}

static int extract(const char *self, long offset, const char *folder) {
  sqfs fs;
  sqfs_inode root;
  sqfs_traverse walk;
  sqfs_err error = SQFS_OK;
  memset(&fs, 0, sizeof fs);
  if (sqfs_open_image(&fs, self, offset)) return -1;
  if (sqfs_inode_get(&fs, &root, sqfs_inode_root(&fs))) return -1;
  if (sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs))) return -1;
  if (mkdir(folder, 0755) && errno != EEXIST) return -1;
  while (sqfs_traverse_next(&walk, &error)) {
    char path[PATH_MAX];
    if (walk.dir_end) continue;
    if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) return -1;
    if (write_entry(&fs, sqfs_dentry_inode(&walk.entry), path)) return -1;
  }
  return error ? -1 : 0;
}

static int remove_entry(const char *path, const struct stat *about, int flag, struct FTW *walk) {
  (void)about, (void)flag, (void)walk;
  return remove(path);
}

/* Start AppRun in the folder, and wait for it; the exit code. */
static int run(const char *folder, const char *self, char **argv) {
  pid_t child = fork();
  if (child == 0) {
    char program[PATH_MAX];
    snprintf(program, sizeof program, "%s/AppRun", folder);
    setenv("APPDIR", folder, 1);
    setenv("APPIMAGE", self, 1);
    setenv("ARGV0", argv[0], 1);
    execv(program, argv);
    perror(program);
    _exit(CANNOT_START);
  }
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  int status;
  if (child < 0 || waitpid(child, &status, 0) < 0) return CANNOT_START;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Serve the file system until the process is told to end; one byte to `ready` says that it is mounted. */
static void serve(const char *self, long offset, const char *folder, int ready) {
  struct fuse_lowlevel_ops operations = {
      .getattr = sqfs_ll_op_getattr,
      .opendir = sqfs_ll_op_opendir,
      .releasedir = sqfs_ll_op_releasedir,
      .readdir = sqfs_ll_op_readdir,
      .lookup = sqfs_ll_op_lookup,
      .open = sqfs_ll_op_open,
      .release = sqfs_ll_op_release,
      .read = sqfs_ll_op_read,
      .readlink = sqfs_ll_op_readlink,
      .forget = sqfs_ll_op_forget,
  };
  char *words[] = {"appimage", "-oro,nodev,nosuid,fsname=appimage"};
  struct fuse_args arguments = FUSE_ARGS_INIT(2, words);
  setsid();
  sqfs_ll *filesystem = sqfs_ll_open(self, offset);
  if (!filesystem) return;
  /* The library keeps one block, and would unpack the same ones again whenever two files are read in turn. */
  sqfs_cache *unpacked = &filesystem->fs.data_cache;
  sqfs_cache_destroy(unpacked);
  if (sqfs_block_cache_init(unpacked, UNPACKED_BLOCKS)) return;
  struct fuse_session *session = fuse_session_new(&arguments, &operations, sizeof operations, filesystem);
  if (!session || fuse_session_mount(session, folder)) return;
  fuse_set_signal_handlers(session);
  if (write(ready, "", 1) == 1) {
    close(ready);
    fuse_session_loop(session);
  }
  fuse_session_unmount(session);
}

/* The process that serves the file system, or -1 if it cannot be mounted. */
static pid_t mount_image(const char *self, long offset, const char *folder) {
  int ends[2];
  char byte;
  if (getenv("APPIMAGE_EXTRACT_AND_RUN") || pipe2(ends, O_CLOEXEC)) return -1;
  pid_t server = fork();
  if (server == 0) {
    close(ends[0]);
    serve(self, offset, folder, ends[1]);
    _exit(0);
  }
  close(ends[1]);
  ssize_t got = server < 0 ? 0 : read(ends[0], &byte, 1);
  close(ends[0]);
  if (got == 1) return server;
  if (server > 0) waitpid(server, NULL, 0);
  return -1;
}

int main(int argc, char **argv) {
  char self[PATH_MAX], folder[] = "/tmp/.mount_appimage_XXXXXX";
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length < 0) return CANNOT_START;
  self[length] = 0;
  long offset = end_of_program(self);
  if (argc > 1 && !strcmp(argv[1], "--appimage-offset")) return printf("%ld\n", offset) < 0;
  if (argc > 1 && !strcmp(argv[1], "--appimage-extract")) return extract(self, offset, "squashfs-root") ? 1 : 0;
  if (!mkdtemp(folder)) {
    perror(folder);
    return CANNOT_START;
  }
  int answer = CANNOT_START;
  pid_t server = mount_image(self, offset, folder);
  if (server > 0) {
    answer = run(folder, self, argv);
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    rmdir(folder);
    return answer;
  }
  if (extract(self, offset, folder))
    fprintf(stderr, "The AppImage cannot be unpacked into %s.\n", folder);
  else
    answer = run(folder, self, argv);
  nftw(folder, remove_entry, MOST_OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
  return answer;
}
