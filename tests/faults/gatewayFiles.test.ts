/** Uploads that end in unusual ways. */

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { rawRequest } from '../support/rawRequest.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownApi, ownGateway } from '../support/stubbed.ts';
import {
  ATTACHMENTS,
  acceptUploads,
  answerTo,
  beginUpload,
  fileForm,
  filesRunning,
  largeForm,
  openUpload,
} from '../support/uploads.ts';

const MB = 1024 * 1024;
const LIMIT = 20 * MB + 64 * 1024;
/** `npm run bench -- uploads` aborts 200. */
const ABORTS = 10;
/** No silence ends an upload that the client's disconnect, or a limit, is to end. */
const endless: SettingsPatch = { files: { idleMs: 600_000 } };
const PROFILE = '{ viewer { profile { id } } }';

let api: StubApi;
let token: string;

beforeEach(async () => {
  ({ api, token } = await ownApi());
});

const start = (settings: SettingsPatch = {}): Promise<TestGateway> => ownGateway(api, { settings });

const lives = async (gateway: TestGateway) => expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);
const descriptors = () => readdirSync('/proc/self/fd').length;

describe('a client that disconnects in the middle of an upload', () => {
  it('leaves nothing behind, at whatever byte it was', async () => {
    const gateway = await start(endless);
    const taken = acceptUploads(api);
    await lives(gateway);
    const before = descriptors();
    for (let round = 0; round < ABORTS; round += 1) {
      const upload = openUpload(gateway, token, largeForm.body.length);
      const offset = 1 + Math.floor(Math.random() * (largeForm.body.length - 1));
      await new Promise((resolve) => upload.write(largeForm.body.subarray(0, offset), resolve));
      await until('it has reached the backend', () => taken.running === 1);
      upload.socket?.resetAndDestroy();
      await until('the backend is told', () => taken.broken.length > round);
    }
    expect(taken.whole).toEqual([]);
    await until('nothing runs', async () => taken.running === 0 && (await filesRunning(gateway)) === 0);
    await lives(gateway);
    await until('all descriptors are back', () => descriptors() <= before + 2);
  });

  it('would go unnoticed by the backend behind a proxy that only pipes', async () => {
    const taken = acceptUploads(api);
    const gone = Promise.withResolvers<void>();
    const piping = createServer((incoming, response) => {
      const { host: _host, ...headers } = incoming.headers;
      const path = String(incoming.url).replace('/files', '/api/v1');
      const onwards = request(api.url + path, { method: 'POST', headers });
      incoming.pipe(onwards).on('error', () => {});
      onwards.on('response', (answer) => answer.pipe(response));
      incoming.once('close', gone.resolve);
    });
    await once(piping.listen(0, '127.0.0.1'), 'listening');
    const { port } = piping.address() as AddressInfo; // it listens on TCP
    const upload = openUpload({ url: `http://127.0.0.1:${port}` }, token, largeForm.body.length);
    await new Promise((resolve) => upload.write(largeForm.body.subarray(0, MB), resolve));
    await until('it has reached the backend', () => taken.running === 1);
    upload.socket?.resetAndDestroy();
    await gone.promise;
    // A later request over another connection has arrived; the backend has not been notified.
    await fetch(`${api.url}/readyz`);
    expect([taken.running, taken.broken.length]).toEqual([1, 0]);
    piping.close();
  });

  it('does not reach the backend if it was still waiting for its turn', async () => {
    const gateway = await start({ files: { perRoute: 1 } });
    const taken = acceptUploads(api);
    const first = beginUpload(gateway, token);
    await until('one is under way', () => taken.running === 1);
    const second = beginUpload(gateway, token);
    await until('one waits', async () => (await filesRunning(gateway)) === 2);
    second.destroy();
    await until('it does not', async () => (await filesRunning(gateway)) === 1);
    first.end(largeForm.body.subarray(1));
    expect((await answerTo(first)).status).toBe(201);
    expect(api.count('vendors/3/attachments', 'POST')).toBe(1);
  });
});

describe('the body of an upload', () => {
  it.each([
    ['with its length', 20 * MB],
    ['in chunks', 20 * MB],
  ])('passes at the size limit of a file, %s', async (how, size) => {
    const gateway = await start();
    const taken = acceptUploads(api);
    const whole = fileForm(Buffer.alloc(size));
    const upload = openUpload(gateway, token, how === 'in chunks' ? undefined : whole.body.length);
    upload.end(whole.body);
    expect((await answerTo(upload)).status).toBe(201);
    expect(taken.whole[0]?.bytes).toBe(whole.body.length);
    expect('content-length' in (taken.whole[0]?.headers ?? {})).toBe(how !== 'in chunks');
  });

  it('is rejected before it is forwarded if its stated length is too large', async () => {
    const gateway = await start();
    acceptUploads(api);
    const upload = openUpload(gateway, token, LIMIT + 1);
    upload.end(Buffer.alloc(LIMIT + 1));
    expect(await answerTo(upload)).toEqual({
      status: 413,
      body: { error: 'The request is too large', code: 'TOO_LARGE' },
    });
    expect(api.calls).toEqual([]);
    await lives(gateway);
  });

  it('is cut off if it turns out to be too large, and the response still arrives', async () => {
    const gateway = await start(endless);
    const taken = acceptUploads(api);
    const upload = openUpload(gateway, token);
    upload.end(Buffer.alloc(LIMIT + 4 * MB));
    expect(await answerTo(upload)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    await until('the backend is told', () => taken.broken.length === 1);
    expect(taken.whole).toEqual([]);
    await lives(gateway);
  });

  it('has a quarter of that limit for a picture', async () => {
    const gateway = await start();
    const put = (bytes: number) =>
      gateway.fetch(
        '/files/users/1/picture',
        { method: 'PUT', body: Buffer.alloc(bytes), headers: largeForm.headers },
        { token },
      );
    acceptUploads(api, 'users/1', 'PUT');
    expect((await put(5 * MB + 64 * 1024)).status).toBe(201);
    expect((await put(5 * MB + 64 * 1024 + 1)).status).toBe(413);
  });

  it('breaks at the backend if it is shorter than stated', async () => {
    const gateway = await start(endless);
    const taken = acceptUploads(api);
    const upload = openUpload(gateway, token, largeForm.body.length);
    await new Promise((resolve) => upload.write(largeForm.body.subarray(0, MB), resolve));
    await until('it is under way', () => taken.running === 1);
    upload.socket?.end();
    await until('the backend is told', () => taken.broken.length === 1);
    expect(taken.whole).toEqual([]);
    await lives(gateway);
  });

  it('ends at its stated length, and the rest is treated as no request', async () => {
    const gateway = await start();
    const taken = acceptUploads(api);
    const headers = { ...largeForm.headers, authorization: `Bearer ${token}`, 'content-length': '1000' };
    const raw = rawRequest(gateway.url, 'POST', ATTACHMENTS, headers);
    raw.write(largeForm.body.subarray(0, 5000));
    const answer = await raw.answer();
    expect(answer).toContain('HTTP/1.1 400');
    await until('nothing is under way', () => taken.running === 0);
    expect(taken.whole.map(({ bytes }) => bytes).filter((bytes) => bytes !== 1000)).toEqual([]);
    expect(api.calls.length).toBeLessThanOrEqual(1);
    await lives(gateway);
  });

  it.each([
    ['says two things about its length', { 'content-length': '10', 'transfer-encoding': 'chunked' }],
    ['says its length twice', { 'content-length': '10, 11' }],
    ['says no number', { 'content-length': 'ten' }],
  ])('is not forwarded if it %s', async (_what, lengths) => {
    const gateway = await start();
    const raw = rawRequest(gateway.url, 'POST', ATTACHMENTS, {
      ...largeForm.headers,
      authorization: `Bearer ${token}`,
      ...lengths,
    });
    raw.write('a\r\n0123456789\r\n0\r\n\r\n');
    expect(await raw.answer()).toContain('HTTP/1.1 400');
    expect(api.calls).toEqual([]);
    await lives(gateway);
  });

  it.each([
    // Finding 1: crashes processes that parse it with graphql-upload-minimal.
    ['a header that begins with a tab', '--x1\r\n\tContent-Disposition: form-data; name="a"\r\n\r\n\r\n--x1--'],
    ['no parts', '--x1--'],
    ['no end', '--x1\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
    ['another boundary', '--y2\r\n\r\n--y2--'],
    ['zeros', '\0'.repeat(1000)],
    ['endless headers', `--x1\r\n${'X-A: b\r\n'.repeat(10_000)}`],
    ['nothing', ''],
  ])('of %s is forwarded unread', async (_what, body) => {
    const gateway = await start();
    const taken = acceptUploads(api);
    const headers = { ...largeForm.headers, 'content-type': 'multipart/form-data; boundary=x1' };
    const response = await gateway.fetch(ATTACHMENTS, { method: 'POST', body, headers }, { token });
    expect(response.status).toBe(201);
    expect(taken.whole[0]?.bytes).toBe(Buffer.byteLength(body));
    await lives(gateway);
  });
});

describe('an upload that stalls', () => {
  it('is aborted if its client sends nothing more', async () => {
    const gateway = await start({ files: { idleMs: 1000 } });
    const taken = acceptUploads(api);
    const upload = openUpload(gateway, token, largeForm.body.length);
    upload.write(largeForm.body.subarray(0, MB));
    expect(await answerTo(upload)).toMatchObject({ status: 408, body: { code: 'BAD_USER_INPUT' } });
    await until('the backend is told', () => taken.broken.length === 1);
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
  });

  it('continues as long as a byte arrives in time', async () => {
    const gateway = await start({ files: { idleMs: 1000 } });
    const taken = acceptUploads(api);
    const [silent, lively] = [beginUpload(gateway, token), openUpload(gateway, token)];
    const answered = answerTo(lively);
    let given: number | undefined;
    void answerTo(silent).then(({ status }) => (given = status));
    await until('the silent one beside it is given up', () => {
      lively.write('x');
      return given;
    });
    expect(given).toBe(408);
    await until('only the lively one is under way', () => taken.running === 1);
    lively.end();
    expect((await answered).status).toBe(201);
  });

  it('is aborted if the backend reads nothing more, and the rest is not buffered', async () => {
    const gateway = await start({ files: { idleMs: 500 } });
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked }) => void asked.pause());
    const upload = openUpload(gateway, token, largeForm.body.length);
    upload.write(largeForm.body);
    expect(await answerTo(upload)).toMatchObject({ status: 504, body: { code: 'UPSTREAM_TIMEOUT' } });
  });

  it('has an unknown outcome if the backend has received it all and does not respond', async () => {
    const gateway = await start({ files: { idleMs: 1000 } });
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked }) => void asked.resume());
    const upload = openUpload(gateway, token);
    upload.end(fileForm(Buffer.alloc(10)).body);
    expect(await answerTo(upload)).toMatchObject({ status: 502, body: { code: 'OUTCOME_UNKNOWN' } });
  });
});
