/**
 * Child lists of several records at once: `GET couriers/{id}/airlines` returns the list of one courier, and `GET
 * couriers/airlines?ids[]=…` returns for each courier the page that the former would. Records that do not exist or are
 * not the caller's are omitted.
 */

import { sql } from 'kysely';
import { z } from 'zod';
import { valueMessages } from '../api/errorMessages.ts';
import { invalid } from '../api/errors.ts';
import { id, idParameter } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { listOf, type Matching, metaOf, type PageMeta, pageMeta, setOf, windowOf } from './list.ts';
import { directionSql, type SortOrder } from './listOrder.ts';

/** The ids of the records to list children of, in addition to the list's own parameters. */
export const ofRecords = { ids: setOf(idParameter) };

/** The response: one page for each record. */
export const pagesOf = <Row extends z.ZodType>(row: Row) =>
  listOf(z.object({ id, data: z.array(row), meta: pageMeta }));

/** How many rows one call may request: records times rows per page. */
const rowsAtOnce = 5000;

/** The rows of all the records, with the names of their id and of their parent's id, and their order. */
export interface ChildRows {
  readonly matching: Matching;
  readonly id: string;
  readonly under: string;
  readonly order: SortOrder;
}

/**
 * Reads the same page of the child list of each of these records.
 * @param records ids of records that the caller may see
 * @param rows returns the rows with these ids, in any order
 * @throws 422 on `page` past 10,000 rows, on `items` if all pages together would exceed 5,000
 */
export async function readPages<Row extends { id: number }>(
  db: Db,
  records: readonly number[],
  asked: { readonly page: number; readonly items: number },
  list: ChildRows,
  rows: (ids: number[]) => Promise<Row[]>,
): Promise<{ data: { id: number; data: Row[]; meta: PageMeta }[]; meta: PageMeta }> {
  const paging = { ...asked, pagination: true };
  const { limit, offset } = windowOf(paging);
  if (records.length * asked.items > rowsAtOnce) {
    throw invalid({ items: [valueMessages.atMostForSoMany(Math.floor(rowsAtOnce / records.length))] });
  }
  const found = records.length > 0 ? await rankedIds(db, list, { from: offset, to: offset + limit }) : [];
  const ids = found.flatMap((each) => each.ids);
  const byId = new Map((ids.length > 0 ? await rows(ids) : []).map((row) => [row.id, row]));
  const byRecord = new Map(found.map((each) => [each.under, each]));
  const data = records.map((record) => {
    const of = byRecord.get(record);
    const page = (of?.ids ?? []).flatMap((row) => byId.get(row) ?? []);
    return { id: record, data: page, meta: metaOf(paging, of?.counted ?? 0) };
  });
  return { data, meta: { page: 1, pages: 1, count: records.length } };
}

/** Returns for each record its row count, and its rows ranked after `from` and up to `to`, in order. */
async function rankedIds(
  db: Db,
  { matching, id, under, order }: ChildRows,
  { from, to }: { from: number; to: number },
) {
  const { by, direction } = order;
  const value =
    'value' in by ? by.value : sql`(select place from (${by.places}) as places where places.key = ${by.column})`;
  const inOrder = sql`${value} ${directionSql(direction)} nulls last, ${sql.ref(id)} ${directionSql(direction)}`;
  const ranked = matching.select([
    sql.ref(id).as('id'),
    sql.ref(under).as('under'),
    sql`row_number() over (partition by ${sql.ref(under)} order by ${inOrder})`.as('rank'),
  ]);
  const { rows } = await sql<{ under: number; counted: number; ids: number[] }>`
    select under, count(*) as counted,
      coalesce(json_agg(id order by rank) filter (where rank > ${from} and rank <= ${to}), '[]') as ids
    from (${ranked}) as ranked group by under`.execute(db);
  return rows;
}
