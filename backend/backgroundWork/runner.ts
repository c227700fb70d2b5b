import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { askingAs } from '../db/turns.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import type { Services } from '../http/route.ts';
import { changed, wake } from './announce.ts';
import { performChunk } from './chunk.ts';
import { giveUp, isGivenUp, takeUp } from './queue.ts';
import type { WorkKind } from './rules.ts';
import type { WorkRow } from './table.ts';

/** The timing of a runner. */
export interface RunnerSettings {
  /** The interval of looking for work that no announcement told of, in ms. */
  readonly lookMs: number;
  /** Whether work begins by itself; otherwise only when `run` is called. */
  readonly begins: boolean;
  /** How long it pauses after a chunk, as a part of what that took: a page asks several times in a row, and would wait for a chunk each time. */
  readonly pause: number;
}

/** How long a chunk may keep the one connection of the embedded database, about (ms): everybody else waits meanwhile. */
const CHUNK_MS = 120;

/** How many rows the first chunk of a work has there. */
const FIRST_ROWS = 10;

/** How often those who watch are told that work comes further (ms): each of them then reads it. */
const TELL_MS = 500;

const defaults: RunnerSettings = { lookMs: 2000, begins: true, pause: 0.5 };

/** Does work in the background; each chunk is done by one of the processes that share the database. */
export interface Runner {
  /** Starts looking for work. */
  start(): void;
  /** Does the work that is due now, and resolves when none is. */
  run(): Promise<void>;
  /** Starts no further chunk, and resolves when the one that runs is done: the next process goes on where it was. */
  close(): Promise<void>;
}

/** Creates the runner of a process, which does one chunk at a time. */
export function runner(
  services: Services,
  kinds: readonly WorkKind[],
  { log, settings }: { readonly log: Logger; readonly settings?: Partial<RunnerSettings> | undefined },
): Runner {
  const { lookMs, begins, pause: part } = { ...defaults, ...settings };
  const { db } = services.database;
  const keys = kinds.map(({ key }) => key);
  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let isFailing = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};
  /** How many rows of the latest work a chunk has room for. */
  let room = { work: 0, rows: Number.POSITIVE_INFINITY };

  /** Does a chunk of a work; on the embedded database with as many rows as the last ones let expect to fit. */
  const performIn = async (kind: WorkKind, work: WorkRow, isToTell: boolean): Promise<void> => {
    const most = room.work === work.id ? room.rows : FIRST_ROWS;
    const isAlone = services.database.engine === 'pglite';
    const limits = { rows: isAlone ? most : Number.POSITIVE_INFINITY, isToTell };
    const began = performance.now();
    const rows = await performChunk(services, kind, work, limits);
    if (rows === 0) return;
    const fitting = Math.round((rows * CHUNK_MS) / (performance.now() - began));
    // A chunk that was quick by chance is not followed by a long one.
    room = { work: work.id, rows: Math.max(1, Math.min(fitting, rows * 2)) };
  };

  /** Does one chunk of the work whose turn it is. @returns whether there was any */
  const step = async (): Promise<boolean> => {
    const work = await takeUp(db, keys);
    const kind = kinds.find(({ key }) => key === work?.kind);
    if (!work || !kind) return false;
    if (isGivenUp(work)) {
      await giveUp(db, work.id);
      services.broadcaster.publish(changed(work));
      return true;
    }
    const began = performance.now();
    const isToTell = began - toldAt >= TELL_MS;
    if (isToTell) toldAt = began;
    try {
      // Apart from what the organization's people ask for: they have used the database less, and go first.
      const key = `works of organization ${work.organization_id}`;
      await askingAs(key, () => performIn(kind, work, isToTell));
      await pause((performance.now() - began) * part);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const fault =
        error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
      log.error({ work: work.id, kind: work.kind, tries: work.tries, error: fault }, 'work failed, and is tried again');
    }
    return true;
  };

  const workOff = async () => {
    do {
      isAskedAgain = false;
      while (!isStopped && (await askingAs('works', step)));
      isFailing = false;
    } while (isAskedAgain && !isStopped);
  };

  const look = (): Promise<void> => {
    isAskedAgain = true;
    working ??= workOff().finally(() => {
      working = null;
    });
    return working;
  };

  const lookQuietly = () =>
    void look().catch((error: Error) => {
      // Logged once per outage, not at every look.
      if (!isFailing) log.warn({ error: error.message }, 'work waits: the database does not answer');
      isFailing = true;
    });

  return {
    start: () => {
      if (!begins) return;
      unsubscribe = services.broadcaster.subscribe(wake.topic, lookQuietly);
      timer = setInterval(lookQuietly, lookMs).unref();
      lookQuietly();
    },
    run: look,
    close: async () => {
      isStopped = true;
      unsubscribe();
      clearInterval(timer);
      await working?.catch(() => undefined);
    },
  };
}
