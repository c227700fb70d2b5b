/**
 * An HTTP/1.1 client that does as little work as possible, so that one process can send more requests than a gateway can
 * answer: requests are prepared bytes, and of a response only the status and the length are read.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** @param status 0 when the connection broke */
type Done = (status: number) => void;

/** Returns the bytes of a `POST /graphql`. */
export function graphqlRequest(url: string, token: string | null, body: object): Buffer {
  const text = JSON.stringify(body);
  const lines = [
    'POST /graphql HTTP/1.1',
    `host: ${new URL(url).host}`,
    'content-type: application/json',
    // As Apollo Client sends it: with it, a response that is only errors is not a 200.
    'accept: application/graphql-response+json, application/json;q=0.9',
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Connections to one server, each with one request at a time. */
export class RawClient {
  readonly #host: string;
  readonly #port: number;
  readonly #idle: Connection[] = [];
  readonly #open = new Set<Connection>();

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Opens connections before the first request: a server accepts new ones slowly, and real users already have theirs. */
  async open(count: number): Promise<void> {
    const opened = Array.from({ length: count }, () => this.#connect());
    await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
    this.#idle.push(...opened);
  }

  /** Sends a request on the connection that has been idle longest, or on a new one. */
  send(request: Buffer, done: Done): void {
    const connection = this.#idle.shift() ?? this.#connect();
    connection.ask(request, done);
  }

  close(): void {
    for (const { socket } of this.#open) socket.destroy();
  }

  #connect(): Connection {
    const connection = new Connection(connect(this.#port, this.#host).setNoDelay(true), (stays) => {
      if (stays) this.#idle.push(connection);
    });
    this.#open.add(connection);
    connection.socket.once('close', () => {
      this.#open.delete(connection);
      const index = this.#idle.indexOf(connection);
      if (index >= 0) this.#idle.splice(index, 1);
    });
    return connection;
  }
}

class Connection {
  readonly socket: Socket;
  readonly #free: (stays: boolean) => void;
  #done: Done | null = null;
  #status = 0;
  /** The bytes that are missing of the response's body; null until its head has arrived. */
  #left: number | null = null;
  #head = '';
  #stays = true;

  /** @param free called after each response with whether the connection stays open */
  constructor(socket: Socket, free: (stays: boolean) => void) {
    this.socket = socket;
    this.#free = free;
    socket.on('data', (piece) => this.#take(piece));
    socket.on('error', () => {}); // `close` follows
    socket.once('close', () => {
      const done = this.#done;
      this.#done = null;
      done?.(0);
    });
  }

  ask(request: Buffer, done: Done): void {
    this.#done = done;
    this.socket.write(request);
  }

  #take(piece: Buffer): void {
    if (this.#left === null) {
      this.#head += piece.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.#head)?.[1];
      // No response to these requests is chunked.
      if (length === undefined) return void this.socket.destroy();
      this.#status = Number(this.#head.slice(9, 12));
      this.#stays = !/connection: *close/i.test(this.#head.slice(0, end));
      this.#left = Number(length) - (this.#head.length - end - 4);
      this.#head = '';
    } else {
      this.#left -= piece.length;
    }
    if (this.#left > 0) return;
    this.#left = null;
    const done = this.#done;
    this.#done = null;
    this.#free(this.#stays);
    done?.(this.#status);
  }
}
