/**
 * The events of one subscription between the cable and the socket. Written by hand because an async generator leaks: its
 * `return()` waits behind the pending `await` until the next event. Bounded, because a reader may stop reading.
 */
import type { ChangeAction } from '../generated/resolvers.ts';

/** What every channel sends, in our names. */
export interface LiveEvent {
  readonly actionType: 'create' | 'edit' | 'delete' | 'refetch';
}

export const CHANGE_ACTION: Record<LiveEvent['actionType'], ChangeAction> = {
  create: 'CREATE',
  edit: 'EDIT',
  delete: 'DELETE',
  refetch: 'REFETCH',
};

/** Says that events may be missing. */
export const REFETCH: LiveEvent = { actionType: 'refetch' };

export interface EventQueueOptions {
  readonly maxEvents: number;
  readonly maxBytes: number;
  /** A reader that takes nothing for this long (ms) is stalled. */
  readonly stalledMs: number;
  readonly onStalled: () => void;
  /** Called once, however it ends. */
  readonly onEnd: () => void;
}

export interface EventQueue<Event extends LiveEvent> extends AsyncIterableIterator<Event> {
  /** @param bytes the size of the event as it came */
  push(event: Event | typeof REFETCH, bytes: number): void;
  /** Events that wait for the reader. */
  readonly length: number;
  /** Ends it for the reader, after an error if one is given. */
  end(error?: Error): void;
  return(): Promise<IteratorResult<Event>>;
  throw(error: unknown): Promise<IteratorResult<Event>>;
}

export function eventQueue<Event extends LiveEvent>(options: EventQueueOptions): EventQueue<Event> {
  type Result = IteratorResult<Event>;
  const done: Result = { value: undefined, done: true };
  let waiting: Array<PromiseWithResolvers<Result>> = [];
  let queued: Array<{ event: Event; bytes: number }> = [];
  let bytesQueued = 0;
  let ended: { error?: Error } | null = null;
  let stallTimer: NodeJS.Timeout | undefined;

  function watch(): void {
    clearTimeout(stallTimer);
    stallTimer = queued.length > 0 && !ended ? setTimeout(options.onStalled, options.stalledMs) : undefined;
  }

  function end(error?: Error): void {
    if (ended) return;
    ended = { error };
    clearTimeout(stallTimer);
    const readers = waiting;
    waiting = [];
    for (const reader of readers) {
      // One reader is told why; the rest only that it is over.
      if (error && reader === readers[0]) reader.reject(error);
      else reader.resolve(done);
    }
    if (readers.length > 0) ended = {};
    options.onEnd();
  }

  return {
    get length() {
      return queued.length;
    },
    push(event, bytes) {
      if (ended) return;
      const next = event as Event; // REFETCH fits every event type: all its other fields are optional
      const reader = waiting.shift();
      if (reader) return reader.resolve({ value: next, done: false });
      queued.push({ event: next, bytes });
      bytesQueued += bytes;
      if (queued.length > options.maxEvents || bytesQueued > options.maxBytes) {
        queued = [{ event: REFETCH as Event, bytes: 0 }]; // as above
        bytesQueued = 0;
      }
      // The clock runs from the first event that waits, not from the last that came.
      if (!stallTimer) watch();
    },
    end,
    async next() {
      const first = queued.shift();
      if (first) {
        bytesQueued -= first.bytes;
        watch();
        return { value: first.event, done: false };
      }
      if (ended) {
        const { error } = ended;
        ended = {};
        if (error) throw error;
        return done;
      }
      const reader = Promise.withResolvers<Result>();
      waiting.push(reader);
      return reader.promise;
    },
    async return() {
      queued = [];
      end();
      return done;
    },
    async throw(error) {
      queued = [];
      end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** The events that pass; ends when its source ends and ends its source at once when it is left. */
export function onlyEvents<Event extends LiveEvent>(
  source: EventQueue<Event>,
  passes: (event: Event) => boolean,
): AsyncIterableIterator<Event> {
  return {
    async next() {
      for (;;) {
        const step = await source.next();
        if (step.done || passes(step.value)) return step;
      }
    },
    return: () => source.return(),
    throw: (error) => source.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
