/** EX_CONFIG of BSD's sysexits.h: starting again would not help. */
export const EX_CONFIG = 78;

/** Ends this process with one message that says what to put right. */
export function exitMisconfigured(message: string): never {
  console.error(message);
  process.exit(EX_CONFIG);
}

/** Ends this process where its settings keep a server from listening; returns any other error. */
export function listenError(error: unknown, variable: string, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') exitMisconfigured(`${variable}: ${port} is in use by another program on ${host}`);
  if (code === 'EACCES') exitMisconfigured(`${variable}: ${port} may not be used by this user`);
  return error;
}

/** Runs once, when this process is told to stop or its parent is gone, so that it does not keep the port. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  // Only the first of each: a second Ctrl-C ends the process at once.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => void stopOnce());
}
