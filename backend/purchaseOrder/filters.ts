import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { idsMeant } from '../record/ended.ts';
import { momentWithin, type Scope, within } from '../record/list.ts';
import type { Sorted } from '../record/listOrder.ts';
import { has, hasWord, hasWords, type SearchText, type Spelling, searchName, searchText } from '../record/search.ts';
import { termsOf } from '../record/searchKey.ts';
import { anyKeyOf, keysIn } from '../record/status.ts';
import { purchaseOrderColumns } from './columns.ts';
import type { PurchaseOrderListQuery } from './listSchema.ts';
import { type ItemStep, pendingStatuses, purchaseOrderStatuses } from './rules.ts';

type WithOrders = Database & { po: Database['purchase_orders'] };
type Builder = ExpressionBuilder<WithOrders, 'po'>;
type Filters = NonNullable<PurchaseOrderListQuery['filters']>;

/** Matches items (`i`) for which a step is due. Passed in, because the items know their orders. */
export type IsDue = (step: ItemStep) => RawBuilder<boolean>;

/** What filters use besides the query. */
interface Given {
  /** Programs whose internal numbers are ignored. */
  readonly hiding: readonly number[];
  readonly isDue: IsDue;
  readonly spelling: Spelling;
}

/** Selects the orders that the caller may see, optionally of one program. */
export function visibleOrders(db: Db, caller: Caller, programId?: number) {
  return db.selectFrom('purchase_orders as po').where('po.program_id', 'in', programsOf(caller, programId));
}

/**
 * Lists the programs whose internal numbers are switched off, if a list uses those numbers: numbers that a switch hides
 * are neither searched nor sorted by.
 */
async function programsHidingInternal(db: Db, caller: Caller, query: PurchaseOrderListQuery): Promise<number[]> {
  const { program_id, search, filters, sort } = query;
  if (!search && !filters?.order_number_internal && sort?.field !== 'order_number_internal') return [];
  const hiding = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select('p.id')
    .where('p.id', 'in', programsOf(caller, program_id))
    .where('p.order_number_internal_enabled', '=', false)
    .where(sql<boolean>`o.feature_flags ->> 'order_number_internal_enabled' is distinct from 'true'`)
    .execute();
  return hiding.map(({ id }) => id);
}

/** Selects the orders that match a list's program, search and filters. */
async function matchingOrders(db: Db, caller: Caller, query: PurchaseOrderListQuery, given: Given) {
  const { program_id, ids, search } = query;
  const filters = query.filters && (await meantBy(db, query.filters));
  const named = search ? await namedBy(db, caller, search, given.spelling) : null;
  return visibleOrders(db, caller, program_id)
    .$if(ids !== undefined, (rows) => rows.where('po.id', 'in', ids ?? []))
    .$if(named !== null, (rows) => rows.where((eb) => searched(eb, search ?? '', named, given)))
    .$if(filters !== undefined, (rows) => rows.where((eb) => eb.and(filtered(eb, filters ?? {}, given))));
}

/** Returns the filters with the records that those which they name have been merged into. */
async function meantBy(db: Db, filters: Filters): Promise<Filters> {
  const { vendor_ids, end_user_ids, group_ids } = filters;
  return {
    ...filters,
    ...(vendor_ids && { vendor_ids: await idsMeant(db, 'Vendor', vendor_ids) }),
    ...(end_user_ids && { end_user_ids: await idsMeant(db, 'EndUser', end_user_ids) }),
    ...(group_ids && { group_ids: await idsMeant(db, 'Group', group_ids) }),
  };
}

/** The vendors, end users and groups whose name has a word, by id. */
type Named = Record<'vendors' | 'endUsers' | 'groups', number[]>;

/**
 * Finds, for each word of a search, the vendors, end users and groups whose name has it. They are looked up before the orders:
 * with ids instead of a subquery the planner knows how many there are, and uses an index for few.
 */
async function namedBy(db: Db, caller: Caller, typed: string, spelling: Spelling): Promise<ReadonlyMap<string, Named>> {
  const words = [...new Set(termsOf(typed).flatMap((term) => [...term.words, ...(term.joined ? [term.joined] : [])]))];
  if (words.length === 0) return new Map();
  const named = (table: string, scope: Scope, text: SearchText, word: string) => sql`coalesce((
    select json_agg(id) from ${sql.table(table)} where ${within(caller, scope)} and ${hasWord(text, word, spelling)}), '[]')`;
  const { rows } = await sql<{ found: Named[] }>`select json_build_array(${sql.join(
    words.map(
      (word) => sql`json_build_object(
        'vendors', ${named('vendors', 'organizations', searchName(), word)},
        'endUsers', ${named('end_users', 'organizations', endUserLabel, word)},
        'groups', ${named('groups', 'programs', searchName(), word)})`,
    ),
  )}) as found`.execute(db);
  return new Map(rows[0]?.found.map((found, at) => [words[at] ?? '', found]));
}

/** Matches orders that have each word in their numbers, or in the name of their vendor, end user or group. */
function searched(eb: Builder, typed: string, named: ReadonlyMap<string, Named> | null, { spelling, hiding }: Given) {
  return hasWords(typed, spelling, (word, spelled) => {
    const { vendors = [], endUsers = [], groups = [] } = named?.get(word) ?? {};
    const places = [
      ...inNumbers(eb, hiding, (text) => hasWord(text, word, spelled)),
      ...(vendors.length > 0 ? [eb('po.vendor_id', 'in', vendors)] : []),
      ...(endUsers.length > 0 ? [eb('po.end_user_id', 'in', endUsers)] : []),
      ...(groups.length > 0 ? [eb('po.group_id', 'in', groups)] : []),
    ];
    return sql<boolean>`${eb.or(places)}`;
  });
}

const orderText = searchText('po.search_text', ['number', 'internal']);
const endUserLabel = searchText('search_text', ['label', 'organization'])('label', 'label');

/** Matches in an order's numbers; in the internal one only where an order shows it. */
function inNumbers(eb: Builder, hiding: readonly number[], matches: (text: SearchText) => Expression<SqlBool>) {
  if (hiding.length === 0) return [matches(orderText())];
  return [matches(orderText('number', 'number')), internal(eb, hiding, matches)];
}

function internal(eb: Builder, hiding: readonly number[], matches: (text: SearchText) => Expression<SqlBool>) {
  const has = matches(orderText('internal', 'internal'));
  return hiding.length > 0 ? eb.and([has, eb('po.program_id', 'not in', hiding)]) : has;
}

function filtered(eb: Builder, filters: Filters, { hiding, isDue, spelling }: Given): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { order_number, order_number_internal, order_date_from, order_date_to } = filters;
  const { group_ids, end_user_ids, vendor_ids, statuses, phases, due, source, user_ids, overview } = filters;
  if (order_number) all.push(has(orderText('number', 'number'), order_number, spelling));
  if (order_number_internal) {
    all.push(internal(eb, hiding, (text) => has(text, order_number_internal, spelling)));
  }
  if (order_date_from) all.push(eb('po.order_date', '>=', order_date_from));
  if (order_date_to) all.push(eb('po.order_date', '<=', order_date_to));
  if (group_ids) all.push(eb('po.group_id', 'in', group_ids));
  if (end_user_ids) all.push(eb('po.end_user_id', 'in', end_user_ids));
  if (vendor_ids) all.push(eb('po.vendor_id', 'in', vendor_ids));
  if (statuses) all.push(eb('po.status', 'in', statuses));
  if (phases) all.push(eb('po.status', '=', anyKeyOf(keysIn(purchaseOrderStatuses, ...phases))));
  if (due) all.push(hasItem(eb, eb.or(due.map(isDue))));
  if (source) all.push(eb('po.external', '=', source === 'false'));
  if (user_ids) all.push(assignedTo(eb, user_ids));
  all.push(...momentWithin('po.updated_at', filters.updated_at_from, filters.updated_at_to));
  if (overview) all.push(eb('po.status', 'in', pendingStatuses), hasItem(eb, sql<boolean>`not i.received`));
  return all;
}

/** Matches orders assigned to any of these users; `unassigned` matches orders without assigned users. */
function assignedTo(eb: Builder, users: NonNullable<Filters['user_ids']>) {
  const ids = users.filter((user) => user !== 'unassigned');
  const assigned = eb.selectFrom('purchase_order_users as pu');
  if (ids.length === users.length)
    return eb('po.id', 'in', assigned.select('pu.purchase_order_id').where('pu.user_id', 'in', ids));
  const own = assigned.whereRef('pu.purchase_order_id', '=', 'po.id');
  if (ids.length === 0) return eb.not(eb.exists(own.select('pu.user_id')));
  // One lookup of each order's own users: `in … or not exists` reads all orders of a user first.
  return sql<boolean>`(${own.select(sql`coalesce(bool_or(pu.user_id in (${sql.join(ids)})), true)`.as('any'))})`;
}

/** Matches orders with an item (`i`) that matches a condition. */
function hasItem(eb: Builder, where: Expression<SqlBool>) {
  const items = eb.selectFrom('order_items as i').select('i.id').where(where);
  return eb.exists(items.whereRef('i.purchase_order_id', '=', 'po.id'));
}

/** Returns the orders that match a query, in its order: the latest order date first by default. */
export async function sortedOrders(
  db: Db,
  caller: Caller,
  query: PurchaseOrderListQuery,
  isDue: IsDue,
  spelling: Spelling,
): Promise<Sorted> {
  const hiding = await programsHidingInternal(db, caller, query);
  const matching = await matchingOrders(db, caller, query, { hiding, isDue, spelling });
  const { field, direction } = query.sort ?? { field: 'order_date' as const, direction: 'desc' as const };
  const order = { by: purchaseOrderColumns[field].sortBy(caller, hiding), direction };
  return {
    matching,
    id: 'po.id',
    order,
    programs: { column: 'po.program_id', ids: programsOf(caller, query.program_id) },
  };
}
