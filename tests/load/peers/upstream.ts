/** The static api/v1 behind all peers: the same bytes for everybody who sends a token. */
import { createServer } from 'node:http';
import { orderRow } from '../../support/orders.ts';
import { serve } from './question.ts';

const ids = Array.from({ length: 20 }, (_, index) => index + 1);
const page = (data: unknown[]) => Buffer.from(JSON.stringify({ data, meta: { page: 1, pages: 5, count: 93 } }));
const answers: Array<[path: string, body: Buffer]> = [
  ['/api/v1/purchase_orders?', page(ids.map(orderRow))],
  ['/api/v1/vendors?', page(ids.map((id) => ({ id: 100 + id, name: `Vendor ${id}` })))],
  ['/api/v1/end_users?', page(ids.map((id) => ({ id: 200 + id, label: `End user ${id}` })))],
  ['/api/v1/groups?', page(ids.map((id) => ({ id: 300 + id, name: `Group ${id}` })))],
  ['/readyz', Buffer.from('{"status":"ready"}')],
];

serve(
  createServer((request, response) => {
    const url = request.url ?? '';
    const body = answers.find(([path]) => url.startsWith(path))?.[1];
    const status = !body ? 404 : request.headers.authorization || url === '/readyz' ? 200 : 401;
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': body?.length ?? 0 });
    response.end(body);
  }),
);
