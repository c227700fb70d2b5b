import { type FieldMessages, invalid, rejectedTransition, unfinishedItems } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { versionedMany } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { notifyAssigned } from '../notification/rules.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ManyResult } from '../record/many.ts';
import { checkParties } from '../record/party.ts';
import { whyNotMixed, whyNotNumbered } from '../record/sample.ts';
import { heldFrom } from '../record/status.ts';
import { newVersion, updateRows, type WriteContext } from '../record/write.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { substatusesFor } from '../substatus/table.ts';
import { assignsUsers } from '../user/rules.ts';
import { visibleOrders } from './filters.ts';
import { messages } from './messages.ts';
import { type PurchaseOrderRow, readOrderRows, shownFields, toRecord } from './read.ts';
import { asShown, isClosing, purchaseOrderStatuses, whyLocked, whyNotMoved } from './rules.ts';
import type { OrderStatusChange, PurchaseOrder, PurchaseOrderUpdate } from './schema.ts';
import { readUnfinished } from './unfinished.ts';

export const assignments = { table: 'purchase_order_users', record: 'purchase_order_id' } as const;
export const unique = { purchase_orders_number: 'order_number' };
/** The versioned writes of orders. */
export const orders = versionedMany({
  type: 'PurchaseOrder',
  read: (context: WriteContext, ids, lock) =>
    lock ? lockOrders(context, ids) : readOrderRows(context.db, context.caller, ids),
  toRecord: (row, { caller }) => toRecord(row, caller),
  asMade: (row, { caller }) => ({ ...row, created_by_id: caller.userId }),
  asShown,
});

/** Changes the given fields. @throws 409 `stale` when `lock_version` is sent and is not the newest, 422, 404 */
export function updateOrder(context: WriteContext, id: number, input: PurchaseOrderUpdate): Promise<PurchaseOrder> {
  const { db } = context;
  const { lock_version, ...fields } = input;
  return orders.update(context, id, lock_version, (before) => {
    const locked = whyLocked(before.status);
    if (locked) throw rejectedTransition(locked);
    checkSwitches(before, fields);
    const changes = differences(before, fields);
    const write = async () => {
      checkFields(fields, before, await findReferred(db, before, [fields]));
      await checkParties(db, partyFields, fields, before);
      if (changes.some(({ field }) => keptByItems.includes(field))) await lockItems(db, id);
      if (fields.group_id !== undefined && fields.group_id !== before.group_id) {
        await checkShipped(db, id, fields.group_id);
      }
      const values = { ...fields, ...newVersion };
      await onUniqueViolation(db.updateTable('purchase_orders').set(values).where('id', '=', id).execute(), unique);
    };
    return { changes, write };
  });
}

/** Sets the assigned users of orders. */
export const assignUsers = assignsUsers({
  records: orders,
  table: 'purchase_orders',
  assignments,
  archived: () => messages.archived,
  notify: (context, added) =>
    notifyAssigned(
      context,
      added.map(({ row, userIds }) => ({ record: shared(row), userIds })),
    ),
});

/**
 * Moves orders to a status, each checked against its current one. A row is rejected with 409 `transition`, 422 and 404. An
 * order with unfinished items is closed only if that is `confirmed`.
 */
export function assignStatuses(
  context: WriteContext,
  ids: readonly number[],
  { confirmed, ...to }: OrderStatusChange,
  partial: boolean,
  versions: readonly number[] = [],
): Promise<ManyResult<PurchaseOrder, PurchaseOrderRow>[]> {
  const { db } = context;
  const sent = ids.map((key, index) => ({ key, version: versions[index] }));
  const substatuses = substatusesFor(db, 'purchase_order');
  return orders.updateMany(context, sent, partial, async (rows) => {
    const closing = confirmed ? [] : rows.filter(({ status }) => isClosing(status, to.status));
    const unfinished = await readUnfinished(
      db,
      closing.map(({ id }) => id),
    );
    return {
      check: async (before) => {
        const standing = {
          organizationId: before.organization_id,
          status: before.status,
          sub_status: before.sub_status,
          whyNot: (next: string) => whyNotMoved(before, next),
        };
        const after = await checkedStatus(substatuses, purchaseOrderStatuses, standing, to);
        const left = unfinished(before.id);
        if (left.length > 0) throw unfinishedItems(left);
        return {
          action: 'assign_status',
          changes: differences(before, after),
          after: { ...after, held_from: heldFrom(before, after.status) },
        };
      },
      write: (changed) =>
        updateRows(
          db,
          'purchase_orders',
          changed.map(({ before, change: { after } }) => ({ before, after })),
        ),
    };
  });
}

/** Locks the rows until the commit, so that checks still hold at the write; by id, like every other writer. */
async function lockOrders({ db, caller }: WriteContext, ids: readonly number[]): Promise<PurchaseOrderRow[]> {
  const visible = visibleOrders(db, caller).where('po.id', '=', anyOf(ids));
  await visible.select('po.id').orderBy('po.id').forUpdate().execute();
  return readOrderRows(db, caller, ids);
}

/** The columns that items copy from their order, so that changing them changes the items. */
const keptByItems = ['order_number', 'vendor_id', 'group_id'];

/** Locks the items in the order in which shipments lock them, so that two writers never deadlock. */
async function lockItems(db: Db, id: number): Promise<void> {
  const items = db.selectFrom('order_items').select('id').where('purchase_order_id', '=', id);
  await items.orderBy('id').forNoKeyUpdate().execute();
}

/** Rejects another group while items are in shipments, which are for one group each. Requires locked items. @throws 422 */
async function checkShipped(db: Db, id: number, groupId: number): Promise<void> {
  const elsewhere = await db
    .selectFrom('order_items as i')
    .innerJoin('shipments as s', 's.id', 'i.shipment_id')
    .select('i.id')
    .where('i.purchase_order_id', '=', id)
    .where('s.group_id', '!=', groupId)
    .limit(1)
    .executeTakeFirst();
  if (elsewhere) throw invalid({ group_id: [messages.itemsInShipments] });
}

/** Rejects hidden fields even when nothing would change: the response must not reveal the stored value. @throws 422 */
export function checkSwitches(order: Parameters<typeof shownFields>[0], fields: PurchaseOrderUpdate): void {
  const hidden = Object.entries(shownFields(order)).filter(([field, shown]) => !shown && field in fields);
  const errors: FieldMessages = Object.fromEntries(hidden.map(([field]) => [field, [messages.switchedOff]]));
  if (hidden.length > 0) throw invalid(errors);
}

export type Place = Pick<PurchaseOrderRow, 'organization_id' | 'program_id'>;
/** The place of an order, whether it is sample data, and its number, if it has one already. */
export type MarkedPlace = Place & Pick<PurchaseOrderRow, 'sample'> & Partial<Pick<PurchaseOrderRow, 'order_number'>>;

/** The records that orders may refer to: by field and id, whether one is sample data; null if that depends on its program. */
export type Referred = Readonly<
  Record<keyof typeof partyFields, ReadonlyMap<number, { readonly sample: boolean } | null>>
>;

/**
 * Finds which of these records orders of an organization and program may refer to. Those that could leave the program are
 * locked, so that they stay until the orders are written.
 */
export async function findReferred(
  db: Db,
  { organization_id, program_id }: Place,
  sent: readonly PurchaseOrderUpdate[],
): Promise<Referred> {
  const idsOf = (field: keyof typeof partyFields) =>
    [...new Set(sent.flatMap((fields) => fields[field] ?? []))].sort((a, b) => a - b);
  const [vendors, endUsers, groups] = [idsOf('vendor_id'), idsOf('end_user_id'), idsOf('group_id')];
  const foundVendors =
    vendors.length === 0
      ? []
      : await db
          .selectFrom('vendors')
          .select(['id', 'sample'])
          .where('id', '=', anyOf(vendors))
          .where('organization_id', '=', organization_id)
          .execute();
  const foundEndUsers =
    endUsers.length === 0
      ? []
      : await db
          .selectFrom('end_user_programs')
          .select('end_user_id as id')
          .where('end_user_id', '=', anyOf(endUsers))
          .where('program_id', '=', program_id)
          .orderBy('end_user_id')
          .forKeyShare()
          .execute();
  const foundGroups =
    groups.length === 0
      ? []
      : await db
          .selectFrom('groups')
          .select('id')
          .where('id', '=', anyOf(groups))
          .where('program_id', '=', program_id)
          .orderBy('id')
          .forKeyShare()
          .execute();
  return {
    vendor_id: new Map(foundVendors.map(({ id, sample }) => [id, { sample }])),
    end_user_id: new Map(foundEndUsers.map(({ id }) => [id, null])),
    group_id: new Map(foundGroups.map(({ id }) => [id, null])),
  };
}

/**
 * Checks that an order refers only to records of its organization and program, none of sample data unless the order is, and
 * that its number says so.
 * @throws 422
 */
export function checkFields(fields: PurchaseOrderUpdate, order: MarkedPlace, referred: Referred): void {
  const errors: FieldMessages = {};
  let isOutOfReach = false;
  const number = whyNotNumbered(order.sample, fields.order_number, order.order_number);
  if (number) errors['order_number'] = [number];
  for (const field of ['vendor_id', 'end_user_id', 'group_id'] as const) {
    const id = fields[field];
    if (id === undefined) continue;
    const found = referred[field].get(id);
    const reason = found === undefined ? messages.notFound : found && whyNotMixed(order, found);
    if (reason) errors[field] = [reason];
    isOutOfReach ||= found === undefined;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, isOutOfReach);
}

/** The fields of an order that name a party, with the kinds of the parties. */
export const partyFields = { vendor_id: 'vendor', end_user_id: 'end_user', group_id: 'group' } as const;

/** Returns the order as notifications refer to it. */
export const shared = ({ id, organization_id, program_id }: Place & { readonly id: number }) => ({
  type: 'PurchaseOrder' as const,
  id,
  organizationId: organization_id,
  programId: program_id,
});
