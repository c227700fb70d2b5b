import { beforeAll, describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { type Paper, print, readPdf } from '../support/pdf.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';

const kinds: readonly Paper[] = [
  'commercial_invoice_pdf',
  'commercial_invoice_hs_pdf',
  'packing_list_pdf',
  'end_users_pdf',
];

describe('the papers of a shipment in another language', () => {
  const backend = suiteBackend();
  let id = 0;

  beforeAll(async () => {
    const { db, world } = backend();
    const address = { country: 'US', city: 'Washington', address: '1400 K Street NW', state: 'DC', zip_code: '20005' };
    const delivery = { country: 'KE', city: 'Nairobi', address: 'Kenyatta Hospital Grounds' };
    await db
      .updateTable('organizations')
      .set({ address: JSON.stringify(address) })
      .execute();
    await db
      .updateTable('groups')
      .set({ address: JSON.stringify(delivery), attn: 'Dr Kamau' })
      .execute();
    id = await insertShipment(db, world, { shipment_type: 'air', total_weight: '1912.5' });
    const manager = await backend().as('manager');
    const order = await newOrder(manager, world);
    const make = { countries_of_manufacture: ['DE'], hs_code: '3004900000', quantity: '1200', value_per_item: '2.5' };
    const first = await newItem(manager, order.id, {
      position: '1',
      material: 'Artemether',
      eccn_details: '1C351.a.1',
      ...make,
    });
    const second = await newItem(manager, order.id, {
      position: '2',
      material: 'Ethanol',
      eccn_details: 'EAR99',
      ...make,
    });
    const danger = { assessed: true, un_number: 'UN1170', dg_class: '3', packing_group: 'II' };
    await db.updateTable('order_items').set({ shipment_id: id, assessed: true }).where('id', '=', first.id).execute();
    await db
      .updateTable('order_items')
      .set({ shipment_id: id, ...danger })
      .where('id', '=', second.id)
      .execute();
    const shipped = { package_type: 'box', gross_weight: '10', net_weight: '8', dry_ice: '2' };
    const contents = [{ order_item_id: first.id, quantity: '1200' }];
    const packages = [{ count: 2, ...shipped, contents }];
    await manager.put(`commercial_invoices/${id}/packages`, { commercial_invoice: { packages } });
  });

  const read = async (kind: Paper, language: string) => {
    const { status, bytes } = await print(backend(), 'manager', id, `${kind}?language=${language}` as Paper);
    expect(status, `${kind} in ${language}`).toBe(200);
    return readPdf(bytes);
  };

  it.each([
    [
      'fr',
      [
        'Facture commerciale',
        'Marchandises dangereuses',
        'Allemagne',
        'unités',
        '6 000,00',
        'Traduction',
        'Page 1 sur 2',
      ],
    ],
    [
      'es',
      ['Factura comercial', 'Mercancías peligrosas', 'Alemania', 'unidades', '6.000,00', 'Traducción', 'Página 1 de 2'],
    ],
    [
      'pt',
      ['Fatura comercial', 'Mercadorias perigosas', 'Alemanha', 'unidades', '6 000,00', 'Tradução', 'Página 1 de 2'],
    ],
  ])('say in %s what they say in English; the rule is quoted in its own words', async (language, words) => {
    const { text } = await read('commercial_invoice_pdf', language);
    for (const told of [
      ...words,
      'Artemether',
      'UN1170',
      'Ethanol',
      'These items are controlled by the U.S. Government',
    ])
      expect(text).toContain(told);
    for (const english of ['Commercial Invoice', 'Germany', 'Quantity', 'Description', 'EXPORTER', 'Total USD 6,000'])
      expect(text).not.toContain(english);
  });

  it.each(kinds)('have all letters of Arabic, and nothing beyond the edges: %s', async (kind) => {
    const { text, fonts, outside } = await read(kind, 'ar');
    expect(text).toContain('Artemether');
    expect(text).not.toContain('\ufffd');
    expect(fonts.some((font) => /arabic/.test(font))).toBe(true);
    expect(outside).toBe(0);
  });

  it('are in English unless a language is asked for, whoever prints', async () => {
    const headers = { 'accept-language': 'fr' };
    const { bytes } = await print(backend(), 'manager', id, 'packing_list_pdf', headers);
    expect((await readPdf(bytes)).text).toContain('Packing List');
    expect((await print(backend(), 'manager', id, 'packing_list_pdf?language=sv' as Paper)).status).toBe(422);
  });
});
