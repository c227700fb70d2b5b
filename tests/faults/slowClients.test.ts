/** Connections that are kept open by a byte now and then: each of the four ports ends them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listenForMetrics as backendMetrics } from '../../backend/http/metricsServer.ts';
import { createLogger } from '../../gateway/log.ts';
import { listenForMetrics as gatewayMetrics } from '../../gateway/process/metricsServer.ts';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { freePort, until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

/** The longest delay of a timer (ms). */
const NEVER = 2 ** 31 - 1;
const soon = { headersMs: 300, checkMs: 50, bodyMs: 300, leftoverMs: 300 };
const never = { headersMs: NEVER, checkMs: NEVER, bodyMs: NEVER, leftoverMs: NEVER };

/** Opens a connection, sends the head, and then a byte every 20 ms for as long as the connection lasts. */
function dripping(url: string, head: string): { gone: Promise<void>; socket: Socket } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Bytes that are written after the server has closed the connection fail.
  socket.on('error', () => {});
  socket.resume().write(head);
  const drip = setInterval(() => socket.write('a'), 20);
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  void gone.then(() => clearInterval(drip));
  onTestFinished(() => void socket.destroy());
  return { gone, socket };
}

const withBody = (line: string, type = 'application/json') =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`;
const unfinished: [what: string, head: string][] = [
  ['headers that do not end', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: '],
  ['a body for a page', withBody('POST /')],
  ['a body for /healthz', withBody('POST /healthz')],
  ['a body with a GET', withBody('GET /healthz')],
  ['a body of text', withBody('POST /healthz', 'text/plain')],
];

/** Expects the attack to end at `strong`, while it continues at `weak`, which has no limit. */
async function endsOnlyAt(strong: string, weak: string, head: string): Promise<void> {
  const unlimited = dripping(weak, head);
  await once(unlimited.socket, 'connect');
  await dripping(strong, head).gone;
  expect(unlimited.socket.destroyed).toBe(false);
}

describe('the gateway cuts off', () => {
  let api: StubApi;
  let strong: TestGateway;
  let weak: TestGateway;
  beforeAll(async () => {
    api = await startStubApi();
    strong = await startGateway(api, { settings: { requests: { ...soon, stillMs: 500 }, files: { lingerMs: 300 } } });
    weak = await startGateway(api, {
      settings: { requests: { ...never, stillMs: NEVER }, files: { lingerMs: NEVER } },
    });
  });
  afterAll(async () => {
    for (const gateway of [strong, weak]) {
      gateway.server.closeAllConnections();
      await gateway.stop();
    }
    await api.stop();
  });

  it.each([
    ...unfinished,
    ['a report of an error', withBody('POST /log/errors')],
    ['an operation', withBody('POST /graphql')],
    ['a file for nothing', withBody('POST /files/nothing', 'multipart/form-data; boundary=x')],
  ])('%s', (_what, head) => endsOnlyAt(strong.url, weak.url, head));

  it('clients that send requests and read no response', async () => {
    const body = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' });
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const connections = (gateway: TestGateway) =>
      new Promise<number>((resolve) => gateway.server.getConnections((_error, count) => resolve(count)));
    for (const { url } of [weak, strong]) {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.pause().write(`${head}${body}`.repeat(400));
      onTestFinished(() => void socket.destroy());
    }
    await until('both are asked', async () => (await connections(weak)) > 0);
    await until('one has had enough', async () => (await connections(strong)) === 0);
    expect(await connections(weak)).toBeGreaterThan(0);
  });
});

describe('the backend cuts off', () => {
  let strong: TestBackend;
  let weak: TestBackend;
  beforeAll(async () => {
    strong = await startBackend({ limits: soon });
    weak = await startBackend({ limits: never });
  });
  afterAll(async () => {
    await strong.stop();
    await weak.stop();
  });

  it.each([...unfinished, ['a sign-in', withBody('POST /api/v1/login')]])('%s', (_what, head) =>
    endsOnlyAt(strong.url, weak.url, head),
  );
});

describe('the port of the metrics cuts off', () => {
  const log = createLogger('silent');
  const hasty = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };
  const patient = { headersTimeout: 0, requestTimeout: 0 };
  const at = async () => ({ port: 0, metricsHost: '127.0.0.1', metricsPort: await freePort() });

  it.each(unfinished)('%s, in the gateway and the backend', async (_what, head) => {
    const listen = [
      async (limits: object) => gatewayMetrics(await at(), log, async () => '', limits),
      async (limits: object) => backendMetrics(await at(), log, { metrics: async () => '' }, limits),
    ];
    for (const start of listen) {
      const servers = [await start(hasty), await start(patient)];
      const [strong = '', weak = ''] = servers.map((server) => {
        onTestFinished(() => void server?.closeAllConnections());
        onTestFinished(() => void server?.close());
        const address = server?.address();
        return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
      });
      await endsOnlyAt(strong, weak, head);
    }
  });
});
