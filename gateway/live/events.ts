/**
 * The event queue of one subscription, between cable and socket. Written by hand because an async generator leaks: its
 * `return()` waits behind the pending `await` until the next event. Bounded, because a reader may stall. A class rather than
 * closures, to keep each of tens of thousands of idle queues small.
 */
import type { ChangeAction } from '../generated/resolvers.ts';

/** An event of any channel, in our names. */
export interface LiveEvent {
  readonly actionType: 'create' | 'edit' | 'delete' | 'comment' | 'refetch';
}

/** The schema's names of the actions. */
export const CHANGE_ACTION: Record<LiveEvent['actionType'], ChangeAction> = {
  create: 'CREATE',
  edit: 'EDIT',
  delete: 'DELETE',
  comment: 'COMMENT',
  refetch: 'REFETCH',
};

/** The event that reports that events may be missing. */
export const REFETCH: LiveEvent = { actionType: 'refetch' };

/** The limits of a queue. */
export interface QueueBounds {
  readonly queuedEvents: number;
  readonly queuedBytes: number;
  /** A reader that reads nothing for this long (ms) is stalled. */
  readonly stalledMs: number;
}

/** The owner of a queue. */
export interface QueueOwner {
  readonly bounds: QueueBounds;
  stalled(): void;
  /** Called once when the queue has ended. */
  over(): void;
}

/**
 * Queues events for one subscriber, in order. Above its bounds, one REFETCH replaces all queued events, and those that
 * arrive until it is read.
 */
export class EventQueue<Event extends LiveEvent> implements AsyncIterableIterator<Event> {
  readonly #owner: QueueOwner;
  #readers: ReadonlyArray<PromiseWithResolvers<IteratorResult<Event>>> = [];
  #queued: Array<{ event: Event; bytes: number }> = [];
  #bytes = 0;
  #ended: { error?: Error } | null = null;
  #stallTimer: NodeJS.Timeout | undefined;

  constructor(owner: QueueOwner) {
    this.#owner = owner;
  }

  /** The number of queued events. */
  get length(): number {
    return this.#queued.length;
  }

  /** @param bytes the size of the event as received */
  push(event: Event | typeof REFETCH, bytes: number): void {
    if (this.#ended) return;
    const next = event as Event; // REFETCH fits every event type: all its other fields are optional
    const [reader, ...others] = this.#readers;
    if (reader) {
      this.#readers = others;
      reader.resolve({ value: next, done: false });
      return;
    }
    // A queued REFETCH covers everything until it is read.
    if (this.#queued.at(-1)?.event === REFETCH) return;
    const { queuedEvents, queuedBytes } = this.#owner.bounds;
    this.#queued.push({ event: next, bytes });
    this.#bytes += bytes;
    if (this.#queued.length > queuedEvents || this.#bytes > queuedBytes) {
      this.#queued = [{ event: REFETCH as Event, bytes: 0 }]; // as above
      this.#bytes = 0;
    }
    // The timer runs from the first queued event, not from the last.
    if (!this.#stallTimer) this.#watch();
  }

  /** Ends the queue for its reader, with an error if one is given. */
  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = { error };
    clearTimeout(this.#stallTimer);
    const [first, ...others] = this.#readers;
    this.#readers = [];
    if (first) {
      // One pending read gets the error; the others just end.
      this.#ended = {};
      if (error) first.reject(error);
      else first.resolve(OVER);
      for (const reader of others) reader.resolve(OVER);
    }
    this.#owner.over();
  }

  next(): Promise<IteratorResult<Event>> {
    const first = this.#queued.shift();
    if (first) {
      this.#bytes -= first.bytes;
      this.#watch();
      return Promise.resolve({ value: first.event, done: false });
    }
    if (this.#ended) {
      const { error } = this.#ended;
      this.#ended = {};
      return error ? Promise.reject(error) : Promise.resolve(OVER);
    }
    const reader = Promise.withResolvers<IteratorResult<Event>>();
    // A new array is exactly as long as needed; `push` would reserve capacity, in each of ten thousand queues.
    this.#readers = [...this.#readers, reader];
    return reader.promise;
  }

  async return(): Promise<IteratorResult<Event>> {
    this.#queued = [];
    this.end();
    return OVER;
  }

  async throw(error: unknown): Promise<IteratorResult<Event>> {
    this.#queued = [];
    this.end();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #watch(): void {
    clearTimeout(this.#stallTimer);
    const waits = this.#queued.length > 0 && !this.#ended;
    this.#stallTimer = waits ? setTimeout(() => this.#owner.stalled(), this.#owner.bounds.stalledMs) : undefined;
  }
}

const OVER = { value: undefined, done: true } as const;
