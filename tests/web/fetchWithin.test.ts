import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isTimeout } from '../../web/base/errors.ts';
import { fetchWithin } from '../../web/client/fetchWithin.ts';

/** How long the server may be silent in these tests. */
const SILENCE_MS = 200;

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens
}

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops in the middle of its response', (_request, response) => void response.write('{"data":')],
])('a request is aborted if the server %s', async (_how, answers) => {
  const aborted = Promise.withResolvers<void>();
  const url = await serverThat((request, response) => {
    response.on('close', () => aborted.resolve());
    answers(request, response);
  });
  const error = await fetchWithin(SILENCE_MS)(url)
    .then((response) => response.text())
    .catch((reason) => reason);
  expect(isTimeout(error)).toBe(true);
  await aborted.promise;
});

test('a response that arrives slowly arrives completely, with its headers', async () => {
  const url = await serverThat(async (_request, response) => {
    response.setHeader('x-request-id', 'r-1');
    for (let part = 0; part < 6; part += 1) {
      response.write(`${part}`);
      await pause(SILENCE_MS / 4);
    }
    response.end();
  });
  const response = await fetchWithin(SILENCE_MS)(url);
  expect(await response.text()).toBe('012345');
  expect(response.headers.get('x-request-id')).toBe('r-1');
});

test('a request that the caller aborts ends with the reason of the caller', async () => {
  const url = await serverThat(() => undefined);
  const caller = new AbortController();
  const asked = fetchWithin(SILENCE_MS)(url, { signal: caller.signal });
  caller.abort(new Error('No longer wanted'));
  await expect(asked).rejects.toThrow('No longer wanted');
});
