import { ApolloLink } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { parse } from 'graphql';
import { firstValueFrom, Observable } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { waitingOperations } from '../../web/client/liveState.ts';
import { createRetryLink } from '../../web/client/retry.ts';
import { idempotent } from '../../web/kit/form/sendKey.ts';

const unreachable = { errors: [{ message: 'down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] };
const unknown = { errors: [{ message: 'lost', extensions: { code: 'OUTCOME_UNKNOWN' } }] };
const forbidden = { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] };
const done = { data: { done: true } };

/** Sends one operation to a server that returns the given responses in order. */
async function send(document: string, answers: object[], context: Record<string, unknown> = {}) {
  const keys: unknown[] = [];
  const server = new ApolloLink((operation) => {
    keys.push(operation.getContext().idempotencyKey);
    return new Observable((observer) => {
      const answer = answers[keys.length - 1] ?? done;
      if (answer instanceof Error) observer.error(answer);
      else {
        observer.next(answer);
        observer.complete();
      }
    });
  });
  const link = createRetryLink([0, 0], [0]).concat(server);
  const client = Object.create(null);
  const result = await firstValueFrom(execute(link, { query: parse(document), context }, { client }));
  return { result, keys };
}

describe('an operation that may not have reached the server', () => {
  test('is retried if it is a query', async () => {
    const { result, keys } = await send('query A { a }', [unreachable, new TypeError('fetch failed')]);
    expect(result).toEqual(done);
    expect(keys).toHaveLength(3);
  });

  test('is retried with the same key if it is a mutation with a key', async () => {
    const { result, keys } = await send('mutation A { a }', [unknown], idempotent({ key: 'k', body: '' }));
    expect(result).toEqual(done);
    expect(keys).toEqual(['k', 'k']);
  });

  test('is never retried if it is a mutation without a key', async () => {
    const { result, keys } = await send('mutation A { a }', [unknown]);
    expect(result).toEqual(unknown);
    expect(keys).toHaveLength(1);
  });

  test.each([
    ['a query', 'query A { a }'],
    ['a mutation without a key', 'mutation A { a }'],
  ])(
    'is sent again if the server had too much work for it, and nobody sees a broken connection: %s',
    async (_what, document) => {
      const busy = { errors: [{ message: 'busy', extensions: { code: 'BUSY', retryAfter: 0 } }] };
      const before = waitingOperations.get();
      const { result, keys } = await send(document, [busy]);
      expect([result, keys.length, waitingOperations.get()]).toEqual([done, 2, before]);
    },
  );

  test('returns the failure after the last attempt', async () => {
    const { result, keys } = await send('query A { a }', [unreachable, unreachable, unreachable]);
    expect(result).toEqual(unreachable);
    expect(keys).toHaveLength(3);
  });

  test('is given up sooner if the device keeps it, where it waits on', async () => {
    const { result, keys } = await send('mutation A { a }', [unreachable, unreachable], {
      ...idempotent({ key: 'k', body: '' }),
      isKept: true,
    });
    expect(result).toEqual(unreachable);
    expect(keys).toEqual(['k', 'k']);
  });

  test('is counted as waiting until it is answered', async () => {
    const counts: number[] = [];
    const stop = waitingOperations.subscribe(() => counts.push(waitingOperations.get()));
    await send('query A { a }', [unreachable, unreachable]);
    stop();
    expect(counts).toEqual([1, 0]);
  });

  test('is not retried after any other error', async () => {
    const { keys } = await send('query A { a }', [forbidden]);
    expect(keys).toHaveLength(1);
  });
});
