/**
 * Runs work while this tab holds a lock among the tabs of the browser. A tab that is closed or killed releases its locks.
 * Browsers offer locks only in secure contexts; elsewhere two tabs may send the same write, which its key makes harmless.
 */
export async function whileLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = lockManager();
  return locks ? locks.request(name, work) : work();
}

/** Like `whileLocked`, but returns null at once if another tab holds the lock. */
export async function ifUnlocked<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  const locks = lockManager();
  return locks ? locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null)) : work();
}

function lockManager(): LockManager | null {
  return globalThis.navigator?.locks ?? null;
}
