/**
 * The channels of one cable, and who listens on them. Knows since when nothing has passed on a channel, so that whoever
 * joins is told to ask again exactly when what they have asked for before may be out of date already.
 */
import type { Cable, ReasonError } from '@anycable/core';
import type { Settings } from '../settings.ts';
import type { LiveEvent } from './events.ts';
import { received } from './received.ts';

/** Somebody who listens on a channel. */
export interface Reader {
  /** @param bytes the size of the event as it came */
  heard(event: LiveEvent, bytes: number): void;
  /** Something may have passed since the reader asked for what it shows. */
  missed(): void;
  /** The channel is over: refused, taken away, or its cable closed for good. */
  ended(reason: ReasonError | undefined): void;
}

/** A channel, as somebody who listens on it has it. */
export interface Channel {
  leave(reader: Reader): void;
}

/** The channels of one cable. */
export interface Channels {
  /** Listens until the reader leaves the channel, or is told that it is over. @param params in api/v1's names */
  join(name: string, params: Record<string, string | number>, reader: Reader): Channel;
  /** Forgets everything; whoever closes the cable calls it. */
  close(): void;
}

interface OpenChannel extends Channel {
  readonly readers: Set<Reader>;
  /** Since when it is listened to and has been silent (`performance.now()`); null while it is not listened to. */
  silentSince: number | null;
  /** Runs after the last reader has left. */
  leaving: NodeJS.Timeout | undefined;
  disconnect(): void;
}

/**
 * A client asks and subscribes together, and what it asked for may be there before its subscription is. `missableMs` is
 * how much before: a channel that has been silent for longer has nothing that it could have missed. Pages that follow
 * each other often watch the same, so that a channel is listened to for `lingerMs` after its last reader has left.
 */
export function channelsOver(cable: Cable, { lingerMs, missableMs }: Settings['live']): Channels {
  const channels = new Map<string, OpenChannel>();

  function open(key: string, name: string, params: Record<string, string | number>): OpenChannel {
    const channel = cable.subscribeTo(name, params);
    const readers = new Set<Reader>();
    const opened: OpenChannel = {
      readers,
      silentSince: null,
      leaving: undefined,
      leave(reader) {
        if (!readers.delete(reader) || readers.size > 0 || channels.get(key) !== opened) return;
        opened.leaving = setTimeout(opened.disconnect, lingerMs);
      },
      disconnect() {
        if (channels.get(key) === opened) channels.delete(key);
        channel.disconnect();
      },
    };
    channel.on('message', (message) => {
      opened.silentSince = performance.now();
      const news = received(message);
      if (news) for (const reader of [...readers]) reader.heard(news.event, news.bytes);
    });
    // The first time as after a lost connection: what passed before was not heard here.
    channel.on('connect', () => {
      opened.silentSince = performance.now();
      for (const reader of [...readers]) reader.missed();
    });
    channel.on('disconnect', () => {
      opened.silentSince = null;
    });
    channel.on('close', (reason) => {
      clearTimeout(opened.leaving);
      if (channels.get(key) === opened) channels.delete(key);
      for (const reader of [...readers]) reader.ended(reason);
    });
    channels.set(key, opened);
    return opened;
  }

  return {
    join(name, params, reader) {
      const key = JSON.stringify([name, params]);
      const channel = channels.get(key) ?? open(key, name, params);
      clearTimeout(channel.leaving);
      channel.readers.add(reader);
      const { silentSince } = channel;
      if (silentSince !== null && performance.now() - silentSince < missableMs) reader.missed();
      return channel;
    },
    close() {
      for (const { leaving } of channels.values()) clearTimeout(leaving);
      channels.clear();
    },
  };
}
