import { messages } from '../messages.ts';
import { RestError } from './error.ts';

/** A deadline with a signal. */
export interface Deadline {
  /** Aborted when the time is up (UPSTREAM_TIMEOUT) or the caller has left (REQUEST_CANCELLED); its reason says which. */
  readonly signal: AbortSignal;
  /** The caller has left. */
  cancel(): void;
  /** Disarms the deadline: the work finished in time. */
  done(): void;
  /** The answer is sent: what still runs for it is aborted, with the reason `ANSWERED`. */
  answered(): void;
}

/** The reason of an abort after the answer was sent: such a failure concerns nobody. */
export const ANSWERED = new RestError('REQUEST_CANCELLED', messages.cancelled);

/** @param ms until the time is up; null for never @param outer its signal ends it too, with its own reason */
export const deadlineIn = (ms: number | null, outer?: { readonly signal?: AbortSignal }): Deadline =>
  new Countdown(ms, outer);

/**
 * Signal and timer are made when the signal is first read: a subscription has a deadline for hours, each of its events has
 * one, and few are read.
 */
class Countdown implements Deadline {
  readonly #endsAt: number | null;
  readonly #outer: { readonly signal?: AbortSignal } | undefined;
  #controller: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Listens to the outer signal. A function: an object with `handleEvent` would outlive all minor collections (see `Writable`). */
  #follow: (() => void) | undefined;
  #isOver = false;
  /** Why it ended before the signal was read. */
  #reason: RestError | undefined;

  constructor(ms: number | null, outer: { readonly signal?: AbortSignal } | undefined) {
    this.#endsAt = ms === null ? null : performance.now() + ms;
    this.#outer = outer;
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#reason) this.#controller.abort(this.#reason);
      else if (!this.#isOver) this.#watch();
    }
    return this.#controller.signal;
  }

  cancel(): void {
    this.#end(new RestError('REQUEST_CANCELLED', messages.cancelled));
  }

  done(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    if (this.#follow) this.#outer?.signal?.removeEventListener('abort', this.#follow);
  }

  answered(): void {
    this.done();
    this.#end(ANSWERED);
  }

  #watch(): void {
    const late = () => this.#end(new RestError('UPSTREAM_TIMEOUT', messages.timeout));
    if (this.#endsAt !== null) this.#timer = setTimeout(late, Math.max(0, this.#endsAt - performance.now()));
    const outer = this.#outer?.signal;
    if (!outer) return;
    const follow = () => this.#controller?.abort(outer.reason);
    this.#follow = follow;
    if (outer.aborted) follow();
    else outer.addEventListener('abort', follow);
  }

  #end(reason: RestError): void {
    if (this.#controller) this.#controller.abort(reason);
    else this.#reason ??= reason;
  }
}

/** Why the signal of a deadline was aborted. */
export const reasonOf = ({ reason }: AbortSignal): RestError =>
  reason instanceof RestError ? reason : new RestError('REQUEST_CANCELLED', messages.cancelled, { cause: reason });
