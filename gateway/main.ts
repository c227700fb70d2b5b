/** Starts the gateway from the environment: one process, or with WORKERS several that share the port. */
import cluster from 'node:cluster';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { exitMisconfigured } from './process/exit.ts';
import { setUpGarbageCollection } from './process/garbage.ts';

function configOrEnd() {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) exitMisconfigured(error.message);
    throw error;
  }
}

setUpGarbageCollection();
const config = configOrEnd();
const log = createLogger(config.logLevel);
// The state of the process is unknown: it ends, and its supervisor starts another.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  log.flush(() => process.exit(1));
});
if (config.workers > 1 && cluster.isPrimary) {
  const { runWorkers } = await import('./process/workers.ts');
  await runWorkers(config, log);
} else {
  const { serve } = await import('./process/serve.ts');
  await serve(config, log);
}
