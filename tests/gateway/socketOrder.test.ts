/** What ends a socket when it comes at the wrong moment is fine at the right one: it is the moment that is refused. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { admitted, answers, closeCode, init, nextFrame, send } from '../support/graphqlSocket.ts';
import { suiteStub } from '../support/stubbed.ts';

const { gateway, token } = await suiteStub();
const ask = (id: string) => ({ type: 'subscribe', id, payload: { query: '{ __typename }' } });
const watch = (id: string) => ({ type: 'subscribe', id, payload: { query: 'subscription { recordChanged { id } }' } });

/** A socket on which nothing was said yet. */
async function silent() {
  const socket = gateway.socket();
  await once(socket, 'open');
  return socket;
}

describe('the same frames', () => {
  it('subscribe before the acknowledgement: 4401, and behind it: an answer', async () => {
    const early = await silent();
    send(early, ask('a'));
    expect(await closeCode(early)).toBe(4401);
    const late = await admitted(gateway, token);
    send(late, ask('a'));
    expect(await nextFrame(late, 'next')).toMatchObject({ id: 'a', payload: { data: { __typename: 'Query' } } });
    late.close();
  });

  it('start twice on one socket: 4429, and once on each of two: both live', async () => {
    const twice = await admitted(gateway, token);
    send(twice, init(token));
    expect(await closeCode(twice)).toBe(4429);
    const two = [await admitted(gateway, token), await admitted(gateway, token)];
    for (const socket of two) {
      expect(await answers(socket)).toBe(true);
      socket.close();
    }
  });

  it('take an id that is in use: 4409, and one that was given back: an answer', async () => {
    const same = await admitted(gateway, token);
    send(same, watch('a'), watch('a'));
    expect(await closeCode(same)).toBe(4409);
    const again = await admitted(gateway, token);
    send(again, watch('a'), { type: 'complete', id: 'a' }, ask('a'));
    expect(await nextFrame(again, 'next')).toMatchObject({ id: 'a', payload: { data: { __typename: 'Query' } } });
    again.close();
  });
});
