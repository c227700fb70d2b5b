/**
 * Clients that come and go: sockets that subscribe and disconnect, cleanly or not, and uploads, most of which are aborted.
 * A separate process; any message ends it, and it reports how many there were.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { answerTo, fileForm, largeForm, openUpload } from '../../support/uploads.ts';

export interface Churn {
  readonly url: string;
  readonly tokens: readonly string[];
  /** The text of the subscription. */
  readonly subscription: string;
}

export interface Churned {
  readonly churned: { readonly sockets: number; readonly uploads: number; readonly failed: number };
}

const SOCKET_EVERY_MS = 100;
const UPLOAD_EVERY_MS = 1000;
const LONGEST_MS = 5000;
/** One in this many uploads is completed. */
const WHOLE = 4;

const { url, tokens, subscription }: Churn = JSON.parse(process.argv[2] ?? '');
const small = fileForm(Buffer.alloc(200_000, 'lading'));
const counts = { sockets: 0, uploads: 0, failed: 0 };
const open = new Set<WebSocket>();
let over = false;
process.once('message', () => {
  over = true;
});

const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';

function socket(index: number): void {
  const client = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  open.add(client);
  const say = (frame: object) => client.send(JSON.stringify(frame));
  const variables = { on: { type: 'PURCHASE_ORDER', id: '1', withItems: true } };
  client.on('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${tokenOf(index)}` } }));
  client.on('message', (data) => {
    if (String(data).includes('"connection_ack"'))
      say({ id: '1', type: 'subscribe', payload: { query: subscription, variables } });
  });
  let leaving = false;
  client.on('error', () => {
    // A socket that leaves before it is connected aborts its own handshake.
    if (!leaving) counts.failed += 1;
  });
  client.on('close', () => open.delete(client));
  setTimeout(() => {
    leaving = true;
    if (index % 3 === 0) client.terminate();
    else if (client.readyState === client.OPEN && index % 3 === 1) say({ id: '1', type: 'complete' });
    client.close();
  }, Math.random() * LONGEST_MS);
}

async function upload(index: number): Promise<void> {
  const whole = index % WHOLE === 0;
  const { body } = whole ? small : largeForm;
  const opened = openUpload({ url }, tokenOf(index), body.length);
  if (whole) {
    opened.end(body);
    if ((await answerTo(opened)).status !== 201) counts.failed += 1;
    return;
  }
  await new Promise((resolve) => opened.write(body.subarray(0, Math.ceil(Math.random() * body.length)), resolve));
  opened.socket?.resetAndDestroy();
}

async function sockets(): Promise<void> {
  for (; !over; counts.sockets += 1) {
    socket(counts.sockets);
    await sleep(SOCKET_EVERY_MS);
  }
}

async function uploads(): Promise<void> {
  for (; !over; counts.uploads += 1) {
    await upload(counts.uploads);
    await sleep(UPLOAD_EVERY_MS);
  }
}

await Promise.all([sockets(), uploads()]);
for (const client of open) client.terminate();
process.send?.({ churned: counts } satisfies Churned);
process.disconnect?.();
