/**
 * The events of one subscription between the cable and the socket. Written by hand because an async generator leaks: its
 * `return()` waits behind the pending `await` until the next event. Bounded, because a reader may stop reading. There are
 * as many as there are subscriptions, and most wait: what they do is on the prototype, so that one that waits holds little.
 */
import type { ChangeAction } from '../generated/resolvers.ts';

/** What every channel sends, in our names. */
export interface LiveEvent {
  readonly actionType: 'create' | 'edit' | 'delete' | 'refetch';
}

/** What happened, in the words of the schema. */
export const CHANGE_ACTION: Record<LiveEvent['actionType'], ChangeAction> = {
  create: 'CREATE',
  edit: 'EDIT',
  delete: 'DELETE',
  refetch: 'REFETCH',
};

/** Says that events may be missing. */
export const REFETCH: LiveEvent = { actionType: 'refetch' };

/** What a queue may hold, and how long. */
export interface QueueBounds {
  readonly queuedEvents: number;
  readonly queuedBytes: number;
  /** A reader that takes nothing for this long (ms) is stalled. */
  readonly stalledMs: number;
}

/** Whoever fills a queue. */
export interface QueueOwner {
  readonly bounds: QueueBounds;
  stalled(): void;
  /** Called once, however the queue ends. */
  over(): void;
}

/**
 * Events on their way to one subscriber, in the order in which they came. Where more waits than may, one REFETCH takes the
 * place of all that waited, and of what comes until it is read.
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

  /** Events that wait for the reader. */
  get length(): number {
    return this.#queued.length;
  }

  /** @param bytes the size of the event as it came */
  push(event: Event | typeof REFETCH, bytes: number): void {
    if (this.#ended) return;
    const next = event as Event; // REFETCH fits every event type: all its other fields are optional
    const [reader, ...others] = this.#readers;
    if (reader) {
      this.#readers = others;
      reader.resolve({ value: next, done: false });
      return;
    }
    // Whoever is about to be told to ask again will see what happened until then.
    if (this.#queued.at(-1)?.event === REFETCH) return;
    const { queuedEvents, queuedBytes } = this.#owner.bounds;
    this.#queued.push({ event: next, bytes });
    this.#bytes += bytes;
    if (this.#queued.length > queuedEvents || this.#bytes > queuedBytes) {
      this.#queued = [{ event: REFETCH as Event, bytes: 0 }]; // as above
      this.#bytes = 0;
    }
    // The clock runs from the first event that waits, not from the last that came.
    if (!this.#stallTimer) this.#watch();
  }

  /** Ends it for the reader, after an error if one is given. */
  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = { error };
    clearTimeout(this.#stallTimer);
    const [first, ...others] = this.#readers;
    this.#readers = [];
    if (first) {
      // One reader is told why; the rest only that it is over.
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
    // An array of just its size, where `push` makes room for more: there is one reader.
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
