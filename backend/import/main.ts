import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runningBackend } from '../access/localAccess.ts';
import { HttpError } from '../api/errors.ts';
import { readConfig } from '../config.ts';
import { EX_CONFIG } from '../configError.ts';
import { startFailure } from '../startFailure.ts';
import { runLocally } from './localRun.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRejection } from './rejection.ts';
import { screen } from './screen.ts';
import { sendToBackend } from './send.ts';

/** Exit codes: done, even with rejected rows; failed; and rejected, if a retry cannot succeed. */
const exit = { done: 0, failed: 1, refused: EX_CONFIG } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { organization: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new ImportRejection(messages.usage);
    return { file, organization: values.organization, dryRun: values['dry-run'] };
  } catch (error) {
    if (error instanceof ImportRejection) throw error;
    throw new ImportRejection(`${error instanceof Error ? error.message : error}\n${messages.usage}`);
  }
}

async function run(): Promise<number> {
  const given = readArguments();
  if (!existsSync(given.file)) throw new ImportRejection(messages.noFile(given.file));
  if (!statSync(given.file).isFile()) throw new ImportRejection(messages.isFolder(given.file));
  const config = readConfig();
  const view = screen({ file: given.file, dataDir: config.dataDir, out: process.stdout });
  const stop = new AbortController();
  process.once('SIGINT', () => {
    view.say(messages.stopping);
    stop.abort();
  });
  const command = { ...given, config, signal: stop.signal, report: view.report };
  try {
    const running = await runningBackend(config.dataDir);
    if (running) {
      view.say(messages.throughBackend(running.url));
      await sendToBackend(command, running);
      if (stop.signal.aborted) view.say(messages.stopped);
    } else await runLocally(command);
  } finally {
    await view.close();
  }
  return stop.signal.aborted ? exit.failed : exit.done;
}

run().then(
  (code) => process.exit(code),
  (error: Error) => {
    const isForPeople = [ImportRejection, ImportFailure, HttpError].some((kind) => error instanceof kind);
    const { message, exitCode } = isForPeople
      ? { message: error.message, exitCode: error instanceof ImportRejection ? exit.refused : exit.failed }
      : startFailure(error);
    console.error(message);
    process.exit(exitCode);
  },
);
