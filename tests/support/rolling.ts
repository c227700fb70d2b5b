/** Rolling restarts: two servers behind a plain TCP balancer are stopped and started one after the other, under load. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort, until } from './processes.ts';

/** Starts a server on a port; returns the function that stops it. */
export type StartServer = (port: number) => Promise<() => Promise<void>>;

/** A request of a caller; its body, if any, is JSON. */
export interface Question {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The status of a correct response. */
  status: number;
}

/** The result of restarts. */
export interface Rolled {
  answered: number;
  /** The requests without a correct response, and why. */
  failed: string[];
}

const CALLERS = 8;

/**
 * Restarts each of two servers once per round, while callers send requests over keep-alive connections.
 * @param question returns the request of a turn
 */
export async function rollingRestarts(
  start: StartServer,
  question: (turn: number) => Question,
  rounds: number,
): Promise<Rolled> {
  const ports = [await freePort(), await freePort()];
  const stops = await Promise.all(ports.map(start));
  const balancer = await tcpBalancer(ports);
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  let answered = 0;
  let busy = true;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller; busy; turn += CALLERS) {
      const problem = await ask(balancer.port, agent, question(turn));
      if (problem) failed.push(problem);
      answered += 1;
    }
  });
  const more = async () => {
    const before = answered;
    await until('callers go on', () => answered > before + 5 * CALLERS);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, port] of ports.entries()) {
      await more();
      await stops[index]?.();
      await more();
      stops[index] = await start(port);
      await until('both are ready again', () => balancer.ready() === ports.length);
    }
  }
  busy = false;
  await Promise.all(callers);
  agent.destroy();
  await Promise.all(stops.map((stop) => stop()));
  await balancer.stop();
  return { answered, failed };
}

/** Sends one request; returns what was wrong with the response, or null. */
async function ask(
  port: number,
  agent: Agent,
  { method, path, headers, body, status }: Question,
): Promise<string | null> {
  try {
    const asked = request({ host: '127.0.0.1', port, method, path, agent, headers });
    asked.end(body);
    const [response]: IncomingMessage[] = await once(asked, 'response');
    const said = response ? await text(response) : '';
    return response?.statusCode === status ? null : `${method} ${path}: ${response?.statusCode} ${said}`;
  } catch (error) {
    return `${method} ${path}: ${error instanceof Error ? error.message : error}`;
  }
}

/** Passes connections on, in turn, to the servers that report that they are ready, without looking into them. */
async function tcpBalancer(ports: readonly number[]) {
  let targets = [...ports];
  let turn = 0;
  let looking = true;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    turn += 1;
    const upstream = connect(targets[turn % targets.length] ?? 0, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.once('close', () => open.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens
  const looks = (async () => {
    while (looking) {
      const states = await Promise.all(ports.map(isReady));
      targets = ports.filter((_port, index) => states[index]);
    }
  })();
  return {
    port,
    ready: () => targets.length,
    async stop() {
      looking = false;
      await looks;
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).catch(() => null))?.status ===
  200;
