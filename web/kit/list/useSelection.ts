import { useMemo, useRef, useState } from 'react';
import { messages } from '../../base/words.ts';
import { toast } from '../ui/toaster.ts';
import type { ListRow } from './rows.ts';

/** The maximum selected rows: api/v1's limit per call. */
export const MOST_SELECTED = 200;

/** The selected rows, over all pages of a list. */
export interface Selection<Row extends ListRow> {
  /** As last shown, in the order of selection; of all matches, those that are shown. */
  rows: readonly Row[];
  /** Whether all rows that match are selected, shown or not; single ones cannot be left out then. */
  all: boolean;
  selectAll: () => void;
  has: (id: string) => boolean;
  /** Toggles a row; with `range` also the shown rows between it and the last toggled one. */
  toggle: (row: Row, range: boolean) => void;
  /** Selects or deselects all of these rows. */
  set: (rows: readonly Row[], chosen: boolean) => void;
  /** Deselects the rows with these ids. */
  release: (records: readonly ListRow[]) => void;
  clear: () => void;
}

/** Returns a selection among `shown` rows. A new `scope`, the list's query without its page, clears it. */
export function useSelection<Row extends ListRow>(shown: readonly Row[] | null, scope: string): Selection<Row> {
  const [held, setHeld] = useState<Held<Row>>({ scope, rows: new Map(), all: false });
  const last = useRef<string | null>(null);
  const all = held.scope === scope && held.all;
  const latest = useMemo(() => new Map(shown?.map((row) => [row.id, row])), [shown]);
  const kept = held.scope === scope ? held.rows : NONE;
  const chosen: ReadonlyMap<string, Row> = all ? latest : kept;
  const rows = useMemo(() => [...chosen.values()].map((row) => latest.get(row.id) ?? row), [chosen, latest]);

  const set = (changed: readonly Row[], into: boolean) => {
    const next = new Map(chosen);
    for (const row of changed) {
      if (!into) next.delete(row.id);
      else if (next.size < MOST_SELECTED || next.has(row.id)) next.set(row.id, row);
    }
    if (into && changed.some(({ id }) => !next.has(id))) toast.warning(messages.list.mostSelected(MOST_SELECTED));
    setHeld({ scope, rows: next, all: false });
  };
  return {
    rows,
    all,
    selectAll: () => setHeld({ scope, rows: new Map(), all: true }),
    has: (id) => all || chosen.has(id),
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
    clear: () => setHeld({ scope, rows: new Map(), all: false }),
  };
}

interface Held<Row> {
  scope: string;
  rows: ReadonlyMap<string, Row>;
  all: boolean;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

function between<Row extends ListRow>(rows: readonly Row[], from: string | null, to: Row): readonly Row[] {
  const ends = [rows.findIndex(({ id }) => id === from), rows.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, final = -1] = ends;
  return first === -1 ? [to] : rows.slice(first, final + 1);
}
