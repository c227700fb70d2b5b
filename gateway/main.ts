/** Starts the gateway from the environment and keeps it until it is told to stop. */
import { once } from 'node:events';
import { app } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './log.ts';

/** EX_CONFIG of BSD's sysexits.h: starting again would not help. */
const REFUSED = 78;

function refuse(message: string): never {
  console.error(message);
  process.exit(REFUSED);
}

function configOrEnd() {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

const config = configOrEnd();
const log = createLogger(config.logLevel);
const gateway = await app({ config, log });
gateway.server.listen(config.port, config.host);
try {
  await once(gateway.server, 'listening');
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') refuse(`PORT: ${config.port} is in use by another program on ${config.host}`);
  if (code === 'EACCES') refuse(`PORT: ${config.port} may not be used by this user`);
  throw error;
}
log.info({ host: config.host, port: config.port, api: config.apiUrl }, 'listening');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await gateway.stop();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The supervisor is gone: do not outlive it, or the port stays taken.
process.once('disconnect', stop);
