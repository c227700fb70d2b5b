import { expect, it } from 'vitest';
import { newItem, newOrder, newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const SET = `mutation($id: ID!, $input: SetShipmentPackagesInput!) {
  setShipmentPackages(id: $id, input: $input) {
    shipment {
      lockVersion packageLines packageQuantity totalWeight dryIce
      packages { from to count packageType grossWeight contents { orderItemId quantity orderItem { material } } }
    }
    errors { field message code }
    current { id }
  }
}`;

async function loaded() {
  const { backend } = stack();
  const [logistics, procurement] = [await backend.as('logistics'), await backend.as('procurement')];
  const { id } = await newShipment(logistics, backend.world);
  const order = await newOrder(procurement, backend.world);
  const item = await newItem(procurement, order.id, { countries_of_manufacture: ['IN'], quantity: '10' });
  await backend.db.updateTable('order_items').set({ shipment_id: id }).where('id', '=', item.id).execute();
  return { id, item };
}

it('the packages of a shipment are set as a whole, and give it its totals', async () => {
  const { get } = stack();
  const { id, item } = await loaded();
  const contents = [{ orderItemId: item.id, quantity: '10' }];
  const packages = [
    { count: 2, packageType: 'box', grossWeight: '7.5', contents },
    { count: 1, grossWeight: '12', dryIce: '4' },
  ];
  expect(await get('logistics', SET, { id, input: { lockVersion: 1, packages } })).toEqual({
    setShipmentPackages: {
      shipment: {
        ...{ lockVersion: 2, packageLines: 2, packageQuantity: 3, totalWeight: '27', dryIce: '4' },
        packages: [
          {
            ...{ from: 1, to: 2, count: 2, packageType: 'box', grossWeight: '7.5' },
            contents: [{ orderItemId: String(item.id), quantity: '10', orderItem: { material: item.material } }],
          },
          { from: 3, to: 3, count: 1, packageType: null, grossWeight: '12', contents: [] },
        ],
      },
      errors: [],
      current: null,
    },
  });
});

it('a rejected line names its field, and a version that is not the newest gives the record', async () => {
  const { get } = stack();
  const { id, item } = await loaded();
  const packages = [{ count: 1, contents: [{ orderItemId: item.id, quantity: '11' }] }];
  expect(await get('logistics', SET, { id, input: { lockVersion: 1, packages } })).toMatchObject({
    setShipmentPackages: { shipment: null, errors: [{ field: 'packages.0.contents.0.quantity', code: 'INVALID' }] },
  });
  await stack().backend.db.updateTable('shipments').set({ lock_version: 5 }).where('id', '=', id).execute();
  expect(await get('logistics', SET, { id, input: { lockVersion: 1, packages: [] } })).toMatchObject({
    setShipmentPackages: { shipment: null, errors: [{ code: 'STALE' }], current: { id: String(id) } },
  });
});
