/** Tests how the server handles slow, oversized and malformed requests; the same process responds afterwards. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startBackend, suiteBackend } from '../support/backend.ts';
import { hidden, malformed, statusesOf } from '../support/malformedHttp.ts';

describe('a request', () => {
  const backend = suiteBackend({ limits: { headersMs: 500, checkMs: 50, bodyMs: 500, leftoverMs: 500, headers: 20 } });

  afterEach(async () => {
    expect((await fetch(`${backend().url}/healthz`)).status).toBe(200);
  });

  /** Writes to a new connection; returns what arrives until the server closes it. */
  async function raw(text: string, meanwhile: (socket: Socket) => void = () => {}): Promise<string> {
    const { hostname, port } = new URL(backend().url);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => void chunks.push(chunk));
    // A write after the server has closed the connection fails.
    socket.on('error', () => {});
    socket.write(text);
    meanwhile(socket);
    await new Promise((closed) => socket.once('close', closed));
    return String(Buffer.concat(chunks));
  }
  const request = (...headers: string[]) => ['POST /api/v1/login HTTP/1.1', 'Host: x', ...headers, '', ''].join('\r\n');

  it('whose headers never end times out', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose JSON never ends times out, however steadily it arrives', async () => {
    const answer = await raw(request('Content-Type: application/json', 'Content-Length: 1000'), (socket) => {
      const drip = setInterval(() => socket.write(' '), 20);
      socket.once('close', () => clearInterval(drip));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s);
  });

  it('with more headers than are read is rejected, not read without the rest', async () => {
    const withHeaders = (count: number) =>
      fetch(`${backend().url}/healthz`, {
        headers: Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'y'])),
      });
    expect((await withHeaders(10)).status).toBe(200);
    expect((await withHeaders(30)).status).toBe(431);
    expect((await withHeaders(500)).status).toBe(431);
  });

  it.each(malformed('POST /api/v1/login'))('with %s is rejected with 400', async (_what, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that hides another one behind two lengths counts as two only with a lenient parser', async () => {
    const lenient = await startBackend({ limits: { lenient: true } });
    try {
      const { hostname, port } = new URL(lenient.url);
      const statuses = await statusesOf(connect(Number(port), hostname), hidden('POST /api/v1/login'));
      expect(statuses).toEqual(['400', '200']);
    } finally {
      await lenient.stop();
    }
    expect((await raw(hidden('POST /api/v1/login'))).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  it('that is followed by garbage is answered before the connection ends', async () => {
    const answers = await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\u0000\u0001 nonsense\r\n\r\n');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('that offers another protocol is answered in HTTP/1.1', async () => {
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
    const { hostname, port } = new URL(backend().url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${offer}\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*"alive"/s);
    socket.destroy();
    const toCable = ['GET /nowhere HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: WebSocket', '', ''];
    expect(await raw(toCable.join('\r\n'))).toMatch(/^HTTP\/1\.1 404 Not Found\r\nConnection: close/);
  });

  it('cannot change its user or method by headers', async () => {
    // Some servers trust these headers; here they have no effect.
    const token = (await backend().as('viewer')).token;
    const answer = await fetch(`${backend().url}/api/v1/profile`, {
      headers: { authorization: `Bearer ${token}`, 'x-user-id': '1', 'x-http-method-override': 'DELETE' },
    });
    expect((await answer.json()).data.id).toBe(backend().world.people.viewer);
  });
});
