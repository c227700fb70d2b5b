import { expect, it } from 'vitest';
import type { One } from '../support/api.ts';
import { until } from '../support/processes.ts';
import { newItem, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const COMMENTS = `query($on: CommentableInput, $filter: CommentFilter) {
  comments(on: $on, filter: $filter) { data { message parent { type id } } }
}`;

it('comments returns those of a record, or those of a program that match a filter', async () => {
  const { ask, backend, get } = stack();
  const api = await backend.as('procurement');
  const order = await newOrder(api, backend.world);
  const item = await newItem(api, order.id);
  await api.post(`order_items/${item.id}/comments`, { comment: { message: 'On the item', source: 'vendor' } });
  await api.post(`purchase_orders/${order.id}/comments`, { comment: { message: 'On the order', source: 'internal' } });
  const programId = String(backend.world.program);
  const messages = async (variables: Record<string, unknown>, person: 'procurement' | 'manager' = 'procurement') => {
    const { comments } = await get(person, COMMENTS, variables);
    return (comments as { data: { message: string }[] }).data.map(({ message }) => message);
  };
  expect(await messages({ filter: { programId } })).toEqual(['On the order', 'On the item']);
  expect(await messages({ filter: { source: 'VENDOR', mine: true } })).toEqual(['On the item']);
  expect(await messages({ filter: { mine: true } }, 'manager')).toEqual([]);
  expect(await messages({ filter: { since: '2100-01-01T00:00:00Z' } })).toEqual([]);
  const on = { type: 'PURCHASE_ORDER', id: String(order.id) };
  expect(await messages({ on })).toEqual(['On the order']);
  for (const variables of [{}, { on, filter: {} }]) {
    expect((await ask('viewer', COMMENTS, variables)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

it('commentChanged delivers the comments on all records of a program', async () => {
  const { backend, gateway, tokenOf } = stack();
  const api = await backend.as('procurement');
  const order = await newOrder(api, backend.world);
  const item = await newItem(api, order.id);
  const client = gateway.live({ token: await tokenOf('viewer') });
  const told: string[] = [];
  client.subscribe<{ commentChanged: { actionType: string; comment: { message: string } | null } }>(
    {
      query: 'subscription($p: ID) { commentChanged(programId: $p) { actionType comment { message } } }',
      variables: { p: String(backend.world.program) },
    },
    {
      next: ({ data }) => void told.push(`${data?.commentChanged.actionType} ${data?.commentChanged.comment?.message}`),
      error: (error) => void told.push(JSON.stringify(error)),
      complete() {},
    },
  );
  await until('it listens', () => told.length > 0);
  const { data } = await api.post<One<{ id: number }>>(`order_items/${item.id}/comments`, {
    comment: { message: 'A', source: 'internal' },
  });
  await api.post(`purchase_orders/${order.id}/comments`, { comment: { message: 'B', source: 'internal' } });
  await api.delete(`order_items/${item.id}/comments/${data.id}`);
  await until('all were told', () => told.includes('DELETE A'));
  expect(told).toEqual(['REFETCH undefined', 'CREATE A', 'CREATE B', 'DELETE A']);
  await client.dispose();
});
