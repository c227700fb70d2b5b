import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runningBackend } from '../access/localAccess.ts';
import { HttpError } from '../api/errors.ts';
import { readConfig } from '../config.ts';
import { EX_CONFIG } from '../configError.ts';
import type { ImportKindKey } from '../fileImport/table.ts';
import { startFailure } from '../startFailure.ts';
import type { TableCommand } from './command.ts';
import { runLocally, runTableLocally } from './localRun.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRejection } from './rejection.ts';
import { screen } from './screen.ts';
import { sendToBackend } from './send.ts';
import { tableMessages } from './tableMessages.ts';

/** The exit code of a table some rows of which were refused (`EX_DATAERR` of BSD's sysexits). */
const EX_DATAERR = 65;
/**
 * Exit codes: done, for the delivery history even with rejected rows; failed; rejected, if a retry cannot succeed; and done but
 * for some rows of a table.
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
    return { file, organization: values.organization, dryRun: values['dry-run'], table: tableCommand(values) };
  } catch (error) {
    if (error instanceof ImportRejection) throw error;
    throw new ImportRejection(`${error instanceof Error ? error.message : error}\n${messages.usage}`);
  }
}

/** The kinds of imports as they are named at the terminal. */
const KINDS: Readonly<Record<string, ImportKindKey>> = {
  orders: 'purchase_orders',
  items: 'order_items',
  vendors: 'vendors',
  'end-users': 'end_users',
  groups: 'groups',
};

type Values = Readonly<Partial<Record<'kind' | 'program' | 'order' | 'mapping' | 'as', string>>> & { create: boolean };

/** Returns how a table of any layout is imported; null without a kind. @throws ImportRejection */
function tableCommand({ kind: name, create: creates, ...values }: Values): TableCommand | null {
  const { program, order, mapping, as } = values;
  if (name === undefined) {
    const [other] = Object.keys(values).filter(
      (key) => key === 'program' || key === 'mapping' || key === 'order' || key === 'as',
    );
    if (other !== undefined || creates) throw new ImportRejection(tableMessages.needsKind(other ?? 'create'));
    return null;
  }
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new ImportRejection(tableMessages.unknownKind(name, Object.keys(KINDS)));
  if (kind === 'order_items' && order === undefined) throw new ImportRejection(tableMessages.needsOrder);
  return { kind, program, order, mapping, as, creates };
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
    } else if (command.table) await runTableLocally(command);
    else await runLocally(command);
  } finally {
    await view.close();
  }
  if (stop.signal.aborted) return exit.failed;
  return command.table && view.refused() > 0 ? exit.incomplete : exit.done;
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
