import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { callerNow } from '../access/callerNow.ts';
import { HttpError } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { retried } from '../db/retried.ts';
import type { Services } from '../http/route.ts';
import { languageOfPerson } from '../language/person.ts';
import { inLanguage } from '../language/texts.ts';
import type { Announcement } from '../live/broadcast.ts';
import { keepSamples } from '../record/sample.ts';
import { changed } from './announce.ts';
import { messages } from './messages.ts';
import { end } from './queue.ts';
import { mayAsk, type Performed, type WorkKind } from './rules.ts';
import type { WorkRow } from './table.ts';

/** How many records a chunk changes: few enough that whoever waits for the database hardly notices. */
const CHUNK_ROWS = 25;

/** How much a chunk does. */
export interface ChunkLimits {
  /** The most rows, if fewer than its kind allows. */
  readonly rows: number;
  /** Whether those who watch the work are told that it came further; that it ended is always told. */
  readonly isToTell: boolean;
}

/**
 * Changes the next records of a work, by the function that changes many in one call and with the rights that its asker has
 * now. The changes, their history and what became of each record are one transaction: whatever ends the process, a record
 * is changed once and its row says so, in the language of the asker. Announced after the commit.
 * @returns how many rows it had; none if another process has the work, or it has ended
 */
export async function performChunk(
  { database, roles, issuePapers, now, broadcaster, config }: Services,
  kind: WorkKind,
  taken: WorkRow,
  { rows: most, isToTell }: ChunkLimits,
): Promise<number> {
  let count = 0;
  const announcements: Announcement[] = [];
  const announce = (announcement: Announcement) => void announcements.push(announcement);
  const language = await languageOfPerson(database.db, taken.user_id, config.languages);
  const inTransaction = () =>
    database.db.transaction().execute(async (db) => {
      announcements.length = 0;
      count = 0;
      const caller = await askerOf(db, roles, kind, taken);
      // Before the work is locked, in the order of whoever removes sample data and with them their works.
      if (caller) await keepSamples(db, caller.organizationIds);
      const work = await lockWork(db, taken.id);
      if (!work) return;
      if (!caller) {
        await end(db, work.id, 'failed', messages.noLongerAllowed);
        announce(changed(work));
        return;
      }
      const services = { roles, issuePapers, now };
      const rows = await nextRows(db, work.id, Math.min(most, kind.atOnce ?? CHUNK_ROWS));
      count = rows.length;
      const [first] = rows;
      if (first) {
        const ids = rows.map(({ record_id }) => record_id);
        const versions = rows.flatMap(({ expected_version }) => expected_version ?? []);
        const performed = await kind.perform(
          { db, caller, services, announce },
          ids,
          first.change ?? work.change,
          versions,
        );
        await note(db, work.id, rows, performed);
      }
      const isOver = !(await isLeft(db, work.id));
      if (isOver) await end(db, work.id, 'done');
      if (isOver || isToTell) announce(changed(work));
    });
  await retried(() => inLanguage(language, inTransaction));
  for (const announcement of announcements) broadcaster.publish(announcement);
  return count;
}

/** Returns the asker with current rights; null if they may no longer ask for such work. */
async function askerOf(db: Db, roles: Services['roles'], kind: WorkKind, work: WorkRow): Promise<Caller | null> {
  try {
    const caller = await callerNow({ db, roles }, work);
    return mayAsk(caller, kind) ? caller : null;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** Locks a work that has not ended until the transaction ends; undefined if another process has it. */
const lockWork = (db: Db, id: number): Promise<WorkRow | undefined> =>
  db
    .selectFrom('works')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

interface Left {
  readonly position: number;
  readonly record_id: number;
  readonly change: object | null;
  readonly expected_version: number | null;
}

const left = (db: Db, id: number) =>
  db
    .selectFrom('work_rows')
    .select(['position', 'record_id', 'change', 'expected_version'])
    .where('work_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('position');

/** Reads the next rows that have the same change. */
async function nextRows(db: Db, id: number, most: number): Promise<Left[]> {
  const rows = await left(db, id).limit(most).execute();
  const changeOf = ({ change }: Left) => JSON.stringify(change);
  const other = rows.findIndex((row) => rows[0] && changeOf(row) !== changeOf(rows[0]));
  return other < 0 ? rows : rows.slice(0, other);
}

const isLeft = async (db: Db, id: number): Promise<boolean> =>
  (await left(db, id).limit(1).executeTakeFirst()) !== undefined;

/** Writes what became of rows, and how far their work is. */
async function note(db: Db, id: number, rows: readonly Left[], performed: readonly Performed[]): Promise<void> {
  const ends = performed.map((each, index) => ({ position: rows[index]?.position, ...each }));
  await sql`
    update work_rows r set outcome = e.outcome, code = e.code, reason = e.reason, back = e.back, version = e.version
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as e (position integer, outcome text, code text, reason text, back jsonb, version integer)
    where r.work_id = ${id} and r.position = e.position`.execute(db);
  const count = (is: (each: Performed) => boolean) => performed.filter(is).length;
  await sql`
    update works set tries = 0, due_at = now(),
      changed = changed + ${count(({ outcome }) => outcome === 'changed')},
      unchanged = unchanged + ${count(({ outcome }) => outcome === 'unchanged')},
      refused = refused + ${count(({ outcome }) => outcome === 'refused')},
      undoable = undoable + ${count((each) => each.outcome === 'changed' && each.back !== null)}
    where id = ${id}`.execute(db);
}
