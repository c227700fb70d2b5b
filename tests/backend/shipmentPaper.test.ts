import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { type Paper, print, printed, readPdf } from '../support/pdf.ts';
import { insertShipment, newItem, newItems, newOrder } from '../support/records.ts';

const papers: Paper[] = ['commercial_invoice_pdf', 'commercial_invoice_hs_pdf', 'end_users_pdf'];
const now = new Date('2027-03-04T09:00:00Z');

describe('the papers of a shipment', () => {
  const backend = suiteBackend();
  const shipmentWith = async (fields: object, items: object[] = [{}]) => {
    const { db, world } = backend();
    const api = await backend().as('manager');
    const shipment = await insertShipment(db, world, fields);
    const order = await newOrder(api, world);
    const made = [];
    for (const [at, own] of items.entries()) {
      const item = await newItem(api, order.id, {
        position: String(at + 1),
        countries_of_manufacture: ['IN'],
        hs_code: '3004900000',
        ...own,
      });
      made.push(item);
    }
    const ids = made.map(({ id }) => id);
    if (ids.length > 0)
      await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', 'in', ids).execute();
    return { id: shipment, order: order.order_number.number };
  };

  it('tell customs the parties, the goods, their origins and their values', async () => {
    const { db, world } = backend();
    const address = { country: 'US', city: 'Washington', address: '1400 K Street NW', state: 'DC', zip_code: '20005' };
    await db
      .updateTable('organizations')
      .set({ ein: '52-1746913', address: JSON.stringify(address) })
      .where('id', '=', world.organization)
      .execute();
    const delivery = { country: 'KE', city: 'Nairobi', address: 'Kenyatta Hospital Grounds' };
    await db
      .updateTable('groups')
      .set({ attn: 'Dr Wanjiru Kamau', phone_number: '+254 20 555 0171', address: JSON.stringify(delivery) })
      .where('id', '=', world.group)
      .execute();
    const { id: courier_id } = await db
      .insertInto('couriers')
      .values({ organization_id: world.organization, company_name: 'Swift Air Freight' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const airline = { organization_id: world.organization, courier_id, name: 'Emirates', prefix: '176' };
    await db.insertInto('airlines').values(airline).execute();
    const { id, order } = await shipmentWith(
      {
        invoice_number: 'CI-00700',
        courier_id,
        awb: '17612345675',
        shipment_type: 'air',
        incoterm: 'CIP',
        package_quantity: 12,
        package_type: 'pallet',
        total_weight: '1912.5',
        dry_ice: '24',
        freight_cost: '1850.00',
        anticipated_ship_date: '2026-11-24',
      },
      [
        { material: 'Artemether 20 mg', quantity: '1200', value_per_item: '2.50', catalog_number: 'ART-20' },
        { hs_code: '9011.80', quantity: '0.5', value_per_item: '612.10', countries_of_manufacture: ['CN', 'JP'] },
      ],
    );
    const { text } = await printed(backend(), id);
    for (const said of [
      ...['Commercial Invoice', 'CI-00700', `Purchase orders ${order}`, 'Page 1 of 1'],
      ...['EXPORTER Acme Health 1400 K Street NW Washington, DC 20005 United States EIN 52-1746913'],
      ...['CONSIGNEE Kenya clinics Attn: Dr Wanjiru Kamau Kenyatta Hospital Grounds Nairobi Kenya'],
      ...['END USER Kenya Ministry Kenya', 'VENDOR Kenya Pharma', 'Phone +254 20 555 0171'],
      ...['Air waybill 176-12345675', 'Swift Air Freight · Emirates', 'Mode of transport Air', 'CIP', '24 Nov 2026'],
      ...['12 × Pallet', '1,912.5 kg (4,216.3 lb)', 'Net weight', '24 kg (52.9 lb)', 'USD (US dollar)'],
      ...['1 Artemether 20 mg Cat. ART-20', `PO ${order}, line 1`, '3004.90.0000 India 1,200 each 2.50 3,000.00'],
      ...['9011.80 China, Japan 0.5 each 612.10 306.05'],
      ...['Goods 3,306.05', 'Freight 1,850.00', 'Total USD 5,156.05'],
      ...['Not assessed for dangerous goods, which may be among them: line 1–2.', 'AES ITN', 'I declare', 'Signature'],
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Totals by HS code');
  });

  it('add up values by HS code in the second form, however the codes are written', async () => {
    const { id } = await shipmentWith({}, [
      { hs_code: '3004.90.0000', quantity: '10' },
      { hs_code: '3004900000', quantity: '20', countries_of_manufacture: ['KE'] },
      { hs_code: null, quantity: '1' },
    ]);
    const { text } = await printed(backend(), id, 'commercial_invoice_hs_pdf');
    expect(text).toContain('Totals by HS code');
    expect(text).toContain('3004.90.0000 India, Kenya 1–2 75.00');
    expect(text).toContain('Without a readable HS code India 3 2.50');
  });

  it('list dangerous goods and their segregation, or state that there are none', async () => {
    const api = await backend().as('manager');
    const { id } = await shipmentWith({}, [{ un_number: 'UN1170' }, { un_number: 'UN2014' }]);
    const items = await backend().db.selectFrom('order_items').select('id').where('shipment_id', '=', id).execute();
    for (const [at, dg_class] of ['3', '5.1'].entries()) {
      const assessment_attributes = { dg_class, dg_description: at === 0 ? 'ETHANOL' : 'HYDROGEN PEROXIDE' };
      await api.patch(`assessments/${items[at]?.id}`, { order_item: { assessment_attributes } });
    }
    const { text } = await printed(backend(), id);
    // The shipping name is the table's; group and net quantity are not known, and filled in by hand.
    expect(text).toMatch(/UN1170 Ethanol or Ethyl alcohol.* 3 _+ _+ \(10 each\) — 1/);
    expect(text).toContain('Load apart: 3 and 5.1 (49 CFR 175.78(b); IATA DGR table 9.3.A)');
    expect(text).not.toContain('Not assessed');

    // The table supplies the letter of an explosive entered by its division, and the class of a bare UN number.
    const { id: explosive } = await shipmentWith({ shipment_type: 'air', dry_ice: '4.500' }, [
      { un_number: 'UN0012', assessment_attributes: { dg_class: '1.4' } },
      { un_number: 'UN1170' },
    ]);
    const { text: letters } = await printed(backend(), explosive);
    expect(letters).toMatch(/UN0012 Cartridges for weapons.* 1\.4S —/i);
    expect(letters).toContain('UN1170 Ethanol');
    expect(letters).toContain('UN1845 Carbon dioxide, solid or Dry ice 9 — 4.5 kilograms');
    expect(letters).not.toContain('Load apart');

    const { id: harmless } = await shipmentWith({});
    await backend().db.updateTable('order_items').set({ assessed: true }).where('shipment_id', '=', harmless).execute();
    expect((await printed(backend(), harmless)).text).toContain('the shipment holds no dangerous goods');
  });

  it('list the items of each end user in the end user report', async () => {
    const { db, world } = backend();
    const api = await backend().as('manager');
    const { id: other } = await db
      .insertInto('end_users')
      .values({
        organization_id: world.organization,
        first_name: 'Amina',
        last_name: 'Otieno',
        external_organization_name: 'Research Institute',
        country: 'TZ',
        visual_compliance_date: '2026-08-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('end_user_programs').values({ end_user_id: other, program_id: world.program }).execute();
    const { id } = await shipmentWith({ commercial_name: 'March shipment' });
    const order = await newOrder(api, world, { end_user_id: other });
    const { id: item } = await newItem(api, order.id, { material: 'Gloves', eccn_details: 'EAR99' });
    await db.updateTable('order_items').set({ shipment_id: id }).where('id', '=', item).execute();
    const { text, title } = await printed(backend(), id, 'end_users_pdf');
    expect(title).toMatch(/^End User Report CI-/);
    expect(text).toContain('March shipment');
    expect(text).toContain('Amina Otieno Organization Research Institute Country Tanzania Screened on 1 Aug 2026');
    expect(text).toContain(`2 Gloves Cat. CAT-1 PO ${order.order_number.number}, line 1 EAR99 — 10 each 25.00`);
    expect(text).toContain('1 line 25.00');
  });

  it.each(papers)('are generated even if every optional value is missing: %s', async (paper) => {
    const { id } = await shipmentWith({}, []);
    const { text, pages } = await printed(backend(), id, paper);
    expect(text).toContain('There are no items in this shipment.');
    expect(pages).toHaveLength(1);
    const { id: bare } = await shipmentWith({}, [{ hs_code: null, countries_of_manufacture: [] }]);
    expect((await printed(backend(), bare, paper)).text).toContain('—');
  });

  it('are named after the shipment’s commercial name, whatever characters it contains', async () => {
    const names: [name: string, file: string][] = [
      ['March shipment', 'attachment; filename="March shipment Commercial Invoice DRAFT.pdf"'],
      ['a"\r\nX-Y: 1', 'attachment; filename="a-X-Y- 1 Commercial Invoice DRAFT.pdf"'],
      ['../../etc/passwd', 'attachment; filename="-..-etc-passwd Commercial Invoice DRAFT.pdf"'],
      [
        'شحنة',
        `attachment; filename="____ Commercial Invoice DRAFT.pdf"; filename*=UTF-8''${encodeURIComponent('شحنة Commercial Invoice DRAFT.pdf')}`,
      ],
      ['CON', 'attachment; filename="CON Commercial Invoice DRAFT.pdf"'],
      ['\u202e', 'attachment; filename="Commercial Invoice DRAFT.pdf"'],
    ];
    for (const [commercial_name, expected] of names) {
      const { id } = await shipmentWith({ commercial_name }, []);
      const { headers, status } = await print(backend(), 'manager', id, 'commercial_invoice_pdf');
      expect([status, headers.get('content-disposition')]).toEqual([200, expected]);
      expect(headers.get('x-y')).toBeNull();
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('have a name of their own each, final ones without DRAFT', async () => {
    const { id } = await shipmentWith({ commercial_name: 'May', status: 'approved' }, []);
    const names = [];
    for (const paper of papers) {
      const { headers } = await print(backend(), 'manager', id, paper);
      names.push(/filename="(.*)\.pdf"/.exec(headers.get('content-disposition') ?? '')?.[1]);
    }
    expect(names).toEqual(['May Commercial Invoice', 'May Commercial Invoice with HS', 'May End User Report']);
  });

  it.each(papers)('say DRAFT on every page until the invoice is approved: %s', async (paper) => {
    const { id } = await shipmentWith(
      {},
      Array.from({ length: 3 }, () => ({})),
    );
    const draft = await printed(backend(), id, paper);
    for (const page of draft.pages) expect(page).toContain('DRAFT · Not issued');
    await backend().db.updateTable('shipments').set({ status: 'approved' }).where('id', '=', id).execute();
    expect((await printed(backend(), id, paper)).text).not.toContain('DRAFT');
  });

  it('name the letters that no font has, and where they stand', async () => {
    const { id } = await shipmentWith({ commercial_name: 'March አማርኛ 中文' }, [{ material: 'Gloves 𓀀𓀁𓀀 ✓' }]);
    const api = await backend().as('manager');
    const { data } = await api.get<{ data: unknown }>(`commercial_invoices/${id}/unprintable_letters`);
    expect(data).toEqual([{ place: 'Line 1', letters: ['𓀀', '𓀁'] }]);
    expect((await printed(backend(), id)).text).toContain('Gloves ��� ✓');
  });

  it('have a name that file systems accept, cut between characters', async () => {
    const { id } = await shipmentWith({ commercial_name: 'ش'.repeat(255) }, []);
    const { headers } = await print(backend(), 'manager', id, 'commercial_invoice_pdf');
    const [, name = ''] = headers.get('content-disposition')?.split("UTF-8''") ?? [];
    expect(decodeURIComponent(name)).toBe(`${'ش'.repeat(108)} Commercial Invoice DRAFT.pdf`);
  });

  it('print markup and line breaks in names as text', async () => {
    const commercial_name = '<script>alert(1)</script>';
    const material = '<img src="http://127.0.0.1:9/x">\r\nfile:///etc/passwd';
    const { id } = await shipmentWith({ commercial_name });
    await backend().db.updateTable('order_items').set({ material }).where('shipment_id', '=', id).execute();
    const { text } = await printed(backend(), id);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text.replaceAll(' ', '')).toContain('<imgsrc="http://127.0.0.1:9/x">file:///etc/passwd');
  });

  it('need the right to generate them', async () => {
    const { id } = await shipmentWith({});
    for (const paper of papers) {
      expect((await print(backend(), 'logistics', id, paper)).status).toBe(200);
      expect((await print(backend(), 'procurement', id, paper)).status).toBe(200);
      for (const person of ['inventory', 'viewer'] as const) {
        expect([person, (await print(backend(), person, id, paper)).status]).toEqual([person, 403]);
      }
    }
  });

  it('are not found from other programs and organizations', async () => {
    const { db, world } = backend();
    const { id } = await shipmentWith({});
    const second = { program_id: world.second.program, group_id: world.second.group };
    const elsewhere = await insertShipment(db, world, second);
    for (const paper of papers) {
      expect((await print(backend(), 'otherAdmin', id, paper)).status).toBe(404);
      expect((await print(backend(), 'manager', elsewhere, paper)).status).toBe(404);
      expect((await print(backend(), 'orgAdmin', elsewhere, paper)).status).toBe(200);
      expect((await print(backend(), 'manager', 999_999, paper)).status).toBe(404);
    }
  });

  it('are the same each time, store nothing for an idempotency key, and leave no history', async () => {
    const { db } = backend();
    const { id } = await shipmentWith({});
    const key = { 'idempotency-key': 'print-once' };
    const first = await print(backend(), 'manager', id, 'commercial_invoice_hs_pdf', key);
    const again = await print(backend(), 'manager', id, 'commercial_invoice_hs_pdf', key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await readPdf(again.bytes)).text).toBe((await readPdf(first.bytes)).text);
    expect(await db.selectFrom('idempotency_keys').select('key').where('key', '=', 'print-once').execute()).toEqual([]);
    const noted = db.selectFrom('history').select('id').where('record_type', '=', 'CommercialInvoice');
    expect(await noted.where('record_id', '=', id).execute()).toEqual([]);
  });

  it('are documented as PDF', async () => {
    const document = await (await fetch(`${backend().url}/api/v1/openapi.json`)).json();
    for (const paper of papers) {
      const { responses, requestBody } = document.paths[`/api/v1/commercial_invoices/{id}/${paper}`].post;
      expect(Object.keys(responses['200'].content)).toEqual(['application/pdf']);
      expect(requestBody).toBeUndefined();
    }
  });
});

describe('the date of a paper', () => {
  const backend = suiteBackend({ now: () => now });

  it('is today in the user’s time zone, and papers of one day are identical', async () => {
    const api = await backend().as('manager');
    const { db, world } = backend();
    const id = await insertShipment(db, world);
    const [item] = await newItems(api, world, 1);
    await api.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [item?.id] });
    const inZone = (zone: string) => print(backend(), 'manager', id, 'commercial_invoice_pdf', { 'time-zone': zone });
    const [berlin, again] = [await inZone('Europe/Berlin'), await inZone('Europe/Berlin')];
    expect(again.bytes).toEqual(berlin.bytes);
    expect((await readPdf(berlin.bytes)).text).toContain('Date 4 Mar 2027');
    expect((await readPdf((await inZone('Pacific/Kiritimati')).bytes)).text).toContain('Date 4 Mar 2027');
    expect((await readPdf((await inZone('Pacific/Pago_Pago')).bytes)).text).toContain('Date 3 Mar 2027');
  });
});
