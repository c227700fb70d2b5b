/** Frames that end a socket at the wrong moment are fine at the right one: the moment is rejected, not the frame. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { admitted, answers, closeCode, init, nextFrame, send } from '../support/graphqlSocket.ts';
import { suiteStub } from '../support/stubbed.ts';

const { gateway, token } = await suiteStub();
const ask = (id: string) => ({ type: 'subscribe', id, payload: { query: '{ __typename }' } });
const watch = (id: string) => ({ type: 'subscribe', id, payload: { query: 'subscription { recordChanged { id } }' } });

/** Opens a socket on which nothing was sent yet. */
async function silent() {
  const socket = gateway.socket();
  await once(socket, 'open');
  return socket;
}

describe('the same frames', () => {
  it('subscribe before the acknowledgement: 4401; after it: a response', async () => {
    const early = await silent();
    send(early, ask('a'));
    expect(await closeCode(early)).toBe(4401);
    const late = await admitted(gateway, token);
    send(late, ask('a'));
    expect(await nextFrame(late, 'next')).toMatchObject({ id: 'a', payload: { data: { __typename: 'Query' } } });
    late.close();
  });

  it('start twice on one socket: 4429; once on each of two: both live', async () => {
    const twice = await admitted(gateway, token);
    send(twice, init(token));
    expect(await closeCode(twice)).toBe(4429);
    const two = [await admitted(gateway, token), await admitted(gateway, token)];
    for (const socket of two) {
      expect(await answers(socket)).toBe(true);
      socket.close();
    }
  });

  it('use an id that is in use: 4409; one that was released: a response', async () => {
    const same = await admitted(gateway, token);
    send(same, watch('a'), watch('a'));
    expect(await closeCode(same)).toBe(4409);
    const again = await admitted(gateway, token);
    send(again, watch('a'), { type: 'complete', id: 'a' }, ask('a'));
    expect(await nextFrame(again, 'next')).toMatchObject({ id: 'a', payload: { data: { __typename: 'Query' } } });
    again.close();
  });
});
