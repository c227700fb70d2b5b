import { programsOf } from '../access/caller.ts';
import { invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences, type FieldChange } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { notifyAssigned } from '../notification/rules.ts';
import { checkAssigned, setAssigned } from '../record/assigned.ts';
import { checkEach, passedOf } from '../record/checkEach.ts';
import { onlyOf, type RowResult, resultsOf, rowIn, type SentRow } from '../record/many.ts';
import { namedParties } from '../record/party.ts';
import type { WriteContext } from '../record/write.ts';
import { assignable } from '../user/rules.ts';
import { messages } from './messages.ts';
import type { PurchaseOrder, PurchaseOrderCreate } from './schema.ts';
import { assignments, checkFields, checkSwitches, findReferred, orders, partyFields, shared, unique } from './write.ts';

/** A new order of a known program. */
type NewOrder = Omit<PurchaseOrderCreate, 'program_id'>;

/**
 * Creates an order.
 * @param told what its history says besides its fields
 * @throws 422 on a broken rule, or when the program is not the caller's
 */
export async function createOrder(
  context: WriteContext,
  { program_id, ...row }: PurchaseOrderCreate,
  told: readonly FieldChange[] = [],
): Promise<PurchaseOrder> {
  return onlyOf(await createOrders(context, program_id, [{ row }], false, told));
}

/**
 * Creates many orders of a program, with a fixed number of statements. A row is rejected with 422 on a broken rule.
 * @param told what the history of each says besides its fields
 * @throws 422 when the program is not the caller's
 */
export async function createOrders(
  context: WriteContext,
  programId: number,
  sent: readonly SentRow<NewOrder>[],
  partial: boolean,
  told: readonly FieldChange[] = [],
): Promise<RowResult<PurchaseOrder>[]> {
  const { db } = context;
  const program = await programOf(context, programId);
  const fields = sent.flatMap((row) => ('row' in row ? [row.row] : []));
  const place = { ...program, program_id: programId };
  const referred = await findReferred(db, place, fields);
  const whyParties = await namedParties(db, partyFields, fields);
  const users = await assignable(
    db,
    programId,
    fields.flatMap(({ user_ids = [] }) => user_ids),
  );
  const ids = new Map<NewOrder, number>();
  const outcomes = await checkEach(db, sent, {
    partial,
    check: (row) => {
      const order = rowIn(row);
      const { user_ids = [], ...own } = order;
      checkSwitches(program, own);
      checkFields(own, place, referred);
      const prohibited = whyParties(own);
      if (prohibited) throw invalid(prohibited);
      checkAssigned(user_ids, users, 'user_ids');
      return order;
    },
    write: async (rows) => {
      for (const [index, id] of (await insertOrders(db, place, rows)).entries()) {
        const row = rows[index];
        if (row) ids.set(row, id);
      }
    },
  });
  const made = passedOf(outcomes).map((order) => ({ order, id: ids.get(order) ?? 0 }));
  for (const { id, order } of made) {
    if (order.user_ids && order.user_ids.length > 0) await setAssigned(db, assignments, [id], order.user_ids);
  }
  const records = await orders.finishMany(
    context,
    'create',
    made.map(({ id, order: { user_ids = [], ...own } }) => {
      return { key: id, changes: [...differences({}, { program_id: programId, ...own, user_ids }), ...told] };
    }),
  );
  const { organization_id } = program;
  await notifyAssigned(
    context,
    made.flatMap(({ id, order: { user_ids: userIds = [] } }) => {
      const record = shared({ id, organization_id, program_id: programId });
      return userIds.length > 0 ? [{ record, userIds }] : [];
    }),
  );
  return resultsOf(outcomes, records);
}

async function programOf({ db, caller }: WriteContext, id: number) {
  const program = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['p.organization_id', 'p.order_number_internal_enabled', 'p.sample', 'o.feature_flags'])
    .where('p.id', '=', id)
    .where('p.id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!program) throw outOfReach('program_id', messages.notFound);
  return program;
}

type NewPlace = Awaited<ReturnType<typeof programOf>> & { readonly program_id: number };

/** Inserts orders, and returns their ids in the order of the rows. */
async function insertOrders(
  db: Db,
  { sample, organization_id, program_id }: NewPlace,
  rows: readonly NewOrder[],
): Promise<number[]> {
  const values = rows.map(({ user_ids: _, ...own }) => ({ ...own, sample, organization_id, program_id }));
  const inserted = db.insertInto('purchase_orders').values(values).returning(['id', 'order_number']).execute();
  const ids = new Map((await onUniqueViolation(inserted, unique)).map((row) => [row.order_number, row.id]));
  return rows.map(({ order_number }) => ids.get(order_number) ?? 0);
}
