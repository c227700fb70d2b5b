import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/client.ts';
import { type Broadcaster, topic } from '../live/broadcast.ts';
import { boundsOf, changesAfter, toChange } from './read.ts';
import { settleAll } from './settle.ts';
import { type ChangeRow, feedGrew } from './table.ts';

/** What a listener hears of the feed, in its order: a change, or that there were too many at once to tell of each. */
export type Told =
  | { readonly kind: 'change'; readonly row: ChangeRow }
  | { readonly kind: 'many'; readonly cursor: number };

/** Tells the listeners of this process of changes as they get their places: each once, in the order of the feed. */
export interface Tail {
  /** Begins, where it has not: what happens from now on is told. @throws while the database is away */
  follow(): Promise<void>;
  /** Listens to changes of a program or an organization, until the returned function is called. */
  subscribe(name: string, listener: (told: Told) => void): () => void;
  close(): Promise<void>;
}

/** What a tail works with. */
interface TailParts {
  readonly database: Pick<OpenDatabase, 'db' | 'reads'>;
  readonly broadcaster: Broadcaster;
  readonly log: Logger;
}

/** Writes that come faster than this (ms) are looked at together, so that following costs them little. */
const pauseMs = 20;
/** How soon it looks again when the database did not answer (ms). */
const retryMs = 1000;
/** How many changes are read at a time. */
const batch = 1000;
/** An import makes thousands of records: so many changes of one topic at once are told in one word. */
const mostTold = 100;

/** A tail of the feed that has not begun. Processes need nothing of each other but the word that the feed grew. */
export function tailOf({ database: { db, reads }, broadcaster, log }: TailParts): Tail {
  const listeners = new EventEmitter().setMaxListeners(0);
  let begun: Promise<void> | null = null;
  let position: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  let stopListening = () => {};
  const begin = async () => {
    stopListening();
    stopListening = broadcaster.subscribe(feedGrew.topic, look);
    await settleAll(db);
    position = (await boundsOf(reads)).end;
  };
  const tell = async () => {
    await settleAll(db);
    for (;;) {
      const rows = await changesAfter(reads)
        .where('c.position', '>', position ?? 0)
        .limit(batch)
        .execute();
      if (closed) return;
      for (const [name, of] of byTopic(rows)) tellOf(name, of);
      position = rows.at(-1)?.position ?? position;
      if (rows.length < batch) return;
    }
  };
  const tellOf = (name: string, rows: readonly ChangeRow[]) => {
    const many = rows.length > mostTold;
    const all: Told[] = many
      ? [{ kind: 'many', cursor: rows.at(-1)?.position ?? 0 }]
      : rows.map((row) => ({ kind: 'change', row }));
    for (const told of all) listeners.emit(name, told);
  };
  /** Looks now, or after the look that is under way. */
  const look = () => {
    if (position === null || closed) return;
    again = true;
    if (running || timer) return;
    again = false;
    let pause = pauseMs;
    running = tell()
      .catch((error: Error) => {
        log.warn({ error: error.message }, 'the feed of changes could not be followed');
        again = true;
        pause = retryMs;
      })
      .finally(() => {
        running = null;
        if (closed) return;
        timer = setTimeout(() => {
          timer = undefined;
          if (again) look();
        }, pause);
      });
  };

  return {
    follow: () => {
      begun ??= begin().catch((error: Error) => {
        begun = null;
        throw error;
      });
      return begun;
    },
    subscribe: (name, listener) => {
      listeners.on(name, listener);
      return () => listeners.off(name, listener);
    },
    close: async () => {
      closed = true;
      stopListening();
      clearTimeout(timer);
      await running;
      listeners.removeAllListeners();
    },
  };
}

/** The changes by where they are told: at their program or, without one, at their organization. */
function byTopic(rows: readonly ChangeRow[]): Map<string, ChangeRow[]> {
  return Map.groupBy(rows, ({ program_id, organization_id }) =>
    program_id === null ? topic.organization(organization_id) : topic.program(program_id),
  );
}

/** A change as the cable carries it. */
export function messageOf(row: ChangeRow): Record<string, unknown> {
  const { cursor, type, id, action_type, lock_version, parents, comment_id, by, at } = toChange(row);
  return { action_type, record: { type, id, lock_version }, by, at, cursor, parents, comment_id };
}
