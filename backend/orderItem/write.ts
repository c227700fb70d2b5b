import type { Updateable } from 'kysely';
import { invalid, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import type { Change, Changed } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { type ManyResult, onlyOf, type SentRow } from '../record/many.ts';
import { namesProhibited } from '../record/party.ts';
import { heldFrom } from '../record/status.ts';
import { updateRows, type WriteContext } from '../record/write.ts';
import { missingForShipment } from '../shipment/rules.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { substatusesFor } from '../substatus/table.ts';
import { items } from './change.ts';
import {
  checkHsCode,
  checkNetQuantity,
  checkReceived,
  checkRights,
  checkSwitches,
  checkWorth,
  columnsOf,
  fitting,
  unique,
} from './checks.ts';
import { messages } from './messages.ts';
import type { OrderItemRow } from './read.ts';
import { correctedRelease, isCorrection, keepingReceipts } from './receipts.ts';
import { orderItemStatuses, whyLocked, whyNotMoved } from './rules.ts';
import type { OrderItem, OrderItemUpdate } from './schema.ts';
import type { OrderItemTable } from './table.ts';

/** A change of one of many items, or the reason it cannot be read. */
export type SentItem = SentRow<OrderItemUpdate & { id: number }>;

/**
 * Changes the given fields of many items. A row is rejected with 409 `stale` when its `lock_version` is not the newest,
 * with 409, 422, 403 and 404.
 */
export function updateItems(
  context: WriteContext,
  sent: readonly SentItem[],
  partial: boolean,
): Promise<ManyResult<OrderItem, OrderItemRow>[]> {
  return items.updateMany(context, sent.map(changeOf), partial, async () => ({
    check: (before, { fields }) => {
      const columns = checkedColumns(context, before, fields);
      return edited(before, { ...columns, ...correctedRelease(before, columns) });
    },
    write: (changed) => {
      const corrected = changed.filter(isCorrection).map(({ before }) => before.id);
      return keepingReceipts(context, 'corrected', corrected, () => writeItems(context.db, changed));
    },
  }));
}

/** Changes the given fields of one item. @throws as a row of `updateItems` is rejected */
export async function updateItem(context: WriteContext, id: number, input: OrderItemUpdate): Promise<OrderItem> {
  return onlyOf(await updateItems(context, [{ row: { ...input, id } }], false));
}

function changeOf(sent: SentItem) {
  if ('rejected' in sent) return { key: 0, rejected: sent.rejected, fields: {} };
  const { id, lock_version, ...fields } = sent.row;
  return { key: id, version: lock_version, fields };
}

/** The changes of an edit or a step. */
export interface ItemChange extends Change {
  readonly after: Updateable<OrderItemTable>;
}

/** Returns the change of an item to these columns. */
export const edited = (before: OrderItemRow, after: ItemChange['after'], action?: Change['action']): ItemChange => ({
  changes: differences({ ...before }, after),
  after,
  ...(action && { action }),
});

/** Writes checked changes in one statement. @throws 422 when the database rejects one of them */
export async function writeItems(db: Db, changed: readonly Changed<OrderItemRow, ItemChange>[]): Promise<void> {
  const rows = changed.map(({ before, change: { after } }) => ({ before: { ...before }, after: { ...after } }));
  await fitting(onUniqueViolation(updateRows(db, 'order_items', rows), unique));
}

/** A step of an item's life cycle, with or without an edit. */
export interface Step {
  readonly action: 'assess' | 'take_back_assessment';
  /** Returns the columns that the step sets. */
  readonly columns: (item: OrderItemRow) => Pick<OrderItemRow, 'assessed' | 'status'>;
  /** Returns the reason this item cannot take the step now, or null. */
  readonly whyNot: (item: OrderItemRow) => string | null;
}

/** A substatus belongs to its status. */
function setBy(step: Step, before: OrderItemRow) {
  const columns = step.columns(before);
  return columns.status === before.status ? columns : { ...columns, sub_status: null };
}

/** Changes the given fields and takes a step: both or neither. @throws as `updateItem`, and 409 `transition` */
export function takeStep(
  context: WriteContext,
  id: number,
  step: Step,
  input: OrderItemUpdate = {},
): Promise<OrderItem> {
  const { lock_version, ...fields } = input;
  return items.update(context, id, lock_version, (before) => {
    const columns = checkedColumns(context, before, fields);
    const reason = step.whyNot(before);
    if (reason) throw rejectedTransition(reason);
    const change = edited(before, { ...columns, ...setBy(step, before) }, step.action);
    return { ...change, write: () => writeItems(context.db, [{ before, change }]) };
  });
}

/** Returns the columns that an edit writes. @throws 409 if locked, 422 on a broken rule, 403 on a field without right */
export function checkedColumns(
  context: Pick<WriteContext, 'caller' | 'services'>,
  before: OrderItemRow,
  fields: OrderItemUpdate,
) {
  const { caller } = context;
  const locked = whyLocked(caller, before);
  if (locked) throw rejectedTransition(locked);
  checkSwitches(before, fields);
  const columns = columnsOf(fields);
  checkRights(caller, differences({ ...before }, columns));
  checkWorth({ ...before, ...columns }, columns);
  checkHsCode(before.hs_code, fields);
  checkNetQuantity({ ...before, ...columns }, columns);
  checkReceived(context, fields);
  const missing = before.shipment_id === null ? [] : missingForShipment({ ...before, ...columns });
  if (Object.keys(columns).length > 0 && missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map((field) => [field, [messages.requiredInShipment]])));
  }
  const { shipment_type: travels } = columns;
  if (travels && travels !== before.shipment_type) checkTravels(before, travels);
  return columns;
}

/** Checks that an item has its shipment's mode of transport, if both name one. @throws 422 */
function checkTravels({ shipment_travels }: OrderItemRow, travels: string): void {
  if (shipment_travels !== null && shipment_travels !== travels)
    throw invalid({ shipment: [messages.travelsOtherwise] });
}

/** Moves items to a status, each checked against its current one. A row is rejected with 409 `transition`, 422 and 404. */
export function assignStatuses(
  context: WriteContext,
  ids: readonly number[],
  to: { status: string; sub_status?: string | null | undefined; from?: string | undefined },
  partial: boolean,
  versions: readonly number[] = [],
): Promise<ManyResult<OrderItem, OrderItemRow>[]> {
  const { db } = context;
  const sent = ids.map((key, index) => ({ key, version: versions[index] }));
  const substatuses = substatusesFor(db, 'order_item');
  return items.updateMany(context, sent, partial, async (rows) => {
    const names = to.status === 'shipping' ? await namesProhibited(db, rows, { lock: true }) : () => false;
    return {
      check: async (before) => {
        const now = { ...before, names_prohibited: before.names_prohibited || names(before) };
        const standing = {
          organizationId: before.organization_id,
          status: before.status,
          sub_status: before.sub_status,
          whyNot: (next: string) => whyNotMoved(now, next),
        };
        const after = await checkedStatus(substatuses, orderItemStatuses, standing, to);
        const change = edited(before, after, 'assign_status');
        return { ...change, after: { ...after, held_from: heldFrom(before, after.status) } };
      },
      write: (changed) => writeItems(db, changed),
    };
  });
}
