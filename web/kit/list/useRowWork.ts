import { useEffect, useRef, useState } from 'react';
import { toast } from '../feedback/toaster.ts';
import { messages } from '../messages.ts';
import type { ListRow } from './rows.ts';

/** A row that was worked on. */
export interface DoneRow<Row> {
  row: Row;
  at: Date;
}

/** History state of a link that begins with the first row of the list that it leads to: `<Link state={startWork}>`. */
export const startWork = { startWork: true };

/** Whether somebody came by such a link. */
export function wantsWork(state: unknown): boolean {
  return Boolean(state && typeof state === 'object' && 'startWork' in state && state.startWork === startWork.startWork);
}

interface RowWorkOptions<Row> {
  /** The rows of the page; null until they are here. */
  rows: readonly Row[] | null;
  /** Whether these are rows of an earlier page or question, while those asked for are on their way. */
  waiting: boolean;
  /** Names the page and the filters: on another page nothing stays open. */
  set: string;
  /** How many rows of all pages can be worked on, as the server counts. */
  count: number;
  /** Whether a row is no longer waiting for anything: it then leaves the list. */
  isDone: (row: Row) => boolean;
  /** Whether a row can be worked on now; others are passed by. */
  canWork: (row: Row) => boolean;
  /** Asks for the rows of this page again. */
  refresh: () => Promise<readonly Row[]>;
  /** Shows the next page; null on the last one. */
  nextPage: (() => void) | null;
}

/** A list whose rows are worked on one after another. */
export interface RowWork<Row> {
  /** The rows to show: those that wait, and the one that is open. */
  rows: readonly Row[] | null;
  /** The row that is open. */
  current: Row | null;
  /** Whether the open row has left the list meanwhile: somebody else did it, or it no longer fits the filters. */
  hasLeft: boolean;
  /** What was done since the page is open, oldest first. */
  done: readonly DoneRow<Row>[];
  since: Date | null;
  /** The number of the open row, of how many there are to do. */
  position: number;
  total: number;
  /** Nothing is left to go on with. */
  ended: boolean;
  open: (id: string | null) => void;
  /** Opens the first row that can be worked on; with `narrow`, of what that makes the list show. */
  start: (narrow?: (() => void) | null) => void;
  /** Leaves the open row where it is and goes on. */
  skip: () => void;
  back: () => void;
  /** The open row is done, as it is now; goes on. */
  finish: (row: Row) => void;
  /** A done row waits again, as it is now, and is open. */
  reopen: (row: Row) => void;
}

/** How long after a row was done the page is asked for again: what comes next moves up. */
const REFRESH_MS = 400;

/** Keeps which row is open, which ones are done, and where to go on. */
export function useRowWork<Row extends ListRow>(options: RowWorkOptions<Row>): RowWork<Row> {
  const { waiting, set } = options;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [done, setDone] = useState<readonly DoneRow<Row>[]>([]);
  const [since, setSince] = useState<Date | null>(null);
  const [ended, setEnded] = useState(false);
  const held = useRef<{ row: Row; index: number } | null>(null);
  const latest = useRef({ options, done });
  latest.current = { options, done };

  const isWaiting = (row: Row) => !options.isDone(row) && !done.some((one) => one.row.id === row.id);
  const listed = options.rows?.filter((row) => row.id === currentId || isWaiting(row)) ?? null;
  const at = listed?.findIndex(({ id }) => id === currentId) ?? -1;
  const found = listed?.[at];
  if (found) held.current = { row: found, index: at };
  const kept = currentId !== null && held.current?.row.id === currentId ? held.current : null;
  const hasLeft = kept !== null && listed !== null && !found;
  const rows = hasLeft ? listed.toSpliced(kept.index, 0, kept.row) : listed;

  const goTo = (id: string | null) => {
    setCurrentId(id);
    setEnded(false);
    if (id !== null) setSince((before) => before ?? new Date());
  };

  const wantsFirst = useRef(false);
  const openedSet = useRef(set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes a row, or opens its first one.
  useEffect(() => {
    if (openedSet.current !== set) {
      openedSet.current = set;
      setCurrentId(null);
    }
    if (!wantsFirst.current || waiting || rows === null) return;
    wantsFirst.current = false;
    const first = rows.find(options.canWork);
    goTo(first?.id ?? null);
    setEnded(first === undefined);
  }, [set, waiting, rows]);

  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refreshing.current), []);
  const refreshSoon = () => {
    clearTimeout(refreshing.current);
    refreshing.current = setTimeout(() => void refresh(), REFRESH_MS);
  };

  /** The page's rows as they are now; null when they could not be had, which is said. */
  async function refresh(): Promise<readonly Row[] | null> {
    clearTimeout(refreshing.current);
    try {
      return await latest.current.options.refresh();
    } catch {
      toast.error(messages.list.refreshFailed);
      return null;
    }
  }

  /** Opens what comes after the open row; `leaves` says that the open row goes away. */
  async function goOn(leaves: Row | null) {
    const { canWork } = options;
    const index = rows?.findIndex(({ id }) => id === currentId) ?? -1;
    const rest = (rows ?? []).filter(({ id }) => id !== leaves?.id);
    const next = rest.slice(leaves ? Math.max(index, 0) : index + 1).find(canWork);
    if (next) return goTo(next.id);
    setCurrentId(null);
    // What was further down may have moved up while rows above were done.
    const fresh = await refresh();
    if (!fresh) return;
    const passed = new Set([...rest, ...latest.current.done.map(({ row }) => row)].map(({ id }) => id));
    const moved = fresh.find((row) => !passed.has(row.id) && !options.isDone(row) && canWork(row));
    if (moved) return goTo(moved.id);
    const { nextPage } = latest.current.options;
    if (!nextPage) return setEnded(true);
    wantsFirst.current = true;
    nextPage();
  }

  const hiddenHere = (options.rows?.length ?? 0) - (options.rows?.filter(isWaiting).length ?? 0);
  const total = Math.max(done.length + options.count - hiddenHere, done.length + (currentId === null ? 0 : 1));
  return {
    rows,
    current: kept && (found ?? kept.row),
    hasLeft,
    done,
    since,
    position: Math.min(done.length + 1, total),
    total,
    ended,
    open: goTo,
    start(narrow) {
      const first = rows?.find(options.canWork);
      if (narrow) {
        wantsFirst.current = true;
        narrow();
      } else if (first) goTo(first.id);
    },
    skip: () => void goOn(hasLeft ? (held.current?.row ?? null) : null),
    back() {
      const index = rows?.findIndex(({ id }) => id === currentId) ?? -1;
      const before = rows?.slice(0, Math.max(index, 0)).findLast(options.canWork);
      if (before) goTo(before.id);
    },
    finish(row) {
      setDone((before) => [...before, { row, at: new Date() }]);
      void goOn(row);
      refreshSoon();
    },
    reopen(row) {
      setDone((before) => before.filter((one) => one.row.id !== row.id));
      held.current = { row, index: 0 };
      goTo(row.id);
      refreshSoon();
    },
  };
}
