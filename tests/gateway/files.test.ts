import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ownGateway, suiteStub } from '../support/stubbed.ts';
import { ATTACHMENTS, acceptUploads, fileCalls, fileForm, PAPER, PREFLIGHT, sha256 } from '../support/uploads.ts';

const { api, gateway, token } = await suiteStub();

const { send, get, serve } = fileCalls({ api, gateway, token });

describe('the routes below /files', () => {
  const uploads = [
    ['POST', '/files/purchase_orders/1/attachments', 'POST', 'purchase_orders/1/attachments'],
    ['POST', '/files/commercial_invoices/1/attachments', 'POST', 'commercial_invoices/1/attachments'],
    ['POST', '/files/order_items/1/attachments', 'POST', 'order_items/1/attachments'],
    ['POST', '/files/users/1/attachments', 'POST', 'users/1/attachments'],
    ['POST', '/files/vendors/1/attachments', 'POST', 'vendors/1/attachments'],
    ['POST', '/files/couriers/1/attachments', 'POST', 'couriers/1/attachments'],
    ['POST', '/files/end_users/1/attachments', 'POST', 'end_users/1/attachments'],
    ['PATCH', '/files/vendors/1/attachments/9', 'PATCH', 'vendors/1/attachments/9'],
    ['PUT', '/files/organizations/1/picture', 'PUT', 'organizations/1'],
    ['PUT', '/files/users/1/picture', 'PUT', 'users/1'],
  ] as const;

  it.each(uploads)('forward %s %s as %s api/v1/%s, byte for byte', async (method, path, upMethod, upPath) => {
    const taken = acceptUploads(api, upPath, upMethod);
    const form = fileForm(PAPER);
    expect((await send(path, { method, form })).status).toBe(201);
    expect(api.calls.map((call) => [call.method, call.path])).toEqual([[upMethod, upPath]]);
    expect(taken.whole).toMatchObject([{ bytes: form.body.length, sha256: sha256(form.body) }]);
    expect(taken.whole[0]?.headers['content-type']).toBe(form.headers['content-type']);
    expect(taken.whole[0]?.headers['content-length']).toBe(String(form.body.length));
  });

  const downloads = [
    ['/files/vendors/1/attachments/9/file', 'GET', 'vendors/1/attachments/9/file'],
    ['/files/end_users/1/attachments/9/file/thumb', 'GET', 'end_users/1/attachments/9/file/thumb'],
    ['/files/organizations/1/picture/original', 'GET', 'organizations/1/picture/original'],
    ['/files/users/1/picture/thumb', 'GET', 'users/1/picture/thumb'],
    ['/files/commercial_invoices/1/commercial_invoice_pdf', 'POST', 'commercial_invoices/1/commercial_invoice_pdf'],
    [
      '/files/commercial_invoices/1/commercial_invoice_hs_pdf',
      'POST',
      'commercial_invoices/1/commercial_invoice_hs_pdf',
    ],
    ['/files/commercial_invoices/1/end_users_pdf', 'POST', 'commercial_invoices/1/end_users_pdf'],
  ] as const;

  it.each(downloads)('serve GET %s from %s api/v1/%s', async (path, upMethod, upPath) => {
    serve(upPath, PAPER, {}, 200, upMethod);
    const response = await get(path);
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, PAPER]);
    expect(api.calls.map((call) => [call.method, call.path])).toEqual([[upMethod, upPath]]);
  });

  it.each([
    ['commercial_invoices/1/packing_list_pdf', { revision: '2', language: 'fr' }],
    ['commercial_invoices/1/packing_list_pdf', { draft: 'true', language: 'ar' }],
    ['purchase_orders/1/purchase_order_pdf', { language: 'es' }],
  ])('pass on which paper of %s is meant, and its language: %o', async (path, query) => {
    serve(path, PAPER, {}, 200, 'POST');
    expect((await get(`/files/${path}?${new URLSearchParams(query)}`)).status).toBe(200);
    expect(api.calls.map((call) => call.query)).toEqual([query]);
    expect((await get(`/files/${path}?language=xx`)).status).toBe(404);
  });

  const nothing = [
    ['GET', '/files'],
    ['GET', '/files/vendors/1'],
    ['GET', '/files/vendors/1/attachments'],
    ['GET', '/files/vendors/1/attachments/9'],
    ['GET', '/files/groups/1/attachments/9/file'],
    ['GET', '/files/organizations/1/attachments/9/file'],
    ['GET', '/files/vendors/1/picture/thumb'],
    ['GET', '/files/users/1/picture/large'],
    ['GET', '/files/users/1/picture/constructor'],
    ['GET', '/files/commercial_invoices/1/history'],
    ['GET', '/files/commercial_invoices/1/toString'],
    ['GET', '/files/purchase_orders/1/end_users_pdf'],
    ['GET', '/files/Vendors/1/attachments/9/file'],
    ['GET', '/files/vendors/1/attachments/9/file/'],
    ['GET', '/files/vendors/..%2f..%2fusers/attachments/9/file'],
    ['GET', '/files/vendors/1%2f2/attachments/9/file'],
    ['GET', '/files/vendors/1%3fa=b/attachments/9/file'],
    ['GET', '/files/vendors/%2e%2e/attachments/9/file'],
    ['GET', '/files/vendors/1%0d%0aX-Y:%20z/attachments/9/file'],
    ['GET', '/files/vendors/1/attachments/9%2fthumb/file'],
    ['GET', '/files/vendors/%E0%A4/attachments/9/file'],
    ['POST', '/files/vendors/1/attachments/9'],
    ['POST', '/files/commercial_invoices/1/commercial_invoice_pdf'],
    ['POST', '/files/vendors/1/attachments/9/archive'],
    ['PUT', '/files/vendors/1/attachments/9'],
    ['PUT', '/files/vendors/1/picture'],
    ['DELETE', '/files/vendors/1/attachments/9'],
    ['PUT', '/files/profile/1/picture'],
  ] as const;

  it.each(nothing)('forward nothing for %s %s', async (method, path) => {
    const response = await gateway.fetch(path, { method, headers: PREFLIGHT }, { token });
    expect([400, 404]).toContain(response.status);
    expect(Object.keys((await response.json()) as object)).toEqual(['error', 'code']);
    expect(api.calls).toEqual([]);
  });

  it('do not include paths with dots', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const path = '/files/vendors/1/attachments/../../../api/v1/users/2/file';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain(' 404 ');
    expect(api.calls).toEqual([]);
  });

  it('reject HEAD', async () => {
    const response = await gateway.fetch(`${ATTACHMENTS}/7/file`, { method: 'HEAD' }, { token });
    expect([response.status, response.headers.get('allow'), api.calls]).toEqual([405, 'GET', []]);
  });

  it('accept only forms', async () => {
    const form = {
      body: Buffer.from('{"attachment":{}}'),
      headers: { ...PREFLIGHT, 'content-type': 'application/json' },
    };
    expect(await send(ATTACHMENTS, { form })).toMatchObject({ status: 415, body: { code: 'BAD_USER_INPUT' } });
    expect(api.calls).toEqual([]);
  });
});

describe('the caller of a file route', () => {
  const cookie = () => api.sessions.issue(1);

  it('needs the preflight header to write from a browser, so that no other site can do it', async () => {
    const form = fileForm(PAPER);
    const simple = { ...form, headers: { 'content-type': form.headers['content-type'] ?? '' } };
    acceptUploads(api);
    const who = { cookie: cookie(), headers: { origin: 'https://evil.example' } };
    expect(await send(ATTACHMENTS, { form: simple, who })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    for (const [method, path] of [
      ['PATCH', `${ATTACHMENTS}/9`],
      ['PUT', '/files/users/1/picture'],
    ] as const) {
      expect((await send(path, { method, form: simple, who })).status).toBe(403);
    }
    expect(api.calls).toEqual([]);
    expect((await send(ATTACHMENTS, { who })).status).toBe(201);
    const weak = await ownGateway(api, { settings: { protections: { csrf: false } } });
    expect((await send(ATTACHMENTS, { form: simple, who, to: weak })).status).toBe(201);
  });

  it('needs only its token to write as a tool; nobody writes without a session', async () => {
    const form = fileForm(PAPER);
    acceptUploads(api);
    const simple = { ...form, headers: { 'content-type': form.headers['content-type'] ?? '' } };
    expect((await send(ATTACHMENTS, { form: simple })).status).toBe(201);
    expect(await send(ATTACHMENTS, { who: {} })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await get(`${ATTACHMENTS}/7/file`, {}, {})).status).toBe(401);
    expect(api.calls).toHaveLength(1);
  });

  it('needs only its cookie to download from a browser', async () => {
    serve('vendors/3/attachments/7/file', PAPER);
    expect((await get(`${ATTACHMENTS}/7/file`, {}, { cookie: cookie() })).status).toBe(200);
  });

  it('has a token near its end renewed before any byte of the upload is sent, and gets the new cookie', async () => {
    for (const seconds of [60, -5]) {
      const taken = acceptUploads(api);
      const old = api.sessions.issue(1, seconds);
      api.calls.length = 0;
      const { status, headers } = await send(ATTACHMENTS, { who: { cookie: old } });
      expect([status, taken.whole.length, api.count('refresh_tokens', 'POST')]).toEqual([201, 1, 1]);
      const next = /lading-0=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
      expect(taken.whole[0]?.headers).toMatchObject({ authorization: `Bearer ${next}`, 'x-repeat': '1' });
    }
  });

  it('repeats an upload with the new cookie if its token was refused; the gateway does not', async () => {
    const next = api.sessions.issue();
    const taken = acceptUploads(api);
    api.on('POST', 'refresh_tokens', () => ({ status: 204, headers: { authorization: `Bearer ${next}` } }));
    const headers = { 'idempotency-key': 'once' };
    const refused = await send(ATTACHMENTS, { who: { cookie: 'opaque' }, headers });
    expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(refused.headers.get('set-cookie')).toContain(next);
    expect([taken.whole.length, api.count('vendors/3/attachments', 'POST')]).toEqual([0, 1]);
    expect((await send(ATTACHMENTS, { who: { cookie: next }, headers })).status).toBe(201);
    expect(taken.whole[0]?.headers['idempotency-key']).toBe('once');
    serve('vendors/3/attachments/7/file', PAPER);
    const download = await get(`${ATTACHMENTS}/7/file`, {}, { cookie: 'opaque' });
    expect([download.status, download.headers.get('set-cookie')?.includes(next)]).toEqual([200, true]);
    api.on('POST', 'refresh_tokens', () => undefined);
  });

  it('loses its cookie when its session is over', async () => {
    acceptUploads(api);
    const dead = cookie();
    api.sessions.end(dead);
    const { status, headers } = await send(ATTACHMENTS, { who: { cookie: dead } });
    expect([status, headers.get('set-cookie')?.startsWith('lading-0=;')]).toEqual([401, true]);
  });

  it('gets its own new token back, even among 100 at a time', async () => {
    api.onRaw('GET', 'users/1/picture/thumb', ({ headers }, { response }) => {
      response.writeHead(200, { authorization: `${headers.authorization}-next`, 'set-cookie': 'x=1' }).end();
    });
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const answer = await get('/files/users/1/picture/thumb', {}, { token: `tool-${index}` });
        expect(answer.headers.get('authorization')).toBe(`Bearer tool-${index}-next`);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }),
    );
  });
});
