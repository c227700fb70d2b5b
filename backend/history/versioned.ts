import type { RecordType } from '../access/areas.ts';
import { type HttpError, notFound, stale } from '../api/errors.ts';
import { onlyOf, type RowResult } from '../record/many.ts';
import type { RecordName } from '../record/parents.ts';
import { type Settled, settle } from '../record/settle.ts';
import type { WriteContext } from '../record/write.ts';
import { noteWrites, type Written } from './note.ts';
import type { FieldChange, HistoryEntry } from './table.ts';

/** What every row with versions has. */
interface VersionedRow {
  readonly id: number;
  readonly lock_version: number;
  readonly organization_id: number;
  /** Where the record belongs to one program. */
  readonly program_id?: number;
}

/** What records of one type are called, and how they are shown. */
interface Shape<Context extends WriteContext, Row extends VersionedRow, Shown> {
  readonly type: RecordType;
  readonly toRecord: (row: Row, context: Context) => Shown;
  /** The records that it stands under, which the feed names with each change. */
  readonly parentsOf?: (row: Row) => readonly RecordName[];
  /** Changes of columns as answers name them; needed where the two differ. */
  readonly asShown?: (changes: readonly FieldChange[]) => FieldChange[];
}

/** How records that are written one at a time are read. */
interface Declaration<Context extends WriteContext, Key, Row extends VersionedRow, Shown>
  extends Shape<Context, Row, Shown> {
  /**
   * The record's row.
   * @param lock takes the row until the transaction ends, so that what is checked still holds when it is written
   * @throws 404 when it does not exist or is not the caller's
   */
  readonly read: (context: Context, key: Key, lock: boolean) => Promise<Row>;
}

/** How records that may be written many at once are read. */
interface ManyDeclaration<Context extends WriteContext, Row extends VersionedRow, Shown>
  extends Shape<Context, Row, Shown> {
  /**
   * The rows of these ids that exist and are the caller's, by a fixed number of statements.
   * @param lock takes the rows until the transaction ends, in the order that all writers keep
   */
  readonly read: (context: Context, ids: readonly number[], lock: boolean) => Promise<Row[]>;
}

/** A change that has been checked and not been written. Without `changes` nothing is written. */
export interface Change {
  readonly action?: HistoryEntry['action'];
  readonly changes: FieldChange[];
}

/** The change of one record, with how it is written. */
export interface OneChange extends Change {
  readonly write: () => Promise<unknown>;
  /** Runs last, with the change written: notifications take locks that should be held briefly. */
  readonly notify?: () => Promise<void>;
}

/** A row, and the change of it that passed its checks. */
export interface Changed<Row, Checked> {
  readonly before: Row;
  readonly change: Checked;
}

/** How many rows are changed. */
export interface ManyChanges<Row, Sent, Checked extends Change> {
  /** Looks at a row and says what changes. @throws HttpError why it cannot */
  readonly check: (before: Row, sent: Sent) => Checked | Promise<Checked>;
  /** Writes the changes of all rows, by a fixed number of statements. @throws HttpError where the database rejects one */
  readonly write: (changed: readonly Changed<Row, Checked>[]) => Promise<unknown>;
  /** Runs last, as that of one change does. */
  readonly notify?: (changed: readonly Changed<Row, Checked>[]) => Promise<void>;
}

/** A change as it was sent. */
interface SentChange<Key> {
  /** Which record. */
  readonly key: Key;
  /** The version that it was made on, where that was sent. */
  readonly version?: number | undefined;
  /** Why it cannot be read. */
  readonly rejected?: HttpError;
}

/** The writes that all records with a `lock_version` share. */
export interface VersionedRecords<Context extends WriteContext, Key, Row, Shown> {
  /** Writes a change into the history and the feed, and gives the record as it is now. */
  finish(context: Context, key: Key, action: HistoryEntry['action'], changes: FieldChange[]): Promise<Shown>;
  /**
   * Changes one record: locks it, compares versions, checks, writes, and finishes.
   * @param version the version that was sent; undefined changes whichever is the newest
   * @param check looks at the row and says what changes and how it is written
   * @throws 409 `stale` with the record as it is now when `version` is not the newest, 404, and as `check` does
   */
  update(
    context: Context,
    key: Key,
    version: number | undefined,
    check: (before: Row) => OneChange | Promise<OneChange>,
  ): Promise<Shown>;
}

/** The writes of records that may be written many at once. */
export interface ManyVersionedRecords<Context extends WriteContext, Row, Shown>
  extends VersionedRecords<Context, number, Row, Shown> {
  /** Like `finish` for several records, in their order. */
  finishMany(
    context: Context,
    action: HistoryEntry['action'],
    done: readonly { readonly key: number; readonly changes: FieldChange[] }[],
  ): Promise<Shown[]>;
  /**
   * Changes many records as `update` changes one, in a fixed number of statements.
   * @param plan gets the locked rows, to ask the database for what all checks need
   * @returns for each of `sent` the record, or why it was rejected
   */
  updateMany<Sent extends SentChange<number>, Checked extends Change>(
    context: Context,
    sent: readonly Sent[],
    partial: boolean,
    plan: (rows: readonly Row[]) => Promise<ManyChanges<Row, Sent, Checked>>,
  ): Promise<RowResult<Shown>[]>;
}

/** Declares how records of a type are written, one at a time. */
export function versioned<Context extends WriteContext, Key, Row extends VersionedRow, Shown>({
  read,
  ...shape
}: Declaration<Context, Key, Row, Shown>): VersionedRecords<Context, Key, Row, Shown> {
  return writesOf(shape, async (context, keys, lock) => {
    const rows: Row[] = [];
    for (const key of keys) rows.push(await read(context, key, lock));
    return rows;
  });
}

/** Declares how records of a type are written, many at once or one at a time. */
export function versionedMany<Context extends WriteContext, Row extends VersionedRow, Shown>({
  read,
  ...shape
}: ManyDeclaration<Context, Row, Shown>): ManyVersionedRecords<Context, Row, Shown> {
  return writesOf(shape, async (context, ids: readonly number[], lock) => {
    const rows = new Map((await read(context, ids, lock)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });
}

/** @param readAll gives the rows in the order of the keys */
function writesOf<Context extends WriteContext, Key, Row extends VersionedRow, Shown>(
  { type, toRecord, parentsOf, asShown }: Shape<Context, Row, Shown>,
  readAll: (context: Context, keys: readonly Key[], lock: boolean) => Promise<(Row | undefined)[]>,
) {
  type Done = { readonly key: Key; readonly changes: FieldChange[] };

  async function finishMany(context: Context, action: HistoryEntry['action'], done: readonly Done[]): Promise<Shown[]> {
    if (done.length === 0) return [];
    const keys = done.map(({ key }) => key);
    const rows = (await readAll(context, keys, false)).map(present);
    const written = rows.map((row, index) => {
      const { changes = [] } = done[index] ?? {};
      return { record: recordOf(row), changes: asShown?.(changes) ?? changes };
    });
    await noteWrites(context, action, written);
    return rows.map((row) => toRecord(row, context));
  }

  function recordOf(row: Row): Written {
    const { id, organization_id: organizationId, program_id: programId, lock_version: lockVersion } = row;
    const place = { organizationId, ...(programId !== undefined && { programId }), parents: parentsOf?.(row) ?? [] };
    return { type, id, lockVersion, ...place };
  }

  async function updateMany<Sent extends SentChange<Key>, Checked extends Change>(
    context: Context,
    sent: readonly Sent[],
    partial: boolean,
    plan: (rows: readonly Row[]) => Promise<ManyChanges<Row, Sent, Checked>>,
  ): Promise<RowResult<Shown>[]> {
    const found = await readAll(
      context,
      sent.map(({ key }) => key),
      true,
    );
    const { check, write, notify } = await plan(found.filter((row) => row !== undefined));
    const rows = sent.map((each, index) => ({ sent: each, before: found[index] }));
    const settled = await settle(context.db, rows, {
      partial,
      check: async ({ sent: each, before }) => {
        if (each.rejected) throw each.rejected;
        if (!before) throw notFound();
        requireNewest(each.version, before, () => toRecord(before, context));
        return { key: each.key, before, change: await check(before, each) };
      },
      write: async (passed) => {
        const differing = passed.filter(isChange);
        if (differing.length > 0) await write(differing);
      },
    });
    return finished(context, settled, notify);
  }

  /** Finishes what was written; what changed nothing is answered as it was. */
  async function finished<Checked extends Change>(
    context: Context,
    settled: readonly Settled<Changed<Row, Checked> & { readonly key: Key }>[],
    notify: ManyChanges<Row, never, Checked>['notify'],
  ): Promise<RowResult<Shown>[]> {
    const done = settled.flatMap((row) => ('passed' in row && isChange(row.passed) ? [row.passed] : []));
    const records = new Map<Key, Shown>();
    for (const [action, same] of Map.groupBy(done, ({ change }) => change.action ?? 'update')) {
      const changes = same.map(({ key, change }) => ({ key, changes: change.changes }));
      const shown = await finishMany(context, action, changes);
      for (const [index, { key }] of changes.entries()) records.set(key, shown[index] as Shown); // as many as changes
    }
    if (done.length > 0) await notify?.(done);
    return settled.map((row) => {
      if ('rejected' in row) return row;
      const { key, before } = row.passed;
      return { record: records.get(key) ?? toRecord(before, context) };
    });
  }

  const update: VersionedRecords<Context, Key, Row, Shown>['update'] = async (context, key, version, check) => {
    const results = await updateMany(context, [{ key, version }], false, async () => ({
      check,
      write: ([only]) => only?.change.write() ?? Promise.resolve(),
      notify: async ([only]) => only?.change.notify?.(),
    }));
    return onlyOf(results);
  };

  return {
    update,
    updateMany,
    finishMany,
    finish: async (context: Context, key: Key, action: HistoryEntry['action'], changes: FieldChange[]) => {
      const [record] = await finishMany(context, action, [{ key, changes }]);
      return record as Shown; // one for each change
    },
  };
}

const isChange = ({ change }: Changed<unknown, Change>): boolean => change.changes.length > 0;

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}

/** @param sent the version that a change was made on, where it was sent @throws 409 `stale` when it is not the row's */
export function requireNewest(
  sent: number | undefined,
  row: { readonly lock_version: number },
  record: () => unknown,
): void {
  if (sent !== undefined && sent !== row.lock_version) throw stale(record());
}
