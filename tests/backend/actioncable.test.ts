/** Tests the cable with the client that Rails ships, which other front ends of api/v1 use. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { adapters, ConnectionMonitor, type Consumer, createConsumer } from '@rails/actioncable';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type App, app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { topic } from '../../backend/live/broadcast.ts';
import { makeLog } from '../../backend/log.ts';
import { openSession } from '../../backend/session/refresh.ts';
import { embeddedDatabase } from '../support/database.ts';
import { seedWorld, type World } from '../support/world.ts';

declare module '@rails/actioncable' {
  /** Monitors whether the connection is alive; the published types omit it. */
  const ConnectionMonitor: {
    /** Seconds without a ping before it reconnects. */
    staleThreshold: number;
  };
}

const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret for tests only, 32 chars' });

describe('the cable with @rails/actioncable', () => {
  let database: OpenDatabase;
  let world: World;
  let running: App;
  let port = 0;
  let token: string;
  let consumer: Consumer;

  const start = async () => {
    running = app({ config, database, log: makeLog('silent'), cable: { pingMs: 50 } });
    running.server.listen(port, '127.0.0.1');
    await once(running.server, 'listening');
    port = (running.server.address() as AddressInfo).port;
  };
  beforeAll(async () => {
    // The client listens for the visibility of its tab, which Node lacks. Node's WebSocket equals the browser's.
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    adapters.WebSocket = WebSocket;
    ConnectionMonitor.staleThreshold = 1;
    database = await embeddedDatabase();
    world = await seedWorld(database.db);
    await start();
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await running.close();
    await database.close();
  });
  beforeEach(async () => {
    token = await openSession(database.db, config, world.people.viewer, new Date());
    consumer = createConsumer(`ws://127.0.0.1:${port}/cable?authorization=${token}`);
    return () => consumer.disconnect();
  });

  const change = (number: number) => ({
    topic: topic.programComments(world.program),
    message: { action_type: 'refetch', number },
  });
  const publish = (id: number) => running.services.broadcaster.publish(change(id));

  /** Subscribes, and records in order what the subscription receives: its own events by name, messages as sent. */
  function subscribe(params: { channel: string; program_id: number }) {
    const told: unknown[] = [];
    const subscription = consumer.subscriptions.create(params, {
      connected: ({ reconnected }: { reconnected: boolean }) =>
        void told.push(reconnected ? 'reconnected' : 'connected'),
      disconnected: (event: { willAttemptReconnect: boolean | undefined }) =>
        void told.push(event.willAttemptReconnect ? 'disconnected' : 'ended'),
      rejected: () => void told.push('rejected'),
      received: (message: string) => void told.push(JSON.parse(message)),
    });
    const hears = (event: unknown) => vi.waitFor(() => expect(told.at(-1)).toEqual(event), 10_000);
    return { subscription, told, hears };
  }
  const changes = (program_id: number) => subscribe({ channel: 'ProgramCommentsChannel', program_id });

  it('subscribes, receives messages, is rejected without the right, and receives nothing after unsubscribing', async () => {
    const own = changes(world.program);
    await own.hears('connected');
    publish(7);
    await own.hears(change(7).message);
    await changes(world.other.program).hears('rejected');
    own.subscription.unsubscribe();
    // A later subscription on the same connection proves that the server has processed the unsubscribe.
    const again = changes(world.program);
    await again.hears('connected');
    publish(8);
    await again.hears(change(8).message);
    expect(own.told).toEqual(['connected', change(7).message]);
  });

  it('stops reconnecting when its session has ended', async () => {
    const own = changes(world.program);
    await own.hears('connected');
    await fetch(`http://127.0.0.1:${port}/api/v1/logout`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    await own.hears('ended');
  });

  it('reconnects after a restart of the backend and receives messages again', async () => {
    const own = changes(world.program);
    await own.hears('connected');
    await running.close();
    await own.hears('disconnected');
    await start();
    await own.hears('reconnected');
    publish(9);
    await own.hears(change(9).message);
  });
});
