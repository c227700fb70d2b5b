import { expect, it } from 'vitest';
import type { ExpiringAttachment } from '../../backend/document/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import { attach, pdf } from '../support/files.ts';
import { newItems, newOrder, newShipment } from '../support/records.ts';

describeOnOne('documents that expire', (backend) => {
  it('are listed from all readable records, earliest expiry first, with the label of the record', async () => {
    const { as, db, world } = backend();
    const admin = await as('orgAdmin');
    const manager = await as('manager');
    const order = await newOrder(admin, world);
    const shipment = await newShipment(admin, world);
    const [item] = await newItems(admin, world, 1);
    const put = (on: string, expiry_date?: string) => attach(admin, on, pdf(), expiry_date ? { expiry_date } : {});
    await put(`purchase_orders/${order.id}`, '2027-01-04');
    await put(`commercial_invoices/${shipment.id}`, '2027-01-03');
    await put(`order_items/${item?.id}`, '2027-01-02');
    const vendor = await put(`vendors/${world.vendor}`, '2027-01-05');
    await put(`end_users/${world.endUser}`, '2027-01-06');
    await put(`end_users/${world.endUser}`);
    const archived = await put(`vendors/${world.vendor}`, '2027-01-01');
    await db
      .updateTable('documents')
      .set({ archived: true, archived_at: new Date() })
      .where('id', '=', archived.id)
      .execute();
    const list = async (api: typeof admin, query = 'until=2027-01-05') =>
      (await api.get<Many<ExpiringAttachment>>(`attachments/expiring?${query}`)).data;
    const found = await list(manager);
    expect(found.map(({ parent, expiry_date }) => [expiry_date, parent.label, parent.program_id])).toEqual([
      ['2027-01-02', 'Line 1 · Nevirapine 200 mg', world.program],
      ['2027-01-03', shipment.invoice_number, world.program],
      ['2027-01-04', `PO ${order.order_number.number}`, world.program],
      ['2027-01-05', 'Kenya Pharma', null],
    ]);
    expect(found[0]?.parent.purchase_order_id).toBe(item?.purchase_order_id);
    expect(found.at(-1)?.id).toBe(vendor.id);
    expect(await list(manager, 'until=2027-12-31&items=1&page=5')).toMatchObject([
      { parent: { label: 'Kenya Ministry' } },
    ]);
    // A program that the manager is not a member of.
    await db
      .updateTable('documents')
      .set({ program_id: world.second.program })
      .where('program_id', 'is not', null)
      .execute();
    expect(await list(manager)).toHaveLength(1);
    expect(await list(await as('otherAdmin'))).toEqual([]);
    await (await as('viewer')).refused(403, 'get', 'attachments/expiring?until=2027-01-05');
    await manager.refused(422, 'get', 'attachments/expiring');
  });
});
