/** The baseline for the gateway: a websocket server that sends the same bytes to every client, and nothing else. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Published } from './messages.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(server, 'listening');
process.on('message', ({ publish, bytes }: { publish: number; bytes: number }) => {
  const text = `#${publish}#`.padEnd(bytes, '.');
  const sentAt = performance.timeOrigin + performance.now();
  for (const client of server.clients) client.send(text);
  process.send?.({ published: publish, sentAt } satisfies Published);
});
const { port } = server.address() as AddressInfo; // it listens on TCP
process.send?.({ url: `ws://127.0.0.1:${port}` });
