/** Requests that are not quite HTTP, and those that pages of other sites can send: both are rejected. */
import { connect } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { hidden, malformed, statusesOf } from '../support/malformedHttp.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway } = await suiteStub();
const weak = await startGateway(api, { settings: { protections: { strictHttp: false, csrf: false } } });
afterAll(() => weak.stop());
afterEach(async () => {
  for (const to of [gateway, weak]) expect((await to.fetch('/healthz')).status).toBe(200);
});

const statuses = (to: TestGateway, text: string) => {
  const { hostname, port } = new URL(to.url);
  return statusesOf(connect(Number(port), hostname), text);
};

describe('a request that is not quite HTTP', () => {
  it.each(malformed('POST /graphql'))('with %s gets 400, and ends its connection', async (_what, text) => {
    expect(await statuses(gateway, text)).toEqual(['400']);
    expect(api.calls).toEqual([]);
  });

  it('hides no second request, as it does with a lenient parser', async () => {
    expect(await statuses(gateway, hidden('POST /graphql'))).toEqual(['400']);
    expect(await statuses(weak, hidden('POST /graphql'))).toEqual(['400', '200']);
  });
});

describe('a write that a page of another site sends with the cookie', () => {
  const body = '{"query":"mutation { signOut { ended } }"}';
  const send = async (to: TestGateway, type: string) => {
    const headers = { 'content-type': type, accept: '*/*', origin: 'https://evil.example' };
    const { status } = await to.fetch('/graphql', { method: 'POST', body, headers }, { cookie: api.sessions.issue() });
    return [status, api.calls.map(({ method, path }) => `${method} ${path}`)];
  };

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is rejected, and executed if that protection is off',
    async (type) => {
      const [status, calls] = await send(gateway, type);
      expect([Number(status) >= 400 && Number(status) < 500, calls]).toEqual([true, []]);
      expect(await send(weak, type)).toEqual([200, ['DELETE logout']]);
    },
  );
});
