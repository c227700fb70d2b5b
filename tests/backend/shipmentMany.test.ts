import { expect, it } from 'vitest';
import type { Notification } from '../../backend/notification/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Many } from '../support/api.ts';
import { describeByNightOnBoth } from '../support/backend.ts';
import type { RefusedRows, Rows } from '../support/many.ts';
import { insertShipment, newItems, newShipment, readHistory } from '../support/records.ts';

describeByNightOnBoth('moving many shipments', (backend) => {
  it('changes the items of shipments that leave along with them, and skips shipments that cannot leave', async () => {
    const { as, db, world } = backend();
    const api = await as('logistics');
    const items = await newItems(await as('procurement'), world, 3);
    const shipments = [
      await insertShipment(db, world, { status: 'ready' }),
      await insertShipment(db, world, { status: 'ready' }),
    ];
    for (const [index, item] of items.entries()) {
      await db
        .updateTable('order_items')
        .set({
          shipment_id: shipments[index % 2] ?? null,
          status: index === 1 ? 'on_hold' : 'ready',
          assessed: true,
          received: true,
        })
        .where('id', '=', item.id)
        .execute();
    }
    const body = { ids: shipments, record: { status: 'shipping' } };
    const refused = (await api.refused(
      422,
      'put',
      'commercial_invoices/assigned_status',
      body,
    )) as RefusedRows<Shipment>;
    expect(refused.data.map(({ status }) => status)).toEqual([424, 409]);
    const statusOf = async () => {
      const ids = items.map(({ id }) => id);
      const rows = await db.selectFrom('order_items').select('status').where('id', 'in', ids).orderBy('id').execute();
      return rows.map(({ status }) => status);
    };
    expect(await statusOf()).toEqual(['ready', 'on_hold', 'ready']);
    const { data } = await api.put<Rows<Shipment>>('commercial_invoices/assigned_status', { ...body, partial: true });
    expect(data.map((row) => [row.status, row.data?.status])).toEqual([
      [200, 'shipping'],
      [409, undefined],
    ]);
    expect(await statusOf()).toEqual(['shipping', 'on_hold', 'shipping']);
    expect((await readHistory(db, 'OrderItem', items[0]?.id ?? 0)).at(-1)).toMatchObject({ action: 'assign_status' });
  });

  it('requires for each row the right that its transition needs', async () => {
    const { as, db, world } = backend();
    const ids = [await insertShipment(db, world)];
    const move = (status: string) => ({ ids, record: { status } });
    await (await as('viewer')).refused(403, 'put', 'commercial_invoices/assigned_status', move('on_hold'));
    const { errors } = await (await as('logistics')).refused(
      422,
      'put',
      'commercial_invoices/assigned_status',
      move('canary'),
    );
    expect(Object.keys(errors ?? {})).toEqual(['ids.0.status']);
  });

  it('sets the same users on each shipment, and notifies them', async () => {
    const { as, world } = backend();
    const api = await as('logistics');
    const shipments = [await newShipment(api, world), await newShipment(api, world)];
    const ids = shipments.map(({ id }) => id);
    const { inventory } = world.people;
    const { data } = await api.put<Rows<Shipment>>('commercial_invoices/manage', { ids, user: { ids: [inventory] } });
    expect(data.map((row) => row.data?.user_ids)).toEqual([[inventory], [inventory]]);
    const told = await (await as('inventory')).get<Many<Notification>>('notifications');
    expect(told.meta.count).toBe(2);
  });
});
