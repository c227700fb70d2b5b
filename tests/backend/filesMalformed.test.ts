import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { attach, left, stored } from '../support/files.ts';
import { until } from '../support/processes.ts';
import { documentParts, end, filePart, formType, part, rawRequest, uploadHead } from '../support/rawRequest.ts';

describe('a malformed upload', () => {
  const backend = suiteBackend();

  it.each<[string, number, (api: Api) => { body: string; headers: Record<string, string> }]>([
    [
      'the part header that killed another parser',
      400,
      (api) => withBody(api, `--x1\r\n\tContent-Disposition: form-data; name="a"\r\n\r\n\r\n${end}`),
    ],
    ['no boundary', 400, (api) => withBody(api, documentParts + end, 'multipart/form-data')],
    ['another boundary', 400, (api) => withBody(api, documentParts + end, 'multipart/form-data; boundary=y')],
    ['no end', 400, (api) => withBody(api, documentParts + filePart('%PDF-1.7'))],
    [
      'an end in the middle of a header',
      400,
      (api) => withBody(api, `${documentParts}--x1\r\nContent-Disposition: form`),
    ],
    ['nothing', 400, (api) => withBody(api, '')],
    [
      'a field without a name',
      400,
      (api) => withBody(api, `--x1\r\nContent-Disposition: form-data\r\n\r\nv\r\n${end}`),
    ],
    [
      'a file without a name',
      422,
      (api) => withBody(api, `--x1\r\nContent-Disposition: form-data; filename="a"\r\n\r\nv\r\n${end}`),
    ],
    [
      'a file in another field',
      422,
      (api) => withBody(api, `${part('attachment[number]', 'x', '; filename="a.pdf"')}${end}`),
    ],
    ['two files', 422, (api) => withBody(api, `${documentParts}${filePart('%PDF-1.7')}${filePart('%PDF-1.7')}${end}`)],
    [
      'a file without a file name',
      422,
      (api) =>
        withBody(
          api,
          `${documentParts}--x1\r\nContent-Disposition: form-data; name="attachment[file]"\r\nContent-Type: application/octet-stream\r\n\r\n%PDF\r\n${end}`,
        ),
    ],
    ['too many fields', 413, (api) => withBody(api, `${part('a', 'b').repeat(501)}${end}`)],
    ['a field that is too large', 413, (api) => withBody(api, `${part('a', 'b'.repeat(70_000))}${end}`)],
    ['many large fields', 413, (api) => withBody(api, `${part('a', 'b'.repeat(60_000)).repeat(20)}${end}`)],
    ['a field of deep keys', 400, (api) => withBody(api, `${part('attachment[a][b][c][d][e]', 'b')}${end}`)],
    [
      'a length that is too short',
      400,
      (api) => withBody(api, `${documentParts}${filePart('%PDF-1.7')}${end}`, formType, -60),
    ],
  ])('with %s is rejected with %i, leaves nothing behind, and the process lives on', async (_what, status, make) => {
    const admin = await backend().as('admin');
    const before = await left(backend());
    const { body, headers } = make(admin);
    const path = `/api/v1/vendors/${backend().world.vendor}/attachments`;
    const request = rawRequest(backend().url, 'POST', path, headers);
    request.write(body);
    expect(await request.answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await left(backend())).toEqual(before);
    expect((await fetch(`${backend().url}/healthz`)).status).toBe(200);
  });

  /** Returns a body and its headers; `off` makes the announced length wrong. */
  function withBody(api: Api, body: string, type = formType, off = 0) {
    return { body, headers: uploadHead(api.token, body.length + off, type) };
  }

  it('that is aborted at any time leaves neither row nor file', async () => {
    const { url, metrics } = backend();
    const { token } = await backend().as('admin');
    const before = await left(backend());
    const whole = documentParts + filePart(`%PDF-1.7\n${randomBytes(150_000).toString('hex')}`) + end;
    const path = `/api/v1/vendors/${backend().world.vendor}/attachments`;
    const giveUp = async (length: number, isTime: () => Promise<unknown>) => {
      const request = rawRequest(url, 'POST', path, uploadHead(token, whole.length));
      request.write(whole.slice(0, length));
      await isTime();
      request.socket.resetAndDestroy();
      await request.gone;
    };
    const comesIn = () => until('a file comes in', async () => (await stored(backend())).incoming.length > 0);
    for (let round = 0; round < 5; round += 1) await giveUp(100_000, comesIn);
    const anywhere = () => giveUp(Math.floor(Math.random() * whole.length), () => fetch(`${url}/healthz`));
    await Promise.all(Array.from({ length: 30 }, anywhere));

    const running = async () =>
      (await metrics.getSingleMetric('lading_backend_requests_running')?.get())?.values[0]?.value;
    await until('all requests are over', async () => (await running()) === 0);
    await until('all files are gone', async () => (await stored(backend())).incoming.length === 0);
    expect(await left(backend())).toEqual(before);
    expect((await attach(await backend().as('admin'), `vendors/${backend().world.vendor}`)).id).toBeGreaterThan(0);
  });
});

describe('an upload that stops', () => {
  const backend = suiteBackend({ limits: { silenceMs: 1000, leftoverMs: 200 } });

  it('times out after the silence limit, and its connection is closed', async () => {
    const admin = await backend().as('admin');
    const before = await left(backend());
    const path = `/api/v1/vendors/${backend().world.vendor}/attachments`;
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': formType, 'content-length': '100000' };
    const request = rawRequest(backend().url, 'POST', path, headers);
    request.write(documentParts + filePart('%PDF-1.7').slice(0, -2));
    expect(await request.answer()).toContain('HTTP/1.1 408 ');
    await request.gone;
    expect(await left(backend())).toEqual(before);
  });

  it('lasts as long as bytes arrive', async () => {
    const admin = await backend().as('admin');
    const path = `/api/v1/vendors/${backend().world.vendor}/attachments`;
    const whole = documentParts + filePart('%PDF-1.7') + end;
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': formType,
      'content-length': String(whole.length),
      connection: 'close',
    };
    const [silent, lively] = [headers, headers].map((head) => rawRequest(backend().url, 'POST', path, head));
    const answer = lively?.answer();
    let given: string | undefined;
    void silent?.answer().then((text) => (given = text));
    // One byte at a time, for longer than the silence limit.
    let sent = 0;
    await until('the silent one beside it is given up', () => {
      lively?.write(whole.slice(sent, sent + 1));
      sent += 1;
      return given;
    });
    expect(given).toContain('HTTP/1.1 408 ');
    lively?.write(whole.slice(sent));
    expect(await answer).toContain('HTTP/1.1 201 ');
  });

  it('is cut off if it continues after its rejection', async () => {
    const viewer = await backend().as('viewer');
    const path = `/api/v1/vendors/${backend().world.vendor}/attachments`;
    const headers = {
      authorization: `Bearer ${viewer.token}`,
      'content-type': formType,
      'content-length': '9000000000',
    };
    const request = rawRequest(backend().url, 'POST', path, headers);
    const sending = setInterval(() => request.write('x'.repeat(1000)), 5);
    try {
      expect(await request.answer()).toContain('HTTP/1.1 403 ');
      await request.gone;
    } finally {
      clearInterval(sending);
    }
  });
});
