/** Sockets that all connect at once, as after a restart. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { until } from '../support/processes.ts';
import { ownStub } from '../support/stubbed.ts';

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;

describe('sockets that all connect at once', () => {
  it('are admitted one after the other, in the order of their arrival', async () => {
    const { gateway } = await ownStub({ settings: { sockets: { atOnce: 2, perSecond: 100 } } });
    const entered: number[] = [];
    const sockets = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const socket = gateway.socket();
        await once(socket, 'open');
        entered.push(index);
        return socket;
      }),
    );
    expect(gateway.counts().sockets).toBe(12);
    expect(entered).toEqual(sockets.map((_, index) => index));
  });

  it('wait while no more are admitted, and count as admitted', async () => {
    const { gateway } = await ownStub({ settings: { sockets: { atOnce: 2, perSecond: 0, total: 3 } } });
    const [first, second, third] = [gateway.socket(), gateway.socket(), gateway.socket()];
    await Promise.all([first, second].map((socket) => once(socket, 'open')));
    const [, refusal] = await once(
      gateway.socket().on('error', () => {}),
      'unexpected-response',
    );
    expect(refusal.statusCode).toBe(503);
    expect([first, second, third].map(isOpen)).toEqual([true, true, false]);
    third.on('error', () => {}).terminate();
  });

  it('are cut off together with the admitted ones when the gateway stops', async () => {
    const { gateway } = await ownStub({ settings: { sockets: { atOnce: 1, perSecond: 0 } } });
    const [inside, waiting] = [gateway.socket(), gateway.socket()];
    await once(inside, 'open');
    const ended = Promise.all([once(inside, 'close'), once(waiting, 'error')]);
    await gateway.stop();
    const [[code]] = await ended;
    expect(code).toBe(1001);
  });

  it('leave their turn to the next one when they disconnect', async () => {
    const { gateway } = await ownStub({ settings: { sockets: { atOnce: 1, perSecond: 5 } } });
    const [inside, leaving, staying] = [gateway.socket(), gateway.socket(), gateway.socket()];
    await once(inside, 'open');
    leaving.on('error', () => {}).terminate();
    await once(staying, 'open');
    await until('only those that stayed are in', () => gateway.counts().sockets === 2);
  });
});
