/** The rows of an import, the names that they ask about, and what came of them. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { readPage } from '../record/list.ts';
import type { ImportKind } from './kind.ts';
import { type MadeName, readMadeNames, readStayingShipments } from './made.ts';
import { messages } from './messages.ts';
import { answersFor, countOrders, type NamedTables, nearestTo, readNamed, whyNotMade } from './names.ts';
import { effectiveState, placeOf, readImportRow } from './read.ts';
import type { ImportMade, ImportName, ImportResult, ImportResultsQuery, ImportRow, ImportRowsQuery } from './schema.ts';
import { wholeCell } from './shownCells.ts';
import type { FileImportRow, RowOutcome, RowPlan, RowState } from './table.ts';

/** Reads one page of the rows of an import, in the order of the file. @throws 404, 422 as `readPage` does */
export async function readRows(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  id: number,
  query: ImportRowsQuery,
) {
  const { found } = await readImportRow(db, caller, kinds, id);
  const { states } = query.filters ?? {};
  const state = effectiveState(found);
  const matching = db
    .selectFrom('file_import_rows as r')
    .where('r.import_id', '=', id)
    .where('r.state', 'is not', null)
    .$if(states !== undefined, (rows) => rows.where(sql<boolean>`${state} = any(${states}::text[])`));
  return readPage(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const rows = await matching
      .select(['r.row', 'r.plan', 'r.outcome', 'r.reason', 'r.record_id'])
      .select(state.as('state'))
      .orderBy('r.row')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row) => shownRow(found, row as StoredRow));
  });
}

interface StoredRow {
  readonly row: number;
  readonly state: RowState;
  readonly plan: RowPlan;
  readonly outcome: RowOutcome | null;
  readonly reason: string | null;
  readonly record_id: number | null;
}

function shownRow(found: FileImportRow, { row, state, plan, outcome, reason, record_id }: StoredRow): ImportRow {
  return {
    row,
    state,
    says: saysNow(found, { plan, outcome, reason, state }),
    order: plan.order,
    cells: plan.cells.map(wholeCell),
    record_id: record_id ?? plan.recordId,
  };
}

function saysNow(
  { state: importState }: FileImportRow,
  { plan, outcome, reason, state }: Pick<StoredRow, 'plan' | 'outcome' | 'reason' | 'state'>,
): string {
  if (outcome === 'refused') return messages.says.refused(reason ?? '');
  if (outcome === 'undone') return messages.says.undone;
  if (outcome === 'stays') return reason ?? plan.says;
  const isNotReached = importState !== 'open' && outcome === null && state === 'attention' && plan.write !== undefined;
  const wasReady = plan.cells.every(({ problem = null }) => problem === null);
  return isNotReached && wasReady && Object.keys(plan.write).length > 0 ? messages.says.notReached : plan.says;
}

/** Reads the names that need an answer or have one: those without first, then by how many rows say them. @throws 404 */
export async function readNames(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  tables: NamedTables,
  id: number,
): Promise<ImportName[]> {
  const { found, kind } = await readImportRow(db, caller, kinds, id);
  const place = await placeOf(db, found);
  const fields = await kind.fields({ db, place });
  const { rows: asked } = await sql<Asked>`
    select c ->> 'field' as field, btrim(regexp_replace(c ->> 'text', '\\s+', ' ', 'g')) as text, count(*)::int as rows,
      count(distinct r.plan ->> 'order')::int as orders, bool_or((c ->> 'asks')::boolean) as asks
    from file_import_rows r cross join lateral jsonb_array_elements(r.plan -> 'cells') c
    where r.import_id = ${id} and r.state is not null and ((c ->> 'asks')::boolean
      or btrim(regexp_replace(c ->> 'text', '\\s+', ' ', 'g')) = any(${found.answers.map(({ text }) => text)}::text[]))
    group by 1, 2 order by rows desc, text limit 500`.execute(db);
  const answers = answersFor(caller, tables, fields, found.answers);
  const names: ImportName[] = [];
  for (const each of asked) {
    const field = fields.find(({ key }) => key === each.field);
    const answer = answers.find(({ field: key, text }) => key === each.field && text === each.text);
    if (!field || (!each.asks && !answer)) continue;
    const { asks: _, ...said } = each;
    const own = { ...said, label: field.label(), choice: answer?.choice ?? null };
    if (!field.names) {
      const can_be_empty = !field.required;
      names.push({ ...own, record: null, nearest: [], can_create: false, why_not_create: null, can_be_empty });
      continue;
    }
    const near = await nearestTo(db, place, field.names, each.text);
    const meant = answer?.id ? (await readNamed(db, place, field.names, [answer.id])).get(answer.id) : undefined;
    const ids = [...near.map(({ id: nearId }) => nearId), ...(answer?.id ? [answer.id] : [])];
    const counts = await countOrders(db, caller, field.names, ids);
    const named = (recordId: number, name: string) => ({ id: recordId, name, orders: counts.get(recordId) ?? 0 });
    const reason = whyNotMade(caller, field.names, tables[field.names]);
    names.push({
      ...own,
      record: answer?.id && meant !== undefined ? named(answer.id, meant) : null,
      nearest: near.map(({ id: nearId, name }) => named(nearId, name)),
      can_create: reason === null,
      why_not_create: reason,
      can_be_empty: false,
    });
  }
  return names.sort((a, b) => Number(a.choice !== null) - Number(b.choice !== null));
}

interface Asked {
  readonly field: string;
  readonly text: string;
  readonly rows: number;
  readonly orders: number;
  readonly asks: boolean | null;
}

/** How many records that were made on the way are named. */
const MOST_MADE = 100;

/**
 * Reads the records that an import made because names in the file asked for them, and the shipments that stayed when it was undone.
 * @throws 404
 */
export async function readMade(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  id: number,
): Promise<ImportMade[]> {
  const { found } = await readImportRow(db, caller, kinds, id);
  const isUndone = found.state === 'undone';
  const shipments = isUndone ? await readStayingShipments({ db, importId: id }, MOST_MADE) : [];
  const all = [...(await readMadeNames({ db, importId: id })), ...shipments];
  // Of very many, those are named that stayed.
  const isStaying = ({ stays }: MadeName) => isUndone && stays !== null;
  const names = all.length > MOST_MADE ? all.toSorted((a, b) => Number(isStaying(b)) - Number(isStaying(a))) : all;
  return names.slice(0, MOST_MADE).map(({ type, id: recordId, label, isRemoved, stays }) => {
    return {
      record_type: type,
      record_id: recordId,
      label,
      removed: isRemoved,
      stays: isUndone ? stays : null,
    };
  });
}

/** Reads one page of what an import did: the orders with their items, or the other records. @throws 404 */
export async function readResults(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  id: number,
  query: ImportResultsQuery,
) {
  const { kind } = await readImportRow(db, caller, kinds, id);
  const isOrders = kind.type === 'PurchaseOrder' || kind.type === 'OrderItem';
  const matching = db
    .selectFrom('file_import_rows as r')
    .where('r.import_id', '=', id)
    .where(sql<boolean>`r."row" in (
      select min(g."row") from file_import_rows g
      where g.import_id = ${id} and g.outcome is not null and ${isOrders ? sql`g.unit_record_id is not null` : sql`g.record_id is not null`}
      group by ${isOrders ? sql`g.unit_record_id` : sql`g.record_id`})`);
  const page = await readPage(db, { ...query, pagination: true }, matching, ({ limit, offset }) =>
    matching
      .select(['r.row', 'r.plan', 'r.record_id', 'r.unit_record_id', 'r.unit', 'r.state'])
      .orderBy('r.row')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  if (!isOrders) {
    const data = page.data.map(
      (row): ImportResult => ({
        ...{ record_type: kind.type, record_id: row.record_id ?? 0, label: row.plan?.label ?? '' },
        ...{
          is_new: row.state === 'new',
          new_items: 0,
          changed_items: 0,
          unchanged_items: 0,
          refused_items: 0,
          value: null,
        },
      }),
    );
    return { ...page, data };
  }
  const units = page.data.flatMap(({ unit }) => unit ?? []);
  const counted = await countUnits(db, id, units);
  const made = await madeOrders(db, id);
  const data = page.data.map((row): ImportResult => {
    const recordId = row.unit_record_id ?? 0;
    const counts = counted.get(row.unit ?? 0);
    return {
      ...{
        record_type: 'PurchaseOrder',
        record_id: recordId,
        label: row.plan?.order ?? '',
        is_new: made.has(recordId),
      },
      new_items: counts?.new_items ?? 0,
      changed_items: counts?.changed_items ?? 0,
      unchanged_items: counts?.unchanged_items ?? 0,
      refused_items: counts?.refused_items ?? 0,
      value: counts?.value ?? null,
    };
  });
  return { ...page, data };
}

interface UnitCounts {
  readonly unit: number;
  readonly new_items: number;
  readonly changed_items: number;
  readonly unchanged_items: number;
  readonly refused_items: number;
  readonly value: string | null;
}

async function countUnits(db: Db, id: number, units: readonly number[]): Promise<Map<number, UnitCounts>> {
  const { rows } = await sql<UnitCounts>`
    select unit,
      (count(*) filter (where state = 'new' and outcome in ('done', 'stays')))::int as new_items,
      (count(*) filter (where state = 'changed' and outcome in ('done', 'stays')))::int as changed_items,
      (count(*) filter (where state = 'unchanged'))::int as unchanged_items,
      (count(*) filter (where state = 'attention' or outcome = 'refused'))::int as refused_items,
      (sum((plan ->> 'value')::numeric) filter (where outcome in ('done', 'stays') or state = 'unchanged'))::text as value
    from file_import_rows where import_id = ${id} and unit = any(${[...units]}::int[]) group by unit`.execute(db);
  return new Map(rows.map((row) => [row.unit, row]));
}

async function madeOrders(db: Db, id: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('file_import_made')
    .select('record_id')
    .where('import_id', '=', id)
    .where('record_type', '=', 'PurchaseOrder')
    .where('back', 'is', null)
    .execute();
  return new Set(rows.map(({ record_id }) => record_id));
}
