/** A gateway that buffers whole uploads before it passes them on: the positive control of the memory benchmark. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';
import { serve } from './question.ts';

const { API_URL = '' } = process.env;

serve(
  createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const { authorization = '', 'content-type': type = '' } = incoming.headers;
    const path = (incoming.url ?? '').replace(/^\/files/, '/api/v1');
    const headers = { authorization, 'content-type': type };
    const answer = await request(API_URL + path, { method: 'POST', headers, body });
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
    response.end(await answer.body.text());
  }),
);
