/** Programs for a single test, with their records, created through the gateway by the organization's administrator. */
import { randomUUID } from 'node:crypto';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from './session.ts';

const administrator = asking('orgAdmin');

export interface OwnProgram {
  id: string;
  slug: string;
  name: string;
  groupId: string;
}

const address = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };
const today = (days = 0) => {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export { today as dayFromToday };

/**
 * Creates an empty program with a group and an end user; only administrators may open it. Unless `fields` say otherwise, its
 * invoices need no approval, as in programs that were there before they could.
 */
export async function makeProgram(fields: Record<string, unknown> = {}): Promise<OwnProgram> {
  const name = `Program ${randomUUID().slice(0, 8)}`;
  const { program } = await made<{ program: { id: string; slug: string } }>('createProgram', 'program { id slug }', {
    name,
    requiredApprovals: [],
    secondPersonApproves: false,
    ...fields,
  });
  const { group } = await made<{ group: { id: string } }>('createGroup', 'group { id }', {
    programId: program.id,
    name: `Clinics of ${name}`,
    address,
  });
  await made('createEndUser', 'endUser { id }', {
    lastName: `Ministry of ${name}`,
    country: 'KE',
    programIds: [program.id],
    groupIds: [group.id],
  });
  return { ...program, name, groupId: group.id };
}

/** Creates an order of a program with this many lines, none of them received. */
export async function makeOrderOf(program: OwnProgram, lines: number, fields: Record<string, unknown> = {}) {
  const order = await makeOrder(administrator, { groupId: program.groupId, ...fields }, program.slug);
  const items: string[] = [];
  for (let line = 1; line <= lines; line += 1) {
    items.push(await addItem(administrator, order, String(line), `Material ${line} of ${order.orderNumber}`));
  }
  return { ...order, items };
}

/** Creates an order of a program, and all its lines at once, each made in Kenya. */
export async function makeOrderWith(program: OwnProgram, lines: number) {
  const order = await makeOrder(administrator, { groupId: program.groupId }, program.slug);
  const inputs = Array.from({ length: lines }, (_, at) => ({
    position: String(at + 1),
    material: `Material ${at + 1}`,
    catalogNumber: `C-${at + 1}`,
    quantity: '1',
    sizePerItem: 'EA',
    valuePerItem: '1',
    countriesOfManufacture: ['KE'],
  }));
  const text = `mutation($id: ID!, $inputs: [CreateOrderItemsInput!]!) {
    createOrderItems(purchaseOrderId: $id, inputs: $inputs) { results { orderItem { id } } errors { message } }
  }`;
  type Made = Refusal & { results: { orderItem: { id: string } }[] };
  const answer = await administrator<Record<string, Made>>(text, { id: order.id, inputs });
  const { results } = succeeded('createOrderItems', answer);
  return { ...order, items: results.map(({ orderItem }) => orderItem.id) };
}

/** Creates a shipment of a program. */
export async function makeShipmentOf(program: OwnProgram, fields: Record<string, unknown> = {}) {
  const invoiceNumber = `CI-${randomUUID().slice(0, 8)}`;
  const { shipment } = await made<{ shipment: { id: string; lockVersion: number } }>(
    'createShipment',
    'shipment { id lockVersion }',
    { programId: program.id, groupId: program.groupId, invoiceNumber, shipmentType: 'air', ...fields },
  );
  return { ...shipment, invoiceNumber };
}

/** Sets approvals of a shipment. */
export async function approve({ id, lockVersion }: { id: string; lockVersion: number }, dates: Record<string, string>) {
  await changed('setShipmentApprovals', id, { lockVersion, ...dates });
}

/** Sets an item's country of manufacture to Kenya: without a country, it cannot be added to a shipment. */
export async function makeInKenya(itemId: string): Promise<void> {
  await changed('updateOrderItem', itemId, { lockVersion: await versionOf(itemId), countriesOfManufacture: ['KE'] });
}

/** Adds items to a shipment, each made in Kenya. */
export async function putInto({ id }: { id: string }, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) await makeInKenya(itemId);
  const text = `mutation($id: ID!, $input: AddShipmentItemsInput!) {
    addShipmentItems(id: $id, input: $input) { errors { field message } }
  }`;
  const input = { orderItemIds: itemIds };
  succeeded('addShipmentItems', await administrator<Record<string, Refusal>>(text, { id, input }));
}

/** Assesses and receives an item. */
export async function receive(itemId: string): Promise<void> {
  await changed('assessOrderItem', itemId, { lockVersion: await versionOf(itemId) });
  await changed('receiveOrderItem', itemId, { lockVersion: await versionOf(itemId) });
}

/** Marks an item as urgent. */
export async function makeUrgent(itemId: string): Promise<void> {
  await changed('updateOrderItem', itemId, { lockVersion: await versionOf(itemId), urgent: true });
}

async function versionOf(itemId: string): Promise<number> {
  const { orderItem } = await administrator<{ orderItem: { lockVersion: number } }>(
    'query($id: ID!) { orderItem(id: $id) { lockVersion } }',
    { id: itemId },
  );
  return orderItem.lockVersion;
}

/** Runs a mutation that creates a record; returns its result. */
async function made<Result>(mutation: string, wanted: string, input: object): Promise<Result> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  const text = `mutation($input: ${type}) { ${mutation}(input: $input) { ${wanted} errors { field message } } }`;
  return succeeded(mutation, await administrator<Record<string, Result & Refusal>>(text, { input }));
}

async function changed(mutation: string, id: string, input: object): Promise<void> {
  const type = mutation === 'setShipmentApprovals' ? 'SetShipmentApprovalsInput!' : 'UpdateOrderItemInput!';
  const text = `mutation($id: ID!, $input: ${type}) { ${mutation}(id: $id, input: $input) { errors { field message } } }`;
  succeeded(mutation, await administrator<Record<string, Refusal>>(text, { id, input }));
}

interface Refusal {
  errors: unknown[];
}

function succeeded<Result extends Refusal>(mutation: string, data: Record<string, Result>): Result {
  const result = data[mutation];
  if (!result || result.errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(result)}`);
  return result;
}
