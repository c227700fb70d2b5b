import { describe, expect, it } from 'vitest';
import type { Attachment, WrittenAttachment } from '../../backend/document/schema.ts';
import type { Many, One, Rejection } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { attach, documentFields, image, pdf, take } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { documentParents, newItems, newOrder, readHistory } from '../support/records.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describeOnOne('documents', (backend) => {
  it('are attached to seven kinds of records, and downloaded unchanged', async () => {
    const admin = await backend().as('admin');
    for (const [type, parent] of Object.entries(await documentParents(admin, backend().world))) {
      const file = pdf(5000, 'Ångström report.pdf');
      const made = await attach(admin, parent, file, { number: ' 12 ', expiry_date: tomorrow });
      expect(made).toMatchObject({
        parent: { type, id: Number(parent.split('/')[1]) },
        document_type: 'other',
        description: 'A report',
        number: '12',
        expiry_date: tomorrow,
        file: {
          filename: 'Ångström report.pdf',
          content_type: 'application/pdf',
          size: 5000,
          url: `/api/v1/${parent}/attachments/${made.id}/file`,
          thumb_url: null,
        },
        status: 'valid',
        status_alias: 'Valid',
        archived: false,
        user_id: backend().world.people.admin,
        lock_version: 1,
        abilities: [
          { action: 'update', allowed: true, reason: null },
          { action: 'archive', allowed: true, reason: null },
        ],
      });
      expect((await admin.get<One<Attachment>>(`${parent}/attachments/${made.id}`)).data).toEqual(made);
      const answer = await take(backend(), admin, made.file?.url ?? '');
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
    }
  });

  it('are listed newest first, by page, sorted and filtered', async () => {
    const admin = await backend().as('admin');
    const parent = `purchase_orders/${(await newOrder(admin, backend().world)).id}`;
    const first = await attach(admin, parent, pdf(), { description: 'b' });
    const mta = { document_type: 'mta_incoming', number: '7', expiry_date: tomorrow, description: 'a' };
    const second = await attach(admin, parent, pdf(), mta);
    const third = await attach(admin, parent, pdf(), { description: 'c' });
    await admin.send('post', `${parent}/attachments/${third.id}/archive`);
    const list = async (query: string) => {
      const { data, meta } = await admin.get<Many<Attachment>>(`${parent}/attachments?${query}`);
      return { ids: data.map(({ id }) => id), meta };
    };

    expect(await list('')).toEqual({ ids: [third.id, second.id, first.id], meta: { page: 1, pages: 1, count: 3 } });
    expect((await list('items=2&page=2')).ids).toEqual([first.id]);
    expect((await list('sort[field]=description')).ids).toEqual([second.id, first.id, third.id]);
    expect((await list('sort[field]=status')).ids).toEqual([third.id, first.id, second.id]);
    expect((await list('sort[field]=expiry_date&sort[direction]=desc')).ids[0]).toBe(second.id);
    expect((await list('filters[archived]=true')).ids).toEqual([third.id]);
    expect((await list('filters[archived]=false')).ids).toEqual([second.id, first.id]);
    expect((await list('filters[document_type][]=mta_incoming')).ids).toEqual([second.id]);
    const { errors } = await admin.refused(422, 'get', `${parent}/attachments?filters[size]=1&sort[field]=size`);
    expect(Object.keys(errors ?? {})).toEqual(['sort.field', 'filters.size']);
  });

  it('name the document of the same record that already has the content of the sent file', async () => {
    const admin = await backend().as('admin');
    const { world, db } = backend();
    const parent = `purchase_orders/${(await newOrder(admin, world)).id}`;
    const send = async (method: 'post' | 'patch', path: string, file: File) => {
      const { body } = await sendForm(admin, method, path, documentFields(file));
      return body as WrittenAttachment;
    };
    const list = `${parent}/attachments`;
    const first = await send('post', list, pdf(700, 'Price list.pdf'));
    expect(first.same_as).toBeNull();
    const { id, created_at } = first.data;
    const known = { id, filename: 'Price list.pdf', created_at };
    const again = await send('post', list, pdf(700, 'Copy.pdf'));
    expect(again).toMatchObject({ data: { file: { filename: 'Copy.pdf' } }, same_as: known });
    expect((await send('post', list, pdf(701))).same_as).toBeNull();
    expect((await send('post', `vendors/${world.vendor}/attachments`, pdf(700))).same_as).toBeNull();

    expect((await send('patch', `${list}/${again.data.id}`, pdf(700))).same_as).toEqual(known);
    await admin.send('post', `${list}/${id}/archive`);
    expect((await send('post', list, pdf(700))).same_as).toMatchObject({ id: again.data.id });
    // As documents are that were stored before their content was compared.
    await db.updateTable('documents').set({ sha256: null }).where('parent_type', '=', 'PurchaseOrder').execute();
    expect((await send('post', list, pdf(700))).same_as).toBeNull();
  });

  it('are edited field by field, with or without a new file, and checked by version', async () => {
    const admin = await backend().as('admin');
    const vendor = `vendors/${backend().world.vendor}`;
    const made = await attach(admin, vendor);
    const path = `${vendor}/attachments/${made.id}`;

    const json = { attachment: { description: 'Another text', lock_version: 1 } };
    const changed = (await admin.patch<One<Attachment>>(path, json)).data;
    expect(changed).toMatchObject({ description: 'Another text', file: made.file, lock_version: 2 });

    const form = documentFields(await image('png'), { description: 'A photo', lock_version: '2' });
    const replaced = await sendForm(admin, 'patch', path, form);
    expect(replaced.body).toMatchObject({
      data: { description: 'A photo', file: { content_type: 'image/png', filename: 'photo.png' }, lock_version: 3 },
    });
    const again = await sendForm(admin, 'patch', path, form);
    expect([again.status, again.body]).toMatchObject([409, { code: 'stale', data: { lock_version: 3 } }]);

    const same = await admin.patch<One<Attachment>>(path, { attachment: { description: 'A photo' } });
    expect(same.data.lock_version).toBe(3);
    const history = await readHistory(backend().db, 'Vendor', backend().world.vendor);
    const mine = history.filter(({ changes }) => JSON.stringify(changes).includes(`"id":${made.id},`));
    expect(mine.map(({ action }) => action)).toEqual(['attach', 'update_attachment', 'update_attachment']);
    expect(mine[1]?.changes).toMatchObject([
      { field: 'attachment', from: { description: 'A report' }, to: { description: 'Another text' } },
    ]);
  });

  it('are archived for good, and stay readable', async () => {
    const manager = await backend().as('manager');
    const vendor = `vendors/${backend().world.vendor}`;
    const { id, file } = await attach(manager, vendor);
    const path = `${vendor}/attachments/${id}`;
    const { status, body } = await manager.send('post', `${path}/archive`);
    expect([status, body]).toMatchObject([200, { data: { status: 'archived', archived: true, lock_version: 2 } }]);

    const reason = 'Archived documents cannot be changed';
    const { abilities } = (await manager.get<One<Attachment>>(path)).data;
    expect(abilities.map(({ allowed, ...ability }) => [allowed, ability.reason])).toEqual([
      [false, reason],
      [false, reason],
    ]);
    expect(await manager.refused(409, 'patch', path, { attachment: { description: 'x' } })).toEqual({
      error: reason,
      code: 'transition',
    });
    expect(await manager.refused(409, 'post', `${path}/archive`)).toMatchObject({ code: 'transition' });
    expect((await take(backend(), manager, file?.url ?? '')).status).toBe(200);
  });

  it('are deleted with the item that they are attached to', async () => {
    const admin = await backend().as('admin');
    const [item] = await newItems(admin, backend().world, 1);
    const { id } = await attach(admin, `order_items/${item?.id}`);
    await admin.delete(`order_items/${item?.id}`);
    expect(await backend().db.selectFrom('documents').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

const ofGoods = ['import_permit', 'certificate_of_analysis', 'temperature_log'];

describe('the rules of documents', () => {
  const backend = suiteBackend();
  const refusedOn = async (parent: string, fields: Record<string, string>, file: File | null = null) => {
    const admin = await backend().as('admin');
    const { status, body } = await sendForm(admin, 'post', `${parent}/attachments`, documentFields(file, fields));
    expect(status).toBe(422);
    return (body as Rejection).errors;
  };

  it('require the parts of each type', async () => {
    const parent = `end_users/${backend().world.endUser}`;
    expect(await refusedOn(parent, { document_type: '', description: '' })).toEqual({
      document_type: ['Document type is required'],
    });
    expect(await refusedOn(parent, { document_type: 'passport' })).toEqual({
      document_type: ['is not one of the allowed values'],
    });
    expect(await refusedOn(parent, { description: '' })).toEqual({
      file: ['Document upload is required'],
      description: ['Description is required'],
    });
    expect(await refusedOn(parent, { document_type: 'visual_screening' })).toEqual({
      file: ['Document upload is required'],
      expiry_date: ['Expiry date is required'],
    });
    expect(await refusedOn(parent, { document_type: 'mta_outgoing' })).toEqual({
      file: ['Document upload is required'],
      expiry_date: ['Expiry date is required'],
      number: ['Document type is required'],
    });
  });

  it('apply to edits, too', async () => {
    const admin = await backend().as('admin');
    const { id } = await attach(admin, `vendors/${backend().world.vendor}`);
    const path = `vendors/${backend().world.vendor}/attachments/${id}`;
    const refused = async (attachment: object) => (await admin.refused(422, 'patch', path, { attachment })).errors;
    expect(await refused({ description: null })).toEqual({ description: ['Description is required'] });
    expect(await refused({ document_type: 'mta_incoming' })).toMatchObject({ number: ['Document type is required'] });
    expect(await refused({ document_type: null })).toEqual({ document_type: ['Document type is required'] });
    expect(await refused({ expiry_date: '2020-01-01' })).toEqual({ expiry_date: ["can't be before today"] });
    expect(await refused({ file: 'text' })).toEqual({ file: ['must be a file of a form'] });
    expect(await refused({ filename: 'x.pdf' })).toEqual({ filename: ['is not allowed here'] });
  });

  it('limit the length of the description, and reject past expiry dates', async () => {
    const parent = `vendors/${backend().world.vendor}`;
    expect(await refusedOn(parent, { description: 'x'.repeat(301) }, pdf())).toEqual({
      description: ['is too long (maximum is 300 characters)'],
    });
    expect(await refusedOn(parent, { expiry_date: '2020-01-01' }, pdf())).toEqual({
      expiry_date: ["can't be before today"],
    });
  });

  it('accept an unchanged expiry date that has passed', async () => {
    const admin = await backend().as('admin');
    const { id } = await attach(admin, `vendors/${backend().world.vendor}`, pdf(), { expiry_date: tomorrow });
    await backend().db.updateTable('documents').set({ expiry_date: '2020-01-01' }).where('id', '=', id).execute();
    const path = `vendors/${backend().world.vendor}/attachments/${id}`;
    const { data } = await admin.patch<One<Attachment>>(path, {
      attachment: { description: 'Late', expiry_date: '2020-01-01' },
    });
    expect(data).toMatchObject({ description: 'Late', status: 'expired', status_alias: 'Expired' });
  });

  it.each([
    ['PurchaseOrder', ['other', 'mta_incoming', 'mta_outgoing', ...ofGoods]],
    ['CommercialInvoice', ['other', 'mta_incoming', 'mta_outgoing', ...ofGoods, 'proof_of_delivery']],
    ['EndUser', ['other', 'visual_screening', 'mta_incoming', 'mta_outgoing']],
    ['User', ['other']],
  ])('list the types for %s', async (model, keys) => {
    const viewer = await backend().as('viewer');
    const { data } = await viewer.get<{ data: { key: string; restrictions: object }[] }>(
      `available_document_types?model=${model}`,
    );
    expect(data.map(({ key }) => key)).toEqual(keys);
    expect(data[0]).toEqual({
      key: 'other',
      name: 'Other',
      restrictions: { number: false, expiry_date: false, file: true, description: true },
    });
  });

  it('reject a type that the kind of record does not support', async () => {
    const fields = { document_type: 'visual_screening', expiry_date: tomorrow };
    const order = await newOrder(await backend().as('admin'), backend().world);
    expect(await refusedOn(`purchase_orders/${order.id}`, fields, pdf())).toEqual({
      document_type: ['is not for this kind of record'],
    });
    const { id: attached } = await attach(
      await backend().as('admin'),
      `vendors/${backend().world.vendor}`,
      pdf(),
      fields,
    );
    expect(attached).toBeGreaterThan(0);
  });
});
