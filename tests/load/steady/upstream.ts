/** An api/v1 whose lists are a page of ids each, and of which one can be made to hang. Told which over IPC; none by null. */
import { createServer, type ServerResponse } from 'node:http';
import { serve } from '../peers/question.ts';

const rows = Array.from({ length: 20 }, (_, index) => ({ id: index + 1 }));
const page = Buffer.from(JSON.stringify({ data: rows, meta: { page: 1, pages: 5, count: 93 } }));
let hung: string | null = null;
const waiting = new Set<ServerResponse>();

const answer = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': page.length });
  response.end(page);
};

process.on('message', ({ hang }: { hang: string | null }) => {
  hung = hang;
  if (hung === null) for (const response of waiting) answer(response);
  process.send?.({ hung });
});
serve(
  createServer((request, response) => {
    if (hung === null || !request.url?.startsWith(`/api/v1/${hung}?`)) return answer(response);
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
  }),
);
