/** What is recorded of deliveries, and of groups that require import permits, through the gateway. */
import { expect, it } from 'vitest';
import { insertShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
const MOVE = `mutation($id: ID!, $input: AssignStatusInput!, $delivery: ShipmentDeliveryInput) {
  assignShipmentStatus(id: $id, input: $input, delivery: $delivery) {
    shipment { deliveredDate receivedBy deliveredPackages lockVersion } errors { field message code }
  }
}`;
const SET = `mutation($id: ID!, $input: SetShipmentDeliveryInput!) {
  setShipmentDelivery(id: $id, input: $input) {
    shipment { deliveredDate receivedBy deliveredPackages } errors { field code } current { lockVersion }
  }
}`;
const delivery = { deliveredDate: '2026-03-09', receivedBy: 'A. Traoré', deliveredPackages: 2 };
const insert = (fields: object) =>
  insertShipment(stack().backend.db, stack().backend.world, { shipped_date: '2026-03-02', ...fields });

it('is sent with the status, refused at its field, and corrected by version', async () => {
  const { get } = stack();
  const id = await insert({ status: 'shipping' });
  const input = { status: 'delivered' };
  expect(await get('logistics', MOVE, { id, input, delivery: { deliveredDate: '2026-03-01' } })).toEqual({
    assignShipmentStatus: {
      shipment: null,
      errors: [{ field: 'deliveredDate', message: 'should not be before the ship date', code: 'INVALID' }],
    },
  });
  expect(await get('logistics', MOVE, { id, input, delivery })).toEqual({
    assignShipmentStatus: { shipment: { ...delivery, lockVersion: 2 }, errors: [] },
  });
  const correction = { lockVersion: 2, receivedBy: null };
  expect(await get('logistics', SET, { id, input: correction })).toEqual({
    setShipmentDelivery: { shipment: { ...delivery, receivedBy: null }, errors: [], current: null },
  });
  expect(await get('logistics', SET, { id, input: correction })).toMatchObject({
    setShipmentDelivery: { shipment: null, errors: [{ code: 'STALE' }], current: { lockVersion: 3 } },
  });
});

it('filters and sorts the list, and tells whether its proof is attached', async () => {
  const { backend, get } = stack();
  const [late, early] = [
    await insert({ status: 'completed', delivered_date: '2025-03-10' }),
    await insert({ status: 'delivered', delivered_date: '2025-03-08' }),
  ];
  const { organization, program } = backend.world;
  const proof = { organization_id: organization, program_id: program, document_type: 'proof_of_delivery' as const };
  await backend.db
    .insertInto('documents')
    .values({ ...proof, parent_type: 'CommercialInvoice', parent_id: late })
    .execute();
  const list = `{ shipments(
    filter: { deliveredDate: { from: "2025-03-08", to: "2025-03-10" } } sort: { field: DELIVERED_DATE, direction: ASC }
  ) { data { id documents(types: ["proof_of_delivery"], archived: false, items: 1) { meta { count } } } } }`;
  expect(await get('logistics', list)).toEqual({
    shipments: {
      data: [
        { id: String(early), documents: { meta: { count: 0 } } },
        { id: String(late), documents: { meta: { count: 1 } } },
      ],
    },
  });
});

it('a group says whether goods for it need an import permit', async () => {
  const { backend, get } = stack();
  const { group } = backend.world;
  const read = `{ group(id: ${group}) { requiresImportPermit } }`;
  expect(await get('manager', read)).toEqual({ group: { requiresImportPermit: false } });
  const set = `mutation($input: UpdateGroupInput!) { updateGroup(id: ${group}, input: $input) {
    group { requiresImportPermit } errors { field message }
  } }`;
  const address = { country: 'KE', city: 'Nairobi', address: 'Clinic Rd 1' };
  const input = { lockVersion: 1, requiresImportPermit: true, address };
  expect(await get('manager', set, { input })).toEqual({
    updateGroup: { group: { requiresImportPermit: true }, errors: [] },
  });
});
