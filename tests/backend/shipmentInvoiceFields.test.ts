import { describe, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { printed } from '../support/pdf.ts';
import { insertShipment, newItem, newOrder, newShipment } from '../support/records.ts';

const backend = suiteBackend();
const fields = {
  incoterm: 'CIP',
  incoterm_place: 'Nairobi JKIA',
  insurance_cost: '12.50',
  net_weight: '1800.25',
  payment_terms: 'Net 30 days',
  export_reason: 'Donation, not for resale',
  sold_to: 'Global Fund Office\nChemin du Pommier 40\n1218 Geneva',
  notify_party: 'Bolloré Transport, Nairobi\n+254 20 555 0199',
  signatory: 'Grace Otieno, Logistics Lead',
};

/** Inserts a shipment of one item that is worth 25.00, and prints its invoice. */
async function invoiceOf(own: object) {
  const { db, world } = backend();
  const api = await backend().as('manager');
  const id = await insertShipment(db, world, own);
  const order = await newOrder(api, world);
  const item = await newItem(api, order.id, { countries_of_manufacture: ['IN'] });
  await db.updateTable('order_items').set({ shipment_id: id }).where('id', '=', item.id).execute();
  return (await printed(backend(), id)).text;
}

describe('what customs and banks want on an invoice', () => {
  it('is stored with the shipment, trimmed, cleared by empty values, and limited', async () => {
    const { world } = backend();
    const api = await backend().as('manager');
    const made = await newShipment(api, world, fields);
    expect(made).toMatchObject(fields);
    const path = `commercial_invoices/${made.id}`;
    const emptied = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const { data } = await api.put<One<Shipment>>(path, { commercial_invoice: emptied });
    expect(data).toMatchObject(emptied);
    for (const [field, value] of [
      ['incoterm_place', 'x'.repeat(101)],
      ['sold_to', 'x'.repeat(501)],
      ['insurance_cost', '1.234'],
      ['net_weight', '0'],
      ['signatory', 'A\u0000B'],
    ]) {
      const change = { commercial_invoice: { [String(field)]: value } };
      expect(Object.keys((await api.refused(422, 'put', path, change)).errors ?? {})).toEqual([field]);
    }
  });

  it('stands on the paper, at its place', async () => {
    const text = await invoiceOf(fields);
    for (const said of [
      'CIP Nairobi JKIA',
      'Net weight 1,800.25 kg',
      'SOLD TO Global Fund Office Chemin du Pommier 40 1218 Geneva',
      'NOTIFY PARTY Bolloré Transport, Nairobi +254 20 555 0199',
      'Terms of payment Net 30 days',
      'Reason for export Donation, not for resale',
      'Grace Otieno, Logistics Lead',
    ]) {
      expect(text).toContain(said);
    }
  });

  it.each([
    ['EXW', '25.00', 'Freight (not in the total) 100.00', 'Insurance (not in the total) 10.00'],
    ['FOB', '25.00', 'Freight (not in the total) 100.00', 'Insurance (not in the total) 10.00'],
    [null, '25.00', 'Freight (not in the total) 100.00', 'Insurance (not in the total) 10.00'],
    ['CPT', '125.00', 'Freight 100.00', 'Insurance (not in the total) 10.00'],
    ['CFR', '125.00', 'Freight 100.00', 'Insurance (not in the total) 10.00'],
    ['CIF', '135.00', 'Freight 100.00', 'Insurance 10.00'],
    ['DDP', '135.00', 'Freight 100.00', 'Insurance 10.00'],
  ])(
    'adds freight and insurance to the total under %s only if the seller pays them: %s',
    async (incoterm, total, ...costs) => {
      const text = await invoiceOf({ incoterm, freight_cost: '100.00', insurance_cost: '10.00' });
      expect(text).toContain(`Goods 25.00 ${costs.join(' ')} Total USD ${total}`);
    },
  );
});

describe('a group whose name is not in Latin letters', () => {
  it('is asked for its Latin form, which its papers then show first, with its tax number', async () => {
    const { db, world } = backend();
    const admin = await backend().as('orgAdmin');
    const path = `groups/${world.group}`;
    await db.updateTable('groups').set({ name: 'مخزن الأدوية' }).where('id', '=', world.group).execute();
    const id = await insertShipment(db, world);
    const line = async () => {
      const { data } = await admin.get<One<ReadinessCheck[]>>(`commercial_invoices/${id}/readiness`);
      return data.find(({ key }) => key === 'group_name');
    };
    expect(await line()).toMatchObject({ answer: 'not_met', target: 'group', ids: [world.group] });
    for (const latin_name of ['مخزن', 'مخزن B', '١٢٣', '123', 'Μinistry of Health']) {
      const refused = await admin.refused(422, 'put', path, { group: { latin_name } });
      expect(refused, latin_name).toMatchObject({ errors: { latin_name: ['must be in Latin letters'] } });
    }
    const address_attributes = { country: 'JO', city: 'Amman', address: 'Queen Rania Street 88' };
    await admin.put(path, {
      group: { latin_name: 'Žilina & Łódź Drug Store N° 2', tax_number: 'JO-12345', address_attributes },
    });
    expect(await line()).toMatchObject({ answer: 'met' });
    const text = (await printed(backend(), id)).text;
    expect(text).toContain('CONSIGNEE Žilina & Łódź Drug Store N° 2');
    expect(text).toContain('Tax no. JO-12345');
  });
});
