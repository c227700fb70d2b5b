import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { endUsersPdf } from '../../backend/shipmentPaper/endUsersPdf.ts';
import { invoicePdf } from '../../backend/shipmentPaper/invoicePdf.ts';
import { readPapers } from '../../backend/shipmentPaper/read.ts';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { print, printed, readPdf } from '../support/pdf.ts';
import { insertShipment, itemFields, newOrder } from '../support/records.ts';

/** Inserts a shipment with one item per material and returns its id. */
async function shipmentOf(backend: TestBackend, materials: readonly string[], more: object = {}): Promise<number> {
  const { db, world } = backend;
  const order = await newOrder(await backend.as('manager'), world);
  const shipment_id = await insertShipment(db, world);
  const place = { organization_id: world.organization, program_id: world.program, shipment_id };
  await db
    .insertInto('order_items')
    .values(
      materials.map((material, at) => ({
        ...itemFields(order.id, { position: String(at + 1), material, hs_code: '3004900000' }),
        ...place,
        countries_of_manufacture: ['IN'],
        ...more,
      })),
    )
    .execute();
  return shipment_id;
}
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Nevirapine batch ${at + 1}.`);

describe('a long invoice', () => {
  const backend = suiteBackend();

  it('repeats the table header and prints page n of m on every page', async () => {
    const { pages } = await printed(backend(), await shipmentOf(backend(), numbered(200)));
    expect(pages.length).toBeGreaterThan(7);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      if (page.includes('Nevirapine')) expect(page).toContain('# Description of goods HS code Origin Quantity Unit');
      if (at > 0) expect(page).toContain('Commercial Invoice CI-');
    }
    expect(pages.at(-1)).toContain('Signature');
  });

  it('contains each line once, complete and in order', async () => {
    const { text } = await printed(backend(), await shipmentOf(backend(), numbered(200)));
    const lines = [
      ...text.matchAll(/Nevirapine batch (\d+)\. Cat\. CAT-1 · PO \S+, line (\d+) 3004\.90\.0000 India 10/g),
    ];
    const order = numbered(200).map((_, at) => String(at + 1));
    expect(lines.map(([, material]) => material)).toEqual(order);
    expect(lines.map(([, , position]) => position)).toEqual(order);
    expect(text).toContain('Goods 5,000.00');
  });

  it('does not block other requests while it is drawn', async () => {
    const id = await shipmentOf(backend(), numbered(400));
    // Loads the fonts first, so that only the drawing takes long.
    await printed(backend(), await shipmentOf(backend(), numbered(1)));
    const ended: string[] = [];
    const drawing = print(backend(), 'manager', id, 'commercial_invoice_hs_pdf').then(() => ended.push('drawing'));
    for (let call = 1; call <= 3; call += 1) {
      await fetch(`${backend().url}/healthz`);
      ended.push('others');
    }
    await drawing;
    expect(ended).toEqual(['others', 'others', 'others', 'drawing']);
  });

  it('is abandoned when the client disconnects, and later requests work', async () => {
    const { token } = await backend().as('manager');
    const leaving = new AbortController();
    const id = await shipmentOf(backend(), numbered(400));
    const asked = fetch(`${backend().url}/api/v1/commercial_invoices/${id}/commercial_invoice_pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    await fetch(`${backend().url}/healthz`);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    expect((await printed(backend(), await shipmentOf(backend(), ['Gloves']))).text).toContain('Gloves');
  });
});

describe('a signature', () => {
  const backend = suiteBackend();

  it('never stands alone on a page, whatever the number of lines', async () => {
    const { db, world } = backend();
    const id = await shipmentOf(backend(), numbered(60));
    const papers = await readPapers(db, { programIds: [world.program] }, id);
    const gone = new AbortController().signal;
    const settings = { now: new Date(0), today: '2026-11-26', limit: '2500.00', issue: null, gone };
    for (let lines = 1; lines <= 60; lines += 1) {
      const some = { ...papers, items: papers.items.slice(0, lines) };
      for (const [document, before] of [
        [await invoicePdf(some, settings, { withHs: true }), 'Dangerous goods'],
        [await endUsersPdf(some, settings), 'Nevirapine'],
      ] as const) {
        const { pages } = await readPdf(new Uint8Array(await buffer(document)));
        const last = pages.at(-1) ?? '';
        expect(last).toContain('Signature');
        expect(last).toContain(before);
      }
    }
  });
});

describe('an invoice in several scripts', () => {
  const backend = suiteBackend();
  const arabic = 'محلول معالجة الجفاف الفموي';
  const hebrew = 'טסט מהיר לאנטיגן';

  it('embeds subsets of the fonts that it needs, and no others', async () => {
    const latin = await printed(backend(), await shipmentOf(backend(), ['Gloves, Ελληνικά, Кириллица']));
    expect(latin.fonts.map((name) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
    ]);
    const all = await printed(backend(), await shipmentOf(backend(), [arabic, hebrew]));
    expect(all.fonts.map((name) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
      'noto-sans-arabic-Regular',
      'noto-sans-hebrew-Regular',
    ]);
    expect(all.embedded).toBe(4);
    expect(all.fonts.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
  });

  it('contains the text as entered: Greek, Cyrillic, Arabic with joined letters, Hebrew', async () => {
    const written = ['Ελληνικά', 'Кириллица', 'Größe ½ µL — 5 °C', arabic, hebrew, 'شركة لا إله الأفق'];
    const { text } = await printed(backend(), await shipmentOf(backend(), written));
    for (const words of written) expect(text.normalize('NFKC')).toContain(words.normalize('NFKC'));
  });

  it('shows a placeholder for each character that no font has', async () => {
    const { text } = await printed(backend(), await shipmentOf(backend(), ['Gloves 上海 👩‍🚀 𓀀 \ud800 large']));
    expect(text).toContain('Gloves 上海 👩‍🚀 � � large');
  });

  it('stays within its pages even if every text is as wide as possible', async () => {
    const { db, world } = backend();
    const wide = (length: number) => 'W'.repeat(length);
    const address = { country: 'US', city: wide(255), address: wide(500), state: wide(255), zip_code: wide(40) };
    await db
      .updateTable('organizations')
      .set({ contact_person: wide(255), email: wide(255), phone_number: wide(255), address: JSON.stringify(address) })
      .where('id', '=', world.organization)
      .execute();
    const id = await shipmentOf(backend(), [wide(255), wide(255)], { catalog_number: wide(255), dg_class: '3' });
    for (const paper of ['commercial_invoice_hs_pdf', 'end_users_pdf'] as const) {
      const { bytes } = await print(backend(), 'manager', id, paper);
      expect((await readPdf(bytes)).outside).toBe(0);
    }
  });

  it('prints names of 255 characters and the largest numbers in full', async () => {
    const names = ['W'.repeat(255), 'لا'.repeat(127), `${'long words '.repeat(22)}end`];
    const big = { quantity: '99999999999.999', value_per_item: '9999.99', size_per_item: 'W'.repeat(40) };
    const id = await shipmentOf(backend(), names, big);
    const { bytes } = await print(backend(), 'manager', id, 'end_users_pdf');
    const { text } = await readPdf(bytes);
    expect(text.replaceAll(' ', '')).toContain('W'.repeat(255));
    expect(text).toContain('99,999,999,999.999');
  });
});
