/** When a transfer of a file is given up, and when it is sent again. */
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { transfer } from '../../web/kit/file/transfer.ts';

/** The browser's request, which the test answers. */
class Sent extends EventTarget {
  static all: Sent[] = [];
  static get last(): Sent {
    const last = Sent.all.at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  }
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseType = '';
  responseText = '';
  onload = () => {};
  onabort = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader() {
    return null;
  }
  send() {
    Sent.all.push(this);
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  /** The server answers. */
  answer(status: number) {
    this.status = status;
    this.onload();
    this.onloadend();
  }
}

/** No token expires here. */
const client = {} as ApolloClient;

function upload(signal = new AbortController().signal): Promise<XMLHttpRequest> {
  const made = { method: 'POST', address: '/files/vendors/7/attachments', idempotencyKey: 'once', signal } as const;
  return transfer(client, () => ({ ...made, prepare: () => undefined }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Sent);
  Sent.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on for as long as something moves, and is given up after 90 s in which nothing does', async () => {
  const result = upload().catch((error: unknown) => error);
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(60_000);
    Sent.last.upload.dispatchEvent(new Event('progress'));
  }
  vi.advanceTimersByTime(89_999);
  Sent.last.dispatchEvent(new Event('progress'));
  vi.advanceTimersByTime(90_000);
  expect(await result).toMatchObject({ name: 'TimeoutError' });
});

it('is told as canceled if the person cancels it', async () => {
  const person = new AbortController();
  const result = upload(person.signal).catch((error: unknown) => error);
  person.abort();
  expect(await result).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_CANCELLED' } }] });
});

it('is sent again, as the same upload, if the server waited in vain for the rest of it', async () => {
  const result = upload();
  Sent.last.answer(408);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Sent.all).toHaveLength(2);
  Sent.last.answer(201);
  expect((await result).status).toBe(201);
  const [first, second] = Sent.all.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe('once');
  expect(second).toBe('once');
});

it('is not sent again forever', async () => {
  const result = upload();
  for (let sent = 0; sent < 4; sent += 1) {
    Sent.last.answer(408);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect((await result).status).toBe(408);
  expect(Sent.all).toHaveLength(4);
});
