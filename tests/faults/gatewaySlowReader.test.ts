import { once } from 'node:events';
import { expect, it } from 'vitest';
import { admitted, send } from '../support/graphqlSocket.ts';
import { until } from '../support/processes.ts';
import { ownStub } from '../support/stubbed.ts';

const query = 'subscription { commentChanged(on: { type: PURCHASE_ORDER, id: 1 }) { comment { id message } } }';

/** A large event: it fills the buffers between the server and a client that stopped reading. */
const news = (id: number) => ({
  action_type: 'create',
  comment: { id, message: 'x'.repeat(500_000), source: 'internal', parent: { id: 1, type: 'PurchaseOrder' } },
});

it('a client that stopped reading is cut off, and other clients miss nothing', async () => {
  const { api, gateway, token } = await ownStub({ settings: { sockets: { stalledMs: 50 } } });
  const heard: string[] = [];
  gateway.live({ token }).subscribe<{ commentChanged: { comment: { id: string } | null } }>(
    { query },
    {
      next: ({ data }) => void heard.push(data?.commentChanged.comment?.id ?? 'REFETCH'),
      error() {},
      complete() {},
    },
  );
  await until('one listens', () => heard.length === 1);
  const stopped = await admitted(gateway, token);
  send(stopped, { type: 'subscribe', id: 'a', payload: { query } });
  stopped.pause();
  await until('both listen', () => gateway.counts().sources === 2);
  let sent = 0;
  while (gateway.counts().sockets === 2) {
    sent += 1;
    api.cable.broadcast('PurchaseOrderCommentsChannel', news(sent));
    await until(`the other has number ${sent}`, () => heard.length > sent);
  }
  expect(heard).toEqual(['REFETCH', ...Array.from({ length: sent }, (_, index) => `${index + 1}`)]);
  expect(gateway.counts().sources).toBe(1);
  const closed = once(stopped, 'close');
  stopped.resume();
  await closed;
});
