import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runningBackend } from '../access/localAccess.ts';
import { HttpError } from '../api/errors.ts';
import { readConfig } from '../config.ts';
import { EX_CONFIG } from '../configError.ts';
import type { ImportKindKey } from '../fileImport/table.ts';
import { startFailure } from '../startFailure.ts';
import { runLocally } from './localRun.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRejection } from './rejection.ts';
import { screen } from './screen.ts';
import { sendToBackend } from './send.ts';
import { tableMessages } from './tableMessages.ts';

/** The exit code of a table some rows of which were refused (`EX_DATAERR` of BSD's sysexits). */
const EX_DATAERR = 65;
/**
 * Exit codes: done, for deliveries even with rejected rows; failed; rejected, if a retry cannot succeed; and done but for some
 * rows of another kind.
 */
const exit = { done: 0, failed: 1, refused: EX_CONFIG, incomplete: EX_DATAERR } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{ organization: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
        ...{ kind: { type: 'string' }, program: { type: 'string' }, order: { type: 'string' } },
        ...{ mapping: { type: 'string' }, as: { type: 'string' }, create: { type: 'boolean', default: false } },
      },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new ImportRejection(messages.usage);
    const { kind, create: creates, 'dry-run': dryRun, ...named } = values;
    const { organization, program, order, mapping, as } = named;
    return { file, organization, program, order, mapping, as, creates, dryRun, kind: kindNamed(kind, order) };
  } catch (error) {
    if (error instanceof ImportRejection) throw error;
    throw new ImportRejection(`${error instanceof Error ? error.message : error}\n${messages.usage}`);
  }
}

/** The kinds of imports as they are named at the terminal. */
const KINDS: Readonly<Record<string, ImportKindKey>> = {
  deliveries: 'deliveries',
  orders: 'purchase_orders',
  items: 'order_items',
  vendors: 'vendors',
  'end-users': 'end_users',
  groups: 'groups',
};

/** Returns what the rows become: deliveries unless it is said. @throws ImportRejection */
function kindNamed(name = 'deliveries', order: string | undefined): ImportKindKey {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new ImportRejection(tableMessages.unknownKind(name, Object.keys(KINDS)));
  if (kind === 'order_items' && order === undefined) throw new ImportRejection(tableMessages.needsOrder);
  return kind;
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
    } else await runLocally(command);
    // The connection is closed then, and nothing more is told.
    if (stop.signal.aborted) view.say(messages.stopped);
  } finally {
    await view.close();
  }
  if (stop.signal.aborted) return exit.failed;
  return command.kind !== 'deliveries' && view.refused() > 0 ? exit.incomplete : exit.done;
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
