import { beforeAll, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { insertShipment, newItem, newItems, newOrder, newShipment } from '../support/records.ts';

describeOnBoth('the list of shipments', (backend) => {
  let viewer: Api;
  let first: Shipment;
  const ids = { blue: 0, clinics: 0 };

  /** Returns the invoice numbers of a query's results, in the same order. */
  const numbers = async (query = '', api = viewer) => {
    const { program } = backend().world;
    const { data } = await api.get<Many<Shipment>>(`commercial_invoices?program_id=${program}&${query}`);
    return data.map(({ invoice_number }) => invoice_number);
  };

  beforeAll(async () => {
    const { as, db, world } = backend();
    const { organization, program, people } = world;
    const logistics = await as('logistics');
    viewer = await as('viewer');
    const couriers = await db
      .insertInto('couriers')
      .values([
        { organization_id: organization, company_name: 'blue Wings' },
        { organization_id: organization, company_name: 'Ark Lines' },
      ])
      .returning('id')
      .execute();
    const [blue, ark] = couriers.map(({ id }) => id);
    const group = await db
      .insertInto('groups')
      .values({ program_id: program, name: 'Army hospitals' })
      .returning('id')
      .executeTakeFirstOrThrow();
    Object.assign(ids, { blue, clinics: group.id });
    first = await newShipment(logistics, world, {
      invoice_number: 'CI-100',
      commercial_name: 'Vaccines, March',
      courier_id: blue,
      awb: '176-12345675',
      anticipated_ship_date: '2026-03-01',
      package_quantity: 10,
      total_weight: '4.536',
      user_ids: [people.manager],
    });
    const second = await newShipment(logistics, world, {
      invoice_number: 'ci-20_0',
      group_id: group.id,
      courier_id: ark,
      shipment_type: 'ocean',
      anticipated_ship_date: '2026-04-01',
      shipped_date: '2026-04-03',
      dry_ice: '12.5',
      user_ids: [people.manager, people.viewer],
    });
    await newShipment(logistics, world, { invoice_number: 'CX-300', shipment_type: 'truck', package_quantity: 3 });
    await logistics.put(`commercial_invoices/${second.id}/assigned_status`, { record: { status: 'closed' } });
    await insertShipment(db, world, {
      organization_id: world.other.organization,
      program_id: world.other.program,
      group_id: world.other.group,
      invoice_number: 'CI-100',
    });
  });

  it('starts with the latest anticipated date, and is sorted by every column in either direction', async () => {
    expect(await numbers()).toEqual(['ci-20_0', 'CI-100', 'CX-300']);
    const sorted = (field: string, direction = 'asc') => numbers(`sort[field]=${field}&sort[direction]=${direction}`);
    expect(await sorted('invoice_number')).toEqual(['ci-20_0', 'CI-100', 'CX-300']);
    expect(await sorted('invoice_number', 'desc')).toEqual(['CX-300', 'CI-100', 'ci-20_0']);
    expect(await sorted('status', 'desc')).toEqual(['ci-20_0', 'CX-300', 'CI-100']);
    expect(await sorted('awb')).toEqual(['CI-100', 'ci-20_0', 'CX-300']);
    expect(await sorted('anticipated_ship_date')).toEqual(['CI-100', 'ci-20_0', 'CX-300']);
    expect(await sorted('shipped_date')).toEqual(['ci-20_0', 'CI-100', 'CX-300']);
    expect(await sorted('shipment_type')).toEqual(['CI-100', 'ci-20_0', 'CX-300']);
    expect(await sorted('courier')).toEqual(['ci-20_0', 'CI-100', 'CX-300']);
    expect(await sorted('group')).toEqual(['ci-20_0', 'CI-100', 'CX-300']);
  });

  it.each([
    ['filters[invoice_number]=100', ['CI-100']],
    ['filters[awb]=1234567', ['CI-100']],
    ['filters[statuses][]=closed', ['ci-20_0']],
    ['filters[phases][]=open', ['CI-100', 'CX-300']],
    ['filters[phases][]=left&filters[phases][]=done', ['ci-20_0']],
    ['filters[due][]=send_for_review', ['CI-100', 'CX-300']],
    ['filters[due][]=deliver', []],
    ['filters[shipment_types][]=truck&filters[shipment_types][]=ocean', ['ci-20_0', 'CX-300']],
    ['filters[package_quantity_from]=3.5', ['CI-100']],
    ['filters[package_quantity_to]=3', ['CX-300']],
    ['filters[total_weight_from]=4.536&filters[total_weight_to]=4.536', ['CI-100']],
    ['filters[dry_ice_from]=12', ['ci-20_0']],
    ['filters[anticipated_ship_date_to]=2026-03-31', ['CI-100']],
    ['filters[anticipated_ship_date_from]=2026-04-01', ['ci-20_0']],
    ['filters[shipped_date_from]=2026-04-03&filters[shipped_date_to]=2026-04-03', ['ci-20_0']],
    ['filters[user_ids][]=unassigned', ['CX-300']],
    ['filters[overview]=approval_list', ['CI-100', 'CX-300']],
    ['search=march', ['CI-100']],
    ['search=20_', ['ci-20_0']],
    ['search=cx', ['CX-300']],
    ['search=12345675', ['CI-100']],
    ['search=17612345675', ['CI-100']],
    ['filters[awb]=176%201234%205675', ['CI-100']],
  ])('is filtered by %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it('is filtered by users, group and courier', async () => {
    const { people, group } = backend().world;
    expect(await numbers(`filters[user_ids][]=${people.viewer}`)).toEqual(['ci-20_0']);
    expect(await numbers(`filters[user_ids][]=${people.viewer}&filters[user_ids][]=unassigned`)).toEqual([
      'ci-20_0',
      'CX-300',
    ]);
    expect(await numbers(`filters[group_ids][]=${group}`)).toEqual(['CI-100', 'CX-300']);
    expect(await numbers(`filters[courier_ids][]=${ids.blue}`)).toEqual(['CI-100']);
  });

  it('rejects unknown filters, sort fields and values by name', async () => {
    const refused = async (query: string) => (await viewer.refused(422, 'get', `commercial_invoices?${query}`)).errors;
    expect(Object.keys((await refused('program_id=1&filters[colour]=red')) ?? {})).toEqual(['filters.colour']);
    expect(Object.keys((await refused('program_id=1&sort[field]=notes')) ?? {})).toEqual(['sort.field']);
    expect(Object.keys((await refused('program_id=1&filters[total_weight_from]=heavy')) ?? {})).toEqual([
      'filters.total_weight_from',
    ]);
  });

  it('adds up the values of a shipment’s items by HS code, digits only, and collects their classes', async () => {
    const { as, db, world } = backend();
    const procurement = await as('procurement');
    const order = await newOrder(procurement, world);
    const line = (position: string, fields: object) =>
      newItem(procurement, order.id, { position, countries_of_manufacture: ['IN'], ...fields });
    const items = [
      await line('1', { hs_code: '3822.19', quantity: '1', value_per_item: '1500.10' }),
      await line('2', { hs_code: '3822 19', quantity: '3', value_per_item: '0.30' }),
      await line('3', { hs_code: '0301.11', assessment_attributes: { dg_class: '9' } }),
      await line('4', { assessment_attributes: { dg_class: '3' } }),
      await line('5', { assessment_attributes: { dg_class: '9' } }),
    ];
    // Another shipment's items do not count here.
    const others = await newItems(procurement, world, 1, { hs_code: '3822.19' });
    const elsewhere = await insertShipment(db, world, { invoice_number: 'CY-1' });
    const set = (id: number, itemIds: number[]) =>
      db.updateTable('order_items').set({ shipment_id: id }).where('id', 'in', itemIds).execute();
    await set(elsewhere, [others[0]?.id ?? 0]);
    await set(
      first.id,
      items.map(({ id }) => id),
    );
    const { data } = await viewer.get<One<Shipment>>(`commercial_invoices/${first.id}`);
    expect(data).toMatchObject({
      max_values_grouped_by_hs_codes: { '382219': '1501.00', '030111': '25.00' },
      dg_classes: ['3', '9'],
      dg_declaration: true,
    });
    const other = await viewer.get<One<Shipment>>(`commercial_invoices/${elsewhere}`);
    // Its item has not been assessed.
    expect(other.data).toMatchObject({ dg_classes: [], dg_declaration: null });
    await db.updateTable('order_items').set({ assessed: true }).where('shipment_id', '=', elsewhere).execute();
    const assessed = await viewer.get<One<Shipment>>(`commercial_invoices/${elsewhere}`);
    expect(assessed.data.dg_declaration).toBe(false);
    await db.updateTable('order_items').set({ un_number: 'UN1170' }).where('shipment_id', '=', elsewhere).execute();
    const numbered = await viewer.get<One<Shipment>>(`commercial_invoices/${elsewhere}`);
    expect(numbered.data).toMatchObject({ dg_classes: [], dg_declaration: true });
    const list = await viewer.get<Many<Shipment>>(`commercial_invoices?ids[]=${first.id}`);
    expect(list.data).toEqual([data]);
    const inside = await viewer.get<Many<{ position: string }>>(`order_items?commercial_invoice_id=${first.id}`);
    expect(inside.data.map(({ position }) => position)).toEqual(['1', '2', '3', '4', '5']);
  });
});
