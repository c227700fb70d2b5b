/** Which sockets may be opened at all; who opens them is asked later, on the socket itself. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { HEADERS } from './failure.ts';
import { isAllowedOrigin } from './security.ts';
import { cookieToken } from './session.ts';

/** An HTTP status, and where there is a time to wait, that in seconds. */
export interface Refusal {
  readonly status: 403 | 404 | 431 | 503;
  readonly retryAfter?: number;
}

/** Why a socket may not be opened; null when it may. @param origins whether a page's origin counts */
export function refusalOf(config: Config, origins: boolean, request: IncomingMessage): Refusal | null {
  if (request.rawHeaders.length > 2 * HEADERS) return { status: 431 };
  if (request.url?.split('?')[0] !== '/graphql') return { status: 404 };
  if (!origins) return null;
  const { origin, host } = request.headers;
  // Pages always send their origin, so a cookie without one is not from a page of ours.
  if (origin === undefined) return cookieToken(config, request.headers.cookie) ? { status: 403 } : null;
  return isAllowedOrigin(config, origin, host) ? null : { status: 403 };
}

const REASON = {
  403: 'Forbidden',
  404: 'Not Found',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** Answers an upgrade with an HTTP error, and closes its connection. */
export function refuseUpgrade(socket: Duplex, { status, retryAfter }: Refusal): void {
  // The peer may be gone already; there is nobody to tell then.
  socket.on('error', () => socket.destroy());
  const wait = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`;
  socket.end(`HTTP/1.1 ${status} ${REASON[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
