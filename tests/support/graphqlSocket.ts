/** Bare sockets to the gateway, with raw frames of graphql-transport-ws. */
import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { TestGateway } from './gateway.ts';

export interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Sends an object as JSON, a text as is. */
export function send(socket: WebSocket, ...frames: unknown[]): void {
  for (const frame of frames) socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
}

/** Waits for the next frame, or the next one of a type: events of subscriptions may arrive in between. */
export function nextFrame(socket: WebSocket, type?: string): Promise<Frame> {
  return new Promise((resolve) => {
    const take = (data: unknown) => {
      const frame: Frame = JSON.parse(String(data));
      if (type !== undefined && frame.type !== type) return;
      socket.off('message', take);
      resolve(frame);
    };
    socket.on('message', take);
  });
}

/** Waits until a socket is closed; returns the code. */
export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return code;
}

/** Reports whether the peer answers a ping; false if it closes the socket. */
export function answers(socket: WebSocket): Promise<boolean> {
  const answered = nextFrame(socket, 'pong').then(() => true);
  send(socket, { type: 'ping' });
  return Promise.race([answered, closeCode(socket).then(() => false)]);
}

export const init = (token: string) => ({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });

/** Opens a socket that is authenticated by a token. */
export async function admitted(gateway: Pick<TestGateway, 'socket'>, token: string): Promise<WebSocket> {
  const socket = gateway.socket();
  await once(socket, 'open');
  const acknowledged = nextFrame(socket, 'connection_ack');
  send(socket, init(token));
  await acknowledged;
  return socket;
}
