import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Channel, Source } from './channels.ts';
import { frames, readIdentifier } from './frames.ts';

/** The subscriptions of one connection. */
export interface Subscriptions {
  /** Subscribes and confirms, or rejects. Unknown channels and duplicates are ignored silently, as in Rails. */
  add(identifier: string, caller: () => Promise<Caller>): Promise<void>;
  remove(identifier: string): void;
  /** Reopens each subscription with the caller's current rights, and rejects those that the caller may no longer read. */
  review(caller: Caller): Promise<void>;
  count(): number;
  /** Ends all subscriptions for good. */
  end(): void;
}

/** The parts of a connection that its subscriptions depend on. */
export interface SubscriptionContext {
  readonly db: Db;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly max: number;
  readonly send: (frame: string) => void;
}

/** Creates the subscriptions of one connection, keyed by their identifiers as the client wrote them. */
export function subscriptions({ db, channels, max, send }: SubscriptionContext): Subscriptions {
  const stops = new Map<string, () => void>();
  let ended = false;

  const channelOf = (identifier: string) => {
    const asked = readIdentifier(identifier);
    const channel = asked && channels.get(asked.channel);
    return channel ? (caller: Caller) => channel(db, caller, asked.params) : null;
  };

  const listen = (identifier: string, source: Source) => {
    stops.set(
      identifier,
      source.listen((message) => send(frames.message(identifier, message))),
    );
  };

  const remove = (identifier: string) => {
    stops.get(identifier)?.();
    stops.delete(identifier);
  };

  return {
    add: async (identifier, caller) => {
      const open = channelOf(identifier);
      if (!open || stops.has(identifier)) return;
      const source = stops.size < max ? await open(await caller()) : null;
      if (ended) return;
      if (source) listen(identifier, source);
      send(source ? frames.confirm(identifier) : frames.reject(identifier));
    },
    remove,
    review: async (caller) => {
      for (const identifier of [...stops.keys()]) {
        const source = (await channelOf(identifier)?.(caller)) ?? null;
        if (ended) return;
        remove(identifier);
        if (source) listen(identifier, source);
        else send(frames.reject(identifier));
      }
    },
    count: () => stops.size,
    end: () => {
      ended = true;
      for (const identifier of [...stops.keys()]) remove(identifier);
    },
  };
}
