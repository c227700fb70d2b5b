/** Tests what is recorded of the delivery of a shipment: the day, who received it, and how many packages arrived. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import type { Rows } from '../support/many.ts';
import { insertShipment, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;
beforeAll(async () => {
  manager = await backend().as('manager');
});

const statusOf = (id: number) => `commercial_invoices/${id}/assigned_status`;
const deliveryOf = (id: number) => `commercial_invoices/${id}/delivery`;
const insert = (fields: object) =>
  insertShipment(backend().db, backend().world, { shipped_date: '2026-03-02', package_quantity: 3, ...fields });
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'UTC' });
const inUtc = { 'time-zone': 'UTC' };
const given = { delivered_date: '2026-03-09', received_by: 'A. Traoré', delivered_packages: 2 };

describe('a shipment that is delivered', () => {
  it('records when, who received it and how many packages, with the status', async () => {
    const id = await insert({ status: 'shipping' });
    const { data } = await manager.put<One<Shipment>>(statusOf(id), { record: { status: 'delivered', ...given } });
    expect(data).toMatchObject({ status: 'delivered', ...given, package_quantity: 3 });
    expect((await readHistory(backend().db, 'CommercialInvoice', id)).at(-1)).toMatchObject({
      action: 'assign_status',
      changes: [
        { field: 'status', from: 'shipping', to: 'delivered' },
        { field: 'delivered_date', from: null, to: '2026-03-09' },
        { field: 'received_by', from: null, to: 'A. Traoré' },
        { field: 'delivered_packages', from: null, to: 2 },
      ],
    });
  });

  it('was delivered today unless another day is sent, each of many shipments, too', async () => {
    const ids = [await insert({ status: 'shipping' }), await insert({ status: 'shipping' })];
    const body = { ids, record: { status: 'delivered' } };
    const { body: rows } = await manager.send('put', 'commercial_invoices/assigned_status', body, inUtc);
    expect((rows as Rows<Shipment>).data.map(({ data }) => data?.delivered_date)).toEqual([today(), today()]);
  });

  it.each([
    [{ delivered_date: '2026-03-01' }, { delivered_date: ['should not be before the ship date'] }],
    [{ delivered_date: '2100-01-01' }, { delivered_date: ['should be equal or before today'] }],
    [{ delivered_packages: 1.5 }, { delivered_packages: [expect.any(String)] }],
    [{ received_by: 'x'.repeat(101) }, { received_by: [expect.any(String)] }],
  ])('refuses %j at its field, with the status and later', async (fields, errors) => {
    const leaving = await insert({ status: 'shipping' });
    const record = { status: 'delivered', ...fields };
    expect((await manager.refused(422, 'put', statusOf(leaving), { record })).errors).toEqual(errors);
    const arrived = await insert({ status: 'delivered' });
    const body = { commercial_invoice: fields };
    expect((await manager.refused(422, 'put', deliveryOf(arrived), body)).errors).toEqual(errors);
  });

  it('takes nothing of a delivery with another status', async () => {
    const id = await insert({ status: 'open' });
    const record = { status: 'on_hold', received_by: 'A. Traoré' };
    expect((await manager.refused(422, 'put', statusOf(id), { record })).errors).toEqual({
      received_by: ['can be given only for a delivered shipment'],
    });
  });
});

describe('what is recorded of a delivery', () => {
  it('can be corrected while the shipment is delivered, by who may change its status', async () => {
    const id = await insert({ status: 'delivered', delivered_date: '2026-03-08' });
    const put = (fields: object) =>
      manager.put<One<Shipment>>(deliveryOf(id), { commercial_invoice: { lock_version: 1, ...fields } });
    const { data } = await put(given);
    expect(data).toMatchObject({ ...given, lock_version: 2 });
    expect(data.abilities).toContainEqual({ action: 'set_delivery', allowed: true, reason: null });
    const stale = { commercial_invoice: { lock_version: 1, received_by: 'Somebody else' } };
    expect(await manager.refused(409, 'put', deliveryOf(id), stale)).toMatchObject({ code: 'stale' });
    expect((await readHistory(backend().db, 'CommercialInvoice', id)).at(-1)?.changes).toContainEqual({
      field: 'delivered_date',
      from: '2026-03-08',
      to: '2026-03-09',
    });
    await (await backend().as('procurement')).refused(403, 'put', deliveryOf(id), { commercial_invoice: given });
    await manager.put(statusOf(id), { record: { status: 'completed' } });
    expect(await manager.refused(409, 'put', deliveryOf(id), { commercial_invoice: given })).toEqual({
      code: 'transition',
      error: 'Its delivery can be recorded only while the shipment is delivered',
    });
  });

  it('is never before the ship date, also if that is corrected', async () => {
    const id = await insert({ status: 'delivered', delivered_date: '2026-03-08' });
    const edit = { commercial_invoice: { shipped_date: '2026-03-09' } };
    expect((await manager.refused(422, 'put', `commercial_invoices/${id}`, edit)).errors).toEqual({
      shipped_date: ['should not be after the shipment was delivered'],
    });
  });

  it('filters and sorts the list by date', async () => {
    const { program } = backend().world;
    const [early, late] = [
      await insert({ status: 'completed', delivered_date: '2025-03-08' }),
      await insert({ status: 'completed', delivered_date: '2025-03-10' }),
    ];
    const range = 'filters[delivered_date_from]=2025-03-08&filters[delivered_date_to]=2025-03-10';
    const list = `commercial_invoices?program_id=${program}&sort[field]=delivered_date&sort[direction]=desc&${range}`;
    const { data } = await manager.get<Many<Shipment>>(list);
    expect(data.map(({ id }) => id)).toEqual([late, early]);
  });
});
