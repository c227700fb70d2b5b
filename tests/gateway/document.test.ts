/** Documents through the gateway, in front of a real backend. */
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import { documentFields, image, pdf } from '../support/files.ts';
import type { FormFields } from '../support/form.ts';
import { newItems, newOrder, newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { PREFLIGHT } from '../support/uploads.ts';
import type { Person } from '../support/world.ts';

/** The viewer may read vendors here, but no documents. */
const roles = shippedRoles.map((role) =>
  role.name === 'Viewer' ? { ...role, rights: { ...role.rights, attachments: [] } } : role,
);
const stack = suiteStack({ roles });

/** The document fields that the response to an upload includes; of the type, that is only the key. */
const TOLD = `id parent { type id } type { key } description number expiryDate status fileName contentType size url thumbUrl
  createdAt updatedAt lockVersion abilities { action allowed reason }`;

interface Answer {
  status: number;
  body: { document: { id: string; lockVersion: number; url: string; thumbUrl: string | null } } & Record<
    string,
    unknown
  >;
}

async function upload(person: Person, path: string, fields: FormFields, method = 'POST'): Promise<Answer> {
  const { gateway, tokenOf } = stack();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const who = { token: await tokenOf(person) };
  const response = await gateway.fetch(`/files/${path}`, { method, body: form, headers: PREFLIGHT }, who);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const take = async (person: Person, url: string, headers: Record<string, string> = {}) =>
  stack().gateway.fetch(url, { headers }, { token: await stack().tokenOf(person) });

let vendor: string;
let on: { type: string; id: string };
beforeAll(() => {
  vendor = `vendors/${stack().backend.world.vendor}/attachments`;
  on = { type: 'VENDOR', id: String(stack().backend.world.vendor) };
});

describe('a document', () => {
  it('is uploaded, and the response describes it as a query would', async () => {
    const expiry = { document_type: 'mta_incoming', number: 'N-1', expiry_date: '2031-01-31' };
    const { status, body } = await upload('manager', vendor, documentFields(await image('png'), expiry));
    expect(status).toBe(201);
    const query = `query($on: DocumentParentInput!, $id: ID!) {
      document(on: $on, id: $id) { ${TOLD} name: type { name required { file number expiryDate description } } uploadedBy { id } }
    }`;
    const { document } = (await stack().get('inventory', query, { on, id: body.document.id })) as {
      document: Record<string, unknown>;
    };
    const { name, uploadedBy, abilities, ...told } = document;
    const asUploaded = { ...told, abilities: body.document['abilities' as 'id'] };
    expect({ document: asUploaded, sameAs: null, errors: [], current: null }).toEqual(body);
    expect(name).toEqual({
      name: 'MTA incoming',
      required: { file: true, number: true, expiryDate: true, description: false },
    });
    expect(uploadedBy).toEqual({ id: String(stack().backend.world.people.manager) });
    // Each user sees their own abilities.
    expect(body.document).toMatchObject({ abilities: [{ allowed: true }, { allowed: true }] });
    expect(abilities).toMatchObject([{ allowed: true }, { action: 'ARCHIVE', allowed: false }]);
  });

  it('is stored again if the record already has the file, and the response names the document that has it', async () => {
    const fields = (name: string) => documentFields(pdf(777, name));
    const { document } = (await upload('manager', vendor, fields('Price list.pdf'))).body;
    const again = await upload('manager', vendor, fields('Copy.pdf'));
    const sameAs = {
      id: document.id,
      fileName: 'Price list.pdf',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    };
    expect(again).toMatchObject({ status: 201, body: { document: { fileName: 'Copy.pdf' }, sameAs } });
  });

  it('is downloaded whole, in parts, or not again if unchanged; an image has a thumbnail', async () => {
    const file = await image('png', [600, 400]);
    const { document } = (await upload('manager', vendor, documentFields(file))).body;
    const bytes = Buffer.from(await file.arrayBuffer());
    const whole = await take('inventory', document.url);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await take('inventory', document.url, { range: 'bytes=5-9' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10));
    const outside = await take('inventory', document.url, { range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await take('inventory', document.url, { 'if-none-match': etag })).status).toBe(304);
    const thumb = await take('inventory', document.thumbUrl ?? '');
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is missing for another organization, and forbidden without the right', async () => {
    const { document } = (await upload('manager', vendor, documentFields())).body;
    expect((await take('otherAdmin', document.url)).status).toBe(404);
    expect((await upload('otherAdmin', vendor, documentFields())).status).toBe(404);
    expect((await upload('viewer', vendor, documentFields())).status).toBe(403);
    expect((await take('viewer', document.url)).status).toBe(403);
    const query = 'query($on: DocumentParentInput!, $id: ID!) { document(on: $on, id: $id) { id } }';
    expect(await stack().get('otherAdmin', query, { on, id: document.id })).toEqual({ document: null });
    const elsewhere = { type: 'END_USER', id: String(stack().backend.world.endUser) };
    expect(await stack().get('manager', query, { on: elsewhere, id: document.id })).toEqual({ document: null });
  });

  it('is rejected field by field, under the field names of the schema', async () => {
    const fields: FormFields = [
      ['attachment[document_type]', 'nonsense'],
      ['attachment[expiry_date]', 'soon'],
    ];
    const { status, body } = await upload('manager', vendor, fields);
    expect([status, body.document]).toEqual([422, null]);
    const errors = body['errors'] as Array<{ field: string; code: string }>;
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['INVALID']));
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['type', 'expiryDate']));
  });
});

describe('a change of a document', () => {
  const UPDATE = `mutation($id: ID!, $input: UpdateDocumentInput!) {
    updateDocument(id: $id, input: $input) {
      document { description number expiryDate status lockVersion type { key } }
      errors { field code } current { lockVersion description }
    }
  }`;

  it('keeps the file, and is rejected if another user was faster', async () => {
    const { document } = (await upload('manager', vendor, documentFields())).body;
    const input = { on, lockVersion: document.lockVersion, description: 'Another', expiryDate: '2031-01-01' };
    const { get } = stack();
    expect(await get('procurement', UPDATE, { id: document.id, input })).toMatchObject({
      updateDocument: {
        document: { description: 'Another', status: 'VALID', expiryDate: '2031-01-01', type: { key: 'other' } },
        errors: [],
      },
    });
    expect(await get('manager', UPDATE, { id: document.id, input: { ...input, description: 'Mine' } })).toEqual({
      updateDocument: {
        document: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { lockVersion: document.lockVersion + 1, description: 'Another' },
      },
    });
    const cleared = { on, lockVersion: document.lockVersion + 1, expiryDate: null, type: 'nonsense' };
    expect(await get('manager', UPDATE, { id: document.id, input: cleared })).toMatchObject({
      updateDocument: { document: null, errors: [{ field: 'type', code: 'INVALID' }] },
    });
    expect((await take('inventory', document.url)).status).toBe(200);
  });

  it('with a new file responds like one without', async () => {
    const { document } = (await upload('manager', vendor, documentFields())).body;
    const fields = (version: number): FormFields => [
      ['attachment[file]', pdf(900, 'second.pdf')],
      ['attachment[lock_version]', String(version)],
    ];
    const changed = await upload('manager', `${vendor}/${document.id}`, fields(document.lockVersion), 'PATCH');
    expect(changed).toMatchObject({
      status: 200,
      body: { document: { fileName: 'second.pdf', size: 900 }, errors: [] },
    });
    const stale = await upload('manager', `${vendor}/${document.id}`, fields(document.lockVersion), 'PATCH');
    expect(stale).toMatchObject({
      status: 409,
      body: { document: null, errors: [{ code: 'STALE' }], current: { lockVersion: document.lockVersion + 1 } },
    });
  });

  it('archives it for good', async () => {
    const { document } = (await upload('manager', vendor, documentFields())).body;
    const archive = `mutation($id: ID!, $on: DocumentParentInput!) {
      archiveDocument(id: $id, input: { on: $on }) { document { status abilities { action allowed } } errors { code } }
    }`;
    const { get, ask } = stack();
    expect(await get('manager', archive, { id: document.id, on })).toMatchObject({
      archiveDocument: { document: { status: 'ARCHIVED' }, errors: [] },
    });
    const input = { on, lockVersion: document.lockVersion + 1, description: 'Late' };
    expect(await get('manager', UPDATE, { id: document.id, input })).toMatchObject({
      updateDocument: { document: null, errors: [{}] },
    });
    const { errors } = await ask('inventory', archive, { id: document.id, on });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('the documents of a record', () => {
  it('are attached to each of the seven kinds of record, and read with it', async () => {
    const { backend, get } = stack();
    const { world } = backend;
    const admin = await backend.as('admin');
    const [item] = await newItems(admin, world, 1);
    const courier = await admin.post<{ data: { id: number } }>('couriers', { courier: { company_name: 'Documented' } });
    const parents = [
      ['purchaseOrder', 'PURCHASE_ORDER', 'purchase_orders', (await newOrder(admin, world)).id],
      ['orderItem', 'ORDER_ITEM', 'order_items', item?.id],
      ['shipment', 'SHIPMENT', 'commercial_invoices', (await newShipment(admin, world)).id],
      ['user', 'USER', 'users', world.people.viewer],
      ['vendor', 'VENDOR', 'vendors', world.second.vendor],
      ['courier', 'COURIER', 'couriers', courier.data.id],
      ['endUser', 'END_USER', 'end_users', world.endUser],
    ] as const;
    for (const [field, type, path, id] of parents) {
      const { status, body } = await upload('admin', `${path}/${id}/attachments`, documentFields());
      expect([status, body.document]).toMatchObject([201, { parent: { type, id: String(id) } }]);
      const query = `{ ${field}(id: ${id}) { documents(items: 5) { data { id parent { type id } } meta { count } } } }`;
      expect(await get('admin', query)).toEqual({
        [field]: {
          documents: { data: [{ id: body.document.id, parent: { type, id: String(id) } }], meta: { count: 1 } },
        },
      });
    }
  });

  it('are filtered, sorted and paged', async () => {
    const order = await newOrder(await stack().backend.as('manager'), stack().backend.world);
    const at = `purchase_orders/${order.id}/attachments`;
    const parent = { type: 'PURCHASE_ORDER', id: String(order.id) };
    const mta = (number: string) => ({ document_type: 'mta_outgoing', number, expiry_date: '2031-01-01' });
    const ids: string[] = [];
    for (const fields of [{}, mta('B'), mta('A')]) {
      ids.push((await upload('manager', at, documentFields(pdf(), fields))).body.document.id);
    }
    const [first, second, third] = ids;
    await stack().get(
      'manager',
      'mutation($id: ID!, $on: DocumentParentInput!) { archiveDocument(id: $id, input: { on: $on }) { errors { code } } }',
      {
        id: first,
        on: parent,
      },
    );
    const found = async (args: string) => {
      const query = `query($on: DocumentParentInput!) { documents(on: $on, ${args}) { data { id } meta { count pages } } }`;
      const { documents } = (await stack().get('inventory', query, { on: parent })) as {
        documents: { data: Array<{ id: string }>; meta: object };
      };
      return [documents.data.map(({ id }) => id), documents.meta];
    };
    expect(await found('items: 10')).toEqual([[third, second, first], { count: 3, pages: 1 }]);
    expect(await found('archived: true')).toEqual([[first], { count: 1, pages: 1 }]);
    expect(await found('archived: false, sort: { field: NUMBER, direction: DESC }')).toEqual([
      [second, third],
      { count: 2, pages: 1 },
    ]);
    expect(await found('types: ["mta_outgoing"], items: 1, page: 2')).toEqual([[second], { count: 2, pages: 2 }]);
  });

  it('are null without the right, while the record is readable', async () => {
    const { get, ask, backend } = stack();
    const { vendor: id } = backend.world;
    expect(await get('viewer', `{ vendor(id: ${id}) { id documents { meta { count } } } }`)).toEqual({
      vendor: { id: String(id), documents: null },
    });
    const { errors } = await ask('viewer', `{ documents(on: { type: VENDOR, id: ${id} }) { meta { count } } }`);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('have the types that their kind of record accepts', async () => {
    const types = async (parent: string) =>
      (
        (await stack().get('inventory', `{ documentTypes(parent: ${parent}) { key } }`)) as {
          documentTypes: Array<{ key: string }>;
        }
      ).documentTypes.map(({ key }) => key);
    expect(await types('VENDOR')).toContain('visual_screening');
    expect(await types('USER')).not.toContain('mta_incoming');
    // Requested again, each kind still has its own types.
    expect(await types('VENDOR')).toContain('mta_incoming');
  });
});
