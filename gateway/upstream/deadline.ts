import { messages } from '../messages.ts';
import { RestError } from './error.ts';

/** A deadline with a signal. */
export interface Deadline {
  /** Aborted, with this reason, when the time is up (UPSTREAM_TIMEOUT) or the caller disconnects (REQUEST_CANCELLED). */
  readonly signal: AbortSignal;
  /** Aborts the work: the caller has disconnected. */
  cancel(): void;
  /** Disarms the deadline: the work finished in time. */
  done(): void;
  /** Aborts the remaining work, with the reason `ANSWERED`: the response is sent. */
  answered(): void;
}

/** The reason of an abort after the response was sent: its failure affects nobody, and nobody reads it. */
export const ANSWERED = new RestError('REQUEST_CANCELLED', '');

/** Creates a deadline. @param ms the time until it; null for never @param outer its signal also aborts, with its reason */
export const deadlineIn = (ms: number | null, outer?: { readonly signal?: AbortSignal }): Deadline =>
  new Countdown(ms, outer);

/**
 * A deadline that creates its signal and timer when the signal is first read: a subscription has one for hours, each of its
 * events has one, and few are read.
 */
class Countdown implements Deadline {
  readonly #endsAt: number | null;
  readonly #outer: { readonly signal?: AbortSignal } | undefined;
  #controller: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The outer signal's listener: an object with `handleEvent` would outlive all minor collections (see `Writable`). */
  #follow: (() => void) | undefined;
  #isOver = false;
  /** The reason of an end before the signal was read. */
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

/** Returns why the signal of a deadline was aborted. */
export const reasonOf = ({ reason }: AbortSignal): RestError =>
  reason instanceof RestError ? reason : new RestError('REQUEST_CANCELLED', messages.cancelled, { cause: reason });
