/**
 * `npm start`: builds what changed, then runs backend and gateway as two supervised processes until Ctrl-C.
 * With API_URL only the gateway starts, for that backend; with --no-build the previous build is served.
 */
import { buildStale } from './build.ts';
import { announce, children, readSettings, refuse, stopOnSignals } from './runSettings.ts';
import { supervise } from './supervisor.ts';

const settings = await readSettings();
if (!process.argv.includes('--no-build')) {
  await buildStale(console.log).catch((error: Error) => refuse(error.message));
}
const supervisor = supervise(children(settings), { log: console.log });
stopOnSignals(supervisor.stop);
announce(supervisor, settings, settings.gateway.publicUrl);
process.exitCode = await supervisor.ended;
