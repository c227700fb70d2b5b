import { type ReasonError, SubscriptionRejectedError } from '@anycable/core';
import { messages } from '../messages.ts';
import { noAccess, RestError } from '../upstream/error.ts';
import type { Channel, Channels, Reader } from './channels.ts';
import { EventQueue, type LiveEvent, type QueueBounds, type QueueOwner, REFETCH } from './events.ts';

/** The live events of an operation. */
export interface Live {
  /**
   * Returns the events of a channel until the reader leaves, the right is revoked (FORBIDDEN) or the cable is closed for
   * good (UPSTREAM_UNAVAILABLE). A REFETCH precedes them if events may have been missed.
   * @param params in api/v1's names
   */
  listen<Event extends LiveEvent>(
    channel: string,
    params: Record<string, string | number>,
    options?: ListenOptions<Event>,
  ): EventQueue<Event>;
}

/** Options of a listener. */
export interface ListenOptions<Event> {
  /** Filters events other than REFETCH; all pass by default. */
  readonly wanted?: (event: Event) => boolean;
  /** The effect of a rejection: the subscription ends; or a function returns its error, or null to keep it open silently. */
  readonly rejected?: 'ends' | (() => Promise<RestError | null>);
  /**
   * Reads the events that the listener may have missed before it listened, in place of the first REFETCH. Null, or a failure,
   * if they cannot be listed: then there is a REFETCH.
   */
  readonly missed?: (() => Promise<readonly Event[] | null>) | undefined;
}

/** The dependencies of one socket's subscriptions. */
export interface LiveOptions {
  readonly channels: Channels;
  readonly bounds: QueueBounds;
  /** Called when the reader has stalled. */
  readonly onStalled: () => void;
  /** All open queues, which make a leak visible. */
  readonly open: Set<{ readonly length: number }>;
}

/** Creates the live events of an operation on the channels of a user's cable. */
export const liveOver = (live: LiveOptions): Live => ({
  listen: (name, params, options = {}) => new Listener(live, name, params, options).queue,
});

/** For operations over HTTP, which cannot subscribe. */
export const noLive: Live = {
  listen() {
    throw new RestError('BAD_USER_INPUT', messages.socketNeeded);
  },
};

/** Puts the events of a channel into the queue of one subscription. */
class Listener<Event extends LiveEvent> implements Reader, QueueOwner {
  readonly queue: EventQueue<Event>;
  readonly #live: LiveOptions;
  readonly #options: ListenOptions<Event>;
  readonly #channel: Channel;
  #hasAsked = false;

  constructor(live: LiveOptions, name: string, params: Record<string, string | number>, options: ListenOptions<Event>) {
    this.queue = new EventQueue(this);
    this.#live = live;
    this.#options = options;
    live.open.add(this.queue);
    this.#channel = live.channels.join(name, params, this);
  }

  get bounds(): QueueBounds {
    return this.#live.bounds;
  }

  heard(heard: LiveEvent, bytes: number): void {
    const event = heard as Event; // the channel's contract
    if (event.actionType === 'refetch' || (this.#options.wanted?.(event) ?? true)) this.queue.push(event, bytes);
  }

  /** Whether what was missed is yet to be read. */
  get asksWhatMissed(): boolean {
    return this.#options.missed !== undefined && !this.#hasAsked;
  }

  missed(): void {
    if (this.asksWhatMissed) void this.#askWhatMissed();
    else this.queue.push(REFETCH, 0);
  }

  async #askWhatMissed(): Promise<void> {
    this.#hasAsked = true;
    const events = await this.#options.missed?.().catch(() => null);
    for (const event of events ?? [REFETCH]) this.queue.push(event, 0);
  }

  ended(reason: ReasonError | undefined): void {
    const { rejected } = this.#options;
    if (!(reason instanceof SubscriptionRejectedError) || typeof rejected !== 'function') {
      this.queue.end(reason && endOf(reason));
      return;
    }
    const end = (error: RestError | null) => error && this.queue.end(error);
    void rejected().then(end, (failed: Error) => this.queue.end(failed));
  }

  stalled(): void {
    this.#live.onStalled();
  }

  over(): void {
    this.#live.open.delete(this.queue);
    this.#channel.leave(this);
  }
}

function endOf(reason: ReasonError): RestError {
  return reason instanceof SubscriptionRejectedError
    ? noAccess()
    : new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { cause: reason });
}
