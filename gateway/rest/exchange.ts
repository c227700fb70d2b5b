/**
 * One HTTP exchange whose answer is read completely, as text. `pool.request` would make a stream for each body; here the
 * chunks are collected as they come.
 */
import type { Dispatcher } from 'undici';

/** An HTTP request as undici takes it. */
export type ExchangeRequest = Dispatcher.DispatchOptions & {
  /** Ends the exchange when it is aborted. */
  readonly signal?: AbortSignal;
};

/** An HTTP answer with its whole body as text. */
export interface Exchanged {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** @throws undici's errors, or the reason of `request.signal` */
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
