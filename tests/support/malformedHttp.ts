/** Malformed HTTP requests, which two parsers may read differently (RFC 9112, 11.2). */
import type { Socket } from 'node:net';

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');

/** Returns malformed requests, each with its fault. @param line a request line without the version, for a POST */
export const malformed = (line: string): [what: string, text: string][] => [
  ['two lengths', request(line, 'Content-Length: 5', 'Content-Length: 6')],
  ['a length and chunks', `${request(line, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['chunks that are not the last encoding', request(line, 'Transfer-Encoding: chunked, identity')],
  [
    'a chunk size that is none',
    `${request(line, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}-1\r\n`,
  ],
  ['a length that is no number', request(line, 'Content-Length: 5e1')],
  ['a space before a colon', request(line, 'Content-Length : 5')],
  ['a folded header', request(line, 'X-Folded: a', ' b: c')],
  ['a bare line feed', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
];

/** Returns a chunked request whose `Content-Length` also covers a second, hidden request. */
export function hidden(line: string): string {
  const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const body = `1\r\n{\r\n0\r\n\r\n${inner}`;
  const lengths = [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'];
  return request(line, 'Content-Type: application/json', ...lengths) + body;
}

/** Writes a text; returns the statuses of all responses until the connection ends. */
export async function statusesOf(socket: Socket, text: string): Promise<string[]> {
  const chunks: Buffer[] = [];
  // Writes fail once the server has closed the connection.
  socket.on('error', () => {});
  socket.on('data', (chunk) => void chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  await closed;
  return [...String(Buffer.concat(chunks)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
}
