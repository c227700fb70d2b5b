/** Tests that dates are in the years 1900 to 2100, past events not in the future, and ranges not reversed. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Method, Rejection } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, itemFields, newItems, orderFields, shipmentFields, unused } from '../support/records.ts';

/** 10:30 UTC: already tomorrow on Kiritimati (UTC+14), still yesterday in Pago Pago (UTC-11). */
const utcDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const now = new Date(`${utcDate}T10:30:00Z`);
const dayFrom = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const backend = suiteBackend({ now: () => now });

type Write = {
  what: string;
  call: [Method, path: string, wrapper: string];
  body: () => object;
  field: string;
  date: string;
};
/** Calls that write a date; `date` is the last part of the field's name. */
let happened: Write[];
let planned: Write[];

beforeAll(async () => {
  const { as, db, world } = backend();
  const [item] = await newItems(await as('procurement'), world, 1);
  const shipment = await insertShipment(db, world, { status: 'shipping' });
  const { id } = item ?? { id: 0 };
  const received = 'goods_receipt_attributes.received_date';
  const shipped = { field: 'shipped_date', date: 'shipped_date' };
  const screened = { field: 'visual_compliance_date', date: 'visual_compliance_date' };
  happened = [
    {
      what: 'an item',
      call: ['put', `order_items/${id}`, 'order_item'],
      body: () => ({}),
      field: received,
      date: 'received_date',
    },
    {
      what: 'a shipment',
      call: ['put', `commercial_invoices/${shipment}`, 'commercial_invoice'],
      body: () => ({}),
      ...shipped,
    },
    {
      what: 'a new shipment',
      call: ['post', 'commercial_invoices', 'commercial_invoice'],
      body: () => shipmentFields(world),
      ...shipped,
    },
    { what: 'a vendor', call: ['post', 'vendors', 'vendor'], body: () => ({ name: unused('V') }), ...screened },
    { what: 'an end user', call: ['post', 'end_users', 'end_user'], body: () => ({ last_name: 'U' }), ...screened },
    {
      what: 'an approval',
      call: ['put', `commercial_invoices/${shipment}/approvals`, 'commercial_invoice'],
      body: () => ({}),
      field: 'ehs_approval',
      date: 'ehs_approval',
    },
  ];
  planned = [
    {
      what: 'a shipment',
      call: ['put', `commercial_invoices/${shipment}`, 'commercial_invoice'],
      body: () => ({}),
      field: 'anticipated_ship_date',
      date: 'anticipated_ship_date',
    },
    {
      what: 'an order',
      call: ['post', 'purchase_orders', 'purchase_order'],
      body: () => orderFields(world),
      field: 'order_date',
      date: 'order_date',
    },
  ];
});

async function write({ call: [method, path, wrapper], body, field }: Write, value: string, zone?: string) {
  const [outer = '', inner] = field.split('.');
  const dated = inner ? { [outer]: { [inner]: value } } : { [outer]: value };
  const headers: Record<string, string> = zone === undefined ? {} : { 'time-zone': zone };
  // A user's zone is remembered, so another user makes the calls without one.
  const api = await backend().as(zone === undefined ? 'admin' : 'orgAdmin');
  const answer = await api.send(method, path, { [wrapper]: { ...body(), ...dated } }, headers);
  return answer.status === 422 ? (answer.body as Rejection).errors : answer.status;
}

const ahead = ['should be equal or before today'];

describe('the date of a past event', () => {
  it('may be today in any zone if the user never sent one, and no later', async () => {
    for (const each of happened) {
      expect([each.what, await write(each, dayFrom(2))]).toEqual([each.what, { [each.field]: ahead }]);
      expect([each.what, await write(each, dayFrom(1))]).toEqual([each.what, expect.any(Number)]);
    }
  });

  it('is not later than today in the user’s zone', async () => {
    for (const each of happened) {
      const late = await write(each, utcDate, 'Pacific/Pago_Pago');
      expect([each.what, late]).toEqual([each.what, { [each.field]: ahead }]);
    }
  });

  it('is limited unlike that of a planned event, which may be in the future', async () => {
    for (const each of planned) {
      expect([each.what, await write(each, '2100-01-01', 'UTC')]).toEqual([each.what, expect.any(Number)]);
    }
  });

  it('is also checked when an item is created or received', async () => {
    const { as, world } = backend();
    const procurement = await as('procurement');
    const [item] = await newItems(procurement, world, 1);
    await procurement.patch(`assessments/${item?.id}`);
    const goods_receipt_attributes = { received_date: dayFrom(9) };
    const errors = { 'goods_receipt_attributes.received_date': ahead };
    const received = await procurement.refused(422, 'patch', `goods_receipts/${item?.id}`, {
      order_item: { goods_receipt_attributes },
    });
    expect(received.errors).toEqual(errors);
    const order_item = itemFields(item?.purchase_order_id ?? 0, { position: '2', goods_receipt_attributes });
    expect((await procurement.refused(422, 'post', 'order_items', { order_item })).errors).toEqual(errors);
  });
});

describe('a date', () => {
  it.each(['1899-12-31', '2101-01-01', '0026-03-01', '9999-12-31'])('%s is rejected as out of range', async (date) => {
    for (const each of [...happened, ...planned]) {
      const refused = { [each.field]: ['must be in the years 1900 to 2100'] };
      expect([each.what, await write(each, date, 'UTC')]).toEqual([each.what, refused]);
    }
  });

  it.each(['1900-01-01', '2100-12-31'])('%s is accepted, as the first or last date allowed', async (date) => {
    for (const each of planned)
      expect([each.what, await write(each, date, 'UTC')]).toEqual([each.what, expect.any(Number)]);
  });
});

describe('a range', () => {
  const message = ['must not be before the beginning of the range'];

  it.each([
    ['purchase_orders', 'order_date', '2026-02-02', '2026-02-01'],
    ['commercial_invoices', 'shipped_date', '2026-02-02', '2026-02-01'],
    ['commercial_invoices', 'total_weight', '10', '9.5'],
    ['order_items', 'quantity', '-1', '-2'],
    ['order_items', 'goods_receipt_received_date', '2026-02-02', '2026-02-01'],
    ['order_items', 'updated_at', '2026-02-01T10:00:00Z', '2026-02-01T11:00:00%2B02:00'],
    ['vendors', 'visual_compliance_date', '2026-02-02', '2026-02-01'],
    ['users', 'created_at', '2026-02-02', '2026-02-01'],
  ])('of %s by %s from %s to %s is rejected, and accepted with its ends swapped', async (list, name, from, to) => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const asked = (first: string, last: string) =>
      `${list}?${list === 'vendors' || list === 'users' ? '' : `program_id=${world.program}&`}filters[${name}_from]=${first}&filters[${name}_to]=${last}`;
    expect((await api.refused(422, 'get', asked(from, to))).errors).toEqual({ [`filters.${name}_to`]: message });
    await api.get(asked(to, from));
    await api.get(asked(from, from));
  });
});
