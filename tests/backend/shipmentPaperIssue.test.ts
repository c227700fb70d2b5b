import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { type Paper, print, readPdf } from '../support/pdf.ts';
import { insertShipment, newItem, newOrder, readHistory } from '../support/records.ts';

interface Issued {
  papers: {
    revision: number;
    issued_on: string;
    issued_by_id: number | null;
    invoice_number: string;
    replaces: number | null;
  }[];
  changes: { message: string; order_item_ids: number[] }[];
  abilities: { action: string; allowed: boolean; reason: string | null }[];
}

const kinds: readonly Paper[] = ['commercial_invoice_pdf', 'commercial_invoice_hs_pdf', 'end_users_pdf'];
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describeOnOne('an issued paper', (backend) => {
  let manager: Api;
  beforeAll(async () => {
    manager = await backend().as('manager');
  });

  const path = (id: number) => `commercial_invoices/${id}`;
  const move = (id: number, status: string) => manager.put(`${path(id)}/assigned_status`, { record: { status } });
  const issued = async (id: number) => (await manager.get<One<Issued>>(`${path(id)}/papers`)).data;
  const issue = (id: number) => manager.post<One<Issued>>(`${path(id)}/papers`);
  const pdf = async (id: number, kind: Paper = 'commercial_invoice_pdf', query = '') => {
    const { status, bytes, headers } = await print(backend(), 'manager', id, `${kind}${query}` as Paper);
    expect(status).toBe(200);
    const { pages } = await readPdf(bytes);
    return { hash: hashOf(bytes), text: pages.join(' '), name: headers.get('content-disposition') ?? '' };
  };

  /** A reviewed shipment with an item, about to be approved. */
  async function reviewed(fields: object = {}) {
    const { db, world } = backend();
    const id = await insertShipment(db, world, { status: 'reviewed', eei_export: false, ...fields });
    const order = await newOrder(manager, world);
    const item = await newItem(manager, order.id, {
      countries_of_manufacture: ['IN'],
      hs_code: '3004900000',
      eccn_details: 'EAR99',
    });
    await db.updateTable('order_items').set({ shipment_id: id, assessed: true }).where('id', '=', item.id).execute();
    return { id, itemId: item.id };
  }

  it('is issued when the invoice is approved; before that it is a DRAFT that claims no exemption', async () => {
    const { id } = await reviewed();
    const draft = await pdf(id);
    expect(draft.text).toContain('DRAFT');
    expect(draft.text).not.toContain('NOEEI');
    expect(draft.name).toContain('DRAFT');
    expect(await issued(id)).toMatchObject({ papers: [], changes: [] });
    await move(id, 'approved');
    const { papers, changes, abilities } = await issued(id);
    expect(papers).toMatchObject([{ revision: 1, replaces: null, issued_by_id: backend().world.people.manager }]);
    expect(changes).toEqual([]);
    expect(abilities).toEqual([
      {
        action: 'issue_papers',
        allowed: false,
        reason: 'Nothing that the papers print has changed since they were issued',
      },
    ]);
    const paper = await pdf(id);
    expect(paper.text).not.toContain('DRAFT');
    expect(paper.text).toContain('Revision 1');
    const history = await readHistory(backend().db, 'CommercialInvoice', id);
    expect(history.map(({ action }) => action)).toEqual(['issue_paper', 'assign_status']);
  });

  it('prints the same bytes again, whatever has changed since, in each of its kinds', async () => {
    const { db, world } = backend();
    const { id, itemId } = await reviewed();
    await move(id, 'approved');
    const first = [];
    for (const kind of kinds) first.push((await pdf(id, kind)).hash);
    await db
      .updateTable('order_items')
      .set({ value_per_item: '9.99', material: 'Other' })
      .where('id', '=', itemId)
      .execute();
    const moved = JSON.stringify({ country: 'UG', city: 'Kampala', address: 'Elsewhere 9' });
    await db.updateTable('groups').set({ address: moved }).where('id', '=', world.group).execute();
    await db.updateTable('vendors').set({ name: 'Renamed Ltd' }).where('id', '=', world.vendor).execute();
    const again = [];
    for (const kind of kinds) again.push((await pdf(id, kind)).hash);
    expect(again).toEqual(first);
    const { changes } = await issued(id);
    expect(changes.map(({ message }) => message).join('\n')).toMatch(/group Kenya clinics, address/);
    await db.updateTable('vendors').set({ name: 'Kenya Pharma' }).where('id', '=', world.vendor).execute();
  });

  it('is replaced by a next revision, which names it; both stay, and a draft shows what comes', async () => {
    const { db } = backend();
    const { id, itemId } = await reviewed();
    await move(id, 'approved');
    const first = await pdf(id);
    await manager.refused(409, 'post', `${path(id)}/papers`);
    await db.updateTable('order_items').set({ value_per_item: '4.25' }).where('id', '=', itemId).execute();
    await manager.put(path(id), { commercial_invoice: { awb: '17612345675' } });
    const { changes, abilities } = await issued(id);
    expect(changes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^air waybill none → /),
      expect.stringMatching(/^line 1, value per item 2\.50 → 4\.25/),
    ]);
    expect(abilities).toMatchObject([{ allowed: true }]);
    const draft = await pdf(id, 'commercial_invoice_pdf', '?draft=true');
    expect(draft.text).toContain('DRAFT');
    expect(draft.text).toContain('4.25');
    expect((await pdf(id)).hash).toBe(first.hash);
    const { data } = await issue(id);
    expect(data.papers.map(({ revision, replaces }) => [revision, replaces])).toEqual([
      [2, 1],
      [1, null],
    ]);
    expect(data.changes).toEqual([]);
    const second = await pdf(id);
    expect(second.text).toMatch(/Revision 2, replaces 1 of \d+ \w+ \d{4}/);
    expect(second.text).toContain('4.25');
    expect(second.name).toContain('revision 2');
    expect((await pdf(id, 'commercial_invoice_pdf', '?revision=1')).hash).toBe(first.hash);
    expect((await print(backend(), 'manager', id, 'commercial_invoice_pdf?revision=3' as Paper)).status).toBe(404);
  });

  it('is printed in any language from one revision, each time with the same bytes; nothing has changed by that', async () => {
    const { id } = await reviewed();
    const inFrench = { 'accept-language': 'fr' };
    await manager.send('put', `${path(id)}/assigned_status`, { record: { status: 'approved' } }, inFrench);
    const english = await pdf(id);
    const french = await pdf(id, 'commercial_invoice_pdf', '?language=fr');
    expect(english.text).toContain('Commercial Invoice');
    expect(french.text).toContain('Facture commerciale');
    expect(french.text).not.toContain('Commercial Invoice');
    expect(french.name).toContain('Facture commerciale');
    expect((await pdf(id, 'commercial_invoice_pdf', '?language=fr')).hash).toBe(french.hash);
    expect((await pdf(id, 'commercial_invoice_pdf', '?revision=1&language=en')).hash).toBe(english.hash);
    for (const language of ['en', 'fr', 'ar']) {
      const { body } = await manager.send('get', `${path(id)}/papers`, undefined, { 'accept-language': language });
      expect((body as One<Issued>).data).toMatchObject({ papers: [{ revision: 1 }], changes: [] });
    }
  });

  it('is issued for invoices that were approved before papers were kept, when they are printed first', async () => {
    const id = await insertShipment(backend().db, backend().world, { status: 'delivered' });
    expect((await issued(id)).papers).toEqual([]);
    const first = await pdf(id);
    expect(first.text).not.toContain('DRAFT');
    expect((await issued(id)).papers).toHaveLength(1);
    expect((await pdf(id)).hash).toBe(first.hash);
  });

  it('is a draft again while the invoice is open again; its next approval issues what changed, and only that', async () => {
    const { id, itemId } = await reviewed();
    await move(id, 'approved');
    const first = await pdf(id);
    for (const status of ['on_hold', 'open']) await move(id, status);
    expect((await pdf(id)).text).toContain('DRAFT');
    expect((await pdf(id, 'commercial_invoice_pdf', '?revision=1')).hash).toBe(first.hash);
    for (const status of ['in_review', 'reviewed', 'approved']) await move(id, status);
    expect((await issued(id)).papers).toHaveLength(1);
    expect((await pdf(id)).hash).toBe(first.hash);
    for (const status of ['on_hold', 'open']) await move(id, status);
    await backend().db.updateTable('order_items').set({ quantity: '7' }).where('id', '=', itemId).execute();
    for (const status of ['in_review', 'reviewed', 'approved']) await move(id, status);
    expect((await issued(id)).papers.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('is printed once although many ask for it at once', async () => {
    const { id } = await reviewed();
    await move(id, 'approved');
    const all = await Promise.all(Array.from({ length: 6 }, () => pdf(id)));
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
    const files = await backend().db.selectFrom('shipment_paper_files').selectAll().execute();
    expect(new Set(files.map(({ file_key: _, ...file }) => JSON.stringify(file))).size).toBe(files.length);
  });

  it('is issued with a bulk approval, and not by one that is rejected', async () => {
    const [one, other] = [await reviewed(), await reviewed()];
    await manager.put('commercial_invoices/assigned_status', {
      ids: [one.id, other.id],
      record: { status: 'approved' },
    });
    for (const { id } of [one, other]) expect((await issued(id)).papers).toHaveLength(1);
    const open = await insertShipment(backend().db, backend().world, { status: 'open' });
    await manager.refused(409, 'put', `${path(open)}/assigned_status`, { record: { status: 'approved' } });
    expect((await issued(open)).papers).toEqual([]);
    expect(await manager.refused(409, 'post', `${path(open)}/papers`)).toMatchObject({
      error: 'Papers are issued once the invoice is approved',
    });
  });
});

describe('papers', () => {
  const backend = suiteBackend();

  it('are issued by hand only by who may move the invoice, and read by who may print it', async () => {
    const id = await insertShipment(backend().db, backend().world, { status: 'approved' });
    const [procurement, viewer] = [await backend().as('procurement'), await backend().as('viewer')];
    await procurement.refused(403, 'post', `commercial_invoices/${id}/papers`);
    await viewer.refused(403, 'get', `commercial_invoices/${id}/papers`);
    const { data } = await procurement.get<One<Issued>>(`commercial_invoices/${id}/papers`);
    expect(data.abilities).toEqual([{ action: 'issue_papers', allowed: false, reason: expect.any(String) }]);
    const record = (await procurement.get<One<Shipment>>(`commercial_invoices/${id}`)).data;
    expect(record.status).toBe('approved');
  });
});
