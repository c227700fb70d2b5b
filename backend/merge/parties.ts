/** Reads the records that may be merged, and what names them. */
import { type RawBuilder, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import type { MergeKind, PartyRow } from './kinds.ts';
import { memberships, references } from './references.ts';
import { type NamingCount, namings } from './table.ts';

/** A record that may be merged, with where it belongs. */
export interface Party {
  readonly id: number;
  readonly label: string;
  readonly organizationId: number;
  readonly programId: number | null;
  readonly programName: string | null;
  /** What it has in common with those that it can be one with. */
  readonly place: string;
  readonly createdAt: Date;
  /** Its columns, as JSON. */
  readonly row: PartyRow;
}

/** Returns the condition for rows `t` of a kind that the caller may open. */
export const openRows = ({ organization, program }: MergeKind, caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`${organization} in (${sql.join([...caller.organizationIds])})
    and (${program} is null or ${program} in (${sql.join([...programsOf(caller)])}))`;

/**
 * Reads these records in the order of their ids, omitting those that do not exist or are not the caller's.
 * @param lock locks them until the transaction ends, so that nothing begins to name them
 */
export async function readParties(
  db: Db,
  kind: MergeKind,
  caller: Caller,
  ids: readonly number[],
  lock = false,
): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select t.id, t.${sql.ref(kind.label)} as label, ${kind.organization} as "organizationId", ${kind.program} as "programId",
      (select p.name from programs p where p.id = ${kind.program}) as "programName", t.created_at as "createdAt", ${kind.place} as place,
      to_jsonb(t) as row
    from ${sql.table(kind.path)} t
    where t.id = ${anyOf(ids)} and ${openRows(kind, caller)}
    order by t.id ${lock ? sql`for update of t` : sql``}`.execute(db);
  return rows;
}

/** Returns the rows of a reference, as a condition on a row `t`. */
export const namesOneOf = (
  { column, typeColumn }: (typeof references)['Vendor'][number],
  kind: MergeKind,
  ids: readonly number[],
): RawBuilder<boolean> =>
  typeColumn === undefined
    ? sql<boolean>`t.${sql.ref(column)} = ${anyOf(ids)}`
    : sql<boolean>`t.${sql.ref(typeColumn)} = ${kind.type} and t.${sql.ref(column)} = ${anyOf(ids)}`;

/** Counts what names each of these records, of all programs; kinds that name none are left out. */
export async function countNamings(
  db: Db,
  kind: MergeKind,
  ids: readonly number[],
): Promise<Map<number, NamingCount[]>> {
  const orders = sql`select o.id, o.${sql.ref(kind.field)} as party from purchase_orders o
    where o.${sql.ref(kind.field)} = ${anyOf(ids)}`;
  const counts: RawBuilder<unknown>[] = [
    sql`select n.party as id, 'order_items' as what, count(*)::int as count
      from (${orders}) n join order_items i on i.purchase_order_id = n.id group by 1`,
  ];
  for (const reference of references[kind.type]) {
    if (!reference.counted) continue;
    counts.push(sql`select t.${sql.ref(reference.column)} as id, ${reference.counted} as what, count(*)::int as count
      from ${sql.table(reference.table)} t where ${namesOneOf(reference, kind, ids)} group by 1`);
  }
  if (kind.type !== 'Group') {
    // Through their items; what is in them is of the order.
    counts.push(sql`select n.party as id, 'commercial_invoices' as what, count(distinct i.shipment_id)::int as count
      from (${orders}) n join order_items i on i.purchase_order_id = n.id where i.shipment_id is not null group by 1`);
  }
  for (const { table, column, counted } of memberships[kind.type]) {
    if (!counted) continue;
    counts.push(sql`select t.${sql.ref(column)} as id, ${counted} as what, count(*)::int as count
      from ${sql.table(table)} t where t.${sql.ref(column)} = ${anyOf(ids)} group by 1`);
  }
  const { rows } = await sql<NamingCount & { id: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const inOrder = rows.sort((one, other) => namings.indexOf(one.what) - namings.indexOf(other.what));
  const byId = Map.groupBy(inOrder, ({ id }) => id);
  return new Map([...byId].map(([id, each]) => [id, each.map(({ what, count }) => ({ what, count }))]));
}

/** Returns the sum of counts by kind, in their order. */
export function sumOf(counts: readonly (readonly NamingCount[])[]): NamingCount[] {
  return namings.flatMap((what) => {
    const count = counts.flat().reduce((sum, each) => sum + (each.what === what ? each.count : 0), 0);
    return count > 0 ? [{ what, count }] : [];
  });
}
