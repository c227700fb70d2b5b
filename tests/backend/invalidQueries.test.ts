/** A meaningless query is rejected, never answered with an empty result. */
import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems } from '../support/records.ts';

const backend = suiteBackend();
const unknown = ['is not one of the allowed values'];

describe('a list', () => {
  it.each([
    ['purchase_orders', 'statuses'],
    ['commercial_invoices', 'statuses'],
    ['commercial_invoices', 'shipment_types'],
    ['order_items', 'statuses'],
    ['order_items', 'storage'],
    ['order_items', 'mta_status'],
    ['order_items', 'shipment'],
    ['order_items', 'goods_receipt_condition'],
    ['order_items', 'assessment_dg_class'],
    ['status_reasons', 'status'],
  ])('of %s rejects an unknown value of %s, even next to a known one', async (list, filter) => {
    const { as, world } = backend();
    const own = list === 'status_reasons' ? '' : `program_id=${world.program}&`;
    const query = `${list}?${own}filters[${filter}][]=delivered&filters[${filter}][]=gone`;
    const { errors } = await (await as('orgAdmin')).refused(422, 'get', query);
    expect(errors).toEqual({ [`filters.${filter}`]: unknown });
  });

  it('rejects an unknown country', async () => {
    const { as, world } = backend();
    const query = `order_items?program_id=${world.program}&filters[country_of_manufacture][]=ZZ`;
    const { errors } = await (await as('orgAdmin')).refused(422, 'get', query);
    expect(errors).toEqual({ 'filters.country_of_manufacture': unknown });
  });

  it.each(['purchase_orders', 'commercial_invoices', 'order_items', 'groups', 'end_users', 'users', 'organizations'])(
    'of %s is not found for a program that is missing or not the caller’s',
    async (list) => {
      const { as, world } = backend();
      const admin = await as('admin');
      const member = await as('manager');
      await admin.get(`${list}?program_id=${world.program}`);
      await admin.refused(404, 'get', `${list}?program_id=999999`);
      if (list !== 'organizations') await member.get(`${list}?program_id=${world.program}&light=true`);
      for (const program of [world.second.program, world.other.program]) {
        for (const more of ['', '&light=true'])
          await member.refused(404, 'get', `${list}?program_id=${program}${more}`);
      }
    },
  );

  it.each(['end_users', 'users'])('of %s rejects such a program among several programs', async (list) => {
    const { as, world } = backend();
    const orgAdmin = await as('orgAdmin');
    const query = (id: number) => `${list}?filters[program_ids][]=${world.program}&filters[program_ids][]=${id}`;
    await orgAdmin.get(query(world.second.program));
    expect((await orgAdmin.refused(422, 'get', query(world.other.program))).errors).toEqual({
      'filters.program_ids': ['was not found'],
    });
  });
});

it('substatuses of an unknown status are rejected', async () => {
  const { as, db, world } = backend();
  const manager = await as('manager');
  const [item] = await newItems(manager, world, 1);
  const shipment = await insertShipment(db, world);
  const records = [
    `purchase_orders/${item?.purchase_order_id}`,
    `order_items/${item?.id}`,
    `commercial_invoices/${shipment}`,
  ];
  for (const record of records) {
    await manager.get(`${record}/available_status_reasons?status=on_hold`);
    const { errors } = await manager.refused(422, 'get', `${record}/available_status_reasons?status=lying`);
    expect(errors).toEqual({ status: unknown });
  }
});
