/** Impossible arguments are rejected in one shape: in variables, in documents, by the backend, and in subscriptions. */
import { describe, expect, it } from 'vitest';
import { admitted, nextFrame, send } from '../support/graphqlSocket.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
const argument = 'filter.orderDate.from';
const refused = { code: 'BAD_USER_INPUT', argument };

const ask = async (declared: string, from: string, variables: object) => {
  const { program } = stack().backend.world;
  const query = `query${declared} { purchaseOrders(programId: ${program}, filter: ${from}) { meta { count } } }`;
  const { errors } = await stack().ask('viewer', query, { ...variables });
  return errors.map(({ extensions }) => extensions);
};

describe('a rejected value', () => {
  it.each<[string, declared: string, filter: string, variables: object]>([
    ['in the document', '', '{ orderDate: { from: "yesterday" } }', {}],
    ['in a variable', '($from: Date)', '{ orderDate: { from: $from } }', { from: 'yesterday' }],
    [
      'inside of a variable',
      '($filter: PurchaseOrderFilter)',
      '$filter',
      { filter: { orderDate: { from: 'yesterday' } } },
    ],
    ['by the backend', '', '{ orderDate: { from: "1812-06-24" } }', {}],
    ['by the backend, in a variable', '($from: Date)', '{ orderDate: { from: $from } }', { from: '1812-06-24' }],
  ])('%s has the same code and names the argument', async (_where, declared, filter, variables) => {
    expect(await ask(declared, filter, variables)).toEqual([refused]);
  });

  it('in a list is reported under the list', async () => {
    const inList = [{ code: 'BAD_USER_INPUT', argument: 'filter.statuses' }];
    expect(await ask('', '{ statuses: ["open", 7] }', {})).toEqual(inList);
    expect(await ask('($statuses: [String!])', '{ statuses: $statuses }', { statuses: ['open', 7] })).toEqual(inList);
    expect(await ask('', '{ statuses: ["open", "gone"] }', {})).toEqual(inList);
  });
});

describe('a missing or inaccessible program', () => {
  it.each(['purchaseOrders', 'shipments', 'orderItems', 'groups', 'endUsers', 'users', 'assessments'])(
    'has no list of %s',
    async (list) => {
      const { world } = stack().backend;
      for (const id of [999_999, world.second.program, world.other.program]) {
        const { errors } = await stack().ask('manager', `{ ${list}(programId: ${id}) { meta { count } } }`);
        expect([id, errors.map(({ extensions }) => extensions)]).toEqual([id, [{ code: 'NOT_FOUND' }]]);
      }
    },
  );

  it.each(['recordChanged(programId: ID) { id }', 'commentChanged(programId: ID) { actionType }'])(
    'cannot be subscribed to by %s',
    async (subscription) => {
      const { backend, gateway, tokenOf } = stack();
      const socket = await admitted(gateway, await tokenOf('manager'));
      for (const id of [999_999, backend.world.second.program]) {
        const query = `subscription { ${subscription.replace('ID', String(id))} }`;
        const ended = nextFrame(socket, 'error');
        send(socket, { id: String(id), type: 'subscribe', payload: { query } });
        expect(await ended).toMatchObject({ id: String(id), payload: [{ extensions: { code: 'NOT_FOUND' } }] });
      }
      socket.close();
    },
  );
});
