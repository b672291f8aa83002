// Loaded before a program by `--import`: when the process that started it goes away without a word (a kill -9), the
// channel between them closes and the program is told to stop as if by Ctrl-C.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
