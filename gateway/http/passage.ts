/** The bytes of a file on their way through: counted, never kept, and given up when they stop moving. */
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { RestError } from '../rest/error.ts';
import type { Settings } from '../settings.ts';
import { bytesPassed } from './deadBytes.ts';

/** A transfer that is given up when it stops moving. */
export interface Watch {
  /** Aborted when nothing has moved for too long, or with the outer signal. */
  readonly signal: AbortSignal;
  /** A byte has moved. */
  touch(): void;
  stop(): void;
}

/** When a transfer counts as standing still, and what is said then. */
export interface WatchOptions {
  readonly outer: AbortSignal;
  /** Until the first byte, and between any two (ms). */
  readonly firstMs: number;
  readonly idleMs: number;
  /** Who kept it waiting, when it is given up. */
  readonly why: () => RestError;
}

/** Watches that something moves. */
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

/** Lets bytes through, one piece after the other, as fast as they are taken. @param tooMany made when there are more than `most` */
export function counted(touch: () => void, most = Number.POSITIVE_INFINITY, tooMany?: () => RestError): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      touch();
      bytesPassed(piece.length);
      if (tooMany && bytes > most) done(tooMany());
      else done(null, piece);
    },
  });
}

/**
 * Reads on what nobody wants any more. A connection that is closed while its client still sends takes the answer with it;
 * but nobody is listened to for ever.
 */
export function letPass(request: IncomingMessage, { lingerBytes, lingerMs }: Settings['files']): void {
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
