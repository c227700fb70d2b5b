/**
 * Loaded into every supervised process before its own code: when the supervisor is gone, however it ended and however far
 * this process has come, it is told to end as by SIGTERM, and ends in any case after a while. So ports and locks get free.
 */
const PATIENCE_MS = 40_000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
