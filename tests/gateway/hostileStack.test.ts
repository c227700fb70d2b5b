/** Hostile texts and ended sessions, all the way to the real backend. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { admitted, answers, closeCode } from '../support/graphqlSocket.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { emailOf, password } from '../support/world.ts';

const stack = suiteStack();
let order: number;

beforeAll(async () => {
  const { backend } = stack();
  order = (await newOrder(await backend.as('manager'), backend.world)).id;
});

interface Written {
  createComment: { comment: { id: string; message: string } | null; errors: Array<{ field: string; code: string }> };
}

const write = async (message: string) => {
  const query = `mutation($m: String!) {
    createComment(input: { type: PURCHASE_ORDER, id: ${order}, message: $m }) { comment { id message } errors { field code } }
  }`;
  return (await stack().get('manager', query, { m: message })) as unknown as Written;
};

describe('a text', () => {
  it.each([
    ['in other scripts', 'مرحبا שלום 你好 ﷺ'],
    ['that turns around', '\u202etxt.exe\u202c'],
    ['of combined signs', 'e\u0301 🇰🇪 👩‍🚀 \u200b\ufeffx'],
    ['that looks like SQL', `'; DROP TABLE users; -- "`],
    ['that looks like code', '<script>alert(1)</script> {{7*7}} %00 \\u0000 \\'],
    ['that looks like a prototype', '__proto__'],
    ['of many lines', 'a\r\nb\nc\td'],
  ])('%s is stored as it was sent', async (_what, message) => {
    const { createComment } = await write(message);
    expect(createComment).toMatchObject({ comment: { message }, errors: [] });
    const query = `{ comments(on: { type: PURCHASE_ORDER, id: ${order} }) { data { id message } } }`;
    const { comments } = (await stack().get('manager', query)) as { comments: { data: unknown[] } };
    expect(comments.data).toContainEqual({ id: createComment.comment?.id, message });
  });

  it('that no database can store is rejected under its field', async () => {
    const { createComment } = await write('a\u0000b');
    expect(createComment).toMatchObject({ comment: null, errors: [{ field: 'message', code: 'INVALID' }] });
  });
});

describe('one of two sessions of a user', () => {
  async function signIn(): Promise<string> {
    const input = { login: emailOf('logistics'), password };
    const query = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
    const { data } = await stack().gateway.ask(query, { input });
    return (data as { signIn: { token: string } }).signIn.token;
  }

  it.each([0, 1])('loses its sockets when it ends elsewhere; the other keeps them (%i)', async (ending) => {
    const tokens = [await signIn(), await signIn()];
    const sockets = await Promise.all(tokens.map((token) => admitted(stack().gateway, token)));
    expect(stack().gateway.counts().cables).toBe(1);
    const closed = closeCode(sockets[ending] as WebSocket);
    await stack()
      .backend.withToken(tokens[ending] ?? '')
      .send('delete', 'logout');
    expect(await closed).toBe(4403);
    const other = sockets[1 - ending] as WebSocket;
    expect(await answers(other)).toBe(true);
    other.terminate();
  });
});

it('the sockets of a deactivated user close with a code that rules out reconnecting', async () => {
  const { backend, gateway, tokenOf } = stack();
  const socket = await admitted(gateway, await tokenOf('inventory'));
  const closed = closeCode(socket);
  const user = `users/${backend.world.people.inventory}`;
  await (await backend.as('orgAdmin')).send('post', `${user}/deactivate`, {});
  expect(await closed).toBe(4403);
});
