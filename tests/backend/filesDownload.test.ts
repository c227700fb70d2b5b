import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../backend/files/store.ts';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { attach, pdf, stored, take } from '../support/files.ts';
import { until } from '../support/processes.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { temporaryStore } from '../support/store.ts';

/** Returns how many files of the store this process has open. */
function openIn({ services }: TestBackend): number {
  const folder = join(services.files.incoming, '..');
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false; // closed meanwhile
    }
  }).length;
}
const onLinux = process.platform === 'linux';

describe('a download', () => {
  const backend = suiteBackend();
  async function attached(file: File) {
    const admin = await backend().as('admin');
    const made = await attach(admin, `vendors/${backend().world.vendor}`, file);
    const url = made.file?.url ?? '';
    return { url, admin, get: (headers = {}, method = 'GET') => take(backend(), admin, url, { headers, method }) };
  }

  it('is saved under its name, and cannot run in a browser', async () => {
    const { get } = await attached(pdf(600, 'Überblick (a) {1}.pdf'));
    const { headers } = await get();
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '600',
      'content-disposition': `attachment; filename="Uberblick (a) {1}.pdf"; filename*=UTF-8''%C3%9Cberblick%20%28a%29%20%7B1%7D.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('returns the requested ranges', async () => {
    const file = pdf(1000);
    const { get } = await attached(file);
    const whole = Buffer.from(await file.arrayBuffer());
    const etag = (await get()).headers.get('etag') ?? '';
    const part = async (headers: Record<string, string>) => {
      const answer = await get(headers);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, range: answer.headers.get('content-range'), bytes };
    };
    expect(await part({ range: 'bytes=10-19' })).toEqual({
      status: 206,
      range: 'bytes 10-19/1000',
      bytes: whole.subarray(10, 20),
    });
    expect(await part({ range: 'bytes=-5' })).toEqual({
      status: 206,
      range: 'bytes 995-999/1000',
      bytes: whole.subarray(995),
    });
    expect((await part({ range: 'bytes=990-5000', 'if-range': etag })).bytes).toEqual(whole.subarray(990));
    const all = { status: 200, range: null, bytes: whole };
    expect(await part({ range: 'bytes=0-9', 'if-range': '"another"' })).toEqual(all);
    expect(await part({ range: 'bytes=0-1,5-6' })).toEqual(all);
    expect(await part({ range: 'pages=1-2' })).toEqual(all);
    const outside = await get({ range: 'bytes=1000-' });
    expect([outside.status, outside.headers.get('content-range'), outside.headers.get('content-type')]).toEqual([
      416,
      'bytes */1000',
      'application/json; charset=utf-8',
    ]);
  });

  it('has no body if the client’s ETag matches or only the headers are requested', async () => {
    const { get, url, admin } = await attached(pdf(1000));
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    // As a browser sends it: Node's `fetch` would add `Cache-Control: no-cache`.
    const headers = { authorization: `Bearer ${admin.token}`, 'if-none-match': head.headers.get('etag') ?? '' };
    const answer = await rawRequest(backend().url, 'GET', url, { ...headers, connection: 'close' }).answer();
    expect(answer).toMatch(/^HTTP\/1.1 304 /);
    expect(answer).not.toContain('%PDF');
  });

  it.skipIf(!onLinux)('that is aborted closes its file', async () => {
    const { url, admin } = await attached(pdf(20_000_000));
    const open = () => openIn(backend());
    for (let round = 0; round < 5; round += 1) {
      const request = rawRequest(backend().url, 'GET', url, { authorization: `Bearer ${admin.token}` });
      await new Promise((resolve) => request.socket.once('data', resolve));
      request.socket.pause();
      expect(open()).toBe(1);
      request.socket.resetAndDestroy();
      await until('the file is closed', () => open() === 0);
    }
  });

  it('of a file missing from the store is not found', async () => {
    const { get } = await attached(pdf(700));
    for (const key of (await stored(backend())).kept) await backend().services.files.remove(key);
    expect((await get()).status).toBe(404);
  });
});

describe.skipIf(!onLinux)('a download from a slow store', () => {
  const { files, remove } = temporaryStore();
  const steps = () => ({ asked: Promise.withResolvers<void>(), answers: Promise.withResolvers<void>() });
  let { asked, answers } = steps();
  let opened = 0;
  const open: FileStore['open'] = async (key) => {
    asked.resolve();
    await answers.promise;
    const stored = await files.open(key);
    opened += 1;
    return stored;
  };
  const backend = suiteBackend({ files: { ...files, open } });
  afterAll(remove);

  it('that is aborted before it begins closes its file', async () => {
    const admin = await backend().as('admin');
    const { file } = await attach(admin, `vendors/${backend().world.vendor}`);
    ({ asked, answers } = steps());
    const request = rawRequest(backend().url, 'GET', file?.url ?? '', { authorization: `Bearer ${admin.token}` });
    await asked.promise;
    request.socket.resetAndDestroy();
    await request.gone;
    // The server handles events in order: once this is answered, it knows of the abort.
    await fetch(`${backend().url}/healthz`);
    answers.resolve();
    // Node closes leaked files some time later, with a warning.
    const warnings: string[] = [];
    const keep = ({ message }: Error) => void warnings.push(message);
    process.on('warning', keep);
    await until('the file was opened, and is closed', () => opened === 1 && openIn(backend()) === 0);
    process.off('warning', keep);
    expect(warnings).toEqual([]);
    expect((await take(backend(), admin, file?.url ?? '')).status).toBe(200);
  });
});

describe('a download that nobody reads', () => {
  const backend = suiteBackend({ limits: { silenceMs: 200 } });

  it('is ended after the silence limit', async () => {
    const admin = await backend().as('admin');
    const { file } = await attach(admin, `vendors/${backend().world.vendor}`, pdf(20_000_000));
    const request = rawRequest(backend().url, 'GET', file?.url ?? '', { authorization: `Bearer ${admin.token}` });
    request.socket.pause();
    const sent = () => backend().metrics.getSingleMetric('lading_backend_requests_running')?.get();
    await until('the download runs', async () => (await sent())?.values[0]?.value === 1);
    await until('the download is over', async () => (await sent())?.values[0]?.value === 0);
    request.socket.destroy();
  });
});
