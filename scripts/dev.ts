/**
 * `npm run dev`: all three layers, each reloaded when its files change. Open the web client's address (WEB_PORT, 5173);
 * Vite serves it and forwards all other requests to the gateway.
 */
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { announce, children, readSettings, stopOnSignals } from './runSettings.ts';
import { supervise } from './supervisor.ts';

/** The process to restart on changes in each folder. */
const WATCHED: [folder: string, child: string][] = [
  ['backend', 'backend'],
  ['gateway', 'gateway'],
  ['schema', 'gateway'],
];
/** Editors write a file in several steps; one restart is enough. */
const SETTLE_MS = 100;

const settings = await readSettings();
process.env.GATEWAY_URL = `http://localhost:${settings.gateway.port}`;
const supervisor = supervise(children(settings), { log: console.log });
const web = await createServer({ configFile: 'vite.config.ts' });
await web.listen();
stopOnSignals(() => {
  // It waits for open pages and for its own preparations; the end of this process closes it anyhow.
  void web.close().catch(() => undefined);
  return supervisor.stop();
});
announce(supervisor, settings, web.resolvedUrls?.local[0] ?? settings.gateway.publicUrl);

const timers = new Map<string, NodeJS.Timeout>();
for (const [folder, child] of WATCHED) {
  if (child === 'backend' && !settings.backend) continue;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.match(/\.(ts|graphql)$/) || file.startsWith('playground')) return;
    clearTimeout(timers.get(child));
    timers.set(
      child,
      setTimeout(() => supervisor.restart(child), SETTLE_MS),
    );
  });
}
process.exitCode = await supervisor.ended;
process.exit(); // the file watchers would keep the process alive
