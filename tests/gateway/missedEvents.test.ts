/**
 * Events between a client's query and the moment its subscription takes effect: none may be missed, and nothing
 * is refetched if none can have been missed.
 */

import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownApi, ownGateway } from '../support/stubbed.ts';

let api: StubApi;
let token: string;

beforeEach(async () => {
  ({ api, token } = await ownApi());
});

const start = (live: SettingsPatch['live'] = {}): Promise<TestGateway> => ownGateway(api, { settings: { live } });

const kinds = [
  [
    'comments',
    'PurchaseOrderCommentsChannel',
    'subscription { commentChanged(on: { type: PURCHASE_ORDER, id: 1 }) { actionType } }',
  ],
  ['records', 'ChangesChannel', 'subscription { recordChanged(programId: 4) { actionType } }'],
  ['notifications', 'NotificationsChannel', 'subscription { notificationReceived { actionType } }'],
] as const;

/** An event for each channel. */
const NEWS: Record<string, object> = {
  PurchaseOrderCommentsChannel: {
    action_type: 'create',
    comment: { id: 5, source: 'internal', parent: { id: 1, type: 'PurchaseOrder' } },
  },
  ChangesChannel: { action_type: 'create', record: { type: 'PurchaseOrder', id: 1, lock_version: 0 } },
  NotificationsChannel: {
    action_type: 'create',
    notification: { id: 5, event_type: 'COMMERCIAL_INVOICE_IN_REVIEW', data: { object: { id: 1 }, program: null } },
  },
};

/** Subscribes and collects the action types of the events. */
function watch(gateway: TestGateway, query: string) {
  const heard: string[] = [];
  const client = gateway.live({ token });
  const leave = client.subscribe<Record<string, { actionType: string }>>(
    { query },
    {
      next: ({ data }) => void heard.push(...Object.values(data ?? {}).map(({ actionType }) => actionType)),
      error() {},
      complete() {},
    },
  );
  return { heard, leave, close: () => client.dispose() };
}
const listening = (gateway: TestGateway, count = 1) => until('it listens', () => gateway.counts().sources === count);

describe.each(kinds)('%s', (_name, channel, query) => {
  it('are refetched if events occur between the request and the confirmation of the subscription', async () => {
    const gateway = await start();
    api.cable.holds.add(channel);
    const first = watch(gateway, query);
    await listening(gateway);
    await until('the cable is open', () => api.cable.connections.size === 1);
    // Nobody receives it: the backend has not confirmed any subscription yet.
    api.cable.broadcast(channel, NEWS[channel]);
    expect(first.heard).toEqual([]);
    api.cable.release(channel);
    await until('it is told', () => first.heard.length > 0);
    expect(first.heard).toEqual(['REFETCH']);
    api.cable.broadcast(channel, NEWS[channel]);
    await until('it hears', () => first.heard.length > 1);
    expect(first.heard).toEqual(['REFETCH', 'CREATE']);
    await first.close();
  });

  it('are refetched if events occur just before another subscription to the same channel', async () => {
    const gateway = await start({ missableMs: 60_000 });
    const first = watch(gateway, query);
    await until('it is heard', () => first.heard.length === 1);
    api.cable.broadcast(channel, NEWS[channel]);
    await until('the first hears', () => first.heard.length === 2);
    const second = watch(gateway, query);
    await until('the second is told', () => second.heard.length > 0);
    expect(second.heard).toEqual(['REFETCH']);
    expect(api.cable.subscriptions()).toHaveLength(1);
    await Promise.all([first.close(), second.close()]);
  });

  it('are not refetched if no event can have been missed', async () => {
    const gateway = await start({ missableMs: 0 });
    // A client without subscriptions closes its socket; this one keeps it, as the whole application does.
    const shell = watch(gateway, 'subscription { recordChanged { actionType } }');
    const first = watch(gateway, query);
    await until('both are heard', () => first.heard.length + shell.heard.length === 2);
    const second = watch(gateway, query);
    await listening(gateway, 3);
    first.leave();
    second.leave();
    await listening(gateway, 1);
    // The next page watches the same channel, which stayed subscribed in between.
    const third = watch(gateway, query);
    await listening(gateway, 2);
    api.cable.broadcast(channel, NEWS[channel]);
    await until('it hears', () => third.heard.length > 0);
    expect([second.heard, third.heard]).toEqual([[], ['CREATE']]);
    expect(api.cable.connections.size).toBe(1);
    await Promise.all([shell, first, second, third].map(({ close }) => close()));
  });
});

describe('a channel', () => {
  const [, channel, query] = kinds[1];

  it('is left some time after its last reader has left', async () => {
    const gateway = await start({ lingerMs: 20 });
    const shell = watch(gateway, 'subscription { recordChanged { actionType } }');
    const first = watch(gateway, query);
    await until('both are heard', () => first.heard.length + shell.heard.length === 2);
    first.leave();
    await until('the backend is told', () => api.cable.subscriptions().length === 1);
    await Promise.all([first.close(), shell.close()]);
  });

  it('is subscribed anew if it was revoked while it had no reader', async () => {
    const gateway = await start({ missableMs: 0 });
    const shell = watch(gateway, kinds[0][2]);
    const first = watch(gateway, query);
    await until('both are heard', () => first.heard.length + shell.heard.length === 2);
    first.leave();
    await listening(gateway, 1);
    api.cable.revoke(channel);
    await until('it is gone', () => api.cable.subscriptions().length === 1);
    const again = watch(gateway, query);
    await until('it is heard again', () => again.heard.length === 1);
    expect(again.heard).toEqual(['REFETCH']);
    await Promise.all([shell.close(), first.close(), again.close()]);
  });
});
