import { beforeAll, describe, expect, it } from 'vitest';
import { orderElsewhere } from '../support/many.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
let own: string;
let second: string;
let other: string;

beforeAll(async () => {
  const { as, world } = stack().backend;
  own = String((await newOrder(await as('procurement'), world)).id);
  second = String((await orderElsewhere(await as('admin'), world.second)).order.id);
  other = String((await orderElsewhere(await as('admin'), world.other)).order.id);
});

const LIST = 'query($ids: [ID!]) { purchaseOrders(ids: $ids) { data { id } } }';
type Rows = { data: { id: string; updatedAt?: string }[] };

describe('a list by ids', () => {
  it('returns the records that the caller may read, of any program', async () => {
    const found = async (person: 'viewer' | 'orgAdmin') => {
      const { purchaseOrders } = await stack().get(person, LIST, { ids: [own, second, other, '987654321'] });
      return (purchaseOrders as Rows).data.map(({ id }) => id).toSorted();
    };
    expect(await found('viewer')).toEqual([own]);
    expect(await found('orgAdmin')).toEqual([own, second].toSorted());
  });

  it('accepts 1 to 100 ids', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, index) => String(index + 1))]) {
      const { errors } = await stack().ask('viewer', LIST, { ids });
      expect(errors).toMatchObject([
        { message: 'Request 1 to 100 ids at a time', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  it.each([
    'couriers',
    'endUsers',
    'groups',
    'organizations',
    'programs',
    'substatuses',
    'users',
    'vendors',
    'shipments',
    'orderItems',
    'apiKeys',
  ])('exists for %s', async (list) => {
    const { all } = await stack().get('orgAdmin', `{ all: ${list} { data { id } } }`);
    const [first] = (all as Rows).data;
    const wanted = [...(first ? [first.id] : []), '987654321'];
    const query = `query($ids: [ID!]) { ${list}(ids: $ids) { data { id } } }`;
    expect(await stack().get('orgAdmin', query, { ids: wanted })).toEqual({ [list]: { data: first ? [first] : [] } });
  });
});

describe('a list without a program', () => {
  it('has the orders, items and shipments of all programs of the caller', async () => {
    const query = `{ purchaseOrders { data { id } } orderItems { data { purchaseOrder { id } } } shipments { data { id } } }`;
    expect(await stack().get('otherViewer', query)).toEqual({
      purchaseOrders: { data: [{ id: other }] },
      orderItems: { data: [{ purchaseOrder: { id: other } }] },
      shipments: { data: [] },
    });
  });
});

describe('vendors, end users and groups', () => {
  it.each([
    ['vendors', 'VendorFilter'],
    ['endUsers', 'EndUserFilter'],
    ['groups', 'GroupFilter'],
  ])('are sorted and filtered by their last change: %s', async (list, filter) => {
    const query = `query($filter: ${filter}) {
      ${list}(sort: { field: UPDATED_AT, direction: DESC }, filter: $filter) { data { id updatedAt } }
    }`;
    const all = (await stack().get('orgAdmin', query))[list] as Rows;
    const times = all.data.map(({ updatedAt }) => updatedAt);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted().toReversed());
    const later = { updatedAt: { from: '2100-01-01T00:00:00Z' } };
    expect(await stack().get('orgAdmin', query, { filter: later })).toEqual({ [list]: { data: [] } });
  });
});
