import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { suiteBackend } from '../support/backend.ts';
import { attach, fileOf, pdf, take } from '../support/files.ts';
import { newItem, newOrder } from '../support/records.ts';
import { unzipped } from '../support/zip.ts';

/** The shipped roles, except that logistics officers may not read items. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Logistics officer' ? { ...role, rights: { ...role.rights, order_items: [] } } : role),
);

describe('the documents of a record in one archive', () => {
  const backend = suiteBackend({ roles });
  let order = '';
  let item = '';

  const archive = async (as: 'orgAdmin' | 'logistics' | 'manager', path: string) =>
    take(backend(), await backend().as(as), `/api/v1/${path}/attachments/zip`);
  const namesIn = async (response: Response) => [...unzipped(await response.bytes()).keys()];

  beforeAll(async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const { id } = await newOrder(api, world, { order_number: 'PO/7' });
    order = `purchase_orders/${id}`;
    item = `order_items/${(await newItem(api, id, { position: '2', material: 'Kit: "A/B"' })).id}`;
    await attach(api, order, fileOf('one', 'Offer.txt'));
    await attach(api, order, fileOf('two', 'offer.TXT'));
    await attach(api, order, pdf(70_000, 'عرض.pdf'));
    await attach(api, item, fileOf('three', 'Offer.txt'));
    const old = await attach(api, order, fileOf('old', 'Old.txt'));
    await api.send('post', `${order}/attachments/${old.id}/archive`);
  });

  it('has each file unchanged under a name of its own, those of items in folders', async () => {
    const response = await archive('orgAdmin', order);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('PO-7 documents.zip');
    const bytes = await response.bytes();
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const files = unzipped(bytes);
    expect([...files.keys()]).toEqual([
      'Offer.txt',
      'offer (2).txt',
      'عرض.pdf',
      'Old.txt',
      'Item 2 Kit- -A-B-/Offer.txt',
    ]);
    expect(String(files.get('offer (2).txt'))).toBe('two');
    expect(String(files.get('Item 2 Kit- -A-B-/Offer.txt'))).toBe('three');
    expect(files.get('عرض.pdf')).toEqual(Buffer.from(await pdf(70_000).arrayBuffer()));
  });

  it('has only those that are archived, or are not, if asked', async () => {
    const api = await backend().as('orgAdmin');
    const of = async (archived: boolean) =>
      namesIn(await take(backend(), api, `/api/v1/${order}/attachments/zip?archived=${archived}`));
    expect(await of(true)).toEqual(['Old.txt']);
    expect(await of(false)).not.toContain('Old.txt');
  });

  it('of an item has its files in no folder', async () => {
    expect(await namesIn(await archive('orgAdmin', item))).toEqual(['Offer.txt']);
  });

  it('has none of the items for who may not read them', async () => {
    const names = await namesIn(await archive('logistics', order));
    expect(names.some((name) => name.startsWith('Item'))).toBe(false);
    expect((await archive('logistics', item)).status).toBe(403);
  });

  it('is refused if there is nothing in it, and for another organization', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const { id } = await newOrder(api, world);
    const { errors } = await api.refused(422, 'get', `purchase_orders/${id}/attachments/zip`);
    expect(errors).toEqual({ base: ['There are no files to download'] });
    await (await as('otherAdmin')).refused(404, 'get', `${order}/attachments/zip`);
  });

  it('breaks off if the store lacks a file, and does not look whole', async () => {
    const { as, db, services, world } = backend();
    const api = await as('orgAdmin');
    const { id } = await newOrder(api, world);
    await attach(api, `purchase_orders/${id}`, pdf(900_000, 'a.pdf'));
    const lost = await attach(api, `purchase_orders/${id}`, pdf(1000, 'b.pdf'));
    const { file_key } = await db
      .selectFrom('documents')
      .select('file_key')
      .where('id', '=', lost.id)
      .executeTakeFirstOrThrow();
    await rm(join(services.files.incoming, '..', String(file_key)));
    const response = await take(backend(), api, `/api/v1/purchase_orders/${id}/attachments/zip`);
    await expect(response.bytes()).rejects.toThrow();
  });
});
