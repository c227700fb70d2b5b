import { type Message, type ReasonError, SubscriptionRejectedError } from '@anycable/core';
import { recent } from '../execution/recent.ts';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
import { fromRest } from '../rest/names.ts';
import type { Settings } from '../settings.ts';
import type { Channels } from './channels.ts';
import { type EventQueue, eventQueue, type LiveEvent, REFETCH } from './events.ts';

/** Where the subscriptions of an operation listen. */
export interface Live {
  /**
   * The events of a channel until the reader leaves, the right ends (FORBIDDEN) or the session does (UNAUTHENTICATED). A
   * REFETCH comes first where something may have passed since the reader asked for what it shows.
   * @param params in api/v1's names
   * @param refused what a refusal does; `silent` for a channel that some backends do not have
   */
  listen<Event extends LiveEvent>(
    channel: string,
    params: Record<string, string | number>,
    options?: { refused: 'silent' | 'ends' },
  ): EventQueue<Event>;
}

export interface LiveOptions {
  readonly channels: Channels;
  readonly settings: Settings['live'] & { readonly stalledMs: number };
  /** The reader takes nothing any more. */
  readonly onStalled: () => void;
  /** Holds every queue from its beginning to its end, so that a leak shows. */
  readonly open: Set<{ readonly length: number }>;
}

export function liveOver({ channels, settings, onStalled, open }: LiveOptions): Live {
  return {
    listen<Event extends LiveEvent>(
      name: string,
      params: Record<string, string | number>,
      { refused }: { refused: 'silent' | 'ends' } = { refused: 'ends' },
    ) {
      const queue = eventQueue<Event>({
        maxEvents: settings.queuedEvents,
        maxBytes: settings.queuedBytes,
        stalledMs: settings.stalledMs,
        onStalled,
        onEnd() {
          open.delete(queue);
          leave();
        },
      });
      open.add(queue);
      const leave = channels.join(name, params, {
        heard(message) {
          const event = eventFrom<Event>(message);
          if (event) queue.push(event.event, event.bytes);
        },
        missed: () => queue.push(REFETCH, 0),
        ended(reason) {
          if (reason instanceof SubscriptionRejectedError && refused === 'silent') return;
          queue.end(reason && endOf(reason));
        },
      });
      return queue;
    },
  };
}

/** For operations over HTTP, which cannot listen. */
export const noLive: Live = {
  listen() {
    throw new RestError('BAD_USER_INPUT', messages.socketNeeded);
  },
};

function endOf(reason: ReasonError): RestError {
  return reason instanceof SubscriptionRejectedError
    ? new RestError('FORBIDDEN', messages.forbidden)
    : new RestError('UPSTREAM_UNAVAILABLE', messages.unavailable, { cause: reason });
}

const ACTIONS: ReadonlySet<unknown> = new Set<LiveEvent['actionType']>(['create', 'edit', 'delete', 'refetch']);

/** The same text goes to everybody who may read the same: it becomes one event, which nobody changes. By characters. */
const known = recent<string, object>(256 * 1024);

/** A channel's message in our names: text that holds JSON, or an object from other backends. Anything else is not an event. */
function eventFrom<Event>(message: Message): { event: Event; bytes: number } | null {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  const same = known.get(text);
  if (same) return { event: same as Event, bytes: text.length }; // as below
  let value: unknown;
  try {
    value = fromRest(typeof message === 'string' ? JSON.parse(message) : message);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('actionType' in value) || !ACTIONS.has(value.actionType))
    return null;
  known.set(text, value, text.length);
  return { event: value as Event, bytes: text.length }; // its action was checked; the rest is the channel's contract
}
