import { expect, it } from 'vitest';
import { newItem, newLoadedShipment, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const ADVICE = `query($id: ID!) { shipment(id: $id) {
  readiness { key severity message target field recordIds }
  exportRule {
    level codes { hsCode value level message } statements { effect rule }
    decidedAgainst controlStatement { answer text eccns because { message orderItemIds } message rule }
  }
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
    exportRule: {
      level: expect.any(String),
      codes: [],
      decidedAgainst: null,
      controlStatement: { answer: 'NOT_REQUIRED', text: null, eccns: [], rule: '15 CFR 758.6(a)' },
    },
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

const DECIDED = `query($id: ID!) { shipment(id: $id) {
  exportRule { legend decidedAgainst controlStatement { answer text eccns } }
  readiness { key answer message field }
} }`;
const SAY = `mutation($id: ID!, $input: UpdateShipmentInput!) { updateShipment(id: $id, input: $input) {
  shipment { lockVersion itn licenseNumber } errors { field message }
} }`;

it('a shipment says that a person decided against the advice, and what its invoice carries', async () => {
  const { backend, get } = stack();
  const { db, world } = backend;
  const at = (country: string) => JSON.stringify({ country, city: 'A city', address: 'A street 1' });
  await db
    .updateTable('organizations')
    .set({ address: at('US') })
    .execute();
  await db
    .updateTable('groups')
    .set({ address: at('KE') })
    .execute();
  const { id } = await newLoadedShipment(await backend.as('manager'), world, { eei_export: false });
  await db.updateTable('order_items').set({ eccn_details: '9A610.x' }).where('shipment_id', '=', id).execute();
  const said = 'A filing is required by 15 CFR 30.2(a)(1)(iv), 758.1(b); EEI/Export says No, against this advice';
  expect(await get('manager', DECIDED, { id })).toMatchObject({
    shipment: {
      exportRule: {
        decidedAgainst: said,
        legend: expect.stringContaining('AES ITN or exemption'),
        controlStatement: {
          answer: 'REQUIRED',
          text: expect.stringContaining('These items are controlled'),
          eccns: ['9A610.x'],
        },
      },
      readiness: expect.arrayContaining([
        expect.objectContaining({ key: 'eei', answer: 'NOT_MET', message: said, field: 'eeiExport' }),
        expect.objectContaining({ key: 'control_statement', answer: 'MET' }),
      ]),
    },
  });
  const stored = await db.selectFrom('shipments').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow();
  const lockVersion = stored.lock_version;
  const both = { lockVersion, licenseNumber: 'D1', licenseException: 'NLR', itn: 'X2026' };
  const { updateShipment } = await get('manager', SAY, { id, input: both });
  expect(updateShipment).toMatchObject({ shipment: null, errors: [{ field: 'itn' }] });
  const { updateShipment: again } = await get('manager', SAY, { id, input: { ...both, itn: null } });
  expect(again).toMatchObject({ errors: [{ field: 'licenseNumber' }, { field: 'licenseException' }] });
  const filed = { lockVersion, eeiExport: true, itn: 'x20260101123456', licenseNumber: 'D1' };
  expect(await get('manager', SAY, { id, input: filed })).toMatchObject({
    updateShipment: { shipment: { itn: 'AES X20260101123456', licenseNumber: 'D1' }, errors: [] },
  });
  expect(await get('manager', DECIDED, { id })).toMatchObject({
    shipment: { exportRule: { decidedAgainst: null, legend: 'AES X20260101123456' } },
  });
});
