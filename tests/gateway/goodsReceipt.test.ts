import { describe, expect, it } from 'vitest';
import { newItems } from '../support/records.ts';
import { itemRow } from '../support/shipments.ts';
import { suiteStack } from '../support/stack.ts';
import { ownStub } from '../support/stubbed.ts';

const RECEIVE = `mutation($id: ID!, $input: UpdateOrderItemInput!) {
  receiveOrderItem(id: $id, input: $input) {
    orderItem { status { key } goodsReceipt { received receivedDate condition } }
    errors { field message code }
    current { lockVersion }
  }
}`;

describe('receiving an item', () => {
  const stack = suiteStack();

  async function item() {
    const { backend } = stack();
    const [made] = await newItems(await backend.as('procurement'), backend.world, 1);
    if (!made) throw new Error('There is one');
    return made;
  }
  const assess = (id: number, lockVersion: number) =>
    stack().get(
      'inventory',
      'mutation($id: ID!, $v: Int!) { assessOrderItem(id: $id, input: { lockVersion: $v }) { errors { code } } }',
      { id, v: lockVersion },
    );

  it('saves its date and condition and moves the status, once the item is assessed', async () => {
    const { get } = stack();
    const { id, lock_version: lockVersion } = await item();
    const fields = { receivedDate: '2026-02-03', condition: 'good' };
    expect(await get('inventory', RECEIVE, { id, input: { lockVersion, ...fields } })).toEqual({
      receiveOrderItem: {
        orderItem: null,
        errors: [{ field: 'base', message: 'The item must be assessed first', code: 'TRANSITION' }],
        current: null,
      },
    });
    await assess(id, lockVersion);
    expect(await get('inventory', RECEIVE, { id, input: { lockVersion: lockVersion + 1, ...fields } })).toEqual({
      receiveOrderItem: {
        orderItem: { status: { key: 'received' }, goodsReceipt: { received: true, ...fields } },
        errors: [],
        current: null,
      },
    });
  });

  it('is rejected under the field names of the input, and with the current item if it is stale', async () => {
    const { get } = stack();
    const { id, lock_version: lockVersion } = await item();
    await assess(id, lockVersion);
    expect(
      await get('inventory', RECEIVE, { id, input: { lockVersion: lockVersion + 1, condition: 'eaten' } }),
    ).toEqual({
      receiveOrderItem: {
        orderItem: null,
        errors: [expect.objectContaining({ field: 'condition', code: 'INVALID' })],
        current: null,
      },
    });
    expect(await get('inventory', RECEIVE, { id, input: { lockVersion } })).toEqual({
      receiveOrderItem: {
        orderItem: null,
        errors: [expect.objectContaining({ field: 'base', code: 'STALE' })],
        current: { lockVersion: lockVersion + 1 },
      },
    });
  });

  it('removes the item from the list of items to receive, which includes it even before its assessment', async () => {
    const { backend, get } = stack();
    const { id, lock_version: lockVersion } = await item();
    const list = `{ goodsReceipts(programId: ${backend.world.program}, items: 100) { data { id } } }`;
    const isListed = async () => {
      const { goodsReceipts } = (await get('inventory', list)) as { goodsReceipts: { data: Array<{ id: string }> } };
      return goodsReceipts.data.some((row) => row.id === String(id));
    };
    expect(await isListed()).toBe(true);
    await assess(id, lockVersion);
    expect(await isListed()).toBe(true);
    await get('inventory', RECEIVE, { id, input: { lockVersion: lockVersion + 1 } });
    expect(await isListed()).toBe(false);
  });
});

describe('receiving a part of an item', () => {
  const stack = suiteStack();
  const PART = `mutation($id: ID!, $input: UpdateOrderItemInput!, $quantity: Decimal) {
    receiveOrderItem(id: $id, input: $input, receivedQuantity: $quantity) {
      orderItem {
        id lotNumber expiryDate lockVersion
        goodsReceipt { temperatureReading needsRelease }
        parts { id position quantity received receivedDate toReceive status { name } }
        receipts { kind quantity lotNumber recordedBy { firstName } }
      }
      errors { field message code }
    }
  }`;
  const RELEASE = `mutation($id: ID!, $input: ReleaseOrderItemInput!) {
    releaseOrderItem(id: $id, input: $input) {
      orderItem { goodsReceipt { needsRelease releaseReason releasedBy { id } releasedAt } abilities { action allowed } }
      errors { field message code }
      current { lockVersion }
    }
  }`;

  it('returns the item, its parts and its receipts, and names a wrong quantity as the argument', async () => {
    const { backend, get } = stack();
    const [made] = await newItems(await backend.as('procurement'), backend.world, 1);
    const { id } = made ?? { id: 0 };
    await backend.db
      .updateTable('order_items')
      .set({ status: 'assessed', assessed: true })
      .where('id', '=', id)
      .execute();
    const fields = { lotNumber: 'A1', expiryDate: '2099-03-31', temperatureReading: '-20.5', condition: 'opened' };
    const input = { lockVersion: 1, ...fields };
    expect(await get('inventory', PART, { id, input, quantity: '11' })).toEqual({
      receiveOrderItem: {
        orderItem: null,
        errors: [{ field: 'receivedQuantity', message: expect.stringContaining('at most 10'), code: 'INVALID' }],
      },
    });
    expect(await get('inventory', PART, { id, input, quantity: '8' })).toEqual({
      receiveOrderItem: {
        orderItem: {
          ...{ id: String(id), lotNumber: 'A1', expiryDate: '2099-03-31', lockVersion: 2 },
          goodsReceipt: { temperatureReading: '-20.5', needsRelease: true },
          parts: [
            expect.objectContaining({ id: String(id), quantity: '8', received: true, toReceive: false }),
            expect.objectContaining({ quantity: '2', toReceive: true, status: { name: 'Assessed' } }),
          ],
          receipts: [{ kind: 'RECEIVED', quantity: '8', lotNumber: 'A1', recordedBy: { firstName: 'inventory' } }],
        },
        errors: [],
      },
    });
    const released = { lockVersion: 2, reason: 'Only the box is torn' };
    expect(await get('manager', RELEASE, { id, input: { ...released, lockVersion: 1 } })).toEqual({
      releaseOrderItem: {
        orderItem: null,
        errors: [expect.objectContaining({ code: 'STALE' })],
        current: { lockVersion: 2 },
      },
    });
    expect(await get('manager', RELEASE, { id, input: released })).toMatchObject({
      releaseOrderItem: {
        orderItem: {
          goodsReceipt: {
            needsRelease: false,
            releaseReason: 'Only the box is torn',
            releasedBy: { id: String(backend.world.people.manager) },
          },
          abilities: expect.arrayContaining([{ action: 'RELEASE', allowed: false }]),
        },
        errors: [],
      },
    });
  });

  it('is refused at the quantity by a backend that receives only whole items', async () => {
    const { api, gateway, token } = await ownStub();
    api.on('GET', 'order_items/statuses', () => ({ body: { data: [] } }));
    api.on('GET', 'openapi.json', () => ({ body: { paths: {} } }));
    const variables = { id: 5, input: { lockVersion: 1 }, quantity: '2' };
    const { data } = await gateway.ask(PART, variables, { token });
    expect(data).toEqual({
      receiveOrderItem: {
        orderItem: null,
        errors: [
          { field: 'receivedQuantity', message: 'This backend receives items only as a whole', code: 'INVALID' },
        ],
      },
    });
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('leaves out what another backend does not know', async () => {
    const { api, gateway, token } = await ownStub();
    api.on('GET', 'order_items/statuses', () => ({ body: { data: [] } }));
    api.rows['order_items'] = [itemRow(5)];
    api.on('GET', 'order_items/5/receipts', () => ({ status: 404, body: { error: 'Not found' } }));
    const fields = 'lotNumber expiryDate goodsReceipt { needsRelease temperatureReading releasedBy { id } }';
    const { data } = await gateway.ask(
      `{ orderItem(id: 5) { ${fields} parts { id } receipts { id } missingForShipment refusedStatuses { reason } } }`,
      {},
      { token },
    );
    expect(data).toEqual({
      orderItem: {
        ...{ lotNumber: null, expiryDate: null, parts: [], receipts: null },
        ...{ missingForShipment: expect.any(Array), refusedStatuses: null },
        goodsReceipt: { needsRelease: false, temperatureReading: null, releasedBy: null },
      },
    });
  });
});

describe('receiving an item behind another backend', () => {
  const fields = { lock_version: 1, goods_receipt_attributes: { condition: 'good' } };
  const edit = { ...fields, goods_receipt_attributes: { condition: 'good', received: true } };
  const atOnce = [['PATCH', 'goods_receipts/5', { order_item: fields }]];
  const inTwoSteps = [
    ['PUT', 'order_items/5', { order_item: edit }],
    ['PATCH', 'goods_receipts/5', undefined],
  ];
  const taking = (properties: object) => ({
    paths: {
      '/api/v1/goods_receipts/{item_id}': {
        patch: { requestBody: { content: { 'application/json': { schema: { properties } } } } },
      },
    },
  });

  it.each([
    [
      'one call where its OpenAPI document offers that, whatever it calls the id',
      200,
      taking({ order_item: {} }),
      atOnce,
    ],
    ['the two plain ones where the document says otherwise', 200, taking({ program_id: {} }), inTwoSteps],
    ['the two plain ones where there is no document', 404, { error: 'Not found' }, inTwoSteps],
    ['the two plain ones where it is a page for people', 200, '<html>Welcome</html>', inTwoSteps],
    ['no call at all while it cannot say', 503, { error: 'not ready' }, []],
  ])('takes %s', async (_what, status, body, calls) => {
    const { api, gateway, token } = await ownStub({ settings: { upstream: { retryPauseMs: 1 } } });
    api.on('GET', 'order_items/statuses', () => ({ body: { data: [] } }));
    api.on('PUT', 'order_items/5', () => ({ body: { data: itemRow(5) } }));
    api.on('PATCH', 'goods_receipts/5', () => ({ body: { data: { ...itemRow(5), status: 'received' } } }));
    api.on('GET', 'openapi.json', () => ({ status, body }));
    const input = { lockVersion: 1, condition: 'good' };
    const { data, errors } = await gateway.ask(RECEIVE, { id: 5, input }, { token });
    const writes = api.calls.filter(({ method }) => method !== 'GET');
    expect(writes.map((call) => [call.method, call.path, call.body])).toEqual(calls);
    if (calls.length > 0) expect(data).toMatchObject({ receiveOrderItem: { errors: [], orderItem: {} } });
    else expect(errors.map((error) => error.extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});
