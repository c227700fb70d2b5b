import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/client.ts';
import { type Broadcaster, topic } from '../live/broadcast.ts';
import { boundsOf, changesAfter, toChange } from './read.ts';
import { settleAll } from './settle.ts';
import { type ChangeRow, feedGrew } from './table.ts';

/** A message to a listener of the feed: a change, or that there were too many at once to send each. */
export type Told =
  | { readonly kind: 'change'; readonly row: ChangeRow }
  | { readonly kind: 'many'; readonly cursor: number };

/** Sends the listeners of this process each change once, as it is settled, in the order of the feed. */
export interface Tail {
  /** Starts following, if it has not started: changes from now on are sent. @throws while the database is unavailable */
  follow(): Promise<void>;
  /** Listens to changes of a program or an organization, until the returned function is called. */
  subscribe(name: string, listener: (told: Told) => void): () => void;
  close(): Promise<void>;
}

/** The dependencies of a tail. */
interface TailParts {
  readonly database: Pick<OpenDatabase, 'db' | 'reads'>;
  readonly broadcaster: Broadcaster;
  readonly log: Logger;
}

/** The pause between reads (ms): changes of faster writes are read together, so that following costs the writes little. */
const pauseMs = 20;
/** The delay before a retry when the database did not respond (ms). */
const retryMs = 1000;
/** The number of changes that are read at a time. */
const batch = 1000;
/** The most changes of a topic that are sent one by one; more at once, as from an import, are sent as one message. */
const maxIndividualMessages = 100;

/** Creates a tail of the feed that has not started. Processes only tell each other that the feed grew. */
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
      for (const [name, of] of byTopic(rows)) emitTo(name, of);
      position = rows.at(-1)?.position ?? position;
      if (rows.length < batch) return;
    }
  };
  const emitTo = (name: string, rows: readonly ChangeRow[]) => {
    const many = rows.length > maxIndividualMessages;
    const all: Told[] = many
      ? [{ kind: 'many', cursor: rows.at(-1)?.position ?? 0 }]
      : rows.map((row) => ({ kind: 'change', row }));
    for (const told of all) listeners.emit(name, told);
  };
  /** Looks for changes now, or after the read in progress. */
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

/** Groups changes by topic: by their program or, without one, by their organization. */
function byTopic(rows: readonly ChangeRow[]): Map<string, ChangeRow[]> {
  return Map.groupBy(rows, ({ program_id, organization_id }) =>
    program_id === null ? topic.organization(organization_id) : topic.program(program_id),
  );
}

/** Converts a change to its message on the cable. */
export function messageOf(row: ChangeRow): Record<string, unknown> {
  const { cursor, type, id, action_type, lock_version, parents, comment_id, by, at } = toChange(row);
  return { action_type, record: { type, id, lock_version }, by, at, cursor, parents, comment_id };
}
