import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { buildSchema, findBreakingChanges } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { playground } from '../../gateway/http/playground.ts';
import { webClient } from '../../gateway/http/web.ts';
import { createSchema } from '../../gateway/schema.ts';
import { defaults } from '../../gateway/settings.ts';
import { restClient } from '../../gateway/upstream/client.ts';
import { compressBuilt } from '../../scripts/compressBuilt.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

const config = readConfig({ NODE_ENV: 'test' });
const schema = createSchema();
const SCRIPT = 'document.documentElement.className = "dark";';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/index-AbCdEf12.js"></script>`;
const CODE = `export const words = ${JSON.stringify('lading '.repeat(1000))};`;

let folder: string;
let server: Server;
let url: string;
let api: StubApi;

async function serve(handler: express.RequestHandler): Promise<{ server: Server; url: string }> {
  const web = express().use(handler);
  web.use((_request, response) => void response.status(404).end());
  const listening = createServer(web);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // a TCP server that listens
  return { server: listening, url: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  api = await startStubApi();
  folder = mkdtempSync(join(tmpdir(), 'lading-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/index-AbCdEf12.js'), CODE);
  writeFileSync(join(folder, 'sw.js'), CODE);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{ "name": "Lading" }');
  await compressBuilt(folder);
  ({ server, url } = await serve(webClient(config, folder)));
});
afterAll(async () => {
  server.close();
  await api.stop();
  rmSync(folder, { recursive: true });
});
const page = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(url + path, { headers });

describe('the web client', () => {
  it('is one page at every URL that a browser opens, revalidated each time', async () => {
    for (const path of ['/', '/login', '/program/malaria/purchase-orders/12']) {
      const response = await page(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(PAGE);
    }
    const etag = (await page('/')).headers.get('etag') ?? '';
    // Without this header, fetch() asks for a reload.
    const again = await page('/', { accept: 'text/html', 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  });

  it('allows the scripts of its own page by their hash, and no others', async () => {
    const policy = (await page('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect((await page('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('sends the headers of documents with its page alone, and forbids guessed types everywhere', async () => {
    const [document, script, missing] = await Promise.all(
      ['/index.html', '/assets/index-AbCdEf12.js', '/assets/gone-AbCdEf12.js'].map((path) => page(path)),
    );
    const ofDocuments = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy', 'referrer-policy'];
    for (const name of ofDocuments) {
      expect(document?.headers.get(name)).toEqual(expect.any(String));
      expect(script?.headers.get(name)).toBeNull();
    }
    for (const response of [document, script, missing]) {
      expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('sends its files compressed and immutable', async () => {
    const script = await fetch(`${url}/assets/index-AbCdEf12.js`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(Number(script.headers.get('content-length'))).toBeLessThan(CODE.length / 10);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(script.headers.get('vary')).toBe('Accept-Encoding');
    expect(await script.text()).toBe(CODE);
    const zipped = await fetch(`${url}/assets/index-AbCdEf12.js`, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${url}/assets/index-AbCdEf12.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('sends its service worker revalidated each time, for the whole origin, with a policy of its own', async () => {
    const worker = await page('/sw.js');
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = worker.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none';connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect((await page('/')).headers.get('content-security-policy')).toContain("worker-src 'self';");
  });

  it('says what it is called on a home screen', async () => {
    const manifest = await page('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers a missing file with 404, a path outside the folder with none of it, and robots.txt with text', async () => {
    expect((await page('/assets/gone-AbCdEf12.js')).status).toBe(404);
    expect(await (await page('/..%2f..%2fetc/hosts')).text()).not.toContain('localhost');
    const robots = await page('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toContain('Disallow');
  });

  it('responds with 503 and the build command if it is not built', async () => {
    const bare = await serve(webClient(config, join(folder, 'nothing')));
    const response = await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    bare.server.close();
  });
});

describe('the playground', () => {
  it('is the page that browsers get at /graphql, with its own policy', async () => {
    const client = restClient(api.url, defaults);
    const open = await serve(playground(config, client, schema, folder));
    const response = await fetch(`${open.url}/graphql`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self' blob:");
    expect(await (await fetch(`${open.url}/playground/assets/index-AbCdEf12.js`)).text()).toBe(CODE);
    // A program's query by GET is not answered with the page.
    expect((await fetch(`${open.url}/graphql?query={__typename}`, { headers: { accept: 'text/html' } })).status).toBe(
      404,
    );
    expect((await fetch(`${open.url}/graphql`, { headers: { accept: 'application/json' } })).status).toBe(404);
    open.server.close();
    await client.close();
  });

  it('serves the schema and the guide as files', async () => {
    const client = restClient(api.url, defaults);
    const open = await serve(playground(config, client, schema, folder));
    const sdl = await (await fetch(`${open.url}/graphql/schema.graphql`)).text();
    expect(findBreakingChanges(buildSchema(sdl), schema)).toEqual([]);
    expect(findBreakingChanges(schema, buildSchema(sdl))).toEqual([]);
    const guide = await fetch(`${open.url}/graphql/guide.md`);
    expect(guide.headers.get('content-type')).toContain('text/markdown');
    expect(await guide.text()).toContain('# Using the GraphQL API');
    open.server.close();
    await client.close();
  });

  it('is for signed-in users only in production', async () => {
    const client = restClient(api.url, defaults);
    const closed = await serve(playground({ ...config, production: true }, client, schema, folder));
    const visit = (headers: Record<string, string>) =>
      fetch(`${closed.url}/graphql`, { headers: { accept: 'text/html', ...headers } });
    expect((await visit({})).status).toBe(401);
    expect((await visit({ cookie: `lading-${config.port}=made.up.token` })).status).toBe(401);
    expect((await visit({ cookie: `lading-${config.port}=${api.sessions.issue()}` })).status).toBe(200);
    // The page is not served under another URL either.
    expect((await fetch(`${closed.url}/playground/index.html`)).status).toBe(404);
    for (const file of ['schema.graphql', 'guide.md']) {
      const take = (headers: Record<string, string>) => fetch(`${closed.url}/graphql/${file}`, { headers });
      expect((await take({})).status).toBe(401);
      expect((await take({ authorization: `Bearer ${api.sessions.issue()}` })).status).toBe(200);
    }
    closed.server.close();
    await client.close();
  });
});

describe('the gateway around the web client', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(api, { settings: { browserErrors: { perMinute: 2 } } });
  });
  afterAll(() => gateway.stop());

  it('keeps a connection longer than a person thinks between two saves', async () => {
    const { headers } = await fetch(`${gateway.url}/livez`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it('reports whether it is alive and whether it is ready', async () => {
    expect(await (await gateway.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await gateway.fetch('/readyz')).status).toBe(200);
  });

  it('logs browser errors, but only few and small ones', async () => {
    const report = (body: string) =>
      gateway.fetch('/log/errors', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const error = { message: 'x is not a function', stack: 'at a\r\nat b', requestId: 'r-1', path: '/login' };
    expect((await report(JSON.stringify(error))).status).toBe(204);
    expect(gateway.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'browser error',
        failedRequestId: 'r-1',
        browser: { message: error.message, stack: error.stack, path: '/login' },
      }),
    );
    expect((await report('{"message": 7}')).status).toBe(400);
    const tooMany = await report(JSON.stringify(error));
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('ratelimit-policy')).toBe('"reports";q=2;w=60');
    expect(tooMany.headers.get('ratelimit')).toMatch(/^"reports";r=0;t=\d+$/);
    expect(tooMany.headers.get('retry-after')).toBe('60');
    expect((await report(JSON.stringify({ message: 'y'.repeat(20_000) }))).status).toBe(413);
  });

  it('answers unknown paths in the shape of its errors', async () => {
    const response = await gateway.fetch('/nothing/x', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });
  });
});
