import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Announcement, Broadcaster } from './broadcast.ts';

/** Timeouts of a Redis broadcaster (ms). */
export interface RedisSettings {
  /** A command without a response for this long has failed. */
  readonly commandMs: number;
  /** The interval of heartbeats. */
  readonly heartbeatMs: number;
  /** The longest pause between two attempts to connect. */
  readonly reconnectMs: number;
}

const defaults: RedisSettings = { commandMs: 2000, heartbeatMs: 5000, reconnectMs: 2000 };

const announcement = z.object({ topic: z.string(), message: z.record(z.string(), z.unknown()) });
const origin = z.object({ from: z.string(), number: z.int() });
/** A message over Redis with its sender: an announcement, or a notice that others may have missed some. */
const envelope = z.union([origin.extend(announcement.shape), origin.extend({ missed: z.literal(true) })]);
type Envelope = z.infer<typeof envelope>;

/** The message to listeners after a gap, in which they may have missed announcements. */
const refetch = { action_type: 'refetch' } as const;

/**
 * Creates a broadcaster for several backend processes, over one Redis channel. Each announcement reaches a listener once:
 * through Redis, even in the process that published it. While Redis is away, announcements reach only this process;
 * afterwards every listener that may have missed some receives `{ action_type: 'refetch' }`. Starting does not need
 * Redis.
 */
export async function redisBroadcaster(
  url: string,
  log: Logger,
  settings: Partial<RedisSettings> = {},
): Promise<Broadcaster> {
  const patience = { ...defaults, ...settings };
  const listeners = new EventEmitter().setMaxListeners(0);
  const [publisher, subscriber] = [connectionTo(url, patience), connectionTo(url, patience)];
  const channel = channelOf(url);
  const self = crypto.randomUUID();
  /** Published and not yet received back: delivered when Redis returns it or fails, whichever is first. */
  const underway = new Map<number, Announcement>();
  let count = 0;
  let subscribed = false;
  let closed = false;
  /** Whether listeners here may have missed announcements of other processes. */
  let missedHere = false;
  /** Whether other processes may have missed announcements of this one. */
  let missedElsewhere = false;
  const ready = () => subscribed && publisher.status === 'ready';

  const deliver = ({ topic, message }: Announcement) => void listeners.emit(topic, message);
  const refetchAll = () => {
    for (const topic of listeners.eventNames()) listeners.emit(topic, refetch);
  };
  const send = (said: Envelope) => publisher.publish(channel, JSON.stringify(said));
  const deliverHereOnly = (number: number) => {
    const waiting = underway.get(number);
    if (!waiting) return;
    underway.delete(number);
    missedElsewhere = true;
    deliver(waiting);
  };
  const catchUp = async () => {
    if (!ready()) return;
    if (missedHere) refetchAll();
    missedHere = false;
    if (!missedElsewhere) return;
    missedElsewhere = false;
    await send({ from: self, number: 0, missed: true }).catch(() => {
      missedElsewhere = true;
    });
  };

  const listen = async () => {
    try {
      await subscriber.subscribe(channel);
      subscribed = true;
    } catch {
      return subscriber.disconnect(true);
    }
    log.info('Redis is connected: live updates reach every process');
    await catchUp();
  };

  subscriber.on('message', (_channel, text) => {
    const read = readEnvelope(text);
    if (!read) log.warn({ channel }, 'Redis: something else writes to our channel');
    else if ('missed' in read) {
      if (read.from !== self) refetchAll();
    } else if (read.from !== self || underway.delete(read.number)) deliver(read);
  });
  let listening = Promise.resolve();
  subscriber.on('ready', () => {
    listening = listen();
  });
  subscriber.on('close', () => {
    if (closed) return;
    if (subscribed) log.warn('Redis is away: live updates reach this process only');
    subscribed = false;
    missedHere = true;
    for (const number of [...underway.keys()]) deliverHereOnly(number);
  });
  publisher.on('ready', () => void catchUp());
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.debug({ error: error.message }, 'Redis cannot be reached'));
  }
  // A half-open connection reports no error by itself.
  const heartbeat = setInterval(() => {
    for (const client of [publisher, subscriber]) {
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
    }
    void catchUp();
  }, patience.heartbeatMs);
  heartbeat.unref();

  // A failure here is retried in the background, like every later one.
  await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  await listening;
  if (!ready()) log.warn('Redis is away: live updates reach this process only');

  return {
    publish: (said) => {
      count += 1;
      const number = count;
      underway.set(number, said);
      if (ready()) send({ from: self, number, ...said }).catch(() => deliverHereOnly(number));
      else deliverHereOnly(number);
    },
    subscribe: (topic, listener) => {
      listeners.on(topic, listener);
      return () => listeners.off(topic, listener);
    },
    ready,
    close: async () => {
      closed = true;
      clearInterval(heartbeat);
      publisher.disconnect();
      subscriber.disconnect();
      listeners.removeAllListeners();
    },
  };
}

/**
 * Creates a lazy connection: `connect` starts it, and from then on it reconnects by itself. Commands fail at once while
 * it is not ready. Its `error` events need a listener.
 */
export function connectionTo(
  url: string,
  { commandMs, reconnectMs }: Pick<RedisSettings, 'commandMs' | 'reconnectMs'>,
): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    // An interrupted publish may have arrived; a retry could deliver it twice.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    commandTimeout: commandMs,
    connectTimeout: commandMs,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), reconnectMs),
  });
}

function readEnvelope(text: string): Envelope | null {
  try {
    return envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Names the channel after the database in the URL: Redis channels span all databases of a server. */
function channelOf(url: string): string {
  return `lading:${new URL(url).pathname.slice(1) || '0'}`;
}
