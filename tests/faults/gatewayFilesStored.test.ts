/** Uploads through the gateway into a real backend, and what remains of those that fail. */
import { type ClientRequest, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { documentFields, image, left, pdf } from '../support/files.ts';
import type { FormFields } from '../support/form.ts';
import { until } from '../support/processes.ts';
import { newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { answerTo, PREFLIGHT } from '../support/uploads.ts';
import type { Person } from '../support/world.ts';

const stack = suiteStack();
const MB = 1024 * 1024;
const ROUNDS = 10;

const path = () => `/files/vendors/${stack().backend.world.vendor}/attachments`;

/** Encodes a form as bytes, and returns them with the headers that describe them. */
async function encoded(fields: FormFields) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const response = new Response(form);
  return {
    body: await response.bytes(),
    headers: { 'content-type': response.headers.get('content-type') ?? '', ...PREFLIGHT },
  };
}

/** Starts an upload whose bytes the test writes itself. */
function open(token: string, headers: Record<string, string>): ClientRequest {
  const opened = request(stack().gateway.url + path(), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  // Connections are cut on purpose.
  opened.on('error', () => {});
  return opened;
}
const write = (upload: ClientRequest, bytes: Uint8Array) => new Promise((resolve) => upload.write(bytes, resolve));

async function send(person: Person, to: string, fields: FormFields, init: { method?: string; key?: string } = {}) {
  const { body, headers } = await encoded(fields);
  const key = init.key && { 'idempotency-key': init.key };
  const who = { token: await stack().tokenOf(person) };
  const response = await stack().gateway.fetch(
    to,
    { method: init.method ?? 'POST', body, headers: { ...headers, ...key } },
    who,
  );
  return { status: response.status, body: (await response.json()) as Record<string, Record<string, unknown> | null> };
}

describe('an upload', () => {
  it('that its client aborts, at whatever byte, leaves no row and no file', async () => {
    const { backend, tokenOf } = stack();
    const before = await left(backend);
    const { body, headers } = await encoded(documentFields(pdf(20 * MB)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const upload = open(await tokenOf('manager'), { ...headers, 'content-length': String(body.length) });
      await write(upload, body.subarray(0, MB + Math.floor(Math.random() * (body.length - MB))));
      await until('it is coming in', async () => (await left(backend)).incoming.length > 0);
      upload.socket?.resetAndDestroy();
      await until('it is over', async () => (await left(backend)).incoming.length === 0);
    }
    await until('the backend has answered all', async () => {
      const running = await backend.metrics.getSingleMetric('lading_backend_requests_running')?.get();
      return running?.values[0]?.value === 0;
    });
    expect(await left(backend)).toEqual(before);
    expect((await send('manager', path(), documentFields())).status).toBe(201);
  });

  it('of the maximum size is accepted, and one byte more is not', async () => {
    const { backend } = stack();
    expect((await send('manager', path(), documentFields(pdf(20 * MB)))).status).toBe(201);
    const before = await left(backend);
    const { status, body } = await send('manager', path(), documentFields(pdf(20 * MB + 1)));
    expect([status, body['code']]).toEqual([413, 'TOO_LARGE']);
    expect(await left(backend)).toEqual(before);
  });

  it('whose user is deactivated meanwhile fails, and leaves nothing behind', async () => {
    const { backend } = stack();
    const token = (await backend.signIn('procurement')).token ?? '';
    const before = await left(backend);
    const { body, headers } = await encoded(documentFields(pdf(8 * MB)));
    const upload = open(token, { ...headers, 'content-length': String(body.length) });
    await write(upload, body.subarray(0, 4 * MB));
    await until('it is coming in', async () => (await left(backend)).incoming.length > 0);
    const admin = await backend.as('admin');
    expect((await admin.send('post', `users/${backend.world.people.procurement}/deactivate`)).status).toBe(200);
    upload.end(body.subarray(4 * MB));
    expect(await answerTo(upload)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await left(backend)).toEqual(before);
  });

  it('that is repeated with its key creates one document', async () => {
    const { backend } = stack();
    const fields = documentFields(pdf(5000));
    const { body, headers } = await encoded(fields);
    const once = async () => {
      const all = { ...headers, 'idempotency-key': 'the-same' };
      const who = { token: await stack().tokenOf('manager') };
      const response = await stack().gateway.fetch(path(), { method: 'POST', body, headers: all }, who);
      return { status: response.status, body: (await response.json()) as { document: { id: string } } };
    };
    const first = await once();
    const before = await left(backend);
    const second = await once();
    expect([first.status, second.body.document.id]).toEqual([201, first.body.document.id]);
    expect(await left(backend)).toEqual(before);
  });

  const part = '--x1\r\nContent-Disposition: form-data; name="attachment[file]"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  it.each([
    // Finding 1: crashes processes that parse it with graphql-upload-minimal.
    ['a header that begins with a tab', '--x1\r\n\tContent-Disposition: form-data; name="a"\r\n\r\n\r\n--x1--'],
    ['no parts', '--x1--'],
    ['no end', part],
    ['half a boundary', `${part}\r\n--x`],
    ['another boundary', '--y2\r\n\r\n--y2--'],
    ['zeros', '\0'.repeat(1000)],
    ['endless headers', `--x1\r\n${'X-A: b\r\n'.repeat(10_000)}`],
    ['a thousand files', `${part}\r\n`.repeat(1000)],
    ['nothing', ''],
  ])('of %s is rejected, changes nothing, and disturbs nothing else', async (_what, body) => {
    const { backend, gateway, get, tokenOf } = stack();
    const before = await left(backend);
    const headers = { ...PREFLIGHT, 'content-type': 'multipart/form-data; boundary=x1' };
    const response = await gateway.fetch(
      path(),
      { method: 'POST', body, headers },
      { token: await tokenOf('manager') },
    );
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await left(backend)).toEqual(before);
    expect(await get('manager', '{ viewer { profile { id } } }')).toMatchObject({ viewer: {} });
  });
});

describe('a picture', () => {
  it('is set, shown in both sizes, and gets a new URL with each change', async () => {
    const { backend, gateway, get, tokenOf } = stack();
    const { organization } = backend.world;
    const at = `/files/organizations/${organization}/picture`;
    const set = async () =>
      send('orgAdmin', at, [['organization[picture]', await image('png', [300, 200])]], { method: 'PUT' });
    const { status, body } = await set();
    expect([status, body]).toMatchObject([200, { organization: { id: String(organization) }, errors: [] }]);
    const picture = body['organization']?.['picture'] as { thumb: string; original: string } | undefined;
    const { thumb, original } = picture ?? { thumb: '', original: '' };
    const token = await tokenOf('viewer');
    for (const [address, cache] of [
      [thumb, 'private, max-age=31536000, immutable'],
      [original, 'no-store'],
    ] as const) {
      const shown = await gateway.fetch(address, {}, { token });
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, cache]);
      expect(shown.headers.get('content-type')).toMatch(/^image\//);
    }
    expect((await gateway.fetch(thumb, {}, { token: await tokenOf('otherViewer') })).status).toBe(404);
    expect((await set()).body['organization']?.['picture']).not.toEqual({ thumb, original });
    const refused = await send('viewer', at, [['organization[picture]', await image()]], { method: 'PUT' });
    expect(refused.status).toBe(403);
    const own = `/files/users/${backend.world.people.admin}/picture`;
    expect((await send('admin', own, [['user[picture]', pdf()]], { method: 'PUT' })).status).toBe(422);
    expect((await send('admin', own, [['user[picture]', await image()]], { method: 'PUT' })).status).toBe(200);
    const { viewer } = (await get('admin', '{ viewer { profile { picture { thumb } } } }')) as {
      viewer: { profile: { picture: { thumb: string } } };
    };
    expect(viewer.profile.picture.thumb).toMatch(/^\/files\/users\//);
  });
});

describe('a PDF of a shipment', () => {
  it('is generated for users with the right, and returned as a download', async () => {
    const { backend, gateway, tokenOf } = stack();
    const shipment = await newShipment(await backend.as('logistics'), backend.world);
    const get = async (person: Person, kind: string) =>
      gateway.fetch(`/files/commercial_invoices/${shipment.id}/${kind}`, {}, { token: await tokenOf(person) });
    for (const kind of ['commercial_invoice_pdf', 'commercial_invoice_hs_pdf', 'end_users_pdf']) {
      const made = await get('logistics', kind);
      expect([made.status, made.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(made.headers.get('content-disposition')).toMatch(/^attachment; filename/);
      expect(
        Buffer.from(await made.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    expect((await get('viewer', 'commercial_invoice_pdf')).status).toBe(403);
    expect((await get('otherAdmin', 'commercial_invoice_pdf')).status).toBe(404);
  });
});
