/** How an import of an order with its items is taken back. */
import { sql } from 'kysely';
import { HttpError } from '../api/errors.ts';
import { refusalOf } from '../backgroundWork/refusal.ts';
import type { Db } from '../db/client.ts';
import { noteWrites } from '../history/note.ts';
import { readItemRows } from '../orderItem/read.ts';
import { removeItems } from '../orderItem/remove.ts';
import { whyNotRemovable } from '../orderItem/rules.ts';
import { orderItemUpdate } from '../orderItem/schema.ts';
import { updateItems } from '../orderItem/write.ts';
import { purchaseOrderUpdate } from '../purchaseOrder/schema.ts';
import { updateOrder } from '../purchaseOrder/write.ts';
import { mostRows, type RowResult } from '../record/many.ts';
import type { MadeRecord, NamedTable, RowToTakeBack, WriteContext } from './kind.ts';
import { removeMade } from './made.ts';
import { messages } from './messages.ts';
import { namedTables } from './namedTables.ts';

/** Returns why each of these items stays if an import is undone, or null. */
export async function whyStay(
  { db, caller }: { readonly db: Db; readonly caller: WriteContext['caller'] },
  rows: readonly RowToTakeBack[],
): Promise<(string | null)[]> {
  const ofItems = rows.flatMap(({ recordId, ...row }) => (recordId === null ? [] : [{ recordId, ...row }]));
  const items = new Map(
    (
      await readItemRows(
        db,
        caller,
        ofItems.map(({ recordId }) => recordId),
      )
    ).map((item) => [item.id, item]),
  );
  return rows.map(({ recordId, version, back }) => {
    if (recordId === null) return null;
    const item = items.get(recordId);
    if (!item) return messages.stays.removed;
    if (item.received) return messages.stays.received;
    if (item.shipment_id !== null) return messages.stays.shipped;
    if (item.lock_version !== version) return messages.stays.changed;
    return back === null && whyNotRemovable(caller, item) ? messages.stays.locked : null;
  });
}

/** Takes back what an import made of an order: new items and the order go, changed ones get their earlier values. */
export async function takeBack(
  context: WriteContext,
  order: MadeRecord | null,
  rows: readonly RowToTakeBack[],
): Promise<(string | null)[]> {
  const reasons = new Map<number, string | null>();
  const ofItems = rows.flatMap(({ recordId, ...row }) => (recordId === null ? [] : [{ recordId, ...row }]));
  const made = ofItems.filter(({ back }) => back === null);
  const changed = ofItems.filter(({ back }) => back !== null);
  const note = (part: readonly RowToTakeBack[], results: readonly RowResult<unknown>[]) => {
    for (const [index, { row }] of part.entries()) {
      const result = results[index];
      reasons.set(row, result && 'rejected' in result ? refusalOf(result.rejected).reason : null);
    }
  };
  for (let at = 0; at < made.length; at += mostRows) {
    const part = made.slice(at, at + mostRows);
    const sent = part.map(({ recordId, version }) => ({ row: { id: recordId, lock_version: version } }));
    note(part, await removeItems(context, sent, true));
  }
  for (let at = 0; at < changed.length; at += mostRows) {
    const part = changed.slice(at, at + mostRows);
    const sent = part.map(({ recordId, version, back }) => {
      return { row: { ...orderItemUpdate.parse(back), id: recordId, lock_version: version } };
    });
    note(part, await updateItems(context, sent, true));
  }
  if (order) {
    const stays = await (order.back ? restoreOrder(context, order, order.back) : removeOrder(context, order));
    if (stays) for (const { row, recordId } of rows) if (recordId === null) reasons.set(row, stays);
  }
  return rows.map(({ row }) => reasons.get(row) ?? null);
}

/** Gives an order that an import changed its earlier values, if nobody has changed it since. @returns why it stays, or null */
async function restoreOrder(
  context: WriteContext,
  { id, version }: MadeRecord,
  back: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  try {
    await updateOrder(context, id, purchaseOrderUpdate.parse({ ...back, lock_version: version }));
    return null;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return refusalOf(error).reason;
    throw error;
  }
}

/** Removes an order that an import made, once nothing of it is left and it is as it was made. @returns why it stays, or null */
export async function removeOrder(context: WriteContext, { id, version }: MadeRecord): Promise<string | null> {
  const { rows } = await sql<GoneOrder>`
    delete from purchase_orders po where po.id = ${id} and po.lock_version = ${version}
      and not exists (select 1 from order_items i where i.purchase_order_id = po.id)
      and not exists (select 1 from comments c where c.purchase_order_id = po.id)
      and not exists (select 1 from documents d where d.parent_type = 'PurchaseOrder' and d.parent_id = po.id)
    returning organization_id, program_id, vendor_id as vendors, end_user_id as end_users, group_id as groups`.execute(
    context.db,
  );
  const [gone] = rows;
  if (!gone) return messages.stays.changed;
  const place = { organizationId: gone.organization_id, programId: gone.program_id };
  const record = { type: 'PurchaseOrder', id, lockVersion: version, ...place } as const;
  await noteWrites(context, 'delete', [{ record, changes: [] }]);
  await removeNames(context, gone);
  return null;
}

type GoneOrder = { readonly organization_id: number; readonly program_id: number } & Readonly<
  Record<NamedTable, number>
>;

/** Removes what the import made under the names of an order that is gone, unless something else uses it. */
async function removeNames(context: WriteContext, gone: GoneOrder): Promise<void> {
  for (const table of ['groups', 'end_users', 'vendors'] as const) {
    const made = await context.db
      .selectFrom('file_import_made')
      .select('version')
      .where('import_id', '=', context.importId)
      .where('record_type', '=', namedTables[table].type)
      .where('record_id', '=', gone[table])
      .executeTakeFirst();
    if (made) await removeMade(context, table, gone[table], made.version);
  }
}
