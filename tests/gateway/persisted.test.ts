import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST } from '../../gateway/execution/registered.ts';
import { type WebDocument, webDocumentManifest, webDocuments } from '../../scripts/webDocuments.ts';
import { startGateway, type TestGateway, type Who } from '../support/gateway.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
const folder = mkdtempSync(join(tmpdir(), 'lading-persisted-'));
const adHoc = '{ viewer { profile { email } } }';
let viewer: WebDocument;
let gateway: TestGateway;
let strict: TestGateway;
let token: string;

beforeAll(async () => {
  writeFileSync(join(folder, MANIFEST), await webDocumentManifest());
  writeFileSync(join(folder, 'other.json'), '{"open":true}');
  viewer = (await webDocuments()).find(({ name }) => name === 'Viewer') as WebDocument; // part of the web client
  const { url } = stack().backend;
  const api = { url, cableUrl: `${url.replace('http', 'ws')}/cable` };
  gateway = await startGateway(api, { webFolder: folder, settings: { document: { tokens: 20 } } });
  strict = await startGateway(api, { webFolder: folder, config: { persistedOnly: true } });
  token = await stack().tokenOf('manager');
});
afterAll(async () => {
  await gateway.stop();
  await strict.stop();
  rmSync(folder, { recursive: true });
});

async function post(to: TestGateway, body: object, who: Who) {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const response = await to.fetch('/graphql', { method: 'POST', body: JSON.stringify(body), headers }, who);
  return (await response.json()) as { data?: object | null; errors?: { message: string; extensions: object }[] };
}

/** Returns the first event of an operation on a socket: its result, or the errors that reject it. */
async function firstOf(client: Client, query: string): Promise<unknown> {
  const first = await new Promise((resolve) => {
    client.subscribe({ query }, { next: resolve, error: resolve, complete() {} });
  });
  await client.dispose();
  return first;
}

const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe("a document of the web client's build", () => {
  it('runs by its hash alone, as Apollo Client sends it', async () => {
    const answer = await post(gateway, byHash(viewer.id), { token });
    expect(answer).toMatchObject({ data: { viewer: { profile: { email: expect.any(String) } } } });
  });

  it('is exempt from the limits on other documents, by hash and by text', async () => {
    expect((await post(gateway, { query: viewer.body }, { token })).errors).toBeUndefined();
    const [tooLong] = (await post(gateway, { query: `${viewer.body} ` }, { token })).errors ?? [];
    expect(tooLong).toMatchObject({ extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  });

  it('needs a session like any other document', async () => {
    const [error] = (await post(gateway, byHash(viewer.id), {})).errors ?? [];
    expect(error).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  it('is requested as text if its hash is unknown, so that older clients keep working', async () => {
    const [error] = (await post(gateway, byHash('0'.repeat(64)), { token })).errors ?? [];
    expect(error).toMatchObject({ message: 'PersistedQueryNotSupported' });
  });
});

describe('a gateway that runs only registered documents', () => {
  const refused = { extensions: { code: 'FORBIDDEN' } };

  it('runs them for browsers, and nothing else', async () => {
    expect((await post(strict, { query: viewer.body }, { cookie: token })).errors).toBeUndefined();
    expect((await post(strict, { query: adHoc }, { cookie: token })).errors).toMatchObject([refused]);
    expect((await post(strict, { query: '{ __schema { types { name } } }' }, { cookie: token })).errors).toMatchObject([
      refused,
    ]);
  });

  it('rejects others with 403', async () => {
    expect((await strict.ask(adHoc, {}, { cookie: token })).status).toBe(403);
  });

  it('runs any document of a signed-in tool', async () => {
    expect((await post(strict, { query: adHoc }, { token })).errors).toBeUndefined();
  });

  it('still lets tools sign in', async () => {
    const query =
      'mutation { signIn(input: { login: "nobody@lading.example", password: "x" }) { token errors { code } } }';
    expect(await post(strict, { query }, {})).toMatchObject({ data: { signIn: { token: null } } });
  });

  it('applies the same rules on sockets', async () => {
    expect(await firstOf(strict.live({ cookie: token }), adHoc)).toMatchObject([refused]);
    expect(await firstOf(strict.live({ cookie: token }), viewer.body)).toMatchObject({ data: {} });
    expect(await firstOf(strict.live({ token }), adHoc)).toMatchObject({ data: {} });
  });
});

describe('the manifest of the documents', () => {
  it('is not served, unlike the files next to it', async () => {
    for (const path of [`/${MANIFEST}`, `//${MANIFEST}`, '/%2edocuments.json', '/x/%2e%2e/.documents%2ejson']) {
      expect(await (await gateway.fetch(path)).text()).not.toContain('persisted-query-manifest');
    }
    expect(await (await gateway.fetch('/other.json')).json()).toEqual({ open: true });
  });
});

describe('a URL that contains a document', () => {
  const headers = () => ({ 'apollo-require-preflight': 'true', cookie: `lading-0=${token}`, connection: 'close' });
  /** A document of the web client, followed by another operation that some readers take for a comment. */
  const smuggled = (mark: string) =>
    `/graphql?query=${encodeURIComponent(viewer.body)}${mark}%0Aquery%20Other${encodeURIComponent(adHoc)}&operationName=Other`;

  it('is rejected for a bare #, after which a gate and an executor could read differently', async () => {
    for (const to of [gateway, strict]) {
      expect(await rawRequest(to.url, 'GET', smuggled('#'), headers()).answer()).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('is checked as it runs: the text after an encoded # counts', async () => {
    expect(await rawRequest(strict.url, 'GET', smuggled('%23'), headers()).answer()).toMatch(/"code":"FORBIDDEN"/);
    // A gateway that runs any document runs this text.
    const open = await startGateway(
      { url: stack().backend.url, cableUrl: `${stack().backend.url.replace('http', 'ws')}/cable` },
      { webFolder: folder },
    );
    try {
      const answer = await rawRequest(open.url, 'GET', smuggled('%23'), headers()).answer();
      expect(answer).toMatch(/^HTTP\/1\.1 200 .*"email":"/s);
    } finally {
      await open.stop();
    }
  });
});
