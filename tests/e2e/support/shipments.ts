/** Shipments of a test's own, made through the gateway. */
import { addItem, directory, freshNumber, makeOrder, PROGRAM } from './orders.ts';
import type { Ask } from './session.ts';

export interface Shipment {
  id: string;
  invoiceNumber: string;
  /** The page of the shipment. */
  path: string;
}

/** A shipment with two items that are ready to leave. */
export async function makeReadyShipment(ask: Ask): Promise<Shipment> {
  const { program, groups } = await directory(ask);
  const order = await makeOrder(ask);
  const write = async <Result>(mutation: string, variables: object) => {
    const answer = await ask<Record<string, { errors: unknown[] } & Result>>(mutation, { ...variables });
    const [result] = Object.values(answer);
    if (!result || result.errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(result)}`);
    return result;
  };
  const items = [
    await addItem(ask, order, '1', 'Artemether tablets'),
    await addItem(ask, order, '2', 'Rapid test kit'),
  ];
  for (const id of items) {
    const input = async () => ({
      lockVersion: (await ask<{ orderItem: { lockVersion: number } }>(VERSION, { id })).orderItem.lockVersion,
    });
    await write(item('update'), { id, input: { ...(await input()), countriesOfManufacture: ['KE'] } });
    await write(item('assess'), { id, input: await input() });
    await write(item('receive'), { id, input: await input() });
  }
  const invoiceNumber = `CI-${freshNumber()}`;
  const { shipment } = await write<{ shipment: { id: string } }>(
    'mutation($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }',
    { input: { programId: program, invoiceNumber, groupId: groups[0]?.id, shipmentType: 'air' } },
  );
  await write(
    'mutation($id: ID!, $input: AddShipmentItemsInput!) { addShipmentItems(id: $id, input: $input) { errors { message } } }',
    { id: shipment.id, input: { orderItemIds: items } },
  );
  for (const id of items) {
    await write(
      'mutation($id: ID!, $input: AssignStatusInput!) { assignOrderItemStatus(id: $id, input: $input) { errors { message } } }',
      { id, input: { status: 'ready' } },
    );
  }
  return { id: shipment.id, invoiceNumber, path: `/program/${PROGRAM}/shipments/${shipment.id}` };
}

const VERSION = 'query($id: ID!) { orderItem(id: $id) { lockVersion } }';
const item = (verb: string) =>
  `mutation($id: ID!, $input: UpdateOrderItemInput!) { ${verb}OrderItem(id: $id, input: $input) { errors { message } } }`;
