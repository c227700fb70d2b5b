/**
 * The static api/v1 behind all peers: the same bytes for every caller with a token. It supports only the HTTP that they
 * send (GET, one request after the other on a connection), because it competes with them for the two cores.
 */
import { createServer } from 'node:net';
import { orderRow } from '../../support/orders.ts';
import { serve } from './question.ts';

const ids = Array.from({ length: 20 }, (_, index) => index + 1);
const page = (data: unknown[]) => ({ data, meta: { page: 1, pages: 5, count: 93 } });
const answers: Array<[path: string, answer: Buffer]> = [
  ['/api/v1/purchase_orders?', answer(200, page(ids.map(orderRow)))],
  ['/api/v1/vendors?', answer(200, page(ids.map((id) => ({ id: 100 + id, name: `Vendor ${id}` }))))],
  ['/api/v1/end_users?', answer(200, page(ids.map((id) => ({ id: 200 + id, label: `End user ${id}` }))))],
  ['/api/v1/groups?', answer(200, page(ids.map((id) => ({ id: 300 + id, name: `Group ${id}` }))))],
];
const ready = answer(200, { status: 'ready' });
const unauthorized = answer(401, {});
const notFound = answer(404, {});

function answer(status: number, body: unknown): Buffer {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status} -\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n`;
  return Buffer.from(head + text);
}

/** Returns the response to a request. @param head the request's first line and headers */
function answerTo(head: string): Buffer {
  const path = head.slice('GET '.length, head.indexOf(' HTTP/1.1\r\n'));
  if (path === '/readyz') return ready;
  if (!/\r\nauthorization: ./i.test(head)) return unauthorized;
  return answers.find(([start]) => path.startsWith(start))?.[1] ?? notFound;
}

serve(
  createServer({ noDelay: true }, (socket) => {
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
      for (let end = received.indexOf('\r\n\r\n'); end >= 0; end = received.indexOf('\r\n\r\n')) {
        socket.write(answerTo(received.slice(0, end + 2)));
        received = received.slice(end + 4);
      }
    });
    socket.on('error', () => socket.destroy()); // a client that disconnects abruptly
  }),
);
