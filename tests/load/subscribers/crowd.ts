/** Many readers in one lean process: bare sockets that count what they receive. */
import { WebSocket } from 'ws';
import type { Failure } from '../children.ts';
import type { Connect, Delivered, Speech } from './messages.ts';

const AT_ONCE = 200;
const counts = new Map<number, { count: number; firstAt: number }>();
let readers = 0;

process.on('message', async ({ connect: { url, speech, tokens, stalled = false } }: Connect) => {
  const waiting = [...tokens];
  const join = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop())
      await reader(url, speech, token, stalled);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, join));
    if (!stalled) readers += tokens.length;
    process.send?.({ connected: tokens.length });
  } catch (error) {
    process.send?.({ failure: String(error) } satisfies Failure);
  }
});
process.send?.({ url: null });

/** Connects a reader; resolves when it is subscribed, as far as a client can know. */
function reader(url: string, speech: Speech, token: string, stalled: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, speech.kind === 'graphql' ? 'graphql-transport-ws' : [], {
      perMessageDeflate: false,
    });
    socket.once('error', reject);
    socket.once('close', (code) => {
      const failure = `A reader was closed with ${code}`;
      reject(new Error(failure)); // takes effect only before the reader is subscribed
      // A stalled reader is closed sooner or later. If any other is closed, an event never reaches all readers.
      if (!stalled) process.send?.({ failure } satisfies Failure);
    });
    socket.once('open', () => {
      if (speech.kind === 'raw') return resolve();
      send(socket, { type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('"connection_ack"') && speech.kind === 'graphql') {
        const variables = { on: { type: 'PURCHASE_ORDER', id: '1', withItems: true } };
        send(socket, { id: '1', type: 'subscribe', payload: { query: speech.query, variables } });
        if (stalled) socket.pause();
        resolve();
      } else {
        counted(text);
      }
    });
  });
}

const send = (socket: WebSocket, frame: object) => socket.send(JSON.stringify(frame));

function counted(text: string): void {
  const number = Number(/#(\d+)#/.exec(text)?.[1]);
  if (Number.isNaN(number)) return;
  const now = performance.timeOrigin + performance.now();
  const known = counts.get(number) ?? { count: 0, firstAt: now };
  known.count += 1;
  counts.set(number, known);
  if (known.count < readers) return;
  counts.delete(number);
  process.send?.({
    delivered: number,
    firstAt: known.firstAt,
    lastAt: now,
    bytes: Buffer.byteLength(text),
  } satisfies Delivered);
}
