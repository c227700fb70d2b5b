import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { busy, type FieldMessages, forbidden, invalid, outOfReach, rejectedTransition } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { readQuery } from '../http/nested.ts';
import { noRight } from '../record/ability.ts';
import type { WriteContext } from '../record/write.ts';
import { changed, wake } from './announce.ts';
import { messages } from './messages.ts';
import { readWork, readWorkRow } from './read.ts';
import {
  mayAsk,
  mayCancel,
  mostRecords,
  mostUnfinished,
  type Named,
  type WorkKind,
  type WorkList,
  whyNotUndone,
} from './rules.ts';
import type { Work, WorkStart } from './schema.ts';
import type { WorkRow } from './table.ts';

/**
 * Starts a change of all records that match a list's query now: later ones are not changed. They are changed after the
 * commit, in the order of the list.
 * @throws 403 without the right, 422 on a query or change that cannot be read, or that matches no or too many records, 503
 *   if too much work of the organization is unfinished
 */
export async function startWork(context: WriteContext, kinds: readonly WorkKind[], input: WorkStart): Promise<Work> {
  const { db, caller, services } = context;
  const kind = kinds.find(({ key }) => key === input.kind);
  if (!kind) throw invalid({ kind: [messages.unknownKind] });
  if (!mayAsk(caller, kind)) throw forbidden(noRight());
  const change = kind.change.safeParse(input.change);
  if (!change.success) throw invalid(prefixed('change', fieldMessages(change.error)));
  const { programId, matching } = listOf(kind, input.query);
  if (programId !== undefined && !caller.programIds.includes(programId)) throw outOfReach('query', messages.notFound);
  const ids = await matching(db, caller, services.now());
  if (ids === null) throw invalid({ query: [messages.tooMany(mostRecords)] });
  if (ids.length === 0) throw invalid({ query: [messages.nothingMatches] });
  const named = new Map((await kind.named(db, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => named.get(id) ?? []);
  const place = await placeOf(db, caller, rows);
  return startChosen(context, kinds, { kind: kind.key, place, change: input.change, rows });
}

/** Work on records that its kind has chosen itself. */
interface Chosen {
  readonly kind: string;
  readonly place: Pick<WorkRow, 'organization_id' | 'program_id'>;
  readonly change: object;
  readonly rows: readonly Named[];
}

/** Starts work on records that were chosen otherwise than by a list, such as the rows of a file. @throws 503 as `startWork` */
export async function startChosen(
  context: WriteContext,
  kinds: readonly WorkKind[],
  { kind, place, change, rows }: Chosen,
): Promise<Work> {
  const { db, caller } = context;
  const id = await insertWork(db, caller, { ...place, kind, change, total: rows.length, undoes_id: null });
  await sql`insert into work_rows (work_id, position, record_id, program_id, label)
    select ${id}, position, record_id, program_id, label from unnest(
      ${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.program_id)}::bigint[],
      ${rows.map((row) => row.label)}::text[]) with ordinality as sent (record_id, program_id, label, position)`.execute(
    db,
  );
  return announced(context, kinds, id);
}

/**
 * Starts the work that moves each record that another one changed back to what it was, unless it was changed again since.
 * Records with the same change follow each other, so that one chunk writes them together.
 * @throws 404, 403 without the right, 409 `transition` if it cannot be undone, 503 as `startWork`
 */
export async function undoWork(context: WriteContext, kinds: readonly WorkKind[], id: number): Promise<Work> {
  const { db, caller } = context;
  // Locked, so that two requests do not undo it twice.
  await db.selectFrom('works').select('id').where('id', '=', id).forUpdate().execute();
  const undone = await readWorkRow(db, caller, kinds, id);
  const kind = kinds.find(({ key }) => key === undone.kind);
  if (!kind || !mayAsk(caller, kind)) throw forbidden(noRight());
  const reason = whyNotUndone(undone, undone.is_undone);
  if (reason) throw rejectedTransition(reason);
  const { organization_id, program_id, change, changed: total } = undone;
  const undoing = await insertWork(db, caller, {
    kind: undone.kind,
    organization_id,
    program_id,
    change,
    total,
    undoes_id: id,
  });
  const { rows } = await sql<{ stays: boolean }>`
    insert into work_rows (work_id, position, record_id, program_id, label, change, expected_version, outcome, code, reason)
    select ${undoing}, row_number() over (order by back is null, back::text, position), record_id, program_id, label, back, version,
      case when back is null then 'refused' end, case when back is null then 'transition' end,
      case when back is null then ${messages.noWay} end
    from work_rows where work_id = ${id} and outcome = 'changed' and not exists (
      select 1 from works u join work_rows r on r.work_id = u.id
      where u.undoes_id = ${id} and r.record_id = work_rows.record_id and r.outcome = 'changed')
    returning outcome is not null as stays`.execute(db);
  const refused = rows.filter(({ stays }) => stays).length;
  await db.updateTable('works').set({ total: rows.length, refused }).where('id', '=', undoing).execute();
  return announced(context, kinds, undoing);
}

/**
 * Cancels a work that has not ended: what was changed before stays.
 * @throws 404, 403 without the right to cancel that of others, 409 `transition` once it has ended
 */
export async function cancelWork(context: WriteContext, kinds: readonly WorkKind[], id: number): Promise<Work> {
  const { db, caller } = context;
  const work = await readWorkRow(db, caller, kinds, id);
  const kind = kinds.find(({ key }) => key === work.kind);
  if (!kind || !mayCancel(caller, kind, work)) throw forbidden(noRight());
  // Waits for the chunk that runs.
  const cancelled = await db
    .updateTable('works')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (Number(cancelled.numUpdatedRows) === 0) throw rejectedTransition(messages.ended);
  return announced(context, kinds, id);
}

type NewWork = Pick<WorkRow, 'kind' | 'organization_id' | 'program_id' | 'total' | 'undoes_id'> & { change: object };

/** Inserts a work without rows. @throws 503 if too many of its organization are unfinished */
async function insertWork(db: Db, { userId, key }: Caller, { change, ...work }: NewWork): Promise<number> {
  const { organization_id } = work;
  // One after the other, or two would each see room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`works of ${organization_id}`}, 0))`.execute(db);
  const { unfinished } = await db
    .selectFrom('works')
    .select(({ fn }) => fn.countAll<number>().as('unfinished'))
    .where('organization_id', '=', organization_id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(unfinished) >= mostUnfinished) throw busy(RETRY_SECONDS, messages.full(mostUnfinished));
  const { id } = await db
    .insertInto('works')
    .values({ ...work, change: JSON.stringify(change), user_id: userId, api_key_id: key?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** After how many seconds to try again while too much is unfinished: about as long as a thousand records take. */
const RETRY_SECONDS = 20;

/** Reads a list's query string. @throws 422 if it cannot be read */
function listOf(kind: WorkKind, text: string): WorkList {
  const list = kind.list(readQuery(text));
  if ('matching' in list) return list;
  throw invalid(prefixed('query', fieldMessages(list)));
}

const prefixed = (prefix: string, errors: FieldMessages): FieldMessages =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`${prefix}.${field}`, texts]));

/** Returns the program of records with its organization; the caller's own if they are of several. */
async function placeOf(db: Db, caller: Caller, rows: readonly Named[]) {
  const place = { program_id: null, organization_id: caller.organizationId };
  const [programId, ...others] = new Set(rows.map(({ program_id }) => program_id));
  if (programId === undefined || programId === null || others.length > 0) return place;
  const programs = db.selectFrom('programs').select(['id as program_id', 'organization_id']);
  return (await programs.where('id', '=', programId).executeTakeFirst()) ?? place;
}

/** Announces a work, and returns it as it is now. */
async function announced(context: WriteContext, kinds: readonly WorkKind[], id: number): Promise<Work> {
  const work = await readWork(context.db, context.caller, kinds, id);
  context.announce(changed(work));
  context.announce(wake);
  return work;
}
