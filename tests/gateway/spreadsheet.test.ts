import { beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../support/apiKeys.ts';
import { newItem, newOrder } from '../support/records.ts';
import { csvRows, sheetsOf } from '../support/spreadsheets.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';
import { fileCalls } from '../support/uploads.ts';

const META = 'meta { count exportPath }';
const CREATE_KEY = 'mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret errors { message } } }';

describe('the rows of a list as a file', () => {
  const stack = suiteStack();
  let orderId = '';

  /** Returns where the rows of a list are, by a query of its page. */
  async function pathOf(query: string, at: readonly string[]): Promise<string> {
    let found: unknown = await stack().get('viewer', query);
    for (const name of [...at, 'meta', 'exportPath']) found = (found as Record<string, unknown>)[name];
    return String(found);
  }

  const fetched = async (path: string, token?: string) => {
    const response = await stack().gateway.fetch(path, {}, { token: token ?? (await stack().tokenOf('viewer')) });
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  };

  beforeAll(async () => {
    const { as, world } = stack().backend;
    const api = await as('orgAdmin');
    for (const order_number of ['PO-1', 'PO-2', 'PX-3']) {
      const order = await newOrder(api, world, { order_number });
      orderId ||= String(order.id);
      await newItem(api, order.id, { material: `Goods of ${order_number}` });
    }
  });

  it('is at the path that every page of the list has, with its search, filters and sort', async () => {
    const list = `purchaseOrders(programId: ${stack().backend.world.program}, items: 1, search: "PO", sort: { field: ORDER_NUMBER, direction: DESC })`;
    const path = await pathOf(`{ ${list} { ${META} } }`, ['purchaseOrders']);
    const file = await fetched(`${path}&format=CSV&columns=ORDER_NUMBER,VENDOR`);
    expect(csvRows(file).map(([number]) => number)).toEqual(['PO #', 'PO-2', 'PO-1']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Purchase Orders .*\.csv"/);
    expect(file.headers.get('file-rows')).toBe('2');
    expect(file.headers.get('cache-control')).toBe('no-store');
  });

  it('has only the selected rows, whatever is searched', async () => {
    const path = await pathOf(`{ purchaseOrders(search: "PX") { ${META} } }`, ['purchaseOrders']);
    const file = await fetched(`${path}&format=CSV&columns=ORDER_NUMBER&ids=${orderId}`);
    expect(csvRows(file).flat()).toEqual(['PO #', 'PO-1']);
  });

  it('is of the items of an order, too', async () => {
    const path = await pathOf(`{ purchaseOrder(id: ${orderId}) { orderItems { ${META} } } }`, [
      'purchaseOrder',
      'orderItems',
    ]);
    const [sheet] = await sheetsOf(await fetched(`${path}&format=XLSX&columns=MATERIAL`));
    expect(sheet?.rows.at(1)).toEqual(['Goods of PO-1']);
    expect(sheet?.rows).toHaveLength(2);
  });

  it('is served to API keys with the rights that they have, and to nobody without a session', async () => {
    const path = `${await pathOf(`{ purchaseOrders { ${META} } }`, ['purchaseOrders'])}&format=CSV`;
    const input = {
      name: 'Nightly copy',
      roleId: '7',
      expiresAt: inDays(1),
      programIds: [String(stack().backend.world.program)],
    };
    const made = (await stack().get('orgAdmin', CREATE_KEY, { input })) as { createApiKey: { secret: string } };
    const { secret } = made.createApiKey;
    expect(csvRows(await fetched(path, secret))).toHaveLength(4);
    expect((await fetched('/files/lists/api_keys?format=CSV', secret)).status).toBe(403);
    expect((await stack().gateway.fetch(path)).status).toBe(401);
  });

  it('is refused in words for a format or a column that there is not, and for what is no list', async () => {
    const path = await pathOf(`{ vendors { ${META} } }`, ['vendors']);
    expect((await fetched(`${path}&format=PDF`)).status).toBe(422);
    expect((await fetched(`${path}&format=CSV&columns=SECRET`)).status).toBe(422);
    expect((await fetched('/files/lists/nothing?format=CSV')).status).toBe(404);
    expect((await fetched('/files/lists/vendors/1/history?format=CSV')).status).toBe(404);
  });
});

describe('a file that the backend stops sending', async () => {
  const { api, gateway, token } = await suiteStub();
  const { get } = fileCalls({ api, gateway, token });

  it('ends with a broken connection, not with an end', async () => {
    api.onRaw('GET', 'vendors/export', (_call, { response }) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="v.csv"' });
      response.write('Name\r\nFirst\r\n', () => response.destroy());
    });
    const response = await get('/files/lists/vendors?&format=CSV');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('has no path where the backend writes none', async () => {
    api.rows.vendors = [];
    const { data } = await gateway.ask(`{ vendors { ${META} } }`, {}, { token });
    expect(data).toEqual({ vendors: { meta: { count: 0, exportPath: null } } });
  });
});
