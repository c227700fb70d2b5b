import { beforeAll, describe, expect, it } from 'vitest';
import type { DangerAdvice } from '../../backend/shipmentAdvice/dangerousGoods.ts';
import type { ExportAdvice } from '../../backend/shipmentAdvice/exportRule.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;
beforeAll(async () => {
  manager = await backend().as('manager');
});

const path = (id: number, what: string) => `commercial_invoices/${id}/${what}`;
const readiness = async (id: number, api = manager) =>
  (await api.get<One<ReadinessCheck[]>>(path(id, 'readiness'))).data;
const checkOf = async (id: number, key: string) => (await readiness(id)).find((each) => each.key === key);

/** Inserts a shipment with one item per entry of `items`: ready and complete except for the fields given there. */
async function loaded(fields: object, items: object[]) {
  const { db, world } = backend();
  const id = await insertShipment(db, world, fields);
  const made = await newItems(manager, world, items.length);
  for (const [at, item] of items.entries()) {
    const values = { shipment_id: id, status: 'ready', countries_of_manufacture: ['IN'], assessed: true, ...item };
    await db
      .updateTable('order_items')
      .set(values)
      .where('id', '=', made[at]?.id ?? 0)
      .execute();
  }
  return { id, items: made.map((each) => each.id) };
}

describe('the readiness of a shipment', () => {
  it.each([
    ['no items', []],
    ['an item that is not ready', [{ status: 'received' }, {}]],
    ['an item without a country', [{ countries_of_manufacture: [] }]],
    ['all that is asked for', [{}]],
  ])('has blockers exactly if the change to shipping is rejected: %s', async (_what, items) => {
    const { id } = await loaded({ status: 'ready' }, items);
    const blocking = (await readiness(id)).filter(({ severity }) => severity === 'blocks');
    const { body, status } = await manager.send('put', path(id, 'assigned_status'), { record: { status: 'shipping' } });
    expect(status).toBe(blocking.length > 0 ? 409 : 200);
    if (status === 409) expect(body).toMatchObject({ error: blocking[0]?.message });
    if (status === 200) expect(await readiness(id)).toEqual([]);
  });

  it('leads to the organization while its address is missing, without which nothing is known about the export', async () => {
    const { db, world } = backend();
    const { id } = await loaded({}, [{}]);
    const own = db.updateTable('organizations').where('id', '=', world.organization);
    const { address } = await db
      .selectFrom('organizations')
      .select('address')
      .where('id', '=', world.organization)
      .executeTakeFirstOrThrow();
    await own.set({ address: null }).execute();
    for (const key of ['eei', 'control_statement']) {
      expect(await checkOf(id, key)).toMatchObject({ target: 'organization', ids: [world.organization] });
    }
    await own.set({ address: JSON.stringify(address) }).execute();
    expect((await checkOf(id, 'eei'))?.target).not.toBe('organization');
  });

  it('names each gap and where to fix it, and marks it as done once fixed', async () => {
    const { id, items } = await loaded({ awb: '176-12345674', courier_id: null }, [{ hs_code: '3822.19' }, {}]);
    expect(await checkOf(id, 'air_waybill')).toEqual({
      key: 'air_waybill',
      severity: 'advises',
      answer: 'not_met',
      because: [],
      message: 'Air waybill: the last digit should be 5, not 4',
      target: 'field',
      field: 'awb',
      ids: [],
    });
    expect(await checkOf(id, 'hs_codes')).toMatchObject({
      target: 'items',
      field: 'hs_code',
      ids: [...items].reverse(),
    });
    expect(await checkOf(id, 'approvals')).toMatchObject({ message: '5 of 5 approval dates are missing' });
    await manager.put(path(id, 'approvals'), { commercial_invoice: { ehs_approval: '2026-03-02' } });
    expect(await checkOf(id, 'approvals')).toMatchObject({ message: '4 of 5 approval dates are missing' });
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { awb: '176-12345675' } });
    expect(await checkOf(id, 'air_waybill')).toMatchObject({ severity: 'done', message: 'Air Waybill #' });
  });

  it('checks for agreements and screenings that expire before departure', async () => {
    const { db, world } = backend();
    const { id, items } = await loaded({ anticipated_ship_date: '2099-01-10' }, [{ mta_status: 'signed' }]);
    const attach = (
      parent_type: 'OrderItem' | 'Vendor',
      parent_id: number,
      document_type: 'mta_outgoing' | 'visual_screening',
      expiry_date: string,
    ) =>
      db
        .insertInto('documents')
        .values({ organization_id: world.organization, parent_type, parent_id, document_type, expiry_date })
        .execute();
    expect(await checkOf(id, 'mta')).toMatchObject({ severity: 'advises', ids: items });
    await attach('OrderItem', items[0] ?? 0, 'mta_outgoing', '2099-01-09');
    expect(await checkOf(id, 'mta')).toMatchObject({ severity: 'advises' });
    expect(await checkOf(id, 'documents')).toMatchObject({ ids: items });
    await attach('OrderItem', items[0] ?? 0, 'mta_outgoing', '2099-01-10');
    expect(await checkOf(id, 'mta')).toMatchObject({ severity: 'done' });
    const vendors = (await readiness(id)).find(({ target }) => target === 'vendor');
    expect(vendors).toMatchObject({ key: 'screening', ids: [world.vendor] });
    await attach('Vendor', world.vendor, 'visual_screening', '2099-02-01');
    expect((await checkOf(id, 'screening'))?.target).not.toBe('vendor');
  });

  it('checks for an import permit that is valid at departure, if the group requires one', async () => {
    const { db, world } = backend();
    const { id, items } = await loaded({ anticipated_ship_date: '2099-01-10' }, [{}]);
    expect(await checkOf(id, 'import_permit')).toMatchObject({
      answer: 'does_not_apply',
      message: 'Import permit: the group requires none',
    });
    const group = `groups/${world.group}`;
    const address_attributes = { country: 'KE', city: 'Nairobi', address: 'Uhuru Highway 1' };
    const { data } = await manager.put<One<object>>(group, {
      group: { requires_import_permit: true, address_attributes },
    });
    expect(data).toMatchObject({ requires_import_permit: true });
    const none = {
      answer: 'not_met',
      severity: 'advises',
      target: 'documents',
      message: 'Import permit: none is attached',
    };
    expect(await checkOf(id, 'import_permit')).toMatchObject(none);
    const attach = async (
      parent_type: 'OrderItem' | 'PurchaseOrder' | 'CommercialInvoice',
      parent_id: number,
      on: string,
    ) =>
      db
        .insertInto('documents')
        .values({
          organization_id: world.organization,
          parent_type,
          parent_id,
          document_type: 'import_permit',
          expiry_date: on,
        })
        .execute();
    await attach('CommercialInvoice', id, '2020-05-31');
    expect((await checkOf(id, 'import_permit'))?.message).toBe('Import permit: expired on 31 May 2020');
    await attach('OrderItem', items[0] ?? 0, '2099-01-09');
    expect((await checkOf(id, 'import_permit'))?.message).toBe(
      'Import permit: expires on 9 Jan 2099, before the ship date',
    );
    const { data: item } = await manager.get<One<{ purchase_order_id: number }>>(`order_items/${items[0]}`);
    await attach('PurchaseOrder', item.purchase_order_id, '2099-01-10');
    expect(await checkOf(id, 'import_permit')).toMatchObject({ answer: 'met', severity: 'done' });
    await manager.put(group, { group: { requires_import_permit: false } });
  });

  it('requires goods that are kept apart to be acknowledged, again for each later pair', async () => {
    const { id } = await loaded({ shipment_type: 'air' }, [
      { un_number: 'UN1170', dg_class: '3' },
      { un_number: 'UN2014', dg_class: '5.1' },
    ]);
    expect(await checkOf(id, 'segregation')).toMatchObject({ message: '3 beside 5.1 is not acknowledged' });
    const acknowledge = (pairs: string[], api = manager) => api.send('put', path(id, 'dangerous_goods'), { pairs });
    expect((await acknowledge(['air 1 2.1'])).status).toBe(200);
    expect(await checkOf(id, 'segregation')).toMatchObject({ severity: 'advises' });
    expect((await acknowledge(['air 3 5.1'], await backend().as('viewer'))).status).toBe(403);
    expect((await acknowledge(['air 3 5.1'])).status).toBe(200);
    expect(await checkOf(id, 'segregation')).toMatchObject({ severity: 'done' });
    await backend().db.updateTable('shipments').set({ shipment_type: 'truck' }).where('id', '=', id).execute();
    const { data } = await manager.get<One<DangerAdvice>>(path(id, 'dangerous_goods'));
    expect(data.pairs).toMatchObject([{ key: 'road 3 5.1', outcome: 'separated', acknowledged_at: null }]);
  });

  it('is told together with the rules as each is told alone', async () => {
    const goods = [{ un_number: 'UN1170' }, { un_number: 'UN2014' }, { hs_code: '3822.19.0000', quantity: '2000' }];
    const { id } = await loaded({}, goods);
    const parts = ['readiness', 'export_rule', 'dangerous_goods'];
    const alone = parts.map(async (part) => [part, (await manager.get<One<unknown>>(path(id, part))).data]);
    const { data } = await manager.get<One<unknown>>(path(id, 'advice'));
    expect(data).toEqual(Object.fromEntries(await Promise.all(alone)));
  });

  it('checks its HS codes against the export limit', async () => {
    const address = JSON.stringify({ country: 'US', city: 'Boston', address: 'Main street 1' });
    await backend().db.updateTable('organizations').set({ address }).execute();
    const abroad = JSON.stringify({ country: 'KE', city: 'Nairobi', address: 'Uhuru Highway 1' });
    await backend().db.updateTable('groups').set({ address: abroad }).execute();
    const { id } = await loaded({ eei_export: false }, [{ hs_code: '3822.19.0000', quantity: '2000' }]);
    const { data } = await manager.get<One<ExportAdvice>>(path(id, 'export_rule'));
    expect(data).toMatchObject({ level: 'required', codes: [{ hs_code: '3822190000', value: '5000.00' }] });
    expect(await checkOf(id, 'eei')).toMatchObject({
      message: 'A filing is required by 15 CFR 30.37(a); EEI/Export says No, against this advice',
    });
    const unread = await loaded({ eei_export: false }, [{ hs_code: 'TBD', quantity: '4000' }, { hs_code: null }]);
    const told = (await manager.get<One<ExportAdvice>>(path(unread.id, 'export_rule'))).data;
    expect(told).toMatchObject({ answer: 'cannot_tell', level: 'could_exceed', codes: [], without_code: 2 });
    expect(told.legend).toContain('AES ITN or exemption');
    expect(await checkOf(unread.id, 'eei')).toMatchObject({
      answer: 'cannot_tell',
      severity: 'advises',
      target: 'export',
      ids: expect.arrayContaining(unread.items),
      because: told.because,
    });
  });

  it('adds the values of invoices under the same air waybill, however it is written', async () => {
    const awb = '176-12345675';
    const one = await loaded({ eei_export: false, awb }, [{ hs_code: '3822.19.0000', quantity: '800' }]);
    await loaded({ awb: '176 1234 5675' }, [{ hs_code: '3822190000', quantity: '400' }]);
    const { data } = await manager.get<One<ExportAdvice>>(path(one.id, 'export_rule'));
    expect(data).toMatchObject({ answer: 'not_met', codes: [{ value: '3000.00' }] });
  });

  it('refuses a new HS code that cannot be read, and keeps one that is stored', async () => {
    const { items } = await loaded({}, [{ hs_code: 'TBD' }]);
    const [item = 0] = items;
    const save = (order_item: object) => manager.send('put', `order_items/${item}`, { order_item });
    expect((await save({ hs_code: 'TBD', notes: 'Dry' })).status).toBe(200);
    for (const hs_code of ['N/A', '3OO4.90.9230', '3.00491E+09', '3004', '30049092300', '7700.00']) {
      expect(await save({ hs_code })).toMatchObject({
        status: 422,
        body: { errors: { hs_code: [expect.any(String)] } },
      });
    }
    expect((await save({ hs_code: '３００４.９０' })).status).toBe(200);
    const { data } = await manager.get<One<{ hs_code: string }>>(`order_items/${item}`);
    expect(data.hs_code).toBe('3004.90');
  });

  it('reads air waybills with every dash, space and digit', async () => {
    const { id } = await loaded({ shipment_type: 'air' }, [{}]);
    for (const awb of [
      '176–12345675',
      '176\u201112345675',
      '176 1234 5675',
      '１７６－１２３４５６７５',
      '١٧٦-١٢٣٤٥٦٧٥',
    ]) {
      await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { awb } });
      expect([awb, (await checkOf(id, 'air_waybill'))?.answer]).toEqual([awb, 'met']);
    }
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { awb: '176—12345674' } });
    expect(await checkOf(id, 'air_waybill')).toMatchObject({ answer: 'not_met' });
  });

  it('of an empty shipment is open for everything about items', async () => {
    const { id } = await loaded({}, []);
    const checks = await readiness(id);
    const open = checks.filter(({ answer }) => answer === 'cannot_tell').map(({ key }) => key);
    expect(open).toEqual(expect.arrayContaining(['items_ready', 'hs_codes', 'eei', 'assessed', 'limits', 'screening']));
    expect(checks.find(({ key }) => key === 'items')).toMatchObject({ answer: 'not_met', severity: 'blocks' });
    for (const { message } of checks.filter(({ answer }) => answer === 'cannot_tell')) {
      expect(message).toMatch(/^[A-Z].*: cannot tell, because/);
    }
  });

  it('is visible to users who may see the shipment and its items', async () => {
    const { id } = await loaded({}, [{}]);
    expect((await readiness(id, await backend().as('viewer'))).length).toBeGreaterThan(0);
    await (await backend().as('otherAdmin')).refused(404, 'get', path(id, 'readiness'));
  });
});
