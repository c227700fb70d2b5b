import { type ReasonError, SubscriptionRejectedError } from '@anycable/core';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
import type { Channel, Channels, Reader } from './channels.ts';
import { EventQueue, type LiveEvent, type QueueBounds, type QueueOwner, REFETCH } from './events.ts';

/** Where the subscriptions of an operation listen. */
export interface Live {
  /**
   * The events of a channel until the reader leaves, the right ends (FORBIDDEN) or the session does (UNAUTHENTICATED). A
   * REFETCH comes first where something may have passed since the reader asked for what it shows.
   * @param params in api/v1's names
   */
  listen<Event extends LiveEvent>(
    channel: string,
    params: Record<string, string | number>,
    options?: ListenOptions<Event>,
  ): EventQueue<Event>;
}

/** What a listener makes of what it hears. */
export interface ListenOptions<Event> {
  /** Which events count, besides REFETCH; all, by default. */
  readonly wanted?: (event: Event) => boolean;
  /** What a refusal does; `silent` for a channel that some backends do not have. */
  readonly refused?: 'silent' | 'ends';
}

/** What the subscriptions of one socket need. */
export interface LiveOptions {
  readonly channels: Channels;
  readonly bounds: QueueBounds;
  /** The reader takes nothing any more. */
  readonly onStalled: () => void;
  /** Holds every queue from its beginning to its end, so that a leak shows. */
  readonly open: Set<{ readonly length: number }>;
}

/** Listens on the channels of a user's cable. */
export const liveOver = (live: LiveOptions): Live => ({
  listen: (name, params, options = {}) => new Listener(live, name, params, options).queue,
});

/** For operations over HTTP, which cannot listen. */
export const noLive: Live = {
  listen() {
    throw new RestError('BAD_USER_INPUT', messages.socketNeeded);
  },
};

/** What one subscription hears of a channel, put into its queue until that ends. */
class Listener<Event extends LiveEvent> implements Reader, QueueOwner {
  readonly queue: EventQueue<Event>;
  readonly #live: LiveOptions;
  readonly #options: ListenOptions<Event>;
  readonly #channel: Channel;

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
    const event = heard as Event; // what a channel carries is its contract
    if (event.actionType === 'refetch' || (this.#options.wanted?.(event) ?? true)) this.queue.push(event, bytes);
  }

  missed(): void {
    this.queue.push(REFETCH, 0);
  }

  ended(reason: ReasonError | undefined): void {
    if (reason instanceof SubscriptionRejectedError && this.#options.refused === 'silent') return;
    this.queue.end(reason && endOf(reason));
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
    ? new RestError('FORBIDDEN', messages.forbidden)
    : new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { cause: reason });
}
