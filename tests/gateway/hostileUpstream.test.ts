/** What attackers try to reach behind the gateway: other routes by ids, other users by headers. */

import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { defaults } from '../../gateway/settings.ts';
import { restClient } from '../../gateway/upstream/client.ts';
import type { Path } from '../../gateway/upstream/path.ts';
import type { Asked } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
fillOrders(api, 2);

const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);

describe('an id that is a path, a query or a header', () => {
  const ids = [
    ...[
      '1/../../users/2',
      '../users/2',
      '..',
      '.',
      '1?programId=9',
      '1#x',
      '1%2f..%2fusers',
      '..;/x',
      '1\r\nX-Y: z',
      '1 HTTP/1.1',
    ],
    ...['1/', '/1', '\\1', '1&ids[]=2', '', ' ', '1\u0000', '１', 'é', 'x'.repeat(65), '*', '1,2', '{id}'],
  ];
  /** Operations that read or write by an id. */
  const uses: Array<[string, string]> = [
    ['a record', 'query($id: ID!) { purchaseOrder(id: $id) { id } }'],
    ['an item', 'query($id: ID!) { orderItem(id: $id) { id } }'],
    ['a vendor', 'query($id: ID!) { vendor(id: $id) { id } }'],
    ['comments', 'query($id: ID!) { comments(on: { type: PURCHASE_ORDER, id: $id }) { meta { page } } }'],
    ['an update', 'mutation($id: ID!) { updatePurchaseOrder(id: $id, input: { lockVersion: 1 }) { errors { code } } }'],
    [
      'a status',
      'mutation($id: ID!) { assignPurchaseOrderStatus(id: $id, input: { status: "open" }) { errors { code } } }',
    ],
    [
      'a removal',
      'mutation($id: ID!) { deleteComment(id: 1, input: { type: PURCHASE_ORDER, parentId: $id }) { errors { code } } }',
    ],
  ];

  it.each(uses)('of %s reaches nothing', async (_what, query) => {
    for (const id of ids) {
      const answer = await gateway.ask(query, { id }, { token });
      expect(answer.status).toBe(200);
      expect(codes(answer).every((code) => code === 'NOT_FOUND')).toBe(true);
    }
    expect(api.calls).toEqual([]);
  });

  it('in a filter stays one value of one parameter', async () => {
    const query =
      'query($p: ID!, $v: [ID!]) { purchaseOrders(programId: $p, filter: { vendorIds: $v }) { meta { page } } }';
    for (const id of ids.filter((candidate) => candidate !== '')) {
      api.calls.length = 0;
      await gateway.ask(query, { p: id, v: [id] }, { token });
      const [call] = api.calls;
      expect(call?.path).toBe('purchase_orders');
      expect(call?.query).toEqual({ program_id: id, items: '20', page: '1', filters: { vendor_ids: [id] } });
    }
  });

  it('would reach another route if it were put into the path as is', async () => {
    const client = restClient(api.url, defaults);
    await client.send({ method: 'GET', path: 'vendors/1?program_id=9' as Path, token }).catch(() => null);
    expect(api.calls[0]).toMatchObject({ path: 'vendors/1', query: { program_id: '9' } });
    await client.close();
  });
});

describe('the headers of a client', () => {
  /** Sends headers that `fetch` would not. */
  async function raw(headers: Record<string, string>, to = `${gateway.url}/graphql`): Promise<number | undefined> {
    const asked = request(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    });
    asked.end('{"query":"{ viewer { profile { id } } }"}');
    const [response] = await once(asked, 'response');
    await text(response);
    return response.statusCode;
  }

  it('are not forwarded, except for a short list', async () => {
    const odd = {
      connection: 'authorization, keep-alive',
      'x-user-id': '2',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/api/v1/users',
      'x-http-method-override': 'DELETE',
      'x-repeat': '1',
      'x-request-id': 'a b\tc',
      'time-zone': 'Africa/Nairobi; drop',
      cookie: 'admin=1',
      range: 'bytes=0-1',
      via: '1.1 x',
      te: 'trailers',
    };
    expect(await raw(odd)).toBe(200);
    const { host, connection, 'x-request-id': id, ...sent } = api.calls[0]?.headers ?? {};
    expect(sent).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '127.0.0.1',
    });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect([host, connection]).toEqual([new URL(api.url).host, 'keep-alive']);
    // Without the gateway in between, all of them arrive.
    api.calls.length = 0;
    await raw(odd, `${api.url}/api/v1/profile`);
    expect(api.calls[0]?.headers).toMatchObject(odd);
  });

  it('return to each of 200 users at a time their own token and no other', async () => {
    const users = Array.from({ length: 200 }, (_, index) => api.sessions.issue(1000 + index));
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    api.on('GET', 'profile', async (call) => {
      waiting += 1;
      if (waiting === 64) all.resolve();
      await all.promise;
      const mine = call.headers.authorization ?? '';
      return {
        ...api.sessions.answer(call),
        headers: { authorization: `${mine}-${mine.length}`, 'set-cookie': `lading-0=${mine}`, 'x-token': mine },
      };
    });
    const answers = await Promise.all(
      users.map((user, index) =>
        gateway.ask('{ viewer { profile { id lastName } } }', {}, index % 2 ? { token: user } : { cookie: user }),
      ),
    );
    answers.forEach((answer, index) => {
      const mine = users[index] ?? '';
      expect(answer.data).toEqual({ viewer: { profile: { id: `${1000 + index}`, lastName: `User ${1000 + index}` } } });
      const given = `${mine}-${mine.length + 'Bearer '.length}`;
      expect(index % 2 ? answer.headers.get('authorization') : answer.cookie).toBe(
        index % 2 ? `Bearer ${given}` : given,
      );
      const seen = [...answer.headers.values(), JSON.stringify(answer.data)].join('\n');
      expect(users.filter((user) => seen.includes(user))).toEqual([mine]);
      expect(answer.headers.get('x-token')).toBeNull();
    });
    api.on('GET', 'profile', () => undefined);
  });
});
