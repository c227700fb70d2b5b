import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Cable, Channel, createCable, type Message } from '@anycable/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type App, app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { type Announcement, topic } from '../../backend/live/broadcast.ts';
import { makeLog } from '../../backend/log.ts';
import { openSession } from '../../backend/session/refresh.ts';
import { embeddedDatabase } from '../support/database.ts';
import { seedWorld, type World } from '../support/world.ts';

class ProgramCommentsChannel extends Channel<{ program_id: number }> {
  static override identifier = 'ProgramCommentsChannel';
}

const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret for tests only, 32 chars' });

describe('the cable with @anycable/core', () => {
  let database: OpenDatabase;
  let world: World;
  let running: App;
  let port = 0;

  const start = async () => {
    running = app({ config, database, log: makeLog('silent') });
    running.server.listen(port, '127.0.0.1');
    await once(running.server, 'listening');
    port = (running.server.address() as AddressInfo).port;
  };
  beforeAll(async () => {
    database = await embeddedDatabase();
    world = await seedWorld(database.db);
    await start();
  });
  afterAll(async () => {
    await running.close();
    await database.close();
  });

  const cableOf = (token: string): Cable =>
    createCable(`ws://127.0.0.1:${port}/cable`, {
      websocketImplementation: WebSocket,
      reconnectStrategy: () => 20,
      transportConfigurator: async (transport) => transport.setToken(token, 'authorization'),
      logLevel: 'error',
    });
  const signedIn = () => openSession(database.db, config, world.people.viewer, new Date());
  const change = (number: number): Announcement => ({
    topic: topic.programComments(world.program),
    message: { action_type: 'refetch', number },
  });
  const nextOn = (channel: Channel) => new Promise<Message>((resolve) => void channel.once('message', resolve));

  it('subscribes, receives messages, is rejected without the right, and unsubscribes', async () => {
    const cable = cableOf(await signedIn());
    const channel = cable.subscribe(new ProgramCommentsChannel({ program_id: world.program }));
    await channel.ensureSubscribed();
    const heard = nextOn(channel);
    running.services.broadcaster.publish(change(7));
    expect(JSON.parse(String(await heard))).toEqual({ action_type: 'refetch', number: 7 });
    const foreign = cable.subscribe(new ProgramCommentsChannel({ program_id: world.other.program }));
    await expect(foreign.ensureSubscribed()).rejects.toThrow('Rejected');
    channel.disconnect();
    cable.disconnect();
  });

  it('does not reconnect if its token is invalid', async () => {
    const cable = cableOf('not a token');
    const closed = new Promise((resolve) => void cable.once('close', resolve));
    cable.connect().catch(() => {});
    expect(await closed).toMatchObject({ reason: 'unauthorized' });
  });

  it('reconnects after a restart of the backend and receives messages again', async () => {
    const cable = cableOf(await signedIn());
    const channel = cable.subscribe(new ProgramCommentsChannel({ program_id: world.program }));
    await channel.ensureSubscribed();
    const left = new Promise((resolve) => void cable.once('disconnect', resolve));
    await running.close();
    expect(await left).toMatchObject({ reason: 'server_restart' });
    const back = new Promise((resolve) => void channel.once('connect', resolve));
    await start();
    await back;
    const heard = nextOn(channel);
    running.services.broadcaster.publish(change(8));
    expect(JSON.parse(String(await heard))).toEqual({ action_type: 'refetch', number: 8 });
    cable.disconnect();
  });
});
