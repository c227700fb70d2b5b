import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordMatches } from '../../backend/access/password.ts';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { fillWithDemo } from '../../backend/demo/demo.ts';
import { orderItemStatuses } from '../../backend/orderItem/rules.ts';
import { purchaseOrderStatuses } from '../../backend/purchaseOrder/rules.ts';
import { weekOf } from '../../backend/record/timeZone.ts';
import { airWaybillParts, isAirWaybill } from '../../backend/regulation/airWaybill.ts';
import { readFilingCitation } from '../../backend/regulation/filingCitation.ts';
import { leftStatuses } from '../../backend/shipment/rules.ts';
import { shipmentStatuses } from '../../backend/shipment/statuses.ts';
import { signIns } from '../../scripts/signIns.ts';
import { embeddedDatabase } from '../support/database.ts';
import { temporaryStore } from '../support/store.ts';

const silent = { info: () => {} };
const today = new Date('2026-11-20T08:00:00Z');

describe('the demo world', () => {
  let database: OpenDatabase;
  /** Microseconds of CPU time; elapsed time would depend on the machine's load. */
  let work = 0;
  const store = temporaryStore();
  beforeAll(async () => {
    database = await embeddedDatabase();
    const began = process.cpuUsage();
    await fillWithDemo({ db: database.db, files: store.files }, silent, today);
    const { user, system } = process.cpuUsage(began);
    work = user + system;
  });
  afterAll(async () => {
    await database.close();
    store.remove();
  });

  const countOf = async (
    table:
      | 'organizations'
      | 'programs'
      | 'users'
      | 'vendors'
      | 'couriers'
      | 'end_users'
      | 'groups'
      | 'purchase_orders'
      | 'order_items'
      | 'shipments'
      | 'comments',
    db = database.db,
  ) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('has its documented size, and is created in less than eight seconds of CPU time', async () => {
    expect(work).toBeLessThan(8e6);
    expect(await countOf('organizations')).toBe(2);
    expect(await countOf('programs')).toBe(4);
    expect(await countOf('users')).toBe(14);
    expect(await countOf('vendors')).toBe(20);
    expect(await countOf('couriers')).toBe(5);
    expect(await countOf('end_users')).toBe(12);
    expect(await countOf('groups')).toBe(12);
    expect(await countOf('purchase_orders')).toBe(80);
    expect(await countOf('order_items')).toBe(500);
    expect(await countOf('shipments')).toBe(40);
    expect(await countOf('comments')).toBe(300);
  });

  it('has users of every role, one deactivated and one invited, and the printed sign-ins', async () => {
    const users = await database.db
      .selectFrom('users')
      .select(['email', 'permission_id', 'status', 'password_hash'])
      .execute();
    expect(new Set(users.map((user) => user.permission_id))).toEqual(new Set(shippedRoles.map((role) => role.id)));
    const others = users.filter((user) => user.status !== 'active');
    expect(others.map((user) => [user.status, user.password_hash === null]).sort()).toEqual([
      ['inactive', false],
      ['invited', true],
    ]);
    const printed = [...signIns().matchAll(/\S+@\S+/g)].map(([email]) => email);
    expect(printed).toHaveLength(9);
    for (const email of printed) {
      const user = users.find((candidate) => candidate.email === email);
      expect([email, user?.status]).toEqual([email, 'active']);
      expect(await passwordMatches(user?.password_hash, 'Lading-2026!')).toBe(true);
    }
  });

  it('has records in every status, split items, and an order with 200 items', async () => {
    const statusesIn = async (table: 'purchase_orders' | 'order_items' | 'shipments') =>
      (await database.db.selectFrom(table).select('status').distinct().execute()).map((row) => row.status).sort();
    const keys = (statuses: readonly { key: string }[]) => statuses.map(({ key }) => key).sort();
    expect(await statusesIn('purchase_orders')).toEqual(keys(purchaseOrderStatuses));
    expect(await statusesIn('order_items')).toEqual(keys(orderItemStatuses));
    expect(await statusesIn('shipments')).toEqual(keys(shipmentStatuses));
    const sizes = await database.db
      .selectFrom('order_items')
      .select(({ fn }) => ['purchase_order_id', fn.countAll<number>().as('count')])
      .groupBy('purchase_order_id')
      .execute();
    expect(Math.max(...sizes.map(({ count }) => Number(count)))).toBe(200);
    expect(
      await database.db.selectFrom('order_items').select('id').where('position', '=', '10.1').execute(),
    ).toHaveLength(1);
  });

  it('follows the rules: items ship with their program and group, from a known country, in a matching status', async () => {
    const travelling = await database.db
      .selectFrom('order_items as i')
      .innerJoin('shipments as s', 's.id', 'i.shipment_id')
      .innerJoin('purchase_orders as o', 'o.id', 'i.purchase_order_id')
      .select(['i.status', 's.status as shipment', 'i.countries_of_manufacture', 'i.assessed', 'i.received'])
      .select(['i.program_id', 's.program_id as shipment_program', 'o.group_id', 's.group_id as shipment_group'])
      .execute();
    const arrived = ['delivered', 'completed', 'closed', 'archived'];
    for (const item of travelling) {
      expect(item.countries_of_manufacture.length).toBeGreaterThan(0);
      expect([item.program_id, item.group_id]).toEqual([item.shipment_program, item.shipment_group]);
      if (item.shipment === 'shipping') expect(item.status).toBe('shipping');
      expect(arrived.includes(item.shipment)).toBe(['delivered', 'lost', 'demaged', 'archived'].includes(item.status));
      if (item.received) expect(item.assessed).toBe(true);
    }
    const shipments = new Set(
      (await database.db.selectFrom('order_items').select('shipment_id').distinct().execute()).map(
        (row) => row.shipment_id,
      ),
    );
    shipments.delete(null);
    expect(shipments.size).toBe(40);
  });

  it('has a shipment over the export limit and one with dangerous goods that must be kept apart', async () => {
    const sums = await database.db
      .selectFrom('order_items as i')
      .innerJoin('shipments as s', 's.id', 'i.shipment_id')
      .select(({ fn }) => ['i.shipment_id', 'i.hs_code', fn.sum<string>('i.total_value').as('value')])
      .where('s.status', '=', 'open')
      .where('s.eei_export', 'is', null)
      .where('i.hs_code', 'is not', null)
      .groupBy(['i.shipment_id', 'i.hs_code'])
      .execute();
    expect(sums.some(({ value }) => Number(value) > 2500)).toBe(true);
    const classes = await database.db
      .selectFrom('order_items')
      .select(['shipment_id', 'dg_class'])
      .where('dg_class', 'in', ['3', '5.1'])
      .where('shipment_id', 'is not', null)
      .execute();
    const together = classes.filter(
      ({ dg_class, shipment_id }) =>
        dg_class === '3' && classes.some((other) => other.dg_class === '5.1' && other.shipment_id === shipment_id),
    );
    expect(together.length).toBeGreaterThan(0);
  });

  it('has couriers with airlines, and air waybills with the prefixes of their couriers’ airlines', async () => {
    const { db } = database;
    const airlines = await db.selectFrom('airlines').select(['courier_id', 'organization_id', 'prefix']).execute();
    const couriers = await db.selectFrom('couriers').select(['id', 'organization_id']).execute();
    expect(new Set(airlines.map(({ courier_id }) => courier_id)).size).toBe(5);
    const shipments = await db
      .selectFrom('shipments')
      .select(['organization_id', 'courier_id', 'awb', 'status', 'shipment_type'])
      .execute();
    for (const { organization_id, courier_id } of shipments) {
      if (courier_id === null) continue;
      expect(couriers).toContainEqual({ id: courier_id, organization_id });
    }
    const flown = shipments.filter(({ awb }) => awb !== null);
    expect(flown.length).toBeGreaterThan(5);
    for (const { awb, courier_id, organization_id } of flown) {
      expect([awb, isAirWaybill(awb ?? '')]).toEqual([awb, true]);
      const { prefix } = airWaybillParts(awb);
      expect(airlines).toContainEqual({ courier_id, organization_id, prefix });
    }
  });

  it('has the ITN of what was filed, as it is stored', async () => {
    const rows = await database.db.selectFrom('shipments').select(['itn', 'eei_export', 'shipped_date']).execute();
    const filed = rows.filter(({ itn }) => itn !== null);
    expect(filed.length).toBeGreaterThan(2);
    for (const { itn, eei_export, shipped_date } of filed) {
      const citation = readFilingCitation(itn ?? '');
      expect([citation?.text, eei_export]).toEqual([itn, true]);
      expect((citation?.filedOn ?? '9') < (shipped_date ?? '')).toBe(true);
    }
  });

  it('has at least two shipments for this week in its first program, whatever the weekday and time zone', async () => {
    const rows = await database.db
      .selectFrom('shipments as s')
      .innerJoin('programs as p', 'p.id', 's.program_id')
      .select('s.anticipated_ship_date as date')
      .where('p.slug', '=', 'malaria-response')
      .where('s.status', 'not in', leftStatuses)
      .execute();
    const day = (date: string, days: number) =>
      new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    const made = today.toISOString().slice(0, 10);
    for (let weekday = 0; weekday < 7; weekday += 1) {
      // All dates move with the day of creation; in some zones it is still the day before, or already the day after.
      const dates = rows.flatMap(({ date }) => (date ? [day(date, weekday)] : []));
      for (const zone of [-1, 0, 1]) {
        const { monday, sunday } = weekOf(day(made, weekday + zone));
        expect(dates.filter((date) => date >= monday && date <= sunday).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('begins the history of every record with its creation', async () => {
    const entries = await database.db
      .selectFrom('history')
      .select(({ fn }) => ['record_type', fn.countAll<number>().as('count')])
      .where('action', '=', 'create')
      .groupBy('record_type')
      .execute();
    const made = Object.fromEntries(entries.map(({ record_type, count }) => [record_type, Number(count)]));
    expect(made).toMatchObject({
      Organization: 2,
      Program: 4,
      User: 14,
      Vendor: 20,
      Courier: 5,
      EndUser: 12,
      Group: 12,
    });
    expect(made).toMatchObject({ PurchaseOrder: 80, OrderItem: 500, CommercialInvoice: 40 });
  });

  it('has comments for all three audiences, one from SAP, none from the future', async () => {
    const comments = await database.db
      .selectFrom('comments')
      .select(['source', 'legacy_from_sap', 'user_id', 'created_at'])
      .execute();
    expect(new Set(comments.map(({ source }) => source))).toEqual(new Set(['internal', 'external', 'vendor']));
    expect(comments.filter((comment) => comment.legacy_from_sap)).toMatchObject([{ user_id: null }]);
    expect(comments.every(({ created_at }) => created_at < today)).toBe(true);
  });

  it('has long names, Arabic and Hebrew, and missing values', async () => {
    const { db } = database;
    const vendors = await db.selectFrom('vendors').select(['name', 'address']).execute();
    const endUsers = await db.selectFrom('end_users').select(['label', 'country']).execute();
    const items = await db.selectFrom('order_items').select(['material', 'hs_code']).execute();
    const names = [
      vendors.map(({ name }) => name),
      endUsers.map(({ label }) => label),
      items.map(({ material }) => material),
    ];
    for (const texts of names) {
      const longest = Math.max(...texts.map((text) => text.length));
      expect(longest).toBeGreaterThanOrEqual(200);
      expect(longest).toBeLessThanOrEqual(255);
    }
    expect(names.flat().some((text) => /\p{Script=Arabic}/u.test(text))).toBe(true);
    expect(names.flat().some((text) => /\p{Script=Hebrew}/u.test(text))).toBe(true);
    expect(vendors.some(({ address }) => address === null)).toBe(true);
    expect(endUsers.some(({ country }) => country === null)).toBe(true);
    expect(items.some(({ hs_code }) => hs_code === null)).toBe(true);
  });

  it('gives each program its own colors, on which white text is legible', async () => {
    const programs = await database.db.selectFrom('programs').select('color_palette').execute();
    const colors = programs.map(({ color_palette }) => color_palette);
    expect(new Set(colors.map((palette) => palette?.main)).size).toBe(4);
    for (const palette of colors) {
      expect(contrastWithWhite(palette?.main ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastWithWhite(palette?.hover ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is the same each time, and is created only in an empty database', async () => {
    await fillWithDemo({ db: database.db, files: store.files }, silent, today);
    expect(await countOf('users')).toBe(14);
    const another = await embeddedDatabase();
    try {
      await fillWithDemo({ db: another.db, files: store.files }, silent, today);
      const read = ({ db }: OpenDatabase) => db.selectFrom('order_items').selectAll().orderBy('id').execute();
      expect(await read(another)).toEqual(await read(database));
    } finally {
      await another.close();
    }
  });
});

/** Returns the contrast ratio with white as defined by WCAG 2. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
