import { readingKey } from '../../base/keys.ts';
import type { SheetPlace } from './sheet.ts';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the place that a key leads to; null if it leads nowhere. @param page how many rows a page has */
export function moved(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { row, column }: SheetPlace,
  { rows, columns }: { rows: number; columns: number },
  page: number,
): SheetPlace | null {
  if (altKey) return null;
  const far = ctrlKey || metaKey;
  const places: Readonly<Record<string, SheetPlace>> = {
    ArrowDown: { row: far ? rows - 1 : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowRight: { row, column: far ? columns - 1 : column + 1 },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? rows - 1 : row, column: columns - 1 },
  };
  const to = places[readingKey(key)];
  return to ? { row: within(to.row, rows), column: within(to.column, columns) } : null;
}

const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
