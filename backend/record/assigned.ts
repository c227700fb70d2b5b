import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { invalid } from '../http/errors.ts';

/** Where it is kept who is assigned to records of one kind, and the column that says to which. */
export type Assignments =
  | { readonly table: 'purchase_order_users'; readonly record: 'purchase_order_id' }
  | { readonly table: 'shipment_users'; readonly record: 'shipment_id' };

/**
 * Refuses people who may not be assigned. @param allowed those of `userIds` who may
 * @throws 422 on the field
 */
export function checkAssigned(userIds: readonly number[], allowed: ReadonlySet<number>, field: string): void {
  if (userIds.some((id) => !allowed.has(id))) throw invalid({ [field]: ['must be active users of the program'] });
}

/** Sets who is assigned to a record: these, once each, and nobody else. */
export async function setAssigned(
  db: Db,
  { table, record }: Assignments,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(record)} = ${id}`.execute(db);
  await sql`insert into ${sql.table(table)} (${sql.ref(record)}, user_id)
    select distinct ${id}::bigint, unnest(${[...userIds]}::bigint[])`.execute(db);
}
