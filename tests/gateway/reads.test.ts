/** How many upstream reads one operation may cause, and how long they may last. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Asked } from '../support/gateway.ts';
import { fillOrders, ORDER_LIST } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { ownGateway, ownStub, suiteStub } from '../support/stubbed.ts';

const REASONS = /^purchase_orders\/\d+\/available_status_reasons$/;
const aliased = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: statusReasons(status: "x${n}")`);
const reasons = (count: number) => `{ purchaseOrders(programId: 1) { data { id ${aliased(count).join(' ')} } } }`;

const { api, gateway, token } = await suiteStub({
  // No deadline ends the reads that are to be aborted.
  settings: { document: { reads: 20 }, upstream: { timeoutMs: 600_000 } },
});
fillOrders(api, 4);
beforeEach(() => {
  api.on('GET', REASONS, () => ({ body: { data: [] } }));
});
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);

describe('the reads of one operation', () => {
  it('are limited: every read above the limit is TOO_LARGE', async () => {
    expect(codes(await gateway.ask(reasons(4), {}, { token }))).toEqual([]);
    api.calls.length = 0;
    expect(new Set(codes(await gateway.ask(reasons(10), {}, { token })))).toEqual(new Set(['TOO_LARGE']));
    expect(api.calls.length).toBeLessThanOrEqual(20);
  });

  it('are limited on a socket, too', async () => {
    const client = gateway.live({ token });
    const { value } = await client.iterate({ query: reasons(10) }).next();
    expect(value?.errors?.[0]?.extensions?.['code']).toBe('TOO_LARGE');
    expect(api.count('profile')).toBe(1);
    expect(api.calls.length).toBeLessThanOrEqual(21);
    await client.dispose();
  });

  it('stay within the limit on the list page', async () => {
    expect(codes(await gateway.ask(ORDER_LIST, {}, { token }))).toEqual([]);
  });

  it('are counted in advance for a field with arguments', async () => {
    const strict = await ownGateway(api, { settings: { document: { objects: 300 } } });
    const pages = (fields: string) => `{ purchaseOrders(programId: 1, items: 100) { data { ${fields} } } }`;
    expect(codes(await strict.ask(pages('id vendor { id }'), {}, { token }))).toEqual([]);
    api.calls.length = 0;
    expect(codes(await strict.ask(pages(aliased(2).join(' ')), {}, { token }))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(api.calls).toEqual([]);
  });
});

describe('reads still pending when an operation ends', () => {
  // One list fails at once, and the response with it; the others never respond.
  const LISTS = /^(purchase_orders|vendors|couriers|end_users)$/;
  const lists =
    '{ purchaseOrders(programId: 1) { meta { count } } vendors { meta { count } } couriers { meta { count } } endUsers { meta { count } } }';
  async function answered(ask: () => Promise<unknown>): Promise<void> {
    let [open, closed] = [0, 0];
    api.on('GET', LISTS, async ({ path }, { response }) => {
      open += 1;
      response.once('close', () => {
        closed += 1;
      });
      if (path !== 'purchase_orders') return new Promise(() => {});
      while (open < 4) await new Promise(setImmediate);
      return { status: 404, body: { error: 'Not found', code: 'not_found' } };
    });
    await ask();
    await until('all of it has ended', () => closed === 4);
    api.on('GET', LISTS, () => undefined);
  }

  it('are aborted', () => answered(() => gateway.ask(lists, {}, { token })));

  it('are aborted on a socket', async () => {
    const client = gateway.live({ token });
    await answered(() => client.iterate({ query: lists }).next());
    await client.dispose();
  });

  it('cause no unhandled rejection if the caller disconnects', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    let closed = false;
    const leave = new AbortController();
    // The users are selected twice and fetched once.
    api.on('GET', 'users', (_call, { response }) => {
      response.once('close', () => {
        closed = true;
      });
      leave.abort();
      return new Promise(() => {});
    });
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      signal: leave.signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ purchaseOrders(programId: 1) { data { users { id } again: users { id } } } }' }),
    });
    await expect(asked).rejects.toThrow('aborted');
    await until('the read has ended', () => closed);
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    api.on('GET', 'users', () => undefined);
    expect(unheard).toEqual([]);
  });

  it('are not aborted if they refresh a list for all callers', async () => {
    const { api: other, gateway: stale, token: session } = await ownStub({ settings: { shared: { freshMs: 0 } } });
    const answering = Promise.withResolvers<void>();
    const names = ['First', 'Second', 'Third'];
    let asked = 0;
    other.on('GET', 'countries', async () => {
      const name = names[asked] ?? '';
      asked += 1;
      if (asked > 1) await answering.promise;
      return { body: { data: { KE: name } } };
    });
    const country = async () => (await stale.ask('{ countries { name } }', {}, { token: session })).data;
    await country();
    // Refreshed in the background, while this caller gets the old list.
    expect(await country()).toEqual({ countries: [{ name: 'First' }] });
    await until('it is asked for again', () => asked === 2);
    answering.resolve();
    await until('the new one is there', async () => JSON.stringify(await country()).includes('Second'));
  });
});

describe('a list request with invalid arguments', () => {
  it("is rejected under the names of its arguments, not of api/v1's parameters", async () => {
    api.on('GET', 'purchase_orders', () => ({
      status: 422,
      body: { errors: { 'filters.order_date_from': ['is invalid'], 'filters.vendor_ids': ['is invalid'] } },
    }));
    const answer = await gateway.ask(ORDER_LIST, {}, { token });
    expect(answer.errors.map(({ message }) => message)).toEqual([
      'PO date (from) is invalid; filter.vendorIds is invalid',
    ]);
    api.on('GET', 'purchase_orders', () => undefined);
  });
});
