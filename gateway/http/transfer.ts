/** Streams of file transfers: counted, never stored, and aborted when they stall. */
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Settings } from '../settings.ts';
import type { RestError } from '../upstream/error.ts';

/** The deadline of a transfer, extended by progress. */
export interface Watch {
  /** Aborted when the transfer stalls, or with the outer signal. */
  readonly signal: AbortSignal;
  /** Reports progress. */
  touch(): void;
  stop(): void;
}

/** When a transfer counts as stalled, and its error then. */
export interface WatchOptions {
  readonly outer: AbortSignal;
  /** The limits until the first byte, and between any two (ms). */
  readonly firstMs: number;
  readonly idleMs: number;
  /** Creates the error, which names the side that stalled. */
  readonly why: () => RestError;
}

/** Watches the progress of a transfer. */
export function watchOver({ outer, firstMs, idleMs, why }: WatchOptions): Watch {
  const controller = new AbortController();
  const giveUp = () => controller.abort(why());
  const follow = () => controller.abort(outer.reason);
  let timer = setTimeout(giveUp, firstMs);
  let moved = false;
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    touch() {
      if (moved) return void timer.refresh();
      moved = true;
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleMs);
    },
    stop() {
      clearTimeout(timer);
      outer.removeEventListener('abort', follow);
    },
  };
}

/** Passes chunks through, with backpressure. @param tooMany creates the error for more than `most` bytes */
export function counted(touch: () => void, most = Number.POSITIVE_INFINITY, tooMany?: () => RestError): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      touch();
      if (tooMany && bytes > most) done(tooMany());
      else done(null, piece);
    },
  });
}

/**
 * Discards the rest of a body, within limits. Closing the connection while the client still sends would lose the response.
 */
export function drain(request: IncomingMessage, { lingerBytes, lingerMs }: Settings['files']): void {
  if (request.complete || request.destroyed) return void request.resume();
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
  request.unpipe();
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > lingerBytes) request.destroy();
  });
  request.resume();
}
