/** Order items for tests of pages, through the gateway. */
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import type { Ask } from '../../e2e/support/session.ts';

/** The fields that a page requests of an item that waits for a step, with the `__typename` that its cache needs. */
const FIELDS = `__typename id purchaseOrderId purchaseOrder { __typename id orderNumber } vendorName namesProhibitedParty position material
  catalogNumber quantity sizePerItem urgent storage unNumber packingGroup subsidiaryHazards netQuantity netQuantityUnit status { __typename key name color }
  subStatus assessment { __typename assessed dgClass dgDescription }
  goodsReceipt { __typename received receivedDate condition temperatureReading needsRelease } lotNumber expiryDate
  parts { __typename id position quantity status { __typename key name color } received receivedDate toReceive }
  commentsCount createdAt lockVersion
  abilities { __typename action allowed reason }`;

interface StoredItem {
  unNumber: string | null;
  packingGroup: string | null;
  netQuantity: string | null;
  netQuantityUnit: string | null;
  lockVersion: number;
  quantity: string;
  lotNumber: string | null;
  expiryDate: string | null;
  parts: { id: string; quantity: string; received: boolean }[];
  status: { key: string };
  subsidiaryHazards: string[];
  assessment: { assessed: boolean; dgClass: string | null; dgDescription: string | null };
  goodsReceipt: {
    received: boolean;
    receivedDate: string | null;
    condition: string | null;
    temperatureReading: string | null;
    needsRelease: boolean;
  };
}

/** Reads an item's current state from the server. */
export async function storedItem(ask: Ask, id: string): Promise<StoredItem> {
  const { orderItem } = await ask<{ orderItem: StoredItem }>(`query($id: ID!) { orderItem(id: $id) { ${FIELDS} } }`, {
    id,
  });
  return orderItem;
}

interface StoredLine {
  id: string;
  position: string;
  material: string;
  quantity: string;
  totalValue: string;
  urgent: boolean;
  storage: string | null;
  hsCode: string | null;
  notes: string | null;
  shipmentId: string | null;
  status: { key: string };
}

/** Reads the current state of an order's items from the server, by line. */
export async function storedItems(ask: Ask, purchaseOrderId: string): Promise<StoredLine[]> {
  const { orderItems } = await ask<{ orderItems: { data: StoredLine[] } }>(
    `query($id: ID!) { orderItems(purchaseOrderId: $id, items: 100) { data {
      id position material quantity totalValue urgent storage hsCode notes shipmentId status { key }
    } } }`,
    { id: purchaseOrderId },
  );
  return orderItems.data;
}

/** Types a UN number into the open form, and picks one of its lines in the dangerous goods table. */
export async function chooseUnNumber(user: UserEvent, number: string, line: RegExp): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: 'UN number' }), number);
  await user.click(await screen.findByRole('option', { name: line }));
}

/** Changes fields of an item in its current version, as another user would. */
export function changeItem(ask: Ask, id: string, fields: object): Promise<void> {
  return write(ask, 'updateOrderItem', id, fields);
}

/** Assesses an item with these findings. */
export function assessItem(ask: Ask, id: string, fields: object = {}): Promise<void> {
  return write(ask, 'assessOrderItem', id, fields);
}

/** Receives an assessed item. @param quantity how much of it; null for all */
export async function receiveItem(ask: Ask, id: string, quantity: string | null, fields: object): Promise<void> {
  const { lockVersion } = await storedItem(ask, id);
  const { receiveOrderItem } = await ask<{ receiveOrderItem: { errors: unknown[] } }>(
    `mutation($id: ID!, $input: UpdateOrderItemInput!, $quantity: Decimal) {
      receiveOrderItem(id: $id, input: $input, receivedQuantity: $quantity) { errors { message } }
    }`,
    { id, quantity, input: { ...fields, lockVersion } },
  );
  if (receiveOrderItem.errors.length > 0) throw new Error(JSON.stringify(receiveOrderItem.errors));
}

async function write(ask: Ask, mutation: string, id: string, fields: object): Promise<void> {
  const { lockVersion } = await storedItem(ask, id);
  const { done } = await ask<{ done: { errors: unknown[] } }>(
    `mutation($id: ID!, $input: UpdateOrderItemInput!) { done: ${mutation}(id: $id, input: $input) { errors { message } } }`,
    { id, input: { ...fields, lockVersion } },
  );
  if (done.errors.length > 0) throw new Error(JSON.stringify(done.errors));
}

/** Creates items of a new order whose materials begin with a unique word; returns the word to find them by, too. */
export async function makeItems(ask: Ask, count: number, program = 'malaria') {
  const word = `W${randomUUID().slice(0, 8)}`;
  const order = await makeOrder(ask, {}, program);
  const ids: string[] = [];
  for (let line = 1; line <= count; line += 1) ids.push(await addItem(ask, order, `${line}`, `${word} ${line}`));
  const label = (line: number) => `${order.orderNumber} · ${line} · ${word} ${line}`;
  return { word, order, ids, label };
}
