import { z } from 'zod';
import { notFound, rejectedTransition } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import { commentsOfItems } from '../comment/table.ts';
import { noteWrites } from '../history/note.ts';
import { writeHistory } from '../history/table.ts';
import { requireNewest } from '../history/versioned.ts';
import { topic } from '../live/broadcast.ts';
import { checkEach, passedOf } from '../record/checkEach.ts';
import { orderItemLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { manyOf, onlyOf, type RowResult, resultsOf, rowIn, rowsOf, type SentRow } from '../record/many.ts';
import { parentsOfItem } from '../record/parents.ts';
import type { WriteContext } from '../record/write.ts';
import { lockItems } from './change.ts';
import { type OrderItemRow, toRecord } from './read.ts';
import { asShown, whyNotRemovable } from './rules.ts';
import type { OrderItem } from './schema.ts';
import { leaveLine } from './split.ts';

const removal = z.strictObject({ id, lock_version: z.int().optional() });

/** The items to remove, each with the version that was read, if it is sent. */
export const orderItemsRemoval = manyOf({ order_items: rowsOf(removal, 'id') });

/**
 * Removes many items and their comments. A row is rejected with 409 `stale` when its `lock_version` is not the newest,
 * 409 `transition` unless it is open, in no shipment and its order is open to edits, and 404.
 * @returns each removed item as it was
 */
export async function removeItems(
  context: WriteContext,
  sent: readonly SentRow<z.infer<typeof removal>>[],
  partial: boolean,
): Promise<RowResult<OrderItem>[]> {
  const { db, caller } = context;
  const ids = sent.flatMap((row) => ('row' in row ? [row.row.id] : []));
  const found = new Map((await lockItems(context, ids)).map((row) => [row.id, row]));
  const outcomes = await checkEach(db, sent, {
    partial,
    check: (row) => {
      const { id, lock_version } = rowIn(row);
      const before = found.get(id);
      if (!before) throw notFound();
      requireNewest(lock_version, before, () => toRecord(before, caller));
      const reason = whyNotRemovable(caller, before);
      if (reason) throw rejectedTransition(reason);
      return before;
    },
    write: (rows) => remove(context, rows),
  });
  return resultsOf(
    outcomes,
    passedOf(outcomes).map((row) => toRecord(row, caller)),
  );
}

/** Removes one item. @param version undefined removes the newest @throws as a row of `removeItems` is rejected */
export async function removeItem(context: WriteContext, id: number, version?: number): Promise<void> {
  onlyOf(await removeItems(context, [{ row: { id, lock_version: version } }], false));
}

async function remove(context: WriteContext, rows: readonly OrderItemRow[]): Promise<void> {
  const { db, caller } = context;
  const ids = rows.map(({ id }) => id);
  const comments = await commentsOfItems(db, caller, ids);
  // The parts of a line name its first: another becomes it.
  const named = db.selectFrom('order_items').select('split_from_id as id').distinct().orderBy('split_from_id');
  for (const { id } of await named.where('split_from_id', '=', anyOf(ids)).execute()) {
    if (id !== null) await leaveLine(db, id);
  }
  await db.deleteFrom('order_items').where('id', '=', anyOf(ids)).execute();
  const gone = rows.map((row) => ({ record: recordOf(row), changes: asShown(lostBy(row)) }));
  await noteWrites(context, 'delete', gone);
  // The order's history keeps the removal: the item's own can no longer be requested.
  await writeHistory(
    db,
    rows.map((row) => ({
      organizationId: row.organization_id,
      type: 'PurchaseOrder',
      id: row.purchase_order_id,
      userId: caller.userId,
      action: 'remove_items',
      importId: context.importId,
      changes: [
        { field: 'order_items', from: orderItemLabel(row.position, row.material), to: null },
        ...lostBy(row).map((change) => ({ ...change, field: `order_items.${change.field}` })),
      ],
    })),
  );
  const byItem = Map.groupBy(comments, ({ parent }) => parent.id);
  for (const row of rows) announceGone(context, row, byItem.get(row.id) ?? []);
}

function lostBy({ position, material, catalog_number, quantity, value_per_item }: OrderItemRow) {
  const fields = Object.entries({ position, material, catalog_number, quantity, value_per_item });
  return fields.map(([field, from]) => ({ field, from, to: null }));
}

function recordOf(row: OrderItemRow) {
  const { id, organization_id: organizationId, program_id: programId, lock_version: lockVersion } = row;
  return { type: 'OrderItem', id, organizationId, programId, lockVersion, parents: parentsOfItem(row) } as const;
}

/** Announces the deletion of an item's comments, which are shown at its order, too. */
function announceGone(
  { announce }: WriteContext,
  { id, purchase_order_id, program_id }: OrderItemRow,
  comments: readonly object[],
): void {
  const of = [topic.comments('OrderItem', id), topic.comments('PurchaseOrder', purchase_order_id)];
  const shownAt = [...of, topic.programComments(program_id)];
  for (const comment of comments) {
    for (const name of shownAt) announce({ topic: name, message: { action_type: 'delete', comment } });
  }
}
