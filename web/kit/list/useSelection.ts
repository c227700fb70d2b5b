import { useMemo, useRef, useState } from 'react';
import { toast } from '../feedback/toaster.ts';
import { messages } from '../messages.ts';
import type { ListRow } from './rows.ts';

/** How many rows one call may change: what api/v1 takes at once. */
export const MOST_SELECTED = 200;

/** The rows that somebody chose, over all pages of a list. */
export interface Selection<Row extends ListRow> {
  /** As they were shown last, in the order in which they were chosen. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  /** Chooses a row, or lets go of it; with `range` also all shown between it and the row before. */
  toggle: (row: Row, range: boolean) => void;
  /** Chooses all of these, or lets go of them. */
  set: (rows: readonly Row[], chosen: boolean) => void;
  /** Lets go of those with these ids. */
  release: (records: readonly ListRow[]) => void;
  clear: () => void;
}

/** Holds a selection among `shown` rows. It ends with its `scope`: what the list was asked for, without the page. */
export function useSelection<Row extends ListRow>(shown: readonly Row[] | null, scope: string): Selection<Row> {
  const [held, setHeld] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({ scope, rows: new Map() });
  const last = useRef<string | null>(null);
  const chosen = held.scope === scope ? held.rows : NONE;
  const rows = useMemo(() => {
    const latest = new Map(shown?.map((row) => [row.id, row]));
    return [...chosen.values()].map((row) => latest.get(row.id) ?? row);
  }, [chosen, shown]);

  const set = (changed: readonly Row[], into: boolean) => {
    const next = new Map(chosen);
    for (const row of changed) {
      if (!into) next.delete(row.id);
      else if (next.size < MOST_SELECTED || next.has(row.id)) next.set(row.id, row);
    }
    if (into && changed.some(({ id }) => !next.has(id))) toast.error(messages.list.mostSelected(MOST_SELECTED));
    setHeld({ scope, rows: next });
  };
  return {
    rows,
    has: (id) => chosen.has(id),
    toggle(row, range) {
      const into = !chosen.has(row.id);
      set(range ? between(shown ?? [], last.current, row) : [row], into);
      last.current = row.id;
    },
    set,
    release(records) {
      const ids = new Set(records.map(({ id }) => id));
      set(
        rows.filter(({ id }) => ids.has(id)),
        false,
      );
    },
    clear: () => setHeld({ scope, rows: new Map() }),
  };
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

function between<Row extends ListRow>(rows: readonly Row[], from: string | null, to: Row): readonly Row[] {
  const ends = [rows.findIndex(({ id }) => id === from), rows.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, final = -1] = ends;
  return first === -1 ? [to] : rows.slice(first, final + 1);
}
