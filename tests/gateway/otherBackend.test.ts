import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { ORDER_LIST } from '../support/orders.ts';
import { until } from '../support/processes.ts';

interface Backend {
  url: string;
  cableUrl: string;
  token: string;
}

let child: ChildProcess;
let backend: Backend;
let gateway: TestGateway;
const ask = (query: string, variables?: Record<string, unknown>) =>
  gateway.ask(query, variables, { token: backend.token });

beforeAll(async () => {
  child = fork(resolve(import.meta.dirname, '../support/minimalBackend.ts'));
  [backend] = (await once(child, 'message')) as [Backend];
  gateway = await startGateway(backend);
});
afterAll(async () => {
  await gateway.stop();
  child.kill('SIGKILL');
});

describe('on a backend that is not ours and ignores ids[]', () => {
  it('a page of orders includes the related records of each', async () => {
    const { data, errors } = await ask(ORDER_LIST, { items: 30 });
    expect(errors).toEqual([]);
    const { data: rows } = (data as { purchaseOrders: { data: Array<{ id: string }> } }).purchaseOrders;
    expect(rows).toHaveLength(30);
    for (const { id, ...row } of rows) {
      expect(row).toMatchObject({
        orderNumber: `${10_000 + Number(id)}`,
        vendor: { id: `${100 + Number(id)}`, name: `Vendor ${id}` },
        endUser: { label: `End user ${id}` },
        group: { name: `Group ${id}` },
        users: [{ lastName: `${400 + Number(id)}` }, { lastName: '500' }],
      });
    }
  });

  it('a record is read, a missing one is null, and only a field that the backend lacks fails', async () => {
    const { data, errors } = await ask(
      '{ there: purchaseOrder(id: 30) { id vendor { name } } gone: purchaseOrder(id: 31) { id } newItem: purchaseOrder(id: 1) { id newItemDefaults { position } } }',
    );
    expect(data).toMatchObject({ there: { vendor: { name: 'Vendor 30' } }, gone: null });
    for (const error of errors) expect(error.path?.[0]).toBe('newItem');
  });

  it('a search that is to find exactly is sent without the parameter that the backend lacks', async () => {
    const { errors } = await ask('{ purchaseOrders(search: "1", exact: true, items: 2) { data { id } } }');
    expect(errors).toEqual([]);
  });

  it('the live channels are subscribed to', async () => {
    const client = gateway.live({ token: backend.token });
    client.subscribe(
      { query: 'subscription { recordChanged(programId: 1) { id } }' },
      { next() {}, error() {}, complete() {} },
    );
    await until('the gateway listens there', () => gateway.counts().sources === 1 && gateway.counts().cables === 1);
    await client.dispose();
  });

  it('an outage is reported by the gateway', async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { errors } = await ask('{ purchaseOrder(id: 1) { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});
