/** Goods arrive warm, broken or nearly expired: what waits for a release, and what is said before they leave. */
import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, One } from '../support/api.ts';
import { describeOnBoth, suiteBackend } from '../support/backend.ts';
import { print, readPdf } from '../support/pdf.ts';
import { receiving } from '../support/receiving.ts';
import { insertShipment, readHistory } from '../support/records.ts';

describeOnBoth('a receipt of goods that did not arrive as they should', (backend) => {
  const { clerk, manager, item, received, receive, read } = receiving(backend);
  const move = (id: number, status = 'ready') =>
    manager().send('put', `order_items/${id}/assigned_status`, { record: { status } });
  const release = (id: number, body: object = { reason: 'Inspected: only the box is torn' }, api = manager()) =>
    api.send('post', `goods_receipts/${id}/release`, body);

  it.each([
    [{ condition: 'damaged' }, null, 'It arrived in the condition “Damaged”'],
    [{ condition: 'good', temperature_reading: '8.1' }, 'refrigerated', 'It arrived at 8.1 °C, outside 2 to 8 °C'],
    [{ temperature_reading: '-14.9' }, 'frozen', 'It arrived at -14.9 °C, outside -25 to -15 °C'],
    [{ temperature_reading: -90.1 }, 'ultra_frozen', 'It arrived at -90.1 °C, outside -90 to -60 °C'],
    [{ condition: 'good', temperature_reading: '8' }, 'refrigerated', null],
    [{ temperature_reading: '40' }, 'dry_ice', null],
    [{ temperature_reading: '40' }, null, null],
    [{ condition: 'good' }, 'frozen', null],
    [{}, 'frozen', null],
  ])('%o of goods kept %s can become ready at once, or only after a release', async (form, storage, why) => {
    const id = await item({ storage });
    const done = await receive(id, { goods_receipt_attributes: form });
    expect(done.goods_receipt.needs_release).toBe(why !== null);
    expect(done.next_statuses?.includes('ready')).toBe(why === null);
    expect(done.refused_statuses.find(({ status }) => status === 'ready')?.reason ?? null).toBe(
      why && `${why}: the item must be released first`,
    );
    const { status, body } = await move(id);
    expect(status).toBe(why === null ? 200 : 409);
    if (why) expect(body).toEqual({ code: 'transition', error: `${why}: the item must be released first` });
  });

  it('is released with a reason, by whoever may write items', async () => {
    const { world, db } = backend();
    const id = await item();
    await receive(id, { goods_receipt_attributes: { condition: 'opened' } });
    const abilityOf = async (api: Api) =>
      (await api.get<One<OrderItem>>(`order_items/${id}`)).data.abilities.find(({ action }) => action === 'release');
    expect(await abilityOf(clerk())).toMatchObject({ allowed: false, reason: 'Your role does not allow this' });
    expect(await abilityOf(manager())).toMatchObject({ allowed: true });
    expect((await release(id, undefined, clerk())).status).toBe(403);
    expect(await release(id, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ["can't be blank"] } },
    });
    expect(await release(id)).toMatchObject({ status: 200 });
    expect((await read(id)).goods_receipt).toMatchObject({
      needs_release: false,
      release_reason: 'Inspected: only the box is torn',
      released_by_id: world.people.manager,
      released_at: expect.any(String),
    });
    expect((await readHistory(db, 'OrderItem', id)).at(-1)?.action).toBe('release');
    expect(await release(id)).toMatchObject({ status: 409, body: { error: 'The item is already released' } });
    expect((await move(id)).status).toBe(200);
    const fine = await item();
    await receive(fine);
    expect(await release(fine)).toMatchObject({ status: 409, body: { error: 'The item needs no release' } });
  });

  it('must be released anew once it is corrected, also in many items at once', async () => {
    const { db } = backend();
    const id = await item();
    await receive(id, { goods_receipt_attributes: { condition: 'opened' } });
    await release(id);
    await manager().put(`order_items/${id}`, { order_item: { notes: 'Box 3' } });
    expect((await read(id)).goods_receipt.release_reason).not.toBeNull();
    const rows = [{ id, goods_receipt_attributes: { condition: 'damaged' } }];
    await manager().send('patch', 'order_items', { order_items: rows });
    expect((await read(id)).goods_receipt).toMatchObject({ needs_release: true, release_reason: null });
    expect((await readHistory(db, 'OrderItem', id)).at(-1)?.changes).toContainEqual({
      field: 'goods_receipt.release_reason',
      from: 'Inspected: only the box is torn',
      to: null,
    });
    const moved = await manager().send('put', 'order_items/assigned_status', {
      ids: [id],
      record: { status: 'ready' },
      partial: true,
    });
    expect(JSON.stringify(moved.body)).toContain(
      'It arrived in the condition “Damaged”: the item must be released first',
    );
  });

  it('needs no release if it was received before releases existed, until it is corrected', async () => {
    const id = await received({ condition: 'damaged' });
    expect(await read(id)).toMatchObject({ goods_receipt: { needs_release: false } });
    expect((await move(id)).status).toBe(200);
    const other = await received({ condition: 'damaged' });
    await manager().put(`order_items/${other}`, { order_item: { goods_receipt_attributes: { condition: 'opened' } } });
    expect((await move(other)).status).toBe(409);
  });

  it('keeps a shipment here that it was packed into before the damage was seen', async () => {
    const { db, world } = backend();
    const shipment_id = await insertShipment(db, world, { status: 'ready' });
    const id = await received({ status: 'in_package', shipment_id, countries_of_manufacture: ['IN'] });
    await manager().put(`order_items/${id}`, { order_item: { goods_receipt_attributes: { condition: 'damaged' } } });
    const leave = () =>
      manager().send('put', `commercial_invoices/${shipment_id}/assigned_status`, { record: { status: 'shipping' } });
    expect(await leave()).toMatchObject({ status: 409, body: { error: '1 item waits for a release' } });
    const { data } = await manager().get<One<ReadinessCheck[]>>(`commercial_invoices/${shipment_id}/readiness`);
    expect(data.find(({ key }) => key === 'items_ready')).toMatchObject({ severity: 'blocks', ids: [id] });
    await release(id);
    expect((await leave()).status).toBe(200);
  });
});

describe('lot and expiry in a shipment', () => {
  const backend = suiteBackend();
  const { manager, received } = receiving(backend);

  async function loaded(fields: object, expiries: (string | null)[]) {
    const { db, world } = backend();
    const shipment_id = await insertShipment(db, world, { status: 'approved', ...fields });
    for (const expiry_date of expiries) {
      await received({ shipment_id, expiry_date, lot_number: expiry_date && 'L-9', countries_of_manufacture: ['IN'] });
    }
    return shipment_id;
  }
  const check = async (id: number) =>
    (await manager().get<One<ReadinessCheck[]>>(`commercial_invoices/${id}/readiness`)).data.find(
      ({ key }) => key === 'expiry_dates',
    );

  it.each([
    [
      { anticipated_ship_date: '2099-06-01' },
      ['2099-05-31', '2099-06-01'],
      'not_met',
      '1 item expires before 1 Jun 2099',
    ],
    [{}, ['2020-01-01', null], 'not_met', expect.stringMatching(/^1 item expires before \d{1,2} [A-Z][a-z]{2} \d{4}$/)],
    [{ anticipated_ship_date: '2099-06-01' }, ['2099-06-01', null], 'met', 'Expiry dates'],
    [{}, [null], 'does_not_apply', 'Expiry dates: no item has one'],
    [{}, [], 'cannot_tell', 'Expiry dates: cannot tell, because there are no items yet'],
  ])('%o with goods until %o: %s', async (fields, expiries, answer, message) => {
    expect(await check(await loaded(fields, expiries))).toMatchObject({
      answer,
      message,
      severity: answer === 'not_met' || answer === 'cannot_tell' ? 'advises' : 'done',
    });
  });

  it('stand on the invoice; a change of them asks for another revision', async () => {
    const { db } = backend();
    const id = await loaded({}, ['2027-03-31']);
    const { bytes } = await print(backend(), 'manager', id, 'commercial_invoice_pdf');
    expect((await readPdf(bytes)).pages.join(' ')).toContain('Lot L-9 · Expires 31 Mar 2027');
    const changes = async () =>
      (await manager().get<One<{ changes: { message: string }[] }>>(`commercial_invoices/${id}/papers`)).data.changes;
    expect(await changes()).toEqual([]);
    const { id: itemId } = await db
      .selectFrom('order_items')
      .select('id')
      .where('shipment_id', '=', id)
      .executeTakeFirstOrThrow();
    await manager().put(`order_items/${itemId}`, { order_item: { lot_number: 'L-10' } });
    expect((await changes()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/lot number L-9 → L-10, by /),
    ]);
  });
});
