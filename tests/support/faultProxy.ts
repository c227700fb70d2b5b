/** A TCP proxy in front of a backend or a database, with faults that a test switches on and off. Handles bytes, not HTTP. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Faults {
  /** The delay of each piece of a response (ms). */
  latencyMs: number;
  /** Resets the next responding connection, once, after this many response bytes; null for never. */
  resetAfter: number | null;
  /** Whether nothing passes in either direction, without any notice, as when the peer's cable is pulled. */
  silent: boolean;
  /** Whether a connection that has responded once is closed at its next request, as by a peer that has just timed it out. */
  answersOnce: boolean;
}

export interface FaultProxy {
  /** The addresses to use instead of the backend's. */
  url: string;
  cableUrl: string;
  faults: Faults;
  /** Returns the number of connections accepted so far. */
  accepted(): number;
  /** Cuts the open connections. */
  cut(): void;
  /** Refuses connections from now on, and cuts the open ones. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy. @param target the backend's address, `http://127.0.0.1:…` */
export async function faultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const faults: Faults = { latencyMs: 0, resetAfter: null, silent: false, answersOnce: false };
  let accepted = 0;

  const server: Server = createServer({ noDelay: true }, (client) => {
    accepted += 1;
    const backend = connect({ host: hostname, port: Number(port), noDelay: true });
    let answered = 0;
    let resetAfter: number | null = null;

    function answer(bytes: Buffer): void {
      if (faults.silent || client.destroyed) return;
      if (answered === 0) {
        resetAfter = faults.resetAfter;
        faults.resetAfter = null;
      }
      const left = resetAfter === null ? bytes.length : resetAfter - answered;
      answered += bytes.length;
      if (left < bytes.length) {
        client.write(bytes.subarray(0, Math.max(0, left)), () => client.resetAndDestroy());
        return;
      }
      if (!client.write(bytes)) backend.pause();
    }

    client.on('data', (bytes) => {
      if (faults.answersOnce && answered > 0) client.end();
      else if (!faults.silent) backend.write(bytes);
    });
    backend.on('data', (bytes) => {
      if (faults.latencyMs === 0) answer(bytes);
      else setTimeout(answer, faults.latencyMs, bytes);
    });
    client.on('drain', () => backend.resume());
    client.on('end', () => backend.end());
    backend.on('end', () => !faults.silent && client.end());
    for (const [socket, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      open.add(socket);
      // The close handler below notifies the other side.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        if (!faults.silent) other.destroySoon();
      });
    }
  });

  async function listen(at: number): Promise<number> {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // a TCP server that listens
  }

  function cut(): void {
    for (const socket of open) socket.destroy();
  }

  async function goDown(): Promise<void> {
    if (!server.listening) return;
    server.close();
    cut();
    await once(server, 'close');
  }

  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}`,
    cableUrl: `ws://127.0.0.1:${own}/cable`,
    faults,
    accepted: () => accepted,
    cut,
    goDown,
    comeBack: async () => void (await listen(own)),
    stop: goDown,
  };
}
