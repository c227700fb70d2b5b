/**
 * A TCP proxy that is as slow as a satellite link: each direction has a rate that all connections share, and a delay.
 * Handles bytes, not HTTP. Not modeled: slow start, lost packets, TLS.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the link carries. */
export interface LinkSpeed {
  /** Towards the browser, and from it (kbit/s). */
  downKbit: number;
  upKbit: number;
  /** The time of a round trip (ms). A new connection takes one before its first byte. */
  rttMs: number;
}

/** The bytes that the link has carried so far. */
export interface Traffic {
  down: number;
  up: number;
}

export interface SlowLink {
  /** The address to use instead of the target's. */
  url: string;
  traffic(): Traffic;
  /** The connections accepted so far. */
  accepted(): number;
  /** Cuts the open connections. */
  cut(): void;
  /** Cuts the open connections, and takes no new ones until it is mended. Returns what mends it. */
  fail(): () => void;
  stop(): Promise<void>;
}

/** The size of a packet, in bytes. */
const PACKET = 1460;
/** The bytes of one connection that wait in the link before its sender is paused: about a receive window. */
const WINDOW = 64 * 1024;

/** Starts a slow link. @param target the server's address, `http://localhost:…` */
export async function slowLink(target: string, { downKbit, upKbit, rttMs }: LinkSpeed): Promise<SlowLink> {
  const { hostname, port } = new URL(target);
  const down = new Direction(downKbit, rttMs / 2);
  const up = new Direction(upKbit, rttMs / 2);
  const open = new Set<Socket>();
  let accepted = 0;
  let hasFailed = false;

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    if (hasFailed) return void client.destroy();
    accepted += 1;
    const origin = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    for (const socket of [client, origin]) {
      open.add(socket);
      // The close handler notifies the other side.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        (socket === client ? origin : client).destroySoon();
      });
    }
    down.carry(origin, client);
    client.pause();
    setTimeout(() => up.carry(client, origin), rttMs);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port; // a TCP server that listens
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${own}`,
    traffic: () => ({ down: down.carried, up: up.carried }),
    accepted: () => accepted,
    cut,
    fail() {
      hasFailed = true;
      cut();
      return () => {
        hasFailed = false;
      };
    },
    async stop() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

/** The packets of one connection that wait, and where they go. */
interface Waiting {
  packets: Buffer[];
  bytes: number;
  from: Socket;
  to: Socket;
}

/** One direction of the link: its connections send one packet each in turn. */
class Direction {
  carried = 0;
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  readonly #turns: Waiting[] = [];
  /** When the link is free for the next packet (`performance.now()`). */
  #freeAt = 0;
  #sending = false;

  constructor(kbit: number, delayMs: number) {
    this.#bytesPerMs = kbit / 8;
    this.#delayMs = delayMs;
  }

  /** Carries everything from one socket to the other, and its end. */
  carry(from: Socket, to: Socket): void {
    const waiting: Waiting = { packets: [], bytes: 0, from, to };
    from.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PACKET) waiting.packets.push(bytes.subarray(at, at + PACKET));
      waiting.bytes += bytes.length;
      if (waiting.bytes > WINDOW) from.pause();
      if (!this.#turns.includes(waiting)) this.#turns.push(waiting);
      if (!this.#sending) this.#send();
    });
    from.on('end', () => {
      waiting.packets.push(Buffer.alloc(0));
      if (!this.#turns.includes(waiting)) this.#turns.push(waiting);
      if (!this.#sending) this.#send();
    });
    from.resume();
  }

  #send(): void {
    const next = this.#turns.shift();
    const packet = next?.packets.shift();
    this.#sending = next !== undefined && packet !== undefined;
    if (!next || !packet) return;
    if (next.packets.length > 0) this.#turns.push(next);
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now) + packet.length / this.#bytesPerMs;
    setTimeout(() => {
      this.carried += packet.length;
      next.bytes -= packet.length;
      if (next.bytes < WINDOW / 2) next.from.resume();
      setTimeout(() => arrive(packet, next.to), this.#delayMs);
      this.#send();
    }, this.#freeAt - now);
  }
}

/** Delivers a packet; an empty one is the sender's end. */
function arrive(packet: Buffer, to: Socket): void {
  if (to.destroyed || to.writableEnded) return;
  if (packet.length > 0) to.write(packet);
  else to.end();
}
