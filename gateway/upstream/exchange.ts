/**
 * Performs one HTTP exchange and reads its response completely, as text. `pool.request` would create a stream for each body;
 * here the chunks are collected as they arrive.
 */
import type { Dispatcher } from 'undici';

/** An HTTP request as undici accepts it. */
export type ExchangeRequest = Dispatcher.DispatchOptions & {
  /** Aborts the exchange. */
  readonly signal?: AbortSignal;
};

/** An HTTP response with its whole body as text. */
export interface Exchanged {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Performs an exchange. @throws undici's errors, or the reason of `request.signal` */
export function exchange(dispatcher: Dispatcher, { signal, ...options }: ExchangeRequest): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Exchanged['headers'] = {};
    const pieces: Buffer[] = [];
    const abort = () => {
      reject(signal?.reason);
      controller?.abort(signal?.reason);
    };
    const done = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    dispatcher.dispatch(options, {
      onRequestStart(started) {
        controller = started;
        // Aborted while it waited for a connection.
        if (signal?.aborted) started.abort(signal.reason);
      },
      onResponseStart(_controller, statusCode, received) {
        status = statusCode;
        headers = received;
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        done();
        resolve({ status, headers, text: textOf(pieces) });
      },
      onResponseError(_controller, error) {
        done();
        reject(error);
      },
    });
  });
}

const BYTE_ORDER_MARK = '\uFEFF';

function textOf(pieces: readonly Buffer[]): string {
  const [only] = pieces;
  const text = (pieces.length === 1 && only ? only : Buffer.concat(pieces)).toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
