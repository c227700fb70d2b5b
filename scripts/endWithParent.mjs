/**
 * Loaded into every supervised process before its own code. When the supervisor ends, for any reason and at any point of
 * this process's startup, this process gets SIGTERM, and SIGKILL after a while. So ports and locks are released.
 */
const PATIENCE_MS = 40_000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
