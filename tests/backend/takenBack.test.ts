/** An assessment or a receipt can be taken back as long as nothing relies on it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let clerk: Api;
let manager: Api;

beforeAll(async () => {
  clerk = await backend().as('inventory');
  manager = await backend().as('manager');
});

/** Creates an item that is assessed and, on request, also received. */
const itemThatWas = async (step: 'assessed' | 'received') => {
  const [made] = await newItems(manager, backend().world, 1);
  const id = made?.id ?? 0;
  await clerk.patch(`assessments/${id}`, { order_item: { assessment_attributes: { dg_class: '3' } } });
  if (step === 'received') await clerk.patch(`goods_receipts/${id}`);
  return id;
};
const takeBack = async (id: number, what: 'assessments' | 'goods_receipts') => {
  const { status, body } = await clerk.send('delete', `${what}/${id}`);
  expect(status).toBe(200);
  return (body as One<OrderItem>).data;
};

describe('an assessment', () => {
  it('can be taken back while the item is still assessed; its data stays, and the history records both', async () => {
    const id = await itemThatWas('assessed');
    expect(await takeBack(id, 'assessments')).toMatchObject({
      status: 'open',
      assessment: { assessed: false, dg_class: '3' },
      lock_version: 3,
    });
    const history = await readHistory(backend().db, 'OrderItem', id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'assess', 'take_back_assessment']);
    expect(history.at(-1)?.changes).toEqual([
      { field: 'assessment.assessed', from: true, to: false },
      { field: 'status', from: 'assessed', to: 'open' },
    ]);
    await clerk.patch(`assessments/${id}`);
  });

  it('cannot be taken back once the item is received', async () => {
    const id = await itemThatWas('received');
    expect(await clerk.refused(409, 'delete', `assessments/${id}`)).toEqual({
      code: 'transition',
      error: 'Only the assessment of an item that is still assessed can be taken back',
    });
    await takeBack(id, 'goods_receipts');
    expect((await takeBack(id, 'assessments')).status).toBe('open');
  });

  it('can be taken back only by users who may assess', async () => {
    const id = await itemThatWas('assessed');
    for (const person of ['logistics', 'viewer'] as const) {
      await (await backend().as(person)).refused(403, 'delete', `assessments/${id}`);
    }
    await (await backend().as('otherAdmin')).refused(404, 'delete', `assessments/${id}`);
  });
});

describe('a receipt', () => {
  it('can be taken back while the item is still received', async () => {
    const id = await itemThatWas('received');
    expect(await takeBack(id, 'goods_receipts')).toMatchObject({
      status: 'assessed',
      assessment: { assessed: true },
      goods_receipt: { received: false },
    });
    expect((await readHistory(backend().db, 'OrderItem', id)).at(-1)?.action).toBe('take_back_receipt');
    expect(await clerk.refused(409, 'delete', `goods_receipts/${id}`)).toMatchObject({
      error: 'Only the receipt of an item that is still received can be taken back',
    });
  });

  it.each([
    [{ status: 'open' }, true],
    [{ status: 'on_hold', held_from: 'open' }, true],
    [{ status: 'on_hold', held_from: 'in_review' }, false],
    [{ status: 'reviewed' }, false],
    [{ status: 'ready' }, false],
  ])('in a shipment that is %o can be taken back: %s', async (shipment, can) => {
    const { db, world } = backend();
    const id = await itemThatWas('received');
    const shipment_id = await insertShipment(db, world, shipment);
    await db.updateTable('order_items').set({ shipment_id }).where('id', '=', id).execute();
    const { data } = await clerk.get<One<OrderItem>>(`order_items/${id}`);
    const reason = 'The shipment was sent for review with this receipt';
    const ability = { action: 'take_back_receipt', allowed: can, reason: can ? null : reason };
    expect(data.abilities).toContainEqual(ability);
    if (can) expect((await takeBack(id, 'goods_receipts')).status).toBe('assessed');
    else expect(await clerk.refused(409, 'delete', `goods_receipts/${id}`)).toMatchObject({ error: reason });
  });
});
