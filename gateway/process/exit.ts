/** EX_CONFIG of BSD's sysexits.h: a restart would not help. */
export const EX_CONFIG = 78;

/** Exits with one message that says what to correct. */
export function exitMisconfigured(message: string): never {
  console.error(message);
  process.exit(EX_CONFIG);
}

/** Exits if the settings prevent a server from listening; returns any other error. */
export function listenError(error: unknown, variable: string, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') exitMisconfigured(`${variable}: ${port} is in use by another program on ${host}`);
  if (code === 'EACCES') exitMisconfigured(`${variable}: ${port} may not be used by this user`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    exitMisconfigured(`HOST: ${host} is no address of this machine`);
  return error;
}

/** Runs `stop` once and exits, on a stop signal or when the parent process is gone, so that the port is released. */
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
