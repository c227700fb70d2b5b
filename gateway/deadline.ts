import { messages } from './messages.ts';
import { RestError } from './rest/error.ts';

/** How long somebody is waited for. */
export interface Deadline {
  /** Aborted when the time is up (UPSTREAM_TIMEOUT) or nobody waits any more (REQUEST_CANCELLED); its reason says which. */
  readonly signal: AbortSignal;
  /** Nobody waits any more. */
  cancel(): void;
  /** It is over, in time: nothing is aborted any more. */
  done(): void;
  /** The answer is out: whatever still runs for it is given up, with the reason `ANSWERED`. */
  answered(): void;
}

/** The reason when the answer is out: whatever still runs for it is given up, and its failure is no news to anybody. */
export const ANSWERED = new RestError('REQUEST_CANCELLED', messages.cancelled);

/** @param ms until the time is up; null for never @param outer its signal ends it too, with its own reason */
export const deadlineIn = (ms: number | null, outer?: { readonly signal?: AbortSignal }): Deadline =>
  new Countdown(ms, outer);

/**
 * The signal is made, and the time watched, when somebody first asks for the signal: nobody else could be told. A
 * subscription has a deadline for hours, each of its events has one, and few ask.
 */
class Countdown implements Deadline {
  readonly #endsAt: number | null;
  readonly #outer: { readonly signal?: AbortSignal } | undefined;
  #controller: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  /** Why it has ended, where nobody had asked. */
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

  /** The outer signal was aborted; `addEventListener` calls it. */
  handleEvent(): void {
    this.#controller?.abort(this.#outer?.signal?.reason);
  }

  cancel(): void {
    this.#end(new RestError('REQUEST_CANCELLED', messages.cancelled));
  }

  done(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    if (this.#controller) this.#outer?.signal?.removeEventListener('abort', this);
  }

  answered(): void {
    this.done();
    this.#end(ANSWERED);
  }

  #watch(): void {
    const late = () => this.#end(new RestError('UPSTREAM_TIMEOUT', messages.timeout));
    if (this.#endsAt !== null) this.#timer = setTimeout(late, Math.max(0, this.#endsAt - performance.now()));
    const outer = this.#outer?.signal;
    if (outer?.aborted) this.handleEvent();
    else outer?.addEventListener('abort', this);
  }

  #end(reason: RestError): void {
    if (this.#controller) this.#controller.abort(reason);
    else this.#reason ??= reason;
  }
}

/** Why a signal of a deadline was aborted. */
export const reasonOf = ({ reason }: AbortSignal): RestError =>
  reason instanceof RestError ? reason : new RestError('REQUEST_CANCELLED', messages.cancelled, { cause: reason });
