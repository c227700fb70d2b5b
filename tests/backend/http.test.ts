import { describe, expect, it } from 'vitest';
import { redisBroadcaster } from '../../backend/live/redis.ts';
import { makeLog } from '../../backend/log.ts';
import { suiteBackend } from '../support/backend.ts';
import { embeddedDatabase } from '../support/database.ts';
import { freePort } from '../support/processes.ts';
import { orderFields, unused } from '../support/records.ts';

describe('the HTTP surface', () => {
  const backend = suiteBackend(async () => ({ database: await embeddedDatabase() }));

  it('reports that it is alive, what its data survives, and that it is ready', async () => {
    const { url } = backend();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
      status: 'alive',
      database: 'pglite',
      survives: 'process death',
    });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ ready: true, database: true, degraded: [] });
  });

  it('adopts a valid request id, generates one otherwise, and forbids caching', async () => {
    const { url } = backend();
    const withId = async (id: string) =>
      (await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await withId('a-1')).toBe('a-1');
    expect(await withId('a b')).not.toBe('a b');
    const api = await backend().as('viewer');
    const { headers } = await api.send('get', 'profile');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('responds in JSON to malformed, unknown and oversized requests', async () => {
    const api = await backend().as('manager');
    expect((await api.refused(400, 'post', 'purchase_orders', '{"purchase_order":')).code).toBe('bad_request');
    expect(await api.refused(404, 'get', 'nowhere')).toEqual({ error: 'Not found', code: 'not_found' });
    const huge = { purchase_order: { order_number: 'x'.repeat(1_100_000) } };
    expect((await api.refused(413, 'post', 'purchase_orders', huge)).code).toBe('too_large');
    await api.refused(400, 'get', `vendors?${'a=1&'.repeat(1001)}`);
  });

  it('distinguishes an internal error from a malformed request', async () => {
    const { db, signIn, world } = backend();
    const zone = (time_zone: string | null) =>
      db.updateTable('users').set({ time_zone }).where('id', '=', world.people.viewer).execute();
    await zone('Nowhere/At all');
    const { status, body } = await (await signIn('viewer')).send('get', 'commercial_invoices?ids[]=1');
    await zone(null);
    expect(status).toBe(500);
    expect(body).toEqual({ error: 'Unknown Error has occurred', request_id: expect.any(String) });
  });

  it('rejects a body of another type with 415, and any body where none is accepted', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const form = await api.send('post', 'vendors', 'vendor[name]=X', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
    const path = `users/${world.people.viewer}/deactivate`;
    const { errors } = await api.refused(422, 'post', path, { user: { permission_id: 1 } });
    expect(errors).toEqual({ user: ['is not allowed here'] });
  });

  it('accepts 200 ids but not one more', async () => {
    const api = await backend().as('manager');
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `ids[]=${index + 1}`).join('&');
    await api.get(`vendors?${ids(200)}`);
    const { errors } = await api.refused(422, 'get', `vendors?${ids(201)}`);
    expect(errors).toEqual({ ids: ['has too many values (maximum is 200)'] });
  });

  it.each([
    ['vendors?search=%00abc', 'search'],
    ['order_items?program_id=1&filters[material]=a%00', 'filters.material'],
    ['order_items?program_id=1&filters[statuses][]=a%00', 'filters.statuses'],
    ['order_items?program_id=1&filters[country_of_manufacture][]=%00', 'filters.country_of_manufacture'],
    ['purchase_orders?program_id=1&filters[statuses][]=a%00', 'filters.statuses'],
    ['purchase_orders?program_id=1&filters[order_date_from]=0000-01-01', 'filters.order_date_from'],
    ['purchase_orders?program_id=9007199254740993', 'program_id'],
    ['purchase_orders?program_id=1&page=99999999999', 'page'],
    ['vendors?sort[field]=name&sort[field]=email', 'sort.field'],
    ['vendors?search[]=abc', 'search'],
    ['vendors?toString=1', 'toString'],
    ['vendors?filters[constructor]=1', 'filters.constructor'],
  ])('names the rejected parameter of %s', async (path, field) => {
    const { errors } = await (await backend().as('manager')).refused(422, 'get', path);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it.each(['vendors/0', 'vendors/0x1', 'vendors/1.0', 'vendors/1e3', 'vendors/%00', 'vendors/99999999999999999999'])(
    'finds nothing at %s',
    async (path) => {
      await (await backend().as('manager')).refused(404, 'get', path);
    },
  );

  it('stores no control characters and no year 0', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const fields = orderFields(world, { order_number: 'a\u0000b', order_date: '0000-01-01' });
    const { errors } = await api.refused(422, 'post', 'purchase_orders', { purchase_order: fields });
    expect(errors).toEqual({
      order_number: ['must be one line without control characters or direction overrides'],
      order_date: ['must be in the years 1900 to 2100'],
    });
    const login = { login: 'a\u0000b', password: 'x' };
    await backend().withToken(null).refused(422, 'post', 'login', { user: login });
  });

  it.each(['', ' \u00a0\t', '\u200b', '\u2060\ufeff\u200f'])(
    'treats invisible characters (%j) as a blank name',
    async (name) => {
      const api = await backend().as('manager');
      expect((await api.refused(422, 'post', 'vendors', { vendor: { name } })).errors).toEqual({
        name: ["can't be blank"],
      });
      await api.post('vendors', { vendor: { name: `${unused('A')}${name}` } });
    },
  );

  it('publishes an OpenAPI document with every record as a component', async () => {
    const document = await (await fetch(`${backend().url}/api/v1/openapi.json`)).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['PurchaseOrder', 'OrderItem', 'Comment', 'Vendor', 'Profile', 'FieldErrors', 'Failure']),
    );
    expect(document.paths['/api/v1/purchase_orders/{id}/order_items/new_parent_defaults']).toHaveProperty('get');
  });
});

describe('a backend whose Redis is down', () => {
  const backend = suiteBackend(async () => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    return { env: { REDIS_URL: url }, broadcaster: await redisBroadcaster(url, makeLog('silent')) };
  });

  it('is ready, reports what is degraded, and accepts writes', async () => {
    const ready = await fetch(`${backend().url}/readyz`);
    const away = expect.stringMatching(/^Redis is away: /);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { ready: true, broadcasts: false, degraded: [away] },
    ]);
    const manager = await backend().as('manager');
    const written = await manager.send('post', 'purchase_orders', { purchase_order: orderFields(backend().world) });
    expect(written.status).toBe(201);
  });
});
