/** PUBLIC_URL and the proxy behind it: pages, websockets and the largest upload reach the Lading that runs here. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { WebSocket } from 'ws';
import type { Config as GatewayConfig } from '../../gateway/config.ts';
import { defaults } from '../../gateway/settings.ts';
import { localUrl } from '../runSettings.ts';
import { codeOf, type Finding, failedConnection, fine, unknown, wrong } from './check.ts';
import { isGateway } from './running.ts';

type Settings = Pick<GatewayConfig, 'publicUrl' | 'host' | 'port' | 'trustProxy' | 'production'>;

const PATIENCE_MS = 4000;
/** How long the largest upload may take. */
const UPLOAD_MS = 5000;
/** How long an answer to the beginning of an upload is waited for. */
const BODY_AFTER_MS = 1500;
/** How long all of this may take. */
export const PUBLIC_URL_MS = PATIENCE_MS + UPLOAD_MS;
const FILES = 'Compare the proxy with deploy/nginx/lading.conf or deploy/caddy/Caddyfile.';

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Checks the settings alone: the form of PUBLIC_URL, and whose `X-Forwarded-For` is believed. */
export function checkProxySettings({ publicUrl, host, port, trustProxy }: Settings): Finding[] {
  const { protocol, hostname, pathname, search, origin, username, password } = new URL(publicUrl);
  const found: Finding[] = [];
  if (pathname !== '/' || search) {
    found.push(
      wrong(`PUBLIC_URL has a path, and Lading answers only at the root of a host`, `Set PUBLIC_URL=${origin}.`),
    );
  }
  if (username || password) {
    found.push(wrong('PUBLIC_URL has a user or a password, which everybody would see', `Set PUBLIC_URL=${origin}.`));
  }
  if (protocol === 'http:' && !isLoopback(hostname)) {
    const mend = `Put a proxy with TLS in front and set PUBLIC_URL=https://${hostname}.`;
    found.push(wrong('PUBLIC_URL is http: passwords and sessions travel unencrypted', mend));
  }
  if (protocol === 'https:' && trustProxy === undefined) {
    found.push(
      wrong(
        'TRUST_PROXY is not set: behind the proxy that serves https, all people count as one address, and one who mistypes a password blocks everybody',
        'Set TRUST_PROXY=loopback if the proxy runs on this machine, else its address.',
      ),
    );
  }
  if (typeof trustProxy === 'number' && trustProxy > 0 && !isLoopback(host)) {
    found.push(
      wrong(
        `TRUST_PROXY is a number, and the gateway listens on ${host}: whoever reaches port ${port} without the proxy chooses the address that is counted`,
        'Set HOST=127.0.0.1, or name the proxies by their addresses.',
      ),
    );
  }
  if (found.length > 0) return found;
  const trusted = trustProxy === undefined ? 'no proxy is trusted' : `trusted proxies: ${trustProxy}`;
  return [fine(`${origin}; ${trusted}`)];
}

/** Reaches the running Lading through PUBLIC_URL. @param isRunning whether the gateway answers on its own port */
export async function checkPublicUrl(settings: Settings, isRunning: boolean): Promise<Finding[]> {
  // Lading answers only at the root of a host, and an account in the address is nobody's to read.
  const publicUrl = new URL(settings.publicUrl).origin;
  if (!isRunning)
    return [unknown(`${publicUrl} can be tried only while Lading runs`, 'Start it and run the doctor again.')];
  const reached = await reach({ ...settings, publicUrl });
  if (reached.state !== 'fine') return [reached];
  return [reached, ...(await Promise.all([openSocket(publicUrl), sendLargest(publicUrl)]))];
}

async function reach({ publicUrl, host, port }: Settings): Promise<Finding> {
  try {
    const [answer, page, own] = await Promise.all([
      get(`${publicUrl}/readyz`),
      get(publicUrl),
      get(localUrl(host, port)),
    ]);
    if (!isGateway(await answer.json().catch(() => null))) return notOurs(publicUrl, answer.status);
    if ((await page.text()) !== (await own.text())) {
      return wrong(
        `${publicUrl} answers, but with another Lading’s page`,
        'Point the proxy to this one, or correct PUBLIC_URL.',
      );
    }
    return fine(`${publicUrl} leads to this Lading`);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      const mend = 'Try it in a browser elsewhere: some networks do not lead back to themselves.';
      return unknown(`${publicUrl} does not answer from this machine`, mend);
    }
    return failedConnection('PUBLIC_URL', publicUrl, error);
  }
}

const get = (url: string) =>
  fetch(url, { headers: { accept: 'text/html, */*' }, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });

function notOurs(publicUrl: string, status: number): Finding {
  if (status === 502 || status === 504) {
    return wrong(
      `${publicUrl}: the proxy answers ${status}, as it does not reach the gateway`,
      `Correct its upstream. ${FILES}`,
    );
  }
  if (status >= 300 && status < 400) {
    return wrong(`${publicUrl} redirects (${status})`, 'Set PUBLIC_URL to the address that people end at.');
  }
  return wrong(`${publicUrl} is answered by something else (${status})`, `Correct PUBLIC_URL or the proxy. ${FILES}`);
}

/** Opens a websocket as the web client does; nobody signs in on it. */
function openSocket(publicUrl: string): Promise<Finding> {
  const url = `${publicUrl.replace(/^http/, 'ws')}/graphql`;
  const { origin } = new URL(publicUrl);
  const socket = new WebSocket(url, 'graphql-transport-ws', { origin, handshakeTimeout: PATIENCE_MS });
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      resolve(finding);
      socket.terminate();
    };
    socket.once('open', () => end(fine('websockets pass')));
    socket.once('unexpected-response', (_request, { statusCode }) => {
      const mend =
        statusCode === 403
          ? 'The running Lading has another PUBLIC_URL: restart it with these settings.'
          : `Let the proxy forward upgrades of /graphql. ${FILES}`;
      end(wrong(`websockets do not pass (${statusCode}): nothing is live`, mend));
    });
    socket.on('error', (error) =>
      resolve(
        wrong(`websockets do not pass (${error.message})`, `Let the proxy forward upgrades of /graphql. ${FILES}`),
      ),
    );
  });
}

/** The largest form that Lading accepts, in bytes. */
const LARGEST = defaults.files.documentBytes + defaults.files.formBytes;

/** Sends the largest upload without a session: Lading answers 401, and a proxy that allows less answers 413. */
async function sendLargest(publicUrl: string): Promise<Finding> {
  const megabytes = Math.ceil(LARGEST / 1024 / 1024);
  try {
    const status = await upload(`${publicUrl}/files/vendors/0/attachments`);
    if (status === 401) return fine(`uploads of ${megabytes} MB are let in`);
    const mend = `Let it pass bodies of ${megabytes} MB (client_max_body_size of nginx). ${FILES}`;
    if (status === 413) return wrong(`the proxy refuses uploads of ${megabytes} MB (413)`, mend);
    return wrong(`an upload of ${megabytes} MB is answered ${status}, not by Lading`, FILES);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return unknown(`an upload of ${megabytes} MB was not done within ${UPLOAD_MS / 1000} s`);
    }
    // A proxy may also cut the connection in the middle of a body that it finds too long.
    const mend = `Let the proxy pass bodies of ${megabytes} MB. ${FILES}`;
    return wrong(`an upload of ${megabytes} MB does not pass (${codeOf(error) || 'cut off'})`, mend);
  }
}

/**
 * Begins to send a form of the largest size, and returns the status of the answer. Lading and most proxies answer to the
 * announced length and the first bytes; only a proxy that stores a form before it passes it on gets the rest.
 */
async function upload(url: string): Promise<number> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const headers = { 'content-type': 'multipart/form-data; boundary=doctor', 'content-length': LARGEST };
  const call = send(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(UPLOAD_MS) });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answered = once(call, 'response');
    call.write(PIECE);
    timer = setTimeout(() => Readable.from(pieces(LARGEST - PIECE.length)).pipe(call), BODY_AFTER_MS);
    const [{ statusCode = 0 }] = await answered;
    return statusCode;
  } finally {
    clearTimeout(timer);
    call.on('error', () => undefined); // of the form that is abandoned
    call.destroy();
  }
}

const PIECE = Buffer.alloc(64 * 1024);

function* pieces(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length));
}
