/** The cable of the stub backend: the ActionCable protocol; a test sees every subscription and can send any message. */
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

export interface StubCable {
  /** The open connections, each with its token. */
  connections: Map<WebSocket, string>;
  /** Returns the identifiers of the current subscriptions of all connections. */
  subscriptions(): string[];
  /** Sends a message (JSON in a string, as api/v1 does) to all subscribers of the channel. */
  broadcast(channel: string, message: unknown): void;
  /** Channels whose subscriptions are rejected. */
  rejects: Set<string>;
  /** Channels whose subscriptions are confirmed only when `release` is called. */
  holds: Set<string>;
  release(channel: string): void;
  /** Revokes the confirmed subscriptions of a channel. */
  revoke(channel: string): void;
  /** Closes the connections whose session has ended, as a backend does when a session ends. */
  review(): void;
  /** Cuts all connections, as a crash does. */
  cut(): void;
  stop(): void;
}

export function stubCable(server: Server, isLive: (token: string) => boolean): StubCable {
  const wss = new WebSocketServer({ noServer: true, handleProtocols: () => 'actioncable-v1-json' });
  const subscribed = new Map<WebSocket, Set<string>>();
  const held = new Map<string, Array<() => void>>();
  const send = (socket: WebSocket, frame: unknown) => socket.send(JSON.stringify(frame));
  const of = (channel: string) =>
    [...subscribed].flatMap(([socket, identifiers]) =>
      [...identifiers]
        .filter((identifier) => JSON.parse(identifier).channel === channel)
        .map((identifier) => ({ socket, identifier })),
    );

  const unauthorized = (socket: WebSocket) => {
    send(socket, { type: 'disconnect', reason: 'unauthorized', reconnect: false });
    socket.close();
  };

  const cable: StubCable = {
    connections: new Map(),
    rejects: new Set(),
    holds: new Set(),
    release(channel) {
      cable.holds.delete(channel);
      for (const confirm of held.get(channel) ?? []) confirm();
      held.delete(channel);
    },
    subscriptions: () => [...subscribed.values()].flatMap((identifiers) => [...identifiers]),
    broadcast(channel, message) {
      for (const { socket, identifier } of of(channel)) send(socket, { identifier, message: JSON.stringify(message) });
    },
    revoke(channel) {
      for (const { socket, identifier } of of(channel)) {
        subscribed.get(socket)?.delete(identifier);
        send(socket, { type: 'reject_subscription', identifier });
      }
    },
    review() {
      for (const [socket, token] of cable.connections) if (!isLive(token)) unauthorized(socket);
    },
    cut() {
      for (const socket of wss.clients) socket.terminate();
    },
    stop() {
      clearInterval(pings);
      cable.cut();
      wss.close();
    },
  };

  const pings = setInterval(() => {
    for (const socket of wss.clients) send(socket, { type: 'ping', message: Date.now() });
  }, 500);

  server.on('upgrade', (request, socket, head) => {
    const token = new URL(request.url ?? '', 'http://stub').searchParams.get('authorization') ?? '';
    wss.handleUpgrade(request, socket, head, (client) => {
      if (!isLive(token)) return unauthorized(client);
      cable.connections.set(client, token);
      subscribed.set(client, new Set());
      client.on('close', () => {
        cable.connections.delete(client);
        subscribed.delete(client);
      });
      client.on('message', (data) => {
        const { command, identifier } = JSON.parse(String(data));
        if (command === 'unsubscribe') return subscribed.get(client)?.delete(identifier);
        if (cable.rejects.has(JSON.parse(identifier).channel))
          return send(client, { type: 'reject_subscription', identifier });
        const { channel } = JSON.parse(identifier);
        const confirm = () => {
          subscribed.get(client)?.add(identifier);
          send(client, { type: 'confirm_subscription', identifier });
        };
        if (cable.holds.has(channel)) held.set(channel, [...(held.get(channel) ?? []), confirm]);
        else confirm();
      });
      send(client, { type: 'welcome' });
    });
  });
  return cable;
}
