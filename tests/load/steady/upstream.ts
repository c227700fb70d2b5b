/**
 * An api/v1 that accepts every session and returns the same bytes to every caller. An IPC message makes one of its lists
 * hang, or none (null).
 */
import { createServer, type ServerResponse } from 'node:http';
import { orderRow } from '../../support/orders.ts';
import { serve } from '../peers/question.ts';

const ids = Array.from({ length: 20 }, (_, index) => index + 1);
const json = (body: unknown) => Buffer.from(JSON.stringify(body));
const page = (rowOf: (id: number) => object) => json({ data: ids.map(rowOf), meta: { page: 1, pages: 5, count: 93 } });
const answers = new Map([
  ['profile', json({ data: { id: 1, first_name: 'Ada', last_name: 'Lovelace' } })],
  ['purchase_orders', page(orderRow)],
  ['vendors', page((id) => ({ id: 100 + id, name: `Vendor ${id}` }))],
  ['end_users', page((id) => ({ id: 200 + id, label: `End user ${id}` }))],
  ['groups', page((id) => ({ id: 300 + id, name: `Group ${id}` }))],
]);
const other = page((id) => ({ id }));

let hung: string | null = null;
const waiting = new Map<ServerResponse, string>();

function answer(response: ServerResponse, path: string): void {
  const body = answers.get(path) ?? other;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

process.on('message', ({ hang }: { hang: string | null }) => {
  hung = hang;
  if (hung === null) for (const [response, path] of waiting) answer(response, path);
  process.send?.({ hung });
});
serve(
  createServer((request, response) => {
    const path = /^\/api\/v1\/(\w+)/.exec(request.url ?? '')?.[1] ?? '';
    if (path !== hung) return answer(response, path);
    waiting.set(response, path);
    response.once('close', () => waiting.delete(response));
  }),
);
