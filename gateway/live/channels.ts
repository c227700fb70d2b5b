/**
 * The channels of one cable and their readers. Tracks how long a channel has been silent, so that a new reader refetches
 * exactly if it may have missed an event.
 */
import type { Cable, ReasonError } from '@anycable/core';
import type { Settings } from '../settings.ts';
import type { LiveEvent } from './events.ts';
import { received } from './received.ts';

/** A reader of a channel. */
export interface Reader {
  /** @param bytes the size of the event as received */
  heard(event: LiveEvent, bytes: number): void;
  /** Reports that events may have passed since the reader's query. */
  missed(): void;
  /** Whether the reader will find out by itself what has passed: then it is told so as soon as the channel is connected. */
  readonly asksWhatMissed: boolean;
  /** Reports the end of the channel: rejected, revoked, or its cable closed for good. */
  ended(reason: ReasonError | undefined): void;
}

/** A channel that a reader has joined. */
export interface Channel {
  leave(reader: Reader): void;
}

/** The channels of one cable. */
export interface Channels {
  /** Listens until the reader leaves or the channel ends. @param params in api/v1's names */
  join(name: string, params: Record<string, string | number>, reader: Reader): Channel;
  /** Forgets all channels; called when the cable is closed. */
  close(): void;
}

interface OpenChannel extends Channel {
  readonly readers: Set<Reader>;
  /** The start of the subscription's silence (`performance.now()`); null while it is not connected. */
  silentSince: number | null;
  /** The timer that runs after the last reader has left. */
  leaving: NodeJS.Timeout | undefined;
  disconnect(): void;
}

/**
 * Creates the channels of a cable. A client queries and subscribes at the same time, and the query may be answered up to
 * `missableMs` before the subscription is active: in a channel that has been silent for longer, no event can have been
 * missed. A channel stays open for `lingerMs` after its last reader has left, because the next page often watches it, too.
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
    // On the first connection and after a lost one: earlier events were not received.
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
      if (silentSince !== null && (reader.asksWhatMissed || performance.now() - silentSince < missableMs))
        reader.missed();
      return channel;
    },
    close() {
      for (const { leaving } of channels.values()) clearTimeout(leaving);
      channels.clear();
    },
  };
}
