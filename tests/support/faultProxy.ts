/** A TCP proxy in front of a backend, with faults that a test switches on and off. Knows bytes, not HTTP. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Faults {
  /** How much later each piece of an answer arrives, in ms. */
  latencyMs: number;
  /** The next connection that answers is reset after so many bytes of answers; null for never. Used up by one connection. */
  resetAfter: number | null;
  /** Nothing passes in either direction and nobody is told, as when the peer's cable is pulled. */
  silent: boolean;
  /** A connection that has answered once is closed when the next request comes, as by a peer that had just given it up. */
  answersOnce: boolean;
}

export interface FaultProxy {
  /** In place of the backend's addresses. */
  url: string;
  cableUrl: string;
  faults: Faults;
  /** Connections that were accepted so far. */
  accepted(): number;
  /** Connections are refused from now on, and the open ones are cut. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** @param target the backend's address, `http://127.0.0.1:…` */
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
      // The other side is told by the close below.
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

  async function goDown(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of open) socket.destroy();
    await once(server, 'close');
  }

  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}`,
    cableUrl: `ws://127.0.0.1:${own}/cable`,
    faults,
    accepted: () => accepted,
    goDown,
    comeBack: async () => void (await listen(own)),
    stop: goDown,
  };
}
