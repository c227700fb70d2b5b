import { expect, it } from 'vitest';
import { newItem, newLoadedShipment, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const ADVICE = `query($id: ID!) { shipment(id: $id) {
  readiness { key severity message target field recordIds }
  exportRule { level codes { hsCode value level message } statements { effect rule } }
  dangerousGoods {
    tables { way rule advisory } goods { unNumber inTable dgClass passengerAircraft } declaration { name state }
    pairs { key way outcome rule acknowledgedAt acknowledgedBy { firstName } }
  }
} }`;
const ACKNOWLEDGE = `mutation($id: ID!) { acknowledgeDangerousGoods(id: $id, input: { pairs: ["air 3 5.1"] }) {
  shipment { id dangerousGoods { pairs { key acknowledgedBy { firstName } } } } errors { message }
} }`;

it('a shipment includes its readiness, the results of the rules, and the acknowledgements', async () => {
  const { backend, get } = stack();
  const manager = await backend.as('manager');
  const { id } = await newLoadedShipment(manager, backend.world, { awb: '176-12345674' });
  const order = await newOrder(manager, backend.world);
  for (const [at, un_number] of ['UN1170', 'UN2014'].entries()) {
    const goods = { un_number, position: String(at + 1), countries_of_manufacture: ['IN'] };
    const item = await newItem(manager, order.id, goods);
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [item.id] });
  }
  const { shipment } = await get('manager', ADVICE, { id });
  expect(shipment).toMatchObject({
    readiness: expect.arrayContaining([
      expect.objectContaining({ key: 'items_ready', severity: 'BLOCKS', target: 'ITEMS', field: null }),
      expect.objectContaining({ key: 'air_waybill', severity: 'ADVISES', target: 'FIELD', field: 'awb' }),
    ]),
    exportRule: { level: expect.any(String), codes: [] },
    dangerousGoods: {
      tables: [{ way: 'AIR', advisory: true }],
      goods: [
        { unNumber: 'UN1170', inTable: true, dgClass: '3', passengerAircraft: '5 L / 60 L' },
        { unNumber: 'UN2014' },
      ],
      pairs: [{ key: 'air 3 5.1', outcome: 'APART', acknowledgedAt: null, acknowledgedBy: null }],
    },
  });
  expect(await get('manager', ACKNOWLEDGE, { id })).toMatchObject({
    acknowledgeDangerousGoods: {
      shipment: {
        dangerousGoods: { pairs: [{ key: 'air 3 5.1', acknowledgedBy: { firstName: expect.any(String) } }] },
      },
      errors: [],
    },
  });
});

it('UN numbers are found by number and by name', async () => {
  const found = await stack().get(
    'viewer',
    '{ unNumbers(search: "ethanol", items: 2) { id number name dgClass packingGroup passengerAircraft } }',
    {},
  );
  expect(found['unNumbers']).toMatchObject([
    { id: 'UN1170-1', dgClass: '3', packingGroup: 'II', passengerAircraft: '5 L' },
    {},
  ]);
});
