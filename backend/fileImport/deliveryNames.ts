/** The programs, groups, end users and vendors that deliveries name: found, or made once. */
import { sql } from 'kysely';
import { HttpError } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { withinSavepoint } from '../record/checkEach.ts';
import type { DeliveredOrderPlan } from './deliveryWrites.ts';
import type { ImportPlace, MadeRecord, NamedTable, NamedValue, WriteContext } from './kind.ts';
import { namedTables } from './namedTables.ts';
import { findNamed } from './names.ts';

/** The records that an order belongs to. */
export interface Belongings {
  readonly programId: number;
  readonly groupId: number;
  readonly endUserId: number;
  readonly vendorId: number;
}

/** An order that is written, with what its names were found or made to be; or why they cannot be. */
export interface NamedOrder {
  readonly belongings: Belongings;
  /** The records that were made for it. */
  readonly made: readonly MadeRecord[];
}

/** Creates what finds or makes the records that orders name, in one transaction. Each is made for the first order that names it. */
export function deliveryNames(context: WriteContext) {
  const { db, place } = context;
  const known = new Map<string, number>();
  let programIds = context.caller.programIds;
  const keyOf = (table: NamedTable, programId: number | null, name: string) => JSON.stringify([table, programId, name]);
  const within = (programId: number): ImportPlace => ({ ...place, programId });

  /** Looks names up. */
  async function learn(table: NamedTable, own: ImportPlace, named: readonly NamedValue[]): Promise<void> {
    const names = new Set(named.flatMap((each) => ('create' in each ? each.create : [])));
    for (const [name, [found]] of await findNamed(db, own, table, [...names])) {
      if (found) known.set(keyOf(table, own.programId, name), found.id);
    }
  }

  /** Returns the id of what is found under a name; undefined if it is to be made. */
  const found = (table: NamedTable, programId: number | null, named: NamedValue): number | undefined =>
    'id' in named ? named.id : known.get(keyOf(table, programId, named.create));

  /** Returns what an order belongs to; undefined if some of it is to be made. */
  function belongingsOf(order: DeliveredOrderPlan): Belongings | undefined {
    const programId = found('programs', null, order.program_id);
    const groupId = programId && found('groups', programId, order.group_id);
    const endUserId = found('end_users', null, order.end_user_id);
    const vendorId = found('vendors', null, order.vendor_id);
    return programId && groupId && endUserId && vendorId ? { programId, groupId, endUserId, vendorId } : undefined;
  }

  async function made(order: DeliveredOrderPlan, records: MadeRecord[]): Promise<Belongings> {
    const idOf = async (table: NamedTable, own: ImportPlace, named: NamedValue) => {
      const id = found(table, own.programId, named);
      if (id !== undefined || 'id' in named) return id ?? 0;
      // What is in a program that was just made is the caller's.
      const as = { ...context, caller: { ...context.caller, programIds } };
      const { country } = order;
      const record = await namedTables[table].create(as, own, named.create, { country });
      known.set(keyOf(table, own.programId, named.create), record.id);
      if (table === 'programs') programIds = [...programIds, record.id];
      records.push(record);
      return record.id;
    };
    const programId = await idOf('programs', place, order.program_id);
    const groupId = await idOf('groups', within(programId), order.group_id);
    const endUserId = await idOf('end_users', place, order.end_user_id);
    const vendorId = await idOf('vendors', place, order.vendor_id);
    return { programId, groupId, endUserId, vendorId };
  }

  return {
    /** Finds or makes what orders name. @returns for each, what that is, or why it cannot be made */
    async all(orders: readonly DeliveredOrderPlan[]): Promise<(NamedOrder | HttpError)[]> {
      for (const [table, key] of NAMED) {
        await learn(
          table,
          place,
          orders.map((order) => order[key]),
        );
      }
      const byProgram = Map.groupBy(orders, ({ program_id }) => found('programs', null, program_id));
      for (const [programId, its] of byProgram) {
        const groups = its.map(({ group_id }) => group_id);
        if (programId !== undefined) await learn('groups', within(programId), groups);
      }
      const results: (NamedOrder | HttpError)[] = [];
      for (const order of orders) {
        const belongings = belongingsOf(order);
        results.push(belongings ? { belongings, made: [] } : await attempt(db, (records) => made(order, records)));
      }
      return results;
    },
  };
}

const NAMED = [
  ['programs', 'program_id'],
  ['end_users', 'end_user_id'],
  ['vendors', 'vendor_id'],
] as const;

/** Runs what may make records in a savepoint. @throws any error that is no rejection */
async function attempt(db: Db, work: (made: MadeRecord[]) => Promise<Belongings>): Promise<NamedOrder | HttpError> {
  const made: MadeRecord[] = [];
  try {
    return { belongings: await withinSavepoint(db, () => work(made)), made };
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return error;
    throw error;
  }
}

/** Adds end users to the programs and groups of their orders, and keeps that the import did. */
export async function joinEndUsers({ db, importId }: WriteContext, all: readonly Belongings[]): Promise<void> {
  const endUsers = all.map(({ endUserId }) => endUserId);
  await sql`
    insert into end_user_programs (end_user_id, program_id, import_id)
    select distinct e, p, ${importId}::bigint
    from unnest(${endUsers}::bigint[], ${all.map(({ programId }) => programId)}::bigint[]) as s(e, p)
    on conflict do nothing`.execute(db);
  await sql`
    insert into end_user_groups (end_user_id, group_id, import_id)
    select distinct e, g, ${importId}::bigint
    from unnest(${endUsers}::bigint[], ${all.map(({ groupId }) => groupId)}::bigint[]) as s(e, g)
    on conflict do nothing`.execute(db);
}

/** Ends those memberships that an import made and no order needs any more. */
export async function leaveEndUsers({ db, importId }: Pick<WriteContext, 'db' | 'importId'>): Promise<void> {
  await sql`
    delete from end_user_groups m where m.import_id = ${importId} and not exists (
      select 1 from purchase_orders o where o.group_id = m.group_id and o.end_user_id = m.end_user_id)`.execute(db);
  await sql`
    delete from end_user_programs m where m.import_id = ${importId} and not exists (
      select 1 from purchase_orders o where o.program_id = m.program_id and o.end_user_id = m.end_user_id)`.execute(db);
}
