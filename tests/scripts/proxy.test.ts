/** Tests the files of `deploy/` in front of a whole Lading: what people do passes, and the doctor sees it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, FormData, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Result } from '../../scripts/doctor/check.ts';
import { runTool } from '../../scripts/tools.ts';
import { documentFields, pdf } from '../support/files.ts';
import { init, nextFrame, send } from '../support/graphqlSocket.ts';
import { type Lading, startLading } from '../support/lading.ts';
import { freePort } from '../support/processes.ts';
import {
  type Certificate,
  makeCertificate,
  proxyMissing,
  startCaddy,
  startNginx,
  type TestProxy,
} from '../support/proxies.ts';

const proxies = { nginx: startNginx, caddy: startCaddy };
const names = ['nginx', 'caddy'] as const;
/** The largest document, in bytes. */
const LARGEST = 20 * 1024 * 1024;

let certificate: Certificate;
let lading: Lading;
let agent: Agent;
const ports = { nginx: 0, caddy: 0 };

const skipsAll = names.every(proxyMissing);

beforeAll(async () => {
  if (skipsAll) return;
  certificate = makeCertificate();
  agent = new Agent({ connect: { ca: readFileSync(certificate.file) } });
  for (const name of names) ports[name] = await freePort();
  lading = await startLading({
    PUBLIC_URL: `https://localhost:${ports.nginx}`,
    ALLOWED_ORIGINS: `https://localhost:${ports.caddy}`,
    TRUST_PROXY: 'loopback',
  });
});
afterAll(async () => {
  if (skipsAll) return;
  await agent.close();
  await lading.stop();
  certificate.remove();
});

const gatewayPort = () => Number(new URL(lading.url).port);

async function ask(url: string, query: string, variables: object, token = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    dispatcher: agent,
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown> | null; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';

/** Runs the doctor on this Lading as if a proxy's address were its public one; returns what it says of that address. */
async function doctorOn(url: string): Promise<{ state: string; what: string }[]> {
  const env = {
    PORT: String(gatewayPort()),
    API_URL: lading.backendUrl,
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    NODE_EXTRA_CA_CERTS: certificate.file,
  };
  const { output } = await runTool('node', ['scripts/doctor.ts', '--json'], { env });
  const { checks } = JSON.parse(output) as { checks: Result[] };
  return checks.filter(({ name }) => name === 'Public address').flatMap(({ findings }) => findings);
}

describe.each(names)('Lading behind %s', (name) => {
  const missing = proxyMissing(name);
  let proxy: TestProxy;
  beforeAll(async () => {
    if (!missing) proxy = await proxies[name]({ port: ports[name], gatewayPort: gatewayPort(), certificate });
  });
  afterAll(() => proxy?.stop());

  it.skipIf(missing)(
    missing
      ? `(skipped: no ${missing} on this machine)`
      : 'signs people in, is live, takes the largest document and returns it',
    async () => {
      const input = { login: 'admin@lading.example', password: 'Lading-2026!' };
      const { token } = (await ask(proxy.url, SIGN_IN, { input })).signIn as { token: string };

      const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
        origin: proxy.url,
        ca: readFileSync(certificate.file),
      });
      await once(socket, 'open');
      const acknowledged = nextFrame(socket, 'connection_ack');
      send(socket, init(token));
      await acknowledged;
      const query = 'subscription { recordChanged { actionType type } }';
      const begun = nextFrame(socket, 'next');
      send(socket, { type: 'subscribe', id: '1', payload: { query } });
      expect(await begun).toMatchObject({ payload: { data: { recordChanged: { actionType: 'REFETCH' } } } });

      const { vendors } = await ask(proxy.url, '{ vendors { data { id } } }', {}, token);
      const [{ id = '' } = {}] = (vendors as { data: { id?: string }[] }).data;
      const path = `${proxy.url}/files/vendors/${id}/attachments`;
      const bytes = Buffer.from(await pdf(LARGEST).arrayBuffer());
      const form = new FormData();
      for (const [field, value] of documentFields(new File([bytes], 'report.pdf'))) form.append(field, value);
      const changed = nextFrame(socket, 'next');
      const headers = { authorization: `Bearer ${token}` };
      const uploaded = await fetch(path, {
        method: 'POST',
        headers,
        body: form,
        dispatcher: agent,
      });
      const { document } = (await uploaded.json()) as { document: { id: string } };
      expect(uploaded.status).toBe(201);
      expect(await changed).toMatchObject({
        payload: { data: { recordChanged: { actionType: 'CREATE', type: 'DOCUMENT' } } },
      });
      socket.terminate();

      const file = await fetch(`${path}/${document.id}/file`, { headers, dispatcher: agent });
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);

      expect(await doctorOn(proxy.url)).toMatchObject([
        { state: 'fine', what: `${proxy.url} leads to this Lading` },
        { state: 'fine', what: 'websockets pass' },
        { state: 'fine', what: 'uploads of 21 MB are let in' },
      ]);
    },
  );
});

it.skipIf(proxyMissing('nginx'))(
  'The doctor sees a proxy that passes neither websockets nor large uploads',
  async () => {
    const change = (config: string) => config.replace('client_max_body_size 21m;', '').replace(/.*Upgrade .*\n/, '');
    const proxy = await startNginx({ port: await freePort(), gatewayPort: gatewayPort(), certificate, change });
    try {
      const findings = await doctorOn(proxy.url);
      expect(findings.map(({ state }) => state)).toEqual(['fine', 'wrong', 'wrong']);
      expect(findings[1]?.what).toMatch(/^websockets do not pass/);
      expect(findings[2]?.what).toBe('the proxy refuses uploads of 21 MB (413)');
    } finally {
      await proxy.stop();
    }
  },
);
