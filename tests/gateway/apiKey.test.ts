import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { inDays } from '../support/apiKeys.ts';
import { attach } from '../support/files.ts';
import { admitted, closeCode, nextFrame, send } from '../support/graphqlSocket.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const CREATE = `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  secret errors { field message code }
  apiKey {
    id name roleId roleName allPrograms state expiresAt lastUsedAt revokedAt lockVersion
    organization { name } programs { id } user { id fullName } maker { id } abilities { action allowed }
  }
} }`;
const REVOKE = `mutation($id: ID!) { revokeApiKey(id: $id) { apiKey { state revokedAt } errors { code } } }`;
const COUNTRIES = '{ countries { code } }';

const stack = suiteStack();
let orgAdmin: Api;
beforeAll(async () => {
  orgAdmin = await stack().backend.as('orgAdmin');
});

interface Made {
  createApiKey: { apiKey: { id: string; user: { id: string } } | null; secret: string | null; errors: object[] };
}

/** Creates an API key as an administrator. */
async function make(fields: object = {}): Promise<Made['createApiKey']> {
  const input = { name: `Bot ${crypto.randomUUID()}`, roleId: '2', expiresAt: inDays(1), ...fields };
  return ((await stack().get('orgAdmin', CREATE, { input })) as unknown as Made).createApiKey;
}
const asTool = (token: string, query: string, variables = {}) => stack().gateway.ask(query, variables, { token });

describe('an API key in GraphQL', () => {
  it('is created with its secret, listed without, and revoked', async () => {
    const { world } = stack().backend;
    const programIds = [String(world.program)];
    const { apiKey, secret, errors } = await make({ name: 'Nightly copy', roleId: '4', programIds });
    expect(errors).toEqual([]);
    expect(secret).toMatch(/^lading_/);
    expect(apiKey).toMatchObject({
      name: 'Nightly copy',
      roleName: 'Procurement officer',
      allPrograms: false,
      state: 'ACTIVE',
      lastUsedAt: null,
      organization: { name: 'Acme Health' },
      programs: [{ id: String(world.program) }],
      user: { fullName: 'Nightly copy' },
      maker: { id: String(world.people.orgAdmin) },
      abilities: [{ action: 'REVOKE', allowed: true }],
    });
    const list =
      '{ apiKeys(search: "nightly", filter: { states: [ACTIVE] }) { data { id name history { data { action } } } } }';
    expect(await stack().get('orgAdmin', list)).toEqual({
      apiKeys: { data: [{ id: apiKey?.id, name: 'Nightly copy', history: { data: [{ action: 'create' }] } }] },
    });
    expect(await stack().get('orgAdmin', REVOKE, { id: apiKey?.id })).toMatchObject({
      revokeApiKey: { apiKey: { state: 'REVOKED', revokedAt: expect.any(String) }, errors: [] },
    });
    const one = 'query($id: ID!) { apiKey(id: $id) { state } }';
    expect(await stack().get('orgAdmin', one, { id: apiKey?.id })).toEqual({ apiKey: { state: 'REVOKED' } });
    expect(await stack().get('otherAdmin', one, { id: apiKey?.id })).toEqual({ apiKey: null });
  });

  it('is rejected on the invalid field of the input', async () => {
    expect(await make({ roleId: '1', expiresAt: inDays(1) })).toMatchObject({
      apiKey: null,
      secret: null,
      errors: [{ field: 'roleId', code: 'INVALID' }],
    });
    expect(await make({ expiresAt: '2020-01-01' })).toMatchObject({ errors: [{ field: 'expiresAt' }] });
  });

  it('returns its secret only once, even if the request is repeated', async () => {
    const { gateway, tokenOf } = stack();
    const input = { name: 'Repeated', roleId: '2', expiresAt: inDays(1) };
    const who = { token: await tokenOf('orgAdmin'), headers: { 'idempotency-key': 'make-a-key' } };
    const first = (await gateway.ask(CREATE, { input }, who)).data as unknown as Made;
    const again = (await gateway.ask(CREATE, { input }, who)).data as unknown as Made;
    expect(first.createApiKey.secret).toMatch(/^lading_/);
    expect(again.createApiKey).toMatchObject({
      secret: null,
      errors: [],
      apiKey: { id: first.createApiKey.apiKey?.id },
    });
  });

  it('is available to administrators only', async () => {
    const { errors } = await stack().ask('manager', '{ apiKeys { data { id } } }');
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('signs a tool in as its own user, who can neither sign out nor renew the session', async () => {
    const { apiKey, secret } = await make();
    const token = secret ?? '';
    const { data } = await asTool(
      token,
      '{ viewer { profile { id fullName email } permissions { apiKeys { read } } } }',
    );
    expect(data).toMatchObject({
      viewer: { profile: { id: apiKey?.user.id, email: null }, permissions: { apiKeys: { read: true } } },
    });
    const socket = await admitted(stack().gateway, token);
    for (const mutation of ['mutation { signOut { ended } }', 'mutation { refreshToken { token } }']) {
      const { errors } = await asTool(token, mutation);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    // Nothing ended: neither the key nor its sockets.
    expect((await asTool(token, '{ viewer { profile { id } } }')).errors).toEqual([]);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.close();
  });

  it('stops working within a second of its revocation: over HTTP, for cached lists, on sockets and for files', async () => {
    const { gateway, backend } = stack();
    const { apiKey, secret } = await make();
    const token = secret ?? '';
    const parent = `vendors/${backend.world.vendor}`;
    const document = await attach(orgAdmin, parent);
    const file = () => gateway.fetch(`/files/${parent}/attachments/${document.id}/file`, {}, { token });
    expect((await file()).status).toBe(200);
    // Read twice, so that the second response comes from the gateway's cache.
    for (const _ of [1, 2]) expect((await asTool(token, COUNTRIES)).errors).toEqual([]);
    const socket = await admitted(gateway, token);
    const { id: order } = await newOrder(orgAdmin, backend.world);
    const query = `subscription { commentChanged(on: { type: PURCHASE_ORDER, id: ${order} }) { actionType } }`;
    send(socket, { type: 'subscribe', id: 'a', payload: { query } });
    await nextFrame(socket, 'next');
    const closed = closeCode(socket);
    const before = performance.now();
    await stack().get('orgAdmin', REVOKE, { id: apiKey?.id });
    // Served from the cache: no call to the backend could notify the gateway.
    let answer = await asTool(token, COUNTRIES);
    for (let asked = before; answer.status === 200 && asked - before < 1000; ) {
      asked = performance.now();
      answer = await asTool(token, COUNTRIES);
    }
    expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await closed).toBe(4403);
    expect((await asTool(token, '{ viewer { profile { id } } }')).status).toBe(401);
    expect((await file()).status).toBe(401);
    const late = gateway.socket();
    await new Promise((resolve) => late.once('open', resolve));
    send(late, { type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect(await closeCode(late)).toBe(4401);
  });

  it('does not work when mistyped, and appears in no log', async () => {
    const { gateway } = stack();
    const { secret } = await make();
    const mistyped = `${secret?.slice(0, -1)}${secret?.endsWith('0') ? '1' : '0'}`;
    expect((await asTool(mistyped, '{ viewer { profile { id } } }')).status).toBe(401);
    await asTool(secret ?? '', '{ nonsense }');
    await asTool(secret ?? '', 'query Named { viewer { profile { id } } }');
    expect(gateway.logged.join('\n')).toContain('"operation":"Named"');
    expect(gateway.logged.join('\n')).not.toContain(secret?.slice('lading_'.length, -8));
  });
});
