/** A request written byte by byte, for input that no HTTP client would send. */
import { connect, type Socket } from 'node:net';

/** An open request: written bytes are sent as is. */
export type RawRequest = {
  socket: Socket;
  write: (bytes: string | Uint8Array) => void;
  /** Returns all that the server sent, once the connection is closed. */
  answer: () => Promise<string>;
  /** Resolves when the connection is closed by either side. */
  gone: Promise<void>;
};

/** Opens a request and sends its head. `headers` are complete except for `Host`. */
export function rawRequest(url: string, method: string, path: string, headers: Record<string, string>): RawRequest {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close the connection in the middle of a write: tests check just that.
  socket.on('error', () => {});
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    answer: async () => {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      await gone;
      return Buffer.concat(chunks).toString();
    },
    gone,
  };
}

const boundary = 'x1';
/** The content type of a form that is built from `part` and `end`. */
export const formType = `multipart/form-data; boundary=${boundary}`;
/** Returns a part of a form; `more` follows its name. */
export const part = (name: string, text: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
/** The end of a form. */
export const end = `--${boundary}--`;
/** The fields of a document; `filePart` returns the part with its file. */
export const documentParts = part('attachment[document_type]', 'other') + part('attachment[description]', 'A report');
export const filePart = (text: string, name = 'a.pdf') => part('attachment[file]', text, `; filename="${name}"`);

/** Returns the headers of an upload whose connection ends after the response. */
export const uploadHead = (token: string | null, length: number | 'chunked', type = formType) => ({
  authorization: `Bearer ${token}`,
  'content-type': type,
  connection: 'close',
  ...(length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
});
