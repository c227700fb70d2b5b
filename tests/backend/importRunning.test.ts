import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { eventsIn, fileOf, manyOrders, postImport, readImport } from '../support/deliveryFile.ts';

describe('an import that is running', () => {
  const backend = suiteBackend();

  it('rejects another import, and does not block reads', async () => {
    const api = await backend().as('admin');
    const gate = Promise.withResolvers<void>();
    const text = fileOf(manyOrders('SLOW', 300, 1));
    const half = text.lastIndexOf('\n', text.length / 2) + 1;
    const slowly = () =>
      new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(text.slice(0, half)));
          await gate.promise;
          controller.enqueue(new TextEncoder().encode(text.slice(half)));
          controller.close();
        },
      });
    const headers = { 'content-type': 'text/csv', authorization: `Bearer ${api.token}` };
    const start = () => {
      const init = { method: 'POST', headers, body: slowly(), duplex: 'half' } as RequestInit;
      const first = { response: fetch(`${backend().url}/api/v1/imports`, init), wasRejected: false };
      void first.response.then(({ status }) => {
        first.wasRejected = status === 409;
      });
      return first;
    };
    let first = start();
    let second = await postImport(backend().url, api, fileOf([{ 'PO / SO #': 'SECOND-1' }]), '?dry_run=true');
    // The second request may be admitted before the first; then the first is the rejected one.
    while (second.status !== 409) {
      if (first.wasRejected) first = start();
      second = await postImport(backend().url, api, fileOf([{}]), '?dry_run=true');
    }
    expect(JSON.parse(second.body)).toMatchObject({ code: 'in_progress' });
    gate.resolve();
    const response = await first.response;
    let done = false;
    const finished = readImport(response).finally(() => {
      done = true;
    });
    let asked = 0;
    while (!done) {
      await api.get(`purchase_orders?program_id=${backend().world.program}`);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(3);
    expect((await finished).summary).toMatchObject({ purchase_orders: 300, stopped: false });
  });

  it('leaves complete orders if its client disconnects, and the next import adds the rest', async () => {
    const { url, db } = backend();
    const api = await backend().as('admin');
    const file = fileOf(manyOrders('STOP', 250, 3));
    const hangUp = new AbortController();
    const response = await fetch(`${url}/api/v1/imports`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${api.token}` },
      body: file,
      signal: hangUp.signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (eventsIn(whole).some((event) => event.type === 'importing' && event.orders >= 20)) break;
    }
    hangUp.abort();
    let rest = await postImport(url, api, file);
    while (rest.status === 409) rest = await postImport(url, api, file);
    const before = rest.summary.unchanged / 3;
    expect(before).toBeGreaterThanOrEqual(20);
    expect(before).toBeLessThan(250);
    expect(Number.isInteger(before)).toBe(true);
    expect(rest.summary).toMatchObject({ purchase_orders: 250 - before, order_items: 750 - before * 3 });
    const sizes = await db
      .selectFrom('order_items as i')
      .innerJoin('purchase_orders as o', 'o.id', 'i.purchase_order_id')
      .select(({ fn }) => ['o.id', fn.countAll<number>().as('count')])
      .where('o.order_number', 'like', 'STOP-%')
      .groupBy('o.id')
      .execute();
    expect(sizes).toHaveLength(250);
    expect(new Set(sizes.map(({ count }) => Number(count)))).toEqual(new Set([3]));
  });
});
