import type { RecordType } from '../access/areas.ts';
import { type HttpError, notFound, stale } from '../api/errors.ts';
import { checkEach, type RowOutcome } from '../record/checkEach.ts';
import { type ManyResult, onlyOf } from '../record/many.ts';
import type { RecordName } from '../record/parents.ts';
import type { WriteContext } from '../record/write.ts';
import { noteWrites, type Written } from './note.ts';
import type { FieldChange, HistoryEntry } from './table.ts';

/** The columns that every versioned row has. */
interface VersionedRow {
  readonly id: number;
  readonly lock_version: number;
  readonly organization_id: number;
  /** The program, if the record belongs to one. */
  readonly program_id?: number;
}

/** The name of a record type, and how its records are shown. */
interface Shape<Context extends WriteContext, Row extends VersionedRow, Shown> {
  readonly type: RecordType;
  readonly toRecord: (row: Row, context: Context) => Shown;
  /** Completes the row of a new record with what its history tells, which is written after the row was read. */
  readonly asMade?: (row: Row, context: Context) => Row;
  /** Returns the records that a record belongs to, which the feed names with each change. */
  readonly parentsOf?: (row: Row) => readonly RecordName[];
  /** Converts changes of columns to those of response fields; needed if the two differ. */
  readonly asShown?: (changes: readonly FieldChange[]) => FieldChange[];
}

/** The declaration of records that are written one at a time. */
interface Declaration<Context extends WriteContext, Key, Row extends VersionedRow, Shown>
  extends Shape<Context, Row, Shown> {
  /**
   * Reads the record's row.
   * @param lock locks the row until the transaction ends, so that what was checked still holds at the write
   * @throws 404 if it does not exist or is out of the caller's scope
   */
  readonly read: (context: Context, key: Key, lock: boolean) => Promise<Row>;
}

/** The declaration of records that may be written many at once. */
interface ManyDeclaration<Context extends WriteContext, Row extends VersionedRow, Shown>
  extends Shape<Context, Row, Shown> {
  /**
   * Reads the rows of these ids that exist and are the caller's, with a fixed number of statements.
   * @param lock locks the rows until the transaction ends, in the order that all writers follow
   */
  readonly read: (context: Context, ids: readonly number[], lock: boolean) => Promise<Row[]>;
}

/** A change that has been checked but not written. Without `changes`, nothing is written. */
export interface Change {
  readonly action?: HistoryEntry['action'];
  readonly changes: FieldChange[];
}

/** The change of one record, and its write. */
export interface OneChange extends Change {
  readonly write: () => Promise<unknown>;
  /** Runs last, after the write: notifications take locks that should be held briefly. */
  readonly notify?: () => Promise<void>;
}

/** A row, and its change that passed the checks. */
export interface Changed<Row, Checked> {
  readonly before: Row;
  readonly change: Checked;
}

/** The checks and the write of a change of many rows. */
export interface ManyChanges<Row, Sent, Checked extends Change> {
  /** Returns the change of a row. @throws HttpError if the row cannot be changed */
  readonly check: (before: Row, sent: Sent) => Checked | Promise<Checked>;
  /** Writes the changes of all rows, with a fixed number of statements. @throws HttpError if the database rejects one */
  readonly write: (changed: readonly Changed<Row, Checked>[]) => Promise<unknown>;
  /** Runs last, like that of one change. */
  readonly notify?: (changed: readonly Changed<Row, Checked>[]) => Promise<void>;
}

/** A change as sent. */
interface SentChange<Key> {
  /** The key of the record. */
  readonly key: Key;
  /** The version that the change is based on, if sent. */
  readonly version?: number | undefined;
  /** The reason why the change cannot be read. */
  readonly rejected?: HttpError;
}

/** The writes that all records with a `lock_version` share. */
export interface VersionedRecords<Context extends WriteContext, Key, Row, Shown> {
  /** Writes a change into the history and the feed, and returns the record as it is now. */
  finish(context: Context, key: Key, action: HistoryEntry['action'], changes: FieldChange[]): Promise<Shown>;
  /**
   * Changes one record: locks it, compares versions, checks, writes, and finishes.
   * @param version the sent version; undefined changes the newest one, whichever it is
   * @param check returns the change of the row, and how it is written
   * @throws 409 `stale` with the record as it is now if `version` is not the newest, 404, and the errors of `check`
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
  /** Does the same as `finish` for several records, in their order. */
  finishMany(
    context: Context,
    action: HistoryEntry['action'],
    done: readonly { readonly key: number; readonly changes: FieldChange[] }[],
  ): Promise<Shown[]>;
  /**
   * Changes many records as `update` changes one, with a fixed number of statements.
   * @param plan receives the locked rows, to query what all checks need
   * @returns the record for each of `sent`, as it is now and was before, or why it was rejected
   */
  updateMany<Sent extends SentChange<number>, Checked extends Change>(
    context: Context,
    sent: readonly Sent[],
    partial: boolean,
    plan: (rows: readonly Row[]) => Promise<ManyChanges<Row, Sent, Checked>>,
  ): Promise<ManyResult<Shown, Row>[]>;
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

/** @param readAll returns the rows in the order of the keys */
function writesOf<Context extends WriteContext, Key, Row extends VersionedRow, Shown>(
  { type, toRecord, asMade, parentsOf, asShown }: Shape<Context, Row, Shown>,
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
    const shown = action === 'create' && asMade ? rows.map((row) => asMade(row, context)) : rows;
    return shown.map((row) => toRecord(row, context));
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
  ): Promise<ManyResult<Shown, Row>[]> {
    const found = await readAll(
      context,
      sent.map(({ key }) => key),
      true,
    );
    const { check, write, notify } = await plan(found.filter((row) => row !== undefined));
    const rows = sent.map((each, index) => ({ sent: each, before: found[index] }));
    const outcomes = await checkEach(context.db, rows, {
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
    return finished(context, outcomes, notify);
  }

  /** Finishes what was written; returns records that did not change as they were. */
  async function finished<Checked extends Change>(
    context: Context,
    outcomes: readonly RowOutcome<Changed<Row, Checked> & { readonly key: Key }>[],
    notify: ManyChanges<Row, never, Checked>['notify'],
  ): Promise<ManyResult<Shown, Row>[]> {
    const done = outcomes.flatMap((row) => ('passed' in row && isChange(row.passed) ? [row.passed] : []));
    const records = new Map<Key, Shown>();
    for (const [action, same] of Map.groupBy(done, ({ change }) => change.action ?? 'update')) {
      const changes = same.map(({ key, change }) => ({ key, changes: change.changes }));
      const shown = await finishMany(context, action, changes);
      for (const [index, { key }] of changes.entries()) records.set(key, shown[index] as Shown); // as many as changes
    }
    if (done.length > 0) await notify?.(done);
    return outcomes.map((row) => {
      if ('rejected' in row) return row;
      const { key, before } = row.passed;
      return { record: records.get(key) ?? toRecord(before, context), before };
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

/** @param sent the version that a change is based on, if sent @throws 409 `stale` if it is not the row's */
export function requireNewest(
  sent: number | undefined,
  row: { readonly lock_version: number },
  record: () => unknown,
): void {
  if (sent !== undefined && sent !== row.lock_version) throw stale(record());
}
