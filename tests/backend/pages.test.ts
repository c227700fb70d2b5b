/** Child lists of several records in one request: `GET couriers/airlines?ids[]=…`. */
import { beforeAll, expect, it } from 'vitest';
import type { Api, Many, One, Rejection } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { attach, pdf } from '../support/files.ts';
import { newItem, newItems, newOrder, newShipment, unused } from '../support/records.ts';

type Row = { id: number };
type Page = Many<Row> & { id: number };

describeOnBoth('a list under several records', (backend) => {
  let api: Api;
  /** The ids of three records per path; the last record has an empty list. */
  const records = { couriers: [0], purchase_orders: [0], commercial_invoices: [0], vendors: [0] };

  beforeAll(async () => {
    const { as, world } = backend();
    api = await as('orgAdmin');
    const courier = async () =>
      (await api.post<One<Row>>('couriers', { courier: { company_name: unused('Courier') } })).data.id;
    records.couriers = [await courier(), await courier(), await courier()];
    const [first = 0, second = 0] = records.couriers;
    for (const [of, name, prefix] of [
      [first, 'Beta', '200'],
      [first, 'alpha', null],
      [first, 'Gamma', '100'],
      [second, 'Delta', '300'],
    ] as const) {
      await api.post(`couriers/${of}/airlines`, { airline: { name, prefix } });
    }
    const orders = [await newOrder(api, world), await newOrder(api, world), await newOrder(api, world)];
    records.purchase_orders = orders.map(({ id }) => id);
    const [one, two] = orders;
    for (const position of ['3', '1', '2']) await newItem(api, one?.id ?? 0, { position, hs_code: `30049${position}` });
    await newItem(api, two?.id ?? 0, { material: 'Other' });
    const shipments = [await newShipment(api, world), await newShipment(api, world), await newShipment(api, world)];
    records.commercial_invoices = shipments.map(({ id }) => id);
    for (const [index, count] of [2, 1].entries()) {
      const packed = await newItems(api, world, count);
      const selected_order_item_ids = packed.map(({ id }) => id);
      await api.post(`commercial_invoices/${shipments[index]?.id}/order_items`, { selected_order_item_ids });
    }
    const vendor = async () => (await api.post<One<Row>>('vendors', { vendor: { name: unused('Vendor') } })).data.id;
    records.vendors = [await vendor(), await vendor(), await vendor()];
    const [seller = 0, other = 0] = records.vendors;
    for (const description of ['b', 'a', 'c']) await attach(api, `vendors/${seller}`, pdf(), { description });
    await attach(api, `vendors/${other}`, pdf(), {});
    // A document of another type of record, whose id may equal a vendor's, must not be mixed in.
    await attach(api, `purchase_orders/${one?.id}`, pdf(), {});
  });

  const idsOf = (ids: readonly number[]) => ids.map((id) => `ids[]=${id}`).join('&');
  const pages = async (path: string, ids: readonly number[], query: string) =>
    (await api.get<Many<Page>>(`${path}?${idsOf(ids)}&${query}`)).data;

  const lists = [
    ['couriers', 'airlines', (id: number) => `couriers/${id}/airlines?`, 'prefix'],
    ['purchase_orders', 'order_items', (id: number) => `order_items?purchase_order_id=${id}&`, 'hs_code'],
    ['commercial_invoices', 'order_items', (id: number) => `order_items?commercial_invoice_id=${id}&`, 'status'],
    ['vendors', 'attachments', (id: number) => `vendors/${id}/attachments?`, 'description'],
  ] as const;

  for (const [under, list, alone, field] of lists) {
    it(`returns for each of the ${under} the same page of ${list} as a request for it alone`, async () => {
      const queries = ['', 'items=2', 'items=2&page=2', 'page=7'];
      for (const direction of ['asc', 'desc']) {
        queries.push(`sort[field]=${field}&sort[direction]=${direction}&items=2`);
      }
      for (const query of queries) {
        const expected: Page[] = [];
        for (const id of records[under]) expected.push({ id, ...(await api.get<Many<Row>>(`${alone(id)}${query}`)) });
        expect(await pages(`${under}/${list}`, records[under], query), query).toEqual(expected);
      }
      expect((await pages(`${under}/${list}`, records[under], '')).map(({ meta }) => meta.count > 0)).toEqual([
        true,
        true,
        false,
      ]);
    });

    it(`omits ${under} that are missing or not accessible to the caller`, async () => {
      const [first = 0] = records[under];
      const found = await pages(`${under}/${list}`, [first, 999_999], '');
      expect(found.map(({ id }) => id)).toEqual([first]);
      const stranger = await backend().as('otherAdmin');
      const theirs = await stranger.get<Many<Page>>(`${under}/${list}?${idsOf(records[under])}`);
      expect(theirs).toEqual({ data: [], meta: { page: 1, pages: 1, count: 0 } });
    });
  }

  it('accepts the filters of the list', async () => {
    const [seller = 0] = records.vendors;
    const query = 'filters[document_type][]=mta_incoming';
    const [page] = await pages('vendors/attachments', [seller], query);
    expect(page?.meta.count).toBe(0);
  });

  it("returns only the caller's own documents to a caller who may not read users", async () => {
    const { as, world } = backend();
    const { viewer: me, manager: other } = world.people;
    const viewer = await as('viewer');
    const { data } = await viewer.get<Many<Page>>(`users/attachments?${idsOf([me, other])}`);
    expect(data.map(({ id }) => id)).toEqual([me]);
    await viewer.refused(403, 'get', `users/attachments?${idsOf([other])}`);
  });

  it('requires ids of records, and returns at most 5,000 rows', async () => {
    const refused = async (query: string) =>
      ((await api.refused(422, 'get', `couriers/airlines?${query}`)) as Rejection).errors;
    expect(await refused('')).toEqual({ ids: ["can't be blank"] });
    expect(await refused('ids[]=x')).toEqual({ ids: ['is not an id'] });
    expect(await refused('ids[]=1&pagination=false')).toEqual({ pagination: ['is not allowed here'] });
    const [first = 0] = records.couriers;
    const couriers = await backend()
      .db.insertInto('couriers')
      .values(
        Array.from({ length: 50 }, () => ({
          organization_id: backend().world.organization,
          company_name: unused('Many'),
        })),
      )
      .returning('id')
      .execute();
    const many = idsOf([first, ...couriers.map(({ id }) => id)]);
    expect(await refused(`${many}&items=100`)).toEqual({ items: ['must be at most 98 for so many records'] });
    expect((await api.get<Many<Page>>(`couriers/airlines?${many}&items=98`)).data).toHaveLength(51);
  });
});
