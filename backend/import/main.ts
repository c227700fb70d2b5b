import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLocalAccess } from '../access/localAccess.ts';
import { ConfigError, EX_CONFIG, readConfig } from '../config.ts';
import { HttpError } from '../http/errors.ts';
import { importHere } from './here.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRefusal } from './refusal.ts';
import { screen } from './screen.ts';
import { isAnswering, sendToBackend } from './send.ts';

/** Exit codes: done also where rows were refused, failed, and refused for what trying again would not mend. */
const exit = { done: 0, failed: 1, refused: EX_CONFIG } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { organization: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new ImportRefusal(messages.usage);
    return { file, organization: values.organization, dryRun: values['dry-run'] };
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(`${error instanceof Error ? error.message : error}\n${messages.usage}`);
  }
}

async function run(): Promise<number> {
  const given = readArguments();
  if (!existsSync(given.file)) throw new ImportRefusal(messages.noFile(given.file));
  if (!statSync(given.file).isFile()) throw new ImportRefusal(messages.isFolder(given.file));
  const config = readConfig();
  const view = screen({ file: given.file, dataDir: config.dataDir, out: process.stdout });
  const stop = new AbortController();
  process.once('SIGINT', () => {
    view.say(messages.stopping);
    stop.abort();
  });
  const command = { ...given, config, signal: stop.signal, report: view.report };
  const running = readLocalAccess(config.dataDir);
  try {
    if (running && (await isAnswering(running))) {
      view.say(messages.throughBackend(running.url));
      await sendToBackend(command, running);
      if (stop.signal.aborted) view.say(messages.stopped);
    } else await importHere(command);
  } finally {
    await view.close();
  }
  return stop.signal.aborted ? exit.failed : exit.done;
}

run().then(
  (code) => process.exit(code),
  (error: Error) => {
    const refused = error instanceof ImportRefusal || error instanceof ConfigError;
    const isForPeople = refused || error instanceof ImportFailure || error instanceof HttpError;
    console.error(isForPeople ? error.message : (error.stack ?? error));
    process.exit(refused ? exit.refused : exit.failed);
  },
);
