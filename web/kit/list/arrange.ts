/** The columns of a list as a person has chosen them: which, in which order, and how wide. */
import type { Column } from './columns.ts';

/** A chosen column: its name, and its width in pixels if it is not its own. */
export interface ShownColumn {
  name: string;
  width: number | null;
}

/** The least and the largest width of a column, as the server accepts them. */
export const NARROWEST = 48;
export const WIDEST = 960;

/** The width of a column that has none of its own, where a table may be wider than its box. */
const UNDECLARED = 160;

/** Whether a column is always shown, at the beginning: it names the row. */
export const isFixed = ({ card }: Pick<Column<never, string>, 'card'>): boolean => card === 'title';

/** Whether a column can be chosen; others are only for cards. */
export const isChoosable = ({ cardOnly }: Pick<Column<never, string>, 'cardOnly'>): boolean => !cardOnly;

/** Returns the columns as they are by default, as a choice that can be changed. */
export function defaultChoice<Row>(columns: readonly Column<Row, string>[]): ShownColumn[] {
  return columns
    .filter((column) => isChoosable(column) && !column.isExtra)
    .map(({ id }) => ({ name: id, width: null }));
}

/**
 * Returns the columns to show. A chosen name that the list does not have (any more) is left out. A chosen column is shown
 * however narrow the table is.
 * @param chosen null for the columns that the list has by default
 */
export function arranged<Row, Name extends string>(
  columns: readonly Column<Row, Name>[],
  chosen: readonly ShownColumn[] | null,
): readonly Column<Row, Name>[] {
  if (!chosen) return columns.some(({ isExtra }) => isExtra) ? columns.filter(({ isExtra }) => !isExtra) : columns;
  const shown = chosen.flatMap(({ name, width }) => {
    const column = columns.find(({ id, cardOnly }) => id === name && !cardOnly);
    if (!column) return [];
    const { from: _from, ...always } = column.isExtra ? { ...column, card: column.card ?? ('line' as const) } : column;
    return [width ? { ...always, width: `${width}px` } : always];
  });
  const fixed = columns.filter((column) => isFixed(column) && !shown.some(({ id }) => id === column.id));
  return [...fixed, ...shown, ...columns.filter(({ cardOnly }) => cardOnly)];
}

/** Whether a list shows a column that has to be chosen: what only it shows is read only then. */
export const isShown = ({ state }: { state: { columns?: readonly ShownColumn[] | null } }, name: string): boolean =>
  state.columns?.some((column) => column.name === name) ?? false;

/** Returns the CSS width below which a table of these columns scrolls. */
export function leastWidth(columns: readonly Pick<Column<never, string>, 'width' | 'cardOnly'>[]): string {
  const pixels = columns.map(({ width, cardOnly }) => {
    if (cardOnly) return 0;
    return width?.endsWith('px') ? Number.parseInt(width, 10) : UNDECLARED;
  });
  return `${pixels.reduce((sum, width) => sum + width, 0)}px`;
}

/** Returns a choice with one column moved to another place. */
export function moved(chosen: readonly ShownColumn[], name: string, to: number): ShownColumn[] {
  const column = chosen.find((one) => one.name === name);
  if (!column) return [...chosen];
  const others = chosen.filter((one) => one !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

/** Returns a choice with another width of one column; null for its own. */
export function resized(chosen: readonly ShownColumn[], name: string, width: number | null): ShownColumn[] {
  const within = width === null ? null : Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
  return chosen.map((column) => (column.name === name ? { ...column, width: within } : column));
}

/** Returns a choice with a column shown, at its end, or hidden. */
export function toggled(chosen: readonly ShownColumn[], name: string): ShownColumn[] {
  const without = chosen.filter((column) => column.name !== name);
  return without.length < chosen.length ? without : [...chosen, { name, width: null }];
}
