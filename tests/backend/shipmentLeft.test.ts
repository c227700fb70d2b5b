/** Tests what an empty shipment allows, and what can be corrected once a shipment has left. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;

beforeAll(async () => {
  manager = await backend().as('manager');
});

const shipmentThatIs = (status: string) => insertShipment(backend().db, backend().world, { status });
const edit = (id: number, fields: object) =>
  manager.put<One<Shipment>>(`commercial_invoices/${id}`, { commercial_invoice: fields });
const refusedEdit = (status: number, id: number, fields: object) =>
  manager.refused(status, 'put', `commercial_invoices/${id}`, { commercial_invoice: fields });
const next = async (id: number) => (await manager.get<One<Shipment>>(`commercial_invoices/${id}`)).data.next_statuses;

describe('an empty shipment', () => {
  it.each([
    ['open', 'in_review', 'An invoice without items cannot be sent for review'],
    ['ready', 'shipping', 'A shipment without items cannot leave'],
  ])('that is %s cannot change to %s', async (status, to, error) => {
    const id = await shipmentThatIs(status);
    const record = { record: { status: to } };
    const path = `commercial_invoices/${id}/assigned_status`;
    expect(await manager.refused(409, 'put', path, record)).toEqual({ code: 'transition', error });
    expect(await next(id)).not.toContain(to);
  });

  it('is, once filled, offered only the statuses that its items allow', async () => {
    const { db, world } = backend();
    const id = await shipmentThatIs('ready');
    const items = await newItems(manager, world, 2);
    const change = (fields: object) => {
      const ids = items.map((item) => item.id);
      return db.updateTable('order_items').set(fields).where('id', 'in', ids).execute();
    };
    await change({ shipment_id: id, status: 'ready', assessed: true, received: true });
    expect(await next(id)).toEqual(['shipping', 'on_hold']);
    await change({ countries_of_manufacture: [] });
    expect(await next(id)).toEqual(['on_hold']);
    await change({ countries_of_manufacture: ['IN'], status: 'received' });
    expect(await next(id)).toEqual(['on_hold']);
  });
});

describe('a shipment that has left', () => {
  const corrections = {
    awb: '1Z999',
    anticipated_ship_date: '2026-03-01',
    shipped_date: '2026-03-02',
    courier_id: null,
  };

  it.each(['shipping', 'delivered'])(
    'and is %s keeps its number, group and type; other fields can be corrected',
    async (status) => {
      const { db, world } = backend();
      const id = await shipmentThatIs(status);
      const fixed = { invoice_number: 'Other', group_id: world.second.group, shipment_type: 'ocean' };
      expect((await refusedEdit(422, id, { ...fixed, awb: 'not written' })).errors).toEqual({
        invoice_number: ['cannot be changed: the shipment has left'],
        group_id: ['cannot be changed: the shipment has left'],
        shipment_type: ['cannot be changed: the shipment has left'],
      });
      expect((await edit(id, corrections)).data).toMatchObject(corrections);
      // A value that is sent unchanged is not a change.
      await edit(id, { group_id: world.group, notes: 'Customs called' });
      const changes = (await readHistory(db, 'CommercialInvoice', id)).map((entry) => entry.changes);
      expect(changes).toEqual([
        [
          { field: 'awb', from: null, to: '1Z999' },
          { field: 'anticipated_ship_date', from: null, to: '2026-03-01' },
          { field: 'shipped_date', from: null, to: '2026-03-02' },
        ],
        [{ field: 'notes', from: null, to: 'Customs called' }],
      ]);
    },
  );

  it.each([
    ['completed', 'Only the notes of a completed invoice can be edited'],
    ['closed', 'A closed invoice cannot be edited'],
    ['archived', 'An archived invoice cannot be edited'],
  ])('and is %s allows changes to its notes only', async (status, error) => {
    const id = await shipmentThatIs(status);
    const transition = { code: 'transition', error };
    expect(await refusedEdit(409, id, { awb: '1Z999' })).toEqual(transition);
    expect(await refusedEdit(409, id, { notes: 'n', shipped_date: '2026-03-02' })).toEqual(transition);
    expect((await edit(id, { notes: 'Claim settled' })).data.notes).toBe('Claim settled');
  });

  it('accepts approval dates until it is completed', async () => {
    const body = { commercial_invoice: { ehs_approval: '2026-03-02' } };
    const approvals = async (status: string) => `commercial_invoices/${await shipmentThatIs(status)}/approvals`;
    await manager.put(await approvals('delivered'), body);
    expect(await manager.refused(409, 'put', await approvals('completed'), body)).toMatchObject({
      error: 'Approvals of a completed invoice cannot be changed',
    });
  });
});
