/** In production, callers without a session learn nothing about the schema. */

import { describe, expect, it } from 'vitest';
import { webDocuments } from '../../scripts/webDocuments.ts';
import type { Who } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { suiteStub } from '../support/stubbed.ts';

const PUBLIC = 'https://lading.example';
const { api, gateway } = await suiteStub({ config: { production: true, publicUrl: PUBLIC } });
fillOrders(api, 1);

const BARE = {
  status: 401,
  body: { errors: [{ message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } }] },
};

async function asked(query: string, variables: object = {}, who: Who = {}, more: object = {}) {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const body = JSON.stringify({ query, variables, ...more });
  const response = await gateway.fetch('/graphql', { method: 'POST', body, headers }, who);
  return { status: response.status, body: (await response.json()) as unknown };
}

const signIn = (below: string, input = '{ login: "a", password: "b" }') => `signIn(input: ${input}) { ${below} }`;

describe('signing in', () => {
  it.each([
    ['a field that is there, deeper', `mutation { ${signIn('profile { organization { id } }')} }`, {}],
    ['a field that is not, deeper', `mutation { ${signIn('profile { organization { nothing } }')} }`, {}],
    ['a leaf that is not there', `mutation { ${signIn('nothing')} }`, {}],
    ['a fragment', `mutation { ${signIn('... on SignInPayload { token }')} }`, {}],
    ['a condition', `mutation($yes: Boolean!) { ${signIn('token @include(if: $yes)')} }`, { yes: 1 }],
    [
      'a variable elsewhere',
      `mutation($s: DocumentSort) { ${signIn('profile { documents(sort: $s) { data { id } } }')} }`,
      { s: { field: 'NAMEE', direction: 'ASC' } },
    ],
    [
      'an input that does not fit',
      `mutation($i: SignInInput!) { ${signIn('token', '$i')} }`,
      { i: { login: 'a', password: 'b', passwort: 'c' } },
    ],
  ])('reveals nothing through %s', async (_what, query, variables) => {
    const before = api.count('login', 'POST');
    expect(await asked(query, variables)).toEqual(BARE);
    expect(api.count('login', 'POST')).toBe(before);
    for (const who of [{ token: 'nonsense' }, { cookie: 'nonsense' }]) {
      expect(await asked(query, variables, who)).toEqual(BARE);
    }
  });

  it('works with the documents of the web client and of tools', async () => {
    const document = (await webDocuments()).find(({ name }) => name === 'SignIn')?.body ?? '';
    for (const who of [{}, { cookie: 'made.up.token' }]) {
      expect(await asked(document, { input: { login: 'ada', password: 'right' } }, who)).toMatchObject({
        status: 200,
        body: { data: { signIn: { profile: { id: '1' }, errors: [] } } },
      });
      expect(await asked(document, { input: { login: 'ada', password: 'wrong' } }, who)).toMatchObject({
        status: 200,
        body: { data: { signIn: { profile: null, errors: [{ field: 'base', code: 'INVALID' }] } } },
      });
    }
    const query = 'mutation($l: String!, $p: String!) { signIn(input: { login: $l, password: $p }) { token } }';
    expect(await asked(query, { l: 'ada', p: 'right' })).toMatchObject({ status: 200 });
  });
});

describe('an invalid token', () => {
  const documents: Array<[what: string, query: string, variables?: object, more?: object]> = [
    ['a good document', '{ viewer { profile { id } } }'],
    ['one that asks for nothing', '{ __typename }'],
    ['one that would ask the backend for nothing', '{ __typename viewer @skip(if: true) { profile { id } } }'],
    ['a write', 'mutation { deleteComment(id: 1) { errors { code } } }'],
    ['a wrong document', '{ viewerr { profile { id } } }'],
    ['variables that do not fit', 'query($id: ID!) { vendor(id: $id) { id } }', {}],
    ['a page that is too large', '{ purchaseOrders(programId: 1, items: 1000) { meta { page } } }'],
    ['too much', '{ purchaseOrders(programId: 1) { data { orderItems { data { documents { data { id } } } } } } }'],
    ['a subscription', 'subscription { recordChanged { id } }'],
    ['an operation that is not there', 'query a { __typename }', {}, { operationName: 'b' }],
    ['the schema', '{ __schema { queryType { name } } }'],
  ];

  it.each(documents)('gets the same response for %s', async (_what, query, variables, more) => {
    for (const who of [{ token: 'nonsense' }, { cookie: 'nonsense' }]) {
      expect(await asked(query, variables, who, more)).toEqual(BARE);
    }
  });

  it('gets the same response for every query while the backend is unavailable', async () => {
    const answers = new Set<string>();
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    for (const [, query, variables] of documents.filter(([, query]) => /viewer/.test(query))) {
      answers.add(JSON.stringify(await asked(query, variables, { token: 'nonsense' })));
    }
    api.on('GET', 'profile', () => undefined);
    expect([...answers]).toEqual([expect.stringMatching(/503.*UPSTREAM_UNAVAILABLE/)]);
  });

  it('still loses its cookie on sign-out', async () => {
    const answer = await gateway.ask('mutation { signOut { ended } }', {}, { cookie: 'made.up.token' });
    expect(answer).toMatchObject({ data: { signOut: { ended: false } }, cookie: '' });
  });
});

describe('a valid session', () => {
  it('is not checked by an extra call, and gets errors without suggestions', async () => {
    const token = api.sessions.issue();
    api.calls.length = 0;
    expect(await asked('{ purchaseOrder(id: 1) { id } }', {}, { token })).toMatchObject({ status: 200 });
    expect(await asked('{ __typename }', {}, { token })).toMatchObject({ status: 200 });
    expect(await asked('mutation { signOut { ended } }', {}, { token: api.sessions.issue() })).toMatchObject({
      body: { data: { signOut: { ended: true } } },
    });
    expect(api.count('profile')).toBe(0);
    const query = 'query($f: PurchaseOrderFilter) { purchaseOrders(programId: 1, filter: $f) { meta { page } } }';
    const wrong = await asked(query, { f: { vendorIdz: ['1'] } }, { token });
    expect(JSON.stringify(wrong)).toContain('BAD_USER_INPUT');
    expect(JSON.stringify(wrong)).not.toContain('Did you mean');
    const client = gateway.live({ token, origin: PUBLIC });
    const { value } = await client.iterate({ query, variables: { f: { vendorIdz: ['1'] } } }).next();
    expect(JSON.stringify(value)).toMatch(/not defined by type .{1,2}PurchaseOrderFilter.{1,2}\./);
    expect(JSON.stringify(value)).not.toContain('Did you mean');
    await client.dispose();
  });
});
