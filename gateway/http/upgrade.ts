/** Decides which upgrades are accepted. The caller is authenticated later, on the socket itself. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { cookieToken } from '../access/session.ts';
import type { Config } from '../config.ts';
import { HEADERS } from './failure.ts';
import { isAllowedOrigin } from './security.ts';

/** Whether a request is for a websocket. Any other `Upgrade` is an offer that a server may ignore (RFC 9110, 7.8). */
export const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/** The HTTP status of a rejected upgrade and, if waiting helps, for how long (seconds). */
export interface UpgradeRejection {
  readonly status: 403 | 404 | 431 | 503;
  readonly retryAfter?: number;
}

/** Returns why an upgrade is rejected; null if accepted. @param origins whether the `Origin` header is checked */
export function whyNotUpgraded(config: Config, origins: boolean, request: IncomingMessage): UpgradeRejection | null {
  if (request.rawHeaders.length > 2 * HEADERS) return { status: 431 };
  if (request.url?.split('?')[0] !== '/graphql') return { status: 404 };
  if (!origins) return null;
  const { origin, host } = request.headers;
  // Browsers always send an origin: a cookie without one is not from a page.
  if (origin === undefined) return cookieToken(config, request.headers.cookie) ? { status: 403 } : null;
  return isAllowedOrigin(config, origin, host) ? null : { status: 403 };
}

const REASON = {
  403: 'Forbidden',
  404: 'Not Found',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** Answers an upgrade with an HTTP error and closes the connection. */
export function rejectUpgrade(socket: Duplex, { status, retryAfter }: UpgradeRejection): void {
  // The peer may already have disconnected.
  socket.on('error', () => socket.destroy());
  // A peer that keeps its own side open would keep ours open.
  socket.once('finish', () => socket.destroy());
  const wait = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`;
  socket.end(`HTTP/1.1 ${status} ${REASON[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
