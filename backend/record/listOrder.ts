import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { countUpTo, type Matching, metaOf, type PageMeta, type Paging, type Window, windowOf } from './list.ts';

/** A value of the rows themselves; an index on (program, value, id) has it in order. */
export interface OwnValue {
  readonly value: RawBuilder<unknown>;
  readonly nullable?: true;
}

/**
 * A value that rows share with a record that they refer to, such as the name of their vendor. `column` identifies that
 * record; `places` is a query of (`key`, `place`): the rank of each value of `column`.
 */
export interface SharedValue {
  readonly column: RawBuilder<unknown>;
  readonly places: RawBuilder<unknown>;
  readonly nullable?: true;
}

/** The sort order of a list. Rows without a value are last in both directions, equal ones are in the order of their ids. */
export interface SortOrder<By = OwnValue | SharedValue> {
  readonly by: By;
  readonly direction: 'asc' | 'desc';
}

/**
 * All rows of a list that match, the name of their id, and their order. Each concept exports a function that returns them
 * for a query, so that whatever reads the list (a page, a count, all its rows) means the same rows.
 */
export interface Sorted<Rows extends Matching = Matching, By = OwnValue | SharedValue> {
  readonly matching: Rows;
  readonly id: string;
  readonly order: SortOrder<By>;
  /** The programs that the rows are of, and their column; omitted for rows that are not of programs. */
  readonly programs?: Programs;
}

interface Programs {
  readonly column: string;
  readonly ids: readonly number[];
}

type Part = Pick<Window, 'limit' | 'offset'>;
type Reader = (db: Db, matching: Matching, part: Part) => Promise<number[]>;

/**
 * Reads one page of a table that may be large. Up to 10,000 matching rows are found, counted and sorted by one query.
 * More are read in index order until the page is full, which is fast precisely because many match. The planner would
 * choose by an estimate of the matches, which is poor for correlated filters.
 * @param rows returns the rows with these ids, in any order
 * @throws 422 as `readPage` does
 */
export async function readSortedPage<Row extends { id: number }>(
  db: Db,
  paging: Paging,
  list: Sorted,
  rows: (ids: number[]) => Promise<Row[]>,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const window = windowOf(paging);
  const { counted, sorted } = await countAndSort(db, list, window);
  const meta = metaOf(paging, counted);
  const ids = sorted ?? (await idsInOrder(db, list, window));
  const byId = new Map((ids.length > 0 ? await rows(ids) : []).map((row) => [row.id, row]));
  return { data: ids.flatMap((id) => byId.get(id) ?? []), meta };
}

/** Returns the ids of all matching rows in their order; null if there are more than `most`. */
export async function idsInOrderUpTo(db: Db, list: Sorted, most: number): Promise<number[] | null> {
  const { sorted } = await countAndSort(db, list, { limit: most, offset: 0, most });
  return sorted;
}

/** Counts matches, up to one more than `most`, and returns the ids of the window unless there are more. */
async function countAndSort(db: Db, { matching, id, order: { by, direction } }: Sorted, { most, ...part }: Window) {
  const value = 'value' in by ? by.value : by.column;
  const found = matching.select([sql.ref(id).as('id'), value.as('value')]).limit(most + 1);
  const places = 'value' in by ? sql`` : sql`left join (${by.places}) as places on places.key = matching.value`;
  const place = 'value' in by ? sql`value` : sql`places.place`;
  const { rows } = await sql<{ counted: number; sorted: number[] | null }>`
    with matching as materialized ${found}, counted as (select count(*) as counted from matching)
    select counted, case when counted <= ${most} then coalesce((select json_agg(id) from (
      select id from matching ${places}
      order by ${place} ${directionSql(direction)} nulls last, id ${directionSql(direction)} ${limitOffset(part)}) as sorted), '[]') end as sorted
    from counted`.execute(db);
  return rows[0] ?? { counted: 0, sorted: [] };
}

function idsInOrder(db: Db, { matching, id, order, programs }: Sorted, window: Window): Promise<number[]> {
  const { by } = order;
  const ofValues = (own: OwnValue) =>
    programs && programs.ids.length > 1 ? ofManyPrograms(id, own, order, programs) : ofOwnValues(id, own, order);
  const inOrder = 'value' in by ? ofValues(by) : ofSharedValues(id, by, order);
  if (!by.nullable) return inOrder(db, matching, window);
  const value = 'value' in by ? by.value : by.column;
  return valuedFirst(db, matching, value, window, { valued: inOrder, without: ofValues({ value }) });
}

/** Reads rows in the order of an index, forwards or backwards; the nulls of an index are at one end of it. */
const ofOwnValues =
  (id: string, { value }: OwnValue, { direction }: SortOrder): Reader =>
  async (_db, matching, { limit, offset }) => {
    const ids = matching
      .select(sql.ref<number>(id).as('id'))
      .orderBy(value, direction)
      .orderBy(id, direction)
      .limit(limit)
      .offset(offset);
    return (await ids.execute()).map((row) => row.id);
  };

/**
 * Reads rows in the order of an index that begins with the program: of each program no more than the window could need, because
 * the rows of all of them together are in no index's order.
 */
const ofManyPrograms =
  (id: string, { value }: OwnValue, { direction }: SortOrder, { column, ids: programIds }: Programs): Reader =>
  async (db, matching, part) => {
    const ofProgram = matching
      .select([sql.ref(id).as('id'), value.as('value')])
      .where(sql<boolean>`${sql.ref(column)} = programs.id`)
      .orderBy(value, direction)
      .orderBy(id, direction)
      .limit(part.offset + part.limit);
    const ids = sql<{ id: number }>`
      select of_program.id
      from unnest(${[...programIds]}::bigint[]) as programs (id) cross join lateral ${ofProgram} as of_program
      order by of_program.value ${directionSql(direction)}, of_program.id ${directionSql(direction)} ${limitOffset(part)}`;
    return (await ids.execute(db)).rows.map((row) => row.id);
  };

/**
 * Reads rows place by place, and no more rows of each than the window could need. (`offset 0` keeps the places a
 * subquery: its order lets the database stop when the window is full.)
 */
const ofSharedValues =
  (id: string, { column, places }: SharedValue, { direction }: SortOrder): Reader =>
  async (db, matching, part) => {
    const ofPlace = matching
      .select(sql.ref(id).as('id'))
      .where(sql<boolean>`${column} = places.key`)
      .orderBy(id, direction)
      .limit(part.offset + part.limit);
    const ids = sql<{ id: number }>`
      select of_place.id
      from (${places} order by 2 ${directionSql(direction)} offset 0) as places cross join lateral ${ofPlace} as of_place
      order by places.place ${directionSql(direction)}, of_place.id ${directionSql(direction)} ${limitOffset(part)}`;
    return (await ids.execute(db)).rows.map((row) => row.id);
  };

/** Reads the window over the rows with a value, followed by those without. */
async function valuedFirst(
  db: Db,
  matching: Matching,
  column: RawBuilder<unknown>,
  { limit, offset }: Part,
  read: { valued: Reader; without: Reader },
): Promise<number[]> {
  const valued = matching.where(sql<boolean>`${column} is not null`);
  const first = await read.valued(db, valued, { limit, offset });
  if (first.length === limit) return first;
  const before = first.length > 0 ? offset + first.length : await countUpTo(db, valued, offset);
  const missing = { limit: limit - first.length, offset: offset + first.length - before };
  return [...first, ...(await read.without(db, matching.where(sql<boolean>`${column} is null`), missing))];
}

/** Sorts a text as a name: É beside E, whatever the case; the same on both engines (migration 412). */
export const asName = (text: RawBuilder<unknown>) => sql`${text} collate lading_names`;

/** Returns a direction as SQL. */
export const directionSql = (direction: 'asc' | 'desc') => sql.raw(direction);
const limitOffset = ({ limit, offset }: Part) => sql`limit ${limit} offset ${offset}`;

/** Ranks texts in this order, as the places of a `SharedValue`. */
export const placesOf = (texts: readonly string[]) =>
  sql`select key, place from unnest(${texts}::text[]) with ordinality as listed (key, place)`;

/** Passes any number of ids as one parameter: `where id = any(…)`. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;
