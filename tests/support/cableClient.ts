/** A bare client of the cable: sends and reads raw frames, so that the protocol itself can be tested. */
import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** A frame of the server, parsed from JSON. */
export type Frame = { type?: string; identifier?: string; message?: unknown; reason?: string; reconnect?: boolean };

export type CableClient = {
  socket: WebSocket;
  /** Sends an object as JSON, a text as is. */
  send: (frame: object | string) => void;
  /** Waits for the next frame that is not a ping; fails if none arrives within 90 s, or the connection ends first. */
  next: () => Promise<Frame>;
  /** Waits for the next ping. */
  ping: () => Promise<Frame>;
  subscribe: (identifier: string) => void;
  /** Subscribes; fails unless the subscription is confirmed. */
  subscribed: (identifier: string) => Promise<void>;
  /** Fails if anything but pings has been sent: the next frame must be the rejection of a subscription sent now. */
  silence: () => Promise<void>;
  /** Waits for the next frame; returns its message, parsed from its text. */
  message: () => Promise<unknown>;
  /** The code that the connection was closed with; resolves when it is closed. */
  closed: Promise<number>;
  close: () => Promise<number>;
};

/** Connects and waits until the socket is open, but not for the welcome. @param url the backend's, `http://…` */
export async function cableClient(
  url: string,
  token?: string,
  options: { autoPong?: boolean } = {},
): Promise<CableClient> {
  const address = new URL('/cable', url.replace(/^http/, 'ws'));
  if (token !== undefined) address.searchParams.set('authorization', token);
  const socket = new WebSocket(address, ['actioncable-v1-json'], { perMessageDeflate: false, ...options });
  const frames = frameQueue();
  const pings = frameQueue();
  socket.on('message', (data) => {
    const frame: Frame = JSON.parse(String(data));
    (frame.type === 'ping' ? pings : frames).push(frame);
  });
  const closed = once(socket, 'close').then(([code]) => {
    frames.end();
    pings.end();
    return Number(code);
  });
  const opened = once(socket, 'open');
  await opened;
  socket.on('error', () => {});
  const client: CableClient = {
    socket,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: frames.next,
    ping: pings.next,
    subscribe: (identifier) => client.send({ command: 'subscribe', identifier }),
    subscribed: async (to) => {
      client.subscribe(to);
      expect(await frames.next()).toEqual({ identifier: to, type: 'confirm_subscription' });
    },
    silence: async () => {
      const nothing = identifier('PurchaseOrderCommentsChannel', {});
      client.subscribe(nothing);
      expect(await frames.next()).toEqual({ identifier: nothing, type: 'reject_subscription' });
    },
    message: async () => JSON.parse(String((await frames.next()).message)),
    closed,
    close: () => {
      socket.close();
      return closed;
    },
  };
  return client;
}

/** Connects and waits for the welcome. */
export async function welcomedClient(url: string, token: string | null): Promise<CableClient> {
  const client = await cableClient(url, token ?? '');
  expect(await client.next()).toEqual({ type: 'welcome' });
  return client;
}

/** Returns the identifier of a subscription, as a client would write it. */
export function identifier(channel: string, params: object): string {
  return JSON.stringify({ channel, ...params });
}

function frameQueue() {
  const arrived: Frame[] = [];
  const waiting: { resolve: (frame: Frame) => void; reject: (error: Error) => void }[] = [];
  let over = false;
  return {
    push: (frame: Frame) => {
      const reader = waiting.shift();
      if (reader) reader.resolve(frame);
      else arrived.push(frame);
    },
    end: () => {
      over = true;
      for (const reader of waiting.splice(0)) reader.reject(new Error('The connection ended'));
    },
    next: () => {
      const frame = arrived.shift();
      if (frame) return Promise.resolve(frame);
      if (over) return Promise.reject(new Error('The connection has ended'));
      return new Promise<Frame>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('No frame came')), 90_000);
        const settle = <Value>(done: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(late);
            done(value);
          };
        };
        waiting.push({ resolve: settle(resolve), reject: settle(reject) });
      });
    },
  };
}
