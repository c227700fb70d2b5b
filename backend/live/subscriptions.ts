import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Broadcaster } from './broadcast.ts';
import type { Channel, Source } from './channels.ts';
import { frames, readIdentifier } from './frames.ts';

/** The subscriptions of one connection. */
export interface Subscriptions {
  /** Starts one and confirms it, or rejects it; an unknown channel or a second one to the same is silent, as in Rails. */
  add(identifier: string, caller: () => Promise<Caller>): Promise<void>;
  remove(identifier: string): void;
  /** Opens each again for what the caller may read by now, and rejects those that are no longer theirs. */
  review(caller: Caller): Promise<void>;
  count(): number;
  /** Ends all of them for good. */
  end(): void;
}

/** What subscriptions need of their connection. */
export interface SubscriptionContext {
  readonly db: Db;
  readonly broadcaster: Broadcaster;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly max: number;
  readonly send: (frame: string) => void;
}

/** Holds the subscriptions of one connection, by their identifiers as the client wrote them. */
export function subscriptions({ db, broadcaster, channels, max, send }: SubscriptionContext): Subscriptions {
  const stops = new Map<string, () => void>();
  let ended = false;

  const channelOf = (identifier: string) => {
    const asked = readIdentifier(identifier);
    const channel = asked && channels.get(asked.channel);
    return channel ? (caller: Caller) => channel(db, caller, asked.params) : null;
  };

  const listen = (identifier: string, source: Source) => {
    const listening = source.topics.map((name) =>
      broadcaster.subscribe(name, (message) => {
        const shown = source.show(message);
        if (shown) send(frames.message(identifier, shown));
      }),
    );
    stops.set(identifier, () => {
      for (const stop of listening) stop();
    });
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
