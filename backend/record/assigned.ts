import { sql } from 'kysely';
import { z } from 'zod';
import { valueMessages } from '../api/errorMessages.ts';
import { invalid } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { manyVersionedOf } from './many.ts';

/** How many users can be assigned to many records at once: each of them may be notified of each record. */
const mostAssigned = 25;

/** The table of assigned users of one record type, and its column of the record. */
export type Assignments =
  | { readonly table: 'purchase_order_users'; readonly record: 'purchase_order_id' }
  | { readonly table: 'shipment_users'; readonly record: 'shipment_id' };

/**
 * Rejects users who may not be assigned.
 * @param allowed the assignable ones of `userIds`
 * @throws 422 on the field
 */
export function checkAssigned(userIds: readonly number[], allowed: ReadonlySet<number>, field: string): void {
  if (userIds.some((id) => !allowed.has(id))) throw invalid({ [field]: [valueMessages.notAssignable] });
}

/** Sets the assigned users of these records: each given user once, and no others. */
export async function setAssigned(
  db: Db,
  { table, record }: Assignments,
  ids: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(record)} = any(${[...ids]}::bigint[])`.execute(db);
  await sql`insert into ${sql.table(table)} (${sql.ref(record)}, user_id)
    select assigned_to, assigned from unnest(${[...ids]}::bigint[]) as assigned_to,
      unnest(${[...new Set(userIds)]}::bigint[]) as assigned`.execute(db);
}

/** The users to assign to many records, replacing all others. */
export const usersChange = z.strictObject({ ids: z.array(id).max(mostAssigned) });
/** The body of an assignment of the same users to many records. */
export const manyAssigned = manyVersionedOf({ user: usersChange });
