import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { eventsIn, fileOf, manyOrders, postImport } from '../support/deliveryFile.ts';

describe('an import that is running', () => {
  const backend = suiteBackend({ works: { begins: true } });

  it('lets others read, leaves complete orders if its client disconnects, and the next import adds the rest', async () => {
    const { url, db, world } = backend();
    const api = await backend().as('admin');
    const file = fileOf(manyOrders('STOP', 250, 3));
    const hangUp = new AbortController();
    const response = await fetch(`${url}/api/v1/imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${api.token}` },
      body: file,
      signal: hangUp.signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      await api.get(`purchase_orders?program_id=${world.program}`);
      text += decoder.decode(chunk, { stream: true });
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (eventsIn(whole).some((event) => event.type === 'importing' && event.orders >= 20)) break;
    }
    hangUp.abort();
    // It waits until the first has ended what it had begun.
    const rest = await postImport(url, api, file);
    const before = rest.summary.counts.unchanged / 3;
    expect(before).toBeGreaterThanOrEqual(20);
    expect(before).toBeLessThan(250);
    expect(Number.isInteger(before)).toBe(true);
    expect(rest.summary.made).toMatchObject({ purchase_orders: 250 - before, order_items: 750 - before * 3 });
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
