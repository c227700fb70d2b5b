import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '../../base/useLatest.ts';
import { messages } from '../../base/words.ts';
import type { ListRow } from '../../kit/list/rows.ts';
import { toast } from '../../kit/ui/toaster.ts';

/** A row that was completed, and when. */
export interface DoneRow<Row> {
  row: Row;
  at: Date;
}

/** The history state of a link that opens the first row of the target list: `<Link state={startWork}>`. */
export const startWork = { startWork: true };

/** Whether the user followed such a link. */
export function wantsWork(state: unknown): boolean {
  return Boolean(state && typeof state === 'object' && 'startWork' in state && state.startWork === startWork.startWork);
}

interface RowWorkOptions<Row> {
  /** The rows of the page; null until they arrive. */
  rows: readonly Row[] | null;
  /** Whether the rows belong to an earlier page or query, while the current ones load. */
  waiting: boolean;
  /** Identifies the page and the filters: a change closes the open row. */
  set: string;
  /** The server's count of rows to work on, over all pages. */
  count: number;
  /** Whether a row is done: it then leaves the list. */
  isDone: (row: Row) => boolean;
  /** Whether a row can be worked on now; others are skipped. */
  canWork: (row: Row) => boolean;
  /** Refetches the rows of this page. */
  refresh: () => Promise<readonly Row[]>;
  /** Shows the next page; null on the last one. */
  nextPage: (() => void) | null;
}

/** A row with its place, at which it stays when it leaves the list. */
interface Held<Row> {
  row: Row;
  index: number;
}

/** A list whose rows are worked on one after another. */
export interface RowWork<Row> {
  /** The rows to show: those not done, and the open one. */
  rows: readonly Row[] | null;
  /** The open row. */
  current: Row | null;
  /** Whether the open row has left the list meanwhile: somebody else did it, or it no longer matches the filters. */
  hasLeft: boolean;
  /** The rows completed since the page was opened, oldest first. */
  done: readonly DoneRow<Row>[];
  since: Date | null;
  /** The rows whose save is on its way while the work goes on; in the order in which they were sent. */
  sending: readonly Row[];
  /** The number of the open row, out of `total`. */
  position: number;
  total: number;
  /** Whether no row is left to work on. */
  ended: boolean;
  open: (id: string | null) => void;
  /** Opens the first row that can be worked on; with `narrow`, the first one of the list that it narrows to. */
  start: (narrow?: (() => void) | null) => void;
  /** Goes on to the next row and leaves the open one as is. */
  skip: () => void;
  back: () => void;
  /** Returns the row that `send` goes on to; null on the last one of the page. */
  nextAfter: (row: Row) => Row | null;
  /** Goes on to the next row of the page while the open one is saved; on the last one, waits for its save. */
  send: (row: Row) => void;
  /** Opens a sent row again if it was not finished: its save was refused. Returns whether that is so. */
  bringBack: (id: string) => boolean;
  /**
   * Marks a row as done in its current version, and goes on to the next row if it was not sent.
   * @param leavesRest whether a part of it is left, which is a row of its own
   */
  finish: (row: Row, leavesRest: boolean) => void;
  /** Goes on from a row whose save waits on the device: it is not done yet, and stays in the list. */
  leave: (row: Row) => void;
  /** Reopens a done row in its current version. */
  reopen: (row: Row) => void;
}

/** The milliseconds after a completed row before the page is refetched, so that following rows move up. */
const REFRESH_MS = 400;

/** Returns the work through a list's rows: the open row, the completed ones, and how to go on. */
export function useRowWork<Row extends ListRow>(options: RowWorkOptions<Row>): RowWork<Row> {
  const { waiting, set } = options;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [done, setDone] = useState<readonly DoneRow<Row>[]>([]);
  const [since, setSince] = useState<Date | null>(null);
  const [ended, setEnded] = useState(false);
  const [openedSet, setOpenedSet] = useState(set);
  // Another page closes the row.
  if (openedSet !== set) {
    setOpenedSet(set);
    setCurrentId(null);
  }
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const [sending, setSending] = useState<readonly Held<Row>[]>([]);
  /** The ids of `sending`, known before it is rendered: a save can end before that. */
  const sent = useRef(new Set<string>());
  const latest = useLatest({ options, done, sending });

  const isSent = ({ id }: Row) => sending.some(({ row }) => row.id === id);
  const isWaiting = (row: Row) => !options.isDone(row) && !done.some((one) => one.row.id === row.id);
  const stays = (row: Row) => row.id === currentId || isSent(row) || isWaiting(row);
  const listed = withSent(options.rows?.filter(stays) ?? null, sending);
  const at = listed?.findIndex(({ id }) => id === currentId) ?? -1;
  const found = listed?.[at];
  if (found && (found !== held?.row || at !== held.index)) setHeld({ row: found, index: at });
  const kept = currentId !== null && held?.row.id === currentId ? held : null;
  const hasLeft = kept !== null && listed !== null && !found;
  const rows = hasLeft ? listed.toSpliced(kept.index, 0, kept.row) : listed;

  const goTo = (id: string | null) => {
    setCurrentId(id);
    setEnded(false);
    if (id !== null) setSince((before) => before ?? new Date());
  };

  const wantsFirst = useRef(false);
  const openFirst = useEffectEvent((there: readonly Row[]) => {
    if (!wantsFirst.current) return;
    wantsFirst.current = false;
    const first = there.find(options.canWork);
    goTo(first?.id ?? null);
    setEnded(first === undefined);
  });
  useEffect(() => {
    if (!waiting && rows !== null) openFirst(rows);
  }, [waiting, rows]);

  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refreshing.current), []);
  const refreshSoon = () => {
    clearTimeout(refreshing.current);
    refreshing.current = setTimeout(() => void refresh(), REFRESH_MS);
  };

  /** Returns the page's current rows; null on a failure, which is reported. */
  async function refresh(): Promise<readonly Row[] | null> {
    clearTimeout(refreshing.current);
    try {
      return await latest.current.options.refresh();
    } catch {
      toast.error(messages.list.refreshFailed);
      return null;
    }
  }

  /** Returns the next row of the page that can be worked on: after the one that leaves the list, or after the open one. */
  function nextAfter(leaves: Row | null): Row | undefined {
    const index = rows?.findIndex(({ id }) => id === (leaves?.id ?? currentId)) ?? -1;
    return rows?.slice(index + 1).find((row) => options.canWork(row) && !sent.current.has(row.id));
  }

  /** Opens the next row after the open one; `leaves` is the open row if it leaves the list. */
  async function goOn(leaves: Row | null) {
    const { canWork } = options;
    const rest = (rows ?? []).filter(({ id }) => id !== leaves?.id);
    const next = nextAfter(leaves);
    if (next) return goTo(next.id);
    setCurrentId(null);
    // Rows further down may have moved up while rows above were done.
    const fresh = await refresh();
    if (!fresh) return;
    const over = [...latest.current.done, ...latest.current.sending].map(({ row }) => row);
    const passed = new Set([...rest, ...over].map(({ id }) => id));
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
    sending: sending.map(({ row }) => row),
    since,
    position: Math.min(done.length + sending.length + 1, total),
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
    skip: () => void goOn(hasLeft ? (held?.row ?? null) : null),
    back() {
      const index = rows?.findIndex(({ id }) => id === currentId) ?? -1;
      const before = rows?.slice(0, Math.max(index, 0)).findLast(options.canWork);
      if (before) goTo(before.id);
    },
    nextAfter: (row) => nextAfter(row) ?? null,
    send(row) {
      const next = nextAfter(row);
      if (!next || sent.current.has(row.id)) return;
      sent.current.add(row.id);
      setSending((before) => [...before, { row, index: Math.max(at, 0) }]);
      goTo(next.id);
    },
    bringBack(id) {
      if (!sent.current.delete(id)) return false;
      setSending((before) => before.filter(({ row }) => row.id !== id));
      goTo(id);
      return true;
    },
    finish(row, leavesRest) {
      const wasSent = sent.current.delete(row.id);
      setSending((before) => before.filter((one) => one.row.id !== row.id));
      setDone((before) => [...before, { row, at: new Date() }]);
      if (!wasSent) void goOn(row);
      if (!wasSent || leavesRest) refreshSoon();
    },
    leave(row) {
      const wasSent = sent.current.delete(row.id);
      setSending((before) => before.filter((one) => one.row.id !== row.id));
      // Without the server, the rows on the page are all that there is.
      if (!wasSent) goTo(nextAfter(row)?.id ?? null);
    },
    reopen(row) {
      setDone((before) => before.filter((one) => one.row.id !== row.id));
      setHeld({ row, index: 0 });
      goTo(row.id);
      refreshSoon();
    },
  };
}

/** Returns the rows with those that are being saved, each at its place if it has left the list meanwhile. */
function withSent<Row extends ListRow>(rows: readonly Row[] | null, sent: readonly Held<Row>[]): readonly Row[] | null {
  return sent.reduce(
    (all, { row, index }) => (all === null || all.some(({ id }) => id === row.id) ? all : all.toSpliced(index, 0, row)),
    rows,
  );
}
