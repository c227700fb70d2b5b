/** The floor: makes the query's upstream calls and concatenates their bytes. No GraphQL, no parsing. */
import { createServer } from 'node:http';
import { CALLS, serve, upstream } from './question.ts';

const call = upstream();
const ids = (from: number) => Array.from({ length: 20 }, (_, index) => `${from + index + 1}`);
const nested = [CALLS.vendors(ids(100)), CALLS.endUsers(ids(200)), CALLS.groups(ids(300))];

serve(
  createServer(async (request, response) => {
    request.resume();
    const { authorization } = request.headers;
    const first = await call(CALLS.orders, authorization);
    const others = await Promise.all(nested.map((path) => call(path, authorization)));
    const body = Buffer.concat([first, ...others]);
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length });
    response.end(body);
  }),
);
