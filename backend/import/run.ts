import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Db, OpenDatabase } from '../db/client.ts';
import { feedGrew } from '../feed/table.ts';
import type { Broadcaster } from '../live/broadcast.ts';
import { type Applied, type ApplyContext, allRefused, applyOrder } from './apply.ts';
import type { ImportSummary, Report } from './events.ts';
import { exclusively } from './exclusive.ts';
import type { Layout } from './layout.ts';
import { messages } from './messages.ts';
import { countOrders, type FileOrder, nextPage, type Page } from './orders.ts';
import { clearStage, stage } from './stage.ts';
import { throttled } from './throttle.ts';

/** The options of an import, besides the file. */
export interface ImportOptions {
  readonly database: OpenDatabase;
  readonly broadcaster: Broadcaster;
  readonly organization: { readonly id: number; readonly name: string };
  /** Reports what would be created, without writing. */
  readonly dryRun: boolean;
  /** Stops the import after the current order. */
  readonly signal: AbortSignal;
  readonly report: Report;
}

const ordersAtOnce = 50;
const progressEveryMs = 200;
const announceEveryMs = 1000;

/**
 * Imports a file in two passes: its lines are staged, then applied order by order, each in its own transaction, in the
 * order of their first lines. Memory use is constant, other requests run between orders, and a stop or a crash leaves
 * only complete orders.
 * @throws ImportRejection when the file is not CSV or has no known layout; HttpError 409 while another import runs
 */
export function importFile(bytes: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportSummary> {
  const { database, report, signal } = options;
  return exclusively(database, async (db) => {
    await clearStage(db);
    const { rows, refusedRows, layout } = await stage(db, bytes, report, signal);
    const tally = createCounter();
    tally.counts.refused_rows = refusedRows;
    await applyAll(db, options, layout, tally);
    await clearStage(db);
    const summary: ImportSummary = {
      type: 'summary',
      organization: options.organization.name,
      dry_run: options.dryRun,
      stopped: signal.aborted,
      rows,
      ...tally.counts,
      notes: tally.counts.programs > 0 ? [messages.noMembers(tally.counts.programs)] : [],
    };
    await report(summary);
    return summary;
  });
}

/** Applies all staged orders: the second pass. */
async function applyAll(
  db: Db,
  options: ImportOptions,
  layout: Layout,
  tally: ReturnType<typeof createCounter>,
): Promise<void> {
  const { report, signal, organization } = options;
  const of = await countOrders(db);
  const context: ApplyContext = { organizationId: organization.id, layout, known: new Map() };
  const announce = throttled(announceEveryMs, (_: 'feed') => options.broadcaster.publish(feedGrew));
  const progress = throttled(progressEveryMs, (_: 'orders', orders: number) =>
    report({ type: 'importing', orders, of }),
  );
  let orders = 0;
  let page = await nextPage(db, organization.id, 0, ordersAtOnce);
  try {
    while (page.orders.length > 0 && !signal.aborted) {
      for (const order of page.orders) {
        if (signal.aborted) return;
        const applied = await applyInTransaction(db, context, options.dryRun, page, order);
        await reportOn(applied, report);
        tally.add(order, applied);
        if (!options.dryRun && applied.items > 0) await announce.call('feed');
        orders += 1;
        await progress.call('orders', orders);
        await yieldToOthers();
      }
      page = await nextPage(db, organization.id, page.orders.at(-1)?.firstRow ?? 0, ordersAtOnce);
    }
  } finally {
    await announce.flush();
    await progress.flush();
  }
}

async function reportOn({ refused, noted }: Applied, report: Report): Promise<void> {
  for (const finding of refused) await report({ type: 'refused', ...finding });
  for (const finding of noted) await report({ type: 'noted', ...finding });
}

/** Rolls a transaction back and carries its outcome. */
class Undo extends Error {
  readonly applied: Applied;
  constructor(applied: Applied) {
    super('undone');
    this.applied = applied;
  }
}

/** Applies one order in its transaction. A data error of the database rejects its lines; other failures end the import. */
async function applyInTransaction(
  db: Db,
  context: ApplyContext,
  dryRun: boolean,
  page: Page,
  order: FileOrder,
): Promise<Applied> {
  const missing = order.lines.filter((line) => !line.done);
  if (missing.length === 0) return allRefused(context.layout, [], '');
  try {
    const applied = await db.transaction().execute(async (trx) => {
      const result = await applyOrder(trx, context, page, order);
      // All lines were rejected: roll back, with the programs and vendors created for the order.
      if (dryRun || result.items === 0) throw new Undo(result);
      return result;
    });
    applied.keep();
    for (const [key, shipment] of applied.shipments) page.shipments.set(key, shipment);
    return applied;
  } catch (error) {
    if (error instanceof Undo) return error.applied;
    const reason = dataProblem(error);
    if (!reason) throw error;
    return allRefused(context.layout, missing, reason);
  }
}

/** Returns the message of a data error (SQLSTATE class 22) or a violated constraint (class 23); null for other errors. */
function dataProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (error.code === '23505') return messages.taken;
  return /^2[23]/.test(error.code) ? messages.databaseRefused(error.message) : null;
}

/** Counts created records. A record that a dry run creates repeatedly counts once. */
function createCounter() {
  const counts = {
    programs: 0,
    groups: 0,
    end_users: 0,
    vendors: 0,
    purchase_orders: 0,
    shipments: 0,
    order_items: 0,
    unchanged: 0,
    refused_rows: 0,
    noted_rows: 0,
  };
  const seen = new Set<string>();
  const once = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  const rowsOf = (findings: readonly { row: number }[]) => new Set(findings.map(({ row }) => row)).size;
  return {
    counts,
    add(order: FileOrder, applied: Applied) {
      for (const { kind, key } of applied.directory) if (once(key)) counts[kind] += 1;
      for (const key of applied.shipments.keys()) if (once(`shipments ${key}`)) counts.shipments += 1;
      counts.purchase_orders += applied.orders;
      counts.order_items += applied.items;
      counts.unchanged += order.lines.filter((line) => line.done).length;
      counts.refused_rows += rowsOf(applied.refused);
      counts.noted_rows += rowsOf(applied.noted);
    },
  };
}
