import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { authenticate, reauthenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Gate } from '../access/gate.ts';
import { HttpError } from '../api/errors.ts';
import { type Broadcaster, topic } from '../live/broadcast.ts';
import type { Channel } from './channels.ts';
import { type DisconnectReason, frames, readCommand } from './frames.ts';
import { subscriptions } from './subscriptions.ts';

/** The limits of the cable. Durations are in the unit that their names end with. */
export interface CableSettings {
  /** The interval of `ping` messages; clients give up after missing two. */
  readonly pingMs: number;
  /** The number of pings that a client's WebSocket may leave unanswered before the connection counts as dead. */
  readonly unansweredPings: number;
  /** The interval at which a connection checks its session, besides when an announcement triggers a check. */
  readonly recheckMs: number;
  /** The delay before the next check when the database did not respond. */
  readonly retryMs: number;
  /** The time that a client has to close the connection after `disconnect`. */
  readonly closeMs: number;
  readonly maxFrameBytes: number;
  /** How many bytes may wait to be sent before a client counts as too slow. */
  readonly maxBacklogBytes: number;
  /** How many commands may queue before the socket is paused. */
  readonly maxWaitingCommands: number;
  readonly maxSubscriptions: number;
}

/** The dependencies of connections. */
export interface ConnectionContext {
  readonly gate: Gate;
  readonly broadcaster: Broadcaster;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly settings: CableSettings;
  readonly log: Logger;
}

/** One client's connection. */
export interface Connection {
  /** Sends a ping; drops the connection when too many were left unanswered. */
  ping(frame: string): void;
  /** Sends the reason and closes. */
  disconnect(reason: DisconnectReason): void;
  /** Returns the number of its subscriptions. */
  subscriptions(): number;
}

/**
 * Serves one WebSocket: authenticates, welcomes, and runs its commands in order, including those sent before the welcome.
 * Ends subscriptions that the caller may no longer read, and ends the connection with its session.
 */
export function connection(socket: WebSocket, token: string | null, context: ConnectionContext): Connection {
  const { gate, broadcaster, channels, settings, log } = context;
  const began = performance.now();
  let caller: Caller | null = null;
  let ended = false;
  let stopListening: (() => void)[] = [];
  let nextReview: NodeJS.Timeout | undefined;

  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(nextReview);
    for (const stop of stopListening) stop();
    subscribed.end();
    const ms = Math.round(performance.now() - began);
    log.info({ userId: caller?.userId, ms }, 'cable: connection ended');
  };
  const drop = (why: string) => {
    log.warn({ userId: caller?.userId, backlog: socket.bufferedAmount }, `cable: ${why}`);
    end();
    socket.terminate();
  };
  const send = (frame: string) => {
    if (ended) return;
    if (socket.bufferedAmount > settings.maxBacklogBytes) drop('the client reads too slowly');
    else socket.send(frame);
  };
  const disconnect = (reason: DisconnectReason) => {
    send(frames.disconnect(reason));
    end();
    socket.close();
    const hangUp = setTimeout(() => socket.terminate(), settings.closeMs);
    socket.once('close', () => clearTimeout(hangUp));
  };
  const { db } = gate;
  const subscribed = subscriptions({ db, channels, max: settings.maxSubscriptions, send });

  // A queue: everything that depends on the order of events runs here.
  let work: Promise<void> = Promise.resolve();
  const enqueue = (task: () => Promise<void>, failed = () => {}) => {
    work = work.then(async () => {
      try {
        if (!ended) await task();
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) return disconnect('unauthorized');
        log.error({ userId: caller?.userId, error: String(error) }, 'cable: failed');
        failed();
      }
    });
  };

  const welcome = async () => {
    caller = await authenticate(gate, token);
    if (ended) return;
    // Changes to the maker of an API key affect the key as well.
    const whose = caller.key ? [caller.userId, caller.key.makerId] : [caller.userId];
    stopListening = whose.map((id) => broadcaster.subscribe(topic.user(id), () => reviewIn(0)));
    reviewIn(untilRecheck(caller));
    send(frames.welcome());
  };

  /** Authenticates the caller again and, when the rights changed, reviews the subscriptions. */
  const review = async (): Promise<Caller> => {
    if (!caller) throw new Error('nobody was welcomed yet');
    const now = await reauthenticate(gate, caller);
    if (rightsOf(now) !== rightsOf(caller)) await subscribed.review(now);
    caller = now;
    return now;
  };

  /** Returns the time until the next check (ms), at most until an API key expires, because expiry is not announced. */
  const untilRecheck = ({ key }: Caller) =>
    key ? Math.min(settings.recheckMs, Math.max(1, key.expiresAt.getTime() - Date.now() + 1)) : settings.recheckMs;

  const reviewIn = (ms: number) => {
    if (ended) return;
    clearTimeout(nextReview);
    const task = async () => {
      reviewIn(untilRecheck(await review()));
    };
    if (ms === 0) enqueue(task, () => reviewIn(settings.retryMs));
    else nextReview = setTimeout(reviewIn, ms, 0);
  };

  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    const command = isBinary ? null : readCommand(String(data));
    if (!command) return;
    waiting += 1;
    if (waiting === settings.maxWaitingCommands) socket.pause();
    enqueue(
      async () => {
        waiting -= 1;
        if (socket.isPaused) socket.resume();
        if (command.command === 'subscribe') await subscribed.add(command.identifier, review);
        else subscribed.remove(command.identifier);
        // A client would wait for the answer to its subscription; it connects and subscribes again.
      },
      () => disconnect('remote'),
    );
  });

  let unanswered = 0;
  socket.on('pong', () => {
    unanswered = 0;
  });
  socket.on('error', (error) => log.debug({ userId: caller?.userId, error: error.message }, 'cable: socket error'));
  socket.on('close', end);
  enqueue(welcome, () => disconnect('remote'));

  return {
    disconnect,
    subscriptions: () => subscribed.count(),
    ping: (frame) => {
      if (ended) return;
      unanswered += 1;
      if (unanswered > settings.unansweredPings) return drop('the client no longer answers');
      socket.ping();
      send(frame);
    },
  };
}

/** Returns the rights that decide which subscriptions a caller may have, as comparable text. */
function rightsOf({ role, organizationIds, programIds }: Caller): string {
  const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
  return JSON.stringify([role, sorted(organizationIds), sorted(programIds)]);
}
