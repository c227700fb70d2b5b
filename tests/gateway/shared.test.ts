import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownApi, ownGateway } from '../support/stubbed.ts';

const COUNTRIES = '{ countries { code name } }';
const KENYA = { countries: [{ code: 'KE', name: 'Kenya' }] };

let api: StubApi;
let gateway: TestGateway;
let names: Record<string, string>;
let failing: boolean;

async function start(shared: SettingsPatch['shared'] = {}): Promise<void> {
  gateway = await ownGateway(api, { settings: { shared, upstream: { retries: 0 } } });
}

beforeEach(async () => {
  ({ api } = await ownApi());
  names = { KE: 'Kenya' };
  failing = false;
  api.on('GET', 'countries', ({ headers }) => {
    if (failing) return { status: 500, body: { error: 'Broken' } };
    return api.sessions.isLive(headers.authorization) ? { body: { data: names } } : undefined;
  });
});

describe('a list that is the same for all callers', () => {
  it('is fetched once for many operations of many users, once the backend has admitted them', async () => {
    await start();
    const tokens = [api.sessions.issue(1), api.sessions.issue(2)];
    for (const token of tokens) await gateway.ask('{ viewer { profile { id } } }', {}, { token });
    for (const token of [...tokens, ...tokens]) {
      expect(await gateway.ask(COUNTRIES, {}, { token })).toMatchObject({ data: KENYA, errors: [] });
    }
    expect(api.count('countries')).toBe(1);
  });

  it('that is no longer fresh is returned as is, and refreshed in the background', async () => {
    await start({ freshMs: 0 });
    const token = api.sessions.issue();
    await gateway.ask(COUNTRIES, {}, { token });
    names = { UG: 'Uganda' };
    expect((await gateway.ask(COUNTRIES, {}, { token })).data).toEqual(KENYA);
    await until('the list is new', async () => {
      const { data } = await gateway.ask(COUNTRIES, {}, { token });
      return JSON.stringify(data).includes('Uganda');
    });
  });

  it('is kept while the backend fails to refresh it, and each failure reaches only its own caller', async () => {
    await start({ freshMs: 0 });
    const token = api.sessions.issue();
    failing = true;
    const first = await gateway.ask(COUNTRIES, {}, { token });
    expect(first.errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    failing = false;
    expect((await gateway.ask(COUNTRIES, {}, { token })).data).toEqual(KENYA);
    failing = true;
    const before = api.count('countries');
    expect((await gateway.ask(COUNTRIES, {}, { token })).data).toEqual(KENYA);
    await until('it was asked for in vain', () => api.count('countries') > before);
    expect((await gateway.ask(COUNTRIES, {}, { token })).data).toEqual(KENYA);
  });

  it('that is too old is refetched first', async () => {
    await start({ freshMs: 0, staleMs: 0 });
    const token = api.sessions.issue();
    await gateway.ask(COUNTRIES, {}, { token });
    names = { UG: 'Uganda' };
    expect((await gateway.ask(COUNTRIES, {}, { token })).data).toEqual({
      countries: [{ code: 'UG', name: 'Uganda' }],
    });
  });

  it('is not returned for a token that the backend has not admitted, nor after sign-out', async () => {
    await start();
    const token = api.sessions.issue();
    await gateway.ask(COUNTRIES, {}, { token });
    expect(await gateway.ask(COUNTRIES, {}, { token: 'made.up.token' })).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await gateway.ask('mutation { signOut { ended } }', {}, { token });
    expect((await gateway.ask(COUNTRIES, {}, { token })).status).toBe(401);
  });

  it('is fetched once per operation, however many fields select it', async () => {
    await start({ freshMs: 0, staleMs: 0 });
    const token = api.sessions.issue();
    await gateway.ask('{ a: countries { code } b: countries { name } c: countries { code } }', {}, { token });
    expect(api.count('countries')).toBe(1);
  });
});
