import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Services } from '../http/route.ts';
import type { Channel } from './channels.ts';
import { type CableSettings, type Connection, connection } from './connection.ts';
import { frames, protocol } from './frames.ts';

const defaults: CableSettings = {
  pingMs: 3000,
  unansweredPings: 10,
  recheckMs: 60_000,
  retryMs: 1000,
  closeMs: 2000,
  maxFrameBytes: 65_536,
  maxBacklogBytes: 1_048_576,
  maxWaitingCommands: 100,
  maxSubscriptions: 1000,
};

/** The websocket server of the backend. */
export interface Cable {
  /** Returns the number of connections, and the total of their subscriptions. */
  counts(): { connections: number; subscriptions: number };
  /** Disconnects every client with `server_restart`, so that it reconnects, and accepts no new connections. */
  close(): void;
}

/**
 * Serves the ActionCable protocol at `/cable?authorization=TOKEN` of an HTTP server. Logs never contain tokens.
 * It handles every upgrade of the server: other paths get 404.
 */
export function cable(
  server: Server,
  services: Services,
  channels: ReadonlyMap<string, Channel>,
  options: { log: Logger; settings?: Partial<CableSettings> | undefined },
): Cable {
  const { database, config, roles, broadcaster } = services;
  const settings = { ...defaults, ...options.settings };
  const gate = { db: database.db, secretKey: config.secretKey, roles };
  const context = { gate, broadcaster, channels, settings };
  const connections = new Set<Connection>();
  let closing = false;

  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: settings.maxFrameBytes,
    handleProtocols: (offered) => offered.has(protocol) && protocol,
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (url?.pathname !== '/cable') return refuse(stream, '404 Not Found');
    if (closing) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const log = options.log.child({ requestId: randomUUID(), path: '/cable' });
      const opened = connection(socket, url.searchParams.get('authorization'), { ...context, log });
      connections.add(opened);
      socket.once('close', () => connections.delete(opened));
    });
  });

  const pinging = setInterval(() => {
    const frame = frames.ping(services.now());
    for (const each of connections) each.ping(frame);
  }, settings.pingMs);
  pinging.unref();

  return {
    counts: () => {
      let held = 0;
      for (const each of connections) held += each.subscriptions();
      return { connections: connections.size, subscriptions: held };
    },
    close: () => {
      closing = true;
      clearInterval(pinging);
      for (const each of connections) each.disconnect('server_restart');
    },
  };
}

function refuse(stream: Duplex, status: string): void {
  // The client may already have disconnected; the error then needs no handling.
  stream.on('error', () => stream.destroy());
  // Otherwise, a client that keeps its half of the connection open would keep ours open.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
