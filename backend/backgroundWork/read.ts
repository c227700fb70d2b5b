import { sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { readPage } from '../record/list.ts';
import { abilitiesOf, mayRead, maySee, seesAllOf, type WorkKind } from './rules.ts';
import type { Work, WorkListQuery, WorkRowShown, WorkRowsQuery } from './schema.ts';
import type { WorkRow } from './table.ts';

/** A work, and the latest one that undoes it. */
type Read = WorkRow & { readonly undone_by_id: number | null; readonly is_undone: boolean };

/** Selects the works of these kinds in the caller's programs: their own and those of organizations that they administer. */
function visibleWorks(db: Db, caller: Caller, kinds: readonly WorkKind[], everybody = true) {
  const administered = everybody ? caller.organizationIds.filter((id) => seesAllOf(caller, id)) : [];
  return db
    .selectFrom('works as w')
    .where('w.kind', 'in', ['', ...kinds.filter((kind) => mayRead(caller, kind)).map(({ key }) => key)])
    .where((eb) => eb.or([eb('w.program_id', 'is', null), eb('w.program_id', 'in', programsOf(caller))]))
    .where((eb) => eb.or([eb('w.user_id', '=', caller.userId), eb('w.organization_id', 'in', [0, ...administered])]));
}

const full = (rows: ReturnType<typeof visibleWorks>) =>
  rows.selectAll('w').select([
    sql<number | null>`(select max(u.id) from works u where u.undoes_id = w.id)`.as('undone_by_id'),
    // What an undo did not reach can be undone by another.
    sql<boolean>`exists (select 1 from works u where u.undoes_id = w.id and u.state in ('waiting', 'running', 'done'))`.as(
      'is_undone',
    ),
  ]);

/** Reads one page of works, newest first. @throws 422 as `readPage` does */
export function readWorks(db: Db, caller: Caller, kinds: readonly WorkKind[], query: WorkListQuery) {
  const { unfinished, everybody = false } = query.filters ?? {};
  const matching = visibleWorks(db, caller, kinds, everybody).$if(unfinished !== undefined, (rows) =>
    rows.where('w.finished_at', unfinished ? 'is' : 'is not', null),
  );
  return readPage(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const rows = await full(matching).orderBy('w.id', 'desc').limit(limit).offset(offset).execute();
    return rows.map((row) => toRecord(row, caller, kinds));
  });
}

/** Reads one work's row. @throws 404 when it does not exist or the caller may not see it */
export async function readWorkRow(db: Db, caller: Caller, kinds: readonly WorkKind[], id: number): Promise<Read> {
  const row = await full(visibleWorks(db, caller, kinds))
    .where('w.id', '=', id)
    .executeTakeFirst();
  if (!row || !maySee(caller, row)) throw notFound();
  return row;
}

/** Reads one work. @throws 404 when it does not exist or the caller may not see it */
export async function readWork(db: Db, caller: Caller, kinds: readonly WorkKind[], id: number): Promise<Work> {
  return toRecord(await readWorkRow(db, caller, kinds, id), caller, kinds);
}

/**
 * Reads one page of a work's rows in the order of their list, those of the caller's programs.
 * @throws 404 when the work is not the caller's, 422 as `readPage` does
 */
export async function readRows(db: Db, caller: Caller, kinds: readonly WorkKind[], id: number, query: WorkRowsQuery) {
  await readWorkRow(db, caller, kinds, id);
  const { outcomes } = query.filters ?? {};
  const matching = db
    .selectFrom('work_rows as r')
    .where('r.work_id', '=', id)
    .where((eb) => eb.or([eb('r.program_id', 'is', null), eb('r.program_id', 'in', programsOf(caller))]))
    .$if(outcomes !== undefined, (rows) =>
      rows.where((eb) => {
        const reached = (outcomes ?? []).filter((outcome) => outcome !== 'not_reached');
        const any = reached.length > 0 ? [eb('r.outcome', 'in', reached)] : [];
        return eb.or(outcomes?.includes('not_reached') ? [...any, eb('r.outcome', 'is', null)] : any);
      }),
    );
  return readPage(db, { ...query, pagination: true }, matching, async ({ limit, offset }): Promise<WorkRowShown[]> => {
    const rows = await matching
      .select(['r.position', 'r.record_id', 'r.label', 'r.outcome', 'r.reason', 'r.code'])
      .orderBy('r.position')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ outcome, ...row }) => ({ ...row, outcome: outcome ?? 'not_reached' }));
  });
}

/** Converts a row to a work's record. */
function toRecord(row: Read, caller: Caller, kinds: readonly WorkKind[]): Work {
  const kind = kinds.find(({ key }) => key === row.kind);
  if (!kind) throw notFound();
  return {
    id: row.id,
    kind: row.kind,
    record_type: kind.type,
    organization_id: row.organization_id,
    program_id: row.program_id,
    user_id: row.user_id,
    change: { ...row.change },
    state: row.state,
    reason: row.reason,
    total: row.total,
    changed: row.changed,
    unchanged: row.unchanged,
    refused: row.refused,
    not_reached: row.total - row.changed - row.unchanged - row.refused,
    undoable: row.undoable,
    undoes_id: row.undoes_id,
    undone_by_id: row.undone_by_id,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    abilities: abilitiesOf(caller, kind, row, row.is_undone),
  };
}
