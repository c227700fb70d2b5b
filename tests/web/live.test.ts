/** The data that a page refetches once its socket to the gateway is reconnected. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { parse } from 'graphql';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { SettingsPatch } from '../../gateway/settings.ts';
import { createLiveLink } from '../../web/client/live.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownApi, ownGateway } from '../support/stubbed.ts';

const CHANNELS = ['PurchaseOrderCommentsChannel', 'ChangesChannel'];
const DOCUMENTS = [
  'subscription { commentChanged(on: { type: PURCHASE_ORDER, id: 1 }) { actionType } }',
  'subscription { recordChanged(programId: 4) { actionType } }',
];

let api: StubApi;
let token: string;

beforeEach(async () => {
  ({ api, token } = await ownApi());
});

/** Opens a page with two subscriptions. Returns their events, the number of full refetches, and a way to cut its socket. */
async function openPage(live: SettingsPatch['live'] = {}) {
  const gateway = await ownGateway(api, { settings: { live } });
  const sockets: WebSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { origin: gateway.url, headers: { cookie: `${gateway.cookieName}=${token}` } });
        sockets.push(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = { heard: [] as string[], asked: 0 };
  const link = createLiveLink({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    renew: async () => true,
    answers: async () => true,
    onReconnect() {
      page.asked += 1;
    },
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const subscriptions = DOCUMENTS.map((document) =>
    execute(link, { query: parse(document) }, { client }).subscribe(({ data }) => {
      for (const { actionType } of Object.values(data ?? {})) page.heard.push(actionType);
    }),
  );
  const listening = () => until('it listens', () => gateway.counts().sources === DOCUMENTS.length);
  await listening();
  await until('both have told of what may have been missed before', () => page.heard.length === 2);
  return Object.assign(page, {
    /** Cuts the socket, and waits until the next one has both subscriptions. */
    async lose() {
      const before = sockets.length;
      sockets.at(-1)?.terminate();
      await until('the subscriptions are gone', () => gateway.counts().sources === 0);
      await until('there is another socket', () => sockets.length > before);
      await listening();
    },
    close() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  });
}

describe('a page whose socket was lost', () => {
  test('refetches its data once, regardless of the missed events that its subscriptions report', async () => {
    const page = await openPage();
    await page.lose();
    await until('it has asked', () => page.asked > 0);
    expect(page.heard).toEqual(['REFETCH', 'REFETCH']);
    // Later events arrive as usual.
    for (const channel of CHANNELS) api.cable.broadcast(channel, { action_type: 'refetch' });
    await until('both hear', () => page.heard.length === 4);
    expect(page.asked).toBe(1);
    page.close();
  });

  test('refetches even if no subscription reports missed events', async () => {
    // With 0 ms, every channel counts as silent for too long to report missed events.
    const page = await openPage({ missableMs: 0 });
    await page.lose();
    await until('it has asked', () => page.asked > 0);
    expect(page.heard).toEqual(['REFETCH', 'REFETCH']);
    page.close();
  });
});
