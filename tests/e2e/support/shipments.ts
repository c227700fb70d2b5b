/** Creates shipments for single tests through the gateway. */
import { addItem, directory, freshNumber, makeOrder, PROGRAM } from './orders.ts';
import type { Ask } from './session.ts';

/** Returns a function that sends a mutation, which must succeed, and returns its payload. */
export const writing =
  (ask: Ask) =>
  async <Result>(mutation: string, variables: object) => {
    const answer = await ask<Record<string, { errors: unknown[] } & Result>>(mutation, { ...variables });
    const [result] = Object.values(answer);
    if (!result || result.errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(result)}`);
    return result;
  };

/** Creates an empty shipment for the first group of the program, by air. */
async function makeEmptyShipment(ask: Ask) {
  const { program, groups } = await directory(ask);
  const invoiceNumber = `CI-${freshNumber()}`;
  const { shipment } = await writing(ask)<{ shipment: { id: string } }>(
    'mutation($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }',
    { input: { programId: program, invoiceNumber, groupId: groups[0]?.id, shipmentType: 'air' } },
  );
  return { id: shipment.id, invoiceNumber, path: `/program/${PROGRAM}/shipments/${shipment.id}` };
}

/** Creates a shipment of items of an order. */
export async function makeShipmentOfOrder(ask: Ask, orderItemIds: readonly string[]) {
  const shipment = await makeEmptyShipment(ask);
  await writing(ask)(
    'mutation($id: ID!, $input: AddShipmentItemsInput!) { addShipmentItems(id: $id, input: $input) { errors { message } } }',
    { id: shipment.id, input: { orderItemIds } },
  );
  return shipment;
}

/** Creates an empty shipment and an order with two items for it. Only the second item is assessed and received. */
export async function makeShipmentToFill(ask: Ask) {
  const order = await makeOrder(ask);
  const write = writing(ask);
  const items = [
    await addItem(ask, order, '1', `Artemether of ${order.orderNumber}`),
    await addItem(ask, order, '2', `Rapid test kit of ${order.orderNumber}`),
  ];
  for (const [at, id] of items.entries()) {
    const input = async () => ({
      lockVersion: (await ask<{ orderItem: { lockVersion: number } }>(VERSION, { id })).orderItem.lockVersion,
    });
    await write(item('update'), { id, input: { ...(await input()), countriesOfManufacture: ['KE'], ...VALUED } });
    if (at === 0) continue;
    await write(item('assess'), { id, input: await input() });
    await write(item('receive'), { id, input: await input() });
  }
  return { ...(await makeEmptyShipment(ask)), order, items };
}

/** Sets the status of items to ready. */
export async function makeReady(ask: Ask, items: readonly string[]): Promise<void> {
  for (const id of items) {
    await ask(
      'mutation($id: ID!, $input: AssignStatusInput!) { assignOrderItemStatus(id: $id, input: $input) { errors { message } } }',
      { id, input: { status: 'ready' } },
    );
  }
}

/** The values of an item; two such items exceed the limit of one HS code. */
const VALUED = { hsCode: '3822190000', quantity: '100', valuePerItem: '15' };

const VERSION = 'query($id: ID!) { orderItem(id: $id) { lockVersion } }';
const item = (verb: string) =>
  `mutation($id: ID!, $input: UpdateOrderItemInput!) { ${verb}OrderItem(id: $id, input: $input) { errors { message } } }`;
