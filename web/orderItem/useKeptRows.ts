import { useState } from 'react';

/** Rows of a page, and those that have left it under unsaved input. */
interface KeptRows<Row> {
  rows: readonly Row[];
  /** The ids of rows that are no longer in the list: removed or moved by somebody else. */
  left: readonly string[];
}

/**
 * Keeps rows that have left a page of a list while they hold unsaved input, in their place, so that the input does not vanish.
 * @param page identifies the page: turning it keeps nothing @param isHeld whether a row holds unsaved input
 */
export function useKeptRows<Row extends { id: string }>(
  data: readonly Row[],
  page: string,
  isHeld: (id: string) => boolean,
): KeptRows<Row> {
  const [before, setBefore] = useState<{ page: string; rows: readonly Row[] }>({ page, rows: data });
  const present = new Set(data.map(({ id }) => id));
  const rows = [...data];
  const left: string[] = [];
  if (before.page === page) {
    before.rows.forEach((row, at) => {
      if (present.has(row.id) || !isHeld(row.id)) return;
      rows.splice(at, 0, row);
      left.push(row.id);
    });
  }
  const isSame =
    before.page === page && rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at]);
  if (!isSame) setBefore({ page, rows });
  return { rows: isSame ? before.rows : rows, left };
}
