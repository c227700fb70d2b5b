import { beforeEach, describe, expect, it } from 'vitest';
import { newItems } from '../support/records.ts';
import { itemRow } from '../support/shipments.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

const ASSESS = `mutation($id: ID!, $input: UpdateOrderItemInput!) {
  assessOrderItem(id: $id, input: $input) {
    orderItem { status { key } lockVersion netQuantity netQuantityUnit assessment { assessed dgClass dgDescription } }
    errors { field message code }
    current { lockVersion }
  }
}`;

describe('assessing an item', () => {
  const stack = suiteStack();

  async function item() {
    const { backend } = stack();
    const [made] = await newItems(await backend.as('procurement'), backend.world, 1);
    if (!made) throw new Error('There is one');
    return made;
  }

  it('saves the findings and moves the status, both at once', async () => {
    const { id, lock_version: lockVersion } = await item();
    const net = { netQuantity: '0.5', netQuantityUnit: 'LTR' };
    const input = { lockVersion, dgClass: '3', dgDescription: 'Flammable', ...net };
    expect(await stack().get('inventory', ASSESS, { id, input })).toEqual({
      assessOrderItem: {
        orderItem: {
          status: { key: 'assessed' },
          lockVersion: lockVersion + 1,
          ...net,
          assessment: { assessed: true, dgClass: '3', dgDescription: 'Flammable' },
        },
        errors: [],
        current: null,
      },
    });
  });

  it('is rejected as a whole: for an invalid field, a stale version or the wrong status', async () => {
    const { get, ask } = stack();
    const { id, lock_version: lockVersion } = await item();
    const refused = (error: object, current: unknown = null) => ({
      assessOrderItem: { orderItem: null, errors: [expect.objectContaining(error)], current },
    });
    expect(await get('inventory', ASSESS, { id, input: { lockVersion, dgClass: '99' } })).toEqual(
      refused({ field: 'dgClass', code: 'INVALID' }),
    );
    expect(await get('inventory', ASSESS, { id, input: { lockVersion: lockVersion + 7 } })).toEqual(
      refused({ field: 'base', code: 'STALE' }, { lockVersion }),
    );
    await get('inventory', ASSESS, { id, input: { lockVersion } });
    expect(await get('inventory', ASSESS, { id, input: { lockVersion: lockVersion + 1 } })).toEqual(
      refused({ field: 'base', message: 'The item is already assessed', code: 'TRANSITION' }),
    );
    const others = { id, input: { lockVersion: lockVersion + 1, material: 'Something else' } };
    expect((await ask('inventory', ASSESS, others)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('viewer', ASSESS, { id, input: { lockVersion } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('can be taken back once, after a later receipt was taken back', async () => {
    const { backend, get } = stack();
    const { id } = await item();
    const clerk = await backend.as('inventory');
    for (const step of ['assessments', 'goods_receipts']) await clerk.patch(`${step}/${id}`);
    const back = (mutation: string) =>
      get('inventory', `mutation { ${mutation}(id: ${id}) { orderItem { status { key } } errors { message code } } }`);
    const taken = (key: string) => ({ orderItem: { status: { key } }, errors: [] });
    expect(await back('takeBackReceipt')).toEqual({ takeBackReceipt: taken('assessed') });
    expect(await back('takeBackAssessment')).toEqual({ takeBackAssessment: taken('open') });
    const message = 'Only the assessment of an item that is still assessed can be taken back';
    expect(await back('takeBackAssessment')).toEqual({
      takeBackAssessment: { orderItem: null, errors: [{ message, code: 'TRANSITION' }] },
    });
  });

  it('removes the item from the list of items to assess', async () => {
    const { backend, get } = stack();
    const { id, lock_version: lockVersion, purchase_order_id } = await item();
    const list = `{ assessments(programId: ${backend.world.program}, items: 100) { data { id purchaseOrder { id } assessment { assessed } } } }`;
    const row = { id: String(id), purchaseOrder: { id: String(purchase_order_id) }, assessment: { assessed: false } };
    const listed = async () =>
      ((await get('inventory', list)) as { assessments: { data: unknown[] } }).assessments.data;
    expect(await listed()).toContainEqual(row);
    await get('inventory', ASSESS, { id, input: { lockVersion } });
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id: String(id) }));
  });
});

describe('assessing an item behind another backend', async () => {
  const { api, gateway, token } = await suiteStub();
  api.on('GET', 'order_items/statuses', () => ({ body: { data: [] } }));
  beforeEach(() => api.on('PUT', 'order_items/5', () => ({ body: { data: { ...itemRow(5), lock_version: 8 } } })));

  const assess = (input: object) => gateway.ask(ASSESS, { id: 5, input: { lockVersion: 7, ...input } }, { token });
  const writes = () =>
    api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

  it('makes the two plain calls, and checks only once in a while what the backend offers', async () => {
    api.on('PATCH', 'assessments/5', () => ({
      body: {
        data: {
          ...itemRow(5),
          status: 'assessed',
          lock_version: 9,
          assessment: { assessed: true, dg_class: '3', dg_description: null },
        },
      },
    }));
    const expected = {
      errors: [],
      data: {
        assessOrderItem: { orderItem: { status: { key: 'assessed' }, lockVersion: 9 }, errors: [], current: null },
      },
    };
    expect(await assess({ dgClass: '3' })).toMatchObject(expected);
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: 'order_items/5',
        body: { order_item: { lock_version: 7, assessment_attributes: { dg_class: '3', assessed: true } } },
      },
      { method: 'PATCH', path: 'assessments/5', body: undefined },
    ]);
    expect(await assess({})).toMatchObject(expected);
    expect(api.count('openapi.json')).toBe(1);
  });

  it('returns the saved item and an error if the second call fails, even without a reason', async () => {
    const saved = { status: { key: 'open' }, lockVersion: 8 };
    const unfinished = { field: 'base', message: 'Saved, but not yet assessed', code: 'TRANSITION' };
    api.on('PATCH', 'assessments/5', () => ({ status: 503, body: { error: 'secret' } }));
    expect(await assess({ dgClass: '3' })).toMatchObject({
      errors: [],
      data: { assessOrderItem: { orderItem: saved, errors: [unfinished], current: null } },
    });
    api.on('PATCH', 'assessments/5', () => ({ status: 422, body: { errors: { base: ['Nobody has looked'] } } }));
    expect(await assess({ dgClass: '3' })).toMatchObject({
      errors: [],
      data: {
        assessOrderItem: {
          orderItem: saved,
          errors: [unfinished, { field: 'base', message: 'Nobody has looked', code: 'TRANSITION' }],
        },
      },
    });
  });

  it('does not make the second call if the first is rejected', async () => {
    api.on('PUT', 'order_items/5', () => ({
      status: 422,
      body: { errors: { 'assessment_attributes.dg_class': ['is unknown'] } },
    }));
    expect(await assess({ dgClass: '99' })).toMatchObject({
      errors: [],
      data: {
        assessOrderItem: { orderItem: null, errors: [{ field: 'dgClass', message: 'is unknown', code: 'INVALID' }] },
      },
    });
    expect(writes().map(({ method }) => method)).toEqual(['PUT']);
  });
});
