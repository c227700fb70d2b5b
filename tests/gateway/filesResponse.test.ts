import { describe, expect, it } from 'vitest';
import { suiteStub } from '../support/stubbed.ts';
import { ATTACHMENTS, acceptUploads, documentRow, fileCalls, fileForm, PAPER } from '../support/uploads.ts';

const { api, gateway, token } = await suiteStub();

const { send, get, serve } = fileCalls({ api, gateway, token });

describe('headers', () => {
  const smuggled = {
    'x-user-id': '1',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-repeat': '1',
    'x-canary': 'canary',
    forwarded: 'for=6.6.6.6',
  };

  it('are forwarded as the gateway sets them, and no others', async () => {
    const taken = acceptUploads(api);
    const wanted = { 'idempotency-key': 'k-1', 'time-zone': 'Africa/Nairobi', 'x-request-id': 'r-1' };
    await send(ATTACHMENTS, {
      headers: { ...smuggled, ...wanted },
      who: { token, headers: { cookie: 'lading-0=other' } },
    });
    const [{ headers } = { headers: {} }] = taken.whole;
    expect(headers).toMatchObject({ ...wanted, authorization: `Bearer ${token}`, 'x-forwarded-for': '127.0.0.1' });
    const known = [
      'accept',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'idempotency-key',
    ];
    expect(Object.keys(headers).sort()).toEqual([...known, 'time-zone', 'x-forwarded-for', 'x-request-id']);
  });

  it('of a download forward the requested range, and describe the returned part', async () => {
    const said = { 'content-range': 'bytes 0-3/15', etag: '"v1"', 'accept-ranges': 'bytes', 'content-length': '4' };
    const disposition = "attachment; filename*=UTF-8''paper.pdf";
    const leaking = { 'x-powered-by': 'api', server: 'api', 'set-cookie': 'a=b', 'x-upstream': 'secret' };
    const own = { 'cache-control': 'public', 'content-security-policy': 'x', 'access-control-allow-origin': '*' };
    serve(
      'vendors/3/attachments/7/file',
      PAPER.subarray(0, 4),
      { ...said, ...leaking, ...own, 'content-disposition': disposition },
      206,
    );
    const asked = { range: 'bytes=0-3', 'if-range': '"v1"', 'if-none-match': '"v0"' };
    const response = await get(`${ATTACHMENTS}/7/file`, { ...asked, ...smuggled });
    const up = api.calls[0]?.headers ?? {};
    expect(up).toMatchObject({ ...asked, 'x-forwarded-for': '127.0.0.1' });
    expect(['x-user-id', 'x-forwarded-host', 'x-repeat', 'x-canary', 'forwarded'].filter((name) => name in up)).toEqual(
      [],
    );
    expect([response.status, await response.text()]).toEqual([206, '%PDF']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...said,
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const down = [...response.headers.keys()];
    expect(down.filter((name) => /powered|server|cookie|upstream|allow-origin/.test(name))).toEqual([]);
  });

  it('report 304 and 416 as the backend does', async () => {
    serve('vendors/3/attachments/7/file', '', { etag: '"v1"' }, 304);
    const same = await get(`${ATTACHMENTS}/7/file`, { 'if-none-match': '"v1"' });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, '"v1"', '']);
    serve('vendors/3/attachments/7/file', '{}', { 'content-range': 'bytes */15' }, 416);
    const outside = await get(`${ATTACHMENTS}/7/file`, { range: 'bytes=99-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */15']);
    expect(await outside.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['attachments/7/file', 'text/html', 'inline', 'attachment'],
    ['attachments/7/file', 'image/png', undefined, 'attachment'],
    ['attachments/7/file', 'image/svg+xml', 'inline; filename="attachment.svg"', 'attachment'],
    ['attachments/7/file/thumb', 'image/svg+xml', undefined, 'attachment'],
    ['attachments/7/file/thumb', 'text/html', 'inline', 'attachment'],
    ['attachments/7/file/thumb', 'image/webp', undefined, null],
  ])('for %s of type %s turn disposition %s into %s', async (path, type, disposition, expected) => {
    serve(`vendors/3/${path}`, 'x', {
      'content-type': type,
      ...(disposition && { 'content-disposition': disposition }),
    });
    expect((await get(`/files/vendors/3/${path}`)).headers.get('content-disposition')).toBe(expected);
  });

  it('allow caching only of thumbnails, and only at their version', async () => {
    for (const path of ['users/1/picture/thumb', 'users/1/picture/original']) {
      serve(path, 'x', { 'content-type': 'image/webp' });
    }
    const kept = async (path: string) => (await get(`/files/${path}`)).headers.get('cache-control');
    expect(await kept('users/1/picture/thumb?v=3')).toBe('private, max-age=31536000, immutable');
    expect(await kept('users/1/picture/thumb')).toBe('no-store');
    expect(await kept('users/1/picture/thumb?v=a%26b')).toBe('no-store');
    expect(await kept('users/1/picture/original?v=3')).toBe('no-store');
    expect(api.calls.map((call) => call.query)).toEqual([{ v: '3' }, {}, {}, { v: '3' }]);
  });
});

describe('the response to an upload', () => {
  it('contains the record with the field names of the schema and URLs of the gateway', async () => {
    acceptUploads(api);
    expect((await send()).body).toEqual({
      document: {
        id: '7',
        parent: { type: 'VENDOR', id: '3' },
        type: { key: 'mta_incoming' },
        description: null,
        number: 'N-1',
        expiryDate: '2027-01-31',
        status: 'VALID',
        fileName: 'paper.pdf',
        contentType: 'application/pdf',
        size: 9,
        url: '/files/vendors/3/attachments/7/file',
        thumbUrl: null,
        createdAt: '2026-11-20T05:49:00.000Z',
        updatedAt: '2026-11-20T05:49:00.000Z',
        lockVersion: 1,
        abilities: [{ action: 'UPDATE', allowed: true, reason: null }],
      },
      errors: [],
      current: null,
      sameAs: null,
    });
  });

  it('contains a picture and the current version of its record', async () => {
    const picture = {
      original: '/api/v1/organizations/1/picture/original?v=2',
      thumb: '/api/v1/organizations/1/picture/thumb?v=2',
    };
    api.onRaw('PUT', 'organizations/1', (_call, { request, response }) => {
      request.resume().once('end', () => response.end(JSON.stringify({ data: { id: 1, picture, lock_version: 5 } })));
    });
    const form = fileForm(PAPER, 'organization[picture]');
    expect((await send('/files/organizations/1/picture', { method: 'PUT', form })).body).toEqual({
      organization: {
        id: '1',
        picture: {
          original: '/files/organizations/1/picture/original?v=2',
          thumb: '/files/organizations/1/picture/thumb?v=2',
        },
        lockVersion: 5,
      },
      errors: [],
      current: null,
    });
  });

  /** Sends a PATCH of the document, which the backend answers as given after reading the body. */
  function patched(status: number, body: unknown, headers: Record<string, string> = {}) {
    api.onRaw('PATCH', 'vendors/3/attachments/7', (_call, { request, response }) => {
      request.resume().once('end', () => response.writeHead(status, headers).end(JSON.stringify(body)));
    });
    return send(`${ATTACHMENTS}/7`, { method: 'PATCH' });
  }

  it('contains rejections as data, with the current record if another user was faster', async () => {
    const errors = { expiry_date: ["can't be blank"], document_type: ['is unknown'], file: ['is too large'] };
    expect(await patched(422, { errors })).toMatchObject({
      status: 422,
      body: {
        document: null,
        errors: [
          { field: 'expiryDate', message: "can't be blank", code: 'INVALID' },
          { field: 'type', message: 'is unknown', code: 'INVALID' },
          { field: 'file', message: 'is too large', code: 'INVALID' },
        ],
      },
    });
    const stale = { error: 'Somebody was faster', code: 'stale', data: documentRow(7, { lock_version: 4 }) };
    expect(await patched(409, stale)).toMatchObject({
      status: 409,
      body: { document: null, errors: [{ field: 'base', code: 'STALE' }], current: { id: '7', lockVersion: 4 } },
    });
    const running = { error: 'Still running', code: 'in_progress' };
    expect(await patched(409, running)).toMatchObject({ status: 409, body: { errors: [{ code: 'IN_PROGRESS' }] } });
  });

  it.each([
    [400, 400, 'BAD_USER_INPUT', 'Said so'],
    [403, 403, 'FORBIDDEN', 'Said so'],
    [404, 404, 'NOT_FOUND', 'Said so'],
    [413, 413, 'TOO_LARGE', 'Said so'],
    [415, 415, 'BAD_USER_INPUT', 'Said so'],
    [429, 429, 'RATE_LIMITED', 'Said so'],
    [500, 502, 'UPSTREAM_BAD_RESPONSE', null],
    [502, 502, 'OUTCOME_UNKNOWN', null],
    [503, 503, 'UPSTREAM_UNAVAILABLE', null],
    [504, 502, 'OUTCOME_UNKNOWN', null],
    [507, 507, 'STORAGE_FULL', null],
    [302, 502, 'UPSTREAM_BAD_RESPONSE', null],
  ])('for an upstream %i is %i %s, without details of a server error', async (from, to, code, message) => {
    const { status, body, headers } = await patched(
      from,
      { error: from < 500 && from !== 302 ? 'Said so' : 'secret stack' },
      { 'retry-after': '9', location: 'http://127.0.0.1:1/' },
    );
    expect([status, body['code'], headers.get('location')]).toEqual([to, code, null]);
    if (message) expect(body['error']).toBe(message);
    expect(JSON.stringify(body)).not.toContain('secret');
    if (from === 429) expect(headers.get('retry-after')).toBe('9');
  });

  it('is OUTCOME_UNKNOWN if the upstream response is unreadable', async () => {
    api.onRaw('PATCH', 'vendors/3/attachments/7', (_call, { request, response }) => {
      request.resume().once('end', () => response.end('<html>secret'));
    });
    const { status, body } = await send(`${ATTACHMENTS}/7`, { method: 'PATCH' });
    expect([status, body['code']]).toEqual([502, 'OUTCOME_UNKNOWN']);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('the log and the metrics of an upload', () => {
  it('contain a line and counts, without the names of files', async () => {
    gateway.logged.length = 0;
    acceptUploads(api);
    await send();
    const lines = gateway.logged.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ msg: 'request', method: 'POST', path: ATTACHMENTS, status: 201 }]);
    expect(gateway.logged.join()).not.toContain('paper.pdf');
    const figures = await gateway.metrics.metrics();
    expect(figures).toMatch(/upstream_calls_total\{route="files\/vendors\/:id\/attachments",outcome="ok"\} [1-9]/);
    expect(figures).toMatch(/upstream_running\{route="files\/vendors\/:id\/attachments"\} 0/);
  });
});
