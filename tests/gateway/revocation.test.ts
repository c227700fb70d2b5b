import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/processes.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { emailOf, type Person, password } from '../support/world.ts';

/**
 * A revoked right ends its subscriptions. A publisher writes numbered comments one after the other, without a pause,
 * while a user listens. Comments written after the end reach only others. (`npm run bench -- promises` measures how
 * soon a subscription ends.)
 */
const stack = suiteStack();
let orderId: number;
let publishing = true;
let publisher: Promise<void>;
/** The number of comments written. */
let written = 0;

beforeAll(async () => {
  const { backend } = stack();
  const manager = await backend.as('manager');
  orderId = (await newOrder(manager, backend.world)).id;
  publisher = (async () => {
    for (; publishing; written += 1) {
      await manager.post(`purchase_orders/${orderId}/comments`, {
        comment: { message: String(written), source: 'internal' },
      });
    }
  })();
});
afterAll(async () => {
  publishing = false;
  await publisher;
});

/** Subscribes as a user with a separate session. */
async function listen(person: Person) {
  const { gateway } = stack();
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
  const { data } = await gateway.ask(query, { input: { login: emailOf(person), password } });
  const { token } = (data as { signIn: { token: string } }).signIn;
  const heard: number[] = [];
  let over = false;
  const client = gateway.live({ token, onClosed: () => (over = true) });
  client.subscribe<{ commentChanged: { comment: { message: string } | null } }>(
    { query: `subscription { commentChanged(on: { type: PURCHASE_ORDER, id: ${orderId} }) { comment { message } } }` },
    {
      next: ({ data: event }) => {
        const message = event?.commentChanged.comment?.message;
        if (message !== undefined) heard.push(Number(message));
      },
      error: () => (over = true),
      complete: () => (over = true),
    },
  );
  await until('it hears the publisher', () => heard.length > 5);
  return { token, heard, over: () => until('it hears nothing more', () => over) };
}

type Change = (token: string, userId: number) => Promise<unknown>;
const changes: Array<[what: string, person: Person, change: Change]> = [
  [
    'leaves the program',
    'logistics',
    async (_token, id) => (await stack().backend.as('orgAdmin')).put(`users/${id}`, { user: { program_ids: [] } }),
  ],
  [
    'is deactivated',
    'procurement',
    async (_token, id) => (await stack().backend.as('orgAdmin')).send('post', `users/${id}/deactivate`, {}),
  ],
  ['signs out elsewhere', 'inventory', (token) => stack().backend.withToken(token).send('delete', 'logout')],
];

it.each(changes)('a user who %s receives nothing that is written later', async (_what, person, change) => {
  const listener = await listen(person);
  await change(listener.token, stack().backend.world.people[person]);
  await listener.over();
  const last = listener.heard.at(-1);
  // The positive control: the publisher continues, and a user who keeps the right receives the comments.
  const later = written;
  const other = await listen('viewer');
  await until('the viewer hears what came after', () => other.heard.some((number) => number > later));
  expect(listener.heard.at(-1)).toBe(last);
});
