import { beforeAll, describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { readPdf } from '../support/pdf.ts';
import { newItem, newOrder } from '../support/records.ts';
import type { Person } from '../support/world.ts';

describe('a purchase order as a PDF', () => {
  const backend = suiteBackend({ now: () => new Date('2027-03-04T09:00:00Z') });
  let id = 0;

  const print = async (query = '', person: Person = 'manager', order = id) => {
    const { token } = await backend().as(person);
    const address = `${backend().url}/api/v1/purchase_orders/${order}/purchase_order_pdf${query}`;
    const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    return { response, bytes: await response.bytes() };
  };
  const read = async (query = '', order = id) => readPdf((await print(query, 'manager', order)).bytes);

  beforeAll(async () => {
    const { db, world } = backend();
    const address = { country: 'KE', city: 'Nairobi', address: 'Kenyatta Hospital Grounds' };
    await db
      .updateTable('groups')
      .set({ attn: 'Dr Wanjiru Kamau', address: JSON.stringify(address) })
      .where('id', '=', world.group)
      .execute();
    const api = await backend().as('manager');
    const order = await newOrder(api, world, {
      order_date: '2027-03-01',
      order_number_internal: 'PR-2088',
      funding_number: 'GF-77',
    });
    id = order.id;
    const values = { quantity: '1200', value_per_item: '80.5' };
    await newItem(api, id, {
      position: '1',
      material: 'HIV-1/2 antibody rapid test',
      catalog_number: '00RDT',
      ...values,
    });
    await newItem(api, id, { position: '2', material: 'اختبار سريع', notes: 'Deliver cold', urgent: true });
  });

  it('tells the vendor who buys what at which price, and where it goes', async () => {
    const { text, title } = await read();
    expect(title).toMatch(/^Purchase Order /);
    for (const told of [
      ...['BUYER', 'Acme Health', 'VENDOR', 'Kenya Pharma', 'SHIP TO', 'Kenya clinics', 'Dr Wanjiru Kamau', 'Nairobi'],
      ...['Date 1 Mar 2027', 'Printed 4 Mar 2027', 'PR-2088', 'GF-77', 'Cat. no. 00RDT', '1,200', '80.50', '96,600.00'],
      ...['Urgent', 'Deliver cold', 'Total (USD)', 'Page 1 of 1'],
    ]) {
      expect(text).toContain(told);
    }
  });

  it.each([
    ['fr', ['Bon de commande', 'FOURNISSEUR', '1 mars 2027', '96 600,00', 'Page 1 sur 1']],
    ['es', ['Orden de compra', 'PROVEEDOR', '96.600,00', 'Página 1 de 1']],
    ['pt', ['Ordem de compra', 'FORNECEDOR', '96 600,00', 'Página 1 de 1']],
  ])('is worded in %s where its vendor reads that', async (language, words) => {
    const { text } = await read(`?language=${language}`);
    for (const told of [...words, 'HIV-1/2 antibody rapid test', 'Kenya Pharma']) expect(text).toContain(told);
    for (const english of ['VENDOR', 'Quantity', 'Unit price', 'Kenya clinics Kenya'])
      expect(text).not.toContain(english);
  });

  it('has all letters of Arabic words, in a font of their own', async () => {
    const { fonts, text } = await read('?language=ar');
    expect(text).toContain('Kenya Pharma');
    expect(fonts.some((font) => /arabic/.test(font))).toBe(true);
  });

  it('leaves out what the organization has switched off', async () => {
    const { db, world } = backend();
    const before = await db
      .selectFrom('organizations')
      .select('feature_flags')
      .where('id', '=', world.organization)
      .executeTakeFirstOrThrow();
    const set = (flags: object) =>
      db
        .updateTable('organizations')
        .set({ feature_flags: JSON.stringify(flags) })
        .where('id', '=', world.organization)
        .execute();
    await set({});
    const { text } = await read();
    await set(before.feature_flags);
    expect(text).not.toContain('PR-2088');
    expect(text).not.toContain('GF-77');
  });

  it('goes on over pages for 200 items, and says on each which page it is', async () => {
    const { db, world } = backend();
    const api = await backend().as('manager');
    const order = await newOrder(api, world);
    const first = await newItem(api, order.id, { position: '1', material: 'Examination gloves, nitrile, medium' });
    const row = await db.selectFrom('order_items').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const { organization_id, program_id, purchase_order_id, size_per_item, quantity, value_per_item } = row;
    const like = { organization_id, program_id, purchase_order_id, size_per_item, quantity, value_per_item };
    const more = Array.from({ length: 199 }, (_, at) => ({
      ...like,
      position: String(at + 2),
      catalog_number: `GLV-${at + 2}`,
      material: 'Examination gloves, nitrile, medium, box of 100',
    }));
    await db.insertInto('order_items').values(more).execute();
    const { pages, outside } = await read('', order.id);
    expect(pages.length).toBeGreaterThan(5);
    for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(pages.at(-1)).toContain('Authorized for the buyer');
    expect(outside).toBe(0);
  });

  it('is not there for who may not see the order, and not in a language that there is not', async () => {
    expect((await print('', 'otherAdmin')).response.status).toBe(404);
    expect((await print('?language=sv')).response.status).toBe(422);
    const { headers } = (await print('?language=fr')).response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('Bon de commande');
  });

  it('names the letters that no font has', async () => {
    const { world } = backend();
    const api = await backend().as('manager');
    const order = await newOrder(api, world);
    await newItem(api, order.id, { position: '1', material: 'Test \u{10FFFD} kit' });
    const { data } = await api.get<{ data: unknown }>(`purchase_orders/${order.id}/unprintable_letters`);
    expect(data).toEqual([{ place: 'Line 1', letters: ['\u{10FFFD}'] }]);
  });
});
