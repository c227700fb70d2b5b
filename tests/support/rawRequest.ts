/** A request written byte by byte, for what no HTTP client would send. */
import { connect, type Socket } from 'node:net';

/** An open request: what is written goes out as it is. */
export type RawRequest = {
  socket: Socket;
  write: (bytes: string | Uint8Array) => void;
  /** All that was answered, when the connection is gone. */
  answer: () => Promise<string>;
  /** Resolves when the connection is gone, whoever ended it. */
  gone: Promise<void>;
};

/** Opens a request and sends its head. `headers` are complete but for `Host`. */
export function rawRequest(url: string, method: string, path: string, headers: Record<string, string>): RawRequest {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may cut us off in the middle of a write: that is what is looked at.
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
/** The content type of a form whose parts are made here. */
export const formType = `multipart/form-data; boundary=${boundary}`;
/** A part of a form; `more` stands behind its name. */
export const part = (name: string, text: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
/** The end of a form. */
export const end = `--${boundary}--`;
/** The fields of a document, and the part that brings its file. */
export const documentParts = part('attachment[document_type]', 'other') + part('attachment[description]', 'A report');
export const filePart = (text: string, name = 'a.pdf') => part('attachment[file]', text, `; filename="${name}"`);

/** The head of an upload, after whose answer the connection ends. */
export const uploadHead = (token: string | null, length: number | 'chunked', type = formType) => ({
  authorization: `Bearer ${token}`,
  'content-type': type,
  connection: 'close',
  ...(length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
});
