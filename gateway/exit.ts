/** EX_CONFIG of BSD's sysexits.h: starting again would not help. */
export const REFUSED = 78;

/** Ends this process with one message that says what to put right. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(REFUSED);
}

/** Ends this process where a server cannot listen because of how it is set; gives any other fault back. */
export function refuseToListen(error: unknown, variable: string, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') refuse(`${variable}: ${port} is in use by another program on ${host}`);
  if (code === 'EACCES') refuse(`${variable}: ${port} may not be used by this user`);
  return error;
}

/** Runs once, when this process is told to stop or whoever started it is gone: it must not keep the port then. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  // Only the first of each: a second Ctrl-C ends it at once.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => void stopOnce());
}
