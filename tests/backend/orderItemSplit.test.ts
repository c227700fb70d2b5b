import { beforeAll, describe, expect, it } from 'vitest';
import { splitPosition, totalCents } from '../../backend/orderItem/rules.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import { trimDecimal } from '../../backend/record/decimal.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { insertShipment, newItem, newOrder, readHistory } from '../support/records.ts';

describe('the line number of a split-off item', () => {
  it.each([
    ['10', ['10'], '10.1'],
    ['10', ['10', '10.1', '10.3'], '10.2'],
    ['10.2', ['10', '10.1', '10.2'], '10.3'],
    ['3', ['3', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '4', '6'], '5'],
    ['9999999', Array.from({ length: 10 }, (_, index) => trimDecimal(`9999999.${index}`)), '9999998'],
  ])('for line %s among %o is %s', (line, taken, expected) => {
    expect(splitPosition(line, new Set(taken))).toBe(expected);
  });
});

describe('the total of a line', () => {
  it.each([
    ['3', '0.10', 30n],
    ['0.005', '1.00', 1n],
    ['0.004', '1.00', 0n],
    ['3', '0.0125', 4n],
    ['1', '0.0049', 0n],
    // Far beyond the range in which a double is exact to the cent.
    ['99999999999.999', '999999.99', 9_999_999_899_999_900_000n],
  ])('of %s × %s is rounded to the cent as in the database', (quantity, value, cents) => {
    expect(totalCents(quantity, value)).toBe(cents);
  });
});

describe('splitting an order item', () => {
  const backend = suiteBackend();
  let procurement: Api;
  let orderId = 0;
  let line = 0;

  beforeAll(async () => {
    procurement = await backend().as('procurement');
    orderId = (await newOrder(procurement, backend().world)).id;
  });

  const item = (fields: object = {}) => {
    line += 10;
    const own = { position: String(line), split_quantity: true, split_kit: true, countries_of_manufacture: ['IN'] };
    return newItem(procurement, orderId, { ...own, ...fields });
  };
  const split = async (how: 'quantity' | 'kit', { id }: OrderItem, order_item: object, api = procurement) =>
    (await api.post<One<OrderItem[]>>(`order_items/${id}/split_${how}`, { order_item })).data;
  const refused = (status: number, how: 'quantity' | 'kit', { id }: OrderItem, order_item: object, api = procurement) =>
    api.refused(status, 'post', `order_items/${id}/split_${how}`, { order_item });
  const setItem = ({ id }: OrderItem, fields: object) =>
    backend().db.updateTable('order_items').set(fields).where('id', '=', id).execute();

  describe('by quantity', () => {
    it('moves the quantity to a second item that copies everything else', async () => {
      const { db, world } = backend();
      const whole = await item({
        quantity: '10.5',
        value_per_item: '3.33',
        hs_code: '3004.90',
        notes: 'cold',
        urgent: true,
        invoice_number: 'V-1',
        subsidiary_hazards: ['8'],
        net_quantity: '0.5',
        net_quantity_unit: 'LTR',
        assessment_attributes: { dg_class: '3' },
        goods_receipt_attributes: { received_date: '2026-04-01' },
      });
      await setItem(whole, { status: 'assessed', assessed: true, sub_status: 'kept' });
      await procurement.post(`order_items/${whole.id}/comments`, {
        comment: { message: 'stays here', source: 'internal' },
      });
      const [first, second] = await split('quantity', whole, { quantity: '4.125' });
      if (!first || !second) throw new Error('There are two');
      expect(first).toMatchObject({ id: whole.id, position: whole.position, quantity: '6.375', total_value: '21.23' });
      expect(first.comments_info[0]?.comments_count).toBe(1);
      expect(second).toMatchObject({ position: `${whole.position}.1`, quantity: '4.125', total_value: '13.74' });
      const { id, position, quantity, total_value, lock_version, created_at, updated_at, comments_info, ...copied } =
        first;
      const { split_from_id, ...same } = copied;
      expect(second).toMatchObject(same);
      expect([split_from_id, second.split_from_id]).toEqual([null, id]);
      expect(second.comments_info[0]?.comments_count).toBe(0);
      expect(second.lock_version).toBe(1);
      expect((await readHistory(db, 'OrderItem', id)).at(-1)).toMatchObject({
        action: 'split',
        user_id: world.people.procurement,
        changes: [
          { field: 'quantity', from: '10.5', to: '6.375' },
          { field: 'split_into', from: null, to: [`${position}.1`] },
        ],
      });
      const [made] = await readHistory(db, 'OrderItem', second.id);
      expect(made?.changes).toContainEqual({ field: 'split_from', from: null, to: id });
    });

    it('announces the changed and the new item', async () => {
      const whole = await item();
      const told = await changesOf(backend(), () => split('quantity', whole, { quantity: '1' }));
      expect(told).toMatchObject([{ action_type: 'edit' }, { action_type: 'create' }]);
    });

    it('numbers the parts in tenths of the line, then with the next free line number', async () => {
      const whole = await item({ quantity: '100' });
      const positions: string[] = [];
      for (let count = 0; count < 10; count += 1) {
        const [, part] = await split('quantity', whole, { quantity: '1' });
        positions.push(part?.position ?? '');
      }
      expect(positions.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => `${whole.position}.${tenth}`));
      expect(positions[9]).toBe(String(Number(whole.position) + 1));
    });

    it('requires a quantity that leaves some of the item', async () => {
      const whole = await item({ quantity: '3' });
      for (const quantity of ['3', '3.001', '4']) {
        expect((await refused(422, 'quantity', whole, { quantity })).errors).toEqual({
          quantity: ['must be less than 3'],
        });
      }
      expect((await refused(422, 'quantity', whole, { quantity: '0' })).errors).toEqual({
        quantity: ['must be greater than 0'],
      });
      expect((await refused(422, 'quantity', whole, { quantity: '1', position: '7' })).errors).toEqual({
        position: ['is not allowed here'],
      });
      expect(await refused(409, 'quantity', whole, { quantity: '1', lock_version: 9 })).toMatchObject({
        code: 'stale',
      });
    });
  });

  describe('as a kit', () => {
    const part = (fields: object = {}) => ({
      material: 'Part',
      catalog_number: 'P-1',
      quantity: '1',
      value_per_item: '1',
      ...fields,
    });

    it('turns the item into the first part and adds the others after it', async () => {
      const { db } = backend();
      const kit = await item({ quantity: '2', value_per_item: '100.01', material: 'Kit', hs_code: '3822.19' });
      const [first, second, third, ...more] = await split('kit', kit, {
        parts: [
          part({ material: 'Reader', value_per_item: '150.02' }),
          part({ material: 'Strips', quantity: '100', value_per_item: '0.45' }),
          part({ material: 'Lancets', quantity: '0.5', value_per_item: '10' }),
        ],
      });
      expect(more).toEqual([]);
      expect(first).toMatchObject({ id: kit.id, position: kit.position, material: 'Reader', total_value: '150.02' });
      expect(second).toMatchObject({ position: `${kit.position}.1`, material: 'Strips', total_value: '45.00' });
      expect(third).toMatchObject({ position: `${kit.position}.2`, material: 'Lancets', hs_code: '3822.19' });
      const { sum } = await db
        .selectFrom('order_items')
        .select(({ fn }) => fn.sum<string>('total_value').as('sum'))
        .where('id', 'in', [kit.id, second?.id ?? 0, third?.id ?? 0])
        .executeTakeFirstOrThrow();
      expect(sum).toBe(kit.total_value);
    });

    it('takes prices of four decimals, which add up by their rounded totals', async () => {
      const kit = await item({ quantity: '1', value_per_item: '3' });
      const parts = [part({ quantity: '80', value_per_item: '0.0125' }), part({ value_per_item: '2.0049' })];
      const [first, second] = await split('kit', kit, { parts });
      expect([first?.value_per_item, first?.total_value]).toEqual(['0.0125', '1.00']);
      expect([second?.value_per_item, second?.total_value]).toEqual(['2.0049', '2.00']);
    });

    const dangerous = {
      un_number: 'UN1170',
      packing_group: 'II',
      subsidiary_hazards: ['8'],
      net_quantity: '0.5',
      net_quantity_unit: 'LTR',
      eccn_details: 'EAR99',
      assessment_attributes: { dg_class: '3', dg_description: 'Ethanol' },
    };
    const unassessed = {
      un_number: null,
      packing_group: null,
      subsidiary_hazards: [],
      net_quantity: null,
      net_quantity_unit: null,
      eccn_details: 'EAR99',
      assessment: { assessed: false, dg_class: null, dg_description: null },
    };

    it('claims no findings of the kit for its parts: each is open again, to be assessed', async () => {
      const kit = await item({ quantity: '1', value_per_item: '2', ...dangerous });
      await procurement.patch(`assessments/${kit.id}`);
      const parts = await split('kit', kit, { parts: [part(), part()] });
      for (const each of parts) expect(each).toMatchObject({ status: 'open', ...unassessed });
      const [, second] = parts;
      await procurement.patch(`assessments/${second?.id}`);
    });

    it('leaves received parts received; they are assessed where they are, and then become ready', async () => {
      const kit = await item({ quantity: '1', value_per_item: '2', ...dangerous });
      await procurement.patch(`assessments/${kit.id}`);
      const order_item = { goods_receipt_attributes: { received_date: '2026-04-01', condition: 'good' } };
      await procurement.patch(`goods_receipts/${kit.id}`, { order_item });
      const [first, second] = await split('kit', kit, { parts: [part(), part()] });
      const goods_receipt = { received: true, received_date: '2026-04-01', condition: 'good' };
      expect(second).toMatchObject({ status: 'received', ...unassessed, goods_receipt });
      const ready = { record: { status: 'ready' } };
      const manager = await backend().as('manager');
      await manager.refused(409, 'put', `order_items/${second?.id}/assigned_status`, ready);
      const { data } = await procurement.patch<One<OrderItem>>(`assessments/${second?.id}`);
      expect(data).toMatchObject({ status: 'received', assessment: { assessed: true }, goods_receipt });
      await manager.put(`order_items/${second?.id}/assigned_status`, ready);
      // Without its receipt, a part that is not assessed is open, not assessed.
      const { body } = await procurement.send('delete', `goods_receipts/${first?.id}`);
      expect((body as One<OrderItem>).data).toMatchObject({ status: 'open', goods_receipt: { received: false } });
    });

    it('is rejected unless 2 to 50 parts add up to the cent', async () => {
      const kit = await item({ quantity: '1', value_per_item: '3' });
      const parts = [part(), part({ value_per_item: '1.99' })];
      expect((await refused(422, 'kit', kit, { parts })).errors).toEqual({
        base: ['The parts add up to 2.99, the kit is worth 3.00'],
      });
      await refused(422, 'kit', kit, { parts: [part({ value_per_item: '3' })] });
      await refused(422, 'kit', kit, { parts: Array.from({ length: 51 }, () => part()) });
      const { errors } = await refused(422, 'kit', kit, { parts: [part({ material: '' }), part({ hs_code: '1' })] });
      expect(errors).toEqual({
        'parts.0.material': ["can't be blank"],
        'parts.1.hs_code': ['is not allowed here'],
      });
      const blank = await refused(422, 'kit', kit, { parts: [part({ quantity: '' }), part({ value_per_item: null })] });
      expect(blank.errors).toEqual({
        'parts.0.quantity': ["can't be blank"],
        'parts.1.value_per_item': ["can't be blank"],
      });
    });
  });

  it('is offered and allowed only if switched on, with the right, in a suitable status and no shipment', async () => {
    const { as, db, world } = backend();
    const seen = async ({ id }: OrderItem, action: string, api = procurement) => {
      const { data } = await api.get<One<OrderItem>>(`order_items/${id}`);
      const ability = data.abilities.find((each) => each.action === action);
      return ability?.allowed ? true : ability?.reason;
    };
    const off = await item({ split_quantity: false, split_kit: false });
    expect(await seen(off, 'split_quantity')).toBe('Splitting by quantity is switched off for this item');
    expect(await seen(off, 'split_kit')).toBe('Splitting as a kit is switched off for this item');
    expect(await refused(409, 'quantity', off, { quantity: '1' })).toMatchObject({ code: 'transition' });
    const on = await item();
    expect([await seen(on, 'split_quantity'), await seen(on, 'split_kit')]).toEqual([true, true]);
    const viewer = await as('viewer');
    expect(await seen(on, 'split_kit', viewer)).toBe('Your role does not allow this');
    await refused(403, 'quantity', on, { quantity: '1' }, viewer);
    await refused(404, 'quantity', on, { quantity: '1' }, await as('otherAdmin'));
    for (const status of ['in_review', 'assessed', 'received']) {
      await setItem(on, { status });
      expect(await seen(on, 'split_quantity')).toBe(true);
    }
    await setItem(on, { status: 'on_hold' });
    const notHere = 'Only items that are open, in review, assessed or received can be split';
    expect(await seen(on, 'split_quantity')).toBe(notHere);
    expect((await refused(409, 'quantity', on, { quantity: '1' })).error).toBe(notHere);
    await setItem(on, { status: 'open', shipment_id: await insertShipment(db, world) });
    expect((await refused(409, 'quantity', on, { quantity: '1' })).error).toBe(
      'Remove the item from its shipment first',
    );
    await setItem(on, { shipment_id: null });
    // Logistics officers and clerks have the right to split without the right to write.
    await split('quantity', on, { quantity: '1' }, await as('logistics'));
    await split('quantity', on, { quantity: '1' }, await as('inventory'));
    await db.updateTable('purchase_orders').set({ status: 'closed' }).where('id', '=', orderId).execute();
    expect((await refused(409, 'quantity', on, { quantity: '1' })).error).toBe('A closed order cannot be edited');
    await db.updateTable('purchase_orders').set({ status: 'open' }).where('id', '=', orderId).execute();
  });
});
