import { describe, expect, it } from 'vitest';
import { newItemFields, orderElsewhere, orderWithItems } from '../support/many.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

const ERRORS = 'errors { field message code }';
const UPDATE = `mutation($inputs: [UpdateOrderItemsInput!]!, $partial: Boolean! = false) {
  updateOrderItems(inputs: $inputs, partial: $partial) {
    results { orderItem { id material urgent lockVersion } ${ERRORS} current { id material lockVersion } } ${ERRORS}
  }
}`;
const CREATE = `mutation($purchaseOrderId: ID!, $inputs: [CreateOrderItemsInput!]!, $partial: Boolean! = false) {
  createOrderItems(purchaseOrderId: $purchaseOrderId, inputs: $inputs, partial: $partial) {
    results { orderItem { position purchaseOrder { id } } ${ERRORS} } ${ERRORS}
  }
}`;
const MOVE = `mutation($type: StatusModel!, $ids: [ID!]!, $status: String!, $lockVersions: [Int!], $partial: Boolean! = false) {
  assignStatuses(type: $type, ids: $ids, status: $status, lockVersions: $lockVersions, partial: $partial) {
    results { record { __typename id lockVersion ... on PurchaseOrder { status { key } } ... on OrderItem { status { key } } } ${ERRORS} }
    ${ERRORS}
  }
}`;
const ASSIGN = `mutation($type: AssignableType!, $ids: [ID!]!, $userIds: [ID!]!) {
  assignUsersToMany(type: $type, ids: $ids, userIds: $userIds) {
    results { record { id ... on PurchaseOrder { users { id } } ... on Shipment { users { id } } } ${ERRORS} } ${ERRORS}
  }
}`;
const notStored = {
  orderItem: null,
  errors: [{ field: 'base', message: 'Not stored, because other rows were refused', code: 'NOT_STORED' }],
  current: null,
};

describe('many records in one mutation', () => {
  const stack = suiteStack();
  const asProcurement = async () => stack().backend.as('procurement');

  it('returns for each item the result of changing it alone, and stores none if one is rejected', async () => {
    const { backend, get } = stack();
    const { items } = await orderWithItems(await asProcurement(), backend.world, 3);
    const [first = '', second = '', third = ''] = items.map(({ id }) => String(id));
    const urgent = (id: string, lockVersion: number) => ({ id, lockVersion, urgent: true });
    const stale = [urgent(first, 1), { ...urgent(second, 7) }, { ...urgent(third, 1), quantity: '-1' }];
    expect(await get('procurement', UPDATE, { inputs: stale })).toEqual({
      updateOrderItems: {
        results: [
          notStored,
          {
            orderItem: null,
            errors: [{ field: 'base', message: 'Somebody changed this record in the meantime', code: 'STALE' }],
            current: { id: second, material: 'Nevirapine 200 mg', lockVersion: 1 },
          },
          {
            orderItem: null,
            errors: [{ field: 'quantity', message: 'must be greater than 0', code: 'INVALID' }],
            current: null,
          },
        ],
        errors: [{ field: 'base', message: 'Nothing was stored: 2 of 3 were refused', code: 'NOT_STORED' }],
      },
    });
    const inputs = [first, second, third].map((id) => urgent(id, 1));
    expect(await get('procurement', UPDATE, { inputs })).toMatchObject({
      updateOrderItems: {
        results: [first, second, third].map((id) => ({ orderItem: { id, urgent: true, lockVersion: 2 }, errors: [] })),
        errors: [],
      },
    });
  });

  it('with `partial` stores the others, and reports why each rejected one was rejected', async () => {
    const { backend, get } = stack();
    const { items } = await orderWithItems(await asProcurement(), backend.world, 1);
    const elsewhere = await orderElsewhere(await backend.as('admin'), backend.world.other);
    const inputs = [Number(items[0]?.id), elsewhere.item.id].map((id) => ({ id, lockVersion: 1, material: 'New' }));
    expect(await get('procurement', UPDATE, { inputs, partial: true })).toMatchObject({
      updateOrderItems: {
        results: [
          { orderItem: { material: 'New' }, errors: [] },
          { orderItem: null, errors: [{ field: 'base', message: 'Not found', code: 'NOT_FOUND' }] },
        ],
        errors: [],
      },
    });
    const asClerk = [{ id: items[0]?.id, lockVersion: 2, material: 'Newer' }];
    expect(await get('inventory', UPDATE, { inputs: asClerk, partial: true })).toMatchObject({
      updateOrderItems: { results: [{ orderItem: null, errors: [{ code: 'FORBIDDEN' }] }], errors: [] },
    });
  });

  it('rejects more than 200 rows, no rows, and a duplicate as a whole, under the name of the argument', async () => {
    const { get } = stack();
    const refused = async (inputs: object[]) => {
      const { updateOrderItems } = await get('procurement', UPDATE, { inputs });
      return updateOrderItems as object;
    };
    const row = (id: number) => ({ id, lockVersion: 1, urgent: true });
    const message = (text: string) => ({ results: [], errors: [{ field: 'inputs', message: text, code: 'INVALID' }] });
    const most = Array.from({ length: 201 }, (_, index) => row(index + 1));
    expect(await refused(most)).toEqual(message('has too many values (maximum is 200)'));
    expect(await refused([])).toEqual(message("can't be blank"));
    expect(await refused([row(1), row(1)])).toEqual(message('must not contain a record twice'));
    const { assignStatuses } = await get('procurement', MOVE, { type: 'ORDER_ITEM', ids: [1, 1], status: 'open' });
    expect(assignStatuses).toMatchObject({ results: [], errors: [{ field: 'ids' }] });
  });

  it('adds items to an order, and omits the rejected ones on request', async () => {
    const { backend, get } = stack();
    const order = await newOrder(await asProcurement(), backend.world);
    const input = (position: string) => {
      const { catalog_number, size_per_item, value_per_item, material, quantity } = newItemFields();
      return {
        position,
        material,
        quantity,
        catalogNumber: catalog_number,
        sizePerItem: size_per_item,
        valuePerItem: value_per_item,
      };
    };
    const purchaseOrderId = String(order.id);
    const made = { orderItem: { position: '1', purchaseOrder: { id: purchaseOrderId } }, errors: [] };
    const inputs = [input('1'), input('1'), { ...input('2'), material: '' }];
    expect(await get('procurement', CREATE, { purchaseOrderId, inputs, partial: true })).toMatchObject({
      createOrderItems: {
        results: [
          made,
          { orderItem: null, errors: [{ field: 'position', code: 'INVALID' }] },
          { orderItem: null, errors: [{ field: 'material', code: 'INVALID' }] },
        ],
        errors: [],
      },
    });
    const { errors } = await stack().ask('procurement', CREATE, { purchaseOrderId: '987654321', inputs });
    expect(errors).toMatchObject([{ path: ['createOrderItems'], extensions: { code: 'NOT_FOUND' } }]);
  });

  it('moves records of one kind, and assigns users to them', async () => {
    const { backend, get } = stack();
    const api = await asProcurement();
    const orders = [await newOrder(api, backend.world), await newOrder(api, backend.world)];
    const ids = orders.map(({ id }) => String(id));
    const moved = { __typename: 'PurchaseOrder', lockVersion: 2, status: { key: 'approved' } };
    expect(await get('procurement', MOVE, { type: 'PURCHASE_ORDER', ids, status: 'approved' })).toEqual({
      assignStatuses: { results: ids.map((id) => ({ record: { id, ...moved }, errors: [] })), errors: [] },
    });
    const shown = { type: 'PURCHASE_ORDER', ids, lockVersions: [2, 1], partial: true };
    expect(await get('procurement', MOVE, { ...shown, status: 'on_hold' })).toMatchObject({
      assignStatuses: { results: [{ errors: [] }, { record: null, errors: [{ field: 'base', code: 'STALE' }] }] },
    });
    const userIds = [String(backend.world.people.viewer)];
    expect(await get('procurement', ASSIGN, { type: 'PURCHASE_ORDER', ids, userIds })).toEqual({
      assignUsersToMany: {
        results: ids.map((id) => ({ record: { id, users: userIds.map((user) => ({ id: user })) }, errors: [] })),
        errors: [],
      },
    });
    const leaver = [String(backend.world.people.leaver)];
    const { assignUsersToMany } = await get('procurement', ASSIGN, { type: 'PURCHASE_ORDER', ids, userIds: leaver });
    expect(assignUsersToMany).toMatchObject({ results: ids.map(() => ({ errors: [{ field: 'userIds' }] })) });
  });

  it('is executed once per idempotency key', async () => {
    const { backend, gateway, tokenOf } = stack();
    const { items } = await orderWithItems(await asProcurement(), backend.world, 2);
    const inputs = items.map(({ id }) => ({ id, lockVersion: 1, urgent: true }));
    const options = { token: await tokenOf('procurement'), headers: { 'idempotency-key': `many-${items[0]?.id}` } };
    const first = await gateway.ask(UPDATE, { inputs }, options);
    expect((await gateway.ask(UPDATE, { inputs }, options)).data).toEqual(first.data);
    expect(first.data).toMatchObject({ updateOrderItems: { errors: [] } });
  });
});

describe('many records on a backend that accepts one at a time', async () => {
  const { api, gateway, token } = await suiteStub();

  it('are rejected before anything is sent', async () => {
    const { data, errors } = await gateway.ask(MOVE, { type: 'SHIPMENT', ids: ['1'], status: 'open' }, { token });
    expect(data).toEqual({ assignStatuses: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
